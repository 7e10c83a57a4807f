"""Starting right at a haunt, in a house that the dice have built: for practice and for tests. (C-14, C-18)"""

from dreadhall.betrayal.components.catalogue import CHART, ROOMS
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.phases.haunting import Haunting
from dreadhall.betrayal.state import Explorer

FEWEST_ROOMS = 14
MORE_ROOMS = 9
OMENS_BEFORE = 5
ITEMS_EACH = 2


class Practice(Haunting):
    """A house half explored, and the haunt about to begin."""

    async def start_at_haunt(self) -> None:
        """Build, equip, scatter; then reveal the haunt where its chart cell says. (C-18)"""
        self.build_house(FEWEST_ROOMS + self.chance("house", MORE_ROOMS)[0])
        revealer = self.state.explorers[self.chance("revealer", self.seats)[0]]
        number = self.options.haunt or self.any_haunt()
        cells = sorted(cell for cell, haunt in CHART.items() if haunt == number)
        omen, room = cells[self.chance("cell", len(cells))[0]]
        await self.deal_cards(revealer, omen)
        self.scatter()
        if not await self.fetch_room(revealer.seat, room):
            room = self.room(revealer)
        revealer.place = room
        await self.reveal(omen, room, revealer.seat)

    def build_house(self, rooms: int) -> None:
        """Lay so many tiles, each on a floor where it fits; those that fit nowhere are laid aside."""
        laid = 0
        while laid < rooms:
            room = self.next_tile()
            if room is None:
                return
            floors = [floor for floor in FLOORS if floor in ROOMS[room].floors and self.doorways_for(room, floor)]
            if not floors:
                self.discard_tile(room, seen=False)
                continue
            doorways = self.doorways_for(room, floors[self.chance("floor", len(floors))[0]])
            ways = self.ways_to_lay(room, doorways[self.chance("doorway", len(doorways))[0]])
            self.put_down(ways[self.chance("turn", len(ways))[0]])
            laid += 1

    async def deal_cards(self, revealer: Explorer, omen: str) -> None:
        """Some omens and items for everybody, and the one that reveals for the revealer."""
        self.take_from_deck(omen)
        await self.gain_card(revealer, omen)
        self.state.omens_drawn = OMENS_BEFORE
        for number in range(OMENS_BEFORE - 1):
            await self.deal(self.state.explorers[number % self.seats], "omen")
        for who in self.state.explorers:
            for _ in range(self.chance("items", ITEMS_EACH + 1)[0]):
                await self.deal(who, "item")

    async def deal(self, who: Explorer, kind: str) -> None:
        """A card from a stack, without what drawing it does."""
        card = self.draw_from(self.deck(kind))
        if card is not None:
            await self.gain_card(who, card)

    def scatter(self) -> None:
        """Everybody is somewhere in the house; nobody can stand on the Coal Chute."""
        rooms = [room for room in self.standing_rooms() if not ROOMS[room].slides_to]
        for who in self.state.explorers:
            who.place = rooms[self.chance("room", len(rooms))[0]]
