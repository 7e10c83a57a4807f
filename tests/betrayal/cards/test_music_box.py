"""The open Music Box: whom it holds, for how long, and whom it does not. (Music Box, R-61)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import MADMAN
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

BOX = "music-box"
APART = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "grand-staircase"}
SANITY_OF_OX = 3
LOST, WITHSTOOD = faces(3, SANITY_OF_OX), faces(4, SANITY_OF_OX)
MONK = Monster("monk", speed=2, might=3, sanity=2)
HELD, FREE = faces(3, 2), faces(4, 2)


class Monastery(Haunt):
    """A monster that has Sanity."""

    number = 1
    kinds = (MONK,)


def opened(state: BetrayalState) -> None:
    """The Music Box plays."""
    state.music = True


def playing(place: str, where: dict[str, str] = APART, **parts: Any) -> Position:
    """The open Music Box lies in a place."""
    return position(where, piles={place: [BOX]}, change=opened, **parts)


def listeners(table: Position) -> list[str]:
    """Who has rolled against the music."""
    return [event.data["who"] for event in table.events("rolled") if event.data["why"] == BOX]


def rounds(table: Position, *rolls: list[int]) -> Position:
    """Round after round Ox is held or not; the others do nothing."""
    for dice in rolls:
        table.with_dice(*dice)
        while table.state.turn.seat != 2:
            table.play("end-turn")
        table.play("end-turn")
    return table


def test_a_box_that_has_held_somebody_for_three_turns_in_a_row_falls_silent() -> None:
    table = rounds(playing("entrance-hall", turn=ZOE), LOST, LOST, LOST)
    assert table.state.music
    rounds(table, LOST)
    assert not table.state.music
    assert table.state.turn.seat == 0, "and the turn is not lost"


def test_a_turn_that_is_not_lost_to_the_box_begins_the_count_anew() -> None:
    table = rounds(playing("entrance-hall", turn=ZOE), LOST, LOST, WITHSTOOD, LOST, LOST, LOST)
    assert table.state.music
    assert table.state.turn.seat == 1


CROSSER = APART | {OX: "catacombs"}
CATACOMBS = row("basement", "catacombs")


@rule("B-BARR-07")
@pytest.mark.parametrize(("rolls", "turn"), [(LOST, 1), (WITHSTOOD, 0)])
def test_whoever_crosses_a_barrier_to_the_box_hears_it_at_once(rolls: list[int], turn: int) -> None:
    table = playing("catacombs/far", CROSSER, rooms=CATACOMBS).with_dice(*faces(6, SANITY_OF_OX), *rolls).play("cross")
    assert table.explorer(OX).place == "catacombs/far"
    assert listeners(table) == [OX]
    assert table.state.turn.seat == turn


@rule("B-BARR-07")
def test_across_a_barrier_nobody_hears_it_and_who_carries_it_over_does_not_hear_it_again() -> None:
    table = playing("catacombs", CROSSER, rooms=CATACOMBS).with_dice(*faces(6, SANITY_OF_OX)).play("cross")
    assert listeners(table) == []
    table = position(CROSSER, rooms=CATACOMBS, cards={OX: [BOX]}, change=opened)
    assert listeners(table.with_dice(*faces(6, SANITY_OF_OX)).play("cross")) == []


def test_whoever_slides_to_the_box_hears_it_once() -> None:
    table = playing("basement-landing", rooms=row("ground", "coal-chute")).with_dice(*WITHSTOOD)
    table.play("go:coal-chute")
    assert listeners(table) == [OX]
    assert table.state.turn.seat == 0


def test_whoever_is_sent_to_the_box_in_the_turn_of_another_ends_nobodys_turn() -> None:
    where = {**APART, VIVIAN: "entrance-hall"}
    table = playing("foyer", where, cards={OX: ["dark-dice"]})
    table.with_dice(*faces(5, 3), *faces(3, 4)).play("use:dark-dice")
    assert table.explorer(VIVIAN).place == "foyer"
    assert listeners(table) == [VIVIAN]
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("B-DEATH-03")
def test_the_dead_hear_nothing() -> None:
    def dying(state: BetrayalState) -> None:
        opened(state)
        state.companions = {MADMAN: Place("foyer")}
        state.omens.rest.remove("madman")

    parts: dict[str, Any] = {"piles": {"foyer": [BOX]}, "traits": {OX: {"sanity": 0}}}
    table = haunted(APART, change=dying, **parts).with_dice().play("go:foyer")
    assert not table.explorer(OX).alive
    assert listeners(table) == []


@rule("B-DEATH-03")
def test_whoever_dies_as_the_turn_begins_does_not_hear_the_box() -> None:
    parts: dict[str, Any] = {"piles": {"entrance-hall": [BOX]}, "cards": {OX: ["grave-dirt"]}}
    table = haunted(APART, change=opened, turn=ZOE, traits={OX: {"might": 0}}, **parts).with_dice()
    table.play("end-turn", "split:1-0")
    assert not table.explorer(OX).alive
    assert listeners(table) == []


# Into the unknown


def into_the_unknown(find: str, *dice: int) -> Position:
    """Ox carries the open Music Box into a room that he discovers."""
    table = position(APART, cards={OX: [BOX]}, change=opened).top("room", find)
    return table.top("item", "axe").with_dice(*dice).play("explore:n")


def test_whoever_carries_the_open_box_into_a_discovered_room_rolls_there() -> None:
    table = into_the_unknown("dusty-hallway", *WITHSTOOD)
    assert listeners(table) == [OX]
    assert (table.prompt, table.asked, table.cards(OX)) == ("turn", [0], [BOX])


def test_who_cannot_withstand_it_there_drops_it_and_has_no_more_turn() -> None:
    table = into_the_unknown("dusty-hallway", *LOST)
    assert table.state.piles == {"dusty-hallway": [BOX]}
    assert table.asked == [1]


def test_the_card_of_the_room_is_drawn_all_the_same_and_first() -> None:
    table = into_the_unknown("bloody-room", *LOST)
    kinds = [event.kind for event in table.table.events if event.kind in ("draws", "rolled")]
    assert kinds == ["draws", "rolled"]
    assert table.cards(OX) == ["axe"]


def test_whoever_slides_on_from_a_discovered_room_hears_the_box_once() -> None:
    table = into_the_unknown("coal-chute", *WITHSTOOD)
    assert table.explorer(OX).place == "basement-landing"
    assert listeners(table) == [OX]


def test_whoever_falls_into_a_new_room_with_the_open_box_rolls_there() -> None:
    where = {**APART, OX: "collapsed-room"}
    table = position(where, rooms=row("ground", "collapsed-room"), cards={OX: [BOX]}, change=opened)
    table.top("room", "dusty-hallway").with_dice(0, *WITHSTOOD).play("fall", "doorway:basement-landing:n")
    assert listeners(table) == [OX]


# Monsters


def monk(place: str, box: str, *dice: int) -> Position:
    """The traitor's turn is over, and the monk's begins."""
    where = {ZOE: "upper-landing", OX: "basement-landing", VIVIAN: "basement-landing"}
    parts: dict[str, Any] = {"piles": {box: [BOX]}, "change": opened}
    monsters = [figure(Monastery, MONK.kind, place)]
    table = position(where, rules=Monastery, traitor=ZOE, monsters=monsters, **parts)
    return table.with_dice(*dice).play("end-turn")


@pytest.mark.parametrize(("dice", "held"), [(HELD, True), (FREE, False)])
def test_a_monster_with_sanity_that_begins_its_turn_at_the_box_may_be_held(dice: list[int], held: bool) -> None:
    table = monk("foyer", "foyer", 2, 2, *dice)
    assert (table.prompt == "turn") == held
    assert listeners(table) == ["monk-1"]


@pytest.mark.parametrize(("dice", "held"), [(HELD, True), (FREE, False)])
def test_a_monster_that_comes_to_the_box_may_be_held_there(dice: list[int], held: bool) -> None:
    table = monk("entrance-hall", "foyer", 2, 2, *dice).play("go:foyer")
    assert table.monster("monk-1").place == "foyer"
    assert (table.prompt == "turn") == held


def test_a_monster_without_sanity_does_not_hear_it() -> None:
    where = {ZOE: "upper-landing", OX: "basement-landing", VIVIAN: "basement-landing"}
    table = haunted(where, "foyer", traitor=ZOE, piles={"foyer": [BOX]}, change=opened)
    table.with_dice(2, 2, 2).play("end-turn", "go:entrance-hall")
    assert listeners(table) == []


def test_a_monster_called_to_the_box_ends_nobodys_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "basement-landing", ZOE: "basement-landing"}
    monsters = [figure(Monastery, MONK.kind, "grand-staircase")]
    parts: dict[str, Any] = {"piles": {"foyer": [BOX]}, "change": opened, "cards": {OX: ["bell"]}}
    table = position(where, rules=Monastery, traitor=ZOE, monsters=monsters, **parts)
    table.with_dice(*faces(4, 3), *HELD).play("use:bell", "pull:monk-1:foyer")
    assert table.monster("monk-1").place == "foyer"
    assert listeners(table) == ["monk-1"]
    assert (table.prompt, table.asked) == ("turn", [0])
