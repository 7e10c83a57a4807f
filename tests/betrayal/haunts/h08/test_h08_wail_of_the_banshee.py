"""Haunt 8, Wail of the Banshee."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import (
    BLOODY_ROOM,
    CHARRED_ROOM,
    CREAKY_HALLWAY,
    DUSTY_HALLWAY,
    GALLERY,
    MYSTIC_ELEVATOR,
    STAIRS_FROM_BASEMENT,
)
from dreadhall.betrayal.haunts.h08_wail_of_the_banshee import RULES
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, figure, position, revealed, row

ANYWHERE, LEFTWARD, AHEAD, RIGHTWARD, LED = (0, 0), (0, 1), (1, 1), (1, 2), (2, 2)
"""The faces of the two dice of each plan."""

HEROES_UPSTAIRS = {"ox-bellows": "entrance-hall", "vivian-lopez": "upper-landing", "zoe-ingstrom": "entrance-hall"}
CROSSING = Placed(CREAKY_HALLWAY, "upper", 0, 1)
ARMS = {
    "left": Placed(DUSTY_HALLWAY, "upper", 1, 1),
    "straight": Placed(BLOODY_ROOM, "upper", 0, 2),
    "right": Placed(CHARRED_ROOM, "upper", -1, 1),
}
"""Rooms around the crossing for whoever comes into it from the north."""


def spaces(number: int) -> list[int]:
    """The faces of eight dice that show so many spaces."""
    return [2] * (number - 8) + [1] * (number - 2 * max(0, number - 8)) + [0] * (8 - number)


def before_flight(
    explorers: Mapping[str, str], at: str, *, rooms: Sequence[Placed] = (), traitor: str = "vivian-lopez", **parts: Any
) -> Position:
    """The traitor's turn, with the Banshee in some room; the traitor holds the Spirit Board unless said."""
    parts.setdefault("cards", {traitor: ["spirit-board"]})
    parts.setdefault("turn", traitor)
    return position(
        explorers,
        rooms=rooms,
        haunt=8,
        traitor=traitor,
        monsters=[figure(RULES, "banshee", at)],
        **parts,
    )


def flight(
    explorers: Mapping[str, str], at: str, plan: Sequence[int], number: int, *more: int, **parts: Any
) -> Position:
    """The monster turn with these spaces and this plan; more faces fall after them."""
    chance = {"banshee": parts.pop("fork")} if "fork" in parts else {}
    table = before_flight(explorers, at, **parts)
    return table.with_dice(*spaces(number), *plan, *more, **chance).play("end-turn")


def through_crossing(plan: Sequence[int], arms: Iterable[str], **parts: Any) -> str:
    """Where the Banshee is after a free step into the crossing and one by its plan."""
    rooms = [CROSSING, *(ARMS[arm] for arm in arms)]
    table = flight(HEROES_UPSTAIRS, "upper-landing", plan, 2, rooms=rooms, **parts)
    return table.play("go:creaky-hallway").monster("banshee-1").place


def wail_dice(table: Position) -> list[tuple[str, int]]:
    """Whom the wail hurt, and with how many dice."""
    return [
        (roll.data["who"], len(roll.data["faces"])) for roll in table.events("rolled") if roll.data["roll"] == "damage"
    ]


def wailed_at(table: Position) -> list[tuple[str, str]]:
    """Who heard the wail, and where."""
    return [(wail.data["explorer"], wail.data["room"]) for wail in table.events("h08-wails")]


# Set-up


