"""What bots say aloud about what they do."""

import pytest

from dreadhall.server.bots.remarks import Remarks
from dreadhall.server.bots.thinking import Thought
from dreadhall.server.tables.loaded import LoadedTable
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio


def thinks(reason: str) -> Thought:
    return Thought("any", 1, reason=reason)


async def table_with(server: Server, bot: str, game: str = "darkest", **options: object) -> LoadedTable:
    """A table whose second seat is a bot's."""
    table = await server.open(game=game, seats=3, options=options)
    await table.join(0)
    await table.join(2)
    await table.good("PUT", "/seats/1/bot", table.host, {"bot": bot})
    await table.start()
    return await server.services.tables.get(table.id)


async def test_a_companion_says_why_but_nothing_twice_and_seldom(small_server: Server) -> None:
    loaded, remarks = await table_with(small_server, "clever"), Remarks()
    said = remarks.on(loaded, thinks("fire"))
    assert said is not None
    assert (said.kind, said.data["line"], said.data["seat"], said.data["game"]) == ("bot-says", "fire", 1, "darkest")
    assert str(said.data["bot"]).startswith("clever-")
    assert remarks.on(loaded, thinks("code")) is None, "it has just spoken"


async def test_some_reasons_and_some_bots_say_nothing(small_server: Server) -> None:
    loaded = await table_with(small_server, "clever")
    assert all(Remarks().on(loaded, thinks(reason)) is None for reason in ("", "habit", "only", "rest"))
    assert Remarks().on(await table_with(small_server, "scout"), thinks("fire")) is None


async def test_where_secrets_are_kept_nobody_says_what_for(small_server: Server) -> None:
    loaded = await table_with(small_server, "clever", "betrayal", haunt=8, start="haunt", explorers="dealt")
    assert loaded.started.keeps_secrets
    assert Remarks().on(loaded, thinks("fight")) is None
