"""The past of a table: replay, saves and the audit."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import dreadhall
from dreadhall.kernel import Table as Game
from dreadhall.kernel.saves import read_save, write_save
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio


async def test_every_move_can_be_seen_again_through_ones_own_eyes(start_server: StartServer, database: str) -> None:
    server = await start_server(database, checkpoint_every=4)
    table = await server.started(seats=2)
    seen = []
    for _ in range(12):
        seen.append(await table.state(1))
        await table.play_on(1, seed=len(seen))
    for number, then in enumerate(seen):
        replayed = await table.good("GET", "/replay", 1, number=number)
        assert (replayed["view"], replayed["events"]) == (then["view"], then["events"])
    await table.refused(403, "forbidden", "GET", "/replay", 1, number=3, seat=0)
    await table.refused(404, "no-such-move", "GET", "/replay", 1, number=99)


async def test_after_the_end_everybodys_eyes_can_be_used(server: Server) -> None:
    table = await server.started()
    await table.play_on(1)
    secret = (await table.state(0))["view"]["position"]["trap"]
    await table.play_on()
    for key in (1, table.spectator):
        replayed = await table.good("GET", "/replay", key, number=1, seat=0)
        assert replayed["view"]["position"]["trap"] == secret


async def test_the_audit_is_given_after_the_end_and_holds(server: Server) -> None:
    table = await server.started()
    seal = (await table.info())["commitment"]
    await table.refused(409, "no-audit", "GET", "/audit", 0)
    await table.play_on()
    record = await table.good("GET", "/audit", table.spectator)
    dreadhall.verify(record, seal)
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert await table.good("GET", "/audit", table.spectator) == record


async def test_one_person_alone_saves_an_open_file(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.join(1, beside=0)
    await table.start()
    await table.play_on(8)
    save = await table.good("GET", "/save", 1)
    reply = await server.http.post("/api/tables/restore", json={"save": save, "title": "Again"})
    assert reply.status_code == 201, reply.text
    again = Table(server, reply.json())
    await again.join(0)
    await again.join(1, beside=0)
    await goes_on_like(table, again)
    assert (await again.state(0))["view"]["commitment"] == (await table.info())["commitment"]
    assert (await again.info())["restored"]


async def goes_on_like(table: Table, again: Table) -> None:
    """Start a restored table, and find it where the saved one stood."""
    await again.start()
    for seat in (0, 1):
        before, after = await table.state(seat), await again.state(seat)
        after["view"]["commitment"] = before["view"]["commitment"]
        assert (after["view"], after["events"], after["number"]) == (
            before["view"],
            before["events"],
            before["view"]["move"],
        )
    await again.play_on()


async def test_while_several_people_play_a_save_holds_no_secrets(server: Server) -> None:
    table = await server.started()
    await table.play_on(8)
    for key in (0, table.host):
        save = await table.good("GET", "/save", key)
        assert set(save) == {"format", "game", "number", "key"}
        await table.refused(403, "forbidden", "GET", "/save", table.spectator)
        reply = await server.http.post("/api/tables/restore", json={"save": save})
        again = Table(server, reply.json())
        for seat in (0, 1):
            await again.join(seat, original=table.keys[seat])
        await goes_on_like(table, again)


@pytest.mark.parametrize(
    "save", [{}, {"format": 1}, {"format": 1, "game": "lanterns"}, {"format": "dreadhall-sealed", "key": "dhf_x"}]
)
async def test_what_is_not_a_save_is_refused(small_server: Server, save: dict[str, object]) -> None:
    reply = await small_server.http.post("/api/tables/restore", json={"save": save})
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-save")


async def test_a_save_that_takes_too_long_is_refused_and_nobody_waits_for_it(
    start_server: StartServer, tmp_path: Path
) -> None:
    """Whoever made the file by hand may have made it so."""
    plugins = ["tests.server.plugins.endless"]
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", plugins=plugins)
    dreadhall.GAMES.pop("quagmire", None)  # others know nothing of it, but the process that tries out saves does
    save = dreadhall.new_table(GAME, 2, 1).save()
    endless = write_save(msgspec.structs.replace(read_save(save), game="quagmire"))
    server.services.loaders.seconds = 0.5
    slow = asyncio.create_task(server.http.post("/api/tables/restore", json={"save": endless}))
    assert (await server.http.get("/api/ready")).status_code == 200
    reply = await slow
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-save")
    assert "too long" in reply.json()["message"]
    server.services.loaders.seconds = PATIENCE
    assert (await server.http.post("/api/tables/restore", json={"save": save})).status_code == 201


async def test_a_finished_game_is_saved_openly(server: Server) -> None:
    table = await server.started()
    await table.play_on()
    save = await table.good("GET", "/save", 0)
    loaded: Game = dreadhall.load_table(save)
    assert loaded.result is not None


async def test_a_running_game_goes_on_under_new_rules(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest checkpoint is taken over, and so are the answers since, as far as they are still legal."""
    database = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    first = await start_server(database, checkpoint_every=50)
    table = await first.started()
    await table.play_on(6)
    before = await table.state(1)
    monkeypatch.setattr(first.services.tables, "keep_checkpoint", lambda loaded: nothing())
    await first.services.stop()
    monkeypatch.setattr(type(GAME), "version", 2)
    second = await start_server(database)
    again = table.at(second)
    state = await again.state(1)
    assert state["view"] == before["view"]
    assert [r.kind for r in await second.services.store.records(table.id)][-1] == "rules"
    assert (await again.state(1, since=before["number"]))["back"] is not None
    await again.play_on()
    assert (await again.info())["status"] == "over"


async def nothing() -> None:
    """Do nothing, as a server that was killed."""
