"""Comes the Hero in the middle of play: the last explorer named is the immortal traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h42_comes_the_hero import RULES, ComesTheHero
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, ExplorerId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, figure, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
STATUE = "statue-1"
APART = {VIVIAN: "entrance-hall", LONGFELLOW: "foyer", ZOE: "upper-landing", OX: "grand-staircase"}
"""Three heroes, and Ox, the traitor."""


def gate(
    where: Mapping[str, str] = APART,
    *,
    statue: str = "entrance-hall",
    form: str = "",
    beaten: bool = False,
    dead: Sequence[str] = (),
    sacrificed: Sequence[str] = (),
    bodies: Mapping[str, Sequence[str]] | None = None,
    rooms: Sequence[Placed] = (),
    **parts: Any,
) -> Position:
    """The haunt in play. `bodies` says where the dead lie; `sacrificed` were killed with a weapon."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = ComesTheHero.memory.of(state.haunt)
        memory.form, memory.beaten, memory.sacrificed = form, beaten, [*map(ExplorerId, sacrificed)]
        for place, names in (bodies or {}).items():
            state.piles[Place(place)] = [
                *state.piles.get(Place(place), []),
                *(CardId(f"body-{name}") for name in names),
            ]
        for who in state.explorers:
            who.alive = who.id not in (*dead, *sacrificed)

    monsters = [figure(RULES, "statue", statue)]
    return position(where, haunt=42, traitor=list(where)[-1], monsters=monsters, rooms=rooms, change=arranged, **parts)


def immortal(table: Position) -> ComesTheHero:
    """The rules of the haunt."""
    rules = table.rules
    assert isinstance(rules, ComesTheHero)
    return rules
