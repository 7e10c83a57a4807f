"""An observation tells a seat nothing that it may not know, and neither does whose turn it is."""

import numpy as np
import pytest

import dreadhall
from dreadhall.encoding.layout import layout_of
from dreadhall.encoding.vocabulary import vocabulary_for
from dreadhall.kernel import Table
from dreadhall.rl.turns import TableTurns
from tests.rl.playing import CASES, HAUNTS, Case, game_of, moments
from tests.smallgame import GAME as LANTERNS

EVERY = 7
"""At every so many moves other tables are imagined."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_observes_the_same_at_a_table_it_cannot_tell_from_the_real_one(case: Case) -> None:
    name, seats, _ = case
    layout = layout_of(game_of(name), seats)
    for number, table in enumerate(moments(case, 4, most=210)):
        if number % EVERY:
            continue
        for seat in range(seats):
            other = table.imagine(seat, seed=number)
            assert np.array_equal(layout.observe(table, seat), layout.observe(other, seat))
            assert TableTurns(table).left == TableTurns(other).left
            assert layout.progress(table, seat) == layout.progress(other, seat)


@pytest.mark.parametrize("case", HAUNTS, ids=str)
def test_in_no_haunt_an_observation_tells_what_the_seat_may_not_know(case: Case) -> None:
    name, seats, options = case
    game = game_of(name)
    layout = layout_of(game, seats, vocabulary_for(game, "haunt", options))
    for number, table in enumerate(moments(case, 8, most=61)):
        if number % 20 == 0:
            for seat in range(seats):
                other = table.imagine(seat, seed=number)
                assert np.array_equal(layout.observe(table, seat), layout.observe(other, seat))


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
