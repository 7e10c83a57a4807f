"""What a secret of a haunt could be for a seat that may not know it: the domain that its field declares. (B-SEC)

A domain is a list of values, or a function of the state that leads to one. Those that several haunts need are here:

    bait: Annotated[ExplorerId | None, secret_of("traitor", among=living_explorers)] = None
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import inspect

from dreadhall.betrayal.house.plan import plan_of
from dreadhall.betrayal.ids import CardId, ExplorerId, RoomId
from dreadhall.betrayal.memory import Among, Audience, Field, Memory, fields_of, may_know, parts_of
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Data, Dice
from dreadhall.kernel.dice import roll_numbers

# Domains that several haunts need


def living_explorers(state: BetrayalState) -> list[ExplorerId]:
    """All who live, in the order of their seats."""
    return [who.id for who in state.explorers if who.alive]


def living_heroes(state: BetrayalState) -> list[ExplorerId]:
    """Those who live and are no traitors, in the order of their seats."""
    return [who.id for who in state.explorers if who.alive and not who.traitor]


def rooms_in_play(state: BetrayalState) -> list[RoomId]:
    """The rooms of the house as far as it is found, in the order in which they were."""
    return list(plan_of(state.house).placed)


def cards_in_play(state: BetrayalState) -> list[CardId]:
    """The cards that somebody holds, or that lie somewhere."""
    held = [card for who in state.explorers for card in who.cards]
    borne = [card for figure in state.monsters.values() for card in figure.cards]
    return sorted({*held, *borne, *(card for pile in state.piles.values() for card in pile)})


# What a haunt declares


class Drawn(NamedTuple):
    """A secret field that is drawn anew from a domain."""

    part: str
    field: Field
    whose: Audience
    among: Among


@cache
def drawn_fields(rules: type) -> tuple[Drawn, ...]:
    """The secrets of a haunt that have a domain: one that is declared, or all that their type can hold."""
    found = []
    for part, field, own in secret_fields_of(rules):
        among = field.among if field.among is not None or is_imagined_by(rules, part) else values_of(own, field.name)
        if field.secret_of is not None and among is not None:
            found.append(Drawn(part, field, field.secret_of, among))
    return tuple(found)


def undeclared_domains(rules: type) -> Iterator[str]:
    """Of each secret that nobody could imagine: which field, and what is to be written."""
    drawn = {(part, field.name) for part, field, _, _ in drawn_fields(rules)}
    for part, field, own in secret_fields_of(rules):
        if (part, field.name) not in drawn and not is_imagined_by(rules, part):
            yield (
                f"{own.__name__}.{field.name} is a secret, and nothing says what it could be for those who may not"
                f' know it: write secret_of("{field.secret_of}", among=…) with its values or with a function of the'
                " state (rooms_in_play, living_explorers and others are in dreadhall.betrayal.secret_domains), or"
                f" override imagine_secrets in {rules.__name__}"
            )


def secret_fields_of(rules: type) -> Iterator[tuple[str, Field, type[Memory]]]:
    """The secrets that the chapters of some rules remember: the part, the field, and the memory that has it."""
    for name, part in parts_of(rules).items():
        for field in fields_of(part.kind):
            if field.secret_of is not None:
                yield name, field, part.kind


def is_imagined_by(rules: type, part: str) -> bool:
    """Whether the chapter that remembers by this name, or one that builds on it, draws its secrets by itself."""
    owner = next(chapter for chapter in reversed(rules.__mro__) if part in vars(chapter))
    return any("imagine_secrets" in vars(chapter) for chapter in rules.__mro__ if issubclass(chapter, owner))


def values_of(kind: type[Memory], name: str) -> Sequence[Any] | None:
    """All that a field can hold, where its type says so."""
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    return next(finite(field.type) for field in about.fields if field.name == name)


def finite(about: inspect.Type) -> Sequence[Any] | None:
    """The values of a type that has few: a flag, or literals; of each entry, where it is a list or a dict of these."""
    match about:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType(values):
            return values
        case inspect.ListType(item_type=entry) | inspect.DictType(value_type=entry):
            return finite(entry)
        case inspect.UnionType(types):
            [first, *others] = [one for one in types if not isinstance(one, inspect.NoneType)]
            return None if others else finite(first)
        case _:
            return None


# What is imagined


def draw_secrets(rules: type, state: BetrayalState, seat: int | None, dice: Dice) -> None:
    """Draw anew each secret that has a domain and that a seat may not know.

    How many entries a list has, and for whom those of a dict are, stays. So does what there is nothing in yet.
    """
    for part, field, whose, among in drawn_fields(rules):
        if state.haunt is None or may_know(whose, state, seat):
            continue
        memory = state.haunt.memory[part]
        domain = _Domain(among(state) if callable(among) else among, dice, f"{part}.{field.name}")
        nothing, value = getattr(type(memory)(), field.name), getattr(memory, field.name)
        if whose == "owner":
            drawn = {owner: own if owner == seat else domain.redraw(own) for owner, own in value.items()}
        elif value == nothing and nothing not in domain.values:
            continue
        else:
            drawn = domain.redraw(value) if domain.values else nothing
        setattr(memory, field.name, drawn)


class _Domain:
    """What values are drawn from."""

    def __init__(self, values: Sequence[Any], dice: Dice, purpose: str) -> None:
        self.values = values
        self._dice = dice
        self._purpose = purpose

    def redraw(self, value: Any) -> Any:
        """Another value, or a list or dict in which each entry is another one; what nothing can be drawn for stays."""
        if isinstance(value, list):
            return [self.redraw(entry) for entry in value]
        if isinstance(value, Mapping):
            return {key: self.redraw(entry) for key, entry in value.items()}
        if not self.values:
            return value
        drawn = self.values[roll_numbers(self._dice, self._purpose, len(self.values))[0]]
        return drawn.clone() if isinstance(drawn, Data) else drawn
