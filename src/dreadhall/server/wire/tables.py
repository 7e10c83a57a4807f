"""Tables, but for the game itself: opening and setting up, and how everybody with a link sees one."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dreadhall.kernel import Result
from dreadhall.server.wire.fields import LONGEST_TITLE, AwaySeconds, KeyText, SeatCount, Title, TurnDays
from dreadhall.server.wire.names import readable


class Titled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever gives a table its title."""

    def __post_init__(self) -> None:
        """Keep it as everybody can read it."""
        title: str | None = getattr(self, "title", None)
        if title is not None:
            msgspec.structs.force_setattr(self, "title", readable(title, LONGEST_TITLE))


class NewTable(Titled, frozen=True):
    """What a new table is to be like."""

    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    options: dict[str, Any] = {}
    title: Title = ""
    away: AwaySeconds | None = None
    turn: TurnDays = 0


class NewLesson(Titled, frozen=True):
    """Which lesson of which game is to be taken."""

    game: Annotated[str, Meta(max_length=64)]
    lesson: Annotated[str, Meta(max_length=64)]
    title: Title = ""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the same people play again: as before, unless there are other options."""

    options: dict[str, Any] | None = None


class TableChange(Titled, frozen=True):
    """What is to change; whatever is left out stays."""

    title: Title | None = None
    away: AwaySeconds | None = None
    turn: TurnDays | None = None
    seats: SeatCount | None = None
    options: dict[str, Any] | None = None
    advice: bool | None = None
    studied: bool | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table and its links. Nobody can show them again."""

    table_id: str
    host_key: str
    invite_key: str
    spectator_key: str


class ConductInfo(msgspec.Struct, frozen=True):
    """How many games among strangers somebody had finished and abandoned when they came."""

    finished: int
    abandoned: int


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; a bot may play for a person who is away, perhaps only until they are back.

    `absent` says for how many seconds its person has been away, `is_host` that they are the host, and `muted` that the
    host has silenced them. `conduct` is known of whoever came as a stranger, while the game goes on.
    """

    seat: int
    name: str
    taken: bool
    bot: str | None
    here: bool
    absent: int | None = None
    stands_in: bool = False
    is_host: bool = False
    muted: bool = False
    conduct: ConductInfo | None = None


class WishInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take an answer back; these seats have yet to agree."""

    number: int
    seat: int
    waiting: list[int]


class GiveUpInfo(msgspec.Struct, frozen=True):
    """Somebody asks to give up; these seats have yet to agree. When enough have, the game ends in so many seconds
    (`left`), unless somebody objects."""

    number: int
    seat: int
    waiting: list[int]
    left: int | None = None


class ClaimInfo(msgspec.Struct, frozen=True):
    """Somebody asks for a seat of a running game; these seats have yet to agree, and the host if null is there."""

    seat: int
    name: str
    waiting: list[int | None]
    conduct: ConductInfo | None = None


class Seal(msgspec.Struct, frozen=True):
    """A commitment to the dice from a number of the log on, and why it was made."""

    number: int
    commitment: str
    reason: Literal["opened", "company", "copy", "broken"]


class Origin(msgspec.Struct, frozen=True):
    """Where a copy comes from: a table of this server, or (None) a file."""

    table: str | None
    number: int
    title: str


class ListingInfo(msgspec.Struct, frozen=True):
    """How a table is offered to others on this server; bots take the seats that are empty in so many seconds."""

    language: str
    experience: str
    approves: bool
    bots_in: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody with a link sees it, but for the game itself. The version grows with every change.

    `seals` are all commitments to the dice so far. A copy of another table names it as its `origin`; seats that are
    `bound` are for those who had them there. Whoever has been away for as many seconds as `patience` says can have a
    bot to play for them until they are back: the host sees to it, or anybody with a seat if the host is away as well.
    `advice` says whether a bot may be asked for some, and `watching` how many watch. `successor` is the table at which
    the same people play again, once somebody has opened it. A game that may be `studied` is given to the laboratory
    when it is over, without names and talk. A table with a `listing` is open to everybody on this server. Where a turn
    may take so many days (`turn`), the stand-in plays for those whose time is up, and nobody else decides that.
    """

    id: str
    game: str
    title: str
    status: Literal["lobby", "playing", "over"]
    version: int
    options: dict[str, Any]
    commitment: str
    seals: list[Seal]
    restored: bool
    origin: Origin | None
    bound: list[int]
    away: int | None
    turn: int | None
    seats: list[SeatInfo]
    claims: list[ClaimInfo]
    number: int
    undo: WishInfo | None
    give_up: GiveUpInfo | None
    result: Result | None
    successor: str | None
    patience: int
    advice: bool
    studied: bool
    watching: int
    listing: ListingInfo | None = None


class MyTable(msgspec.Struct, frozen=True):
    """A table that one of the given keys opens: which key (by its place in the list), and what for.

    Where it waits for this seat, for how many seconds it has (`waited`), and how many are left where a turn takes days.
    """

    index: int
    role: str
    seat: int | None
    my_turn: bool
    waited: int | None
    left: int | None
    table: TableInfo


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys a browser holds."""

    keys: Annotated[list[KeyText], Meta(max_length=100)]


class NewLink(msgspec.Struct, frozen=True):
    """A link in place of the old one."""

    key: str
