"""A database that does not answer: nobody waits for it longer than a limit, and nothing is lost, doubled or skipped."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.answering import Answering
from tests.patience import PATIENCE
from tests.server.conftest import StartServer, running_postgres
from tests.server.helpers import Server
from tests.server.processes import LOG, ServerProcess, look_up, serving
from tests.server.running.test_crash import compare
from tests.server.survivors import Interrupted, LivePlayer, Player

pytestmark = pytest.mark.anyio

SECONDS = 1.0
AT_MOST = SECONDS + 1
TICK = 0.02


class Freezer:
    """A PostgreSQL of its own whose processes can be stopped, and go on later."""

    def __init__(self, url: str, postmaster: Any) -> None:
        self.url = url
        self._postmaster = postmaster

    def freeze(self) -> None:
        """Stop them all; the first one first, so that no others come."""
        self._postmaster.suspend()
        for process in self._postmaster.children(recursive=True):
            process.suspend()

    def thaw(self) -> None:
        """Let them go on."""
        for process in [*self._postmaster.children(recursive=True), self._postmaster]:
            process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Freezer]:
    """One that nobody else waits for."""
    with running_postgres() as server:
        yield Freezer(server.get_uri(), server.get_postmaster_info().process)


@pytest.fixture
def freezer(own_postgres: Freezer) -> Iterator[Freezer]:
    """One that is not frozen, and will not be afterwards, however the test ends."""
    yield own_postgres
    own_postgres.thaw()


async def timed(call: Any) -> tuple[Any, float]:
    """A reply, and how many seconds it took of those in which this process could do something.

    The time in which the whole machine stood still is nobody's fault.
    """
    waiting = asyncio.ensure_future(call)
    ticks = 0
    while not (await asyncio.wait({waiting}, timeout=TICK))[0]:
        ticks += 1
    return waiting.result(), ticks * TICK


async def test_every_request_is_answered_in_time(freezer: Freezer, tmp_path: Path) -> None:
    """More of them than there are connections to the database, several at one table, and again when it is known."""
    async with serving(freezer.url, tmp_path / "log", database_seconds=SECONDS) as [server]:
        tables = [await server.started() for _ in range(3)]
        freezer.freeze()
        for _ in range(2):
            opening = {"game": "lanterns", "seats": 2}
            answer = {"asked": 0, "answer": "trap:attic"}
            calls = [timed(table.call("POST", "/answer", 0, answer)) for table in tables for _ in range(5)]
            calls += [timed(table.call("POST", "/chat", 1, {"text": "Hello?"})) for table in tables]
            calls += [timed(server.http.post("/api/tables", json=opening)) for _ in range(6)]
            calls += [timed(server.http.get("/api/ready"))]
            for reply, seconds in await asyncio.gather(*calls):
                assert (reply.status_code, reply.json()["error"]) == (503, "try-again")
                assert seconds < AT_MOST
            reply, seconds = await timed(server.http.get("/api/health"))
            assert (reply.status_code, seconds < 0.5) == (200, True)
        freezer.thaw()
        await ready(server)
        for table in tables:
            await table.good("POST", "/answer", 0, {"asked": 0, "answer": "trap:attic"})
            assert [number for number, *_ in await look_up(freezer.url, LOG, table.id)] == [0, 1]


async def ready(server: Server) -> None:
    """Wait until the database answers again."""
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get("/api/ready")).status_code != 200:
            await asyncio.sleep(0.01)


async def test_a_doubt_ends_whatever_comes_in_between() -> None:
    """A server that is started again has several ways to say that it is not there yet."""
    replies = iter([OSError("refused"), RuntimeError("starting up"), TimeoutError()])

    async def ask() -> None:
        for problem in replies:
            raise problem

    answering = Answering(ask)
    answering.doubt()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await answering.check()
            except StorageFailed:
                await asyncio.sleep(0.01)
            else:
                return


# Play goes on afterwards


async def test_play_goes_on_when_the_database_does(freezer: Freezer, tmp_path: Path) -> None:
    rng = random.Random(4)
    players = [Player(rng, "lanterns", 3), LivePlayer(rng, "lanterns", 2), Player(rng, "darkest", 2)]
    made, enough = asyncio.Semaphore(0), asyncio.Event()
    async with serving(freezer.url, tmp_path / "log", database_seconds=SECONDS) as [server]:
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(server, made.release, enough))
            for _ in range(4):
                for _ in range(rng.randint(1, 12)):
                    await made.acquire()
                freezer.freeze()
                await is_away(server)
                freezer.thaw()
            enough.set()
        for player in players:
            await player.come_back(server)
            await compare(freezer.url, server, player)


async def is_away(server: ServerProcess) -> None:
    """Wait until somebody has been told that the database does not answer."""
    while True:
        try:
            await server.http.get("/api/ready")
        except Interrupted:
            return


async def test_what_is_stored_late_is_heard_of(
    start_server: StartServer, freezer: Freezer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stops in the moment before a move is stored for good; it is given up, and stored after all."""
    server = await start_server(freezer.url, database_seconds=SECONDS)
    table = await server.started()
    notifier = server.services.notifier
    tell = notifier.tell_within

    def freeze_then(connection: Connection, topic: Any, table_ids: Sequence[str]) -> None:
        tell(connection, topic, table_ids)
        freezer.freeze()

    async with asyncio.timeout(PATIENCE), table.connect(1) as bob:
        await bob.until(lambda: bob.number == 0)
        monkeypatch.setattr(notifier, "tell_within", freeze_then)
        answer = {"asked": 0, "answer": "trap:attic"}
        await table.refused(503, "try-again", "POST", "/answer", 0, answer)
        monkeypatch.setattr(notifier, "tell_within", tell)
        freezer.thaw()
        await bob.until(lambda: bob.number == 1)
        await ready(server)
        assert (await table.good("POST", "/answer", 0, answer))["number"] == 1


