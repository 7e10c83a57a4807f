"""Bots: on seats of their own, and for people who are away."""

from pathlib import Path

import msgspec
import pytest

import dreadhall
from dreadhall import bots
from dreadhall.bots import Answer, SeatAt
from dreadhall.processes import Workers
from dreadhall.server.bots.bots import Bots
from dreadhall.server.bots.thinking import Think, Thought, think
from dreadhall.server.errors import Refused
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_whole_game_with_a_bot(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.good("PUT", "/seats/1/bot", table.host, {"bot": "random"})
    await table.start()
    while (await table.info())["status"] == "playing":
        await server.services.bots.idle()
        if (await table.state(0))["asked"] is not None:
            await table.play_on(1)
    assert {r.seat for r in await server.services.store.records(table.id)} == {None, 0, 1}


async def test_bots_alone_finish_their_game(server: Server) -> None:
    table = await server.open(seats=3)
    for seat in range(3):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {})
    await table.start()
    async with table.connect(table.spectator) as listener:
        await listener.until(lambda: listener.table.get("status") == "over")


async def test_an_unknown_bot_is_refused(small_server: Server) -> None:
    table = await small_server.open()
    await table.refused(404, "no-such-bot", "PUT", "/seats/1/bot", table.host, {"bot": "genius"})


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    table = await server.started()
    await table.good("PUT", "/seats/0/bot", 0, {"bot": "random"})
    await server.services.bots.idle()
    state = await table.state(0)
    assert state["number"] == 2, "the trap and the keeper's bid"
    assert (await table.info())["seats"][0] == {
        "seat": 0,
        "name": "Player 0",
        "taken": True,
        "bot": "random",
        "here": True,
        "absent": None,
        "stands_in": False,
        "is_host": False,
        "muted": False,
        "conduct": None,
    }
    await table.refused(403, "forbidden", "DELETE", "/seats/0/bot", 1)
    await table.good("DELETE", "/seats/0/bot", 0)
    await table.refused(409, "no-bot", "DELETE", "/seats/0/bot", 0)
    await table.play_on(1)


async def test_a_person_cannot_answer_while_a_bot_plays(small_server: Server) -> None:
    table = await small_server.started()
    await table.good("PUT", "/seats/1/bot", 1, {"bot": "random"})
    await table.refused(409, "bot-plays", "POST", "/answer", 1, {"asked": 0, "answer": "bid:1"})


async def test_a_bot_that_still_thinks_does_not_answer_for_somebody_who_has_taken_the_seat_back(
    small_server: Server,
) -> None:
    table = await small_server.started()
    loaded = await small_server.services.tables.get(table.id)
    with pytest.raises(Refused, match="taken this seat back"):
        await small_server.services.play.answer(loaded, 0, loaded.started.asked[0], "trap:attic", by_bot=True)
    assert (await table.state(0))["number"] == 0


async def test_whoever_is_away_too_long_is_replaced_when_asked(server: Server) -> None:
    table = await server.started(away=300)
    server.clock.now += 200
    await server.services.sweep()
    assert [seat["bot"] for seat in (await table.info())["seats"]] == [None, None]
    server.clock.now += 200
    await server.services.sweep()
    await server.services.bots.idle()
    info = await table.info()
    assert [seat["bot"] for seat in info["seats"]] == ["random", None], "only the keeper is asked"
    assert info["number"] >= 1


async def test_whoever_is_connected_is_not_away(server: Server) -> None:
    table = await server.started(away=300)
    async with table.connect(0) as ann:
        await ann.until(lambda: ann.number == 0)
        for _ in range(10):
            server.clock.now += 100
            await server.services.sweep()
    assert [seat["bot"] for seat in (await table.info())["seats"]] == [None, None]


async def test_people_decide_what_they_are_asked_together_with_bots(small_server: Server) -> None:
    table = await small_server.open("darkest", 2, options={"ask_everything": True})
    await table.join(0)
    await table.good("PUT", "/seats/1/bot", table.host, {})
    await table.start()
    await small_server.services.bots.idle()
    loaded = await small_server.services.tables.get(table.id)
    assert loaded.started.ask is not None
    assert set(loaded.started.asked) == {0, 1}
    assert loaded.bots_due().seats == []


