"""What comes from outside is held to bounds: of its numbers, and of the memory it takes to try it out."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.processes import Failed, Workers
from dreadhall.server.bots.thinking import Think, Thought
from dreadhall.server.tables.trials import SaveTrial, Tried
from tests.forging import forged
from tests.patience import PATIENCE
from tests.server.conftest import StartServer
from tests.server.helpers import Server
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio

WORKER = "dreadhall.server.worker"
GREEDY = ("tests.server.plugins.greedy",)


async def test_a_forged_monster_that_would_roll_for_ever_comes_to_no_table(small_server: Server) -> None:
    """Five kilobytes held the server up for ten seconds."""
    options = {"start": "haunt", "haunt": 38, "explorers": "dealt"}
    save = dreadhall.new_table("betrayal", 3, 1, options).save()
    [first, *_] = save["checkpoint"]["monsters"]
    bomb = forged(msgspec.json.encode(save), ("checkpoint", "monsters", first, "traits", "speed"), 30_000_000)
    reply = await small_server.http.post("/api/tables/restore", json={"save": bomb})
    assert (reply.status_code, reply.json()["error"]) == (400, "bad-save")
    assert "1000" in reply.json()["message"]


def greedy_save() -> dict[str, Any]:
    """A save that takes all the memory there is."""
    save = read_save(dreadhall.new_table(GAME, 2, 1).save())
    return write_save(msgspec.structs.replace(save, game="hoard"))


async def test_a_save_that_takes_too_much_memory_is_refused_and_others_are_not(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", plugins=list(GREEDY))
    dreadhall.GAMES.pop("hoard", None)  # others know nothing of it, but the process that tries out saves does
    for _ in range(2):
        reply = await server.http.post("/api/tables/restore", json={"save": greedy_save()})
        assert (reply.status_code, reply.json()["error"]) == (400, "bad-save")
    good = dreadhall.new_table(GAME, 2, 1).save()
    assert (await server.http.post("/api/tables/restore", json={"save": good})).status_code == 201


async def test_a_process_without_memory_ends_and_another_takes_its_place() -> None:
    workers = Workers(WORKER, ("512", *GREEDY), 1, PATIENCE)
    good = dreadhall.new_table(GAME, 2, 1).save()
    try:
        with pytest.raises(Failed, match="out of memory"):
            await workers.do(SaveTrial(greedy_save()), Tried)
        with pytest.raises(Failed, match="out of memory"):
            await workers.do(Think(good, {0: "glutton"}, [], 1, 5.0), Thought)
        assert (await workers.do(SaveTrial(good), Tried)).save is not None
        assert (await workers.do(Think(good, {0: "random"}, [], 1, 5.0), Thought)).answer is not None
    finally:
        await workers.stop()


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
async def test_the_smallest_limit_that_can_be_set_is_enough_for_bots(game: str) -> None:
    workers = Workers(WORKER, ("256",), 1, PATIENCE)
    table = dreadhall.new_table(game, 3, 1)
    assert table.ask is not None
    try:
        bots = dict.fromkeys(table.ask.seats, "scout")
        assert (await workers.do(Think(table.save(), bots, [], 1, 5.0), Thought)).answer is not None
    finally:
        await workers.stop()
