"""Whole random games: they end, and everything stays in its place."""

import random

import pytest

import dreadhall
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal_invariants import check, lost_cards
from dreadhall.testing.play import random_answer

GAME = Betrayal()
MOST_ANSWERS = 20_000
HAUNTS = sorted(BUILT)


def random_table(seed: int) -> Table:
    """A table of 3 to 6 seats: every third explores first, the others begin in one of the haunts in turn."""
    rng = random.Random(f"options {seed}")
    options: dict[str, object] = {"explorers": rng.choice(["chosen", "dealt"])}
    if seed % 3:
        options |= {"start": "haunt", "haunt": HAUNTS[seed % len(HAUNTS)]}
    elif rng.random() < 0.5:
        options |= {"haunt_roll": "at-once"}
    return dreadhall.new_table(GAME, 3 + seed % 4, seed, options)


def play_game(seed: int) -> Table:
    """Play at random to the end, looking at every position."""
    table = random_table(seed)
    rng = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        check(table)
        if table.ask is None:
            assert isinstance(table.state, BetrayalState)
            assert len(lost_cards(table.state)) <= 1
            return table
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


@pytest.mark.parametrize("seed", range(45))
def test_a_random_game_ends_with_everything_in_its_place(seed: int) -> None:
    assert play_game(seed).result is not None


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 2000, 50))
def test_two_thousand_random_games_end(start: int) -> None:
    for seed in range(start, start + 50):
        play_game(seed)


def test_every_haunt_has_its_share_of_the_games() -> None:
    numbers = [random_table(seed).options.haunt for seed in range(200) if seed % 3]  # type: ignore[attr-defined]
    assert all(numbers.count(number) >= 8 for number in HAUNTS)
