"""Exploring on: a symbol does not stop one, and a card is drawn only where one stays. (T-21)"""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice

WAITS = "card-waits-in"
"""The note of the room whose card the active explorer draws if the movement ends there."""


class StoppingAtWill(Haunt):
    """The card of a discovered room waits until its discoverer stays or goes on; whoever goes on never draws it."""

    @override
    async def draw_for_room(self, who: Explorer, room: str) -> None:
        """The discoverer may go on, as long as there is movement."""
        if self.turn.seat != who.seat or self.turn.over or self.turn.ended:
            await super().draw_for_room(who, room)
        elif ROOMS[room].symbol is not None:
            self.haunt.notes[WAITS] = room

    def stopping(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Say that one stays here."""
        room = self.haunt.notes.get(WAITS)
        if room is not None:
            yield deed("stay-and-draw", self.draw_put_off, who, room=room)

    async def draw_put_off(self, who: Explorer) -> None:
        """Draw the card that waits, if one does: that ends the movement."""
        if room := self.haunt.notes.pop(WAITS, ""):
            await super().draw_for_room(who, room)

    @override
    async def turn_step(self) -> None:
        """Who has left gets nothing any more; whose movement is over draws at once. (H25-21, H25-40)"""
        await super().turn_step()
        who = self.active
        if self.haunt.notes.get(WAITS, "") != self.room(who):
            self.haunt.notes.pop(WAITS, None)
        elif self.turn.over:
            await self.draw_put_off(who)
            self.deed_done(who)

    @override
    async def turn_end(self) -> None:
        """Who ends the turn stays."""
        await self.draw_put_off(self.active)
        await super().turn_end()
