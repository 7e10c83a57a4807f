"""Turn order in the haunt, and what the traitor can do. (B-HTURN, B-POW)"""

from typing import Any

import pytest
from typing_extensions import override

from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.testing.betrayal import THREE, Position, position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.mummy import mummy
from tests.betrayal.haunts.wolves import APART, wolves
from tests.betrayal.plain import GHOUL, GHOUL_1, GHOUL_2, OX, VIVIAN, ZOE, haunted

ALONE = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
HALL = "grand-staircase"


def dead(name: str) -> Any:
    """A change: this explorer has died."""

    def change(state: BetrayalState) -> None:
        next(who for who in state.explorers if who.id == name).alive = False

    return change


def removed(name: str) -> Any:
    """A change: this explorer lives, but not on the board."""

    def change(state: BetrayalState) -> None:
        next(who for who in state.explorers if who.id == name).away = "removed"

    return change


class Ticking(Clock):
    """The track goes on at the end of the traitor's turn."""

    number = 1
    kinds = (GHOUL,)

    @override
    async def slot_ends(self, who: Explorer) -> None:
        if who.seat == self.haunt.traitor:
            self.advance_track()


def kinds(table: Position) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in table.table.events]


# Turn order


@rule("B-HTURN-01")
@pytest.mark.parametrize(("revealer", "first"), [(OX, 1), (VIVIAN, 2), (ZOE, 0)])
def test_the_first_turn_is_that_of_the_player_to_the_traitors_left(revealer: str, first: int) -> None:
    table = revealed(8, THREE, revealer=revealer)
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert table.haunt.traitor == THREE.index(revealer)
    assert table.play("0=ready", "1=ready", "2=ready").asked == [first]


@rule("B-HTURN-02", "B-HTURN-03", "B-POW-06")
def test_heroes_then_the_traitor_then_all_monsters_then_the_first_hero_again() -> None:
    table = haunted(ALONE, HALL, HALL).with_dice(1, 1, 1)
    seats = [table.asked]
    seats += [table.play("end-turn").asked for _ in range(3)]
    assert seats == [[0], [1], [2], [2]]
    assert table.prompt == "next-monster"
    table.play(f"monster:{GHOUL_2}")
    assert (table.prompt, table.asked) == ("monster", [2])
    table.play("done")
    assert (table.prompt, table.asked) == ("monster", [2]), "the other one"
    table.play("done")
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("B-HTURN-04")
def test_a_traitor_whose_explorer_is_off_the_board_keeps_the_slot() -> None:
    table = haunted(ALONE, HALL, rules=Ticking, turn=VIVIAN, change=removed(ZOE)).with_dice(1, 1, 1).play("end-turn")
    assert table.haunt.track == 1, "what the slot asks for is done"
    assert (table.prompt, table.asked) == ("monster", [2])


@rule("B-HTURN-05", "B-DEATH-04", "B-POW-06")
def test_a_dead_traitors_player_still_moves_and_attacks_with_the_monsters() -> None:
    table = haunted(ALONE, "foyer", turn=VIVIAN, change=dead(ZOE)).with_dice(1, 1, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])
    assert {f"attack:{OX}", "go:entrance-hall"} <= set(table.keys)


@rule("B-HTURN-05")
def test_without_monsters_the_dead_traitors_slot_passes_at_once() -> None:
    table = haunted(ALONE, turn=VIVIAN, change=dead(ZOE)).play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [0])
    assert not table.events("monster-turn")


@rule("B-MON-06")
def test_nothing_stirs_where_every_monster_is_stunned() -> None:
    def stunned(state: BetrayalState) -> None:
        state.monsters[FigureId("ghoul-1")].stunned = True

    table = haunted(ALONE, "foyer", turn=ZOE, change=stunned).play("end-turn")
    assert not table.events("monster-turn")
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("B-HTURN-06", "B-HID-03")
@pytest.mark.parametrize("number", [12, 34, 50])
def test_without_a_known_traitor_the_player_to_the_revealers_left_begins(number: int) -> None:
    table = revealed(number, THREE, revealer=VIVIAN)
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert table.play("0=ready", "1=ready", "2=ready").asked == [2]


@rule("B-HTURN-07")
def test_converts_keep_their_place_in_the_order_and_the_dead_are_passed_over() -> None:
    table = wolves(APART, converts=["zoe-ingstrom"], dog="")
    assert table.play("end-turn").asked == [1]
    assert wolves(APART, dead=["zoe-ingstrom"], dog="").play("end-turn").asked == [2]


