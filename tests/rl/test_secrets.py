"""Observations, masks, progress and turns tell a seat nothing that it may not know."""

from typing import NamedTuple

import numpy as np
import pytest

import dreadhall
from dreadhall.encoding import Array, EncodedLayout, actions_of, layout_of
from dreadhall.encoding.vocabulary import vocabulary_for
from dreadhall.kernel import Table
from dreadhall.rl.turns import TableTurns
from tests.rl.playing import CASES, HAUNTS, Case, game_of, moments
from tests.smallgame import GAME as LANTERNS

EVERY = 7
"""At every so many moves other tables are imagined."""


class Shown(NamedTuple):
    """All that environments tell a seat of a table."""

    observation: Array
    mask: Array
    progress: float
    turns: list[int]
    may_wait: bool


def shown(table: Table, seat: int, layout: EncodedLayout) -> Shown:
    """What this seat is told, whoever has the turn."""
    ask, turns = table.ask, TableTurns(table)
    assert ask is not None
    keys = [choice.key for choice in ask.choices_for(seat)] if seat in ask.waiting else []
    actions = actions_of(layout.words)
    mask = actions.mask(actions.numbered(keys))
    return Shown(layout.observe(table, seat), mask, layout.progress(table, seat), turns.left, turns.may_wait)


def assert_same_at_imagined_tables(case: Case, layout: EncodedLayout, seed: int, every: int, most: int) -> int:
    """At so many moves no seat is told anything by which it could tell its table from others; how often one looked."""
    looked = 0
    for number, table in enumerate(moments(case, seed, most)):
        if number % every:
            continue
        for seat in range(table.seats):
            other = table.imagine(seat, seed=number)
            for one, there in zip(shown(table, seat, layout), shown(other, seat, layout), strict=True):
                assert np.array_equal(one, there)
            looked += 1
    return looked


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_is_told_the_same_at_a_table_it_cannot_tell_from_the_real_one(case: Case) -> None:
    name, seats, _ = case
    assert assert_same_at_imagined_tables(case, layout_of(game_of(name), seats), 4, EVERY, most=210)


@pytest.mark.parametrize("case", HAUNTS, ids=str)
def test_in_no_haunt_an_environment_tells_what_the_seat_may_not_know(case: Case) -> None:
    name, seats, options = case
    game = game_of(name)
    layout = layout_of(game, seats, vocabulary_for(game, "haunt", options))
    assert assert_same_at_imagined_tables(case, layout, 8, 3 * EVERY, most=130) > seats


def bidding() -> Table:
    """A table at which all bid at once."""
    table = dreadhall.new_table(LANTERNS, 3, seed=1)
    assert table.ask is not None
    table.answer(table.ask.choices[0].key)
    return table


def test_whoever_answers_at_once_with_others_does_not_see_what_they_answered() -> None:
    seen = []
    for choice in (0, -1):
        table = bidding()
        turns = TableTurns(table)
        assert turns.left == [0, 1, 2]
        assert table.ask is not None
        turns.answer(table.ask.choices_for(0)[choice].key)
        assert turns.left == [1, 2]
        assert not turns.may_wait
        seen.append(layout_of(LANTERNS, 3).observe(table, 1))
    one, other = seen
    assert np.array_equal(one, other)
