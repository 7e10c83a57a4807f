"""How likely the heroes looked to win, told once the game is over: everything at the table may be known by then."""

from dreadhall.betrayal.toolkit.people.free_for_all import FreeForAll
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.kernel import Table

TURNS = ("turn", "monster")
"""The questions at which a position can be judged: in between much is still open."""


def heroes_chance(table: Table) -> float | None:
    """The chance of the heroes by the fitted judgement; none before the haunt, and where there are no sides."""
    if table.result is not None or table.ask is None or table.ask.prompt not in TURNS:
        return None
    if isinstance(table.rules, FreeForAll):
        return None
    for seat in range(table.seats):
        own = SeenTable(SeatAt(table, seat))
        if own.view.haunt is None:
            return None
        if own.side == "heroes":
            return chance_of(table, seat)
    return None
