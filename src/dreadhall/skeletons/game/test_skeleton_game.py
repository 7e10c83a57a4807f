"""Skeleton Game forks, saves, replays, undoes, refuses and keeps secrets as every game must."""

from skeleton_game import SKELETON_GAME
from skeleton_game.rules import LUCK, SkeletonGame

import dreadhall
from dreadhall.testing import Conformance, load_dice


class TestSkeletonGame(Conformance):
    """Random games with all options named here."""

    game = SkeletonGame()
    words = SKELETON_GAME.locales
    options = ({}, {"goal": 5})
    most_moves = 40


def test_a_one_loses_what_is_at_stake() -> None:
    table = dreadhall.new_table(SkeletonGame(), 2, 1)
    load_dice(table, {LUCK: ["6", "1"]})
    for _ in range(2):
        table.answer("roll")
    assert table.view(0)["position"] == {"turn_of_seat": 1, "stake": 0, "points_by_seat": [0, 0]}
