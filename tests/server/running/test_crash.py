"""Servers, their workers and their database are killed again and again: whatever was acknowledged is there afterwards,
and nothing twice."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

import dreadhall
from dreadhall.kernel import Table as Game
from dreadhall.server.tables.taking_back import wish_number
from tests.patience import PATIENCE
from tests.server.helpers import Server, Table
from tests.server.postgres import Postgres, name_of, postgres_to_kill
from tests.server.processes import LOG, ServerProcess, look_up, serving, spawn
from tests.server.survivors import BesideBots, LivePlayer, Player, Receipts

pytestmark = pytest.mark.anyio

MOST_MOVES = 12
# Nothing is waited for: death comes at any moment of a start, or of a move.
LONGEST_START, LONGEST_WAIT = 0.4, 0.03
STILLBORN = 0.1
OPENING = "SELECT game, options, seed FROM tables WHERE id = :value"
# Bots of a server that has died are moved by the next one at once.
SETTINGS: dict[str, Any] = {"sqlite_sync": "full", "sweep": 0.1, "lease": 0.1}


# A player who can do nothing for so many seconds, though there is a server, has been held up.
STALL_SECONDS = 15.0


class Survived(NamedTuple):
    """How often a move in flight was kept, and how often somebody was held up."""

    kept: int
    stalls: int


class Killings:
    """Some servers on a database, players at them, and death among them."""

    def __init__(
        self, database: str, log: Path, rng: random.Random, postgres: Postgres | None = None, workers: int = 1
    ) -> None:
        self.database = database
        self.settings = {**SETTINGS, "workers": workers}
        self.log = log
        self.rng = rng
        self.postgres = postgres
        self.servers: list[ServerProcess] = []
        self.dead: list[ServerProcess] = []
        several = postgres is not None or workers > 1
        self.count = 2 if postgres is not None else 1
        self.players = [
            Player(rng, "lanterns", 3, several=several),
            LivePlayer(rng, "lanterns", 2, several=several),
            Player(rng, "darkest", 2, several=several),
            LivePlayer(rng, "betrayal", 3, several=several),
            BesideBots(rng, "lanterns", 3, several=several),
        ]
        self.killed = {"server": 0, "worker": 0, "database": 0}
        # For how long each player has been able to ask a server without getting anywhere, and since when they ask.
        self.waited: dict[Player, float] = {}
        self.asking_since: dict[Player, float] = {}
        self.stalls = 0

    @property
    def kills(self) -> int:
        """How many deaths there were."""
        return sum(self.killed.values())

    async def survive(self, kills: int) -> Survived:
        """Play through so many deaths and compare the log with the receipts."""
        try:
            while self.kills < kills:
                await self.start_missing()
                await self.let_play()
        finally:
            for server in [*self.servers, *self.dead]:
                await server.close()
        async with serving(self.database, self.log, bots=0) as [server]:  # nobody goes on while we compare
            for player in self.players:
                await player.come_back(server)
                await compare(self.database, server, player)
        return Survived(sum(player.survived for player in self.players), self.stalls)

    def moved(self, player: Player) -> None:
        """Somebody could do something."""
        self.stalls += self.count_wait(player) > STALL_SECONDS
        self.waited[player] = 0.0

    def count_wait(self, player: Player) -> float:
        """How long somebody has waited who has a server to ask; while it starts there is none."""
        now = time.monotonic()
        self.waited[player] = self.waited.get(player, 0.0) + now - self.asking_since[player]
        self.asking_since[player] = now
        return self.waited[player]

    async def play(self, player: Player, moved: Callable[[], None], enough: asyncio.Event) -> None:
        """Let somebody play until their server dies, or until it is enough."""
        self.asking_since[player] = time.monotonic()
        await player.play(self.rng.choice(self.servers), moved, enough)
        self.count_wait(player)

    async def start_missing(self) -> None:
        """Start servers for those that are dead; some die before they can say a word."""
        while len(self.servers) < self.count:
            server = await spawn(self.database, self.log, **self.settings)
            self.servers.append(server)
            if self.rng.random() < STILLBORN:
                await asyncio.sleep(self.rng.uniform(0, LONGEST_START))
                await self.kill(server)
            else:
                await server.ready()

    async def let_play(self) -> None:
        """Let everybody play for a few moves, and kill something somewhere in the middle of the next."""
        moves, enough = asyncio.Semaphore(0), asyncio.Event()
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for player in self.players:

                def moved(player: Player = player) -> None:
                    self.moved(player)
                    moves.release()

                group.create_task(self.play(player, moved, enough))
            for _ in range(self.rng.randint(1, MOST_MOVES)):
                await moves.acquire()
            await asyncio.sleep(self.rng.uniform(0, LONGEST_WAIT))
            await self.strike()
            enough.set()
        while self.dead:  # only now nobody asks them any more
            await self.dead.pop().close()

    async def strike(self) -> None:
        """Kill a server, one of its workers or the database."""
        server = self.rng.choice(self.servers)
        workers = workers_of(server)
        here = ["server"] * 4 + ["worker"] * 4 * bool(workers) + ["database"] * 2 * (self.postgres is not None)
        victim = self.rng.choice(here)
        if victim == "server":
            await self.kill(server)
            return
        self.killed[victim] += 1
        if victim == "worker":
            with suppress(psutil.NoSuchProcess):
                self.rng.choice(workers).kill()
        elif self.postgres is not None:
            await self.postgres.strike(self.rng)

    async def kill(self, server: ServerProcess) -> None:
        """The end of a server."""
        await server.kill()
        self.servers.remove(server)
        self.dead.append(server)
        self.killed["server"] += 1


def workers_of(server: ServerProcess) -> list[Any]:
    """The processes of a server: those that serve beside each other, and those in which bots think."""
    children: list[Any] = psutil.Process(server.pid).children(recursive=True)
    return [child for child in children if "resource_tracker" not in " ".join(name_of(child))]


async def compare(database: str, server: Server, player: Player) -> None:
    """The log holds what was acknowledged, once, nothing else but what bots did, and leads to what the server shows."""
    current = [(player.table, player.receipts)] if player.table else []
    for table, receipts in [*player.finished, *current]:
        game = await replayed(database, table, player, receipts)
        for seat in player.mine:
            state = await table.at(server).state(seat)
            shown = msgspec.json.encode({"view": game.view(seat), "events": game.events_for(seat)})
            assert {"view": state["view"], "events": state["events"]} == msgspec.json.decode(shown)
        if isinstance(player, LivePlayer) and table is player.table:
            await caught_up(player, table, game)


async def caught_up(player: LivePlayer, table: Table, game: Game) -> None:
    """What the live connections put together over all their lives is the whole story."""
    async with AsyncExitStack() as connections:
        await player.connect(table, connections)
        for seat, listener in enumerate(player.listeners):
            await player.look(table, seat)
            assert listener.events == msgspec.json.decode(msgspec.json.encode(game.events_for(seat)))


def as_sent(number: int, kind: str, seat: int, asked: int, answer: str) -> tuple[Any, ...]:
    """A record with the number that was sent with it; wishes to undo are kept apart from answers."""
    return number, kind, seat, wish_number(asked) if kind == "undo" else asked, answer


async def replayed(database: str, table: Table, player: Player, receipts: Receipts) -> Game:
    """The game as its log tells it, which says the same as the receipts."""
    log = [as_sent(*row) for row in await look_up(database, LOG, table.id)]
    assert log[0] == (0, "start", None, None, None)
    assert [number for number, *_ in log] == list(range(len(log)))
    of_people = {number: tuple(entry) for number, *entry in log[1:] if entry[1] in player.mine}
    assert of_people == receipts
    questions = [(seat, asked) for _, kind, seat, asked, _ in log if kind == "answer"]
    assert len(set(questions)) == len(questions)
    [(game, options, seed)] = await look_up(database, OPENING, table.id)
    played = dreadhall.new_table(game, player.seats, seed, msgspec.json.decode(options))
    for _, kind, seat, _, answer in log[1:]:
        if kind == "undo":
            played.undo(seat)
        else:
            played.answer(answer, seat)
    return played


async def survive_on_sqlite(folder: Path, kills: int, seed: int) -> Survived:
    """One server on a file."""
    killings = Killings(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "server.log", random.Random(seed))
    return await killings.survive(kills)


async def survive_beside_others(folder: Path, kills: int, seed: int) -> Survived:
    """One server on a file, in two processes which die one by one or both."""
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    return await Killings(database, folder / "server.log", random.Random(seed), workers=2).survive(kills)


async def survive_on_postgres(folder: Path, kills: int, seed: int) -> Survived:
    """Two servers on a PostgreSQL that dies, too."""
    async with postgres_to_kill() as postgres:
        killings = Killings(postgres.url, folder / "server.log", random.Random(seed), postgres)
        return await killings.survive(kills)


async def survive_beside_others_on_postgres(folder: Path, kills: int, seed: int) -> Survived:
    """Two servers in two processes each, on a PostgreSQL that dies, too."""
    async with postgres_to_kill() as postgres:
        return await Killings(postgres.url, folder / "server.log", random.Random(seed), postgres, 2).survive(kills)


WAYS = [survive_on_sqlite, survive_beside_others, survive_on_postgres, survive_beside_others_on_postgres]
KILLS = 50


@pytest.mark.parametrize("survive", [survive_on_sqlite, survive_beside_others_on_postgres])
async def test_what_was_acknowledged_survives_and_nothing_is_applied_twice(survive: Any, tmp_path: Path) -> None:
    await survive(tmp_path, kills=4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("survive", WAYS)
async def test_a_thousand_deaths(survive: Any, seed: int, tmp_path: Path, record_property: Any) -> None:
    """A move under way when something died is sometimes kept and sometimes not; both are right."""
    survived: Survived = await survive(tmp_path, kills=KILLS, seed=seed)
    record_property("moves in flight kept", survived.kept)
    record_property("waits over 15 s", survived.stalls)
    record_property("kills", KILLS)
    # What is waited for is a process that takes the place of another: a second or two of a core, unless many want it.
    if psutil.getloadavg()[1] < 2 * (psutil.cpu_count() or 1):
        assert survived.stalls == 0
