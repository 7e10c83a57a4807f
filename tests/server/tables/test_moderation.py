"""People who behave badly are silenced, removed, reported and kept out; and whoever wants is forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dreadhall.server.tables.moderation import OF_AN_ADDRESS_AT_ONCE, REPORTS_AT_ONCE
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table
from tests.server.storage.test_backup import command
from tests.server.tables.test_keeping import let_pass

pytestmark = pytest.mark.anyio


async def kinds(table: Table) -> list[str]:
    """What the house has said."""
    lines = await table.good("GET", "/chat", table.spectator)
    return [line["notice"]["kind"] for line in lines if line["notice"]]


async def test_the_host_silences_somebody_who_plays_on(server: Server) -> None:
    table = await server.started()
    await table.refused(403, "forbidden", "POST", "/seats/1/mute", 0, {"muted": True})
    info = await table.good("POST", "/seats/1/mute", table.host, {"muted": True})
    assert [seat["muted"] for seat in info["seats"]] == [False, True]
    await table.refused(403, "muted", "POST", "/chat", 1, {"text": "But"})
    async with table.connect(1) as ben:
        assert (await ben.do("chat", text="But"))["error"] == "muted"
    await table.good("POST", "/chat", 0, {"text": "Thank you"})
    await table.play_on(3)
    await table.good("POST", "/seats/1/mute", table.host, {"muted": False})
    await table.good("POST", "/chat", 1, {"text": "I am sorry"})
    assert await kinds(table) == ["seat-muted", "seat-unmuted"]


async def test_whoever_is_removed_does_not_come_back_by_the_link(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.join(1)
    new = (await table.good("POST", "/seats/1/remove", table.host))["key"]
    for key in (table.invite, table.keys[1]):
        await table.refused(401, "bad-key", "POST", "/seats/1/join", key, {"name": "Again"})
    await table.good("POST", "/seats/1/join", new, {"name": "Carl"})


async def test_whoever_has_two_seats_is_silent_on_both_and_leaves_both(server: Server) -> None:
    table = await server.open(seats=4)
    await table.join(0)
    await table.join(1)
    await table.join(2, beside=1)
    await table.good("POST", "/seats/2/mute", table.host, {"muted": True})
    await table.join(3, beside=1)
    for seat in (1, 2, 3):
        await table.refused(403, "muted", "POST", "/chat", seat, {"text": "But"})
    await table.good("POST", "/seats/1/remove", table.host)
    assert [seat["taken"] for seat in (await table.info())["seats"]] == [True, False, False, False]
    await table.refused(409, "seat-empty", "POST", "/seats/1/remove", table.host)


async def test_nobody_who_was_silenced_speaks_again_by_leaving(server: Server) -> None:
    """Who comes while they are away may be they: the host says who is not. A link that is void lets nobody come."""
    table = await server.open(seats=4)
    for seat in (0, 1):
        await table.join(seat)
    await table.join(2, beside=1)
    await table.good("POST", "/seats/1/mute", table.host, {"muted": True})
    await table.good("POST", "/seats/1/leave", 1)
    await table.join(3, "Carla")  # Player 1 is still there, and silent, on another seat
    await table.good("POST", "/chat", 3, {"text": "Good evening"})
    await table.good("POST", "/seats/2/leave", 2)
    host = (await table.good("POST", "/seats/1/join", table.host, {"name": "The host"}))["key"]
    await table.good("POST", "/chat", host, {"text": "I am the one who says who is silent"})
    await table.good("POST", "/seats/1/leave", host)
    await table.join(1, "Somebody else")
    await table.refused(403, "muted", "POST", "/chat", 1, {"text": "But"})
    await table.good("POST", "/seats/1/mute", table.host, {"muted": False})
    await table.good("POST", "/chat", 1, {"text": "I am new here"})
    await table.join(2, "Player 1")
    await table.refused(403, "muted", "POST", "/chat", 2, {"text": "But"})
    table.invite = (await table.good("POST", "/seats/2/remove", table.host))["key"]
    assert [seat["muted"] for seat in (await table.info())["seats"]] == [False, False, False, False]
    await table.join(2, "Dora")
    await table.good("POST", "/chat", 2, {"text": "Good evening"})


async def test_nor_by_sitting_down_at_an_open_table_again(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", open_tables="on")
    table = await server.open(seats=3)
    for seat in (0, 1):
        await table.join(seat)
    await table.good("PUT", "/listing", table.host, {"language": "en"})
    await table.good("POST", "/seats/1/mute", table.host, {"muted": True})
    await table.good("POST", "/seats/1/leave", 1)
    sat = (await server.http.post(f"/api/tables/{table.id}/sit", json={"name": "Newcomer"})).json()
    await table.refused(403, "muted", "POST", "/chat", sat["key"], {"text": "But"})


async def test_the_operator_reads_what_was_reported(start_server: StartServer, database: str) -> None:
    server = await start_server(database)
    table = await server.started()
    await table.good("POST", "/chat", 1, {"text": "Something nasty"})
    for _ in range(REPORTS_AT_ONCE):
        await table.good("POST", "/seats/1/report", 0, {"reason": "He is nasty"})
    await table.refused(429, "too-many", "POST", "/seats/1/report", 0, {"reason": "Really"})
    await table.refused(403, "forbidden", "POST", "/seats/1/report", table.spectator, {"reason": "Me, too"})
    assert await kinds(table) == [], "nobody at the table hears of it"
    shown = (await command("people", "reports", "--database", database)).stdout
    assert f"table {table.id}  about Player 1: He is nasty\n    Something nasty\n" in shown
    ids = [line.split()[0] for line in shown.splitlines() if "about" in line]
    done = [part for each in ids for part in ("--done", each)]
    assert (await command("people", "reports", *done, "--database", database)).stdout == f"{len(ids)} forgotten\n"
    assert (await command("people", "reports", "--database", database)).stdout == ""


async def test_nobody_fills_the_list_of_reports_from_table_to_table(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    for _ in range(OF_AN_ADDRESS_AT_ONCE):
        await (await server.started()).good("POST", "/seats/1/report", 0, {"reason": "Another one"})
    table = await server.started()
    await table.refused(429, "too-many", "POST", "/seats/1/report", 0, {"reason": "Another one"})


async def test_an_address_is_kept_out_beside_a_running_server(start_server: StartServer, database: str) -> None:
    server = await start_server(database)
    table = await server.started()
    async with table.connect(0) as ann:
        await ann.hear()
        assert (await command("people", "block", "--address", "127.0.0.0/8", "--database", database)).exit_code == 0
        await server.services.sweep()
        with pytest.raises(ConnectionClosed) as closed:
            await ann.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    await table.refused(403, "blocked", "GET", "", 0)
    assert (await server.http.get("/api/health")).status_code == 200
    assert (await command("people", "blocked", "--database", database)).stdout == "address  127.0.0.0/8\n"
    await command("people", "unblock", "--address", "127.0.0.0/8", "--database", database)
    await server.services.sweep()
    await table.info()
    assert (await command("people", "unblock", "--address", "127.0.0.0/8", "--database", database)).exit_code == 2


async def test_a_name_is_kept_out_however_it_is_written(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    server = await start_server(database)
    await command("people", "block", "--name", "Old  Nick", "--database", database)
    await server.services.sweep()
    table = await server.open()
    for name in ("Old Nick", "OLD NICK", "\uff2fld nick"):
        await table.refused(403, "blocked", "POST", "/seats/0/join", table.invite, {"name": name})
    await table.join(0, "Young Nick")
    await table.refused(403, "blocked", "PATCH", "/seats/0", 0, {"name": "old nick"})
    for wrong in ((), ("--address", "nowhere"), ("--address", "192.0.2.1", "--name", "x")):
        assert (await command("people", "block", *wrong, "--database", database)).exit_code == 2


async def spoken(server: Server) -> Table:
    """A table at which Ann and Ben have talked, and Ann has asked to give up."""
    table = await server.open()
    await table.join(0, "Ann")
    await table.join(1, "Ben")
    await table.start()
    await table.good("POST", "/chat", 0, {"text": "My number is 555"})
    await table.good("POST", "/chat", 1, {"text": "Good evening"})
    await table.good("POST", "/give-up", 0)
    return table


def is_in(files: list[Path], *words: str) -> bool:
    """Whether any of these files holds any of these words."""
    return any(word.encode() in file.read_bytes() for file in files for word in words)


async def test_a_name_and_what_was_said_under_it_are_erased_everywhere(
    start_server: StartServer, postgres_url: str
) -> None:
    server = await start_server(postgres_url)
    tables = [await spoken(server), await spoken(server)]
    await tables[0].good("POST", "/seats/0/report", 1, {"reason": "She tells numbers"})
    result = await command("people", "erase", "ANN", "--database", postgres_url, typed=b"y\n")
    assert result.stdout.endswith("erased at 2 tables\n"), result.output
    for table in tables:
        lines: list[dict[str, Any]] = await table.good("GET", "/chat", 1)
        assert [(line["name"], line["text"]) for line in lines[:2]] == [("", ""), ("Ben", "Good evening")]
        assert lines[2]["notice"]["data"] == {"name": ""}
        async with asyncio.timeout(PATIENCE):
            while [seat["name"] for seat in (await table.info())["seats"]] != ["", "Ben"]:
                await asyncio.sleep(0.01)
        await table.play_on(2)
    assert (await command("people", "reports", "--database", postgres_url)).stdout == ""


async def test_nothing_of_it_is_left_in_files_and_the_archive(start_server: StartServer, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    server = await start_server(database, archive="", expire_days=3)
    gone = await spoken(server)
    await let_pass(server, 6)
    kept = await spoken(server)
    await server.services.stop()
    archive = tmp_path / "archive" / f"{gone.id}.jsonl"
    assert is_in([archive], "Ann", "My number")
    for typed in (b"n\n", b""):
        refused = await command("people", "erase", "Ann", "--database", database, typed=typed)
        assert f"{gone.id}  in the archive\n" in refused.stdout
        assert refused.exit_code in (1, 2)
        assert isinstance(refused.exception, SystemExit), "and no stack trace"
    assert is_in([archive], "Ann", "My number")
    result = await command("people", "erase", "Ann", "--yes", "--database", database)
    assert result.stdout.endswith("erased at 2 tables\n"), result.output
    assert kept.id in result.stdout
    assert not is_in([archive, *tmp_path.glob("x.sqlite3*")], "Ann", "My number")
    await command("tables", "import", archive, "--database", database)
    assert (await gone.at(await start_server(database)).info())["seats"][1]["name"] == "Ben"


async def test_only_one_table_forgets_where_that_is_wanted(start_server: StartServer, postgres_url: str) -> None:
    server = await start_server(postgres_url)
    here, there = await spoken(server), await spoken(server)
    for table in (here, there):
        await table.good("POST", "/seats/0/report", 1, {"reason": "She tells numbers"})
    await command("people", "erase", "Ann", "--table", here.id, "--yes", "--database", postgres_url)
    left = (await command("people", "reports", "--database", postgres_url)).stdout
    assert (here.id in left, there.id in left) == (False, True)
    assert [line["name"] for line in await here.good("GET", "/chat", 1)] == ["", "Ben", ""]
    assert [line["name"] for line in await there.good("GET", "/chat", 1)] == ["Ann", "Ben", ""]


async def test_everybody_can_read_what_is_kept(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", expire_days=30, contact="mail@games.example")
    told = (await server.http.get("/api/privacy")).json()
    assert told == {"unstarted_days": 1.0, "expire_days": 30.0, "archived": False, "contact": "mail@games.example"}
