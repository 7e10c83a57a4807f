"""A policy is measured on seeds at which the scout and chance took its place, too."""

import numpy as np
import pytest

from dreadhall.bots.learnt import FOLDER
from dreadhall.lab.playing import GameSetup
from dreadhall.rl.evaluation import PairedDifference, compare, winning_side

HAUNT = {"start": "haunt", "explorers": "dealt"}
LEARNT = FOLDER / "betrayal-haunt-41.npz"


@pytest.mark.parametrize("seed", [9, 63])
def test_games_of_scouts_are_played_who_look_back_for_what_they_were_told(seed: int) -> None:
    setup = GameSetup("betrayal", 3, {"haunt": 34, **HAUNT})
    for heroes in ("learnt", "scout"):
        assert winning_side(setup, LEARNT, {"heroes": heroes, "traitor": "scout"}, seed) in ("heroes", "traitor")


def test_each_side_is_compared_at_the_same_seeds() -> None:
    found = list(compare(GameSetup("betrayal", 3, {"haunt": 41, **HAUNT}), LEARNT, range(6), ["random"]))
    assert [(one.side, one.rival) for one in found] == [("heroes", "random"), ("traitor", "random")]
    for one in found:
        assert len(one.learnt) == len(one.scout) == len(one.chance) == 6
        assert "6 games" in str(one)
    heroes, traitor = found
    assert not np.any(heroes.chance & traitor.chance), "chance has won for both sides of one game"


def test_against_the_house_there_is_no_rival() -> None:
    (found,) = compare(GameSetup("darkest", 1, {}), LEARNT, [1], rivals=())
    assert (found.side, found.rival) == ("survivors", "")
    assert (found.learnt == found.scout).all(), "what knows another game only plays as the scout"


def test_no_difference_is_none() -> None:
    assert str(PairedDifference.between(np.array([True, False]), np.array([True, False]))) == "+0.0 ± 0.0 points"
