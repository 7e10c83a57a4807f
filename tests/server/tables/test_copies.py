"""Saves that are given out, and the tables that go on from them: nobody learns by a copy what they may not know."""

import json
from pathlib import Path
from typing import Any

import pytest

import dreadhall
from dreadhall.kernel.saves import complete
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio


async def sealed_copy(table: Table, key: int | str = 0) -> Table:
    """A copy of a running table, by the save of one who plays there."""
    save = await table.good("GET", "/save", key)
    assert save["format"] == "dreadhall-sealed"
    return await table.server.restore(save)


async def alone(server: Server, seats: int = 2, **more: Any) -> Table:
    """A table at which one person has all seats."""
    table = await server.open(seats=seats, **more)
    for seat in range(seats):
        await table.join(seat, beside=0 if seat else None)
    await table.start()
    return table


async def test_a_seat_of_a_copy_is_for_whoever_has_it_at_the_original(server: Server) -> None:
    table = await server.started(3)
    await table.play_on(4)
    copy = await sealed_copy(table)
    name = {"name": "Eve"}
    for seat, other in ((0, 1), (1, 0), (2, 0)):
        path = f"/seats/{seat}/join"
        for key in (copy.invite, copy.host):
            await copy.refused(403, "forbidden", "POST", path, key, name)
            await copy.refused(403, "forbidden", "POST", path, key, name | {"original": table.keys[other]})
            await copy.refused(403, "forbidden", "POST", path, key, name | {"original": table.host})
        await copy.refused(403, "forbidden", "PUT", f"/seats/{seat}/bot", copy.host, {"bot": "random"})
    await copy.join(0, original=table.keys[0])
    await copy.refused(409, "seat-empty", "POST", "/start", copy.host)
    assert (await copy.info())["bound"] == [0, 1, 2]
    assert (await copy.info())["origin"] == {"table": table.id, "number": 4, "title": ""}


async def test_whoever_has_a_seat_may_give_it_up_in_a_copy(server: Server) -> None:
    table = await server.started(2)
    copy = await sealed_copy(table)
    await copy.join(0, original=table.keys[0])
    await copy.refused(403, "forbidden", "POST", "/seats/1/release", copy.host, {"original": table.keys[0]})
    await copy.good("POST", "/seats/1/release", copy.spectator, {"original": table.keys[1]})
    await copy.join(1, "Eve")
    await copy.start()
    await copy.play_on()


async def test_a_bots_seat_stays_the_bots_in_a_copy(server: Server) -> None:
    table = await server.open(seats=3)
    for seat in (0, 1):
        await table.join(seat)
    await table.good("PUT", "/seats/2/bot", table.host, {"bot": "random"})
    await table.start()
    copy = await sealed_copy(table)
    await copy.refused(403, "forbidden", "POST", "/seats/2/join", copy.host, {"name": "Eve", "original": ""})
    await copy.refused(403, "forbidden", "DELETE", "/seats/2/bot", copy.host)
    assert (await copy.info())["seats"][2]["bot"] == "random"


async def test_the_dice_of_a_copy_are_others_and_the_old_seed_is_nowhere_in_it(server: Server) -> None:
    table = await server.started(2)
    await table.play_on(7)
    seed = (await server.services.tables.get(table.id)).row.seed.hex()
    copy = await sealed_copy(table)
    for seat in (0, 1):
        await copy.join(seat, original=table.keys[seat])
    await copy.start()
    [seal] = (await copy.info())["seals"]
    assert seal["reason"] == "copy"
    assert seal["commitment"] != (await table.info())["commitment"]
    await copy.refused(409, "cannot-undo", "POST", "/undo", 0, {"number": (await copy.state(0))["number"]})
    await copy.play_on()
    await table.play_on()
    record = await copy.good("GET", "/audit", copy.spectator)
    save = await copy.good("GET", "/save", 0)
    assert seed not in json.dumps([record, save])


async def test_no_plain_save_is_given_while_several_people_play(server: Server) -> None:
    """Whoever is left alone by the others is not alone."""
    table = await server.started(2)
    await table.play_on(3)
    await table.good("POST", "/seats/1/leave", 1)
    for key in (0, table.host):
        assert (await table.good("GET", "/save", key))["format"] == "dreadhall-sealed"
    await table.refused(403, "forbidden", "GET", "/save", table.spectator)


async def test_another_server_does_not_open_a_sealed_save(
    start_server: StartServer, small_server: Server, tmp_path: Path
) -> None:
    there = await start_server(f"sqlite:///{tmp_path / 'there.sqlite3'}")
    save = await (await small_server.started()).good("GET", "/save", 0)
    reply = await there.http.post("/api/tables/restore", json={"save": save})
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-save")


