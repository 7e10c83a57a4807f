"""Playing: whole games, answers exactly once, and catching up."""

import asyncio
import json
import random
from pathlib import Path

import pytest

import dreadhall
from tests.server.conftest import StartServer
from tests.server.helpers import Listener, Server, Table, game_at

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["lanterns", "darkest"])
async def test_two_people_play_a_whole_game_over_http(server: Server, game: str) -> None:
    table = await server.started(game=game)
    assert await table.play_on() > 5
    assert (await table.info())["status"] == "over"
    loaded = await server.services.tables.get(table.id)
    again = dreadhall.new_table(game, 2, loaded.row.seed, loaded.row.options)
    for seat, key in (await server.services.tables.past.tape(table.id)).answers:
        again.answer(key, seat)
    for seat in (0, 1):
        state = await table.state(seat)
        assert state["view"] == json.loads(json.dumps(again.view(seat)))
        assert state["events"] == json.loads(json.dumps(again.events_for(seat)))


async def test_two_people_play_a_whole_game_over_live_connections(server: Server) -> None:
    table = await server.started()
    async with table.connect(0) as ann, table.connect(1) as bob:
        await asyncio.gather(play_live(ann, 1), play_live(bob, 2))
        await ann.until(lambda: ann.table.get("status") == "over")
        assert ann.play["view"]["result"] == bob.play["view"]["result"]
    for seat, listener in enumerate((ann, bob)):
        assert listener.events == (await table.state(seat))["events"]


async def play_live(listener: Listener, seed: int) -> None:
    """Answer at random whenever asked, until the game is over."""
    rng = random.Random(seed)
    answered: set[int | None] = {None}
    while True:
        await listener.until(lambda: bool(listener.play) and (over(listener) or listener.play["asked"] not in answered))
        if over(listener):
            return
        answered.add(asked := listener.play["asked"])
        choice = rng.choice(listener.play["view"]["ask"]["choices"])["key"]
        await listener.do("answer", asked=asked, answer=choice)


def over(listener: Listener) -> bool:
    """Whether the game is over, as far as this one knows."""
    return listener.play["view"]["result"] is not None


async def test_the_same_answer_gets_the_same_receipt_and_is_applied_once(server: Server) -> None:
    table = await server.started()
    body = {"asked": 0, "answer": "trap:attic"}
    first = await table.call("POST", "/answer", 0, body)
    again = [await table.call("POST", "/answer", 0, body) for _ in range(3)]
    assert {(reply.status_code, reply.content) for reply in [first, *again]} == {(200, b'{"number":1,"move":1}')}
    assert (await table.state(0))["number"] == 1


async def test_a_client_that_is_older_calls_the_question_a_move(server: Server) -> None:
    table = await server.started()
    state = await table.state(0)
    answer = state["view"]["ask"]["choices"][0]["key"]
    for numbers in ({}, {"asked": state["asked"], "move": state["asked"]}):
        reply = await table.call("POST", "/answer", 0, {"answer": answer, **numbers})
        assert reply.status_code == 400
        assert "asked" in reply.json()["message"]
    await table.good("POST", "/answer", 0, {"move": state["asked"], "answer": answer})
    async with table.connect(0) as ann:
        await ann.until(lambda: bool(ann.play) and ann.play["asked"] is not None)
        await ann.do("answer", move=ann.play["asked"], answer=ann.play["view"]["ask"]["choices"][0]["key"])


async def test_twenty_clicks_at_once_are_one_answer(server: Server) -> None:
    table = await server.started()
    body = {"asked": 0, "answer": "trap:attic"}
    replies = await asyncio.gather(*(table.call("POST", "/answer", 0, body) for _ in range(20)))
    assert {reply.content for reply in replies} == {b'{"number":1,"move":1}'}
    assert [record.answer for record in await server.services.store.records(table.id)] == [None, "trap:attic"]


async def test_an_answer_to_a_question_of_the_past_is_refused_with_the_position(server: Server) -> None:
    table = await server.started()
    await table.answer(0, "trap:attic")
    stale = await table.refused(409, "stale", "POST", "/answer", 0, {"asked": 0, "answer": "trap:cellar"})
    assert (stale["number"], stale["asked"]) == (1, 1)
    assert stale["view"] == (await table.state(0))["view"]
    await table.refused(409, "stale", "POST", "/answer", 0, {"asked": 77, "answer": "trap:cellar"})


