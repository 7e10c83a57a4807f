"""Haunt 1, The Mummy Walks: the Girl, what the Mummy has and does, and the wedding."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.rooms import CATACOMBS, COAL_CHUTE
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.mummy import APART, OX, SOUTH, TOMB, VIVIAN, ZOE, mummy, mummy_acts

GIRL = HOLDINGS[CardId("girl")]
LOST = [0] * 8
"""The Mummy's eight dice all show nothing."""


# The Girl


@rule("H01-T04", "C-47")
def test_whoever_enters_the_girls_room_has_her_and_her_gifts() -> None:
    table = mummy(girl=Place("grand-staircase")).play("go:grand-staircase")
    assert table.cards(OX) == ["girl"]
    assert table.state.companions == {}
    for trait, spaces in GIRL.gaining.items():
        assert table.clip(OX, trait) == 2 + spaces
    assert not table.offers("drop")
    assert not table.offers("trade")


@rule("H01-T04")
def test_the_traitor_can_take_her_too() -> None:
    table = mummy(APART | {VIVIAN: "foyer"}, girl=Place("entrance-hall"), turn=VIVIAN).play("go:entrance-hall")
    assert table.cards(VIVIAN) == ["girl"]


@rule("H01-T04", "C-47")
def test_when_her_custodian_dies_whoever_stands_there_has_her_from_the_next_turn() -> None:
    where = {OX: TOMB, ZOE: TOMB, VIVIAN: "foyer"}
    weak = {OX: {"might": 0, "speed": 0}}
    table = mummy_acts(2, 1, 0, where=where, cards={OX: ["girl"]}, traits=weak)
    table.with_dice(*faces(4, 8), *faces(0, 4)).play(f"attack:{OX}", "damage")
    assert not table.explorer(OX).alive
    assert table.state.companions == {"girl": TOMB}
    table.play("done")
    assert table.asked == [1]
    assert table.cards(ZOE) == ["girl"]


# Handing over


@rule("H01-T05", "H01-T16")
def test_handing_girl_and_ring_to_a_mummy_that_is_home_is_the_wedding() -> None:
    table = mummy(APART | {VIVIAN: TOMB}, turn=VIVIAN, cards={VIVIAN: ["girl", "ring"]})
    sanity = table.clip(VIVIAN, "sanity")
    table.play("h01-traitor-give:girl")
    assert table.clip(VIVIAN, "sanity") == sanity + GIRL.losing["sanity"]
    assert table.winners is None, "with the Girl alone there is no wedding"
    table.play("h01-traitor-give:ring")
    assert table.winners == (2,)


@rule("H01-T05")
def test_things_are_handed_over_on_the_monster_turn_too_but_never_to_a_stunned_mummy() -> None:
    where = APART | {VIVIAN: TOMB}
    table = mummy_acts(2, 1, 0, where=where, carries=["holy-symbol"], cards={VIVIAN: ["girl"]})
    assert table.play("h01-traitor-give:girl").winners == (2,)

    def stunned(state: BetrayalState) -> None:
        state.monsters[FigureId("mummy-1")].stunned = True

    assert not mummy(where, turn=VIVIAN, cards={VIVIAN: ["girl"]}, change=stunned).offers("h01-traitor-give")
    assert not mummy(APART, turn=VIVIAN, cards={VIVIAN: ["girl"]}).offers("h01-traitor-give")


@rule("H01-T05", "B-ITEM-17")
def test_the_mummy_takes_up_and_lays_down_once_a_turn_without_any_gain() -> None:
    table = mummy_acts(2, 1, 0, piles={TOMB: ["axe", "holy-symbol", "idol"]}, carries=["bell"])
    table.play("take:axe")
    assert (table.prompt, table.asked) == ("monster-takes-more", [2])
    table.play("card:holy-symbol", "done")
    assert table.monster("mummy-1").cards == ["bell", "axe", "holy-symbol"]
    assert table.monster("mummy-1").traits == {"speed": 3, "might": 8, "sanity": 5}
    assert [key for key in table.keys if key.startswith(("take", "drop"))] == ["drop:bell"]
    table.play("drop:bell")
    assert table.state.piles == {TOMB: ["idol", "bell"]}
    assert not table.offers("drop")


# Movement


@rule("H01-T10")
def test_on_a_roll_of_one_the_mummy_may_appear_anywhere_and_still_attacks() -> None:
    where = {OX: "upper-landing", ZOE: "foyer", VIVIAN: "foyer"}
    table = mummy_acts(1, 0, 0, where=where)
    rooms = {key.removeprefix("go:") for key in table.keys if key.startswith("go:")}
    assert rooms == set(table.rules.plan.placed) - {TOMB}
    table.with_dice(*LOST, *faces(0, 5)).play("go:upper-landing")
    assert table.monster("mummy-1").place == "upper-landing"
    assert [event.data["target"] for event in table.events("attacks")] == [OX], (
        "it can do nothing else, and must attack"
    )


