"""Haunt 36, Better with Friends: carrying the boat, breaking it, and how it ends."""

import pytest

from dreadhall.betrayal.haunts.h36_better_with_friends import BetterWithFriends
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h36.sinking import APART, JENNY, LONGFELLOW, OX, UPSTAIRS, VIVIAN, ZOE, sinking

STRIKE = "h36-traitor-strike"
HERE = {OX: "attic", ZOE: "attic", VIVIAN: "attic"}


# Carrying


@rule("H36-T07")
def test_with_the_boat_every_room_costs_two_spaces() -> None:
    table = sinking(APART | {OX: "attic", ZOE: "foyer"}, boat=Place("attic"), traits={OX: {"speed": 5}})
    assert table.value(OX, "speed") == 5
    table.play("take:rowboat", "go:upper-landing", "go:grand-staircase")
    assert table.state.turn.spent == 4
    assert not table.offers("go")


@rule("H36-T07")
def test_the_boat_goes_to_another_hero_but_never_to_the_traitor() -> None:
    table = sinking(HERE, cards={OX: ["rowboat"], VIVIAN: ["axe"]})
    table.play(f"trade:{ZOE}:rowboat", "1=yes")
    assert table.cards(ZOE) == ["rowboat"]
    assert "take:rowboat" not in sinking(HERE, boat=Place("attic"), turn=VIVIAN).keys
    assert f"trade:{VIVIAN}:rowboat" not in sinking(HERE, cards={OX: ["rowboat"]}).keys


@rule("H36-T07")
def test_the_traitor_cannot_steal_the_boat() -> None:
    table = sinking(HERE, turn=VIVIAN, cards={OX: ["rowboat"]}, traits={VIVIAN: {"might": 7}})
    table.with_dice(*faces(8, 6), *faces(0, 5)).play(f"attack:{OX}")
    assert table.prompt == "split-damage", "there was nothing else to take"


@rule("H36-T07", "H36-34")
def test_light_fingers_take_the_boat_from_a_hero_for_heroes_only() -> None:
    cards = {OX: ["rowboat"], ZOE: ["pickpockets-gloves"]}
    table = sinking(HERE, turn=ZOE, cards=cards).play(f"use:pickpockets-gloves:{OX}")
    assert table.cards(ZOE) == ["rowboat"]
    cards = {OX: ["rowboat"], VIVIAN: ["pickpockets-gloves"]}
    assert not sinking(HERE, turn=VIVIAN, cards=cards).offers("use")


@rule("H36-T07")
def test_the_dog_cannot_fetch_the_boat() -> None:
    table = sinking(APART | {OX: "upper-landing"}, boat=Place("attic"), cards={OX: ["dog"]})
    assert "use:dog" not in table.keys


# Breaking it


@rule("H36-T08")
def test_three_makes_a_hole_with_the_dice_of_a_weapon_and_nobody_defends() -> None:
    table = sinking(HERE, boat=Place("attic"), turn=VIVIAN, cards={VIVIAN: ["axe", "revolver"]})
    assert {key for key in table.keys if key.startswith(STRIKE)} == {STRIKE, f"{STRIKE}:axe"}
    table.with_dice(1, 1, 1).play(f"{STRIKE}:axe")
    assert BetterWithFriends.memory.of(table.haunt).boat_hits == 1
    assert len(table.events("rolled")) == 1
    assert not table.events("hurt")
    assert not table.offers(STRIKE)
    assert not table.offers("attack")


@rule("H36-T08")
def test_two_is_not_enough() -> None:
    table = sinking(HERE, cards={OX: ["rowboat"]}, turn=VIVIAN).with_dice(1, 1).play(STRIKE)
    assert not BetterWithFriends.memory.of(table.haunt).boat_hits
    assert table.events("h36-boat-holds")
    assert not table.offers("attack")


@rule("H36-T08")
def test_only_the_traitor_strikes_the_boat_and_only_beside_it() -> None:
    assert not sinking(HERE, boat=Place("attic")).offers(STRIKE)
    assert not sinking(HERE | {VIVIAN: "upper-landing"}, boat=Place("attic"), turn=VIVIAN).offers(STRIKE)
    across = {OX: "attic", ZOE: "attic", VIVIAN: "tower/far"}
    assert not sinking(across, boat=Place("tower"), turn=VIVIAN).offers(STRIKE)
    assert sinking(across, boat=Place("tower/far"), turn=VIVIAN).offers(STRIKE)


