"""Tables of haunt 25 for its tests: dolls that are hidden already."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h25_voodoo import HINTS, ROOMS_OF, Doll, Voodoo
from dreadhall.betrayal.ids import ExplorerId, Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
THREE = (ZOE, OX, VIVIAN)
"""Zoe, the traitor, and two heroes on her left."""
SEARCH, DESTROY = "h25-heroes-search", "h25-heroes-destroy"


def cursed(
    where: Mapping[str, str] | Sequence[str],
    dolls: Mapping[str, str] | None = None,
    *,
    rooms_of: Mapping[str, str] | None = None,
    found: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    dead: Sequence[str] = (),
    track: int = 0,
    traitor: str = ZOE,
    **parts: Any,
) -> Position:
    """The haunt in play: a doll for every hero, as named or in the usual order, each in its first room or as named."""
    heroes = [name for name in where if name != traitor]
    spare = [doll for doll in ROOMS_OF if doll not in (dolls or {}).values()]
    owned = {hero: (dolls or {}).get(hero) or spare.pop(0) for hero in heroes}

    def change(state: BetrayalState) -> None:
        haunt = state.haunt
        assert haunt is not None
        haunt.track = track
        memory = Voodoo.memory.of(haunt)
        memory.destroyed = [*map(ExplorerId, (*destroyed, *dead))]
        for hero, doll in owned.items():
            room = (rooms_of or {}).get(hero, ROOMS_OF[doll][0])
            memory.dolls[ExplorerId(hero)] = Doll(doll, RoomId(room))
            memory.hints[ExplorerId(hero)] = HINTS[doll]
            if hero in found:
                memory.found[ExplorerId(hero)] = doll
                state.tokens[doll] = Place(room)
        for who in state.explorers:
            who.alive = who.id not in dead

    return position(where, haunt=25, traitor=traitor, change=change, **parts)


def laid(table: Position) -> Position:
    """Every tile that was found is laid in the first way it can."""
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    return table


def drawn(table: Position) -> list[str]:
    """The cards that were drawn."""
    return [event.data["card"] for event in table.events("draws")]
