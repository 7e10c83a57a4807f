"""How long a bot has thought shows only in whole ticks, where it could tell somebody what it knows."""

from pathlib import Path
from typing import Any

import pytest

from dreadhall import load_table, new_table
from dreadhall.bots import Answer
from dreadhall.kernel import Ask
from dreadhall.processes import Workers
from dreadhall.server.bots.bots import people_may_act
from dreadhall.server.bots.pace import Pace
from dreadhall.server.bots.thinking import Think, Thought
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server

pytestmark = pytest.mark.anyio

TICK = 0.25


class Time(Clock):
    """Passes while somebody waits."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []

    async def wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of a server whose bots think the longer the higher their seat, take the first choice, and tire."""
    time = Time()
    thoughts = iter(range(20))

    async def think(_workers: Workers, task: Think, _reply: object, **_more: object) -> Thought:
        if task.after is not None:
            return Thought(None)  # nobody foresees anything here
        next(thoughts)
        ask = load_table(task.save).ask
        assert ask is not None
        seat = min(ask.waiting)
        time.now += 0.0625 + 0.3125 * seat
        return Thought(Answer(ask.choices_for(seat)[0].key), seat)

    monkeypatch.setattr(Workers, "do", think)
    return time


async def moments(server: Server, time: Time, game: str, seats: int) -> list[float]:
    """When the moves of a table of bots are made, from its start on."""
    server.services.bots.pace = Pace(TICK, time, time.wait)
    table = await server.open(game, seats)
    for seat in range(seats):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {})
    began = time.now
    await table.start()
    await server.services.bots.idle()
    return [record.at - began for record in await server.services.store.records(table.id)]


async def test_where_secrets_are_kept_bots_answer_at_whole_ticks(
    start_server: StartServer, tmp_path: Path, time: Time
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", time)
    made = await moments(server, time, "lanterns", 3)
    assert len(made) > 10
    assert made[:3] == [0, TICK, 2 * TICK], "the trap, and the keeper's bid"
    assert [moment for moment in made if moment % TICK] == []
    assert made == sorted(made)


async def test_where_no_secrets_are_kept_nobody_waits(start_server: StartServer, tmp_path: Path, time: Time) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", time)
    made = await moments(server, time, "darkest", 2)
    assert len(made) > 10
    assert time.waited == []


async def test_several_bots_that_are_asked_at_once_answer_on_the_same_grid() -> None:
    time = Time()
    pace = Pace(TICK, time, time.wait)
    loaded: Any = Asked({0: 7, 1: 7})
    pace.note(loaded, [0, 1])
    time.now += 0.375
    await pace.keep(loaded)
    pace.note(loaded, [1])
    time.now += 0.3125
    await pace.keep(loaded)
    assert time.waited == [0.125, 0.1875]
    loaded.asked = {0: 9}
    pace.note(loaded, [0])
    await pace.keep(loaded)
    assert time.waited[2:] == [TICK], "a new question, a new grid"


class Asked:
    """A table that asks."""

    def __init__(self, asked: dict[int, int]) -> None:
        self.asked = asked
        self.started = self


async def test_a_question_worth_a_thought_takes_as_long_however_easy_it_is(small_server: Server) -> None:
    time = Time()
    pace = Pace(TICK, time, time.wait)
    table = await small_server.started(3, "betrayal")
    loaded = await small_server.services.tables.get(table.id)
    for thought, answered in ((0.01, 0.75), (0.6, 0.75), (0.8, 1.0)):
        ask = loaded.started.ask
        assert ask is not None
        pace.note(loaded, ask.waiting)
        began = time.now
        time.now += thought
        await pace.keep(loaded, 0.6)
        assert time.now - began == pytest.approx(answered)
        await table.play_on(1)


class OnePerson:
    """A table at which one person sits, on the first seat; all others are bots."""

    def seat(self, seat: int) -> "OnePerson":
        self.person, self.bot = ("ada", "") if seat == 0 else ("", "clever-barnaby")
        return self


def test_bots_hold_their_acts_back_for_people_who_act_and_not_for_those_who_are_done() -> None:
    table = new_table("darkest", 3, 8)
    loaded: Any = OnePerson()

    def asked() -> Ask:
        assert table.ask is not None
        return table.ask

    while asked().prompt != "act":
        assert not people_may_act(loaded, asked()), "nobody acts yet"
        table.answer(asked().choices_for(asked().waiting[0])[0].key, asked().waiting[0])
    assert people_may_act(loaded, asked())
    table.answer("done", 0)
    assert 0 in asked().seats, "who could still take it back"
    assert not people_may_act(loaded, asked())