@rule("H08-T01")
def test_the_revealer_is_the_traitor_and_the_banshee_stands_beside_facing_as_chosen() -> None:
    assert {room for (omen, room), haunt in CHART.items() if haunt == 8 and omen == "spirit-board"} == {
        "charred-room",
        "gallery",
        "servants-quarters",
    }
    assert {omen for (omen, _), haunt in CHART.items() if haunt == 8} == {"spirit-board"}
    assert HAUNTS[8].traitor.kind == "revealer"
    gallery = [Placed(GALLERY, "upper", 0, 1)]
    where = {"ox-bellows": "foyer", "vivian-lopez": "gallery", "zoe-ingstrom": "foyer", "jenny-leclerc": "foyer"}
    table = revealed(8, where, revealer="vivian-lopez", rooms=gallery, cards={"vivian-lopez": ["book"]})
    assert (table.asked, table.keys) == ([1], ["face:n", "face:e", "face:s", "face:w"])
    table.play("face:s")
    banshee = table.monster("banshee-1")
    assert (banshee.place, banshee.facing, banshee.traits) == ("gallery", 2, {"speed": 8})
    assert table.explorer("vivian-lopez").traitor
    assert table.cards("vivian-lopez") == ["book", "spirit-board"]
    assert table.view(0)["haunt"]["objectives"][0]["of"] == 4
    for seat in range(4):
        table.play(f"{seat}=ready")
    assert (table.prompt, table.asked) == ("turn", [2])


# How it flies


@rule("H08-T02")
def test_eight_dice_and_then_two_are_rolled_and_every_space_is_spent() -> None:
    rooms = [CROSSING, ARMS["straight"], *row("upper", "gallery", at=(0, 3))]
    table = flight(HEROES_UPSTAIRS, "upper-landing", AHEAD, 3, rooms=rooms)
    rolls = [roll.data for roll in table.events("rolled")]
    assert [(len(roll["faces"]), roll["why"]) for roll in rolls] == [(8, "movement"), (2, "h08-plan")]
    assert "done" not in table.keys
    table.play("go:creaky-hallway")
    assert table.monster("banshee-1").place == "gallery"
    assert table.state.turn.seat == 2


@rule("H08-T02")
def test_a_roll_of_nothing_still_moves_the_banshee_a_space() -> None:
    table = flight(HEROES_UPSTAIRS, "upper-landing", AHEAD, 0, rooms=[CROSSING]).play("go:creaky-hallway")
    assert table.monster("banshee-1").place == "creaky-hallway"
    assert table.prompt == "turn"


LONG = row(
    "ground",
    "abandoned-room",
    "ballroom",
    "bloody-room",
    "charred-room",
    "creaky-hallway",
    "dusty-hallway",
    "gardens",
)


@rule("H08-T03")
def test_the_first_plan_puts_it_into_any_room_up_to_eight_tiles_away_and_only_that_room_wails() -> None:
    where = {"ox-bellows": "foyer", "vivian-lopez": "gardens", "zoe-ingstrom": "charred-room"}
    table = flight(where, "gardens", ANYWHERE, 3, 0, 1, 1, 0, 0, 0, 0, rooms=LONG)
    assert "room:foyer" in table.keys
    assert "room:grand-staircase" not in table.keys
    assert "room:gardens" not in table.keys
    table.play("room:foyer")
    assert wailed_at(table) == [("ox-bellows", "foyer")]
    assert (table.monster("banshee-1").place, table.monster("banshee-1").facing) == ("foyer", 0)
    assert table.prompt == "turn"


@rule("H08-T04")
@pytest.mark.parametrize(
    ("arms", "ends"),
    [
        (("left", "straight", "right"), "dusty-hallway"),
        (("straight", "right"), "bloody-room"),
        (("right",), "charred-room"),
        ((), "upper-landing"),
    ],
)
def test_the_left_wall_is_followed_left_then_straight_then_right_then_back(arms: Sequence[str], ends: str) -> None:
    assert through_crossing(LEFTWARD, arms) == ends


@rule("H08-T05")
@pytest.mark.parametrize(
    ("arms", "ends"),
    [
        (("left", "straight", "right"), "charred-room"),
        (("left", "straight"), "bloody-room"),
        (("left",), "dusty-hallway"),
        ((), "upper-landing"),
    ],
)
def test_the_right_wall_is_followed_right_then_straight_then_left_then_back(arms: Sequence[str], ends: str) -> None:
    assert through_crossing(RIGHTWARD, arms) == ends


@rule("H08-T04")
def test_after_a_step_it_looks_where_it_went() -> None:
    table = flight(HEROES_UPSTAIRS, "upper-landing", LEFTWARD, 2, rooms=[CROSSING, ARMS["left"]])
    assert table.play("go:creaky-hallway").monster("banshee-1").facing == 1


