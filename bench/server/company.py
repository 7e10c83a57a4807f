"""Measure how long people wait for bots: `python -m bench.server.company`, from the root of the project.

At each table sits one person, who answers at once and by chance, with three bots of the same strength.
"""

import argparse
import asyncio
import itertools
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from bench import report
from bench.server.contenders import ours
from bench.server.tables import SEATS

GAMES: Sequence[tuple[str, dict[str, Any]]] = (("betrayal", {"start": "haunt"}), ("darkest", {}))
LOOK_EVERY = 0.02
QUANTILES = (0.5, 0.95, 0.99)


def main() -> None:
    """Read the options, measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.company", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--bot", default="clever", help="whose strength the bots have")
    parser.add_argument("--processes", type=int, default=2, help="in how many processes bots think")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dreadhall-") as folder:
        waits = asyncio.run(measure(Path(folder), options))
    screen = report.console()
    screen.print(f"{options.tables} tables, three {options.bot} bots each, {options.seconds:.0f} s, {len(waits)} moves")
    shown = [f"{waits[min(len(waits) - 1, int(share * len(waits)))]:.2f} s ({share:.0%})" for share in QUANTILES]
    screen.print(f"from a question to a bot's answer: {', '.join(shown)}")


async def measure(folder: Path, options: argparse.Namespace) -> list[float]:
    """How long each move of a bot took, in order."""
    file = folder / "dreadhall.sqlite3"
    environment = {"DREADHALL_BOTS": str(options.processes), "DREADHALL_BOT_PAUSE": "0"}
    async with (
        ours("dreadhall", f"sqlite:///{file}", folder, environment=environment) as (_pid, address),
        httpx.AsyncClient(base_url=address, timeout=30.0) as http,
    ):
        games = itertools.islice(itertools.cycle(GAMES), options.tables)
        until = time.monotonic() + options.seconds
        await asyncio.gather(*(sit(http, game, more, options.bot, until) for game, more in games))
        return sorted(waits_in(file))


async def sit(http: httpx.AsyncClient, game: str, more: dict[str, Any], bot: str, until: float) -> None:
    """Play at one table after the other until the time is up."""
    rng = random.Random(f"{game} {until}")
    while time.monotonic() < until:
        opened = (await http.post("/api/tables", json={"game": game, "seats": SEATS, "options": more})).json()
        path, host = f"/api/tables/{opened['table_id']}", {"Authorization": f"Bearer {opened['host_key']}"}
        invited = {"Authorization": f"Bearer {opened['invite_key']}"}
        joined = await http.post(f"{path}/seats/0/join", json={"name": "Ann"}, headers=invited)
        own = {"Authorization": f"Bearer {joined.json()['key']}"}
        for seat in range(1, SEATS):
            (await http.put(f"{path}/seats/{seat}/bot", json={"bot": bot}, headers=host)).raise_for_status()
        (await http.post(f"{path}/start", headers=host)).raise_for_status()
        await play(http, path, own, rng, until)


async def play(http: httpx.AsyncClient, path: str, key: dict[str, str], rng: random.Random, until: float) -> None:
    """Answer whatever the seat is asked, until the game or the time is over."""
    while time.monotonic() < until:
        state = (await http.get(f"{path}/play", headers=key)).json()
        if state["view"]["result"] is not None:
            return
        if state["asked"] is None:
            await asyncio.sleep(LOOK_EVERY)
            continue
        answer = rng.choice(state["view"]["ask"]["choices"])["key"]
        await http.post(f"{path}/answer", json={"asked": state["asked"], "answer": answer}, headers=key)


def waits_in(file: Path) -> Iterator[float]:
    """From each answer of a bot back to whatever came before it at the table."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT table_id, seat, at FROM moves ORDER BY table_id, number").fetchall()
    for (table, _, before), (same, seat, at) in itertools.pairwise(rows):
        if table == same and seat:
            yield at - before


if __name__ == "__main__":
    main()
