"""Haunt 25, Voodoo: a doll for every hero, hidden where it suffers; each must find and destroy the own one in time."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import (
    BALCONY,
    CHAPEL,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    GRAVEYARD,
    KITCHEN,
    PENTAGRAM_CHAMBER,
    TOWER,
    UNDERGROUND_LAKE,
)
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.stopping import StoppingAtWill
from dreadhall.kernel import Choice, Data, Dice, Event, Happening
from dreadhall.kernel.dice import roll_one_of

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView, ExplorerView

WAX, CHINA, STONE, GLASS, RAG = "doll-wax", "doll-china", "doll-stone", "doll-glass", "doll-rag"
ROOMS_OF: dict[str, tuple[RoomId, RoomId]] = {
    WAX: (FURNACE_ROOM, KITCHEN),
    CHINA: (BALCONY, TOWER),
    STONE: (UNDERGROUND_LAKE, GRAVEYARD),
    GLASS: (PENTAGRAM_CHAMBER, CHAPEL),
    RAG: (GARDENS, CONSERVATORY),
}
HINTS = {WAX: "heat", CHINA: "height", STONE: "mud", GLASS: "evil", RAG: "thorns"}
"""What each doll makes its hero feel. (H25-07 to H25-11)"""
SEARCH, DESTROY, ASSIGN = "h25-heroes-search", "h25-heroes-destroy", "h25-traitor-doll"
FIND_OWN, FIND_ALL = "h25-heroes-find", "h25-heroes-all"
WIND = 4
"""Dice that hold the China Doll in its place. (H25-27)"""
CURSE = "h25-curse"
"""What the rolls of all dolls are for, as everybody hears it. (H25-54)"""


class Hint(Happening, kind="h25-hint"):
    """What the traitor says of a doll."""

    explorer: ExplorerId
    hint: str


class Found(Happening, kind="h25-found"):
    """A doll is found."""

    explorer: ExplorerId
    token: str
    other: ExplorerId
    room: RoomId


class NothingHidden(Happening, kind="h25-nothing"):
    """There is no doll in a room."""

    explorer: ExplorerId
    room: RoomId


class Destroyed(Happening, kind="h25-destroyed"):
    """A doll is destroyed."""

    explorer: ExplorerId
    token: str


class Strikes(Happening, kind="h25-strikes"):
    """A doll hurts whom it is of."""

    explorer: ExplorerId
    hint: str


class Doll(Data):
    """Which doll is a hero's, and where it is."""

    doll: str
    room: RoomId


class VoodooMemory(Memory):
    """The dolls, and what everybody knows of them."""

    dolls: Annotated[dict[ExplorerId, Doll], secret_of("traitor")] = {}
    hints: dict[ExplorerId, str] = {}
    """What was said to each hero."""
    found: dict[ExplorerId, str] = {}
    """The doll of each hero, once everybody knows where it is."""
    destroyed: list[ExplorerId] = []
    """The heroes whose doll is no more."""
    empty: list[RoomId] = []
    """The rooms that were searched in vain."""


def feels_like(view: "BetrayalView", who: "ExplorerView") -> Iterator[RoomId]:
    """The rooms that fit what was said to somebody, but for those of which everybody knows what is in them."""
    memory = Voodoo.memory.seen_in(view.haunt)
    known = {*memory.empty, *(room_of(place) for token, place in view.tokens.items() if token in ROOMS_OF)}
    hint = memory.hints.get(who.id)
    return (room for doll, rooms in ROOMS_OF.items() if HINTS[doll] == hint for room in rooms if room not in known)


