"""Which games come next: in rounds, after each of which those cells rest that are sure.

What is played next depends on the results of whole rounds, never on who was quick: so the same games are played on one
core, on many, and after an interruption.
"""

from collections.abc import Sequence
from typing import NamedTuple

from dreadhall.lab.statistics import Interval, share_interval
from dreadhall.lab.study import Study


class Number(NamedTuple):
    """A game of a study: its cell, and its number there."""

    cell: int
    game: int


class Tally(NamedTuple):
    """What came of a cell's games so far."""

    asked: int = 0
    """How many were to be played."""
    played: int = 0
    """How many of these were: some may have failed."""
    won: int = 0
    """How many of those the first side has won."""

    @property
    def interval(self) -> Interval:
        """Where the true share of wins lies."""
        return share_interval(self.won, self.played)

    def after(self, *, won: bool | None) -> "Tally":
        """With one more game; None where it has failed."""
        return Tally(self.asked + 1, self.played + (won is not None), self.won + bool(won))


def next_round(study: Study, tallies: Sequence[Tally]) -> list[Number]:
    """The games to play after those that are tallied; none where the study is complete."""
    counts = next_counts(study, tallies)
    games = [Number(cell, tallies[cell].asked + game) for cell, count in counts for game in range(count)]
    # By number, then by cell: who breaks off has as many games of each.
    return sorted(games, key=lambda number: (number.game, number.cell))


def next_counts(study: Study, tallies: Sequence[Tally]) -> list[tuple[int, int]]:
    """How many games which cells play in the next round."""
    if study.stop is None:
        return [(cell, study.games - tally.asked) for cell, tally in enumerate(tallies) if tally.asked < study.games]
    stop = study.stop
    left = study.games * len(tallies) - sum(tally.asked for tally in tallies)
    unsure = [cell for cell, tally in enumerate(tallies) if tally.interval.width > stop.width]
    # Where not all can go on, those do about which least is known.
    unsure.sort(key=lambda cell: -tallies[cell].interval.width)
    counts: list[tuple[int, int]] = []
    for cell in unsure:
        count = min(stop.step, left, stop.most - tallies[cell].asked)
        if count > 0:
            counts.append((cell, count))
            left -= count
    return counts
