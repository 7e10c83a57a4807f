"""How well estimates hold is counted fairly: each side by its own victories, each game once in a line."""

import pytest
from bench.calibration import Saying, grid_of, interval, sayings

NIGHT = {"mode": "dark"}


def test_a_game_counts_once_in_a_line() -> None:
    said = [Saying("heroes", "7", "one", 0.7, won=True)] * 5 + [Saying("heroes", "7", "two", 0.7, won=False)]
    grid = grid_of("heroes", said)
    assert [list(column.cells) for column in grid.columns][2:4] == [["2"], ["50%"]]


def test_an_interval_holds_the_share_and_grows_narrow() -> None:
    few, many = interval(7, 10), interval(700, 1000)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [("betrayal", {"haunt": 24, "start": "haunt"}, {"heroes", "traitor"}), ("darkest", NIGHT, {"survivors"})],
)
def test_what_is_said_of_both_sides_adds_up(game: str, options: dict[str, object], sides: set[str]) -> None:
    said = list(sayings(game, options, 1, "scout", "", 1))
    assert {one.side for one in said} == sides
    for side in sides:
        assert len({one.won for one in said if one.side == side}) == 1
    if len(sides) > 1:
        pairs = zip(said[::2], said[1::2], strict=True)
        assert all(one.chance + other.chance == pytest.approx(1) for one, other in pairs)
