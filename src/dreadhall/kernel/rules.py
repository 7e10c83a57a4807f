"""The base of all rules: to ask, to roll, to tell, to end.

A rule is an `async def` that awaits an answer where the rulebook lets somebody choose. There is no event loop: the
table drives the coroutine itself, one answer at a time.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from dreadhall.kernel.asks import NO_DATA, Ask, Choice
from dreadhall.kernel.dice import Die, Face, Roll, roll_numbers
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import O, Result, S
from dreadhall.kernel.stack import Stack

T = TypeVar("T")


class GameEnds(Exception):
    """Unwinds whatever was going on when the game was decided."""


class Rules(Generic[S, O]):
    """What a game's rules build on. `state` is all they remember; the rest serves the step that is running."""

    def __init__(self, state: S, options: O, seats: int, *, record: bool = True) -> None:
        self.state = state
        self.options = options
        self.seats = seats
        self.record = record
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self.move = 0
        self.decided_by = 0
        self.learnt = False

    async def step(self) -> None:
        """What happens between two checkpoints."""
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """What this seat may know, as data ready for JSON; None is a spectator."""
        raise NotImplementedError

    async def ask(
        self,
        seats: int | Sequence[int],
        prompt: str,
        choices: Iterable[Choice[T]],
        *,
        always: bool = False,
        secret: bool = False,
        **data: Any,
    ) -> T:
        """One of the choices, by whichever of the seats answers first; not asked where there is only one.

        `always` asks even then, where silence would give something away; `secret` says that no other seat learns the
        answer from its being given.
        """
        offered = choices if isinstance(choices, list) else list(choices)
        assert offered, f"{prompt}: asked without a choice"
        if len(offered) == 1 and not always:
            return offered[0].value
        asked = (seats,) if isinstance(seats, int) else seats
        answer: T = await Ask(prompt, dict.fromkeys(asked, offered), "any", data or NO_DATA, secret=secret)
        return answer

    async def ask_any(self, prompt: str, parts: Mapping[int, Sequence[Choice[T]]], **data: Any) -> T:
        """One choice by whichever seat answers first, each out of its own; asked even where there is only one."""
        assert parts, f"{prompt}: nobody is asked"
        assert all(parts.values()), f"{prompt}: asked without a choice"
        answer: T = await Ask(prompt, parts, "any", data or NO_DATA)
        return answer

    async def ask_all(
        self, prompt: str, parts: Mapping[int, Sequence[Choice[T]]], *, secret: bool = False, **data: Any
    ) -> dict[int, T]:
        """One choice by every seat, in any order and unseen by the others until all are in; given in seat order."""
        answers: dict[int, T] = await Ask(prompt, parts, "all", data or NO_DATA, secret=secret)
        return answers

    def emit(
        self, kind: str, *, cause: str = "", to: Sequence[int] | None = None, reveals: bool = False, **data: Any
    ) -> None:
        """Tell everybody, or only the seats `to`, what happened. What is told to some, or reveals, bars undo."""
        if to is not None or reveals:
            self.learnt = True
        if self.record:
            self.events.append(Event(kind, data, cause, None if to is None else tuple(to), self.move))

    def roll(self, die: Die, times: int = 1, *, to: Sequence[int] | None = None) -> list[Face]:
        """The faces of so many dice of a kind."""
        faces = die.faces
        return [faces[number] for number in self.chance(die.name, len(faces), times, to=to)]

    def draw(self, stack: Stack, *, to: Sequence[int] | None = None) -> str:
        """The top of a stack, taken off it; `to` are the seats that see it."""
        if stack.top:
            self.learnt = True
            return stack.top.pop()
        rest = stack.rest
        return rest.pop(self.chance(stack.name, len(rest), to=to)[0])

    def chance(self, purpose: str, below: int, times: int = 1, *, to: Sequence[int] | None = None) -> list[int]:
        """Numbers from 0 to below - 1 from the table's dice; whatever falls bars undo."""
        self.learnt = True
        dice = self.state.dice
        results = roll_numbers(dice, purpose, below, times)
        self.rolls.append(Roll(dice.count - 1, purpose, below, tuple(results), None if to is None else tuple(to)))
        return results

    def end_game(self, winners: Iterable[int], reason: str) -> NoReturn:
        """The game is decided, now."""
        self.state.result = Result(tuple(winners), reason)
        raise GameEnds
