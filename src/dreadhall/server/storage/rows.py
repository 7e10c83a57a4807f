"""What the database holds, as small values, and how saves are packed into it."""

import zlib
from functools import cached_property
from typing import Any, Literal, TypeVar

import msgspec

from dreadhall.kernel import Event, Result
from dreadhall.kernel.dice import Roll
from dreadhall.server.keys import StoredKey
from dreadhall.server.storage.conduct import Conduct
from dreadhall.server.storage.records import Kind, LogRecord

Status = Literal["lobby", "playing", "over"]

Reason = Literal["opened", "company", "copy", "broken"]

T = TypeVar("T")

LARGEST_SAVE = 64 * 1024 * 1024


class Wish(msgspec.Struct, frozen=True):
    """Somebody asks to take an answer back, or to give up, as the table stood at a number; these seats have yet to
    agree. When enough have (by the uptime of then), it waits only for objections."""

    number: int
    seat: int
    waiting: tuple[int, ...]
    agreed_at: float | None = None


class Seal(msgspec.Struct, frozen=True):
    """A commitment to the dice from a number of the log on, and why it was made."""

    number: int
    commitment: str
    reason: Reason


class Origin(msgspec.Struct, frozen=True):
    """Where a copy comes from: a table of this server, or (None) a file."""

    table: str | None
    number: int
    title: str


class Claim(msgspec.Struct, frozen=True):
    """Somebody asks for a seat of a running game: by which key, and who has yet to agree (None is the host)."""

    seat: int
    name: str
    key: str
    waiting: tuple[int | None, ...]
    person: str
    is_host: bool = False
    conduct: Conduct | None = None


class Listing(msgspec.Struct, frozen=True):
    """How a table is offered to others on this server.

    `begins` is the uptime at which bots take the seats that are still empty, and `kept_out` those who were sent away:
    fingerprints, by which they are known again.
    """

    language: str
    experience: str
    approves: bool
    since: float
    begins: float | None = None
    kept_out: tuple[str, ...] = ()


class Notice(msgspec.Struct, frozen=True):
    """What the house itself says: the key of a message and its data."""

    kind: str
    data: dict[str, Any]


class WatcherCount(msgspec.Struct, frozen=True):
    """How many watch with the help of one process, and until which uptime that is to be believed."""

    count: int
    until: float


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, but for its moves."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, Any]
    away: int | None
    turn: int | None = None
    seed: bytes
    commitment: str
    seals: tuple[Seal, ...] = ()
    several: bool = False
    alone: str | None = None
    restored: bytes | None
    origin: Origin | None = None
    foreign: bool = False
    claims: tuple[Claim, ...] = ()
    undo: Wish | None
    give_up: Wish | None = None
    advice: bool = True
    studied: bool = False
    watching: dict[str, WatcherCount] = {}
    result: Result | None
    listing: Listing | None = None
    successor: str | None = None
    invite_closed: bool = False
    spectator_closed: bool = False
    bot_due: bool
    version: int
    created: float
    changed: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: who has taken it (an id that joins the seats of one person), until which uptime they count as being
    there, and which bot plays for it, if one does.

    Whose key hashes to `conduct` had `finished` and `abandoned` so many games among strangers when they sat down.
    """

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    here_until: float = 0
    bound: bytes | None = None
    sent_away: bool = False
    is_host: bool = False
    stands_in: bool = False
    muted: bool = False
    conduct: bytes | None = None
    finished: int = 0
    abandoned: int = 0


class Stored(msgspec.Struct, frozen=True, dict=True):
    """A table with its seats and the keys that open it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    keys: tuple[StoredKey, ...]

    @cached_property
    def has_bots(self) -> bool:
        """Whether a bot plays for any seat."""
        return any(seat.bot for seat in self.seats)

    @cached_property
    def beside(self) -> list[list[int]]:
        """By seat, all seats held by whoever holds it."""
        return [[two.seat for two in self.seats if two is one or is_same_person(one, two)] for one in self.seats]

    @cached_property
    def others(self) -> list[list[int]]:
        """By seat, the seats of all other people."""
        return [[two.seat for two in self.seats if two.person and two.seat not in mine] for mine in self.beside]


def is_same_person(one: SeatRow, other: SeatRow) -> bool:
    """Whether somebody sits on both seats."""
    return bool(one.person) and one.person == other.person


