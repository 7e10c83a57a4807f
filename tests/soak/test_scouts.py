"""Five thousand games of scouts, over all haunts and seats of Betrayal and all options of Dark, Darker, Darkest."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts import BUILT
from dreadhall.testing.darkest.games import play_game, random_table
from dreadhall.testing.darkest.invariants import Watch
from tests.betrayal.test_haunts_played import MOST_BY_SCOUTS, haunted, play, watched_now_and_then
from tests.scouts import scouts

pytestmark = pytest.mark.soak

A_CELL = 20
OF_DARKEST, CHUNK = 1_000, 25


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("number", sorted(BUILT))
def test_games_of_a_haunt_end_with_everything_in_its_place(number: int, seats: int, record_property: Any) -> None:
    for seed in range(40_000, 40_000 + A_CELL):
        table = haunted(number, seats, seed)
        looks = watched_now_and_then(number, seed, secrets_every=40, reads_every=4)
        play(table, scouts(table), seed, looks, most=MOST_BY_SCOUTS)
    record_property("games", A_CELL)


@pytest.mark.parametrize("start", range(50_000, 50_000 + OF_DARKEST, CHUNK))
def test_games_of_darkest_end_and_every_position_is_possible(start: int, record_property: Any) -> None:
    for seed in range(start, start + CHUNK):
        table = random_table(seed)
        assert play_game(table, seed, scouts(table), look=Watch()).result is not None
    record_property("games", CHUNK)
