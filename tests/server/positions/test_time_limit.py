"""A rule that takes too long is stopped: the table stays as it was, and whoever else is served is served on."""

import asyncio
import signal
import sys
import threading
import time
from collections.abc import Callable

import pytest
import uvloop
from typing_extensions import override

import dreadhall
from dreadhall import IllegalAnswer, Table
from dreadhall.server.positions.time_limit import TimeLimit, TooLong
from tests.smallgame import Lanterns
from tests.smallgame.rules import Turns
from tests.smallgame.state import LanternOptions, LanternState

LIMIT = TimeLimit(0.05)
AMPLE = TimeLimit(600)


def loop() -> None:
    while True:
        pass


def count() -> None:
    assert [number for number in range(10**15) if number < 0]


def swallow_errors() -> None:
    while True:
        try:
            loop()
        except Exception:
            continue


def sleep() -> None:
    time.sleep(60)


def stubborn() -> None:
    """The alarm rings where no error gets out; it has to ring again."""

    class Thing:
        def __del__(self) -> None:
            loop()

    Thing()
    loop()


ENDLESS = [loop, count, swallow_errors, sleep]


class Mire(Turns):
    """Whoever passes never comes to an end."""

    work: Callable[[], None] = staticmethod(loop)

    @override
    async def act(self) -> None:
        before = self.state.leader
        await super().act()
        if self.state.leader == before and self.state.phase == "bid":
            self.state.players[0].lanterns = 99
            type(self).work()


class MireGame(Lanterns):
    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return Mire


def in_the_mire() -> Table:
    """A table at which somebody may pass."""
    table = dreadhall.new_table(MireGame(), 2, 1)
    for answer, seat in [("trap:attic", 0), ("bid", 0), ("bid", 1)]:
        assert table.ask is not None
        key = answer if ":" in answer else table.ask.choices_for(seat)[0].key
        table.answer(key, seat)
    return table


def is_quiet() -> bool:
    """Whether no alarm is set any more."""
    return signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize("work", ENDLESS)
def test_a_rule_that_never_ends_is_stopped_and_the_table_stays_as_it_was(
    work: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mire, "work", staticmethod(work))
    table = in_the_mire()
    before = table.dump(), table.view(), table.events
    for _ in range(2):
        with pytest.raises(TooLong, match="too long"), LIMIT:
            table.answer("pass")
        assert is_quiet()
        assert (table.dump(), table.view(), table.events) == before
    monkeypatch.setattr(Mire, "work", staticmethod(int))
    with AMPLE:
        table.answer("pass")
    assert table.move == 4


def test_an_alarm_that_rings_in_vain_rings_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: lost.append(told.exc_type.__name__))
    with pytest.raises(TooLong), LIMIT:
        stubborn()
    assert lost == ["Alarm"]


def test_what_goes_wrong_in_a_block_comes_out_of_it_unchanged() -> None:
    for error in (ValueError("mine"), StopIteration(), IllegalAnswer("no"), KeyboardInterrupt()):
        with pytest.raises(type(error)) as raised, AMPLE:
            raise error
        assert raised.value is error
        assert is_quiet()


def test_what_ends_in_time_is_left_alone() -> None:
    with AMPLE:
        found = sum(range(1000))
    assert found == 499_500
    assert is_quiet()


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_an_event_loop_goes_on_after_an_endless_rule(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def answer(table: Table) -> None:
        with LIMIT:
            table.answer("pass")

    async def serve() -> list[BaseException | None]:
        tables = [in_the_mire() for _ in range(3)]
        failures = await asyncio.gather(*map(answer, tables), return_exceptions=True)
        # Somebody else's requests, and more time than the alarm would need to ring once more.
        for _ in range(20):
            await asyncio.sleep(LIMIT.seconds / 10)
        return failures

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert [type(failure) for failure in runner.run(serve())] == [TooLong] * 3
    assert is_quiet()


@pytest.mark.parametrize(("limit", "told"), [(AMPLE, ["done"]), (TimeLimit(0.0), ["done", "too long"])])
def test_in_another_thread_the_time_is_only_taken(limit: TimeLimit, told: list[str]) -> None:
    heard: list[str] = []

    def work() -> None:
        try:
            with limit:
                heard.append("done")
        except TooLong:
            heard.append("too long")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert heard == told


def test_an_alarm_never_rings_outside_its_block() -> None:
    """Blocks that end just when their time is up, thousands of times."""
    stopped = 0
    for number in range(20_000):
        limit = TimeLimit(1e-6 * (number % 40 + 1))
        try:
            with limit:
                for _ in range(number % 100):
                    pass
        except TooLong:
            stopped += 1
        # Outside: an alarm that rang here would fail the test.
        for _ in range(20):
            pass
    assert 0 < stopped < 20_000
    assert is_quiet()
