"""Tables that are open to everybody on a server: the list, sitting down without a link, and who does not."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dreadhall.server.storage.housekeeping import DAY
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table, connect, free_settings, running
from tests.server.storage.test_backup import command

pytestmark = pytest.mark.anyio

OFFER = {"language": "en"}


@pytest.fixture
async def square(database: str) -> AsyncIterator[Server]:
    """A server at which people meet."""
    async with running(free_settings(database, open_tables="on")) as server:
        yield server


async def offered(server: Server, seats: int = 3, **more: Any) -> Table:
    """A table with somebody at it that is open to everybody."""
    table = await server.open(seats=seats)
    table.keys[0] = (await table.good("POST", "/seats/0/join", table.host, {"name": "Ann"}))["key"]
    await table.good("PUT", "/listing", table.host, OFFER | more)
    return table


async def listed(server: Server) -> list[dict[str, Any]]:
    """What somebody sees who looks at the list now."""
    await server.services.board.read()
    found: list[dict[str, Any]] = (await server.http.get("/api/open")).json()["tables"]
    return found


async def sit(table: Table, name: str = "Eve", **more: Any) -> httpx.Response:
    """Somebody without any link would like to sit down."""
    return await table.server.http.post(f"/api/tables/{table.id}/sit", json={"name": name, **more})


async def test_whoever_comes_without_a_link_sits_down_and_plays(square: Server) -> None:
    table = await offered(square, experience="new")
    [shown] = await listed(square)
    told = {"id": table.id, "host": "Ann", "status": "lobby", "seats": 3, "people": 1, "free": 2, "experience": "new"}
    assert shown.items() >= told.items()
    joined = (await sit(table)).json()
    assert (joined["seat"], joined["waiting"]) == (1, False)
    await table.good("PUT", "/seats/2/bot", table.host, {"bot": "random"})
    await table.start()
    assert (await table.state(joined["key"]))["view"]["seat"] == 1
    assert [one["status"] for one in await listed(square)] == ["playing"]
    await table.good("DELETE", "/listing", table.host)
    assert await listed(square) == []
    assert (await sit(table)).json()["error"] == "not-listed"


async def test_nothing_is_listed_but_what_a_spectator_may_know(square: Server) -> None:
    """No key, no seed, no name of a guest, and nothing of the game itself."""
    table = await offered(square)
    await sit(table, "Ben")
    text = json.dumps(await listed(square))
    secret = [table.host, table.invite, table.spectator, table.keys[0], "seed", "Ben"]
    assert not [one for one in secret if one in text]
    reply = await table.call("GET", "", "dhi_" + "x" * 32)
    assert reply.status_code == 401


async def test_where_the_host_wants_to_be_asked_nobody_sits_down_before(square: Server) -> None:
    table = await offered(square, approves=True)
    asked = (await sit(table)).json()
    assert asked["waiting"]
    assert (await table.call("GET", "/play", asked["key"])).status_code == 403
    assert [claim["waiting"] for claim in (await table.info())["claims"]] == [[None]]
    await table.refused(409, "need-not-agree", "POST", "/seats/1/claim", 0, {"name": "Eve", "agree": True})
    await table.good("POST", "/seats/1/claim", table.host, {"name": "Eve", "agree": True})
    assert (await table.info())["seats"][1]["name"] == "Eve"

    refused = (await sit(table, "Zoe")).json()
    await table.good("POST", "/seats/2/claim", table.host, {"name": "Zoe", "agree": False})
    assert (await table.call("GET", "", refused["key"])).status_code == 401


async def test_who_was_asked_before_the_start_was_asked_for_less(square: Server) -> None:
    """A wish for a seat ends with the start: from then on all have to agree, as the game has secrets."""
    table = await offered(square, approves=True, seats=3)
    await table.join(1, "Ben")
    asked = (await sit(table)).json()
    await table.good("PUT", "/seats/2/bot", table.host, {"bot": "random"})
    await table.start()
    assert (await table.info())["claims"] == []
    assert (await table.call("GET", "", asked["key"])).status_code == 401
    again = (await sit(table)).json()
    assert again["waiting"]
    assert (await table.info())["claims"][0]["waiting"] == [None, 0, 1]


async def test_whoever_was_sent_away_is_not_let_in_by_the_list(square: Server) -> None:
    table = await offered(square)
    seat = (await sit(table, "Eve")).json()["seat"]
    await table.good("POST", f"/seats/{seat}/kick", table.host)
    assert (await sit(table, "eve ")).json()["error"] == "not-listed"
    assert (await sit(table, "Another")).json()["error"] == "not-listed"  # from where Eve came
    assert [one["id"] for one in await listed(square)] == [table.id]


async def test_bots_come_when_the_time_is_up_by_no_clock_on_a_wall(database: str) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, open_tables="on"), clock, ticks) as server:
        table = await offered(server, bots_in=10)
        assert [one["bots_in"] for one in await listed(server)] == [600]
        clock.now += 3600
        await server.services.sweep()
        assert (await table.info())["status"] == "lobby"
        ticks.now += 601
        await server.services.sweep()
        info = await table.info()
        assert (info["status"], [seat["taken"] for seat in info["seats"]]) == ("playing", [True, False, False])
        assert all(seat["bot"] for seat in info["seats"][1:])


async def test_a_table_at_which_nobody_waits_any_more_is_not_shown(square: Server) -> None:
    table = await offered(square)
    assert len(await listed(square)) == 1
    square.clock.now += 3600
    assert await listed(square) == []
    await table.good("GET", "", 0)
    assert len(await listed(square)) == 1


@pytest.mark.parametrize("jump", [200 * DAY, -200 * DAY])
async def test_a_clock_that_jumps_takes_no_table_from_the_list_and_leaves_none_there(
    database: str, jump: float
) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, open_tables="on"), clock, ticks) as server:
        await offered(server)
        clock.now += jump
        assert len(await listed(server)) == 1
        ticks.now += 60
        assert await listed(server) == []
        clock.now += jump
        assert await listed(server) == []


async def test_those_who_look_on_are_told_what_changes(square: Server) -> None:
    async with connect(square.address.replace("http", "ws", 1) + "/api/open/live") as socket:

        async def hear() -> dict[str, Any]:
            async with asyncio.timeout(PATIENCE):
                heard: dict[str, Any] = json.loads(await socket.recv())
            return heard

        assert await hear() == {"type": "open", "wanted": True, "tables": [], "waiting": []}
        table = await offered(square)
        told = await hear()
        assert [one["id"] for one in told["tables"]] == [table.id]
        await sit(table)
        while told["tables"][0]["people"] < 2:
            told = await hear()
        await table.good("DELETE", "/listing", table.host)
        while not told["gone"]:
            told = await hear()
        assert told["gone"] == [table.id]


async def test_limits_hold_for_offering_and_for_sitting_down(square: Server) -> None:
    tables = [await offered(square, seats=2) for _ in range(6)]
    for minutes in range(1, 10):
        await tables[0].good("PUT", "/listing", tables[0].host, OFFER | {"bots_in": minutes})
    seventh = await square.open()
    await seventh.refused(429, "too-many", "PUT", "/listing", seventh.host, OFFER)
    replies = [await sit(tables[at % 6]) for at in range(12)]
    assert {reply.json().get("error") for reply in replies[:6]} == {None}
    assert replies[-1].status_code == 429


async def test_a_household_has_no_list_unless_it_wants_one(start_server: StartServer, tmp_path: Any) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'home.sqlite3'}")
    assert (await server.http.get("/api/open")).json() == {"type": "open", "wanted": False, "tables": [], "waiting": []}
    table = await server.open()
    await table.refused(403, "not-open", "PUT", "/listing", table.host, OFFER)
    with pytest.raises(ConnectionClosed) as closed:
        async with connect(server.address.replace("http", "ws", 1) + "/api/open/live") as socket:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_whoever_is_removed_from_two_seats_does_not_come_back_from_where_they_took_the_other(
    square: Server,
) -> None:
    table = await offered(square)
    await table.join(1, "Eve")
    assert (await sit(table, "Eve", beside=table.keys[1])).json()["seat"] == 2
    await table.good("POST", "/seats/1/remove", table.host)
    assert (await sit(table, "Another")).json()["error"] == "not-listed"


async def test_whoever_is_kept_out_looks_on_no_more(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    square = await start_server(database, open_tables="on")
    async with connect(square.address.replace("http", "ws", 1) + "/api/open/live") as socket:
        await socket.recv()
        await command("people", "block", "--address", "127.0.0.1", "--database", database)
        await square.services.sweep()
        with pytest.raises(ConnectionClosed, match="4403"):
            async with asyncio.timeout(PATIENCE):
                await socket.recv()
