"""House of the Living Dead in the middle of play: the last explorer named became the Zombie Lord."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h21_house_of_the_living_dead import RULES
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import Position, figure, position, row

OX, ZOE, JENNY, VIVIAN = "ox-bellows", "zoe-ingstrom", "jenny-leclerc", "vivian-lopez"
APART = {OX: "foyer", ZOE: "bedroom", VIVIAN: "basement-landing"}
FOUR = {OX: "foyer", ZOE: "bedroom", JENNY: "bedroom", VIVIAN: "basement-landing"}
HOUSE = [*row("ground", "gardens"), *row("upper", "bedroom")]
"""The Gardens lie south of the Entrance Hall, the Bedroom south of the Upper Landing."""
LORD = "zombie-lord-1"
ZOMBIE = "zombie-1"


def zombies(*places: str) -> list[Figure]:
    """A zombie in each of these places."""
    return [figure(RULES, "zombie", place, number) for number, place in enumerate(places, 1)]


def corpse(name: str, place: str, seat: int, **fields: Any) -> Figure:
    """The walking corpse of a hero."""
    return figure(RULES, f"risen-{name}", place, owner=seat, **fields)


def graves(
    where: Mapping[str, str] = APART,
    *,
    lord: str = "upper-landing",
    monsters: Sequence[Figure] = (),
    fallen: Sequence[str] = (),
    rising: Sequence[str] = (),
    wounds: int = 0,
    killers: Mapping[str, str] | None = None,
    change: Callable[[BetrayalState], None] | None = None,
    rooms: Sequence[Placed] = HOUSE,
    **parts: Any,
) -> Position:
    """The haunt in play; the fallen are on the side of the dead, and those who are rising have not got up yet."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.explorers[-1].alive = False
        state.haunt.track = wounds
        state.haunt.killers = dict(killers or {})
        for who in state.explorers:
            if who.id in (*fallen, *rising):
                who.alive, who.traitor = False, True
            if who.id in rising:
                who.status["rising"] = 1
        if change is not None:
            change(state)

    figures = [*([figure(RULES, "zombie-lord", lord)] if lord else []), *monsters]
    return position(where, rooms=rooms, haunt=21, traitor=list(where)[-1], monsters=figures, change=arranged, **parts)


def still(table: Position) -> Position:
    """Nothing dead does anything more until somebody living is up."""
    while table.prompt in ("monster", "next-monster"):
        table.play("done" if table.prompt == "monster" else table.keys[0])
    return table
