"""The final showdown: hurt the nemesis, keep whoever has the cure alive."""

from collections.abc import Iterator

from dreadhall.bots.darkest.fighting import attack_key, power, shot_key
from dreadhall.bots.darkest.firefighting import Intent, fire_duty
from dreadhall.bots.darkest.position import FAR, RUIN, Position, Way
from dreadhall.bots.darkest.question import Question
from dreadhall.bots.darkest.turns import Turn
from dreadhall.darkest.view import SurvivorView

FRAIL = 2
"""With so little health the one who has the cure keeps away from everything."""


KEPT, KEPT_WITH_CURE = 1, 3
"""The health one would not give up to fire for a good place."""


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
        """The room from which a survivor wants to fight, or where it is out of the way; None where it stays."""
        pos, nemesis = self.pos, self.pos.view.nemesis
        if nemesis is None:
            return None
        ways = {room: way for room, way in pos.ways(who.room).items() if self.is_bearable(who, way)}
        reach = max((weapon.range for weapon in who.weapons), default=0)
        if who.id == pos.view.cure and who.health <= FRAIL:
            return self.refuge(ways)
        rooms = [room for room in pos.plan.sees[nemesis.room] if room in ways and self.fits(room, nemesis.room, reach)]
        if not rooms:
            return self.waiting_place(ways)
        return min(rooms, key=lambda room: (ways[room].cost + self.discomfort(room), room))

    def fits(self, room: str, target: str, reach: int) -> bool:
        """Whether a room is near enough to the target, and none that it is about to destroy."""
        far = self.pos.plan.range_between(room, target)
        doomed = room == target and room in self.pos.terminals
        return far is not None and far <= reach and not doomed

    def discomfort(self, room: str) -> float:
        """What speaks against a room that is near enough: the nemesis itself, and fire."""
        nemesis = self.pos.view.nemesis
        return 0.5 * (nemesis is not None and room == nemesis.room) + self.pos.heat_in(room)

    def is_bearable(self, who: SurvivorView, way: Way) -> bool:
        """Whether a way leads through no more fire than the survivor can stand."""
        spare = KEPT_WITH_CURE if who.id == self.pos.view.cure else KEPT
        heats = [self.pos.heat_in(room) for room in way.path]
        burns = sum(heat for heat in heats if heat == RUIN or not fireproof(who))
        return burns < who.health - spare or not burns

    def waiting_place(self, ways: dict[str, Way]) -> str | None:
        """A cool room close to the nemesis, where there is no place to fight from."""
        pos = self.pos
        assert pos.view.nemesis is not None
        far = pos.plan.distances(pos.view.nemesis.room)
        rooms = [room for room in ways if not pos.danger(room) and far.get(room, FAR) >= 1]
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
