"""Stand-ins: figures with which the players of dead or changed explorers act on their own turn. (T-38, C-23, C-43)"""

from typing import Any

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure

StandInKinds = dict[str, Monster]
"""By explorer, what becomes of each."""


def one_for_each(kind: str, **record: Any) -> StandInKinds:
    """A kind of figure of which every explorer has one of its own: it is named after its explorer."""
    return {name: Monster(f"{kind}-{name}", rolls="own", own_turn=True, **record) for name in EXPLORERS}


class StandIns(Haunt):
    """A stand-in belongs to its player, moves by a roll of its own, and keeps the seat's place in the order."""

    def rises(self, who: Explorer, kinds: StandInKinds) -> Figure:
        """The figure of somebody comes onto the board where the explorer was."""
        (figure,) = self.place(kinds[who.id], self.plan.comes_to_rest(who.place), owner=who.seat)
        return figure

    def stand_ins(self, kinds: StandInKinds) -> list[Figure]:
        """The figures in play of those that explorers became."""
        names = {monster.kind for monster in kinds.values()}
        return [figure for figure in self.state.monsters.values() if figure.kind in names]

    def has_killed_as(self, who: Explorer, kinds: StandInKinds) -> bool:
        """Whether somebody's figure killed a hero, even if it is no more. (C-43)"""
        return f"{kinds[who.id].kind}-1" in self.haunt.killers.values()
