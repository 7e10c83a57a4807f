"""How enemies move: hordes, tokens, the creature. (D-ZMOVE, D-CMOVE)"""

from collections.abc import Collection, Sequence
from itertools import pairwise

from dreadhall.darkest.enemies.hordes import ZOMBIE_STEPS
from dreadhall.darkest.fighting.defense import Defense
from dreadhall.darkest.happenings.enemies import CreatureMoves, CreatureStays, ZombiesMove
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.darkest.questions import WhichWay
from dreadhall.darkest.state import Foe, Horde, SpawnToken, Unit
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import hook


class Prowling(Defense):
    """Every step an enemy takes of its own accord."""

    # Zombies

    @hook
    def zombie_steps(self, unit: Unit) -> int:
        """How many rooms a horde or token moves: two at most. (D-ZMOVE-01)"""
        return ZOMBIE_STEPS

    async def move_unit(self, unit: Unit, area: frozenset[Square] | None, goals: list[RoomId], cause: str) -> None:
        """A horde or token comes closer to the nearest of these rooms, and attacks where it meets somebody.

        (D-ZMOVE-01 to 13)
        """
        goal = await self.choose_goal(unit.room, area, goals)
        path = [] if goal is None else await self.zombie_path(unit, goal, area)
        room = self.walk(unit, path, cause)
        if room in self.state.hordes and self.is_occupied(room):
            await self.horde_attacks(room)

    async def choose_goal(self, room: RoomId, area: frozenset[Square] | None, goals: list[RoomId]) -> RoomId | None:
        """The closest survivors in moves; the team breaks ties. (D-ZMOVE-04)"""
        tied = self.nearest_goals(room, area, goals)
        if not tied:
            return None
        return await self.ask_team("zombie-target", [acts.room(goal) for goal in tied], room_from=room)

    @hook
    def nearest_goals(self, room: RoomId, area: frozenset[Square] | None, goals: list[RoomId]) -> list[RoomId]:
        """The rooms zombies may make for: the closest of these, in moves, that they can come to. (D-ZMOVE-04)"""
        far = self.plan.distances(room, self.forbidden_to_zombies(), area)
        reachable = [goal for goal in goals if goal in far and goal != room]
        nearest = min((far[goal] for goal in reachable), default=0)
        return [goal for goal in reachable if far[goal] == nearest]

    def can_come_closer(self, unit: Unit, area: frozenset[Square] | None, goals: list[RoomId]) -> bool:
        """Only what can move is named to move. (D-ZMOVE-14, D-TERROR-14, R-68)"""
        return bool(self.nearest_goals(unit.room, area, goals))

    async def zombie_path(self, unit: Unit, goal: RoomId, area: frozenset[Square] | None) -> list[RoomId]:
        """The rooms the unit walks through, up to the first with survivors. (D-ZMOVE-01, 05, 08)"""
        path: list[RoomId] = []
        for steps in range(self.zombie_steps(unit), 0, -1):
            step = await self.next_step(Unit(unit.kind, path[-1] if path else unit.room), goal, area, steps)
            if step is None:
                break
            path.append(step)
            if self.is_occupied(step):
                break
        return path

    async def next_step(self, unit: Unit, goal: RoomId, area: frozenset[Square] | None, steps: int) -> RoomId | None:
        """The first of so many rooms on along a shortest route; the team chooses among equals. (D-ZMOVE-05)"""
        rooms = [acts.room(step) for step in self.steps_towards(unit.room, goal, area)]
        if not rooms:
            return None
        data: WhichWay = {"unit": unit.kind, "room_from": unit.room, "goal": goal, "steps": steps}
        return await self.ask_team("zombie-route", rooms, **data)

    @hook
    def steps_towards(self, room: RoomId, goal: RoomId, area: frozenset[Square] | None) -> Sequence[RoomId]:
        """Where zombies may step next on their way to a room: next door, along a shortest route. (D-ZMOVE-05)"""
        return self.plan.routes(room, goal, self.forbidden_to_zombies(), area)

    def walk(self, unit: Unit, path: list[RoomId], cause: str) -> RoomId:
        """Room by room to where the move ends; who has nowhere to go has had its move. (D-ZMOVE-10)"""
        pack = self.leave_room(unit)
        for way in self.stretches(pack, [unit.room, *path]):
            self.tell_walk(pack, way, cause)
            for source, room in pairwise(way):
                self.steps_into(pack, source, room)
                pack = self.unit_passes(pack, room)
        end = path[-1] if path else unit.room
        self.settle(pack, end)
        return end

    def stretches(self, pack: Horde | SpawnToken, way: list[RoomId]) -> list[list[RoomId]]:
        """The way of a horde, or that of a token up to where it is seen, and on from there."""
        seen = [n for n in range(1, len(way)) if self.is_seen(way[n])] if isinstance(pack, SpawnToken) else []
        parts = [way[: seen[0] + 1], way[seen[0] :]] if seen else [way]
        return [part for part in parts if len(part) > 1]

    def is_seen(self, room: RoomId) -> bool:
        """Whether any survivor sees into a room."""
        return any(room in self.plan.sees[who.room] for who in self.state.survivors.values())

    def tell_walk(self, pack: Horde | SpawnToken, way: list[RoomId], cause: str) -> None:
        """Who goes from where to where; of a token nobody knows how many it is."""
        horde = pack if isinstance(pack, Horde) else Horde()
        self.tell(
            ZombiesMove(
                unit="horde" if isinstance(pack, Horde) else "token",
                zombies=len(horde),
                specials=[special.kind for special in horde.specials],
                room_from=way[0],
                through=way[1:-1],
                room=way[-1],
            ),
            cause=cause,
        )

    @hook
    def leave_room(self, unit: Unit) -> Horde | SpawnToken:
        """Take up what moves: of a horde, those that have not moved yet in this phase. (D-ZMOVE-10, R-68)"""
        if unit.kind == "token":
            token = next(t for t in self.state.tokens if t.room == unit.room and not t.moved)
            token.moved = True
            return token
        horde = self.state.hordes[unit.room]
        stay = min(horde.moved, horde.zombies)
        if not stay:
            del self.state.hordes[unit.room]
            horde.downed = horde.knocked = 0
            return horde
        waiting = max(0, horde.waiting - stay)
        moving = Horde(horde.zombies - stay, horde.specials, waiting=waiting, infected=horde.infected)
        horde.specials = []
        horde.zombies = stay
        horde.waiting -= waiting
        self.tidy(unit.room)
        return moving

    def unit_passes(self, pack: Horde | SpawnToken, room: RoomId) -> Horde | SpawnToken:
        """A token that is seen on its way is turned over and goes on as a horde. (D-ZMOVE-11)"""
        if isinstance(pack, Horde):
            return pack
        pack.room = room
        if not self.is_seen(room):
            return pack
        fresh = self.state.hordes.pop(room, None)
        self.reveal(pack, "seen")
        turned = self.state.hordes.pop(room)
        if fresh is not None:
            self.state.hordes[room] = fresh
        turned.moved = 0
        return turned

    @hook
    def settle(self, pack: Horde | SpawnToken, room: RoomId) -> None:
        """The move ends: what has moved merges with whoever stands there. (D-ZMOVE-12)"""
        if isinstance(pack, SpawnToken):
            pack.room = room
            return
        horde = self.add_zombies(room, pack.zombies, waiting=pack.waiting)
        horde.specials += pack.specials
        horde.infected = horde.infected or pack.infected
        horde.moved = min(len(horde), horde.moved + len(pack))

    def fresh_units(self, area: Collection[Square]) -> list[Unit]:
        """The units of an area that have neither moved nor attacked in this phase. (D-ZMOVE-01, 10)"""
        units = []
        for unit in self.all_units():
            if self.square(unit.room) in area and not self.has_moved(unit):
                units.append(unit)
        return units

    def has_moved(self, unit: Unit) -> bool:
        """Whether nothing of it is left to move."""
        if unit.kind == "token":
            return all(token.moved for token in self.state.tokens if token.room == unit.room)
        horde = self.state.hordes[unit.room]
        return horde.moved >= len(horde)

    # The creature

    def forbidden_to(self, foe: Foe) -> frozenset[Square]:
        """Fire stops whatever does not resist it. (D-CMOVE-04)"""
        if foe is self.state.nemesis or self.resists_fire(foe):
            return frozenset()
        return self.hot_squares()

    async def move_creature(self, goals: list[RoomId], cause: str) -> None:
        """Along a shortest open way to the nearest goal; it attacks where it meets somebody. (D-CMOVE-01 to 08)"""
        creature = self.state.creature
        assert creature is not None
        steps = self.movement(creature, cause)
        if steps:  # Who cannot take a step has shown so by its roll. (D-BEAST-06)
            await self.creature_approaches(creature, goals, steps, cause)
        if not self.is_gone(creature):
            await self.creature_strikes(creature)

    async def creature_approaches(self, creature: Foe, goals: list[RoomId], steps: int, cause: str) -> None:
        """As far as its movement takes it, or not at all where no way leads closer. (D-CMOVE-04 to 06)"""
        goal = await self.creature_goal(creature, goals)
        path = [] if goal is None else await self.creature_path(creature, goal, steps)
        if goal is not None and path and self.comes_closer(creature.room, path[-1], goal):
            self.creature_walks(creature, path, cause)
        else:
            self.tell(CreatureStays(beast=creature.id, room=creature.room), cause=cause)

    async def creature_goal(self, creature: Foe, goals: list[RoomId]) -> RoomId | None:
        """The closest of the rooms it has an open way to. (D-CMOVE-02, 04)"""
        far = self.plan.distances(creature.room, self.forbidden_to(creature), None)
        reachable = [goal for goal in goals if goal in far and goal != creature.room]
        if not reachable:
            return None
        nearest = min(far[goal] for goal in reachable)
        tied = [goal for goal in reachable if far[goal] == nearest]
        return await self.ask_team("creature-target", [acts.room(goal) for goal in tied], beast=creature.id)

    async def creature_path(self, foe: Foe, goal: RoomId, steps: int) -> list[RoomId]:
        """The rooms it walks through, up to its movement or the first with survivors. (D-CMOVE-05, 07, 08)"""
        path: list[RoomId] = []
        room = foe.room
        for _ in range(steps):
            ways = self.plan.routes(room, goal, self.forbidden_to(foe), None)
            if not ways:
                break
            room = await self.ask_team("creature-route", [acts.room(way) for way in ways], beast=foe.id, goal=goal)
            path.append(room)
            if self.is_occupied(room) or room == goal:
                break
        return path

    def comes_closer(self, start: RoomId, end: RoomId, goal: RoomId) -> bool:
        """It stays where it is rather than end up on a tile farther off. (D-CMOVE-06)"""
        return self.tile_distance(end, goal) <= self.tile_distance(start, goal)

    def tile_distance(self, one: RoomId, other: RoomId) -> int:
        """Tiles between two rooms, counted along rows and columns. (R-42)"""
        house = self.house
        return house.tile_distance(house.square_of[one], house.square_of[other])

    def creature_walks(self, creature: Foe, path: list[RoomId], cause: str) -> None:
        """Room by room. (D-CMOVE-05)"""
        start = creature.room
        self.tell(CreatureMoves(beast=creature.id, room_from=start, through=path[:-1], room=path[-1]), cause=cause)
        for room in path:
            self.steps_into(creature, creature.room, room)
            creature.room = room
        self.free_where_no_enemy_is(start)

    @hook
    async def nemesis_enters(self, nemesis: Foe, left: RoomId) -> None:
        """What happens to the nemesis as it comes into a room: nothing, fire does not hurt it. (D-NEM-09)"""

    async def creature_strikes(self, creature: Foe) -> None:
        """It attacks whomever it meets; what fights from afar shoots instead. (D-CMOVE-07, D-BEAST-05)"""
        if self.board(creature).ranged:
            await self.shoot(creature)
        elif self.is_occupied(creature.room):
            await self.beast_attacks(creature)

    async def shoot(self, creature: Foe) -> None:
        """One attack on each survivor the Security Guard has in sight where it stops. (D-BEAST-05, 06, R-83)"""
        aimed_at = self.shot_targets(creature)
        while targets := [name for name in self.shot_targets(creature) if name in aimed_at]:
            people = [self.survivor(name) for name in targets]
            name = await self.ask_team("guard-shoots", [acts.survivor(name) for name in targets], people)
            aimed_at.remove(name)
            await self.beast_attacks(creature, self.survivor(name).room, name)

    def shot_targets(self, creature: Foe) -> list[SurvivorId]:
        """Survivors in line of sight within its range, its own room included."""
        reach = self.board(creature).ranged
        near = {name: self.plan.range_between(creature.room, who.room) for name, who in self.state.survivors.items()}
        return [name for name, rooms in near.items() if rooms is not None and rooms <= reach]
