"""What a group does in its turn, before the final showdown: the next thing to do, and who does it."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from dreadhall.bots.darkest.codebreaking import fits, time_to_enter, tokens_to_bypass
from dreadhall.bots.darkest.fighting import attack_key, shot_key
from dreadhall.bots.darkest.goals import ALMOST_LOST, carries_chips, door_worth, doors_at, opener
from dreadhall.bots.darkest.judgement import has_skill
from dreadhall.bots.darkest.outlook import Outlook
from dreadhall.bots.darkest.position import FAR, Position
from dreadhall.darkest.view import SurvivorView

Intent = tuple[SurvivorView, str]
"""Who should do what: the key of the choice."""

TERMINAL_COST = 2
WORTH_REJOINING = 7.0
"""How far and dangerous a way to the others may be."""

EXTINGUISH_COST = 2
THERE_AND_BACK = 3
FIGHTABLE_FIRE = 4
"""How many burn markers in the whole house still make it worth fighting the fire."""

FRAIL = 4


def fire_tools(who: SurvivorView) -> list[str]:
    """What a survivor has in hand to put out fire with."""
    return [held.card for held in who.hands if held.item in ("fire-axe", "fire-extinguisher")]


class Turn:
    """A group's turn as one of its players sees it."""

    def __init__(self, pos: Position, *, helped: bool) -> None:
        self.pos = pos
        self.helped = helped
        self.able = [who for who in pos.active if who.ap > 0 and not who.entrapped]
        self.outlooks: dict[str, Outlook] = {}
        self.free = [who for who in self.able if who.ap > self.reserve(who.room)]

    @cached_property
    def leader(self) -> SurvivorView:
        """Whom the others follow: the first who can act where most of the group are."""
        rooms = Counter(who.room for who in self.pos.active if not who.entrapped)
        return max(self.able, key=lambda who: rooms[who.room])

    def outlook(self, room: str) -> Outlook:
        """What those in a room can make of their turn."""
        if room not in self.outlooks:
            self.outlooks[room] = Outlook(self.pos, [who for who in self.able if who.room == room], room)
        return self.outlooks[room]

    def reserve(self, room: str) -> int:
        """How many AP those in a room keep to go where they want to be."""
        stuck = any(who.room == room and not who.ap for who in self.pos.active)
        return 0 if stuck or self.pos.enemies_in(room) else len(self.outlook(room).path)

    def intents(self) -> Iterator[Intent]:
        """What the group wants, the most urgent first."""
        yield from self.code()
        yield from self.fights()
        yield from self.escapes()
        yield from self.fire()
        yield from self.share()
        yield from self.doors()
        yield from self.searches()
        yield from self.chips_to_the_wizard()
        yield from self.moves()
        yield from self.idle()

    # The code

    def code(self) -> Iterator[Intent]:
        """Enter chips, and pay with darkness for what is left, when the time has come."""
        pos = self.pos
        now = time_to_enter(pos)
        for who in sorted(self.able, key=carries_chips, reverse=True):
            chips = [chip for chip in who.chips.values() if now or fits(pos, chip)]
            if chips and who.room in pos.terminals and who.ap >= TERMINAL_COST and pos.slots_left:
                yield who, f"terminal:{who.id}"
        for who in pos.active:
            if now and who.room in pos.terminals and self.should_bypass():
                yield who, f"bypass:{who.id}"

    def should_bypass(self) -> bool:
        """Whether the rest of the code can only be paid for, and there is time to reach the laboratory afterwards."""
        pos = self.pos
        rest = tokens_to_bypass(pos)
        if not 0 < rest <= pos.darkness_left:
            return False
        in_reach = any(
            pos.to_laboratory.get(who.room, FAR) <= who.ap for who in pos.view.survivors if not who.entrapped
        )
        return rest < pos.darkness_left or (rest == len(pos.view.security.code) and in_reach)

    # Fighting

    def fights(self) -> Iterator[Intent]:
        """Whoever has an enemy in the room hits it, those with most time to spare first."""
        for who in sorted(self.pos.active, key=lambda who: (who.ability != "free-attack", -who.ap)):
            if (key := attack_key(self.pos, who)) is not None:
                yield who, key
        for who in self.able:
            beset = [room for room in self.pos.hordes if room in self.pos.plan.sees[who.room]]
            key = shot_key(self.pos, who) if any(map(self.pos.people_in, beset)) else None
            if key is not None:
                yield who, key

    def escapes(self) -> Iterator[Intent]:
        """Held survivors struggle, and others pull them out."""
        for who in self.pos.active:
            if who.entrapped == "enemies" and who.ap > 0:
                yield who, f"escape:{who.id}"
        for who in self.able:
            for other in self.pos.people_in(who.room):
                if other.entrapped == "enemies":
                    yield who, f"rescue:{who.id}:{other.id}"

    def share(self) -> Iterator[Intent]:
        """Who can lend AP helps those who would keep the group from moving on."""
        pos = self.pos
        for who in pos.active:
            if who.ability == "share-ap" and "share" not in who.used and not who.entrapped:
                here = [one.ap for one in pos.active if one.room == who.room and not one.entrapped]
                if min(here) == 0 and max(here) > 1 and who.ap in (0, max(here)) and not pos.enemies_in(who.room):
                    yield who, f"share-ap:{who.id}"

    # Fire

    def fire(self) -> Iterator[Intent]:
        """Put out what can be put out at once; nobody stays where it burns."""
        for who in self.able:
            heat = self.pos.heat_in(who.room)
            if not heat:
                yield from self.go_to_fire(who)
                continue
            if who.room != self.leader.room and who.ap <= 1:
                continue
            yield from self.extinguish(who, heat)
            yield who, f"sprinkler:{who.id}"
            if (refuge := self.cool_room(who.room)) is not None and not self.pos.enemies_in(who.room):
                yield who, f"move:{who.id}:{refuge}"

    def go_to_fire(self, who: SurvivorView) -> Iterator[Intent]:
        """Whoever has a tool steps next door, puts out what burns there and comes back in the same turn."""
        pos = self.pos
        if who.ap < THERE_AND_BACK or not fire_tools(who) or pos.enemies_in(who.room) or not pos.view.security.code:
            return
        for there in pos.plan.neighbours[who.room]:
            heat = pos.heat_in(there)
            small = sum(pos.heat.values()) <= FIGHTABLE_FIRE or heat == ALMOST_LOST
            bearable = who.ability == "fireproof" or (heat == 1 and who.health > FRAIL)
            if 0 < heat <= ALMOST_LOST and small and bearable and not pos.enemies_in(there):
                yield who, f"move:{who.id}:{there}"

    def extinguish(self, who: SurvivorView, heat: int) -> Iterator[Intent]:
        """With a tool for one AP, without for two, if that ends the fire."""
        for card in fire_tools(who):
            yield who, f"douse:{who.id}:{card}"
        together = sum(one.ap // 2 for one in self.able if one.room == who.room)
        ends_it = heat <= together and sum(self.pos.heat.values()) == heat
        if who.ap >= EXTINGUISH_COST and (ends_it or heat == ALMOST_LOST):
            yield who, f"extinguish:{who.id}"

    def cool_room(self, room: str) -> str | None:
        """A room next door where it does not burn."""
        pos = self.pos
        cool = [there for there in pos.plan.neighbours[room] if not pos.heat_in(there)]
        return min(cool, key=lambda there: (pos.danger(there), there), default=None)

    # Doors, cupboards, chips

    def doors(self) -> Iterator[Intent]:
        """Open what the cards at hand open."""
        pos = self.pos
        for room in dict.fromkeys(who.room for who in self.free):
            here = [who for who in self.free if who.room == room]
            for door in sorted(doors_at(pos, room), key=lambda door: -door_worth(pos, door)):
                for people in [here] if self.helped else [[one] for one in here]:
                    if (who := opener(pos, people, door)) is not None:
                        yield who, f"unlock:{who.id}:{door.id}"
                if not door.colours:
                    yield from ((who, f"flip:{who.id}:{door.id}") for who in here)

    def searches(self) -> Iterator[Intent]:
        """Search the room, by whoever can best spare the time."""
        for who in sorted(self.free, key=lambda who: -who.ap):
            if who.room not in self.pos.searched and self.pos.view.security.code and not self.in_a_hurry(who):
                yield who, f"search:{who.id}"

    def in_a_hurry(self, who: SurvivorView) -> bool:
        """Whether the group should be on its way to a terminal instead."""
        return time_to_enter(self.pos) and self.pos.rounds_left <= 3

    def chips_to_the_wizard(self) -> Iterator[Intent]:
        """Who enters several chips at a time should have them all."""
        wizards = [who for who in self.pos.view.survivors if has_skill(who, "tech-wizard")]
        for who in self.able:
            if who.chips and who not in wizards and any(one.room == who.room for one in wizards):
                yield who, f"pass:{who.id}"

    # Moving

    def moves(self) -> Iterator[Intent]:
        """The group follows its first member, who waits until all can come along."""
        if not self.able:
            return
        leader = self.leader
        for who in self.able:
            if who.room != leader.room:
                yield from self.move(who, leader.room)
        if not any(who.room == leader.room and not who.ap and not who.entrapped for who in self.pos.active):
            yield from self.move(leader, self.destination(leader))

    def destination(self, leader: SurvivorView) -> str | None:
        """Where the group wants to be; a small one wants to be with the others."""
        pos = self.pos
        if (
            pos.view.security.code
            and len(pos.people_in(leader.room)) <= len(pos.people_in(pos.home))
            and pos.home != leader.room
        ):
            way = pos.ways(leader.room).get(pos.home)
            if way is not None and way.cost <= WORTH_REJOINING:
                return pos.home
        path = self.outlook(leader.room).path
        return path[0] if path else None

    def move(self, who: SurvivorView, goal: str | None) -> Iterator[Intent]:
        """One step of somebody on the way to a room; into the laboratory goes who stands most."""
        step = None if goal is None else self.pos.step_towards(who.room, goal)
        if step is None or self.pos.enemies_in(who.room):
            return
        if step == self.pos.laboratory:
            here = [one for one in self.able if one.room == who.room]
            who = max(here, key=lambda one: (one.health, max((weapon.range for weapon in one.weapons), default=0)))
        yield who, f"move:{who.id}:{step}"

    # What is left to do with the rest of the AP

    def idle(self) -> Iterator[Intent]:
        """Shoot at what comes closer, heal, put out fire."""
        for who in self.able:
            if (key := shot_key(self.pos, who)) is not None:
                yield who, key
        for who in self.able:
            if who.ability == "field-medic":
                for other in self.pos.people_in(who.room):
                    if other.id != who.id and other.health < len(other.track):
                        yield who, f"heal:{who.id}:{other.id}"
            if who.health <= len(who.track) - 2:
                yield who, f"medic-bay:{who.id}"
            if who.ap >= 2 and self.pos.heat_in(who.room):
                yield who, f"extinguish:{who.id}"
            yield who, f"ammo-reserve:{who.id}"
            yield who, f"antidote-cabinet:{who.id}"
