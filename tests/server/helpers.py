"""A server in the test's own process, and people at its tables."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_in_a_hurry

from dreadhall.kernel import Table as Game
from dreadhall.server.config import Settings, read_settings
from dreadhall.server.http.app import create_app
from dreadhall.server.http.shell import Shell
from dreadhall.server.positions.local import LocalPosition
from dreadhall.server.positions.position import Position
from dreadhall.server.run import bind, uvicorn_config
from tests.patience import PATIENCE
from tests.server.patches import applied, mark

Answer = tuple[int, dict[str, Any]]

# How long a server waits for others. A machine that stands still for some seconds is no reason for a test to fail.
LIMITED = ("database", "bot", "save", "rule", "body", "hello", "send", "frozen")
LIMITS = [f"{what}_seconds" for what in LIMITED]
# The same for whoever opens a live connection.
connect = partial(connect_in_a_hurry, open_timeout=PATIENCE, ping_timeout=PATIENCE)


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A running server."""

    def __init__(
        self, app: Shell, connections: set[Any], listening: socket.socket, http: httpx.AsyncClient, clock: Clock
    ) -> None:
        self.services = app.services
        self.connections = connections
        self.listening = listening
        self.address = str(http.base_url).rstrip("/")
        self.http = http
        self.clock = clock

    async def open(self, game: str = "lanterns", seats: int = 2, **more: Any) -> "Table":
        """Open a table."""
        reply = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert reply.status_code == 201, reply.text
        return Table(self, reply.json())

    def signed(self, save: dict[str, Any]) -> dict[str, Any]:
        """A save as if this server had given it out."""
        return self.services.signer.sign(save)

    async def restore(self, save: dict[str, Any]) -> "Table":
        """Open a table that goes on from a saved one."""
        reply = await self.http.post("/api/tables/restore", json={"save": save})
        assert reply.status_code == 201, reply.text
        return Table(self, reply.json())

    async def started(self, seats: int = 2, game: str = "lanterns", **more: Any) -> "Table":
        """Open a table, let people sit down and begin."""
        table = await self.open(game, seats, **more)
        for seat in range(seats):
            await table.join(seat)
        await table.start()
        return table

    async def bots_alone(self) -> "Table":
        """A table at which nobody plays but bots."""
        table = await self.open()
        for seat in (0, 1):
            await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
        await table.start()
        return table


class Table:
    """A table on a server, and the keys to it."""

    def __init__(self, server: Server, opened: dict[str, Any]) -> None:
        self.server = server
        self.id: str = opened["table_id"]
        self.host: str = opened["host_key"]
        self.invite: str = opened["invite_key"]
        self.spectator: str = opened["spectator_key"]
        self.keys: dict[int, str] = {}

    def at(self, server: Server) -> "Table":
        """The same table on another server."""
        other = Table(
            server,
            {"table_id": self.id, "host_key": self.host, "invite_key": self.invite, "spectator_key": self.spectator},
        )
        other.keys = dict(self.keys)
        return other

    async def call(self, method: str, path: str, key: str | int, body: Any = None, **query: Any) -> httpx.Response:
        """A request with the key of a seat, or with any key."""
        given = self.keys[key] if isinstance(key, int) else key
        url = f"/api/tables/{self.id}{path}"
        headers = {"Authorization": f"Bearer {given}"}
        return await self.server.http.request(method, url, json=body, params=query, headers=headers)

    async def good(self, method: str, path: str, key: str | int, body: Any = None, **query: Any) -> Any:
        """A request that is granted."""
        reply = await self.call(method, path, key, body, **query)
        assert reply.is_success, reply.text
        return reply.json()

    async def refused(
        self, status: int, error: str, method: str, path: str, key: str | int, body: Any = None, **query: Any
    ) -> Any:
        """A request that is not."""
        reply = await self.call(method, path, key, body, **query)
        assert (reply.status_code, reply.json().get("error")) == (status, error), reply.text
        assert "\n" not in reply.json()["message"]
        return reply.json()

    async def join(self, seat: int, name: str = "", beside: int | None = None, original: str | None = None) -> None:
        body = {"name": name or f"Player {seat}"}
        body |= {"beside": self.keys[beside]} if beside is not None else {}
        body |= {"original": original} if original is not None else {}
        self.keys[seat] = (await self.good("POST", f"/seats/{seat}/join", self.invite, body))["key"]

    async def start(self) -> None:
        await self.good("POST", "/start", self.host)

    async def info(self) -> Any:
        return await self.good("GET", "", self.host)

    async def state(self, key: str | int, **query: Any) -> Any:
        return await self.good("GET", "/play", key, **query)

    async def answer(self, seat: int, answer: str) -> Any:
        """Give an answer to whatever the seat is asked."""
        state = await self.state(seat)
        return await self.good("POST", "/answer", seat, {"asked": state["asked"], "answer": answer})

    async def play_on(self, most: int = 1000, seed: int = 1) -> int:
        """Play at random, seat by seat, over HTTP, hearing only what is new; how many answers were given."""
        rng = random.Random(seed)
        known: dict[str, int] = {}
        for given in range(most):
            state = await self.state(self.spectator, **known)
            known = {"since": state["number"]}
            if state["view"]["result"] is not None:
                return given
            seat = rng.choice([seat for seat in state["view"]["waiting"] if seat in self.keys])
            mine = await self.state(seat, **known)
            choice = rng.choice(mine["view"]["ask"]["choices"])["key"]
            await self.good("POST", "/answer", seat, {"asked": mine["asked"], "answer": choice})
        return most

    @asynccontextmanager
    async def connect(self, key: str | int, **hello: Any) -> AsyncIterator["Listener"]:
        """A live connection."""
        given = self.keys[key] if isinstance(key, int) else key
        address = self.server.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{self.id}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "key": given, **hello}))
            yield Listener(socket)


