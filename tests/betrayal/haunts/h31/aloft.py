"""Airborne in the middle of play: the basement is gone, and some parachutes have been found."""

from collections.abc import Callable, Sequence
from typing import Any

from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, GALLERY
from dreadhall.betrayal.haunts.h31_airborne import PARACHUTES, Airborne
from dreadhall.betrayal.house.plan import plan_with, read_plan
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, rooms_named, row
from tests.betrayal.haunts.fates import dead as dead
from tests.betrayal.haunts.fates import offered as offered

OX, VIVIAN, ZOE = THREE
ONE, TWO, THIRD = PARACHUTES


def aloft(
    where: dict[str, str] | None = None,
    *,
    emptied: Sequence[str] = (),
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in the middle of play; the parachutes of some rooms have been found already."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        seats = len(state.explorers)
        memory = Airborne.memory.of(state.haunt)
        memory.parachutes, memory.emptied = seats // 2 - len(emptied), rooms_named(emptied)
        state.rooms_gone = [BASEMENT_LANDING]
        placed = read_plan(state.house).placed
        state.house = plan_with({room: tile for room, tile in placed.items() if tile.floor != "basement"}).text
        if change is not None:
            change(state)

    where = where or {OX: "balcony", VIVIAN: "entrance-hall", ZOE: "foyer"}
    parts.setdefault("rooms", row("upper", "balcony"))
    return position(where, haunt=31, omen="madman", change=arranged, **parts)


def rivals(**parts: Any) -> Position:
    """Ox and Vivian in one room; she has the parachute, and Zoe is elsewhere."""
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "foyer"}
    parts.setdefault("cards", {VIVIAN: [ONE]})
    return aloft(where, emptied=[GALLERY], **parts)
