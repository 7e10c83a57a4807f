"""Houses are refused by the rules they break, built by those they keep, and judged by the rulebook's guidance."""

from itertools import islice
from random import Random

import pytest

from dreadhall.darkest.house.appraisal import appraise
from dreadhall.darkest.house.building import (
    CAMERAS,
    ENWALLED,
    PRESETS,
    Cameras,
    check_house,
    faults,
    random_house,
    with_reactor,
)
from dreadhall.darkest.house.layout import SQUARES, House, parse_layout
from dreadhall.darkest.house.layout_search import (
    ALLOWED,
    INNER_SQUARES,
    PIECES,
    REACTOR,
    Search,
    numbers_in,
    sections_for,
)
from dreadhall.darkest.house.plan import best_facings
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.kernel import BadOption
from dreadhall.testing import rule
from tests.darkest.layouts import HARD, RECOMMENDED, exchanged, plan_of, plan_unlocked

KNOBS = [(openness, cameras) for openness in range(len(ENWALLED)) for cameras in CAMERAS]


def refused(text: str, *, generated: bool = False) -> str:
    """The one line with which a layout is refused."""
    with pytest.raises(BadOption) as caught:
        check_house(text, generated=generated)
    message = str(caught.value)
    assert "\n" not in message
    return message


# ---------------------------------------------------------------------------------------------- refused


@rule("D-HOUSE-01")
def test_a_house_is_twenty_different_tiles() -> None:
    assert "this one has 19" in refused(RECOMMENDED.rsplit(" ", 1)[0])
    assert "tile O08 (Bathroom) is used twice" in refused(RECOMMENDED.replace("O03.0", "O08.90"))


@rule("D-HOUSE-02", "D-HOUSE-03")
def test_the_corner_tiles_lie_in_the_corners_in_any_assignment() -> None:
    swapped = exchanged(RECOMMENDED.replace("C2.270", "C4.270"), r1c5="C2.90")
    assert check_house(swapped).corners["sprinkler"] == "sprinkler-control"
    message = refused(exchanged(r1c1="O08.0", r1c2="C1.0"))
    assert message == "r1c1: O08 (Bathroom) is of the section outer; here belongs one of corner"


@rule("D-HOUSE-04")
def test_the_entrance_hall_lies_in_the_middle_of_row_4() -> None:
    message = refused(exchanged(r4c2="E1.0", r4c3="O04.180"))
    assert message == "r4c2: E1 (Entrance Hall) is of the section entrance; here belongs one of outer"


@rule("D-HOUSE-05")
def test_outer_tiles_lie_at_the_edge_and_their_windows_look_out() -> None:
    assert refused(exchanged(r2c2="O06.0", r3c1="I05.0")).startswith("r2c2: O06 (Boiler Room) is of the section outer")
    message = refused(RECOMMENDED.replace("O04.180", "O04.0"))
    assert message == "r4c2: O04 (Conservatory): the window on its north side does not look out of the house"


@rule("D-HOUSE-06")
def test_inner_tiles_lie_inside() -> None:
    assert refused(exchanged(r1c2="I01.0", r2c4="O08.0")).startswith("r1c2: I01 (Great Hall) is of the section inner")
    assert len(INNER_SQUARES) == 6
    assert [square for square in SQUARES if sections_for(square) == ("inner",)] == list(INNER_SQUARES)


@rule("D-HOUSE-07")
def test_no_opening_is_blocked_by_a_wall() -> None:
    message = refused(RECOMMENDED.replace("I02.0", "I02.180"))
    assert message == "r3c4: I02 (Gallery): its west side is blocked by the wall of r3c3: I07 (Panic Room)"
    message = refused(RECOMMENDED.replace("I07.0", "I07.90"))
    assert message == "r3c3: I07 (Panic Room): its west side is blocked by the wall of r3c2: I03 (Cross Corridor)"


@rule("D-HOUSE-07")
def test_no_way_leads_out_of_the_house() -> None:
    message = refused(RECOMMENDED.replace("C1.0", "C1.180"))
    assert message == "r1c1: C1 (Laboratory): its north side leads out of the house"
    assert "r1c5: C4 (Ammo Reserve): its east side leads out" in refused(RECOMMENDED.replace("C4.90", "C4.270"))


