"""The final showdown: hurt the nemesis, keep whoever has the cure alive."""

from collections.abc import Iterator

from dreadhall.bots.darkest.fighting import attack_key, power, shot_key
from dreadhall.bots.darkest.position import FAR, Position, Way
from dreadhall.bots.darkest.question import Question
from dreadhall.bots.darkest.turns import Intent, fire_tools
from dreadhall.darkest.view import SurvivorView

FRAIL = 4
"""With so little health the one who has the cure keeps away from everything."""


MOST_BURNS = 5
"""Twice the heat one would go through for a good place."""


class Showdown:
    """All survivors act as they like."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.able = [who for who in pos.active if who.ap > 0 and not who.entrapped]

    def intents(self) -> Iterator[Intent]:
        """What the team wants, the most urgent first."""
        yield from self.attacks()
        yield from self.escapes()
        yield from self.approaches()
        yield from self.clearings()

    def attacks(self) -> Iterator[Intent]:
        """Whoever can hurt the nemesis does, the best weapons first; then what stands in the way."""
        eager = sorted(self.able, key=lambda who: (-max(map(power, who.weapons), default=0.0), -who.ap, who.id))
        for who in eager:
            if (key := shot_key(self.pos, who, beast=True)) is not None:
                yield who, key
        for who in eager:
            if (key := attack_key(self.pos, who)) is not None:
                yield who, key

    def escapes(self) -> Iterator[Intent]:
        """Nobody stays in the grip of an enemy."""
        for who in self.pos.active:
            if who.entrapped == "enemies" and who.ap > 0:
                yield who, f"escape:{who.id}"

    def approaches(self) -> Iterator[Intent]:
        """Those who cannot reach the nemesis come closer; the cure comes no closer than it must."""
        for who in sorted(self.able, key=lambda who: -who.health):
            goal = self.place_for(who)
            step = None if goal is None else self.pos.step_towards(who.room, goal)
            if step is not None and not self.pos.enemies_in(who.room):
                yield who, f"move:{who.id}:{step}"

    def clearings(self) -> Iterator[Intent]:
        """Better shoot zombies than do nothing."""
        for who in self.able:
            if (key := shot_key(self.pos, who)) is not None:
                yield who, key

    def place_for(self, who: SurvivorView) -> str | None:
        """The room from which a survivor wants to fight, or where it is out of the way."""
        pos, nemesis = self.pos, self.pos.view.nemesis
        if nemesis is None:
            return None
        ways = pos.ways(who.room)
        reach = max((weapon.range for weapon in who.weapons), default=0)
        if who.id == pos.view.cure and (not reach or who.health <= FRAIL):
            return self.refuge(ways)
        rooms = [
            room
            for room in pos.plan.sees[nemesis.room]
            if room in ways and self.fits(room, nemesis.room, reach) and self.is_bearable(who, ways[room])
        ]
        if not rooms:
            return self.waiting_place(who, ways)
        return min(rooms, key=lambda room: (ways[room].cost - 0.5 * (room != nemesis.room), room))

    def fits(self, room: str, target: str, reach: int) -> bool:
        """Whether a room is near enough to the target; who shoots stays out of its room, and all out of an inferno."""
        far = self.pos.plan.range_between(room, target)
        doomed = room == target and room in self.pos.terminals
        return far is not None and (1 if reach else 0) <= far <= reach and not doomed

    def is_bearable(self, who: SurvivorView, way: Way) -> bool:
        """Whether a way leads through no more fire than the survivor can stand."""
        return 2 * sum(self.pos.heat_in(room) for room in way.path) < min(who.health, MOST_BURNS)

    def waiting_place(self, who: SurvivorView, ways: dict[str, Way]) -> str | None:
        """A cool room close to the nemesis, where there is no place to fight from."""
        pos = self.pos
        assert pos.view.nemesis is not None
        far = pos.plan.distances(pos.view.nemesis.room)
        rooms = [room for room, way in ways.items() if self.is_bearable(who, way) and not pos.danger(room)]
        rooms = [room for room in rooms if far.get(room, FAR) >= 1]
        return min(rooms, key=lambda room: (far.get(room, FAR), ways[room].cost, room), default=None)

    def refuge(self, ways: dict[str, Way]) -> str:
        """The quietest place there is."""
        pos = self.pos
        threats = [*pos.hordes, *pos.beasts]
        far = {threat: pos.plan.distances(threat) for threat in threats}

        def quiet(room: str) -> tuple[float, str]:
            near = min((steps.get(room, 9) for steps in far.values()), default=9)
            return near - 3.0 * pos.danger(room) - 0.3 * ways[room].cost, room

        return max((room for room, way in ways.items() if not any(map(pos.danger, way.path))), key=quiet)


def come_along(question: Question) -> str:
    """With the group always; in the showdown where one's own way leads."""
    pos = question.pos
    if not pos.view.track.showdown:
        leader = pos.survivors[question.data["leader"]]
        puts_it_out = pos.heat_in(question.data["room"]) and fire_tools(leader) and pos.view.security.code
        return "no" if puts_it_out else "yes"
    goal = Showdown(pos).place_for(question.who)
    return "yes" if goal is not None and pos.step_towards(question.who.room, goal) == question.data["room"] else "no"


def move_on(question: Question) -> str:
    """A second room for the same marker, if it leads where one wants to be."""
    goal = Showdown(question.pos).place_for(question.who)
    step = None if goal is None else question.pos.step_towards(question.who.room, goal)
    return f"room:{step}" if question.has(f"room:{step}") else "stop"
