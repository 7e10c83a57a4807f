"""Doorways that are places of their own: steps, sight, discoveries, the view, and what bots make of them."""

from typing import Any

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR, VAULT
from dreadhall.betrayal.house.doorways import PlanWithDoorways
from dreadhall.betrayal.house.paths import distance
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.toolkit.house.doorway_places import DoorwayPlaces
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.betrayal.legal_house import bad_house
from tests.betrayal.plain import OX, VIVIAN, ZOE, Plain, haunted

DOOR, NORTH = "doorway/foyer-e", "doorway/entrance-hall-n"
HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


class Threshold(DoorwayPlaces, Plain):
    """Nobody gets from room to room in one step."""


def between(where: dict[str, str] = HALL, *ghouls: str, **parts: Any) -> Position:
    """A haunt in which doorways are places."""
    return haunted(where, *ghouls, rules=Threshold, haunt_room="foyer", **parts)


def test_one_steps_into_the_doorway_and_on_into_the_room() -> None:
    table = between()
    assert table.table.ask is not None
    found = table.table.ask.choices_for(0)
    steps = {choice.key: choice.data["direction"] for choice in found if choice.key.startswith("go:")}
    assert steps == {f"go:{DOOR}": "w", f"go:{NORTH}": "n", "go:doorway/entrance-hall-s": "s"}
    assert not table.offers("explore")
    table.play(f"go:{DOOR}")
    assert (table.explorer(OX).place, table.state.turn.spent) == (DOOR, 1)
    assert [key for key in table.keys if key.startswith("go:")] == ["go:foyer", "go:entrance-hall"]
    assert not table.offers("attack"), "two sides of a doorway are different spaces"
    table.play("go:foyer")
    assert table.state.turn.spent == 2
    assert table.offers("attack")


def test_the_unknown_is_entered_from_its_doorway() -> None:
    table = between().top("room", "library").play(f"go:{NORTH}")
    assert table.keys[:2] == ["go:entrance-hall", "explore:n"]
    table.play("explore:n")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert table.explorer(OX).place == "library"
    assert list(table.rules.plan.ways[Place(NORTH)]) == ["entrance-hall", "library"]


def test_doorways_count_for_distance_and_lie_in_the_line_of_sight() -> None:
    table = between(HALL | {ZOE: DOOR})
    rules = table.rules
    assert distance(rules, Place("entrance-hall"), Place("grand-staircase")) == 4
    assert distance(rules, RoomId(DOOR), Place("upper-landing")) == 4
    ox, vivian, zoe = table.state.explorers
    assert rules.sees(ox, zoe)
    assert rules.sees(zoe, vivian)
    assert rules.sees(ox, vivian)
    assert (rules.room(zoe), rules.floor(zoe)) == (DOOR, "ground")


def test_monsters_pay_for_doorways_and_strike_only_in_their_own_space() -> None:
    table = between({OX: DOOR, VIVIAN: "entrance-hall", ZOE: "upper-landing"}, "foyer", traitor=OX)
    table.with_dice(2, 2, 2).play("end-turn")
    assert f"go:{DOOR}" in table.keys
    assert not table.offers("attack")
    table.play(f"go:{DOOR}", "go:entrance-hall")
    assert table.state.turn.spent == 2
    assert f"attack:{VIVIAN}" in table.keys


def test_what_was_in_a_doorway_stays_there_or_falls_back_into_its_room() -> None:
    table = between(HALL | {OX: NORTH}, piles={NORTH: ["bell"]}, tokens={"closet": NORTH})
    rules = table.rules
    rules.rebuild(rules.plan.add(Placed(VAULT, "ground", 0, -1, 0)))
    rules.house_changed()
    state = rules.state
    assert (state.explorers[0].place, state.tokens["closet"]) == ("entrance-hall", "entrance-hall")
    assert state.piles == {"entrance-hall": ["bell"]}
    elevator = Placed(MYSTIC_ELEVATOR, "ground", 0, 1, 0)
    rules.rebuild(rules.plan.add(elevator))
    south = Place("doorway/entrance-hall-s")
    state.explorers[0].place = south
    rules.rebuild(rules.plan.moved(elevator._replace(floor="upper", y=-1, turn=2)))
    rules.house_changed()
    assert state.explorers[0].place == south


def test_the_house_with_its_doorways_is_looked_at() -> None:
    plan = between(rooms=[*row("basement", "chasm", "catacombs"), *row("upper", "attic")]).rules.plan
    assert isinstance(plan, PlanWithDoorways)
    assert list(bad_house(plan, plan.text)) == []
    torn = PlanWithDoorways(plan.plain)
    del torn.ends[Place(DOOR)]
    assert "the door of foyer to the e is not as it lies: ''" in list(bad_house(torn, torn.text))


def test_everybody_sees_the_doorways_and_a_bot_finds_its_way_through_them() -> None:
    table = between(HALL | {ZOE: "upper-landing"})
    doors = {place["id"]: place for place in table.view(None)["places"]}
    assert (doors[DOOR]["room"], doors[DOOR]["direction"], doors[DOOR]["open"]) == ("foyer", "e", [])
    assert doors[DOOR]["ways"] == ["foyer", "entrance-hall"]
    assert doors[NORTH]["open"] == [0]
    paths = SeenTable(SeatAt(table.table, 0)).paths
    far = paths.distances([Place("upper-landing")])
    assert (far[Place("entrance-hall")], far[Place(DOOR)], far[Place("foyer")]) == (5, 4, 3)
    assert NORTH in paths.unknown
    assert "entrance-hall" not in paths.unknown
