"""What a scout answers in a seat of a table of Betrayal, whatever its own chance says."""

from collections.abc import Iterable

from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.testing.betrayal import Position

SEEDS = range(12)


def answers(table: Position, seat: int, seeds: Iterable[int] = SEEDS) -> set[str]:
    """All that scouts with these seeds answer."""
    return {ScoutBot(seed).choose(SeatAt(table.table, seat)).key for seed in seeds}
