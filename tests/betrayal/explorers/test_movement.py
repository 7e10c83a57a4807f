"""Moving through the house: spaces, doors, stairs, distance. (B-MOVE, B-DOOR, B-ENT, B-STAIR)"""

from collections.abc import Callable
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import (
    BASEMENT_LANDING,
    CHAPEL,
    CHASM,
    COAL_CHUTE,
    CREAKY_HALLWAY,
    DINING_ROOM,
    DUSTY_HALLWAY,
    ENTRANCE_HALL,
    FOYER,
    GARDENS,
    KITCHEN,
    PATIO,
    STAIRS_FROM_BASEMENT,
)
from dreadhall.betrayal.house.paths import distance, distances, farthest, nearest
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, house, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


def standing(place: str, *rooms: Placed, **parts: Any) -> Position:
    """Ox, with Speed 4, is in a place; the others are in the Foyer."""
    return position({**HALL, OX: place}, rooms=rooms, **parts)


def spent(spaces: int) -> Callable[[BetrayalState], None]:
    """So many spaces were spent in this turn."""

    def change(state: BetrayalState) -> None:
        state.turn.spent = spaces

    return change


# Spaces


@rule("B-MOVE-01", "B-MOVE-02", "B-GLOS-01")
def test_one_moves_as_many_rooms_as_the_speed_shows() -> None:
    table = standing("entrance-hall")
    for number, room in enumerate(["foyer", "grand-staircase", "upper-landing", "grand-staircase"], 1):
        assert table.offers("go")
        table.play(f"go:{room}")
        assert table.state.turn.spent == number
    assert not table.offers("go")
    assert not table.offers("explore")


@rule("B-MOVE-01")
def test_one_may_stop_before() -> None:
    assert standing("entrance-hall").play("go:foyer", "end-turn").explorer(OX).place == "foyer"


@rule("B-MOVE-03")
def test_speed_gained_in_the_turn_adds_movement() -> None:
    table = standing("entrance-hall", change=spent(3), traits={OX: {"speed": 3}})
    assert not table.offers("go")

    def faster(state: BetrayalState) -> None:
        state.explorers[0].clips[1] += 1

    assert "go:foyer" in table.arrange(faster).keys


@rule("B-MOVE-03")
def test_speed_lost_in_the_turn_takes_movement_away() -> None:
    table = standing("entrance-hall", change=spent(3))
    assert "go:foyer" in table.keys

    def slower(state: BetrayalState) -> None:
        state.explorers[0].clips[1] -= 2

    assert not table.arrange(slower).offers("go")
    assert table.view(0)["turn"]["spaces"] == 0


@rule("B-MOVE-07")
def test_the_first_step_of_a_turn_is_always_possible_and_uses_all_movement() -> None:
    table = haunted({**HALL, OX: "entrance-hall"}, *["entrance-hall"] * 4, traits={OX: {"speed": 0}})
    assert table.value(OX, "speed") == 2
    table.play("go:foyer")
    assert table.explorer(OX).place == "foyer"
    assert not table.offers("go")


@rule("B-MOVE-07")
def test_a_later_step_must_be_paid_in_full() -> None:
    table = haunted(HALL, *["foyer"] * 2, traitor="", revealer=OX).play("go:foyer")
    assert table.state.turn.spent == 1
    assert "go:entrance-hall" in table.keys
    table = haunted(HALL, *["foyer"] * 3, traitor="", revealer=OX).play("go:foyer")
    assert not table.offers("go")


@rule("B-MOVE-07")
def test_whoever_has_movement_over_has_no_first_step_either() -> None:
    def over(state: BetrayalState) -> None:
        state.turn.over = True

    assert not standing("entrance-hall", change=over).offers("go")


@rule("B-MOVE-11", "B-DOOR-05")
@pytest.mark.parametrize("room", ["dusty-hallway", "creaky-hallway", "patio", "gardens"])
def test_passages_and_outdoor_rooms_are_rooms_of_one_space(room: RoomId) -> None:
    table = standing("entrance-hall", Placed(room, "ground", 0, 1)).play(f"go:{room}")
    assert table.state.turn.spent == 1
    assert table.rules.in_house(room)
    assert table.explorer(OX) in table.rules.explorers()


