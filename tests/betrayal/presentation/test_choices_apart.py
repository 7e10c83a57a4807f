"""Things and places that are alike can be told apart by whoever chooses among them, in every language."""

import json

import pytest

from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import Position
from tests.betrayal.haunts.h03.swamp import stewed
from tests.betrayal.haunts.h17.wind import disturbed
from tests.betrayal.haunts.h19.portrait import warded
from tests.betrayal.haunts.h29.monster import alive
from tests.betrayal.haunts.h35.mice import mice
from tests.betrayal.listening import alike, said, told_apart
from tests.betrayal.plain import OX, VIVIAN, ZOE

APART = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "upper-landing"}


def lying(thing: str, number: int = 2) -> dict[str, list[str]]:
    """Several of a kind in the foyer."""
    return {"foyer": [f"{thing}-{one}" for one in range(1, number + 1)]}


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(stewed(APART, piles=lying("mandrake")), id="3, mandrake roots"),
        pytest.param(disturbed(APART, ghost="kitchen", piles=lying("wax-candle")), id="17, candles"),
        pytest.param(warded(APART, piles=lying("paint")), id="19, cans of paint"),
        pytest.param(alive(APART, piles=lying("torch")), id="29, torches"),
    ],
)
def test_things_of_a_kind_that_lie_in_a_pile_are_told_apart(table: Position) -> None:
    assert len([key for key in table.keys if key.startswith("take:")]) == 2
    told_apart(table.table)


def test_things_of_a_kind_in_a_hand_are_told_apart() -> None:
    candles = disturbed(APART, ghost="kitchen", cards={OX: ["wax-candle-1", "wax-candle-2"]})
    assert {"drop:wax-candle-1", "drop:wax-candle-2"} <= set(candles.keys)
    told_apart(candles.table)


def test_the_doorways_that_the_dog_can_run_to_are_told_apart() -> None:
    table = mice(cards={OX: ["dog", "axe"]}).play("use:dog")
    assert table.prompt == "dog-goes-to"
    assert len([key for key in table.keys if key.startswith("place:doorway/")]) > 2
    told_apart(table.table)


def test_a_doorway_is_named_after_its_room_and_the_side_it_is_on() -> None:
    data = mice().rules.place_data(Place("doorway/foyer-e"))
    choice = {"key": "place:doorway/foyer-e", "verb": "place", "data": data}
    assert not alike([choice, {**choice, "data": mice().rules.place_data(Place("foyer"))}])
    assert said("en", json.dumps(choice)) == "Doorway of the foyer, on the east side"
