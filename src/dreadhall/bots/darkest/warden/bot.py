"""The warden: a scout who plans each turn of a group that is all its own, as long as the code is far from broken."""

import time
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace
from typing_extensions import override

from dreadhall.bots.base import Answer, Reason, SeatAt
from dreadhall.bots.company import Temper
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.bots.darkest.scout import ScoutBot
from dreadhall.bots.darkest.showdown import foresight
from dreadhall.bots.darkest.warden.features import rounds_at
from dreadhall.bots.darkest.warden.orders import NO_ORDERS, OrderedTurn, Orders
from dreadhall.bots.darkest.warden.planner import chance_of, is_worth_planning, think
from dreadhall.bots.darkest.warden.plans import MANNER_PLANS, plan_behind
from dreadhall.bots.planning import CLEVER, Budget, Futures, Strength
from dreadhall.bots.planning.budget import Clock
from dreadhall.darkest.ids import SurvivorId

PLANNED = Reason("plan")

OWN_DOUBT = 0.5
"""The best of many plans owes something to luck: it has to be that much better still."""

MORE_DOUBT: dict[Temper | None, float] = {"careful": 0.5, "bold": -0.5}
"""How much surer than others somebody of a temper wants to be before it leaves its habits."""

Turn = tuple[int, tuple[str, ...]]
"""A group's turn: the round, and who acts."""


class WardenBot(ScoutBot):
    """Tries out orders for its group at imagined tables, and keeps to the best of them for a turn."""

    def __init__(self, seed: int = 0, strength: Strength = CLEVER, clock: Clock = time.monotonic) -> None:
        super().__init__(seed)
        self.strength = strength
        self.temper: Temper | None = None
        self._clock = clock
        self._turn: Turn | None = None
        self._orders: Orders = NO_ORDERS
        self._chance: float | None = None
        self._spread: float | None = None
        self._pondered = False

    @override
    def choose(self, seat: SeatAt) -> Answer:
        """What its orders ask for, or what a scout would do."""
        ask, showdown = seat.ask, seat.position.track.showdown
        self._pondered = False
        along = self._goes_along(seat, ask["data"]) if ask["prompt"] == "come-along" else None
        answer = super().choose(seat) if along is None else along
        fight = self._fight
        if not showdown:
            pos = SeenTable(seat)
            plan = plan_behind(pos, answer.key, self._orders) if ask["prompt"] == "act" else None
            # What it thought of an earlier turn is no news of this one.
            told = (self._chance, self._spread) if turn_of(pos) == self._turn else (None, None)
            answer = replace(answer, estimate=told[0], spread=told[1], plan=plan)
        elif fight is not None:
            answer = replace(answer, estimate=fight.chance, spread=fight.spread, plan=MANNER_PLANS[fight.manner])
        return replace(answer, memory=self.memory(), pondered=self._pondered)

    @override
    def memory(self) -> dict[str, Any]:
        """The orders it has given, and for which turn."""
        known = super().memory()
        if self._turn is None:
            return known
        number, group = self._turn
        thought = {"orders": dict(self._orders), "chance": self._chance, "spread": self._spread}
        return known | {"round": number, "group": list(group), **thought}

    @override
    def recall(self, memory: dict[str, Any]) -> None:
        """Go on by the orders it had given."""
        super().recall(memory)
        if "orders" in memory:
            self._turn = memory["round"], tuple(memory["group"])
            self._orders, self._chance, self._spread = memory["orders"], memory["chance"], memory["spread"]

    @override
    def intents(self, pos: SeenTable, seat: SeatAt) -> Iterator[Intent]:
        self._make_up_its_mind(pos, seat)
        return OrderedTurn(pos, orders=self._orders).intents()

    @override
    def overlooks(self, pos: SeenTable, key: str) -> bool:
        if "overlooks" not in self.strength.slips:
            return False
        verb, name = key.split(":")[:2]
        who = pos.survivors[SurvivorId(name)]
        return verb == "use" or ("attack" in verb and not pos.enemies_in(who.room))

    @override
    def reason_for(self, key: str) -> Reason:
        return PLANNED if self._orders else super().reason_for(key)

    def _make_up_its_mind(self, pos: SeenTable, seat: SeatAt) -> None:
        """Think once a turn; later on the orders stand."""
        turn = turn_of(pos)
        if turn == self._turn:
            return
        self._turn, self._orders = turn, NO_ORDERS
        futures = Futures(seat)
        world = futures.world(0)
        self._chance, self._spread = chance_of(rounds_at(world)), None
        if not is_worth_planning(world) or not plays_all(pos):
            return
        self._pondered = True
        doubt = self.strength.doubt + OWN_DOUBT + MORE_DOUBT.get(self.temper, 0.0)
        budget = Budget(self.strength.simulations, seat.seconds, self._clock)
        ranking = think(futures, budget, doubt, alone=self.temper != "loyal")
        if ranking.tried:
            self._orders = ranking.best or NO_ORDERS
            self._chance, self._spread = ranking.estimate, ranking.spread

    @override
    def plan_the_fight(self, futures: Futures, seconds: float | None) -> foresight.ShowdownPlan:
        self._pondered = True
        budget = Budget(self.strength.simulations, seconds, self._clock)
        return foresight.think(futures, budget, self.strength.doubt)

    def _goes_along(self, seat: SeatAt, asked: dict[str, Any]) -> Answer | None:
        """Whether its orders are those of who leads; None where it has none for this turn."""
        pos = SeenTable(seat)
        if turn_of(pos) != self._turn or not self._orders:
            return None
        along = OrderedTurn(pos, orders=self._orders).goes_along(asked["survivor"], asked["leader"])
        return None if along is None else Answer("yes" if along else "no", PLANNED)


def plays_all(pos: SeenTable) -> bool:
    """Whether all of the group whose turn it is are the seat's own.

    Of several seats each would make a plan for everybody, and every one another: they would go apart, each by its own.
    """
    return all(who.seat == pos.seat for who in pos.active)


def turn_of(pos: SeenTable) -> Turn:
    """The turn that is going on."""
    groups = pos.view.groups
    return pos.view.track.round, tuple(groups[0]) if groups else ()
