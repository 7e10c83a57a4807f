"""Random games of the small game, looked at before every decision."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import dreadhall
from dreadhall import CannotUndo, IllegalAnswer, Table
from dreadhall.kernel.opening import load_table
from tests.smallgame import GAME

GAMES = {GAME.name: GAME}


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**64),
    rounds=st.integers(1, 8),
    luck=st.sampled_from(["plain", "wild"]),
    household=st.booleans(),
    choices=st.randoms(use_true_random=False),
)
def test_every_decision_of_every_game(
    seats: int, seed: int, rounds: int, luck: str, household: bool, choices: random.Random
) -> None:
    options = {"rounds": rounds, "luck": luck, "household": household}
    table = dreadhall.new_table(GAME, seats, seed, options)
    while table.ask is not None:
        seat = choices.choice(table.ask.seats)
        key = choices.choice(table.ask.choices_for(seat)).key
        before = table.dump()
        assert table.fork().dump() == before
        assert load_table(json.loads(json.dumps(table.save())), GAMES).dump() == before
        assert replayed(table, seats, seed, options).dump() == before
        refuse_nonsense(table, seat)
        assert table.dump() == before
        see_no_seed(table)
        table.answer(key, seat)
        undo_and_redo(table, key, seat)
    assert table.result is not None


def replayed(table: Table, seats: int, seed: int, options: dict[str, object]) -> Table:
    again = dreadhall.new_table(GAME, seats, seed, options)
    for seat, key in table.tape:
        again.answer(key, seat)
    return again


def refuse_nonsense(table: Table, seat: int) -> None:
    for key in ("nonsense", ""):
        try:
            table.answer(key, seat)
        except IllegalAnswer:
            continue
        raise AssertionError("nonsense was taken for an answer")


def see_no_seed(table: Table) -> None:
    secret = table.state.dice.keys[0].secret.hex()
    for seat in (*range(table.seats), None):
        assert secret not in json.dumps([table.view(seat), table.events_for(seat)])


def undo_and_redo(table: Table, key: str, seat: int) -> None:
    after = table.dump()
    try:
        table.undo(seat)
    except CannotUndo:
        return
    table.answer(key, seat)
    assert table.dump() == after
