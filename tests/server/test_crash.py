"""A server that is killed again and again: whatever it acknowledged is there afterwards, and nothing twice."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

import dreadhall
from dreadhall.kernel import Table as Game
from tests.server.helpers import Listener, Table
from tests.server.processes import LOG, PATIENCE, ServerProcess, look_up, spawn

pytestmark = pytest.mark.anyio

MOST_MOVES = 12
# Nothing is waited for: death comes at any moment of a start, or of a move.
LONGEST_START, LONGEST_WAIT = 0.4, 0.03
OPENING = "SELECT game, options, seed FROM tables WHERE id = :value"
DIED = (httpx.TransportError, WebSocketException, OSError, EOFError)


class Entry(NamedTuple):
    """What a player wants to have written into the log."""

    kind: str
    seat: int
    asked: int
    answer: str | None

    @property
    def body(self) -> dict[str, Any]:
        """The request in which it is sent."""
        return {"number": self.asked} if self.kind == "undo" else {"move": self.asked, "answer": self.answer}


class Player:
    """Holds all seats of a table and plays them at random, over HTTP.

    It knows what was acknowledged, and what was under way when the server died: one thing at most.
    """

    def __init__(self, rng: random.Random, game: str, seats: int) -> None:
        self.rng = rng
        self.game = game
        self.seats = seats
        self.table: Table | None = None
        self.acknowledged: list[Entry] = []
        self.under_way: Entry | None = None
        self.finished: list[tuple[Table, list[Entry]]] = []
        self.survived = 0

    async def play(self, server: ServerProcess, moved: Callable[[], None]) -> None:
        """Play until the server dies."""
        async with AsyncExitStack() as connections:
            try:
                await self.come_back(server)
                while True:
                    if self.table is None:
                        await self.sit_down(server)
                    elif not self.is_connected:
                        await self.connect(self.table, connections)
                    else:
                        await self.move(self.table)
                    moved()
            except DIED:
                self.is_connected = False
            except AttributeError as problem:
                # So the client's library says that a connection was gone the moment it was made.
                if problem.name != "getpeername":
                    raise
                self.is_connected = False

    async def sit_down(self, server: ServerProcess) -> None:
        """Open a table, with all seats for one person; if that is cut short, there will be another."""
        table = await server.open(self.game, self.seats)
        for seat in range(self.seats):
            await table.join(seat, beside=0 if seat else None)
        await table.start()
        self.table, self.acknowledged, self.under_way, self.is_connected = table, [], None, False
        self.forget()

    # The way of this player

    is_connected = False

    def forget(self) -> None:
        """Forget the last table."""

    async def connect(self, table: Table, connections: AsyncExitStack) -> None:
        """Connect the seats."""
        self.is_connected = True

    async def look(self, table: Table, seat: int) -> dict[str, Any]:
        """How the table stands for a seat."""
        state: dict[str, Any] = await table.state(seat)
        return state

    async def ask_for(self, table: Table, entry: Entry) -> tuple[bool, dict[str, Any]]:
        """Send an answer or an undo: whether it was done, and what the server says to it."""
        reply = await table.call("POST", f"/{entry.kind}", entry.seat, entry.body)
        body: dict[str, Any] = reply.json()
        return reply.status_code == 200, body.get("done") or body

    @property
    def told(self) -> int:
        """The last number that anybody here was told."""
        return len(self.acknowledged)

    # Moves

    async def move(self, table: Table) -> None:
        """Answer something, or take back what was answered last."""
        states = [await self.look(table, seat) for seat in range(self.seats)]
        assert {state["number"] for state in states} == {len(self.acknowledged)}
        last = self.acknowledged[-1] if self.acknowledged else None
        if last is not None and last.kind == "answer" and self.rng.random() < 0.15:
            await self.send(table, Entry("undo", last.seat, len(self.acknowledged), None))
        elif states[0]["view"]["result"] is not None:
            self.finished.append((table, self.acknowledged))
            self.table = None
        else:
            seat = self.rng.choice([seat for seat, state in enumerate(states) if state["asked"] is not None])
            choice = self.rng.choice(states[seat]["view"]["ask"]["choices"])["key"]
            await self.send(table, Entry("answer", seat, states[seat]["asked"], choice))

    async def send(self, table: Table, entry: Entry) -> None:
        """Have something written into the log; its receipt has the next number."""
        self.under_way = entry
        done, reply = await self.ask_for(table, entry)
        if done:
            assert reply["number"] == len(self.acknowledged) + 1
            self.acknowledged.append(entry)
        else:
            assert (entry.kind, reply["error"]) == ("undo", "cannot-undo")
        self.under_way = None

    # After a death

    async def come_back(self, server: ServerProcess) -> None:
        """Everything acknowledged is there, everything anybody was told of, and at most what was under way."""
        if self.table is None:
            return
        self.table = table = self.table.at(server)
        kept = (await table.state(table.spectator))["number"]
        entry, sure = self.under_way, len(self.acknowledged)
        assert max(sure, self.told) <= kept <= sure + (entry is not None)
        if entry is None:
            return
        if kept > sure:
            self.survived += 1
            await self.find_it_once(table, entry, kept)
        elif self.rng.random() < 0.5:
            done, _ = await Player.ask_for(self, table, entry)
            assert done or entry.kind == "undo"
            kept = (await table.state(table.spectator))["number"]
            assert kept == sure + done
        if kept > sure:
            self.acknowledged.append(entry)
        self.under_way = None

    async def find_it_once(self, table: Table, entry: Entry, kept: int) -> None:
        """The same again gets the receipt of the first time; another answer to the question is refused."""
        done, receipt = await Player.ask_for(self, table, entry)
        assert (done, receipt["number"]) == (True, kept)
        if entry.kind == "answer":
            other = {"move": entry.asked, "answer": "something else"}
            await table.refused(409, "stale", "POST", "/answer", entry.seat, other)
        assert (await table.state(table.spectator))["number"] == kept


class LivePlayer(Player):
    """Plays over live connections, one for each seat; each goes on from what it knew."""

    def __init__(self, rng: random.Random, game: str, seats: int) -> None:
        super().__init__(rng, game, seats)
        self.listeners: list[Listener] = []

    def forget(self) -> None:
        self.listeners = []

    async def connect(self, table: Table, connections: AsyncExitStack) -> None:
        for seat in range(self.seats):
            known = self.listeners[seat] if seat < len(self.listeners) else None
            since = {} if known is None or known.number is None else {"since": known.number}
            listener = await connections.enter_async_context(table.live(seat, **since))
            if known is None:
                self.listeners.append(listener)
            else:
                listener.number, listener.events = known.number, known.events
                self.listeners[seat] = listener
        self.is_connected = True

    async def look(self, table: Table, seat: int) -> dict[str, Any]:
        listener = self.listeners[seat]
        await listener.until(lambda: bool(listener.play) and listener.number == len(self.acknowledged))
        return listener.play

    async def ask_for(self, table: Table, entry: Entry) -> tuple[bool, dict[str, Any]]:
        reply = await self.listeners[entry.seat].do(entry.kind, **entry.body)
        return reply["type"] == "done", reply

    @property
    def told(self) -> int:
        return max((listener.number or 0 for listener in self.listeners), default=0)


# The killing


async def survive(database: str, folder: Path, kills: int, seed: int) -> int:
    """Play through so many deaths and compare the log with the receipts; how often one in flight was kept."""
    rng = random.Random(seed)
    players = [Player(rng, "lanterns", 3), LivePlayer(rng, "lanterns", 2), Player(rng, "darkest", 2)]
    log = folder / "server.log"
    for _ in range(kills):
        server = await spawn(database, log, sqlite_sync="full")
        try:
            if rng.random() < 0.1:  # some die before they can say a word
                await asyncio.sleep(rng.uniform(0, LONGEST_START))
            else:
                await let_play(await server.ready(), players, rng)
        finally:
            await server.close()
    server = await (await spawn(database, log)).ready()
    try:
        for player in players:
            await player.come_back(server)
            await compare(database, server, player)
    finally:
        await server.close()
    assert "Traceback" not in log.read_text()
    return sum(player.survived for player in players)


async def let_play(server: ServerProcess, players: list[Player], rng: random.Random) -> None:
    """Let everybody play for a few moves, and kill the server somewhere in the middle of the next."""
    moves = asyncio.Semaphore(0)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(server, moves.release))
        for _ in range(rng.randint(1, MOST_MOVES)):
            await moves.acquire()
        await asyncio.sleep(rng.uniform(0, LONGEST_WAIT))
        await server.kill()


async def compare(database: str, server: ServerProcess, player: Player) -> None:
    """The log holds exactly what was acknowledged, once, and leads to what the server shows."""
    current = [(player.table, player.acknowledged)] if player.table else []
    for table, expected in [*player.finished, *current]:
        game = await replayed(database, table, expected)
        for seat in range(player.seats):
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


async def replayed(database: str, table: Table, expected: list[Entry]) -> Game:
    """The game as its log tells it, which says the same as the receipts."""
    log = await look_up(database, LOG, table.id)
    assert log == [(0, "start", None, None, None), *((n, *entry) for n, entry in enumerate(expected, 1))]
    [(game, options, seed)] = await look_up(database, OPENING, table.id)
    played = dreadhall.new_table(game, len(table.keys), seed, msgspec.json.decode(options))
    for entry in expected:
        if entry.answer is None:
            played.undo(entry.seat)
        else:
            played.answer(entry.answer, entry.seat)
    return played


async def test_what_was_acknowledged_survives_and_nothing_is_applied_twice(database: str, tmp_path: Path) -> None:
    await survive(database, tmp_path, kills=26, seed=1)


@pytest.mark.soak
async def test_fifty_deaths(database: str, tmp_path: Path) -> None:
    assert await survive(database, tmp_path, kills=50, seed=2) > 0
