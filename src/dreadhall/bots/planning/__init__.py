"""What bots that search have in common: a budget, a way to spend it, fitted evaluations and strengths.

A search imagines a few tables (`SeatAt.imagine`), rolls many futures of each (`Table.fork` with a seed), and compares
its candidates on the same futures (`halve`). What a position is worth is read from a data file (`Fitted`).
"""

from dreadhall.bots.planning.budget import Budget
from dreadhall.bots.planning.fitted import Fitted, read_fitted
from dreadhall.bots.planning.futures import Futures
from dreadhall.bots.planning.halving import Ranking, Trials, halve
from dreadhall.bots.planning.strengths import CLEVER, STRENGTHS, Strength

__all__ = [
    "CLEVER",
    "STRENGTHS",
    "Budget",
    "Fitted",
    "Futures",
    "Ranking",
    "Strength",
    "Trials",
    "halve",
    "read_fitted",
]
