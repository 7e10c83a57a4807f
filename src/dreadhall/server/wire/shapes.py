"""What goes over the wire: one definition for the server, its documentation and the browser's types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dreadhall.kernel import Result
from dreadhall.server.storage.records import News, told_to
from dreadhall.server.storage.rows import ChatLine, Origin, Seal, Status, seals
from dreadhall.server.tables.claims import open_claims
from dreadhall.server.tables.loaded import Live
from dreadhall.server.wire.names import readable, readable_name

LONGEST_NAME, LONGEST_TITLE = 40, 80
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE, pattern=r"^[^\x00-\x1f\x7f]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")]
Channel = Annotated[str, Meta(max_length=32)]
AnswerKey = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
SeatCount = Annotated[int, Meta(ge=1, le=64)]
AwaySeconds = Annotated[int, Meta(ge=0, le=604_800, description="0: nobody is ever replaced by a bot on their own")]
KeyText = Annotated[str, Meta(max_length=100)]


class Problem(msgspec.Struct, frozen=True):
    """Every refusal: a code for programs and one line for people."""

    error: str
    message: str


class ShownChoice(msgspec.Struct, frozen=True):
    """One legal answer."""

    key: str
    verb: str
    data: dict[str, Any]


class ShownAsk(msgspec.Struct, frozen=True):
    """The open question as a seat sees it."""

    prompt: str
    join: Literal["any", "all"]
    data: dict[str, Any]
    choices: list[ShownChoice]


class SeatView(msgspec.Struct, frozen=True):
    """What a seat may know; `position` is in the words of the game."""

    game: str
    seat: int | None
    seats: int
    move: int
    commitment: str
    ask: ShownAsk | None
    waiting: list[int]
    result: Result | None
    position: dict[str, Any]


class ShownEvent(msgspec.Struct, frozen=True):
    """Something that happened, as a seat hears it."""

    kind: str
    cause: str
    move: int
    data: dict[str, Any]


class MoveProblem(msgspec.Struct, frozen=True):
    """The refusal of a move; one that came too late (`stale`) is told how the table stands now."""

    error: str
    message: str
    number: int | None = None
    asked: int | None = None
    view: SeatView | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; `values` lists them where they are few, `help` is the key of a message."""

    name: str
    default: Any
    values: list[Any]
    help: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]


class Titled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever gives a table its title."""

    def __post_init__(self) -> None:
        """Keep it as everybody can read it."""
        title: str | None = getattr(self, "title", None)
        if title is not None:
            msgspec.structs.force_setattr(self, "title", readable(title, LONGEST_TITLE))


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever gives somebody a name."""

    name: Name

    def __post_init__(self) -> None:
        """Keep it as everybody can read it."""
        msgspec.structs.force_setattr(self, "name", readable_name(self.name, LONGEST_NAME))


class NewTable(Titled, frozen=True):
    """What a new table is to be like."""

    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    options: dict[str, Any] = {}
    title: Title = ""
    away: AwaySeconds | None = None


class TableChange(Titled, frozen=True):
    """What is to change; whatever is left out stays."""

    title: Title | None = None
    away: AwaySeconds | None = None
    seats: SeatCount | None = None
    options: dict[str, Any] | None = None


class Restore(Titled, frozen=True):
    """A saved table, as it was given out."""

    save: dict[str, Any]
    title: Title = ""
    away: AwaySeconds | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; a bot may play for a person who is away."""

    seat: int
    name: str
    taken: bool
    bot: str | None
    here: bool


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take an answer back; these seats have yet to agree."""

    number: int
    seat: int
    waiting: list[int]


class ClaimInfo(msgspec.Struct, frozen=True):
    """Somebody asks for a seat of a running game; these seats have yet to agree, and the host if null is there."""

    seat: int
    name: str
    waiting: list[int | None]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody with a link sees it, but for the game itself. The version grows with every change.

    `seals` are all commitments to the dice so far. A copy of another table names it as its `origin`; seats that are
    `bound` are for those who had them there.
    """

    id: str
    game: str
    title: str
    status: Status
    version: int
    options: dict[str, Any]
    commitment: str
    seals: list[Seal]
    restored: bool
    origin: Origin | None
    bound: list[int]
    away: int | None
    seats: list[SeatInfo]
    claims: list[ClaimInfo]
    number: int
    undo: UndoInfo | None
    result: Result | None


class MyTable(msgspec.Struct, frozen=True):
    """A table that one of the given keys opens: which key (by its place in the list), and what for."""

    index: int
    role: str
    seat: int | None
    my_turn: bool
    table: TableInfo


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys a browser holds."""

    keys: Annotated[list[KeyText], Meta(max_length=100)]


class Join(Named, frozen=True):
    """Who takes a seat; `beside` is the key of a seat that the same person has already, for a hot seat, or has left.

    At a copy of a running table, `original` is the key of the same seat there.
    """

    beside: KeyText | None = None
    original: KeyText | None = None


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key by which somebody has the same seat at the original of a copy."""

    original: KeyText


class Joined(msgspec.Struct, frozen=True):
    """The seat and its new link, or while others have yet to agree, a guest's, which becomes the seat's."""

    seat: int
    key: str
    waiting: bool = False


class ClaimAnswered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to somebody of this name who asks for a seat."""

    name: Name
    agree: bool


