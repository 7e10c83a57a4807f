"""The Séance in the middle of play: race, quest or wrath, with Zoe as traitor."""

from collections.abc import Callable, Sequence
from typing import Any

from dreadhall.betrayal.components.rooms import ATTIC, PENTAGRAM_CHAMBER
from dreadhall.betrayal.haunts.h02_the_seance import RULES, TheSeance
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, figure, position, rooms_named, row
from tests.betrayal.haunts.fates import dead as dead
from tests.betrayal.haunts.fates import offered as offered

OX, VIVIAN, ZOE = THREE
CHAMBER = Placed(PENTAGRAM_CHAMBER, "basement", 0, -1, 1)
"""North of the landing, joined to it."""
UPPER = [*row("upper", "bloody-room"), Placed(ATTIC, "upper", 0, -1, 0)]
"""South of the landing the Bloody Room, north of it the Attic."""


def seance(
    where: dict[str, str] | None = None,
    phase: str = "race",
    *,
    ghost: str = "",
    track: int = 0,
    summoner: str = OX,
    gone: Sequence[str] = (),
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in one of its phases, the ghost somewhere if it has come, and some rooms gone already."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = TheSeance.memory.of(state.haunt)
        memory.phase, memory.summoner = phase, ExplorerId(summoner) if phase == "quest" else None
        memory.collapsing = bool(gone)
        state.haunt.track = track
        state.destroyed = rooms_named(gone)
        if change is not None:
            change(state)

    where = where or {OX: "pentagram-chamber", VIVIAN: "foyer", ZOE: "entrance-hall"}
    monsters = [figure(RULES, "ghost", ghost)] if ghost else []
    rooms = [CHAMBER, *parts.pop("rooms", UPPER)]
    parts.setdefault("traitor", ZOE)
    return position(where, haunt=2, omen="spirit-board", rooms=rooms, monsters=monsters, change=arranged, **parts)