@rule("H01-T10")
def test_on_a_roll_of_two_it_walks() -> None:
    table = mummy_acts(1, 1, 0)
    assert [key for key in table.keys if key.startswith("go:")] == ["go:junk-room", "go:creaky-hallway"]
    table.play("go:junk-room")
    assert "go:upper-landing" not in table.keys


@rule("H01-T10")
def test_who_appears_on_the_coal_chute_slides_down() -> None:
    chute = [*SOUTH, Placed(COAL_CHUTE, "ground", -1, 1)]
    table = mummy_acts(0, 0, 0, rooms=chute).play("go:coal-chute")
    assert table.monster("mummy-1").place == "basement-landing"


@rule("H01-T13")
def test_it_may_not_stop_beside_heroes_without_an_attack_and_never_attacks_the_traitor() -> None:
    table = mummy_acts(2, 1, 0, where=dict.fromkeys(APART, TOMB))
    assert {key for key in table.keys if not key.startswith("go:")} == {f"attack:{OX}", f"attack:{ZOE}"}
    table.with_dice(*LOST, *faces(0, 3)).play(f"attack:{ZOE}")
    assert "done" in table.keys


@rule("H01-22")
def test_it_may_trade_once_in_its_turn_as_whoever_carries() -> None:
    table = mummy_acts(2, 1, 0, where=APART | {VIVIAN: TOMB}, carries=["axe", "bell"])
    table.play(f"trade:{VIVIAN}:axe")
    assert (table.cards(VIVIAN), table.monster("mummy-1").cards) == (["axe"], ["bell"])
    assert not table.offers("trade")


# Fighting


@rule("H01-T11", "C-41")
def test_its_blows_go_to_speed_down_to_the_lowest_number_and_then_to_might() -> None:
    table = mummy_acts(2, 1, 0, where=APART | {OX: TOMB}, traits={OX: {"speed": 1, "might": 4}})
    table.with_dice(*faces(3, 8), *faces(0, 6)).play(f"attack:{OX}")
    assert (table.clip(OX, "speed"), table.clip(OX, "might")) == (0, 2)
    assert (table.prompt, table.asked) == ("monster", [2]), "nobody is asked how to split it"


@rule("H01-T11", "C-41")
def test_armor_takes_a_point_off_its_blows() -> None:
    parts: dict[str, Any] = {
        "where": APART | {OX: TOMB},
        "traits": {OX: {"speed": 4, "might": 4}},
        "cards": {OX: ["armor"]},
    }
    table = mummy_acts(2, 1, 0, **parts)
    table.with_dice(*faces(3, 8), *faces(0, 6)).play(f"attack:{OX}")
    assert (table.clip(OX, "speed"), table.clip(OX, "might")) == (2, 4)


@rule("H01-T11")
def test_a_hero_who_attacks_it_and_loses_splits_the_damage_freely() -> None:
    table = mummy(APART | {OX: TOMB}, traits={OX: {"speed": 4, "might": 4}})
    table.with_dice(*faces(0, 6), *faces(3, 8)).play("attack:mummy-1")
    assert table.keys == ["split:3-0", "split:2-1", "split:1-2", "split:0-3"]
    table.play("split:3-0")
    assert (table.clip(OX, "might"), table.clip(OX, "speed")) == (1, 4)


@rule("H01-T12")
def test_winning_by_two_it_may_take_the_girl_or_an_item_instead() -> None:
    parts: dict[str, Any] = {"where": APART | {OX: TOMB}, "cards": {OX: ["girl", "axe", "armor"]}}
    table = mummy_acts(2, 1, 0, **parts)
    sanity = table.clip(OX, "sanity")
    table.with_dice(*faces(2, 8), *faces(0, 5)).play(f"attack:{OX}")
    assert (table.asked, table.keys) == ([2], ["damage", "steal:girl", "steal:axe"])
    table.play("steal:girl")
    assert table.monster("mummy-1").cards == ["girl"]
    assert table.clip(OX, "sanity") == sanity + GIRL.losing["sanity"]
    assert (table.clip(OX, "speed"), table.clip(OX, "might")) == (4, 2)


@rule("H01-T12")
def test_winning_by_one_it_can_only_hurt() -> None:
    table = mummy_acts(2, 1, 0, where=APART | {OX: TOMB}, cards={OX: ["girl"]})
    table.with_dice(*faces(1, 8), *faces(0, 5)).play(f"attack:{OX}")
    assert table.cards(OX) == ["girl"]
    assert table.clip(OX, "speed") == 3


