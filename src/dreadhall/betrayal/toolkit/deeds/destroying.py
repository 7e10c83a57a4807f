"""Things that are destroyed or offered for good by whoever carries them. (T-35, C-29)"""

from collections.abc import Iterable

from dreadhall.betrayal.happenings.possessions import ThingDestroyed
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer


class Destroying(Haunt):
    """It is a use of the thing: not in the turn in which it changed hands. Where, and at what price, a haunt says."""

    def to_destroy(self, who: Explorer, things: Iterable[CardId]) -> list[CardId]:
        """Those of some things that somebody carries and has not handled in this turn."""
        used = self.turn.used
        return [thing for thing in things if thing in who.cards and thing not in used]

    async def destroy_thing(self, who: Explorer, thing: CardId) -> None:
        """It leaves the game."""
        self.tell(ThingDestroyed(explorer=who.id, card=thing, room=self.room(who)))
        await self.lose_for_good(who, thing)
