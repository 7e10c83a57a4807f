"""Tables of haunt 19 for its tests: Vivian is the one in the portrait."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.components.rooms import ATTIC, COLLAPSED_ROOM, STOREROOM
from dreadhall.betrayal.haunts.h19_a_friend_for_the_ages import AFriendForTheAges
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, row

OX, VIVIAN, ZOE = THREE
GALLERY = "gallery"
UPSTAIRS = row("upper", GALLERY)
"""The Gallery south of the Upper Landing."""
PAINT_ROOMS = [
    *row("ground", "statuary-corridor", "patio"),
    *row("basement", "wine-cellar", "abandoned-room"),
    Placed(COLLAPSED_ROOM, "ground", -1, -1),
    Placed(STOREROOM, "basement", 1, 0, 3),
    Placed(ATTIC, "upper", 0, -1),
]
"""All the rooms that get Paint."""
APART = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "upper-landing"}
REPAINT, DESTROY, PLACE_ROOM = "h19-heroes-repaint", "h19-traitor-destroy", "h19-traitor-room"


def warded(
    where: Mapping[str, str] = APART,
    *,
    turn: str = OX,
    aside: int = 0,
    painted: int = 0,
    destroyed: int = 0,
    **parts: Any,
) -> Position:
    """The haunt with Vivian as traitor; so many cans are aside, so much is done."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        AFriendForTheAges.memory.of(state.haunt).paint_aside = [
            CardId(f"paint-{7 - number}") for number in range(aside)
        ]
        memory = AFriendForTheAges.memory.of(state.haunt)
        memory.repainted, memory.destroyed = painted, destroyed

    parts.setdefault("rooms", UPSTAIRS)
    return position(where, haunt=19, traitor=VIVIAN, revealer=OX, turn=turn, change=change, **parts)


def roll(table: Position, who: str, trait: str, total: int) -> list[int]:
    """Faces of somebody's dice that make a total."""
    dice = table.value(who, trait)
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


def paint_about(table: Position) -> dict[str, str]:
    """Where Paint lies."""
    return {card: place for place, pile in table.state.piles.items() for card in pile if card.startswith("paint-")}


def strikes(table: Position, who: str, whom: str, margin: int, card: str = "") -> Position:
    """One attacks the other and wins by a margin; below 0 the other wins."""
    trait = "sanity" if card == "ring" else "might"
    mine, theirs = roll(table, who, trait, max(0, margin)), roll(table, whom, trait, max(0, -margin))
    return table.with_dice(*mine, *theirs).play(f"attack:{whom}" + (f":{card}" if card else ""))