async def test_who_listens_hears_again_what_others_do(freezer: Freezer, tmp_path: Path) -> None:
    async with serving(freezer.url, tmp_path / "log", count=2, database_seconds=SECONDS) as (first, second):
        table = await first.started()
        async with asyncio.timeout(PATIENCE), table.at(second).connect(1) as bob:
            await bob.until(lambda: bob.number == 0)
            freezer.freeze()
            while first.written.count("listening failed") < 2:
                await asyncio.sleep(0.01)
            freezer.thaw()
            await ready(first)
            await table.answer(0, "trap:attic")
            await bob.until(lambda: bob.number == 1)


async def test_live_connections_are_told_to_come_again(freezer: Freezer, tmp_path: Path) -> None:
    """One that has been there stays; a new one is closed with a word and may try again."""
    async with serving(freezer.url, tmp_path / "log", database_seconds=SECONDS, live_tables=1) as [server]:
        forgotten, table = await server.started(), await server.started()
        async with asyncio.timeout(PATIENCE), table.connect(0) as ann:
            await ann.until(lambda: ann.number == 0)
            freezer.freeze()
            reply, seconds = await timed(ann.do("answer", asked=0, answer="trap:attic"))
            assert reply["error"] == "try-again"
            assert seconds < AT_MOST
            with pytest.raises(ConnectionClosed) as closed:
                async with forgotten.connect(forgotten.spectator) as eve:
                    await eve.hear()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, "try again" in closed.value.rcvd.reason) == (1012, True)
            freezer.thaw()
            await ready(server)
            assert (await ann.do("answer", asked=0, answer="trap:attic"))["number"] == 1


# SQLite


async def test_a_locked_file_is_answered_in_time(start_server: StartServer, tmp_path: Path) -> None:
    """Another process writes to the file and does not come to an end; reading goes on."""
    server = await start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", database_seconds=SECONDS)
    table = await server.started()
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = {"asked": 0, "answer": "trap:attic"}
    calls = [timed(table.call("POST", "/answer", 0, answer)) for _ in range(5)]
    calls += [timed(table.call("POST", "/chat", 1, {"text": "Hello?"})) for _ in range(5)]
    for reply, seconds in await asyncio.gather(*calls):
        assert (reply.status_code, reply.json()["error"]) == (503, "try-again")
        assert seconds < AT_MOST
    assert (await table.state(1))["number"] == 0
    other.execute("ROLLBACK")
    other.close()
    async with asyncio.timeout(PATIENCE):
        while (await table.call("POST", "/answer", 0, answer)).status_code == 503:
            await asyncio.sleep(0.01)
    assert [number for number, *_ in await look_up(f"sqlite:///{tmp_path / 'tables.sqlite3'}", LOG, table.id)] == [0, 1]
