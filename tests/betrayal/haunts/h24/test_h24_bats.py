"""Haunt 24, Fly Away Home: bats come in, fly and latch on."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import ATTIC, BALCONY, CHAPEL, CHASM, DINING_ROOM, KITCHEN, PATIO
from dreadhall.betrayal.haunts.h24_fly_away_home import ENTRIES, RULES
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.haunts.bats import LATCH, OX, SWAT, VIVIAN, ZOE, come, on, swarm, where_bats_are

LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""
APART = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "basement-landing"}
SPEED = [0] * 5


def laid(table: Position) -> Position:
    """Wherever rooms are to be laid in the set-up, they are laid somewhere."""
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    return table


# Set-up


@rule("H24-T01")
def test_brandon_lets_them_in_or_whoever_is_slowest() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 24} == {
        ("bite", "balcony"),
        ("bite", "charred-room"),
        ("bite", "dining-room"),
    }
    assert (HAUNTS[24].traitor.named, HAUNTS[24].traitor.kind) == ("brandon-jaspers", "lowest")
    table = laid(revealed(24, dict.fromkeys(SEVERAL, "foyer"), cards={"brandon-jaspers": ["axe"]}))
    assert table.haunt.traitor == SEVERAL.index("brandon-jaspers")
    dead = table.explorer("brandon-jaspers")
    assert (dead.alive, dead.traitor, table.state.piles) == (False, True, {"foyer": ["axe"]})
    slow = {OX: {"speed": 0}, VIVIAN: {"speed": 7}, ZOE: {"speed": 7}}
    table = laid(revealed(24, dict.fromkeys((VIVIAN, OX, ZOE), "foyer"), traits=slow))
    assert (table.haunt.traitor, table.haunt.revealer) == (1, 0)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the player to the traitor's left begins"


@rule("H24-T01")
def test_of_those_who_are_as_slow_it_is_the_revealer() -> None:
    equal = {OX: {"speed": 0}, VIVIAN: {"speed": 0}, ZOE: {"speed": 7}}
    table = laid(revealed(24, dict.fromkeys((ZOE, OX, VIVIAN), "foyer"), revealer=VIVIAN, traits=equal))
    values = {name: table.value(name, "speed") for name in (OX, VIVIAN)}
    expected = VIVIAN if values[OX] >= values[VIVIAN] else OX
    assert table.explorer(expected).traitor


@rule("H24-T02")
def test_bats_hang_where_they_roost_and_the_heroes_lay_the_organ_room() -> None:
    table = revealed(24, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), rooms=row("upper", "attic"))
    assert table.prompt in ("choose-doorway", "turn-tile")
    assert table.asked == [table.rules.speaker]  # type: ignore[attr-defined]
    laid(table)
    assert where_bats_are(table) == ["attic"] * 3
    assert "organ-room" in table.rules.plan


@rule("H24-T02")
def test_without_roosts_the_house_has_no_bat_yet_and_of_two_the_traitor_picks_one() -> None:
    assert where_bats_are(laid(revealed(24, dict.fromkeys((OX, VIVIAN, ZOE), "foyer")))) == []
    rooms = [Placed(ATTIC, "upper", 0, 1, 2), *row("upper", "tower", at=(0, 2)), *row("basement", "catacombs")]
    table = revealed(24, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), rooms=rooms)
    assert table.keys == ["room:tower", "room:attic"]
    assert table.asked == [table.haunt.traitor]
    table.play("room:attic")
    while table.prompt == "choose-side":
        table.play(table.keys[0])
    laid(table)
    assert sorted(table.rules.room(bat) for bat in table.state.monsters.values()) == ["attic"] * 3 + ["catacombs"] * 3


@rule("H24-T16")
def test_the_record_of_a_bat_and_where_bats_come_in() -> None:
    assert RULES.kinds[0].traits == {"speed": 5, "might": 2, "sanity": 1}
    assert set(ENTRIES) == {
        *("balcony", "bedroom", "chapel", "chasm", "conservatory", "dining-room", "entrance-hall"),
        *("gardens", "grand-staircase", "graveyard", "master-bedroom", "patio", "tower"),
    }
    for room in (BALCONY, CHASM, CHAPEL, KITCHEN, ATTIC):
        floor = sorted(ROOMS[room].floors)[-1]
        table = come(swarm(APART, rooms=row(floor, room)), [2, 1, 0], *SPEED)
        assert (room in map(table.rules.room, table.state.monsters.values())) == (room in ENTRIES)


# Coming in


@rule("H24-T03")
def test_every_entry_gets_one_before_any_gets_two() -> None:
    where = dict.fromkeys(SEVERAL[:5], "basement-landing")
    rooms = [*row("upper", "tower"), Placed(DINING_ROOM, "ground", 0, 1), Placed(PATIO, "ground", -1, 1)]
    table = swarm(where, rooms=rooms)
    assert not table.rules.plan.open_windows(DINING_ROOM), "a false window, which counts here"
    come(table, [2, 2, 1, 1, 1])
    assert (table.prompt, table.asked, len(table.keys)) == ("h24-traitor-entry", [1], 5)
    table.play("room:tower").with_dice(*SPEED).play("room:dining-room")
    found = sorted(where_bats_are(table))
    assert found == ["dining-room"] * 2 + ["entrance-hall", "grand-staircase", "patio"] + ["tower"] * 2


@rule("H24-T03")
def test_fewer_bats_than_entries_come_where_the_traitor_likes() -> None:
    table = come(swarm(APART), [1, 0, 0])
    assert table.keys == ["room:entrance-hall", "room:grand-staircase"]
    assert where_bats_are(table.with_dice(*SPEED).play("room:grand-staircase")) == ["grand-staircase"]


@rule("H24-T04")
def test_there_are_never_more_than_24_and_killed_ones_may_come_again() -> None:
    table = come(swarm(APART, *["foyer"] * 20, latched={OX: 3}), [2, 2, 0])
    assert (table.prompt, len(table.keys)) == ("h24-traitor-entry", 2)
    table.with_dice(*SPEED).play("room:entrance-hall")
    assert len(table.state.monsters) == 21
    table = come(swarm(APART, *["foyer"] * 20), [2, 2, 0], *SPEED)
    assert len(table.state.monsters) == 24


@rule("H24-T05")
def test_coming_in_is_a_space_and_the_bat_flies_on_by_the_roll_of_all() -> None:
    table = come(swarm(APART, "charred-room", rooms=LANE), [1, 0, 0]).with_dice(1, 1, 1, 0, 0)
    table.play("room:entrance-hall", "monster:bat-2", "go:creaky-hallway", "go:dusty-hallway")
    assert table.monster("bat-2").place == "dusty-hallway"
    assert table.state.turn.monster == "bat-1", "no space left, and nobody to bite"
    rolled = [roll for roll in table.events("rolled") if roll.data["why"] == "movement"]
    assert [len(roll.data["faces"]) for roll in rolled] == [5]
    table.play("go:bloody-room", "go:dusty-hallway", "go:creaky-hallway")
    assert table.monster("bat-1").place == "creaky-hallway"
    assert table.monster("bat-2").status == {}


@rule("H24-T05", "H24-23")
def test_with_a_roll_of_nothing_coming_in_was_the_only_step() -> None:
    table = come(swarm(APART, "charred-room", rooms=LANE), [1, 0, 0]).with_dice(*SPEED)
    table.play("room:entrance-hall", "monster:bat-1", "go:bloody-room")
    assert (table.monster("bat-2").place, table.prompt, table.asked) == ("entrance-hall", "turn", [2])


@rule("H24-T05")
def test_a_bat_that_has_come_in_may_bite_in_the_same_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = come(swarm(where), [1, 0, 0]).with_dice(*SPEED, 2).play("room:entrance-hall", f"{LATCH}:{OX}")
    assert on(table, OX) == 1


# Latching on


@rule("H24-T06")
def test_a_two_holds_and_whoever_has_tried_does_not_try_again() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = come(swarm(where, *["foyer"] * 3), [0, 0, 0], *SPEED, 2, 1, 2)
    table.play(f"{LATCH}:{OX}", f"{LATCH}:{OX}")
    assert (on(table, OX), table.state.turn.monster) == (1, "bat-2")
    assert not table.offers(LATCH)
    table.play("done", f"{LATCH}:{OX}")
    assert (on(table, OX), where_bats_are(table)) == (2, ["foyer"])

    def his_turn(state: BetrayalState) -> None:
        state.turn.seat = 0
        state.phase = "turn"

    table.arrange(his_turn).play("go:entrance-hall")
    assert on(table, OX) == 2


@rule("H24-T07")
@pytest.mark.parametrize(("cards", "points"), [([], 2), (["armor"], 1)])
def test_bats_drink_at_the_start_of_the_turn(cards: list[str], points: int) -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = swarm(where, latched={ZOE: 2}, cards={ZOE: cards}, driven=True).play("end-turn")
    assert table.table.ask is not None
    if table.prompt == "split-damage":
        assert table.asked == [2]
        table.play(table.keys[0])
    assert [event.data["points"] for event in table.events("hurt")] == [points]
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H24-T07")
def test_who_is_drained_has_no_turn() -> None:
    traits = {ZOE: {"might": 0, "speed": 0}}
    table = swarm(APART, latched={ZOE: 2, OX: 1}, traits=traits, turn=OX, driven=True).play("end-turn")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert not table.explorer(ZOE).alive
    assert table.asked == [0]


@rule("H24-T07")
@pytest.mark.parametrize(("bats", "spaces"), [(0, 4), (1, 3), (5, 1)])
def test_each_bat_takes_a_space_but_never_the_last(bats: int, spaces: int) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = swarm(where, latched={OX: bats} if bats else {})
    assert table.value(OX, "speed") == 4
    assert table.rules.spaces_left(table.explorer(OX)) == spaces
    table.play("go:entrance-hall")
    assert table.offers("go") == (spaces > 1)


@rule("H24-T09")
def test_a_free_bat_is_stunned_like_others_and_slows_nobody() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = swarm(where, "foyer", "foyer")
    dice = table.value(OX, "might")
    table.with_dice(*[2] * dice, 0, 0).play("attack:bat-1")
    assert (table.monster("bat-1").stunned, len(table.state.monsters)) == (True, 2)
    assert table.play("go:entrance-hall").state.turn.spent == 1
    table = come(swarm(where, "foyer", change=stunned), [0, 0, 0])
    assert not table.offers(LATCH), "and does not try to bite"


def stunned(state: BetrayalState) -> None:
    """The first bat lies on the floor."""
    state.monsters[FigureId("bat-1")].stunned = True


@rule("H24-T13")
@pytest.mark.parametrize(("driven", "places"), [(False, ["basement-landing"] * 3), (True, [])])
def test_the_bats_of_the_dead_are_free_again_or_gone(driven: bool, places: list[str]) -> None:
    traits = {ZOE: {"might": 0, "speed": 0}}
    table = swarm(APART, latched={ZOE: 3, OX: 1}, driven=driven, traits=traits)
    faces = [] if driven else [0, 0, 0]
    table.with_dice(*faces).play("end-turn")
    while table.prompt == "split-damage" and not table.events("dies"):
        table.play(table.keys[0])
    assert (table.explorer(ZOE).alive, where_bats_are(table)) == (False, places)
    assert on(table, ZOE) == 0


@rule("H24-T13", "H24-33")
def test_who_dies_striking_at_the_own_bats_sets_them_free() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = swarm(where, latched={OX: 3}, traits={OX: {"might": 0, "speed": 0}}, cards={OX: ["axe"]})
    table.with_dice(*[0] * table.value(OX, "might"), 2, 1, *[0] * 3, *SPEED).play(f"{SWAT}:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.state.piles) == (False, {"foyer": ["axe"]})
    assert where_bats_are(table) == ["foyer"] * 3


@rule("H24-T09", "H24-19")
def test_dynamite_stuns_free_bats_and_shakes_none_off() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = swarm(where, "entrance-hall", "entrance-hall", latched={ZOE: 2}, cards={OX: ["dynamite"]})
    dodges = [*[2] * table.value(ZOE, "speed"), *(2, 2, 0, 0, 0), *(2, 2, 1, 0, 0)]
    table.with_dice(*dodges).play("use:dynamite:entrance-hall")
    assert [bat.stunned for bat in table.state.monsters.values()] == [True, False]
    assert on(table, ZOE) == 2


@rule("H24-T06", "H24-19")
def test_bats_go_down_a_slide_with_their_hero() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = swarm(where, latched={OX: 2}, tokens={"closet": "entrance-hall"})
    table.top("event", "mystic-slide").top("room", "dusty-hallway")
    table.with_dice(1, 1, *[0] * table.value(OX, "might"), 2).play("try:closet")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert (table.explorer(OX).place, on(table, OX)) == ("dusty-hallway", 2)


@rule("H24-T15")
def test_a_bots_bat_that_found_no_hold_stays_with_its_hero() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = come(swarm(where, "foyer"), [0, 0, 0], *[1] * 5, 0).play(f"{LATCH}:{OX}")
    assert "go:grand-staircase" in table.keys
    assert ScoutBot().choose(SeatAt(table.table, 1)).key == "done"