def test_no_doorway_has_two_locks() -> None:
    lines = list(faults(parse_layout(exchanged(r1c2="O08.0", r1c3="O13.0"))))
    assert "r1c2: O08 (Bathroom): the door on its east side meets the door of r1c3: O13 (Workshop)" in lines


@rule("D-HOUSE-12")
def test_every_room_can_be_reached_when_all_doors_are_open() -> None:
    house = parse_layout(RECOMMENDED.replace("I06.90", "I06.0").replace("I07.0", "I07.180"))
    lines = [line for line in faults(house) if "nobody can come" in line]
    assert lines == [
        "r2c3: I06 (Vault): nobody can come to its north and south side from the entrance hall",
        "r3c3: I07 (Panic Room): nobody can come to its north side from the entrance hall",
    ]
    assert not [line for line in faults(parse_layout(HARD)) if "nobody" in line]


def a_house_locked_to_the_north() -> House:
    """A legal house in which locked doors bar every way to row 1."""
    random = Random(5)

    def pick(square: str, pieces: int) -> int:
        return random.choice(numbers_in(pieces))

    while True:
        domains = {square: ALLOWED[square] & ~REACTOR for square in SQUARES}
        for laid in islice(Search(pick, 100, enwalled=(3, 3)).solutions(domains, {}), 1):
            house = parse_layout(" ".join(PIECES[laid[square]].cell for square in SQUARES))
            if not list(faults(house)) and list(faults(house, generated=True)):
                return house


@rule("D-HOUSE-08")
def test_a_generated_house_has_a_way_to_row_1_that_nothing_locks() -> None:
    house = a_house_locked_to_the_north()
    assert check_house(house.text) is house
    assert "to row 1 are locked" in refused(house.text, generated=True)
    assert not any(house.row(house.square_of[room]) == 1 for room in plan_of(house).distances(house.entrance))


def test_the_reactor_is_no_tile_of_the_base_game_and_must_be_there_with_its_expansion() -> None:
    text = exchanged(r2c3="R1.90")
    assert refused(text) == "r2c3: R1 (Reactor) belongs to an expansion that is not in play"
    assert check_house(text, reactor=True).reactor == "reactor"
    with pytest.raises(BadOption, match=r"lacks tile R1 \(Reactor\)"):
        check_house(RECOMMENDED, reactor=True)


# ---------------------------------------------------------------------------------------------- built


@pytest.mark.parametrize("name", PRESETS)
def test_the_ready_made_houses_are_legal(name: str) -> None:
    assert check_house(PRESETS[name], generated=True).text == PRESETS[name]


@rule(
    "D-HOUSE-01",
    "D-HOUSE-02",
    "D-HOUSE-03",
    "D-HOUSE-04",
    "D-HOUSE-05",
    "D-HOUSE-06",
    "D-HOUSE-07",
    "D-HOUSE-08",
    "D-HOUSE-09",
    "D-HOUSE-11",
    "D-HOUSE-12",
)
@pytest.mark.parametrize(("openness", "cameras"), KNOBS)
def test_random_houses_keep_every_rule_and_every_wish(openness: int, cameras: Cameras) -> None:
    random = Random(f"{openness} {cameras}")
    texts = set()
    for _ in range(36):
        text = random_house(random.randrange, openness, cameras)
        texts.add(text)
        house = check_house(text, generated=True)
        low, high = ENWALLED[openness]
        assert low <= appraise(house).enwalled <= high
        low, high = CAMERAS[cameras]
        assert low <= len(house.camera_rooms) <= high
    assert len(texts) == 36


@rule("D-RAD-04")
@pytest.mark.parametrize("square", INNER_SQUARES)
def test_random_houses_can_be_built_around_the_reactor(square: str) -> None:
    random = Random(square)
    for openness, cameras in KNOBS:
        house = check_house(
            random_house(random.randrange, openness, cameras, Square(square)), reactor=True, generated=True
        )
        assert house.reactor_square == square


