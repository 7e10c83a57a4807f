"""Tables of haunt 41 for its tests: Ox has vanished, and the test alone knows where he is."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
MIGHT_OF_OX, SPEED_OF_OX = 5, 4
HALL = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "upper-landing"}


def vanished(explorers: Mapping[str, str] = HALL, *, turn: str = OX, **parts: Any) -> Position:
    """Ox is the traitor and invisible; nobody knows anything of him yet."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        everywhere = [tile.partition(":")[0] for tile in state.house.split(";")]
        unseen = InvisibleTraitor.unseen.of(state.haunt)
        unseen.maybe = [Place(place) for place in everywhere]
        unseen.since = unseen.maybe.copy()

    return position(explorers, haunt=41, traitor=OX, turn=turn, change=change, **parts)


def told(table: Position, kind: str, seat: int | None) -> list[dict[str, Any]]:
    """What a seat was told of a kind."""
    return [event["data"] for event in table.table.events_for(seat) if event["kind"] == kind]
