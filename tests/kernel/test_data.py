"""State clones, dumps and loads back equal; what cannot do so is refused."""

import enum
from typing import Any, Literal, NewType

import msgspec
import pytest

from dreadhall.kernel.data import Data, SomeData, dump, load

RoomId = NewType("RoomId", str)


class Side(enum.Enum):
    HEROES = "heroes"


class Fixed(msgspec.Struct, frozen=True):
    name: str


class Pocket(Data):
    coins: list[int] = []


class DeepPocket(Pocket):
    lining: dict[str, int] = {}


class Everything(Data):
    number: int
    room: RoomId
    side: Side
    fixed: Fixed
    mood: Literal["calm", "wild"]
    pair: tuple[int, str]
    grid: list[list[int]]
    pockets: dict[int, Pocket]
    spare: Pocket | None
    maybe: int | None


def everything() -> Everything:
    pockets = {1: Pocket([1]), 2: Pocket()}
    return Everything(
        1, RoomId("hall"), Side.HEROES, Fixed("x"), "calm", (1, "a"), [[1], [2]], pockets, Pocket([9]), None
    )


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    original = everything()
    clone = original.clone()
    assert clone == original
    clone.grid[0].append(5)
    clone.pockets[1].coins.append(5)
    assert clone.spare is not None
    clone.spare.coins.clear()
    assert original == everything()
    assert clone.fixed is original.fixed


def test_a_subclass_clones_its_own_fields_too() -> None:
    assert Pocket([1]).clone() == Pocket([1])
    deep = DeepPocket([1], {"a": 1})
    deep.clone().lining["b"] = 2
    assert deep.lining == {"a": 1}


def test_a_dump_loads_back_equal() -> None:
    raw = msgspec.json.decode(msgspec.json.encode(dump(everything())))
    assert load(raw, Everything) == everything()


def test_a_dump_that_does_not_fit_is_refused() -> None:
    raw = dump(everything())
    raw["number"] = "one"
    with pytest.raises(msgspec.ValidationError, match="number"):
        load(raw, Everything)


@pytest.mark.parametrize("hint", [set[int], frozenset[str], Any, tuple[list[int], int], list[int] | dict[str, int]])
def test_what_has_no_order_or_no_type_cannot_be_state(hint: Any) -> None:
    bad: Any = msgspec.defstruct("Bad", [("field", hint)], bases=(Data,))
    with pytest.raises(TypeError, match=r"Bad\.field"):
        bad(None).clone()


class Drawer(Data):
    inside: dict[str, SomeData] = {}


def test_data_of_a_class_that_only_the_game_knows_is_cloned_as_what_it_is() -> None:
    one = Drawer({"pocket": DeepPocket([1], {"left": 2})})
    other = one.clone()
    other.inside["pocket"].lining["left"] = 3
    assert one == Drawer({"pocket": DeepPocket([1], {"left": 2})})
    assert other == Drawer({"pocket": DeepPocket([1], {"left": 3})})
