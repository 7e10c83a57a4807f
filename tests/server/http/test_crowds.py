"""Many clients: one address does not take all the room, and whoever comes too often waits."""

import asyncio
import itertools
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from dreadhall.server.addresses import Proxies
from dreadhall.server.errors import BadSetting
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, connect, free_settings, running
from tests.server.http.raw import ask

pytestmark = pytest.mark.anyio

ELSEWHERE = "127.0.0.2"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file: the database makes no difference here."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


# How many


async def test_one_address_has_only_so_many_connections_and_still_sees_how_the_server_does(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database, address_connections=2)
    table = await server.started()
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    async with connect(address, local_addr=(ELSEWHERE, 0)):
        async with connect(address, local_addr=(ELSEWHERE, 0)):
            assert "429" in await ask(server, "/api/games", ELSEWHERE)
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, local_addr=(ELSEWHERE, 0))
            for path in ("/api/health", "/api/ready", "/metrics"):
                assert "200" in await ask(server, path, ELSEWHERE)
            assert "200" in await ask(server, "/api/games")
        async with asyncio.timeout(PATIENCE):
            while "200" not in await ask(server, "/api/games", ELSEWHERE):
                await asyncio.sleep(0.01)


async def test_behind_a_proxy_the_clients_are_limited_and_not_the_proxy(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database, address_connections=2, proxies=["127.0.0.1"])
    table = await server.started()
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    ann, bob = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.9, 192.0.2.2"}
    async with AsyncExitStack() as stack:
        for client in (ann, ann, bob):
            await stack.enter_async_context(connect(address, additional_headers=client))
        for client, status in ((ann, 429), (bob, 200)):
            assert (await server.http.get("/api/games", headers=client)).status_code == status
            assert (await server.http.get("/api/health", headers=client)).status_code == 200
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, additional_headers=ann)


# Whose word is taken


async def test_nobody_says_unasked_where_requests_come_from(start_server: StartServer, database: str) -> None:
    server = await start_server(database, rate=1, burst=3)
    told = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in itertools.count(1))
    codes = [(await server.http.get("/api/games", headers=next(told))).status_code for _ in range(5)]
    assert codes == [200] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("proxies", "peer", "told", "caller"),
    [
        ([], "127.0.0.1", "192.0.2.1", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.1", "192.0.2.1"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.9, 192.0.2.1:4711", "192.0.2.1"),
        (["10.0.0.0/8"], "10.0.0.1", "192.0.2.9, 192.0.2.1, 10.0.0.2", "192.0.2.1"),
        (["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        (["10.0.0.0/8"], "10.0.0.1", "", "10.0.0.1"),
        (["10.0.0.0/8"], "::ffff:10.0.0.1", "[2001:db8::1]:80", "2001:db8::1"),
        (["*"], "198.51.100.1", "192.0.2.9, 192.0.2.1", "192.0.2.1"),
    ],
)
def test_the_caller_is_whom_the_last_trusted_proxy_names(proxies: list[str], peer: str, told: str, caller: str) -> None:
    assert Proxies(proxies).caller(peer, [(b"x-forwarded-for", told.encode())]) == caller


def test_a_proxy_that_is_no_address_is_named() -> None:
    with pytest.raises(BadSetting, match=r"proxies \(DREADHALL_PROXIES\): 'caddy'"):
        free_settings("sqlite:///x", proxies=["caddy"])


# How often


async def test_a_clock_that_is_put_back_locks_nobody_out(database: str) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, rate=1, burst=2), clock, ticks) as server:
        table = await server.open()
        clock.now -= 3600
        ticks.now += 5
        assert (await table.call("GET", "", table.host)).status_code == 200


async def test_how_the_server_does_is_told_on_an_account_of_its_own(start_server: StartServer, database: str) -> None:
    server = await start_server(database, rate=1, burst=2)
    paths = itertools.cycle(("/api/health", "/api/ready", "/metrics"))
    codes = [(await server.http.get(next(paths))).status_code for _ in range(100)]
    assert (codes[:30], codes[-1]) == ([200] * 30, 429)
    assert [(await server.http.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]


async def test_figures_are_made_once_a_second_at_most(start_server: StartServer, database: str) -> None:
    server = await start_server(database)
    before = (await server.http.get("/metrics")).text
    await server.http.get("/api/games")
    assert (await server.http.get("/metrics")).text == before
    server.clock.now += 1
    assert "/api/games" in (await server.http.get("/metrics")).text


async def test_what_is_much_work_can_be_had_less_often(start_server: StartServer, database: str) -> None:
    server = await start_server(database, rate=10, burst=40)

    async def mine() -> httpx.Response:
        return await server.http.post("/api/mine", json={"keys": []})

    assert [(await mine()).status_code for _ in range(6)] == [200] * 4 + [429] * 2
    assert (await server.http.get("/api/games")).status_code == 200
    server.clock.now += 5
    assert (await mine()).status_code == 200


@pytest.mark.parametrize("path", ["random", "check"])
async def test_houses_can_be_had_less_often(start_server: StartServer, database: str, path: str) -> None:
    server = await start_server(database, rate=10, burst=40)
    codes = [(await server.http.get(f"/api/games/darkest/houses/{path}")).status_code for _ in range(21)]
    assert codes[0] != 429
    assert codes[-1] == 429
    assert (await server.http.get("/api/games")).status_code == 200


async def test_whoever_comes_too_often_does_not_fill_the_log(start_server: StartServer, database: str) -> None:
    server = await start_server(database, rate=1, burst=2)
    with capture_logs() as lines:
        for _ in range(4):
            await server.http.get("/api/games")
    assert [line["status"] for line in lines if line["log_level"] != "debug"] == [200, 200]
