"""Here There Be Dragons in the middle of play: the dragon somewhere, Zoe as traitor."""

from collections.abc import Callable
from typing import Any

from dreadhall.betrayal.haunts.h15_here_there_be_dragons import ARMOR, RULES, SHIELD, WORN, HereThereBeDragons
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position

OX, VIVIAN, ZOE = THREE


def lair(
    where: dict[str, str] | None = None,
    *,
    dragon: str = "entrance-hall",
    damage: int | None = None,
    worn: str = "",
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt with the dragon there, so much damage done to it, and the antique armour on somebody."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        HereThereBeDragons.memory.of(state.haunt).found = [CardId(SHIELD), CardId(ARMOR)]
        if damage is not None:
            HereThereBeDragons.memory.of(state.haunt).damage = damage
        for who in state.explorers:
            if who.id == worn:
                who.status[WORN] = 1
        if change is not None:
            change(state)

    where = where or {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    parts.setdefault("traitor", ZOE)
    monsters = [figure(RULES, "dragon", dragon)]
    return position(where, haunt=15, omen="spear", monsters=monsters, change=arranged, **parts)


def turn_of_dragon(table: Position, *dice: int) -> Position:
    """The traitor ends the turn; the dragon rolls three dice of movement, then these fall."""
    return table.with_dice(*dice).play("end-turn")
