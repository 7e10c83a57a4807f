"""Haunt 27, Amok Flesh: who is called, pushed or carried into the Blob, and what the dead leave."""

import pytest

from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, CHASM, ENTRANCE_HALL, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h27_amok_flesh import AmokFlesh
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h27.flesh import (
    DUSTY,
    FOUR,
    HOUSE,
    JENNY,
    JUNK,
    KITCHEN,
    OX,
    VIVIAN,
    ZOE,
    blob,
    flesh,
    monster_turn,
)

FILLED = ["entrance-hall", JUNK]


@rule("H27-22", "H27-36")
def test_the_traitors_bell_draws_a_hero_into_the_flesh() -> None:
    table = flesh({**FOUR, OX: "foyer", VIVIAN: KITCHEN}, filled=FILLED, cards={VIVIAN: ["bell"]}, turn=VIVIAN)
    table.with_dice(*faces(5, table.value(VIVIAN, "sanity"))).play("use:bell", f"pull:{OX}:entrance-hall")
    assert table.explorer(OX).away == "absorbed"


@rule("H27-36")
def test_whom_a_friend_pushes_into_it_is_taken_and_the_friend_goes_on() -> None:
    table = flesh({**FOUR, OX: "foyer", ZOE: "foyer"}, filled=FILLED, cards={OX: ["dark-dice"]})
    table.with_dice(2, 2, 1).play("use:dark-dice", f"shove:{ZOE}:entrance-hall")
    assert table.explorer(ZOE).away == "absorbed"
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H27-22", "C-45")
def test_whoever_is_taken_does_not_die_of_the_amulet_that_is_lost() -> None:
    low = {OX: {"might": 0, "sanity": 0}}
    table = flesh({**FOUR, OX: "foyer"}, filled=FILLED, cards={OX: ["amulet-of-the-ages"]}, traits=low)
    table.play("go:entrance-hall")
    assert (table.explorer(OX).away, table.explorer(OX).alive) == ("absorbed", True)


@rule("H27-21", "H27-30", "H27-44")
def test_it_takes_all_who_ride_the_elevator_at_once() -> None:
    rooms = [*row("ground", JUNK, DUSTY), Placed(MYSTIC_ELEVATOR, "ground", 0, 3, 0)]
    where = {OX: "mystic-elevator", ZOE: "mystic-elevator", VIVIAN: "basement-landing"}
    table = monster_turn(flesh(where, rooms=rooms, filled=[JUNK, DUSTY, ENTRANCE_HALL], turn=VIVIAN), 0)
    assert table.winners == (0, 1, 2)


@rule("H27-20", "H27-22")
@pytest.mark.parametrize("side", ["chasm", "chasm/far"])
def test_no_chasm_keeps_it_off(side: str) -> None:
    def below(state: BetrayalState) -> None:
        assert state.haunt is not None
        AmokFlesh.memory.of(state.haunt).origin = BASEMENT_LANDING

    rooms = [*HOUSE, Placed(CHASM, "basement", 1, 0)]
    where = {**FOUR, VIVIAN: "upper-landing", OX: side}
    table = flesh(where, rooms=rooms, filled=[BASEMENT_LANDING], turn=VIVIAN, change=below)
    monster_turn(table, 0, 0, 0)
    assert "chasm" in blob(table)
    assert table.explorer(OX).away == "absorbed"


@rule("H27-39")
def test_an_ingredient_of_the_dead_lies_there_for_the_others() -> None:
    where = {**FOUR, OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    weak = {OX: {"might": 0, "speed": 0}}
    table = flesh(where, examined=4, cards={OX: ["ingredient-attic"]}, traits=weak, turn=VIVIAN)
    table.with_dice(*[2] * table.value(VIVIAN, "might"), *[0] * table.value(OX, "might"))
    table.play(f"attack:{OX}", "damage")
    table.play(table.keys[0])
    assert not table.explorer(OX).alive
    assert table.state.piles == {"foyer": ["ingredient-attic"]}
    assert table.explorer(JENNY).alive
