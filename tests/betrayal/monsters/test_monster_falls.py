"""A monster that is the first to go down through the Collapsed Room. (B-COLL-09)"""

from collections.abc import Mapping

from dreadhall.betrayal.components.rooms import CATACOMBS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.wolves import APART, OX, VIVIAN, wolves

CELLAR = [*row("upper", "collapsed-room"), *row("basement", "larder"), Placed(CATACOMBS, "basement", 1, 0, 1)]


def above_the_hole(where: Mapping[str, str] = APART, tokens: Mapping[str, str] | None = None) -> Position:
    """The Dog stands in the Collapsed Room and has rolled 2 for its movement."""
    table = wolves(where, dog="collapsed-room", rooms=CELLAR, turn=VIVIAN, tokens=dict(tokens or {}))
    return table.with_dice(1, 1, 0, 0).play("end-turn")


@rule("B-COLL-09", "B-DEC-28")
def test_its_controller_chooses_a_room_of_the_basement_and_no_tile_is_drawn() -> None:
    table = above_the_hole()
    left = len(table.state.rooms)
    table.play("drop-down")
    assert (table.prompt, table.asked) == ("drop-into", [2])
    assert sorted(table.keys) == ["room:basement-landing", "room:catacombs", "room:larder"]
    table.play("room:larder")
    assert table.monster("dog-1").place == table.state.tokens["below-collapsed-room"] == "larder"
    assert len(table.state.rooms) == left
    assert table.state.turn.spent == 0
    assert "go:collapsed-room" in table.keys, "it can climb up again"


@rule("B-COLL-09")
def test_it_need_not_drop() -> None:
    assert {"go:upper-landing", "drop-down", "done"} <= set(above_the_hole().keys)


@rule("B-COLL-09", "B-PAST-01")
def test_heroes_beside_it_cost_spaces_as_always() -> None:
    table = above_the_hole(APART | {OX: "collapsed-room"}).play("drop-down", "room:larder")
    assert table.state.turn.spent == 1


@rule("B-COLL-09", "B-BARR-12")
def test_in_a_barrier_room_the_token_lies_on_the_side_it_fell_to() -> None:
    table = above_the_hole().play("drop-down", "room:catacombs", "side:catacombs/far")
    assert table.state.tokens["below-collapsed-room"] == "catacombs/far"


@rule("B-COLL-09")
def test_after_the_first_fall_a_monster_goes_where_that_one_ended() -> None:
    table = above_the_hole(tokens={"below-collapsed-room": "larder"})
    assert "drop-down" not in table.keys
    assert "go:larder" in table.keys