async def test_a_bot_that_thinks_too_long_is_cut_short(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(
        f"sqlite:///{tmp_path / 'slow.sqlite3'}", plugins=["tests.server.plugins.slow"], bot_seconds=0.05
    )
    try:
        table = await server.open(options={"rounds": 1})
        await table.join(1)
        await table.good("PUT", "/seats/0/bot", table.host, {"bot": "sleeper"})
        await table.start()
        await server.services.bots.idle()
        assert (await table.state(1))["number"] == 2
        assert b"dreadhall_bot_overtime_total 2.0" in server.services.metrics.text()
    finally:
        bots.BOTS.pop("sleeper", None)


async def test_a_bot_is_told_of_less_time_than_it_has(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Think] = []

    async def do(_workers: Workers, task: Think, _reply: object, **_more: object) -> Thought:
        tasks.append(task)
        return Thought(None)

    monkeypatch.setattr(Workers, "do", do)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_seconds=5)
    table = await server.open()
    await table.join(1)
    await table.good("PUT", "/seats/0/bot", table.host, {})
    await table.start()
    await server.services.bots.idle()
    assert tasks[0].seconds == 4.0


class Punctual:
    """Takes its last choice where it has time, its first where not."""

    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        return seat.keys[-1 if seat.seconds else 0]


def test_a_bot_knows_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "punctual", Punctual)
    table = dreadhall.new_table(GAME, 2, 1)
    assert table.ask is not None
    keys = [choice.key for choice in table.ask.choices_for(0)]
    tasks = [Think(table.save(), {0: "punctual"}, [], 0, seconds) for seconds in (0, 4)]
    assert [think(task) for task in tasks] == [Thought(Answer(key), 0) for key in (keys[0], keys[-1])]


class Mindful:
    """Remembers how often it was asked."""

    looks_back = False

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, seat: SeatAt) -> Answer:
        return Answer(seat.keys[0], memory={"asked": self.asked + 1})

    def recall(self, memory: dict[str, int]) -> None:
        self.asked = memory["asked"]


def test_a_bot_that_is_made_anew_is_told_what_it_had_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "mindful", Mindful)
    save = dreadhall.new_table(GAME, 2, 1).save()
    answers = [think(Think(save, {0: "mindful"}, [], 0, 1, known)).answer for known in ({}, {0: {"asked": 6}})]
    assert [answer.memory for answer in answers if answer is not None] == [{"asked": 1}, {"asked": 7}]


async def test_what_a_bot_had_in_mind_comes_with_its_next_question(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: list[Think] = []

    async def do(_workers: Workers, task: Think, _reply: object, **_more: object) -> Thought:
        tasks.append(msgspec.structs.replace(task, memories=dict(task.memories)))
        thought = think(task)
        answer = thought.answer and msgspec.structs.replace(thought.answer, memory={"questions": len(tasks)})
        return msgspec.structs.replace(thought, answer=answer)

    monkeypatch.setattr(Workers, "do", do)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    table = await server.open()
    for seat in (0, 1):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {})
    await table.start()
    await server.services.bots.idle()
    told = [task.memories.get(seat) for task in tasks for seat in task.bots]
    assert told[0] is None
    assert {"questions": 1} in told[1:], "whoever answered the first question is asked again"


async def test_another_process_takes_over_when_one_dies(start_server: StartServer, postgres_url: str) -> None:
    """The first holds the lease, and never moves again."""
    clock = Clock()
    first, second = await start_server(postgres_url, clock), await start_server(postgres_url, clock)
    table = await first.open()
    await table.join(1)
    await table.good("PUT", "/seats/0/bot", table.host, {})
    assert await first.services.store.lease(table.id, "the one that died", clock.now, clock.now + 15) is None
    await table.start()
    for server in (first, second):
        await server.services.sweep()
        await server.services.bots.idle()
    assert (await table.state(1))["number"] == 0
    clock.now += 16
    await second.services.sweep()
    await second.services.bots.idle()
    assert (await table.at(second).state(1))["number"] == 2


async def test_after_a_restart_bots_go_on_by_themselves(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Bots, "consider", lambda self, loaded: None)
        first = await start_server(database)
        table = await first.open()
        await table.join(1)
        await table.good("PUT", "/seats/0/bot", table.host, {})
        await table.start()
        await first.services.stop()
    second = await start_server(database)
    await second.services.sweep()
    await second.services.bots.idle()
    assert (await table.at(second).state(1))["number"] == 2