@rule("H01-T14", "C-39")
def test_revolver_and_dynamite_do_nothing_to_it() -> None:
    table = mummy(APART | {OX: "junk-room"}, cards={OX: ["revolver", "dynamite"]}, traits={OX: {"might": 2}})
    assert "attack:mummy-1:revolver" not in table.keys
    table.with_dice().play(f"use:dynamite:{TOMB}")
    assert not table.monster("mummy-1").stunned
    assert table.events("rolled") == []


# Victory


def dead_traitor(state: BetrayalState) -> None:
    """The traitor's explorer has died."""
    state.explorers[2].alive = False


@rule("H01-T15", "C-22")
def test_after_the_traitors_death_the_mummy_still_fetches_its_bride() -> None:
    parts: dict[str, Any] = {"at": "junk-room", "carries": ["holy-symbol"], "girl": "entrance-hall"}
    table = mummy(APART, turn=ZOE, change=dead_traitor, **parts)
    table.with_dice(2, 2, 2).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])
    table.play("go:entrance-hall")
    assert table.monster("mummy-1").cards == ["holy-symbol", "girl"]
    table.play("go:junk-room")
    assert table.winners is None
    assert table.play(f"go:{TOMB}").winners == (2,)


@rule("H01-T15", "C-52")
def test_with_the_last_hero_dead_the_traitor_wins() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    weak = {OX: {"might": 0, "speed": 0}}
    table = mummy_acts(2, 1, 0, where=APART | {OX: TOMB}, traits=weak, change=alone)
    table.with_dice(*faces(4, 8), *faces(0, 4)).play(f"attack:{OX}")
    assert table.winners == (2,)


@rule("H01-T15", "B-BARR-10")
def test_it_takes_the_girl_on_either_side_of_a_barrier() -> None:
    catacombs = Placed(CATACOMBS, "basement", 0, 1)
    parts: dict[str, Any] = {"at": "basement-landing", "girl": "catacombs/far", "rooms": [*SOUTH, catacombs]}
    table = mummy_acts(2, 1, 0, **parts)
    table.play("go:catacombs")
    assert table.monster("mummy-1").cards == ["girl"]


@rule("H01-T16")
@pytest.mark.parametrize("carries", [["girl"], ["ring"], ["girl", "spear"]])
def test_half_a_wedding_is_none(carries: list[str]) -> None:
    table = mummy_acts(2, 1, 0, at="junk-room", carries=carries)
    assert table.play(f"go:{TOMB}").winners is None


@rule("H01-T16")
def test_bride_and_gift_must_be_brought_home() -> None:
    table = mummy_acts(2, 2, 1, at="entrance-hall", carries=["girl", "ring"]).play("go:junk-room")
    assert table.winners is None
    assert table.play(f"go:{TOMB}").winners == (2,)


# A bride already beside it


@rule("H01-T19")
def test_a_girl_who_already_stands_beside_it_can_be_taken_on_its_turn() -> None:
    table = mummy_acts(2, 1, 0, at="junk-room", girl="junk-room", carries=["ring"])
    assert table.monster("mummy-1").cards == ["ring"]
    table.play("h01-traitor-take:girl")
    assert table.monster("mummy-1").cards == ["ring", "girl"]
    assert table.state.companions == {}
    assert not table.offers("h01-traitor-take")
    assert table.play(f"go:{TOMB}").winners == (2,)


@rule("H01-T19")
def test_taking_her_beside_the_sarcophagus_with_a_gift_in_hand_is_the_wedding() -> None:
    assert mummy_acts(2, 1, 0, girl=TOMB, carries=["holy-symbol"]).play("h01-traitor-take:girl").winners == (2,)


@rule("H01-T19")
def test_it_can_take_her_at_once_from_a_custodian_whom_it_has_killed() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    table = mummy_acts(2, 1, 0, where=APART | {OX: TOMB}, cards={OX: ["girl"]}, traits=weak)
    assert not table.offers("h01-traitor-take"), "she is in somebody's custody"
    table.with_dice(*faces(4, 8), *faces(0, 4)).play(f"attack:{OX}", "damage", "h01-traitor-take:girl")
    assert table.monster("mummy-1").cards == ["girl"]


@rule("H01-T19", "B-BARR-10")
@pytest.mark.parametrize(
    ("girl", "beside"), [("catacombs/far", True), ("catacombs", True), ("basement-landing", False)]
)
def test_it_reaches_her_on_either_side_of_its_room_and_nowhere_else(girl: str, beside: bool) -> None:
    catacombs = [*SOUTH, Placed(CATACOMBS, "basement", 0, 1)]
    table = mummy_acts(2, 1, 0, at="catacombs", girl=girl, rooms=catacombs)
    assert table.offers("h01-traitor-take") is beside


