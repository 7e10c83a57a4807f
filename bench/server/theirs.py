"""Players on boardgame.io's server, by the protocol of Socket.IO over a WebSocket.

Its own client applies a move before the server does. Ours does not: a move counts when the server has told everybody.
"""

import random
from typing import Any

import msgspec
from typing_extensions import override

from bench.server.tables import SEATS, Crowd, Player, Seat

GAME = "counter"
# A packet of Engine.IO (4: message) with one of Socket.IO (0: connect, 2: event) in our namespace.
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
PING, PONG = b"2", b"3"


class Context(msgspec.Struct):
    """As much of its context as a player needs."""

    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    """As much of its state as a player needs."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """What comes after a connection is made."""

    state: State


update_decoder = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
sync_decoder = msgspec.json.Decoder(tuple[str, str, Sync])
encoder = msgspec.json.Encoder()


def event(*parts: Any) -> bytes:
    """An event with its arguments."""
    return EVENT + encoder.encode(parts)


class TheirPlayer(Player):
    """Somebody in a match."""

    def __init__(self, match: str, seat: str, credentials: str) -> None:
        super().__init__()
        self.match = match
        self.seat = seat
        self.credentials = credentials

    @override
    def hear(self, text: bytes) -> None:
        """Join the match when we are let in; then every state replaces the one before."""
        if text == PING:
            self.line.send(PONG)
        elif text.startswith(b"0"):
            self.line.send(CONNECT)
        elif text.startswith(CONNECT):
            self.line.send(event("sync", self.match, self.seat, self.credentials, SEATS))
        elif text.startswith(EVENT + b'["update"'):
            self._see(update_decoder.decode(text[len(EVENT) :])[2])
        elif text.startswith(EVENT + b'["sync"'):
            self._see(sync_decoder.decode(text[len(EVENT) :])[2].state)

    def _see(self, state: State) -> None:
        self.number = state.number
        self.may_answer = state.ctx.currentPlayer == self.seat

    @override
    def any_answer(self, rng: random.Random) -> bytes:
        """Add any number."""
        payload = {"type": "add", "args": [rng.randrange(6)], "playerID": self.seat, "credentials": self.credentials}
        return event("update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.match, self.seat)


class TheirCrowd(Crowd):
    """Players of the trivial game."""

    @override
    async def open(self) -> list[Seat]:
        """Create a match and join it, through the lobby."""
        match = (await self.post(f"/games/{GAME}/create", {"numPlayers": SEATS})).json()["matchID"]
        address = f"{self.address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        seats: list[Seat] = []
        for seat in map(str, range(SEATS)):
            body = {"playerID": seat, "playerName": f"Player {seat}"}
            joined = (await self.post(f"/games/{GAME}/{match}/join", body)).json()
            seats.append(Seat(TheirPlayer(match, seat, joined["playerCredentials"]), address))
        return seats
