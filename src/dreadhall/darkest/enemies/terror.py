"""The terror die: what noise and cameras bring. (D-TERROR)"""

from collections.abc import Collection

from dreadhall.darkest.components.catalogue import ITEM_OF, TERROR_DIE
from dreadhall.darkest.enemies.prowling import Prowling
from dreadhall.darkest.happenings.enemies import HordesStir, Rerolled, TerrorRolled
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Unit
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import cards_of, take_from
from dreadhall.kernel import hook

UNITS_STIRRED = 2


class Terror(Prowling):
    """One event a face."""

    def roll_terror(self) -> str:
        """The terror die; it counts only if something triggers it. (D-TERROR-02)"""
        return str(self.roll(TERROR_DIE)[0])

    async def terror(self, face: str, room: RoomId, cause: str) -> None:
        """The event on the die, for the survivors of this room. (D-TERROR-01 to 13)"""
        face = await self.map_rerolls(face, room)
        self.tell(TerrorRolled(face=face, room=room, **reads("terror", "terror", [face])), cause=cause)
        if face == "horde-nearby":
            await self.horde_nearby(room)
        elif face == "creature-reaction":
            await self.creature_reaction(room)
        elif face == "creature-appears":
            await self.creature_appears("terror")
        else:
            await self.terror_fire()

    async def map_rerolls(self, face: str, room: RoomId) -> str:
        """A map in the room lets the die be rolled again. (D-TERROR-13, D-ITEM-18)"""
        for who in self.survivors_in(room):
            for held in [held for held in cards_of(who) if ITEM_OF[held.card].effect == "map-reroll"]:
                if await self.confirm(who, "map", face=face):
                    take_from(who, held.card)
                    before, face = face, self.roll_terror()
                    roll = reads("terror", "terror", [face])
                    self.tell(Rerolled(survivor=who.id, before=[before], **roll), cause="map")
        return face

    async def horde_nearby(self, room: RoomId) -> None:
        """A token on one of the eight tiles around. (D-TERROR-04)"""
        rooms = self.rooms_for_horde_nearby(self.square(room))
        if self.can_come("terror", rooms):
            people = self.survivors_in(room)
            where = await self.ask_team("horde-nearby", [acts.room(name) for name in rooms], people)
            self.place_token(where, "terror")

    @hook
    def rooms_for_horde_nearby(self, square: Square) -> list[RoomId]:
        """Where the terror die may bring a horde: on the tiles around, not locked, not destroyed. (D-TERROR-04)"""
        return [
            room
            for near in self.squares_around(square)
            if not self.is_destroyed(near)
            for room in self.house.rooms_in[near]
            if not self.plan.is_locked(room)
        ]

    async def creature_reaction(self, room: RoomId) -> None:
        """The creature comes, or in its place two hordes stir. (D-TERROR-05, 06)"""
        creature = self.state.creature
        if creature is None:
            await self.hordes_stir(room)
        elif self.is_occupied(creature.room):
            await self.beast_attacks(creature)
        else:
            goals = list(dict.fromkeys(who.room for who in self.survivors_on(self.square(room))))
            await self.move_creature(goals, "terror")

    async def hordes_stir(self, room: RoomId) -> None:
        """Two units come closer to those who act, wherever these are by then. (D-TERROR-06, 14 to 16, R-49)"""
        team = [who.id for who in self.active() or self.survivors_in(room)]
        stood = {who.id: who.room for who in self.state.survivors.values()}
        if self.who_can_stir(room, self.rooms_of(team)):
            self.tell(HordesStir(room=room), cause="terror")
        else:
            self.nothing_happens("nobody-stirs")
        for _ in range(UNITS_STIRRED):
            goals = self.rooms_of(team)
            beset = self.rooms_fled_into(room, stood) if goals else []
            units = [*self.who_can_stir(room, goals), *(Unit("horde", met) for met in beset)]
            if not units:
                break
            people = [who for who in self.state.survivors.values() if who.id in team]
            choices = [acts.unit(unit.kind, unit.room) for unit in units]
            kind, source = await self.ask_team("horde-stirs", choices, people)
            if source in beset:
                await self.horde_attacks(source)
            else:
                await self.stir(Unit(kind, source), room, goals)
        self.forget_moves()

    def rooms_of(self, names: list[SurvivorId]) -> list[RoomId]:
        """Where those of them stand who are left, each room once."""
        return list(dict.fromkeys(who.room for who in self.state.survivors.values() if who.id in names))

    def who_can_stir(self, room: RoomId, goals: list[RoomId]) -> list[Unit]:
        """Those of them that can come closer. (D-TERROR-14)"""
        area = self.area_of_stirring(room)
        return [unit for unit in self.units_to_stir(room) if self.can_come_closer(unit, area, goals)]

    @hook
    def units_to_stir(self, room: RoomId) -> list[Unit]:
        """Who may stir: hordes and tokens of those tiles that are not among survivors. (D-TERROR-06)"""
        return self.fresh_units(self.tiles_that_stir(room))

    @hook(replaced=True)
    def tiles_that_stir(self, room: RoomId) -> Collection[Square]:
        """The tiles whose hordes stir: the eight around. (D-TERROR-06)"""
        return self.squares_around(self.square(room))

    @hook(replaced=True)
    def rooms_fled_into(self, room: RoomId, stood: dict[SurvivorId, RoomId]) -> list[RoomId]:
        """Where fear has driven somebody to a horde that has not stirred yet, and may attack. (D-TERROR-15, R-84)"""
        driven = [who for who in self.state.survivors.values() if who.room != self.room_now(stood[who.id])]
        tiles = self.tiles_that_stir(room)
        met = dict.fromkeys(who.room for who in driven if self.square(who.room) in tiles)
        return [one for one in met if one in self.state.hordes and not self.has_moved(Unit("horde", one))]

    @hook(replaced=True)
    def area_of_stirring(self, room: RoomId) -> frozenset[Square] | None:
        """The tiles that who stirs does not leave, None for no bounds: this and those around it. (D-TERROR-06, R-68)"""
        square = self.square(room)
        return frozenset((square, *self.squares_around(square)))

    @hook(replaced=True)
    async def stir(self, unit: Unit, room: RoomId, goals: list[RoomId]) -> None:
        """How far who stirs comes: up to two rooms closer, without leaving those tiles. (D-TERROR-06)"""
        await self.move_unit(unit, self.area_of_stirring(room), goals, "terror")

    @hook
    def forget_moves(self) -> None:
        """Nobody has moved: outside the reaction phase nobody keeps count of it."""
        for horde in self.state.hordes.values():
            horde.moved = 0
        for token in self.state.tokens:
            token.moved = False

    async def terror_fire(self) -> None:
        """A fire spreads, or breaks out. (D-TERROR-12)"""
        if self.state.fire is None:
            await self.outbreak("terror")
        else:
            await self.spread_fire("terror")
