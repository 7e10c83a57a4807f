"""The database: migrations, the log that only grows, and several processes on one PostgreSQL."""

import asyncio
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from dreadhall.server.errors import StorageFailed
from dreadhall.server.storage.models import metadata
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import NewRecord
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    """What the migrations leave to be desired."""
    context = MigrationContext.configure(connection, opts={"version_table": "schema_version"})
    return list(compare_metadata(context, metadata))


async def test_the_migrations_make_what_the_code_expects(server: Server) -> None:
    async with server.services.database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_starting_on_a_database_that_is_there_changes_nothing(start_server: StartServer, database: str) -> None:
    first = await start_server(database)
    table = await first.started()
    await first.services.stop()
    second = await start_server(database)
    assert (await table.at(second).info())["status"] == "playing"


async def test_a_number_and_a_question_are_taken_once(server: Server) -> None:
    table = await server.started()
    await table.answer(0, "trap:attic")
    writer = server.services.writer
    for number, asked in ((1, 55), (2, 0)):
        again = LogRecord(
            number=number, kind="answer", seat=0, answer="trap:attic", asked=asked, move=2, kept=1, at=0.0
        )
        assert await writer.append(NewRecord(table.id, again)) is False
    assert len(await server.services.store.records(table.id)) == 2


async def test_moves_of_many_tables_are_stored_together(server: Server) -> None:
    tables = [await server.started() for _ in range(10)]
    await asyncio.gather(*(table.good("POST", "/answer", 0, {"asked": 0, "answer": "trap:attic"}) for table in tables))
    for table in tables:
        assert (await table.state(0))["number"] == 1


async def test_moves_that_are_stored_together_go_in_the_order_of_their_tables(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So two processes that both want to write to two tables never wait for each other."""
    ids = sorted([(await small_server.started()).id for _ in range(4)])
    services, batches = small_server.services, []
    write = services.database.write

    async def noted(work: "partial[set[str]]") -> set[str]:
        batches.append([move.table_id for move in work.args[0]])
        return await write(work)

    monkeypatch.setattr(services.database, "write", noted)
    known = LogRecord(number=0, kind="answer", seat=0, answer="trap:attic", asked=0, move=1, kept=0, at=0.0)
    await asyncio.gather(*(services.writer.append(NewRecord(each, known)) for each in reversed(ids)))
    assert batches == [ids]


async def test_processes_tell_each_other_of_moves_seats_and_chat(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = await start_server(postgres_url, clock), await start_server(postgres_url, clock)
    table = await here.started()
    async with table.at(there).connect(1) as bob:
        await bob.until(lambda: bob.number == 0)
        await table.answer(0, "trap:attic")
        await bob.until(lambda: bob.number == 1)
        assert bob.play["asked"] == 1
        await table.good("POST", "/chat", 0, {"text": "Over here"})
        await bob.until(lambda: bool(bob.chat))
        await table.good("PATCH", "/seats/0", 0, {"name": "Anna"})
        await bob.until(lambda: bob.table["seats"][0]["name"] == "Anna")
        await table.good("POST", "/seats/1/kick", table.host)
        with pytest.raises(Exception, match="4403"):
            await bob.until(lambda: False)


async def test_twenty_clicks_over_two_processes_are_one_answer(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    servers = [await start_server(postgres_url, clock) for _ in range(2)]
    table = await servers[0].started()
    places = [table.at(server) for server in servers]
    for _ in range(3):
        state = await table.state(table.spectator)
        seat = state["view"]["waiting"][0]
        mine = await table.state(seat)
        choices = [choice["key"] for choice in mine["view"]["ask"]["choices"]]
        replies = await asyncio.gather(
            *(
                places[click % 2].call(
                    "POST", "/answer", seat, {"asked": mine["asked"], "answer": choices[click % len(choices)]}
                )
                for click in range(20)
            )
        )
        accepted = {reply.content for reply in replies if reply.status_code == 200}
        assert len(accepted) == 1
        assert {reply.status_code for reply in replies} <= {200, 409}
        assert (await table.state(seat))["number"] == state["number"] + 1


async def test_two_seats_answer_the_same_question_in_two_processes(
    start_server: StartServer, postgres_url: str
) -> None:
    clock = Clock()
    servers = [await start_server(postgres_url, clock) for _ in range(2)]
    table = await servers[0].started()
    await table.answer(0, "trap:attic")
    places = [table.at(server) for server in servers]
    bids = [(await table.state(seat))["view"]["ask"]["choices"][0]["key"] for seat in (0, 1)]
    await asyncio.gather(*(place.answer(seat, bids[seat]) for seat, place in enumerate(places)))
    assert [record.move for record in await servers[0].services.store.records(table.id)] == [0, 1, 2, 3]


async def test_listening_survives_a_lost_connection(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = await start_server(postgres_url, clock), await start_server(postgres_url, clock)
    table = await here.started()
    async with table.at(there).connect(1) as bob:
        await bob.until(lambda: bob.number == 0)
        async with here.services.database.writing() as connection:
            await connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            )
        await table.answer(0, "trap:attic")
        await bob.until(lambda: bob.number == 1)


async def test_the_server_is_ready_only_with_its_database(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await server.http.get("/api/ready")).json()["status"] == "ok"

    async def gone() -> None:
        raise StorageFailed("the database did not answer")

    monkeypatch.setattr(server.services.store, "ping", gone)
    reply = await server.http.get("/api/ready")
    assert (reply.status_code, reply.json()["error"]) == (503, "try-again")
    assert (await server.http.get("/api/health")).status_code == 200
