"""Playing with whoever comes: people who do not know each other wait, and are seated when there are enough."""

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.people import erase
from dreadhall.server.tables.waiting import MOST_OF_AN_ADDRESS
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table, connect, free_settings, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def square(database: str) -> AsyncIterator[Server]:
    """A server at which people meet."""
    async with running(free_settings(database, open_tables="on")) as server:
        yield server


async def wait(server: Server, name: str = "Ann", seats: int = 3, game: str = "lanterns") -> Any:
    """Somebody waits for others."""
    reply = await server.http.post("/api/waiting", json={"game": game, "seats": seats, "name": name})
    assert reply.status_code == 201, reply.text
    return reply.json()


async def look(server: Server, waiter: Any) -> Any:
    """They ask where they stand."""
    return (await server.http.post("/api/waiting/look", json={"key": waiter["key"]})).json()


async def numbers(server: Server) -> list[dict[str, Any]]:
    """What everybody is told of those who wait."""
    await server.services.board.read()
    found: list[dict[str, Any]] = (await server.http.get("/api/open")).json()["waiting"]
    return found


def table_of(server: Server, seated: Any) -> Table:
    """The table of somebody who was first."""
    host = seated["host_key"]
    return Table(server, {"table_id": seated["table_id"], "host_key": host, "invite_key": host, "spectator_key": host})


async def test_when_there_are_enough_all_are_seated_and_it_begins(square: Server) -> None:
    ann, ben = await wait(square, "Ann"), await wait(square, "Ben")
    assert [ann["place"], ben["place"], ben["seated"]] == [1, 2, None]
    other = await wait(square, "Cleo", seats=2)
    assert other["place"] == 1
    dora = await wait(square, "Dora")
    first, second, third = [(await look(square, one))["seated"] for one in (ann, ben, dora)]
    assert (second, third) == ((await look(square, ben))["seated"], dora["seated"])
    assert [one["seat"] for one in (first, second, third)] == [0, 1, 2]
    table = table_of(square, first)
    info = await table.info()
    assert (info["status"], info["listing"]) == ("playing", None)
    assert [(seat["name"], seat["is_host"], seat["here"]) for seat in info["seats"]] == [
        ("Ann", True, True),
        ("Ben", False, True),
        ("Dora", False, True),
    ]
    for seat, one in enumerate((ann, ben, dora)):
        assert (await table.state(one["key"]))["view"]["seat"] == seat
    assert [second["host_key"], third["host_key"]] == [None, None]
    assert (await look(square, other))["place"] == 1


async def test_nothing_is_told_of_those_who_wait_but_how_many_for_what(square: Server) -> None:
    ann = await wait(square, "Ann")
    await wait(square, "Ben", seats=2)
    assert await numbers(square) == [
        {"game": "lanterns", "seats": 2, "people": 1},
        {"game": "lanterns", "seats": 3, "people": 1},
    ]
    told = (await square.http.get("/api/open")).text
    assert not [secret for secret in ("Ann", "Ben", ann["key"]) if secret in told]
    assert (await square.http.post("/api/waiting/look", json={"key": "dhs_" + "x" * 32})).status_code == 404
    assert (await square.http.post("/api/mine", json={"keys": [ann["key"]]})).json() == []


async def test_those_who_look_on_see_how_many_wait(square: Server) -> None:
    async with connect(square.address.replace("http", "ws", 1) + "/api/open/live") as socket:

        async def hear() -> Any:
            async with asyncio.timeout(PATIENCE):
                return json.loads(await socket.recv())

        assert (await hear())["waiting"] == []
        ann = await wait(square)
        assert [one["people"] for one in (await hear())["waiting"]] == [1]
        await square.http.post("/api/waiting/leave", json={"key": ann["key"]})
        assert (await hear())["waiting"] == []
        assert (await look(square, ann))["error"] == "not-waiting"


