"""What people carry from one device to another: kept sealed, under a key that the server does not know."""

from typing import Any

import httpx
import pytest
from sqlalchemy import select

from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.models import bundles
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, free_settings, running

pytestmark = pytest.mark.anyio

MINE, THEIRS = "m" * 43, "t" * 43
NOTHING = {"box": "", "version": 0}


async def own(server: Server, what: str = "", **body: Any) -> httpx.Response:
    """Ask for what is kept under a key, or have something kept."""
    return await server.http.post(f"/api/own{what}", json={"key": MINE} | body)


async def test_what_is_kept_is_found_again_with_the_key_alone(server: Server) -> None:
    assert (await own(server, "/look")).json() == NOTHING
    assert (await own(server, box="abc", version=0)).json() == {"box": "abc", "version": 1}
    assert (await own(server, box="def", version=1)).json()["version"] == 2
    assert (await own(server, "/look")).json() == {"box": "def", "version": 2}
    assert (await own(server, "/look", key=THEIRS)).json() == NOTHING
    async with server.services.database.reading() as connection:
        kept = [bytes(hashed) for hashed in await connection.scalars(select(bundles.c.hash))]
    assert kept
    assert MINE.encode() not in b"".join(kept)
    assert (await own(server, "/forget")).status_code == 204
    assert (await own(server, "/look")).json() == NOTHING


async def test_a_device_that_has_not_seen_what_another_kept_does_not_write_over_it(server: Server) -> None:
    await own(server, box="abc", version=0)
    for version in (0, 2):
        reply = await own(server, box="other", version=version)
        assert (reply.status_code, reply.json()["error"]) == (409, "stale")
    await own(server, "/forget")


async def test_one_address_keeps_only_so_much_and_nothing_large_or_readable(
    start_server: StartServer, tmp_path: Any
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'own.sqlite3'}")
    assert (await own(server, box="x" * 60_001, version=0)).status_code == 400
    assert (await own(server, box="{not sealed}", version=0)).status_code == 400
    assert (await own(server, box="abc", version=0, key="short")).status_code == 400
    replies = [await own(server, box="abc", version=7) for _ in range(45)]
    assert replies[-1].status_code == 429


async def test_what_nobody_uses_any_more_goes(tmp_path: Any) -> None:
    clock = Clock()
    async with running(free_settings(f"sqlite:///{tmp_path / 'own.sqlite3'}", expire_days=2), clock) as server:
        await own(server, box="abc", version=0)
        for _ in range(2):
            clock.now += DAY
            await server.services.sweep()
        assert (await own(server, "/look")).json()["version"] == 1
        for _ in range(3):
            clock.now += DAY
            await server.services.sweep()
        assert (await own(server, "/look")).json() == NOTHING
