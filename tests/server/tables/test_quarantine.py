"""Whatever is wrong with one table, the others go on; and it costs nothing while nobody touches it."""

from typing import Any

import pytest
from sqlalchemy import update
from typing_extensions import override

from dreadhall.registry import GAMES
from dreadhall.server.bots.bots import Bots
from dreadhall.server.errors import Refused, StorageFailed
from dreadhall.server.metrics import Metrics
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.position import Position
from dreadhall.server.storage import models
from dreadhall.server.storage.models import checkpoints, moves
from dreadhall.server.storage.rows import CheckpointRow
from dreadhall.server.tables import loaded as tables
from dreadhall.server.tables.presence import Presence
from dreadhall.server.tables.quarantine import FIRST, LONGEST, Quarantine
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table
from tests.smallgame import Lanterns
from tests.smallgame.rules import Turns
from tests.smallgame.state import LanternOptions, LanternState

pytestmark = pytest.mark.anyio

BROKEN = ValueError("broken")


def test_each_rest_is_twice_as_long_as_the_one_before_up_to_an_hour() -> None:
    clock = Clock()
    quarantine = Quarantine(clock)
    rests: list[float] = []
    for _ in range(14):
        quarantine.failed("x", BROKEN)
        began = clock.now
        while quarantine.is_resting("x"):
            clock.now += FIRST
        rests.append(clock.now - began)
    assert rests[:4] == [1, 2, 4, 8]
    assert rests[-2:] == [LONGEST, LONGEST]


def test_a_table_that_rests_is_refused_and_others_are_not() -> None:
    quarantine = Quarantine(Clock())
    quarantine.failed("x", BROKEN)
    with pytest.raises(Refused, match="left alone for a while") as refused:
        quarantine.refuse("x")
    assert (refused.value.status, refused.value.error) == (503, "resting")
    quarantine.refuse("y")
    assert quarantine.resting() == ["x"]


def test_what_goes_well_ends_it_and_the_next_rest_is_short_again() -> None:
    clock = Clock()
    quarantine = Quarantine(clock)
    for _ in range(3):
        quarantine.failed("x", BROKEN)
        clock.now += LONGEST
    quarantine.failed("x", BROKEN)
    quarantine.went_well("x")
    assert not quarantine.is_resting("x")
    quarantine.failed("x", BROKEN)
    clock.now += FIRST
    assert not quarantine.is_resting("x")


def test_a_database_that_does_not_answer_is_no_fault_of_the_table() -> None:
    quarantine = Quarantine(Clock())
    with pytest.raises(StorageFailed), quarantine.guard("x"):
        raise StorageFailed("the database did not answer") from OSError()
    assert quarantine.resting() == []
    with quarantine.guard("x"):
        raise StorageFailed("a table is damaged")
    assert quarantine.resting() == ["x"]


async def damage(server: Server, table: Table) -> None:
    """Make what the database holds of a table unreadable, and forget the rest."""
    async with server.services.database.writing() as connection:
        await connection.execute(update(checkpoints).where(checkpoints.c.table_id == table.id).values(save=b"?"))
        await connection.execute(update(moves).where(moves.c.table_id == table.id).values(events=b"?"))
        await connection.execute(update(models.tables).where(models.tables.c.id == table.id).values(seed=b"?"))
    if (loaded := server.services.tables.in_memory(table.id)) is not None:
        server.services.tables.forget(loaded)


async def with_a_bot(server: Server, **more: Any) -> Table:
    """A table at which a bot has the first move."""
    table = await server.open(**more)
    await table.join(1)
    await table.good("PUT", "/seats/0/bot", table.host, {})
    await table.start()
    return table


