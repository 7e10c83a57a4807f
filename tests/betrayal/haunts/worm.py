"""Haunt 47 in a few words: heads, coils, and whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h47_worm_ouroboros import RULES
from dreadhall.betrayal.state import Figure
from dreadhall.testing.betrayal import THREE, Position, figure, position

OX, VIVIAN, ZOE = THREE
HEAD_1, HEAD_2 = "ouroboros-head-1", "ouroboros-head-2"
SPELL = "h47-heroes-weaken"


def head(place: str, number: int = 1, *, hits: int | None = None) -> Figure:
    """A head; with a number of hits it is weakened."""
    made = figure(RULES, "ouroboros-head", place, number)
    if hits is not None:
        made.traits["might"] = 5
        made.status = {"weakened": 1} | ({"hits": hits} if hits else {})
    return made


def worm(
    where: Mapping[str, str], heads: Sequence[Figure], *, coils: Sequence[str] = (), turn: str = OX, **parts: Any
) -> Position:
    """Vivian has become the worm. Coils lie in these places."""
    tokens = {f"ouroboros-body-{number}": place for number, place in enumerate(coils, 1)} | parts.pop("tokens", {})
    change = parts.pop("change", None)

    def gone(state: Any) -> None:
        state.explorers[list(where).index(VIVIAN)].alive = False
        if change is not None:
            change(state)

    return position(
        where, haunt=47, traitor=VIVIAN, turn=turn, monsters=heads, tokens=tokens, change=gone, omen="skull", **parts
    )


def crawling(where: Mapping[str, str], heads: Sequence[Figure], *faces: int, **parts: Any) -> Position:
    """The heroes' turns are over, and the first head has rolled these dice for its movement."""
    table = worm(where, heads, turn=OX, **parts).with_dice(*faces).play("end-turn")
    return table.play(f"monster:{HEAD_1}") if table.prompt == "next-monster" else table


def body(table: Position) -> list[str]:
    """Where the coils lie, in the order in which they came there."""
    return [place for token, place in table.state.tokens.items() if token.startswith("ouroboros-body-")]
