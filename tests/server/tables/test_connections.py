"""Connections: who is told what, and how often somebody looks whether there is anything to tell."""

import asyncio
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosed

from dreadhall.server.tables.connection import Connection
from dreadhall.server.tables.connections import GOING_AWAY, Hub
from tests.server.conftest import StartServer
from tests.server.helpers import Listener, Server, Table

pytestmark = pytest.mark.anyio

Looks = Counter[int | None]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    """How often somebody has looked what there is to tell, by the seats of those to be told."""
    counted: Looks = Counter()
    look = Hub._next_for

    async def look_and_count(hub: Hub, connection: Connection) -> bytes | None:
        counted[connection.access.key.seat] += 1
        return await look(hub, connection)

    monkeypatch.setattr(Hub, "_next_for", look_and_count)
    return counted


async def all_told(server: Server, table: Table) -> None:
    """Nobody has anything to tell those at a table any more."""
    services = server.services
    group = services.hub._connections[table.id]
    while services._looking or any(each.wake.is_set() or each.telling.locked() for each in group):
        await asyncio.sleep(0)


async def answer(player: Listener) -> None:
    """The first choice that is shown."""
    choice = player.play["view"]["ask"]["choices"][0]["key"]
    assert (await player.do("answer", asked=player.play["asked"], answer=choice))["type"] == "done"


async def test_after_a_move_each_is_looked_at_once(start_server: StartServer, database: str, looks: Looks) -> None:
    server = await start_server(database)
    table = await server.started()
    async with table.connect(0) as ann, table.connect(1) as bob:
        await ann.until(lambda: ann.number == 0)
        await bob.until(lambda: bob.number == 0)
        await all_told(server, table)
        looks.clear()
        await answer(ann)
        await bob.until(lambda: bob.number == ann.number == 1)
        await all_told(server, table)
    assert looks == {0: 1, 1: 1}


async def test_whoever_has_been_told_with_their_own_answer_hears_that_the_server_stops(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database)
    table = await server.started()
    async with table.connect(0) as ann:
        await ann.until(lambda: ann.number == 0)
        await answer(ann)
        await server.services.hub.close_all()
        with pytest.raises(ConnectionClosed):
            await ann.until(lambda: False)
        assert ann.socket.close_code == GOING_AWAY
