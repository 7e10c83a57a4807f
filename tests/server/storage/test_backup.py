"""Everything as one file, made beside a running server, and back into a database of either kind."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from dreadhall.cli import app
from dreadhall.server.tables.signing import SECRET
from tests.server.conftest import StartServer
from tests.server.processes import LOG, look_up

pytestmark = pytest.mark.anyio


async def command(*args: object, typed: bytes = b"", columns: int = 200) -> Result:
    """`dreadhall`, beside the loop of the test."""
    given = [str(arg) for arg in args]
    return await asyncio.to_thread(CliRunner(env={"COLUMNS": str(columns)}).invoke, app, given, input=typed)


async def test_all_that_a_server_keeps_lives_on_elsewhere(
    start_server: StartServer, database: str, tmp_path: Path
) -> None:
    server = await start_server(database)
    table = await server.started(title="Thursday")
    await table.play_on(most=5)
    await table.good("POST", "/chat", 1, {"text": "Keep this"})
    sealed = await table.good("GET", "/save", 0)
    file = tmp_path / "backup.jsonl"
    assert (await command("backup", file, "--database", database)).exit_code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    await table.play_on(most=1)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    assert (await command("restore", file, "--database", elsewhere)).stdout == "1 table restored\n"
    other = await start_server(elsewhere)
    there = table.at(other)
    assert (await there.info())["title"] == "Thursday"
    assert await look_up(elsewhere, LOG, table.id) == (await look_up(database, LOG, table.id))[:-1]
    assert [line["text"] for line in await there.good("GET", "/chat", 0)] == ["Keep this"]
    assert (await other.http.post("/api/tables/restore", json={"save": sealed})).status_code == 201
    secret = "SELECT value FROM secrets WHERE name = :value"
    assert await look_up(elsewhere, secret, SECRET) == await look_up(database, secret, SECRET) != []
    await there.play_on()


async def test_a_backup_of_one_kind_is_restored_into_the_other(
    start_server: StartServer, postgres_url: str, tmp_path: Path
) -> None:
    here = f"sqlite:///{tmp_path / 'here.sqlite3'}"
    table = await (await start_server(here)).started()
    await table.play_on(most=4)
    await command("backup", tmp_path / "b", "--database", here)
    assert (await command("restore", tmp_path / "b", "--database", postgres_url)).exit_code == 0
    await table.at(await start_server(postgres_url)).play_on()


async def test_no_backup_is_half_written_or_restored_over_something(start_server: StartServer, tmp_path: Path) -> None:
    here, file = f"sqlite:///{tmp_path / 'here.sqlite3'}", tmp_path / "b"
    server = await start_server(here)
    await server.started()
    await command("backup", file, "--database", here)
    assert "is there already" in (await command("backup", file, "--database", here)).stderr
    lines = file.read_bytes().splitlines(keepends=True)
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    for damaged in (
        lines[:-1],
        lines[:3] + lines[4:],
        lines[1:],
        [*lines[:2], lines[1], *lines[2:-1], b'{"part":"end","values":{"rows":%d}}' % (len(lines) - 1)],
        [line.replace(b'"name":"Player 0"', b'"name":null') for line in lines],
        [lines[0].replace(b'"schema":"0', b'"schema":"9')],
        [],
    ):
        result = await command("restore", "-", "--database", other, typed=b"".join(damaged))
        assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.output
    assert (await command("restore", file, "--database", other)).exit_code == 0
    assert "empty one" in (await command("restore", file, "--database", other)).stderr
    assert "stop it first" in (await command("restore", file, "--database", here)).stderr


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
async def test_ids_are_whole_in_any_width(start_server: StartServer, tmp_path: Path, columns: int) -> None:
    here = f"sqlite:///{tmp_path / 'here.sqlite3'}"
    table = await (await start_server(here)).open(title="A title that is rather long for a narrow screen")
    assert table.id in (await command("tables", "list", "--database", here, columns=columns)).stdout
