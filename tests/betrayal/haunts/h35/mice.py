"""Small Change in the middle of play: the last explorer named is the traitor; cats, and perhaps an airplane."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h35_small_change import RULES, SmallChange
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, figure, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
DOOR, NORTH, STAIRWARD = "doorway/foyer-e", "doorway/entrance-hall-n", "doorway/grand-staircase-e"
APART = {OX: "entrance-hall", VIVIAN: "foyer", LONGFELLOW: "upper-landing", ZOE: "basement-landing"}
"""Three heroes, and Zoe, the traitor."""
CAT, OTHER_CAT = "cat-1", "cat-2"


def mice(
    where: Mapping[str, str] = APART,
    *cats: str,
    airplane: str = "",
    state: str = "grounded",
    pilot: str = "",
    aboard: Sequence[str] = (),
    held: Mapping[str, str] | None = None,
    struggled: Sequence[str] = (),
    dead: Mapping[str, str] | None = None,
    rooms: Sequence[Placed] = (),
    **parts: Any,
) -> Position:
    """The haunt in play. `held` says who is in which cat's paws, `dead` who has been killed by what."""

    def arranged(table: BetrayalState) -> None:
        assert table.haunt is not None
        plane = SmallChange.plane.of(table.haunt)
        if airplane:
            table.tokens["toy-airplane"] = Place(airplane)
            plane.state = state
        if pilot:
            plane.pilot = ExplorerId(pilot)
        for who in table.explorers:
            if who.id in (pilot, *aboard):
                who.status["aboard"] = 1
            if who.id in (held or {}):
                SmallChange.cats.of(table.haunt).held[who.id] = FigureId((held or {})[who.id])
                who.status["caught"] = 2 if who.id in struggled else 1
            if who.id in (dead or {}):
                who.alive = False
                table.haunt.killers[str(who.seat)] = (dead or {})[who.id]

    monsters = [figure(RULES, "cat", place, number) for number, place in enumerate(cats, 1)]
    parts.setdefault("haunt_room", "foyer")
    return position(where, haunt=35, traitor=list(where)[-1], monsters=monsters, rooms=rooms, change=arranged, **parts)


def small(table: Position) -> SmallChange:
    """The rules of the haunt."""
    rules = table.rules
    assert isinstance(rules, SmallChange)
    return rules


def steps(table: Position) -> list[str]:
    """Where one can go now."""
    return sorted(key.removeprefix("go:") for key in table.keys if key.startswith("go:"))
