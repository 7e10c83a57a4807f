"""What bots say aloud about what they do."""

import pytest

from dreadhall.bots import Answer, Reason
from dreadhall.server.bots.remarks import Remarks
from dreadhall.server.bots.thinking import Thought
from dreadhall.server.tables.loaded import LoadedTable
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio


def thinks(reason: str, seat: int = 1) -> Thought:
    return Thought(Answer("any", Reason(reason)), seat)


async def table_with(server: Server, bot: str) -> LoadedTable:
    """A table of darkest at which a bot plays for somebody."""
    table = await server.started(3, "darkest")
    await table.good("PUT", "/seats/1/bot", 1, {"bot": bot})
    return await server.services.tables.get(table.id)


async def test_a_companion_says_why_but_nothing_twice_and_seldom(small_server: Server) -> None:
    loaded, remarks = await table_with(small_server, "clever"), Remarks()
    said = remarks.on(loaded, thinks("fire"))
    assert said is not None
    assert (said.kind, said.data["line"], said.data["seat"], said.data["game"]) == ("bot-says", "fire", 1, "darkest")
    assert str(said.data["bot"]).startswith("clever-")
    assert remarks.on(loaded, thinks("code")) is None, "it has just spoken"


async def test_two_companions_do_not_say_the_same_at_once(small_server: Server) -> None:
    table = await small_server.started(3, "darkest")
    for seat in (1, 2):
        await table.good("PUT", f"/seats/{seat}/bot", seat, {"bot": "clever"})
    loaded, remarks = await small_server.services.tables.get(table.id), Remarks()
    assert remarks.on(loaded, thinks("fire")) is not None
    assert remarks.on(loaded, thinks("fire", seat=2)) is None
    assert remarks.on(loaded, thinks("code", seat=2)) is not None


async def test_some_reasons_and_some_bots_say_nothing(small_server: Server) -> None:
    loaded = await table_with(small_server, "clever")
    assert all(Remarks().on(loaded, thinks(reason)) is None for reason in ("", "habit", "only", "rest"))
    assert Remarks().on(await table_with(small_server, "scout"), thinks("fire")) is None


async def test_where_secrets_are_kept_nobody_says_what_for(small_server: Server) -> None:
    table = await small_server.started(3, "betrayal", options={"start": "haunt", "haunt": 8, "explorers": "dealt"})
    loaded = await small_server.services.tables.get(table.id)
    while not loaded.started.keeps_secrets:
        await table.play_on(1)
    await table.good("PUT", "/seats/1/bot", 1, {"bot": "clever"})
    assert Remarks().on(loaded, thinks("fight")) is None
