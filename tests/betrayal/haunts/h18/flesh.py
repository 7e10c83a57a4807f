"""United We Stand in the middle of play: the last explorer named is the traitor, whose flesh has left the card."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.rooms import LARDER
from dreadhall.betrayal.haunts.h18_united_we_stand import UnitedWeStand
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position, rooms_named, row

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
FURNACE = "furnace-room"
CELLAR = [*row("basement", FURNACE), Placed(LARDER, "basement", 1, 1)]
"""The Furnace Room south of the landing, and the Larder beside it behind a wall."""
APART = {OX: "entrance-hall", VIVIAN: "foyer", LONGFELLOW: "foyer", ZOE: "upper-landing"}
"""Three heroes, and Zoe, the traitor."""


def flesh(
    where: Mapping[str, str] = APART,
    *,
    burned: Sequence[str] = (),
    outside: Sequence[str] = (),
    dead: Sequence[str] = (),
    absorbed: Sequence[str] = (),
    door: bool = False,
    due: str | None = None,
    might: int = 5,
    speed: int = 5,
    rooms: Sequence[Placed] = CELLAR,
    **parts: Any,
) -> Position:
    """The haunt in play: rooms that have burned, heroes who are outside, dead or absorbed, and the door open or not."""
    traitor = list(where)[-1]

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.destroyed = rooms_named(burned)
        for who in state.explorers:
            who.away = "outside" if who.id in outside else ""
            who.alive = who.id not in (*dead, *absorbed)
        state.explorers[-1].numbers = {"might": might, "speed": speed}
        memory = UnitedWeStand.memory.of(state.haunt)
        memory.due, memory.absorbed = ExplorerId(due) if due else None, [*map(ExplorerId, absorbed)]
        UnitedWeStand.door.of(state.haunt).open = door

    return position(where, haunt=18, traitor=traitor, rooms=rooms, change=arranged, **parts)


def on_fire(where: Mapping[str, str] = APART, *burned: str, **parts: Any) -> Position:
    """The furnace has exploded, and perhaps more has burned."""
    return flesh(where, burned=(FURNACE, *burned), due=OX, **parts)


def may_burn(table: Position) -> list[str]:
    """The rooms that the fire can take now."""
    assert table.prompt == "h18-burn"
    return sorted(key.removeprefix("h18-burn:") for key in table.keys)
