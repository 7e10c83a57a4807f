"""The final showdown as a table in the head shows it: who is in danger where, and who can strike the nemesis."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from dreadhall.bots.darkest.answering.fighting import PLAIN_HITS, POWER
from dreadhall.bots.darkest.judging.position import FAR
from dreadhall.darkest.components.catalogue import ITEM_OF
from dreadhall.darkest.enemies.hordes import ZOMBIE_STEPS
from dreadhall.darkest.fighting.attacks import BARE_FISTS
from dreadhall.darkest.fighting.weapons import is_usable_weapon, weapon_dice, weapon_range
from dreadhall.darkest.house.layout import BEYOND
from dreadhall.darkest.ids import NO_CARD, CardId, RoomId, SurvivorId
from dreadhall.darkest.phases.markers import FULL_BOX
from dreadhall.darkest.phases.showdown import Showdown
from dreadhall.darkest.state import Held, Survivor
from dreadhall.kernel import Table

ROOMS_A_MARKER = 2
MOST_DICE = 6
INFERNO_DICE = 6.0
"""Standing in a corner that is about to be destroyed is as bad as so many dice."""

OUT_OF_REACH = 9
BESIDE_FIRE = 0.3
DEFENDED, SHARED = 0.33, 0.5
"""What a companion takes off an attack: dice of it, and a part of what is left."""

STRIKE, STRIKE_WITH_CURE = 0.9, 1.2
"""What a hit is worth that somebody has yet to walk to."""

FRAILTY = 0.75
"""How much more the weak have to lose."""


class Fears(NamedTuple):
    """What somebody would give, in hits on the nemesis, to be spared a die, a burn, or a room to walk."""

    teeth: float
    claws: float
    fire: float
    distance: float


class Manner(NamedTuple):
    """How a team fights: how much of their usual weight things have, for the one with the cure and for the others."""

    harm_to_cure: float = 1.0
    way: float = 1.0
    strike: float = 1.0
    strike_of_cure: float = 1.0
    brawl: float = 1.0


USUAL = Manner()
FEARS_WITH_CURE = Fears(0.09, 0.09, 0.3, 0.06)
FEARS = Fears(0.035, 0.045, 0.075, 0.23)


class Blow(NamedTuple):
    """The hits an attack promises, and the weapon to strike with."""

    hits: float
    weapon: CardId


class Path(NamedTuple):
    """A way to a room, and the wounds that fire gives on it."""

    rooms: tuple[RoomId, ...]
    burns: int

    @property
    def markers(self) -> int:
        """What it costs to go there."""
        return -(-len(self.rooms) // ROOMS_A_MARKER)


def rules_at(table: Table) -> Showdown:
    """The rules of a table where the showdown has begun."""
    rules = table.rules
    assert isinstance(rules, Showdown)
    return rules


class ShowdownField:
    """A moment of the showdown; whoever looks must not change it."""

    def __init__(self, rules: Showdown, manner: Manner = USUAL) -> None:
        nemesis = rules.state.nemesis
        assert nemesis is not None, "there is a showdown while the nemesis lives"
        self.rules = rules
        self.manner = manner
        self.state = rules.state
        self.plan = rules.plan
        self.nemesis = nemesis
        self.people = list(rules.state.survivors.values())
        self._comfort: dict[tuple[SurvivorId, RoomId], float] = {}

    # Enemies

    @cached_property
    def trail(self) -> list[RoomId]:
        """The rooms in which the nemesis strikes in its next reaction, the one where it is first."""
        rules, room = self.rules, self.nemesis.room
        corners, far = rules.corners_standing(), self.plan.distances(room)
        goal = min((corner for corner in corners if corner in far), key=far.__getitem__, default=room)
        trail = [room]
        for _ in range(rules.movement(self.nemesis, "reaction")):
            if room in corners:
                break
            room = next(iter(self.plan.routes(room, goal)), room)
            trail.append(room)
        return trail

    @cached_property
    def packs(self) -> list[tuple[RoomId, int, dict[RoomId, int]]]:
        """The hordes: where, how many, and how far it is for them to every room."""
        fire, hordes = self.rules.hot_squares(), self.state.hordes
        return [(room, len(horde), self.plan.distances(room, fire, None)) for room, horde in hordes.items()]

    def teeth(self, room: RoomId, others: list[RoomId]) -> float:
        """The dice of the hordes that attack in a room: those there, and those that come and find nobody nearer."""
        dice = zombies = 0
        for place, count, far in sorted(self.packs, key=lambda pack: pack[0] != room):
            steps = far.get(room, FAR)
            if steps <= ZOMBIE_STEPS and (place == room or all(far.get(other, FAR) >= steps for other in others)):
                zombies += count
                dice += min(MOST_DICE, zombies)
        return dice

    def claws(self, room: RoomId) -> float:
        """The dice of the nemesis and of the creature in a room."""
        rules, creature = self.rules, self.state.creature
        dice = float(rules.attack_dice(self.nemesis)) if room in self.trail else 0.0
        if room == self.nemesis.room and room in rules.corners_standing():
            dice += INFERNO_DICE
        if creature is not None:
            board = rules.board(creature)
            reach = (board.movement or ROOMS_A_MARKER) + board.ranged
            if self.plan.distances(creature.room).get(room, FAR) <= reach:
                dice += rules.attack_dice(creature)
        return dice

    def fire(self, room: RoomId) -> float:
        """How hot it is or may become in a room."""
        square, front = self.plan.square_of[room], self.state.fire
        near = front is not None and (square == front or square in BEYOND[front].values())
        return self.rules.heat(square) + BESIDE_FIRE * near

    # People

    def health(self, who: Survivor) -> int:
        """How many wounds a survivor can take, the last of them deadly."""
        return len(self.rules.health_track(who)) - who.wounds

    def has_cure(self, who: Survivor) -> bool:
        """Whether all is lost with this survivor."""
        return who.id == self.state.cure

    def frailty(self, who: Survivor) -> float:
        """How much more a wound means to somebody than to the healthy."""
        return 1 + FRAILTY / max(1, self.health(who))

    def comfort(self, who: Survivor, room: RoomId) -> float:
        """How gladly a survivor would be in a room when the enemies react, in hits on the nemesis."""
        key = who.id, room
        if key not in self._comfort:
            self._comfort[key] = self._reckon(who, room)
        return self._comfort[key]

    def _reckon(self, who: Survivor, room: RoomId) -> float:
        fears = self.fears(who)
        others = [one.room for one in self.people if one is not who]
        company = others.count(room)

        def felt(dice: float) -> float:
            return max(0.0, dice - DEFENDED * company) / (1 + SHARED * company)

        harm = fears.teeth * felt(self.teeth(room, others)) + fears.claws * felt(self.claws(room))
        far = max(0, self.plan.distances(self.trail[-1]).get(room, OUT_OF_REACH) - 1)
        distance = fears.distance if others else FEARS.distance * self.manner.way
        return -self.frailty(who) * (harm + fears.fire * self.fire(room)) - distance * far

    def burn(self, who: Survivor, room: RoomId, there: RoomId) -> int:
        """The wounds of a step from a room to the next."""
        square = self.plan.square_of[there]
        return 0 if square == self.plan.square_of[room] else self.rules.entry_damage(who, square)

    def dread_of_fire(self, who: Survivor) -> float:
        """What a burn means to somebody, in hits on the nemesis."""
        return self.frailty(who) * self.fears(who).fire

    def fears(self, who: Survivor) -> Fears:
        """What somebody fears, in the manner of the team."""
        if not self.has_cure(who):
            return FEARS._replace(distance=self.manner.way * FEARS.distance)
        harm, fears = self.manner.harm_to_cure, FEARS_WITH_CURE
        return Fears(harm * fears.teeth, harm * fears.claws, harm * fears.fire, fears.distance)

    def zeal(self, who: Survivor) -> float:
        """What a hit on the nemesis is worth that somebody has yet to walk to."""
        if self.has_cure(who):
            return self.manner.strike_of_cure * STRIKE_WITH_CURE
        return self.manner.strike * STRIKE

    def is_bearable(self, who: Survivor, burns: int) -> bool:
        """Whether somebody would walk through so much fire."""
        return not burns or burns < self.health(who) - 1

    # What they can do

    @property
    def box_left(self) -> int:
        """How many markers can be spent before the enemies react."""
        return max(0, FULL_BOX - len(self.rules.showdown().boxes[0]))

    def markers(self, who: Survivor) -> int:
        """How many markers a survivor can spend before the enemies react."""
        return min(self.rules.points(who), self.box_left)

    def hits_with(self, who: Survivor, held: Held) -> float:
        """The hits an attack with a weapon promises."""
        return PLAIN_HITS[weapon_dice(self.rules.printed, who, held.card)] * POWER.get(ITEM_OF[held.card].key, 1.0)

    def blow(self, who: Survivor, room: RoomId) -> Blow:
        """What a survivor could do to the nemesis from a room."""
        far = self.plan.range_between(room, self.nemesis.room)
        armed = [held for held in who.hands if is_usable_weapon(held)]
        if not armed and far == 0:
            return Blow(PLAIN_HITS[1], BARE_FISTS)
        best = Blow(0.0, NO_CARD)
        for held in armed:
            if far is not None and (not far or weapon_range(who, held.card) >= far):
                best = max(best, Blow(self.hits_with(who, held), held.card))
        return best

    def paths(self, who: Survivor, markers: int) -> Iterator[Path]:
        """The ways somebody can go with so many markers, past no enemy."""
        seen = {who.room}
        line = [Path((), 0)]
        for path in line:
            room = path.rooms[-1] if path.rooms else who.room
            if path.rooms:
                yield path
            if len(path.rooms) >= ROOMS_A_MARKER * markers or (path.rooms and self.rules.enemies_in(room)):
                continue
            for there in self.plan.neighbours[room]:
                burns = path.burns + self.burn(who, room, there)
                if there not in seen and self.is_bearable(who, burns):
                    seen.add(there)
                    line.append(Path((*path.rooms, there), burns))
