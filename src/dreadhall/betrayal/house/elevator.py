"""The Mystic Elevator. (B-ELEV)"""

from collections.abc import Sequence

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.happenings.house import ElevatorMoves, ElevatorStays, Moved, TokenRemoved
from dreadhall.betrayal.house.compass import FLOORS, LETTERS, opposite
from dreadhall.betrayal.house.plan import ROOM_OF, Doorway, Placed, room_of
from dreadhall.betrayal.house.rooms import ACT_AT_END, Rooms
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

ELEVATOR = MYSTIC_ELEVATOR


def moved_tile(before: Placed, tile: Placed) -> Moved:
    """Where a tile lies, and where it came from."""
    floor, x, y = before.cell
    return {
        "room": tile.room,
        "floor": tile.floor,
        "x": tile.x,
        "y": tile.y,
        "turn": tile.turn,
        "from_floor": floor,
        "from_x": x,
        "from_y": y,
        "from_turn": before.turn,
    }


def docking(door: Doorway, tile: Placed) -> Choice[Placed]:
    """The choice of one doorway for the elevator to stop at."""
    room, direction = door.room, LETTERS[door.side]
    data = {**tile._asdict(), "doorway_room": room, "direction": direction}
    return Choice(f"dock:{room}:{direction}", tile, data)


class Elevator(Rooms):
    """A room that goes where it likes."""

    @override
    async def entry_text(self, who: Explorer, room: RoomId) -> None:
        """It moves as soon as an explorer enters, once in a turn. (B-ELEV-01, B-ELEV-06)"""
        if room != ELEVATOR:
            await super().entry_text(who, room)
        elif not self.turn.elevator and self.elevator_runs_for(who):
            await self.ride(who)

    @hook
    def elevator_runs_for(self, who: Explorer) -> bool:
        """Whether the Mystic Elevator moves for this explorer."""
        return True

    async def ride(self, who: Explorer) -> None:
        """Roll for the floor; the traitor chooses. (B-ELEV-02 to B-ELEV-05, B-ELEV-08)"""
        self.turn.elevator = True
        if self.is_traitor(who):
            await self.dock(self.controller(who), FLOORS, may_stay=True)
            return
        rides = ROOMS[ELEVATOR].rides
        aim = table(*reversed(range(len(rides))))
        result = min(await self.throw(who, 2, ELEVATOR, aim=aim), len(rides) - 1)
        floor = rides[result]
        floors: Sequence[str] = FLOORS if floor == "any" else [floor]
        before = self.plan.placed[ELEVATOR]
        await self.dock(self.controller(who), floors, may_stay=before.floor in floors)
        if self.plan.placed[ELEVATOR] == before:
            self.tell(ElevatorStays(floor=before.floor))
        if result == 0:
            await self.crash(who)

    @hook
    async def crash(self, who: Explorer) -> None:
        """Everybody aboard takes the same damage, but the traitor takes none. (B-ELEV-11, B-ELEV-13)"""
        aboard = [other for other in self.from_seat(who.seat) if self.on_board(other) and self.room(other) == ELEVATOR]
        hurt = [other for other in aboard if not self.ignores_room(other, ELEVATOR)]
        if hurt:
            points = await self.throw(who, ROOMS[ELEVATOR].crash_dice, ELEVATOR, kind="damage")
            with self.because(ELEVATOR):
                for other in hurt:
                    await self.take_damage(other, "physical", points)

    @hook
    async def dock(self, seat: int, floors: Sequence[str], *, may_stay: bool) -> None:
        """Move the tile, with all that is on it, to an open doorway; it stays where it cannot. (B-ELEV-02 to -04)"""
        docks = [tile for floor in floors for tile in self.docks(floor)]
        choices = [docking(*dock) for dock in docks]
        if may_stay or not choices:
            choices.append(Choice("stay", self.plan.placed[ELEVATOR]))
        tile = await self.ask(seat, "dock-elevator", choices, floors=list(floors))
        if tile != self.plan.placed[ELEVATOR]:
            before = self.plan.placed[ELEVATOR]
            self.move_tile(tile)
            self.tell(ElevatorMoves(**moved_tile(before, tile)))
            self.house_changed()
            await self.room_moved(ELEVATOR)

    @hook
    async def room_moved(self, room: RoomId) -> None:
        """What a haunt does when a room lies elsewhere, with those who are in it."""

    def docks(self, floor: str) -> list[tuple[Doorway, Placed]]:
        """Where its door can meet an open doorway of a floor without sealing one. (B-ELEV-03, B-SEAL-07)"""
        without = self.plan.without(ELEVATOR)
        old = self.plan.placed[ELEVATOR]
        found = []
        (printed,) = ROOMS[ELEVATOR].doors
        doorways = self.open_doorways(floor, without)
        cells = [without.behind(doorway) for doorway in doorways]
        if len(set(cells)) < 2 or not self.may_leave(ELEVATOR):
            return []
        for doorway, cell in zip(doorways, cells, strict=True):
            tile = Placed(ELEVATOR, *cell, (opposite(doorway.side) - printed) % 4)
            if tile != old:
                found.append((doorway, tile))
        return found

    def move_tile(self, tile: Placed) -> None:
        """A tile lies elsewhere now, with everybody and everything on it. (B-ELEV-12)"""
        self.rebuild(self.plan.moved(tile))
        switch = self.state.switch
        if switch is not None and tile.room in map(room_of, switch):
            self.state.switch = None
            if self.state.tokens.pop("wall-switch", ""):
                self.tell(TokenRemoved(token="wall-switch"))

    @override
    async def end_of_turn_text(self, who: Explorer) -> None:
        """Whoever stays aboard for a whole turn rides at its end. (B-ELEV-09, B-ELEV-15)"""
        room = ROOM_OF[who.place]
        if room in ACT_AT_END:
            await super().end_of_turn_text(who)
        elif room == ELEVATOR and not self.turn.moved and not self.turn.elevator and self.elevator_runs_for(who):
            await self.ride(who)