def example() -> Position:
    """Ox has Speed 3; Foyer, Kitchen and Dining Room lie in a chain."""
    rooms = [Placed(KITCHEN, "ground", -1, -1, 2), Placed(DINING_ROOM, "ground", -2, -1)]
    return standing("entrance-hall", *rooms, traits={OX: {"speed": 3}})


@rule("B-MOVE-EX1")
def test_the_example_of_a_full_move() -> None:
    table = example().play("go:foyer", "go:kitchen", "go:dining-room")
    assert table.explorer(OX).place == "dining-room"
    assert not table.offers("go")


@rule("B-MOVE-EX1")
def test_the_example_of_leaving_into_the_unknown() -> None:
    assert example().top("room", "dusty-hallway").play("explore:s").offers("go")
    drawn = example().top("room", "gardens").top("event", "a-moment-of-hope").play("explore:s")
    assert not drawn.offers("go")
    assert example().top("room", "dusty-hallway").play("go:foyer", "explore:s").offers("go")


# Doors


@rule("B-MOVE-08", "B-DOOR-01", "B-DOOR-02")
def test_two_doors_on_a_shared_side_join_two_rooms_both_ways() -> None:
    hallway = Placed(DUSTY_HALLWAY, "ground", 0, 1)
    assert "go:dusty-hallway" in standing("entrance-hall", hallway).keys
    assert "go:entrance-hall" in standing("dusty-hallway", hallway).keys


@rule("B-DOOR-01", "B-DOOR-08", "B-DOOR-10", "B-MOVE-08")
def test_a_door_against_a_wall_leads_nowhere_but_the_rooms_are_neighbours() -> None:
    chapel = Placed(CHAPEL, "ground", 0, 1, 2)
    table = standing("entrance-hall", chapel)
    assert "go:chapel" not in table.keys
    assert "explore:s" not in table.keys
    assert (2, CHAPEL) in table.rules.plan.neighbours(ENTRANCE_HALL)
    assert CHAPEL not in table.rules.plan.joined[ENTRANCE_HALL].values()
    assert CHAPEL not in table.rules.plan.sight(ENTRANCE_HALL)


@rule("B-DOOR-10")
def test_rooms_at_a_corner_are_no_neighbours() -> None:
    plan = house(Placed(DUSTY_HALLWAY, "ground", 0, 1), Placed(CREAKY_HALLWAY, "ground", 1, 2))
    assert [room for _, room in plan.neighbours(CREAKY_HALLWAY)] == []


@rule("B-DOOR-03")
def test_the_front_door_is_locked() -> None:
    garden = Placed(GARDENS, "ground", 1, 0, 1)
    table = standing("entrance-hall", garden)
    assert [key for key in table.keys if key.startswith(("go", "explore"))] == ["go:foyer", "explore:n", "explore:s"]
    assert "go:entrance-hall" not in standing("gardens", garden).keys


@rule("B-DOOR-06")
def test_nobody_walks_through_a_window() -> None:
    assert [key for key in standing("grand-staircase").keys if key != "end-turn"] == ["go:foyer", "go:upper-landing"]
    patio = Placed(PATIO, "ground", -2, 1)
    assert "go:patio" not in standing("grand-staircase", patio).keys


@rule("B-MOVE-09")
def test_a_step_into_an_empty_cell_is_a_discovery() -> None:
    table = standing("entrance-hall").top("room", "dusty-hallway").play("explore:s")
    assert [event.data["room"] for event in table.events("finds")] == ["dusty-hallway"]
    assert table.rules.plan.placed[DUSTY_HALLWAY].cell == ("ground", 0, 1)


# The long tile and the stairs


@rule("B-ENT-02", "B-GLOS-01")
def test_the_three_rooms_of_the_long_tile_are_a_space_apart_and_in_sight() -> None:
    table = standing("entrance-hall")
    assert "go:grand-staircase" not in table.keys
    assert table.play("go:foyer", "go:grand-staircase").state.turn.spent == 2
    assert list(table.rules.plan.sight(ENTRANCE_HALL)) == ["foyer", "grand-staircase"]


