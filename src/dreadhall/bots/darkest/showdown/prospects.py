"""How a showdown stands: the hits still needed against those to be hoped for.

The weights come from many showdowns played by reflexes, by what their positions had to do with victory.
"""

from math import exp

from dreadhall.bots.darkest.answering.fighting import PLAIN_HITS
from dreadhall.bots.darkest.judging.position import FAR
from dreadhall.bots.darkest.showdown.field import OUT_OF_REACH, ROOMS_A_MARKER, Field, rules_at
from dreadhall.darkest.components.catalogue import ITEM_OF
from dreadhall.darkest.fighting.weapons import is_usable_weapon
from dreadhall.darkest.phases.markers import FULL_BOX
from dreadhall.darkest.state import SHOWDOWN_EVENTS, Survivor
from dreadhall.darkest.survivors.boards import cards_of, is_infected
from dreadhall.darkest.survivors.items import BLASTS
from dreadhall.kernel import Table

SCALE = 2.0
"""So many hits more or less make a victory nearly three times as likely, or as unlikely."""

LACKING = -5.4
"""What a team is short of before all that follows is counted."""

NEXT_TURN, STRENGTH, BLAST = 0.75, 0.5, 0.3
"""What hits of the turn that begins, of an attack with every marker, and of things to throw, are worth."""

REACTION, ZOMBIE = 0.4, -0.12
LIFE, HEALTH, GRIP, ROOM = 1.4, 0.1, -1.1, -0.15
HEALTH_WITH_CURE, GRIP_WITH_CURE, ROOM_WITH_CURE, VIRUS = 0.27, -1.6, -0.4, -0.6
"""What time, lives and health bring, and what every zombie, a grip and a room to the nemesis cost."""


def prospects(table: Table) -> float:
    """How likely a victory looks, from 0 to 1."""
    rules = rules_at(table)
    if table.result is not None:
        return float(rules.state.nemesis is None)
    field = Field(rules)
    return 1 / (1 + exp((sum(field.nemesis.cubes) - hopes(field)) / SCALE))


def hopes(field: Field) -> float:
    """The hits to be hoped for."""
    zombies = sum(count for _, count, _ in field.packs)
    people = sum(hope_of(field, who) for who in field.people)
    time = REACTION * reactions_left(field)
    return LACKING + NEXT_TURN * hits_in_sight(field) + people + time + ZOMBIE * zombies


def hope_of(field: Field, who: Survivor) -> float:
    """What a survivor promises by being there."""
    rules, health, held = field.rules, field.health(who), bool(who.entrapped)
    arms = STRENGTH * strength(field, who) * rules.zone(who)
    blasts = BLAST * sum(BLASTS.get(ITEM_OF[card.card].effect, 0) for card in cards_of(who))
    far = min(OUT_OF_REACH, field.plan.distances(field.nemesis.room).get(who.room, FAR))
    if field.has_cure(who):
        life = HEALTH_WITH_CURE * health + GRIP_WITH_CURE * held + ROOM_WITH_CURE * far + VIRUS * is_infected(who)
    else:
        life = LIFE + HEALTH * health + GRIP * held + ROOM * far
    return arms + blasts + life


def reactions_left(field: Field) -> int:
    """How many reactions there are before the darkness wins."""
    show, last = field.rules.showdown(), field.rules.printed.showdown_darkness
    darkness, event, count = show.darkness, show.event, 0
    while darkness < last:
        event = (event + 1) % len(SHOWDOWN_EVENTS)
        darkness += SHOWDOWN_EVENTS[event] == "clock"
        count += 1
    return count


def hits_in_sight(field: Field) -> float:
    """The hits of the turn that begins, if those who are nearest strike first."""
    fighters: list[tuple[int, float, int]] = []
    for who in field.people:
        way = markers_to_nemesis(field, who)
        if way is not None:
            fighters.append((way, -strength(field, who), max(0, len(who.markers) - way)))
    hits, left = 0.0, FULL_BOX
    for way, lost, markers in sorted(fighters):
        left = max(0, left - way)
        blows = min(markers, left)
        left -= blows
        hits -= lost * blows
    return hits


def strength(field: Field, who: Survivor) -> float:
    """The hits an attack with the best weapon in hand promises."""
    usable = filter(is_usable_weapon, who.hands)
    return max((field.hits_with(who, held) for held in usable), default=PLAIN_HITS[1])


def markers_to_nemesis(field: Field, who: Survivor) -> int | None:
    """How many markers somebody needs to get at the nemesis; None for those who are held, or barred by enemies."""
    if who.entrapped:
        return None
    if field.blow(who, who.room).hits:
        return 0
    if field.rules.enemies_in(who.room):
        return None
    return -(-field.plan.distances(field.nemesis.room).get(who.room, FAR) // ROOMS_A_MARKER)
