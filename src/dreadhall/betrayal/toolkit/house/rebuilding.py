"""The house is laid anew: tiles leave it or lie elsewhere, and all that belongs to them follows. (T-15)"""

from collections.abc import Collection, Iterable, Mapping

from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, COLLAPSED_ROOM, ENTRANCE_HALL, UPPER_LANDING
from dreadhall.betrayal.happenings.house import FloorLost, HouseLaidAnew, LaidBesideStart
from dreadhall.betrayal.house.compass import FLOORS, LETTERS
from dreadhall.betrayal.house.paths import BELOW, PASSAGES
from dreadhall.betrayal.house.placing import turning
from dreadhall.betrayal.house.plan import DIVIDED, FIRST, PRINTED, STARTING, Placed, Plan, plan_with, room_of
from dreadhall.betrayal.house.resettling import Spots, filled, in_order, spots_beside
from dreadhall.betrayal.ids import RoomId, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.kernel import Choice

BEGINNINGS = {"upper": UPPER_LANDING, "ground": ENTRANCE_HALL, "basement": BASEMENT_LANDING}
"""Where things go on each floor that have lost their room."""
COLLAPSED = COLLAPSED_ROOM

Waiting = Mapping[str, list[RoomId]]
"""By floor, the tiles that have no place of their own yet."""


