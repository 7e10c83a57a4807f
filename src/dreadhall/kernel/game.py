"""What a game tells the kernel: its seats, its options, its state and its rules."""

import datetime
import difflib
import re
import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from dreadhall.kernel.bounds import Seat
from dreadhall.kernel.data import Data
from dreadhall.kernel.dice import Dice
from dreadhall.kernel.errors import BadOption
from dreadhall.kernel.events import Event
from dreadhall.kernel.hooks import hook

if typing.TYPE_CHECKING:
    from dreadhall.kernel.rules import Rules


class Result(msgspec.Struct, frozen=True):
    """Who won, by seat, and why."""

    winners: tuple[Seat, ...]
    reason: str


GIVEN_UP = Result((), "given-up")
"""How a game ends when those who play it do not want to go on: nobody wins."""


class State(Data, kw_only=True):
    """What every game remembers: its dice, and how it ended."""

    dice: Dice
    result: Result | None = None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is played. A game adds its own; each has a default that gives a good first game."""

    household: bool = False


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - the letter of the type it stands for


class Package(typing.NamedTuple):
    """A distribution that has brought something: its name, and its version."""

    name: str
    version: str


class AddedValue(typing.NamedTuple):
    """A value of an option that another package has brought, and what it is called where no words say it.

    Where something can be read about it, `page` is the address.
    """

    value: str
    title: str
    page: str = ""


class Option(msgspec.Struct, frozen=True):
    """One option as a lobby shows it; `help` is the key of a message."""

    name: str
    default: Any
    values: tuple[Any, ...]
    help: str
    added: tuple[AddedValue, ...] = ()
    """Values that other packages have brought, besides those that its type tells."""


class Game(Generic[S, O]):
    """One board game. A subclass names its parts and says, by the hooks, how to begin, vary and imagine it."""

    name: str
    version: int
    seats: range
    options_type: type[O]
    state_type: type[S]
    package: Package | None = None
    """The distribution that has brought it, as far as that is known; None of our own."""

    @hook
    def new_state(self, options: O, seats: int, dice: Dice) -> S:
        """The position before the first step; set-up that rolls or asks belongs in the steps."""
        raise NotImplementedError

    @hook
    def rules_for(self, state: S, options: O) -> "type[Rules[S, O]]":
        """The rules in force in this position. It is asked when a table opens, and when the rules are `outdated`."""
        raise NotImplementedError

    @hook
    def imagine(self, state: S, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Draw anew, with these dice, whatever is decided but unknown to this seat.

        The state is that in which the running step began, `told` what the seat has heard in it since then: what was
        shown by that is known, and stays where it was, so that the step can show it again.
        """

    @hook
    def check(self, options: O, seats: int) -> None:
        """Refuse, with BadOption, options that do not go together."""

    @hook
    def on_day(self, options: O, day: datetime.date) -> O:
        """The options of a game that people begin on this day: what they leave to the calendar is filled in."""
        return options

    @hook
    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A dumped state of an older version of the rules, as this version writes it."""
        return raw

    @hook
    def upgrade_options(self, given: Mapping[str, Any], version: int) -> dict[str, Any]:
        """The options of a table of an older version of the rules: what was the only way then can be an option now."""
        return dict(given)

    @hook
    def packages(self, options: O) -> dict[str, str]:
        """The distributions of others that a table with these options is played with, and their versions."""
        return {} if self.package is None else dict([self.package])

    @hook
    def added_values(self, option: str) -> Sequence[AddedValue]:
        """The values of an option that other packages have brought."""
        return ()

    @property
    def options(self) -> dict[str, Option]:
        """Every option with its default, its values where they are few, and the key of its help."""
        return {name: self._option(name, hint) for name, hint in typing.get_type_hints(self.options_type).items()}

    def _option(self, name: str, hint: Any) -> Option:
        default = getattr(self.options_type(), name)
        values: tuple[Any, ...] = typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()
        if hint is bool:
            values = (False, True)
        owner = "table" if name in Options.__struct_fields__ else self.name
        added = tuple(self.added_values(name))
        return Option(name, default, values, f"option-{owner}-{name.replace('_', '-')}", added)

    @hook
    def read_text(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What somebody has typed, where it could be read in two ways."""
        return given

    def read_options(self, given: Mapping[str, Any], *, from_text: bool = False) -> O:
        """The options with their defaults filled in; BadOption names what is wrong and what would be right."""
        if from_text:
            given = self.read_text(given)
        known = self.options_type.__struct_fields__
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}{_meant(name, known)}")
        try:
            return msgspec.convert(dict(given), self.options_type, strict=not from_text)
        except msgspec.ValidationError as error:
            _, _, where = str(error).partition(" - at `$.")
            name = re.split(r"[`.\[]", where)[0]
            hint = typing.get_type_hints(self.options_type, include_extras=True)[name]
            raise BadOption(f"option {name}: {given[name]!r:.40} will not do; it can be {in_words(hint)}") from None

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played with so many."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(f"{self.name} is played with {self.seats[0]} to {self.seats[-1]} seats, not {seats!r:.20}")
        return seats


def in_words(hint: Any) -> str:
    """What a value of this type can be, for somebody who gave another."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(in_words(arg) for arg in args if arg is not type(None))
    if origin is typing.Literal:
        return ", ".join(map(str, args))
    if origin is typing.Annotated:
        (bounds,) = args[1:]
        if bounds.description is not None:
            return str(bounds.description)
        if bounds.max_length is not None:
            return f"{in_words(args[0])}, at most {bounds.max_length} long"
        return f"{in_words(args[0])} from {bounds.ge}" + (f" to {bounds.le}" if bounds.le is not None else "")
    if origin in (tuple, list):
        return f"a list, each {in_words(args[0])}"
    if origin is dict:
        return f"a list of names, each with {in_words(args[1])}"
    return {bool: "False, True", int: "a whole number"}.get(hint, "a text")


def _meant(name: object, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(str(name), known, 1)
    return f"; did you mean {close[0]!r}?" if close else f"; it has {', '.join(known)}"


AnyGame = Game[Any, Any]
