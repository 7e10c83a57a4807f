"""What a seat imagines depends on nothing that it cannot know: the same at every table that it cannot tell apart."""

import random
from typing import Any

import pytest

import dreadhall
from dreadhall.bots import SeatAt, answer_of, make_bot
from dreadhall.kernel import Table
from dreadhall.kernel.data import dump

DRAWN = 99
"""The seed of what is imagined at both tables."""


def stands(table: Table) -> dict[str, Any]:
    """All that decides how a table goes on: of the keys of its dice the last one."""
    state = table.state.clone()
    state.dice.keys = state.dice.keys[-1:]
    return dump(state)


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


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [
        ("betrayal", {}, 0),
        ("betrayal", {}, 1),
        *(("betrayal", {"haunt": haunt, "start": "haunt"}, 3) for haunt in (7, 16, 25, 37, 40, 43)),
        ("darkest", {}, 1),
    ],
)
def test_nothing_of_the_real_arrangement_is_left_in_what_a_seat_imagines(
    game: str, options: dict[str, Any], seed: int
) -> None:
    some = positions(game, options, seed, every=4)
    assert len(some) > 5
    for number, (table, seat) in enumerate(some):
        other = table.imagine(seat, number)
        assert stands(table.imagine(seat, DRAWN)) == stands(other.imagine(seat, DRAWN))


@pytest.mark.parametrize(("game", "haunt"), [("betrayal", 7), ("betrayal", 37), ("darkest", None)])
def test_advice_and_its_estimate_are_the_same_at_every_table_that_looks_the_same(game: str, haunt: int | None) -> None:
    options = {"haunt": haunt, "start": "haunt"} if haunt else {}
    asked = 0
    for table, _ in positions(game, options, 5, every=9)[:6]:
        assert table.ask is not None
        seat = table.ask.waiting[0]
        here = answer_of(make_bot(game, "gentle", 1), SeatAt(table, seat))
        there = answer_of(make_bot(game, "gentle", 1), SeatAt(table.imagine(seat, 12), seat))
        assert (here.key, here.estimate) == (there.key, there.estimate)
        asked += 1
    assert asked > 2
