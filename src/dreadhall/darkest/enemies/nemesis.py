"""The nemesis: it wants the three corner rooms gone. (D-NEM)"""

from dreadhall.darkest.components.catalogue import NEMESES
from dreadhall.darkest.ground import DESTROYED_HEAT
from dreadhall.darkest.happenings.enemies import NemesisAppears, NemesisCube, NemesisMoves, ZombiesBurn
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.phases.markers import Markers
from dreadhall.darkest.state import Foe
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import hook


class Nemesis(Markers):
    """How it comes into play, walks and destroys."""

    @hook
    async def nemesis_appears(self) -> None:
        """The nemesis comes in: a random board, in the laboratory, cubes for every survivor. (D-SHOW-06 to 08)"""
        name = self.draw(self.state.nemeses)
        targets = NEMESES[name].targets
        areas = len(targets)
        cubes = sum(self.zone(who) + 1 for who in self.state.survivors.values())
        self.state.nemesis = Foe(name, self.house.laboratory, [cubes // areas] * areas)
        self.tell(
            NemesisAppears(beast=name, room=self.house.laboratory, cubes=cubes, each=cubes // areas), cause="showdown"
        )
        free = list(range(areas))
        for _ in range(cubes % areas):
            choices = [acts.part(targets[n].colour, n, name) for n in free]
            number = await self.ask_team("nemesis-cube", choices, beast=name)
            free.remove(number)
            self.tell(NemesisCube(**self.change_part(self.state.nemesis, number, 1)), cause="showdown")

    def corners_standing(self) -> list[RoomId]:
        """The corner rooms it still has to destroy. (D-NEM-01)"""
        return [room for room in self.house.terminals if not self.is_destroyed(self.square(room))]

    async def nemesis_reacts(self) -> None:
        """Destroy the corner it stands in, or go to the next. (D-NEM-02 to 07)"""
        nemesis = self.state.nemesis
        if nemesis is None:
            return
        if nemesis.room in self.corners_standing():
            await self.destroy_corner(nemesis)
        else:
            await self.nemesis_walks(nemesis)

    async def destroy_corner(self, nemesis: Foe) -> None:
        """Fire over everything in the room, then an attack on who is left. (D-NEM-05 to 07)"""
        await self.destroy(self.square(nemesis.room), nemesis.id)
        await self.burn_out(nemesis.room)
        await self.nemesis_attacks(nemesis)

    async def burn_out(self, room: RoomId) -> None:
        """Three wounds for everybody, death to the zombies, three hits on a creature. (D-NEM-06)"""
        if was := self.zombies_in(room):
            del self.state.hordes[room]
            self.tell(ZombiesBurn(room=room, was=was, now=0), cause="inferno")
        creature = self.state.creature
        if creature is not None and creature.room == room and self.inferno_hurts(creature):
            await self.burn_beast(creature, DESTROYED_HEAT)
        for who in self.survivors_in(room):
            await self.lose_health(who, DESTROYED_HEAT, "inferno")

    @hook(replaced=True)
    def inferno_hurts(self, creature: Foe) -> bool:
        """Whether the nemesis' inferno hurts a creature: not what resists fire. (D-NEM-06)"""
        return not self.resists_fire(creature)

    async def nemesis_walks(self, nemesis: Foe) -> None:
        """To the closest corner, attacking in every room with survivors on the way. (D-NEM-02 to 04, 14)"""
        await self.nemesis_attacks_where_it_starts(nemesis)
        goal = await self.nemesis_goal(nemesis)
        for steps in range(self.movement(nemesis, "reaction"), 0, -1):
            if goal not in self.corners_standing():
                goal = await self.nemesis_goal(nemesis)
            if goal is None or nemesis.room in self.corners_standing():
                return
            await self.nemesis_steps(nemesis, goal, steps)

    async def nemesis_steps(self, nemesis: Foe, goal: RoomId, steps: int) -> None:
        """The first of so many rooms on by a shortest way, and an attack on whoever is there. (D-NEM-02, 03, 09)"""
        left = nemesis.room
        ways = [acts.room(way) for way in self.plan.routes(left, goal)]
        nemesis.room = await self.ask_team("nemesis-route", ways, beast=nemesis.id, goal=goal, steps=steps)
        self.tell(
            NemesisMoves(beast=nemesis.id, room_from=left, through=[], room=nemesis.room, goal=goal), cause="reaction"
        )
        self.steps_into(nemesis, left, nemesis.room)
        self.free_where_no_enemy_is(left)
        await self.nemesis_enters(nemesis, left)
        await self.nemesis_attacks(nemesis)

    @hook(replaced=True)
    async def nemesis_attacks_where_it_starts(self, nemesis: Foe) -> None:
        """What the nemesis does before it walks: it attacks in the room it stands in, too. (D-NEM-03)"""
        await self.nemesis_attacks(nemesis)

    async def nemesis_attacks(self, nemesis: Foe) -> None:
        """Attack whoever shares its room."""
        if self.is_occupied(nemesis.room):
            await self.beast_attacks(nemesis)

    async def nemesis_goal(self, nemesis: Foe) -> RoomId | None:
        """The closest corner that stands; the team breaks ties. (D-NEM-02)"""
        far = self.plan.distances(nemesis.room)
        corners = [corner for corner in self.corners_standing() if corner in far]
        if not corners:
            return None
        nearest = min(far[corner] for corner in corners)
        tied = [acts.room(corner) for corner in corners if far[corner] == nearest]
        return await self.ask_team("nemesis-target", tied, beast=nemesis.id)
