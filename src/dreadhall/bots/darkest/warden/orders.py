"""A group's turn with orders: who is to be where. All else is done as usual."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from typing_extensions import override

from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.answering.turns import GroupTurn
from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.presentation.view import SurvivorView

Orders = Mapping[SurvivorId, RoomId]
"""Where a survivor is to go, by its name."""

NO_ORDERS: Orders = {}


class OrderedTurn(GroupTurn):
    """The turn of a group some of whom have orders."""

    def __init__(self, pos: SeenTable, *, orders: Orders) -> None:
        self.orders = orders
        super().__init__(pos)
        if orders:
            self.free = [who for who in self.able if who.ap > self.needed(who)]

    def needed(self, who: SurvivorView) -> int:
        """How many AP somebody keeps to get where it wants to be."""
        goal = self.orders.get(who.id)
        if goal is None:
            return self.reserve(who.room)
        if who.room == goal or self.pos.enemies_in(who.room):
            return 0
        return self.pos.plan.distances(who.room).get(goal, 0)

    @cached_property
    @override
    def leader(self) -> SurvivorView:
        """Whom those without orders follow."""
        rest = [who for who in self.able if who.id not in self.orders]
        rooms = [who.room for who in self.pos.active if not who.entrapped and who.id not in self.orders]
        return max(rest, key=lambda who: rooms.count(who.room))

    @override
    def errands(self) -> Iterator[Intent]:
        """Who has orders goes nowhere else, and nobody calls them back."""
        return iter(()) if self.orders else super().errands()

    @override
    def searches(self) -> Iterator[Intent]:
        """Who has orders searches where it is, as long as there is time."""
        for who in self.free:
            if self.orders.get(who.id) == who.room and who.room not in self.pos.searched:
                yield who, f"search:{who.id}"
        yield from super().searches()

    @override
    def moves(self) -> Iterator[Intent]:
        """Everybody goes where it is told, the others together as usual."""
        for who in self.able:
            goal = self.orders.get(who.id)
            if goal is not None and goal != who.room:
                yield from self.march(who, goal)
        rest = [who for who in self.able if who.id not in self.orders]
        if not rest:
            return
        leader = self.leader
        for who in rest:
            if who.room != leader.room:
                yield from self.move(who, leader.room)
        held_up = [one for one in self.pos.active if one.room == leader.room and not one.ap and not one.entrapped]
        if not any(one.id not in self.orders for one in held_up):
            yield from self.move(leader, self.destination(leader))

    def march(self, who: SurvivorView, goal: RoomId) -> Iterator[Intent]:
        """A step of the shortest way, whatever stands on it."""
        if self.pos.enemies_in(who.room):
            return
        far = self.pos.plan.distances(goal)
        step = min(self.pos.plan.neighbours[who.room], key=lambda room: far.get(room, FAR), default=None)
        if step is not None and far.get(step, FAR) < far.get(who.room, FAR):
            yield who, f"move:{who.id}:{step}"

    def goes_along(self, who: SurvivorId, leader: SurvivorId) -> bool | None:
        """Whether somebody has the same orders as who leads; None where it has none."""
        if who not in self.orders and leader not in self.orders:
            return None
        return self.orders.get(who) == self.orders.get(leader)
