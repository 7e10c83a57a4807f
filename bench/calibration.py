"""How well estimates hold: `python -m bench.calibration`, from the root of the project.

Bots play games, and at the beginning of turns a position is judged for a side: by the fitted evaluation, or by a bot
that thinks (`--thinker clever`, `--every 12`). What was said is compared with who won. Sayings of one game stand or
fall together, and intervals are as wide as that makes them.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table as Grid

import dreadhall
from bench.guesses import NIGHTS
from bench.report import console, frame
from dreadhall.bots import Bot, SeatAt, answer_of, make_bot, next_answer
from dreadhall.bots.betrayal.hindsight import heroes_chance
from dreadhall.bots.darkest.hindsight import team_chance
from dreadhall.kernel import Table

LONGEST = 5_000
"""A game that is not over after so many answers counts for nothing."""
HAUNTS = range(1, 51)
CERTAIN = 1.96
LINES = (
    (0.0, 0.15),
    (0.15, 0.25),
    (0.25, 0.35),
    (0.35, 0.45),
    (0.45, 0.55),
    (0.55, 0.65),
    (0.65, 0.75),
    (0.75, 0.85),
    (0.85, 1.01),
)
"""What advice tells in steps: about ten points belong to a line."""


class Saying(NamedTuple):
    """What was said of a position, and whether it came true."""

    side: str
    kind: str
    """The number of the haunt, or how dark the night is."""
    game: str
    chance: float
    won: bool


def sides_of(table: Table, seat: int) -> str:
    """On whose side a seat is."""
    explorers = getattr(table.state, "explorers", None)
    if explorers is None:
        return "survivors"
    return next((str(who.side) for who in SeatAt(table, seat).position.explorers if who.seat == seat), "")


def sayings(game: str, options: dict[str, Any], seed: int, player: str, thinker: str, every: int) -> Iterator[Saying]:
    """A game, and what was said of some of its positions."""
    table = dreadhall.new_table(game, 4, seed, options)
    bots: dict[int, Bot] = {seat: make_bot(game, player, 10 * seed + seat) for seat in range(4)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    chance, said, turn = random.Random(seed), [], None
    while table.ask is not None and table.move < LONGEST:
        seat = table.ask.waiting[0]
        if (now := turn_of(table)) is not None and now != turn:
            turn = now
            if chance.randrange(every) == 0:
                said += judged(table, seat, thinker, seed)
        move = next_answer(table.ask, bots, places)
        assert move is not None, "every seat has a bot"
        table.answer(move[1], move[0])
    if table.result is not None:
        name, kind = f"{game} {options} {seed}", str(options.get("haunt") or options.get("mode") or "gentler")
        for side, who, estimate in said:
            yield Saying(side, kind, name, estimate, who in table.result.winners)


def turn_of(table: Table) -> Any:
    """A name for the turn that begins; None where it is no time to judge."""
    assert table.ask is not None
    state: Any = table.state
    if table.game.name == "betrayal":
        return (state.turn.seat, table.ask.prompt) if table.ask.prompt in ("turn", "monster") else None
    if table.ask.prompt != "act":
        return None
    show = state.showdown
    return (state.round, len(state.finished)) if show is None else (show.darkness, show.event, "showdown")


def judged(table: Table, seat: int, thinker: str, seed: int) -> list[tuple[str, int, float]]:
    """What is said of a position: the side, one of its seats, and how likely that is to win."""
    if thinker:
        estimate = answer_of(make_bot(table.game.name, thinker, seed), SeatAt(table, seat)).estimate
        return [] if estimate is None else [(sides_of(table, seat), seat, estimate)]
    if table.game.name == "darkest":
        team = team_chance(table)
        return [] if team is None else [("survivors", seat, team)]
    heroes = heroes_chance(table)
    if heroes is None:
        return []
    found = []
    for side, chance in (("heroes", heroes), ("traitor", 1 - heroes)):
        who = next((one for one in range(table.seats) if sides_of(table, one) == side), None)
        if who is not None:
            found.append((side, who, chance))
    return found


class Share(NamedTuple):
    """How many of some sayings came true, 19 times in 20; those of one game stand or fall together."""

    mean: float
    least: float
    most: float
    games: int


def share_of(said: Sequence[Saying]) -> Share:
    """The part of these sayings that came true."""
    mean = sum(one.won for one in said) / len(said)
    off: dict[str, float] = defaultdict(float)
    for one in said:
        off[one.game] += one.won - mean
    error = sqrt(sum(part**2 for part in off.values())) / len(said)
    return Share(mean, max(0.0, mean - CERTAIN * error), min(1.0, mean + CERTAIN * error), len(off))


def grid_of(title: str, said: Iterable[Saying]) -> Grid:
    """A line for each step of what was said."""
    several = list(said)
    grid = frame(title, "said", "times", "games", "won", "19 times in 20")
    for low, high in LINES:
        there = [one for one in several if low <= one.chance < high]
        if there:
            share, mean = share_of(there), sum(one.chance for one in there) / len(there)
            span = f"{share.least:.0%} to {share.most:.0%}"
            row = (f"{mean:.0%}", f"{len(there):,}", f"{share.games:,}", f"{share.mean:.0%}", span)
            grid.add_row(f"{low:.0%} to {min(high, 1):.0%}", *row)
    return grid


def games_of(game: str, games: int, first: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The options and the seed of every game."""
    for seed in range(first, first + games):
        if game == "darkest":
            yield from ((night, seed) for night in NIGHTS)
        else:
            yield from (({"haunt": haunt, "start": "haunt", "explorers": "dealt"}, seed) for haunt in HAUNTS)


def main() -> None:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--game", choices=("betrayal", "darkest"), default="darkest")
    parser.add_argument("--games", type=int, default=3, help="games of each haunt, or kind of night")
    parser.add_argument("--first", type=int, default=770_000, help="the first seed")
    parser.add_argument("--player", default="scout", help="who plays")
    parser.add_argument("--thinker", default="", help="who judges; else the fitted evaluation")
    parser.add_argument("--every", type=int, default=1, help="one turn in so many is judged")
    parser.add_argument("--to", type=Path, help="a file to which all that was said is appended")
    parser.add_argument("--read", type=Path, nargs="*", default=[], help="play nothing: count what is in such files")
    asked = parser.parse_args()
    said = [Saying(**json.loads(line)) for file in asked.read for line in file.read_text().splitlines()]
    for options, seed in () if asked.read else games_of(asked.game, asked.games, asked.first):
        new = list(sayings(asked.game, options, seed, asked.player, asked.thinker, asked.every))
        said += new
        if asked.to:
            with asked.to.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one._asdict()) + "\n" for one in new)
    for side in sorted({one.side for one in said}):
        console().print(grid_of(f"{asked.game}, {side}", (one for one in said if one.side == side)))


if __name__ == "__main__":
    main()
