"""Positions of haunt 20: a bride, her chosen groom, and the true one in the Crypt."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h20_ghost_bride import RULES, GhostBride
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
BRIDE, CORPSE = "ghost-bride-1", "grooms-corpse"
NAME, GRAVE, DIG = "h20-heroes-name", "h20-heroes-grave", "h20-heroes-dig"
HOUSE: Sequence[Placed] = [*row("ground", "creaky-hallway", "chapel"), *row("basement", "crypt")]


def courted(
    where: Mapping[str, str] | None = None,
    bride: str = "upper-landing",
    *,
    groom: str = OX,
    steps: int = 0,
    married: bool = False,
    track: int = 0,
    stunned: bool = False,
    turn: str = OX,
    **parts: Any,
) -> Position:
    """Vivian is the traitor, Ox the groom unless said; the Corpse lies in the Crypt until it is dug up."""
    parts.setdefault("rooms", HOUSE)
    places = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"} | dict(where or {})

    def chosen(state: BetrayalState) -> None:
        assert state.haunt is not None
        GhostBride.memory.of(state.haunt).groom = ExplorerId(groom)
        GhostBride.memory.of(state.haunt).steps = steps
        state.haunt.track = track
        if steps < 3:
            state.tokens[CORPSE] = Place("crypt")
        elif steps == 3:
            state.piles.setdefault(Place("crypt"), []).append(CardId(CORPSE))
        if married:
            GhostBride.memory.of(state.haunt).wedding = True
            state.monsters[FigureId("ghost-groom-1")] = figure(RULES, "ghost-groom", "chapel")
        if groom not in places:
            state.monsters[FigureId(f"groom-{groom}-1")] = figure(RULES, f"groom-{groom}", "entrance-hall")
            GhostBride.boxed.of(state.haunt).clips[FigureId(f"groom-{groom}-1")] = list(STARTS[groom])

    monsters = [figure(RULES, "ghost-bride", "chapel" if married else bride, stunned=stunned)]
    return position(places, haunt=20, traitor=VIVIAN, turn=turn, monsters=monsters, change=chosen, **parts)


PETER = "peter-akimoto"
STARTS = {PETER: (2, 3, 2, 3)}
"""The clips that he starts with."""


def spread(dice: int, total: int) -> list[int]:
    """So many dice that show a total."""
    twos, ones = divmod(total, 2)
    assert twos + ones <= dice
    return [2] * twos + [1] * ones + [0] * (dice - twos - ones)
