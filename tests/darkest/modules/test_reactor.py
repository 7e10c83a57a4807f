"""The reactor: set-up, doors, shut-down and its reward."""

import pytest

from dreadhall.darkest.components.catalogue import CARDS
from dreadhall.darkest.house.building import PRESETS, check_house
from dreadhall.darkest.house.layout import parse_layout
from dreadhall.darkest.ids import CardId, RoomId, Square, SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position

from ..openings import opened, opening
from .positions import HOUSE, REACTOR_SQUARE, radiation, radioactive

THREES, TWOS = ["K3-01", "K3-02", "K3-03"], ["K2-01", "K2-02"]
ATTACK_KNIFE = "ST3"


def answer_until(table: Position, prompt: str) -> Position:
    """Take first choices until this is asked."""
    while table.prompt != prompt:
        table.play(table.keys[0])
    return table


# Set-up


@rule("D-RAD-01")
def test_the_team_names_a_specialist_who_gets_the_kit_as_well() -> None:
    table = answer_until(opening(2, radioactive=True, team=("leo", "jack", "nina")), "hazmat-specialist")
    assert table.keys == ["survivor:leo", "survivor:jack", "survivor:nina"]
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    table.play("survivor:nina")
    assert table.cards("nina") == [ATTACK_KNIFE, "RX01"]
    assert "RX01" not in table.cards("leo") + table.cards("jack")


@rule("D-RAD-02")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_other_nine_cards_are_in_the_deck(edition: str) -> None:
    table = opened(radioactive=True, edition=edition)
    red = [card for card in table.state.equipment.rest if CARDS[CardId(card)].module == "radioactive"]
    assert sorted(red) == [f"RX{number:02}" for number in range(2, 11)]
    assert not [card for card in opened(edition=edition).state.equipment.rest if CARDS[CardId(card)].module]


@rule("D-RAD-03")
def test_the_team_marks_a_darkness_space_from_two_to_five() -> None:
    table = answer_until(opening(radioactive=True), "leak-space")
    assert table.keys == ["number:2", "number:3", "number:4", "number:5"]
    table.play("number:4")
    assert radiation(table).space == 4


@rule("D-RAD-04", "D-RAD-EX1")
@pytest.mark.parametrize("house", ["recommended", "hard", "random"])
@pytest.mark.parametrize(
    ("number", "square"), [(1, "r2c2"), (2, "r2c3"), (3, "r2c4"), (4, "r3c2"), (5, "r3c3"), (6, "r3c4")]
)
def test_the_die_says_where_the_reactor_stands(number: int, square: str, house: str) -> None:
    table = opening(radioactive=True, house=house, chance={"d6": [number - 1]})
    assert table.rules.house.reactor_square == square
    check_house(table.state.layout, reactor=True, generated=True)


@rule("D-RAD-04")
def test_the_reactor_takes_the_place_of_one_inner_tile() -> None:
    before, after = parse_layout(PRESETS["recommended"]), parse_layout(HOUSE)
    gone = [tile for tile in before.tile_at.values() if tile not in after.tile_at.values()]
    assert [tile.section for tile in gone] == ["inner"]
    assert after.tile_at[Square(REACTOR_SQUARE)].section == "inner"


@rule("D-RAD-04")
def test_a_reactor_that_was_drawn_in_stays_where_it_is() -> None:
    table = opening(radioactive=True, house=HOUSE)
    assert table.state.layout == HOUSE
    assert not table.events("reactor-placed")


@rule("D-RAD-05")
def test_both_doors_of_the_reactor_are_closed_without_a_chip() -> None:
    table = opened(radioactive=True, house=HOUSE)
    assert table.rules.plan.is_locked(RoomId("reactor"))
    assert table.rules.house.doors_with_lock("reactor") == ("reactor.e", "reactor.w")
    assert not [door for door in table.state.locks if door.startswith("reactor")]


@rule("D-RAD-05")
def test_nothing_spawns_in_the_closed_reactor() -> None:
    table = radioactive({"leo": "entrance-hall"}, phase="round", cameras=[], spawn=[2, 2])
    table.with_dice(d4=[2, 1], d6=[3, 4]).play("go-on")
    assert table.prompt == "spawn-near"


@rule("D-RAD-05")
def test_one_does_not_see_through_a_door_of_the_reactor() -> None:
    table = radioactive({"leo": "great-hall"})
    assert "reactor" not in table.rules.plan.sees[RoomId("great-hall")]


# Doors


@rule("D-RAD-26")
def test_two_chips_with_three_icons_open_both_doors() -> None:
    table = radioactive({"leo": "great-hall"}, chips={"leo": [*THREES[:2], TWOS[0]]})
    assert not [key for key in table.keys if key.startswith("reactor-chip") and "K2" in key]
    table.with_dice().play("reactor-chip:leo:K3-02")
    assert table.survivor("leo").ap == 2
    assert table.rules.plan.is_locked(RoomId("reactor"))
    table.play("reactor-chip:leo:K3-01")
    assert table.survivor("leo").ap == 0
    assert set(table.rules.plan.neighbours[RoomId("reactor")]) == {"great-hall", "passageway"}


