"""Haunt 5, I Was a Teenage Lycanthrope: set-up, what werewolves are, bites and the curse."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG, GIRL
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import RULES
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, figure, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.wolves import APART, OX, VIVIAN, ZOE, wolves

FOUR = {OX: "balcony", ZOE: "foyer", VIVIAN: "foyer", "professor-longfellow": "foyer"}


# Set-up


@rule("H05-T01", "C-12", "C-45")
def test_the_revealer_becomes_a_werewolf_and_the_dog_a_beast() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 5} == {
        ("dog", room) for room in ("balcony", "dining-room", "master-bedroom", "servants-quarters")
    }
    low = {OX: {"might": 4, "speed": 0, "knowledge": 0, "sanity": 0}}
    table = revealed(5, FOUR, rooms=row("upper", "balcony"), cards={OX: ["axe", "girl"]}, traits=low)
    assert [who.id for who in table.state.explorers if who.traitor] == [OX]
    assert table.cards(OX) == []
    assert table.state.piles == {"balcony": ["axe"]}
    assert table.state.companions == {"girl": "balcony"}
    assert table.state.gone == ["dog"]
    start = [4 + HOLDINGS[DOG].losing["might"], 4, 2, 2]
    assert table.explorer(OX).clips == start, "losses stop at the lowest number, then all rise to their start"
    for _ in range(3):
        assert (table.prompt, table.asked) == ("gain-trait", [0])
        table.play("trait:sanity")
    assert table.explorer(OX).clips == [start[0], 4, 2, 5]
    dog = table.monster("dog-1")
    assert (dog.place, dog.traits) == ("balcony", {"speed": 4, "might": 4, "sanity": 3})
    assert not any("silver-bullets" in pile for pile in table.state.piles.values())
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H05-T02")
def test_no_increase_goes_above_the_maximum() -> None:
    high = {OX: {"might": 7, "speed": 7, "knowledge": 6, "sanity": 2}}
    table = revealed(5, FOUR, rooms=row("upper", "balcony"), traits=high)
    keys = ["trait:might", "trait:speed", "trait:knowledge", "trait:sanity"]
    lost = {trait for trait, spaces in HOLDINGS[DOG].losing.items() if spaces}
    assert table.keys == [key for key in keys if key.partition(":")[2] in lost or key in keys[2:]]
    table.play("trait:knowledge")
    assert "trait:knowledge" not in table.keys


@rule("H05-T02")
def test_every_werewolf_grows_at_the_start_of_its_turn() -> None:
    table = wolves(turn=ZOE).play("end-turn")
    assert (table.prompt, table.asked, table.keys) == ("gain-trait", [2], ["trait:might", "trait:speed"])
    speed = table.clip(VIVIAN, "speed")
    assert table.play("trait:speed").clip(VIVIAN, "speed") == speed + 1
    full = wolves(turn=ZOE, traits={VIVIAN: {"might": 7, "speed": 7}}).play("end-turn")
    assert full.prompt == "turn", "at the maximum there is nothing to gain"
    one = wolves(turn=ZOE, traits={VIVIAN: {"might": 7, "speed": 3}}).play("end-turn")
    assert (one.prompt, one.clip(VIVIAN, "speed")) == ("turn", 4)


@rule("H05-T15", "C-53", "C-56")
def test_converts_read_both_books_and_want_what_wolves_want() -> None:
    table = wolves(converts=[ZOE], bitten=[OX])
    books = {seat: table.view(seat)["haunt"]["books"] for seat in range(3)}
    assert books == {0: ["heroes"], 1: ["heroes", "traitor"], 2: ["traitor"]}
    for seat, side in ((0, "heroes"), (1, "traitor"), (2, "traitor")):
        view = table.view(seat)
        assert view["explorers"][0]["status"] == {"bitten": 1}
        assert {goal["id"].split("-")[1] for goal in view["haunt"]["objectives"]} == {side}
        assert bool(view["monsters"][0]["traits"]) == (side == "traitor")


@rule("H05-T16")
def test_the_dog_as_its_record_has_it() -> None:
    assert figure(RULES, "dog", "foyer").traits == {"speed": 4, "might": 4, "sanity": 3}


# What werewolves cannot do


@rule("H05-T10")
def test_werewolf_and_dog_take_nothing_up_and_have_no_companion() -> None:
    def girl(state: BetrayalState) -> None:
        state.companions[GIRL] = Place("foyer")
        state.omens.rest.remove("girl")

    where = APART | {VIVIAN: "entrance-hall", OX: "upper-landing"}
    table = wolves(where, dog="foyer", piles={"foyer": ["axe"]}, turn=VIVIAN, change=girl).play("go:foyer")
    assert not table.offers("take")
    assert table.state.companions == {"girl": "foyer"}
    table.with_dice(1, 1, 0, 0).play("end-turn")
    assert table.prompt == "monster"
    assert not table.offers("take")


@rule("H05-T10")
@pytest.mark.parametrize(("deck", "card", "room"), [("item", "axe", "storeroom"), ("omen", "girl", "gymnasium")])
def test_what_a_werewolf_draws_stays_in_the_room(deck: str, card: str, room: str) -> None:
    table = wolves(APART | {VIVIAN: "upper-landing", ZOE: "foyer"}, turn=VIVIAN).top("room", room).top(deck, card)
    clips = list(table.explorer(VIVIAN).clips)
    table.play(next(key for key in table.keys if key.startswith("explore")))
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.cards(VIVIAN) == []
    assert table.explorer(VIVIAN).clips == clips
    assert card in table.state.piles.get(Place(room), []) or table.state.companions.get(CardId(card)) == room


@rule("H05-T10")
def test_a_werewolf_is_no_partner_for_a_trade_and_steals_nothing() -> None:
    where = dict.fromkeys(APART, "foyer")
    assert wolves(where, cards={OX: ["axe"]}).keys.count(f"trade:{VIVIAN}:axe") == 0
    table = wolves(where, cards={OX: ["axe"]}, turn=VIVIAN)
    table.with_dice(*faces(3, 2), *faces(0, 5)).play(f"attack:{OX}")
    assert (table.prompt, table.asked) == ("split-damage", [0])


@rule("H05-T10")
@pytest.mark.parametrize("who", [VIVIAN, "dog"])
def test_the_mystic_elevator_does_not_move_for_them(who: str) -> None:
    lift = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    where = APART | {VIVIAN: "entrance-hall"}
    table = wolves(where, dog="entrance-hall", rooms=lift, turn=VIVIAN)
    if who == "dog":
        table.with_dice(1, 1, 0, 0).play("end-turn")
    table.play("go:mystic-elevator")
    assert table.events("elevator-moves") == []
    assert table.prompt in ("turn", "monster")


@rule("H05-T05")
def test_damage_to_a_werewolf_is_halved_and_never_kills() -> None:
    where = dict.fromkeys(APART, "foyer")
    table = wolves(where, cards={OX: ["axe"]}, traits={VIVIAN: {"might": 0, "speed": 1}})
    table.with_dice(*faces(5, 6), *faces(0, 2)).play(f"attack:{VIVIAN}:axe")
    assert (table.prompt, table.asked) == ("split-damage", [2])
    table.play(table.keys[0])
    assert table.events("hurt")[0].data["points"] == 3
    assert min(table.explorer(VIVIAN).clips) == 0
    assert table.explorer(VIVIAN).alive


@rule("H05-T05")
def test_no_other_loss_brings_a_werewolf_to_the_skull_either() -> None:
    rules = wolves(traits={VIVIAN: {"sanity": 0}}).rules
    wolf, hero = rules.state.explorers[2], rules.state.explorers[0]
    assert (rules.floor_of_loss(wolf), rules.floor_of_damage(wolf, None)) == (0, 0)
    assert (rules.floor_of_loss(hero), rules.floor_of_damage(hero, None)) == (-1, -1)


@rule("H05-23")
def test_dynamite_and_the_ring_hurt_a_werewolf_by_half_too() -> None:
    where = APART | {VIVIAN: "entrance-hall"}
    table = wolves(where, cards={OX: ["dynamite"]}).with_dice(0, 0, 0, 0).play("use:dynamite:entrance-hall")
    assert table.keys == ["split:2-0", "split:1-1", "split:0-2"]
    table = wolves(dict.fromkeys(APART, "foyer"), cards={OX: ["ring"]}, traits={VIVIAN: {"sanity": 0, "knowledge": 0}})
    table.with_dice(*faces(5, 3), *faces(0, 4)).play(f"attack:{VIVIAN}:ring")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(VIVIAN).alive


# Bites


def dog_attacks(dice: list[int], **parts: Any) -> Position:
    """The Dog, in the Foyer with Ox, has rolled for its movement and attacks."""
    table = wolves(APART | {OX: "foyer"}, dog="foyer", turn=VIVIAN, **parts)
    return table.with_dice(1, 1, 0, 0, *dice).play("end-turn", f"attack:{OX}")


@rule("H05-T03")
def test_a_hero_hurt_by_the_dog_is_bitten_and_rolls_at_every_turn() -> None:
    table = dog_attacks([*faces(2, 4), *faces(0, 5)]).play("split:1-1")
    assert table.explorer(OX).status == {"bitten": 1}
    table.with_dice(2, 2, 0).play("done")
    assert (table.asked, table.prompt) == ([0], "turn")
    assert [event.data["why"] for event in table.events("rolled")][-1] == "h05-curse"
    assert table.explorer(OX).status == {"bitten": 1}, "there is no cure"


@rule("H05-T03")
def test_a_blow_that_armor_stops_is_no_bite() -> None:
    table = dog_attacks([*faces(1, 4), *faces(0, 5)], cards={OX: ["armor"]})
    assert table.explorer(OX).status == {}


@rule("H05-T03")
def test_a_hero_who_attacks_a_werewolf_and_loses_is_bitten() -> None:
    where = dict.fromkeys(APART, "foyer")
    table = wolves(where, dog="upper-landing").with_dice(*faces(0, 5), *faces(1, 2))
    table.play(f"attack:{VIVIAN}", "split:1-0")
    assert table.explorer(OX).status == {"bitten": 1}


@rule("H05-T03", "C-T12", "C-39")
def test_a_lost_shot_from_another_room_has_no_consequence() -> None:
    where = APART | {VIVIAN: "entrance-hall"}
    table = wolves(where, cards={OX: ["revolver"]})
    table.with_dice(*faces(0, 5), *faces(5, 4)).play(f"attack:{VIVIAN}:revolver")
    assert table.explorer(OX).status == {}
    assert table.events("hurt") == []


# The curse


def cursed(total: int, **parts: Any) -> Position:
    """Zoe, bitten, rolls five dice at the start of her turn."""
    return wolves(bitten=[ZOE], **parts).with_dice(*faces(total, 5)).play("end-turn")


@rule("H05-T04")
def test_four_resists_the_curse_for_a_turn() -> None:
    table = cursed(4)
    assert (table.prompt, table.asked) == ("turn", [1])
    assert not table.explorer(ZOE).traitor
    assert table.explorer(ZOE).status == {"bitten": 1}


@rule("H05-T04", "C-T06", "C-24", "C-45")
def test_three_makes_a_werewolf_that_goes_on_with_its_turn_and_grows_from_the_next() -> None:
    low: Mapping[str, Mapping[str, int]] = {ZOE: {"speed": 0, "sanity": 2, "knowledge": 0}}
    table = cursed(3, cards={ZOE: ["axe", "madman"]}, traits=low)
    assert table.explorer(ZOE).traitor
    assert table.state.piles == {"upper-landing": ["axe"]}
    assert table.state.companions == {"madman": "upper-landing"}
    assert (table.prompt, table.asked) == ("gain-trait", [1])
    assert len(table.keys) == 4, "one increase for the one hero left, on any trait"
    assert table.explorer(ZOE).clips[1:3] == [3, 2], "raised to the start"
    table.play("trait:knowledge")
    assert (table.prompt, table.asked, table.clip(ZOE, "knowledge")) == ("turn", [1], 3)
    assert table.offers("go")
    assert table.cards(ZOE) == []


@rule("H05-25", "C-47")
def test_a_converts_girl_goes_with_the_hero_who_stands_there() -> None:
    where = {OX: "upper-landing", ZOE: "upper-landing", VIVIAN: "basement-landing"}
    table = wolves(where, dog="", bitten=[ZOE], cards={ZOE: ["girl"]}).with_dice(*faces(3, 5)).play("end-turn")
    table.play("trait:might", "end-turn", "trait:might", "end-turn")
    assert (table.asked, table.cards(OX), table.state.companions) == ([0], ["girl"], {})


@rule("H05-25")
def test_a_convert_gains_a_point_for_each_hero_who_is_left_and_has_no_dog() -> None:
    four = {OX: "foyer", ZOE: "upper-landing", "professor-longfellow": "foyer", VIVIAN: "basement-landing"}
    table = wolves(four, bitten=[ZOE]).with_dice(*faces(3, 5)).play("end-turn")
    before = table.clip(ZOE, "sanity")
    table.play("trait:sanity", "trait:sanity")
    assert (table.prompt, table.clip(ZOE, "sanity") - before) == ("turn", 2)
    assert list(table.state.monsters) == ["dog-1"]


@rule("H05-28", "C-59")
def test_a_shot_of_adrenaline_helps_against_the_curse() -> None:
    table = wolves(bitten=[ZOE], cards={ZOE: ["adrenaline-shot"]}).with_dice(*faces(0, 5))
    table.play("end-turn", "use:adrenaline-shot")
    assert (table.prompt, table.asked, table.explorer(ZOE).traitor) == ("turn", [1], False)


@rule("H05-T14")
def test_a_converts_silver_bullets_lie_in_the_pile_for_the_heroes() -> None:
    table = cursed(3, cards={ZOE: ["silver-bullets"]})
    assert table.state.piles == {"upper-landing": ["silver-bullets"]}


@rule("H05-T11", "C-22")
def test_the_dog_acts_after_the_seat_of_the_first_traitor_even_if_that_one_is_dead() -> None:
    table = wolves(dog="foyer", converts=[ZOE], dead=[VIVIAN], turn=ZOE).with_dice(1, 1, 0, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])
