"""The Abyss Gazes Back in the middle of play: a small basement whose Crypt is gone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.rooms import CRYPT, LARDER, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h22_the_abyss_gazes_back import TheAbyssGazesBack
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, rooms_named
from tests.betrayal.haunts.fates import dead as dead

CELLAR = [
    Placed(CRYPT, "basement", 0, 1),
    Placed(LARDER, "basement", 1, 1),
    Placed(MYSTIC_ELEVATOR, "basement", 1, 0, 3),
]
"""The Crypt's only door leads to the landing; the Larder lies beside it behind a wall, the Elevator by the landing."""
HALL = dict.fromkeys(THREE, "entrance-hall")


def abyss(
    where: Mapping[str, str] = HALL,
    *,
    track: int = 1,
    gone: Sequence[str] = ("crypt",),
    rooms: Sequence[Placed] = CELLAR,
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt with the third explorer as traitor, the track somewhere, and some rooms gone already."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        TheAbyssGazesBack.memory.of(state.haunt).abyss = CRYPT
        state.destroyed = rooms_named(gone)
        if change is not None:
            change(state)

    parts.setdefault("traitor", list(where)[2])
    return position(where, haunt=22, rooms=rooms, change=arranged, **parts)
