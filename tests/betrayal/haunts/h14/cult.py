"""The Stars Are Right in the middle of play: Vivian is the traitor, and the Chamber lies in the basement."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h14_the_stars_are_right import CHAMBER, OFFER, PAINT, RULES, TheStarsAreRight
from dreadhall.betrayal.ids import CardId, place_in
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.betrayal.toolkit.people.bodies import BODY
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
BELOW = [*row("basement", "wine-cellar", CHAMBER)]
"""The Basement Landing, the Wine Cellar, and at the end the Chamber."""
CULT = {VIVIAN: CHAMBER, OX: "foyer", ZOE: "foyer"}
"""Vivian is the traitor."""
DEAD_OX = BODY + OX


def cultists(*places: str, cards: Sequence[CardId] = ()) -> list[Figure]:
    """A cultist in each of these places, the first with these cards."""
    made = [figure(RULES, "cultist", place, number) for number, place in enumerate(places, 1)]
    if made:
        made[0].cards = list(cards)
    return made


def chanting(
    where: Mapping[str, str] = CULT,
    *,
    offered: Sequence[CardId] = (),
    thrown: int = 0,
    dead: Sequence[str] = (),
    turn: str = VIVIAN,
    **parts: Any,
) -> Position:
    """The haunt in play: this was sacrificed, and so much paint is in the Chamber."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheStarsAreRight.memory.of(state.haunt).offered = list(offered)
        state.tokens |= dict.fromkeys(PAINT[len(where) - thrown : len(where)], place_in(CHAMBER))
        for who in state.explorers:
            who.alive = who.id not in dead

    parts.setdefault("rooms", BELOW)
    return position(where, haunt=14, traitor=VIVIAN, turn=turn, change=change, **parts)


def offers(table: Position) -> set[str]:
    """What can be sacrificed now."""
    return {key.partition(":")[2] for key in table.keys if key.startswith(OFFER + ":")}


def score(table: Position) -> int:
    """What the traitor's screen shows of the points."""
    (wish,) = table.view(0)["haunt"]["objectives"]
    return int(wish["done"])
