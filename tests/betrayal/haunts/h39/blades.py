"""Tables of haunt 39 for its tests: assassins hidden, orders given, an heir chosen."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h39_the_heir import STRIKE, TheHeir
from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position, rooms_named, row

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
CORRIDOR = "statuary-corridor"
LANE = row("ground", "creaky-hallway", "dusty-hallway", CORRIDOR)
"""Rooms in a line to the south of the Entrance Hall."""
HALL = {VIVIAN: "basement-landing", OX: "entrance-hall", ZOE: "entrance-hall", LONGFELLOW: "entrance-hall"}
"""Vivian, the traitor, far off, and three heroes on her left."""


def hunted(
    where: Mapping[str, str] = HALL,
    *,
    assassins: Sequence[str] = (),
    strike: Sequence[str] = (OX, ZOE, LONGFELLOW),
    heir: str = ZOE,
    track: int = 0,
    turn: str = OX,
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play, revealed by Ox; the order is to strike these."""

    def change(state: BetrayalState) -> None:
        haunt = state.haunt
        assert haunt is not None
        assert haunt.traitor is not None
        haunt.track = track
        memory = TheHeir.memory.of(haunt)
        memory.heir, memory.assassins, memory.lairs = ExplorerId(heir), rooms_named(assassins), rooms_named(assassins)
        TheHeir.orders.of(haunt).given = {haunt.traitor: {STRIKE: [*map(ExplorerId, strike)]}}
        for who in state.explorers:
            who.alive = who.id not in dead

    parts.setdefault("rooms", LANE)
    return position(where, haunt=39, traitor=VIVIAN, revealer=OX, turn=turn, change=change, **parts)


def lurking(table: Position) -> list[RoomId]:
    """The rooms with an assassin."""
    return TheHeir.memory.of(table.haunt).assassins


def struck(table: Position) -> list[tuple[str, str]]:
    """Who was struck, and where."""
    return [(event.data["explorer"], event.data["room"]) for event in table.events("h39-strikes")]