async def test_an_illegal_answer_changes_nothing(server: Server) -> None:
    table = await server.started()
    await table.refused(422, "illegal-answer", "POST", "/answer", 0, {"asked": 0, "answer": "trap:garden"})
    await table.refused(409, "stale", "POST", "/answer", 1, {"asked": 0, "answer": "trap:attic"})
    await table.refused(403, "forbidden", "POST", "/answer", table.host, {"asked": 0, "answer": "trap:attic"})
    assert (await table.state(0))["number"] == 0


async def test_all_answer_their_own_part_by_the_number_they_know(server: Server) -> None:
    """What others answer in the meantime does not void the question to all."""
    table = await server.started(seats=3)
    await table.answer(0, "trap:attic")
    states = [await table.state(seat) for seat in range(3)]
    assert [state["asked"] for state in states] == [1, 1, 1]
    for seat in (2, 0, 1):
        choice = states[seat]["view"]["ask"]["choices"][0]["key"]
        await table.good("POST", "/answer", seat, {"asked": 1, "answer": choice})
    assert (await table.state(0))["view"]["move"] == 4
    assert [r.asked for r in await server.services.store.records(table.id)] == [None, 0, 1, 1, 1]


async def test_a_client_that_was_away_is_told_what_it_missed_in_order(server: Server) -> None:
    table = await server.started()
    await table.play_on(4)
    known = await table.state(1)
    await table.play_on(6, seed=2)
    whole = await table.state(1)
    missed = await table.state(1, since=known["number"])
    assert missed["since"] == known["number"]
    assert missed["back"] is None
    assert known["events"] + missed["events"] == whole["events"]
    assert (await table.good("GET", "/events", 1, since=known["number"]))["events"] == missed["events"]
    assert (await table.state(1, since=10_000))["events"] == whole["events"]


async def test_a_live_connection_resumes_where_it_was(server: Server) -> None:
    table = await server.started()
    async with table.connect(1) as bob:
        await bob.until(lambda: bob.number == 0)
    await table.play_on(5)
    async with table.connect(1, since=bob.number) as again:
        again.number, again.events = bob.number, bob.events
        await again.until(lambda: again.number == 5)
        assert again.events == (await table.state(1))["events"]


async def test_everybody_is_told_of_chat_and_seats_live(server: Server) -> None:
    table = await server.started()
    async with table.connect(0) as ann, table.connect(table.spectator) as eve:
        await ann.do("chat", text="Boo")
        await eve.until(lambda: bool(eve.chat))
        assert eve.chat[0]["text"] == "Boo"
        await table.good("PATCH", "/seats/1", 1, {"name": "Robert"})
        await ann.until(lambda: ann.table["seats"][1]["name"] == "Robert")
        await table.good("POST", "/seats/0/kick", table.host)
        with pytest.raises(Exception, match="4403"):
            await ann.until(lambda: False)


async def test_a_restart_loses_nothing(start_server: StartServer, database: str) -> None:
    first = await start_server(database)
    table = await first.started()
    await table.play_on(7)
    before = [(await table.state(seat)) for seat in (0, 1)]
    await first.services.stop()
    again = table.at(await start_server(database))
    assert [(await again.state(seat)) for seat in (0, 1)] == before
    await again.play_on()


async def test_an_idle_table_leaves_memory_and_comes_back(small_server: Server) -> None:
    table = await small_server.started()
    await table.play_on(7)
    before = await table.state(0)
    small_server.clock.now += 10_000
    await small_server.services.sweep()
    assert small_server.services.tables.in_memory(table.id) is None
    assert await table.state(0) == before | {"waited": 10_000}


async def test_tables_in_memory_are_bounded(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'bounded.sqlite3'}", live_tables=3)
    tables: list[Table] = [await server.started() for _ in range(6)]
    for table in tables:
        await table.play_on(3)
    assert len(server.services.tables.all_in_memory()) == 3
    for table in tables:
        assert (await table.state(0))["number"] == 3


async def test_loading_reads_the_last_checkpoint_and_little_more(start_server: StartServer, database: str) -> None:
    server = await start_server(database, checkpoint_every=5)
    table = await server.started(game="darkest")
    await table.play_on(23)
    kept, since = await anext(server.services.store.nearest(table.id))
    assert kept.number == 20
    assert len(since) == 3
    loaded = await server.services.tables.get(table.id)
    dump = game_at(loaded.started).dump()
    server.services.tables.forget(loaded)
    again = await server.services.tables.get(table.id)
    assert again is not loaded
    assert game_at(again.started).dump() == dump
    assert dreadhall.load_table(again.started.snapshot()).dump() == dump
