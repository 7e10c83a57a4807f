"""Thinking ahead in the final showdown: in which manner the team should fight until the enemies react.

Each manner is tried in the same futures, at tables that agree with all a seat may know, and judged when the enemies
have reacted. Reflexes carry it out: so nothing is undone that was begun for a reason.
"""

from typing import NamedTuple

from dreadhall.bots.darkest.showdown.field import USUAL, Manner, rules_at
from dreadhall.bots.darkest.showdown.prospects import prospects
from dreadhall.bots.darkest.showdown.reflexes import Reflexes
from dreadhall.bots.planning import Budget, Futures, halve
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
"""The questions that a manner answers."""

MANNERS = (
    USUAL,
    USUAL._replace(way=3.0),
    USUAL._replace(strike=1.9, strike_of_cure=1.4),
    USUAL._replace(harm_to_cure=2.5, strike_of_cure=0.2),
    USUAL._replace(brawl=3.0),
)
"""As usual; close to the nemesis; after it; with the cure out of reach; first against whatever stands in the way."""

MOST_ANSWERS = 400
"""What takes more answers than this is judged as it stands."""

Moment = tuple[int, int]
"""A time between two reactions: the darkness, and where the event marker stands."""


class ShowdownPlan(NamedTuple):
    """What a team has set out for until the enemies react: when, in which manner, and what is to be expected of it."""

    moment: Moment
    manner: int = 0
    chance: float | None = None
    spread: float | None = None

    @property
    def mood(self) -> Manner:
        """The manner itself."""
        return MANNERS[self.manner]


def moment_of(table: Table) -> Moment:
    """The time between reactions that a table is in."""
    show = rules_at(table).showdown()
    return show.darkness, show.event


def think(futures: Futures, budget: Budget, doubt: float) -> ShowdownPlan:
    """The best manner; the usual one unless another is clearly better."""
    now = moment_of(futures.world(0))

    def attempt(number: int, future: int) -> float:
        return outcome(futures.future(future), MANNERS[number])

    ranking = halve(range(len(MANNERS)), attempt, budget, doubt)
    if not ranking.tried:
        return ShowdownPlan(now)
    return ShowdownPlan(now, ranking.best, ranking.estimate, ranking.spread)


def outcome(table: Table, manner: Manner) -> float:
    """How things stand once a team has fought in a manner, the enemies have reacted, and it may act again."""
    reflexes, now, last = Reflexes(manner), moment_of(table), table.move + MOST_ANSWERS
    while table.ask is not None and table.move < last:
        if table.ask.prompt == "act" and moment_of(table) != now:
            break
        seat, key = reflexes.answer(table)
        table.answer(key, seat)
    return prospects(table)
