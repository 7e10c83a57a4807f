"""Two tables that differ only in something hidden, and go on with answers that look the same: so does all they send."""

import json
import random
from contextlib import AsyncExitStack
from typing import Any

from dreadhall.kernel import Ask
from dreadhall.server.tables.loaded import LoadedTable
from tests.server.helpers import Listener, Table


class Pair:
    """A table and its twin, and what is heard at both; `insiders` are the seats that may tell them apart."""

    def __init__(self, one: Table, other: Table, seats: int, insiders: set[int]) -> None:
        self.tables = (one, other)
        self.seats = seats
        self.insiders = insiders
        self.listeners: dict[int | None, list[Listener]] = {}

    async def listen(self, stack: AsyncExitStack) -> None:
        """Everybody, and a spectator, listens at both tables."""
        for eyes in (*range(self.seats), None):
            self.listeners[eyes] = [
                await stack.enter_async_context(table.connect(table.spectator if eyes is None else eyes))
                for table in self.tables
            ]

    async def loaded(self) -> list[LoadedTable]:
        """Both tables from inside."""
        return [await table.server.services.tables.get(table.id) for table in self.tables]

    async def play(self, rng: random.Random) -> int:
        """Play on until the two can be told apart; how many answers there were."""
        await self.compare("chat")
        for given in range(1000):
            one, other = [loaded.started.ask for loaded in await self.loaded()]
            assert one is not None
            assert other is not None
            assert (one.prompt, one.seats) == (other.prompt, other.seats)
            await self.give(one.seats[0], self.answers(one, other, rng))
            if await self.is_decided():
                return given
            await self.compare("moved")
        raise AssertionError("nobody ever learns what is hidden")

    def answers(self, one: Ask, other: Ask, rng: random.Random) -> tuple[str, str]:
        """What is answered at either table: the same."""
        seat = one.seats[0]
        also = {choice.key for choice in other.choices_for(seat)}
        key = rng.choice([choice.key for choice in one.choices_for(seat) if choice.key in also])
        return key, key

    async def give(self, seat: int, keys: tuple[str, str]) -> None:
        """An answer at each table, which are told the same of it."""
        number = (await self.loaded())[0].started.asked[seat]
        one, other = [
            await table.call("POST", "/answer", seat, answering(number, key))
            for table, key in zip(self.tables, keys, strict=True)
        ]
        assert one.is_success
        assert one.content == other.content

    async def is_decided(self) -> bool:
        """Whether everybody knows now what was hidden, or the game is over: then the tables may differ."""
        raise NotImplementedError

    async def compare(self, last: str) -> None:
        """Both tables send the same frames; to insiders, the same kinds of frames in the same order."""
        for eyes, listeners in self.listeners.items():
            one, other = [
                await frames(table, listener, last) for table, listener in zip(self.tables, listeners, strict=True)
            ]
            assert list(map(kind, one)) == list(map(kind, other))
            assert one == other or eyes in self.insiders


def answering(number: int, key: str) -> dict[str, Any]:
    """An answer as it is sent."""
    return {"asked": number, "answer": key}


async def frames(table: Table, listener: Listener, last: str) -> list[str]:
    """All frames up to one of this kind, but for the name of the table."""
    heard: list[str] = []
    while not heard or kind(heard[-1]) != last:
        heard.append(str(await listener.socket.recv()).replace(table.id, "the-table"))
    return heard


def kind(frame: str) -> str:
    """The kind of a frame."""
    return str(json.loads(frame)["type"])
