"""What becomes of tables in the long run: they expire, are limited, and move from server to server."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from dreadhall.cli import app
from dreadhall.server.storage.exporting import END, FORMAT, ExportedRow, ExportHeader, bring_in_one
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.migrating import newest_version
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table, free_settings, running
from tests.server.processes import LOG, look_up

pytestmark = pytest.mark.anyio

LEFT = "SELECT id FROM tables WHERE id = :value"


async def is_there(table: Table) -> bool:
    """Whether a table is still known; asking as a host does not touch it."""
    reply = await table.call("GET", "", table.host)
    assert reply.status_code == 200 or reply.json()["error"] == "bad-key"
    return reply.status_code == 200


async def let_pass(server: Server, days: float) -> None:
    """Let time pass while the server looks, at most a day at once."""
    await server.services.sweep()
    while days > 0:
        server.clock.now += min(days, 1) * DAY
        days -= 1
        await server.services.sweep()


# Expiry


async def test_a_table_that_never_began_goes_after_a_day_and_another(start_server: StartServer, database: str) -> None:
    server = await start_server(database)
    waiting, begun = await server.open(), await server.started()
    await let_pass(server, 1.9)
    assert await is_there(waiting)
    await let_pass(server, 2)
    assert (await is_there(waiting), await is_there(begun)) == (False, True)
    assert await look_up(database, LEFT, waiting.id) == []


async def test_a_clock_that_jumps_ends_no_table(database: str) -> None:
    """By 200 days, forth and back: nothing of that has passed while the server looked."""
    clock, ticks = Clock(), Clock()
    async with running(free_settings(database), clock, ticks) as server:
        tables = [await server.open(), await server.started()]
        for jump in (200, -400, 200, 200):
            clock.now += jump * DAY
            for _ in range(3):
                ticks.now += 7200
                await server.services.sweep()
            assert [await is_there(table) for table in tables] == [True, True]
        await tables[1].play_on(3)


async def test_however_long_nobody_looked_counts_for_a_day_at_most(start_server: StartServer, database: str) -> None:
    server = await start_server(database, clock := Clock(), expire_days=30)
    table = await server.started()
    for _ in range(5):
        clock.now += 400 * DAY
        await server.services.sweep()
    assert await is_there(table)


async def test_what_has_passed_is_remembered_over_a_restart(start_server: StartServer, database: str) -> None:
    first = await start_server(database)
    table = await first.open()
    await let_pass(first, 1.2)
    await first.services.stop()
    second = await start_server(database, first.clock)
    assert second.services.uptime.seconds >= 1.2 * DAY
    first.clock.now += 700 * DAY
    await let_pass(second, 0.5)
    assert await is_there(table.at(second)), "how long nobody was there to look does not count"
    await let_pass(second, 1)
    assert not await is_there(table.at(second))


async def test_two_processes_do_not_count_double(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    both = [await start_server(postgres_url, clock) for _ in range(2)]
    begun = both[0].services.uptime.seconds
    for _ in range(10):
        clock.now += 100
        for server in both:
            await server.services.sweep()
    assert [server.services.uptime.seconds - begun for server in both] == [1000, 1000]


async def test_a_table_goes_when_nobody_has_touched_it_for_long(start_server: StartServer, database: str) -> None:
    server = await start_server(database, expire_days=30)
    forgotten, played, visited, changed = [await server.started() for _ in range(4)]
    await forgotten.answer(0, "trap:attic")
    await let_pass(server, 20)
    await played.answer(0, "trap:attic")
    await visited.state(1)
    await changed.good("PATCH", "", changed.host, {"title": "The old house"})
    await let_pass(server, 12)
    assert [await is_there(table) for table in (forgotten, played, visited, changed)] == [False, True, True, True]
    for part in ("moves", "checkpoints", "seats", "keys"):
        assert await look_up(database, f"SELECT 1 FROM {part} WHERE table_id = :value", forgotten.id) == []


async def test_nothing_goes_where_the_operator_keeps_all(start_server: StartServer, database: str) -> None:
    server = await start_server(database, expire_days=0, unstarted_days=0)
    tables = [await server.open(), await server.started()]
    await let_pass(server, 200)
    assert [await is_there(table) for table in tables] == [True, True]


async def test_a_table_with_somebody_watching_stays(start_server: StartServer, database: str) -> None:
    """A host has no seat, and still is there."""
    server = await start_server(database)
    table = await server.open()
    async with table.connect(table.host) as host:
        await host.hear()
        await let_pass(server, 4)
        assert await is_there(table)
    await let_pass(server, 4)
    assert not await is_there(table)


async def test_many_tables_go_a_few_at_a_time(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", Clock())
    tables = [await server.open() for _ in range(30)]
    await let_pass(server, 3)
    assert 0 < sum([await is_there(table) for table in tables]) < 30
    await server.services.sweep()
    assert sum([await is_there(table) for table in tables]) == 0


async def test_an_expired_table_is_kept_as_a_file(start_server: StartServer, database: str, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    server = await start_server(database, archive=str(archive))
    table = await server.open(title="Nobody came")
    await let_pass(server, 4)
    assert await is_there(table), "there is no such folder yet"
    archive.mkdir()
    await let_pass(server, 1)
    assert not await is_there(table)
    [file] = archive.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    assert (await command("import", file, "--database", elsewhere)).exit_code == 0
    other = await start_server(elsewhere)
    assert (await table.at(other).info())["title"] == "Nobody came"


async def test_an_expired_table_is_kept_as_a_file_unless_the_operator_wants_none(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", archive="")
    table = await server.open()
    await let_pass(server, 4)
    assert not await is_there(table)
    assert [file.name for file in (tmp_path / "archive").iterdir()] == [f"{table.id}.jsonl"]
    assert (tmp_path / "archive").stat().st_mode & 0o077 == 0


async def test_the_file_of_an_expired_table_stays_in_its_folder(start_server: StartServer, tmp_path: Path) -> None:
    database, archive = f"sqlite:///{tmp_path / 'here.sqlite3'}", tmp_path / "archive"
    archive.mkdir()
    server = await start_server(database, clock := Clock(), archive=str(archive))
    table = await server.open()
    exported = (await command("export", table.id, "--database", database)).stdout_bytes.splitlines(keepends=True)
    without_links = [line for line in exported[1:-1] if b'"part":"keys"' not in line]
    lines = [*without_links, msgspec.json.encode(ExportedRow(END, {"rows": len(without_links)}))]
    header = ExportHeader(FORMAT, 1, "../evil", newest_version())
    await server.services.database.write(partial(bring_in_one, header, iter(lines), clock.now))
    await let_pass(server, 4)
    assert not (tmp_path / "evil.jsonl").exists()
    assert await look_up(database, LEFT, "../evil") == []
    assert len(list(archive.iterdir())) == 2


# Limits


async def test_an_address_may_restore_only_so_much(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", restore_megabytes=1)
    large = {"save": {"format": 1, "filler": "x" * 600_000}}
    assert (await server.http.post("/api/tables/restore", json=large)).json()["error"] == "bad-save"
    reply = await server.http.post("/api/tables/restore", json=large)
    assert (reply.status_code, reply.json()["error"]) == (429, "too-many")
    assert "\n" not in reply.json()["message"]
    save = await (table := await sole_player(server)).good("GET", "/save", 0)
    assert (await server.http.post("/api/tables/restore", json={"save": save})).status_code == 201
    assert await is_there(table)


async def sole_player(server: Server) -> Table:
    """A table at which one person plays both seats, and may have its save."""
    table = await server.open()
    await table.join(0)
    await table.join(1, beside=0)
    await table.start()
    return table


async def test_only_the_newest_sealed_saves_are_kept(start_server: StartServer, database: str) -> None:
    server = await start_server(database, clock := Clock())
    table = await server.started()
    made: list[dict[str, Any]] = []
    for _ in range(25):
        clock.now += 1
        made.append(await table.good("GET", "/save", 0))
    assert len(await look_up(database, "SELECT hash FROM saves WHERE table_id = :value", table.id)) == 20
    replies = [await server.http.post("/api/tables/restore", json={"save": save}) for save in (made[0], made[-1])]
    assert [reply.status_code for reply in replies] == [400, 201]


# The operator


async def command(*args: object, typed: str | bytes = "") -> Result:
    """`dreadhall tables`, beside the loop of the test."""
    given = ["tables", *(str(arg) for arg in args)]
    return await asyncio.to_thread(CliRunner(env={"COLUMNS": "200"}).invoke, app, given, input=typed)


async def complaint(*args: object, typed: str | bytes = "") -> str:
    """The one line in which something is refused."""
    result = await command(*args, typed=typed)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.output
    return result.stderr


async def test_tables_are_listed_beside_a_running_server(start_server: StartServer, database: str) -> None:
    server = await start_server(database, clock := Clock())
    first = await server.open(title="Old [red]house")
    clock.now += DAY
    second = await server.started()
    await second.answer(0, "trap:attic")
    result = await command("list", "--json", "--database", database)
    shown = {kept["id"]: kept for kept in json.loads(result.stdout)}
    assert [kept["id"] for kept in json.loads(result.stdout)] == [first.id, second.id]
    assert {name: shown[second.id][name] for name in ("game", "status", "people", "moves")} == {
        "game": "lanterns",
        "status": "playing",
        "people": 2,
        "moves": 2,
    }
    assert shown[second.id]["bytes"] > 100
    assert shown[first.id]["touched"] == clock.now - DAY
    plain = (await command("list", "--status", "lobby", "--database", database)).stdout
    assert first.id in plain
    assert second.id not in plain
    assert "Old [red]house" in plain
    assert json.loads((await command("list", "--json", "--older-than", 1e6, "--database", database)).stdout) == []


async def test_a_table_moves_to_another_server_with_its_links(
    start_server: StartServer, postgres_url: str, tmp_path: Path
) -> None:
    """From SQLite, beside its server, to PostgreSQL and back; nothing of it is lost on the way."""
    files = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"]
    urls = [f"sqlite:///{tmp_path / 'here.sqlite3'}", postgres_url, f"sqlite:///{tmp_path / 'there.sqlite3'}"]
    here = await start_server(urls[0])
    table, unstarted = await here.started(), await here.open()
    await table.play_on(most=4)
    await table.good("POST", "/chat", 1, {"text": "Shall we move?"})
    sealed = await table.good("GET", "/save", 0)
    before = [await table.state(seat) for seat in (0, 1)]
    for source, target, file in zip(urls[:2], urls[1:], files, strict=True):
        assert (await command("export", "--all", "--to", file, "--database", source)).exit_code == 0
        assert file.stat().st_mode & 0o077 == 0
        assert (await command("import", file, "--database", target)).stdout == "2 tables imported\n"
    there = await start_server(urls[2])
    moved = table.at(there)
    assert [await moved.state(seat) for seat in (0, 1)] == before
    assert [line["text"] for line in await moved.good("GET", "/chat", 0)] == ["Shall we move?"]
    assert (await there.http.post("/api/tables/restore", json={"save": sealed})).status_code == 201
    assert (await unstarted.at(there).info())["status"] == "lobby"
    await moved.play_on()
    assert (await moved.info())["status"] == "over"
    assert "is here already" in await complaint("import", files[0], "--database", urls[1])


async def test_what_was_not_exported_whole_is_not_imported(start_server: StartServer, tmp_path: Path) -> None:
    database, other = f"sqlite:///{tmp_path / 'here.sqlite3'}", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    table = await (await start_server(database)).started()
    lines = (await command("export", table.id, "--database", database)).stdout_bytes.splitlines(keepends=True)
    newer = lines[0].replace(b'"schema":"0', b'"schema":"9')
    for damaged in (lines[:-1], lines[:3] + lines[4:], [newer, *lines[1:]], lines[1:], [b"\xff"], [*lines, b"{}\n"]):
        assert await complaint("import", "-", "--database", other, typed=b"".join(damaged))
    assert json.loads((await command("list", "--json", "--database", other)).stdout) == []
    assert (await command("import", "-", "--database", other, typed=b"".join(lines))).exit_code == 0
    assert await look_up(other, LOG, table.id) == await look_up(database, LOG, table.id)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (b'"kept":0', b'"kept":99999999999999999999'),
        (b'"kept":0', b'"kept":3000000000'),
        (b'"kept":0', b'"kept":"none"'),
        (b'"kind":"start"', b'"kind":"cheat"'),
        (b'"role":"host"', b'"role":"king"'),
        (b'"status":"playing"', b'"status":"won"'),
        (b'"id":"', b'"id":"../../'),
        (b'"id":"', b'"id":"\\n'),
        (b'"id":"', b'"id":"0123456789abcdef'),
    ],
)
async def test_what_no_server_writes_is_not_imported(
    start_server: StartServer, tmp_path: Path, ours: bytes, theirs: bytes
) -> None:
    database, other = f"sqlite:///{tmp_path / 'here.sqlite3'}", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    table = await (await start_server(database)).started()
    exported = (await command("export", table.id, "--database", database)).stdout_bytes
    changed = exported.replace(ours, theirs, 1)
    assert changed != exported
    assert await complaint("import", "-", "--database", other, typed=changed)
    assert json.loads((await command("list", "--json", "--database", other)).stdout) == []


async def test_whoever_is_at_a_table_that_is_deleted_is_told(start_server: StartServer, postgres_url: str) -> None:
    server = await start_server(postgres_url)
    table, other = await server.started(), await server.started()
    async with table.connect(0) as ann, table.connect(table.spectator) as eve:
        for listener in (ann, eve):
            await listener.until(lambda one=listener: one.number == 0)  # type: ignore[misc]
        result = await command("delete", table.id, "--database", postgres_url, typed="y\n")
        assert result.stdout.endswith("1 table deleted\n")
        for listener in (ann, eve):
            with pytest.raises(ConnectionClosed) as closed:
                await listener.until(lambda: False)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "this table is no more")
    await table.refused(401, "bad-key", "POST", "/answer", 0, {"asked": 0, "answer": "trap:attic"})
    assert await is_there(other)


async def test_a_file_in_use_is_not_changed_from_outside(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = await start_server(database)
    table = await server.started()
    assert "stop it first" in await complaint("delete", table.id, "--yes", "--database", database)
    assert await is_there(table)
    await server.services.stop()
    assert (await command("delete", table.id, "--database", database, typed="n\n")).exit_code == 1
    assert await look_up(database, LEFT, table.id) == [(table.id,)]
    assert (await command("delete", table.id, "--yes", "--database", database)).stdout == "1 table deleted\n"
    assert await look_up(database, LEFT, table.id) == []


async def test_old_tables_are_deleted_together(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = await start_server(database, Clock())
    for _ in range(60):
        await server.open()
    await server.services.stop()
    size = (tmp_path / "tables.sqlite3").stat().st_size
    old = ("delete", "--older-than", 1, "--database", database)
    assert (await command(*old, "--yes")).stdout == "60 tables deleted\n"
    assert (await command(*old)).stdout == "There is nothing to delete.\n"
    assert (tmp_path / "tables.sqlite3").stat().st_size < size


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["list"], "there is none at"),
        (["export"], "name the tables"),
        (["export", "x", "--all"], "name the tables"),
        (["delete", "--yes"], "name the tables"),
        (["import", "no-such-file"], "no-such-file"),
        (["list", "--status", "gone"], "lobby"),
    ],
)
async def test_a_wrong_command_is_one_line(args: list[str], words: str, tmp_path: Path) -> None:
    assert words in await complaint(*args, "--data", tmp_path)


async def test_an_unknown_table_is_named(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    await start_server(database)
    for name in ("export", "delete"):
        assert "no table 'nowhere'" in await complaint(name, "nowhere", "--database", database)
