"""The fire: where it goes and what it does."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position


@rule("D-FIRE-06", "D-FIRE-10", "D-FIRE-EX1")
def test_fire_moves_where_the_die_points_and_burns_hotter() -> None:
    table = position(fire="r2c3", burns={"r2c3": 1, "r3c3": 1}, survivors={"leo": "entrance-hall"})
    table.with_dice(d4=[3]).play("end-turn")
    assert table.state.fire == "r3c3"
    assert table.state.burns["r3c3"] == 2
