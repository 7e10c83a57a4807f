"""Which orders are best for a group's turn: each set of them is tried out in the same futures."""

from collections.abc import Iterator

from dreadhall.bots.darkest.showdown.prospects import prospects
from dreadhall.bots.darkest.warden.drill import Drill
from dreadhall.bots.darkest.warden.features import TurnFeatures, rounds_at
from dreadhall.bots.darkest.warden.orders import NO_ORDERS, Orders
from dreadhall.bots.darkest.warden.team_habits import TeamHabits
from dreadhall.bots.planning import Budget, Futures, Ranking, halve, read_fitted
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.state import Survivor
from dreadhall.kernel import Table

MOST_STEPS = 3
MOST_ANSWERS = 400
"""Nobody foresees more than so many answers."""

Plan = Orders | None
"""Orders for those whose turn it is; None where everybody does what it does by habit."""


OF_THE_BUDGET = 0.5
"""The part of it that goes into finding out where all should go together."""

HANDED_OVER = 1
"""Once chips cover all but so many tokens, habit knows the way."""

PACKAGE = "dreadhall.bots.darkest.warden"


def is_worth_planning(table: Table) -> bool:
    """Whether the code is still far from broken."""
    rules = table.rules
    return isinstance(rules, Rounds) and TurnFeatures(rules).rest > HANDED_OVER


def chance_of(rules: Rounds) -> float:
    """How likely a position before the showdown is won: first the team must get there, then win."""
    values = TurnFeatures(rules).values()
    return read_fitted(PACKAGE, "reach.json").chance(values) * read_fitted(PACKAGE, "win.json").chance(values)


def think(futures: Futures, budget: Budget, doubt: float, *, alone: bool = True) -> Ranking[Plan]:
    """The plans for the group whose turn it is, the best first: all together, or with one who goes alone."""
    table = futures.world(0)

    def attempt(plan: Plan, number: int) -> float:
        return outcome(futures.future(number), plan)

    if not alone:
        return halve(joint_plans(table), attempt, budget, doubt)
    together = halve(joint_plans(table), attempt, budget, until=OF_THE_BUDGET)
    base = next((plan for plan in together.order if plan is not None), None)
    if base is None or not together.tried:
        return together
    return halve([None, base, *variations(table, base)], attempt, budget, doubt)


def joint_plans(table: Table) -> list[Plan]:
    """Habit, and all who are able in one room after the other."""
    able = able_in(table)
    goals = dict.fromkeys(goal for who in able for goal in goals_of(table, who))
    return [None, *({who.id: goal for who in able} for goal in goals)]


def variations(table: Table, plan: Orders) -> Iterator[Plan]:
    """The same with one who goes elsewhere."""
    for who in able_in(table):
        for goal in goals_of(table, who):
            if goal != plan.get(who.id):
                yield {**plan, who.id: goal}


def able_in(table: Table) -> list[Survivor]:
    """Those of the group who can go anywhere."""
    rules = rounds_at(table)
    return [who for who in rules.active() if who.ap > 0 and not who.entrapped]


def goals_of(table: Table, who: Survivor) -> Iterator[RoomId]:
    """The rooms that somebody could be in at the end of the turn, the own first."""
    rules = rounds_at(table)
    far = rules.plan.distances(who.room)
    most = min(who.ap, MOST_STEPS)
    yield from (room for room, steps in far.items() if steps <= most and room != rules.house.laboratory)


def outcome(table: Table, plan: Plan, *, drilled: bool = True) -> float:
    """What a turn by this plan leads to: how likely a victory looks once the house has reacted."""
    crew: TeamHabits | Drill = Drill(plan) if plan is not None and drilled else TeamHabits(plan or NO_ORDERS)
    state = table.rules.state
    mark = state.round, len(state.finished)
    for _ in range(MOST_ANSWERS):
        ask = table.ask
        if ask is None:
            break
        state = table.rules.state
        if ask.prompt == "act":
            if state.showdown is not None:
                return prospects(table)
            if (state.round, len(state.finished)) != mark:
                return chance_of(rounds_at(table))
        seat, key = crew.answer(table)
        table.answer(key, seat)
    result = table.result
    return float(result is not None and bool(result.winners))
