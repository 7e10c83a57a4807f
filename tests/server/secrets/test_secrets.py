"""What nobody may learn: from logs, figures, documents or the database."""

import json
import random
import sqlite3
from pathlib import Path

import pytest
import structlog

from dreadhall.kernel import Table as Game
from dreadhall.server.config import read_settings
from dreadhall.server.logs import set_up_logs
from dreadhall.server.positions.local import LocalPosition
from dreadhall.server.positions.time_limit import TimeLimit
from tests.server.helpers import Server, Table, game_at

pytestmark = pytest.mark.anyio


def secrets_of(table: Table, game: Game) -> list[str]:
    """Everything that must never be written anywhere."""
    seed = game.state.dice.keys[0].secret
    return [table.host, table.invite, table.spectator, *table.keys.values(), seed.hex(), repr(seed)]


async def test_no_secret_is_ever_logged(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(read_settings({"DREADHALL_LOG": "debug"}))
    table = await server.started()
    await table.play_on(5)
    async with table.connect(0) as ann:
        await ann.do("chat", text="my key is " + table.keys[0])
        await ann.socket.send("{nonsense")
    await server.http.get(f"/{table.keys[0]}/{table.keys[1]}?key={table.host}")
    await server.http.post("/api/mine", json={"keys": [table.host, 7]})
    await table.call("GET", "/play", table.keys[0] + "x")
    structlog.get_logger("test").warning("look: " + table.host, key="hidden", seed="hidden")
    loaded = await server.services.tables.get(table.id)
    written = capsys.readouterr()
    text = written.err + written.out
    assert "[key]" in text
    assert '"route"' in text
    for secret in secrets_of(table, game_at(loaded.started)):
        assert secret not in text


async def test_no_secret_is_in_metrics_or_documents(server: Server) -> None:
    table = await server.started()
    await table.play_on(5)
    loaded = await server.services.tables.get(table.id)
    for path in ("/metrics", "/api/schema/openapi.json", "/api/docs", "/", "/api/frames"):
        reply = await server.http.get(path)
        assert reply.status_code == 200, path
        assert table.id not in reply.text
        for secret in secrets_of(table, game_at(loaded.started)):
            assert secret not in reply.text


async def test_keys_are_stored_as_hashes(small_server: Server) -> None:
    table = await small_server.started()
    file = small_server.services.database.url.database
    assert file is not None
    with sqlite3.connect(file) as connection:
        dump = "\n".join(connection.iterdump()).encode()
    connection.close()
    for key in (table.host, table.invite, table.spectator, *table.keys.values()):
        assert key.encode() not in dump
        assert key.encode().hex().encode() not in dump.lower()
    assert Path(file).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("game", ["lanterns", "darkest"])
async def test_a_seat_gets_its_own_view_and_events_only(small_server: Server, game: str) -> None:
    """Whatever reaches a seat is the same at a table that it cannot tell from the real one."""
    table = await small_server.started(game=game)
    rng = random.Random(3)
    for move in range(12):
        loaded = await small_server.services.tables.get(table.id)
        real = loaded.position
        assert real is not None
        for seat, key in ((0, table.keys[0]), (1, table.keys[1]), (None, table.spectator)):
            told = (await table.call("GET", "/play", key)).content
            imagined = game_at(real).imagine(seat, seed=move)
            loaded.position = LocalPosition(real.number, imagined, real.asked, TimeLimit(60))
            assert (await table.call("GET", "/play", key)).content == told
            loaded.position = real
        if real.ask is None:
            break
        await table.play_on(1, seed=rng.randrange(1000))


async def test_nobody_hears_what_is_addressed_to_others(server: Server) -> None:
    table = await server.started()
    drawn = [
        [event["data"]["card"] for event in (await table.state(key))["events"] if event["kind"] == "card-drawn"]
        for key in (0, 1, table.spectator)
    ]
    assert [len(cards) for cards in drawn] == [3, 3, 0]
    assert "trap" not in json.dumps((await table.state(0))["view"]["ask"]["data"])
