"""Channels of talk that only some of a table hear: the game says who."""

from typing import Any

import pytest

from dreadhall.testing.marks import rule
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio

TWO_BOOKS = {"start": "haunt", "haunt": 8, "explorers": "dealt"}
HIDDEN = {"start": "haunt", "haunt": 34, "explorers": "dealt"}
SECRET = "We meet in the chapel."


async def haunted(server: Server, options: dict[str, Any]) -> Table:
    """A table of three at which the haunt is being read."""
    table = await server.started(3, "betrayal", options=options)
    while (await table.state(0))["view"]["position"]["phase"] in ("choose", "begin", "turn-start"):
        await table.play_on(1)
    return table


async def sides(table: Table) -> tuple[int, list[int]]:
    """The traitor's seat, and those of the heroes."""
    shown = (await table.state(0))["view"]["position"]["explorers"]
    heroes = [who["seat"] for who in shown if who["side"] == "heroes"]
    (traitor,) = (who["seat"] for who in shown if who["side"] == "traitor")
    return traitor, heroes


@rule("B-SEC-03", "B-HSET-03")
async def test_heroes_talk_among_themselves_and_neither_the_traitor_nor_spectators_hear(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, other) = await sides(table)
    await table.good("POST", "/chat", one, {"text": SECRET, "channel": "heroes"})
    await table.good("POST", "/chat", traitor, {"text": "Hello, all"})
    heard = {key: await table.good("GET", "/chat", key) for key in (one, other, traitor, table.spectator, table.host)}
    assert [line["text"] for line in heard[other]] == [SECRET, "Hello, all"]
    assert [line["channel"] for line in heard[other]] == ["heroes", ""]
    for key in (traitor, table.spectator, table.host):
        assert [line["text"] for line in heard[key]] == ["Hello, all"]


@rule("B-SEC-03")
async def test_live_connections_hear_the_same(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, other) = await sides(table)
    async with table.live(one) as ann, table.live(other) as bob, table.live(traitor) as eve:
        await ann.do("chat", text=SECRET, channel="heroes")
        await ann.do("chat", text="Hello, all")
        for listener in (bob, eve):
            await listener.until(lambda: any(line["text"] == "Hello, all" for line in listener.chat))  # noqa: B023
        assert SECRET in [line["text"] for line in bob.chat]
        assert SECRET not in [line["text"] for line in eve.chat]
        assert (bob.play["channels"], eve.play["channels"]) == (["heroes"], [])


@rule("B-SEC-03")
async def test_nobody_speaks_in_a_channel_of_others(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, _ = await sides(table)
    for key in (traitor, table.host):
        await table.refused(403, "forbidden", "POST", "/chat", key, {"text": "Boo", "channel": "heroes"})


@rule("B-HID-10", "B-SEC-03")
async def test_with_a_hidden_traitor_all_talk_is_heard_by_everybody(server: Server) -> None:
    table = await haunted(server, HIDDEN)
    for seat in range(3):
        assert (await table.state(seat))["channels"] == []
        await table.refused(403, "forbidden", "POST", "/chat", seat, {"text": "Psst", "channel": "heroes"})


async def test_a_game_without_channels_and_a_table_in_the_lobby_have_none(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.refused(403, "forbidden", "POST", "/chat", 0, {"text": "Psst", "channel": "heroes"})
    await table.good("POST", "/chat", 0, {"text": "Hello"})
    assert [line["text"] for line in await table.good("GET", "/chat", table.spectator)] == ["Hello"]
