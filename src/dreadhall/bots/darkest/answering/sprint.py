"""The code is broken: everybody runs for the laboratory, and one goes in."""

from collections.abc import Iterator, Sequence

from dreadhall.bots.darkest.answering.arming import handovers
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.judging.position import FAR, SeenTable, cards_of
from dreadhall.bots.darkest.judging.threats import coming
from dreadhall.bots.darkest.showdown.lending import strength
from dreadhall.darkest.presentation.view import SurvivorView

MOST_SHARED = 3
DRINK = 2
NEAR = 2
"""Those so near are with the others soon enough after the showdown has begun."""

HEALTHY = 4
"""Who goes in has to survive what waits there."""

TOO_MANY = 3
"""So many enemies that come are a reason not to wait for anybody."""


def sprint(pos: SeenTable, people: Sequence[SurvivorView]) -> Iterator[Intent]:
    """Go in if it is time, everybody with the right arms, help whoever can reach the laboratory, and run."""
    ready = [who for who in people if who.room == pos.front and not pos.enemies_in(who.room)]
    if ready and should_enter(pos):
        who = max(ready, key=lambda one: (one.health >= HEALTHY, strength(one), one.health))
        yield from handovers(pos, [one for one in people if one.ap > (one.id == who.id)])
        yield who, f"move:{who.id}:{pos.laboratory}"
    yield from boosts(pos, people)
    for who in people:
        step = pos.step_towards(who.room, pos.front)
        if step is not None and not pos.enemies_in(who.room):
            yield who, f"move:{who.id}:{step}"


def should_enter(pos: SeenTable) -> bool:
    """Whether all are near, or there is no time to wait for the others, or no peace before the door."""
    far = pos.plan.distances(pos.front)
    all_near = all(far.get(who.room, FAR) <= NEAR for who in pos.view.survivors)
    beset = sum(coming(pos, pos.front).values()) >= TOO_MANY
    return all_near or beset or pos.rounds_left <= 1 or bool(pos.heat_in(pos.front))


def boosts(pos: SeenTable, people: Sequence[SurvivorView]) -> Iterator[Intent]:
    """A drink, or AP from a friend, for whoever gets into the laboratory with it in the last round."""
    if pos.rounds_left > 1 or pos.can_enter_now or pos.enemies_in(pos.front):
        return
    for who in people:
        lacking = lacking_ap(pos, who)
        drinks = [held.card for held in cards_of(who) if held.item == "energy-drink"]
        if drinks and 0 < lacking <= DRINK * len(drinks):
            yield who, f"use:{who.id}:{drinks[0]}"
    if (helped := helped_runner(pos)) is not None:
        yield helped[0], f"share-ap:{helped[0].id}"


def lacking_ap(pos: SeenTable, who: SurvivorView) -> int:
    """How many AP somebody lacks to enter the laboratory in this turn."""
    if pos.enemies_in(who.room) or who.entrapped:
        return FAR
    return pos.clear_steps(pos.front).get(who.room, FAR) + 1 - who.ap


def helped_runner(pos: SeenTable) -> tuple[SurvivorView, SurvivorView, int] | None:
    """Who can lend whom how many AP so that the laboratory is reached."""
    if pos.view.security.code or pos.view.track.showdown:
        return None
    for giver in pos.active:
        if giver.ability != "share-ap" or "share" in giver.used or giver.entrapped:
            continue
        for runner in pos.active:
            lacking = lacking_ap(pos, runner)
            if runner.id != giver.id and 0 < lacking <= min(MOST_SHARED, giver.ap):
                return giver, runner, lacking
            lacking = lacking_ap(pos, giver)
            if runner.id != giver.id and 0 < lacking <= min(MOST_SHARED, runner.ap):
                return giver, runner, -lacking
    return None
