"""Haunt 24 in a few words: bats in the house and on heroes, and the organ."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h24_fly_away_home import RULES, FlyAwayHome
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position

OX, VIVIAN, ZOE = THREE
START, PLAY, SWAT, LATCH = "h24-heroes-start", "h24-heroes-play", "h24-heroes-swat", "h24-traitor-latch"


def swarm(
    where: Mapping[str, str],
    *bats: str,
    latched: Mapping[str, int] | None = None,
    organ: bool = False,
    driven: bool = False,
    turn: str = OX,
    **parts: Any,
) -> Position:
    """Vivian is dead and plays the bats: some in these places, some latched on to heroes."""
    change = parts.pop("change", None)

    def bitten(state: BetrayalState) -> None:
        assert state.haunt is not None
        for who in state.explorers:
            who.alive = who.id != VIVIAN
            if who.id in (latched or {}):
                who.status["bats"] = (latched or {})[who.id]
        if organ or driven:
            FlyAwayHome.memory.of(state.haunt).organ = True
        if driven:
            FlyAwayHome.memory.of(state.haunt).driven_away = True
        if change is not None:
            change(state)

    monsters = [figure(RULES, "bat", place, number) for number, place in enumerate(bats, 1)]
    return position(where, haunt=24, traitor=VIVIAN, turn=turn, monsters=monsters, change=bitten, omen="bite", **parts)


def where_bats_are(table: Position) -> list[str]:
    """The places of all bats that sit on nobody."""
    return [bat.place for bat in table.state.monsters.values()]


def on(table: Position, name: str) -> int:
    """How many bats sit on somebody."""
    return table.explorer(name).status.get("bats", 0)


def come(table: Position, faces: Sequence[int], *more: int) -> Position:
    """Ox ends the turn, so that bats come in by these dice."""
    return table.with_dice(*faces, *more).play("end-turn")
