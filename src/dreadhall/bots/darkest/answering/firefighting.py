"""Fire: who puts it out, where and with what, and who gets out of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.bots.darkest.judging.readiness import has_time
from dreadhall.bots.darkest.judging.threats import coming
from dreadhall.darkest.ids import CardId, RoomId, Square
from dreadhall.darkest.presentation.view import SurvivorView

Intent = tuple[SurvivorView, str]
"""Who should do what: the key of the choice."""

EXTINGUISH_COST = SPRINKLER_COST = 2
TOOLS = ("fire-axe", "fire-extinguisher")

ENDS_IT, SAVES_A_TILE, HELPS = 30.0, 12.0, 1.0
"""What it is worth, in AP, to put out the last of a fire, a tile that is almost lost, any other."""

ALMOST_LOST = 2
"""So many burn markers are on a tile that the next one destroys."""

BURN, APART, FEARED = 2.0, 1.0, 3.0
"""What a wound costs, every move away from the others, and every enemy who comes there."""


class Duty(NamedTuple):
    """Somebody to put out a fire: what that is worth, who, where to, and what to do there."""

    worth: float
    who: SurvivorView
    room: RoomId
    deed: str


def fire_tools(who: SurvivorView) -> list[CardId]:
    """What a survivor has in hand to put out fire with."""
    return [held.card for held in who.hands if held.item in TOOLS]


def fire_duty(pos: SeenTable, people: Sequence[SurvivorView]) -> Duty | None:
    """Who of these should put out a fire now, if anybody."""
    if not pos.burning or not (pos.view.security.code or has_time(pos)):
        return None
    duties = [duty for who in people if not pos.enemies_in(who.room) for duty in duties_of(pos, who)]
    best = max(duties, key=lambda duty: duty.worth, default=None)
    return best if best is not None and best.worth > 0 else None


def duties_of(pos: SeenTable, who: SurvivorView) -> Iterator[Duty]:
    """What somebody could do against the fire in this turn."""
    control = pos.sprinkler
    if control and f"{control}:sprinkler" not in pos.view.functions_used:
        steps = pos.clear_steps(control).get(who.room, FAR)
        if steps + SPRINKLER_COST <= who.ap:
            worth = max(worth_of(pos, square) for square in pos.burning)
            yield Duty(worth - cost(pos, who, control, steps, SPRINKLER_COST), who, control, "sprinkler")
    tools = fire_tools(who)
    for square, markers in pos.burning.items():
        for room in pos.plan.rooms_in[square]:
            steps = pos.clear_steps(room).get(who.room, FAR)
            ap = markers * (1 if tools else EXTINGUISH_COST)
            if steps + ap <= who.ap and not pos.enemies_in(room):
                wounds = markers if steps and who.ability != "fireproof" else 0
                if wounds < who.health - 2:
                    deed = f"douse:{who.id}:{tools[0]}" if tools else "extinguish"
                    yield Duty(worth_of(pos, square) - cost(pos, who, room, steps, ap) - BURN * wounds, who, room, deed)


def worth_of(pos: SeenTable, square: Square) -> float:
    """What it is worth to put out a tile."""
    if len(pos.burning) == 1:
        return ENDS_IT
    return SAVES_A_TILE if pos.burning[square] >= ALMOST_LOST else HELPS


def cost(pos: SeenTable, who: SurvivorView, room: RoomId, steps: int, ap: int) -> float:
    """What it costs somebody to go there and do it."""
    others = [one for one in pos.people_in(who.room) if one.id != who.id]
    apart = max(0, 2 * steps + ap - who.ap) if others and steps else 0
    alone = FEARED * sum(coming(pos, room).values()) if others and steps else 0.0
    return steps + ap + APART * apart + alone


def fight_fire(pos: SeenTable, people: Sequence[SurvivorView]) -> Iterator[Intent]:
    """Send whoever is best placed, and let nobody stay where it burns."""
    duty = fire_duty(pos, people)
    if duty is not None:
        who = duty.who
        if who.room == duty.room:
            yield who, duty.deed if ":" in duty.deed else f"{duty.deed}:{who.id}"
        elif (step := clear_step(pos, who.room, duty.room)) is not None:
            yield who, f"move:{who.id}:{step}"
    for who in people:
        if (deed := last_flame(pos, who)) is not None:
            yield who, deed
        refuge = cool_room(pos, who.room) if pos.heat_in(who.room) and not pos.enemies_in(who.room) else None
        if refuge is not None:
            yield who, f"move:{who.id}:{refuge}"


def last_flame(pos: SeenTable, who: SurvivorView) -> str | None:
    """How somebody who stands in a fire puts all of it out, if that costs no more than if everybody there ran."""
    markers, tools = pos.burning.get(pos.plan.square_of[who.room], 0), fire_tools(who)
    price = markers * (1 if tools else EXTINGUISH_COST)
    if not markers or pos.enemies_in(who.room) or price > min(who.ap, len(pos.people_in(who.room))):
        return None
    return f"douse:{who.id}:{tools[0]}" if tools else f"extinguish:{who.id}"


def clear_step(pos: SeenTable, start: RoomId, goal: RoomId) -> RoomId | None:
    """The next room on a way without enemies."""
    steps = pos.clear_steps(goal)
    return min(pos.plan.neighbours[start], key=lambda room: (steps.get(room, FAR), pos.heat_in(room)), default=None)


def cool_room(pos: SeenTable, room: RoomId) -> RoomId | None:
    """A room next door where it does not burn."""
    cool = [there for there in pos.plan.neighbours[room] if not pos.heat_in(there)]
    return min(cool, key=lambda there: (pos.danger(there), pos.to_laboratory.get(there, FAR), there), default=None)
