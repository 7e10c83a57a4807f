"""Events that change the house: the Revolving Wall, secret ways, and a room that goes elsewhere. (B-REVW)"""

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.visions import Visions
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.happenings.house import Finds, TileMoves, TokenPlaced
from dreadhall.betrayal.house.compass import FLOORS, LETTERS, SIDES, Cell, beyond
from dreadhall.betrayal.house.elevator import moved_tile
from dreadhall.betrayal.house.placing import best, fitting, pattern, turning
from dreadhall.betrayal.house.plan import STARTING, Doorway, Placed, doors_of, room_of
from dreadhall.betrayal.ids import NO_ROOM, Place, RoomId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice

SWITCH = "wall-switch"


class Walls(Visions):
    """The house is not what it seems."""

    # Revolving Wall

    async def special_revolve(self, effect: CardEffect) -> None:
        """Choose a wall or corner, find what lies behind it, and go there."""
        who = effect.who
        here = who.place
        cell = await self.choose_wall(who)
        if cell is None:
            return
        room = self.plan.cells.get(cell, NO_ROOM)
        effect.found = NO_ROOM if room else await self.room_behind(who, cell)
        room = room or effect.found
        if not room:
            return
        there = await self.choose_place(self.controller(who), room)
        self.state.switch = (here, there)
        self.state.tokens[SWITCH] = here
        self.tell(TokenPlaced(token=SWITCH, place=here, room=room_of(here), other=there))
        if effect.found:
            await self.goes_to_found(effect, there)
        else:
            await self.put(who, room, there)

    async def choose_wall(self, who: Explorer) -> Cell | None:
        """A wall of the room without an exit, or a corner: the cell behind it. None where all around is destroyed."""
        cell = self.plan.placed[self.room(who)].cell
        found = [("wall", LETTERS[side], beyond(cell, side)) for side in SIDES if self.is_wall(self.room(who), side)]
        for side in SIDES:
            turned = (side + 1) % 4
            found.append(("corner", LETTERS[side] + LETTERS[turned], beyond(beyond(cell, side), turned)))
        choices: list[Choice[Cell | None]] = []
        for verb, where, behind in found:
            room = self.plan.cells.get(behind, "")
            if room not in self.state.destroyed:
                data = {"room": room, "x": behind[1], "y": behind[2], "directions": list(where)}
                choices.append(Choice(f"{verb}:{where}", behind, data))
        return await self.ask(self.controller(who), "choose-wall", choices) if choices else None

    def is_wall(self, room: RoomId, side: int) -> bool:
        """Whether a side has no exit: no door, or one that ends at a wall; the front door is none."""
        tile = self.plan.placed[room]
        front = ROOMS[room].front_door
        if front is not None and (front + tile.turn) % 4 == side:
            return False
        if side not in doors_of(room, tile.turn):
            return True
        return side not in self.plan.joined[room] and beyond(tile.cell, side) in self.plan.cells

    async def room_behind(self, who: Explorer, cell: Cell) -> RoomId:
        """Draw a tile for the floor and lay it behind the wall, turned in any way; empty where none can lie there."""
        floor = cell[0]
        left = self.tiles_for(floor)
        sealing = len(left) == 1
        fits = {room for room in left if self.ways_behind(room, cell, sealing=sealing)}
        if not fits:
            return NO_ROOM
        while (room := self.next_tile()) not in fits:
            assert room is not None
            self.discard_tile(room, seen=False)
        self.tell(Finds(explorer=who.id, room=room), reveals=True)
        ways = self.ways_behind(room, cell, sealing=sealing)
        await self.lay(self.controller(who), ways)
        return room

    def ways_behind(self, room: RoomId, cell: Cell, *, sealing: bool) -> list[Placed]:
        """The ways to lay a tile there: its doors need not meet anything, but the floor stays open. (B-SEAL-02, -06)"""
        ways = {(doors_of(room, turn), pattern(room, turn)): Placed(room, *cell, turn) for turn in reversed(SIDES)}
        return [tile for tile in reversed(ways.values()) if sealing or not self.seals(tile)]

    async def special_pass_wall(self, effect: CardEffect) -> None:
        """The wall turns: one stands in the other room."""
        await self.pass_wall(effect.who)

    async def pass_wall(self, who: Explorer) -> None:
        """Go to the other side of the Revolving Wall: for no space but what opponents cost. (B-MOVE-10, B-PAST-05)"""
        place = self.behind_the_wall(who)
        self.moves_freely(who)
        self.pay_for_leaving(who)
        await self.put(who, room_of(place), place)

    def behind_the_wall(self, who: Explorer) -> Place:
        """The place on the other side of the Revolving Wall."""
        switch = self.state.switch
        assert switch is not None
        return switch[1 - switch.index(who.place)]

    # What the...?

    async def special_move_tile(self, effect: CardEffect) -> None:
        """The room goes to another doorway with all that is in it; starting tiles never do. (B-PLACE-07)"""
        who = effect.who
        room = self.room(who)
        if room in STARTING:
            return
        old = self.plan.placed[room].floor
        others = sorted((floor for floor in FLOORS if floor != old), key=lambda floor: floor not in ROOMS[room].floors)
        for floor in (old, *others):
            if spots := self.spots_for(room, floor):
                break
        else:
            return
        doorway = await self.choose_doorway(self.controller(who), room, spots)
        tile = await self.ask(self.controller(who), "turn-tile", map(turning, spots[doorway]), room=room)
        before = self.plan.placed[room]
        self.move_tile(tile)
        self.tell(TileMoves(**moved_tile(before, tile)))
        self.house_changed()
        await self.room_moved(room)

    def spots_for(self, room: RoomId, floor: str) -> dict[Doorway, list[Placed]]:
        """The other doorways of a floor that a placed tile could lie at, and the ways to lay it there."""
        old = self.plan.placed[room]
        without = self.plan.without(room)
        found = {}
        for doorway in self.open_doorways(floor, without) if self.may_leave(room) else ():
            tiles = [tile for tile in fitting(without, room, doorway) if tile.cell != old.cell]
            tiles = [tile for tile in tiles if self.open_doorways(floor, without.add(tile))]
            if tiles:
                found[doorway] = best(without, tiles)
        return found
