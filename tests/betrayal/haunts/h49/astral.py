"""You Wear It Well in the middle of play: the last explorer named is the traitor, the others are souls."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h49_you_wear_it_well import RULES, YouWearItWell
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, figure, position

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
SPIRIT = "astral-spirit-1"
APART = {OX: "entrance-hall", VIVIAN: "foyer", LONGFELLOW: "upper-landing", ZOE: "basement-landing"}
"""Three souls, and Zoe, the traitor."""


def astral(
    where: Mapping[str, str] = APART,
    *,
    spirit: str = "basement-landing",
    bodies: Mapping[str, str] | None = None,
    wounds: int = 0,
    dead: Sequence[str] = (),
    ruined: Sequence[str] = (),
    marks: Sequence[str] = (),
    rooms: Sequence[Placed] = (),
    **parts: Any,
) -> Position:
    """The haunt in play. Bodies lie in the Grand Staircase unless it is said where."""
    heroes = list(where)[:-1]

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        places = dict.fromkeys(heroes, "grand-staircase") | dict(bodies or {})
        state.tokens |= {f"body-{name}": Place(place) for name, place in places.items()}
        YouWearItWell.memory.of(state.haunt).wounds = wounds
        memory = YouWearItWell.memory.of(state.haunt)
        memory.marks, memory.ruined = [*map(ExplorerId, marks)], [*map(ExplorerId, ruined)]
        for who in state.explorers:
            who.alive = who.id not in dead

    monsters = [figure(RULES, "astral-spirit", spirit)]
    return position(where, haunt=49, traitor=list(where)[-1], monsters=monsters, rooms=rooms, change=arranged, **parts)


def spirit_turn(where: Mapping[str, str] = APART, *dice: int, **parts: Any) -> Position:
    """The Spirit has rolled for its movement."""
    return astral(where, turn=list(where)[-1], **parts).with_dice(*(dice or (1, 1, 0))).play("end-turn")


def well(table: Position) -> YouWearItWell:
    """The rules of the haunt."""
    rules = table.rules
    assert isinstance(rules, YouWearItWell)
    return rules


def steps(table: Position) -> list[str]:
    """Where one can go now."""
    return sorted(key.removeprefix("go:") for key in table.keys if key.startswith("go:"))
