"""Players who go on whatever dies, and know what was acknowledged: it must be there afterwards, and nothing twice."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx
from typing_extensions import override
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.helpers import Listener, Server, Table

AGAIN = 0.05
TRY_AGAIN = "try-again"


class Interrupted(Exception):
    """The server lives, but its database did not answer."""


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
        return {"number": self.asked} if self.kind == "undo" else {"asked": self.asked, "answer": self.answer}


Receipts = dict[int, Entry]
"""What was acknowledged, by the numbers in the log."""


async def notice(reply: httpx.Response) -> None:
    """Tell a server without its database from one that refuses."""
    if reply.status_code == 503:
        await reply.aread()
        assert reply.json()["error"] == TRY_AGAIN, reply.text
        raise Interrupted


class Player:
    """Holds all seats of a table and plays them at random, over HTTP.

    It knows what was acknowledged, and what was under way when something died: one thing at most. Where several
    servers share a database, one may hear a moment later what another has acknowledged.
    """

    def __init__(self, rng: random.Random, game: str, seats: int, *, several: bool = False) -> None:
        self.rng = rng
        self.game = game
        self.seats = seats
        self.mine: Sequence[int] = range(seats)
        self.several = several
        self.table: Table | None = None
        self.receipts: Receipts = {}
        self.under_way: Entry | None = None
        self.finished: list[tuple[Table, Receipts]] = []
        self.survived = 0

    @property
    def sure(self) -> int:
        """The last number that was acknowledged."""
        return max(self.receipts, default=0)

    async def play(self, server: Server, moved: Callable[[], None], enough: asyncio.Event) -> None:
        """Play until the server dies, or until it is enough."""
        server.http.event_hooks["response"] = [notice]
        try:
            while not enough.is_set():
                try:
                    await self.play_on(server, moved, enough)
                except Interrupted:
                    await asyncio.sleep(AGAIN)
        except DIED:
            pass
        except AttributeError as problem:
            # So the client's library says that a connection was gone the moment it was made.
            if problem.name != "getpeername":
                raise

    async def play_on(self, server: Server, moved: Callable[[], None], enough: asyncio.Event) -> None:
        """Go on from where the table is."""
        async with AsyncExitStack() as connections:
            await self.come_back(server)
            connected = False
            while not enough.is_set():
                if self.table is None:
                    await self.sit_down(server)
                    connected = False
                elif not connected:
                    await self.connect(self.table, connections)
                    connected = True
                else:
                    await self.move(self.table, enough)
                moved()

    async def sit_down(self, server: Server) -> None:
        """Open a table, with all seats for one person; if that is cut short, there will be another."""
        table = await server.open(self.game, self.seats)
        for seat in self.mine:
            await table.join(seat, beside=0 if seat else None)
        for seat in set(range(self.seats)) - set(self.mine):
            await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
        await table.start()
        self.table, self.receipts, self.under_way = table, {}, None
        self.forget()

    def get_up(self, table: Table) -> None:
        """The game is over."""
        self.finished.append((table, self.receipts))
        self.table = None

    # The way of this player

    def forget(self) -> None:
        """Forget the last table."""

    async def connect(self, table: Table, connections: AsyncExitStack) -> None:
        """Connect the seats."""

    async def look(self, table: Table, seat: int) -> dict[str, Any]:
        """How the table stands for a seat."""
        async with asyncio.timeout(PATIENCE):
            state: dict[str, Any] = await table.state(seat)
            while self.several and state["number"] < self.sure:
                await asyncio.sleep(AGAIN)
                state = await table.state(seat)
        return state

    async def ask_for(self, table: Table, entry: Entry) -> tuple[bool, dict[str, Any]]:
        """Send an answer or an undo: whether it was done, and what the server says to it."""
        reply = await table.call("POST", f"/{entry.kind}", entry.seat, entry.body)
        body: dict[str, Any] = reply.json()
        return reply.status_code == 200, body.get("done") or body

    @property
    def told(self) -> int:
        """The last number that anybody here was told."""
        return self.sure

    # Moves

    async def move(self, table: Table, enough: asyncio.Event) -> None:
        """Answer something, or take back what was answered last."""
        states = [await self.look(table, seat) for seat in self.mine]
        assert {state["number"] for state in states} == {self.sure}
        last = self.receipts.get(self.sure)
        if last is not None and last.kind == "answer" and self.rng.random() < 0.15:
            await self.send(table, Entry("undo", last.seat, self.sure, None))
        elif states[0]["view"]["result"] is not None:
            self.get_up(table)
        else:
            seat = self.rng.choice([seat for seat, state in enumerate(states) if state["asked"] is not None])
            await self.answer(table, seat, states[seat])

    async def answer(self, table: Table, seat: int, state: dict[str, Any]) -> None:
        """Give any answer to what a seat is asked."""
        choice = self.rng.choice(state["view"]["ask"]["choices"])["key"]
        await self.send(table, Entry("answer", seat, state["asked"], choice))

    async def send(self, table: Table, entry: Entry) -> None:
        """Have something written into the log; its receipt has the next number."""
        self.under_way = entry
        done, reply = await self.ask_for(table, entry)
        if done:
            assert reply["number"] == self.sure + 1
            self.receipts[reply["number"]] = entry
        else:
            assert (entry.kind, reply["error"]) == ("undo", "cannot-undo")
        self.under_way = None

    # After a death

    async def come_back(self, server: Server) -> None:
        """Everything acknowledged is there, everything anybody was told of, and at most what was under way."""
        if self.table is None:
            return
        self.table = table = self.table.at(server)
        kept = await self.known_at(table)
        entry, sure = self.under_way, self.sure
        assert kept <= sure + (entry is not None)
        if entry is None:
            return
        if kept > sure:
            self.survived += 1
            await self.find_it_once(table, entry, kept)
            self.receipts[kept] = entry
        elif self.several or self.rng.random() < 0.5:
            # Of several servers, another may have been killed while the database was still writing for it.
            done, receipt = await Player.ask_for(self, table, entry)
            assert done or entry.kind == "undo"
            assert await self.known_at(table) == sure + done
            if done:
                self.receipts[receipt["number"]] = entry
        self.under_way = None

    async def known_at(self, table: Table) -> int:
        """The number up to which the server knows the log: not less than it told before."""
        async with asyncio.timeout(PATIENCE):
            kept: int = (await table.state(table.spectator))["number"]
            while self.several and kept < max(self.sure, self.told):
                await asyncio.sleep(AGAIN)
                kept = (await table.state(table.spectator))["number"]
        assert kept >= max(self.sure, self.told)
        return kept

    async def find_it_once(self, table: Table, entry: Entry, kept: int) -> None:
        """The same again gets the receipt of the first time; another answer to the question is refused."""
        done, receipt = await Player.ask_for(self, table, entry)
        assert (done, receipt["number"]) == (True, kept)
        if entry.kind == "answer":
            other = {"asked": entry.asked, "answer": "something else"}
            await table.refused(409, "stale", "POST", "/answer", entry.seat, other)
        assert await self.known_at(table) == kept


class LivePlayer(Player):
    """Plays over live connections, one for each seat; each goes on from what it knew."""

    def __init__(self, rng: random.Random, game: str, seats: int, *, several: bool = False) -> None:
        super().__init__(rng, game, seats, several=several)
        self.listeners: list[Listener] = []

    @override
    def forget(self) -> None:
        self.listeners = []

    @override
    async def connect(self, table: Table, connections: AsyncExitStack) -> None:
        for seat in self.mine:
            known = self.listeners[seat] if seat < len(self.listeners) else None
            since = {} if known is None or known.number is None else {"since": known.number}
            listener = await connections.enter_async_context(table.connect(seat, **since))
            if known is None:
                self.listeners.append(listener)
            else:
                listener.number, listener.events = known.number, known.events
                self.listeners[seat] = listener

    @override
    async def look(self, table: Table, seat: int) -> dict[str, Any]:
        listener = self.listeners[seat]
        await listener.until(lambda: bool(listener.play) and (listener.number or 0) >= self.sure)
        return listener.play

    @override
    async def ask_for(self, table: Table, entry: Entry) -> tuple[bool, dict[str, Any]]:
        reply = await self.listeners[entry.seat].do(entry.kind, **entry.body)
        if reply.get("error") == TRY_AGAIN:
            raise Interrupted
        return reply["type"] == "done", reply

    @property
    @override
    def told(self) -> int:
        return max((listener.number or 0 for listener in self.listeners), default=0)


class BesideBots(LivePlayer):
    """Plays the first seat of a table; bots, who think in processes of their own, play the others."""

    def __init__(self, rng: random.Random, game: str, seats: int, *, several: bool = False) -> None:
        super().__init__(rng, game, seats, several=several)
        self.mine = (0,)

    @override
    async def move(self, table: Table, enough: asyncio.Event) -> None:
        """Wait for the bots as long as it is not enough, then answer."""
        waiting, stop = asyncio.create_task(self.wait_for_bots()), asyncio.create_task(enough.wait())
        await asyncio.wait({waiting, stop}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not waiting.done():
            waiting.cancel()
            await asyncio.wait({waiting})
            return
        play = waiting.result()
        if play["view"]["result"] is not None:
            self.get_up(table)
        else:
            await self.answer(table, 0, play)

    async def wait_for_bots(self) -> dict[str, Any]:
        """How the table stands when it is our turn, or over."""
        listener = self.listeners[0]
        await listener.until(lambda: bool(listener.play) and (listener.number or 0) >= self.sure and due(listener.play))
        return listener.play

    @override
    async def send(self, table: Table, entry: Entry) -> None:
        """Have something written into the log, unless a bot was faster with what either may answer."""
        self.under_way = entry
        self.note(entry, *await self.ask_for(table, entry))

    @override
    async def come_back(self, server: Server) -> None:
        """Everything acknowledged is there; what was under way is sent again."""
        if self.table is None:
            return
        self.table = table = self.table.at(server)
        _ = await self.known_at(table)
        if (entry := self.under_way) is not None:
            self.note(entry, *await Player.ask_for(self, table, entry))

    def note(self, entry: Entry, done: bool, reply: dict[str, Any]) -> None:
        """Keep the receipt."""
        if done:
            assert reply["number"] not in self.receipts
            self.receipts[reply["number"]] = entry
        else:
            assert reply["error"] == "stale", reply
        self.under_way = None


def due(play: dict[str, Any]) -> bool:
    """Whether somebody is asked, or the game is over."""
    return play["asked"] is not None or play["view"]["result"] is not None