@rule("D-RAD-04")
@pytest.mark.parametrize("square", INNER_SQUARES)
def test_the_reactor_replaces_a_tile_of_any_house_and_the_others_follow(square: str) -> None:
    random = Random(square)
    for text in (*PRESETS.values(), *(random_house(random.randrange) for _ in range(8))):
        house = check_house(with_reactor(text, square), reactor=True, generated=True)
        assert house.reactor_square == square
        assert house.drawing[Square("r4c3")] == parse_layout(text).drawing[Square("r4c3")]


def test_the_reactor_changes_no_more_than_it_must() -> None:
    assert with_reactor(HARD, "r2c2") == HARD.replace("I06.90", "R1.90")
    with pytest.raises(BadOption, match="the reactor lies on an inner square"):
        with_reactor(HARD, "r1c1")


def test_the_same_choices_build_the_same_house() -> None:
    assert random_house(Random(3).randrange) == random_house(Random(3).randrange)
    assert random_house(lambda below: 0) == random_house(lambda below: 0)
    last = random_house(lambda below: below - 1)
    assert check_house(last, generated=True).text == last


def test_every_tile_and_every_corner_turns_up_sooner_or_later() -> None:
    random = Random(4)
    houses = [parse_layout(random_house(random.randrange, random.randrange(3))) for _ in range(60)]
    assert {tile.id for house in houses for tile in house.tile_at.values()} == {
        piece.tile.id for piece in PIECES if not piece.tile.module
    }
    assert {house.laboratory_square for house in houses} == {"r1c1", "r1c5", "r4c1", "r4c5"}


# ---------------------------------------------------------------------------------------------- judged


@rule("D-HOUSE-EX1", "D-HOUSE-09")
def test_the_beginners_house_is_easy() -> None:
    house = parse_layout(RECOMMENDED)
    plan = plan_of(house)
    views = {room: len(plan.observed(room, best_facings(plan, room)[0])) for room in house.camera_rooms}
    assert sorted(views.values()) == [2, 2, 3]
    assert [house.row(house.square_of[room]) for room, view in views.items() if view == 3] == [2]
    verdict = appraise(house)
    assert (verdict.hall_watched, verdict.enwalled, verdict.far_corners) == (False, 2, 0)
    assert verdict.rating == "easy"


@rule("D-HOUSE-EX2", "D-HOUSE-10")
def test_the_watched_house_is_hard_and_would_be_harder_with_the_laboratory_below() -> None:
    house = parse_layout(HARD)
    plan = plan_of(house)
    long_views = [room for room in house.camera_rooms if len(plan.observed(room, best_facings(plan, room)[0])) >= 3]
    assert {house.row(house.square_of[room]) for room in long_views} == {1, 2, 3, 4}
    assert house.square_of[RoomId("ammo-reserve")] == "r4c1"
    beside = house.doors[next(door for door in house.doors if door.startswith("ammo-reserve"))].rooms[1]
    assert beside not in plan.distances(house.entrance)
    assert plan.sight[RoomId("entrance-hall")]["n"] == ("gallery", "stairwell", "dining-room")
    verdict = appraise(house)
    assert verdict.hall_watched
    assert verdict.rating == "hard"
    lower = appraise(check_house(HARD.replace("C1.0", "C4.0").replace("C4.180", "C1.180")))
    assert lower.laboratory_row == 4
    assert lower.points > verdict.points


@rule("D-HOUSE-10")
def test_a_corner_that_only_locked_rooms_lead_to_makes_a_house_harder() -> None:
    assert appraise(parse_layout(HARD)).far_corners == 2
    assert appraise(parse_layout(RECOMMENDED)).far_corners == 0


@rule("D-HOUSE-09")
def test_more_enwalled_rooms_lengthen_the_routes() -> None:
    def mean_route(openness: int) -> float:
        random = Random(9)
        houses = [parse_layout(random_house(random.randrange, openness)) for _ in range(60)]
        routes = [plan_unlocked(house).distances(house.entrance) for house in houses]
        return sum(sum(route.values()) / len(route) for route in routes) / len(routes)

    assert mean_route(0) > mean_route(1) > mean_route(2)
