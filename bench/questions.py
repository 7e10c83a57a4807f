"""How many questions a game asks, by prompt: `python -m bench.questions`, from the root of the project.

Scouts play the same seeds in several ways. What is told is the mean of a round; set-up, ordinary rounds and rounds of a
showdown (from shift to shift) are told apart. A question that several seats answer for themselves counts once.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table as Grid

import dreadhall
from bench.report import console, frame
from dreadhall.bots import make_bot, play_out
from dreadhall.kernel import Table

BEGINNINGS = {
    "round-begins": "ordinary rounds",
    "showdown-begins": "showdown rounds",
    "shift": "showdown rounds",
}
"""Which event begins a round, and of which kind."""
SET_UP = "set-up"
SEATS = (1, 3, 4)
"""One who plays all survivors, the usual table, and a large one."""
LEFT_OUT = 0.005
"""What comes more seldom than so often a round is not worth a line."""


@dataclass
class Tally:
    """The questions of many games: by kind of round and prompt, and how many rounds there were of each kind."""

    asked: dict[str, Counter[str]] = field(default_factory=dict)
    rounds: Counter[str] = field(default_factory=Counter)

    def a_round(self, kind: str, prompt: str | None = None) -> float:
        """How often a prompt, or any, is asked in a round of this kind."""
        asked = self.asked.get(kind, Counter())
        return (asked.total() if prompt is None else asked[prompt]) / max(1, self.rounds[kind])


def count(tally: Tally, table: Table) -> None:
    """Let scouts play a game, and count what they are asked."""
    kind = SET_UP
    tally.rounds[kind] += 1
    last = -1

    def look() -> None:
        nonlocal kind, last
        ask = table.ask
        if ask is None or ask.answered:
            return
        for event in table.events_after(last):
            if event.kind in BEGINNINGS:
                kind = BEGINNINGS[event.kind]
                tally.rounds[kind] += 1
        last = table.move
        tally.asked.setdefault(kind, Counter())[ask.prompt] += 1

    look()
    bots = {seat: make_bot(table.game.name, "scout", seat) for seat in range(table.seats)}
    play_out(table, bots, answered=look)


def tally_of(games: int, seats: tuple[int, ...], options: Mapping[str, Any]) -> Tally:
    """So many games with each number of seats."""
    tally = Tally()
    for number in seats:
        for seed in range(games):
            count(tally, dreadhall.new_table("darkest", seats=number, seed=seed, options=options))
    return tally


def grids(tallies: Mapping[str, Tally]) -> Iterator[Grid]:
    """A table for each kind of round: all questions, then prompt by prompt, the most frequent first."""
    first = next(iter(tallies.values()))
    for kind in first.rounds:
        rounds = ", ".join(f"{tally.rounds[kind]:,}" for tally in tallies.values())
        grid = frame(f"Questions in {kind} ({rounds})", *tallies)
        grid.add_row("all", *(f"{tally.a_round(kind):.2f}" for tally in tallies.values()))
        prompts = Counter[str]()
        for tally in tallies.values():
            prompts |= tally.asked.get(kind, Counter())
        for prompt, _ in prompts.most_common():
            numbers = [tally.a_round(kind, prompt) for tally in tallies.values()]
            if max(numbers) >= LEFT_OUT:
                grid.add_row(prompt, *(f"{number:.2f}" for number in numbers))
        yield grid


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games with each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, help="with how many seats")
    options = parser.parse_args()
    seats = tuple(options.seats)
    ways: dict[str, dict[str, Any]] = {"all asked": {"ask_everything": True}, "settled": {}}
    tallies = {name: tally_of(options.games, seats, way) for name, way in ways.items()}
    screen = console()
    for grid in grids(tallies):
        screen.print(grid)


if __name__ == "__main__":
    main()
