"""Tables that stand in the middle of a game, and go on at random."""

import random

import pytest

from dreadhall.kernel import Table as Game
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.presence import Presence
from tests.server.helpers import Server, Table

MOST_MOVES = 100_000


def nobody_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is here is no secret, but two servers would notice it at different moments."""

    async def not_noticed(_presence: Presence, _loaded: LoadedTable, _seat: int) -> None:
        return

    monkeypatch.setattr(Presence, "arrive", not_noticed)
    monkeypatch.setattr(Presence, "go_away", not_noticed)
    monkeypatch.setattr(Presence, "watch", not_noticed)


async def opened(server: Server, game: Game, *, household: bool = False) -> Table:
    """A table that stands where this one does, with people on all seats, one of whom has said something.

    Where all of them are one household, it keeps its dice.
    """
    reply = await server.http.post("/api/tables/restore", json={"save": server.signed(game.save())})
    assert reply.status_code == 201, reply.text
    table = Table(server, reply.json())
    for seat in range(game.seats):
        await table.join(seat, beside=0 if seat and household else None)
    await table.start()
    await table.good("POST", "/chat", 0, {"text": "Who is there?"})
    return table


async def play_ahead(server: Server, loaded: LoadedTable, most: int, rng: random.Random) -> None:
    """Play on where nobody listens, but not to the end of the world."""
    assert loaded.number < MOST_MOVES, "a game without end"
    for _ in range(most):
        if (ask := loaded.started.ask) is None:
            return
        seat = rng.choice(ask.seats)
        answer = rng.choice(ask.choices_for(seat)).key
        _ = await server.services.play.answer(loaded, seat, loaded.started.asked[seat], answer)


async def play_to_the_end(table: Table, seed: int) -> None:
    """Play until the game is over."""
    loaded = await table.server.services.tables.get(table.id)
    await play_ahead(table.server, loaded, MOST_MOVES, random.Random(seed))
    assert loaded.is_over
