"""Frankenstein's Legacy in the middle of play: the last explorer named is the traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h29_frankensteins_legacy import RULES
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
LONGFELLOW, JENNY, BRANDON = "professor-longfellow", "jenny-leclerc", "brandon-jaspers"
HALL = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "upper-landing"}
MONSTER = "frankensteins-monster-1"
TORCH, THROW, PUSH = "h29-heroes-torch", f"h29-heroes-throw:{MONSTER}", "h29-heroes-push"


def alive(
    where: Mapping[str, str] = HALL,
    *,
    monster: str = "entrance-hall",
    stunned: bool = False,
    hits: int = 0,
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: where the Monster is, how often it was hit, and who is dead."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = hits
        for who in state.explorers:
            who.alive = who.id not in dead

    figures = [figure(RULES, "frankensteins-monster", monster, stunned=stunned)]
    return position(where, haunt=29, traitor=list(where)[-1], monsters=figures, change=arranged, **parts)
