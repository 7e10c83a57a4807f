"""Haunt 11 in a few words: Specters inside and outside, the Madman, and rooms with windows."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.rooms import BEDROOM, CHAPEL, DINING_ROOM, MASTER_BEDROOM
from dreadhall.betrayal.haunts.h11_let_them_in import RULES
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
MADMAN, SPECTER = "madman-1", "specter-1"
OPEN, EXORCISE = "h11-traitor-open", "h11-heroes-exorcise"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""
AROUND = [
    Placed(BEDROOM, "upper", 1, 0),
    Placed(MASTER_BEDROOM, "upper", 0, 1),
    Placed(DINING_ROOM, "ground", -1, -1, 2),
    Placed(CHAPEL, "ground", 0, 1),
]
"""The four rooms with windows that are not there from the beginning, all in the house."""
APART = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}


def madman(place: str, **fields: Any) -> Figure:
    """The Madman."""
    return figure(RULES, "madman", place, **fields)


def specter(place: str, number: int = 1, **fields: Any) -> Figure:
    """A Specter that is inside."""
    return figure(RULES, "specter", place, number, **fields)


def mist(
    where: Mapping[str, str],
    *monsters: Figure,
    outside: Sequence[str] = (),
    turn: str = VIVIAN,
    found: bool = False,
    **parts: Any,
) -> Position:
    """Vivian is the traitor. Specters wait outside of these rooms; found: no window can be discovered any more."""
    change = parts.pop("change", None)

    def without_windows(state: BetrayalState) -> None:
        if found:
            windows = ("bedroom", "chapel", "dining-room", "master-bedroom")
            state.rooms.rest = [room for room in state.rooms.rest if room not in windows]
        if change is not None:
            change(state)

    tokens = {f"specter-outside-{number}": room for number, room in enumerate(outside, 1)} | parts.pop("tokens", {})
    return position(
        where,
        haunt=11,
        traitor=VIVIAN,
        turn=turn,
        monsters=monsters,
        tokens=tokens,
        change=without_windows,
        omen="madman",
        **parts,
    )


def outside(table: Position) -> list[str]:
    """The rooms that a Specter waits to come into."""
    return sorted(room for token, room in table.state.tokens.items() if token.startswith("specter-outside-"))


def inside(table: Position) -> list[str]:
    """Where the Specters in the house are."""
    return [one.place for one in table.state.monsters.values() if one.kind == "specter"]


def rolls(table: Position, *faces: int) -> Position:
    """The traitor's turn is over, and the monsters roll these dice for movement."""
    return table.with_dice(*faces).play("end-turn")