@rule("H08-T06")
@pytest.mark.parametrize(("fork", "ends"), [(0, "dusty-hallway"), (1, "charred-room")])
def test_straight_ahead_a_fork_is_left_to_chance(fork: int, ends: str) -> None:
    assert through_crossing(AHEAD, ("left", "right"), fork=[fork]) == ends


@rule("H08-T06")
@pytest.mark.parametrize(
    ("arms", "ends"),
    [
        (("left", "straight", "right"), "bloody-room"),
        (("left",), "dusty-hallway"),
        (("right",), "charred-room"),
        ((), "upper-landing"),
    ],
)
def test_straight_ahead_nothing_is_left_to_chance_without_a_fork(arms: Sequence[str], ends: str) -> None:
    assert through_crossing(AHEAD, arms) == ends


@rule("H08-T07")
def test_led_by_the_traitor_it_wails_at_one_explorer_once() -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "bloody-room"}
    rooms = [CROSSING, ARMS["straight"]]
    table = flight(where, "upper-landing", LED, 3, 1, 1, 1, 0, 0, rooms=rooms).play("go:creaky-hallway")
    assert table.keys == ["h08-traitor-spare", "explorer:ox-bellows"]
    assert table.asked == [1]
    table.play("explorer:ox-bellows", "go:bloody-room", "go:creaky-hallway")
    assert wailed_at(table) == [("ox-bellows", "creaky-hallway")]
    assert table.prompt == "turn"


@rule("H08-T07")
def test_the_traitor_who_leads_it_may_save_the_wail_for_another() -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "bloody-room"}
    rooms = [CROSSING, ARMS["straight"]]
    table = flight(where, "upper-landing", LED, 2, 1, 1, 1, 0, 0, 0, 0, rooms=rooms)
    table.play("go:creaky-hallway", "h08-traitor-spare", "go:bloody-room", "explorer:zoe-ingstrom")
    assert wailed_at(table) == [("zoe-ingstrom", "bloody-room")]


# Connectors

IN_THE_HALL = {"ox-bellows": "upper-landing", "vivian-lopez": "entrance-hall", "zoe-ingstrom": "upper-landing"}
CELLAR_STAIRS = Placed(STAIRS_FROM_BASEMENT, "basement", 0, -1)


@rule("H08-T08")
def test_from_the_foyer_the_traitor_may_send_it_down_the_stairs_and_turn_it() -> None:
    table = flight(IN_THE_HALL, "entrance-hall", AHEAD, 3, rooms=[CELLAR_STAIRS])
    assert table.keys == ["h08-traitor-fly-on", "go:stairs-from-basement"]
    table.play("go:stairs-from-basement")
    assert table.keys == ["face:n", "face:e", "face:s", "face:w"]
    table.play("face:s")
    assert table.monster("banshee-1").place == "basement-landing", "there is no way back up"


@rule("H08-T08")
def test_without_the_stairs_the_foyer_leads_nowhere_else() -> None:
    table = flight(IN_THE_HALL, "entrance-hall", AHEAD, 2)
    assert table.monster("banshee-1").place == "grand-staircase"
    assert table.prompt == "turn"


BALLROOM = [*row("ground", "ballroom"), *row("upper", "gallery")]
RUIN = row("upper", "collapsed-room")
HOLE = {"below-collapsed-room": "basement-landing"}
AT_THE_DOOR = dict.fromkeys(IN_THE_HALL, "entrance-hall")


