"""How the whole crew answers at a table in the head: by the scout's rules of thumb, and by orders."""

from collections import Counter

from dreadhall.bots.base import SeatAt
from dreadhall.bots.darkest.answering.handling import handle
from dreadhall.bots.darkest.answering.prompts import ANSWERS
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.trail import Trail
from dreadhall.bots.darkest.showdown.reflexes import Reflexes, seats_by_key
from dreadhall.bots.darkest.warden.orders import NO_ORDERS, OrderedTurn, Orders
from dreadhall.kernel import Table

LAST_RESORTS = ("done", "escape", "attack", "heal", "rescue", "move")


class TeamHabits:
    """Answers for all seats of a table."""

    def __init__(self, orders: Orders = NO_ORDERS) -> None:
        self.orders = orders
        self._reflexes = Reflexes()
        self._pending: Counter[str] = Counter()
        self._trail = Trail()

    def answer(self, table: Table) -> tuple[int, str]:
        """Who answers the open question, and what."""
        ask = table.ask
        assert ask is not None
        state = table.rules.state
        if state.showdown is not None and state.nemesis is not None:
            return self._reflexes.answer(table)
        seat = ask.waiting[0]
        question = Question(SeatAt(table, seat), self._pending)
        if ask.prompt == "act":
            return self._act(table, question)
        if ask.prompt != "allocate":
            self._pending.clear()
        if len(question.choices) == 1:
            return seat, question.first
        if ask.prompt == "come-along" and self.orders:
            turn = OrderedTurn(question.pos, orders=self.orders)
            along = turn.goes_along(question.data["survivor"], question.data["leader"])
            if along is not None:
                return seat, "yes" if along else "no"
        answer = ANSWERS.get(ask.prompt)
        chosen = question.first if answer is None else answer(question)
        return seat, chosen if question.has(chosen) else question.first

    def _act(self, table: Table, question: Question) -> tuple[int, str]:
        seats = seats_by_key(table)
        pos = question.pos
        self._trail.follow(pos)
        for who in pos.view.survivors:
            for key in handle(pos, who):
                if key in seats:
                    return seats[key], key
        for _, key in OrderedTurn(pos, orders=self.orders).intents():
            if key in seats and not self._trail.leads_back(key):
                return seats[key], key
        ask = table.ask
        assert ask is not None
        for seat in ask.waiting:
            if any(choice.key == "done" for choice in ask.parts[seat]):
                return seat, "done"
        keys = [key for verb in LAST_RESORTS for key in seats if key.startswith(verb)]
        key = next(iter(keys or seats))
        return seats[key], key
