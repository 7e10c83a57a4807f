"""Stacked Like Cordwood in the middle of play: the last explorer named is the traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h48_stacked_like_cordwood import RULES, StackedLikeCordwood
from dreadhall.betrayal.ids import NO_CARD, CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position

OX, ZOE, VIVIAN, LONGFELLOW = "ox-bellows", "zoe-ingstrom", "vivian-lopez", "professor-longfellow"
APART = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
JACK = "crimson-jack-1"
SEARCH, STUDY = "h48-heroes-search", "h48-heroes-study"


def stalked(
    where: Mapping[str, str] = APART,
    *,
    jack: str = "entrance-hall",
    cursed: CardId = NO_CARD,
    studied: int = 0,
    returns: int = 0,
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: where Jack is, or away where no place is named; the weapon, and how far it is studied."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = StackedLikeCordwood.memory.of(state.haunt)
        memory.cursed, memory.studied = cursed, studied
        if returns:
            StackedLikeCordwood.memory.of(state.haunt).returns = returns
        for who in state.explorers:
            who.alive = who.id not in dead

    figures = [figure(RULES, "crimson-jack", jack)] if jack else []
    return position(where, haunt=48, traitor=list(where)[-1], monsters=figures, change=arranged, **parts)
