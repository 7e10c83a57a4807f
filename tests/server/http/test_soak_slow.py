"""Slow clients stand at the door by the thousand, and a table plays on as if nobody were there."""

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

import pytest
from bench.server.players import Come, Go
from bench.server.processes import players

from tests.patience import PATIENCE
from tests.server.http.slow_clients import Siege, besieged
from tests.server.processes import serving

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has only one loopback address"),
]

GAME = "endless-lanterns"
BETWEEN = 0.2


async def ask_for_health(address: str) -> tuple[int, float]:
    """What the server says to somebody who comes for the first time, and how long that takes."""
    place = urlsplit(address)
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: dreadhall\r\nConnection: close\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            reply = await reader.read()
    finally:
        writer.close()
    return int(reply.split()[1]) if reply else 0, time.perf_counter() - began


async def watch_health(address: str, seen: list[tuple[int, float]]) -> None:
    """Ask again and again."""
    while True:
        seen.append(await ask_for_health(address))
        await asyncio.sleep(BETWEEN)


async def play_besieged(
    folder: Path, clients: int, addresses: int, seconds: float, **settings: Any
) -> tuple[list[float], list[tuple[int, float]]]:
    """How long each move took from the answer to the last receipt, and what was heard of the server's health."""
    async with AsyncExitStack() as stack:
        database, log = f"sqlite:///{folder / 'tables.sqlite3'}", folder / "server.log"
        plugins = ["bench.server.endless"]
        [server] = await stack.enter_async_context(serving(database, log, plugins=plugins, **settings))
        crowd = await stack.enter_async_context(players(0, folder))
        await crowd.do(Come("ours", server.address, 1, GAME), PATIENCE)
        await stack.enter_async_context(besieged(Siege(server.address, clients, addresses)))
        health: list[tuple[int, float]] = []
        watching = asyncio.create_task(watch_health(server.address, health))
        waits: list[float] = []
        async with asyncio.timeout(seconds + PATIENCE):
            while not waits:  # however busy the machine is
                waits = (await crowd.do(Go("ours", seconds), seconds + PATIENCE)).waits
        assert watching.cancel(), "nobody could ask any more"
        await asyncio.wait([watching])
        return waits, health


def check(waits: list[float], health: list[tuple[int, float]], most: float) -> None:
    """The table plays on, and the server says that it is well: nearly always, and always, in so many seconds."""
    assert quantiles(waits, n=100)[-1] < most
    assert {status for status, _ in health} == {200}
    assert max(seconds for _, seconds in health) < most


async def test_slow_clients_in_all_places_keep_nobody_out(tmp_path: Path) -> None:
    """Twice as many as there are places; how fast that is, is a matter of the long tests."""
    waits, health = await play_besieged(tmp_path, clients=100, addresses=50, seconds=1.0, connections=50)
    assert waits
    assert {status for status, _ in health} == {200}


@pytest.mark.soak
@pytest.mark.alone
async def test_thousands_of_slow_clients_hold_up_nobody(tmp_path: Path) -> None:
    waits, health = await play_besieged(tmp_path, clients=6000, addresses=300, seconds=60.0)
    check(waits, health, most=0.5)
