"""Games of bots to learn from: every decision is one that the mask allows, and the games are the same ones again."""

import numpy as np

from dreadhall.rl import WAIT
from dreadhall.rl.demonstrations import demonstrate
from dreadhall.rl.setting import EpisodeSetting

HAUNT = {"haunt": 34, "start": "haunt", "explorers": "dealt"}
SEEDS = (9, 10)
"""In the first of these games a scout imagines tables where that takes what it was told before."""


def test_scouts_show_how_they_play_whatever_they_have_to_look_back_for() -> None:
    setting = EpisodeSetting("betrayal", 3, HAUNT, "haunt")
    for seed in SEEDS:
        shown = demonstrate(setting, seed)
        masks = np.unpackbits(shown.masks, axis=1, count=len(setting.actions))
        assert masks[np.arange(len(shown.actions)), shown.actions].all()
        assert (masks.sum(axis=1) > 1).all()
        assert WAIT not in shown.actions
        assert shown.observations.shape == (len(shown.actions), len(setting.layout))
        assert set(shown.won) <= {0, 1}


def test_a_game_that_is_shown_is_the_same_one_again() -> None:
    setting = EpisodeSetting("darkest", 2, {}, "wide")
    for one, other in zip(demonstrate(setting, 3), demonstrate(setting, 3), strict=True):
        assert np.array_equal(one, other)
        assert len(one)
