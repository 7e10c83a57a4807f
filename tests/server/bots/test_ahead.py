"""Bots think of what comes next while an answer of theirs is held back, and think less where others wait for them."""

from pathlib import Path

import pytest

import dreadhall
from dreadhall.processes import Workers
from dreadhall.server.bots.thinking import Think, Thought, think
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio


def first_question() -> tuple[dict[str, object], int, str]:
    """A table as it is saved, who is asked there, and an answer to that."""
    table = dreadhall.new_table(GAME, 2, 1)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    return table.save(), seat, table.ask.choices_for(seat)[0].key


def test_what_is_thought_of_a_question_to_come_is_what_would_be_thought_of_it_then() -> None:
    save, seat, answer = first_question()
    bots = {0: "random", 1: "random"}
    ahead = think(Think(save, bots, [], 7, 1.0, after=(seat, answer)))
    table = dreadhall.load_table(save)
    table.answer(answer, seat)
    assert ahead == think(Think(table.save(), bots, [], 7, 1.0))
    assert ahead.answer is not None


def test_nobody_thinks_of_a_question_that_people_will_be_asked() -> None:
    table = dreadhall.new_table(GAME, 2, 1)
    while table.ask is not None:
        before, seat = table.save(), table.ask.waiting[0]
        answer = table.ask.choices_for(seat)[0].key
        table.answer(answer, seat)
        if table.ask is not None and seat not in table.ask.waiting:
            break
    else:
        pytest.fail("nobody else was ever asked")
    assert think(Think(before, {seat: "random"}, [1 - seat], 7, 1.0, after=(seat, answer))).answer is None


class Thinkers:
    """Stands in for the processes, and notes what it was asked to think of."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tasks: list[Think] = []

        async def do(_workers: Workers, task: Think, _reply: object, **_more: object) -> Thought:
            self.tasks.append(task)
            return think(task)

        monkeypatch.setattr(Workers, "do", do)

    @property
    def ahead(self) -> int:
        """How many questions were thought of before they were put."""
        return sum(task.after is not None for task in self.tasks)


async def all_bots(server: Server) -> Table:
    """A table with secrets at which nobody but bots plays to the end."""
    table = await server.open(options={"rounds": 2})
    for seat in (0, 1):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
    await table.start()
    await server.services.bots.idle()
    return table


async def test_every_answer_that_was_foreseen_is_given_without_another_thought(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(monkeypatch)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_tick=0.001)
    table = await all_bots(server)
    answers = [record for record in await server.services.store.records(table.id) if record.kind == "answer"]
    now = len(thinkers.tasks) - thinkers.ahead
    assert now == 1, "only the first question came unforeseen"
    assert thinkers.ahead == len(answers), "that nothing comes after the last answer is foreseen, too"


async def test_where_others_wait_everybody_thinks_less(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(monkeypatch)
    monkeypatch.setattr(Workers, "are_busy", True)
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", bot_seconds=5)
    await all_bots(server)
    assert {task.seconds for task in thinkers.tasks} == {4.0}
    assert not thinkers.ahead, "nobody thinks ahead while others wait"
    thinkers.tasks.clear()
    monkeypatch.setattr(Workers, "waiting", 9)
    await all_bots(server)
    assert {task.seconds for task in thinkers.tasks} == {0.08}
