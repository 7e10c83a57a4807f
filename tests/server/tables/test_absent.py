"""Who is away, for how long, and a bot that plays for them until they are back."""

import asyncio
from typing import Any

import pytest

from dreadhall.server.tables.presence import STIRS_AT_ONCE, WATCHED_SECONDS
from dreadhall.server.tables.seating import HANDED_AT_ONCE
from tests import patience
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Listener, Server, Table

pytestmark = pytest.mark.anyio

PATIENCE = 120
BOT = {"bot": "random"}


async def of_three(server: Server, host: int | None = 0) -> Table:
    """Three people at a running game, of whom one is the host."""
    table = await server.open(seats=3)
    for seat in range(3):
        key = table.host if seat == host else table.invite
        joined = await table.good("POST", f"/seats/{seat}/join", key, {"name": f"Player {seat}"})
        table.keys[seat] = joined["key"]
    await table.start()
    return table


def away_for_long(server: Server) -> None:
    """Everybody but those who show up again has been away for long enough."""
    server.clock.now += 60 + PATIENCE


async def told(table: Table) -> list[tuple[str, Any]]:
    """What the house has said."""
    lines = await table.good("GET", "/chat", table.spectator)
    return [(line["notice"]["kind"], line["notice"]["data"]) for line in lines if line["notice"]]


async def arrive(listener: Listener) -> None:
    """Be there, and told how everything stands."""
    await listener.until(lambda: bool(listener.play) and bool(listener.table))


async def test_all_see_who_is_away_and_since_when(server: Server) -> None:
    table = await of_three(server)
    assert [seat["absent"] for seat in (await table.info())["seats"]] == [None, None, None]
    assert [seat["is_host"] for seat in (await table.info())["seats"]] == [True, False, False]
    async with table.connect(1) as listener:
        await arrive(listener)
    async with table.connect(0) as listener:
        await listener.until(lambda: bool(listener.table) and not listener.table["seats"][1]["here"])
    server.clock.now += 30
    assert [seat["absent"] for seat in (await table.info())["seats"]][1:] == [30, None]


async def test_the_table_says_how_long_it_has_waited(server: Server) -> None:
    table = await of_three(server)
    await table.play_on(1)
    server.clock.now += 7
    assert [(await table.state(key))["waited"] for key in (0, 1, table.spectator)] == [7, 7, 7]
    await table.play_on(1)
    assert (await table.state(0))["waited"] == 0


async def test_the_host_lets_a_bot_play_until_somebody_is_back(server: Server) -> None:
    table = await of_three(server)
    away_for_long(server)
    await table.good("PUT", "/seats/1/bot", table.host, BOT)
    seat = (await table.info())["seats"][1]
    assert (seat["taken"], seat["bot"], seat["stands_in"]) == (True, "random", True)
    async with table.connect(1) as listener:
        await listener.until(lambda: bool(listener.table) and listener.table["seats"][1]["bot"] is None)
        assert listener.table["seats"][1]["here"]
    assert await told(table) == [
        ("bot-stands-in", {"name": "Player 1", "seat": 1, "bot": "random"}),
        ("seat-back", {"name": "Player 1", "seat": 1}),
    ]


async def test_anybody_may_while_the_host_is_away_and_not_before(server: Server) -> None:
    table = await of_three(server)
    await table.refused(409, "host-here", "PUT", "/seats/1/bot", 2, BOT)
    server.clock.now += 61 + PATIENCE / 2
    await table.state(2)
    await table.refused(409, "not-away", "PUT", "/seats/1/bot", 2, BOT)
    server.clock.now += PATIENCE
    await table.state(0)
    await table.refused(409, "host-here", "PUT", "/seats/1/bot", 2, BOT)
    server.clock.now += 61
    await table.good("PUT", "/seats/1/bot", 2, BOT)
    await table.refused(409, "bot-plays", "PUT", "/seats/1/bot", 2, BOT)


async def test_no_rival_chooses_who_plays_for_somebody_who_is_away(small_server: Server) -> None:
    table = await small_server.open(game="betrayal", seats=3)
    for seat in range(3):
        await table.join(seat)
    await table.start()
    small_server.clock.now += 60 + PATIENCE
    for key, seat in ((0, 1), (table.host, 2)):
        await table.good("PUT", f"/seats/{seat}/bot", key, {"bot": "random"})
        assert (await table.info())["seats"][seat]["bot"].startswith("clever-"), "the table's own stand-in"
    await table.good("PUT", "/seats/0/bot", 0, {"bot": "random"})
    assert (await table.info())["seats"][0]["bot"] == "random", "everybody chooses for themselves"


async def test_a_host_who_does_not_play_is_not_waited_for(server: Server) -> None:
    table = await of_three(server, host=None)
    away_for_long(server)
    await table.good("PUT", "/seats/0/bot", 1, BOT)


