"""Haunt 27, Amok Flesh: a blob fills the house room by room, and whoever it reaches is part of it."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import CRYSTAL_BALL
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    LIBRARY,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    STOREROOM,
    VAULT,
    WINE_CELLAR,
)
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.possessions import Discards
from dreadhall.betrayal.house.paths import UNREACHABLE, extremes, near, tunnels_of
from dreadhall.betrayal.house.rooms import EMPTY
from dreadhall.betrayal.ids import NO_ROOM, CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.refuge import Refuge
from dreadhall.betrayal.toolkit.house.spreading import Spreading
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.betrayal.toolkit.people.stand_ins import StandIns, one_for_each
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

BLOB_PEOPLE = one_for_each("blob-person", speed=2, fights=False, slows=False, is_slowed=False, rides=False)
BALL = CRYSTAL_BALL
SEARCHED_FOR = (
    ATTIC,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    LIBRARY,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    STOREROOM,
    VAULT,
    WINE_CELLAR,
)
"""Where ingredients can be found. (H27-15)"""
EXAMINED, THROWN = "h27-examined", "h27-thrown"
EXAMINE, SEARCH, THROW = (f"h27-heroes-{verb}" for verb in ("examine", "search", "throw"))
ABSORBED = "absorbed"
AGAIN = 2
"""The face of the die with which it grows a second time. (H27-19)"""
SAFE, SAFER = 2, 3
"""So far from it nobody is absorbed in the next monster turn, unless it grows twice; and not even then."""


def ingredient_of(room: RoomId) -> CardId:
    """What can be found in a room."""
    return CardId(f"ingredient-{room}")


INGREDIENTS = tuple(map(ingredient_of, SEARCHED_FOR))


class Origin(Happening, kind="h27-origin"):
    """Where the flesh begins."""

    room: RoomId


class Absorbed(Happening, kind="h27-absorbed"):
    """The flesh swallows somebody."""

    explorer: ExplorerId
    room: RoomId


class Weakness(Happening, kind="h27-weakness"):
    """It is known what the flesh fears."""

    explorer: ExplorerId


class Found(Happening, kind="h27-found"):
    """Somebody has found what the flesh fears."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Thrown(Happening, kind="h27-thrown"):
    """Something is thrown into the flesh."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class AmokFleshMemory(Memory):
    """Where the Blob began, and what the heroes have done against it."""

    origin: RoomId = NO_ROOM
    searched: list[RoomId] = []
    examined: Small = 0
    thrown: Small = 0


class AmokFlesh(Spreading, Refuge, StandIns, Conversion, Tasks):
    """Find its weakness, then what it cannot bear, and throw that in; for the Blob, everybody."""

    number = 27
    memory = remembers(AmokFleshMemory)
    kinds = tuple(BLOB_PEOPLE.values())
    spreads = "blob"

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Crystal Ball breaks, and where it broke the Blob will grow. (H27-02 to H27-05, C-12, C-13)"""
        holder = self.holder(BALL)
        self.memory.origin = origin = self.haunt.room if holder is None else self.room(holder)
        self.tell(Origin(room=origin))
        if holder is not None:
            self.tell(Discards(explorer=holder.id, card=BALL))
            await self.lose_card(holder, BALL, safely=True)
            self.discard(BALL)

    # The Blob

    @override
    def has_monster_duty(self) -> bool:
        """It grows, whoever plays the traitor, and however. (H27-26)"""
        return True

    @override
    async def monster_turn_starts(self) -> None:
        """Blob-people seed, then it grows, perhaps twice; the first time through doors only. (H27-18, -19, -27)"""
        origin = self.memory.origin
        if not self.filled():
            await self.fill([origin, *self.plan.joined[origin].values()])
            return
        await self.fill(map(self.room, self.stand_ins(BLOB_PEOPLE)))
        await self.grow(origin)
        faces = self.fall(1)
        self.tell_roll(None, "h27-growth", "plain", "", faces)
        if faces == [AGAIN]:
            await self.grow(origin)

    async def grow(self, origin: RoomId) -> None:
        """From all rooms at once that hang together with the origin. (H27-20, H27-24, H27-32, H27-34)"""
        await self.fill(self.reach_of(self.grown_from(origin)))

    @override
    async def overrun(self, rooms: list[RoomId]) -> None:
        """Whoever is there is part of it, on whatever side. (H27-22, H27-44)"""
        for who in [who for who in self.in_order() if self.room(who) in rooms]:
            await self.absorb(who)

    @override
    async def entered(self, who: Explorer) -> None:
        """Whoever comes in is part of it, of free will or not; so nobody moves a full elevator. (H27-21, -22, -36)"""
        await super().entered(who)
        if self.is_filled(self.room(who)):
            await self.absorb(who)

    async def absorb(self, who: Explorer) -> None:
        """A hero changes sides; for the traitor nothing else changes. (H27-22, H27-43)"""
        if self.is_hero(who):
            await self.convert(who)
        else:
            await self.changes(who)

    @override
    async def changes(self, who: Explorer) -> None:
        """All cards are gone, and the explorer is a figure that its player moves. (H27-11, H27-22, H27-38, H27-42)"""
        self.tell(Absorbed(explorer=who.id, room=self.room(who)))
        for card in who.cards:
            self.close(card)
            self.discard(card)
        who.cards, who.over_the_top, who.status, who.away = [], {}, {}, ABSORBED
        self.rises(who, BLOB_PEOPLE)
        if self.has_the_turn(who):
            self.turn.ended = True

    @override
    def can_be_pulled(self, figure: Figure) -> bool:
        """Neither Bell nor Spirit Board calls anything of the Blob. (H27-10)"""
        return False

    # What the heroes do

    def weakness_known(self) -> bool:
        """Whether it was examined often enough. (H27-14, H27-48)"""
        return self.memory.examined >= self.players

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Examine it, search for ingredients, throw them in. (H27-14 to H27-16, H27-37, H27-40)"""
        if not self.is_hero(who):
            return
        room, near = self.room(who), self.touches(self.room(who))
        if near and not self.weakness_known():
            yield from self.task(who, EXAMINE, ["knowledge"], 3, self.examined)
        if self.may_search(room):
            yield from self.task(who, SEARCH, ["knowledge"], 3, self.found)
        ready = [card for card in who.cards if card in INGREDIENTS and card not in self.turn.used]
        if near and ready and self.spaces_left(who) >= 1:
            yield deed(THROW, self.throw_in, who, ready[0], near[0], card=ready[0], room=near[0])

    async def examined(self, who: Explorer) -> None:
        """One success more; the last of them shows what it cannot bear. (H27-12, H27-14)"""
        self.memory.examined += 1
        if self.tell_count(EXAMINED, self.memory.examined) == self.players:
            self.tell(Weakness(explorer=who.id))

    def may_search(self, room: RoomId) -> bool:
        """Whether an ingredient can be found in a room: once, and in the Vault if it is open. (H27-13, H27-15)"""
        if not self.weakness_known() or room not in SEARCHED_FOR or room in self.memory.searched:
            return False
        return room != VAULT or EMPTY in self.state.tokens

    async def found(self, who: Explorer) -> None:
        """An ingredient; there is no second one in that room. (H27-13, H27-15)"""
        room = self.room(who)
        self.memory.searched.append(room)
        self.tell(Found(explorer=who.id, card=ingredient_of(room), room=room))
        await self.gain_card(who, ingredient_of(room))

    async def throw_in(self, who: Explorer, card: CardId, room: RoomId) -> None:
        """A space for each; it counts in whatever part of the Blob. (H27-16, H27-41)"""
        self.pay(1)
        self.tell(Thrown(explorer=who.id, card=card, room=room))
        await self.lose_for_good(who, card)
        self.memory.thrown += 1
        self.tell_count(THROWN, self.memory.thrown)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many ingredients as players have gone in. (H27-29)"""
        return self.memory.thrown >= self.players

    # What bots and screens go by (H27-47)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Near it to work, far from it to rest; for its people, where heroes are."""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            carriers = [hero for hero in self.heroes() if not set(INGREDIENTS).isdisjoint(hero.cards)]
            rooms = tuple(map(self.room, carriers or self.heroes()))
            yield self.no_hero_left("h27-traitor-heroes", rooms=rooms)
            return
        done, of, goal = self.memory.examined, self.players, EXAMINE
        if self.weakness_known():
            done, goal = self.memory.thrown, THROW
        rooms, verbs = tuple(filter(is_steady, self.workplaces(who))), (THROW, EXAMINE, SEARCH)
        far = self.spaces_from(self.dangers())
        soon = [room for room in far if far[room] < SAFER and room not in rooms and is_steady(room)]
        avoid = tuple(dict.fromkeys([*self.filled(), *soon]))
        yield Objective(id=goal, done=done, of=of, verbs=verbs, rooms=rooms, cards=INGREDIENTS, avoid=avoid)

    @override
    def ways_of_danger(self, room: RoomId) -> Iterable[RoomId]:
        """By what other ways it grows, its book alone tells: heroes reckon with doors and stairs. (H27-07)"""
        return near(self, room, tunnels_of(self))

    def dangers(self) -> list[RoomId]:
        """Where it is or will be at once: the rooms it fills, or where it will begin, and where its people are."""
        return [*(self.filled() or [self.memory.origin]), *map(self.room, self.stand_ins(BLOB_PEOPLE))]

    def workplaces(self, who: Explorer) -> tuple[RoomId, ...]:
        """Where there is work and a way out of its reach afterwards; else as near to work as is out of its reach."""
        dangers, home = self.dangers(), self.room(who)
        up = self.has_the_turn(who)
        spaces, tried = (self.spaces_left(who), self.turn.tried) if up else (self.allowance(who), [])
        steps, worth = self.clear_ways([home], dangers), self.shelter(dangers)
        within = [room for room in steps if steps[room] <= spaces and (room == home or is_steady(room))]
        armed = any(card in INGREDIENTS for card in who.cards)
        beside = [room for room in steps if self.touches(room) and (armed or not self.weakness_known())]
        searched = [room for room in steps if self.may_search(room)]

        def leads_out(room: RoomId) -> bool:
            """Whether enough spaces are left after the work there."""
            left, onward = spaces - steps[room] - armed, self.clear_ways([room], dangers)
            return any(worth[other] >= 2 * SAFE for other in onward if onward[other] <= left and is_steady(other))

        now = [*(beside if armed or EXAMINE not in tried else ()), *(searched if SEARCH not in tried else ())]
        now = [room for room in now if room in within]
        resting = extremes(within, worth.__getitem__, least=False)
        lost = worth[resting[0]] < 2 * SAFE
        if rooms := [room for room in now if lost or leads_out(room)]:
            return tuple(rooms)
        if worth[home] < 2 * SAFER and home in resting and self.plan.doorways[place_in(home)]:
            return ()
        later = self.clear_ways([*beside, *searched], dangers)
        if later:
            return tuple(extremes(resting, lambda room: later.get(room, UNREACHABLE), least=True))
        return () if home in resting else tuple(resting)

    def shelter(self, dangers: list[RoomId]) -> dict[RoomId, int]:
        """What each room is worth to rest in: two for each space off, as far as that matters; one if it is no trap."""
        far = self.spaces_from(dangers)
        shut = [room for room in far if far[room] < SAFE]

        def leads_on(room: RoomId) -> bool:
            """Whether there is a way farther off that will still be open, or a door to a room yet to be found."""
            ways = self.clear_ways([room], shut)
            return any(
                self.plan.doorways[place_in(other)] or far.get(other, UNREACHABLE) > far.get(room, UNREACHABLE)
                for other in ways
            )

        return {room: 2 * min(far.get(room, UNREACHABLE), SAFER) + leads_on(room) for room in self.plan.joined}


def is_steady(room: RoomId) -> bool:
    """Whether whoever is in a room stays there: it neither rides nor lets anybody slide or fall."""
    sheet = ROOMS[room]
    return not sheet.rides and not sheet.slides_to and sheet.fall is None


RULES = AmokFlesh
