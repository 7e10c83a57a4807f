"""Skeleton Bot plays whole games by the rules, and does what its side wants."""

import pytest
from skeleton_bot import SkeletonBot, wanted_verbs

import dreadhall
from dreadhall.bots import play_out


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_a_game_to_its_end(seed: int) -> None:
    table = dreadhall.new_table("betrayal", 3, seed, {"haunt": 1 + seed, "start": "haunt"})
    assert play_out(table, {seat: SkeletonBot(seat) for seat in range(3)}).reason


def test_it_knows_what_its_side_wants() -> None:
    aim = {"verbs": ["h38-heroes-exorcise"]}
    assert wanted_verbs({"haunt": {"objectives": [aim]}}) == {"h38-heroes-exorcise"}
    assert wanted_verbs({"haunt": None}) == set()
