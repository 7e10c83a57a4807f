"""Channels of talk that only some of a table hear: the game says who."""

from typing import Any

import pytest

from dreadhall.server.positions.local import LocalPosition
from dreadhall.server.positions.time_limit import TimeLimit
from dreadhall.testing.marks import rule
from tests.server.helpers import Server, Table, game_at

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


def turn(state: Any, seat: int) -> None:
    """Make a traitor of a hero."""
    state.explorers[seat].traitor = True


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
    async with table.connect(one) as ann, table.connect(other) as bob, table.connect(traitor) as eve:
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


@rule("B-SEC-03")
async def test_nobody_counts_lines_that_they_cannot_hear(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, other) = await sides(table)
    for text in ("First", "Second"):
        await table.good("POST", "/chat", one, {"text": text, "channel": "heroes"})
    said = await table.good("POST", "/chat", traitor, {"text": "Hello, all"})
    assert said["number"] == 1, "the first line that the traitor hears"
    assert (await table.good("POST", "/chat", other, {"text": "Hello"}))["number"] == 4
    for key, numbers in ((one, [1, 2, 3, 4]), (traitor, [1, 2]), (table.spectator, [1, 2]), (table.host, [1, 2])):
        assert [line["number"] for line in await table.good("GET", "/chat", key)] == numbers
    later = await table.good("GET", "/chat", traitor, since=1)
    assert [(line["number"], line["text"]) for line in later] == [(2, "Hello")]
    assert await table.good("GET", "/chat", traitor, since=2) == []


@rule("B-SEC-03")
async def test_a_line_for_others_leaves_no_trace_on_a_live_connection(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, _) = await sides(table)
    async with table.connect(one) as ann, table.connect(traitor) as eve:
        await eve.until(lambda: bool(eve.play))
        assert (await ann.do("chat", text=SECRET, channel="heroes"))["number"] == 1
        assert (await ann.do("chat", text="Hello, all"))["number"] == 2
        message = await eve.hear()
        while message["type"] == "table":  # the seats that have just come
            message = await eve.hear()
        assert [(line["number"], line["text"]) for line in message["lines"]] == [(1, "Hello, all")]
        assert (await eve.do("chat", text="Hello"))["number"] == 2


@rule("B-SEC-03")
async def test_whoever_comes_back_goes_on_after_the_lines_they_know(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, _) = await sides(table)
    for channel in ("heroes", "", "heroes", ""):
        await table.good("POST", "/chat", one, {"text": f"To {channel or 'all'}", "channel": channel})
    async with table.connect(traitor, chat=1) as eve, table.connect(one, chat=3, channels=["heroes"]) as ann:
        await eve.until(lambda: bool(eve.chat))
        await ann.until(lambda: bool(ann.chat))
        assert [line["number"] for line in eve.chat] == [2]
        assert [line["number"] for line in ann.chat] == [4]


@rule("B-SEC-03", "B-HSET-06")
async def test_whoever_changes_sides_is_told_anew_what_they_may_hear(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    _, (one, other) = await sides(table)
    async with table.connect(one) as ann, table.connect(other) as bob:
        await ann.do("chat", text=SECRET, channel="heroes")
        await ann.do("chat", text="Hello, all")
        await ann.until(lambda: len(ann.chat) == 2)
        loaded = await server.services.tables.get(table.id)
        game = game_at(loaded.started)
        game.arrange(lambda state: turn(state, one))
        loaded.position = LocalPosition(loaded.number, game, loaded.started.asked, TimeLimit(60))
        server.services.hub.wake(table.id)
        heard = await ann.hear()
        assert (heard["type"], heard["anew"], heard["channels"]) == ("chat", True, [])
        assert [(line["number"], line["text"]) for line in ann.chat] == [(1, "Hello, all")]
        await bob.do("chat", text="Who is with us?", channel="heroes")
        await bob.do("chat", text="Goodbye")
        await ann.until(lambda: len(ann.chat) == 2)
        assert [(line["number"], line["text"]) for line in ann.chat] == [(1, "Hello, all"), (2, "Goodbye")]
        await bob.until(lambda: len(bob.chat) == 4)
        assert [line["number"] for line in bob.chat] == [1, 2, 3, 4]


@rule("B-SEC-03")
async def test_whoever_was_away_when_their_channels_changed_is_told_anew(server: Server) -> None:
    table = await haunted(server, TWO_BOOKS)
    traitor, (one, _) = await sides(table)
    await table.good("POST", "/chat", one, {"text": SECRET, "channel": "heroes"})
    await table.good("POST", "/chat", one, {"text": "Hello, all"})
    for key, hello in ((traitor, {"chat": 1, "channels": ["heroes"]}), (one, {"chat": 1}), (traitor, {"chat": 7})):
        async with table.connect(key, **hello) as back:
            await back.until(lambda: bool(back.chat))
            assert back.told_anew
            assert [line["number"] for line in back.chat] == ([1, 2] if key == one else [1])


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
