"""Whoever asks for advice waits behind the bots whose move it is, and nobody takes all places in the line."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreadhall.processes import Workers
from dreadhall.server.bots.advice import OF_AN_ADDRESS
from dreadhall.server.bots.thinking import Think, think
from tests.patience import PATIENCE
from tests.server.bots.test_advice import whose_turn
from tests.server.conftest import StartServer
from tests.server.helpers import Table

pytestmark = pytest.mark.anyio

TABLES = 12


class HeldThinkers:
    """Lets nobody end a thought before the test says so, and notes who was thought for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tasks: list[Think] = []
        self.go_on = asyncio.Event()

        async def ask(_workers: Workers, _process: Any, line: bytes) -> bytes:
            task = msgspec.json.decode(line, type=Think)
            self.tasks.append(task)
            await self.go_on.wait()
            return msgspec.json.encode(think(task))

        monkeypatch.setattr(Workers, "_ask", ask)

    def order(self) -> Iterator[str]:
        """Who was thought for: a bot of the table itself, or somebody who asked."""
        for task in self.tasks:
            yield "bot" if len(task.bots) > 1 else "advice"


async def until(met: Any) -> None:
    """Wait for something that has to come."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.01)


async def ask(table: Table) -> int:
    """Ask for advice; the status of the reply."""
    seat, asked = await whose_turn(table)
    return (await table.call("POST", "/advice", seat, {"asked": asked})).status_code


async def test_bots_go_before_all_who_ask_and_an_address_has_few_places(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    tables = [await server.started(seats=3, game="betrayal") for _ in range(TABLES)]
    asking = [asyncio.create_task(ask(table)) for table in tables]
    await until(lambda: sum(task.done() for task in asking) == TABLES - OF_AN_ADDRESS and held.tasks)
    with_bots = await server.open("lanterns", 2)
    for seat in (0, 1):
        await with_bots.good("PUT", f"/seats/{seat}/bot", with_bots.host, {"bot": "random"})
    await with_bots.start()
    await until(lambda: server.services.bots._thinkers.waiting == 1)
    held.go_on.set()
    statuses = await asyncio.gather(*asking)
    assert list(held.order())[:2] == ["advice", "bot"], "it waits for one thought, and for no more"
    assert (statuses.count(200), statuses.count(429)) == (OF_AN_ADDRESS, TABLES - OF_AN_ADDRESS)
    assert held.tasks[0].seconds > min(task.seconds for task in held.tasks), "where many wait each has less time"


async def test_whoever_has_gone_waits_no_more(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    tables = [await server.started(seats=3, game="betrayal") for _ in range(3)]
    adviser = server.services.advice
    first = asyncio.create_task(ask(tables[0]))
    await until(lambda: held.tasks)
    behind = [asyncio.create_task(ask(table)) for table in tables[1:]]
    await until(lambda: adviser.waiting == 3)
    for task in behind:
        task.cancel()
    await until(lambda: adviser.waiting == 1)
    held.go_on.set()
    assert await first == 200
    assert (adviser.waiting, len(held.tasks)) == (0, 1)


async def test_to_leave_in_the_midst_of_a_thought_costs_nobody_a_process(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    table, other = [await server.started(seats=3, game="betrayal") for _ in range(2)]
    leaving = asyncio.create_task(ask(table))
    await until(lambda: held.tasks)
    [process] = server.services.bots._thinkers._running
    leaving.cancel()
    await until(lambda: server.services.advice.waiting == 0)
    held.go_on.set()
    assert await ask(other) == 200
    assert server.services.bots._thinkers._running == {process}


async def test_a_seat_asks_for_one_thing_at_a_time(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    table = await server.started(seats=3, game="betrayal")
    first = asyncio.create_task(ask(table))
    await until(lambda: held.tasks)
    assert await ask(table) == 429
    held.go_on.set()
    assert await first == 200
    assert await ask(table) == 200
