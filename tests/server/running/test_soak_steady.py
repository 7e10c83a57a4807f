"""Play goes on and on: a move costs no more, and the server holds no more, however many came before."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
from bench.server.players import Come, Go
from bench.server.processes import Players, memory, players, processor

from tests.patience import PATIENCE
from tests.server.processes import ServerProcess, serving

pytestmark = pytest.mark.anyio

ENDLESS = "endless-lanterns"
MOST = 1.05
# Tables whose game has ended leave memory soon; the endless game's are played for the whole time.
SETTINGS: dict[str, Any] = {"plugins": ["bench.server.endless"], "idle": 15, "sweep": 2}


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables of a game, with four players each."""

    game: str
    tables: int


@dataclass(frozen=True, slots=True)
class Slice:
    """What was seen of the server while one game was played for a while."""

    game: str
    moves: int
    seconds: float
    memory: int


@asynccontextmanager
async def seated(server: ServerProcess, loads: Sequence[Load], folder: Path) -> AsyncIterator[Players]:
    """A process full of players who sit at their tables."""
    async with players(0, folder) as crowd:
        for load in loads:
            await crowd.do(Come(load.game, server.address, load.tables, load.game), PATIENCE)
        yield crowd


async def watch(server: ServerProcess, crowd: Players, game: str, seconds: float) -> Slice:
    """Let the tables of one game play, and see what that costs."""
    before = processor(server.pid) or 0.0
    played = await crowd.do(Go(game, seconds), seconds + PATIENCE)
    return Slice(game, played.moves, (processor(server.pid) or 0.0) - before, memory(server.pid))


async def play_in_turns(
    database: str, folder: Path, loads: Sequence[Load], rounds: int, seconds: float, workers: int
) -> list[Slice]:
    """Let the games take turns on a server in processes of its own; all that was seen of it, in order."""
    async with AsyncExitStack() as stack:
        serves = serving(database, folder / "server.log", workers=workers, **SETTINGS)
        [server] = await stack.enter_async_context(serves)
        crowd = await stack.enter_async_context(seated(server, loads, folder))
        return [await watch(server, crowd, load.game, seconds) for _ in range(rounds) for load in loads]


def middle_and_last(slices: Sequence[Slice]) -> tuple[Sequence[Slice], Sequence[Slice]]:
    """The second and the third part of what was seen."""
    third = len(slices) // 3
    return slices[third:-third], slices[-third:]


def memory_growth(slices: Sequence[Slice]) -> float:
    """The memory of the last third in that of the middle third."""
    middle, last = middle_and_last(slices)
    return mean(one.memory for one in last) / mean(one.memory for one in middle)


def cost_growth(slices: Sequence[Slice], game: str) -> float:
    """The same for the processor's time that a move of a game takes."""
    middle, last = middle_and_last([one for one in slices if one.game == game])
    return cost(last) / cost(middle)


def cost(slices: Sequence[Slice]) -> float:
    """The seconds of a processor that a move took."""
    return sum(one.seconds for one in slices) / sum(one.moves for one in slices)


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("workers", [1, 2])
async def test_ten_minutes_of_play_at_steady_memory_and_cost(database: str, workers: int, tmp_path: Path) -> None:
    loads = [Load(ENDLESS, 20), Load("darkest", 8), Load("betrayal", 8)]
    slices = await play_in_turns(database, tmp_path, loads, rounds=21, seconds=9.0, workers=workers)
    assert memory_growth(slices) < MOST
    dearer = {load.game: cost_growth(slices, load.game) for load in loads}
    assert max(dearer.values()) < MOST, dearer
