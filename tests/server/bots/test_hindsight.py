"""The odds over time: what bots think of a game that is over, and of none that is not."""

import random

import pytest

import dreadhall
from dreadhall.kernel.history import Answer
from dreadhall.server.bots.judging import MOST_GUESSES, LookBack, look_back
from tests.scouts import scouts
from tests.server.helpers import Server

HAUNT_8 = {"start": "haunt", "haunt": 8, "explorers": "dealt"}


def played(game: str, options: dict[str, object], most: int = 400) -> LookBack:
    """A game that scouts have played from its beginning, as a task."""
    table = dreadhall.new_table(game, 3, 11, options)
    save, player, rng = table.save(), scouts(table), random.Random(3)
    answers: list[Answer] = []
    while table.ask is not None and len(answers) < most:
        seat, key = player(table, rng)
        answers.append((seat, key))
        table.answer(key, seat)
    return LookBack(save, answers, 60.0)


@pytest.mark.parametrize(("game", "options"), [("betrayal", HAUNT_8), ("darkest", {})])
def test_a_game_is_judged_all_along_and_alike_whenever_it_is(game: str, options: dict[str, object]) -> None:
    task = played(game, options, most=120)
    guesses = look_back(task).guesses
    moves = [guess.move for guess in guesses]
    assert 5 < len(guesses) <= 2 * MOST_GUESSES
    assert moves == sorted(set(moves))
    assert moves[-1] > len(task.answers) / 2
    assert all(0 <= guess.chance <= 1 for guess in guesses)
    assert len({guess.chance for guess in guesses}) > 3
    assert look_back(task).guesses == guesses


def test_where_everybody_is_for_themselves_nobody_has_odds() -> None:
    assert look_back(played("betrayal", {**HAUNT_8, "haunt": 50}, most=60)).guesses == []


def test_when_the_time_is_over_there_are_no_more_points() -> None:
    task = played("betrayal", HAUNT_8)
    all_of_them = look_back(task).guesses
    seconds = iter(range(10_000))
    some = look_back(LookBack(task.save, task.answers, 40.0), ticks=lambda: float(next(seconds))).guesses
    assert 0 < len(some) < len(all_of_them)
    assert some == all_of_them[: len(some)]
    assert next(seconds) <= 43


@pytest.mark.anyio
async def test_the_server_tells_them_when_the_game_is_over_and_not_before(server: Server) -> None:
    table = await server.started(seats=2, game="darkest")
    await table.refused(409, "not-over", "GET", "/odds", 0)
    number = (await table.good("POST", "/give-up", 0))["give_up"]["number"]
    await table.good("POST", "/give-up/agree", 1, {"number": number, "agree": True})
    assert (await table.info())["status"] == "over"
    assert "guesses" in await table.good("GET", "/odds", 0)
    assert await table.good("GET", "/odds", table.spectator) == await table.good("GET", "/odds", 1)
