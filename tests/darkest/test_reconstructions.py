"""The numbers that no rulebook prints: what is played with now, and what tables of the first reconstruction have."""

from collections import Counter
from itertools import pairwise
from statistics import fmean
from typing import Any, cast

import msgspec
import pytest

import dreadhall
from dreadhall.darkest.components.catalogue import CARDS, COUNTS, ITEMS, NEMESES, PRINTED, SHOWDOWN, SURVIVORS
from dreadhall.darkest.components.pieces import EDITIONS, Edition
from dreadhall.darkest.house.building import PRESETS
from dreadhall.darkest.house.layout import parse_layout
from dreadhall.darkest.house.plan import plan_for
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.presentation.numbers import catalogue
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Table
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown
from dreadhall.testing.play import play_randomly
from tests.darkest.openings import before_round, opened

FIRST = {"pieces": "first-reconstruction"}
NOW, THEN = PRINTED["second-reconstruction"], PRINTED["first-reconstruction"]
AXE, HANDGUN, KNIFE, BAT = "ST1", "ST2", "ST3", "ST5"
FAR_OFF = ("doctor-mortimer", "laboratory")


def rolled(weapon: str, beside: str = "", options: dict[str, Any] | None = None) -> int:
    """How many dice Leo rolls with a weapon, perhaps with another card in his other hand."""
    cards = [weapon, beside] if beside else [weapon]
    table = position({"leo": "gallery"}, hordes={"gallery": 9}, cards={"leo": cards}, options=options)
    (shown,) = [one for one in table.table.view(0)["position"]["survivors"][0]["weapons"] if one["card"] == weapon]
    table.play(f"attack:leo:{weapon}")
    dice = len(table.events("attack-rolled")[0].data["dice"])
    assert shown["dice"] == dice
    return dice


# Weapons


@rule("D-SETUP-09")
def test_a_handgun_and_a_knife_roll_three_dice_an_axe_and_a_bat_two() -> None:
    assert [rolled(weapon) for weapon in (HANDGUN, KNIFE, AXE, BAT)] == [3, 3, 2, 2]


@rule("D-SETUP-09")
def test_in_the_first_reconstruction_all_four_roll_two() -> None:
    assert [rolled(weapon, options=FIRST) for weapon in (HANDGUN, KNIFE, AXE, BAT)] == [2, 2, 2, 2]


@rule("D-SETUP-09")
def test_only_weapons_without_a_function_of_their_own_were_given_a_die() -> None:
    changed = [item for item, dice in NOW.attack.items() if dice != THEN.attack[item]]
    assert changed == [item.key for item in ITEMS.values() if item.kind == "weapon" and not item.effect]


GEAR = [card.id for card in CARDS.values() if ITEMS[card.item].kind == "gear" and ITEMS[card.item].hands == 1]


@rule("D-COMBAT-16")
@pytest.mark.parametrize("card", GEAR)
def test_no_card_beside_a_weapon_changes_its_dice(card: str) -> None:
    options = {"radioactive": bool(CARDS[CardId(card)].module)}
    assert [rolled(weapon, card, options) for weapon in (HANDGUN, AXE, "EQ08")] == [3, 2, 3]


# Health


@rule("D-SURV-08")
def test_no_zone_of_any_board_gives_fewer_than_two_points() -> None:
    tracks = [track for one in SURVIVORS.values() for track in (one.health_four, NOW.health_three[one.id])]
    assert {min(track) for track in tracks} == {2}


@rule("D-SURV-08", "D-SETUP-09")
@pytest.mark.parametrize(("options", "points"), [({}, 2), (FIRST, 1)])
def test_those_near_death_in_a_large_team_have_two_points_left(options: dict[str, Any], points: int) -> None:
    table = position({"leo": "gallery"}, wounds={"leo": 9}, options={"board_side": "three-ap", **options})
    assert table.rules.zone(table.survivor("leo")) == points
    assert table.table.view(0)["position"]["survivors"][0]["track"][-1] == points


@rule("D-SURV-08")
def test_those_near_death_can_still_enter_a_chip_at_a_terminal() -> None:
    rooms = dict.fromkeys(("leo", "nina", "jack", "lucy"), "medic-bay")
    table = before_round(rooms, wounds={"leo": 9}, chips={"leo": ["K2-01"]}, event=1, unlocked="all")
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert "terminal:leo" in table.keys


# The showdown's two clocks


def darkness_wins_in(last: int, edition: Edition = "revised") -> int:
    """The reaction in which the darkness is complete."""
    darkness, event, reaction = 1, SHOWDOWN.events_start[edition], 0
    while darkness < last:
        reaction += 1
        event = (event + 1) % len(SHOWDOWN.events)
        darkness += SHOWDOWN.events[event] == "darkness-grows"
    return reaction


