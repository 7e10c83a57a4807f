"""What stops, what is told and what comes back by itself when something around the server breaks: docs/deploy.md has
the table."""

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from dreadhall.server import supervisor
from dreadhall.server.config import Settings
from dreadhall.server.peers import Peers
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.tables.attendance import HERE_SECONDS
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table, client_at, free_settings, running
from tests.server.postgres import postgres_to_kill
from tests.server.processes import LOG, look_up, serving
from tests.server.running.test_workers import bots_at_work, children_of, workers_of

pytestmark = pytest.mark.anyio


async def status_of(server: Server, path: str) -> int:
    """How the server answers somebody who comes anew; 0 where it does not."""
    try:
        async with client_at(server.address) as somebody:
            return (await somebody.get(path)).status_code
    except httpx.TransportError:
        return 0


async def until_it_is(server: Server, path: str, status: int) -> None:
    """Wait for this answer."""
    async with asyncio.timeout(PATIENCE):
        while await status_of(server, path) != status:
            await asyncio.sleep(0.05)


async def until(met: Callable[[], bool]) -> None:
    """Wait for something that has to come."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0)


async def next_answer(table: Table) -> tuple[int, dict[str, Any]]:
    """An answer that could be given now, and by which seat."""
    seat = (await table.state(table.spectator))["view"]["waiting"][0]
    state = await table.state(seat)
    return seat, {"asked": state["asked"], "answer": state["view"]["ask"]["choices"][0]["key"]}


@asynccontextmanager
async def nothing_can_be_stored(server: Server, table: Table, database: str) -> AsyncIterator[None]:
    """Moves are refused in this block, and the log is as it was; afterwards the same answer is taken, once."""
    before = await look_up(database, LOG, table.id)
    seat, answer = await next_answer(table)
    yield
    await table.refused(503, "try-again", "POST", "/answer", seat, answer)
    assert (await status_of(server, "/api/health"), await status_of(server, "/api/ready")) == (200, 503)
    assert (await table.state(table.spectator))["number"] == before[-1][0], "what is there can be looked at"
    assert await look_up(database, LOG, table.id) == before


async def test_a_full_disk(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(database, tmp_path / "log") as [server]:
        table = await server.started()
        await table.play_on(2)
        seat, answer = await next_answer(table)
        async with nothing_can_be_stored(server, table, database):
            before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        assert await status_of(server, "/api/ready") == 200
        await table.good("POST", "/answer", seat, answer)
        await table.play_on()


async def test_a_disk_that_can_only_be_read(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    server = await start_server(database)
    table = await server.started()
    await table.play_on(2)
    seat, answer = await next_answer(table)
    kept = server.services.database
    only_read = True

    def obey(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA query_only = {int(only_read)}")

    event.listen(kept.way.engine, "checkout", lambda raw, *_: obey(raw.cursor()))
    async with nothing_can_be_stored(server, table, database):
        pass
    only_read = False
    assert await status_of(server, "/api/ready") == 200
    await table.good("POST", "/answer", seat, answer)
    await table.play_on()


def is_free_to_write(database: Path) -> bool:
    """Whether nobody holds on to writing into this file for more than a moment."""
    with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        connection.execute("ROLLBACK")
        return True


async def freeze_between_writes(process: int, database: Path) -> None:
    """Let a process stand still where it holds up no other: in the middle of a write all of them wait for it."""
    while True:
        os.kill(process, signal.SIGSTOP)
        if await asyncio.to_thread(is_free_to_write, database):
            return
        os.kill(process, signal.SIGCONT)
        await asyncio.sleep(0)


async def test_a_frozen_worker(tmp_path: Path) -> None:
    """Others take over its tables, `ready` tells, and when it goes on nothing has happened."""
    file = tmp_path / "x.sqlite3"
    database = f"sqlite:///{file}"
    async with serving(database, tmp_path / "log", workers=2) as [server]:
        tables = [await server.started() for _ in range(4)]
        frozen = next(iter(await bots_at_work(server)))  # one that has begun: before, nobody could miss it
        await freeze_between_writes(frozen, file)
        await until_it_is(server, "/api/ready", 503)
        await server.http.aclose()
        server.http = client_at(server.address)
        for table in tables:
            await table.play_on(3)
        os.kill(frozen, signal.SIGCONT)
        await until_it_is(server, "/api/ready", 200)
        assert frozen in workers_of(server)
        for table in tables:
            await table.play_on()


def stand_still(_settings: Settings, _listening: socket.socket, peers: Peers) -> None:
    """What a process does that has stopped in the midst of its work."""
    peers._is_there[peers.own] = True
    signal.pause()


def test_a_worker_that_shows_no_sign_of_life_for_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0)
    supervised = supervisor.Supervisor(free_settings("sqlite:///x", workers=2), socket.socket(), stand_still)
    try:
        for number in (0, 1):
            supervised._start(number)
            supervised._are_there[number] = True
            supervised._beats[number] = time.monotonic()
        before = dict(supervised._processes)
        supervised._end_the_frozen()
        assert all(process.is_alive() for process in before.values())
        supervised._beats[1] -= PATIENCE + 1
        with capture_logs() as lines:
            supervised._end_the_frozen()
            supervised._replace_the_dead()
        assert [line["event"] for line in lines] == ["a process stands still", "a process died"]
        assert supervised._processes[0] is before[0]
        assert supervised._processes[1].pid != before[1].pid
        assert supervised._processes[1].is_alive()
    finally:
        for process in supervised._processes.values():
            process.kill()
            process.join()
        for ends in (*supervised._boxes, (supervised._awake, supervised._alarm, supervised._listening)):
            for end in ends:
                end.close()


async def test_a_killed_bot_process(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(database, tmp_path / "log", workers=2) as [server]:
        for worker, bot in (await bots_at_work(server)).items():
            os.kill(bot, signal.SIGKILL)
            await until_replaced(worker, bot)
        table = await server.bots_alone()
        async with table.connect(table.spectator) as listener:
            await listener.until(lambda: listener.table.get("status") == "over")


async def overtimes(server: Server) -> float:
    """How many bots had no answer, as the figures tell."""
    lines = (await server.http.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("dreadhall_bot_overtime_total"))


async def test_a_bot_process_killed_in_mid_thought(start_server: StartServer, tmp_path: Path) -> None:
    """Chance decides in its place, which is counted and told; the next thought starts another."""
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bots=1)
    thinkers = server.services.bots._thinkers
    await server.bots_alone()
    await server.services.bots.idle()
    await until(lambda: not thinkers.are_busy)
    [process] = thinkers._running
    os.kill(process.pid, signal.SIGSTOP)
    with capture_logs() as lines:
        table = await server.bots_alone()
        await until(lambda: thinkers.are_busy)
        os.kill(process.pid, signal.SIGKILL)
        await server.services.bots.idle()
    assert (await table.info())["status"] == "over"
    assert await overtimes(server) == 1
    told = [line for line in lines if line["event"] == "bot without an answer"]
    assert [(line["problem"], line["log_level"]) for line in told] == [("it died", "warning")]
    [another] = thinkers._running
    assert another is not process


async def test_a_killed_process(tmp_path: Path) -> None:
    """Its connections end, which is told, and another takes its place: whatever had been acknowledged is there."""
    database, log = f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path / "log"
    async with serving(database, log, workers=2) as [server]:
        table = await server.started()
        await table.play_on(2)
        before = await look_up(database, LOG, table.id)
        async with table.connect(0) as ann:
            await ann.until(lambda: ann.number == before[-1][0])
            killed = workers_of(server)
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await ann.until(lambda: False)
        async with asyncio.timeout(PATIENCE):
            while len(set(workers_of(server)) - set(killed)) < 2:
                await asyncio.sleep(0.05)
        assert log.read_text().count('"a process died"') == 2
        assert await look_up(database, LOG, table.id) == before
        await until_it_is(server, "/api/ready", 200)
        await server.http.aclose()
        server.http = client_at(server.address)
        await table.play_on()


async def test_a_bot_process_that_stands_still(tmp_path: Path) -> None:
    """It is ended when a thought takes too long, which is counted, and the next one starts another."""
    async with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path / "log", bot_seconds=1) as [server]:
        frozen = 0
        for _ in range(2):
            table = await server.bots_alone()
            async with table.connect(table.spectator) as listener:
                await listener.until(lambda heard=listener: heard.table.get("status") == "over")  # type: ignore[misc]
            [at_work] = children_of(server.pid)
            assert at_work != frozen
            assert await overtimes(server) == (1 if frozen else 0)
            frozen = at_work
            os.kill(frozen, signal.SIGSTOP)
        os.kill(frozen, signal.SIGCONT)  # so that it can end with the server


async def until_replaced(worker: int, bot: int) -> None:
    """Wait until a process is gone."""
    async with asyncio.timeout(PATIENCE):
        while bot in children_of(worker):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("jump", [200 * DAY, -200 * DAY])
async def test_a_clock_that_jumps(postgres_url: str, jump: float) -> None:
    """Tables stay, people play on, and so do bots, also those of a process that has died with the old time; who has
    gone stays away, and has their day to object."""
    clock, ticks = Clock(), Clock()
    async with running(free_settings(postgres_url), clock, ticks) as server:
        table, bots = await server.started(), await server.open()
        await bots.join(0)
        await bots.good("PUT", "/seats/1/bot", bots.host, {"bot": "random"})
        await bots.start()
        await server.services.bots.idle()
        await server.services.store.lease(bots.id, "one that has died", clock.now, clock.now + 15)
        left = await server.started(seats=3)
        number = (await left.good("POST", "/give-up", 0))["give_up"]["number"]
        clock.now += jump
        ticks.now += HERE_SECONDS
        for seat in (0, 1):
            await left.state(seat)
        assert [seat["here"] for seat in (await left.info())["seats"]] == [True, True, False]
        agreed = await left.good("POST", "/give-up/agree", 1, {"number": number, "agree": True})
        assert agreed["give_up"]["left"] == DAY
        for _ in range(3):
            ticks.now += 3600
            await server.services.sweep()
        assert (await left.info())["status"] == "playing"
        await table.play_on()
        while (await bots.info())["status"] == "playing":
            await server.services.sweep()
            await server.services.bots.idle()
            if (await bots.state(0))["asked"] is not None:
                await bots.play_on(1)


async def test_postgresql_is_restarted(tmp_path: Path) -> None:
    """Meanwhile nothing is stored, and live connections stay; they are told what they missed."""
    async with postgres_to_kill() as postgres, serving(postgres.url, tmp_path / "log") as [server]:
        table = await server.started()
        await table.play_on(2)
        before = await look_up(postgres.url, LOG, table.id)
        seat, answer = await next_answer(table)
        url = postgres.url
        async with table.connect(0) as ann:
            await ann.until(lambda: ann.number == before[-1][0])
            await asyncio.to_thread(postgres.end_all)
            await until_it_is(server, "/api/ready", 503)
            await table.refused(503, "try-again", "POST", "/answer", seat, answer)
            assert await status_of(server, "/api/health") == 200
            await asyncio.to_thread(postgres.start)
            await until_it_is(server, "/api/ready", 200)
            assert await look_up(url, LOG, table.id) == before
            await table.good("POST", "/answer", seat, answer)
            await ann.until(lambda: ann.number == before[-1][0] + 1)
        await table.play_on()


OF_EACH_ROW = {
    "the disk is full": [test_a_full_disk],
    "the disk can only be read": [test_a_disk_that_can_only_be_read],
    "a process stands still": [
        test_a_frozen_worker,
        test_a_worker_that_shows_no_sign_of_life_for_too_long_is_replaced,
    ],
    "a process in which bots think is killed": [test_a_killed_bot_process, test_a_bot_process_killed_in_mid_thought],
    "a process in which bots think stands still": [test_a_bot_process_that_stands_still],
    "a process is killed": [test_a_killed_process],
    "the clock jumps, forth or back": [test_a_clock_that_jumps],
    "PostgreSQL is restarted": [test_postgresql_is_restarted],
}


def test_each_row_of_the_page_is_from_a_test() -> None:
    page = (Path(__file__).parents[3] / "docs" / "deploy.md").read_text(encoding="utf-8")
    section = page.partition("## When something breaks")[2].partition("\n## ")[0]
    rows = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| ")]
    assert rows[2:] == list(OF_EACH_ROW)
