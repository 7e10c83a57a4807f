"""Where a table stands that another process plays, as plain data; and how that process comes to know it."""

from collections import OrderedDict
from secrets import token_hex
from typing import Any

import msgspec

from dreadhall.kernel import Ask, Choice, DreadhallError, Event, Result
from dreadhall.kernel.dice import Roll
from dreadhall.server.positions.local import LocalPosition, opened
from dreadhall.server.positions.position import Later, Position, Transition
from dreadhall.server.positions.time_limit import TimeLimit

LARGEST_STANDING = 8 * 1024 * 1024
"""Bytes of a position as another process tells it: many times what any game needs."""
MOST_HELD, STEPS_HELD = 64, 16
"""Tables of which a process knows where they stand, and the steps that each can go back."""
NOTHING = msgspec.Raw(b"null")
NO_HURRY = TimeLimit(float("inf"))
"""In a process of its own a rule is stopped by whoever waits for it."""


class Outlook(msgspec.Struct, frozen=True):
    """What there is to know for one seat, besides what every seat sees."""

    position: msgspec.Raw
    own: msgspec.Raw
    channels: list[str]
    pages: list[str]
    silence: str | None


class Standing(msgspec.Struct, frozen=True):
    """All that a server wants to know of a position, for each seat and (last) for a spectator."""

    number: int
    asked: dict[int, int]
    ask: Ask | None
    result: Result | None
    move: int
    household: bool
    revealed: int
    whole: bool
    rolls: tuple[Roll, ...]
    keeps_secrets: bool
    snapshot: msgspec.Raw
    common: msgspec.Raw
    outlooks: list[Outlook]


class Go(msgspec.Struct, frozen=True, tag=True):
    """Open a table that is saved, and make a transition there if there is one to make.

    Without numbers of its own the position is numbered as the moves are, and the questions are new. A position that
    the process has come to before, and is `known` there, need not be sent again.
    """

    save: msgspec.Raw = NOTHING
    known: str = ""
    number: int | None = None
    asked: dict[int, int] | None = None
    later: int = 0
    transition: Transition | None = None


class Gone(msgspec.Struct, frozen=True):
    """Where that led, and how that is known there; or None with what went wrong, by the name of the error."""

    standing: Standing | None
    known: str = ""
    events: tuple[Event, ...] = ()
    rolls: tuple[Roll, ...] = ()
    problem: str = ""
    message: str = ""


class Forgotten(DreadhallError):
    """A position is not known in this process, or no more."""


class RecentPositions:
    """Where the tables stand that were played last in this process."""

    def __init__(self) -> None:
        self._own_name = token_hex(8)
        self._count = 0
        self._positions: OrderedDict[str, LocalPosition] = OrderedDict()

    def hold(self, position: LocalPosition, before: str = "") -> str:
        """Know a position, and by which name, instead of the one before it: a table is played on where it stands."""
        self._positions.pop(before, None)
        position.let_go(STEPS_HELD)
        self._count += 1
        name = f"{self._own_name}-{self._count}"
        self._positions[name] = position
        if len(self._positions) > MOST_HELD:
            self._positions.popitem(last=False)
        return name

    def find(self, name: str) -> LocalPosition:
        """The position of this name."""
        if name not in self._positions:
            raise Forgotten
        self._positions.move_to_end(name)
        return self._positions[name]


held = RecentPositions()


def go(task: Go) -> Gone:
    """Find the table, make the transition, and look at it through all eyes."""
    try:
        start = held.find(task.known) if task.known else opened_by(task)
        seats = start.table.seats
        later = Later(start) if task.transition is None else start.take(task.later, task.transition)
        assert isinstance(later.position, LocalPosition)
        seen = standing(later.position, seats)
        return Gone(seen, held.hold(later.position, task.known), later.events, later.rolls)
    except DreadhallError as error:
        return Gone(None, problem=type(error).__name__, message=str(error))
    except MemoryError:
        raise
    except Exception as error:  # whoever made the save did not get it from us
        return Gone(None, problem=type(error).__name__)


def opened_by(task: Go) -> LocalPosition:
    """The position that was sent."""
    return opened(msgspec.json.decode(task.save, type=dict[str, Any]), task.number, task.asked, NO_HURRY)


def standing(position: Position, seats: int) -> Standing:
    """A position as plain data."""
    return Standing(
        number=position.number,
        asked=position.asked,
        ask=plain(position.ask),
        result=position.result,
        move=position.move,
        household=position.household,
        revealed=position.revealed,
        whole=position.whole,
        rolls=position.rolls,
        keeps_secrets=position.keeps_secrets,
        snapshot=msgspec.Raw(msgspec.json.encode(position.snapshot())),
        common=msgspec.Raw(position.encoded_view(None).common.json),
        outlooks=[outlook(position, seat) for seat in (*range(seats), None)],
    )


def outlook(position: Position, seat: int | None) -> Outlook:
    """A position through the eyes of a seat."""
    silence = position.silence(seat) if seat is not None and seat in position.asked else None
    seen = position.encoded_view(seat)
    where, own = msgspec.Raw(seen.position.json), msgspec.Raw(seen.own.json)
    return Outlook(where, own, position.channels(seat), position.pages(seat), silence)


def plain(ask: Ask | None) -> Ask | None:
    """A question without what its choices stand for, and what they look like."""
    if ask is None:
        return None
    parts = {seat: [Choice(choice.key, None) for choice in choices] for seat, choices in ask.parts.items()}
    answered = {seat: Choice(choice.key, None) for seat, choice in ask.answered.items()}
    return Ask(ask.prompt, parts, ask.join, answered=answered, together=ask.together)
