"""The Phantom's Embrace in the middle of play: the last explorer named is the traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.components.cards import GIRL
from dreadhall.betrayal.haunts.h16_the_phantoms_embrace import RULES, ThePhantomsEmbrace
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, rooms_named

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
LONGFELLOW, JENNY, BRANDON = "professor-longfellow", "jenny-leclerc", "brandon-jaspers"
APART = {OX: "basement-landing", ZOE: "foyer", VIVIAN: "upper-landing"}
PHANTOM = "phantom-1"
DEFUSE, OPEN, LEAVE = "h16-heroes-defuse", "h16-heroes-open-door", "h16-heroes-leave"


def ticking(
    where: Mapping[str, str] = APART,
    *,
    phantom: str = "",
    bomb: str = "",
    girl: str = "",
    seen: Sequence[str] = (),
    track: int = 0,
    door: bool = False,
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: where the Phantom is; or the bomb, once it is dead, and who has the Girl then."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.omens.rest.remove("girl")
        state.haunt.track = track
        ThePhantomsEmbrace.memory.of(state.haunt).seen = rooms_named(seen)
        if door:
            ThePhantomsEmbrace.door.of(state.haunt).open = True
        if bomb:
            ThePhantomsEmbrace.memory.of(state.haunt).dead = True
            state.tokens["phantom-bomb"] = Place(bomb)
        if phantom:
            state.monsters[FigureId(PHANTOM)].cards = [GIRL]
        elif not bomb:
            state.gone.append(GIRL)
        for who in state.explorers:
            who.alive = who.id not in dead
            if who.id == girl:
                who.cards.append(GIRL)

    figures = [figure(RULES, "phantom", phantom)] if phantom else []
    return position(where, haunt=16, traitor=list(where)[-1], monsters=figures, change=arranged, **parts)


def descends(hero: str = OX, *, room: str = "crypt", floor: str = "basement", **parts: Any) -> Position:
    """Somebody is about to discover a room from the landing of a floor."""
    landing = {"basement": "basement-landing", "ground": "foyer", "upper": "upper-landing"}[floor]
    return ticking(APART | {hero: landing}, turn=hero, **parts).top("room", room)
