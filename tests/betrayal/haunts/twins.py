"""Tables of haunt 12 for its tests: twins with traits that the test chooses."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CREAKY_HALLWAY, DUSTY_HALLWAY
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, position

OX, VIVIAN, ZOE = THREE
FOUR = SEVERAL[:4]
LONGFELLOW = SEVERAL[3]
BALL = "crystal-ball"
TAKE = "h12-heroes-take-ball"
SQUARE = [Placed(CREAKY_HALLWAY, "ground", 0, 1), Placed(DUSTY_HALLWAY, "ground", -1, 1)]
"""South of Entrance Hall and Foyer, so that two ways lead from corner to corner."""
MIGHT_OF_OX = 5


def name_of(who: str) -> str:
    """The id of somebody's twin."""
    return f"twin-{who}-1"


def twin(who: str, place: str, *, might: int = 3, speed: int = 2, **fields: Any) -> Figure:
    """A twin of somebody, on the seat that the usual order gives."""
    traits: dict[Trait, int] = {"might": might, "speed": speed, "knowledge": 3, "sanity": 3}
    return Figure(FigureId(name_of(who)), f"twin-{who}", Place(place), traits, owner=SEVERAL.index(who), **fields)


def walking(
    where: Mapping[str, str] | Sequence[str], *twins: Figure, dead: Sequence[str] = (), turn: str = OX, **parts: Any
) -> Position:
    """The haunt in play: Ox revealed it, so that the twins follow his turn."""

    def change(state: BetrayalState) -> None:
        for who in state.explorers:
            who.alive = who.id not in dead

    return position(where, haunt=12, revealer=OX, turn=turn, monsters=twins, change=change, **parts)


def path(table: Position, who: str) -> list[str]:
    """The rooms that somebody's twin has gone through."""
    return [event.data["room"] for event in table.events("monster-moves") if event.data["monster"] == name_of(who)]


def attacked_by(table: Position, who: str) -> list[str]:
    """Whom somebody's twin has attacked."""
    return [event.data["target"] for event in table.events("attacks") if event.data["who"] == name_of(who)]