class Loads:
    """Counts how often a table is looked up in the database."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.of: dict[str, int] = {}
        read = server.services.store.read

        async def counted(table_id: str) -> Any:
            self.of[table_id] = self.of.get(table_id, 0) + 1
            return await read(table_id)

        monkeypatch.setattr(server.services.store, "read", counted)


async def test_tables_that_cannot_be_read_stop_neither_bots_nor_presence(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, resting = await start_server(database), Clock()
    server.services.quarantine.clock = resting
    with monkeypatch.context() as patched:
        patched.setattr(Bots, "consider", lambda self, loaded: None)
        broken = [await server.started(away=300), await with_a_bot(server)]
        absent, waiting = await server.started(away=300), await with_a_bot(server)
    for table in broken:
        await damage(server, table)
    loads = Loads(server, monkeypatch)
    server.clock.now += 400
    await server.services.sweep()
    await server.services.bots.idle()
    assert (await absent.info())["seats"][0]["bot"] == "random"
    assert (await waiting.state(1))["number"] == 2
    counts = []
    for passed in (0, 0, FIRST, 0, FIRST, FIRST):
        resting.now += passed
        await server.services.sweep()
        counts.append([loads.of[table.id] for table in broken])
    assert counts == [[1, 1], [1, 1], [2, 2], [2, 2], [2, 2], [3, 3]], "nothing is read while they rest"


class Brittle(Turns):
    """Fails whenever the keeper has hidden the trap."""

    @override
    async def set_up(self) -> None:
        await super().set_up()
        raise RuntimeError("brittle")


class BrittleLanterns(Lanterns):
    name = "brittle"

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return Brittle


def thoughts(metrics: Metrics) -> int:
    """How often bots have thought so far."""
    return int(metrics.registry.get_sample_value("dreadhall_bot_seconds_count") or 0)


async def test_a_bot_whose_answers_all_fail_is_left_alone_and_others_play_on(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "brittle", BrittleLanterns())
    server, resting = await start_server(database), Clock()
    server.services.quarantine.clock = resting
    failing = await with_a_bot(server, game="brittle")
    await server.services.bots.idle()
    counts = []
    for passed in (0, 0, FIRST, 0, FIRST, FIRST):
        resting.now += passed
        await server.services.sweep()
        await server.services.bots.idle()
        counts.append(thoughts(server.services.metrics))
    assert counts == [1, 1, 2, 2, 2, 3], "nobody thinks while the table rests"
    assert (await failing.state(1))["number"] == 0
    table = await with_a_bot(server)
    await server.services.bots.idle()
    assert (await table.state(1))["number"] == 2


async def test_a_move_of_a_person_ends_the_rest_of_a_table(server: Server) -> None:
    table = await server.started()
    server.services.quarantine.failed(table.id, BROKEN)
    await table.play_on(1)
    assert not server.services.quarantine.is_resting(table.id)


async def test_a_move_of_a_person_elsewhere_does_too(start_server: StartServer, postgres_url: str) -> None:
    first, second = await start_server(postgres_url), await start_server(postgres_url)
    table = await first.started()
    second.services.quarantine.failed(table.id, BROKEN)
    async with table.at(second).connect(table.spectator) as watcher:
        await watcher.until(lambda: watcher.number == 0)
        await table.play_on(1)
        await watcher.until(lambda: watcher.number == 1)
    assert not second.services.quarantine.is_resting(table.id)


async def test_a_part_of_the_sweep_that_fails_leaves_the_others_to_be_done(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_presence: Presence, _seats: object) -> None:
        raise ValueError

    monkeypatch.setattr(Presence, "still_here", fail)
    server = await start_server(database)
    table = await server.started(away=300)
    server.clock.now += 400
    await server.services.sweep()
    assert (await table.info())["seats"][0]["bot"] == "random"


async def test_an_idle_table_that_cannot_be_packed_is_dropped_all_the_same(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(database, idle=60)
    broken, other = await server.started(), await server.started()
    for table in (broken, other):
        await table.play_on(1)
    position = (await server.services.tables.get(broken.id)).started

    def brittle(packed: Position, **more: Any) -> CheckpointRow:
        if packed is position:
            raise BROKEN
        return checkpoint(packed, **more)

    monkeypatch.setattr(tables, "checkpoint", brittle)
    server.clock.now += 100
    await server.services.sweep()
    assert server.services.tables.all_in_memory() == []


async def test_what_is_damaged_is_told_in_a_line_and_takes_nothing_with_it(server: Server) -> None:
    table, good = await server.started(), await server.started()
    await damage(server, table)
    reply = await table.call("GET", "/play", 0)
    assert (reply.status_code, reply.json()["error"]) in ((503, "damaged"), (503, "try-again"))
    mine = await server.http.post("/api/mine", json={"keys": [table.keys[0], good.keys[0]]})
    assert [each["table"]["id"] for each in mine.json()] == [good.id]
