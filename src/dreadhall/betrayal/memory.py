"""What a haunt remembers: each of its chapters declares a type for it, and which of its fields only some may know.

A chapter that remembers something says so once, and from then on it is a field like any other:

    class VoodooMemory(Memory):
        destroyed: list[ExplorerId] = []
        dolls: Annotated[dict[ExplorerId, Doll], secret_of("traitor")] = {}

    class Voodoo(Haunt):
        memory = remembers(VoodooMemory)

`self.memory.destroyed` is the list, `Voodoo.memory.of(haunt)` the whole of it for whoever has only the state, and
`Voodoo.memory.seen_in(view)` what a seat may know of it.
"""

import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar, overload

import msgspec

from dreadhall.kernel import Data

if TYPE_CHECKING:
    from dreadhall.betrayal.ground import Ground
    from dreadhall.betrayal.presentation.view import HauntView
    from dreadhall.betrayal.state import BetrayalState, HauntState

OWN = "memory"
"""The part that is the haunt's own: its words begin with the haunt's prefix, those of a tool with the part's name."""

Audience = Literal["traitor", "heroes", "owner", "nobody"]
"""Whose a secret is: the traitor's, that of all who are no traitors, each entry that of the seat it is kept for, or
the engine's alone."""
Single: TypeAlias = bool | int | str | None
Shown: TypeAlias = Single | list[Single] | dict[str, Single | list[Single] | dict[str, Single]]
"""What a view can show of a field."""
PLAIN = (int, str)


Among: TypeAlias = Sequence[Any] | Callable[["BetrayalState"], Sequence[Any]]
"""What a secret could be: these values, or those that a state leads to."""


class Secret(NamedTuple):
    """The mark of a field that not everybody may know: whose it is, and from what others imagine it."""

    of: Audience
    among: Among | None = None


class AtZero(NamedTuple):
    """The mark of a number that everybody sees from the beginning, also while it is 0."""


AT_ZERO = AtZero()


def secret_of(audience: Audience, *, among: Among | None = None) -> Secret:
    """Mark a field as something that only these may know; for others it could be any of `among`.

    >>> secret_of("traitor", among=["copper", "iron"])
    Secret(of='traitor', among=('copper', 'iron'))
    """
    return Secret(audience, among if among is None or callable(among) else tuple(among))


class Memory(Data):
    """What one chapter of a haunt remembers: typed fields, each with a default, which is what nothing is known by."""


M = TypeVar("M", bound=Memory)


class MemoryPart(Generic[M]):
    """A part of what a haunt remembers, by the name under which a chapter declares it."""

    def __init__(self, kind: type[M]) -> None:
        self.kind = kind
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, rules: None, owner: type) -> Self: ...
    @overload
    def __get__(self, rules: "Ground", owner: type) -> M: ...
    def __get__(self, rules: "Ground | None", owner: type) -> Self | M:
        """The memory itself, for rules in force; it stays the same object as long as they are, so it is kept there."""
        if rules is None:
            return self
        found = self.of(rules.haunt)
        setattr(rules, self.name, found)
        return found

    def of(self, haunt: "HauntState | None") -> M:
        """The memory in a state."""
        assert haunt is not None
        found = haunt.memory[self.name]
        assert isinstance(found, self.kind)
        return found

    def seen_in(self, view: "HauntView | None") -> M:
        """What a seat may know of it; fields that it may not know are as if nothing had happened."""
        assert view is not None
        start = first_word(self.name, view.prefix)
        known = view.memory | view.secrets
        shown = {field.name: known[name] for field in fields_of(self.kind) if (name := start + field.word) in known}
        return msgspec.convert(shown, self.kind, str_keys=True)


def remembers(kind: type[M]) -> MemoryPart[M]:
    """Declare what a chapter remembers."""
    return MemoryPart(kind)


# The parts of a haunt


