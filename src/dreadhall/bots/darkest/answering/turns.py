"""What a group does in its turn, before the final showdown: the next thing to do, and who does it."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from dreadhall.bots.darkest.answering.arming import handovers
from dreadhall.bots.darkest.answering.codebreaking import (
    MOVES_A_ROUND,
    ROUNDS_A_SPACE,
    fits,
    time_to_enter,
    tokens_to_bypass,
)
from dreadhall.bots.darkest.answering.errands import errands, home_of, pastimes
from dreadhall.bots.darkest.answering.fighting import KEPT, attack_key, hits_a_blow, shot_key
from dreadhall.bots.darkest.answering.firefighting import Intent, fight_fire
from dreadhall.bots.darkest.answering.sprint import sprint
from dreadhall.bots.darkest.judging.goals import (
    carries_chips,
    door_worth,
    doors_at,
    open_terminals,
    opener,
)
from dreadhall.bots.darkest.judging.outlook import GroupOutlook
from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.bots.darkest.judging.readiness import has_time
from dreadhall.bots.darkest.judging.threats import coming
from dreadhall.bots.darkest.judging.worth import has_skill
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import SurvivorView

TERMINAL_COST = 2
THREAT = 3
"""Against so many who come no shot is kept."""

WORTH_REJOINING = 7.0
"""How far and dangerous a way to the others may be."""


class GroupTurn:
    """A group's turn as one of its players sees it."""

    def __init__(self, pos: SeenTable) -> None:
        self.pos = pos
        self.able = [who for who in pos.active if who.ap > 0 and not who.entrapped and who.seat not in pos.view.done]
        self.outlooks: dict[str, GroupOutlook] = {}
        self.free = [who for who in self.able if who.ap > self.reserve(who.room)]

    @cached_property
    def leader(self) -> SurvivorView:
        """Whom the others follow: the first who can act where most of the group are."""
        rooms = Counter(who.room for who in self.pos.active if not who.entrapped)
        return max(self.able, key=lambda who: rooms[who.room])

    def outlook(self, room: RoomId) -> GroupOutlook:
        """What those in a room can make of their turn."""
        if room not in self.outlooks:
            self.outlooks[room] = GroupOutlook(self.pos, [who for who in self.able if who.room == room], room)
        return self.outlooks[room]

    def reserve(self, room: RoomId) -> int:
        """How many AP those in a room keep to go where they want to be."""
        stuck = any(who.room == room and not who.ap for who in self.pos.active)
        return 0 if stuck or self.pos.enemies_in(room) else len(self.outlook(room).path)

    def intents(self) -> Iterator[Intent]:
        """What the group wants, the most urgent first."""
        yield from self.code()
        yield from self.fights()
        yield from self.escapes()
        yield from handovers(self.pos, [who for who in self.pos.active if has_skill(who, "coordinator")])
        if has_time(self.pos):
            yield from self.preparations()
            return
        if not self.pos.view.security.code:
            yield from sprint(self.pos, self.able)
            yield from self.idle()
            return
        yield from fight_fire(self.pos, self.able)
        if self.is_last_token:
            yield from self.finish()
            yield from self.idle()
            return
        yield from self.errands()
        yield from self.share()
        yield from self.doors()
        yield from self.searches()
        yield from self.chips_to_the_wizard()
        yield from self.moves()
        yield from self.idle()

    def preparations(self) -> Iterator[Intent]:
        """What makes the team stronger before somebody goes into the laboratory."""
        yield from fight_fire(self.pos, self.able)
        yield from self.share()
        yield from self.doors()
        yield from self.searches()
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
        rest, left = len(pos.view.security.code), pos.darkness_left
        if tokens_to_bypass(pos) < rest or not 0 < rest <= left:
            return False
        if rest > 1 or pos.can_enter_now:
            return True
        return left > 1 and pos.rounds_left - ROUNDS_A_SPACE >= self.rounds_to_laboratory()

    def rounds_to_laboratory(self) -> float:
        """How many rounds the nearest survivor needs to the laboratory."""
        pos = self.pos
        free = [who for who in pos.view.survivors if not who.entrapped]
        steps = {who.id: pos.to_laboratory.get(who.room, FAR) for who in free}
        return min((max(0, steps[who.id] - who.ap) / MOVES_A_ROUND + 1 for who in free), default=FAR)

    @cached_property
    def is_last_token(self) -> bool:
        """Whether all that is left to do is to pay for the last token."""
        pos = self.pos
        security = pos.view.security
        return (
            bool(security.code)
            and pos.darkness_left >= len(security.code)
            and len(security.code) <= 1
            and bool(open_terminals(pos))
        )

    def finish(self) -> Iterator[Intent]:
        """One goes to a terminal or stays there, the others go to the laboratory."""
        pos = self.pos
        keeper = self.keeper
        for who in self.able:
            if who.id != keeper.id:
                yield from self.move(who, pos.front)
            elif who.room not in pos.terminals:
                ways = pos.ways(who.room)
                goals = [room for room in open_terminals(pos) if room in ways]
                yield from self.move(who, min(goals, key=lambda room: ways[room].cost, default=None))

    @cached_property
    def keeper(self) -> SurvivorView:
        """Who stays at a terminal: the one who is nearest to it, of equals the one with most AP."""
        pos = self.pos
        free = [who for who in pos.view.survivors if not who.entrapped] or pos.view.survivors

        def nearness(who: SurvivorView) -> tuple[float, float, str]:
            ways = pos.ways(who.room)
            way = min((ways[room].cost for room in open_terminals(pos) if room in ways), default=99.0)
            return way, -who.ap, who.id

        return min(free, key=nearness)

    # Fighting

    def fights(self) -> Iterator[Intent]:
        """Whoever has an enemy in the room hits it: for nothing, then who hits hardest without ammunition."""

        def urgency(who: SurvivorView) -> tuple[bool, float, int]:
            return who.ability != "free-attack", -hits_a_blow(who), -who.ap

        for who in sorted(self.pos.active, key=urgency):
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

    def errands(self) -> Iterator[Intent]:
        """What one can do alone and be back."""
        home = home_of(self.pos)
        out = any(who.room != home for who in self.able) and any(who.room == home for who in self.able)
        return errands(self.pos, self.able, self.outlook(home).path if out else ())

    # Doors, cupboards, chips

    def doors(self) -> Iterator[Intent]:
        """Open what the cards at hand open, even with AP that are kept for the way: a walk can wait."""
        pos = self.pos
        for room in dict.fromkeys(who.room for who in self.able):
            here = [who for who in self.able if who.room == room]
            wanted = self.outlook(room).here
            for door in sorted(doors_at(pos, room), key=lambda door: -door_worth(pos, door)):
                if door.id not in wanted and door.colours:
                    continue
                for people in [here] if pos.helped else [[one] for one in here]:
                    if (who := opener(pos, people, door)) is not None:
                        yield who, f"unlock:{who.id}:{door.id}"
                if not door.colours:
                    yield from ((who, f"flip:{who.id}:{door.id}") for who in here)

    def searches(self) -> Iterator[Intent]:
        """Search the room, by whoever can best spare the time."""
        for who in sorted(self.free, key=lambda who: -who.ap):
            if "search" in self.outlook(who.room).here:
                yield who, f"search:{who.id}"

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
        if not self.waits_in(leader.room):
            yield from self.move(leader, self.destination(leader))

    def waits_in(self, room: RoomId) -> bool:
        """Whether a group waits in a room for somebody there who has no AP left."""
        return any(who.room == room and not who.ap and not who.entrapped for who in self.pos.active)

    def destination(self, leader: SurvivorView) -> RoomId | None:
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

    def move(self, who: SurvivorView, goal: RoomId | None) -> Iterator[Intent]:
        """One step of somebody on the way to a room; into the laboratory goes who stands most."""
        step = None if goal is None else self.pos.step_towards(who.room, goal)
        if step is None or self.pos.enemies_in(who.room):
            return
        if step == self.pos.laboratory:
            here = [one for one in self.able if one.room == who.room]
            who = max(here, key=lambda one: (one.health, max((weapon.range for weapon in one.weapons), default=0)))
        yield who, f"move:{who.id}:{step}"

    # What is left to do with the rest of the AP

    def pastimes(self) -> Iterator[Intent]:
        """What one of them does next door while the others wait."""
        home = home_of(self.pos)
        if self.waits_in(home):
            yield from pastimes(self.pos, self.able, self.outlook(home).chances)

    def idle(self) -> Iterator[Intent]:
        """Search next door, shoot at what comes closer, hand over arms, heal, put out fire."""
        yield from self.pastimes()
        for who in self.able:
            kept = 0 if sum(coming(self.pos, who.room).values()) >= THREAT else KEPT
            if (key := shot_key(self.pos, who, kept)) is not None:
                yield who, key
        yield from handovers(self.pos, self.able)
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
