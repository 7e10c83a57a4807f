"""What may come of something: imagined tables played on by scouts, until the position can be judged."""

from typing import NamedTuple, cast
from zlib import crc32

from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.intentions import HABIT, Intention
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures
from dreadhall.kernel import Table

PASSING = frozenset({"flee", "spare"})
"""Intentions for one turn; others are kept."""
MOST_ANSWERS = 120
"""Where nothing comes of it in so many answers, the position is judged as it is."""


class Plan(NamedTuple):
    """What a seat does now: what it intends with its explorer, orders to monsters, or an answer."""

    intention: Intention = HABIT
    orders: Intention = HABIT
    answer: str = ""


class Outcome(NamedTuple):
    """What came of a plan in a future: what the seat answered in this turn, and its chance to win."""

    answers: tuple[str, ...]
    chance: float


class Foresight:
    """The futures of the question that a seat is asked."""

    def __init__(self, seat: SeatAt) -> None:
        self._seat = seat.seat
        self._futures = Futures(seat)
        self._seed = crc32(seat.moment.encode())
        self._seen: dict[tuple[Plan, int], Outcome] = {}

    def look(self, plan: Plan, number: int) -> Outcome:
        """What comes of it in one of the futures."""
        if (plan, number) not in self._seen:
            self._seen[plan, number] = self._play(plan, self._futures.future(number), number)
        return self._seen[plan, number]

    def _play(self, plan: Plan, table: Table, number: int) -> Outcome:
        """Let scouts play until everybody has had a turn; judge the position then and when this turn is over.

        The later it is judged the more has come of the plan, but also of luck.
        """
        bots = [ScoutBot(self._seed + 101 * number + seat) for seat in range(table.seats)]
        places = [SeatAt(table, seat) for seat in range(table.seats)]
        mine = bots[self._seat]
        mine.intention, mine.orders = plan.intention, plan.orders
        answers = [plan.answer] if plan.answer else []
        if plan.answer:
            table.answer(plan.answer, self._seat)
        last, whose, turns = table.move + MOST_ANSWERS, turn_of(table), 0
        judged: list[float] = []
        while (ask := table.ask) is not None and table.move < last:
            if (now := turn_of(table)) != whose:
                whose, turns = now, turns + 1
                if turns == 1:
                    judged.append(chance_of(table, self._seat))
                    mine.intention, mine.orders = after_the_turn(mine.intention), after_the_turn(mine.orders)
                if turns >= table.seats:
                    break
            seat = ask.waiting[0]
            key = bots[seat].choose(places[seat])
            if seat == self._seat and not turns:
                answers.append(key)
            table.answer(key, seat)
        judged.append(chance_of(table, self._seat))
        return Outcome(tuple(answers), sum(judged) / len(judged))


def after_the_turn(intention: Intention) -> Intention:
    """What is left of an intention when the turn is over."""
    return HABIT if intention.kind in PASSING else intention


def turn_of(table: Table) -> int:
    """Whose turn it is at an imagined table."""
    return cast(BetrayalState, table.state).turn.seat
