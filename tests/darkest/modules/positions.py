"""Positions of the expansions: the recommended house with the reactor in place of the vault.

The reactor (r2c3) has its doors to the great hall in the east and to the passageway in the west. From the entrance hall
(r4c3) the dining room (r4c4), the gallery (r3c4), the great hall (r2c4) and the workshop (r1c4) follow each other; the
guest bedroom (r3c5) with its wardrobe lies east of the gallery.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.darkest.house.building import PRESETS, with_reactor
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.darkest.state import DarkestState, Foe, Horde, Radiation
from dreadhall.testing.darkest import Position, position, showdown

REACTOR_SQUARE = "r2c3"
HOUSE = with_reactor(PRESETS["recommended"], REACTOR_SQUARE)


def red(zombies: int) -> Horde:
    """Infected zombies."""
    return Horde(zombies, infected=True)


def radioactive(
    survivors: Mapping[str, str],
    tiles: Sequence[str] = (),
    *,
    tokens_on: Mapping[str, int] | None = None,
    reactor: Mapping[str, Any] | None = None,
    in_showdown: bool = False,
    options: Mapping[str, Any] | None = None,
    **given: Any,
) -> Position:
    """A position with radiation markers on these tiles and every chip gone; `tokens_on` glow with radiation tokens."""
    radiation = Radiation(tiles=list(map(Square, tiles)), space=5, leaking=bool(tiles), doors_open=in_showdown)
    for name, value in (reactor or {}).items():
        setattr(radiation, name, value)
    chosen = {"radioactive": True, "house": HOUSE, **(options or {})}
    if in_showdown:
        table = showdown(survivors, options=chosen, radiation=radiation, **given)
    else:
        table = position(survivors, options=chosen, radiation=radiation, **{"unlocked": "all", **given})

    def glow(state: DarkestState) -> None:
        for name, tokens in (tokens_on or {}).items():
            state.survivors[SurvivorId(name)].radiation = tokens

    return table.arrange(glow)


def radiation(table: Position) -> Radiation:
    """The markers and the reactor."""
    assert table.state.radiation is not None
    return table.state.radiation


def is_red(table: Position, room: str) -> bool:
    """Whether the zombies of a room are infected."""
    return table.state.hordes[RoomId(room)].infected


def infected_creature(name: str, room: str, cubes: list[int]) -> Foe:
    """A creature that glows."""
    return Foe(name, RoomId(room), cubes, infected=True)