@rule("B-ENT-03", "B-STAIR-01")
def test_grand_staircase_and_upper_landing_are_two_rooms_joined_both_ways() -> None:
    table = standing("grand-staircase").play("go:upper-landing")
    assert table.state.turn.spent == 1
    assert table.play("go:grand-staircase").state.turn.spent == 2


@rule("B-STAIR-02")
def test_the_stairs_from_the_basement_lead_to_the_foyer_once_they_lie() -> None:
    assert "go:stairs-from-basement" not in standing("foyer").keys
    stairs = Placed(STAIRS_FROM_BASEMENT, "basement", 0, 1, 2)
    assert standing("foyer", stairs).play("go:stairs-from-basement").state.turn.spent == 1
    assert standing("stairs-from-basement", stairs).play("go:foyer").state.turn.spent == 1


@rule("B-STAIR-02")
def test_the_stairs_are_there_as_soon_as_they_are_discovered() -> None:
    table = standing("basement-landing").top("room", "stairs-from-basement").play("explore:n", "go:foyer")
    assert table.explorer(OX).place == "foyer"


@rule("B-STAIR-04")
def test_without_them_no_way_leads_out_of_the_basement() -> None:
    table = standing("basement-landing")
    assert not table.offers("go")
    assert distances(table.rules, BASEMENT_LANDING) == {"basement-landing": 0}


# Distance


@rule("B-MOVE-13")
def test_distance_counts_doors_and_stairs() -> None:
    far = distances(standing("entrance-hall").rules, ENTRANCE_HALL)
    assert far == {"entrance-hall": 0, "foyer": 1, "grand-staircase": 2, "upper-landing": 3}


@rule("B-MOVE-13")
def test_slides_and_falls_count_in_their_direction_only() -> None:
    rooms = [*row("upper", "gallery"), *row("ground", "ballroom"), Placed(COAL_CHUTE, "ground", 0, -1, 2)]
    rules = standing("entrance-hall", *rooms).rules
    assert distance(rules, Place("gallery"), Place("ballroom")) == 0
    assert distance(rules, Place("ballroom"), Place("gallery")) == 5
    assert distance(rules, Place("entrance-hall"), Place("basement-landing")) == 1
    assert distance(rules, Place("basement-landing"), Place("entrance-hall")) > 100
    assert distance(rules, Place("coal-chute"), Place("entrance-hall")) > 100


@rule("B-MOVE-13")
def test_barriers_opponents_and_the_elevators_moves_do_not_matter() -> None:
    rooms = [
        Placed(CHASM, "basement", 1, 0),
        Placed(DUSTY_HALLWAY, "basement", 2, 0),
        *row("basement", "mystic-elevator"),
    ]
    table = haunted({**HALL, OX: "basement-landing"}, "chasm", "chasm/far", rooms=rooms)
    assert distance(table.rules, Place("basement-landing"), Place("dusty-hallway")) == 2
    assert distance(table.rules, Place("mystic-elevator"), Place("dusty-hallway")) == 3
    assert distance(table.rules, Place("mystic-elevator"), Place("foyer")) > 100


@rule("B-MOVE-13")
def test_what_cannot_be_reached_is_farthest_and_ties_are_all_offered() -> None:
    rules = standing("entrance-hall", *row("upper", "dusty-hallway"), Placed(CREAKY_HALLWAY, "upper", 1, 0)).rules
    assert farthest(rules, Place("entrance-hall"), [FOYER, BASEMENT_LANDING, DUSTY_HALLWAY]) == ["basement-landing"]
    assert farthest(rules, Place("entrance-hall"), [FOYER, CREAKY_HALLWAY, DUSTY_HALLWAY]) == [
        "creaky-hallway",
        "dusty-hallway",
    ]
    assert nearest(rules, Place("entrance-hall"), [CREAKY_HALLWAY, DUSTY_HALLWAY, BASEMENT_LANDING]) == [
        "creaky-hallway",
        "dusty-hallway",
    ]
