"""Haunt 36, Better with Friends: the house sinks, and the heroes carry a boat to where it can be cast off."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import MEDALLION
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import DamageKind
from dreadhall.betrayal.components.rooms import ATTIC, BALCONY, TOWER, UPPER_LANDING
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.paths import distance
from dreadhall.betrayal.house.plan import PLACES, room_of
from dreadhall.betrayal.ids import NO_CARD, NOWHERE, CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.loads import HeavyLoads
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

ROWBOAT = CardId("rowboat")
BOAT = FigureId(ROWBOAT)
BOATHOUSE, LANDINGS = ATTIC, (BALCONY, TOWER)
FLOORS_FROM_BELOW = ("basement", "ground", "upper")
FLOODING, FLOODED = "flooding", "flooded"
"""How a floor can be under water: partially or fully."""
SLOWER = {FLOODING: 2, FLOODED: 4}
"""The spaces that water takes from a turn which begins in it."""
WADING = "wading"
WATER = "h36-water"
HITS, LAST_HIT, HOLE = "h36-boat-hits", 5, 3
STRIKE = "h36-traitor-strike"
SINK_MEDALLION = "h36-heroes-medallion"


class Boat(Happening, kind="h36-boat"):
    """The rowboat lies in a room."""

    card: CardId
    room: RoomId


class Strikes(Happening, kind="h36-strikes"):
    """Somebody strikes at the rowboat."""

    explorer: ExplorerId
    card: CardId


class BoatHolds(Happening, kind="h36-boat-holds"):
    """A blow does nothing to the rowboat."""


class MedallionSinks(Happening, kind="h36-medallion-sinks"):
    """The Medallion holds the water back once."""

    explorer: ExplorerId
    card: CardId


class WaterStands(Happening, kind="h36-water-stands"):
    """The water does not rise this time."""


class WaterRises(Happening, kind="h36-water-rises"):
    """A floor is under water, or more so."""

    floor: str
    level: str


class BetterWithFriendsMemory(Memory):
    """The water and the boat."""

    boat_hits: Small = 0
    flooding: list[str] = []
    """The floors that are partially under water, and those that are fully."""
    flooded: list[str] = []
    water_held_back: bool = False


class BetterWithFriends(HeavyLoads, KeyCards, Clock, Tasks):
    """All living heroes and the boat where one can cast off; for the traitor, a broken boat or more than half dead."""

    number = 36
    memory = remembers(BetterWithFriendsMemory)
    loads = frozenset({ROWBOAT})
    key_cards = (ROWBOAT,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The boat lies in the Attic, or will; the track is at 0. (H36-05, H36-07)"""
        if self.in_house(BOATHOUSE):
            self.room_appeared(BOATHOUSE)
        self.set_track(0)

    @override
    def room_appeared(self, room: RoomId) -> None:
        """Whoever finds the Attic finds the boat. (H36-05, H36-42)"""
        super().room_appeared(room)
        if room == BOATHOUSE:
            self.lay_down(place_in(BOATHOUSE), ROWBOAT)
            self.tell(Boat(card=ROWBOAT, room=room))

    # The boat

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """Only heroes carry it. (H36-14, H36-15, H36-34)"""
        return (card != ROWBOAT or self.is_hero(who)) and super().may_hold(who, card)

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """The traitor cannot steal it; a hero with light fingers can. (H36-34)"""
        mine = isinstance(thief, Explorer) and self.may_hold(thief, card)
        return (card != ROWBOAT or mine) and super().may_steal(thief, card)

    def boat_place(self) -> Place:
        """Where the boat is, carried or not; empty until the Attic is found."""
        holder = self.holder(ROWBOAT)
        if holder is not None:
            return holder.place
        return next((place for place, pile in self.state.piles.items() if ROWBOAT in pile), NOWHERE)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The traitor strikes the boat; a hero sinks the Medallion. (H36-16 to H36-18, H36-39)"""
        if not self.is_hero(who):
            yield from self.blows(who)
        elif MEDALLION in who.cards and MEDALLION not in self.turn.used and self.water_on(self.floor(who)):
            yield deed(SINK_MEDALLION, self.sink_medallion, who, card=MEDALLION)

    def blows(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A Might attack on the boat beside one, bare-handed or with a weapon. (H36-16, H36-35, C-59)"""
        if self.turn.attacked or not self.is_present(ROWBOAT, who.place):
            return
        boat = Figure(BOAT, ROWBOAT, who.place, {})
        weapons = [card for card in who.cards if card in LOOKUP.weapons and LOOKUP.weapons[card].trait == "might"]
        usable = [card for card in weapons if card not in self.turn.used and not self.barred_from_items(who)]
        for card in (NO_CARD, *usable):
            key = f"{STRIKE}:{card}" if card else STRIKE
            yield deed(key, self.attack_with, Attack(who, boat, "might", card), card=card, trait="might", target=3)

    @override
    async def strike(self, attack: Attack) -> None:
        """Wood does not defend itself: 3 or more damages it, and the fifth time it is broken. (H36-16, H36-17)"""
        if attack.defender.id != BOAT:
            await super().strike(attack)
            return
        who = attack.attacker
        self.tell(Strikes(explorer=ExplorerId(who.id), card=attack.card))
        with until_void():
            dice, aim = self.attack_dice(attack), reach(HOLE)
            if await self.throw(who, dice, "task", kind="attack", trait="might", aim=aim) >= HOLE:
                self.memory.boat_hits += 1
                self.tell_count(HITS, self.memory.boat_hits)
            else:
                self.tell(BoatHolds())

    # The Medallion

    async def sink_medallion(self, who: Explorer) -> None:
        """It is gone, and the water waits for a turn. (H36-18)"""
        self.memory.water_held_back = True
        self.tell(MedallionSinks(explorer=who.id, card=MEDALLION))
        await self.discard_held(who, MEDALLION)

    # The water

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """At the end of the traitor's turn, dead or alive, the house sinks deeper. (H36-25, H36-38)"""
        await super().slot_ends(who)
        if who.seat != self.haunt.traitor:
            return
        if self.memory.water_held_back:
            self.memory.water_held_back = False
            self.tell(WaterStands())
        else:
            self.sink(self.advance_track())

    def sink(self, turn: int) -> None:
        """A floor fills in two turns, from below; everybody is told. (H36-25, H36-27)"""
        full, half = divmod(min(turn, 2 * len(FLOORS_FROM_BELOW)), 2)
        levels = {FLOODED: list(FLOORS_FROM_BELOW[:full]), FLOODING: list(FLOORS_FROM_BELOW[full : full + half])}
        for level, floors in levels.items():
            for floor in floors:
                if floor not in self.under_water(level):
                    self.tell(WaterRises(floor=floor, level=level))
        self.memory.flooded, self.memory.flooding = levels[FLOODED], levels[FLOODING]

    def under_water(self, level: str) -> list[str]:
        """The floors that are flooded so far."""
        return self.memory.flooded if level == FLOODED else self.memory.flooding

    def water_on(self, floor: str) -> str:
        """How a floor is flooded; empty for dry. (H36-40)"""
        return next((level for level in SLOWER if floor in self.under_water(level)), "")

    @override
    def condition_of(self, room: RoomId, seat: int | None) -> Iterator[str]:
        """Everybody sees the water. (H36-09)"""
        if level := self.water_on(self.plan.floor_of(room)):
            yield level

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """A hero who begins in water is slow, and in deep water hurt. (H36-20, H36-21, H36-23, H36-24, H36-26)"""
        level = self.water_on(self.floor(who))
        if not level or not self.is_hero(who):
            return
        who.status[WADING] = SLOWER[level]
        if level == FLOODED:
            with self.because(WATER):
                await self.take_damage(who, "physical", 2)

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """The next turn begins where it begins. (H36-23)"""
        who.status.pop(WADING, None)

    @override
    def allowance(self, who: Explorer) -> int:
        """Fewer spaces, but one at least. (H36-20 to H36-22)"""
        spaces = super().allowance(who)
        return max(min(1, spaces), spaces - who.status[WADING]) if WADING in who.status else spaces

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """Nothing keeps water off. (H36-21)"""
        return points if self.cause == WATER else super().reduce_damage(who, kind, points, by)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """At least half of them live, all in one place with the boat, on Balcony or Tower. (H36-28, H36-29, H36-37)"""
        place = self.boat_place()
        if room_of(place) not in LANDINGS:
            return False
        alive = self.living_heroes()
        return 2 * len(alive) >= self.heroes_at_start and all(hero.place == place for hero in alive)

    @override
    def traitor_won(self) -> bool:
        """More than half of the heroes are dead, or the boat is broken. (H36-30, H36-31)"""
        return 2 * self.dead_heroes() > self.heroes_at_start or self.memory.boat_hits >= LAST_HIT

    def dead_heroes(self) -> int:
        """The heroes that have died."""
        return self.heroes_at_start - len(self.living_heroes())

    # Objectives

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Find the boat, carry it, gather; for the traitor, the boat and the heroes. (H36-45)"""
        who, is_hero = self.state.explorers[seat], self.own_side(seat) == "heroes"
        return self.hero_objectives(who) if is_hero else self.traitor_objectives()

    def hero_objectives(self, who: Explorer) -> Iterator[Objective]:
        """The boat first, then a place to cast off, then everybody there."""
        boat, landing = self.boat_place(), self.landing()
        if not boat:
            yield self.exploration(who, "h36-heroes-attic")
        else:
            carried = int(self.holder(ROWBOAT) is not None or boat == landing)
            yield Objective(id="h36-heroes-boat", done=carried, verbs=(f"take:{ROWBOAT}",), cards=(ROWBOAT,))
        if MEDALLION in who.cards:
            yield Objective(id=SINK_MEDALLION, verbs=(SINK_MEDALLION,))
        if not landing:
            yield self.exploration(who, "h36-heroes-landing")
        elif boat:
            alive = self.living_heroes()
            there = sum(hero.place == landing for hero in alive)
            yield Objective(id="h36-heroes-gather", done=there, of=len(alive), rooms=(landing,))

    def exploration(self, who: Explorer, wish: str) -> Objective:
        """Somebody has to look behind the doors of the upper floor. (H36-42)"""
        places = [place for room in self.plan.rooms_on("upper") for place in PLACES[room]]
        rooms = tuple(dict.fromkeys(room_of(place) for place in places if self.may_discover(place)))
        return Objective(id=wish, verbs=("explore",) if self.floor(who) == "upper" else (), rooms=rooms)

    def landing(self) -> Place:
        """The place to cast off from that is nearest to the boat, or to the stairs."""
        start = self.boat_place() or place_in(UPPER_LANDING)
        rooms = [room for room in LANDINGS if self.in_house(room)]
        rooms.sort(key=lambda room: distance(self, start, room))
        if room_of(start) in rooms[:1]:
            return start
        return next((place for room in rooms for place in PLACES[room] if self.plan.ways[place]), NOWHERE)

    def traitor_objectives(self) -> Iterator[Objective]:
        """Break the boat where it is; drown or kill."""
        boat = self.boat_place()
        rooms = (boat,) if boat else ()
        yield Objective(id="h36-traitor-boat", done=self.memory.boat_hits, of=LAST_HIT, verbs=(STRIKE,), rooms=rooms)
        foes = tuple(hero.id for hero in self.heroes())
        of = self.heroes_at_start // 2 + 1
        yield Objective(id="h36-traitor-heroes", done=self.dead_heroes(), of=of, foes=foes)


RULES = BetterWithFriends
