"""Tables at which a turn may take days: whose time is up is played by the stand-in, by no clock on a wall."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import delete

from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.models import turns
from tests.server.helpers import Clock, Server, Table, free_settings, running

pytestmark = pytest.mark.anyio


class Week(NamedTuple):
    """A server, and the two clocks by which it lives."""

    server: Server
    wall: Clock
    ticks: Clock

    async def let_pass(self, days: float) -> None:
        """Let time pass while the server looks."""
        await self.server.services.turns.settle()
        while days > 0:
            self.ticks.now += min(days, 0.5) * DAY
            self.wall.now += min(days, 0.5) * DAY
            days -= 0.5
            await self.server.services.sweep()


@pytest.fixture
async def week(database: str) -> AsyncIterator[Week]:
    wall, ticks = Clock(), Clock()
    async with running(free_settings(database, bots=0), wall, ticks) as server:
        yield Week(server, wall, ticks)


async def bots(table: Table) -> list[bool]:
    """For which seats a bot plays."""
    return [seat["bot"] is not None for seat in (await table.info())["seats"]]


async def mine(table: Table, seat: int) -> Any:
    """What somebody is told of their table."""
    await table.server.services.turns.settle()
    [told] = (await table.server.http.post("/api/mine", json={"keys": [table.keys[seat]]})).json()
    return told


async def asked(table: Table) -> list[int]:
    """For whom the table waits."""
    waiting: list[int] = (await table.state(table.spectator))["view"]["waiting"]
    return waiting


async def test_whose_time_is_up_is_played_by_the_stand_in_until_they_are_back(week: Week) -> None:
    table = await week.server.started(turn=2)
    late = (await asked(table))[0]
    await week.let_pass(1.5)
    assert await bots(table) == [False, False]
    told = await mine(table, late)
    assert (told["my_turn"], told["waited"], told["left"]) == (True, 1.5 * DAY, 0.5 * DAY)
    await week.let_pass(0.5)
    info = await table.info()
    assert info["seats"][late]["stands_in"]
    async with table.connect(late) as listener:
        await listener.until(lambda: not listener.table.get("seats", [{"stands_in": True}] * 2)[late]["stands_in"])
    assert not (await bots(table))[late]
    assert (await mine(table, late))["left"] == 2 * DAY


async def test_whoever_answers_has_all_their_time_again(week: Week) -> None:
    table = await week.server.started(turn=1)
    for _ in range(4):
        await week.let_pass(0.5)
        for seat in await asked(table):
            if seat in await asked(table):
                choice = (await table.state(seat))["view"]["ask"]["choices"][0]["key"]
                await table.answer(seat, choice)
    assert await bots(table) == [False, False]


async def test_a_server_that_was_off_takes_nobodys_turn(week: Week) -> None:
    table = await week.server.started(turn=1)
    week.wall.now += 30 * DAY
    await week.server.services.sweep()
    assert await bots(table) == [False, False]


async def test_nobody_else_decides_that_somebody_is_late(week: Week) -> None:
    """Being away for minutes is what such a table is for; the host may not put a bot there, nor anybody."""
    table = await week.server.started(turn=1)
    await week.let_pass(0.5)
    assert (await table.info())["patience"] == DAY
    await table.refused(409, "not-away", "PUT", "/seats/1/bot", table.host, {})
    await table.refused(409, "not-away", "PUT", "/seats/1/bot", 0, {})


async def test_what_was_not_noted_when_a_process_died_is_noted_by_the_next(week: Week) -> None:
    table = await week.server.started(turn=1)
    await week.server.services.turns.settle()
    seat = (await asked(table))[0]
    async with week.server.services.database.writing() as connection:
        await connection.execute(delete(turns))
    await week.server.services.sweep()
    assert (await mine(table, seat))["left"] == DAY