async def test_a_plain_save_holds_the_whole_game_and_is_signed(server: Server) -> None:
    table = await alone(server)
    await table.play_on(9)
    save = await table.good("GET", "/save", 0)
    assert len(save["tape"]) == 9
    assert save["whole"]
    again = dreadhall.load_table(save)
    assert again.events_for(0) == (await table.state(0))["events"]
    copy = await server.restore(save)
    assert not (await server.services.tables.get(copy.id)).row.foreign


@pytest.mark.parametrize("forged", ["signature", "unsigned", "contents"])
async def test_a_save_that_is_not_ours_is_known(server: Server, forged: str) -> None:
    table = await alone(server)
    await table.play_on(3)
    save = await table.good("GET", "/save", 0)
    if forged == "signature":
        save["signature"] = "0" * 64
    elif forged == "unsigned":
        del save["signature"]
    else:
        save = complete(save, save["tape"], 0, whole=False) | {"signature": save["signature"]}
    copy = await server.restore(save)
    assert (await server.services.tables.get(copy.id)).row.foreign


async def test_a_save_that_another_server_has_signed_is_not_ours(
    start_server: StartServer, small_server: Server, tmp_path: Path
) -> None:
    there = await start_server(f"sqlite:///{tmp_path / 'there.sqlite3'}")
    save = await (await alone(small_server)).good("GET", "/save", 0)
    for server, foreign in ((small_server, False), (there, True)):
        copy = await server.restore(save)
        assert (await server.services.tables.get(copy.id)).row.foreign is foreign


async def test_undo_goes_behind_a_restore_and_survives_a_crash(start_server: StartServer, database: str) -> None:
    """An honest household restores, takes back, and the server is killed: the table is where it was."""
    server = await start_server(database)
    table = await alone(server, options={"household": True})
    await table.play_on(9)
    copy = await server.restore(await table.good("GET", "/save", 0))
    for seat in (0, 1):
        await copy.join(seat, beside=0 if seat else None)
    await copy.start()
    for _ in range(4):
        state = await copy.state(0)
        await copy.good("POST", "/undo", 0, {"number": state["number"]})
    before = await copy.state(0)
    assert before["view"]["move"] == 5
    server.services.tables.forget(await server.services.tables.get(copy.id))
    after = await copy.state(0)
    assert (after["view"], after["events"]) == (before["view"], before["events"])
    for number in (after["number"], after["number"] + 1):
        await copy.good("POST", "/undo", 0, {"number": number})
    assert (await copy.state(0))["view"]["move"] == 3
    await copy.play_on()
    record = await copy.good("GET", "/audit", copy.spectator)
    assert dreadhall.verify(record) == ["played"]


async def test_who_has_left_the_original_is_asked_for_a_copy_too(server: Server) -> None:
    """Or else a copy would show what the seat of somebody who may come back is about."""
    table = await server.started(3)
    await table.play_on(2)
    left = table.keys[1]
    await table.good("POST", "/seats/1/leave", 1)
    copy = await sealed_copy(table)
    assert (await copy.info())["seats"][1]["bot"] is None
    await copy.refused(403, "forbidden", "PUT", "/seats/1/bot", copy.host, {"bot": "random"})
    await copy.join(1, original=left)


async def test_a_finished_copy_keeps_its_secrets_while_the_original_runs(server: Server) -> None:
    table = await server.started(2)
    await table.play_on(2)
    copy = await sealed_copy(table)
    for seat in (0, 1):
        await copy.join(seat, original=table.keys[seat])
    await copy.start()
    await copy.play_on()
    number = (await copy.info())["number"]
    await copy.refused(403, "forbidden", "GET", "/replay", 0, number=number, seat=1)
    await copy.refused(409, "no-audit", "GET", "/audit", 0)
    assert (await copy.good("GET", "/save", 0))["format"] == "dreadhall-sealed"
    again = await sealed_copy(copy)
    assert (await again.info())["bound"] == [0, 1]
    await table.play_on()
    await copy.good("GET", "/replay", 0, number=number, seat=1)
    await copy.good("GET", "/audit", 0)
    assert (await copy.good("GET", "/save", 0))["seed"]


async def test_a_finished_copy_opens_no_book_that_is_closed_at_the_original(server: Server) -> None:
    options = {"start": "haunt", "haunt": 8, "explorers": "dealt"}
    table = await server.started(3, "betrayal", options=options)
    while not any("h08-traitor" in pages for pages in await books(table)):
        await table.play_on(1)
    before = await books(table)
    copy = await sealed_copy(table)
    for seat in range(3):
        await copy.join(seat, original=table.keys[seat])
    await copy.start()
    number = (await copy.good("POST", "/give-up", 0))["give_up"]["number"]
    for seat in (1, 2):
        await copy.good("POST", "/give-up/agree", seat, {"number": number, "agree": True})
    assert (await copy.info())["status"] == "over"
    assert await books(copy) == before


async def books(table: Table) -> list[list[str]]:
    """What each seat may read."""
    return [(await table.good("GET", "/book", seat, language="en"))["pages"] for seat in range(3)]
