"""A database that does not answer: nobody waits until it does, and nothing is lost, doubled or skipped.

It stays frozen until somebody is answered: so whoever is answered has not waited for it.
"""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.answering import Answering
from tests.patience import PATIENCE
from tests.server.conftest import StartServer, running_postgres
from tests.server.helpers import Server
from tests.server.processes import LOG, look_up
from tests.server.running.test_crash import compare
from tests.server.survivors import Interrupted, LivePlayer, Player

pytestmark = pytest.mark.anyio

SECONDS = 0.5


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


class Frozen:
    """A server whose database stands still now and then. It waits for that long, but only then not for long."""

    def __init__(self, server: Server, freezer: Freezer) -> None:
        self.server = server
        self._freezer = freezer

    def freeze(self) -> None:
        """Stop the database; the server gives up soon."""
        self.server.services.database.seconds = SECONDS
        self._freezer.freeze()

    def thaw(self) -> None:
        """Let it go on; however busy the machine is, the server waits."""
        self._freezer.thaw()
        self.server.services.database.seconds = PATIENCE


async def test_every_request_is_answered_while_the_database_is_not_there(
    start_server: StartServer, freezer: Freezer
) -> None:
    """More of them than there are connections to the database, several at one table, and again when it is known."""
    server = await start_server(freezer.url)
    frozen = Frozen(server, freezer)
    tables = [await server.started() for _ in range(3)]
    frozen.freeze()
    for _ in range(2):
        opening = {"game": "lanterns", "seats": 2}
        answer = {"asked": 0, "answer": "trap:attic"}
        calls = [table.call("POST", "/answer", 0, answer) for table in tables for _ in range(5)]
        calls += [table.call("POST", "/chat", 1, {"text": "Hello?"}) for table in tables]
        calls += [server.http.post("/api/tables", json=opening) for _ in range(6)]
        calls += [server.http.get("/api/ready")]
        replies = await asyncio.gather(*calls)
        assert {(reply.status_code, reply.json()["error"]) for reply in replies} == {(503, "try-again")}
        assert (await server.http.get("/api/health")).status_code == 200
    frozen.thaw()
    await ready(server)
    for table in tables:
        await table.good("POST", "/answer", 0, {"asked": 0, "answer": "trap:attic"})
        assert [number for number, *_ in await look_up(freezer.url, LOG, table.id)] == [0, 1]


async def ready(server: Server) -> None:
    """Wait until the database answers again; players take a server that does not know it yet for one that is away."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Interrupted):
                if (await server.http.get("/api/ready")).status_code == 200:
                    return
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


async def test_play_goes_on_when_the_database_does(start_server: StartServer, freezer: Freezer) -> None:
    rng = random.Random(4)
    players = [Player(rng, "lanterns", 3), LivePlayer(rng, "lanterns", 2), Player(rng, "darkest", 2)]
    made, enough = asyncio.Semaphore(0), asyncio.Event()
    # It gives up soon at any time, so that much is under way when it does.
    server = await start_server(freezer.url, database_seconds=SECONDS)
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(server, made.release, enough))
        for _ in range(4):
            for _ in range(rng.randint(1, 12)):
                await made.acquire()
            freezer.freeze()
            await is_away(server)
            freezer.thaw()
        enough.set()
    server.services.database.seconds = PATIENCE
    await ready(server)
    for player in players:
        await player.come_back(server)
        await compare(freezer.url, server, player)


async def is_away(server: Server) -> None:
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
    server = await start_server(freezer.url)
    frozen = Frozen(server, freezer)
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
        server.services.database.seconds = SECONDS
        await table.refused(503, "try-again", "POST", "/answer", 0, answer)
        monkeypatch.setattr(notifier, "tell_within", tell)
        frozen.thaw()
        await bob.until(lambda: bob.number == 1)
        await ready(server)
        assert (await table.good("POST", "/answer", 0, answer))["number"] == 1


async def test_who_listens_hears_again_what_others_do(start_server: StartServer, freezer: Freezer) -> None:
    first, second = [await start_server(freezer.url, database_seconds=SECONDS) for _ in range(2)]
    both = [Frozen(server, freezer) for server in (first, second)]
    for frozen in both:
        frozen.thaw()  # those who listen already do so for a short time, all others wait
    table = await first.started()
    async with table.at(second).connect(1) as bob:
        await bob.until(lambda: bob.number == 0)
        with capture_logs() as lines:
            for frozen in both:
                frozen.freeze()
            async with asyncio.timeout(PATIENCE):
                while [line["event"] for line in lines].count("listening failed") < 4:
                    await asyncio.sleep(0.01)
        for frozen in both:
            frozen.thaw()
        await ready(first)
        await table.answer(0, "trap:attic")
        await bob.until(lambda: bob.number == 1)


async def test_live_connections_are_told_to_come_again(start_server: StartServer, freezer: Freezer) -> None:
    """One that has been there stays; a new one is closed with a word and may try again."""
    server = await start_server(freezer.url, live_tables=1)
    frozen = Frozen(server, freezer)
    forgotten, table = await server.started(), await server.started()
    async with table.connect(0) as ann:
        await ann.until(lambda: ann.number == 0)
        frozen.freeze()
        assert (await ann.do("answer", asked=0, answer="trap:attic"))["error"] == "try-again"
        with pytest.raises(ConnectionClosed) as closed:
            async with forgotten.connect(forgotten.spectator) as eve:
                await eve.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, "try again" in closed.value.rcvd.reason) == (1012, True)
        frozen.thaw()
        await ready(server)
        assert (await ann.do("answer", asked=0, answer="trap:attic"))["number"] == 1


# SQLite


async def test_whoever_wants_to_write_into_a_locked_file_is_answered(start_server: StartServer, tmp_path: Path) -> None:
    """Another process writes to the file and does not come to an end; reading goes on."""
    server = await start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", database_seconds=SECONDS)
    server.services.database.seconds = PATIENCE
    table = await server.started()
    server.services.database.seconds = SECONDS
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = {"asked": 0, "answer": "trap:attic"}
    calls = [table.call("POST", "/answer", 0, answer) for _ in range(5)]
    calls += [table.call("POST", "/chat", 1, {"text": "Hello?"}) for _ in range(5)]
    replies = await asyncio.gather(*calls)
    assert {(reply.status_code, reply.json()["error"]) for reply in replies} == {(503, "try-again")}
    server.services.database.seconds = PATIENCE
    assert (await table.state(1))["number"] == 0
    other.execute("ROLLBACK")
    other.close()
    async with asyncio.timeout(PATIENCE):
        while (await table.call("POST", "/answer", 0, answer)).status_code == 503:
            await asyncio.sleep(0.01)
    assert [number for number, *_ in await look_up(f"sqlite:///{tmp_path / 'tables.sqlite3'}", LOG, table.id)] == [0, 1]
