"""What is open and what is seen, in positions on real and made-up houses."""

from random import Random

import pytest

from dreadhall.darkest.components.catalogue import LAYOUTS, TILES
from dreadhall.darkest.house.building import PRESETS, random_house
from dreadhall.darkest.house.compass import DIRECTIONS, opposite
from dreadhall.darkest.house.layout import SQUARES, House, parse_layout
from dreadhall.darkest.house.plan import Plan, best_facings, plan_for
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.testing import rule
from tests.darkest.layouts import RECOMMENDED, house_with, plan_of, plan_unlocked

HOUSE = parse_layout(RECOMMENDED)

CORRIDOR = house_with(r1c1="C2.270", r1c2="O04.0", r1c3="O03.0", r1c4="O07.0", r1c5="C4.90")
"""Row 1, west to east: a corner with its door to the east, three open rooms (a pantry beside the middle one, a camera
in the eastern one), a corner with its door to the west."""


# ---------------------------------------------------------------------------------------------- links and locks


@rule("D-MODEL-05")
def test_a_link_needs_an_opening_on_both_sides_of_the_border_and_has_a_direction() -> None:
    plan = plan_unlocked(HOUSE)
    assert plan.links[RoomId("entrance-hall")] == (("n", "panic-room"), ("e", "dining-room"), ("w", "conservatory"))
    assert ("n", "entrance-hall") not in plan.links[RoomId("dining-room")]
    assert plan.neighbours[RoomId("entrance-hall")] == ("panic-room", "dining-room", "conservatory")
    blocked = house_with(r1c2="O04.0", r1c3="O08.90")
    assert "bathroom" not in plan_unlocked(blocked).neighbours[RoomId("conservatory")]


@rule("D-MODEL-04", "D-MODEL-05")
def test_the_two_rooms_of_a_tile_are_linked_in_the_direction_of_their_door() -> None:
    plan = plan_unlocked(HOUSE)
    assert ("s", "pantry") in plan.links[RoomId("kitchen")]
    assert plan.links[RoomId("pantry")] == (("n", "kitchen"),)


@rule("D-MODEL-06", "D-MODEL-09")
def test_a_chip_closes_its_doorway_for_moving_and_seeing_until_it_is_gone() -> None:
    locked, opened = plan_of(HOUSE), plan_of(HOUSE, opened=("workshop.w",))
    assert "workshop" not in locked.neighbours[RoomId("kitchen")]
    assert "workshop" not in locked.sees[RoomId("kitchen")]
    assert ("e", "workshop") in opened.links[RoomId("kitchen")]
    assert ("w", "kitchen") in opened.links[RoomId("workshop")]
    assert "workshop" in opened.sees[RoomId("kitchen")]


@rule("D-MODEL-07")
def test_a_room_with_two_doors_is_locked_only_while_both_are() -> None:
    assert {"vault.e", "vault.w"} <= set(HOUSE.doors)
    assert plan_of(HOUSE).is_locked(RoomId("vault"))
    half = plan_of(HOUSE, opened=("vault.w",))
    assert not half.is_locked(RoomId("vault"))
    assert half.links[RoomId("vault")] == (("w", "passageway"),)
    assert not plan_of(HOUSE).is_locked(RoomId("workshop"))


@rule("D-MODEL-16")
def test_the_laboratory_is_locked_without_a_chip_until_its_own_lock_opens() -> None:
    chips_gone = plan_unlocked(HOUSE, closed=HOUSE.doors_with_lock("security-board"))
    assert chips_gone.is_locked(RoomId("laboratory"))
    assert "laboratory" not in chips_gone.sees[RoomId("music-room")]
    assert not plan_unlocked(HOUSE).is_locked(RoomId("laboratory"))


@rule("D-RAD-05")
def test_the_reactor_is_a_locked_room_until_its_doors_open() -> None:
    house = house_with(r2c3="R1.90")
    assert plan_unlocked(house, closed=house.doors_with_lock("reactor")).is_locked(RoomId("reactor"))
    assert set(plan_unlocked(house).neighbours[RoomId("reactor")]) == {"passageway", "great-hall"}


