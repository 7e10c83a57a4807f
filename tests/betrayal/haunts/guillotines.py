"""Tables of haunt 34 for its tests: four explorers whose roles and collars are known to the test alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.ids import ExplorerId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
FOUR = SEVERAL[:4]


def collared(
    explorers: Mapping[str, str] | Sequence[str] = FOUR,
    *,
    traitor: str = LONGFELLOW,
    free: Sequence[str] = (),
    dead: Sequence[str] = (),
    track: int = 0,
    keys: Mapping[str, str] | None = None,
    **parts: Any,
) -> Position:
    """The haunt runs: collars are numbered by seat, and `keys` lie in their rooms. The first explorer revealed it."""
    names = list(explorers)

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        roles = iter(range(2, len(names) + 1))
        state.haunt.roles = {ExplorerId(name): [1] if name == traitor else [next(roles)] for name in names}
        state.haunt.track = track
        state.tokens |= {key: Place(place) for key, place in (keys or {}).items()}
        for who in state.explorers:
            who.alive = who.id not in dead
            if who.alive and who.id not in free:
                who.status["collar"] = who.seat + 1
            if not who.alive:
                Guillotines.hidden.of(state.haunt).turned_up[who.id] = list(state.haunt.roles[who.id])

    return position(explorers, haunt=34, change=change, **parts)


def end_turns(table: Position, count: int) -> Position:
    """So many explorers do nothing more."""
    return table.play(*["end-turn"] * count)