@rule("H08-T17")
@pytest.mark.parametrize(
    ("at", "to", "rooms", "tokens"),
    [
        ("upper-landing", "grand-staircase", [], {}),
        ("foyer", "stairs-from-basement", [CELLAR_STAIRS], {}),
        ("gallery", "ballroom", BALLROOM, {}),
        ("collapsed-room", "basement-landing", RUIN, HOLE),
        ("foyer", "upper-landing", [], {"secret-stairs-1": "foyer", "secret-stairs-2": "upper-landing"}),
        ("upper-landing", "foyer", [], {"secret-stairs-1": "foyer", "secret-stairs-2": "upper-landing"}),
        ("foyer", "upper-landing", [], {"secret-passage-1": "upper-landing", "secret-passage-2": "foyer"}),
    ],
)
def test_connectors_lead_to_the_corresponding_room(
    at: str, to: str, rooms: Sequence[Placed], tokens: Mapping[str, str]
) -> None:
    table = flight(AT_THE_DOOR, at, LED, 1, rooms=rooms, tokens=tokens)
    if table.prompt == "h08-traitor-lead":
        table.play(f"go:{to}")
    assert table.play("face:w").monster("banshee-1").place == to


@rule("H08-T17")
@pytest.mark.parametrize("plan", [LEFTWARD, AHEAD, RIGHTWARD, LED])
@pytest.mark.parametrize(
    ("at", "to", "rooms", "tokens"),
    [
        ("grand-staircase", "upper-landing", [], {}),
        ("stairs-from-basement", "foyer", [CELLAR_STAIRS], {}),
        ("ballroom", "gallery", BALLROOM, {}),
        ("basement-landing", "collapsed-room", [*RUIN, CELLAR_STAIRS], HOLE),
    ],
)
def test_no_connector_works_from_its_other_end(
    plan: Sequence[int], at: str, to: str, rooms: Sequence[Placed], tokens: Mapping[str, str]
) -> None:
    where = dict.fromkeys(IN_THE_HALL, "upper-landing")
    table = flight(where, at, plan, 1, rooms=rooms, tokens=tokens)
    assert not (table.prompt == "h08-traitor-lead" and f"go:{to}" in table.keys)
    assert table.monster("banshee-1").place != to


@rule("H08-T17")
def test_it_passes_the_revolving_wall_from_the_room_with_the_switch() -> None:
    def revolve(state: BetrayalState) -> None:
        state.switch = (Place("foyer"), Place("gardens"))
        state.tokens["wall-switch"] = Place("foyer")

    rooms = row("ground", "ballroom", "gardens")
    table = flight(IN_THE_HALL, "entrance-hall", LEFTWARD, 2, rooms=rooms, change=revolve)
    assert "go:gardens" in table.play("go:foyer").keys
    behind = flight(IN_THE_HALL, "gardens", LEFTWARD, 1, rooms=rooms, change=revolve)
    assert behind.monster("banshee-1").place == "ballroom", "no other way led on"


CELLAR = [*RUIN, *row("basement", "larder")]


@rule("H08-T17", "B-COLL-09")
@pytest.mark.parametrize("plan", [LEFTWARD, LED])
def test_it_may_be_the_first_to_go_down_the_collapsed_room(plan: Sequence[int]) -> None:
    table = flight(AT_THE_DOOR, "upper-landing", plan, 2, rooms=CELLAR).play("go:collapsed-room")
    left = len(table.state.rooms)
    table.play("drop-down")
    assert (table.prompt, table.asked) == ("drop-into", [1])
    assert table.keys == ["room:basement-landing", "room:larder"]
    table.play("room:larder", "face:w")
    assert (table.monster("banshee-1").place, table.monster("banshee-1").facing) == ("larder", 3)
    assert table.state.tokens["below-collapsed-room"] == "larder"
    assert len(table.state.rooms) == left, "no tile is drawn"
    assert table.prompt == "turn", "the fall is the next space of its flight"


@rule("H08-T17")
def test_it_need_not_be_the_first_to_go_down() -> None:
    table = flight(IN_THE_HALL, "upper-landing", AHEAD, 2, rooms=CELLAR).play("go:collapsed-room")
    assert table.keys == ["h08-traitor-fly-on", "drop-down"]


NEXT_DOOR = {"secret-passage-1": "creaky-hallway", "secret-passage-2": "dusty-hallway"}
"""A passage between two rooms that a door joins too."""