class Rename(Named, frozen=True):
    """A new name."""


class BotChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot."""

    bot: Annotated[str, Meta(max_length=64)] = "random"


class NewLink(msgspec.Struct, frozen=True):
    """A link in place of the old one."""

    key: str


class AnswerGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: `move` is the number given as `asked` with the question, `answer` the key of a choice."""

    move: Number
    answer: AnswerKey


class UndoAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take back the last answer, as the table stood at this number."""

    number: Number


class UndoAgreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to the wish that was made at this number."""

    number: Number
    agree: bool


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say, to all or in one of the channels of the own seat."""

    text: Text
    channel: Channel = ""


class PlayState(msgspec.Struct, frozen=True):
    """How the table stands for a seat, and what happened since the number it knew.

    A client forgets the events of moves after `back` (if that is given), then adds `events`. `asked` is the number to
    send with an answer, or null where this seat is not asked; `channels` are those in which it talks apart from all.
    In the past of a game that was played by `older` rules, the view is the last one before that is known.
    """

    number: int
    since: int | None
    back: int | None
    asked: int | None
    events: list[ShownEvent]
    view: SeatView
    channels: list[str] = []
    older: bool = False


class EventList(msgspec.Struct, frozen=True):
    """What happened since a number: forget the events of moves after `back`, then add these."""

    number: int
    since: int | None
    back: int | None
    events: list[ShownEvent]


class SealedSave(msgspec.Struct, frozen=True):
    """A table with secrets of several people: it stays here, and this key opens it again as a new table."""

    format: Literal["dreadhall-sealed"]
    game: str
    number: int
    key: str


class Health(msgspec.Struct, frozen=True):
    """How the server does."""

    status: Literal["ok"]
    version: str


def play_state(live: Live, seat: int | None, news: News) -> PlayState:
    """The state of play in the eyes of a seat. View and events come from the table, and only those for this seat."""
    position = live.started
    asked = position.asked.get(seat) if seat is not None else None
    events: Any = told_to(news.events, seat)
    view: Any = msgspec.Raw(live.view(seat))  # encoded already, in the shape of a SeatView
    channels = position.channels(seat)
    return PlayState(news.number, news.since, news.back, asked, events, view, channels)


def table_info(live: Live, now: float) -> TableInfo:
    """The table as everybody with a link sees it."""
    row = live.row
    seats = [
        SeatInfo(
            seat.seat,
            seat.name,
            seat.person is not None,
            seat.bot,
            seat.person is not None and seat.here_until > now,
        )
        for seat in live.seats
    ]
    wish = live.wish
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        version=row.version,
        options=row.options,
        commitment=row.commitment,
        seals=list(seals(row)),
        origin=row.origin,
        bound=[seat.seat for seat in live.seats if seat.bound is not None],
        restored=row.origin is not None or row.restored is not None,
        away=row.away,
        seats=seats,
        claims=[ClaimInfo(claim.seat, claim.name, list(claim.waiting)) for claim in open_claims(live.stored)],
        number=live.number,
        undo=UndoInfo(wish.number, wish.seat, list(wish.waiting)) if wish else None,
        result=row.result,
    )


# Over the live connection


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first frame: the key, and how far the client knows the log and the chat already.

    Of the chat it knows the first so many lines of those to all and in `channels`, as it was told them.
    """

    key: KeyText
    since: Number | None = None
    chat: Number = 0
    channels: Annotated[list[Channel], Meta(max_length=16)] = []


class SendAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer", tag_field="type"):
    """An answer; the reply carries the same id."""

    move: Number
    answer: AnswerKey
    id: Number = 0


class SendUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """A wish to take the last answer back."""

    number: Number
    id: Number = 0


class SendAgree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agree", tag_field="type"):
    """Yes or no to somebody's wish."""

    number: Number
    agree: bool
    id: Number = 0


class SendChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="type"):
    """Something to say, to all or in one of the channels of the own seat."""

    text: Text
    channel: Channel = ""
    id: Number = 0


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Are you there?"""

    id: Number = 0


Frame = SendAnswer | SendUndo | SendAgree | SendChat | Ping


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="type"):
    """The table has gone on, or this is where a client comes in; see PlayState."""

    play: PlayState


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, names, bots, status or a wish to undo have changed."""

    table: TableInfo


class ChatHeard(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """What was said, in order; each line has its place among those that this reader hears: to all and in `channels`.

    If it is told `anew`, because these channels have changed, a client forgets all lines before.
    """

    lines: list[ChatLine]
    channels: list[str] = []
    anew: bool = False


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The reply to a frame that was accepted."""

    id: int
    number: int | None = None
    move: int | None = None
    waiting: list[int] = []


class NotDone(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The reply to a frame that was not."""

    id: int
    error: str
    message: str
    number: int | None = None
    asked: int | None = None


Message = Moved | TableChanged | ChatHeard | Done | NotDone
