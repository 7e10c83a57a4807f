"""Positions of our own tables: the table goes on with the answer, and yet the position it left stays what it was."""

import random

import pytest

import dreadhall
from dreadhall.kernel import IllegalAnswer
from dreadhall.server.positions.local import LocalPosition, newly_asked
from dreadhall.server.positions.position import Given
from dreadhall.server.positions.time_limit import TimeLimit
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio

GAMES = [(GAME.name, 3), ("betrayal", 4), ("darkest", 3)]


def begun(game: str, seats: int, seed: int = 3) -> LocalPosition:
    """The first position of a game."""
    table = dreadhall.new_table(game, seats, seed)
    return LocalPosition(0, table, newly_asked(table, 0), TimeLimit(60))


def any_answer(position: LocalPosition, rng: random.Random) -> Given:
    """An answer of somebody who is asked."""
    assert position.ask is not None
    seat = rng.choice(position.ask.seats)
    return Given(seat, rng.choice(position.ask.choices_for(seat)).key)


def seen(position: LocalPosition, seats: int) -> list[bytes]:
    """What everybody sees."""
    return [position.view(seat) for seat in (*range(seats), None)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_position_whose_table_went_on_is_what_it_was(game: str, seats: int) -> None:
    rng, position = random.Random(1), begun(game, seats)
    for number in range(1, 60):
        answer, before = any_answer(position, rng), seen(position, seats)
        asked = position.ask.seats if position.ask else []
        later = await position.after(number, answer)
        assert position.move == number - 1
        assert (position.ask.seats if position.ask else []) == asked
        if number % 6 == 0:
            assert seen(position, seats) == before
            again = await position.after(number, answer)
            assert again.events == later.events
            assert again.rolls == later.rolls
            assert isinstance(again.position, LocalPosition)
            assert isinstance(later.position, LocalPosition)
            assert again.position.table.dump() == later.position.table.dump()
        assert isinstance(later.position, LocalPosition)
        position = later.position
        if position.ask is None:
            return


async def test_an_illegal_answer_changes_nothing() -> None:
    position = begun(GAME.name, 3)
    before = position.table.dump()
    with pytest.raises(IllegalAnswer):
        await position.after(1, Given(0, "nonsense"))
    assert position.table.dump() == before
