"""I Was a Teenage Lycanthrope in the middle of play: the last explorer named is the first werewolf."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import RULES
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
APART = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}


def wolves(
    where: Mapping[str, str] = APART,
    *,
    dog: str = "basement-landing",
    converts: Sequence[str] = (),
    bitten: Sequence[str] = (),
    dead: Sequence[str] = (),
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in play, with the Dog in a place, or dead where none is named."""

    def arranged(state: BetrayalState) -> None:
        state.omens.rest.remove("dog")
        for who in state.explorers:
            who.traitor = who.traitor or who.id in converts
            who.alive = who.id not in dead
            if who.id in bitten:
                who.status["bitten"] = 1
        if change is not None:
            change(state)

    monsters = [figure(RULES, "dog", dog)] if dog else []
    return position(where, haunt=5, traitor=list(where)[-1], monsters=monsters, change=arranged, **parts)
