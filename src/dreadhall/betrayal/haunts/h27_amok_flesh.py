"""Haunt 27, Amok Flesh: a blob fills the house room by room, and whoever it reaches is part of it."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.paths import near, tunnels_of
from dreadhall.betrayal.house.rooms import EMPTY
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.refuge import Refuge
from dreadhall.betrayal.toolkit.house.spreading import Spreading
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.betrayal.toolkit.people.stand_ins import StandIns, one_for_each
from dreadhall.kernel import Choice

BLOB_PEOPLE = one_for_each("blob-person", speed=2, fights=False, slows=False, is_slowed=False, rides=False)
BALL, VAULT = "crystal-ball", "vault"
SEARCHED_FOR = (
    "attic",
    "conservatory",
    "furnace-room",
    "gardens",
    "library",
    "operating-laboratory",
    "research-laboratory",
    "junk-room",
    "kitchen",
    "larder",
    "storeroom",
    VAULT,
    "wine-cellar",
)
"""Where ingredients can be found. (H27-15)"""
ORIGIN, SEARCHED = "h27-origin", "h27-searched"
EXAMINED, THROWN = "h27-examined", "h27-thrown"
EXAMINE, SEARCH, THROW = (f"h27-heroes-{verb}" for verb in ("examine", "search", "throw"))
ABSORBED = "absorbed"
AGAIN = 2
"""The face of the die with which it grows a second time. (H27-19)"""
SAFE, SAFER = 2, 3
"""So far from it nobody is absorbed in the next monster turn, unless it grows twice; and not even then."""


def ingredient_of(room: str) -> str:
    """What can be found in a room."""
    return f"ingredient-{room}"


INGREDIENTS = tuple(map(ingredient_of, SEARCHED_FOR))


class AmokFlesh(Spreading, Refuge, StandIns, Conversion, Tasks):
    """Find its weakness, then what it cannot bear, and throw that in; for the Blob, everybody."""

    number = 27
    kinds = tuple(BLOB_PEOPLE.values())
    spreads = "blob"

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Crystal Ball breaks, and where it broke the Blob will grow. (H27-02 to H27-05, C-12, C-13)"""
        holder = self.holder(BALL)
        self.haunt.notes[ORIGIN] = origin = self.haunt.room if holder is None else self.room(holder)
        self.emit("h27-origin", room=origin)
        if holder is not None:
            self.emit("discards", explorer=holder.id, card=BALL)
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
        origin = self.haunt.notes[ORIGIN]
        if not self.filled():
            await self.fill([origin, *self.plan.joined[origin].values()])
            return
        await self.fill(map(self.room, self.stand_ins(BLOB_PEOPLE)))
        await self.grow(origin)
        faces = self.fall(1)
        self.tell_roll(self.traitor, "h27-growth", "card", "", faces)
        if faces == [AGAIN]:
            await self.grow(origin)

    async def grow(self, origin: str) -> None:
        """From all rooms at once that hang together with the origin. (H27-20, H27-24, H27-32, H27-34)"""
        await self.fill(self.reach_of(self.grown_from(origin)))

    @override
    async def overrun(self, rooms: list[str]) -> None:
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
            self.check_goals()

    @override
    async def changes(self, who: Explorer) -> None:
        """All cards are gone, and the explorer is a figure that its player moves. (H27-11, H27-22, H27-38, H27-42)"""
        self.emit("h27-absorbed", explorer=who.id, room=self.room(who))
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
        return self.count(EXAMINED) >= self.players

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
        if self.add_to(EXAMINED) == self.players:
            self.emit("h27-weakness", explorer=who.id)

    def may_search(self, room: str) -> bool:
        """Whether an ingredient can be found in a room: once, and in the Vault if it is open. (H27-13, H27-15)"""
        if not self.weakness_known() or room not in SEARCHED_FOR or room in self.haunt.lists.get(SEARCHED, ()):
            return False
        return room != VAULT or EMPTY in self.state.tokens

    async def found(self, who: Explorer) -> None:
        """An ingredient; there is no second one in that room. (H27-13, H27-15)"""
        room = self.room(who)
        self.haunt.lists.setdefault(SEARCHED, []).append(room)
        self.emit("h27-found", explorer=who.id, card=ingredient_of(room), room=room)
        await self.gain_card(who, ingredient_of(room))

    async def throw_in(self, who: Explorer, card: str, room: str) -> None:
        """A space for each; it counts in whatever part of the Blob. (H27-16, H27-41)"""
        self.pay(1)
        self.emit("h27-thrown", explorer=who.id, card=card, room=room)
        await self.lose_for_good(who, card)
        self.add_to(THROWN)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many ingredients as players have gone in. (H27-29)"""
        return self.count(THROWN) >= self.players

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
        done, of, goal = self.count(EXAMINED), self.players, EXAMINE
        if self.weakness_known():
            done, goal = self.count(THROWN), THROW
        rooms, verbs = self.workplaces(who), (THROW, EXAMINE, SEARCH)
        yield Objective(
            id=goal, done=done, of=of, verbs=verbs, rooms=rooms, cards=INGREDIENTS, avoid=tuple(self.filled())
        )

    @override
    def ways_of_danger(self, room: str) -> Iterable[str]:
        """By what other ways it grows, its book alone tells: heroes reckon with doors and stairs. (H27-07)"""
        return near(self, room, tunnels_of(self))

    def workplaces(self, who: Explorer) -> tuple[str, ...]:
        """Where to go: to work as long as there are spaces to run away afterwards; else as far off as is safe."""
        flesh = self.filled() or [self.haunt.notes[ORIGIN]]
        far, steps = self.spaces_from(flesh), self.clear_ways(who, flesh)
        up, home = self.has_the_turn(who), far.get(self.room(who), SAFER)
        spaces, tried = (self.spaces_left(who), self.turn.tried) if up else (self.allowance(who), [])
        armed = any(card in INGREDIENTS for card in who.cards)
        to_it = armed or not (self.weakness_known() or EXAMINE in tried)
        rooms = [room for room in steps if to_it and self.touches(room) and steps[room] + SAFE - 1 <= spaces]
        if not rooms and SEARCH not in tried:
            rooms = [room for room in steps if self.may_search(room) and far.get(room, SAFE) >= SAFE]
            rooms = [room for room in rooms if steps[room] <= spaces] or (rooms if home >= SAFER else [])
        if not rooms and to_it and home > SAFER:
            rooms = [room for room in steps if far.get(room) == SAFER]
        rooms = rooms or [*self.refuges(who, flesh, SAFER)]
        return tuple(room for room in rooms if is_steady(room))


def is_steady(room: str) -> bool:
    """Whether whoever is in a room stays there: it neither rides nor lets anybody slide or fall."""
    sheet = ROOMS[room]
    return not sheet.rides and not sheet.slides_to and sheet.fall is None


RULES = AmokFlesh
