"""A long game is not kept in memory: what a server holds is counted, not what its process takes of the machine."""

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import pytest

import dreadhall
from tests.server.conftest import StartServer
from tests.server.helpers import Listener

pytestmark = pytest.mark.anyio

WARM, LONG = 250, 500
"""Answers until all that is made once is there, and after that."""
ENDLESS = "endless-lanterns"


@pytest.fixture(autouse=True)
def _endless_game() -> Iterator[None]:
    """A game without an end, known only as long as a test runs."""
    dreadhall.GAMES[ENDLESS] = import_module("bench.server.endless").EndlessLanterns()
    yield
    dreadhall.GAMES.pop(ENDLESS)


def objects() -> int:
    """How many things there are in this process, the server's among them, that may hold others."""
    gc.collect()
    return len(gc.get_objects())


async def play_on(players: list[Listener], answers: int, rng: random.Random) -> None:
    """The players answer by chance, and keep nothing of what they hear."""
    for _ in range(answers):
        for player in players:
            await player.until(lambda one=player: one.number == max(each.number or 0 for each in players))  # type: ignore[misc]
        player = next(player for player in players if player.play["asked"] is not None)
        choice = rng.choice(player.play["view"]["ask"]["choices"])["key"]
        reply = await player.do("answer", asked=player.play["asked"], answer=choice)
        await player.until(lambda one=player, number=reply["number"]: one.number == number)  # type: ignore[misc]
        for each in players:
            each.events.clear()
            each.replies.clear()


async def test_the_moves_of_a_long_game_are_not_kept_in_memory(start_server: StartServer, database: str) -> None:
    server = await start_server(database, checkpoint_every=20)
    table = await server.started(game=ENDLESS)
    rng = random.Random(1)
    async with table.connect(0) as ann, table.connect(1) as bob:
        await play_on([ann, bob], WARM, rng)
        before = objects()
        await play_on([ann, bob], LONG, rng)
        assert objects() - before < LONG / 4, "at least one thing of every fourth move is kept"


@contextmanager
def in_circles() -> Iterator[list[object]]:
    """What is ours and was left in the block where only the garbage collector finds it."""
    found: list[object] = []
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += [each for each in gc.garbage if type(each).__module__.startswith("dreadhall")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


async def test_moves_leave_nothing_to_the_garbage_collector(start_server: StartServer, database: str) -> None:
    """Each of its looks holds everybody up, and until then whole positions lie about."""
    server = await start_server(database)
    table = await server.started(game=ENDLESS)
    rng = random.Random(2)
    async with table.connect(0) as ann, table.connect(1) as bob:
        await play_on([ann, bob], 10, rng)
        with in_circles() as found:
            await play_on([ann, bob], 40, rng)
    assert not found, {type(each).__qualname__ for each in found}
