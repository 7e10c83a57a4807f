"""Tables that an older version left behind when it was killed: all of them go on."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import dreadhall
from dreadhall.kernel import IllegalAnswer
from dreadhall.kernel.table import Table as Game
from tests.server.conftest import StartServer
from tests.server.fixtures import RULES, VERSIONS, Kept, unpacked
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio

NEWER = 1_000
MOST_SINCE_CHECKPOINT = 25


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games have rules of a later version, by which nothing has changed."""
    for game in ("darkest", "betrayal"):
        monkeypatch.setattr(type(dreadhall.GAMES[game]), "version", NEWER)


async def open_fixture(start_server: StartServer, version: str, folder: Path) -> tuple[Server, list[Kept]]:
    database, kept = unpacked(version, folder)
    return await start_server(database, bots=0), kept


def without_dice(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "commitment"}


IDLE = ("gas_leak", "lurking", "secure")


def without_idle_icons(position: dict[str, Any]) -> dict[str, Any]:
    """Darkest shows icons of the advanced rules only where they are played since version 3: these are not compared."""
    if "house" not in position:
        return position
    house = [{name: value for name, value in tile.items() if name not in IDLE} for tile in position["house"]]
    return {**position, "house": house}


DRAWERS = ("counters", "notes", "lists", "secrets")


def without_drawers(position: dict[str, Any]) -> dict[str, Any]:
    """Up to version 7 Betrayal showed what a haunt remembers as texts: `test_older_memory` compares what it says."""
    if not position.get("haunt"):
        return position
    return {**position, "haunt": {name: value for name, value in position["haunt"].items() if name not in DRAWERS}}


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """What an older view showed, but for what is shown otherwise since then."""
    return without_advice(without_drawers(without_idle_icons(position)))


def without_advice(position: dict[str, Any]) -> dict[str, Any]:
    """A position whose objectives are what is to be reached, and how far that is: by the rest bots find their way."""
    if not (haunt := position.get("haunt")) or "objectives" not in haunt:
        return position
    bare = [{name: one[name] for name in ("id", "done", "of")} for one in haunt["objectives"]]
    return position | {"haunt": haunt | {"objectives": bare}}


def has_same_rules(kept: Kept, version: str) -> bool:
    """Whether a game is still played by the rules that a fixture was played by."""
    return RULES[version][kept.game] == dreadhall.GAMES[kept.game].version


def told_for_good(events: list[dict[str, Any]], view: dict[str, Any], kept: Kept, version: str) -> list[dict[str, Any]]:
    """What no upgrade tells anew: all of it, or under other rules what was told before the last checkpoint."""
    if has_same_rules(kept, version):
        return events
    return [event for event in events if event["move"] <= view["move"] - MOST_SINCE_CHECKPOINT]


