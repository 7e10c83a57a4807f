"""What may come of something: imagined tables played on by scouts, until the position can be judged."""

import os
from typing import NamedTuple

from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.intentions import HABIT, Intention
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures
from dreadhall.kernel import Table

PASSING = frozenset({"flee", "hold", "spare"})
"""Intentions for one turn; others are kept."""
MOST_ANSWERS = 300
"""Where nothing comes of it in so many answers, the position is judged as it is."""
ROUNDS = float(os.environ.get("ROUNDS", "1"))
"""How far is looked ahead: until everybody has had a turn so many times."""


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
    """The futures of the question that a seat is asked."""

    def __init__(self, seat: SeatAt, seed: int) -> None:
        self._seat = seat.seat
        self._futures = Futures(seat)
        self._seed = seed

    def glance(self, plan: Plan, number: int) -> Outcome:
        """What comes of it in one of the futures until this turn is over."""
        return self._play(plan, number, 1)

    def look(self, plan: Plan, number: int) -> Outcome:
        """What comes of it in one of the futures when everybody has had a turn."""
        return self._play(plan, number, 0)

    def _play(self, plan: Plan, number: int, turns: int) -> Outcome:
        table = self._futures.future(number)
        turns = turns or max(1, round(ROUNDS * table.seats))
        bots = [ScoutBot(self._seed + 101 * number + seat) for seat in range(table.seats)]
        mine = bots[self._seat]
        mine.intention, mine.orders = plan.intention, plan.orders
        answers: list[str] = []
        if plan.answer:
            answers.append(plan.answer)
            table.answer(plan.answer, self._seat)
        return Outcome(tuple(answers), self._play_on(table, bots, turns, answers))._replace(answers=tuple(answers))

    def _play_on(self, table: Table, bots: list[ScoutBot], turns: int, answers: list[str]) -> float:
        """Let scouts play for so many turns; how likely the seat wins then."""
        places = [SeatAt(table, seat) for seat in range(table.seats)]
        mine = bots[self._seat]
        last = table.move + MOST_ANSWERS
        whose = table.state.turn.seat
        while (ask := table.ask) is not None:
            now = table.state.turn.seat
            if now != whose:
                whose, turns = now, turns - 1
                if mine.intention.kind in PASSING:
                    mine.intention = HABIT
                if mine.orders.kind in PASSING:
                    mine.orders = HABIT
            if turns <= 0 or table.move > last:
                return chance_of(table, self._seat)
            seat = ask.waiting[0]
            key = bots[seat].choose(places[seat])
            if seat == self._seat:
                answers.append(key)
            table.answer(key, seat)
        result = table.result
        return float(result is not None and self._seat in result.winners)
