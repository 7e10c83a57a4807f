"""Several processes on one PostgreSQL: they tell each other, and share the bots' work."""

import asyncio
import os
import re
from pathlib import Path

import pytest

from dreadhall.server.errors import BadSetting, StorageFailed
from dreadhall.server.http.app import create_app
from tests.server.helpers import Table, free_settings
from tests.server.processes import LOG, ServerProcess, look_up, serving

GATE = "TEST_BOT_GATE"
"""What `gated_plugin` reads; importing it here would make its bot known to every test."""

pytestmark = pytest.mark.anyio


async def moves_of_bots(server: ServerProcess) -> int:
    """How many moves of bots this process has stored."""
    figures = (await server.http.get("/metrics")).text
    found = re.search(r'^dreadhall_moves_total\{by="bot",kind="answer"\} (\d+)', figures, re.MULTILINE)
    return int(found[1]) if found else 0


async def test_what_happens_at_one_process_is_heard_at_the_other(postgres_url: str, tmp_path: Path) -> None:
    async with serving(postgres_url, tmp_path / "log", count=2) as (first, second):
        table = await first.started()
        async with table.at(first).connect(0) as ann, table.at(second).connect(1) as bob:
            await bob.until(lambda: bob.number == 0)
            await table.answer(0, "trap:attic")
            await bob.until(lambda: bob.number == 1)
            assert (await bob.do("answer", asked=1, answer=bob.play["view"]["ask"]["choices"][0]["key"]))["number"] == 2
            await ann.until(lambda: ann.number == 2)
            await ann.do("chat", text="Who goes there?")
            await bob.until(lambda: bool(bob.chat))
            await table.good("PATCH", "/seats/0", 0, {"name": "Anna"})
            await bob.until(lambda: bob.table["seats"][0]["name"] == "Anna")
            await table.play_on()
            for seat, listener in ((0, ann), (1, bob)):
                await listener.until(lambda one=listener: one.table["status"] == "over")  # type: ignore[misc]
                await listener.until(lambda one=listener: one.play["view"]["result"] is not None)  # type: ignore[misc]
                assert listener.events == (await table.state(seat))["events"]
        assert bob.chat[0]["text"] == "Who goes there?"


async def test_a_seat_withdrawn_at_one_process_is_closed_at_the_other(postgres_url: str, tmp_path: Path) -> None:
    async with serving(postgres_url, tmp_path / "log", count=2) as (first, second):
        table = await first.started()
        async with table.at(second).connect(1) as bob:
            await bob.until(lambda: bob.number == 0)
            await table.good("POST", "/seats/1/kick", table.host)
            with pytest.raises(Exception, match="4403"):
                await bob.until(lambda: False)
        await table.at(second).refused(401, "bad-key", "GET", "/play", 1)


async def play_with_bots(table: Table) -> None:
    """Seat 0 is a person, the rest are bots; play to the end, at whichever process the table is looked at."""
    async with table.connect(0) as ann:
        for move in range(1000):
            await ann.until(lambda: bool(ann.play) and (ann.play["asked"] is not None or is_over(ann.play)))
            if is_over(ann.play):
                return
            choices = ann.play["view"]["ask"]["choices"]
            reply = await ann.do("answer", asked=ann.play["asked"], answer=choices[move % len(choices)]["key"])
            assert reply["type"] == "done" or reply["error"] == "stale", reply
            await ann.until(lambda seen=reply["number"]: (ann.number or 0) >= seen)  # type: ignore[misc]


def is_over(play: dict[str, dict[str, object]]) -> bool:
    """Whether the game has ended."""
    return play["view"]["result"] is not None


async def test_every_move_of_a_bot_is_made_once(postgres_url: str, tmp_path: Path) -> None:
    """The sweepers of both processes look for bots without a mover as often as they can."""
    async with serving(postgres_url, tmp_path / "log", count=2, sweep=0.01) as servers:
        tables = [await servers[number % 2].open(seats=3) for number in range(4)]
        for table in tables:
            await table.join(0)
            for seat in (1, 2):
                await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
        for number, table in enumerate(tables):
            await table.at(servers[number // 2]).start()
        await asyncio.gather(*(play_with_bots(table.at(servers[n % 2])) for n, table in enumerate(tables)))
        made = sum([await moves_of_bots(server) for server in servers])
    stored = 0
    for table in tables:
        log = await look_up(postgres_url, LOG, table.id)
        assert [number for number, *_ in log] == list(range(len(log)))
        questions = [(seat, asked) for _, kind, seat, asked, _ in log if kind == "answer"]
        assert len(set(questions)) == len(questions)
        stored += sum(seat != 0 for seat, _ in questions)
    assert made == stored > 0


def open_gate(gate: Path, shut: int) -> None:
    """Let everybody who waits there go on, and hold up nobody who comes later."""
    gate.unlink()
    gate.touch()
    os.close(shut)


async def test_when_a_process_dies_another_moves_its_bots(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first bot moves; the second is still thinking when its process is killed."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    shut = os.open(gate, os.O_RDWR)
    monkeypatch.setenv(GATE, str(gate))
    settings = {"plugins": ["tests.server.plugins.gated"], "sweep": 0.1, "lease": 2, "bot_seconds": 60}
    async with serving(postgres_url, tmp_path / "log", count=2, **settings) as servers:
        table = await servers[0].open(seats=3)
        await table.join(2)
        for seat, bot in ((0, "random"), (1, "gated")):
            await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": bot})
        await table.start()
        async with table.connect(table.spectator) as early:
            await early.until(lambda: early.number is not None and early.number >= 2)
        in_charge = [server for server in servers if await moves_of_bots(server)]
        assert len(in_charge) == 1
        [other] = [server for server in servers if server not in in_charge]
        async with table.at(other).connect(2) as cat:
            await cat.until(lambda: cat.number == 2)
            await in_charge[0].kill()
            open_gate(gate, shut)
            await cat.until(lambda: cat.number == 3)
            assert await moves_of_bots(other) == 1
            choice = cat.play["view"]["ask"]["choices"][0]["key"]
            await cat.do("answer", asked=cat.play["asked"], answer=choice)
    log = await look_up(postgres_url, LOG, table.id)
    assert [(number, seat) for number, _, seat, *_ in log][:4] == [(0, None), (1, 0), (2, 0), (3, 1)]


async def test_a_database_that_goes_while_a_process_begins_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = create_app(free_settings(f"sqlite:///{tmp_path / 'x.sqlite3'}")).services

    async def fail() -> bool:
        raise StorageFailed("it does not answer any more")

    monkeypatch.setattr(services.blocklist, "refresh", fail)
    with pytest.raises(BadSetting, match="it does not answer any more"):
        await services.start()
    await services.stop()
