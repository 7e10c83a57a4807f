"""How well estimates hold is counted fairly: each side by its own victories, each game once in a line."""

import pytest
from bench.calibration import Saying, grid_of, sayings, share_of

NIGHT = {"mode": "dark"}


def said(*won: bool, times: int) -> list[Saying]:
    """Games in each of which the same was said so many times."""
    return [Saying("heroes", "7", f"game {n}", 0.7, won=one) for n, one in enumerate(won) for _ in range(times)]


def test_to_say_something_more_often_in_one_game_makes_nothing_surer() -> None:
    once, often = share_of(said(True, True, False, times=1)), share_of(said(True, True, False, times=9))
    assert once == pytest.approx(often)
    assert once.mean == pytest.approx(2 / 3)
    assert once.games == 3


def test_more_games_make_an_interval_narrow() -> None:
    few, many = (share_of(said(*[True, True, False] * games, times=2)) for games in (5, 50))
    assert few.least < many.least < 2 / 3 < many.most < few.most


def test_what_was_said_stands_in_the_line_of_its_step() -> None:
    grid = grid_of("heroes", said(True, False, times=2))
    assert [list(column.cells) for column in grid.columns][:5] == [["65% to 75%"], ["70%"], ["4"], ["2"], ["50%"]]


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [("betrayal", {"haunt": 24, "start": "haunt"}, {"heroes", "traitor"}), ("darkest", NIGHT, {"survivors"})],
)
def test_what_is_said_of_both_sides_adds_up(game: str, options: dict[str, object], sides: set[str]) -> None:
    found = list(sayings(game, options, 1, "scout", "", 1))
    assert {one.side for one in found} == sides
    for side in sides:
        assert len({one.won for one in found if one.side == side}) == 1
    if len(sides) > 1:
        pairs = zip(found[::2], found[1::2], strict=True)
        assert all(one.chance + other.chance == pytest.approx(1) for one, other in pairs)
