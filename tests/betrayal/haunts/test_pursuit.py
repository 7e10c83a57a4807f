"""Forced movement toward a target, shown with the twins of haunt 12."""

import pytest

from dreadhall.betrayal.components.rooms import CHASM, COAL_CHUTE, DUSTY_HALLWAY, MYSTIC_ELEVATOR
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.twins import OX, VIVIAN, ZOE, attacked_by, name_of, path, twin, walking

CHUTE = [Placed(COAL_CHUTE, "ground", 0, 1)]
UPSTAIRS = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}


@rule("H12-T04")
def test_a_pursuer_climbs_the_chute_and_slides_back_if_it_cannot_get_through() -> None:
    where = UPSTAIRS | {OX: "entrance-hall"}
    table = walking(where, twin(OX, Place("basement-landing"), might=1), rooms=CHUTE)
    table.with_dice(2, 0, 0, *[0] * 5).play("end-turn")
    assert path(table, OX) == ["coal-chute", "entrance-hall"]
    table = walking(where, twin(OX, Place("basement-landing")), rooms=CHUTE).with_dice(1, 0).play("end-turn")
    assert path(table, OX) == ["coal-chute", "basement-landing"]


@rule("H12-T04")
def test_a_pursuer_slides_down_the_chute_for_one_space() -> None:
    table = walking(UPSTAIRS | {OX: "basement-landing"}, twin(OX, Place("entrance-hall"), might=1), rooms=CHUTE)
    table.with_dice(1, 0, 0, *[0] * 5).play("end-turn")
    assert path(table, OX) == ["coal-chute", "basement-landing"]
    assert attacked_by(table, OX) == [OX]


@rule("H12-T04")
def test_a_revolving_wall_is_passed_once_and_not_back_and_forth() -> None:
    def wall(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("dusty-hallway"))
        state.tokens["wall-switch"] = Place("entrance-hall")

    rooms = row("upper", "dusty-hallway")
    table = walking(UPSTAIRS, twin(OX, Place("entrance-hall"), might=1), rooms=rooms).arrange(wall)
    table.with_dice(1, 0, 0, *[0] * 5).play("end-turn")
    assert path(table, OX) == ["dusty-hallway", "upper-landing"]


@rule("C-T03")
def test_a_pursuer_upstairs_goes_to_the_foyer_when_its_quarry_is_cut_off_below() -> None:
    table = walking(UPSTAIRS | {OX: "basement-landing"}, twin(OX, Place("grand-staircase"), speed=4))
    table.with_dice(2, 2, 2, 2).play("end-turn")
    assert path(table, OX) == ["foyer"]


@rule("H12-T05")
@pytest.mark.parametrize("side", ["chasm", "chasm/far"])
def test_a_pursuer_ends_on_the_side_of_its_quarry(side: str) -> None:
    rooms = [Placed(CHASM, "basement", 1, 0)]
    table = walking(UPSTAIRS | {OX: side}, twin(OX, Place("basement-landing"), might=1), rooms=rooms)
    table.with_dice(1, 0, 0, *[0] * 5).play("end-turn")
    assert attacked_by(table, OX) == [OX]
    assert table.monster(name_of(OX)).place == side


@rule("H12-T05")
@pytest.mark.parametrize("side", ["chasm", "chasm/far"])
def test_a_pursuer_that_attacks_somebody_else_on_its_way_ends_on_that_side(side: str) -> None:
    rooms = [Placed(CHASM, "basement", 1, 0), Placed(DUSTY_HALLWAY, "basement", 2, 0)]
    table = walking(
        UPSTAIRS | {OX: side, ZOE: "dusty-hallway"}, twin(ZOE, Place("basement-landing"), might=1), rooms=rooms
    )
    table.with_dice(1, 0, 0, *[0] * 5).play("end-turn")
    assert (path(table, ZOE), attacked_by(table, ZOE)) == (["chasm"], [OX])
    assert table.monster(name_of(ZOE)).place == side


@rule("H12-T04")
def test_a_pursuer_does_not_ride_the_elevator() -> None:
    rooms = [Placed(MYSTIC_ELEVATOR, "upper", 0, 1)]
    table = walking(UPSTAIRS | {OX: "mystic-elevator"}, twin(OX, Place("grand-staircase"), might=1), rooms=rooms)
    table.arrange(lambda state: setattr(state.turn, "moved", True))
    table.with_dice(2, 2, 0, *[0] * 5).play("end-turn")
    assert path(table, OX) == ["upper-landing", "mystic-elevator"]
    assert not table.events("elevator-moves")
    assert table.prompt == "turn"
