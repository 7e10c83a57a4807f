"""Thinking ahead in the final showdown: what may come of an answer, at tables that agree with all a seat may know."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple
from zlib import crc32

from typing_extensions import override

from dreadhall.bots.base import SeatAt
from dreadhall.bots.darkest.showdown.field import Field, rules_at
from dreadhall.bots.darkest.showdown.prospects import prospects
from dreadhall.bots.darkest.showdown.reflexes import Reflexes, seats_by_key
from dreadhall.bots.darkest.showdown.urges import urges
from dreadhall.kernel import Table

FORESEEN = frozenset(
    {
        "act",
        "come-along",
        "doctor-calls",
        "flee-where",
        "join-escape",
        "move-on",
        "nemesis-route",
        "nemesis-target",
        "use-icons",
        "zombie-target",
    }
)
"""The questions worth thinking about."""

AT_ONCE = frozenset({"bandage", "free-attack", "hit-beast", "ready", "share-ap", "stow", "use"})
"""What reflexes say is done without thinking."""

FIRST_WORLDS, MORE_WORLDS = 6, 10
MOST_OPTIONS, FAVOURITES = 8, 3
"""How many options are tried at how many tables, and how many of them at how many more."""

TIME_TO_THINK = 1.0
"""With fewer seconds for an answer there is no time for that."""

DOUBT = 1.0
"""By how many standard errors an option must be better than what reflexes say."""

REMEMBERED = 4


class Thought(NamedTuple):
    """The answer the team should give, who gives it, and what is to be expected of all that was thought about."""

    seat: int
    key: str
    worth: dict[str, float]


class Glimpse:
    """A question of the showdown as a seat sees it; it is equal for all seats that see the same."""

    def __init__(self, seat: SeatAt) -> None:
        self._seat = seat
        self._name = seat.moment
        self._worlds: list[Table] = []
        self.hurried = seat.seconds is not None and seat.seconds < TIME_TO_THINK
        self._mark = self._name, self.hurried, self.world(0).dump()

    @override
    def __hash__(self) -> int:
        return hash(self._mark)

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glimpse) and self._mark == other._mark

    def world(self, number: int) -> Table:
        """One of the tables this could be, always the same one for the same number."""
        while len(self._worlds) <= number:
            seed = crc32(f"{self._name} {len(self._worlds)}".encode())
            self._worlds.append(self._seat.imagine(seed, record=False))
        return self._worlds[number]


@lru_cache(maxsize=REMEMBERED)
def think(glimpse: Glimpse) -> Thought:
    """What the team should answer: what reflexes say, unless something else turns out clearly better."""
    usual_seat, usual = Reflexes().answer(glimpse.world(0))
    seats = {usual: usual_seat}
    if not glimpse.hurried and usual.partition(":")[0] not in AT_ONCE:
        seats |= options_at(glimpse.world(0))
    if len(seats) == 1:
        return Thought(usual_seat, usual, {})
    trials: dict[str, list[float]] = {key: [] for key in seats}

    def mean(key: str) -> float:
        return sum(trials[key]) / len(trials[key])

    def play(keys: list[str], worlds: range) -> None:
        for number in worlds:
            for key in keys:
                trials[key].append(outcome(glimpse.world(number), seats[key], key))

    play(list(seats), range(FIRST_WORLDS))
    best = sorted(seats, key=mean, reverse=True)[:FAVOURITES]
    play(list(dict.fromkeys((*best, usual))), range(FIRST_WORLDS, FIRST_WORLDS + MORE_WORLDS))
    chosen = max(best, key=mean)
    key = chosen if is_clearly_better(trials[chosen], trials[usual]) else usual
    return Thought(seats[key], key, {key: mean(key) for key in seats})


def options_at(table: Table) -> dict[str, int]:
    """What is worth thinking about, and who would answer it."""
    assert table.ask is not None
    seats = seats_by_key(table)
    if table.ask.prompt != "act":
        return dict(list(seats.items())[:MOST_OPTIONS])
    best: dict[str, float] = {}
    for urge in urges(Field(rules_at(table))):
        if urge.key in seats:
            best[urge.key] = max(urge.worth, best.get(urge.key, urge.worth))
    keys = sorted(best, key=lambda key: (-best[key], key))[:MOST_OPTIONS]
    return {key: seats[key] for key in (*keys, "shift") if key in seats}


def outcome(world: Table, seat: int, key: str) -> float:
    """How things stand after an answer, once the enemies have reacted and it is for the survivors to act again."""
    table, reflexes = world.fork(), Reflexes()
    event = rules_at(world).showdown().event
    table.answer(key, seat)
    while table.ask is not None and (table.ask.prompt != "act" or rules_at(table).showdown().event == event):
        seat, key = reflexes.answer(table)
        table.answer(key, seat)
    return prospects(table)


def is_clearly_better(trials: list[float], usual: list[float]) -> bool:
    """Whether the one is better than the other by more than chance, table by table."""
    gains = [one - other for one, other in zip(trials, usual, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / len(gains)
    return mean > DOUBT * sqrt(spread / len(gains))
