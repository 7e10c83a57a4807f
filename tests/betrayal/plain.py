"""A haunt with nothing of its own: a traitor, heroes, and ghouls that only walk and fight."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure
from dreadhall.testing.betrayal import THREE, Position, figure, position

OX, VIVIAN, ZOE = THREE
GHOUL = Monster("ghoul", speed=3, might=4)
GHOUL_1, GHOUL_2 = "ghoul-1", "ghoul-2"


class Plain(Haunt):
    """Nobody has a goal but to outlive the others."""

    number = 1
    kinds = (GHOUL,)


def haunted(explorers: Mapping[str, str], *ghouls: str, rules: type[Haunt] = Plain, **parts: Any) -> Position:
    """The first explorer named has the turn, the last one is the traitor; ghouls stand in these places."""
    traitor = parts.pop("traitor", list(explorers)[-1])
    figures = [ghoul(place, number) for number, place in enumerate(ghouls, 1)]
    return position(explorers, rules=rules, traitor=traitor, monsters=figures, **parts)


def ghoul(place: str, number: int = 1, **fields: Any) -> Figure:
    """A ghoul."""
    return figure(Plain, GHOUL.kind, place, number, **fields)


def monster_turn(
    explorers: Mapping[str, str], *ghouls: str, dice: tuple[int, ...] = (2, 2, 2), **parts: Any
) -> Position:
    """The traitor, who is the first explorer named, has ended a turn, and the ghouls have rolled for movement."""
    names = list(explorers)
    table = haunted(explorers, *ghouls, traitor=names[0], **parts)
    return table.with_dice(*dice).play("end-turn")
