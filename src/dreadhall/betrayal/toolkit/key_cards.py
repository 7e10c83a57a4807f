"""Cards without which a side cannot win. (C-36)"""

from typing import ClassVar

from dreadhall.betrayal.haunt import Haunt


class KeyCards(Haunt):
    """What would leave play by anything but the haunt itself lies in the haunt's room again."""

    key_cards: ClassVar[tuple[str, ...]] = ()

    def discard(self, card: str) -> None:
        """A key card comes back; where the room is gone, in the Entrance Hall."""
        if card not in self.key_cards:
            super().discard(card)
            return
        room = self.haunt.room if self.in_house(self.haunt.room) else "entrance-hall"
        self.lay_down(room, card)
        self.emit("key-card-returns", card=card, room=room)
