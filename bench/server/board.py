"""Measure the list of open tables: `python -m bench.server.board`, from the root of the project.

So many people look at so many tables, of which one changes now and then: how long until the last of them has seen it,
and how much of a processor that takes the server.
"""

import argparse
import asyncio
import itertools
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from bench import report
from bench.server.contenders import ours
from bench.server.line import Line
from bench.server.processes import processor
from bench.server.tables import Failed

HOUSE = {"X-Forwarded-For": "192.0.2.1"}
SETTINGS = {"DREADHALL_OPEN_TABLES": "on", "DREADHALL_PROXIES": "127.0.0.1", "DREADHALL_LOG": "error"}
AT_ONCE = 20
"""Connections and tables that are opened at the same time."""


@dataclass
class Crowd:
    """Those who look on: what has come, and who has seen the last change by now."""

    sign: bytes = b""
    seen: int = 0
    whole: int = 0
    all_seen: asyncio.Event = field(default_factory=asyncio.Event)
    lines: list[Line] = field(default_factory=list)
    is_cut: bool = False

    def lose(self, _reason: str) -> None:
        """Somebody was cut off: what is measured then says nothing."""
        self.is_cut = True
        self.all_seen.set()

    def hear(self, text: bytes) -> None:
        """Somebody is told something."""
        self.whole = max(self.whole, len(text))
        if self.sign and self.sign in text:
            self.seen += 1
            if self.seen == len(self.lines):
                self.all_seen.set()

    def wait_for(self, sign: str) -> None:
        """From now on everybody waits for this."""
        self.sign, self.seen = sign.encode(), 0
        self.all_seen.clear()


@dataclass
class Seen:
    """What was measured."""

    whole: int
    waits: list[float]
    busy: float
    idle: float


def main() -> None:
    """Read the options, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.board", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--changes", type=int, default=24)
    parser.add_argument("--every", type=float, default=1.25, help="seconds from one change to the next")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dreadhall-") as folder:
        seen = asyncio.run(measure(Path(folder), options))
    waits = sorted(seen.waits)
    screen = report.console()
    screen.print(f"{options.people} people before {options.tables} tables ({seen.whole / 1000:.0f} kB, once)")
    screen.print(f"a change every {options.every} s: {seen.busy:.2f} of a core; nothing: {seen.idle:.2f} of a core")
    median = waits[len(waits) // 2]
    screen.print(f"until the last has seen a change: {median:.2f} s (median), {waits[-1]:.2f} s (longest)")


async def measure(folder: Path, options: argparse.Namespace) -> Seen:
    """Open the tables, let everybody look on, and change one after the other."""
    many = str(options.people + options.tables)
    environment = SETTINGS | {"DREADHALL_LOOKERS": many, "DREADHALL_ADDRESS_LOOKERS": many}
    async with AsyncExitStack() as stack:
        pid, address = await stack.enter_async_context(
            ours("dreadhall", f"sqlite:///{folder / 'dreadhall.sqlite3'}", folder, environment=environment)
        )
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60.0))
        tables = await in_turns([open_table(http, number) for number in range(options.tables)])
        crowd = Crowd()
        live = f"{address.replace('http', 'ws', 1)}/api/open/live"
        crowd.lines = [Line(live, crowd.hear, crowd.lose) for _ in range(options.people)]
        await in_turns([line.connect() for line in crowd.lines])
        await asyncio.sleep(2 * options.every)
        idle, _ = await watched(pid, asyncio.sleep(options.changes * options.every))
        busy, waits = await watched(pid, change_some(http, tables, crowd, options))
        for line in crowd.lines:
            line.hang_up()
        return Seen(crowd.whole, waits, busy, idle)


async def in_turns(works: list[Any]) -> list[Any]:
    """Do all of it, so much at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with places:
            return await work

    return await asyncio.gather(*map(one, works))


async def open_table(http: httpx.AsyncClient, number: int) -> tuple[str, str]:
    """A table with somebody at it that is open to everybody: its id, and the host's key."""
    # Each of them has an address of its own, as far as the server knows.
    where = {"X-Forwarded-For": f"198.51.{100 + number // 250}.{number % 250 + 1}"}
    body = {"game": "darkest", "seats": 4, "turn": 3, "title": f"Table {number}"}
    opened = (await http.post("/api/tables", json=body, headers=where)).raise_for_status().json()
    table, key = opened["table_id"], opened["host_key"]
    mine = where | {"Authorization": f"Bearer {key}"}
    sit, offer = f"/api/tables/{table}/seats/0/join", f"/api/tables/{table}/listing"
    (await http.post(sit, json={"name": f"Host {number}"}, headers=mine)).raise_for_status()
    (await http.put(offer, json={"language": "en"}, headers=mine)).raise_for_status()
    return table, key


async def watched(pid: int, work: Any) -> tuple[float, Any]:
    """How much of a core a process takes while something is done, and what comes of it."""
    before, began = processor(pid) or 0.0, time.monotonic()
    result = await work
    return ((processor(pid) or 0.0) - before) / (time.monotonic() - began), result


async def change_some(
    http: httpx.AsyncClient, tables: list[tuple[str, str]], crowd: Crowd, options: argparse.Namespace
) -> list[float]:
    """Change a table now and then: how long it takes until all have seen it."""
    waits: list[float] = []
    for number, (table, key) in zip(range(options.changes), itertools.cycle(tables), strict=False):
        title = f"Changed {number} times"
        crowd.wait_for(title)
        began = time.monotonic()
        mine = HOUSE | {"Authorization": f"Bearer {key}"}
        (await http.patch(f"/api/tables/{table}", json={"title": title}, headers=mine)).raise_for_status()
        await crowd.all_seen.wait()
        if crowd.is_cut:
            raise Failed("somebody was cut off")
        waits.append(time.monotonic() - began)
        await asyncio.sleep(max(0.0, options.every - waits[-1]))
    return waits


if __name__ == "__main__":
    main()
