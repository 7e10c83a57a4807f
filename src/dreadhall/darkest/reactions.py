"""What the enemies do when a group has finished. (D-REACT)"""

from dreadhall.darkest import acts
from dreadhall.darkest.state import Reaction, Unit
from dreadhall.darkest.turns import Turns


class Reactions(Turns):
    """Attack, move and attack, fire: each room and each unit is a step of its own."""

    def reaction(self) -> Reaction:
        """The reaction phase that is running."""
        assert self.state.reaction is not None
        return self.state.reaction

    async def attack_step(self, next_phase: str) -> None:
        """The team chooses which horde sharing a room with survivors attacks next. (D-REACT-10, 13)"""
        reaction = self.reaction()
        if reaction.attacks:
            reaction.attacks = [room for room in reaction.attacks if self.can_attack_in(room)]
        if not reaction.attacks:
            await self.creature_attack_step()
            self.state.phase = next_phase
            return
        room = reaction.attacks[0]
        if len(reaction.attacks) > 1:
            room = await self.ask_team("attack-order", [acts.room(room) for room in reaction.attacks])
        reaction.attacks.remove(room)
        await self.horde_attacks(room)

    def can_attack_in(self, room: str) -> bool:
        """A horde and somebody to attack are in the room."""
        return room in self.state.hordes and self.is_occupied(room)

    async def creature_attack_step(self) -> None:
        """The creature attacks whoever shares its room, after all zombies. (D-REACT-12, 13)"""
        creature = self.state.creature
        if creature is not None and self.is_occupied(creature.room):
            self.reaction().creature_attacked = True
            await self.beast_attacks(creature)

    async def move_step(self, next_phase: str) -> None:
        """The team chooses which unit of the area moves next. (D-REACT-06, D-ZMOVE-09, 10)"""
        units = self.fresh_units(self.reaction().area)
        if not units:
            self.state.phase = next_phase
            return
        kind, room = await self.ask_team("move-order", [acts.unit(unit.kind, unit.room) for unit in units])
        end = await self.move_unit(Unit(kind, room), self.movement_area(), self.zombie_goals())
        if len(units) > 1 and end == room:
            self.emit("zombies-stay", room=room)  # Whoever named them is told what came of it.

    def movement_area(self) -> frozenset[str] | None:
        """Zombies never leave the triggering area. (D-ZMOVE-03)"""
        return frozenset(self.reaction().area)

    def zombie_goals(self) -> list[str]:
        """Rooms with survivors inside the area, of any group. (D-ZMOVE-04)"""
        area = self.reaction().area
        return [room for room in self.occupied_rooms() if self.square(room) in area]

    async def creature_step(self, next_phase: str) -> None:
        """The creature moves unless it attacked or is among survivors. (D-CMOVE-01)"""
        self.state.phase = next_phase
        creature = self.state.creature
        if creature is None or self.reaction().creature_attacked or self.is_occupied(creature.room):
            return
        await self.move_creature(self.creature_goals())

    def creature_goals(self) -> list[str]:
        """Rooms with survivors, of any group. (D-CMOVE-02)"""
        return self.occupied_rooms()

    def stand_up(self) -> None:
        """Nobody has moved yet, and what lay down in this area gets up. (D-REACT-15)"""
        self.forget_moves()
        area = self.reaction().area
        for room, horde in self.state.hordes.items():
            horde.knocked = 0
            if self.square(room) in area:
                horde.downed = 0
