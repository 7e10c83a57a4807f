"""Every bot that thinks, asked at tables that its seat cannot tell apart."""

import random
from typing import Any

import dreadhall
from dreadhall.bots import Answer, Bot, SeatAt, answer_of, make_bot
from dreadhall.bots.planning import STRENGTHS, Strength
from dreadhall.kernel import Table
from dreadhall.registration import resolve
from dreadhall.registry import registration_of

NAMES = ("random", "scout", "gentle", "clever", "ruthless")
ENOUGH = 12
"""So many futures are enough to see whether all of them are drawn from what the seat knows."""


def bot_of(game: str, name: str) -> Bot:
    """A bot by its name; of those who think long, one that doubts as much, and thinks shorter."""
    if name not in STRENGTHS:
        return make_bot(game, name, 1)
    record, strength = registration_of(game), STRENGTHS[name]
    assert record is not None
    warden = resolve(record.bots["warden"])
    return warden(1, Strength(name, min(ENOUGH, strength.simulations), strength.doubt))  # type: ignore[no-any-return]


def positions(game: str, options: dict[str, Any], seed: int, every: int) -> list[tuple[Table, int]]:
    """Some positions of a game of scouts, and for each a seat that imagines."""
    table = dreadhall.new_table(game, 4, seed, options)
    bots = [make_bot(game, "scout", seed + seat) for seat in range(4)]
    chance = random.Random(seed)
    found = []
    while table.ask is not None and table.move < 250:
        seat = table.ask.waiting[0]
        if chance.randrange(every) == 0:
            found.append((table.fork(), chance.randrange(4)))
        table.answer(answer_of(bots[seat], SeatAt(table, seat)).key, seat)
    return found


def asked_at_both(table: Table, name: str, seed: int) -> tuple[Answer, Answer]:
    """What a bot says here, and at a table that its seat takes for this one."""
    assert table.ask is not None
    seat = table.ask.waiting[0]
    here, there = (SeatAt(one, seat) for one in (table, table.imagine(seat, seed)))
    return answer_of(bot_of(table.game.name, name), here), answer_of(bot_of(table.game.name, name), there)
