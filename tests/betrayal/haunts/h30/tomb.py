"""Positions of haunt 30: Dracula, the Bride, and whoever has been bitten."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h30_tomb_of_dracula import RULES, TombOfDracula
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
DRACULA, BRIDE = "dracula-1", "vampire-bride-1"
DOMINATE, PULL, PUSH = "h30-traitor-dominate", "h30-traitor-pull", "h30-heroes-push"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "chapel")
"""Rooms in a line to the south of the Entrance Hall."""


def night(
    where: Mapping[str, str] | None = None,
    *,
    dracula: str = "basement-landing",
    bride: str = "basement-landing",
    turn: str = OX,
    track: int = 2,
    sun: bool = False,
    turned: Sequence[str] = (),
    stunned: Sequence[str] = (),
    gone: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """Vivian is the traitor; the vampires are in the basement, and it is turn 2, unless said."""
    parts.setdefault("rooms", LANE)
    places = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"} | dict(where or {})

    def fell(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        if sun:
            TombOfDracula.memory.of(state.haunt).sun_is_up = True
        for who in state.explorers:
            who.traitor = who.traitor or who.id in turned
        for name in gone:
            del state.monsters[FigureId(name)]
        for name in stunned:
            state.monsters[FigureId(name)].stunned = True

    monsters = [figure(RULES, "dracula", dracula), figure(RULES, "vampire-bride", bride)]
    return position(places, haunt=30, traitor=VIVIAN, turn=turn, monsters=monsters, change=fell, **parts)


def spread(dice: int, total: int) -> list[int]:
    """So many dice that show a total."""
    twos, ones = divmod(total, 2)
    assert twos + ones <= dice
    return [2] * twos + [1] * ones + [0] * (dice - twos - ones)


def contest(mine: int, own: int, theirs: int, other: int) -> list[int]:
    """The dice of an attack: so many for each, and what they show."""
    return [*spread(mine, own), *spread(theirs, other)]
