"""Who is away, for how long, and a bot that plays for them until they are back."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dreadhall.server.storage.exporting import bring_in, export
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.tables.attendance import HERE_SECONDS, WATCHED_SECONDS
from dreadhall.server.tables.presence import STIRS_AT_ONCE
from dreadhall.server.tables.seating import HANDED_AT_ONCE
from tests import patience
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Listener, Server, Table, free_settings, running

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


# Clocks that jump

JUMPS = pytest.mark.parametrize("jump", [200 * DAY, -200 * DAY])


async def all_here(server: Server, table: Table) -> list[bool]:
    """Who is there, after a look of the server."""
    await server.services.sweep()
    return [seat["here"] for seat in (await table.info())["seats"]]


@JUMPS
async def test_a_clock_that_jumps_brings_nobody_and_takes_nobody_away(database: str, jump: float) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, bots=0), clock, ticks) as server:
        table = await of_three(server)
        async with table.connect(0) as present:
            await arrive(present)
            ticks.now += 2 * HERE_SECONDS
            assert await all_here(server, table) == [True, False, False]
            clock.now += jump
            assert await all_here(server, table) == [True, False, False]
            absent = [seat["absent"] for seat in (await table.info())["seats"]]
            assert absent == [None, HERE_SECONDS, HERE_SECONDS]
            await table.state(1)
            clock.now += jump
            assert await all_here(server, table) == [True, True, False]


@JUMPS
async def test_a_stand_in_comes_when_the_time_has_passed_wherever_the_clock_is(database: str, jump: float) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, bots=0), clock, ticks) as server:
        table = await server.started(seats=2, away=300)
        asked = (await table.state(table.spectator))["view"]["waiting"]
        clock.now += jump
        ticks.now += HERE_SECONDS + 299
        await server.services.sweep()
        assert not any(seat["stands_in"] for seat in (await table.info())["seats"])
        clock.now += jump
        ticks.now += 2
        await server.services.sweep()
        assert [seat["stands_in"] for seat in (await table.info())["seats"]] == [seat in asked for seat in (0, 1)]


@JUMPS
async def test_a_host_waits_for_whoever_has_just_gone_wherever_the_clock_is(database: str, jump: float) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, bots=0, patience=PATIENCE), clock, ticks) as server:
        table = await of_three(server)
        ticks.now += HERE_SECONDS
        clock.now += jump
        await table.refused(409, "not-away", "PUT", "/seats/1/bot", table.host, BOT)
        ticks.now += PATIENCE
        await table.good("PUT", "/seats/1/bot", table.host, BOT)


async def test_who_was_there_by_the_time_of_day_has_gone_when_the_server_starts(
    start_server: StartServer, database: str
) -> None:
    """As an earlier version noted it."""
    first = await start_server(database)
    table = await of_three(first)
    async with first.services.database.writing() as connection:
        await connection.execute(text("UPDATE seats SET here_until = 1700000000"))
    await first.services.stop()
    second = await start_server(database)
    seats = (await table.at(second).info())["seats"]
    assert [(seat["here"], seat["absent"]) for seat in seats] == [(False, 0)] * 3


async def test_whoever_was_there_at_another_server_is_not_there_at_this_one(
    start_server: StartServer, database: str, tmp_path: Path
) -> None:
    here = await start_server(database, clock := Clock())
    for _ in range(10):
        clock.now += DAY
        await here.services.sweep()
    table = await of_three(here)
    async with here.services.database.reading() as connection:
        lines = [line async for line in export(connection, table.id)]
    there = await start_server(f"sqlite:///{tmp_path / 'there.sqlite3'}")
    await there.services.database.write(partial(bring_in, lines, there.clock.now))
    assert await all_here(there, table.at(there)) == [False] * 3
