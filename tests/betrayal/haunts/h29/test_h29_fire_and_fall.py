"""Haunt 29, Frankenstein's Legacy: Torches, pushes, and what the traitor does to Torches."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS, STACK_ROOMS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h29.monster import (
    BRANDON,
    HALL,
    JENNY,
    LONGFELLOW,
    MONSTER,
    OX,
    PUSH,
    THROW,
    TORCH,
    VIVIAN,
    ZOE,
    alive,
)

KITCHEN = row("ground", "kitchen", turn=0)
CLIFFS = [*row("upper", "tower", at=(1, 0), turn=0), *row("basement", "chasm", at=(1, 0), turn=0)]
SIX = (OX, ZOE, LONGFELLOW, JENNY, BRANDON, VIVIAN)


# Finding


@rule("H29-T02")
def test_there_is_fire_in_four_rooms() -> None:
    found = set()
    for room in STACK_ROOMS:
        tile = Placed(room, sorted(ROOMS[room].floors)[0], 0, 5)
        if TORCH in alive(HALL | {OX: room}, rooms=[tile]).keys:
            found.add(room)
    assert found == {"charred-room", "furnace-room", "kitchen", "pentagram-chamber"}


@rule("H29-T02")
def test_a_torch_is_free_and_nobody_carries_two() -> None:
    where = HALL | {OX: "kitchen", VIVIAN: "kitchen"}
    table = alive(where, rooms=KITCHEN, piles={"kitchen": ["torch-1"]}).play(TORCH)
    assert table.cards(OX) == ["torch-2"]
    assert table.state.turn.spent == 0
    assert TORCH not in table.keys
    assert "take:torch-1" not in table.keys
    assert not alive(where, rooms=KITCHEN, turn=VIVIAN).offers(TORCH), "the traitor finds none"
    lying = alive(where, rooms=KITCHEN, turn=VIVIAN, piles={"kitchen": ["torch-1"]}).play("take:torch-1")
    assert lying.cards(VIVIAN) == ["torch-1"]


@rule("H29-T02")
def test_the_dog_brings_no_second_torch_but_another_in_exchange() -> None:
    piles = {"entrance-hall": ["torch-2", "axe"]}
    table = alive(HALL | {OX: "foyer"}, cards={OX: ["dog", "torch-1"]}, piles=piles).play("use:dog")
    assert ("fetch:torch-2" in table.keys, "fetch:axe" in table.keys) == (False, True)
    table.play("send:torch-1", "place:entrance-hall")
    assert "card:torch-2" in table.keys


@rule("H29-T02")
def test_nobody_is_offered_a_second_torch_in_a_trade() -> None:
    table = alive(HALL | {ZOE: "foyer"}, cards={OX: ["torch-1", "axe"], ZOE: ["torch-2"]})
    assert f"trade:{ZOE}:axe" in table.keys
    assert f"trade:{ZOE}:torch-1" not in table.keys


@rule("H29-T02")
def test_there_is_always_another_torch() -> None:
    piles = {"kitchen": [f"torch-{number}" for number in range(1, 6)]}
    table = alive(HALL | {OX: "kitchen"}, rooms=KITCHEN, piles=piles).play(TORCH)
    assert table.cards(OX) == ["torch-6"]


# Throwing


@rule("H29-T03")
def test_a_torch_thrown_from_next_door_burns_the_monster_and_does_not_stun_it() -> None:
    table = alive(cards={OX: ["torch-1", "axe"]}, traits={OX: {"speed": 4}})
    table.with_dice(*faces(4, 4), *faces(2, 3)).play(THROW)
    assert table.haunt.track == 1
    assert table.cards(OX) == ["axe"]
    assert not table.monster(MONSTER).stunned
    table.play("go:entrance-hall")
    assert not table.offers("attack"), "that was the attack"


@rule("H29-T03")
def test_it_flies_no_farther_than_through_a_door() -> None:
    throwers = {
        room: {OX: room, ZOE: "upper-landing", VIVIAN: "upper-landing"} for room in ("grand-staircase", "kitchen")
    }
    far = alive(throwers["grand-staircase"], cards={OX: ["torch-1"]})
    assert THROW not in far.keys
    for turn, joined in ((0, True), (2, False)):
        table = alive(throwers["kitchen"], rooms=row("ground", "kitchen", turn=turn), cards={OX: ["torch-1"]})
        assert (THROW in table.keys) is joined
    assert THROW in alive(HALL | {OX: "entrance-hall"}, cards={OX: ["torch-1"]}).keys


@rule("H29-T04")
@pytest.mark.parametrize(("mine", "theirs", "left"), [(1, 4, []), (2, 2, ["torch-1"])], ids=["lost", "tied"])
def test_a_throw_that_is_lost_costs_the_torch_and_a_draw_nothing(mine: int, theirs: int, left: list[str]) -> None:
    table = alive(cards={OX: ["torch-1"]}, traits={OX: {"speed": 4}})
    table.with_dice(*faces(mine, 4), *faces(theirs, 3)).play(THROW)
    assert table.cards(OX) == left
    assert table.haunt.track == 0
    assert not table.events("hurt")
    assert not table.offers("h29-heroes-throw")


@rule("H29-T05")
def test_a_torch_just_lit_may_be_thrown_and_one_just_taken_may_not() -> None:
    where = HALL | {OX: "kitchen", ZOE: "kitchen"}
    assert THROW in alive(where, rooms=KITCHEN).play(TORCH).keys
    picked = alive(where, rooms=KITCHEN, piles={"kitchen": ["torch-1"]}).play("take:torch-1")
    assert THROW not in picked.keys
    traded = alive(where, rooms=KITCHEN, cards={ZOE: ["torch-1"], OX: ["axe"]})
    traded.play(f"trade:{ZOE}:axe", "for:torch-1", "1=yes")
    assert traded.cards(OX) == ["torch-1"]
    assert THROW not in traded.keys
    dropped = alive(where, rooms=KITCHEN, cards={OX: ["torch-1"]}).play("drop:torch-1")
    assert dropped.state.piles == {"kitchen": ["torch-1"]}


@rule("H29-T06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_hits_as_players_kill_it(players: int) -> None:
    names = [*SIX[: players - 1], VIVIAN]
    where = dict.fromkeys(names, "upper-landing") | {OX: "foyer"}
    burnt = (*faces(4, 4), *faces(2, 3))
    dead = names[2:-1]
    table = alive(where, hits=players - 2, cards={OX: ["torch-1"]}, dead=dead).with_dice(*burnt).play(THROW)
    assert (table.haunt.track, table.winners) == (players - 1, None)
    table = alive(where, hits=players - 1, cards={OX: ["torch-1"]}, dead=dead).with_dice(*burnt).play(THROW)
    assert table.winners == tuple(range(players - 1))


# Pushing


@rule("H29-T07")
@pytest.mark.parametrize("place", ["tower", "tower/far", "chasm", "chasm/far"])
def test_six_pushes_it_to_its_death(place: str) -> None:
    where = HALL | {OX: place}
    table = alive(where, monster=place, rooms=CLIFFS).with_dice(*faces(6, 5)).play(PUSH)
    assert table.winners == (0, 1)
    failed = alive(where, monster=place, rooms=CLIFFS).with_dice(*faces(5, 5)).play(PUSH)
    assert failed.winners is None
    assert PUSH not in failed.keys


@rule("H29-T07")
def test_nobody_pushes_across_the_gap_or_elsewhere() -> None:
    assert PUSH not in alive(HALL | {OX: "chasm"}, monster="chasm/far", rooms=CLIFFS).keys
    assert PUSH not in alive(HALL, monster="foyer", rooms=CLIFFS).keys
    assert PUSH not in alive(HALL | {VIVIAN: "chasm"}, monster="chasm", rooms=CLIFFS, turn=VIVIAN).keys


@rule("H29-T10")
def test_stunned_it_can_be_burnt_and_pushed_but_not_stunned_again() -> None:
    table = alive(HALL | {OX: "tower"}, monster="tower", stunned=True, rooms=CLIFFS, cards={OX: ["torch-1"]})
    assert {PUSH, THROW} <= set(table.keys)
    assert not table.offers("attack")


# The traitor and fire


@rule("H29-T12")
@pytest.mark.parametrize("armed", [[], ["armor"]], ids=["bare", "in armor"])
def test_the_traitor_who_wins_by_two_may_tread_a_torch_out(armed: list[str]) -> None:
    where = HALL | {OX: "upper-landing"}
    table = alive(where, turn=VIVIAN, cards={OX: ["torch-1", *armed]})
    table.with_dice(*faces(4, 2), *faces(2, 5)).play(f"attack:{OX}")
    assert table.prompt == "damage-or-steal"
    table.play("steal:torch-1")
    assert (table.cards(OX), table.cards(VIVIAN)) == (armed, [])
    assert not table.events("hurt")


@rule("H29-T12")
def test_a_win_by_one_takes_no_torch() -> None:
    table = alive(HALL | {OX: "upper-landing"}, turn=VIVIAN, cards={OX: ["torch-1"]})
    table.with_dice(*faces(3, 2), *faces(2, 5)).play(f"attack:{OX}")
    assert table.prompt == "split-damage"


@rule("H29-T12")
def test_the_monster_takes_no_torch() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=VIVIAN, cards={OX: ["torch-1"]})
    table.with_dice(0, 0, 0, *faces(4, 8), *faces(2, 5)).play("end-turn")
    assert table.prompt == "split-damage"


@rule("H29-T12")
def test_a_hero_who_takes_a_torch_from_the_traitor_keeps_it() -> None:
    table = alive(HALL | {OX: "upper-landing"}, cards={VIVIAN: ["torch-1"]})
    table.with_dice(*faces(4, 5), *faces(2, 2)).play(f"attack:{VIVIAN}", "steal:torch-1")
    assert (table.cards(OX), table.cards(VIVIAN)) == (["torch-1"], [])
    assert not table.events("h29-torch-out")


@rule("H29-T12")
@pytest.mark.parametrize(("mine", "theirs"), [(["torch-2"], []), ([], ["armor"])], ids=["has one", "armor"])
def test_heroes_steal_torches_by_the_common_rules_only(mine: list[str], theirs: list[str]) -> None:
    table = alive(HALL | {OX: "upper-landing"}, cards={OX: mine, VIVIAN: ["torch-1", *theirs]})
    table.with_dice(*faces(4, 5), *faces(2, 2)).play(f"attack:{VIVIAN}")
    assert "steal:torch-1" not in table.keys


@rule("H29-T03")
def test_a_barrier_does_not_come_between_two_rooms_with_a_door() -> None:
    for place in ("tower", "tower/far"):
        inside = alive(HALL | {OX: place}, monster="upper-landing", rooms=CLIFFS, cards={OX: ["torch-1"]})
        outside = alive(HALL | {OX: "upper-landing"}, monster=place, rooms=CLIFFS, cards={OX: ["torch-1"]})
        assert THROW in inside.keys
        assert THROW in outside.keys
