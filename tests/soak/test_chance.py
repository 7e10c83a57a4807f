"""Twenty thousand games by chance, over all haunts, seats and options of both games.

At every question everything is in its place, no side's goal is met unnoticed, and there is something to choose.
"""

import random
from contextlib import suppress
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.kernel import Table
from dreadhall.testing.play import random_answer
from tests.betrayal.test_haunts_played import MOST_BY_CHANCE, NoEnd, play, watched_now_and_then
from tests.betrayal.test_random_games import play_game
from tests.darkest.test_random_games import KINDS, play_many

pytestmark = pytest.mark.soak

A_CELL = 60
FROM_THE_ENTRANCE = 2_000
OF_EACH_KIND = 1_200
CHUNK, LARGE_CHUNK = 50, 100

NO_END_BY_CHANCE = {18: (NoEnd,), 31: (NoEnd,)}
"""Where all have left before the fire (H18-59), or nobody left can jump (H31-39), chance alone finds no end."""

Count = Any


def in_a_haunt(number: int, seats: int, seed: int) -> Table:
    """A table that begins in a haunt, its other options by chance."""
    rng = random.Random(f"options {seed}")
    options: dict[str, object] = {"start": "haunt", "haunt": number, "explorers": rng.choice(["dealt", "chosen"])}
    options["bloody_vision"] = rng.choice(["in-haunt", "always"])
    if rng.random() < 0.3:
        options |= {"month": rng.randint(1, 12), "day": rng.randint(1, 28)}
    return dreadhall.new_table("betrayal", seats, seed, options)


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("number", sorted(BUILT))
def test_games_of_a_haunt_end_with_everything_in_its_place(number: int, seats: int, record_property: Count) -> None:
    for seed in range(10_000, 10_000 + A_CELL):
        looks = watched_now_and_then(number, seed, secrets_every=500, reads_every=40)
        with suppress(*NO_END_BY_CHANCE.get(number, ())):
            play(in_a_haunt(number, seats, seed), random_answer, seed, looks, most=MOST_BY_CHANCE)
    record_property("games", A_CELL)


@pytest.mark.parametrize("start", range(20_000, 20_000 + FROM_THE_ENTRANCE, CHUNK))
def test_games_from_the_entrance_end_with_everything_in_its_place(start: int, record_property: Count) -> None:
    for seed in range(start, start + CHUNK):
        play_game(seed, every=300)
    record_property("games", CHUNK)


@pytest.mark.parametrize("start", range(30_000, 30_000 + OF_EACH_KIND, LARGE_CHUNK))
@pytest.mark.parametrize("kind", KINDS)
def test_games_of_darkest_end_and_every_position_is_possible(kind: str, start: int, record_property: Count) -> None:
    play_many(kind, range(start, start + LARGE_CHUNK))
    record_property("games", LARGE_CHUNK)
