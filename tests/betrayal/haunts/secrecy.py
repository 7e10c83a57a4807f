"""Whole tables of a haunt with secrets, and what of them reaches a seat."""

from typing import Any

import dreadhall
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.play import play_randomly


def state_of(table: Table) -> BetrayalState:
    """The position itself."""
    state = table.state
    assert isinstance(state, BetrayalState)
    return state


def at_haunt(number: int, seats: int, seed: int) -> Table:
    """A practice table, played at random until the haunt is set up."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    table = dreadhall.new_table(Betrayal(), seats, seed, options)
    while state_of(table).phase != "turn":
        play_randomly(table, seed, most=1)
    return table


def what_reaches(table: Table, seat: int | None) -> list[Any]:
    """What a seat is shown of explorers and haunt, what it is asked and told, and for whom everybody waits."""
    view = table.view(seat)
    position = view["position"]
    return [
        position["explorers"],
        position["haunt"],
        position["turn"],
        view["ask"],
        view["waiting"],
        table.events_for(seat),
    ]
