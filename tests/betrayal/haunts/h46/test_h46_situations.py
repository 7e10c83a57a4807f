"""Haunt 46, The Feast: situations that were decided from the two books alone."""

import pytest

from dreadhall.betrayal.haunts.h46_the_feast import TheFeast
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h46.test_h46_the_feast import NORTH, feast, opened, victims_walk

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
APART = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
CELLAR = row("basement", "catacombs", "larder")
DYING = {OX: {"might": 0, "speed": 0}}
FREAK = "cannibal-freak-1"
CLUMSY = faces(0, 4)


@rule("H46-T10", "B-DEATH-05")
def test_a_freak_eats_a_hero_and_leaves_the_hero_s_things() -> None:
    where = APART | {VIVIAN: "foyer"}
    table = feast(where, [("larder", 0)], ["foyer"], rooms=CELLAR, turn=VIVIAN, traits=DYING, cards={OX: ["axe"]})
    table.with_dice(2, 0, *CLUMSY, 0, 0).play(f"attack:{OX}", "damage", "split:2-0", "end-turn")
    table.play(f"h46-traitor-feast:body-{OX}")
    assert (table.state.piles, table.state.tokens) == ({"foyer": ["axe"]}, {})
    assert table.monster(FREAK).traits == {"might": 5, "speed": 3, "sanity": 5}


@rule("H46-T11")
def test_a_freak_that_loses_its_own_attack_or_to_the_ring_is_dead() -> None:
    table = feast(APART, [("larder", 0)], ["foyer"], rooms=CELLAR, turn=VIVIAN)
    table.with_dice(0, 0, *CLUMSY, *faces(1, 5)).play("end-turn", f"attack:{OX}")
    assert FREAK not in table.state.monsters
    table = feast(APART, [("larder", 0)], ["foyer"], rooms=CELLAR, cards={OX: ["ring"]})
    table.with_dice(*faces(2, 3), *CLUMSY).play(f"attack:{FREAK}:ring")
    assert FREAK not in table.state.monsters


@rule("H46-T13")
def test_the_freaks_of_a_dead_traitor_eat_the_last_victim_and_win() -> None:
    def nearly(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.explorers[2].alive = False
        TheFeast.memory.of(state.haunt).eaten = ["body-victim-2"]

    where = APART | {OX: "upper-landing"}
    table = feast(where, [], ["foyer"], turn=ZOE, change=nearly, tokens={"body-victim-1": "foyer"})
    table.with_dice(0, 0).play("end-turn", "h46-traitor-feast:body-victim-1")
    assert table.winners == (2,)


@rule("H46-T12")
def test_heroes_who_blew_up_a_victim_themselves_do_not_win_by_leaving() -> None:
    where = APART | {OX: "entrance-hall", ZOE: "entrance-hall"}
    victims, cards = [("foyer", 0), ("entrance-hall", 0)], {OX: ["dynamite"]}
    table = feast(where, victims, ["basement-landing"], cards=cards, change=opened)
    table.with_dice(0, 0).play("use:dynamite:foyer", "h46-heroes-rescue:victim-2", "end-turn", "h46-heroes-leave")
    assert (table.winners, TheFeast.memory.of(table.haunt).escaped) == (None, 1)


@rule("H46-T03", "H46-T05")
def test_a_victim_whose_hero_has_died_strays_again() -> None:
    where = {OX: "larder", ZOE: "foyer", VIVIAN: "larder"}
    table = feast(where, [("larder", NORTH), ("foyer", NORTH)], rooms=CELLAR, turn=VIVIAN, traits=DYING)
    table.with_dice(2, 0, *CLUMSY).play(f"attack:{OX}", "split:2-0", "end-turn")
    assert (table.monster("victim-1").place, table.monster("victim-2").place) == ("basement-landing", "foyer")
    assert table.asked == [1]


@rule("H46-T06")
def test_a_victim_that_walks_up_to_the_first_hero_is_led_on_in_the_same_turn() -> None:
    where = {OX: "basement-landing", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = victims_walk(where, [("larder", NORTH), ("upper-landing", NORTH)], rooms=CELLAR)
    assert table.asked == [0]
    assert any(key.startswith("h46-heroes-escort:victim-1:catacombs") for key in table.keys)


@rule("H46-T06", "H46-T15")
@pytest.mark.parametrize("snare", ["debris", "webs"])
def test_whoever_is_held_leads_nobody_and_does_not_leave(snare: str) -> None:
    where = APART | {OX: "entrance-hall"}
    table = feast(where, [("entrance-hall", 0)], change=opened, cards={OX: [snare]})
    assert table.keys == [f"free:{OX}", "end-turn"]


@rule("H46-T06")
def test_a_hero_who_dies_on_the_way_out_of_a_room_leaves_the_victim_behind() -> None:
    where, rooms = APART | {OX: "junk-room"}, row("ground", "junk-room", "dining-room")
    victims = [("junk-room", 0), ("upper-landing", 0)]
    table = feast(where, victims, ["basement-landing"], rooms=rooms, traits={OX: {"speed": 0}})
    table.with_dice(*faces(0, 5)).play("h46-heroes-escort:victim-1:entrance-hall")
    assert (table.explorer(OX).alive, table.asked) == (False, [1])
    assert table.monster("victim-1").place == "junk-room"
