"""A Treasure Hunt in the middle of play."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.clues import CLUES
from dreadhall.betrayal.haunts.h50_treasure_hunt import TreasureHunt
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, rooms_named

OX, VIVIAN, ZOE = THREE
SEARCH = "h50-heroes-search"
HALL = dict.fromkeys(THREE, "entrance-hall")


def hunt(
    where: Mapping[str, str] = HALL,
    *,
    rooms: Sequence[Placed],
    clues: Sequence[str] = (),
    empty: Sequence[str] = (),
    aside: int = 0,
    gone: Sequence[str] = (),
    held: Mapping[str, Sequence[int]] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """Face-down clues in some rooms, others empty by now, and numbers that explorers hold already."""
    owned = {name: [f"clue-{number}" for number in numbers] for name, numbers in (held or {}).items()}
    seen = [clue for found in owned.values() for clue in found]

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = TreasureHunt.memory.of(state.haunt)
        memory.unseen, memory.clue_rooms = [clue for clue in CLUES if clue not in seen], rooms_named([*clues, *empty])
        memory.aside = aside
        state.tokens |= {f"hidden-clue-{number}": Place(room) for number, room in enumerate(clues, 1)}
        state.destroyed = rooms_named(gone)
        if change is not None:
            change(state)

    hands = {name: [*(cards or {}).get(name, ()), *owned.get(name, ())] for name in where}
    return position(where, haunt=50, rooms=rooms, cards=hands, change=arranged, **parts)


def total_of(table: Position) -> int:
    """What the last search came to."""
    found = table.events("h50-search")[-1].data["total"]
    assert isinstance(found, int)
    return found


def find(number: int, *seen: int) -> list[int]:
    """Lets this clue be turned up next, when these have been seen: for `clue=` of loaded dice."""
    return [number - 1 - sum(other < number for other in seen)]
