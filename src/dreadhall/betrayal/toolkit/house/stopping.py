"""Exploring on: a symbol does not stop one, and a card is drawn only where one stays. (T-21)"""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.ids import NO_ROOM, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice


class StopMemory(Memory):
    """A card that waits."""

    card_waits_in: RoomId = NO_ROOM
    """The room whose card the active explorer draws if the movement ends there."""


class StoppingAtWill(Haunt):
    """The card of a discovered room waits until its discoverer stays or goes on; whoever goes on never draws it."""

    stop = remembers(StopMemory)

    @override
    async def draw_for_room(self, who: Explorer, room: RoomId) -> None:
        """The discoverer may go on, as long as there is movement."""
        if self.turn.seat != who.seat or self.turn.over or self.turn.ended:
            await super().draw_for_room(who, room)
        elif ROOMS[room].symbol is not None:
            self.stop.card_waits_in = room

    def stopping(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Say that one stays here."""
        if room := self.stop.card_waits_in:
            yield deed("stay-and-draw", self.draw_put_off, who, room=room)

    async def draw_put_off(self, who: Explorer) -> None:
        """Draw the card that waits, if one does: that ends the movement."""
        if room := self.stop.card_waits_in:
            self.stop.card_waits_in = NO_ROOM
            await super().draw_for_room(who, room)

    @override
    async def turn_step(self) -> None:
        """Who has left gets nothing any more; whose movement is over draws at once. (H25-21, H25-40)"""
        await super().turn_step()
        who = self.active
        if self.stop.card_waits_in != self.room(who):
            self.stop.card_waits_in = NO_ROOM
        elif self.turn.over:
            await self.draw_put_off(who)
            self.deed_done(who)

    @override
    async def turn_end(self) -> None:
        """Who ends the turn stays."""
        await self.draw_put_off(self.active)
        await super().turn_end()
