"""The link for players opens a seat, never the game: nothing else is granted to it, before the end or after."""

import pytest

from dreadhall.server.http.app import AT_A_TABLE
from tests.server.asking import BODIES, QUERIES
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio

# What whoever is invited may do: look at the table from outside, and sit down.
GRANTED = {"look", "join"}


async def knock_everywhere(table: Table) -> dict[str, tuple[int, str]]:
    """What the invited hear at every door of a table that is not theirs."""
    heard: dict[str, tuple[int, str]] = {}
    for handler in AT_A_TABLE:
        name = handler.fn.__name__
        if name in GRANTED:
            continue
        for path in handler.paths:
            rest = path.removeprefix("/api/tables/{table_id:str}")
            rest = rest.replace("{seat:int}", "0").replace("{link:str}", "invite")
            for method in handler.http_methods:
                reply = await table.call(method, rest, table.invite, BODIES.get(name), **QUERIES.get(name, {}))
                heard[f"{method} {rest}"] = (reply.status_code, reply.json().get("error", ""))
    return heard


async def test_the_link_for_players_opens_no_door_but_the_front_one(server: Server) -> None:
    table = await server.started(options={"rounds": 1})
    while_playing = await knock_everywhere(table)
    await table.play_on()
    assert (await table.info())["status"] == "over"
    for heard in (while_playing, await knock_everywhere(table)):
        assert {door: reply for door, reply in heard.items() if reply != (403, "forbidden")} == {}


async def test_after_the_end_all_who_were_there_have_the_proof_of_the_dice(server: Server) -> None:
    table = await server.started(options={"rounds": 1})
    await table.play_on()
    for key in (0, 1, table.host, table.spectator):
        await table.good("GET", "/audit", key)
