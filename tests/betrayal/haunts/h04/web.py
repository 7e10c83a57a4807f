"""The Web of Destiny in the middle of play: the first explorer named hangs in the web, the last is the traitor."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h04_the_web_of_destiny import GROWTH, RULES, TheWebOfDestiny
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, row

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
LONGFELLOW, JENNY = "professor-longfellow", "jenny-leclerc"
LAIR = "junk-room"
ROOMS = row("upper", LAIR)
APART = {OX: LAIR, ZOE: "foyer", VIVIAN: "basement-landing"}
SPIDER, WEB = "giant-spider-1", "sticky-web-1"
OPERATE, ANOINT = "h04-heroes-operate", "h04-heroes-anoint"
OPEN, LEAVE = "h04-heroes-open-door", "h04-heroes-leave"


def caught(
    where: Mapping[str, str] = APART,
    *,
    spider: str = LAIR,
    web: str = LAIR,
    torn: int = 0,
    eggs: bool = True,
    track: int = 1,
    door: bool = False,
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: where Spider and web are, how far the web is torn, whether eggs live and the door is open."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        TheWebOfDestiny.memory.of(state.haunt).eggs_destroyed = not eggs
        if door:
            TheWebOfDestiny.door.of(state.haunt).open = True
        if torn:
            TheWebOfDestiny.memory.of(state.haunt).cut = torn
        for who in state.explorers:
            who.alive = who.id not in dead

    speed, might = GROWTH[min(track, 7)]
    figures = [figure(RULES, "giant-spider", spider)]
    figures[0].traits = {"might": might, "speed": speed, "sanity": 5}
    if web:
        figures.append(figure(RULES, "sticky-web", web))
    names = list(where)
    rooms = parts.pop("rooms", ROOMS)
    return position(
        where, haunt=4, traitor=names[-1], revealer=names[0], monsters=figures, rooms=rooms, change=arranged, **parts
    )