class Listener:
    """One side of a live connection, which keeps what it was told as the documentation says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number: int | None = None
        self.play: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.told_anew = False
        self.replies: dict[int, dict[str, Any]] = {}
        self._id = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("moved", "changed"):
            self.play = play = whole(message["play"], self.play)
            assert play["since"] == self.number or play["since"] is None, "a gap"
            if play["back"] is not None:
                self.events = [event for event in self.events if event["move"] <= play["back"]]
            self.events += play["events"]
            self.number = play["number"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "chat":
            self.told_anew = self.told_anew or message["anew"]
            self.chat = [] if message["anew"] else self.chat
            self.chat += message["lines"]
        else:
            self.replies[message["id"]] = message
        return message

    async def until(self, met: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not met():
            await self.hear()

    async def do(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a frame and wait for the reply."""
        self._id += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._id, **values}))
        sent = self._id
        await self.until(lambda: sent in self.replies)
        return self.replies[sent]


def whole(play: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A state of play with its view, which may be told by what has changed in the one before."""
    if "patch" not in play:
        return play
    view = applied(before["view"], play["patch"])
    assert play["mark"] in (None, mark(view))
    return {**play, "view": view}


def game_at(position: Position) -> Game:
    """The game of a table that is played in the server's own process, secrets included."""
    assert isinstance(position, LocalPosition)
    return position.table


def free_settings(database: str, **more: Any) -> Settings:
    """Settings for tests: any free port, and no limits that a test does not ask for."""
    given = {
        "port": 0,
        "database": database,
        "rate": 100_000,
        "burst": 100_000,
        "tables_per_minute": 10_000,
        "sweep": 3600,
        **dict.fromkeys(LIMITS, PATIENCE),
        "archive": "none",
        "bot_pause": 0,
        "bot_tick": 0,
        "sqlite_sync": "normal",
    }
    return read_settings({}, {**given, "plugins": ["tests.server.plugins.small"], **more})


def client_at(address: str, **more: Any) -> httpx.AsyncClient:
    """Somebody who sends requests. Certificates, which take long to load, are not needed here."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False, **more)


@asynccontextmanager
async def running(settings: Settings, clock: Clock | None = None, ticks: Clock | None = None) -> AsyncIterator[Server]:
    """A server for the length of a block."""
    clock = clock or Clock()
    app = create_app(settings, clock, ticks or clock)
    await app.services.start()
    listening: socket.socket = bind(settings)
    config = uvicorn_config(settings, app)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with client_at(address) as http:
            yield Server(app, server.server_state.connections, listening, http, clock)
    finally:
        await server.shutdown([listening])
