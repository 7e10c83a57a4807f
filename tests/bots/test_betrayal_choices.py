"""The scout of Betrayal harms neither itself nor its friends where it need not."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import ATTIC, BEDROOM, CRYPT, LARDER, STOREROOM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.abyss import abyss
from tests.betrayal.haunts.h16.phantom import descends
from tests.betrayal.haunts.h44.test_h44_death_doth_find_us_all import aging
from tests.betrayal.haunts.hunting import hunt
from tests.betrayal.haunts.wolves import wolves
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
BALLROOM = row("ground", "ballroom")
CELLAR = [
    Placed(CRYPT, "basement", 0, 1),
    Placed(LARDER, "basement", 1, 1),
    Placed(STOREROOM, "basement", -1, 1),
]
"""Larder, Storeroom and landing all share a side with the Crypt, which is gone."""


def collapsing(where: dict[str, str], chooser: str = OX) -> Position:
    """One of them has to name a room that falls into the pit."""
    track = 1 if chooser == ZOE else 2  # it goes on when the traitor's turn ends
    return abyss(where, track=track, rooms=CELLAR, turn=chooser).play("end-turn")


# Rooms that collapse


def test_a_hero_buries_no_hero_where_a_room_is_empty() -> None:
    table = collapsing({OX: "entrance-hall", VIVIAN: "larder", ZOE: "basement-landing"})
    assert set(table.keys) == {"room:larder", "room:storeroom", "room:basement-landing"}
    assert not answers(table, 0) & {"room:larder"}


def test_a_hero_buries_the_traitor_if_nobody_else_is_there() -> None:
    table = collapsing({OX: "entrance-hall", VIVIAN: "larder", ZOE: "storeroom"})
    assert answers(table, 0) == {"room:storeroom"}
    together = collapsing({OX: "entrance-hall", VIVIAN: "storeroom", ZOE: "storeroom"})
    assert "room:storeroom" not in answers(together, 0)


def test_a_hero_spares_itself_before_others() -> None:
    table = collapsing({OX: "basement-landing", VIVIAN: "larder", ZOE: "entrance-hall"})
    assert answers(table, 0) == {"room:storeroom"}


def test_the_traitor_buries_heroes_but_not_itself() -> None:
    table = collapsing({OX: "larder", VIVIAN: "entrance-hall", ZOE: "basement-landing"}, ZOE)
    assert (table.prompt, table.asked) == ("h22-collapse", [2])
    assert answers(table, 2) == {"room:larder"}


def test_who_is_against_all_still_spares_itself() -> None:
    rooms = [Placed(BEDROOM, "upper", 0, 1), Placed(ATTIC, "upper", 0, -1, 2)]
    table = hunt(
        {OX: "bedroom", VIVIAN: "foyer", ZOE: "foyer"},
        rooms=rooms,
        clues=["bedroom"],
        gone=["upper-landing"],
        traits={OX: {"knowledge": 7}},
        held={OX: [1, 2, 3]},
    )
    table.with_dice(2, 2, 2, 2, 2, 0).play("h50-heroes-search")
    assert (table.prompt, set(table.keys)) == ("h50-collapse", {"room:bedroom", "room:attic"})
    assert answers(table, 0) == {"room:attic"}


# Traits


@pytest.mark.parametrize("low", ["might", "speed", "knowledge", "sanity"])
def test_nobody_chooses_a_loss_that_kills(low: str) -> None:
    def sick(state: BetrayalState) -> None:
        state.explorers[0].status["poisoned"] = 1

    clips = dict.fromkeys(("might", "speed", "knowledge", "sanity"), 1) | {low: 0}
    table = hunt(rooms=BALLROOM, clues=["ballroom"], change=sick, turn=ZOE, traits={OX: clips}).play("end-turn")
    assert table.prompt == "lose-trait"
    assert f"trait:{low}" not in answers(table, 0)


def test_what_is_lost_is_lost_where_most_is_left() -> None:
    def sick(state: BetrayalState) -> None:
        state.explorers[0].status["poisoned"] = 1

    clips = {"might": 2, "speed": 3, "knowledge": 5, "sanity": 1}
    table = hunt(rooms=BALLROOM, clues=["ballroom"], change=sick, turn=ZOE, traits={OX: clips}).play("end-turn")
    assert answers(table, 0) == {"trait:knowledge"}


def in_the_crypt(traits: dict[str, int], *cards: str) -> Position:
    """Ox ends a turn in the Crypt and takes a point of mental damage."""
    where = {OX: "crypt", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("basement", "crypt")
    return position(where, rooms=rooms, traits={OX: traits}, cards={OX: cards}).play("end-turn")


def test_damage_is_split_so_that_nobody_dies_of_it() -> None:
    assert answers(in_the_crypt({"sanity": 0, "knowledge": 1}), 0) == {"split:1-0"}
    assert answers(in_the_crypt({"sanity": 1, "knowledge": 0}), 0) == {"split:0-1"}


def test_the_skull_moves_damage_only_to_where_more_of_it_can_be_borne() -> None:
    assert answers(in_the_crypt({"sanity": 0, "knowledge": 0, "might": 3, "speed": 3}, "skull"), 0) == {"yes"}
    assert answers(in_the_crypt({"sanity": 3, "knowledge": 3, "might": 0, "speed": 0}, "skull"), 0) == {"no"}


# Cards


def test_what_is_wanted_is_stolen_and_nothing_else() -> None:
    where = dict.fromkeys(THREE, "entrance-hall")
    table = hunt(where, rooms=BALLROOM, empty=["ballroom"], held={VIVIAN: [1]}, cards={VIVIAN: ["axe"]})
    table.with_dice(2, 1, 0, 0, 0, 0, 0).play(f"attack:{VIVIAN}")
    assert table.prompt == "damage-or-steal"
    assert answers(table, 0) == {"steal:clue-1"}


def test_whoever_would_surely_die_of_it_is_not_robbed_for_all_they_have_is_left_behind() -> None:
    where = dict.fromkeys(THREE, "entrance-hall")
    dying = {VIVIAN: {"might": 0, "speed": 1}}
    table = hunt(where, rooms=BALLROOM, empty=["ballroom"], held={VIVIAN: [1]}, cards={VIVIAN: ["axe"]}, traits=dying)
    table.with_dice(2, 2, 2, 0, 0, *[0] * table.value(VIVIAN, "might")).play(f"attack:{VIVIAN}")
    assert table.prompt == "damage-or-steal"
    assert answers(table, 0) == {"damage"}


# Cards on a roll


def test_blanks_fall_again_in_a_fight_but_not_where_they_spare_one_years() -> None:
    together = dict.fromkeys((ZOE, OX, VIVIAN), "foyer")
    fight = aging(together, traitor=ZOE, turn=OX, cards={OX: ["lucky-stone"]})
    fight.with_dice(*faces(2, fight.value(OX, "might"))).play(f"attack:{ZOE}")
    assert (fight.prompt, answers(fight, 1)) == ("after-roll", {"use:lucky-stone"})
    spared = aging(together, traitor=ZOE, turn=ZOE, cards={OX: ["lucky-stone"]}).with_dice(0).play("end-turn")
    assert (spared.prompt, answers(spared, 1)) == ("after-roll", {"keep"})


@pytest.mark.parametrize(("clip", "answer"), [(0, "roll"), (1, "roll"), (2, "use:idol")])
def test_nobody_rubs_the_idol_to_death(clip: int, answer: str) -> None:
    where = {OX: "library", VIVIAN: "foyer", ZOE: "foyer"}
    parts: dict[str, Any] = {"cards": {OX: ["idol"]}, "traits": {OX: {"sanity": clip}}}
    table = hunt(where, rooms=row("ground", "library"), clues=["library"], **parts).play("h50-heroes-search")
    assert answers(table, 0) == {answer}


def test_before_the_haunt_the_idol_costs_nobody_the_life() -> None:
    parts: dict[str, Any] = {"cards": {OX: ["axe", "idol"]}, "traits": {OX: {"sanity": 0}}}
    tokens = {"closet": "foyer"}
    table = position(dict.fromkeys(THREE, "foyer"), tokens=tokens, **parts).top("event", "creepy-puppet")
    table.with_dice(1, 1, 0, 0, 0, 0).play("try:closet")
    assert (table.prompt, answers(table, 0)) == ("before-roll", {"use:idol"})


@pytest.mark.parametrize(("clip", "answer"), [(0, f"attack:{ZOE}"), (1, f"attack:{ZOE}:blood-dagger")])
def test_nobody_strikes_with_a_weapon_whose_price_kills(clip: int, answer: str) -> None:
    parts: dict[str, Any] = {"cards": {OX: ["blood-dagger"]}, "traits": {OX: {"speed": clip}}}
    table = abyss({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}, **parts)
    assert answers(table, 0) == {answer}


@pytest.mark.parametrize(("clip", "answer"), [(0, f"attack:{ZOE}"), (1, f"attack:{ZOE}:sacrificial-dagger")])
def test_nobody_strikes_with_a_weapon_that_may_well_kill_its_bearer_first(clip: int, answer: str) -> None:
    weak = {"might": 3, "speed": clip, "knowledge": 2}
    parts: dict[str, Any] = {"cards": {OX: ["sacrificial-dagger"]}, "traits": {OX: weak}}
    table = abyss({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}, **parts)
    assert answers(table, 0) == {answer}


@pytest.mark.parametrize(("clip", "answer"), [(0, "attack:phantom-1"), (1, "attack:phantom-1:blood-dagger")])
def test_whoever_must_attack_takes_the_best_weapon_that_does_not_kill_its_owner(clip: int, answer: str) -> None:
    table = descends(cards={OX: ["blood-dagger"]}, traits={OX: {"speed": clip}}).play("explore:s")
    assert (table.prompt, answers(table, 0)) == ("must-attack", {answer})


def test_nobody_asks_a_price_for_a_gift_that_was_refused() -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "upper-landing"}
    table = wolves(where, cards={OX: ["revolver"], ZOE: ["silver-bullets", "axe"]})
    gifts = answers(table, 0)
    assert gifts == {f"trade:{ZOE}:revolver"}
    table.play(*gifts, "for:nothing", "no")
    assert f"trade:{ZOE}:revolver" in table.keys
    assert not answers(table, 0) & gifts
