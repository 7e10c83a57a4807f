"""Several processes on one machine and one SQLite: each table is at home in one of them, and nothing is lost."""

import asyncio
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from dreadhall.server.config import read_settings, share
from dreadhall.server.peers import Peers, make_boxes
from dreadhall.server.services import KEEPINGS_AT_ONCE, Services
from dreadhall.server.tables.moderation import OF_AN_ADDRESS_AT_ONCE
from dreadhall.server.tables.open_tables import OFFERS_AT_ONCE, SITS_AT_ONCE
from tests.patience import PATIENCE
from tests.server.helpers import client_at
from tests.server.processes import LOG, ServerProcess, look_up, serving

pytestmark = pytest.mark.anyio


def workers_of(server: ServerProcess) -> list[int]:
    """The processes that a server has started, but for the one that looks after what they leave behind."""
    return [child for child in children_of(server.pid) if "spawn_main" in command_of(child)]


def command_of(process: int) -> str:
    """How a process was started; nothing where it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


async def test_everybody_at_a_table_hears_of_everything_whoever_let_them_in(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(database, tmp_path / "log", workers=2) as [server]:
        for _ in range(4):
            table = await server.started()
            async with table.connect(0) as ann, table.connect(1) as bob, table.connect(table.spectator) as watcher:
                await bob.until(lambda one=bob: one.number == 0)  # type: ignore[misc]
                await table.answer(0, "trap:attic")
                for each in (ann, bob, watcher):
                    await each.until(lambda one=each: one.number == 1)  # type: ignore[misc]
                await table.good("PATCH", "/seats/0", 0, {"name": "Anna"})
                await bob.until(lambda one=bob: one.table["seats"][0]["name"] == "Anna")  # type: ignore[misc]
                await table.play_on()
                for each in (ann, bob, watcher):
                    await each.until(lambda one=each: one.play["view"]["result"] is not None)  # type: ignore[misc]
                assert watcher.events == (await table.state(table.spectator))["events"]


async def test_what_was_acknowledged_outlives_a_process_which_is_replaced(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(database, tmp_path / "log", workers=2) as [server]:
        tables = [await server.started() for _ in range(3)]
        for table in tables:
            await table.play_on(most=5)
        before = {table.id: await look_up(database, LOG, table.id) for table in tables}
        for worker in workers_of(server):
            os.kill(worker, signal.SIGKILL)
            while worker in workers_of(server) or len(workers_of(server)) < 2:
                await asyncio.sleep(0.05)
        for table in tables:
            assert await look_up(database, LOG, table.id) == before[table.id]
            await table.info()  # which is answered when somebody is there again
            async with table.connect(0) as ann:
                await ann.until(lambda one=ann: one.number is not None)  # type: ignore[misc]
                assert len(before[table.id]) == ann.number + 1  # type: ignore[operator]
            await table.play_on()


def children_of(process: int) -> list[int]:
    """The processes that one has started, in whichever of its threads."""
    found = list[int]()
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just come to its end
            found += map(int, (thread / "children").read_text().split())
    return found


def begun_by(process: int) -> list[int]:
    """Those that run something of their own by now: until then a child has open what the process has."""
    return [child for child in children_of(process) if command_of(child) not in ("", command_of(process))]


def held_by(process: int) -> set[str]:
    """The sockets and pipes that a process has open, but for where it writes its log."""
    held = set[str]()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since it was listed
            held.add(str(file.readlink()) if file.name != "2" else "")
    return {link for link in held if link.startswith(("socket:", "pipe:"))}


async def come_anew_each_time(server: ServerProcess) -> None:
    """Send each request on a connection of its own, which goes to where the table is at home."""
    await server.http.aclose()
    server.http = client_at(server.address, limits=httpx.Limits(max_keepalive_connections=0))


async def bots_at_work(server: ServerProcess) -> dict[int, int]:
    """The processes in which bots think, by the worker that started each; at least one of each worker."""
    await come_anew_each_time(server)
    async with asyncio.timeout(PATIENCE):
        while True:
            table = await server.open()
            for seat in (0, 1):
                await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
            await table.start()
            found = {worker: begun_by(worker) for worker in workers_of(server)}
            if all(found.values()):
                return {worker: children[0] for worker, children in found.items()}


async def test_what_a_worker_starts_holds_nothing_else_of_it(tmp_path: Path) -> None:
    """Else nobody would notice when the worker dies."""
    async with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path / "log", workers=2) as [server]:
        for worker, bot in (await bots_at_work(server)).items():
            # Both hold an end of the two pipes on which they talk with each other.
            in_common = held_by(bot) & held_by(worker)
            assert len(in_common) == 2
            assert all(link.startswith("pipe:") for link in in_common)


async def test_a_dead_worker_is_noticed_though_its_bots_think_on(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path / "log", workers=2) as [server]:
        worker, bot = next(iter((await bots_at_work(server)).items()))
        os.kill(bot, signal.SIGSTOP)  # so that it cannot end by itself
        try:
            os.kill(worker, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while worker in workers_of(server) or len(workers_of(server)) < 2:
                    await asyncio.sleep(0.05)
        finally:
            os.kill(bot, signal.SIGKILL)


async def test_workers_end_with_whoever_started_them_and_so_do_their_bots(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path / "log", workers=2) as [server]:
        processes = [each for pair in (await bots_at_work(server)).items() for each in pair]
        await server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(is_alive(process) for process in processes):
                await asyncio.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether a process is still at work."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


SEEN = re.compile(r'^dreadhall_request_seconds_count\{.*route="/api/tables/\{table_id\}",.*\} (.*)', re.MULTILINE)
OF_A_PROCESS = ("process_resident_memory_bytes", "process_open_fds", "dreadhall_live_tables")


async def test_figures_are_those_of_all_processes(tmp_path: Path) -> None:
    """Whichever process shows a table, and whichever is asked: all is counted once, and each tells of itself."""
    database, figures = f"sqlite:///{tmp_path / 'x.sqlite3'}", ""

    def shown() -> float:
        return sum(map(float, SEEN.findall(figures)))

    def told_by(name: str) -> list[str]:
        return re.findall(rf'^{name}{{process="(\d)"}} ', figures, re.MULTILINE)

    async with serving(database, tmp_path / "log", workers=2, sweep=0.1) as [server]:
        await come_anew_each_time(server)
        for _ in range(8):
            await (await server.open()).info()
        for _ in range(4):  # the system chooses who lets us in
            figures = ""
            async with asyncio.timeout(PATIENCE):
                while shown() < 8 or not all(told_by(name) == ["0", "1"] for name in OF_A_PROCESS):
                    await asyncio.sleep(0.05)
                    figures = (await server.http.get("/metrics")).text
            assert shown() == 8
            assert figures.count("# TYPE dreadhall_live_tables gauge") == 1


def test_limits_of_a_server_are_divided_among_its_processes() -> None:
    settings = read_settings({}, {"workers": 3, "rate": 50, "connections": 2000, "table_connections": 64})
    one = settings.shared()
    assert (one.rate, one.connections, one.table_connections) == (17, 667, 64)


async def test_what_an_address_may_do_with_open_tables_and_reports_is_divided_as_well(tmp_path: Path) -> None:
    """So is what it may have kept. Places in the line for advice are those of a process, which has bots of its own."""
    settings = read_settings({}, {"workers": 3, "database": f"sqlite:///{tmp_path / 'x.sqlite3'}"})
    services = Services(settings.shared(), ticks=lambda: 0.0)
    divided = (
        (services.open_tables._offers, OFFERS_AT_ONCE),
        (services.open_tables._sits, SITS_AT_ONCE),
        (services.moderation._addresses, OF_AN_ADDRESS_AT_ONCE),
        (services.keepings, KEEPINGS_AT_ONCE),
    )
    for buckets, at_once in divided:
        granted = sum(buckets.take("somebody") for _ in range(2 * at_once))
        assert granted == share(at_once, 3) < at_once


@contextmanager
def peers(count: int) -> Iterator[list[Peers]]:
    """So many processes as each sees the others, all of them in this one."""
    boxes = make_boxes(count)
    slots = [slot for _, slot in boxes]
    alive = [float("inf")] * count
    yield [Peers(number, box, slots, [1] * count, alive) for number, (box, _) in enumerate(boxes)]
    for ends in boxes:
        for end in ends:
            end.close()


def test_a_request_goes_to_where_its_table_is_at_home() -> None:
    with peers(3) as each:
        homes = {each[0].home_of(b"GET /api/tables/table%d/play HTTP/1.1\r\n" % number) for number in range(40)}
        assert homes == {0, 1, 2}
        request = b"POST /api/tables/abc/answer HTTP/1.1\r\n"
        assert len({one.home_of(request) for one in each}) == 1
        assert [one.home_of(b"GET /api/games HTTP/1.1\r\n") for one in each] == [0, 1, 2]


async def test_a_connection_that_was_handed_over_ends_when_its_process_hangs_up() -> None:
    """Whatever else that process starts does not hold it open."""
    visitors: list[int] = []
    ours, theirs = socket.socketpair()
    with peers(2) as (first, second), ours, theirs:
        assert first.hand_over(1, ours.fileno(), b"GET /api/tables/abc/live")
        second.listen(lambda _news: None, lambda: None, lambda handle, _request: visitors.append(handle))
        async with asyncio.timeout(PATIENCE):
            while not visitors:
                await asyncio.sleep(0)
        second.stop()
        ours.close()
        with subprocess.Popen(["cat"], stdin=subprocess.PIPE, close_fds=False):
            os.close(visitors[0])
            theirs.settimeout(PATIENCE)
            assert theirs.recv(1) == b""


async def test_whoever_could_not_be_told_hears_that_something_was_missed() -> None:
    heard: list[str] = []
    missed = asyncio.Event()
    with peers(2) as (first, second):
        for number in range(100_000):
            first.tell(f"moves {number}")
            if first.owes:
                break
        for each in (first, second):
            each.listen(heard.append, missed.set, lambda _handle, _request: None)
        async with asyncio.timeout(PATIENCE):
            await missed.wait()
        assert heard[0] == "moves 0"
        assert not first.owes
        for each in (first, second):
            each.stop()