@rule("D-MODEL-11")
def test_a_destroyed_tile_is_one_room_without_walls_or_doors_of_its_own() -> None:
    plan = plan_of(HOUSE, destroyed=("r1c3",))
    assert plan.rooms_in[Square("r1c3")] == ("kitchen",)
    assert "pantry" not in plan.rooms
    assert "pantry" not in plan.links
    vault_gone = plan_of(HOUSE, destroyed=("r2c3",))
    assert set(vault_gone.neighbours[RoomId("vault")]) == {"passageway", "great-hall"}


@rule("D-MODEL-11")
def test_walls_and_locked_doors_of_the_neighbours_of_a_destroyed_tile_still_apply() -> None:
    plan = plan_of(HOUSE, destroyed=("r1c3",))
    assert plan.links[RoomId("kitchen")] == ()
    opened = plan_of(HOUSE, destroyed=("r1c3",), opened=("workshop.w", "bathroom.e"))
    assert opened.links[RoomId("kitchen")] == (("e", "workshop"), ("w", "bathroom"))
    assert "vault" not in opened.neighbours[RoomId("kitchen")]


@rule("D-MODEL-11")
def test_nothing_is_left_between_two_destroyed_tiles() -> None:
    plan = plan_of(HOUSE, destroyed=("r1c3", "r2c3"))
    assert ("s", "vault") in plan.links[RoomId("kitchen")]
    assert ("n", "kitchen") in plan.links[RoomId("vault")]


# ---------------------------------------------------------------------------------------------- cameras


@rule("D-CAM-02", "D-CAM-04")
@pytest.mark.parametrize("name", LAYOUTS)
def test_cameras_face_where_they_see_most_with_every_lock_closed(name: str) -> None:
    house = parse_layout(PRESETS[name])
    plan = plan_of(house)
    for camera in LAYOUTS[name].cameras:
        (room,) = (room.id for room in TILES[camera.tile].rooms.values() if room.id in house.camera_rooms)
        assert camera.facing in best_facings(plan, room)
        assert len(plan.observed(room, camera.facing)) == camera.sees


@rule("D-CAM-02")
def test_facings_that_tie_are_all_offered_and_no_other() -> None:
    plan = plan_of(HOUSE)
    assert best_facings(plan, RoomId("great-hall")) == ["s"]
    assert best_facings(plan, RoomId("cross-corridor")) == ["n", "s", "w"]
    walled_in = house_with(r1c4="O07.0", r1c3="O08.90", r1c5="O11.0", r2c4="I07.0")
    assert best_facings(plan_of(walled_in), RoomId("music-room")) == ["n", "e", "s", "w"]


@rule("D-CAM-04")
def test_an_open_door_does_not_count_when_a_camera_is_aimed() -> None:
    assert best_facings(plan_of(CORRIDOR), RoomId("music-room")) == ["s"]
    assert best_facings(plan_of(CORRIDOR, opened=("sprinkler-control.e",)), RoomId("music-room")) == ["s", "w"]


@rule("D-CAM-05", "D-CAM-06")
def test_a_camera_observes_its_own_room_and_a_straight_line() -> None:
    plan = plan_unlocked(HOUSE)
    assert plan.observed(RoomId("great-hall"), "n") == ("great-hall", "workshop")
    assert plan.observed(RoomId("great-hall"), "s") == ("great-hall", "gallery", "dining-room")
    assert plan.observed(RoomId("entrance-hall"), "s") == ("entrance-hall",)


@rule("D-CAM-07", "D-LOS-EX1", "D-LOS-04")
def test_a_locked_door_stops_the_view_and_an_open_side_does_not() -> None:
    line = plan_of(CORRIDOR).sight[RoomId("conservatory")]
    assert line["e"] == ("kitchen", "music-room")
    assert line["w"] == ()