@rule("H36-T09")
def test_the_fifth_hit_breaks_the_boat_and_the_traitor_wins() -> None:
    table = sinking(HERE, hits=3, cards={OX: ["rowboat"]}, turn=VIVIAN, traits={VIVIAN: {"might": 5}})
    table.with_dice(2, 2, 2, 0, 0).play(STRIKE)
    assert (BetterWithFriends.memory.of(table.haunt).boat_hits, table.winners) == (4, None)
    fifth = sinking(HERE, hits=4, cards={ZOE: ["rowboat"]}, turn=VIVIAN, traits={VIVIAN: {"might": 5}})
    fifth.with_dice(2, 2, 2, 0, 0).play(STRIKE)
    assert fifth.winners == (2,)


@rule("H36-T09")
def test_the_boat_of_a_dead_carrier_lies_there_with_its_holes() -> None:
    table = sinking(
        {OX: "foyer", ZOE: "upper-landing", LONGFELLOW: "upper-landing", VIVIAN: "attic"},
        track=4,
        hits=3,
        turn=VIVIAN,
        cards={OX: ["rowboat"]},
        traits={OX: {"might": 1, "speed": 1}},
    )
    table.play("end-turn", "split:2-0")
    assert not table.explorer(OX).alive
    assert table.state.piles == {"foyer": ["rowboat"]}
    assert BetterWithFriends.memory.of(table.haunt).boat_hits == 3


# How it ends


@rule("H36-T11")
def test_half_of_the_heroes_with_the_boat_on_the_balcony_escape() -> None:
    where = {OX: "upper-landing", ZOE: "balcony", LONGFELLOW: "attic", JENNY: "attic", VIVIAN: "foyer"}
    table = sinking(where, boat=Place("balcony"), dead=[LONGFELLOW, JENNY])
    assert table.winners is None
    assert table.play("go:balcony").winners == (0, 1, 2, 3)


@rule("H36-T11")
@pytest.mark.parametrize("elsewhere", ["attic", "foyer"])
def test_a_hero_who_lives_elsewhere_keeps_all_from_leaving_until_dead(elsewhere: str) -> None:
    where = {OX: "upper-landing", ZOE: "balcony", LONGFELLOW: elsewhere, VIVIAN: "foyer"}
    weak = {LONGFELLOW: {"might": 0, "speed": 0}}
    table = sinking(where, boat=Place("balcony"), track=6, traits=weak).play("go:balcony")
    assert table.winners is None
    table.play("end-turn", "split:2-0", "end-turn", "split:2-0")
    assert not table.explorer(LONGFELLOW).alive
    assert table.winners == (0, 1, 2)


@rule("H36-T11")
def test_without_the_boat_or_on_another_room_nobody_escapes() -> None:
    where = {OX: "upper-landing", ZOE: "balcony", VIVIAN: "foyer"}
    assert sinking(where, boat=Place("attic")).play("go:balcony").winners is None
    assert sinking(where | {ZOE: "attic"}, boat=Place("attic")).play("go:attic").winners is None


@rule("H36-T12")
def test_in_the_tower_all_must_be_on_the_side_of_the_boat() -> None:
    where = {OX: "upper-landing", ZOE: "tower/far", VIVIAN: "foyer"}
    assert sinking(where, boat=Place("tower")).play("go:tower").winners is None
    assert sinking(where, boat=Place("tower/far")).play("go:tower").winners is None
    assert sinking(where | {ZOE: "tower"}, boat=Place("tower")).play("go:tower").winners == (0, 1)


@rule("H36-T13")
def test_of_three_heroes_two_must_die() -> None:
    where = {OX: "foyer", ZOE: "foyer", LONGFELLOW: "upper-landing", VIVIAN: "attic"}
    weak = {OX: {"might": 0, "speed": 0}}
    first = sinking(where, track=4, turn=VIVIAN, traits=weak).play("end-turn", "split:2-0")
    assert first.winners is None
    second = sinking(where, track=4, turn=VIVIAN, traits=weak, dead=[ZOE]).play("end-turn", "split:2-0")
    assert second.winners == (3,)


@rule("H36-T13")
def test_of_two_heroes_both_must_die_and_one_alone_can_escape() -> None:
    weak = {OX: {"might": 0, "speed": 0}, ZOE: {"might": 0, "speed": 0}}
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "attic"}
    table = sinking(where, track=4, turn=VIVIAN, traits=weak).play("end-turn", "split:2-0")
    assert table.winners is None
    assert table.play("split:2-0").winners == (2,)
    alone = sinking({OX: "upper-landing", ZOE: "foyer", VIVIAN: "attic"}, dead=[ZOE], cards={OX: ["rowboat"]})
    assert alone.play("go:balcony").winners == (0, 1)


@rule("H36-T02", "C-36")
def test_the_boat_cannot_leave_the_game() -> None:
    table = sinking(haunt_room="foyer", rooms=UPSTAIRS)
    table.rules.discard(CardId("rowboat"))
    assert table.rules.state.piles == {"foyer": ["rowboat"]}
