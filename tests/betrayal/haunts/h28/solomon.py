"""Positions of haunt 28: demons, their lord, and somebody who bears the Ring."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h28_ring_of_king_solomon import DEMON, LORD, RULES, TRAITS_OF_DEMONS, RingOfKingSolomon
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
THE_LORD = "demon-lord-1"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "dining-room")
"""Rooms in a line to the south of the Entrance Hall."""
SEND = "h28-heroes-send"


def demon(number: int, place: str, *, obeys: bool = False, **fields: Any) -> Figure:
    """A demon by its number, perhaps under command."""
    made = figure(RULES, DEMON.kind, place, number, **fields)
    made.traits = dict(zip(("speed", "might", "sanity"), TRAITS_OF_DEMONS[number], strict=True))
    if obeys:
        made.status["obeys"] = 1
    return made


def lord(place: str, **fields: Any) -> Figure:
    """The Demon Lord."""
    return figure(RULES, LORD.kind, place, **fields)


def hell(
    where: Mapping[str, str], *figures: Figure, turn: str = OX, ring: str = OX, defeats: int = 0, **parts: Any
) -> Position:
    """Vivian is the traitor; Ox bears the Ring unless said. The Lord lies stunned in the basement unless said."""
    cards = {name: list(held) for name, held in dict(parts.pop("cards", {})).items()}
    if ring:
        cards.setdefault(ring, []).append("ring")
    has_lord = any(one.kind == LORD.kind for one in figures)
    monsters = [*figures] if has_lord else [*figures, lord("basement-landing", stunned=True)]
    parts.setdefault("rooms", LANE)
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"} | dict(where)

    def beaten(state: BetrayalState) -> None:
        assert state.haunt is not None
        RingOfKingSolomon.memory.of(state.haunt).defeats = defeats

    return position(where, haunt=28, traitor=VIVIAN, turn=turn, cards=cards, monsters=monsters, change=beaten, **parts)


def spread(dice: int, total: int) -> list[int]:
    """So many dice that show a total."""
    twos, ones = divmod(total, 2)
    assert twos + ones <= dice
    return [2] * twos + [1] * ones + [0] * (dice - twos - ones)


def obedient(table: Position) -> list[str]:
    """The demons under command."""
    return [one.id for one in table.state.monsters.values() if "obeys" in one.status]


def rolls(table: Position) -> Sequence[tuple[str, int]]:
    """Who rolled how many dice."""
    return [(event.data["who"], len(event.data["faces"])) for event in table.events("rolled")]