@cache
def parts_of(rules: type) -> dict[str, MemoryPart[Memory]]:
    """What the chapters of some rules remember, by name."""
    found: dict[str, MemoryPart[Memory]] = {}
    for chapter in reversed(rules.__mro__):
        for name, value in vars(chapter).items():
            if isinstance(value, MemoryPart):
                if found.get(name, value).kind is not value.kind:
                    raise TypeError(f"{chapter.__name__}.{name}: another chapter of this haunt remembers by this name")
                found[name] = value
    return found


def read_memory(rules: type, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Each part as its chapter declares it; what is not there yet begins with its defaults."""
    return {name: as_declared(part.kind, raw.get(name, {})) for name, part in parts_of(rules).items()}


def as_declared(kind: type[M], raw: object) -> M:
    """A part that was dumped, or one that is typed already."""
    return raw if isinstance(raw, kind) else msgspec.convert(raw, kind, str_keys=True)


# What a seat may know


class Field(NamedTuple):
    """A field of a memory: its name, the same as a word in the names of messages, and who may know it, and when.

    A secret can say what it could be for those who may not know it.
    """

    name: str
    word: str
    secret_of: Audience | None
    at_zero: bool
    among: Among | None = None


@cache
def fields_of(kind: type[Memory]) -> tuple[Field, ...]:
    """The fields of a memory in the order of their declaration."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found = []
    for name in kind.__struct_fields__:
        marks = getattr(hints[name], "__metadata__", ())
        secret = next((mark for mark in marks if isinstance(mark, Secret)), None)
        whose, among = secret or (None, None)
        found.append(Field(name, name.replace("_", "-"), whose, AT_ZERO in marks, among))
    return tuple(found)


def first_word(part: str, prefix: str) -> str:
    """With what the names of a part's fields begin where they are shown."""
    return f"{prefix if part == OWN else part}-"


class Known(NamedTuple):
    """What a seat may know of what a haunt remembers: what everybody does, and secrets."""

    openly: dict[str, Shown]
    secrets: dict[str, Shown]


def known_to(state: "BetrayalState", seat: int | None) -> Known:
    """The fields that a seat may know, as far as there is anything in them."""
    known, haunt = Known({}, {}), state.haunt
    assert haunt is not None
    memory: Memory
    for part, memory in haunt.memory.items():
        start = first_word(part, haunt.prefix)
        for name, word, whose, at_zero, _ in fields_of(type(memory)):
            value = getattr(memory, name)
            if whose is not None:
                value = secret_for(value, whose, state, seat)
            if value or (at_zero and value == 0):
                (known.openly if whose is None else known.secrets)[start + word] = shown(value)
    return known


def open_counts(haunt: "HauntState") -> dict[str, int]:
    """The numbers that everybody may know, by the names that they have in views; also those that are 0."""
    found: dict[str, int] = {}
    memory: Memory
    for part, memory in haunt.memory.items():
        for field in fields_of(type(memory)):
            if field.secret_of is None and type(value := getattr(memory, field.name)) is int:
                found[first_word(part, haunt.prefix) + field.word] = value
    return found


def secret_for(value: Any, whose: Audience, state: "BetrayalState", seat: int | None) -> Any:
    """A secret, or as much of it as a seat may know: None where that is nothing."""
    if whose == "owner":
        return None if seat is None else value.get(seat)
    return value if may_know(whose, state, seat) else None


def may_know(whose: Audience, state: "BetrayalState", seat: int | None) -> bool:
    """Whether a secret of these is a seat's, too; of what has owners nobody knows all."""
    assert state.haunt is not None
    if seat is None or whose in ("owner", "nobody"):
        return False
    return seat == state.haunt.traitor if whose == "traitor" else not state.explorers[seat].traitor


def shown(value: Any) -> Shown:
    """A value as views hold it: nobody can change the memory by it."""
    return value if isinstance(value, PLAIN) else msgspec.to_builtins(value, str_keys=True)
