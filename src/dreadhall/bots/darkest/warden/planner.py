"""Which orders are best for a group's turn: each set of them is tried out in the same futures."""

from collections.abc import Iterator

from dreadhall.bots.darkest.showdown.prospects import prospects
from dreadhall.bots.darkest.warden.crew import Crew
from dreadhall.bots.darkest.warden.features import Features, rounds_at
from dreadhall.bots.darkest.warden.orders import NO_ORDERS, Orders
from dreadhall.bots.planning import Budget, Fitted, Futures, Ranking, halve, read_fitted
from dreadhall.darkest.state import Survivor
from dreadhall.kernel import Table

MOST_STEPS = 3
MOST_ANSWERS = 400
"""Nobody foresees more than so many answers."""


def evaluation() -> Fitted:
    """What positions before the showdown are worth."""
    return read_fitted("dreadhall.bots.darkest.warden", "evaluation.json")


def plan(futures: Futures, budget: Budget, doubt: float) -> Ranking[Orders]:
    """The orders for the group whose turn it is, the best first."""
    fitted = evaluation()
    return halve(candidates(futures.world(0)), lambda orders, n: outcome(futures.future(n), orders, fitted), budget, doubt)


def candidates(table: Table) -> list[Orders]:
    """None, and what could be ordered: all who are together to a room, one of them, or two."""
    rules = rounds_at(table)
    able = [who for who in rules.active() if who.ap > 0 and not who.entrapped]
    found: dict[tuple[tuple[str, str], ...], Orders] = {(): NO_ORDERS}

    def add(orders: Orders) -> None:
        found.setdefault(tuple(sorted(orders.items())), orders)

    rooms = list(dict.fromkeys(who.room for who in able))
    for room in rooms:
        here = [who for who in able if who.room == room]
        for goal in goals(table, here):
            add({who.id: goal for who in here})
        if len(here) > 1:
            for who in here:
                for goal in goals(table, [who]):
                    if goal != room:
                        add({who.id: goal})
    return list(found.values())


def goals(table: Table, people: list[Survivor]) -> Iterator[str]:
    """The rooms that these could be in at the end of their turn, their own first."""
    rules = rounds_at(table)
    start = people[0].room
    yield start
    if rules.enemies_in(start):
        return
    most = min(max(who.ap for who in people), MOST_STEPS)
    far = rules.plan.distances(start)
    closed = rules.house.laboratory
    yield from (room for room, steps in far.items() if 0 < steps <= most and room != closed)


def outcome(table: Table, orders: Orders, fitted: Fitted) -> float:
    """What a turn with these orders leads to: how likely a victory looks once the house has reacted."""
    crew = Crew(orders)
    state = table.rules.state
    mark = state.round, len(state.finished)
    for _ in range(MOST_ANSWERS):
        ask = table.ask
        if ask is None:
            break
        rules = table.rules
        state = rules.state
        if state.showdown is not None:
            if ask.prompt == "act" and state.nemesis is not None:
                return prospects(table)
        elif ask.prompt == "act" and (state.round, len(state.finished)) != mark:
            return fitted.chance(Features(rounds_at(table)).values())
        if (state.round, len(state.finished)) != mark:
            crew.orders = NO_ORDERS
        seat, key = crew.answer(table)
        table.answer(key, seat)
    result = table.result
    return float(result is not None and bool(result.winners))
