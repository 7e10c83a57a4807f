"""Forks: what they share with their table, and what is theirs alone."""

from typing import Any

import pytest

import dreadhall
from dreadhall import CannotUndo, IllegalAnswer, Table
from dreadhall.kernel import Rules
from dreadhall.kernel.game import GIVEN_UP
from dreadhall.testing import play, play_randomly
from tests.smallgame import GAME


def lanterns() -> Table:
    return play(dreadhall.new_table(GAME, 3, seed=1), "trap:attic")


def first_bid(table: Table, seat: int) -> str:
    assert table.ask is not None
    return table.ask.choices_for(seat)[0].key


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """How often rules have begun to run."""
    begun: list[object] = []
    steps = Rules.steps

    def noted(rules: Rules[Any, Any]) -> object:
        begun.append(rules)
        return steps(rules)

    monkeypatch.setattr(Rules, "steps", noted)
    return begun


def test_a_fork_that_nobody_answers_runs_no_rules(runs: list[object]) -> None:
    table = lanterns()
    table.fork()  # from now on the position in which a step begins is at hand
    before = len(runs)
    fork = table.fork().fork()
    assert fork.ask is not None
    assert table.ask is not None
    assert fork.ask.shown_to(1) == table.ask.shown_to(1)
    assert (fork.move, fork.result, fork.tape) == (table.move, None, table.tape)
    assert len(runs) == before
    fork.answer(first_bid(fork, 1), seat=1)
    assert len(runs) == before + 1


def test_whoever_looks_into_a_fork_finds_what_is_at_its_table() -> None:
    table = lanterns()
    assert table.fork().dump() == table.dump()
    assert table.fork().view(1) == table.view(1)
    assert table.fork().events == table.events
    assert table.fork().save() == table.save()
    assert table.fork().rolls == table.rolls


def test_a_part_given_at_a_fork_is_not_given_at_its_table() -> None:
    table = lanterns()
    fork = table.fork()
    fork.answer(first_bid(fork, 1), seat=1)
    other = fork.fork()
    other.answer(first_bid(other, 2), seat=2)
    asked = [each.ask.seats for each in (table, fork, other) if each.ask]
    assert asked == [[0, 1, 2], [0, 2], [0]]
    with pytest.raises(IllegalAnswer, match="already"):
        other.answer(first_bid(table, 1), seat=1)


def test_an_answer_at_a_fork_changes_nothing_at_its_table_and_the_other_way_round() -> None:
    table = lanterns()
    fork, before = table.fork(), table.dump()
    play_randomly(fork, 3, most=9)
    assert table.dump() == before
    fork = table.fork()
    play_randomly(table, 3, most=9)
    assert fork.dump() == before
    assert play_randomly(fork, 3, most=9).dump() == table.dump()


def test_what_is_not_offered_is_refused_at_a_fork_and_it_goes_on() -> None:
    fork = lanterns().fork()
    with pytest.raises(IllegalAnswer):
        fork.answer("bid:nothing", seat=1)
    fork.answer(first_bid(fork, 1), seat=1)
    assert fork.ask is not None
    assert fork.ask.seats == [0, 2]


def test_a_fork_is_taken_back_as_its_table_would_be() -> None:
    table = lanterns()
    table.answer(first_bid(table, 1), seat=1)
    fork = table.fork()
    fork.undo(1)
    assert fork.ask is not None
    assert fork.ask.seats == [0, 1, 2]
    assert fork.dump() == lanterns().dump()
    with pytest.raises(CannotUndo):
        table.fork().undo(2)


def test_a_fork_can_be_given_up_and_one_of_a_finished_game_is_finished() -> None:
    table = lanterns()
    fork = table.fork()
    fork.give_up()
    assert (fork.result, table.result) == (GIVEN_UP, None)
    assert (fork.fork().ask, fork.fork().result) == (None, GIVEN_UP)


def test_whether_a_fork_records_is_said_before_or_after() -> None:
    table = lanterns()
    table.answer(first_bid(table, 1), seat=1)
    fork, quiet = table.fork(), table.fork()
    quiet.record = False
    assert len(quiet.events) == len(fork.events) == len(table.events)
    assert (quiet.record, fork.record, quiet.fork().record) == (False, True, False)