async def test_who_asks_no_more_waits_no_more_by_no_clock_on_a_wall(database: str) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, open_tables="on"), clock, ticks) as server:
        ann, ben = await wait(server, "Ann"), await wait(server, "Ben")
        clock.now += 3600
        await server.services.sweep()
        for _ in range(3):
            ticks.now += 40
            await server.services.sweep()
            assert (await look(server, ben))["place"]
        assert (await look(server, ann))["error"] == "not-waiting"
        assert (await look(server, ben))["place"] == 1
        assert (await wait(server, "Cleo"))["seated"] is None


async def test_who_waits_at_one_process_is_seated_by_another(start_server: StartServer, postgres_url: str) -> None:
    one = await start_server(postgres_url, open_tables="on")
    other = await start_server(postgres_url, open_tables="on")
    ann = await wait(one, "Ann", seats=2)
    ben = await wait(other, "Ben", seats=2)
    assert (await look(one, ann))["seated"]["table_id"] == ben["seated"]["table_id"]
    assert await numbers(one) == []


async def test_the_list_outlives_the_process_that_kept_it(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with running(free_settings(database, open_tables="on")) as server:
        ann = await wait(server, "Ann", seats=2)
    async with running(free_settings(database, open_tables="on")) as server:
        assert (await look(server, ann))["place"] == 1
        ben = await wait(server, "Ben", seats=2)
        assert (await look(server, ann))["seated"]["table_id"] == ben["seated"]["table_id"]


async def test_who_was_seated_when_the_game_could_not_begin_begins_it_by_asking(
    square: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await wait(square, "Ann", seats=2)
    start = square.services.lobby.start

    async def fail(table_id: str) -> None:
        raise StorageFailed("not now")

    monkeypatch.setattr(square.services.lobby, "start", fail)
    ben = await wait(square, "Ben", seats=2)
    monkeypatch.setattr(square.services.lobby, "start", start)
    table = table_of(square, (await look(square, ann))["seated"])
    assert (await table.info())["status"] == "playing"
    assert (await table.state(ben["key"]))["view"]["seat"] == 1


async def test_one_address_does_not_fill_the_list(square: Server) -> None:
    waiters = [await wait(square, seats=4, game=game) for game in ("darkest", "betrayal") for _ in range(3)]
    assert len(waiters) == MOST_OF_AN_ADDRESS
    body = {"game": "lanterns", "seats": 4, "name": "Eve"}
    assert (await square.http.post("/api/waiting", json=body)).json()["error"] == "too-many"
    await square.http.post("/api/waiting/leave", json={"key": waiters[0]["key"]})
    assert (await wait(square, seats=4))["place"] == 1


async def test_nobody_waits_for_what_cannot_be_played(square: Server) -> None:
    for wish in ({"game": "chess", "seats": 2}, {"game": "lanterns", "seats": 1}, {"game": "lanterns", "seats": 60}):
        reply = await square.http.post("/api/waiting", json={"name": "Eve", **wish})
        assert reply.status_code in (400, 404), reply.text


async def test_strangers_play_as_the_game_proposes_it_for_a_first_night(square: Server) -> None:
    ann = await wait(square, "Ann", 2, "darkest")
    await wait(square, "Ben", 2, "darkest")
    options = (await table_of(square, (await look(square, ann))["seated"]).info())["options"]
    assert (options["grace_round"], options["survivors"]) == (True, 4)


async def test_no_one_else_is_made_the_host_by_asking_with_the_key_of_a_seat(square: Server) -> None:
    table = await square.started()
    seated = (await look(square, {"key": table.keys[0]}))["seated"]
    assert seated == {"table_id": table.id, "seat": 0, "host_key": None}


async def test_a_household_has_no_list_of_those_who_wait(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'home.sqlite3'}")
    reply = await server.http.post("/api/waiting", json={"game": "lanterns", "seats": 2, "name": "Ann"})
    assert (reply.status_code, reply.json()["error"]) == (403, "not-open")


async def test_who_is_erased_waits_no_more(square: Server) -> None:
    ann = await wait(square, "Ann")
    await square.services.database.write(partial(erase, " ann", None))
    assert (await look(square, ann))["error"] == "not-waiting"
