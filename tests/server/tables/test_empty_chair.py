"""Somebody leaves a game that counts its players: a bot sits down, and no number changes."""

import pytest

from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.bots import SeatAt
from dreadhall.testing.marks import rule
from tests.server.helpers import Server, game_at

pytestmark = pytest.mark.anyio

GUILLOTINES = {"start": "haunt", "haunt": 34, "explorers": "dealt"}


@rule("C-T16")
async def test_a_bot_plays_on_with_the_seats_own_view_and_still_there_are_four(server: Server) -> None:
    table = await server.started(4, "betrayal", options=GUILLOTINES)
    while (await table.state(0))["view"]["position"]["haunt"] is None:
        await table.play_on(1)
    before = await table.state(3)
    await table.good("PUT", "/seats/3/bot", 3, {"bot": "scout"})
    await server.services.bots.idle()
    for seat in range(3):
        if (await table.state(seat))["asked"] is not None:
            await table.answer(seat, "ready")
    await server.services.bots.idle()
    loaded = await server.services.tables.get(table.id)
    game = game_at(loaded.started)
    assert {record.seat for record in await server.services.store.records(table.id)} >= {3}, "the bot has answered"
    assert isinstance(game.rules, Exploration)
    assert game.seats == game.rules.players == 4
    assert SeatAt(game, 3).view() == game.view(3)
    after = await table.state(3)
    secrets = [state["view"]["position"]["haunt"]["secrets"] for state in (before, after)]
    assert secrets[0] == secrets[1] != {}, "the token stays with the seat"
    assert len(after["view"]["position"]["explorers"]) == 4
