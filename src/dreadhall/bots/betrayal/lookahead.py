"""A glance ahead: what to answer where nobody has taught a bot anything, within a few milliseconds.

Every choice meets the same futures. The scouts who play on in them take no glances themselves.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures
from dreadhall.kernel import Table

FUTURES, WORLDS = 2, 2
"""How many futures each choice meets."""
MOST_TABLES = 12
"""With many choices each meets fewer."""
JUDGED = ("turn", "monster")
"""The questions at which a position can be judged."""


class Depth(NamedTuple):
    """How far a look goes: for so many answers, and then until a position can be judged, or for so many at most."""

    least: int
    most: int


STEP, ROUND = Depth(0, 4), Depth(16, 24)
"""Until somebody has a turn to begin or to go on with, and until most have had a turn."""

Reflex = Callable[[SeatAt], str]
"""What whoever is asked in a future answers."""


def best_at_a_glance(seat: SeatAt, keys: Sequence[str], reflex: Reflex) -> list[str]:
    """Those of these choices that look best a step later; where several look the same, a round later: mostly one."""
    futures = Futures(seat, WORLDS)
    for depth in (STEP, ROUND):
        keys = best_of(futures, seat.seat, keys, reflex, depth)
        if len(keys) == 1:
            break
    return list(keys)


def best_of(futures: Futures, seat: int, keys: Sequence[str], reflex: Reflex, depth: Depth) -> list[str]:
    """Those of these choices that look best so far ahead."""
    number = max(1, min(FUTURES, MOST_TABLES // len(keys)))
    seen = {key: sum(look(futures.future(at), seat, key, reflex, depth) for at in range(number)) for key in keys}
    most = max(seen.values())
    return [key for key in keys if seen[key] == most]


def look(table: Table, seat: int, key: str, reflex: Reflex, depth: Depth) -> float:
    """What a future promises after an answer."""
    table.answer(key, seat)
    least, last = table.move + depth.least, table.move + depth.most
    while (ask := table.ask) is not None and table.move < last:
        if ask.prompt in JUDGED and table.move >= least:
            break
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
