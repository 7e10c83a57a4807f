"""A whole team in one head: for recording games, and for measuring. It knows what a seat may know."""

from dreadhall.bots.base import SeatAt
from dreadhall.bots.darkest.warden.features import rounds_at
from dreadhall.bots.darkest.warden.orders import NO_ORDERS
from dreadhall.bots.darkest.warden.planner import Plan, is_worth_planning, think
from dreadhall.bots.darkest.warden.team_habits import TeamHabits
from dreadhall.bots.planning import Budget, Futures
from dreadhall.kernel import Table


class TeamPlayer:
    """Answers for all seats of a table; without simulations by habit alone."""

    def __init__(self, simulations: int, doubt: float = 0.5) -> None:
        self.simulations = simulations
        self.doubt = doubt
        self._crew = TeamHabits()
        self._turn: tuple[int, tuple[str, ...]] | None = None
        self._plan: Plan = None

    def answer(self, table: Table) -> tuple[int, str]:
        """Who answers the open question, and what."""
        ask = table.ask
        assert ask is not None
        if self.simulations and ask.prompt == "act" and is_worth_planning(table):
            state = rounds_at(table).state
            turn = state.round, tuple(state.groups[0])
            if turn != self._turn:
                self._turn = turn
                futures = Futures(SeatAt(table, ask.waiting[0]))
                self._plan = think(futures, Budget(self.simulations), self.doubt).best
        elif ask.prompt == "act":
            self._plan = None
        self._crew.orders = self._plan or NO_ORDERS
        return self._crew.answer(table)