@rule("B-HTURN-08")
@pytest.mark.parametrize("name", [OX, ZOE])
def test_both_sides_can_do_all_that_could_be_done_before(name: str) -> None:
    where = {OX: "tower", VIVIAN: "foyer", ZOE: "tower"}
    rooms = row("upper", "gallery") + row("upper", "tower", at=(1, 0), turn=0) + row("ground", "ballroom", at=(1, 1))
    parts: dict[str, Any] = {
        "rooms": rooms,
        "cards": {name: ["bell", "healing-salve"]},
        "piles": {"tower": ["axe"]},
        "traits": {name: {"might": 0}},
    }
    before = position(where, turn=name, **parts)
    doings = {"cross", "go:upper-landing", "drop:bell", "take:axe", f"use:healing-salve:{name}", "end-turn"}
    assert doings <= set(before.keys)
    assert set(before.keys) <= set(haunted(where, turn=name, **parts).keys)


@rule("B-HTURN-08")
def test_an_omen_drawn_in_the_haunt_leads_to_no_roll() -> None:
    table = haunted({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}).top("room", "junk-room").top("omen", "ring")
    table.with_dice().play("explore:n", "end-turn")
    assert not table.events("haunt-roll")


@rule("B-HTURN-09", "B-SEC-02")
def test_what_is_done_is_told_to_everybody_and_why_to_nobody() -> None:
    where = APART | {"ox-bellows": "attic"}
    table = wolves(where, rooms=row("upper", "attic"), dog="").with_dice(1, 0, 0)
    table.play("h05-heroes-search")
    for seat in (1, 2, None):
        told = [event for event in table.table.events_for(seat) if event["kind"] == "rolled"]
        assert [(event["data"]["who"], event["data"]["why"]) for event in told] == [("ox-bellows", "task")]
        assert "search" not in str(table.table.events_for(seat))


@rule("B-HTURN-10")
def test_what_one_hero_learns_all_heroes_know() -> None:
    table = mummy(learned=1)
    for seat, who in enumerate(table.state.explorers):
        if not who.traitor:
            done = {objective["id"]: objective["done"] for objective in table.view(seat)["haunt"]["objectives"]}
            assert done["h01-heroes-name"] == 1


# Duties and the clock


@rule("C-T05")
@pytest.mark.parametrize("alive", [True, False])
def test_the_clock_at_the_end_of_the_traitors_turn_comes_before_the_monsters(alive: bool) -> None:
    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = 3
        state.explorers[2].alive = alive

    table = haunted(ALONE, HALL, rules=Ticking, turn=ZOE if alive else VIVIAN, change=change).with_dice(1, 1, 1)
    table.play("end-turn")
    assert table.haunt.track == 4
    assert kinds(table)[-3:] == ["track", "monster-turn", "rolled"]
    assert table.events("rolled")[-1].data["why"] == "movement"


# The traitor's powers


@rule("B-POW-02", "B-DEC-24")
def test_the_traitor_uses_what_helps_in_rooms_and_ignores_what_harms() -> None:
    rooms = [*row("upper", "chapel"), *row("basement", "crypt")]
    for name, hurt in ((VIVIAN, True), (ZOE, False)):
        crypt = haunted(ALONE | {name: "crypt"}, rooms=rooms, turn=name).with_dice().play("end-turn")
        assert (crypt.prompt == "split-damage") == hurt
        chapel = haunted(ALONE | {name: "chapel"}, rooms=rooms, turn=name)
        before = chapel.clip(name, "sanity")
        assert chapel.play("end-turn").clip(name, "sanity") == before + 1


@rule("B-POW-02")
def test_the_traitor_leaves_a_room_that_hurts_without_its_roll() -> None:
    rooms = row("upper", "junk-room")
    table = haunted(ALONE | {ZOE: "junk-room"}, rooms=rooms, turn=ZOE).with_dice().play("go:upper-landing")
    assert table.explorer(ZOE).place == "upper-landing"
    hero = haunted(ALONE | {OX: "junk-room"}, rooms=rooms).with_dice(*[0] * 5).play("go:upper-landing")
    assert hero.events("rolled")
    assert table.clip(ZOE, "speed") == 3
    assert GHOUL_1 not in table.state.monsters
