"""Cards without which a side could not win any more: the house gives them back. (C-36)"""

from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import CARDS, ROOMS
from dreadhall.betrayal.components.rooms import ENTRANCE_HALL
from dreadhall.betrayal.happenings.possessions import GivenBack
from dreadhall.betrayal.ids import CardId, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, rooms_in


class KeyCards(Haunt):
    """What the haunt itself uses up must not go through `discard`."""

    key_cards: ClassVar[tuple[CardId, ...]] = ()
    """The cards without which a side could not win."""

    @override
    def discard(self, card: CardId) -> None:
        """A key card is not discarded: it lies in the room of the haunt."""
        if card in self.key_cards:
            self.give_back(card)
        else:
            super().discard(card)

    def give_back(self, card: CardId) -> None:
        """Where the haunt began; if that is gone, in the Entrance Hall."""
        room = self.haunt.room if self.in_house(self.haunt.room) else ENTRANCE_HALL
        self.lay_down(place_in(room), card)
        self.tell(GivenBack(card=card, room=room))

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """A key omen that no room is left to draw it in comes to light."""
        await super().slot_ends(who)
        for card in self.key_cards:
            if card in CARDS and CARDS[card].kind == "omen" and self.in_deck(card) and not self.omen_room_left():
                self.take_from_deck(card)
                self.give_back(card)

    def omen_room_left(self) -> bool:
        """Whether a room with an omen symbol is still to be discovered."""
        rooms = self.state.rooms
        return any(ROOMS[room].symbol == "omen" for room in rooms_in([*rooms.rest, *rooms.top, *rooms.discards]))
