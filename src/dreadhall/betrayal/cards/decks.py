"""The four stacks: rooms, items, omens and events. (B-SETUP-09, B-SETUP-11, B-CARD-10, B-DISC-06)"""

from collections.abc import Mapping, Sequence

from dreadhall.betrayal.components.catalogue import CARDS, ROOMS
from dreadhall.betrayal.explorers.traits import Traits
from dreadhall.betrayal.happenings.cards import Reshuffled
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.state import Deck
from dreadhall.kernel import hook

BACKS: Mapping[str, str] = {name: " ".join(sorted(room.floors)) for name, room in ROOMS.items()}
"""The floors on the back of each tile."""
ALIKE = {back: frozenset(room for room in BACKS if BACKS[room] == back) for back in BACKS.values()}
"""The tiles with each back."""
TILES: dict[str, frozenset[str]] = {
    floor: frozenset(name for name, room in ROOMS.items() if floor in room.floors) for floor in FLOORS
}
"""The tiles for each floor."""


def put_on_top(deck: Deck, cards: Sequence[CardId], seats: Sequence[int]) -> None:
    """Lay cards on a stack, the first of them to be drawn first, seen by these seats only."""
    for card in reversed(cards):
        deck.top.append(card)
        deck.known.append(tuple(seats))


class Decks(Traits):
    """Drawing, discarding, looking and searching; what a card does is written elsewhere."""

    def deck(self, kind: str) -> Deck:
        """The stack of a kind of card, or of rooms."""
        state = self.state
        return {"item": state.items, "omen": state.omens, "event": state.events, "room": state.rooms}[kind]

    def draw_from(self, deck: Deck) -> str | None:
        """The top of a stack; None where nothing is left. Discards make a new stack, but omens never do. (B-CARD-10)"""
        if not deck.rest and not deck.top:
            if deck.bottom:
                return deck.bottom.pop(0)
            if deck is self.state.omens or not deck.discards:
                return None
            self.reshuffle(deck)
        if deck.top:
            deck.known.pop()
            return self.draw(deck)
        return self.take_undecided(deck)

    def top_card(self, kind: str) -> CardId | None:
        """The top card of its stack; None where nothing is left."""
        card = self.draw_from(self.deck(kind))
        return None if card is None else CardId(card)

    def take_undecided(self, deck: Deck, to: Sequence[int] | None = None) -> str:
        """A card whose place in the stack was open till now; of a tile the back may be known already."""
        state, rest = self.state, deck.rest
        if deck is not state.rooms or not state.next_back:
            return rest.pop(self.chance(deck.name, len(rest), to=to)[0])
        alike = [*filter(ALIKE[state.next_back].__contains__, rest)]
        state.next_back = ""
        room = alike[self.chance(deck.name, len(alike), to=to)[0]]
        rest.remove(room)
        return room

    def reshuffle(self, deck: Deck) -> None:
        """The discards become the stack."""
        deck.rest = deck.discards
        deck.discards = []
        if deck is self.state.rooms:
            self.state.rooms_seen = []
        self.tell(Reshuffled(deck=deck.name))

    def shuffle(self, deck: Deck) -> None:
        """Nobody knows the order any more."""
        deck.rest = deck.rest + deck.top + deck.bottom
        deck.top = []
        deck.known = []
        deck.bottom = []
        if deck is self.state.rooms:
            self.state.next_back = ""

    def look_at_top(self, deck: Deck, count: int, seats: Sequence[int] | None) -> list[str]:
        """Let some seats (None: everybody) see the top of a stack, first the card that is drawn next."""
        while len(deck.top) < count and deck.rest:
            deck.top.insert(0, self.take_undecided(deck, seats))
            deck.known.insert(0, ())
        while len(deck.top) < count and deck.bottom:
            deck.top.insert(0, deck.bottom.pop(0))
            deck.known.insert(0, ())
        count = min(count, len(deck.top))
        for number in range(len(deck.top) - count, len(deck.top)):
            deck.known[number] = tuple(sorted({*deck.known[number], *(range(self.seats) if seats is None else seats)}))
        return deck.top[::-1][:count]

    def take_from_deck(self, card: CardId | RoomId) -> bool:
        """Search a stack for a card, take it openly and shuffle. (B-CARD-12, C-35)"""
        deck = self.deck("room" if RoomId(card) in ROOMS else CARDS[CardId(card)].kind)
        for part in (deck.rest, deck.top, deck.bottom):
            if card in part:
                part.remove(card)
                self.shuffle(deck)
                return True
        return False

    def in_deck(self, card: CardId) -> bool:
        """Whether a card is still to be drawn. Nobody may be shown this who could not know it."""
        deck = self.deck(CARDS[card].kind)
        return card in deck.rest or card in deck.top or card in deck.bottom

    @hook
    def discard(self, card: CardId) -> None:
        """Lay a card on its discard pile; what is no card of a deck leaves the game."""
        if card in CARDS and CARDS[card].kind != "omen":
            self.deck(CARDS[card].kind).discards.append(card)
        else:
            self.state.gone.append(card)

    # The room stack

    def tiles_left(self, floor: str) -> bool:
        """Whether a room for this floor is still to be found. (B-DISC-07)"""
        rooms, tiles = self.state.rooms, TILES[floor]
        return not (tiles.isdisjoint(rooms.rest) and tiles.isdisjoint(rooms.top) and tiles.isdisjoint(rooms.discards))

    def turn_up_back(self) -> None:
        """The next tile shows its back: everybody knows its floors, and nothing else is decided. (B-DISC-02)"""
        rooms = self.state.rooms
        if not rooms.top and rooms.rest and not self.state.next_back:
            backs = sorted(map(BACKS.__getitem__, rooms.rest))
            self.state.next_back = backs[self.chance("back", len(backs))[0]]

    def next_tile(self) -> RoomId | None:
        """Take the top tile; the discards become a new stack where it ran out. (B-DISC-06)"""
        room = self.draw_from(self.state.rooms)
        return None if room is None else RoomId(room)

    def discard_tile(self, room: RoomId, *, seen: bool) -> None:
        """Lay a tile on the room discard pile, face down unless everybody has seen it. (B-DISC-04, B-SEAL-03)"""
        self.state.rooms.discards.append(room)
        if seen:
            self.state.rooms_seen.append(room)
