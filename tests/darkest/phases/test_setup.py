"""Setting up: supplies, survivors and the Multitracker, and what the survivors' boards say."""

import pytest

from dreadhall.darkest.components.catalogue import (
    CARDS,
    DARKNESS,
    EVENT_CYCLE,
    ITEMS,
    SURVIVORS,
    TEAM_SPACES,
    UPKEEP_STEPS,
)
from dreadhall.darkest.ids import CardId, SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import position
from tests.darkest.openings import before_round, opened, opening

# Supplies (D-SETUP)


@rule("D-SETUP-01", "D-SETUP-02")
def test_the_deck_is_face_down_and_holds_no_starting_weapon_of_anybody() -> None:
    table = opened(team=["leo", "jack"], survivors=2)
    deck = table.state.equipment
    assert deck.top == []
    assert len(deck) == 52
    assert not any(CARDS[CardId(card)].starting for card in deck.rest)
    assert "ST3" not in table.cards("leo") + table.cards("jack")


@rule("D-SETUP-03")
def test_nothing_burns_and_nobody_is_infected_at_the_start() -> None:
    table = opened(survivors=5)
    assert table.state.fire is None
    assert table.state.burns == {}
    assert all(who.virus == [] for who in table.state.survivors.values())


@rule("D-SETUP-04", "D-MT-06")
def test_the_cure_lies_in_the_laboratory_and_whoever_takes_it_turns_the_multitracker_over() -> None:
    table = position({"leo": "music-room", "nina": "entrance-hall"}, code=[], ap={"leo": 4})
    assert table.state.cure == ""
    assert table.state.showdown is None
    table.play("move:leo:laboratory")
    assert table.state.cure == "leo"
    assert table.state.showdown is not None


@rule("D-SETUP-05")
def test_all_spawn_tokens_wait_in_a_stack_that_nobody_has_looked_into() -> None:
    table = opened()
    assert len(table.state.spawn.rest) == 23
    assert table.state.spawn.top == []
    assert table.state.tokens == []


@rule("D-SETUP-06")
def test_creatures_and_nemeses_are_two_piles_in_no_known_order() -> None:
    table = opened()
    assert len(table.state.creatures.rest) == 3
    assert len(table.state.nemeses.rest) == 2
    assert table.state.creatures.top == table.state.nemeses.top == []
    assert table.state.creature is None


@rule("D-SETUP-07")
def test_more_zombies_can_come_than_there_are_figures_in_the_box() -> None:
    table = before_round(["leo"], hordes={"dining-room": 32}, spawn=[6])
    table.with_dice(d4=[4], d6=[4]).play("go-on")
    assert table.zombies("dining-room") == 38


@rule("D-SETUP-08")
def test_house_code_cameras_and_survivors_come_in_this_order() -> None:
    table = opened()
    kinds = [event.kind for event in table.table.events]
    assert list(dict.fromkeys(kinds)) == ["house-built", "code-set", "camera-aimed", "survivor-chosen", "chip-flipped"]


# Survivors (D-SURV)


@rule("D-SURV-01")
def test_each_seat_chooses_its_own_survivor_among_those_still_free() -> None:
    table = opening(2, survivors=2, house="hard")
    assert table.prompt == "choose-survivor"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0]
    table.play("survivor:lucy")
    assert table.table.ask.seats == [1]
    assert "survivor:lucy" not in table.keys
    table.play("survivor:leo")
    assert {name: who.seat for name, who in table.state.survivors.items()} == {"lucy": 0, "leo": 1}


@rule("D-SURV-01")
def test_a_survivor_starts_with_four_skills_to_buy_and_none_bought() -> None:
    table = opened(team=["leo"])
    leo = table.survivor("leo")
    assert leo.skills == []
    assert len(SURVIVORS[SurvivorId("leo")].skills) == 4


@rule("D-SURV-02")
@pytest.mark.parametrize("survivors", [2, 3, 4, 5])
def test_one_player_may_play_the_whole_team(survivors: int) -> None:
    table = opened(1, survivors=survivors)
    assert len(table.state.survivors) == survivors
    assert {who.seat for who in table.state.survivors.values()} == {0}


