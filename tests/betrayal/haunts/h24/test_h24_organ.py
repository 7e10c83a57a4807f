"""Haunt 24, Fly Away Home: the organ, bats struck off, and how it ends."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import EXPLORERS, ROOMS
from dreadhall.betrayal.haunts.h24_fly_away_home import FlyAwayHome
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.bats import OX, PLAY, START, SWAT, VIVIAN, ZOE, on, swarm, where_bats_are

ORGAN = row("upper", "organ-room")
LONGFELLOW = "professor-longfellow"


def at_organ(*bats: str, name: str = OX, organ: bool = True, **parts: Any) -> Position:
    """Somebody has the turn at the organ."""
    where = {name: "organ-room", VIVIAN: "foyer", ZOE if name != ZOE else OX: "basement-landing"}
    return swarm(where, *bats, organ=organ, turn=name, rooms=ORGAN, **parts)


def faces(table: Position, name: str, trait: str, total: int) -> list[int]:
    """Dice of a trait that show this much."""
    dice = table.value(name, trait)
    shown = [2] * (total // 2) + [1] * (total % 2)
    return shown + [0] * (dice - len(shown))


# The organ


@rule("H24-T10", "H24-T16")
def test_the_organ_must_run_before_it_is_played_and_nobody_does_both_in_a_turn() -> None:
    table = at_organ(organ=False)
    assert (table.offers(START), table.offers(PLAY)) == (True, False)
    table.with_dice(*faces(table, OX, "might", 5)).play(START)
    assert FlyAwayHome.memory.of(table.haunt).organ
    assert (table.offers(START), table.offers(PLAY)) == (False, False)

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried = []

    assert table.arrange(next_turn).offers(PLAY)


@rule("H24-T16")
def test_four_does_not_start_it() -> None:
    table = at_organ(organ=False)
    table.with_dice(*faces(table, OX, "might", 4)).play(START)
    assert (FlyAwayHome.memory.of(table.haunt).organ, table.offers(START)) == (False, False)


@rule("H24-T16")
@pytest.mark.parametrize("organ", [False, True])
def test_it_stands_in_the_organ_room_only(organ: bool) -> None:
    starting = ("upper-landing", "grand-staircase", "foyer", "entrance-hall", "basement-landing")
    for room in sorted(set(ROOMS) - set(starting)):
        floor = sorted(ROOMS[room].floors)[0]
        table = swarm({OX: room, VIVIAN: "foyer", ZOE: "foyer"}, organ=organ, rooms=row(floor, room))
        assert (table.offers(START) or table.offers(PLAY)) == (room == "organ-room"), room


@rule("H24-T11", "H24-T16")
@pytest.mark.parametrize(
    ("name", "result", "works"), [(ZOE, 5, True), (LONGFELLOW, 5, True), (OX, 5, False), (OX, 6, True)]
)
def test_who_loves_music_needs_less(name: str, result: int, works: bool) -> None:
    assert {who for who, sheet in EXPLORERS.items() if sheet.music} == {"darrin-flash-williams", ZOE, LONGFELLOW}
    latched = {OX if name != OX else ZOE: 1}
    table = at_organ("foyer", "entrance-hall", name=name, latched=latched, traits={name: {"knowledge": 7}})
    table.with_dice(*faces(table, name, "knowledge", result)).play(PLAY)
    assert (where_bats_are(table) == [], FlyAwayHome.memory.of(table.haunt).driven_away) == (works, works)


@rule("H24-T11")
def test_no_bat_comes_any_more() -> None:
    table = at_organ("foyer", latched={ZOE: 1}, traits={OX: {"knowledge": 7}})
    table.with_dice(*faces(table, OX, "knowledge", 6)).play(PLAY, "end-turn")
    assert (where_bats_are(table), table.events("monster-turn")) == ([], [])
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.prompt, table.asked) == ("turn", [2])


# Bats struck off


@rule("H24-T08")
def test_a_friends_bat_is_killed_by_a_won_blow_and_hurts_by_a_lost_one() -> None:
    where = {OX: "organ-room", VIVIAN: "foyer", ZOE: "organ-room"}
    table = swarm(where, latched={ZOE: 2, OX: 1}, rooms=ORGAN, cards={OX: ["axe", "revolver", "ring"]})
    assert [key for key in table.keys if key.startswith(SWAT)] == [
        f"{SWAT}:{OX}",
        f"{SWAT}:{OX}:axe",
        f"{SWAT}:{ZOE}",
        f"{SWAT}:{ZOE}:axe",
    ]
    dice = table.value(OX, "might")
    table.with_dice(1, *[0] * (dice - 1), 0, 0).play(f"{SWAT}:{ZOE}")
    assert (on(table, ZOE), on(table, OX), where_bats_are(table)) == (1, 1, [])
    assert (table.offers(SWAT), table.offers(START)) == (False, True), "one attack, and a step with the organ besides"
    table = swarm(where, latched={ZOE: 2}, rooms=ORGAN).with_dice(*[0] * dice, 1, 0).play(f"{SWAT}:{ZOE}")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["points"], table.asked) == ("split-damage", 1, [0])


@rule("H24-T08")
def test_nobody_strikes_at_a_bat_in_another_place() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    assert not swarm(where, latched={ZOE: 2}).offers(SWAT)


# The end


@rule("H24-T12")
def test_the_last_bat_that_drinks_decides_the_game() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = swarm(where, latched={ZOE: 1}, driven=True)
    dice = table.value(OX, "might")
    assert table.winners is None
    assert table.with_dice(1, *[0] * (dice - 1), 0, 0).play(f"{SWAT}:{ZOE}").winners == (0, 2)


@rule("H24-T12")
def test_with_no_bat_on_anybody_the_music_decides_the_game() -> None:
    table = at_organ("foyer", traits={OX: {"knowledge": 7}})
    assert table.winners is None
    assert table.with_dice(*faces(table, OX, "knowledge", 6)).play(PLAY).winners == (0, 2)


@rule("H24-T12", "H24-35")
@pytest.mark.parametrize("by", ["bats", "dynamite"])
def test_the_last_bats_go_with_the_hero_whom_they_sat_on(by: str) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    weak = {ZOE: {"might": 0, "speed": 0}}
    table = swarm(where, latched={ZOE: 2}, driven=True, traits=weak, cards={OX: ["dynamite"]})
    if by == "bats":
        table.play("end-turn")
    else:
        table.with_dice(*[0] * table.value(ZOE, "speed")).play("use:dynamite:entrance-hall")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(ZOE).alive, table.winners) == (False, (0, 2))


@rule("H24-T11")
def test_a_stunned_bat_is_driven_away_with_the_others() -> None:
    def lies(state: BetrayalState) -> None:
        state.monsters[FigureId("bat-1")].stunned = True

    table = at_organ("foyer", latched={ZOE: 1}, traits={OX: {"knowledge": 7}}, change=lies)
    table.with_dice(*faces(table, OX, "knowledge", 6)).play(PLAY)
    assert (where_bats_are(table), table.winners) == ([], None)


@rule("H24-T16")
def test_that_no_bat_drinks_is_no_victory_while_they_come() -> None:
    table = swarm({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, latched={OX: 1}, organ=True)
    dice = table.value(OX, "might")
    assert table.with_dice(1, *[0] * (dice - 1), 0, 0).play(f"{SWAT}:{OX}").winners is None


@rule("H24-T14")
def test_the_bats_win_when_the_last_hero_is_drained() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[0].alive = False

    traits = {ZOE: {"might": 0, "speed": 0}}
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = swarm(where, latched={ZOE: 2}, traits=traits, turn=VIVIAN, change=alone, driven=True)

    def begins(state: BetrayalState) -> None:
        state.turn.seat, state.phase = 2, "turn-start"

    table.arrange(begins)
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.winners, table.haunt.track) == ((1,), 0)


@rule("H24-T15")
def test_each_side_reads_its_own_book() -> None:
    table = swarm({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "foyer", latched={OX: 1}, organ=True)
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["haunt"]["objectives"]] == [START, PLAY, SWAT]
    assert [wish["id"] for wish in traitor["haunt"]["objectives"]] == ["h24-traitor-heroes"]
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]["speed"]) == ({}, 5)
    assert hero["explorers"][0]["status"] == traitor["explorers"][0]["status"] == {"bats": 1}
    assert hero["haunt"]["memory"] == traitor["haunt"]["memory"] == {"h24-organ": True}
