"""Where a table stands, and the transitions that lead on from there.

The server knows a table by its positions alone. Those of its own tables are local (`local.py`): a transition is made
here and now. Those of tables that come from outside are isolated (`isolated.py`): another process makes it and says
where it led.
"""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import msgspec

from dreadhall.kernel import Ask, Event, Result
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.history import Answer, stands
from dreadhall.server.positions.encoded_view import EncodedView
from dreadhall.server.storage.records import LogRecord


class Given(msgspec.Struct, frozen=True, tag=True):
    """A seat answers; IllegalAnswer where it cannot."""

    seat: int
    answer: str


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """The answer at this place of the tape goes: the last one, or a part of an open question.

    CannotUndo where it stands, or is too long ago.
    """

    place: int


class KeyedAnew(msgspec.Struct, frozen=True, tag=True):
    """The dice are keyed with a secret of which nobody knows anything."""

    secret: bytes


class WentBack(msgspec.Struct, frozen=True, tag=True):
    """Only so many answers stand any more, whatever was revealed since."""

    move: int


class PlayedOn(msgspec.Struct, frozen=True, tag=True):
    """Answers that were given before are given again, as many as the rules allow."""

    answers: tuple[Answer, ...]


class GivenUp(msgspec.Struct, frozen=True, tag=True):
    """Those who play have agreed not to go on: the game is over."""


Transition = Given | TakenBack | KeyedAnew | WentBack | PlayedOn | GivenUp


class Later(NamedTuple):
    """The position after a transition, what happened and what fell on the way."""

    position: "Position"
    events: tuple[Event, ...] = ()
    rolls: tuple[Roll, ...] = ()


class Position(ABC):
    """Where a table stands: nobody changes it, a later position is another one.

    `asked` holds, for each seat that is asked, the number by which its answer names the question.
    """

    __slots__ = ("asked", "number")

    def __init__(self, number: int, asked: dict[int, int]) -> None:
        self.number = number
        self.asked = asked

    @property
    @abstractmethod
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over. What its choices stand for is the rules' affair."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None, or who won and why."""

    @property
    @abstractmethod
    def move(self) -> int:
        """How many answers stand."""

    @property
    @abstractmethod
    def household(self) -> bool:
        """Whether those at the table keep no secrets from each other."""

    @property
    @abstractmethod
    def revealed(self) -> int:
        """The move number at which something was revealed last."""

    def stands(self, place: int) -> bool:
        """Whether the answer at a place of the tape is there for good."""
        return stands(place, self.revealed, household=self.household)

    @property
    @abstractmethod
    def whole(self) -> bool:
        """Whether the answers lead here from the first one on."""

    @property
    @abstractmethod
    def rolls(self) -> tuple[Roll, ...]:
        """What has fallen in the running step."""

    @property
    @abstractmethod
    def keeps_secrets(self) -> bool:
        """Whether some seat may know at the moment what another may not."""

    @abstractmethod
    def encoded_view(self, seat: int | None) -> EncodedView:
        """What a seat sees; None is a spectator."""

    def view(self, seat: int | None) -> bytes:
        """The same as JSON."""
        return self.encoded_view(seat).whole

    @abstractmethod
    def channels(self, seat: int | None) -> list[str]:
        """The channels in which a seat speaks and hears, besides that of all."""

    @abstractmethod
    def pages(self, seat: int | None) -> list[str]:
        """The pages of words that a seat may read and not everybody."""

    @abstractmethod
    def silence(self, seat: int) -> str | None:
        """What counts as an asked seat's answer when its time is up; None where any choice may be taken."""

    @abstractmethod
    def snapshot(self) -> dict[str, Any]:
        """The position alone, ready for JSON, secrets included."""

    @abstractmethod
    async def after(self, number: int, transition: Transition) -> Later:
        """Where a transition leads, as the position of this number."""

    def let_go(self, steps: int) -> None:  # noqa: B027 - most have nothing to let go of
        """Forget what led up to the last few steps."""


def transition_of(record: LogRecord) -> Given | TakenBack | GivenUp:
    """The transition that is told by a record of the log."""
    if record.kind == "give-up":
        return GivenUp()
    if record.kind == "answer":
        assert record.seat is not None
        assert record.answer is not None
        return Given(record.seat, record.answer)
    assert record.kind == "undo", "a table begins, and goes on with other rules, from a checkpoint"
    return TakenBack(record.kept)