@rule("D-CAM-08", "D-LOS-08", "D-CAM-EX1")
def test_a_cellar_is_seen_through_its_doorway_and_hidden_behind_its_wall() -> None:
    house = house_with(r2c2="I04.0")
    unlocked = plan_unlocked(house)
    assert unlocked.observed(RoomId("stairwell"), "e") == ("stairwell", "cellar")
    assert "cellar" not in unlocked.observed(RoomId("stairwell"), "s")
    assert plan_of(house).observed(RoomId("stairwell"), "e") == ("stairwell",)


@rule("D-CAM-EX2")
def test_a_camera_looks_along_the_row_until_a_wall_and_not_into_the_corner() -> None:
    house = house_with(r1c1="C1.0", r1c2="O02.0", r1c3="O04.0", r1c4="O07.0")
    assert plan_unlocked(house).observed(RoomId("music-room"), "w") == ("music-room", "conservatory", "library")


@rule("D-CAM-EX3")
def test_the_room_beside_a_hallway_stays_hidden_though_it_is_unlocked() -> None:
    seen = plan_unlocked(CORRIDOR, closed=("sprinkler-control.e",)).observed(RoomId("music-room"), "w")
    assert seen == ("music-room", "kitchen", "conservatory")


@rule("D-CAM-EX4")
def test_a_corner_room_is_observed_once_its_chip_is_gone() -> None:
    assert plan_of(CORRIDOR).observed(RoomId("music-room"), "e") == ("music-room",)
    opened = plan_of(CORRIDOR, opened=("ammo-reserve.w",))
    assert opened.observed(RoomId("music-room"), "e") == ("music-room", "ammo-reserve")


@rule("D-CAM-EX5")
def test_four_tiles_in_a_row_are_observed_and_the_side_chamber_is_not() -> None:
    seen = plan_unlocked(CORRIDOR).observed(RoomId("music-room"), "w")
    assert seen == ("music-room", "kitchen", "conservatory", "sprinkler-control")


@rule("D-CAM-07")
def test_what_a_camera_observes_changes_with_doors_and_destroyed_tiles() -> None:
    assert len(plan_of(CORRIDOR).observed(RoomId("music-room"), "w")) == 3
    assert len(plan_of(CORRIDOR, opened=("sprinkler-control.e",)).observed(RoomId("music-room"), "w")) == 4
    assert len(plan_of(CORRIDOR, destroyed=("r1c3",)).observed(RoomId("music-room"), "w")) == 1


# ---------------------------------------------------------------------------------------------- line of sight


@rule("D-LOS-01")
def test_one_always_sees_the_own_room_also_on_a_destroyed_tile() -> None:
    plan = plan_of(HOUSE, destroyed=("r4c3",))
    for room in plan.rooms:
        assert plan.sees[room][0] == room
        assert plan.range_between(room, room) == 0
        assert plan.direction_between(room, room) is None
    assert plan.sees[RoomId("entrance-hall")] == ("entrance-hall",)


@rule("D-LOS-02", "D-LOS-03", "D-LOS-EX2")
def test_nothing_is_seen_diagonally_or_through_a_wall() -> None:
    plan = plan_unlocked(HOUSE)
    assert "gallery" not in plan.sees[RoomId("entrance-hall")]
    assert "panic-room" not in plan.sees[RoomId("vault")]
    for room in plan.rooms:
        for seen in plan.sees[room]:
            here, there = plan.square_of[room], plan.square_of[seen]
            assert HOUSE.row(here) == HOUSE.row(there) or HOUSE.column(here) == HOUSE.column(there)


@rule("D-LOS-05", "D-LOS-EX2")
def test_a_destroyed_tile_is_not_seen_into_nor_through() -> None:
    assert plan_of(CORRIDOR).sight[RoomId("conservatory")]["e"] == ("kitchen", "music-room")
    blocked = plan_of(CORRIDOR, destroyed=("r1c3",))
    assert blocked.sight[RoomId("conservatory")]["e"] == ()
    assert "kitchen" not in blocked.sees[RoomId("music-room")]
    assert blocked.range_between(RoomId("conservatory"), RoomId("music-room")) is None


