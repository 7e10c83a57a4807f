"""Haunt 23 in a few words: arms and suckers by number, who is held, and the head."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.haunts.h23_tentacled_horror import RULES, TentacledHorror
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
GAZE, HEAD = "h23-heroes-gaze", "horror-head-1"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""


def horror(
    where: Mapping[str, str],
    *tentacles: tuple[str, str],
    held: Mapping[str, int] | None = None,
    head: str = "",
    hits: int = 0,
    track: int = 1,
    turn: str = OX,
    **parts: Any,
) -> Position:
    """Vivian is dead and plays the creature. Tentacles are given by arm and sucker, whom they hold by number."""
    change = parts.pop("change", None)

    def risen(state: BetrayalState) -> None:
        assert state.haunt is not None
        for who in state.explorers:
            who.alive = who.id != VIVIAN
            if who.id in (held or {}):
                who.status["grabbed"] = (held or {})[who.id]
        state.haunt.track = track
        TentacledHorror.memory.of(state.haunt).hits = hits
        if change is not None:
            change(state)

    monsters = [figure(RULES, "sucker", sucker, number) for number, (_, sucker) in enumerate(tentacles, 1)]
    monsters += [figure(RULES, "horror-head", head)] if head else []
    tokens = {f"arm-{number}": arm for number, (arm, _) in enumerate(tentacles, 1)} | parts.pop("tokens", {})
    return position(
        where,
        haunt=23,
        traitor=VIVIAN,
        turn=turn,
        monsters=monsters,
        tokens=tokens,
        change=risen,
        omen="crystal-ball",
        **parts,
    )


def held_by(table: Position, name: str) -> int:
    """The number of the sucker that holds somebody."""
    return table.explorer(name).status.get("grabbed", 0)


def arms(table: Position) -> dict[int, str]:
    """Where the arms are, by number."""
    tokens = table.state.tokens.items()
    return {int(token.rpartition("-")[2]): place for token, place in tokens if token.startswith("arm-")}


def stirs(table: Position, *faces: int) -> Position:
    """Ox ends the turn; the track goes on, and the creature rolls for movement."""
    return table.with_dice(*faces).play("end-turn")
