"""Drawing room tiles and putting them into the house. (B-DISC-02 to B-DISC-07, B-PLACE, B-SEAL)"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Literal, TypeVar

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.happenings.house import FloorRearranged, RoomPlaced, TileRejected, TileSearchedOut
from dreadhall.betrayal.house.compass import LETTERS, SIDES, Cell, beyond, opposite
from dreadhall.betrayal.house.paths import UNREACHABLE, distances, extremes
from dreadhall.betrayal.house.plan import Doorway, Placed, Plan, doors_of, room_of
from dreadhall.betrayal.house.rearranging import rearranged
from dreadhall.betrayal.house.ways import Ways
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import rooms_in
from dreadhall.kernel import Choice, hook

T = TypeVar("T")


def fitting(plan: Plan, room: RoomId, doorway: Doorway) -> list[Placed]:
    """The ways to lay a tile at a doorway with the fewest doors lost; equal patterns count once. (B-PLACE-01 to -04)"""
    floor, x, y = plan.behind(doorway)
    return [Placed(room, floor, x, y, turn) for turn in turns_of(room, opposite(doorway.side))]


@cache
def turns_of(room: RoomId, side: int) -> tuple[int, ...]:
    """How a tile can be turned so that a door is on this side."""
    found: list[int] = []
    patterns = set()
    for turn in SIDES:
        doors = doors_of(room, turn)
        if side in doors and (doors, pattern(room, turn)) not in patterns:
            patterns.add((doors, pattern(room, turn)))
            found.append(turn)
    return tuple(found)


@cache
def pattern(room: RoomId, turn: int) -> tuple[int, ...]:
    """What else makes two ways to lay a tile differ: its windows. The sides of a barrier are alike."""
    return tuple(sorted((side + turn) % 4 for side in ROOMS[room].windows))


def best(plan: Plan, tiles: list[Placed]) -> list[Placed]:
    """Of several ways to lay a tile, those with the fewest doors against walls. (B-PLACE-03)"""
    if len(tiles) < 2:
        return tiles
    around = plan.doors_to(tiles[0].cell)
    if len(around) == 1:
        # There is only the room that it is laid at, and all meet the door of that.
        return tiles
    lost = [lost_doors(tile, around) for tile in tiles]
    fewest = min(lost)
    return [tile for tile, count in zip(tiles, lost, strict=True) if count == fewest]


def lost_doors(tile: Placed, around: dict[int, bool]) -> int:
    """How many doors of a tile or its neighbours would end at a wall, by where these have doors to it."""
    doors = doors_of(tile.room, tile.turn)
    return sum([door != (side in doors) for side, door in around.items()])


def turning(tile: Placed) -> Choice[Placed]:
    """The choice of one way to turn a tile, told by where its doors and windows are."""
    room, floor, x, y, turn = tile
    doors, windows = letters(doors_of(room, turn)), letters(pattern(room, turn))
    data = {"room": room, "floor": floor, "x": x, "y": y, "turn": turn}
    return Choice(f"turn:{LETTERS[turn]}", tile, {**data, "directions": [*doors], "window_directions": [*windows]})


@cache
def letters(sides: tuple[int, ...]) -> str:
    """The letters of some sides."""
    return "".join([LETTERS[side] for side in sides])


class Placing(Ways):
    """From the stack into the house."""

    def seals(self, tile: Placed) -> bool:
        """Whether a tile would leave its floor without an open doorway. (B-SEAL-01, B-SEAL-02)"""
        return not self.stays_open(tile.cell) and self.ends_here(tile)

    def ends_here(self, tile: Placed) -> bool:
        """Whether no door of a tile leads into the open."""
        cells = self.plan.cells
        return all(beyond(tile.cell, side) in cells for side in doors_of(tile.room, tile.turn))

    def stays_open(self, cell: Cell) -> bool:
        """Whether a floor keeps an open doorway whatever is laid on this cell."""
        behind = self.plan.behind
        for doorway in self.open_doorways(cell[0]):  # noqa: SIM110 - looked at for every doorway, and mostly true at once
            if behind(doorway) != cell:
                return True
        return False

    def may_leave(self, room: RoomId) -> bool:
        """Whether a tile can be taken off its floor and does not seal that by it. (B-SEAL-02, B-SEAL-07)"""
        floor = self.plan.floor_of(room)
        return bool(self.open_doorways(floor, self.plan.without(room))) or not self.open_doorways(floor)

    def ways_to_lay(self, room: RoomId, doorway: Doorway, *, sealing: bool = False) -> list[Placed]:
        """The legal ways to lay a tile at a doorway."""
        tiles = fitting(self.plan, room, doorway)
        if not sealing and not self.stays_open(tiles[0].cell):
            tiles = [tile for tile in tiles if not self.ends_here(tile)]
        return best(self.plan, tiles)

    def may_lay(self, room: RoomId, doorway: Doorway) -> bool:
        """Whether there is any legal way to lay a tile at a doorway: it must not seal its floor."""
        tiles = fitting(self.plan, room, doorway)
        return self.stays_open(tiles[0].cell) or not all(map(self.ends_here, tiles))

    async def lay(self, seat: int, ways: list[Placed]) -> Placed:
        """Turn a tile as the seat likes and lay it at a doorway, in one of these ways. (B-PLACE-04, B-DEC-03)"""
        tile = ways[0]
        if len(ways) > 1:
            tile = await self.ask(seat, "turn-tile", map(turning, ways), room=tile.room)
        self.put_down(tile)
        await self.room_laid(tile.room)
        return tile

    @hook
    async def room_laid(self, room: RoomId) -> None:
        """What a haunt asks somebody when a room has come into the house."""

    def put_down(self, tile: Placed) -> None:
        """The tile is part of the house now."""
        self.rebuild(self.plan.add(tile))
        self.turn_up_back()
        room, floor, x, y, turn = tile
        self.tell(RoomPlaced(room=room, floor=floor, x=x, y=y, turn=turn), reveals=True)
        self.room_appeared(room)
        self.house_changed()

    @hook
    def room_appeared(self, room: RoomId) -> None:
        """What a haunt puts into a room the moment it comes into the house."""

    @hook
    def house_changed(self) -> None:
        """What a haunt does when tiles lie otherwise than before: one was laid, or lies elsewhere."""

    # Drawing through the stack

    async def find_tile(self, seat: int, doorway: Doorway) -> list[Placed]:
        """Draw until a tile fits the floor and leaves it open, if one can: the ways to lay it. (B-DISC-04, B-SEAL)"""
        cell = self.plan.behind(doorway)
        floor = cell[0]
        # Where the floor stays open anyway no tile can seal it.
        sealing = self.stays_open(cell) or await self.must_seal(seat, floor, doorway)
        _, ways = self.draw_tile(floor, lambda room: self.ways_to_lay(room, doorway, sealing=sealing))
        return ways

    def draw_tile(self, floor: str, fit: Callable[[RoomId], list[T]]) -> tuple[RoomId, list[T]]:
        """Draw until a tile for a floor fits: the tile, and what fits it. (B-DISC-04, B-SEAL-03)"""
        while True:
            room = self.next_tile()
            assert room is not None
            if floor not in ROOMS[room].floors:
                self.discard_tile(room, seen=False)
            elif found := fit(room):
                return room, found
            else:
                self.tell(TileRejected(room=room), reveals=True)
                self.discard_tile(room, seen=True)

    async def must_seal(self, seat: int, floor: str, through: Doorway | None = None) -> bool:
        """Whether only tiles that seal the floor are left; with several it is rearranged first. (B-SEAL-04, -06)"""
        candidates = self.tiles_for(floor)
        if self.one_fits(candidates, floor, through):
            return False
        if len(candidates) > 1:
            await self.rearrange(seat, floor, through)
        return not self.one_fits(candidates, floor, through)

    def one_fits(self, rooms: Iterable[RoomId], floor: str, through: Doorway | None) -> bool:
        """Whether one of some tiles can be laid at a doorway, or at any of a floor, without sealing it."""
        if through is None:
            return any(self.doorways_for(room, floor) for room in rooms)
        return any(self.may_lay(room, through) for room in rooms)

    def tiles_for(self, floor: str) -> list[RoomId]:
        """All tiles for a floor that are not in the house yet."""
        rooms = self.state.rooms
        return [
            room
            for part in (rooms.rest, rooms.top, rooms.discards)
            for room in rooms_in(part)
            if floor in ROOMS[room].floors
        ]

    async def rearrange(self, seat: int, floor: str, through: Doorway | None = None) -> None:
        """Lay tiles of a floor elsewhere, so that it can grow. (B-SEAL-04, B-SEAL-05, B-DEC-04)"""
        plans = rearranged(self.plan, floor, through, self.state.destroyed)
        if not plans:
            return
        choices = [
            Choice(f"floor:{number}", plan, {"house": plan.text, "number": number + 1})
            for number, plan in enumerate(plans)
        ]
        self.rebuild(await self.ask(seat, "rearrange-floor", choices, floor=floor))
        self.tell(FloorRearranged(floor=floor, house=self.state.house))
        self.house_changed()

    def pass_over(self, floors: Iterable[str]) -> RoomId | None:
        """One pass through the stack as it lies: the first tile for one of these floors that can be laid somewhere.

        What is passed over goes to the discards; they are not shuffled in. (The Lost One, Mystic Slide)
        """
        while len(self.state.rooms):
            room = self.next_tile()
            assert room is not None
            fits = [floor for floor in floors if floor in ROOMS[room].floors and self.doorways_for(room, floor)]
            if fits:
                return room
            self.discard_tile(room, seen=False)
        return None

    # Placing by an effect

    def doorways_for(self, room: RoomId, floor: str, *, sealing: bool = False) -> list[Doorway]:
        """The open doorways of a floor where a tile can be laid without sealing it, if it must not. (B-PLACE-06)"""
        doorways = self.open_doorways(floor)
        return [doorway for doorway in doorways if sealing or self.may_lay(room, doorway)]

    def open_doorways(self, floor: str, plan: Plan | None = None) -> Sequence[Doorway]:
        """Where a floor can still grow, as it lies or in another plan: ruins have no doorways. (C-37)"""
        found = (self.plan if plan is None else plan).open_doorways(floor)
        destroyed = self.state.destroyed
        return [doorway for doorway in found if doorway.room not in destroyed] if destroyed else found

    def farthest_doorways(self, room: RoomId, starts: Iterable[Place | RoomId]) -> list[Doorway]:
        """Where a tile lies as far as can be from the nearest of some places, on any of its floors. (C-06)"""
        ways = [distances(self, room_of(start)) for start in starts]
        far = {other: min(way.get(other, UNREACHABLE) for way in ways) for other in self.plan.placed}

        def away(doorway: Doorway) -> int:
            laid = [self.plan.add(tile) for tile in self.ways_to_lay(room, doorway)]
            return max(min(far[other] for other in plan.joined[room].values()) for plan in laid)

        doorways = [doorway for floor in sorted(ROOMS[room].floors) for doorway in self.doorways_for(room, floor)]
        return extremes(doorways, away, least=False)

    async def choose_doorway(self, seat: int, room: RoomId, doorways: Iterable[Doorway]) -> Doorway:
        """Where a tile goes that an effect puts into the house. (B-DEC-31)"""
        choices = []
        for there in doorways:
            data = {"room": there.room, "side": there.side, "direction": LETTERS[there.side]}
            choices.append(Choice(f"doorway:{there.room}:{LETTERS[there.side]}", there, data))
        return await self.ask(seat, "choose-doorway", choices, tile=room)

    async def lay_anywhere(self, seat: int, room: RoomId, floors: Iterable[str]) -> Placed | None:
        """Lay a tile at an open doorway of the seat's choice; None where it cannot lie anywhere."""
        doorways = [doorway for floor in floors for doorway in self.doorways_for(room, floor)]
        if not doorways:
            return None
        return await self.lay(seat, self.ways_to_lay(room, await self.choose_doorway(seat, room, doorways)))

    async def fetch_room(self, seat: int, room: RoomId, doorways: Iterable[Doorway] | None = None) -> bool:
        """Search stack and discards for a room and put it into the house: whether it is there. (B-DISC-16, C-11)"""
        if room in self.plan:
            return self.in_house(room)
        if not self.take_tile(room):
            return False
        if doorways is None:
            doorways = [doorway for floor in sorted(ROOMS[room].floors) for doorway in self.doorways_for(room, floor)]
        found, sealing = list(doorways), False
        if not found:
            found, sealing = await self.make_space(seat, room)
        if not found:
            self.state.rooms.rest.append(room)
            return False
        self.state.no_card_for.append(room)
        doorway = await self.choose_doorway(seat, room, found)
        await self.lay(seat, self.ways_to_lay(room, doorway, sealing=sealing))
        return True

    async def make_space(self, seat: int, room: RoomId) -> tuple[list[Doorway], bool]:
        """Rearrange a floor for a tile that fits nowhere; else it may seal one: where, and whether. (C-11, B-SEAL)"""
        floors = sorted(ROOMS[room].floors)
        for floor in floors:
            if self.tiles_for(floor):
                await self.rearrange(seat, floor)
            if found := self.doorways_for(room, floor):
                return found, False
        doorways = [doorway for floor in floors for doorway in self.open_doorways(floor)]
        return [doorway for doorway in doorways if self.ways_to_lay(room, doorway, sealing=True)], True

    def take_tile(self, room: RoomId) -> bool:
        """Take a named tile out of the stack or the discards, and shuffle both."""
        rooms = self.state.rooms
        if self.take_from_deck(room):
            source: Literal["stack", "discards"] = "stack"
        elif room in rooms.discards:
            rooms.discards.remove(room)
            self.shuffle(rooms)
            source = "discards"
        else:
            return False
        self.tell(TileSearchedOut(room=room, found=source), reveals=True)
        self.turn_up_back()
        return True