class CheckpointRow(msgspec.Struct, frozen=True):
    """A position that need not be played again to be reached."""

    number: int
    move: int
    rules: int
    asked: dict[int, int]
    save: bytes
    pinned: bool = False


class NewDice(msgspec.Struct, frozen=True):
    """A new secret with its seals so far; whether it is because several people play here now."""

    seed: bytes
    seals: tuple[Seal, ...]
    several: bool


class NewRecord(msgspec.Struct, frozen=True):
    """A record to be added, with what changes along with it."""

    table_id: str
    record: LogRecord
    checkpoint: CheckpointRow | None = None
    bot_due: bool | None = None
    result: Result | None = None
    # A game of a household that is over can come back by undo.
    resumed: bool = False
    # The dice follow from another secret from now on, or are no secret any more.
    dice: NewDice | None = None
    # What everybody is to be told about it.
    notice: Notice | None = None


class RestoredTable(msgspec.Struct, frozen=True):
    """A save from which a table is to begin, and what had happened before, of which other seats know other parts."""

    save: dict[str, Any]
    events: tuple[Event, ...]


class ChatRow(msgspec.Struct, frozen=True):
    """Something somebody said; a seat of None is the host. A channel that is not empty is for some seats alone."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    channel: str = ""
    notice: Notice | None = None


class Mine(msgspec.Struct, frozen=True):
    """A table that a key opens."""

    hash: bytes
    table_id: str
    role: str
    seat: int | None


# The fields of a table that are kept as JSON.
PACKED: dict[str, Any] = {
    "options": dict[str, Any],
    "seals": tuple[Seal, ...],
    "origin": Origin,
    "claims": tuple[Claim, ...],
    "undo": Wish,
    "give_up": Wish,
    "watching": dict[str, WatcherCount],
    "listing": Listing,
    "result": Result,
}


def seals(row: TableRow) -> tuple[Seal, ...]:
    """Every commitment of a table so far; the first of one that was opened by an earlier version is not noted."""
    return row.seals or (Seal(0, row.commitment, "opened"),)


def pack(save: object) -> bytes:
    """A save, or what goes with it, made small."""
    return zlib.compress(msgspec.json.encode(save), 1)


def unpack(packed: bytes, kind: type[T]) -> T:
    """What was packed."""
    return msgspec.json.decode(zlib.decompressobj().decompress(packed, LARGEST_SAVE), type=kind)


def record_row(table_id: str, record: LogRecord) -> dict[str, Any]:
    """A record as the database holds it."""
    row = msgspec.structs.asdict(record)
    rolls = msgspec.json.encode(record.rolls) if record.rolls else None
    return row | {"table_id": table_id, "events": msgspec.json.encode(record.events), "rolls": rolls}


def read_record(row: Any) -> LogRecord:
    """A record from the database."""
    kind: Kind = row.kind
    events = msgspec.json.decode(row.events, type=tuple[Event, ...])
    rolls = msgspec.json.decode(row.rolls, type=tuple[Roll, ...]) if row.rolls else ()
    return LogRecord(
        number=row.number,
        kind=kind,
        seat=row.seat,
        answer=row.answer,
        asked=row.asked,
        move=row.move,
        kept=row.kept,
        events=events,
        at=row.at,
        rolls=rolls,
    )


def read_table(row: Any) -> TableRow:
    """A table from the database."""
    values = dict(row._mapping)
    for name, kind in PACKED.items():
        values[name] = msgspec.json.decode(values[name], type=kind) if values[name] else None
    return TableRow(**values)


def read_checkpoint(row: Any) -> CheckpointRow:
    """A checkpoint from the database."""
    asked = msgspec.json.decode(row.asked, type=dict[int, int], strict=False)
    return CheckpointRow(row.number, row.move, row.rules, asked, row.save, row.pinned)


def checkpoint_row(table_id: str, kept: CheckpointRow) -> dict[str, Any]:
    """A checkpoint as the database holds it."""
    return fields(kept) | {"table_id": table_id, "asked": msgspec.json.encode(kept.asked).decode()}


def encoded(name: str, value: Any) -> Any:
    """The value of a field of a table as the database holds it."""
    if name in PACKED and value is not None:
        return msgspec.json.encode(value).decode()
    return value


def fields(struct: msgspec.Struct) -> dict[str, Any]:
    """A value by the names of its columns."""
    return msgspec.structs.asdict(struct)
