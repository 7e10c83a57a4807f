"""Bots of other distributions think in a process of their own: in time, and without the table's secrets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import dreadhall
from dreadhall.bots import Answer, UnknownBot, answer_of, bot_names, make_bot, play_out
from dreadhall.bots.base import SeatAt
from dreadhall.bots.isolated import BotFailed, installed, let_think
from dreadhall.bots.isolated.caller import PROCESSES, SECONDS
from dreadhall.kernel import Table
from tests.bots.elsewhere import LastBot

HERE = "tests.bots.elsewhere"
DECLARED = (
    ("betrayal.last", f"{HERE}:LastBot"),
    ("betrayal.stuck", f"{HERE}:StuckBot"),
    ("betrayal.broken", f"{HERE}:BrokenBot"),
    ("betrayal.cheat", f"{HERE}:CheatBot"),
    ("betrayal.ended", f"{HERE}:EndedBot"),
    ("betrayal.former", f"{HERE}:FormerBot"),
    ("betrayal.waiting", f"{HERE}:WaitingBot"),
    ("betrayal.missing", f"{HERE}:NoSuchBot"),
    ("spy", f"{HERE}:SpyBot"),
)
PATIENTLY = 120.0
"""So long that a busy machine is no reason to fail."""
HAUNTED = {"haunt": 34, "start": "haunt"}


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """These bots are installed, and their processes find the tests."""
    monkeypatch.setattr(installed, "declared_bots", lambda: DECLARED)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    let_think(PATIENTLY)
    yield
    PROCESSES.end()
    let_think(SECONDS)


def table() -> Table:
    """A table in a haunt, at its first question."""
    return dreadhall.new_table("betrayal", 3, seed=3, options=HAUNTED)


def test_they_are_found_by_game_and_name() -> None:
    assert {"last", "spy", "scout", "random"} <= set(bot_names("betrayal"))
    assert "spy" in bot_names("darkest")
    assert "last" not in bot_names("darkest")
    with pytest.raises(UnknownBot):
        make_bot("darkest", "last", 1)


def test_one_plays_a_game_as_it_would_in_this_process() -> None:
    apart, here = table(), table()
    play_out(apart, {seat: make_bot("betrayal", "last", seat) for seat in range(3)}, 60)
    play_out(here, {seat: LastBot(seat) for seat in range(3)}, 60)
    assert apart.tape == here.tape
    assert len(PROCESSES._running) == 1


def test_what_it_is_told_holds_the_seats_view_and_events_and_nothing_of_the_real_secret() -> None:
    real = table()
    for _ in range(30):
        assert real.ask is not None
        seat = real.ask.seats[0]
        answer = answer_of(make_bot("betrayal", "spy", 1), SeatAt(real, seat))
        real.answer(answer.key, seat)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("broken", "failed: ValueError: I have no idea"),
        ("cheat", "which is not offered"),
        ("ended", "or ended"),
        ("former", r"FormerBot.reluctance\(\) is not asked any more"),
    ],
)
def test_one_that_does_not_answer_properly_has_failed_and_others_go_on(name: str, problem: str) -> None:
    bot, at = make_bot("betrayal", name, 1), table()
    assert at.ask is not None
    with pytest.raises(BotFailed, match=problem):
        bot.choose(SeatAt(at, at.ask.seats[0]))
    assert make_bot("betrayal", "last", 1).choose(SeatAt(at, at.ask.seats[0]))


def test_one_may_say_that_it_would_rather_leave_a_question_to_others() -> None:
    at = table()
    assert at.ask is not None
    seat = SeatAt(at, at.ask.seats[0])
    assert make_bot("betrayal", "waiting", 1).choose(seat) == Answer(seat.keys[-1], reluctance=1)


def test_one_that_takes_too_long_is_ended() -> None:
    bot, at = make_bot("betrayal", "stuck", 1), table()
    let_think(0.2)
    assert at.ask is not None
    with pytest.raises(BotFailed, match="did not answer within"):
        bot.choose(SeatAt(at, at.ask.seats[0]))
    assert not any(process.is_alive for process in PROCESSES._running.values())


def test_one_that_cannot_be_made_has_failed() -> None:
    with pytest.raises(BotFailed, match="NoSuchBot"):
        make_bot("betrayal", "missing", 1)
