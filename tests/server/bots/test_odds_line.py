"""Whoever looks back at the odds stands in a line: one look for each table, few of an address, no bot waits for it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreadhall.processes import Workers
from dreadhall.server.bots.hindsight import OF_AN_ADDRESS
from dreadhall.server.bots.judging import LookBack, LookedBack
from dreadhall.server.wire.play import Guess
from tests.server.bots.test_advice_line import until
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio

TABLES = 5


class HeldLooks:
    """Lets nobody end a look back before the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.go_on = asyncio.Event()

        async def ask(workers: Workers, process: Any, line: bytes) -> bytes:
            if b'"LookBack"' not in line:
                return await do_ask(workers, process, line)
            msgspec.json.decode(line, type=LookBack)
            self.begun += 1
            await self.go_on.wait()
            return msgspec.json.encode(LookedBack([Guess(0, 0.5)]))

        do_ask = Workers._ask
        monkeypatch.setattr(Workers, "_ask", ask)


@pytest.fixture
async def server(start_server: StartServer, tmp_path: Path) -> Server:
    return await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldLooks:
    return HeldLooks(monkeypatch)


async def given_up(server: Server) -> Table:
    """A table whose game is over."""
    table = await server.started()
    number = (await table.good("POST", "/give-up", 0))["give_up"]["number"]
    await table.good("POST", "/give-up/agree", 1, {"number": number, "agree": True})
    return table


def look(table: Table, key: int = 0) -> asyncio.Task[int]:
    """Somebody asks for the odds; the status of the reply."""

    async def ask() -> int:
        return (await table.call("GET", "/odds", key)).status_code

    return asyncio.create_task(ask())


async def test_few_of_an_address_look_and_no_bot_waits(server: Server, held: HeldLooks) -> None:
    tables = [await given_up(server) for _ in range(TABLES)]
    looking = [look(table) for table in tables]
    await until(lambda: sum(task.done() for task in looking) == TABLES - OF_AN_ADDRESS and held.begun)
    with_bot = await server.open()
    await with_bot.join(0)
    await with_bot.good("PUT", "/seats/1/bot", with_bot.host, {"bot": "random"})
    await with_bot.start()
    await with_bot.play_on(1)
    await server.services.bots.idle()
    assert held.begun == 1, "one after another"
    held.go_on.set()
    statuses = await asyncio.gather(*looking)
    assert (statuses.count(200), statuses.count(429)) == (OF_AN_ADDRESS, TABLES - OF_AN_ADDRESS)


async def test_there_are_only_so_many_places(server: Server, held: HeldLooks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services.hindsights._line, "_in_all", 1)
    tables = [await given_up(server) for _ in range(2)]
    first = look(tables[0])
    await until(lambda: held.begun)
    assert await look(tables[1]) == 503
    held.go_on.set()
    assert await first == 200


async def test_all_at_a_table_have_one_look(server: Server, held: HeldLooks) -> None:
    table = await given_up(server)
    looking = [look(table, seat) for seat in (0, 1, 0, 1)]
    await until(lambda: held.begun)
    held.go_on.set()
    assert await asyncio.gather(*looking) == [200] * 4
    assert await look(table) == 200
    assert held.begun == 1, "it is remembered"


async def test_whoever_has_gone_waits_no_more_unless_somebody_else_does(server: Server, held: HeldLooks) -> None:
    tables = [await given_up(server) for _ in range(2)]
    first = look(tables[0])
    await until(lambda: held.begun)
    behind = [look(tables[1], seat) for seat in (0, 1)]
    hindsights = server.services.hindsights
    await until(lambda: tables[1].id in hindsights._looks and hindsights._looks[tables[1].id].askers == 2)
    behind[0].cancel()
    await until(lambda: hindsights._looks[tables[1].id].askers == 1)
    assert hindsights.waiting == 2
    behind[1].cancel()
    await until(lambda: hindsights.waiting == 1)
    held.go_on.set()
    assert await first == 200
    assert await look(tables[1]) == 200
    assert held.begun == 2


async def test_to_leave_in_the_midst_of_a_look_costs_nobody_a_process(server: Server, held: HeldLooks) -> None:
    table = await given_up(server)
    leaving = look(table)
    await until(lambda: held.begun)
    [process] = server.services.loaders._running
    leaving.cancel()
    await until(lambda: all(one.askers == 0 for one in server.services.hindsights._looks.values()))
    held.go_on.set()
    assert await look(table) == 200
    assert server.services.loaders._running == {process}
