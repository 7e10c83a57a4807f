"""Haunt 31, Airborne: parachutes are found, taken, handed on, and carry people out."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import BALCONY, COAL_CHUTE, GALLERY, KITCHEN
from dreadhall.betrayal.haunts.h31_airborne import EXIT, EXITS, PARACHUTES, RULES, SEARCH, STEAL, Airborne
from dreadhall.betrayal.house.paths import distance, in_reach
from dreadhall.betrayal.house.plan import Placed, room_of
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.testing.betrayal import SEVERAL, THREE, position
from dreadhall.testing.betrayal.invariants import Watch
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h31.aloft import ONE, OX, THIRD, TWO, VIVIAN, ZOE, aloft, offered, rivals

# Finding


@rule("H31-T03")
@pytest.mark.parametrize(("trait", "total"), [("speed", 3), ("speed", 4), ("knowledge", 3), ("knowledge", 4)])
def test_a_search_in_an_omen_room_finds_with_four_and_ends_the_movement(trait: str, total: int) -> None:
    dice = position(THREE, traits={OX: {trait: 7}}).value(OX, trait)
    table = aloft(traits={OX: {trait: 7}}).with_dice(*faces(total, dice)).play(f"{SEARCH}:{trait}")
    found = total == 4
    assert table.cards(OX) == ([ONE] if found else [])
    memory = Airborne.memory.of(table.haunt)
    assert (memory.parachutes, memory.emptied) == ((0, ["balcony"]) if found else (1, []))
    assert table.offers("go") == (not found)
    assert not table.offers(SEARCH)
    assert not table.offers(EXIT)


@rule("H31-T03")
def test_an_emptied_room_a_carrier_and_a_room_without_an_omen_find_nothing() -> None:
    four = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "balcony"}
    assert offered(aloft(four), SEARCH) == {"knowledge", "speed"}
    assert offered(aloft(four, emptied=[BALCONY]), SEARCH) == set()
    assert offered(aloft(four, emptied=[GALLERY]), SEARCH) == {"knowledge", "speed"}
    assert offered(aloft(four, emptied=[GALLERY], cards={OX: [ONE]}), SEARCH) == set()
    assert offered(aloft(emptied=[GALLERY]), SEARCH) == set()
    assert offered(aloft({OX: "foyer", VIVIAN: "balcony", ZOE: "balcony"}), SEARCH) == set()


@rule("H31-T04")
def test_one_search_a_turn_whatever_the_trait_and_the_leap_is_a_task_of_its_own() -> None:
    table = aloft(emptied=[GALLERY], where=dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "balcony"})
    table.with_dice(0, 0, 0).play(f"{SEARCH}:knowledge")
    assert offered(table, SEARCH) == set()
    table.arrange(lambda state: state.explorers[0].cards.append(CardId(ONE)))
    assert offered(table, EXIT) == {"knowledge", "sanity"}


# Taking


@rule("H31-T05")
@pytest.mark.parametrize(("mine", "theirs", "taken"), [(3, 2, True), (2, 2, False), (1, 4, False)])
@pytest.mark.parametrize("trait", ["might", "knowledge"])
def test_a_parachute_is_taken_by_one_point_and_nobody_is_hurt(
    trait: str, mine: int, theirs: int, *, taken: bool
) -> None:
    table = rivals(traits={OX: {trait: 4}, VIVIAN: {trait: 4}})
    own, other = table.value(OX, trait), table.value(VIVIAN, trait)
    before = [table.explorer(name).clips.copy() for name in (OX, VIVIAN)]
    table.with_dice(*faces(mine, own), *faces(theirs, other)).play(f"{STEAL}:{VIVIAN}:{trait}")
    assert (table.cards(OX), table.cards(VIVIAN)) == (([ONE], []) if taken else ([], [ONE]))
    assert [table.explorer(name).clips for name in (OX, VIVIAN)] == before
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H31-T05")
def test_weapons_for_might_serve_and_neither_ring_nor_shot_does() -> None:
    table = rivals(cards={VIVIAN: [ONE], OX: ["axe", "ring", "revolver"]})
    assert offered(table, STEAL) == {f"{VIVIAN}:might", f"{VIVIAN}:might:axe", f"{VIVIAN}:knowledge"}
    far = aloft({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}, cards={VIVIAN: [ONE], OX: ["revolver"]})
    assert far.offers("attack")
    assert offered(far, STEAL) == set()


@rule("H31-T05")
def test_a_carrier_takes_none_and_an_attack_is_used_up() -> None:
    four = {OX: "foyer", VIVIAN: "foyer", ZOE: "balcony", SEVERAL[3]: "balcony"}
    table = aloft(four, emptied=[GALLERY, KITCHEN], cards={OX: [TWO], VIVIAN: [ONE]})
    assert offered(table, STEAL) == set()
    spent = rivals(change=lambda state: setattr(state.turn, "attacked", True))
    assert offered(spent, STEAL) == set()


@rule("H31-T06")
def test_a_plain_attack_hurts_or_takes_other_things_but_no_parachute() -> None:
    table = rivals(cards={VIVIAN: [ONE, "bell"]}, traits={OX: {"might": 0}, VIVIAN: {"might": 3}})
    own, other = table.value(OX, "might"), table.value(VIVIAN, "might")
    table.with_dice(*faces(3, own), *faces(0, other)).play(f"attack:{VIVIAN}")
    assert (table.prompt, table.keys) == ("damage-or-steal", ["damage", "steal:bell"])
    bare = rivals(traits={OX: {"might": 0}, VIVIAN: {"might": 3}})
    bare.with_dice(*faces(3, own), *faces(0, other)).play(f"attack:{VIVIAN}")
    assert bare.prompt == "split-damage"


@rule("H31-T06", "H31-44")
def test_light_fingers_take_a_parachute_without_a_fight_and_then_stand_still() -> None:
    table = rivals(cards={OX: ["pickpockets-gloves"], VIVIAN: [ONE]}).play(f"use:pickpockets-gloves:{VIVIAN}")
    assert table.cards(OX) == [ONE]
    assert not table.offers("go")
    assert not table.offers("h31-heroes-exit")
    assert f"attack:{VIVIAN}" in table.keys, "it was no attack"
    assert not rivals(cards={OX: ["pickpockets-gloves", TWO], VIVIAN: [ONE]}).offers("use"), "nobody has two"


@rule("H31-T07")
def test_everybody_slows_everybody() -> None:
    table = aloft({OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall"})
    prices = {choice["key"]: choice["data"]["price"] for choice in table.table.view(0)["ask"]["choices"][:1]}
    assert prices == {"go:foyer": 3}


# The leap


@rule("H31-T08", "H31-T09")
@pytest.mark.parametrize("place", [*EXITS, "tower/far"])
@pytest.mark.parametrize("trait", ["knowledge", "sanity"])
def test_a_carrier_leaps_with_four_from_each_way_out(place: Place, trait: str) -> None:
    room = room_of(place)
    tiles = {"balcony": "upper", "tower": "upper", "coal-chute": "ground", "collapsed-room": "ground"}
    rooms = [Placed(room, tiles[room], 5, 5)] if room in tiles else []
    where = {OX: place, VIVIAN: "foyer", ZOE: "foyer"}
    dice = position(THREE, traits={OX: {trait: 7}}).value(OX, trait)
    table = aloft(where, rooms=rooms, emptied=[GALLERY], cards={OX: [ONE]}, traits={OX: {trait: 7}})
    table.arrange(lambda state: setattr(state.turn, "spent", table.value(OX, "speed") - 1))
    table.with_dice(*faces(4, dice)).play(f"{EXIT}:{trait}")
    assert (table.winners, table.explorer(OX).away, table.cards(OX)) == ((0,), "outside", [ONE])


@rule("H31-T08")
def test_the_coal_chute_ends_in_the_air_and_one_may_stay_and_walk_out() -> None:
    rooms = [Placed(COAL_CHUTE, "ground", -1, 1, 0)]
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = aloft(where, rooms=rooms, cards={OX: ["axe"]}).play("go:coal-chute")
    assert table.explorer(OX).place == "coal-chute"
    assert "go:foyer" in table.keys
    table.play("drop:axe")
    assert table.state.piles == {"coal-chute": ["axe"]}
    assert distance(table.rules, Place("coal-chute"), Place("entrance-hall")) == 2
    assert "foyer" in list(in_reach(table.rules, COAL_CHUTE))
    Watch().look(table.table)


@rule("H31-T09")
def test_a_leap_that_fails_costs_a_space_and_the_turns_only_try() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
    table = aloft(where, emptied=[GALLERY], cards={OX: [ONE]}).with_dice(1, 1, 1).play(f"{EXIT}:sanity")
    assert (table.explorer(OX).away, table.state.turn.spent, offered(table, EXIT)) == ("", 1, set())
    assert table.winners is None
    assert f"drop:{ONE}" not in table.keys, "it was used"


@rule("H31-T09")
def test_no_leap_without_a_parachute_a_space_or_a_way_out() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
    parts: dict[str, Any] = {"emptied": ["gallery"], "cards": {OX: [ONE]}}
    assert offered(aloft(where, **parts), EXIT) == {"knowledge", "sanity"}
    assert offered(aloft(where, emptied=[GALLERY]), EXIT) == set()
    tired = aloft(where, **parts, change=lambda state: setattr(state.turn, "spent", 8))
    assert offered(tired, EXIT) == set()
    stopped = aloft(where, **parts, change=lambda state: setattr(state.turn, "over", True))
    assert offered(stopped, EXIT) == set()
    assert offered(aloft({**where, OX: "upper-landing"}, **parts), EXIT) == set()


# Parachutes from hand to hand


@rule("H31-T10")
def test_the_dead_drop_theirs_and_whoever_has_none_may_take_it_up_and_go_on() -> None:
    table = rivals(traits={VIVIAN: {"might": 0, "speed": 0}})
    own, other = table.value(OX, "might"), table.value(VIVIAN, "might")
    table.with_dice(*faces(4, own), *faces(0, other)).play(f"attack:{VIVIAN}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(VIVIAN).alive, table.state.piles) == (False, {"entrance-hall": [ONE]})
    table.play(f"take:{ONE}")
    assert table.cards(OX) == [ONE]
    assert table.offers("go")
    assert offered(table, EXIT) == set(), "what was taken up in this turn opens in none but a later one"


@rule("H31-T10", "H31-43")
def test_whoever_is_given_one_in_the_turn_of_another_leaps_in_the_own() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
    table = aloft(where, emptied=[GALLERY], cards={OX: [ONE]}).play(f"trade:{VIVIAN}:{ONE}", "yes", "end-turn")
    assert offered(table, EXIT) == {"knowledge", "sanity"}
    swapped = aloft(where, emptied=[GALLERY], cards={OX: ["axe"], VIVIAN: [ONE]})
    swapped.play(f"trade:{VIVIAN}:axe", f"for:{ONE}", "yes")
    assert (swapped.cards(OX), offered(swapped, EXIT)) == ([ONE], set())


@rule("H31-T10")
def test_parachutes_are_traded_but_nobody_has_two() -> None:
    four = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall", SEVERAL[3]: "foyer"}
    piles = {"entrance-hall": [THIRD]}
    table = aloft(four, emptied=[GALLERY, KITCHEN], cards={OX: [ONE], VIVIAN: [TWO]}, piles=piles)
    assert f"take:{THIRD}" not in table.keys
    assert f"trade:{VIVIAN}:{ONE}" not in table.keys
    table.play(f"trade:{ZOE}:{ONE}", "yes")
    assert (table.cards(OX), table.cards(ZOE)) == ([], [ONE])
    assert table.offers("go")


@rule("H31-T10")
def test_a_parachute_that_something_takes_out_of_the_game_lies_in_the_house_again() -> None:
    table = aloft(emptied=[GALLERY], haunt_room="foyer")
    assert RULES.key_cards == PARACHUTES
    table.rules.discard(CardId(ONE))
    assert table.state.piles == {"foyer": [ONE]}