class Voodoo(Tasks, Clock, StoppingAtWill):
    """The traitor writes, the engine answers truthfully, and the track makes everything worse."""

    number = 25
    memory = remembers(VoodooMemory)
    rolls_in: ClassVar = {CURSE: ("traitor",)}

    # Set-up

    @override
    async def set_up(self) -> None:
        """For each hero, secretly, a doll of its own and a room; then the hints aloud. (H25-02 to H25-05)"""
        self.set_track(0)
        heroes = [who for who in self.from_left_of(self.traitor.seat) if self.is_hero(who)]
        left = list(ROOMS_OF)
        for hero in heroes:
            choices = [
                Choice(f"{ASSIGN}:{doll}:{room}", (doll, room), {"token": doll, "room": room, "explorer": hero.id})
                for doll in left
                for room in self.rooms_for(doll)
            ]
            doll, room = await self.ask(self.traitor.seat, ASSIGN, choices, always=True, secret=True, explorer=hero.id)
            left.remove(doll)
            self.memory.dolls[hero.id] = Doll(doll, room)
        for hero in heroes:
            hint = HINTS[self.doll_of(hero)]
            self.memory.hints[hero.id] = hint
            self.tell(Hint(explorer=hero.id, hint=hint), reveals=True)

    def rooms_for(self, doll: str) -> list[RoomId]:
        """The one that is in the house, if only one is; else either. (H25-04)"""
        there = [room for room in ROOMS_OF[doll] if self.in_house(room)]
        return there if len(there) == 1 else list(ROOMS_OF[doll])

    # The dolls

    def doll_of(self, hero: Explorer) -> str:
        """Which doll is a hero's. Nobody may be told but the traitor."""
        return self.memory.dolls[hero.id].doll

    def room_of_doll(self, hero: Explorer) -> RoomId:
        """Where a hero's doll is. Nobody may be told but the traitor."""
        return self.memory.dolls[hero.id].room

    def is_whole(self, hero: Explorer) -> bool:
        """Whether a hero's doll is not destroyed yet."""
        return hero.id not in self.memory.destroyed

    def is_found(self, hero: Explorer) -> bool:
        """Whether everybody knows where a hero's doll is. (H25-19)"""
        return hero.id in self.memory.found

    def doll_holders(self) -> list[Explorer]:
        """All heroes, dead or alive, whose doll is not destroyed."""
        return [who for who in self.state.explorers if self.is_hero(who) and self.is_whole(who)]

    def destroy_doll(self, hero: Explorer) -> None:
        """A doll is no more, wherever it was."""
        self.memory.destroyed.append(hero.id)
        if self.is_found(hero):
            self.memory.empty.append(room_of(self.state.tokens.pop(self.memory.found[hero.id])))

    # Searching

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Heroes search where the answer is not known yet, and destroy their own doll. (H25-18, H25-20, H25-43)"""
        yield from self.stopping(who)
        if not self.is_hero(who):
            return
        room = self.room(who)
        if self.is_whole(who) and self.is_found(who) and self.room_of_doll(who) == room:
            yield deed(DESTROY, self.destroy_own, who, token=self.doll_of(who), room=room)
        if SEARCH not in self.turn.tried and not self.is_searched(room):
            yield deed(SEARCH, self.search, who, trait="knowledge", target=2, room=room)

    def is_searched(self, room: RoomId) -> bool:
        """Whether everybody knows what there is to know about a room. (H25-47)"""
        return room in self.memory.empty or any(self.token_in(doll, room) for doll in ROOMS_OF)

    async def search(self, who: Explorer) -> None:
        """The card of a room just discovered comes first; then the roll, once a turn. (H25-18, H25-22, H25-41)"""
        room = self.room(who)
        await self.draw_put_off(who)
        if self.on_board(who) and self.room(who) == room:
            await self.try_task(who, SEARCH, "knowledge", 2, self.look_around, None)

    async def look_around(self, who: Explorer) -> None:
        """Whether a doll is here, which one and whose: everybody hears the truth. (H25-15, H25-38, H25-47)"""
        room = self.room(who)
        for hero in self.doll_holders():
            if self.room_of_doll(hero) == room:
                doll = self.doll_of(hero)
                self.state.tokens[doll] = place_in(room)
                self.memory.found[hero.id] = doll
                self.tell(Found(explorer=who.id, token=doll, other=hero.id, room=room), reveals=True)
                return
        self.memory.empty.append(room)
        self.tell(NothingHidden(explorer=who.id, room=room), reveals=True)

    async def destroy_own(self, who: Explorer) -> None:
        """No roll, no price. (H25-20, H25-39)"""
        self.tell(Destroyed(explorer=who.id, token=self.doll_of(who)))
        self.destroy_doll(who)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A dead hero's doll is destroyed. (H25-23)"""
        if self.is_hero(who) and self.is_whole(who):
            self.destroy_doll(who)
        await super().after_death(who, by)

    # The curse

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, even a dead one's: the track, then every doll. (H25-24, H25-25, H25-36, H25-37)"""
        if who is not self.traitor:
            return
        self.advance_track()
        for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
            if hero.alive and self.is_whole(hero):
                with until_void(), self.because(CURSE), self.or_nothing(CURSE, hero, announced="h25-strikes"):
                    await self.suffer(hero, self.doll_of(hero))

    async def suffer(self, hero: Explorer, doll: str) -> None:
        """What a doll does to its hero, who feels it but is not told its name. (H25-26 to H25-31, H25-44, H25-54)"""
        self.tell(Strikes(explorer=hero.id, hint=HINTS[doll]))
        turn = self.haunt.track
        if doll == WAX:
            await self.take_damage(hero, "physical", 1)
        elif doll == GLASS:
            await self.take_damage(hero, "mental", 1)
        elif doll == CHINA:
            if self.wind(turn) < turn:
                await self.kill(hero)
        elif doll == STONE:
            if not await self.passes(hero, "might", turn, CURSE):
                for trait in TRAITS:
                    await self.lose(hero, trait, 1)
        elif not await self.passes(hero, "knowledge", turn, CURSE):
            await self.take_damage(hero, "physical", 2)

    def wind(self, turn: int) -> int:
        """Four dice that are nobody's own: no card changes them. (H25-27, H25-51)"""
        faces = self.fall(WIND)
        self.tell_roll(None, CURSE, "plain", "", faces, reach(turn))
        return sum(faces)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """No doll is left, and at least half of the heroes live. (H25-32, H25-35)"""
        destroyed = self.memory.destroyed
        for who in self.state.explorers:  # looked at after every deed, and mostly over at the first hero
            if not who.traitor and who.id not in destroyed:
                return False
        return not self.traitor_won()

    @override
    def traitor_won(self) -> bool:
        """More than half of the heroes are dead. (H25-33, H25-34)"""
        alive = [who for who in self.state.explorers if who.alive and not who.traitor]
        return 2 * len(alive) < self.heroes_at_start

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Each hero the own doll first, then those of the others; where, the hints may tell them. (H25-49, H25-54)"""
        who = self.state.explorers[seat]
        heroes = self.living_heroes()
        if not self.is_hero(who):
            dead = self.heroes_at_start - len(heroes)
            foes = tuple(hero.id for hero in heroes)
            of = self.heroes_at_start // 2 + 1
            yield Objective(id="h25-traitor-kill", done=dead, of=of, foes=foes)
            return
        done, of = len(self.memory.destroyed), self.heroes_at_start
        if self.is_whole(who) and self.is_found(who):
            room = self.state.tokens[self.memory.found[who.id]]
            yield Objective(id="h25-heroes-own", verbs=(DESTROY,), rooms=(room,))
        elif self.is_whole(who):
            yield Objective(id=FIND_OWN, verbs=(SEARCH,))
        hidden = any(self.is_whole(hero) and not self.is_found(hero) for hero in heroes)
        yield Objective(id=FIND_ALL, done=done, of=of, verbs=(SEARCH,) if hidden else ())

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """The dolls are where the house feels like what was said: the own one, then those of others. (H25-49)"""
        if wish.id == FIND_OWN:
            wish = msgspec.structs.replace(wish, rooms=tuple(feels_like(view, view.explorers[seat])))
        elif wish.id == FIND_ALL:
            memory = cls.memory.seen_in(view.haunt)
            heroes = [who for who in view.explorers if who.side == "heroes" and who.alive and who.seat != seat]
            missing = [who for who in heroes if who.id not in memory.destroyed and who.id not in memory.found]
            wish = msgspec.structs.replace(wish, rooms=tuple(room for who in missing for room in feels_like(view, who)))
        yield wish

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """A doll that nobody has found could be in either of its rooms, but for those searched in vain."""
        if may_know("traitor", state, seat):
            return
        memory = cls.memory.of(state.haunt)
        found = {event.other for event in Found.among(told)}
        empty = {*memory.empty, *(event.room for event in NothingHidden.among(told))}
        for who in state.explorers:
            if who.id in memory.dolls and who.id not in memory.found and who.id not in found:
                hidden = memory.dolls[who.id]
                rooms = [room for room in ROOMS_OF[hidden.doll] if room not in empty] or list(ROOMS_OF[hidden.doll])
                hidden.room = roll_one_of(dice, "doll", rooms)


RULES = Voodoo