@rule("D-SURV-03", "D-SURV-06")
@pytest.mark.parametrize(("survivors", "points"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_small_teams_start_with_four_ap_and_large_ones_with_three(survivors: int, points: int) -> None:
    table = opened(survivors=survivors)
    assert {who.ap for who in table.state.survivors.values()} == {points}


@rule("D-SURV-04")
def test_everybody_holds_the_own_weapon_in_hand_loaded_as_printed() -> None:
    table = opened(survivors=5)
    for name, who in table.state.survivors.items():
        (weapon,) = who.hands
        assert weapon.card == SURVIVORS[name].starting_card
        assert weapon.ammo == (ITEMS[CARDS[weapon.card].item].ammo or 0)
    assert table.survivor("jack").hands[0].ammo > 0


@rule("D-SURV-05", "D-SURV-07")
def test_everybody_starts_unhurt_without_experience_in_the_entrance_hall_on_one_team_space() -> None:
    table = opened(survivors=5)
    for who in table.state.survivors.values():
        assert (who.wounds, who.xp, who.room) == (0, 0, "entrance-hall")
    assert table.state.groups == [list(table.state.survivors)]


@rule("D-SURV-08", "D-SURV-10")
def test_a_wound_into_a_lower_zone_costs_an_ap_in_the_next_round_and_none_in_this() -> None:
    table = position({"nina": "entrance-hall"}, wounds={"nina": 2}, burns={"r4c4": 1}, cameras=[])
    table.play("move:nina:dining-room")
    assert table.survivor("nina").wounds == 3
    assert table.survivor("nina").ap == 3
    table.play("move:nina:gallery", "end-turn")
    assert table.prompt == "next-round"
    table.with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert table.survivor("nina").ap == 3


@rule("D-SURV-09")
def test_reaching_the_skull_eliminates_at_once() -> None:
    table = position({"nina": "entrance-hall", "jack": "entrance-hall"}, wounds={"nina": 7}, burns={"r4c4": 1})
    table.play("move:nina:dining-room", "no")
    assert list(table.state.survivors) == ["jack"]
    assert table.prompt == "act"


@rule("D-SURV-11")
def test_healing_never_goes_past_full_health() -> None:
    kit = next(card.id for card in CARDS.values() if ITEMS[card.item].effect == "heal-2")
    table = position({"leo": "entrance-hall"}, wounds={"leo": 1}, cards={"leo": [kit]})
    table.play(f"use:leo:{kit}")
    assert table.survivor("leo").wounds == 0


@rule("D-SURV-11")
def test_ap_regained_by_healing_come_with_the_next_round() -> None:
    kit = next(card.id for card in CARDS.values() if ITEMS[card.item].effect == "heal-2")
    table = position({"nina": "entrance-hall"}, wounds={"nina": 3}, ap={"nina": 3}, cards={"nina": [kit]})
    table.play(f"use:nina:{kit}")
    assert table.survivor("nina").ap == 3
    table.play("end-turn").with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert table.survivor("nina").ap == 4


@rule("D-SURV-12")
@pytest.mark.parametrize("name", ["leo", "nina"])
def test_the_entrap_rate_is_the_number_of_dice_of_an_escape(name: str) -> None:
    rate = SURVIVORS[SurvivorId(name)].entrap_rate
    table = position({name: "entrance-hall"}, hordes={"entrance-hall": 1}, entrapped=[name], ap={name: 1})
    table.with_dice(survivor=["retreat"] * rate).play(f"escape:{name}")
    (roll,) = table.events("escape-roll")
    assert len(roll.data["dice"]) == rate
    assert not table.survivor(name).entrapped


@rule("D-SURV-13", "D-ZOMB-10")
def test_the_special_ability_is_there_from_the_start_and_survives_the_loss_of_every_skill() -> None:
    table = position({"jack": "entrance-hall"}, hordes={"entrance-hall": 1}, cards={"jack": ["ST2"]}, ap={"jack": 0})
    assert "free-attack:jack:ST2" in table.keys
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("jack")], "zombification", 2))
    assert "free-attack:jack:ST2" in table.keys


# The Multitracker (D-MT)


@rule("D-MT-01")
def test_five_groups_find_a_team_space_each_and_the_upkeep_has_five_steps() -> None:
    rooms = ["entrance-hall", "dining-room", "gallery", "great-hall", "workshop"]
    table = position(dict(zip(SURVIVORS, rooms, strict=True)), phase="regroup", cameras=[])
    while table.prompt == "group-order":
        table.play(table.keys[0])
    assert len(table.state.groups) == TEAM_SPACES == 5
    assert len(EVENT_CYCLE.spaces) == 3
    assert len(UPKEEP_STEPS) == 5


@rule("D-MT-02", "D-MT-04")
def test_the_markers_start_on_the_clock_and_the_first_space_and_nothing_has_happened_yet() -> None:
    table = opened()
    assert EVENT_CYCLE.spaces[table.state.event] == EVENT_CYCLE.start == "darkness-grows"
    assert table.state.darkness == 1
    assert DARKNESS.spaces == 5
    assert table.events("event") == []


@rule("D-MT-05")
def test_a_group_that_has_finished_goes_to_the_lower_spaces() -> None:
    table = position({"leo": "entrance-hall", "nina": "gallery"}, groups=[["leo"], ["nina"]])
    table.play("end-turn")
    assert table.state.groups == [["nina"]]
    assert table.state.finished == [["leo"]]


@rule("D-MT-05")
def test_the_dead_leave_the_team_spaces_above_and_below() -> None:
    table = position(
        {"nina": "entrance-hall", "leo": "gallery", "jack": "gallery"},
        groups=[["leo", "jack"]],
        finished=[["nina"]],
        wounds={"nina": 7},
        fire="r1c5",
        burns={"r4c3": 1},
    )
    table.with_dice(d4=[1]).play("end-turn")
    assert table.state.finished == [[], ["leo", "jack"]]
