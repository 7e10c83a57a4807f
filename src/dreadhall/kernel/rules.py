"""The base of all rules: to ask, to roll, to tell, to end.

A rule is an `async def` that awaits an answer where the rulebook lets somebody choose. There is no event loop: the
table drives the coroutine itself, one answer at a time.
"""

import inspect
import types
from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec

from dreadhall.kernel.asks import NO_DATA, Ask, Choice, NothingToChoose, Together
from dreadhall.kernel.dice import Die, Face, Roll, roll_numbers
from dreadhall.kernel.errors import BadRoll
from dreadhall.kernel.events import ByName, Event
from dreadhall.kernel.flattened_rules import Chapter
from dreadhall.kernel.game import O, Result, S
from dreadhall.kernel.happenings import Happening
from dreadhall.kernel.hooks import hook
from dreadhall.kernel.stack import Stack

T = TypeVar("T")


class StepEnds(Exception):
    """Unwinds whatever was going on: the step is over."""


class GameEnds(StepEnds):
    """The game was decided."""


class Rules(Generic[S, O], metaclass=Chapter):
    """What a game's rules build on. `state` is all they remember; the rest serves the step that is running."""

    # What is looked at again and again has a fixed place, and is found in one step whichever rules are in force.
    __slots__ = (
        "cause",
        "decided_by",
        "deciding_seats",
        "events",
        "learnt",
        "move",
        "options",
        "outdated",
        "record",
        "rolls",
        "seats",
        "state",
        "worked_out",
    )

    cause_kinds: ClassVar[Mapping[str, str]] = {}
    """What kind of thing a cause is, by its id: events say it as well."""

    def __init__(self, state: S, options: O, seats: int, *, record: bool = True) -> None:
        self.state = state
        self.options = options
        self.seats = seats
        self.record = record
        self.cause = ""
        """What goes on: the cause of all that is told and does not name its own."""
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self.move = 0
        self.decided_by = 0
        self.deciding_seats: list[int] = []
        """Who has decided, in this step, what the next event tells of."""
        self.worked_out: dict[str, Any] | None = None
        self.learnt = False
        self.outdated = False
        """Whether other rules are in force from the next step on: whichever rule makes it so says so."""

    @hook(replaced=True)
    def step(self) -> Coroutine[Any, Any, None]:
        """One step, from checkpoint to checkpoint: here the game's own rules begin. Only the state outlives it."""
        raise NotImplementedError

    @types.coroutine
    def steps(self) -> Generator[Ask | None, Any, None]:
        """Step after step, question by question; None says that a step is over."""
        while True:
            try:  # noqa: SIM105 - to suppress it costs more than many a step
                yield from self.step()
            except StepEnds:
                pass
            if self.deciding_seats:
                self.deciding_seats = []
            yield None

    def as_it_began(self, name: str, work_out: Callable[[], T]) -> T:
        """What is worked out of the position before the step has changed anything: for all tables at once.

        It is asked for at the start of a step, and is plain data that nobody changes and that no secret decides.
        """
        known = self.worked_out
        if known is None:
            return work_out()
        if name not in known:
            known[name] = work_out()
        found: T = known[name]
        return found

    @hook(replaced=True)
    def view(self, seat: int | None) -> object:
        """What this seat may know, as data ready for JSON; None is a spectator."""
        raise NotImplementedError

    @hook(replaced=True)
    def pages(self, seat: int | None) -> Sequence[str]:
        """The pages of words that this seat may read now, and not everybody always: the books of a game."""
        return ()

    @hook(replaced=True)
    def channels(self, seat: int | None) -> Sequence[str]:
        """The channels in which this seat may talk and listen, besides that of all: those of its side."""
        return ()

    @hook(replaced=True)
    def keeps_secrets(self) -> bool:
        """Whether some seat may know what another may not."""
        return True

    @hook(replaced=True)
    def silence(self, ask: Ask, seat: int) -> str | None:
        """What counts as this seat's answer when its time is up; None where any choice may be taken."""
        return None

    @hook
    def before_question(self, prompt: str) -> None:
        """What comes before every question, even one that is not put because it has one answer: a game may be over."""

    # The questions are generators, not `async def`: each spares the interpreter a coroutine on the way to the table.

    @hook
    @types.coroutine
    def ask(
        self,
        seats: int | Sequence[int],
        prompt: str,
        choices: Iterable[Choice[T]],
        /,
        *,
        always: bool = False,
        secret: bool = False,
        **data: Any,
    ) -> Generator[Ask, Any, T]:
        """One of the choices, by whichever of the seats answers first; not asked where there is only one.

        `always` asks even then, where silence would give something away; `secret` says that no other seat learns the
        answer from its being given.
        """
        self.before_question(prompt)
        offered = choices if isinstance(choices, list) else list(choices)
        if not always and len(offered) == 1:
            return offered[0].value
        if not offered:
            raise NothingToChoose(f"{prompt}: asked without a choice")
        parts = {seats: offered} if isinstance(seats, int) else dict.fromkeys(seats, offered)
        answer: T = yield Ask(prompt, parts, "any", data or NO_DATA, secret=secret)
        return answer

    @types.coroutine
    def ask_any(
        self,
        prompt: str,
        parts: Mapping[int, Sequence[Choice[T]]],
        *,
        idle: Sequence[int] = (),
        acted: Sequence[int] = (),
        **data: Any,
    ) -> Generator[Ask, Any, T]:
        """The next act of those who act together, each for itself and out of its own choices, be there only one.

        Nobody waits for those who are `idle`; `acted` have acted before or can do no more, the last one last.
        """
        self.before_question(prompt)
        assert parts, f"{prompt}: nobody is asked"
        if not all(parts.values()):
            raise NothingToChoose(f"{prompt}: asked without a choice")
        together = Together(tuple(idle), tuple(acted))
        answer: T = yield Ask(prompt, parts, "any", data or NO_DATA, together=together)
        return answer

    @types.coroutine
    def ask_all(
        self, prompt: str, parts: Mapping[int, Sequence[Choice[T]]], *, secret: bool = False, **data: Any
    ) -> Generator[Ask, Any, dict[int, T]]:
        """One choice by every seat, in any order and unseen by the others until all are in; given in seat order."""
        self.before_question(prompt)
        if not all(parts.values()):
            raise NothingToChoose(f"{prompt}: asked without a choice")
        answers: dict[int, T] = yield Ask(prompt, parts, "all", data or NO_DATA, secret=secret)
        return answers

    @hook
    def tell(
        self,
        what: Happening,
        *,
        cause: str | None = None,
        to: Sequence[int] | None = None,
        reveals: bool = False,
        by_name: ByName | None = None,
    ) -> None:
        """Tell everybody, or only the seats `to`, what happened, and who decided it for several.

        Its cause is whatever goes on; a card is not its own. Empty: there is none to be told. What is told to some, or
        reveals, bars undo; that some know it `by_name` teaches nobody anything.
        """
        if to is not None:
            to = tuple(to)
            self.learnt = True
        elif reveals:
            self.learnt = True
        if self.record:
            data = msgspec.to_builtins(what)
            if cause is None:
                cause = self.cause
                if cause and cause == data.get("card"):
                    cause = ""
            if cause and (cause_kind := self.cause_kinds.get(cause) or self.other_kind_of_cause(cause)):
                data["cause_kind"] = cause_kind
            if self.deciding_seats:
                data["deciding_seats"] = sorted(self.deciding_seats)
                self.deciding_seats = []
            self.events.append(Event(what.kind, data, cause, to, self.move, by_name))

    @hook(replaced=True)
    def other_kind_of_cause(self, cause: str) -> str:
        """What kind of thing a cause is that is not among the `cause_kinds`; empty where events do not say it."""
        return ""

    def roll(self, die: Die, times: int = 1, *, to: Sequence[int] | None = None) -> list[Face]:
        """The faces of so many dice of a kind."""
        faces = die.faces
        rolled: list[Face] = []
        for number in self.chance(die.name, len(faces), times, to=to):
            rolled.append(faces[number])
        return rolled

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
        try:
            results = roll_numbers(dice, purpose, below, times)
        except BadRoll as error:
            raise BadRoll(f"{error} (asked for by {asking_rule()})") from None
        if self.record:
            seen_by = None if to is None else tuple(to)
            self.rolls.append(Roll(dice.count - 1, purpose, below, tuple(results), seen_by))
        return results

    def end_game(self, winners: Iterable[int], reason: str) -> NoReturn:
        """The game is decided, now; what is told then is not taken back."""
        self.learnt = True
        self.state.result = Result(tuple(winners), reason)
        raise GameEnds


def asking_rule() -> str:
    """The rule that is running, outside the kernel: its name, its module and the line."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__", "").startswith(f"{__package__}."):
        frame = frame.f_back
    return f"{frame.f_code.co_qualname} of {frame.f_globals['__name__']}, line {frame.f_lineno}" if frame else "nobody"
