"""The game as a seat sees it, answers, and taking back."""

from typing import Any, Literal

import msgspec

from dreadhall.kernel import Result
from dreadhall.server.wire.fields import Number, ToAQuestion

MayTakeBack = Literal["yes", "ask", "nothing", "revealed", "over"]
"""At once, if others agree, or not: there is nothing, something came to light since, the game is over."""


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


class PlayState(msgspec.Struct, frozen=True):
    """How the table stands for a seat, and what happened since the number it knew.

    A client forgets the events of moves after `back` (if that is given), then adds `events`. `asked` is the number to
    send with an answer, or null where this seat is not asked; `channels` are those in which it talks apart from all.
    In the past of a game that was played by `older` rules, the view is the last one before that is known.
    `undo` says whether the seat can take something back: at once, if others agree (`ask`), or why not. `waited` are
    the seconds since something was done last.
    """

    number: int
    since: int | None
    back: int | None
    asked: int | None
    events: list[ShownEvent]
    view: SeatView
    channels: list[str] = []
    undo: MayTakeBack | None = None
    waited: int = 0
    older: bool = False


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a patch, as in RFC 6902: what is removed has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class PlayChange(msgspec.Struct, frozen=True):
    """The same as a PlayState, with what leads to its view from the one that was told last on this connection.

    Now and then there is a mark: the CRC-32 of the view as JSON without spaces, the names in order. A client that finds
    another one asks for the whole.
    """

    number: int
    since: int | None
    back: int | None
    asked: int | None
    events: list[ShownEvent]
    patch: list[Change]
    channels: list[str] = []
    undo: MayTakeBack | None = None
    waited: int = 0
    mark: int | None = None


class EventList(msgspec.Struct, frozen=True):
    """What happened since a number: forget the events of moves after `back`, then add these."""

    number: int
    since: int | None
    back: int | None
    events: list[ShownEvent]


class Book(msgspec.Struct, frozen=True):
    """The names of the pages, and their messages as Fluent writes them."""

    pages: list[str]
    text: str


class AnswerGiven(ToAQuestion, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer: `asked` is the number given with the question, `answer` the key of a choice."""


class UndoAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take back the last answer, as the table stood at this number."""

    number: Number


class UndoAgreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to the wish that was made at this number."""

    number: Number
    agree: bool


class AdviceAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot answer to the question of this number?"""

    asked: Number


class Planned(msgspec.Struct, frozen=True):
    """What a bot has set out for with an answer: a kind, for which the game has words, and what these mention.

    In `data` are the room, figure or card that it is after, by the name of what it is; `rooms`, through which it comes
    before it is there; and `objective`, the objective of the seat's side that it serves, or an empty text.
    """

    kind: str
    data: dict[str, Any] = {}


class Advice(msgspec.Struct, frozen=True):
    """The key of a choice that a bot would take in this seat's place, and why: the key of a message and its data.

    `estimate` is how likely it thinks the seat's side to win, from 0 to 1, where it has thought about that; `spread` is
    how far off it may be, 19 times in 20, as far as it can tell. `plan` is what the answer is part of.
    """

    answer: str
    reason: str = ""
    data: dict[str, Any] = {}
    estimate: float | None = None
    spread: float | None = None
    plan: Planned | None = None


class Guess(msgspec.Struct, frozen=True):
    """How likely those looked to win who play against the house, from 0 to 1, when so many answers stood."""

    move: int
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """The odds over time of a game that is over, as bots judge its positions; nothing where they cannot."""

    guesses: list[Guess]


class Accepted(msgspec.Struct, frozen=True):
    """The receipt of an answer or an undo: the number under which it is stored, and how many answers stand then.

    Whoever sends the same again gets the same receipt.
    """

    number: int
    move: int


class UndoReply(msgspec.Struct, frozen=True):
    """Either done (with its receipt), or other people are asked first: these seats."""

    done: Accepted | None
    waiting: list[int]