@rule("H01-T19")
def test_bots_let_the_mummy_take_her() -> None:
    table = mummy_acts(2, 1, 0, girl=TOMB, carries=["ring"])
    assert ScoutBot().choose(SeatAt(table.table, 2)).key == "h01-traitor-take:girl"


@rule("H01-23", "H01-35")
def test_the_secret_passage_leads_home_to_the_wedding_too() -> None:
    table = mummy_acts(1, 0, 0, at="dusty-hallway", carries=["girl", "ring"])
    assert table.play(f"go:{TOMB}").winners == (2,)


@rule("H01-30", "H01-35")
def test_a_hero_whose_bell_calls_it_home_has_called_it_to_its_wedding() -> None:
    where = APART | {OX: TOMB}
    table = mummy(where, "junk-room", carries=["girl", "holy-symbol"], cards={OX: ["bell"]})
    table.with_dice(*faces(0, 3)).play("use:bell")
    assert table.asked == [2]
    assert table.play(f"pull:mummy-1:{TOMB}").winners == (2,)


@rule("H01-15", "B-ITEM-10")
def test_a_ring_stolen_this_turn_is_handed_over_on_the_monster_turn_only() -> None:
    where = APART | {OX: TOMB, VIVIAN: TOMB}
    table = mummy(where, turn=VIVIAN, carries=["girl"], cards={OX: ["ring"]})
    table.with_dice(*faces(4, 2), *faces(0, 5)).play(f"attack:{OX}", "steal:ring")
    assert not table.offers("h01-traitor-give")
    table.with_dice(1, 1, 0).play("end-turn", "h01-traitor-give:ring")
    assert table.winners == (2,)


@rule("H01-25", "B-ITEM-14")
def test_a_theft_that_kills_leaves_bride_and_belongings_in_the_room() -> None:
    cards = {OX: ["girl", "amulet-of-the-ages", "axe"]}
    table = mummy_acts(2, 1, 0, where=APART | {OX: TOMB}, cards=cards, traits={OX: {"sanity": 1}})
    table.with_dice(*faces(2, 8), *faces(0, 5)).play(f"attack:{OX}", "steal:amulet-of-the-ages")
    assert not table.explorer(OX).alive
    assert table.monster("mummy-1").cards == ["amulet-of-the-ages"]
    assert (table.state.piles, table.state.companions) == ({TOMB: ["axe"]}, {"girl": TOMB})


@rule("H01-48", "H01-28")
def test_of_a_traitor_killed_beside_it_the_mummy_takes_the_girl_on_its_turn() -> None:
    where = APART | {OX: TOMB, VIVIAN: TOMB}
    table = mummy(where, cards={VIVIAN: ["girl"]}, traits={VIVIAN: {"might": 0, "speed": 0}})
    table.with_dice(*faces(1, 5), *faces(0, 2)).play(f"attack:{VIVIAN}", "split:1-0")
    assert (table.state.companions, table.winners) == ({"girl": TOMB}, None)
    table.play("end-turn").with_dice(1, 1, 0).play("end-turn")
    assert table.cards(OX) == [], "no hero's turn has begun there"
    assert table.play("h01-traitor-take:girl").monster("mummy-1").cards == ["girl"]


# What the screens tick off


@rule("H01-45")
def test_the_wedding_is_ticked_off_once_it_has_taken_place() -> None:
    def wedding(table: Position) -> bool:
        goals = table.view(2)["haunt"]["objectives"]
        return any(goal["done"] == goal["of"] for goal in goals if goal["id"] == "h01-traitor-wedding")

    table = mummy_acts(2, 1, 0, at="junk-room", carries=["girl", "ring"])
    assert not wedding(table)
    assert wedding(table.play(f"go:{TOMB}"))


@rule("H01-45")
def test_the_banishment_is_ticked_off_too_and_nobodys_goals_vanish_with_the_mummy() -> None:
    table = mummy({OX: TOMB, ZOE: TOMB, VIVIAN: "foyer"}, learned=2, cards={ZOE: ["book"]})
    table.with_dice(2, 1, 0, 1, 1, 0, 0, 0).play("h01-heroes-banish")
    ticked = {goal["id"]: goal["done"] == goal["of"] for goal in table.view(0)["haunt"]["objectives"]}
    assert ticked == {"h01-heroes-name": True, "h01-heroes-banish": True}
    missed = {goal["id"]: goal["done"] == goal["of"] for goal in table.view(2)["haunt"]["objectives"]}
    assert missed == {"h01-traitor-girl": False, "h01-traitor-gift": False, "h01-traitor-heroes": False}
