"""The Toy Airplane of haunt 35: where it is found, how it is started, who is aboard, and how it flies."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import DYNAMITE, REVOLVER, RING
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    BALCONY,
    BALLROOM,
    BEDROOM,
    CHASM,
    COLLAPSED_ROOM,
    GALLERY,
    GAME_ROOM,
    GARDENS,
    GRAVEYARD,
    MASTER_BEDROOM,
    PATIO,
    STOREROOM,
    TOWER,
)
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.arriving import ACT_ON_ENTRY, ACT_ON_LEAVING
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.paths import BELOW, extremes
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice, Happening, hook

AIRPLANE = "toy-airplane"
"""The token."""
GROUNDED, WARMING, FLYING = "grounded", "warming", "flying"
ABOARD = "aboard"
SPEED = 5
SEARCH_ROOMS = (BEDROOM, MASTER_BEDROOM, STOREROOM, ATTIC, GAME_ROOM)
OPEN_AIR = (BALCONY, GARDENS, GRAVEYARD, PATIO, TOWER)
ON_FOOT = frozenset({"go", "explore", "cross", "fall", "try"})
"""The choices of moving that those aboard do not have."""
FROM_THE_AIR = frozenset({REVOLVER, RING, DYNAMITE})
HOLE = COLLAPSED_ROOM
SEARCH, START, BOARD = "h35-heroes-search", "h35-heroes-start", "h35-heroes-board"
GET_OFF, SWOOP, ESCAPE = "h35-heroes-get-off", "h35-heroes-pick-up", "h35-heroes-escape"
DIVE = "h35-heroes-dive"


class Found(Happening, kind="h35-found"):
    """Somebody has found the toy airplane."""

    explorer: ExplorerId
    token: str
    room: RoomId


class Starts(Happening, kind="h35-starts"):
    """The toy airplane warms up."""

    explorer: ExplorerId


class Boards(Happening, kind="h35-boards"):
    """Somebody climbs into the toy airplane."""

    explorer: ExplorerId


class GetsOff(Happening, kind="h35-gets-off"):
    """Somebody climbs out of the toy airplane."""

    explorer: ExplorerId


class Grounded(Happening, kind="h35-grounded"):
    """The toy airplane has come down in a room."""

    room: RoomId


class TakesOff(Happening, kind="h35-takes-off"):
    """The toy airplane flies."""

    explorer: ExplorerId


class Flies(Happening, kind="h35-flies"):
    """The toy airplane flies one room farther."""

    token: str
    from_place: Place
    place: Place
    room: RoomId


class Crashes(Happening, kind="h35-crashes"):
    """The toy airplane falls down."""


class Escapes(Happening, kind="h35-escapes"):
    """The toy airplane is out of the house."""


class AirplaneMemory(Memory):
    """What the airplane does, and who flies it."""

    state: str = ""
    """On the ground, warming up or in the air; empty as long as it is not found."""
    pilot: ExplorerId | None = None
    escaped: list[ExplorerId] = []


class ToyAirplane(Tasks):
    """It warms up for a turn, then flies five spaces a turn, and stays in the air between turns."""

    plane = remembers(AirplaneMemory)

    # Where it is, and who is in it

    @property
    def airplane(self) -> Place:
        """Where it is; empty as long as it is not found."""
        return self.state.tokens.get(AIRPLANE, NOWHERE)

    def airplane_is(self, state: str) -> bool:
        """Whether it is found, and on the ground, warming up or in the air."""
        return self.plane.state == state

    def is_aboard(self, who: Explorer) -> bool:
        """Whether somebody is in it."""
        return ABOARD in who.status

    def aboard(self) -> list[Explorer]:
        """Everybody in it."""
        return [who for who in self.explorers() if self.is_aboard(who)]

    def is_pilot(self, who: Explorer) -> bool:
        """Whether somebody flies it."""
        return self.plane.pilot == who.id

    def is_flying(self, fighter: Fighter) -> bool:
        """Whether somebody is in the air."""
        return isinstance(fighter, Explorer) and self.is_aboard(fighter) and self.airplane_is(FLYING)

    @hook
    def can_be_picked_up(self, who: Explorer) -> bool:
        """Whether a hero on the ground is free to be picked up."""
        return self.is_hero(who) and not self.is_aboard(who)

    # On the ground

    def airplane_deeds(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Search, start, board and get off. (H35-15 to H35-17, H35-52)"""
        if not self.airplane:
            if self.room(who) in SEARCH_ROOMS:
                yield from self.task(who, SEARCH, ["knowledge"], 3, self.find_airplane)
        elif who.place == self.airplane and not self.airplane_is(FLYING):
            if self.airplane_is(GROUNDED):
                yield from self.task(who, START, ["knowledge"], 4, self.start_airplane)
            yield deed(GET_OFF, self.get_off, who) if self.is_aboard(who) else deed(BOARD, self.board, who)

    async def find_airplane(self, who: Explorer) -> None:
        """It was here all the time. (H35-15)"""
        self.state.tokens[AIRPLANE] = who.place
        self.plane.state = GROUNDED
        self.tell(Found(explorer=who.id, token=AIRPLANE, room=self.room(who)))

    async def start_airplane(self, who: Explorer) -> None:
        """Whoever starts it is its pilot; it takes off with the pilot's next turn. (H35-16, H35-22)"""
        self.plane.state, self.plane.pilot = WARMING, who.id
        who.status[ABOARD] = 1
        self.tell(Starts(explorer=who.id))

    async def board(self, who: Explorer) -> None:
        """Get in. (H35-17)"""
        who.status[ABOARD] = 1
        self.tell(Boards(explorer=who.id))

    async def get_off(self, who: Explorer) -> None:
        """Get out. (H35-17)"""
        self.tell(GetsOff(explorer=who.id))
        self.leave_airplane(who)

    def leave_airplane(self, who: Explorer) -> None:
        """Somebody is no longer aboard; without its pilot it is grounded. (H35-53)"""
        who.status.pop(ABOARD, None)
        if self.is_pilot(who):
            self.ground_airplane()

    def ground_airplane(self) -> None:
        """It stands in its space with all who are aboard, and must be started again. (H35-18, H35-20, H35-21)"""
        self.plane.state, self.plane.pilot = GROUNDED, None
        self.tell(Grounded(room=room_of(self.airplane)))

    @override
    async def entered(self, who: Explorer) -> None:
        """Whom something takes elsewhere is no longer aboard."""
        await super().entered(who)
        if self.is_aboard(who) and who.place != self.airplane:
            self.leave_airplane(who)

    # In the air

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """It takes off. (H35-22)"""
        await super().turn_begins(who)
        if self.is_pilot(who) and self.airplane_is(WARMING):
            self.plane.state = FLYING
            self.tell(TakesOff(explorer=who.id))

    @override
    def can_be_called(self, who: Explorer) -> bool:
        """Those aboard move only with the airplane. (H35-17)"""
        return super().can_be_called(who) and not self.is_aboard(who)

    @override
    def allowance(self, who: Explorer) -> int:
        """The pilot moves the airplane and nothing else. (H35-13, H35-23)"""
        return SPEED if self.is_flying(who) else super().allowance(who)

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Those aboard move only with it, and that is the pilot's to decide. (H35-17, H35-23)"""
        found = super().free_deeds(who)
        if self.is_aboard(who):
            found = [choice for choice in found if choice.key.partition(":")[0] not in ON_FOOT]
            if self.is_pilot(who) and self.airplane_is(FLYING) and not self.turn.over:
                found += self.pilot_deeds(who)
        return found

    def pilot_deeds(self, pilot: Explorer) -> Iterator[Choice[Deed]]:
        """Where it can fly, be it into the unknown, whom it can pick up, and whether it can get out.

        (H35-18, H35-19, H35-29, H35-35, H35-44)
        """
        if self.room(pilot) != CHASM:
            yield from self.room_deeds(pilot)
        if self.spaces_left(pilot) < 1:
            return
        for to in self.flight_ways(self.airplane):
            direction = self.plan.direction_from(self.airplane, to)
            yield deed(f"go:{to}", self.fly, pilot, to, place=to, direction=direction, price=1)
        for side in self.may_discover(self.airplane):
            yield deed(
                f"explore:{LETTERS[side]}", self.explore, pilot, side, 1, side=side, direction=LETTERS[side], price=1
            )
        if room_of(self.airplane) == HOLE and BELOW not in self.state.tokens and self.has_room_below():
            yield deed(DIVE, self.dive, pilot, price=1)
        below = self.explorers_in(CHASM) if self.room(pilot) == CHASM else self.explorers_at(self.airplane)
        for hero in below:
            if self.can_be_picked_up(hero):
                yield deed(f"{SWOOP}:{hero.id}", self.swoop, pilot, hero, explorer=hero.id)
        if self.leads_out(self.room(pilot)) and all(map(self.is_aboard, self.living_heroes())):
            yield deed(ESCAPE, self.escape)

    def flight_ways(self, place: Place) -> list[Place]:
        """Through doorways, over stairs and Chasm, through Gallery and Collapsed Room. (H35-35, H35-51, H35-56)"""
        holes = [(place_in(GALLERY), place_in(BALLROOM)), (place_in(HOLE), self.state.tokens.get(BELOW, NOWHERE))]
        through = [end for hole in holes for end, other in (hole, hole[::-1]) if other == place]
        known = [to for to in through if to and self.in_house(self.plan.tile_at(to))]
        sides = self.plan.places(CHASM) if room_of(place) == CHASM else (place,)
        ways = [to for side in sides for to in self.exits(side)]
        return list(dict.fromkeys([*ways, *known]))

    @override
    async def crossed(self, who: Explorer) -> None:
        """The pilot takes everybody across."""
        await super().crossed(who)
        if self.is_flying(who):
            self.bring_all(who.place)

    async def fly(self, pilot: Explorer, place: Place) -> None:
        """On to the next space with all aboard; rooms do to them what they do to walkers. (H35-23, H35-58)"""
        self.pay(1)
        await self.all_leave()
        if self.is_flying(pilot):
            await self.flies_in(pilot, place)

    async def flies_in(self, pilot: Explorer, place: Place) -> None:
        """Into a place that is known; what waits or plays there meets the pilot. (H35-58)"""
        self.flies_to(place)
        if self.state.companions:
            await self.take_companions(pilot)
        room = room_of(place)
        if room in ACT_ON_ENTRY:
            await self.entry_text(pilot, room)
        if self.state.music:
            await self.hear_music(pilot)

    async def dive(self, pilot: Explorer) -> None:
        """The first to go down through the Collapsed Room finds what lies below. (H35-56, B-COLL-04, B-COLL-07)"""
        self.pay(1)
        found = await self.room_below(pilot)
        place = self.state.tokens[BELOW]
        await (self.step_into_found(pilot, found, place) if found else self.flies_in(pilot, place))

    async def all_leave(self) -> None:
        """What a room does to those who leave it, it does to each of them, the pilot first. (H35-58, B-JUNK-03)"""
        for who in sorted(self.aboard(), key=self.is_pilot, reverse=True):
            if self.room(who) in ACT_ON_LEAVING and self.is_flying(who):
                with until_void():
                    await self.leave(who)

    def bring_all(self, place: Place) -> None:
        """The airplane and everybody in it are elsewhere."""
        self.state.tokens[AIRPLANE] = place
        for who in self.aboard():
            who.place = place

    def flies_to(self, place: Place) -> None:
        """Everybody sees where it flies."""
        before = self.airplane
        self.bring_all(place)
        self.tell(Flies(token=AIRPLANE, from_place=before, place=place, room=room_of(place)))

    @override
    async def step_into_found(self, who: Explorer, room: RoomId, place: Place) -> None:
        """The pilot takes everybody into a new room. (H35-44)"""
        if self.is_flying(who):
            self.flies_to(place)
        await super().step_into_found(who, room, place)

    @override
    async def entry_text(self, who: Explorer, room: RoomId) -> None:
        """The Coal Chute leads it down with all aboard. (H35-58, B-COAL-01)"""
        below = ROOMS[room].slides_to
        if self.is_flying(who) and below in self.plan:
            self.flies_to(place_in(below))
        else:
            await super().entry_text(who, room)

    async def swoop(self, pilot: Explorer, hero: Explorer) -> None:
        """The fastest aboard reaches for a hero on the ground, in the Chasm on either side. (H35-18, H35-35)"""
        self.pay(1)
        fastest = extremes(self.aboard(), lambda who: self.value(who, "speed"), least=False)
        reaching = pilot if pilot in fastest else fastest[0]
        result = await self.trait_roll(reaching, "speed", "h35-swoop", aim=table(4, 2, 0))
        if result >= 4:
            hero.place = self.airplane
            await self.board(hero)
        elif result < 2:
            self.tell(Crashes())
            self.ground_airplane()

    def leads_out(self, room: RoomId) -> bool:
        """Whether the airplane can get out of a room. (H35-24)"""
        if room not in self.plan:
            return False
        return bool(self.plan.open_windows(room)) or (room in OPEN_AIR and len(list(self.plan.neighbours(room))) < 4)

    async def escape(self) -> None:
        """Away, all of them. (H35-19, H35-25)"""
        self.pay(1)
        self.plane.escaped = [who.id for who in self.aboard()]
        self.tell(Escapes())
