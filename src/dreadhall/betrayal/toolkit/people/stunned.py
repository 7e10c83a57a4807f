"""Explorers that are stunned: they miss a turn, all but its duties. (T-20, C-25, C-44)"""

from typing_extensions import override

from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.harm import ExplorerRecovers, ExplorerStunned
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer

STUNNED = "stunned"
"""The status of whoever is stunned: 1, and 2 in the turn that is missed."""


class StunnedExplorers(Haunt):
    """Whoever is stunned defends as ever, slows nobody, and is up again when the next own turn has ended."""

    def stun_explorer(self, who: Explorer) -> None:
        """Somebody misses the next own turn; in the own turn, that one stops at once. (B-MON-07)"""
        if not self.is_stunned(who):
            who.status[STUNNED] = 1
            self.tell(ExplorerStunned(explorer=who.id))
            if self.has_the_turn(who):
                self.turn.ended = True

    def is_stunned(self, who: Explorer) -> bool:
        """Whether somebody is stunned."""
        return STUNNED in who.status

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """The turn is over before anything can be done."""
        await super().turn_begins(who)
        if self.is_stunned(who):
            who.status[STUNNED] = 2
            self.turn.ended = True

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The missed turn has ended."""
        await super().slot_ends(who)
        if who.status.get(STUNNED) == 2:
            del who.status[STUNNED]
            self.tell(ExplorerRecovers(explorer=who.id))

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Nobody minds somebody stunned."""
        return super().slows(one, other) and not (isinstance(one, Explorer) and self.is_stunned(one))
