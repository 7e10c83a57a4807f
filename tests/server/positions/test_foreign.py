"""Tables from saves that are not ours: they are played as any other, but in a process of their own."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall.kernel import Table as Game
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.kernel.timeline import Setting, Timeline
from dreadhall.server.positions.isolated import IsolatedPosition
from dreadhall.server.positions.position import Given
from dreadhall.server.positions.standing import MOST_HELD, NOTHING, Go, Gone, go
from dreadhall.server.tables.quarantine import FIRST
from dreadhall.server.tables.trials import SaveTrial, Tried
from dreadhall.testing import play_randomly
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio

GAMES = [("lanterns", 3), ("darkest", 3), ("betrayal", 3)]
LAST_ANSWERS = 12
AT_ONCE = 0.2
"""Seconds for a rule that never ends."""


class OnlyMine:
    """Lets no game be played in this process, in which the server is, but those of the test itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.strangers: list[str] = []
        self._mine = False
        begin = Timeline.__init__

        def watched(line: Timeline, setting: Setting, *given: Any) -> None:
            if not self._mine:
                self.strangers.append(setting.game.name)
                raise AssertionError("a table is played in the server")
            begin(line, setting, *given)

        monkeypatch.setattr(Timeline, "__init__", watched)

    @contextmanager
    def here(self) -> Iterator[None]:
        """For the length of this block the test plays."""
        self._mine = True
        yield
        self._mine = False


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch) -> Iterator[OnlyMine]:
    only = OnlyMine(monkeypatch)
    yield only
    assert only.strangers == []


def shortly_before_the_end(name: str, seats: int) -> tuple[Game, list[tuple[int, str]]]:
    """A household's table, and the last answers with which its game came to an end."""
    game = play_randomly(dreadhall.new_table(name, seats, 5, {"household": True}), 5)
    assert game.result is not None
    last = game.tape[-LAST_ANSWERS:]
    game.back_to(game.move - len(last))
    return game, last


async def sit_alone(table: Table, seats: int) -> None:
    """One person takes all seats, and begins."""
    for seat in range(seats):
        await table.join(seat, beside=0 if seat else None)
    await table.start()


