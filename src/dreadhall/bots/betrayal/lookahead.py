"""A glance ahead: what to answer where nobody has taught a bot anything, within a few milliseconds.

Every choice meets the same futures. The scouts who play on in them take no glances themselves.
"""

from collections.abc import Callable, Sequence

from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures
from dreadhall.kernel import Table

FUTURES, WORLDS = 2, 2
"""How many futures each choice meets."""
MOST_TABLES = 12
"""With many choices each meets fewer."""
MOST_ANSWERS = 4
"""How far it looks: until somebody has a turn to begin or to go on with, or for so many answers."""
JUDGED = ("turn", "monster")
"""The questions at which a position can be judged."""

Reflex = Callable[[SeatAt], str]
"""What whoever is asked in a future answers."""


def best_at_a_glance(seat: SeatAt, keys: Sequence[str], reflex: Reflex) -> str:
    """The one of these choices that looks best a step later; the first of those that look the same."""
    futures = Futures(seat, WORLDS)
    number = max(1, min(FUTURES, MOST_TABLES // len(keys)))
    return max(keys, key=lambda key: sum(look(futures.future(at), seat.seat, key, reflex) for at in range(number)))


def look(table: Table, seat: int, key: str, reflex: Reflex) -> float:
    """What a future promises after an answer."""
    table.answer(key, seat)
    last = table.move + MOST_ANSWERS
    while (ask := table.ask) is not None and ask.prompt not in JUDGED and table.move < last:
        asked = ask.waiting[0]
        table.answer(reflex(SeatAt(table, asked)), asked)
    return round(promise(table, seat), 4)


def promise(table: Table, seat: int) -> float:
    """The chance to win; while no haunt is revealed, how well somebody is equipped for one."""
    if table.result is not None:
        return chance_of(table, seat)
    outlook = SeenTable(SeatAt(table, seat))
    return chance_of(table, seat) if outlook.view.haunt is not None else fitness(outlook)


def fitness(outlook: SeenTable) -> float:
    """What helps in any haunt: traits, none of them near its lowest number, cards, and a house that can grow."""
    if len(outlook.view.explorers) <= outlook.seat:
        return 0.0
    me = outlook.me
    clips = [trait.clip for trait in me.traits]
    return (sum(clips) + min(clips) + 2 * len(me.cards)) / 40 + len(outlook.paths.unknown) / 400
