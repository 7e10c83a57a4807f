"""Forced movement toward a target: every step lies on a shortest route. (T-28, C-08, C-31)"""

import heapq
from collections.abc import Collection, Iterable

from typing_extensions import override

from dreadhall.betrayal.components.rooms import FOYER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.house.paths import UNDER_CHUTE, Links, after_step
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Choice, hook

Way = tuple[int, int]
"""How long a route is: spaces first; of routes with as many spaces the one with fewer steps is shorter."""

MISSING_STAIRS = {FOYER: ((place_in(UNDER_CHUTE), 1),), UNDER_CHUTE: ((place_in(FOYER), 1),)}
"""What the direction is reckoned by when no route leads to the target."""


def first_steps(start: RoomId, goals: Collection[RoomId], links: Links) -> set[Place]:
    """Where the shortest routes to the closest of several rooms begin; nowhere where none can be reached."""
    ways: dict[RoomId, Way] = {start: (0, 0)}
    first: dict[RoomId, set[Place]] = {start: set()}
    waiting: list[tuple[Way, RoomId]] = [((0, 0), start)]
    found: set[Place] = set()
    far: Way | None = None
    while waiting and far in (None, waiting[0][0]):
        way, room = heapq.heappop(waiting)
        if room in goals:
            found |= first[room]
            far = way
        elif way == ways[room]:
            so_far, steps = way
            for to, spaces in links(room):
                other = after_step(room, to)
                longer = so_far + spaces, steps + 1
                known = ways.get(other)
                if known is None or longer < known:
                    ways[other] = longer
                    first[other] = first[room].copy() or {to}
                    heapq.heappush(waiting, (longer, other))
                elif longer == known:
                    first[other] |= first[room] or {to}
    return found


class Pursuit(Haunt):
    """Monsters that must go where their quarry is. Ties are the controller's; without a traitor chance decides."""

    @hook
    def quarry(self, figure: Figure) -> list[Place]:
        """The places a monster must go to, the closest first; none where it goes as it likes."""
        return []

    @hook
    def driven(self, figure: Figure) -> bool:
        """Whether a monster is under forced movement now."""
        return bool(self.quarry(figure))

    def steps_toward(self, figure: Figure, goals: Iterable[Place | RoomId]) -> set[Place]:
        """The places next to a monster that lie on a shortest route to the closest of its goals."""
        here, rooms = self.room(figure), {room_of(goal) for goal in goals}

        def links(room: RoomId) -> Iterable[tuple[Place, int]]:
            return self.monster_links(figure, room)

        def links_and_stairs(room: RoomId) -> Iterable[tuple[Place, int]]:
            return (*self.monster_links(figure, room), *MISSING_STAIRS.get(room, ()))

        if here in rooms:
            return set()
        return first_steps(here, rooms, links) or first_steps(here, rooms, links_and_stairs)

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """One that is driven can only come nearer."""
        found = super().monster_moves(figure)
        goals = self.quarry(figure)
        if not goals or not found:
            return found
        nearer = self.steps_toward(figure, goals)
        return [choice for choice in found if choice.data.get("place") in nearer]

    @override
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """One that is driven spends its whole movement."""
        if super().must_go_on(figure, choices):
            return True
        return self.driven(figure) and any(choice.verb == "go" for choice in choices)

    @override
    async def decide_for(self, figure: Figure, choices: list[Choice[Deed]]) -> Deed:
        """Without a traitor nobody decides for one that is driven."""
        if self.haunt.traitor is None and self.driven(figure):
            return choices[self.chance("pursuit", len(choices))[0] if len(choices) > 1 else 0].value
        return await super().decide_for(figure, choices)

    @override
    def may_ride(self, figure: Figure) -> bool:
        """One that is driven does not ride away."""
        return super().may_ride(figure) and not self.driven(figure)

    @override
    async def attack_with(self, attack: Attack) -> None:
        """One that is driven stands on the side of whom it attacks. (C-31)"""
        if isinstance(attack.attacker, Figure) and self.driven(attack.attacker):
            attack.attacker.place = attack.defender.place
        await super().attack_with(attack)

    @override
    async def side_for_monster(self, figure: Figure, room: RoomId) -> Place:
        """It ends on the side of its quarry; else it stays on the side it is on. (C-31)"""
        goals = self.quarry(figure)
        if not goals:
            return await super().side_for_monster(figure, room)
        return next((goal for goal in goals if room_of(goal) == room), figure.place)
