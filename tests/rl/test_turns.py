"""A question to several becomes turns."""

import dreadhall
from dreadhall.kernel import Table
from dreadhall.rl.turns import TableTurns


def group() -> tuple[Table, TableTurns]:
    """A night of Darkest up to a question that any of several seats may answer, and its turns."""
    table = dreadhall.new_table("darkest", 3, seed=5)
    turns = TableTurns(table)
    while table.ask is not None and len(turns.left) < 2:
        turns.answer(table.ask.choices_for(turns.left[0])[0].key)
    return table, turns


def test_whoever_waits_leaves_the_question_to_the_next() -> None:
    table, turns = group()
    asked = turns.left
    turns.wait()
    assert turns.left == asked[1:]
    assert table.ask is not None


def test_the_last_of_them_cannot_wait() -> None:
    _, turns = group()
    while turns.may_wait:
        turns.wait()
    assert len(turns.left) == 1


def test_after_an_answer_everybody_may_answer_again_and_the_next_seat_comes_first() -> None:
    table, turns = group()
    turns.wait()
    seat = turns.left[0]
    assert table.ask is not None
    before = table.ask
    turns.answer(table.ask.choices_for(seat)[0].key)
    assert table.ask is not before
    assert table.ask is None or sorted(turns.left) == sorted(table.ask.waiting)
    assert turns.left[-1] == seat or seat not in turns.left


def test_nobody_has_a_turn_when_the_game_is_over() -> None:
    table, turns = group()
    table.give_up()
    assert turns.left == []
    assert not turns.may_wait
