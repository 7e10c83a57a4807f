"""Haunt 41, Invisible Traitor: the list of places where the traitor might be, as far as the heroes can tell."""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG
from dreadhall.betrayal.components.rooms import DUSTY_HALLWAY
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.haunts.invisible import HALL, OX, VIVIAN, ZOE, told, vanished
from tests.betrayal.haunts.secrecy import at_haunt, state_of, what_reaches

TOGETHER = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
HALLWAY = [Placed(DUSTY_HALLWAY, "ground", 0, -1)]
SLOW = {OX: {"speed": 1}}
KNOWLEDGE_ROLL = [2, 1, 0, 0, 0]
BEHIND_THE_FOYER = ["foyer", "grand-staircase"]


def suspected(table: Position) -> list[Place]:
    """Where the heroes think that the traitor might be."""
    return InvisibleTraitor.unseen.of(table.haunt).maybe or []


def struck(**parts: Any) -> Position:
    """Ox has just attacked Vivian in the entrance hall; her Knowledge roll will tell the exit."""
    table = vanished(TOGETHER, rooms=HALLWAY, **parts).with_dice(0, *KNOWLEDGE_ROLL)
    return table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")


@rule("H41-52", "H41-23")
@pytest.mark.parametrize("place", BEHIND_THE_FOYER)
def test_who_left_by_an_exit_is_somewhere_behind_it(place: str) -> None:
    table = struck(traits=SLOW).play(f"h41-traitor-flee:{place}:foyer", "end-turn")
    assert told(table, "h41-heroes-left", 2) == [{"room": "entrance-hall", "exit_room": "foyer"}]
    assert suspected(table) == BEHIND_THE_FOYER


@rule("H41-52", "H41-23")
def test_who_is_quick_may_have_come_back_and_left_by_another_exit() -> None:
    table = struck().play("h41-traitor-flee:dusty-hallway:dusty-hallway", "end-turn")
    assert suspected(table) == ["dusty-hallway", "foyer", "grand-staircase"]


@rule("H41-52", "H41-41")
def test_the_exit_tells_no_more_of_somebody_who_was_seen_again() -> None:
    table = struck(cards={OX: ["bell"]}).play("h41-traitor-flee:dusty-hallway:dusty-hallway", "drop:bell")
    table.play("go:foyer", "end-turn")
    assert told(table, "h41-heroes-left", 2) == [{"room": "entrance-hall", "exit_room": "dusty-hallway"}]
    assert suspected(table) == ["dusty-hallway", "foyer", "grand-staircase", "upper-landing"]


@rule("H41-52", "H41-23")
def test_an_imagined_traitor_leaves_by_an_exit_on_the_way() -> None:
    table = struck(cards={VIVIAN: ["lucky-stone"]}, traits=SLOW)
    table.play("h41-traitor-flee:dusty-hallway:dusty-hallway", "end-turn")
    assert (table.prompt, table.asked) == ("after-roll", [1])
    ways = set()
    for seed in range(30):
        imagined = table.table.imagine(1, seed)
        assert what_reaches(imagined, 1) == what_reaches(table.table, 1)
        imagined.answer("keep")
        place = state_of(imagined).explorers[0].place
        heard = [event["data"] for event in imagined.events_for(2) if event["kind"] == "h41-heroes-left"]
        assert bool(heard) == (place != "entrance-hall")
        ways |= {(data["exit_room"], place) for data in heard}
        assert_not_lost(imagined)
    assert ways == {("dusty-hallway", "dusty-hallway"), ("foyer", "foyer"), ("foyer", "grand-staircase")}


@rule("H41-52")
def test_who_has_grown_slow_may_have_run_before() -> None:
    table = vanished(cards={OX: ["bell", "dark-dice"]}).with_dice(0, 0, 0).play("go:foyer", "drop:bell")
    table.play("done", "go:upper-landing", "use:dark-dice")
    assert suspected(table) == ["entrance-hall", "foyer", "grand-staircase", "upper-landing"]
    table.play("go:upper-landing")
    assert suspected(table) == ["entrance-hall", "foyer", "grand-staircase", "upper-landing"]


@rule("H41-48")
def test_a_companion_behind_the_exit_ends_the_walk_there() -> None:
    def wait(state: BetrayalState) -> None:
        state.companions[DOG] = Place("foyer")

    table = vanished(TOGETHER, rooms=HALLWAY).arrange(wait).with_dice(0)
    table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    fled = [key for key in table.keys if key.startswith("h41-traitor-flee") and key.endswith(":foyer")]
    assert fled == ["h41-traitor-flee:foyer:foyer"]


@rule("H41-48", "H41-49")
def test_who_hears_anothers_music_box_is_beside_it() -> None:
    table = vanished(HALL, cards={ZOE: ["music-box"]})
    table.arrange(lambda state: setattr(state, "music", True))
    table.with_dice(2, 2, 0, 0).play("go:upper-landing")
    assert [data["room"] for data in told(table, "unseen-shown", 1)] == ["upper-landing"]
    assert suspected(table) == ["upper-landing"]


@rule("H41-27", "H41-49")
def test_who_slides_into_a_new_room_is_seen_there_before_it_hurts() -> None:
    table = vanished(HALL, tokens={"slide": "foyer"}).top("room", "furnace-room").with_dice(0, 0, 0, 0, 0, 2)
    table.play("go:foyer", "try:slide")
    table.play("doorway:basement-landing:n", "turn:n")
    assert table.prompt == "split-damage"
    assert suspected(table) == [table.explorer(OX).place] == ["furnace-room"]


@rule("H41-40", "H41-52")
def test_what_a_room_gives_tells_which_rooms_it_may_be() -> None:
    rooms = row("upper", "gymnasium")
    table = vanished(HALL | {OX: "gymnasium"}, rooms=rooms).play("go:gymnasium", "end-turn")
    assert suspected(table) == ["gymnasium"]
    table = vanished(HALL | {OX: "gymnasium"}, rooms=rooms).play("go:upper-landing", "end-turn")
    assert suspected(table) == ["basement-landing", "entrance-hall", "foyer", "grand-staircase", "upper-landing"]


def assert_not_lost(table: Table) -> None:
    """The list of the heroes holds the place where the traitor is."""
    state = state_of(table)
    haunt = state.haunt
    assert haunt is not None
    assert haunt.traitor is not None
    traitor = state.explorers[haunt.traitor]
    if traitor.alive and state.result is None:
        assert traitor.place in (InvisibleTraitor.unseen.of(haunt).maybe or ())


@rule("H41-52")
@pytest.mark.parametrize("seed", range(8))
def test_the_traitor_is_never_lost_from_the_list(seed: int) -> None:
    play_randomly(at_haunt(41, 3 + seed % 4, seed), seed, most=1_000, look=assert_not_lost)