@rule("D-RAD-26")
def test_chips_of_both_doors_count_together_and_leave_the_game() -> None:
    table = radioactive(
        {"leo": "great-hall", "jack": "passageway"},
        chips={"leo": THREES[:1], "jack": THREES[1:2]},
        groups=[["leo", "jack"]],
    )
    table.with_dice().play("reactor-chip:leo:K3-01", "reactor-chip:jack:K3-02")
    assert radiation(table).doors_open
    state = table.state
    assert not {"K3-01", "K3-02"} & {*state.code_slots, *table.survivor("leo").chips, *table.survivor("jack").chips}


@rule("D-RAD-26")
@pytest.mark.parametrize(
    ("room", "ap", "chips"), [("gallery", 4, THREES), ("great-hall", 1, THREES), ("great-hall", 4, TWOS)]
)
def test_a_chip_takes_the_door_the_points_and_three_icons(room: str, ap: int, chips: list[str]) -> None:
    table = radioactive({"leo": room}, chips={"leo": chips}, ap={"leo": ap})
    assert not [key for key in table.keys if key.startswith("reactor-chip")]


@rule("D-RAD-26")
def test_an_open_reactor_takes_no_more_chips() -> None:
    table = radioactive({"leo": "great-hall"}, reactor={"doors_open": True}, chips={"leo": THREES})
    assert not [key for key in table.keys if key.startswith("reactor-chip")]


@rule("D-RAD-26", "D-SPAWN-13")
def test_open_doors_show_what_is_behind_them() -> None:
    table = radioactive(
        {"leo": "great-hall"}, reactor={"chips": 1}, chips={"leo": THREES[:1]}, tokens=["reactor"], spawn=[2]
    )
    table.with_dice().play("reactor-chip:leo:K3-01")
    assert table.zombies("reactor") == 2


@rule("D-RAD-31")
def test_the_showdown_opens_the_reactor() -> None:
    table = radioactive({"leo": "music-room", "jack": "entrance-hall"}, code=[], fire="r4c1", burns={"r4c1": 1})
    assert table.rules.plan.is_locked(RoomId("reactor"))
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert not table.rules.plan.is_locked(RoomId("reactor"))


# Shutting it down


@rule("D-RAD-27")
def test_three_points_in_the_reactor_shut_it_down() -> None:
    table = radioactive({"leo": "reactor"}, [REACTOR_SQUARE, "r2c4"], reactor={"doors_open": True})
    table.with_dice().play("shut-down:leo", "none")
    assert table.survivor("leo").ap == 1
    assert radiation(table).tiles == ["r2c4"]
    assert "shut-down:leo" not in table.keys
    table.arrange(lambda state: setattr(state, "phase", "zombification"))
    assert table.prompt == "act"
    assert radiation(table).tiles == ["r2c4"]


@rule("D-RAD-27")
@pytest.mark.parametrize(("room", "ap"), [("great-hall", 4), ("reactor", 2)])
def test_shutting_down_takes_the_room_and_the_points(room: str, ap: int) -> None:
    table = radioactive({"leo": room}, [REACTOR_SQUARE], reactor={"doors_open": True}, ap={"leo": ap})
    assert "shut-down:leo" not in table.keys


@rule("D-RAD-27")
def test_a_reactor_shut_down_in_time_never_leaks() -> None:
    table = radioactive({"leo": "entrance-hall"}, reactor={"space": 2, "shut_down": True}, phase="event", event=1)
    assert table.state.darkness == 2
    assert radiation(table).tiles == []


@rule("D-RAD-28")
def test_every_survivor_in_play_may_take_a_skill_for_nothing() -> None:
    table = radioactive(
        {"leo": "reactor", "jack": "entrance-hall", "nina": "entrance-hall"},
        reactor={"doors_open": True},
        skills={"leo": ["sneak"]},
        seats=3,
    )
    table.with_dice().play("shut-down:leo")
    assert table.keys == ["skill:protection", "skill:medic", "skill:firefighter", "none"]
    table.play("0=skill:medic")
    assert table.table.ask is not None
    assert table.table.ask.seats == [1], "each owner decides"
    table.play("1=none", "2=skill:virus-resistance")
    assert table.survivor("leo").skills == ["sneak", "medic"]
    assert table.survivor("jack").skills == []
    assert table.survivor("nina").skills == ["virus-resistance"]
    assert table.survivor("nina").xp == 0


@rule("D-RAD-28", "D-ZOMB-04")
def test_a_skill_lost_to_zombification_is_no_reward() -> None:
    table = radioactive({"leo": "reactor"}, reactor={"doors_open": True})
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("leo")], "zombification", 3))
    table.with_dice().play("shut-down:leo")
    assert table.keys == ["skill:sneak", "skill:protection", "none"]
