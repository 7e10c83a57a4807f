"""Haunt 40, Buried Alive: situations that were decided from the two books alone."""

import pytest

from dreadhall.betrayal.haunts.h40_buried_alive import ASK_BOARD, BOARD, GRAVE, PUSH, SEARCH
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h40.test_h40_buried_alive import CELLARS, HALL, OX, VIVIAN, ZOE, buried

TOGETHER = dict.fromkeys(HALL, "foyer")
WISE = {OX: {"sanity": 7}}
"""Seven dice for the Board."""
MIDDLING = faces(3, 7)


@rule("H40-T11")
def test_a_traitor_who_wins_in_defence_or_with_the_ring_takes_no_board() -> None:
    table = buried(TOGETHER).with_dice(*faces(0, 5), *faces(3, 2)).play(f"attack:{VIVIAN}")
    assert (table.prompt, table.cards(OX)) == ("split-damage", [BOARD])
    table = buried(TOGETHER, cards={OX: [BOARD], VIVIAN: ["ring"]}, turn=VIVIAN)
    table.with_dice(*faces(4, table.value(VIVIAN, "sanity")), *faces(0, 3)).play(f"attack:{OX}:ring")
    assert (table.prompt, table.cards(OX)) == ("split-damage", [BOARD])


@rule("H40-T05")
def test_a_board_that_lies_in_a_pile_goes_when_the_grave_is_found() -> None:
    table = buried(cards={}, piles={"foyer": [BOARD]})
    table.with_dice(*faces(3, 3)).play("go:wine-cellar", SEARCH)
    assert table.state.tokens[GRAVE] == "wine-cellar"
    assert BOARD in table.state.gone
    assert not table.state.piles


@rule("H40-T06", "H40-33")
def test_who_falls_into_a_room_has_moved_into_it() -> None:
    rooms = [*CELLARS, *row("ground", "collapsed-room")]
    tokens = {"below-collapsed-room": "wine-cellar"}
    table = buried(HALL | {OX: "collapsed-room"}, rooms=rooms, tokens=tokens).with_dice(0).play("fall")
    assert table.explorer(OX).place == "wine-cellar"
    assert table.offers(SEARCH)


@rule("H40-T06", "H40-33")
def test_whom_the_board_moved_has_not_come_in_on_the_own_turn() -> None:
    table = buried(dict.fromkeys(HALL, "basement-landing"), traits=WISE).with_dice(*MIDDLING, 0)
    table.play(ASK_BOARD, f"{PUSH}:{ZOE}", "go:wine-cellar", "stay", "end-turn")
    assert (table.asked, table.explorer(ZOE).place) == ([2], "wine-cellar")
    assert not table.offers(SEARCH)


@rule("H40-T08", "H40-35")
def test_whom_the_board_moves_to_death_goes_no_farther_and_the_turn_is_over() -> None:
    rooms = [*CELLARS, *row("ground", "junk-room")]
    table = buried(HALL | {ZOE: "junk-room"}, rooms=rooms, traits=WISE | {ZOE: {"speed": 0}})
    table.with_dice(*MIDDLING, *faces(0, 3)).play(ASK_BOARD, f"{PUSH}:{ZOE}", "go:entrance-hall")
    assert (table.explorer(ZOE).alive, table.prompt, table.asked) == (False, "turn", [1])


@rule("H40-T15")
@pytest.mark.parametrize("snare", ["debris", "webs"])
def test_the_board_moves_nobody_whom_something_holds(snare: str) -> None:
    table = buried(traits=WISE, cards={OX: [BOARD], ZOE: [snare]}).with_dice(*MIDDLING).play(ASK_BOARD)
    assert table.keys == [f"{PUSH}:{OX}", f"{PUSH}:{VIVIAN}"]
