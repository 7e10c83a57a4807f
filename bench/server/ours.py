"""Players on a server of ours."""

import random

import msgspec
from typing_extensions import override

from bench.server.tables import SEATS, Crowd, Failed, Player, Seat


class Choice(msgspec.Struct):
    """As much of a choice as a random player needs."""

    key: str


class Ask(msgspec.Struct):
    """The same of a question."""

    choices: list[Choice]


class View(msgspec.Struct):
    """The same of a view."""

    ask: Ask | None


class Play(msgspec.Struct):
    """The same of what a seat is told."""

    number: int
    asked: int | None
    view: View


class Message(msgspec.Struct):
    """Anything the server sends."""

    type: str
    play: Play | None = None
    error: str | None = None


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first frame."""

    key: str


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """An answer."""

    asked: int
    answer: str


decoder = msgspec.json.Decoder(Message)


class OurPlayer(Player):
    """Somebody with a seat."""

    play: Play

    @override
    def hear(self, text: bytes) -> None:
        """Every state of play replaces the one before."""
        message = decoder.decode(text)
        if message.play is not None:
            self.play = message.play
            self.number = message.play.number
            self.may_answer = message.play.asked is not None
        elif message.error is not None:
            raise Failed(f"refused: {message.error}")

    @override
    def any_answer(self, rng: random.Random) -> bytes:
        """One of the choices shown."""
        play = self.play
        assert play.asked is not None
        assert play.view.ask is not None
        return msgspec.json.encode(Answer(play.asked, rng.choice(play.view.ask.choices).key))


class OurCrowd(Crowd):
    """Players of a game of ours."""

    def __init__(self, address: str, game: str) -> None:
        super().__init__(address)
        self.game = game

    @override
    async def open(self) -> list[Seat]:
        """Open a table, take its seats and begin."""
        opened = (await self.post("/api/tables", {"game": self.game, "seats": SEATS})).json()
        path = f"/api/tables/{opened['table_id']}"
        address = f"{self.address.replace('http', 'ws', 1)}{path}/live"
        seats: list[Seat] = []
        for seat in range(SEATS):
            joined = await self.post(f"{path}/seats/{seat}/join", {"name": f"Player {seat}"}, opened["invite_key"])
            seats.append(Seat(OurPlayer(), address, msgspec.json.encode(Hello(joined.json()["key"]))))
        await self.post(f"{path}/start", None, opened["host_key"])
        return seats
