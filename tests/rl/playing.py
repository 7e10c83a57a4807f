"""Games for the tests of environments: which, and how one is played by chance."""

import random
from collections.abc import Iterator
from typing import Any

import dreadhall
from dreadhall.kernel import AnyGame, Table
from dreadhall.registry import find_game
from tests.smallgame import GAME as LANTERNS

Case = tuple[str, int, dict[str, Any]]
CASES: list[Case] = [
    ("lanterns", 3, {}),
    ("darkest", 1, {"survivors": 4}),
    ("darkest", 2, {"mode": "darkest", "edition": "first", "advanced": True}),
    ("darkest", 5, {"radioactive": True, "house": "random", "team_decision": "vote"}),
    ("betrayal", 3, {}),
    ("betrayal", 4, {"haunt": 5, "start": "haunt"}),
    ("betrayal", 5, {"haunt": 41, "start": "haunt"}),
    ("betrayal", 6, {"haunt": 50, "start": "haunt"}),
]
HAUNTS: list[Case] = [("betrayal", 3 + haunt % 4, {"haunt": haunt, "start": "haunt"}) for haunt in range(1, 51)]
GENTLER = {"board_side": "four-ap", "spawn_pool": "no-high", "chip_mix": "more2", "grace_round": True, "survivors": 4}


def game_of(name: str) -> AnyGame:
    """One of ours, or that of the tests."""
    return LANTERNS if name == "lanterns" else find_game(name)


def moments(case: Case, seed: int, most: int = 300) -> Iterator[Table]:
    """A table before each answer of a game that is played by chance; who answers is chance, too."""
    name, seats, options = case
    rng = random.Random(seed)
    table = dreadhall.new_table(game_of(name), seats, seed, options)
    while table.ask is not None and table.move < most:
        yield table
        seat = rng.choice(table.ask.seats)
        table.answer(rng.choice(table.ask.choices_for(seat)).key, seat)
