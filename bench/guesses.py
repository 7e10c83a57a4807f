"""What bots leave to chance, by question: `python -m bench.guesses`, from the root of the project.

Scouts play games of both kinds. An answer counts as a guess where a coin has decided, or the order of the choices, for
want of anything better: also where several looked the same to whoever looked ahead. Questions with one choice are not
counted.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table as Grid

import dreadhall
from bench.report import console, frame
from dreadhall.bots import Answer, Bot, SeatAt, answer_of, make_bot, play_out

LONGEST = 20_000
"""A game that is not over after so many answers is broken off."""
HAUNTS = range(1, 51)
NIGHTS: tuple[dict[str, Any], ...] = (
    {"board_side": "four-ap", "spawn_pool": "no-high", "spawn_six": "reroll", "chip_mix": "more2", "grace_round": True},
    {"mode": "dark"},
    {"mode": "darker"},
    {"mode": "darkest"},
)
"""The gentler night, and the three modes."""


@dataclass
class Guesses:
    """How many answers were given, and how many of them were guesses, by prompt."""

    given: Counter[str] = field(default_factory=Counter)
    guessed: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """The part of all answers that was left to chance."""
        return self.guessed.total() / max(1, self.given.total())


class Watched:
    """A bot whose answers are counted."""

    looks_back = True

    def __init__(self, bot: Bot, guesses: Guesses) -> None:
        self._bot, self._guesses = bot, guesses

    def choose(self, seat: SeatAt) -> Answer:
        """What the bot answers."""
        answer, prompt = answer_of(self._bot, seat), seat.ask["prompt"]
        if len(seat.keys) > 1:
            self._guesses.given[prompt] += 1
            self._guesses.guessed[prompt] += answer.guessed
        return answer


def count(guesses: Guesses, game: str, seats: int, seed: int, options: dict[str, Any], bot: str = "scout") -> None:
    """Let bots play a game, and count."""
    table = dreadhall.new_table(game, seats, seed, options)
    bots = {seat: Watched(make_bot(game, bot, seed + seat), guesses) for seat in range(seats)}
    play_out(table, bots, LONGEST)


def in_haunts(games: int, seats: int = 4, bot: str = "scout", first: int = 0) -> Guesses:
    """So many games of each haunt of betrayal, from the moment it is revealed."""
    guesses = Guesses()
    for haunt in HAUNTS:
        for seed in range(first, first + games):
            count(guesses, "betrayal", seats, seed, {"haunt": haunt, "start": "haunt"}, bot)
    return guesses


def in_whole_games(games: int, seats: int = 4, bot: str = "scout", first: int = 0) -> Guesses:
    """So many games of betrayal from the first turn on."""
    guesses = Guesses()
    for seed in range(first, first + games):
        count(guesses, "betrayal", seats, seed, {}, bot)
    return guesses


def in_nights(games: int, seats: int = 4, bot: str = "scout", first: int = 0) -> Guesses:
    """So many games of each kind of night of darkest."""
    guesses = Guesses()
    for night in NIGHTS:
        for seed in range(first, first + games):
            count(guesses, "darkest", seats, seed, night, bot)
    return guesses


def grid_of(title: str, guesses: Guesses) -> Grid:
    """The prompts in which anything was guessed, the most frequent first."""
    total = guesses.given.total()
    grid = frame(f"{title}: {guesses.guessed.total():,} of {total:,} answers, {guesses.share:.2%}", "guessed", "of")
    for prompt, number in guesses.guessed.most_common():
        if number:
            grid.add_row(prompt, f"{number:,}", f"{guesses.given[prompt]:,}")
    return grid


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.guesses", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each haunt and mode")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="scout")
    options = parser.parse_args()
    ways = {
        "betrayal, haunts": in_haunts(options.games, options.seats, options.bot),
        "betrayal, whole games": in_whole_games(10 * options.games, options.seats, options.bot),
        "darkest": in_nights(options.games, options.seats, options.bot),
    }
    for title, guesses in ways.items():
        console().print(grid_of(title, guesses))


if __name__ == "__main__":
    main()
