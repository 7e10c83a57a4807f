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
        """Who was thought for: bots alone, a bot beside people, or somebody who asked."""
        for task in self.tasks:
            yield "bot" if task.people else "alone" if len(task.bots) > 1 else "advice"


async def until(met: Any) -> None:
    """Wait for something that has to come."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.01)


async def let_a_bot_play(table: Table) -> None:
    """Whoever is asked something at a table has a bot answer it; the others play on."""
    seat = (await table.state(table.spectator))["view"]["waiting"][0]
    await table.good("PUT", f"/seats/{seat}/bot", seat, {"bot": "random"})


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
    await let_a_bot_play(await server.started())
    await until(lambda: server.services.bots._thinkers.waiting == 1)
    held.go_on.set()
    statuses = await asyncio.gather(*asking)
    assert list(held.order())[:2] == ["advice", "bot"], "it waits for one thought, and for no more"
    assert (statuses.count(200), statuses.count(429)) == (OF_AN_ADDRESS, TABLES - OF_AN_ADDRESS)
    assert held.tasks[0].seconds > min(task.seconds for task in held.tasks), "where many wait each has less time"


async def test_tables_of_bots_alone_hold_up_nobody_who_plays(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them somebody opens: one at a time thinks, behind the bots of people and beside advice."""
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    alone = [await server.bots_alone() for _ in range(TABLES)]
    await until(lambda: server.services.bots._alone.waiting == TABLES - 1)
    asking = asyncio.create_task(ask(await server.started(seats=3, game="betrayal")))
    await until(lambda: server.services.bots._thinkers.waiting_later == 1)
    await let_a_bot_play(await server.started())
    await until(lambda: server.services.bots._thinkers.waiting == 1)
    held.go_on.set()
    assert await asking == 200
    await server.services.bots.idle()
    assert list(held.order())[:3] == ["alone", "bot", "advice"]
    assert {(await table.info())["status"] for table in alone} == {"over"}
    thinkers = server.services.bots._thinkers
    assert (thinkers.waiting, thinkers.waiting_later, server.services.bots._alone.waiting) == (0, 0, 0)


async def test_whoever_sits_down_with_bots_waits_for_no_table_of_bots_alone(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = HeldThinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    alone = [await server.bots_alone() for _ in range(3)]
    await until(lambda: server.services.bots._alone.waiting == 2)
    [other] = set((await alone[2].state(alone[2].spectator))["view"]["waiting"]) ^ {0, 1}
    await alone[2].good("POST", f"/seats/{other}/join", alone[2].host, {"name": "Ann"})
    await until(lambda: server.services.bots._thinkers.waiting == 1)
    held.go_on.set()
    await server.services.bots.idle()
    assert list(held.order())[:2] == ["alone", "bot"]


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
