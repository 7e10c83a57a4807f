"""What a moment of the showdown comes down to, as numbers: what its evaluation is fitted to."""

from functools import cached_property

from dreadhall.bots.darkest.answering.fighting import PLAIN_HITS
from dreadhall.bots.darkest.judging.position import FAR
from dreadhall.bots.darkest.showdown.field import OUT_OF_REACH, ROOMS_A_MARKER, ShowdownField
from dreadhall.darkest.components.catalogue import ITEM_OF
from dreadhall.darkest.enemies.hordes import ZOMBIE_STEPS
from dreadhall.darkest.fighting.weapons import is_usable_weapon
from dreadhall.darkest.phases.markers import FULL_BOX
from dreadhall.darkest.state import SHOWDOWN_EVENTS, Survivor
from dreadhall.darkest.survivors.boards import cards_of, is_infected
from dreadhall.darkest.survivors.items import BLASTS

WEAK = 2
"""Who can take no more wounds than this is weak."""


class ShowdownFeatures:
    """The numbers of a moment of the showdown; whoever looks must not change it."""

    def __init__(self, field: ShowdownField) -> None:
        self.field = field
        self.rules = field.rules
        self.carrier = next((who for who in field.people if field.has_cure(who)), None)

    def values(self) -> dict[str, float]:
        """All of them by name."""
        return self.race() | self.team() | self.cure() | self.enemies()

    # The race

    @cached_property
    def reactions_left(self) -> int:
        """How many reactions there are before the darkness wins."""
        show, last = self.rules.showdown(), self.rules.printed.showdown_darkness
        darkness, event, count = show.darkness, show.event, 0
        while darkness < last:
            event = (event + 1) % len(SHOWDOWN_EVENTS)
            darkness += SHOWDOWN_EVENTS[event] == "clock"
            count += 1
        return count

    @cached_property
    def corner_time(self) -> int:
        """How many reactions an unhindered nemesis needs for all corners, each time to the nearest."""
        nemesis, left, count = self.field.nemesis, set(self.rules.corners_standing()), 0
        room, steps = nemesis.room, max(1, self.rules.movement(nemesis, "reaction"))
        while left:
            far = self.field.plan.distances(room)
            room = min(sorted(left), key=lambda corner: far.get(corner, FAR))
            count += 1 + -(-far.get(room, FAR) // steps)
            left.remove(room)
        return count

    def race(self) -> dict[str, float]:
        """What is left of the nemesis, and how long there is."""
        cubes = self.field.nemesis.cubes
        return {
            "cubes": sum(cubes),
            "parts": sum(count > 0 for count in cubes),
            "reactions left": self.reactions_left,
            "corner time": self.corner_time,
            "corners": len(self.rules.corners_standing()),
            "time": min(self.reactions_left, self.corner_time),
        }

    # The team

    @cached_property
    def strengths(self) -> dict[str, float]:
        """The hits an attack with the best weapon in hand promises, by survivor."""
        return {who.id: self.strength(who) for who in self.field.people}

    def strength(self, who: Survivor) -> float:
        """The hits an attack by somebody promises."""
        usable = filter(is_usable_weapon, who.hands)
        return max((self.field.hits_with(who, held) for held in usable), default=PLAIN_HITS[1])

    def hits_in_sight(self) -> float:
        """The hits of the turn that begins, if those who are nearest strike first."""
        fighters: list[tuple[int, float, int]] = []
        for who in self.field.people:
            way = self.markers_to_nemesis(who)
            if way is not None:
                fighters.append((way, -self.strengths[who.id], max(0, len(who.markers) - way)))
        hits, left = 0.0, FULL_BOX
        for way, lost, markers in sorted(fighters):
            left = max(0, left - way)
            blows = min(markers, left)
            left -= blows
            hits -= lost * blows
        return hits

    def markers_to_nemesis(self, who: Survivor) -> int | None:
        """How many markers somebody needs to get at the nemesis; None for who is held, or barred by enemies."""
        if who.entrapped:
            return None
        if self.field.blow(who, who.room).hits:
            return 0
        if self.rules.enemies_in(who.room):
            return None
        return -(-self.field.plan.distances(self.field.nemesis.room).get(who.room, FAR) // ROOMS_A_MARKER)

    def team(self) -> dict[str, float]:
        """How strong those are who live."""
        field, rules, people = self.field, self.rules, self.field.people
        strengths = sorted(self.strengths.values(), reverse=True)
        cards = [held for who in people for held in cards_of(who)]
        ways = [self.way(who) for who in people] or [OUT_OF_REACH]
        return {
            "alive": len(people),
            "health": sum(map(field.health, people)),
            "weak": sum(field.health(who) <= WEAK for who in people),
            "held": sum(bool(who.entrapped) for who in people),
            "points": sum(rules.zone(who) for who in people),
            "hands": sum(len(who.markers) for who in people),
            "coming": len(rules.showdown().boxes[1]),
            "arms": sum(self.strengths[who.id] * rules.zone(who) for who in people),
            "best": strengths[0] if strengths else 0.0,
            "second": strengths[1] if len(strengths) > 1 else 0.0,
            "in sight": self.hits_in_sight(),
            "shots": sum(min(held.ammo, FULL_BOX) for held in cards),
            "blasts": sum(BLASTS.get(ITEM_OF[held.card].effect, 0) for held in cards),
            "infected": sum(map(is_infected, people)),
            "way": sum(ways) / len(ways),
            "at it": sum(not way for way in ways),
            "free strike": any(who.id == "jack" for who in people),
        }

    def way(self, who: Survivor) -> int:
        """How many rooms it is to the nemesis."""
        return min(OUT_OF_REACH, self.field.plan.distances(self.field.nemesis.room).get(who.room, FAR))

    def cure(self) -> dict[str, float]:
        """How it is with the one without whom all is lost."""
        who, field = self.carrier, self.field
        if who is None:
            return {}
        others = [one.room for one in field.people if one is not who]
        return {
            "cure health": field.health(who),
            "cure weak": field.health(who) <= WEAK,
            "cure held": bool(who.entrapped),
            "cure virus": len(who.virus),
            "cure infected": is_infected(who),
            "cure way": self.way(who),
            "cure teeth": field.teeth(who.room, others),
            "cure claws": field.claws(who.room),
            "cure fire": field.fire(who.room),
            "cure company": others.count(who.room),
            "cure arms": self.strengths[who.id] * self.rules.zone(who),
        }

    # Enemies

    def enemies(self) -> dict[str, float]:
        """Who else is in the house."""
        field = self.field
        rooms = {who.room for who in field.people}
        near = sum(n for _, n, far in field.packs if min(map(far.get, rooms, [FAR] * len(rooms))) <= ZOMBIE_STEPS)
        creature = field.state.creature
        return {
            "zombies": sum(count for _, count, _ in field.packs),
            "zombies near": near,
            "zombies here": sum(count for room, count, _ in field.packs if room in rooms),
            "creature": creature is not None,
            "creature near": creature is not None
            and min(field.plan.distances(creature.room).get(room, FAR) for room in rooms) <= ZOMBIE_STEPS,
            "fire here": sum(field.fire(room) for room in rooms),
            "doctor": field.nemesis.id == "doctor-mortimer",
        }
