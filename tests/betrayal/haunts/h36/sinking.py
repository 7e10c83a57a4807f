"""Better with Friends in the middle of play: the last explorer named is the traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h36_better_with_friends import BetterWithFriends
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
LONGFELLOW, JENNY = "professor-longfellow", "jenny-leclerc"
APART = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
UPSTAIRS = [
    *row("upper", "attic"),
    *row("upper", "balcony", at=(-1, 0), turn=1),
    *row("upper", "tower", at=(1, 0), turn=0),
]
LEVELS: tuple[tuple[list[str], list[str]], ...] = (
    ([], []),
    (["basement"], []),
    ([], ["basement"]),
    (["ground"], ["basement"]),
    ([], ["basement", "ground"]),
    (["upper"], ["basement", "ground"]),
    ([], ["basement", "ground", "upper"]),
)
"""By turn, the floors that are half and fully under water, as the page has them."""


def sinking(
    where: Mapping[str, str] = APART,
    *,
    track: int = 0,
    hits: int = 0,
    boat: str = "",
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play, with the water of a turn, a boat with holes that lies in a place, and some dead."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        memory = BetterWithFriends.memory.of(state.haunt)
        memory.flooding, memory.flooded = map(list, LEVELS[track])
        if hits:
            BetterWithFriends.memory.of(state.haunt).boat_hits = hits
        if boat:
            state.piles.setdefault(Place(boat), []).append(CardId("rowboat"))
        for who in state.explorers:
            who.alive = who.id not in dead

    rooms = parts.pop("rooms", UPSTAIRS)
    return position(where, haunt=36, traitor=list(where)[-1], rooms=rooms, change=arranged, **parts)


def levels(table: Position) -> tuple[list[str], list[str]]:
    """The floors that are half and fully under water."""
    memory = BetterWithFriends.memory.of(table.haunt)
    return memory.flooding, memory.flooded
