"""Environments for learning: every seat an agent (PettingZoo), or one seat among bots (Gymnasium).

>>> table = SeatEnv("darkest", seats=2, bots="random")
>>> seen, _ = table.reset(seed=7)
>>> len(table.legal()) == int(seen["action_mask"].sum())
True
"""

import gymnasium

from dreadhall.rl.actions import WAIT, Actions
from dreadhall.rl.aec import TableEnv, env
from dreadhall.rl.layout import Layout, layout_of
from dreadhall.rl.rewards import progress, worth
from dreadhall.rl.single import SeatEnv, vector
from dreadhall.rl.vocabulary import Vocabulary, read_vocabulary

gymnasium.register("dreadhall/Seat-v0", entry_point="dreadhall.rl.single:SeatEnv")

__all__ = [
    "WAIT",
    "Actions",
    "Layout",
    "SeatEnv",
    "TableEnv",
    "Vocabulary",
    "env",
    "layout_of",
    "progress",
    "read_vocabulary",
    "vector",
    "worth",
]
