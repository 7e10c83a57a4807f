"""One person may know everything, several may not: when others come, the dice are keyed anew."""

import pytest

import dreadhall
from dreadhall.server.storage.rows import Stored
from dreadhall.server.tables.access import Access, admit
from dreadhall.server.wire.saves import SealedSave
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table
from tests.server.tables.test_copies import alone

pytestmark = pytest.mark.anyio


async def with_a_bot(server: Server) -> Table:
    """Somebody alone with a bot."""
    table = await server.open(seats=2)
    await table.join(0)
    await table.good("PUT", "/seats/1/bot", table.host, {"bot": "random"})
    await table.start()
    return table


async def come(table: Table, seat: int, name: str = "Bob") -> None:
    """Somebody asks for a seat, and the host and all others agree if they must."""
    joined = await table.good("POST", f"/seats/{seat}/join", table.invite, {"name": name})
    if joined["waiting"]:
        for asked in (await table.info())["claims"][-1]["waiting"]:
            by = table.host if asked is None else asked
            await table.good("POST", f"/seats/{seat}/claim", by, {"name": name, "agree": True})
    table.keys[seat] = joined["key"]


async def test_when_others_come_the_dice_are_keyed_anew_and_all_see_it(
    start_server: StartServer, database: str
) -> None:
    server = await start_server(database, bots=0)
    table = await with_a_bot(server)
    await table.answer(0, (await table.state(0))["view"]["ask"]["choices"][0]["key"])
    save = await table.good("GET", "/save", 0)
    first = (await table.info())["commitment"]
    async with table.connect(0) as ann:
        await ann.until(lambda: bool(ann.play))
        await come(table, 1)
        await ann.until(lambda: ann.play["view"]["commitment"] != first)
        await ann.until(lambda: any((line["notice"] or {}).get("kind") == "dice-keyed" for line in ann.chat))
        await ann.until(lambda: len(ann.table["seals"]) == 2)
    info = await table.info()
    assert [seal["reason"] for seal in info["seals"]] == ["opened", "company"]
    assert info["seals"][0]["commitment"] == first
    assert info["seals"][1]["commitment"] == info["commitment"] != first
    assert (await table.good("GET", "/save", 0))["format"] == "dreadhall-sealed"
    await table.refused(409, "cannot-undo", "POST", "/undo", 0, {"number": (await table.state(0))["number"]})
    loaded = await server.services.tables.get(table.id)
    assert save["seed"] not in str(loaded.started.snapshot())
    server.services.tables.forget(loaded)
    await table.play_on()
    record = await table.good("GET", "/audit", 1)
    assert record["earlier"][0]["seed"] == save["seed"]
    assert dreadhall.verify(record, [seal["commitment"] for seal in info["seals"]]) == ["played", "played"]


async def test_what_falls_cannot_be_foretold_from_the_old_seed(start_server: StartServer, database: str) -> None:
    server = await start_server(database, bots=0)
    table = await with_a_bot(server)
    known = dreadhall.load_table(await table.good("GET", "/save", 0))
    await come(table, 1)
    while (state := await table.state(table.spectator))["view"]["result"] is None:
        seat = state["view"]["waiting"][0]
        mine = await table.state(seat)
        key = mine["view"]["ask"]["choices"][0]["key"]
        try:
            known.answer(key, seat)
        except dreadhall.IllegalAnswer:
            return  # other cards were drawn
        await table.good("POST", "/answer", seat, {"asked": mine["asked"], "answer": key})
    assert known.events_for(0) != (await table.state(0))["events"]


async def test_somebody_who_plays_alone_keeps_the_dice_and_may_leave_and_come_back(server: Server) -> None:
    table = await alone(server, 3)
    first = (await table.info())["commitment"]
    await table.good("POST", "/seats/2/leave", 2)
    await table.join(2, beside=0)
    assert (await table.info())["commitment"] == first
    assert (await table.good("GET", "/save", 0))["seed"]


