"""Environments for learning: every seat an agent (PettingZoo), or one seat among bots (Gymnasium).

>>> env = SeatEnv("darkest", seats=2, bots="random")
>>> obs, info = env.reset(seed=7)
>>> len(env.legal()) == int(obs["action_mask"].sum())
True
"""

import gymnasium

from dreadhall.encoding import (
    WAIT,
    ActionNumbers,
    EncodedLayout,
    Vocabulary,
    layout_of,
    narrow_vocabulary,
    read_vocabulary,
)
from dreadhall.rl.aec import TableEnv, env
from dreadhall.rl.rewards import worth
from dreadhall.rl.setting import Spaces, describe
from dreadhall.rl.single import SeatEnv
from dreadhall.rl.vectors import SeatVectorEnv, WorkerFailed, vector

gymnasium.register(
    "dreadhall/Seat-v0",
    entry_point="dreadhall.rl.single:SeatEnv",
    vector_entry_point="dreadhall.rl.vectors:vector",
)

__all__ = [
    "WAIT",
    "ActionNumbers",
    "EncodedLayout",
    "SeatEnv",
    "SeatVectorEnv",
    "Spaces",
    "TableEnv",
    "Vocabulary",
    "WorkerFailed",
    "describe",
    "env",
    "layout_of",
    "narrow_vocabulary",
    "read_vocabulary",
    "vector",
    "worth",
]
