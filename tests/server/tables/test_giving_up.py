"""Giving up: everybody who plays agrees, and the game is over for good."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import dreadhall
from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.exporting import bring_in, export
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.rows import Wish
from dreadhall.server.tables.giving_up import WISHES_AT_ONCE
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table, free_settings, running

pytestmark = pytest.mark.anyio

GIVEN_UP = {"winners": [], "reason": "given-up"}


async def ask(table: Table, seat: int = 0) -> int:
    """Somebody asks to give up; the number by which the others answer."""
    info = await table.good("POST", "/give-up", seat)
    number: int = info["give_up"]["number"]
    return number


async def agree(table: Table, seat: int, number: int, *, yes: bool = True) -> Any:
    """Yes or no."""
    return await table.good("POST", "/give-up/agree", seat, {"number": number, "agree": yes})


async def kinds(table: Table) -> list[str]:
    """What the house has said."""
    lines = await table.good("GET", "/chat", table.spectator)
    return [line["notice"]["kind"] for line in lines if line["notice"]]


@pytest.mark.parametrize("outage", [StorageFailed("try again in a moment"), OSError("gone")])
async def test_whoever_is_asked_hears_of_it_though_the_database_did_not_answer_at_first(
    server: Server, monkeypatch: pytest.MonkeyPatch, outage: Exception
) -> None:
    table = await server.started(seats=3)
    read, failures = server.services.store.read, [outage]

    async def fail_once(table_id: str) -> Any:
        if failures:
            raise failures.pop()
        return await read(table_id)

    async with table.connect(1) as listener:
        await listener.until(lambda: bool(listener.play))
        monkeypatch.setattr(server.services.store, "read", fail_once)
        async with server.services.store.change(table.id, server.clock()) as change:
            await change.table(give_up=Wish(0, 0, (1, 2)))
        server.services.changed(table.id)
        await listener.until(lambda: listener.table.get("give_up") is not None)
    assert not failures


async def test_the_game_is_over_when_all_have_agreed(server: Server) -> None:
    table = await server.started(seats=3)
    await table.play_on(2)
    number = await ask(table)
    assert (await table.info())["give_up"] == {"number": number, "seat": 0, "waiting": [1, 2], "left": None}
    assert (await agree(table, 1, number))["give_up"]["waiting"] == [2]
    assert (await table.info())["status"] == "playing"
    async with table.connect(1) as listener:
        await listener.until(lambda: bool(listener.play))
        info = await agree(table, 2, number)
        assert (info["status"], info["result"], info["give_up"]) == ("over", GIVEN_UP, None)
        await listener.until(lambda: listener.play["view"]["result"] == GIVEN_UP)
        assert (listener.play["asked"], listener.play["view"]["ask"], listener.play["undo"]) == (None, None, "over")
        await listener.until(lambda: bool(listener.chat) and listener.chat[-1]["notice"]["kind"] == "given-up")
    assert await kinds(table) == ["give-up-asked", "give-up-agreed", "given-up"]
    lines = await table.good("GET", "/chat", table.spectator)
    assert lines[-1]["notice"]["data"] == {"names": ["Player 0", "Player 1", "Player 2"]}
    mine = (await server.http.post("/api/mine", json={"keys": [table.keys[1]]})).json()
    assert mine[0]["table"]["result"] == GIVEN_UP


async def test_it_stays_over_and_can_be_looked_at_and_checked(server: Server) -> None:
    table = await server.started(seats=2)
    await table.play_on(5)
    before = await table.state(0)
    await agree(table, 1, await ask(table))
    for again in (False, True):
        if again:
            server.services.tables.forget(await server.services.tables.get(table.id))
        state = await table.state(0)
        assert (state["number"], state["view"]["result"]) == (before["number"] + 1, GIVEN_UP)
        assert state["events"] == before["events"]
        replayed = await table.good("GET", "/replay", 0, number=before["number"])
        assert (replayed["view"]["result"], replayed["view"]["ask"]) == (None, before["view"]["ask"])
        assert (await table.good("GET", "/replay", 1, number=state["number"], seat=0))["view"] == state["view"]
        record = await table.good("GET", "/audit", 0)
        assert record["result"] == GIVEN_UP
        assert dreadhall.verify(record, (await table.info())["commitment"]) == ["played"]
        save = await table.good("GET", "/save", 0)
        opened = dreadhall.load_table(save)
        assert opened.result is not None
        assert opened.events_for(0) == state["events"]
    await table.refused(409, "not-playing", "POST", "/give-up", 0)


async def test_one_no_ends_it_and_so_does_whoever_asked(server: Server) -> None:
    table = await server.started(seats=3)
    number = await ask(table)
    await table.refused(409, "asked-already", "POST", "/give-up", 1)
    body = {"number": number, "agree": True}
    await table.refused(409, "not-asked", "POST", "/give-up/agree", 0, body)
    await table.refused(409, "nothing-asked", "POST", "/give-up/agree", 1, body | {"number": number + 1})
    assert (await agree(table, 2, number, yes=False))["give_up"] is None
    await table.refused(409, "nothing-asked", "POST", "/give-up/agree", 1, body)
    assert (await agree(table, 0, await ask(table), yes=False))["give_up"] is None
    assert await kinds(table) == ["give-up-asked", "give-up-refused"] * 2
    assert (await table.info())["status"] == "playing"


async def test_the_wish_stands_while_the_game_goes_on(server: Server) -> None:
    table = await server.started(seats=2)
    number = await ask(table)
    await table.play_on(3)
    assert (await agree(table, 1, number))["status"] == "over"


async def test_whoever_plays_alone_ends_it_at_once(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.join(1, beside=0)
    await table.start()
    assert (await table.good("POST", "/give-up", 1))["result"] == GIVEN_UP


async def test_whoever_has_a_bot_play_for_them_is_asked_and_who_comes_or_goes_ends_the_wish(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database, bots=0)
    table = await server.started(seats=3)
    number = await ask(table)
    await table.good("PUT", "/seats/2/bot", 2, {"bot": "random"})
    assert (await table.info())["give_up"]["waiting"] == [1, 2]
    await agree(table, 1, number)
    assert (await agree(table, 2, number, yes=False))["give_up"] is None
    await ask(table, seat=2)
    await table.good("POST", "/seats/1/leave", 1)
    assert (await table.info())["give_up"] is None


# Nobody ends the game of others


@pytest.fixture
async def quiet_server(start_server: StartServer, database: str) -> Server:
    """A server on which no bot moves."""
    return await start_server(database, bots=0, objection=60, patience=120)


async def look_on(server: Server, seconds: float) -> None:
    """Let time pass while the server looks."""
    for _ in range(3):
        server.clock.now += seconds / 3
        await server.services.sweep()


async def everybody_is_here(table: Table) -> None:
    """Each shows up."""
    for seat in table.keys:
        await table.state(seat)


async def test_no_host_makes_others_bots_and_gives_up_for_them(quiet_server: Server) -> None:
    table = await quiet_server.started(seats=3)
    for seat in (1, 2):
        await table.refused(409, "not-away", "PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
    quiet_server.clock.now += 1000
    await table.state(0)
    for seat in (1, 2):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {})
    await ask(table)
    await look_on(quiet_server, 10 * DAY)
    assert (await table.info())["status"] == "playing", "one of three is not enough, whoever plays for the others"
    await table.refused(409, "no-audit", "GET", "/audit", 0)
    await table.refused(403, "forbidden", "GET", "/replay", 0, number=0, seat=1)


async def test_nobody_sends_others_away_to_give_up_alone(quiet_server: Server) -> None:
    table = await quiet_server.started(seats=3)
    for seat in (1, 2):
        await table.good("POST", f"/seats/{seat}/kick", table.host)
    await table.refused(409, "nobody-agrees", "POST", "/give-up", 0)
    assert (await table.info())["status"] == "playing"


async def test_when_most_agree_the_others_have_time_to_object(quiet_server: Server) -> None:
    for objects in (True, False):
        table = await quiet_server.started(seats=3)
        await everybody_is_here(table)
        number = await ask(table)
        assert (await agree(table, 1, number))["give_up"]["left"] == 60
        await look_on(quiet_server, 45)
        assert (await table.info())["give_up"]["left"] == 15
        await table.refused(409, "no-audit", "GET", "/audit", 0)
        await everybody_is_here(table)
        if objects:
            assert (await agree(table, 2, number, yes=False))["give_up"] is None
        await look_on(quiet_server, 45)
        assert ((await table.info())["status"] == "over") is not objects
        assert (await kinds(table))[1:] == ["give-up-agreed", "give-up-refused" if objects else "given-up"]


async def test_whoever_is_away_has_a_day_and_when_they_come_their_while(quiet_server: Server) -> None:
    table = await quiet_server.started(seats=3)
    quiet_server.clock.now += 1000
    number = await ask(table)
    assert (await agree(table, 1, number))["give_up"]["left"] == DAY
    await look_on(quiet_server, 3000)
    assert (await table.info())["status"] == "playing"
    await table.state(2)
    assert (await table.info())["give_up"]["left"] == 60
    await look_on(quiet_server, 30)
    assert (await table.info())["status"] == "playing"
    await look_on(quiet_server, 2 * DAY)
    assert (await table.info())["result"] == GIVEN_UP


@pytest.mark.parametrize("jump", [200 * DAY, -200 * DAY])
async def test_a_clock_that_jumps_does_not_shorten_the_day_of_whoever_is_away(database: str, jump: float) -> None:
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database, bots=0), clock, ticks) as server:
        table = await server.started(seats=3)
        ticks.now += 1000
        clock.now += jump
        assert (await agree(table, 1, await ask(table)))["give_up"]["left"] == DAY
        clock.now += jump
        for _ in range(3):
            ticks.now += 1000
            await server.services.sweep()
        assert (await table.info())["give_up"]["left"] == DAY - 3000
        await table.refused(409, "no-audit", "GET", "/audit", 0)


async def test_nobody_says_of_somebody_else_that_they_are_there_to_object(quiet_server: Server) -> None:
    """A host who takes the bot off their seat would have them be here again, and their day would be a minute."""
    table = await quiet_server.started(seats=3)
    quiet_server.clock.now += 1000
    await table.state(0)
    await table.good("PUT", "/seats/2/bot", table.host, {})
    await agree(table, 1, await ask(table))
    await look_on(quiet_server, 3000)
    await table.refused(403, "forbidden", "DELETE", "/seats/2/bot", table.host)
    await look_on(quiet_server, 30)
    assert (await table.info())["give_up"]["left"] > DAY / 2


async def test_nobody_asks_again_and_again(quiet_server: Server) -> None:
    """Each time all are told: whoever asks and takes it back at once would fill the talk with it."""
    table = await quiet_server.started(seats=2)
    for _ in range(WISHES_AT_ONCE):
        await agree(table, 1, await ask(table, 1), yes=False)
    await table.refused(429, "too-many", "POST", "/give-up", 1)
    await agree(table, 0, await ask(table, 0), yes=False)


async def test_a_wish_does_not_move_to_a_server_that_counts_otherwise(quiet_server: Server, tmp_path: Path) -> None:
    table = await quiet_server.started(seats=3)
    await agree(table, 1, await ask(table))
    async with quiet_server.services.database.reading() as connection:
        lines = [line async for line in export(connection, table.id)]
    async with running(free_settings(f"sqlite:///{tmp_path / 'there.sqlite3'}", bots=0)) as there:
        await there.services.database.write(partial(bring_in, lines, there.clock.now))
        assert (await table.at(there).info())["give_up"] is None


async def test_a_server_that_stood_still_gives_another_moment_to_object(quiet_server: Server) -> None:
    table = await quiet_server.started(seats=3)
    await everybody_is_here(table)
    await agree(table, 1, await ask(table))
    quiet_server.clock.now += 45
    await everybody_is_here(table)
    quiet_server.clock.now += 45
    await quiet_server.services.sweep()
    assert (await table.info())["status"] == "playing"
    await quiet_server.services.sweep()
    assert (await table.info())["status"] == "over"


async def test_only_a_household_takes_it_back(server: Server) -> None:
    table = await server.started(seats=2)
    await table.play_on(3)
    await agree(table, 1, await ask(table))
    number = (await table.state(0))["number"]
    await table.refused(409, "cannot-undo", "POST", "/undo", 0, {"number": number})

    home = await server.started(seats=2, options={"household": True})
    await home.play_on(3)
    move = (await home.state(0))["view"]["move"]
    await agree(home, 1, await ask(home))
    server.services.tables.forget(await server.services.tables.get(home.id))
    number = (await home.state(0))["number"]
    assert (await home.state(0))["undo"] == "ask"
    waiting = (await home.good("POST", "/undo", 0, {"number": number}))["waiting"]
    await home.good("POST", "/undo/agree", waiting[0], {"number": number, "agree": True})
    for again in (False, True):
        if again:
            server.services.tables.forget(await server.services.tables.get(home.id))
        state = await home.state(0)
        assert (state["view"]["move"], state["view"]["result"]) == (move - 1, None)
    info = await home.info()
    assert (info["status"], info["result"], info["seals"][-1]["reason"]) == ("playing", None, "broken")
    await home.play_on()
    assert (await home.info())["status"] == "over"


async def test_of_yes_and_no_at_once_at_two_processes_one_counts(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = [await start_server(postgres_url, clock) for _ in range(2)]
    for _ in range(6):
        table = await here.started(seats=2)
        body = {"number": await ask(table), "agree": True}
        replies = await asyncio.gather(
            table.call("POST", "/give-up/agree", 1, body),
            table.at(there).call("POST", "/give-up/agree", 1, body | {"agree": False}),
            table.at(there).call("POST", "/give-up/agree", 0, body | {"agree": False}),
        )
        is_over = (await table.info())["status"] == "over"
        assert (replies[0].status_code == 200) == is_over
        assert {reply.status_code for reply in replies} <= {200, 409}
        assert (await table.at(there).info())["status"] == ("over" if is_over else "playing")


async def test_what_all_have_agreed_to_is_done_even_if_the_server_died_before(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The yes of the last one is stored first: whoever says it again ends the game, and nobody can say no any more."""
    table = await server.started(seats=2)
    number = await ask(table)
    loaded = await server.services.tables.get(table.id)

    async def die(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(server.services.play, "give_up", die)
        with pytest.raises(asyncio.CancelledError):
            await server.services.giving_up.answer(loaded, 1, number, agrees=True)
    await table.refused(409, "agreed", "POST", "/give-up/agree", 0, {"number": number, "agree": False})
    assert (await agree(table, 0, number))["result"] == GIVEN_UP
    assert len([r for r in await server.services.store.records(table.id) if r.kind == "give-up"]) == 1


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
async def test_a_real_game_is_given_up_in_the_midst_of_anything(server: Server, game: str) -> None:
    table = await server.started(seats=3, game=game)
    await table.play_on(25)
    number = await ask(table)
    for seat in (1, 2):
        await agree(table, seat, number)
    server.services.tables.forget(await server.services.tables.get(table.id))
    for key in (0, 1, 2, table.spectator):
        assert (await table.state(key))["view"]["result"] == GIVEN_UP
    assert dreadhall.verify(await table.good("GET", "/audit", 0)) == ["played"]