def heard(game: Game, seat: int | None) -> Any:
    """What a seat sees, and what it was told, as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode([game.view(seat), game.events_for(seat)]))


class Twins:
    """A table from outside, and the same game in the hands of the test."""

    def __init__(self, table: Table, game: Game, mine: OnlyMine) -> None:
        self.table = table
        self.game = game
        self.mine = mine
        self.seen: dict[int, list[Any]] = {}

    async def compare(self) -> None:
        """Everybody sees and hears at one what they do at the other."""
        keys: list[int | str] = [*self.table.keys, self.table.spectator]
        states = [await self.table.state(key) for key in keys]
        with self.mine.here():
            true = [heard(self.game, seat) for seat in (*self.table.keys, None)]
        assert [[state["view"], state["events"]] for state in states] == true
        self.seen[states[0]["number"]] = true

    async def answer(self, seat: int, key: str) -> None:
        await self.table.answer(seat, key)
        with self.mine.here():
            self.game.answer(key, seat)
        await self.compare()

    async def take_back(self, seat: int) -> None:
        number = (await self.table.state(seat))["number"]
        assert (await self.table.good("POST", "/undo", seat, {"number": number}))["done"]
        with self.mine.here():
            self.game.undo(seat)
        await self.compare()

    async def forget(self) -> None:
        """As if the server had been started anew."""
        tables = self.table.server.services.tables
        loaded = await tables.get(self.table.id)
        assert isinstance(loaded.started, IsolatedPosition)
        tables.forget(loaded)
        await self.compare()


@pytest.mark.parametrize(("name", "seats"), GAMES)
async def test_a_table_from_outside_is_played_like_any_other_and_not_in_the_server(
    small_server: Server, mine: OnlyMine, name: str, seats: int
) -> None:
    with mine.here():
        game, last = shortly_before_the_end(name, seats)
        save, before = game.save(), game.tape[-2:]
    table = await small_server.restore(save)
    await sit_alone(table, seats)
    twins = Twins(table, game, mine)
    await twins.compare()
    for seat, _ in reversed(before):
        await twins.take_back(seat)
    for at, (seat, key) in enumerate([*before, *last]):
        await twins.answer(seat, key)
        if at % 8 == 2 and game.result is None:
            await twins.take_back(seat)
            await twins.forget()
            await twins.answer(seat, key)
    await twins.forget()
    await can_be_proved(twins)
    await can_be_looked_back_at(twins)


async def can_be_proved(twins: Twins) -> None:
    """Its save and its audit hold what they should, and neither makes it one of ours."""
    save = await twins.table.good("GET", "/save", 0)
    record = await twins.table.good("GET", "/audit", twins.table.spectator)
    assert save["signature"] == ""
    with twins.mine.here():
        assert dreadhall.load_table(save).dump() == twins.game.dump()
        assert dreadhall.verify(record) == ["played"]


async def can_be_looked_back_at(twins: Twins) -> None:
    """After the end the game is seen as it was, through all eyes."""
    for number in sorted(twins.seen)[::5]:
        for seat, (view, events) in enumerate(twins.seen[number][:-1]):
            state = await twins.table.good("GET", "/replay", twins.table.spectator, number=number, seat=seat)
            assert (state["view"], state["events"], state["older"]) == (view, events, False)


@pytest.mark.parametrize(("name", "seats"), GAMES)
async def test_people_and_bots_play_a_table_from_outside_to_the_end(
    small_server: Server, mine: OnlyMine, name: str, seats: int
) -> None:
    with mine.here():
        save = shortly_before_the_end(name, seats)[0].save()
    table = await small_server.restore(save)
    for seat in range(seats - 1):
        await table.join(seat)
    await table.good("PUT", f"/seats/{seats - 1}/bot", table.host, {"bot": "random"})
    await table.start()
    rng = random.Random(2)
    async with table.connect(table.spectator) as watcher:
        while True:
            await small_server.services.bots.idle()
            number = (await table.state(0, since=watcher.number or 0))["number"]
            await watcher.until(lambda number=number: watcher.number == number)  # type: ignore[misc]
            if watcher.play["view"]["result"] is not None:
                break
            await table.play_on(1, rng.randrange(1000))
    record = await table.good("GET", "/audit", 0)
    assert record["start"]["tape"] == [list(answer) for answer in save["tape"]]
    assert [seal["reason"] for seal in (await table.info())["seals"]] == ["opened", "company"]


async def test_another_process_follows_a_table_from_outside(
    start_server: StartServer, postgres_url: str, mine: OnlyMine
) -> None:
    first, second = await start_server(postgres_url), await start_server(postgres_url)
    with mine.here():
        save = dreadhall.new_table(GAME, 2, 1, {"household": True}).save()
    table = await first.restore(save)
    await sit_alone(table, 2)
    async with table.at(second).connect(0) as watcher:
        await watcher.until(lambda: watcher.number == 0)
        await table.play_on(3)
        await table.good("POST", "/undo", 0, {"number": 3})
        await watcher.until(lambda: watcher.number == 4)
        assert watcher.play["view"] == (await table.state(0))["view"]


async def test_no_way_leads_from_a_foreign_save_to_one_of_ours(small_server: Server, mine: OnlyMine) -> None:
    with mine.here():
        save = dreadhall.new_table(GAME, 2, 1).save()
    table = await small_server.restore(save)
    await sit_alone(table, 2)
    plain = await table.good("GET", "/save", 0)
    several = await small_server.restore(plain)
    for seat in (0, 1):
        await several.join(seat)
    await several.start()
    copy = await small_server.restore(await several.good("GET", "/save", 0))
    for one in (table, several, copy):
        assert (await small_server.services.tables.get(one.id)).row.foreign


def ambush() -> dict[str, Any]:
    """The save of a game that can do all kinds of harm."""
    save = read_save(dreadhall.new_table(GAME, 2, 1).save())
    return write_save(msgspec.structs.replace(save, game="ambush"))


async def ambushed(server: Server, save: dict[str, Any]) -> Table:
    """A table at which harm may be done."""
    table = await server.restore(save)
    for seat in (0, 1):
        await table.join(seat)
    await table.start()
    return table


async def hostile_server(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **more: Any
) -> Server:
    """A server that knows a hostile game, for as long as the test runs."""
    for name in ("ambush", "hoard"):
        monkeypatch.setitem(dreadhall.GAMES, name, GAME)
    plugins = ["tests.server.plugins.hostile"]
    return await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", plugins=plugins, **more)


HARMS = [
    ("loop", "too-long"),
    ("call", "too-long"),
    ("memory", "too-much"),
    ("crash", "too-much"),
    ("flood", "too-much"),
    ("fail", "rule-failed"),
]


@pytest.mark.parametrize(("harm", "error"), HARMS)
async def test_harm_done_by_a_rule_of_a_foreign_table_is_refused_and_changes_nothing(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mine: OnlyMine, harm: str, error: str
) -> None:
    with mine.here():
        save = ambush()
    server = await hostile_server(start_server, tmp_path, monkeypatch, save_seconds=PATIENCE)
    table = await ambushed(server, save)
    before = await table.state(0)
    given = {"asked": before["asked"], "answer": f"harm:{harm}"}
    with monkeypatch.context() as impatience:
        if error == "too-long":
            impatience.setattr(server.services.players, "seconds", AT_ONCE)
        await table.refused(503, error, "POST", "/answer", 0, given)
    await table.refused(503, "resting", "POST", "/answer", 0, given)
    assert await table.state(0) == before
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert await table.state(0) == before
    server.clock.now += FIRST
    await table.answer(0, "harm:none")
    assert (await table.state(1))["view"]["waiting"] == [0, 1]


async def test_a_foreign_table_stays_in_its_process_until_that_ends(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    table = await server.restore(dreadhall.new_table("lanterns", 2, 1).save())
    await sit_alone(table, 2)
    players, sent = server.services.players, list[bool]()
    do = players.do

    async def noted(task: Any, reply: Any) -> Any:
        sent.append(task.save != NOTHING)
        return await do(task, reply)

    monkeypatch.setattr(players, "do", noted)
    await table.play_on(3)
    assert sent == [False] * 3
    [process] = players._running
    process.end()
    await table.play_on(2)
    assert sent == [False] * 4 + [True] + [False]


async def test_a_process_knows_where_as_many_tables_stand_as_it_is_to_hold() -> None:
    tables = [dreadhall.new_table("lanterns", 2, seed) for seed in range(MOST_HELD)]
    opened = [go(Go(save=msgspec.Raw(msgspec.json.encode(table.save())))) for table in tables]
    for _ in range(3):
        opened = [go(taken(where)) for where in opened]
    assert {where.problem for where in opened} == {""}
    assert {where.standing and where.standing.move for where in opened} == {3}


def taken(where: Gone) -> Go:
    """The first answer that there is to give, at a table that stays where it is."""
    assert where.standing is not None
    assert where.standing.ask is not None
    seat = where.standing.ask.seats[0]
    key = where.standing.ask.choices_for(seat)[0].key
    return Go(known=where.known, later=where.standing.number + 1, transition=Given(seat, key))


async def test_what_a_rule_of_a_foreign_table_prints_is_no_reply(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await hostile_server(start_server, tmp_path, monkeypatch, save_seconds=PATIENCE)
    table = await ambushed(server, ambush())
    await table.answer(0, "harm:talk")
    assert (await table.state(1))["view"]["waiting"] == [0, 1]


@pytest.mark.parametrize("harm", ["loop", "call"])
async def test_others_play_on_while_a_foreign_table_works_for_ever(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    server = await hostile_server(start_server, tmp_path, monkeypatch, save_seconds=600)
    table, other = await ambushed(server, ambush()), await server.started()
    asked = (await table.state(0))["asked"]
    harmful = asyncio.create_task(table.call("POST", "/answer", 0, {"asked": asked, "answer": f"harm:{harm}"}))
    await other.play_on(10)
    assert not harmful.done(), "they did not wait for it"
    await server.services.players.stop()
    assert (await harmful).status_code == 503


async def test_a_save_of_more_answers_than_can_be_counted_is_refused(small_server: Server) -> None:
    save = read_save(dreadhall.new_table(GAME, 2, 1).save())
    endless = write_save(msgspec.structs.replace(save, at=2**63 - 1, tape_from=2**63 - 1, whole=False))
    tried = await small_server.services.loaders.do(SaveTrial(endless), Tried)
    assert tried.problem == "this save is damaged: no table has so many answers"
