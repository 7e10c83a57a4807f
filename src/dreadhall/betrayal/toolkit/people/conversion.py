"""Heroes that change sides for good. (T-38, C-24, C-43, C-49, C-56)"""

from collections.abc import Iterable

from typing_extensions import override

from dreadhall.betrayal.causes import THE_HAUNT
from dreadhall.betrayal.happenings.phases import Converted
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook


class Conversion(Haunt):
    """A convert keeps the seat and what the player knew, and has the traitor's powers."""

    def is_convert(self, who: Explorer) -> bool:
        """Whether somebody was a hero once."""
        return who.traitor and who.seat != self.haunt.traitor

    def converts(self) -> list[Explorer]:
        """Those who changed sides, dead or alive."""
        return [who for who in self.state.explorers if self.is_convert(who)]

    @override
    def books_of(self, seat: int) -> list[Side]:
        """Who changes sides reads the other book too, and keeps what was known. (B-HSET-06)"""
        return ["heroes", "traitor"] if self.is_convert(self.state.explorers[seat]) else super().books_of(seat)

    async def convert(self, who: Explorer) -> None:
        """A hero is on the traitor's side from now on. (C-56)"""
        self.turn_traitor(who)
        self.tell(Converted(explorer=who.id))
        with self.because(self.cause or THE_HAUNT):
            await self.changes(who)

    @hook
    async def changes(self, who: Explorer) -> None:
        """What else becomes of a convert."""

    @hook
    def has_killed(self, who: Explorer) -> bool:
        """Whether somebody's own attack killed a hero. Whoever changed sides first died no hero. (C-43)"""
        killers = self.haunt.killers
        return any(by == who.id and not self.state.explorers[int(seat)].traitor for seat, by in killers.items())


class KillersWin(Conversion):
    """With the first traitor only those converts win who have killed a hero, whatever became of them. (C-49)"""

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """The first traitor, and the killers among the converts."""
        if side == "heroes":
            return super().winners(side)
        return sorted([self.traitor.seat, *(who.seat for who in self.converts() if self.has_killed(who))])