@rule("D-LOS-EX4", "D-LOS-05")
def test_from_a_destroyed_tile_nothing_outside_is_seen_though_one_can_walk_out() -> None:
    plan = plan_of(CORRIDOR, destroyed=("r1c3",))
    assert plan.sees[RoomId("kitchen")] == ("kitchen",)
    assert set(plan.neighbours[RoomId("kitchen")]) >= {"conservatory", "music-room"}


@rule("D-LOS-07")
def test_sight_is_as_long_as_the_house() -> None:
    plan = plan_unlocked(CORRIDOR)
    assert plan.sight[RoomId("sprinkler-control")]["e"] == ("conservatory", "kitchen", "music-room", "ammo-reserve")
    assert plan.range_between(RoomId("sprinkler-control"), RoomId("ammo-reserve")) == 4
    assert plan.direction_between(RoomId("sprinkler-control"), RoomId("ammo-reserve")) == "e"
    assert plan.direction_between(RoomId("ammo-reserve"), RoomId("sprinkler-control")) == "w"


@rule("D-LOS-08")
def test_the_line_goes_on_through_a_passageway_whose_far_side_is_open() -> None:
    assert "music-room" in plan_of(CORRIDOR).sees[RoomId("conservatory")]
    ends = house_with(r1c2="O04.0", r1c3="O05.0", r1c4="O07.0")
    assert plan_of(ends).sight[RoomId("conservatory")]["e"] == ("guest-bedroom",)


@rule("D-LOS-EX3")
def test_in_a_hallway_one_sees_the_hallway_and_the_next_room_through_an_open_side() -> None:
    assert set(plan_of(CORRIDOR).sees[RoomId("kitchen")]) == {"kitchen", "conservatory", "music-room"}


@rule("D-LOS-EX5")
def test_targets_are_those_behind_open_sides_and_doors_and_never_behind_a_locked_one() -> None:
    open_right_and_below = plan_of(house_with(r1c4="O06.0", r1c5="O01.90", r2c4="I01.0"))
    assert open_right_and_below.sight[RoomId("boiler-room")]["e"] == ("dining-room",)
    assert open_right_and_below.sight[RoomId("boiler-room")]["s"][0] == "great-hall"
    assert open_right_and_below.sight[RoomId("boiler-room")]["w"] == ()
    assert plan_of(HOUSE).sees[RoomId("vault")] == ("vault",)
    door_left = plan_of(HOUSE, opened=("vault.w",))
    assert "passageway" in door_left.sees[RoomId("vault")]
    assert "great-hall" not in door_left.sees[RoomId("vault")]


def test_the_two_rooms_of_a_tile_are_one_apart() -> None:
    assert plan_unlocked(HOUSE).range_between(RoomId("kitchen"), RoomId("pantry")) == 1


# ---------------------------------------------------------------------------------------------- routes


def test_routes_go_around_burning_squares_and_may_leave_one() -> None:
    plan = plan_of(HOUSE)
    assert plan.distances(RoomId("conservatory"))[RoomId("dining-room")] == 2
    around = frozenset({Square("r4c3")})
    assert "dining-room" not in plan.distances(RoomId("conservatory"), around)
    assert plan.routes(RoomId("conservatory"), RoomId("dining-room"), around) == ()
    assert plan.distances(RoomId("entrance-hall"), around)[RoomId("dining-room")] == 1
    assert plan.routes(RoomId("entrance-hall"), RoomId("dining-room"), around) == ("dining-room",)


def test_an_enemy_may_cross_the_other_room_of_its_own_burning_tile_to_get_out() -> None:
    plan, burning = plan_unlocked(HOUSE), frozenset({Square("r1c3")})
    assert plan.distances(RoomId("pantry"), burning)[RoomId("bathroom")] == 2
    assert plan.routes(RoomId("pantry"), RoomId("bathroom"), burning) == ("kitchen",)
    assert "kitchen" not in plan.distances(RoomId("bathroom"), burning)
    assert plan.routes(RoomId("bathroom"), RoomId("pantry"), burning) == ()


