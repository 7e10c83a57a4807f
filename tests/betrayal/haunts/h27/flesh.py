"""Amok Flesh in the middle of play: the last explorer named is the traitor, and it began in the Junk Room."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h27_amok_flesh import RULES, AmokFlesh
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import Position, figure, position, rooms_named, row

OX, ZOE, JENNY, VIVIAN = "ox-bellows", "zoe-ingstrom", "jenny-leclerc", "vivian-lopez"
JUNK, DUSTY, KITCHEN = "junk-room", "dusty-hallway", "kitchen"
HOUSE = row("ground", JUNK, DUSTY, KITCHEN)
"""Junk Room, Dusty Hallway and Kitchen lie in a row to the south of the Entrance Hall."""
APART = {OX: "upper-landing", ZOE: "upper-landing", VIVIAN: "basement-landing"}
FOUR = {OX: "upper-landing", ZOE: "upper-landing", JENNY: "upper-landing", VIVIAN: "basement-landing"}


def slime(name: str, place: str, seat: int, **fields: Any) -> Figure:
    """What the Blob has made of an explorer."""
    return figure(RULES, f"blob-person-{name}", place, owner=seat, **fields)


def flesh(
    where: Mapping[str, str] = APART,
    *,
    filled: Sequence[str] = (),
    absorbed: Mapping[str, str] | None = None,
    dead: Sequence[str] = (),
    examined: int = 0,
    thrown: int = 0,
    searched: Sequence[str] = (),
    rooms: Sequence[Placed] = HOUSE,
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in play; the absorbed stand in rooms of their own."""
    names = list(where)
    absorbed = absorbed or {}

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = AmokFlesh.memory.of(state.haunt)
        memory.origin, memory.searched = RoomId(JUNK), rooms_named(searched)
        memory.examined, memory.thrown = examined, thrown
        AmokFlesh.spread.of(state.haunt).rooms = rooms_named(filled)
        for who in state.explorers:
            who.alive = who.id not in dead
            if who.id in absorbed:
                who.traitor, who.away = True, "absorbed"
        if change is not None:
            change(state)

    figures = [slime(name, place, names.index(name)) for name, place in absorbed.items()]
    return position(where, haunt=27, traitor=names[-1], rooms=rooms, monsters=figures, change=arranged, **parts)


def blob(table: Position) -> set[str]:
    """The rooms that it fills."""
    return set(AmokFlesh.spread.of(table.haunt).rooms)


def monster_turn(table: Position, *dice: int) -> Position:
    """The traitor's turn ends, and the Blob grows with these dice."""
    return table.with_dice(*dice).play("end-turn")
