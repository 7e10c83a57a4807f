"""Rooms with a barrier: Chasm, Catacombs, Tower and Vault. (B-BARR, B-VAULT)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import CANDLE
from dreadhall.betrayal.components.rooms import DUSTY_HALLWAY
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import draw, faces
from tests.betrayal.plain import GHOUL_1, OX, VIVIAN, ZOE, haunted, monster_turn

CHASM = [Placed(RoomId("chasm"), "basement", 1, 0), Placed(DUSTY_HALLWAY, "basement", 2, 0)]
"""East of the Basement Landing the Chasm, and beyond it the Dusty Hallway."""
VAULT = row("upper", "vault")
"""The Vault, south of the Upper Landing."""
NEAR, FAR = "chasm", "chasm/far"
ON_EDGE = {OX: NEAR, VIVIAN: "foyer", ZOE: "foyer"}
AT_VAULT = {OX: "vault", VIVIAN: "foyer", ZOE: "foyer"}


def edge(*dice: int, **parts: Any) -> Position:
    """Ox, with Speed 4, stands at the edge of the Chasm."""
    return position(ON_EDGE, rooms=CHASM, **parts).with_dice(*dice)


def spent_all(state: BetrayalState) -> None:
    """No space is left in this turn, but movement is not over."""
    state.turn.spent = 4


# Sides


@rule("B-BARR-02")
def test_the_door_one_comes_through_decides_the_side() -> None:
    landing = position({**ON_EDGE, OX: "basement-landing"}, rooms=CHASM).play("go:chasm")
    assert landing.explorer(OX).place == NEAR
    hallway = position({**ON_EDGE, OX: "dusty-hallway"}, rooms=CHASM)
    assert hallway.play("go:chasm/far").explorer(OX).place == FAR


@rule("B-BARR-02")
def test_the_discoverer_is_on_the_side_of_the_door_that_led_in() -> None:
    table = position({**ON_EDGE, OX: "basement-landing"}).top("room", "chasm").play("explore:e")
    assert "go:basement-landing" in table.keys
    assert not table.offers("explore")


@rule("B-BARR-02")
def test_a_pile_lies_on_one_side() -> None:
    assert "take:axe" in edge(piles={NEAR: ["axe"]}).keys
    assert "take:axe" not in edge(piles={FAR: ["axe"]}).keys


# Crossing


@rule("B-BARR-03", "B-BARR-04", "B-DEC-32")
def test_a_roll_takes_one_across_for_no_space() -> None:
    table = edge(*faces(3, 4))
    assert "go:dusty-hallway" not in table.keys
    assert "end-turn" in table.keys
    table.play("cross")
    assert table.explorer(OX).place == FAR
    assert table.state.turn.spent == 0
    assert "go:dusty-hallway" in table.keys
    assert "go:basement-landing" not in table.keys


@rule("B-BARR-03")
@pytest.mark.parametrize(
    ("room", "floor", "trait", "target", "dice"),
    [
        ("chasm", "basement", "speed", 3, 4),
        ("tower", "upper", "might", 3, 5),
        ("catacombs", "basement", "sanity", 6, 3),
    ],
)
def test_the_roll_is_the_one_on_the_tile(room: RoomId, floor: str, trait: str, target: int, dice: int) -> None:
    for result in (target - 1, target):
        table = position({**ON_EDGE, OX: room}, rooms=[Placed(room, floor, 1, 0, 0 if room != "catacombs" else 3)])
        table.with_dice(*faces(result, dice)).play("cross")
        (roll,) = table.events("rolled")
        assert roll.data["trait"] == trait
        assert table.explorer(OX).place == (f"{room}/far" if result == target else room)


@rule("B-BARR-03")
def test_it_can_be_tried_once_a_turn() -> None:
    assert "cross" not in edge(*faces(3, 4)).play("cross").keys


@rule("B-BARR-04")
def test_one_may_cross_with_no_space_left() -> None:
    assert edge(*faces(3, 4), change=spent_all).play("cross").explorer(OX).place == FAR


@rule("B-BARR-05")
def test_a_failure_ends_the_movement_of_the_turn() -> None:
    table = edge(*faces(2, 4)).play("cross")
    assert table.explorer(OX).place == NEAR
    assert not table.offers("go")
    assert "cross" not in table.keys


@rule("B-BARR-06")
def test_in_a_later_turn_one_may_try_again_or_leave() -> None:
    table = edge(*faces(2, 4)).play("cross", "end-turn", "end-turn", "end-turn")
    assert table.state.turn.seat == 0
    assert {"cross", "go:basement-landing"} <= set(table.keys)


@rule("B-BARR-11", "B-DEC-06")
@pytest.mark.parametrize("side", [NEAR, FAR])
def test_whoever_is_sent_into_such_a_room_chooses_the_side(side: str) -> None:
    table = draw("mystic-slide", *faces(2, 5), *faces(0, 4), 0, rooms=CHASM, change=no_tiles).play("room:chasm")
    assert table.asked == [0]
    assert table.keys == [f"side:{NEAR}", f"side:{FAR}"]
    assert table.play(f"side:{side}").explorer(OX).place == side


def no_tiles(state: BetrayalState) -> None:
    """The room stack is empty, and so are its discards."""
    state.rooms.rest = []


# Monsters and the traitor


@rule("B-BARR-08")
def test_monsters_walk_right_through() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "basement-landing", rooms=CHASM)
    table.play("go:chasm", "go:dusty-hallway")
    assert table.monster(GHOUL_1).place == "dusty-hallway"
    assert table.state.turn.spent == 2


@rule("B-BARR-09")
def test_a_monster_that_stops_there_is_put_on_a_side_by_the_traitor() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "basement-landing", rooms=CHASM)
    table.play("go:chasm", "done")
    assert table.asked == [0]
    assert table.keys == [f"side:{NEAR}", f"side:{FAR}"]
    assert table.play(f"side:{FAR}").monster(GHOUL_1).place == FAR


@rule("B-BARR-10")
def test_in_its_own_turn_a_monster_reaches_both_sides() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: NEAR, ZOE: FAR}, NEAR, rooms=CHASM)
    assert {"attack:vivian-lopez", "attack:zoe-ingstrom"} <= set(table.keys)


@rule("B-BARR-10")
@pytest.mark.parametrize(("side", "price"), [(NEAR, 2), (FAR, 1)])
def test_in_the_turn_of_a_hero_it_counts_only_on_its_side(side: str, price: int) -> None:
    table = haunted(ON_EDGE, side, rooms=CHASM)
    assert table.offers("attack") == (side == NEAR)
    assert table.play("go:basement-landing").state.turn.spent == price


@rule("B-BARR-13")
@pytest.mark.parametrize(
    ("room", "floor", "turn"), [("chasm", "basement", 0), ("catacombs", "basement", 3), ("tower", "upper", 0)]
)
def test_the_traitor_crosses_without_a_roll(room: RoomId, floor: str, turn: int) -> None:
    table = haunted({**ON_EDGE, OX: room}, traitor=OX, rooms=[Placed(room, floor, 1, 0, turn)])
    assert table.with_dice().play("cross").explorer(OX).place == f"{room}/far"


# The Vault


@rule("B-VAULT-01")
def test_whoever_is_sent_into_the_vault_stands_outside_its_inner_door() -> None:
    rooms = row("basement", "vault")
    table = draw("mystic-slide", *faces(2, 5), *faces(0, 4), 0, rooms=rooms, change=no_tiles).play("room:vault")
    assert table.explorer(OX).place == "vault"
    assert "open-vault" in table.keys


@rule("B-VAULT-02", "B-VAULT-03", "B-DEC-32")
def test_the_opener_empties_it_at_once_and_it_stays_empty() -> None:
    table = position(AT_VAULT, rooms=VAULT, traits={OX: {"knowledge": 4}}).top("item", "axe", "bell")
    assert "end-turn" in table.keys
    table.with_dice(*faces(6, 5)).play("open-vault")
    assert table.cards(OX) == ["axe", "bell"]
    assert table.state.tokens == {"vault-empty": "vault"}
    assert "open-vault" not in table.keys
    table.play("end-turn", "end-turn", "end-turn")
    assert "open-vault" not in table.keys


@rule("B-VAULT-03")
def test_an_open_vault_is_one_room() -> None:
    def inside(state: BetrayalState) -> None:
        state.explorers[1].place = Place("vault/far")
        state.piles = {Place("vault/far"): [CANDLE]}

    knowing = {OX: {"knowledge": 4}}
    table = haunted(AT_VAULT, "vault/far", rooms=VAULT, traits=knowing, change=inside).top("item", "axe", "bell")
    assert not table.offers("attack")
    table.with_dice(*faces(6, 5)).play("open-vault")
    assert table.explorer(VIVIAN).place == table.monster(GHOUL_1).place == "vault"
    assert {"attack:ghoul-1", "take:candle", "trade:vivian-lopez:axe"} <= set(table.keys)


@rule("B-VAULT-04")
def test_the_traitor_must_roll_to_open_it() -> None:
    table = haunted(AT_VAULT, traitor=OX, rooms=VAULT).with_dice(*faces(5, 3)).play("open-vault")
    assert len(table.events("rolled")) == 1
    assert table.state.tokens == {}


@rule("B-VAULT-06")
def test_a_monster_goes_inside_but_opens_and_takes_nothing() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "upper-landing", rooms=VAULT).play("go:vault")
    assert table.keys == ["go:upper-landing", "done"]
    table.play("done", "side:vault/far")
    assert table.monster(GHOUL_1).place == "vault/far"
    assert table.state.tokens == {}
    assert table.monster(GHOUL_1).cards == []