def test_routes_can_be_held_inside_an_area() -> None:
    plan = plan_of(HOUSE)
    area = frozenset({Square("r3c4"), Square("r4c3"), Square("r4c4")})
    assert plan.distances(RoomId("gallery"), within=area) == {"gallery": 0, "dining-room": 1, "entrance-hall": 2}
    assert plan.routes(RoomId("gallery"), RoomId("entrance-hall"), within=area) == ("dining-room",)
    assert plan.routes(RoomId("gallery"), RoomId("entrance-hall"), within=area - {Square("r4c4")}) == ()


def test_all_first_steps_of_equally_short_routes_are_found() -> None:
    plan = plan_of(house_with(r2c3="I02.0", r2c4="I01.0", r3c3="I09.0", r3c4="I03.180"))
    assert plan.routes(RoomId("great-hall"), RoomId("smoking-room")) == ("cross-corridor", "gallery")
    assert plan.routes(RoomId("great-hall"), RoomId("gallery")) == ("gallery",)


def test_a_way_through_a_room_with_two_doors_is_open_only_when_both_are() -> None:
    row = frozenset({Square("r2c2"), Square("r2c3"), Square("r2c4")})
    for opened in (("vault.e",), ("vault.w",)):
        assert plan_of(HOUSE, opened=opened).routes(RoomId("passageway"), RoomId("great-hall"), within=row) == ()
    both = plan_of(HOUSE, opened=("vault.e", "vault.w"))
    assert both.routes(RoomId("passageway"), RoomId("great-hall"), within=row) == ("vault",)
    assert both.distances(RoomId("passageway"), within=row)[RoomId("great-hall")] == 2


def test_what_was_found_is_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dreadhall.darkest.house.plan.KEPT_ROUTES", 2)
    plan = Plan(HOUSE, (), ())
    first = plan.distances(RoomId("vault"))
    assert plan.distances(RoomId("vault")) is first
    plan.distances(RoomId("kitchen"))
    plan.distances(RoomId("pantry"))
    assert plan.distances(RoomId("vault")) == first


# ---------------------------------------------------------------------------------------------- always


def some_plans(count: int) -> list[tuple[House, Plan]]:
    """Random houses with some doors open and some tiles destroyed."""
    random = Random(11)
    plans = []
    for _ in range(count):
        house = parse_layout(random_house(random.randrange, random.randrange(3)))
        closed = tuple(door for door in house.all_doors if random.random() < 0.5)
        destroyed = tuple(square for square in SQUARES if random.random() < 0.15)
        plans.append((house, plan_for(house.text, closed, destroyed)))
    return plans


@rule("D-LOS-07", "D-MODEL-05")
def test_links_and_sight_are_mutual_in_every_house() -> None:
    for _, plan in some_plans(40):
        for room in plan.rooms:
            for way, other in plan.links[room]:
                assert (opposite(way), room) in plan.links[other]
            for way in DIRECTIONS:
                for steps, seen in enumerate(plan.sight[room][way], start=1):
                    assert room in plan.sight[seen][opposite(way)]
                    assert plan.range_between(room, seen) == plan.range_between(seen, room) == steps


@rule("D-MODEL-11", "D-LOS-05")
def test_every_destroyed_tile_is_one_blind_room_in_every_house() -> None:
    for house, plan in some_plans(40):
        for square in plan.destroyed:
            room = house.passage_of[square]
            assert plan.rooms_in[square] == (room,)
            assert plan.sees[room] == (room,)
            assert all(room not in plan.sees[other] for other in plan.rooms if other != room)


def test_first_steps_lie_on_a_shortest_route_in_every_house() -> None:
    random = Random(12)
    for _, plan in some_plans(30):
        avoid = frozenset(square for square in SQUARES if random.random() < 0.2)
        within = frozenset(SQUARES) - {random.choice(SQUARES)}
        for start in plan.rooms:
            reached = plan.distances(start, avoid, within)
            for goal in plan.rooms:
                steps = plan.routes(start, goal, avoid, within)
                assert bool(steps) == (goal != start and goal in reached)
                for step in plan.neighbours[start]:
                    ahead = plan.distances(step, avoid, within).get(goal) if reached.get(step) == 1 else None
                    assert (step in steps) == (ahead is not None and ahead + 1 == reached.get(goal))
