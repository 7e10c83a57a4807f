"""Playing a table from a test."""

import random
from collections.abc import Callable

from dreadhall.kernel import Table


def play(table: Table, *answers: str) -> Table:
    """Give these answers, one after the other; `2=bid:3` is given by seat 2."""
    for answer in answers:
        seat, equals, key = answer.partition("=")
        if equals and seat.isdigit():
            table.answer(key, seat=int(seat))
        else:
            table.answer(answer)
    return table


def random_answer(table: Table, rng: random.Random) -> tuple[int, str]:
    """One of the seats asked, and one of its choices."""
    assert table.ask is not None
    seat = rng.choice(table.ask.seats)
    return seat, rng.choice(table.ask.choices_for(seat)).key


def play_randomly(
    table: Table, seed: int, *, most: int = 100_000, look: Callable[[Table], None] = lambda table: None
) -> Table:
    """Play on at random to the end, or for so many answers, looking at the table before each of them."""
    rng = random.Random(seed)
    for _ in range(most):
        look(table)
        if table.ask is None:
            break
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    return table
