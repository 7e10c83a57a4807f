"""What a group has to fear where it ends its turn. All harm is counted in AP."""

from collections.abc import Sequence

from dreadhall.bots.darkest.answering.fighting import hits_a_shot
from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import SurvivorView

WOUND = 1.5
ATTACK = 1.5
"""What an attack by one enemy costs: wounds, grips and fear."""

WORSE = 0.15
"""How much worse it is for each that more come: they hold everybody."""

MOST_DICE = 6
ZOMBIE_STEPS = 2
WATCHED = 7.0
NEAR_FIRE = 0.35
LEAST_HITS = 0.3
TEAM = 3


def hits_of(people: Sequence[SurvivorView]) -> float:
    """How many enemies these people strike down with an AP."""
    best = [max(map(hits_a_shot, who.weapons), default=LEAST_HITS) for who in people]
    return max(LEAST_HITS, sum(best) / max(1, len(best)))


def coming(pos: SeenTable, room: RoomId) -> dict[RoomId, float]:
    """Where enemies would come from to attack a group that ends its turn in a room, and how many."""
    plan = pos.plan
    zone = frozenset((plan.square_of[room], *plan.house.around(plan.square_of[room])))
    far = plan.distances(room, pos.hot, zone)
    found: dict[RoomId, float] = {}
    for horde, zombies in pos.hordes.items():
        if far.get(horde, FAR) <= ZOMBIE_STEPS:
            found[horde] = float(zombies)
    for token in pos.view.tokens:
        if far.get(token.room, FAR) <= ZOMBIE_STEPS:
            found[token.room] = found.get(token.room, 0.0) + pos.printed.usual_horde
    creature = pos.view.creature
    if creature is not None:
        steps = plan.distances(room).get(creature.room, FAR)
        if steps <= (creature.movement or 2) + creature.ranged:
            found[creature.room] = found.get(creature.room, 0.0) + creature.dice
    return found


def stopped_by_shots(
    pos: SeenTable, room: RoomId, people: Sequence[SurvivorView], arrivals: dict[RoomId, float], ap: float
) -> float:
    """How many of those who come can be shot from the room before they come."""
    shooters = [who for who in people if any(weapon.range for weapon in who.weapons)]
    if not shooters or ap <= 0:
        return 0.0
    reach = max(weapon.range for who in shooters for weapon in who.weapons)
    targets = sum(
        zombies
        for horde, zombies in arrivals.items()
        if horde in pos.hordes and 0 < (pos.plan.range_between(room, horde) or FAR) <= reach
    )
    shots = ap * len(shooters) / len(people)
    return min(targets, shots * hits_of(shooters))


def harm_at(pos: SeenTable, room: RoomId, people: Sequence[SurvivorView], attackers: float) -> float:
    """What it costs to end the turn in a room where so many attack, watched by cameras, near a fire."""
    many = len(people)
    watched = WATCHED * pos.watched[room] * many / TEAM
    fire = WOUND * many * (2 * pos.heat_in(room) + NEAR_FIRE * pos.fire_next_to(room))
    alone = 1.0 + 0.3 * (TEAM - min(TEAM, many))
    felt = max(0.3 * min(1.0, attackers), min(attackers, MOST_DICE) - many / TEAM)
    return ATTACK * alone * felt * (1 + WORSE * felt) + watched + fire
