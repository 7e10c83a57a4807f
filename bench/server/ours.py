"""Players on a server of ours."""

import random
from typing import Any

import msgspec
from typing_extensions import override

from bench.server.tables import SEATS, Crowd, Failed, Player, Seat


class View(msgspec.Struct):
    """As much of a view as a random player needs."""

    ask: Any


class Step(msgspec.Struct):
    """A step of a patch."""

    op: str
    path: str
    value: Any = None


class Play(msgspec.Struct):
    """As much of what a seat is told."""

    number: int
    asked: int | None
    view: View | None = None
    patch: list[Step] = []


class Message(msgspec.Struct):
    """Anything the server sends."""

    type: str
    play: Play | None = None
    error: str | None = None


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first frame."""

    key: str
    patches: bool = False


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """An answer."""

    asked: int
    answer: str


decoder = msgspec.json.Decoder(Message)


class OurPlayer(Player):
    """Somebody with a seat."""

    play: Play
    view: View

    @override
    def hear(self, text: bytes) -> None:
        """Every state of play replaces the one before, or says how it has changed."""
        message = decoder.decode(text)
        if message.play is not None:
            self.play = message.play
            self.number = message.play.number
            self.may_answer = message.play.asked is not None
            self.view = message.play.view or patched(self.view, message.play.patch)
        elif message.error is not None:
            raise Failed(f"refused: {message.error}")

    @override
    def any_answer(self, rng: random.Random) -> bytes:
        """One of the choices shown."""
        asked = self.play.asked
        assert asked is not None
        return msgspec.json.encode(Answer(asked, rng.choice(self.view.ask["choices"])["key"]))


def patched(view: View, patch: list[Step]) -> View:
    """What a patch makes of the question; nobody here looks at the rest."""
    seen = {"ask": view.ask}
    for step in patch:
        _, *way, last = (part.replace("~1", "/").replace("~0", "~") for part in step.path.split("/"))
        if [*way, last][0] != "ask":
            continue
        place: Any = seen
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if last == "-":
            place.append(step.value)
        elif step.op == "remove":
            del place[last]
        else:
            place[int(last) if isinstance(place, list) else last] = step.value
    return View(seen["ask"])


class OurCrowd(Crowd):
    """Players of a game of ours."""

    def __init__(self, address: str, game: str, *, patches: bool) -> None:
        super().__init__(address)
        self.game = game
        self.patches = patches

    @override
    async def open(self) -> list[Seat]:
        """Open a table, take its seats and begin."""
        opened = (await self.post("/api/tables", {"game": self.game, "seats": SEATS})).json()
        path = f"/api/tables/{opened['table_id']}"
        address = f"{self.address.replace('http', 'ws', 1)}{path}/live"
        seats: list[Seat] = []
        for seat in range(SEATS):
            joined = await self.post(f"{path}/seats/{seat}/join", {"name": f"Player {seat}"}, opened["invite_key"])
            seats.append(Seat(OurPlayer(), address, msgspec.json.encode(Hello(joined.json()["key"], self.patches))))
        await self.post(f"{path}/start", None, opened["host_key"])
        return seats