async def test_nobody_puts_bots_on_seats_of_others_before_the_start(small_server: Server) -> None:
    table = await small_server.open()
    await table.join(0)
    await table.refused(403, "forbidden", "PUT", "/seats/1/bot", 0, BOT)


async def test_a_seat_that_was_handed_over_stays_the_bots_until_it_is_taken_back(server: Server) -> None:
    table = await of_three(server)
    await table.good("PUT", "/seats/1/bot", 1, BOT)
    assert [kind for kind, _ in await told(table)] == ["bot-plays"]
    async with table.connect(1) as listener:
        await arrive(listener)
        assert listener.table["seats"][1]["bot"] == "random"
    await table.good("DELETE", "/seats/1/bot", 1)
    assert [kind for kind, _ in await told(table)] == ["bot-plays", "seat-back"]


async def test_whoever_was_replaced_because_the_table_waits_no_longer_plays_again_when_back(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database, bots=0)
    table = await server.started(seats=2, away=300)
    server.clock.now += 361
    await server.services.sweep()
    seats = (await table.info())["seats"]
    asked = (await table.state(table.spectator))["view"]["waiting"]
    assert [seat["stands_in"] for seat in seats] == [seat in asked for seat in (0, 1)]
    async with table.connect(asked[0]) as listener:
        await listener.until(lambda: bool(listener.table) and listener.table["seats"][asked[0]]["bot"] is None)


async def test_how_long_is_for_the_server_to_say(start_server: StartServer, database: str) -> None:
    server = await start_server(database, patience=0)
    table = await of_three(server)
    assert (await table.info())["patience"] == 0
    async with table.connect(1) as listener:
        await arrive(listener)
    async with table.connect(0) as listener:
        await listener.until(lambda: bool(listener.table) and not listener.table["seats"][1]["here"])
    async with table.connect(2) as listener:
        await listener.until(lambda: bool(listener.table) and not listener.table["seats"][0]["here"])
        await table.good("PUT", "/seats/1/bot", 2, BOT)


async def test_somebody_comes_back_at_another_process(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = [await start_server(postgres_url, clock) for _ in range(2)]
    table = await of_three(here)
    away_for_long(here)
    async with table.at(there).connect(0) as other:
        await arrive(other)
        await table.good("PUT", "/seats/1/bot", table.host, BOT)
        await other.until(lambda: other.table["seats"][1]["bot"] == "random")
        async with table.at(there).connect(1) as back:
            await back.until(lambda: bool(back.table) and back.table["seats"][1]["bot"] is None)
            assert (await table.info())["seats"][1]["bot"] is None


async def test_all_see_how_many_watch(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = [await start_server(postgres_url, clock) for _ in range(2)]
    table = await of_three(here)
    async with table.connect(0) as player:
        await arrive(player)
        async with table.connect(table.spectator), table.at(there).connect(table.spectator):
            await player.until(lambda: player.table["watching"] == 2)
        await player.until(lambda: player.table["watching"] == 0)


async def test_who_watched_with_a_process_that_has_died_is_forgotten(server: Server) -> None:
    table = await of_three(server)
    async with table.connect(table.spectator) as watcher:
        await watcher.until(lambda: bool(watcher.table) and watcher.table["watching"] == 1)
        server.clock.now += WATCHED_SECONDS - 1
        await server.services.sweep()
        server.clock.now += 2
        assert (await table.info())["watching"] == 1
        server.clock.now += WATCHED_SECONDS
        assert (await table.info())["watching"] == 0


async def test_a_seat_does_not_change_hands_all_the_time(server: Server) -> None:
    """Each time all are told, at the table and in its talk."""
    table = await of_three(server)
    for _ in range(HANDED_AT_ONCE):
        await table.good("PUT", "/seats/1/bot", 1, BOT)
        await table.good("DELETE", "/seats/1/bot", 1)
    await table.refused(429, "too-many", "PUT", "/seats/1/bot", 1, BOT)
    await table.good("PUT", "/seats/2/bot", 2, BOT)


@pytest.mark.parametrize("who", ["spectator", "seat"])
async def test_whoever_comes_and_goes_all_the_time_is_not_told_of_each_time(server: Server, who: str) -> None:
    table = await of_three(server)
    key = table.spectator if who == "spectator" else table.keys[1]
    version = (await server.services.tables.get(table.id)).row.version
    for _ in range(3 * STIRS_AT_ONCE // 2):
        async with table.connect(key) as listener:
            await arrive(listener)
    loaded = await server.services.tables.get(table.id)
    async with asyncio.timeout(patience.PATIENCE):
        while loaded.connections:
            await asyncio.sleep(0)
    assert (await table.info())["version"] <= version + 2 * STIRS_AT_ONCE + 2, "two for each who was told of"
    if who == "spectator":
        await server.services.sweep()
        assert (await table.info())["watching"] == 0
