"""Saves from outside are tried out one after another: nobody takes all places in the line."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dreadhall.processes import Workers
from dreadhall.server.services import TRIALS_IN_LINE, TRIALS_OF_AN_ADDRESS
from tests.server.bots.test_advice_line import until
from tests.server.conftest import StartServer
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio


def restore(server: Server, address: int) -> asyncio.Task[int]:
    """Somebody at an address opens a saved table; the status of the reply."""

    async def ask() -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{address}"}
        return (await server.http.post("/api/tables/restore", json={"save": {}}, headers=headers)).status_code

    return asyncio.create_task(ask())


async def test_an_address_has_few_places_and_there_are_only_so_many(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, do_ask = asyncio.Event(), Workers._ask

    async def ask(workers: Workers, process: Any, line: bytes) -> bytes:
        await go_on.wait()
        return await do_ask(workers, process, line)

    monkeypatch.setattr(Workers, "_ask", ask)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", proxies=["127.0.0.1"])
    greedy = [restore(server, 0) for _ in range(10)]
    await until(lambda: sum(task.done() for task in greedy) == 10 - TRIALS_OF_AN_ADDRESS)
    others = [restore(server, address) for address in range(1, TRIALS_IN_LINE)]
    await until(lambda: server.services.trials.waiting == TRIALS_IN_LINE)
    await until(lambda: any(task.done() for task in others))
    go_on.set()
    assert sorted(await asyncio.gather(*greedy)) == [400] * TRIALS_OF_AN_ADDRESS + [429] * (10 - TRIALS_OF_AN_ADDRESS)
    places = TRIALS_IN_LINE - TRIALS_OF_AN_ADDRESS
    assert sorted(await asyncio.gather(*others)) == [400] * places + [503] * (len(others) - places)
    assert (server.services.trials.waiting, await restore(server, 0)) == (0, 400)