class Rebuilding(Haunt):
    """Whoever stands on a tile goes with it; what marks a tile that leaves goes, too, and so do ways with one end."""

    # Tiles that leave

    def forget_rooms(self, rooms: Collection[RoomId]) -> None:
        """What marks rooms that leave the house, or joins them to others, is gone: they start afresh."""
        tokens = self.state.tokens
        gone = {token for token, place in tokens.items() if room_of(place) in rooms}
        gone |= {PASSAGES[token] for token in gone if token in PASSAGES}
        if COLLAPSED in rooms:
            gone.add(BELOW)
        for token in [token for token in tokens if token in gone]:
            self.takes_token(token)
        self.state.no_card_for = [room for room in self.state.no_card_for if room not in rooms]

    def break_wall(self, rooms: Collection[RoomId]) -> None:
        """The Revolving Wall stands still where one of these rooms was on either side."""
        switch = self.state.switch
        if switch is not None and any(room_of(place) in rooms for place in switch):
            self.state.switch = None
            self.takes_token(SWITCH)

    def carry_out(self, rooms: Collection[RoomId]) -> None:
        """What lay or waited in rooms that leave is found where their floor begins."""
        state = self.state
        for place in [place for place in state.piles if room_of(place) in rooms]:
            for card in state.piles.pop(place):
                self.lay_down(place_in(BEGINNINGS[self.plan.floor_of(place)]), card)
        for card, place in state.companions.items():
            if room_of(place) in rooms:
                state.companions[card] = place_in(BEGINNINGS[self.plan.floor_of(place)])

    def lose_things(self, rooms: Collection[RoomId]) -> None:
        """What lay or waited in rooms that leave is gone with them."""
        state = self.state
        for place in [place for place in state.piles if room_of(place) in rooms]:
            state.gone += state.piles.pop(place)
        for card in [card for card, place in state.companions.items() if room_of(place) in rooms]:
            del state.companions[card]
            state.gone.append(card)

    def lose_floor(self, floor: str) -> None:
        """All of a floor leaves the game, with whatever lies there: nobody comes there any more."""
        rooms = list(self.plan.rooms_on(floor))
        self.lose_things(rooms)
        self.forget_rooms(rooms)
        self.break_wall(rooms)
        self.state.rooms_gone += rooms
        self.rebuild(plan_with({room: tile for room, tile in self.plan.placed.items() if room not in rooms}))
        self.tell(FloorLost(floor=floor))

    # Tiles that lie elsewhere

    async def lay_anew(self, seat: int, kept: Iterable[RoomId], brought: RoomId) -> None:
        """Starting tiles stay; beside them a named room and those kept are laid by a seat; the rest is to be found.

        A tile that would seal its floor cannot be kept: whoever stands on it is where the floor begins.
        """
        waiting = self.by_floor(kept)
        staying = {room for rooms in waiting.values() for room in rooms}
        self.leave_tiles([room for room in self.plan.placed if room not in STARTING and room not in staying])
        self.break_wall(staying)
        plan = self.show_layout(FIRST, waiting)
        self.tell(HouseLaidAnew(house=self.state.house))
        if brought not in staying:
            plan = await self.bring_tile(seat, plan, brought, waiting)
        for floor, rooms in waiting.items():
            while rooms:
                room = rooms.pop(0)
                plan = await self.lay_beside(seat, plan, spots_beside(plan, floor, room, rooms), waiting)

    async def bring_tile(self, seat: int, plan: Plan, room: RoomId, waiting: Waiting) -> Plan:
        """A named room is searched out and laid at a starting tile, on a floor of its own."""
        spots: Spots = {}
        for floor in sorted(ROOMS[room].floors):
            found = spots_beside(plan, floor, room, waiting[floor])
            spots |= {doorway: tiles for doorway, tiles in found.items() if doorway.room in STARTING}
        if not spots or not self.take_tile(room):
            return plan
        self.state.no_card_for.append(room)
        plan = await self.lay_beside(seat, plan, spots, waiting)
        self.room_appeared(room)
        return plan

    def by_floor(self, kept: Iterable[RoomId]) -> dict[str, list[RoomId]]:
        """The tiles to be kept, floor by floor, but for those that find no place without sealing it."""
        found: dict[str, list[RoomId]] = {floor: [] for floor in FLOORS}
        for room in in_order(list(kept)):
            found[self.plan.floor_of(room)].append(room)
        for floor, rooms in found.items():
            while filled(FIRST, floor, rooms) is None:
                rooms.pop()
        return found

    def leave_tiles(self, rooms: Collection[RoomId]) -> None:
        """Tiles go into a new stack with all that were not found yet; their things, and people, stay on the floor."""
        self.carry_out(rooms)
        self.forget_rooms(rooms)
        self.break_wall(rooms)
        for who in self.explorers():
            if self.room(who) in rooms:
                before, who.place = who.place, place_in(BEGINNINGS[self.floor(who)])
                self.tell_move(who, before)
        stack = self.state.rooms
        stack.rest += [*rooms, *stack.discards]
        stack.discards = []
        self.state.rooms_seen = []
        self.shuffle(stack)

    def show_layout(self, plan: Plan, waiting: Waiting) -> Plan:
        """Let the house lie like this, and those that wait wherever they find a place for the moment."""
        shown: Plan | None = plan
        for floor, rooms in waiting.items():
            assert shown is not None
            shown = filled(shown, floor, rooms)
        assert shown is not None
        self.rebuild(shown)
        return plan

    async def lay_beside(self, seat: int, plan: Plan, spots: Spots, waiting: Waiting) -> Plan:
        """A seat chooses doorway and turn of a tile."""
        room = next(iter(spots.values()))[0].room
        doorway = await self.choose_doorway(seat, room, spots)
        tile = await self.ask(seat, "turn-tile", map(self.turning_with, spots[doorway]), room=room)
        plan = self.show_layout(plan.add(tile), waiting)
        self.tell(LaidBesideStart(room=tile.room, floor=tile.floor, x=tile.x, y=tile.y, turn=tile.turn), reveals=True)
        return plan

    def turning_with(self, tile: Placed) -> Choice[Placed]:
        """The choice of one way to turn a tile; told by where somebody on it comes to be, if a barrier is there."""
        choice = turning(tile)
        aboard = self.explorers_in(tile.room)
        if tile.room not in DIVIDED or not aboard:
            return choice
        side = (PRINTED[aboard[0].place] + tile.turn) % 4
        told = {**choice.data, "explorer": aboard[0].id, "direction": LETTERS[side]}
        return Choice(f"turn-with:{LETTERS[tile.turn]}", tile, told)