async def test_whoever_has_left_is_not_forgotten(start_server: StartServer, database: str) -> None:
    """The first knows the seed and has gone; the second is not alone, but with the first one's knowledge."""
    server = await start_server(database, bots=0)
    table = await with_a_bot(server)
    first = (await table.info())["commitment"]
    await table.good("POST", "/seats/0/leave", 0)
    await come(table, 1)
    assert (await table.info())["commitment"] != first
    assert (await table.good("GET", "/save", 1))["format"] == "dreadhall-sealed"


async def test_who_restores_a_plain_save_with_others_has_new_dice(server: Server) -> None:
    table = await alone(server)
    await table.play_on(5)
    save = await table.good("GET", "/save", 0)
    again = await server.restore(save)
    for seat in (0, 1):
        await again.join(seat)
    await again.start()
    assert [seal["reason"] for seal in (await again.info())["seals"]] == ["opened", "company"]
    assert save["seed"] not in str((await server.services.tables.get(again.id)).started.snapshot())


async def test_the_end_is_final(server: Server) -> None:
    table = await server.started()
    await table.play_on()
    for seat in (0, 1):
        await table.refused(409, "cannot-undo", "POST", "/undo", seat, {"number": (await table.state(seat))["number"]})
    assert (await table.info())["status"] == "over"


async def test_a_household_may_go_back_from_the_end_and_its_seal_is_broken_for_all_to_see(server: Server) -> None:
    table = await server.started(options={"household": True})
    await table.play_on()
    number = (await table.state(0))["number"]
    reply = await table.good("POST", "/undo", 0, {"number": number})
    for seat in reply["waiting"]:
        await table.good("POST", "/undo/agree", seat, {"number": number, "agree": True})
    info = await table.info()
    assert info["status"] == "playing"
    assert [seal["reason"] for seal in info["seals"]] == ["opened", "broken"]
    told = [line["notice"] for line in await table.good("GET", "/chat", 1) if line["notice"]]
    assert told == [{"kind": "dice-keyed", "data": {"reason": "broken"}}]
    await table.play_on()


async def test_no_plain_save_slips_out_while_others_sit_down(start_server: StartServer, database: str) -> None:
    """A request that saw somebody play alone finds the new dice, and that they are others', too."""
    server = await start_server(database, bots=0)
    table = await with_a_bot(server)
    loaded = await server.services.tables.get(table.id)
    alone_before, access = loaded.stored, admit(loaded, table.keys[0])
    await come(table, 1)
    loaded = await server.services.tables.get(table.id)
    loaded.stored = alone_before
    save = await server.services.copies.save(Access(loaded, access.key))
    assert isinstance(save, SealedSave)


async def test_what_changes_while_a_table_is_looked_up_is_not_missed(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(database, bots=0)
    table = await server.started()
    services = server.services
    services.tables.forget(await services.tables.get(table.id))
    read, reads = services.store.read, 0

    async def read_then_sent_away(table_id: str) -> Stored | None:
        nonlocal reads
        reads += 1
        stored = await read(table_id)
        if reads == 1:
            async with services.store.change(table_id, 0) as change:
                await change.revoke("seat", 1)
            services.heard("table", table_id)
        return stored

    monkeypatch.setattr(services.store, "read", read_then_sent_away)
    loaded = await services.tables.get(table.id)
    assert not any(key.role == "seat" and key.seat == 1 for key in loaded.stored.keys)


async def test_those_for_whom_a_bot_plays_are_asked_before_a_household_goes_back_from_the_end(server: Server) -> None:
    table = await server.started(options={"household": True})
    await table.play_on()
    await table.good("PUT", "/seats/1/bot", 1, {"bot": "random"})
    number = (await table.state(0))["number"]
    assert (await table.good("POST", "/undo", 0, {"number": number}))["waiting"] == [1]
