"""What may come of something: imagined tables played on by scouts, until the position can be judged."""

from typing import NamedTuple, cast

from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.intentions import HABIT, Intention
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.style import Styles
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures
from dreadhall.kernel import Table

PASSING = frozenset({"flee", "hold", "spare"})
"""Intentions for one turn; others are kept."""
MOST_ANSWERS = 300
"""Where nothing comes of it in so many answers, the position is judged as it is."""


class Plan(NamedTuple):
    """What a seat does now: what it intends with its explorer, orders to monsters, or an answer."""

    intention: Intention = HABIT
    orders: Intention = HABIT
    answer: str = ""


class Outcome(NamedTuple):
    """What came of a plan in a future: the answers of the seat, and its chance to win then."""

    answers: tuple[str, ...]
    chance: float


class Foresight:
    """The futures of the question that a seat is asked, in which all play with the style of their side."""

    def __init__(self, seat: SeatAt, seed: int, styles: Styles, rounds: int) -> None:
        self._seat = seat.seat
        self._futures = Futures(seat)
        self._seed = seed
        self._styles = styles
        self._rounds = rounds

    def glance(self, plan: Plan, number: int) -> Outcome:
        """What comes of it in one of the futures until this turn is over."""
        return self._play(plan, self._futures.future(number), number, 1)

    def look(self, plan: Plan, number: int) -> Outcome:
        """What comes of it in one of the futures when everybody has had a few turns."""
        table = self._futures.future(number)
        return self._play(plan, table, number, self._rounds * table.seats)

    def _play(self, plan: Plan, table: Table, number: int, turns: int) -> Outcome:
        """Let scouts play for so many turns."""
        bots = [ScoutBot(self._seed + 101 * number + seat, self._styles) for seat in range(table.seats)]
        places = [SeatAt(table, seat) for seat in range(table.seats)]
        mine = bots[self._seat]
        mine.intention, mine.orders = plan.intention, plan.orders
        answers = [plan.answer] if plan.answer else []
        if plan.answer:
            table.answer(plan.answer, self._seat)
        last, whose = table.move + MOST_ANSWERS, turn_of(table)
        while (ask := table.ask) is not None:
            if (now := turn_of(table)) != whose:
                whose, turns = now, turns - 1
                if mine.intention.kind in PASSING:
                    mine.intention = HABIT
                if mine.orders.kind in PASSING:
                    mine.orders = HABIT
            if turns <= 0 or table.move > last:
                return Outcome(tuple(answers), chance_of(table, self._seat))
            seat = ask.waiting[0]
            key = bots[seat].choose(places[seat])
            if seat == self._seat:
                answers.append(key)
            table.answer(key, seat)
        result = table.result
        return Outcome(tuple(answers), float(result is not None and self._seat in result.winners))


def turn_of(table: Table) -> int:
    """Whose turn it is at an imagined table."""
    return cast(BetrayalState, table.state).turn.seat
