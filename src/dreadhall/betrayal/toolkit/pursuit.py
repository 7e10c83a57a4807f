"""Forced movement toward a target: every step lies on a shortest route. (T-28, C-08, C-31)"""

import heapq
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from dreadhall.betrayal.combat import Attack
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.haunt import Haunt
from dreadhall.betrayal.plan import room_of
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Choice

Links = Callable[[str], Iterable[tuple[str, int]]]
"""The rooms next to a room, each with the spaces it costs to go there."""
Way = tuple[int, int]
"""How long a route is: spaces first; of routes with as many spaces the one with fewer steps is shorter."""

CHUTE, LANDING = "coal-chute", "basement-landing"
MISSING_STAIRS = {"foyer": LANDING, LANDING: "foyer"}
"""What the direction is reckoned by when no route leads to the target."""


def shortest(start: str, goals: Collection[str], links: Links) -> Way | None:
    """How long the route to the closest of several rooms is; None where none can be reached."""
    seen: set[str] = set()
    waiting: list[tuple[Way, str]] = [((0, 0), start)]
    while waiting:
        way, room = heapq.heappop(waiting)
        if room in goals:
            return way
        if room not in seen:
            seen.add(room)
            for other, spaces in links(room):
                if other not in seen:
                    heapq.heappush(waiting, ((way[0] + spaces, way[1] + 1), other))
    return None


class Pursuit(Haunt):
    """Monsters that must go where their quarry is. Ties are the controller's; without a traitor chance decides."""

    def quarry(self, figure: Figure) -> list[str]:
        """The places a monster must go to, the closest first; none where it goes as it likes."""
        return []

    def driven(self, figure: Figure) -> bool:
        """Whether a monster is under forced movement now."""
        return bool(self.quarry(figure))

    def steps_toward(self, figure: Figure, goals: Iterable[str]) -> list[str]:
        """The places next to a monster that lie on a shortest route to the closest of its goals."""
        here, rooms = self.room(figure), {room_of(goal) for goal in goals}

        @cache
        def links(room: str) -> list[tuple[str, int]]:
            return [(lands(room, to), spaces) for to, spaces in self.monster_links(figure, room)]

        def links_and_stairs(room: str) -> Iterator[tuple[str, int]]:
            yield from links(room)
            if room in MISSING_STAIRS:
                yield MISSING_STAIRS[room], 1

        if here in rooms:
            return []
        ways: Links = links
        far = shortest(here, rooms, ways)
        if far is None:
            ways = links_and_stairs
            far = shortest(here, rooms, ways)
        found = []
        for to, spaces in self.monster_links(figure, here):
            rest = shortest(lands(here, to), rooms, ways)
            if rest is not None and (rest[0] + spaces, rest[1] + 1) == far:
                found.append(to)
        return found

    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """One that is driven can only come nearer."""
        found = super().monster_moves(figure)
        goals = self.quarry(figure)
        if not goals or not found:
            return found
        nearer = self.steps_toward(figure, goals)
        return [choice for choice in found if choice.data.get("place") in nearer]

    def must_go_on(self, figure: Figure) -> bool:
        """One that is driven spends its whole movement."""
        if super().must_go_on(figure):
            return True
        return self.driven(figure) and not self.turn.over and bool(self.monster_moves(figure))

    async def decide_for(self, figure: Figure, choices: list[Choice[Deed]]) -> Deed:
        """Without a traitor nobody decides for one that is driven."""
        if self.haunt.traitor is None and self.driven(figure):
            return choices[self.chance("pursuit", len(choices))[0] if len(choices) > 1 else 0].value
        return await super().decide_for(figure, choices)

    def may_ride(self, figure: Figure) -> bool:
        """One that is driven does not ride away."""
        return super().may_ride(figure) and not self.driven(figure)

    async def attack_with(self, attack: Attack) -> None:
        """One that is driven stands on the side of whom it attacks. (C-31)"""
        if isinstance(attack.attacker, Figure) and self.driven(attack.attacker):
            attack.attacker.place = attack.defender.place
        await super().attack_with(attack)

    async def side_for_monster(self, figure: Figure, room: str) -> str:
        """It ends on the side of its quarry; else it stays on the side it is on. (C-31)"""
        goals = self.quarry(figure)
        if not goals:
            return await super().side_for_monster(figure, room)
        return next((goal for goal in goals if room_of(goal) == room), figure.place)


def lands(room: str, to: str) -> str:
    """The room a step ends in: the Coal Chute is only climbed from below, else one slides down it. (B-MON-11, -12)"""
    return LANDING if to == CHUTE and room != LANDING else room_of(to)