def still_shown(then: Any, now: Any) -> Any:
    """What a view shows today of what an older one showed: newer ones may show more, but nothing less."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {name: still_shown(value, now[name]) for name, value in then.items() if name in now}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [still_shown(*pair) for pair in zip(then, now, strict=True)]
    return now


def test_a_view_that_shows_less_or_something_else_is_noticed() -> None:
    then = {"rooms": [{"id": "foyer", "turn": 0}], "phase": "turn"}
    assert still_shown(then, {"rooms": [{"id": "foyer", "turn": 0, "new": 1}], "phase": "turn", "more": 2}) == then
    for now in (
        {"rooms": [{"id": "foyer"}], "phase": "turn"},
        {"rooms": [{"id": "foyer", "turn": 1}], "phase": "turn"},
        {"rooms": [], "phase": "turn"},
        {"rooms": [{"id": "foyer", "turn": 0}]},
    ):
        assert still_shown(then, now) != then


@pytest.mark.parametrize("version", VERSIONS)
async def test_after_an_upgrade_every_table_stands_where_it_stood(
    start_server: StartServer, tmp_path: Path, version: str
) -> None:
    """Rules that play as before are those of a later version, or the same: nothing is taken back."""
    server, tables = await open_fixture(start_server, version, tmp_path)
    for kept in tables:
        table = kept.at(server)
        for eyes, seen in kept.eyes:
            state = await table.state(eyes)
            then, now = seen.view, state["view"]
            if not has_same_rules(kept, version):
                then, now = without_dice(then), without_dice(now)
                then["position"] = comparable(then["position"])
            assert still_shown(then, now) == then, kept.name
            told, before = (
                told_for_good(events, seen.view, kept, version) for events in (state["events"], seen.events)
            )
            assert told == before, kept.name


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize("version", VERSIONS)
async def test_under_newer_rules_every_table_goes_on_and_everybody_is_told(
    start_server: StartServer, tmp_path: Path, version: str
) -> None:
    server, tables = await open_fixture(start_server, version, tmp_path)
    for kept in tables:
        table = kept.at(server)
        for eyes, seen in kept.eyes:
            state = await table.state(eyes)
            then = comparable(seen.view["position"])
            assert still_shown(then, state["view"]["position"]) == then, kept.name
            told, before = (
                told_for_good(events, seen.view, kept, version) for events in (state["events"], seen.events)
            )
            assert told == before, kept.name
        if kept.status == "playing":
            assert await notices(table) == [{"kind": "rules-changed", "data": {"taken": 0}}]
            assert kept.bots or await table.play_on(20, seed=1)
            await replays_all(table)


async def notices(table: Table) -> list[Any]:
    return [line["notice"] for line in await table.good("GET", "/chat", table.spectator) if line["notice"]]


async def replays_all(table: Table) -> None:
    """Any record of the past can be looked at, with all that was told by then."""
    last = (await table.info())["number"]
    for number in (*range(0, last, max(1, last // 7)), last):
        reply = await table.call("GET", "/replay", table.spectator, number=number)
        assert reply.status_code == 200 or reply.json()["message"] == "the log of this table begins later", reply.text
    past = await table.good("GET", "/replay", table.spectator, number=last)
    assert past["events"] == (await table.state(table.spectator))["events"]
    assert not past["older"]


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize("version", VERSIONS)
async def test_under_newer_rules_finished_games_are_audited(
    start_server: StartServer, tmp_path: Path, version: str
) -> None:
    server, tables = await open_fixture(start_server, version, tmp_path)
    finished = [kept for kept in tables if kept.status == "over"]
    assert finished
    for kept in finished:
        record = await kept.at(server).good("GET", "/audit", kept.spectator)
        assert kept.audit is not None
        assert (record["seed"], record["tape"], record["result"]) == (
            kept.audit["seed"],
            kept.audit["tape"],
            kept.audit["result"],
        )
        assert record["events"]
        assert dreadhall.verify(record, record["commitment"]) == ["rolls"]


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_game_played_by_two_sets_of_rules_is_audited_in_two_parts(
    start_server: StartServer, tmp_path: Path, version: str
) -> None:
    server, tables = await open_fixture(start_server, version, tmp_path)
    kept = next(kept for kept in tables if kept.status == "playing" and not kept.bots and kept.game == "darkest")
    table = kept.at(server)
    await table.play_on(5000, seed=3)
    record = await table.good("GET", "/audit", table.spectator)
    [older] = record["earlier"]
    assert older["rules"] < record["rules"] == NEWER
    assert older["events"]
    assert dreadhall.verify(record, [seal["commitment"] for seal in (await table.info())["seals"]]) == [
        "rolls",
        "played",
    ]


@pytest.mark.parametrize("version", VERSIONS)
async def test_saves_of_an_older_version_open(start_server: StartServer, tmp_path: Path, version: str) -> None:
    server, tables = await open_fixture(start_server, version, tmp_path)
    saves = [save for kept in tables for save in kept.plain]
    assert saves
    for save in saves:
        table = await server.restore(save)
        seats = (await table.info())["seats"]
        for seat in range(len(seats)):
            await table.join(seat)
        await table.start()
        await table.play_on(3)


@pytest.mark.parametrize("version", VERSIONS)
async def test_sealed_saves_of_an_older_version_open_for_those_who_sat_there(
    start_server: StartServer, tmp_path: Path, version: str
) -> None:
    server, tables = await open_fixture(start_server, version, tmp_path)
    sealed = [(kept, save) for kept in tables for save in kept.sealed]
    assert sealed
    for kept, save in sealed:
        if not has_same_rules(kept, version):
            reply = await server.http.post("/api/tables/restore", json={"save": save})
            assert (reply.status_code, reply.json()["error"]) == (409, "other-rules")
            continue
        copy = await server.restore(save)
        for seat, key in kept.seats.items():
            await copy.refused(403, "forbidden", "POST", f"/seats/{seat}/join", copy.invite, {"name": "Eve"})
            await copy.join(seat, original=key)
        await copy.start()


async def test_answers_that_new_rules_do_not_allow_are_taken_back(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At worst those since the last checkpoint; the table plays on from there, and everybody is told how many."""
    monkeypatch.setattr(type(dreadhall.GAMES["darkest"]), "version", NEWER)
    database, tables = unpacked("rules-2", tmp_path)
    kept = next(kept for kept in tables if kept.status == "playing" and kept.game == "darkest" and not kept.bots)

    def refuse(_table: Game, _key: str, _seat: int | None = None) -> None:
        raise IllegalAnswer("not any more")

    with monkeypatch.context() as strict:
        strict.setattr(Game, "answer", refuse)
        server = await start_server(database, bots=0)
        table = kept.at(server)
        state = await table.state(table.spectator)
    assert kept.watched is not None
    taken = kept.watched.view["move"] - state["view"]["move"]
    assert 0 < taken <= MOST_SINCE_CHECKPOINT
    assert await notices(table) == [{"kind": "rules-changed", "data": {"taken": taken}}]
    assert state["events"] == [event for event in kept.watched.events if event["move"] <= state["view"]["move"]]
    assert await table.play_on(10) == 10


async def test_a_table_that_tells_something_else_by_the_same_rules_goes_on_from_its_checkpoint(
    start_server: StartServer, database: str
) -> None:
    """Whoever forgot to raise the version of the rules does not lose the table, either."""
    server = await start_server(database, checkpoint_every=5)
    table = await server.started()
    await table.play_on(8)
    async with server.services.database.writing() as connection:
        emptied = "CAST('[]' AS BLOB)" if database.startswith("sqlite") else "CAST('[]' AS bytea)"
        await connection.execute(text(f"UPDATE moves SET events = {emptied} WHERE number = 7"))
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert (await table.state(0))["view"]["move"] == 8
    assert await notices(table) == [{"kind": "rules-changed", "data": {"taken": 0}}]
    await table.play_on()
