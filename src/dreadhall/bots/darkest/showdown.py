"""The final showdown: hurt the nemesis, keep whoever has the cure alive."""

from collections.abc import Iterator
from functools import cached_property

from dreadhall.bots.darkest.fighting import FULL_BOX, attack_key, blow_at, shot_key
from dreadhall.bots.darkest.firefighting import Intent, fire_duty
from dreadhall.bots.darkest.lending import helped_striker, strength
from dreadhall.bots.darkest.position import FAR, RUIN, Position, Way
from dreadhall.bots.darkest.question import Question
from dreadhall.bots.darkest.turns import Turn
from dreadhall.darkest.view import SurvivorView

FRAIL = 2
"""With so little health the one who has the cure keeps away from everything."""

KEPT, KEPT_WITH_CURE = 1, 3
"""The health one would not give up to fire for a good place."""

ROOMS_A_MARKER = 2


class Showdown:
    """All survivors act as they like."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.able = [who for who in pos.active if who.ap > 0 and not who.entrapped]
        self.eager = sorted(
            (who for who in pos.active if not who.entrapped),
            key=lambda who: (-strength(who), -who.ap, who.id),
        )

    def intents(self) -> Iterator[Intent]:
        """What the team wants, the most urgent first."""
        yield from self.loans()
        yield from self.blows()
        yield from self.escapes()
        yield from self.charges()
        yield from self.brawls()
        yield from self.waits()
        yield from self.clearings()

    # Fighting

    def blows(self) -> Iterator[Intent]:
        """Whoever can hurt the nemesis does, the best weapons first."""
        nemesis = self.pos.view.nemesis
        if nemesis is None:
            return
        for who in self.eager:
            if (key := blow_at(who, nemesis.room)) is not None:
                yield who, key

    def brawls(self) -> Iterator[Intent]:
        """What else stands in the room is struck down."""
        for who in self.eager:
            if (key := attack_key(self.pos, who)) is not None:
                yield who, key

    def loans(self) -> Iterator[Intent]:
        """Markers for who strikes hardest."""
        if (helped := helped_striker(self.pos)) is not None:
            yield helped[0], f"share-ap:{helped[0].id}"

    def escapes(self) -> Iterator[Intent]:
        """Nobody stays in the grip of an enemy."""
        for who in self.pos.active:
            if who.entrapped == "enemies" and who.ap > 0:
                yield who, f"escape:{who.id}"

    def clearings(self) -> Iterator[Intent]:
        """Better shoot zombies than do nothing."""
        for who in self.able:
            if (key := shot_key(self.pos, who)) is not None:
                yield who, key

    # Moving

    def charges(self) -> Iterator[Intent]:
        """Those who can reach the nemesis and strike it before the markers run out go there."""
        for who in self.eager:
            if who.ap > 0 and not self.pos.enemies_in(who.room) and (goal := self.stand_for(who)) is not None:
                yield from self.step(who, goal)

    def waits(self) -> Iterator[Intent]:
        """The others go where the nemesis will be near, the cure out of its way."""
        for who in sorted(self.able, key=lambda who: -who.health):
            goal = self.place_for(who)
            if goal is not None and not self.pos.enemies_in(who.room):
                yield from self.step(who, goal)

    def step(self, who: SurvivorView, goal: str) -> Iterator[Intent]:
        """One move on the way to a room."""
        step = self.pos.step_towards(who.room, goal)
        if step is not None:
            yield who, f"move:{who.id}:{step}"

    def place_for(self, who: SurvivorView) -> str | None:
        """The room from which a survivor wants to fight, or where it waits; None where it stays."""
        return self.stand_for(who) or self.post_for(who)

    def stand_for(self, who: SurvivorView) -> str | None:
        """The room from which a survivor can strike the nemesis in this turn."""
        pos, nemesis = self.pos, self.pos.view.nemesis
        if nemesis is None or self.is_too_frail(who):
            return None
        reach = max((weapon.range for weapon in who.weapons), default=0)
        ways = self.bearable_ways(who)
        rooms = [
            room
            for room in pos.plan.sees[nemesis.room]
            if room in ways and self.fits(room, nemesis.room, reach) and self.is_in_time(who, ways[room])
        ]
        return min(rooms, key=lambda room: (ways[room].cost + self.discomfort(room), room), default=None)

    def is_cure(self, who: SurvivorView) -> bool:
        """Whether all is lost with this survivor."""
        return who.id == self.pos.view.cure

    def is_too_frail(self, who: SurvivorView) -> bool:
        """Whether the one with the cure has to leave the fight to others."""
        return self.is_cure(who) and who.health <= FRAIL and len(self.pos.view.survivors) > 1

    def is_in_time(self, who: SurvivorView, way: Way) -> bool:
        """Whether there is a marker left to strike with after a way, and room for it in the box."""
        left = len(self.pos.view.track.boxes[0])
        moves = -(-len(way.path) // ROOMS_A_MARKER)
        barred = any(map(self.pos.enemies_in, way.path[:-1]))
        return not barred and who.ap > moves and left + moves < FULL_BOX

    def bearable_ways(self, who: SurvivorView) -> dict[str, Way]:
        """The ways that lead through no more fire than the survivor can stand."""
        return {room: way for room, way in self.pos.ways(who.room).items() if self.is_bearable(who, way)}

    def fits(self, room: str, target: str, reach: int) -> bool:
        """Whether a room is near enough to the target."""
        far = self.pos.plan.range_between(room, target)
        return far is not None and far <= reach

    def discomfort(self, room: str) -> float:
        """What speaks against a room that is near enough: the nemesis itself, and fire."""
        nemesis = self.pos.view.nemesis
        return 0.5 * (nemesis is not None and room == nemesis.room) + self.pos.heat_in(room)

    def is_bearable(self, who: SurvivorView, way: Way) -> bool:
        """Whether a way leads through no more fire than the survivor can stand."""
        spare = KEPT_WITH_CURE if self.is_cure(who) else KEPT
        heats = [self.pos.heat_in(room) for room in way.path]
        burns = sum(heat for heat in heats if heat == RUIN or not fireproof(who))
        return burns < who.health - spare or not burns

    # Waiting

    @cached_property
    def heading(self) -> str:
        """Where the nemesis will probably be after its next reaction."""
        pos, nemesis = self.pos, self.pos.view.nemesis
        assert nemesis is not None
        room, far = nemesis.room, pos.plan.distances(nemesis.room)
        goal = min((corner for corner in pos.terminals if corner in far), key=lambda one: (far[one], one), default=room)
        for _ in range(nemesis.movement or 0):
            room = next(iter(pos.plan.routes(room, goal)), room) if room != goal else room
        return room

    def post_for(self, who: SurvivorView) -> str | None:
        """Where a survivor waits: cool, free of enemies, close to where the nemesis will be."""
        pos = self.pos
        if pos.view.nemesis is None:
            return None
        ways = self.bearable_ways(who)
        if self.is_cure(who) and len(pos.view.survivors) > 1:
            return self.refuge(ways)
        far = pos.plan.distances(self.heading)
        rooms = [room for room in ways if not pos.danger(room) and far.get(room, FAR) >= 1]
        return min(rooms, key=lambda room: (max(2, far.get(room, FAR)), ways[room].cost, room), default=None)

    def refuge(self, ways: dict[str, Way]) -> str:
        """The quietest place there is."""
        pos = self.pos
        threats = [*pos.hordes, *pos.beasts, self.heading]
        far = {threat: pos.plan.distances(threat) for threat in threats}

        def quiet(room: str) -> tuple[float, str]:
            near = min((steps.get(room, 9) for steps in far.values()), default=9)
            return min(4, near) - 3.0 * pos.danger(room) - 0.3 * ways[room].cost, room

        return max((room for room, way in ways.items() if not any(map(pos.danger, way.path))), key=quiet)


def fireproof(who: SurvivorView) -> bool:
    """Whether somebody walks into fire unharmed."""
    return who.ability == "fireproof"


def come_along(question: Question) -> str:
    """With the group always; in the showdown where one's own way leads."""
    pos = question.pos
    if not pos.view.track.showdown:
        turn = Turn(pos, helped=True)
        if turn.is_last_token and question.who.id == turn.keeper.id:
            return "no"
        duty = fire_duty(pos, turn.able)
        return "no" if duty is not None and duty.who.id == question.data["leader"] else "yes"
    goal = Showdown(pos).place_for(question.who)
    return "yes" if goal is not None and pos.step_towards(question.who.room, goal) == question.data["room"] else "no"


def move_on(question: Question) -> str:
    """A second room for the same marker, if it leads where one wants to be."""
    goal = Showdown(question.pos).place_for(question.who)
    step = None if goal is None else question.pos.step_towards(question.who.room, goal)
    return f"room:{step}" if question.has(f"room:{step}") else "stop"
