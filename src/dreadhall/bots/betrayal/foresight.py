"""What may come of something: imagined tables played on by scouts, until the position can be judged."""

from typing import NamedTuple, cast
from zlib import crc32

from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.intentions import HABIT, Intention
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.worth import chance_of
from dreadhall.bots.planning import Futures, Trials
from dreadhall.kernel import Table

PASSING = frozenset({"flee", "spare", "explore"})
"""Intentions for one turn; others are kept for some."""
KEPT = 2
"""For so many rounds: what has not come off by then is given up."""
JUDGED_AT = 3
"""At so many imagined tables a position is judged that needs no thought."""
AFRESH = 10_000
"""From which number on futures are new to all plans."""
MOST_ANSWERS = 400
"""Where a game is not over in so many answers, the position is judged as it is."""


class TurnPlan(NamedTuple):
    """What a seat does now: what it intends with its explorer, orders to monsters, or an answer."""

    intention: Intention = HABIT
    orders: Intention = HABIT
    answer: str = ""


class Foresight:
    """The futures of the question that a seat is asked."""

    def __init__(self, seat: SeatAt) -> None:
        self._seat = seat.seat
        self._futures = Futures(seat)
        self._seed = crc32(seat.moment.encode())

    def answers(self, plan: TurnPlan, number: int) -> tuple[str, ...]:
        """What the seat answers for a plan in one of the futures, until the turn is over."""
        future = self._set_out(plan, number)
        given = [plan.answer]
        while not future.turns and (key := future.go_on()) is not None:
            given.append(key)
        return tuple(given)

    def look(self, plan: TurnPlan, number: int) -> float:
        """What a plan promises in one of the futures: the position a round later, and how the game ends.

        The later it is judged the more has come of the plan, but also of luck.
        """
        future = self._set_out(plan, number)
        judged: list[float] = []
        while future.go_on() is not None:
            if not judged and future.turns >= future.table.seats:
                judged.append(chance_of(future.table, self._seat))
        return sum((*judged, chance_of(future.table, self._seat))) / (len(judged) + 1)

    def look_afresh(self, plan: TurnPlan, number: int) -> float:
        """The same in futures that no plan was chosen by."""
        return self.look(plan, AFRESH + number)

    def judge_now(self) -> Trials:
        """What the position promises as it is, in a few of the tables it could be."""
        worlds = [self._futures.world(number) for number in range(JUDGED_AT)]
        return Trials([chance_of(world, self._seat) for world in worlds])

    def _set_out(self, plan: TurnPlan, number: int) -> "Future":
        """One of the futures, with a plan for it."""
        table = self._futures.future(number)
        bots = [ScoutBot(self._seed + 101 * number + seat, glances=False) for seat in range(table.seats)]
        bots[self._seat].intention, bots[self._seat].orders = plan.intention, plan.orders
        if plan.answer:
            table.answer(plan.answer, self._seat)
        return Future(table, bots, self._seat)


class Future:
    """A table at which scouts play on, one of them with a plan."""

    def __init__(self, table: Table, bots: list[ScoutBot], planner: int) -> None:
        self.table = table
        self.turns = 0
        """How many turns are over."""
        self._bots = bots
        self._places = [SeatAt(table, seat) for seat in range(table.seats)]
        self._planner = bots[planner]
        self._turn = turn_of(table)
        self._last = table.move + MOST_ANSWERS

    def go_on(self) -> str | None:
        """Let whoever is asked answer; that answer, or None where all is over."""
        ask = self.table.ask
        if ask is None or self.table.move >= self._last:
            return None
        seat = ask.waiting[0]
        key = self._bots[seat].choose(self._places[seat]).key
        self.table.answer(key, seat)
        if (turn := turn_of(self.table)) != self._turn:
            self._turn = turn
            self.turns += 1
            bot, over = self._planner, self.turns > KEPT * self.table.seats
            bot.intention = after_the_turn(bot.intention, given_up=over)
            bot.orders = after_the_turn(bot.orders, given_up=over)
        return key


def after_the_turn(intention: Intention, *, given_up: bool) -> Intention:
    """What is left of an intention when a turn is over."""
    return HABIT if given_up or intention.kind in PASSING else intention


def turn_of(table: Table) -> int:
    """Whose turn it is at an imagined table."""
    return cast(BetrayalState, table.state).turn.seat
