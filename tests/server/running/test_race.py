"""Many clients with the same key answer the same question at once, at several processes: one answer is applied."""

import asyncio
import itertools
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Listener, Table
from tests.server.processes import LOG, ServerProcess, look_up, serving

pytestmark = pytest.mark.anyio

CLIENTS = 20
ROUNDS = 12


class Hasty:
    """A client with the key of a seat, over HTTP or live, at one of the processes."""

    def __init__(self, table: Table, listener: Listener | None) -> None:
        self.table = table
        self.listener = listener

    async def answer(self, seat: int, asked: int, answer: str) -> dict[str, Any]:
        """Answer; a receipt, or a refusal with how the table stands now."""
        if self.listener is not None:
            reply = await self.listener.do("answer", asked=asked, answer=answer)
            wanted = ("number", "move") if reply["type"] == "done" else ("error", "number")
        else:
            said = await self.table.call("POST", "/answer", seat, {"asked": asked, "answer": answer})
            reply = said.json()
            wanted = ("number", "move") if said.status_code == 200 else ("error", "number")
            assert said.status_code in (200, 409), reply
        return {name: reply[name] for name in wanted}


async def clients(table: Table, servers: list[ServerProcess], seat: int, stack: AsyncExitStack) -> list[Hasty]:
    """Every other one at the other process, and half of those live."""
    made: list[Hasty] = []
    for number in range(CLIENTS):
        there = table.at(servers[number % len(servers)])
        listener = await stack.enter_async_context(there.connect(seat)) if number % 4 < 2 else None
        if listener is not None:
            await listener.until(lambda one=listener: bool(one.play))  # type: ignore[misc]
        made.append(Hasty(there, listener))
    return made


async def test_of_twenty_answers_at_two_servers_one_is_applied(postgres_url: str, tmp_path: Path) -> None:
    await race(postgres_url, tmp_path / "log", count=2)


@pytest.mark.parametrize("workers", [1, 2])
async def test_of_twenty_answers_at_one_server_one_is_applied(database: str, workers: int, tmp_path: Path) -> None:
    await race(database, tmp_path / "log", workers=workers)


async def race(database: str, log: Path, **settings: Any) -> None:
    """Let everybody answer, round after round, and compare what they were told with the log."""
    rng = random.Random(4)
    async with serving(database, log, **settings) as servers, AsyncExitStack() as stack:
        table = await servers[0].started()
        crowd = {seat: await clients(table, servers, seat, stack) for seat in (0, 1)}
        applied: list[tuple[int, str]] = []
        for _ in range(ROUNDS):
            state = await table.state(table.spectator)
            seat = rng.choice(state["view"]["waiting"])
            mine = await table.state(seat)
            keys = [choice["key"] for choice in mine["view"]["ask"]["choices"]]
            wanted = [rng.choice(keys) for _ in range(CLIENTS)]
            calls = [client.answer(seat, mine["asked"], key) for client, key in zip(crowd[seat], wanted, strict=True)]
            replies = await asyncio.gather(*calls)
            applied.append((seat, settle(state["number"], wanted, replies)))
            for server in servers:
                assert (await table.at(server).state(seat))["number"] == state["number"] + 1
        await all_tell_the_same(table, crowd, applied)
    stored = await look_up(database, LOG, table.id)
    assert [(number, seat, answer) for number, kind, seat, _, answer in stored if kind == "answer"] == [
        (number, *one) for number, one in enumerate(applied, 1)
    ]


def settle(before: int, wanted: list[str], replies: list[dict[str, Any]]) -> str:
    """The answer that was applied: all who gave it have the same receipt, and nobody else has one."""
    receipts = {(reply["number"], reply["move"]) for reply in replies if "move" in reply}
    assert len(receipts) == 1
    assert receipts.pop()[0] == before + 1
    winners = {key for key, reply in zip(wanted, replies, strict=True) if "move" in reply}
    assert len(winners) == 1
    late = [reply for key, reply in zip(wanted, replies, strict=True) if key not in winners]
    assert all(reply == {"error": "stale", "number": before + 1} for reply in late)
    return winners.pop()


async def all_tell_the_same(table: Table, crowd: dict[int, list[Hasty]], applied: list[tuple[int, str]]) -> None:
    """Both processes, and every connection without a gap, know the same number of answers."""
    for seat, client in itertools.chain.from_iterable(((seat, one) for one in group) for seat, group in crowd.items()):
        state = await client.table.state(seat)
        assert state["number"] == state["view"]["move"] == len(applied)
        if (listener := client.listener) is not None:
            await listener.until(lambda one=listener: one.number == len(applied))  # type: ignore[misc]
            assert listener.events == state["events"]
