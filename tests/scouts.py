"""Scouts on all seats of a table, for tests that play whole games."""

import random

from dreadhall.bots import SeatAt, make_bot, next_answer
from dreadhall.kernel import Table
from dreadhall.testing.imagining import Player


def scouts(table: Table) -> Player:
    """Bots on all seats."""
    bots = {seat: make_bot(table.game.name, "scout", seat) for seat in range(table.seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}

    def answer(table: Table, rng: random.Random) -> tuple[int, str]:
        assert table.ask is not None
        found = next_answer(table.ask, bots, places)
        assert found is not None
        return found

    return answer
