"""The Mummy Walks in the middle of play: a row of rooms south of the Entrance Hall, and the Mummy in one of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.cards import GIRL
from dreadhall.betrayal.haunts.h01_the_mummy_walks import RULES, TheMummyWalks
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, row

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
TOMB = "abandoned-room"
ROOMS = ("junk-room", TOMB, "creaky-hallway", "dusty-hallway")
SOUTH = row("ground", *ROOMS)
APART = {OX: "upper-landing", ZOE: "upper-landing", VIVIAN: "foyer"}
"""Two heroes and, on the last seat, the traitor."""


def mummy(
    where: Mapping[str, str] = APART,
    at: str = TOMB,
    *,
    carries: Sequence[str] = (),
    learned: int = 0,
    girl: str = "",
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The Sarcophagus stands in the Abandoned Room; the Girl waits in a place, or nowhere."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        if learned:
            TheMummyWalks.memory.of(state.haunt).learned = learned
        if girl:
            state.companions[GIRL] = Place(girl)
        given = [*carries, "girl"] if girl else carries
        for deck in (state.items, state.omens):
            deck.rest = [card for card in deck.rest if card not in given]
        if change is not None:
            change(state)

    parts.setdefault("rooms", SOUTH)
    parts.setdefault("tokens", {"sarcophagus": TOMB})
    monsters = [figure(RULES, "mummy", at, cards=list(carries))]
    return position(where, haunt=1, traitor=VIVIAN, monsters=monsters, change=arranged, **parts)


def mummy_acts(*rolled: int, where: Mapping[str, str] = APART, **parts: Any) -> Position:
    """The traitor's turn is over, and the Mummy has rolled for its movement."""
    return mummy(where, turn=VIVIAN, **parts).with_dice(*rolled).play("end-turn")
