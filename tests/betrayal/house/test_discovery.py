"""Discovering rooms. (B-DISC)"""

from collections.abc import Iterator
from typing import Any

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import DUSTY_HALLWAY, STOREROOM
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Choice
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes
from tests.betrayal.plain import OX, VIVIAN, ZOE, Plain, haunted, monster_turn

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


def hall(*tiles: str, **parts: Any) -> Position:
    """Ox, with Speed 4, is in the Entrance Hall; these tiles lie on top of the stack."""
    return position(HALL, **parts).top("room", *tiles)


def in_house(table: Position, room: str) -> bool:
    """Whether a room was laid."""
    return room in table.rules.plan.placed


# Finding a tile


@rule("B-DISC-01", "B-DISC-03")
def test_going_through_an_open_doorway_costs_a_space_and_lays_the_tile_there() -> None:
    table = hall("dusty-hallway")
    assert "end-turn" in table.keys
    table.play("explore:n")
    assert table.state.turn.spent == 1
    assert table.rules.plan.placed[DUSTY_HALLWAY].cell == ("ground", 0, -1)
    assert table.explorer(OX).place == "dusty-hallway"
    assert "go:entrance-hall" in table.keys


@rule("B-DISC-01")
def test_it_needs_movement() -> None:
    def tired(state: BetrayalState) -> None:
        state.turn.spent = 4

    assert not hall("dusty-hallway", change=tired).offers("explore")


@rule("B-DISC-01")
def test_opponents_left_behind_are_paid_for() -> None:
    table = haunted(HALL, "entrance-hall").top("room", "dusty-hallway").play("explore:n")
    assert table.state.turn.spent == 2


@rule("B-DISC-02")
def test_the_back_of_the_next_tile_is_seen_by_all() -> None:
    table = hall("larder")
    assert [table.view(seat)["next_floors"] for seat in (0, 1, 2, None)] == [["basement"]] * 4
    assert table.top("room", "dusty-hallway").view(2)["next_floors"] == ["basement", "ground", "upper"]


@rule("B-DISC-04")
def test_tiles_for_other_floors_are_laid_aside_unseen() -> None:
    table = hall("larder", "gallery", "dusty-hallway").play("explore:n")
    assert table.explorer(OX).place == "dusty-hallway"
    assert table.state.rooms.discards == ["larder", "gallery"]
    assert [table.view(seat)["stacks"]["room"]["discards"] for seat in (0, None)] == [[], []]
    assert "larder" not in [event.data.get("room") for event in table.table.events]


@rule("B-DISC-05")
@pytest.mark.parametrize("place", ["entrance-hall", "upper-landing", "basement-landing"])
def test_a_tile_that_lists_several_floors_is_good_for_each(place: Place) -> None:
    table = position({**HALL, OX: place}).top("room", "creaky-hallway").play("explore:n")
    assert table.rules.plan.floor_of(Place("creaky-hallway")) == table.rules.plan.floor_of(place)


@rule("B-DISC-07")
def test_with_no_tile_left_for_a_floor_nothing_is_discovered_there() -> None:
    def without(state: BetrayalState) -> None:
        state.rooms.rest = [room for room in state.rooms.rest if "ground" not in ROOMS[RoomId(room)].floors]

    table = position(HALL, change=without)
    assert not table.offers("explore")
    assert position({**HALL, OX: "upper-landing"}, change=without).offers("explore")


@rule("B-DISC-07")
def test_a_tile_on_the_discards_is_still_left() -> None:
    def discarded(state: BetrayalState) -> None:
        state.rooms.rest, state.rooms.discards = ["larder"], ["gardens"]

    table = position(HALL, change=discarded).top("event", "a-moment-of-hope").with_dice(*[0] * 4, room=[0], back=[0])
    assert table.play("explore:n").explorer(OX).place == "gardens"


# Its symbol and its text


@rule("B-DISC-08")
@pytest.mark.parametrize(("room", "kind", "card"), [("bloody-room", "item", "axe"), ("kitchen", "omen", "book")])
def test_the_discoverer_stops_and_draws_for_the_symbol(room: str, kind: str, card: str) -> None:
    table = hall(room).top(kind, card).play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.cards(OX) == [card]
    assert not table.offers("go")


@rule("B-DISC-09")
def test_without_a_symbol_one_may_go_on() -> None:
    table = hall("dusty-hallway", "creaky-hallway").play("explore:n", "explore:n")
    assert table.explorer(OX).place == "creaky-hallway"
    assert table.state.turn.spent == 2


@rule("B-DISC-11")
def test_later_visitors_draw_nothing_and_need_not_stop() -> None:
    table = position(HALL, rooms=row("ground", "bloody-room")).play("go:bloody-room")
    assert table.cards(OX) == []
    assert table.offers("go")


class Fetching(Plain):
    """A haunt that wants the Storeroom in the house."""

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield deed("fetch", self.fetch, who)

    async def fetch(self, who: Explorer) -> None:
        """Its player lays it at a doorway."""
        await self.fetch_room(who.seat, STOREROOM)


@rule("B-DISC-13")
def test_a_room_that_a_haunt_puts_into_the_house_gives_no_card() -> None:
    table = haunted({**HALL, OX: "upper-landing"}, rules=Fetching).with_dice(back=[0, 0])
    table.play("fetch", "doorway:upper-landing:n", "go:storeroom")
    assert table.explorer(OX).place == "storeroom"
    assert table.cards(OX) == []
    assert table.offers("go")


@rule("B-DISC-14")
def test_the_text_of_a_tile_applies_every_time() -> None:
    rooms = row("basement", "furnace-room")
    table = position({OX: "furnace-room", VIVIAN: "furnace-room", ZOE: "foyer"}, rooms=rooms)
    table.play("end-turn", "split:0-1", "end-turn", "split:0-1", "end-turn", "end-turn", "split:1-0")
    assert changes(table, OX) == {"speed": -1, "might": -1}
    assert changes(table, VIVIAN) == {"speed": -1}


@rule("B-DISC-14")
def test_the_text_of_leaving_applies_every_time() -> None:
    table = position({**HALL, OX: "junk-room"}, rooms=row("ground", "junk-room")).with_dice(*[0] * 10)
    table.play("go:entrance-hall", "go:junk-room", "go:entrance-hall")
    assert changes(table, OX) == {"speed": -2}


# In the haunt


@rule("B-DISC-15")
@pytest.mark.parametrize("traitor", [OX, ZOE])
def test_heroes_and_traitor_go_on_discovering(traitor: str) -> None:
    table = haunted(HALL, traitor=traitor).top("room", "bloody-room").top("item", "axe").play("explore:n")
    assert table.explorer(OX).place == "bloody-room"
    assert table.cards(OX) == ["axe"]


@rule("B-DISC-15")
def test_monsters_discover_nothing() -> None:
    assert monster_turn({**HALL, OX: "foyer"}, "entrance-hall").keys == ["go:foyer", "done"]


@rule("B-DISC-17")
def test_a_discovery_cannot_be_taken_back_once_the_tile_is_seen() -> None:
    table = hall("kitchen").top("omen", "book").play("explore:n")
    assert table.prompt == "turn-tile"
    assert all(key.startswith("turn:") for key in table.keys)
