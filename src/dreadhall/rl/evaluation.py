"""How good a policy is: new games, in which it, the scout and chance take the same place at the same seeds."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from typing_extensions import override

import dreadhall
from dreadhall.bots import BotFactory, bots_for, play_out
from dreadhall.bots.learnt import LearntBot
from dreadhall.encoding import Array
from dreadhall.encoding.policy import Policy
from dreadhall.lab.playing import GameSetup
from dreadhall.lab.seating import Player, Players
from dreadhall.lab.watching import watcher_of
from dreadhall.registry import find_game

LEARNT, SCOUT, CHANCE = "learnt", "scout", "random"
MOST_ANSWERS = 5000
"""A game that is not over by then is won by nobody."""
CERTAIN = 1.96
"""So many standard errors on either side hold the truth 19 times in 20."""

PlayAll = Callable[[Callable[[int], str], Iterable[int]], Iterable[str]]
"""How games are played: `map`, or that of a pool of processes."""


class PairedDifference(NamedTuple):
    """By how much one wins more often than another on the same seeds, and how far the truth may lie from it."""

    apart: float
    margin: float

    @classmethod
    def between(cls, one: Array, other: Array) -> "PairedDifference":
        """From who won game by game.

        >>> print(PairedDifference.between(np.array([1, 1, 1, 0]), np.array([1, 0, 1, 0])))
        +25.0 ± 42.4 points
        """
        apart = np.asarray(one, float) - other
        return cls(float(apart.mean()), CERTAIN * float(apart.std()) / math.sqrt(len(apart)))

    @override
    def __str__(self) -> str:
        return f"{self.apart * 100:+.1f} ± {self.margin * 100:.1f} points"


class SideComparison(NamedTuple):
    """Who won for a side, game by game, at the same seeds against the same rival."""

    side: str
    rival: str
    learnt: Array
    scout: Array
    chance: Array

    @override
    def __str__(self) -> str:
        shares = ", ".join(
            f"{name} {won.mean():.1%}"
            for name, won in ((LEARNT, self.learnt), (SCOUT, self.scout), (CHANCE, self.chance))
        )
        on_scout, on_chance = (
            PairedDifference.between(self.learnt, self.scout),
            PairedDifference.between(self.learnt, self.chance),
        )
        against = f" against {self.rival}" if self.rival else ""
        where = f"{self.side}{against}, {len(self.learnt)} games"
        return f"{where}: {shares}; {on_scout} on the scout, {on_chance} on chance"


def compare(
    setup: GameSetup, file: Path, seeds: Iterable[int], rivals: Sequence[str] = (SCOUT,), play_all: PlayAll = map
) -> Iterator[SideComparison]:
    """Play all seeds on each side against each rival; without one, on the first side against the house."""
    sides, seeds = watcher_of(find_game(setup.game)).sides, list(seeds)
    for rival in rivals or ("",):
        for side in sides if rival else sides[:1]:
            won = []
            for player in (LEARNT, SCOUT, CHANCE):
                players = {other: player if other == side or not rival else rival for other in sides}
                winners = play_all(partial(winning_side, setup, file, players), seeds)
                won.append(np.array([winner == side for winner in winners]))
            yield SideComparison(side, rival, *won)


def winning_side(setup: GameSetup, file: Path, players: dict[str, str], seed: int) -> str:
    """Who wins a game with these bots on its sides, `learnt` being the policy of a file; nobody, where it is empty."""
    game = find_game(setup.game)
    watcher, known = watcher_of(game), {**bots_for(game.name), LEARNT: learnt_by(file)}
    seating = Players(Player(players[watcher.sides[0]]), {side: Player(bot) for side, bot in players.items()})
    bots = seating.sit_down(game.name, setup.seats, seed, watcher.side_seen, known)
    record = any(bot.looks_back for bot in bots.values())
    table = dreadhall.new_table(game, setup.seats, seed, setup.options, record=record)
    watching = watcher(table)
    return watching.winner_side(play_out(table, bots, MOST_ANSWERS, watching.look))


@cache
def learnt_by(file: Path) -> BotFactory:
    """Bots that play by the policy of a file, read once."""
    known = (Policy.read(file),)
    return lambda seed: LearntBot(seed, known)
