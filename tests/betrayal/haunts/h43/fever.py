"""The Star-Sickness in the middle of play: tokens by seat, two each, the first explorer named revealed it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h43_the_star_sickness import RULES, StarSickness
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState, Exchange, Figure
from dreadhall.testing.betrayal import SEVERAL, Position, figure, position, row

OX, VIVIAN, ZOE, LONGFELLOW = SEVERAL[:4]
LAB = "research-laboratory"
APART = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "basement-landing", LONGFELLOW: LAB}
HOUSE = [*row("ground", "gardens"), *row("upper", LAB)]
"""The Gardens lie south of the Entrance Hall, the Research Laboratory south of the Upper Landing."""


def alien(name: str, place: str, seat: int, **fields: Any) -> Figure:
    """What has hatched from an explorer."""
    return figure(RULES, f"alien-{name}", place, owner=seat, **fields)


def cocoon(name: str, place: str, seat: int, **fields: Any) -> Figure:
    """A dead traitor who is changing."""
    return figure(RULES, f"cocoon-{name}", place, owner=seat, **fields)


def fever(
    where: Mapping[str, str] = APART,
    *,
    roles: Mapping[str, Sequence[int]] | None = None,
    exchanges: Sequence[tuple[int, int, int, int]] = (),
    injected: Sequence[str] = (),
    dead: Sequence[str] = (),
    lab: int = 0,
    herbs: int = 0,
    made: bool = False,
    track: int = 1,
    rooms: Sequence[Placed] = HOUSE,
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in play. By default seat 0 holds the numbers 1 and 2, seat 1 3 and 4, and so on."""
    hands = {name: list((roles or {}).get(name, (2 * seat + 1, 2 * seat + 2))) for seat, name in enumerate(where)}

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.roles = {ExplorerId(name): hand for name, hand in hands.items()}
        state.haunt.exchanges = [Exchange(*exchange) for exchange in exchanges]
        state.haunt.track = track
        memory = StarSickness.memory.of(state.haunt)
        memory.lab, memory.herbs, memory.serum = lab, herbs, int(made)
        infected = {seat for seat, name in enumerate(where) if 1 in hands[name]}
        for one, other, given, taken in exchanges:
            infected |= {one, other} if 1 in (given, taken) else set()
        for who in state.explorers:
            if who.id in injected:
                who.status["injected"] = 1
            if who.id in dead:
                who.alive, who.traitor = False, who.seat in infected
                StarSickness.hidden.of(state.haunt).turned_up[who.id] = hands[who.id]
        if change is not None:
            change(state)

    return position(where, haunt=43, rooms=rooms, change=arranged, **parts)


def exchanged(table: Position) -> list[tuple[str, str]]:
    """Who has exchanged tokens with whom, as everybody was told."""
    return [(event.data["explorer"], event.data["other"]) for event in table.events("exchanged")]


def bear(table: Position) -> Position:
    """Everybody bears damage one way or another."""
    while table.prompt == "split-damage":
        table.play(table.keys[len(table.keys) // 2])
    return table