def nemesis_wins_in(house: str, movement: int) -> int:
    """The reaction in which the third corner falls, if nobody hinders the nemesis."""
    house_ = parse_layout(PRESETS[house])
    plan = plan_for(PRESETS[house], (), ())
    way, left = [house_.laboratory], set(house_.terminals)
    while left:
        far = plan.distances(way[-1])
        way.append(min(left, key=far.__getitem__))
        left.remove(way[-1])
    walks = [-(-plan.distances(here)[there] // movement) for here, there in pairwise(way)]
    return sum(walks) + len(walks)


@rule("D-END-04", "D-END-05")
def test_either_clock_of_the_showdown_can_run_out_first() -> None:
    corners = {
        (house, beast.movement or 0): nemesis_wins_in(house, beast.movement or 0)
        for house in PRESETS
        for beast in NEMESES.values()
    }
    assert corners == {("recommended", 2): 11, ("recommended", 3): 9, ("hard", 2): 12, ("hard", 3): 9}
    ends = {last: [darkness_wins_in(last, edition) for edition in EDITIONS] for last in (7, 8, 9, 10)}
    assert ends == {7: [8, 9], 8: [10, 11], 9: [11, 12], 10: [13, 14]}
    for last in (NOW.showdown_darkness, THEN.showdown_darkness):
        # The darkness grows before the nemesis acts.
        first = {where for where, reaction in corners.items() if reaction < darkness_wins_in(last)}
        assert bool(first) == (last == NOW.showdown_darkness)
        assert first != set(corners)


@rule("D-END-04", "D-SHOW-09", "D-SETUP-09")
@pytest.mark.parametrize(("options", "last"), [({}, 9), (FIRST, 7)])
def test_the_darkness_of_the_showdown_ends_on_its_last_space(options: dict[str, Any], last: int) -> None:
    for night in (last - 2, last - 1):
        boxes = [["leo"], [], []]
        table = showdown({"leo": "gallery"}, nemesis=FAR_OFF, event=0, night=night, boxes=boxes, options=options)
        assert table.table.view(0)["position"]["track"]["spaces"] == last
        table.with_dice().play("shift")
        assert (table.table.result is not None) == (night == last - 1)


# Spawn tokens


@rule("D-SETUP-09")
def test_tokens_bring_about_as_many_zombies_as_a_die_of_four_and_some_bring_five_and_six() -> None:
    assert len(NOW.spawn_values) == COUNTS.of("spawn-tokens", "revised") == len(THEN.spawn_values)
    assert fmean(NOW.spawn_values) == pytest.approx(2.5, abs=0.1)
    assert sum(value >= 5 for value in NOW.spawn_values) >= 3
    assert {5, 6} <= set(NOW.spawn_values)


@rule("D-SETUP-05", "D-SETUP-09")
def test_the_stack_is_that_of_the_reconstruction() -> None:
    stacks = [Counter(table.state.spawn.rest) for table in (opened(), opened(pieces="first-reconstruction"))]
    assert stacks == [
        {"1": 6, "2": 8, "3": 4, "4": 2, "5": 2, "6": 1},
        {"1": 4, "2": 6, "3": 6, "4": 4, "5": 2, "6": 1},
    ]


# What is told, and tables that began with the former numbers


def test_the_page_of_the_pieces_has_the_former_numbers_beside_those_of_now() -> None:
    page = catalogue()
    now = {item.id: item.attack for item in page.items}
    assert {item: (now[item], dice) for item, dice in page.former.attack.items()} == {
        "combat-knife": (3, 2),
        "handgun": (3, 2),
    }
    assert (page.track.showdown_darkness, page.former.showdown_darkness) == (9, 7)
    assert (page.zombie.tokens, page.former.tokens) == ([6, 8, 4, 2, 2, 1], [4, 6, 6, 4, 2, 1])
    assert {name: min(track) for name, track in page.former.health_three.items()} == dict.fromkeys(SURVIVORS, 1)


def saved_by_version_three(table: Table) -> dict[str, Any]:
    """A save as the third version wrote it, which knew of no other numbers."""
    save = read_save(table.save())
    options = {name: value for name, value in save.options.items() if name != "pieces"}
    return write_save(msgspec.structs.replace(save, rules=3, options=options))


def test_a_table_of_version_three_goes_on_with_the_numbers_it_began_with() -> None:
    began = play_randomly(dreadhall.new_table("darkest", 4, 7, FIRST), 7, most=60)
    loaded = dreadhall.load_table(saved_by_version_three(began))
    assert cast(DarkestOptions, loaded.options).pieces == "first-reconstruction"
    assert cast(DarkestState, loaded.state).spawn == cast(DarkestState, began.checkpoint).spawn
    assert {min(one["track"]) for one in loaded.view(0)["position"]["survivors"]} == {1}
    again = dreadhall.load_table(loaded.save())
    assert cast(DarkestOptions, again.options).pieces == "first-reconstruction"


def test_a_table_of_this_version_keeps_its_own() -> None:
    table = dreadhall.new_table("darkest", 2, 7)
    assert cast(DarkestOptions, dreadhall.load_table(table.save()).options).pieces == "second-reconstruction"