@rule("H08-T18")
def test_a_connector_to_a_room_that_a_door_leads_to_as_well_is_offered_on_its_planned_way() -> None:
    rooms = [CROSSING, *ARMS.values()]
    table = flight(HEROES_UPSTAIRS, "upper-landing", AHEAD, 2, rooms=rooms, tokens=NEXT_DOOR)
    assert table.play("go:creaky-hallway").keys == ["h08-traitor-fly-on", "go:dusty-hallway"]
    table.play("go:dusty-hallway", "face:w")
    assert (table.monster("banshee-1").place, table.monster("banshee-1").facing) == ("dusty-hallway", 3)


@rule("H08-T18")
def test_flying_on_by_the_door_to_where_the_connector_leads_nobody_turns_it() -> None:
    rooms = [CROSSING, *ARMS.values()]
    table = flight(HEROES_UPSTAIRS, "upper-landing", LEFTWARD, 2, rooms=rooms, tokens=NEXT_DOOR)
    assert table.play("go:creaky-hallway").keys == ["h08-traitor-fly-on", "go:dusty-hallway"]
    table.play("h08-traitor-fly-on")
    assert (table.monster("banshee-1").place, table.monster("banshee-1").facing) == ("dusty-hallway", 1)
    assert table.prompt == "turn"


@rule("H08-T18")
def test_led_to_such_a_room_it_is_offered_once_and_may_be_turned() -> None:
    rooms = [CROSSING, *ARMS.values()]
    table = flight(HEROES_UPSTAIRS, "creaky-hallway", LED, 1, rooms=rooms, tokens=NEXT_DOOR)
    assert sorted(table.keys) == ["go:bloody-room", "go:charred-room", "go:dusty-hallway", "go:upper-landing"]
    table.play("go:dusty-hallway", "face:w")
    assert table.monster("banshee-1").facing == 3


@rule("H08-T17")
def test_what_calls_it_draws_it_along_the_same_ways_and_the_traitor_turns_it() -> None:
    def called(at: str, caller: str) -> Position:
        where = {"ox-bellows": caller, "vivian-lopez": "basement-landing", "zoe-ingstrom": "basement-landing"}
        table = before_flight(where, at, cards={"ox-bellows": ["bell"]}, turn="ox-bellows")
        return table.with_dice(1, 1, 1, 2, 2, 2, 0).play("use:bell")

    assert called("grand-staircase", "upper-landing").prompt == "turn", "up the stairs it cannot come"
    table = called("upper-landing", "grand-staircase").play("pull:banshee-1:grand-staircase")
    assert (table.asked, table.keys) == ([1], ["face:n", "face:e", "face:s", "face:w"])


@rule("H08-T17", "B-MON-18")
@pytest.mark.parametrize(
    ("heroes", "rooms", "offered"),
    [
        ("upper-landing", RUIN, True),
        ("upper-landing", [*RUIN, CELLAR_STAIRS], False),
        ("basement-landing", RUIN, False),
    ],
    ids=["stuck under the hole", "stairs are there", "heroes are there"],
)
def test_below_a_hole_that_it_cannot_climb_it_is_stuck_and_stairs_may_be_laid(
    heroes: str, rooms: Sequence[Placed], offered: bool
) -> None:
    where = {"ox-bellows": heroes, "vivian-lopez": "basement-landing", "zoe-ingstrom": "upper-landing"}
    table = before_flight(where, "basement-landing", rooms=rooms, tokens=HOLE)
    assert table.offers("fetch-stairs") is offered


@rule("H08-T08")
def test_the_mystic_elevator_never_moves_for_it() -> None:
    rooms = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    table = flight(IN_THE_HALL, "entrance-hall", LED, 1, rooms=rooms).play("go:mystic-elevator")
    assert table.monster("banshee-1").place == "mystic-elevator"
    assert table.events("elevator-moves") == []
    assert table.prompt == "turn"


@rule("H08-T08")
def test_it_discovers_nothing_and_nobody_slows_it() -> None:
    table = flight(IN_THE_HALL, "upper-landing", LEFTWARD, 2, rooms=[CROSSING, ARMS["left"]])
    assert table.keys == ["go:creaky-hallway", "go:grand-staircase"]
    table.play("go:creaky-hallway")
    assert table.monster("banshee-1").place == "dusty-hallway"
    assert wailed_at(table) == []
