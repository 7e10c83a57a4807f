"""What the enemies do when a group has finished. (D-REACT)"""

from dreadhall.darkest.happenings.enemies import ZombiesRise
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.state import Reaction, Unit
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.turns import Turns
from dreadhall.kernel import hook


class Reactions(Turns):
    """Attack, move and attack, fire: each room and each unit is a step of its own."""

    def reaction(self) -> Reaction:
        """The reaction phase that is running."""
        assert self.state.reaction is not None
        return self.state.reaction

    async def attack_step(self, next_phase: str) -> None:
        """The team chooses which horde sharing a room with survivors attacks next. (D-REACT-10, 13, D-FEAR-09)"""
        reaction = self.reaction()
        reaction.attacks = self.attacking_rooms(reaction.area)
        if not reaction.attacks:
            await self.creature_attack_step()
            self.state.phase = next_phase
            return
        await self.horde_attacks(await self.ask_team("attack-order", [acts.room(room) for room in reaction.attacks]))

    @hook
    def attacking_rooms(self, area: list[Square]) -> list[RoomId]:
        """Where activated hordes attack in the first step. (D-REACT-10)"""
        return self.hordes_among_survivors(area)

    def hordes_among_survivors(self, area: list[Square]) -> list[RoomId]:
        """The rooms of an area in which a horde has somebody to attack and has not acted yet. (D-REACT-10)"""
        rooms = []
        for room in self.state.hordes:
            if self.square(room) in area and self.is_faced(room) and not self.has_moved(Unit("horde", room)):
                rooms.append(room)
        return rooms

    @hook(replaced=True)
    def is_faced(self, room: RoomId) -> bool:
        """Whether an enemy there has somebody to attack: anybody, also whom fear drove there. (D-FEAR-09, R-84)"""
        return self.is_occupied(room)

    @hook(replaced=True)
    async def creature_attack_step(self) -> None:
        """The creature's turn after all zombies have attacked: it attacks whoever shares its room. (D-REACT-12, 13)"""
        creature = self.state.creature
        if creature is not None and self.is_faced(creature.room):
            self.reaction().creature_attacked = True
            await self.beast_attacks(creature)

    async def move_step(self, next_phase: str) -> None:
        """The team chooses which unit acts next: it moves, or attacks those who were driven to it.

        (D-REACT-06, D-ZMOVE-09, 10, 14, D-FEAR-09)
        """
        area, goals, active = self.movement_area(), self.zombie_goals(), self.reaction().area
        beset = self.hordes_among_survivors(active)
        units = [unit for unit in self.fresh_units(active) if self.can_come_closer(unit, area, goals)]
        units += [Unit("horde", room) for room in beset]
        if not units:
            self.state.phase = next_phase
            return
        kind, room = await self.ask_team("move-order", [acts.unit(unit.kind, unit.room) for unit in units])
        if room in beset:
            await self.horde_attacks(room)
        else:
            await self.move_unit(Unit(kind, room), area, goals, "reaction")

    @hook(replaced=True)
    def movement_area(self) -> frozenset[Square] | None:
        """The tiles zombies never leave, None for no bounds: the triggering area. (D-ZMOVE-03)"""
        return frozenset(self.reaction().area)

    @hook(replaced=True)
    def zombie_goals(self) -> list[RoomId]:
        """The rooms zombies make for: those with survivors inside the area, of any group. (D-ZMOVE-04)"""
        area = self.reaction().area
        return [room for room in self.occupied_rooms() if self.square(room) in area]

    async def creature_step(self, next_phase: str) -> None:
        """The creature attacks where it is or moves, unless it has attacked before. (D-CMOVE-01, D-SREACT-06)"""
        self.state.phase = next_phase
        creature = self.state.creature
        if creature is None or self.reaction().creature_attacked:
            return
        if self.is_faced(creature.room):
            await self.beast_attacks(creature)
        elif not self.is_occupied(creature.room):
            await self.move_creature(self.creature_goals(), "reaction")

    @hook
    def creature_goals(self) -> list[RoomId]:
        """The rooms the creature makes for: those with survivors, of any group. (D-CMOVE-02)"""
        return self.occupied_rooms()

    def wake(self) -> None:
        """The dead of the reaction's area are up, and it is told where some lay."""
        lay = {room: horde.lying() for room, horde in self.state.hordes.items()}
        self.stand_up()
        for room, was in lay.items():
            now = self.state.hordes[room].lying()
            if now < was:
                self.tell(ZombiesRise(room=room, zombies=was - now, was=was, now=now), cause="reaction")

    @hook
    def stand_up(self) -> None:
        """A reaction begins: nobody has moved yet, and what lay down in its area gets up. (D-REACT-15)"""
        self.forget_moves()
        area = self.reaction().area
        for room, horde in self.state.hordes.items():
            horde.knocked = 0
            if self.square(room) in area:
                horde.downed = 0
