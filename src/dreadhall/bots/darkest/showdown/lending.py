"""Markers that change hands in the final showdown: those of who stands aside for who strikes hardest."""

from dreadhall.bots.darkest.answering.fighting import hits_a_shot
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.darkest.phases.markers import FULL_BOX
from dreadhall.darkest.presentation.view import SurvivorView

MOST_LENT = 3
SPENT = 1
"""Who has no more markers than this is lent some."""


def strength(who: SurvivorView) -> float:
    """How many hits an attack by somebody brings."""
    return max(map(hits_a_shot, who.weapons), default=0.0)


def helped_striker(pos: SeenTable) -> tuple[SurvivorView, SurvivorView, int] | None:
    """Who can lend the best fighter how many markers."""
    nemesis = pos.view.nemesis
    if nemesis is None:
        return None
    free = [who for who in pos.view.survivors if not who.entrapped]
    lenders = [who for who in free if who.ability == "share-ap" and "share" not in who.used and who.ap > 0]
    fit = [who for who in free if who.room == nemesis.room or not pos.enemies_in(who.room)]
    room = FULL_BOX - len(pos.view.track.boxes[0])
    for lender in lenders:
        best = max((who for who in fit if who.id != lender.id), key=strength, default=None)
        if best is not None and best.ap <= SPENT and strength(best) > strength(lender) and room > best.ap:
            return lender, best, min(MOST_LENT, lender.ap, room - best.ap)
    return None
