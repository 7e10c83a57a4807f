"""Haunt 7 in a few words: roots and tips by number, who is held, and the spray."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.haunts.h07_carnivorous_ivy import RULES, CarnivorousIvy
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
SPRAY, MAKE = "h07-heroes-spray", "h07-heroes-make"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""


def ivy(
    where: Mapping[str, str],
    *creepers: tuple[str, str],
    held: Mapping[str, int] | None = None,
    killed: int = 0,
    made: bool = False,
    turn: str = OX,
    **parts: Any,
) -> Position:
    """Vivian is the traitor. Creepers are given by root and tip, whom they hold by number."""
    change = parts.pop("change", None)

    def grown(state: BetrayalState) -> None:
        assert state.haunt is not None
        for who in state.explorers:
            if who.id in (held or {}):
                who.status["grabbed"] = (held or {})[who.id]
        memory = CarnivorousIvy.memory.of(state.haunt)
        memory.planted, memory.killed = len(creepers), killed
        if made:
            CarnivorousIvy.memory.of(state.haunt).spray = "made"
        if change is not None:
            change(state)

    monsters = [figure(RULES, "tip", tip, number) for number, (_, tip) in enumerate(creepers, 1)]
    tokens = {f"root-{number}": root for number, (root, _) in enumerate(creepers, 1)} | parts.pop("tokens", {})
    return position(
        where, haunt=7, traitor=VIVIAN, turn=turn, monsters=monsters, tokens=tokens, change=grown, omen="book", **parts
    )


def held_by(table: Position, name: str) -> int:
    """The number of the creeper that holds somebody."""
    return table.explorer(name).status.get("grabbed", 0)


def pairs(table: Position) -> dict[str, str]:
    """Where the roots are, by the name of the tip."""
    return {f"tip-{token.rpartition('-')[2]}": place for token, place in table.state.tokens.items() if "root-" in token}


def growing(table: Position, *faces: int) -> Position:
    """The traitor's turn is over, and the creepers roll for movement."""
    return table.with_dice(*faces).play("end-turn")
