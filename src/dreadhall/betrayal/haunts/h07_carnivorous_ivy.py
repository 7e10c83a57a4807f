"""Haunt 7, Carnivorous Ivy: creepers reach for the heroes and drag them to their roots; a spray kills them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.rooms import CHASM, FURNACE_ROOM, KITCHEN, RESEARCH_LABORATORY, UNDERGROUND_LAKE
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.possessions import Drops
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.windows import OPENINGS, Windows
from dreadhall.betrayal.toolkit.monsters.grabbing import Grabbing
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

TIP = Monster("tip", speed=2, might=5, sanity=3, rides=False)
ROOT = "root-"
MOST_PAIRS = 10

SPRAY = CardId("plant-spray")
KITCHENS = (KITCHEN, RESEARCH_LABORATORY)
"""Where the spray can be made. (H07-16)"""
PITS = (CHASM, FURNACE_ROOM, UNDERGROUND_LAKE)
"""Where the traitor can get rid of it. (H07-20)"""
KILLED = "h07-killed"
MAKE, SPRAYING = "h07-heroes-make", "h07-heroes-spray"
THE_ITEM, PLANT = "h07-traitor-item", "h07-traitor-plant"


class Made(Happening, kind="h07-made"):
    """Somebody has made the spray."""

    explorer: ExplorerId
    card: CardId


class Sprayed(Happening, kind="h07-sprayed"):
    """Part of the ivy is killed."""

    monster: FigureId


class Destroyed(Happening, kind="h07-destroyed"):
    """A thing is out of the game."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class CarnivorousIvyMemory(Memory):
    """The Creepers, and the spray that kills them."""

    planted: Small = 0
    killed: Small = 0
    spray: Literal["", "made", "destroyed"] = ""


class CarnivorousIvy(Grabbing, KeyCards, Windows, Tasks):
    """As many creepers sprayed as there are players; or no hero left, or the spray in the pit."""

    number = 7
    memory = remembers(CarnivorousIvyMemory)
    kinds = (TIP,)
    grabber, lair = TIP.kind, ROOT
    key_cards = (BOOK, SPRAY)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor drops the Book, and creepers take root wherever there is light. (H07-03 to H07-06)"""
        traitor = self.traitor
        if BOOK in traitor.cards:
            self.tell(Drops(explorer=traitor.id, card=BOOK, room=self.room(traitor)))
            await self.lose_card(traitor, BOOK, safely=True)
            self.lay_down(traitor.place, BOOK)
        rooms = self.openings()
        while rooms and self.reserve() > 0:
            room = rooms[0]
            if len(rooms) > self.reserve():
                room = await self.choose_room(traitor.seat, "h07-traitor-root", rooms)
            rooms.remove(room)
            await self.plant(room)

    def reserve(self) -> int:
        """The creepers that can still take root: two for each player, ten at most. (H07-04)"""
        return min(2 * self.players, MOST_PAIRS) - self.memory.planted

    async def plant(self, room: RoomId) -> None:
        """A Root and its Tip; of a barrier's sides the traitor chooses one. (H07-05, H07-06, C-31)"""
        place = await self.choose_place(self.traitor.seat, room)
        self.memory.planted += 1
        number = self.memory.planted
        self.place_pair(TIP, number, place)

    @override
    async def room_laid(self, room: RoomId) -> None:
        """In a room that is found later the traitor may let another one take root. (H07-21)"""
        await super().room_laid(room)
        may = room in OPENINGS and self.reserve() > 0 and self.state.phase != "haunt-setup"
        if may and await self.agrees(self.traitor.seat, PLANT, room=room):
            await self.plant(room)

    # The Book

    def book_is_barred(self, who: Explorer, card: CardId) -> bool:
        """Whether a card is the Book, and in the wrong hands. (H07-28)"""
        return card == BOOK and not self.is_hero(who)

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """The traitor cannot take the Book. (H07-03, H07-28)"""
        return not self.book_is_barred(who, card) and super().may_hold(who, card)

    @override
    def stealable(self, card: CardId) -> bool:
        """Nor steal it. (H07-28)"""
        return not self.book_is_barred(self.active, card) and super().stealable(card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Nor send the Dog for it. (H07-28)"""
        return not self.book_is_barred(who, card) and super().dog_carries(who, card)

    # The spray

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Make the spray, once and for all; spray in place of the attack. (H07-16, H07-17, H07-35)"""
        if not self.is_hero(who):
            return
        if not self.memory.spray and self.room(who) in KITCHENS:
            yield from self.task(who, MAKE, ["knowledge"], 5, self.make_spray, card=BOOK)
        if SPRAY in who.cards and SPRAY not in self.turn.used and not self.turn.attacked:
            for tip in self.monsters(TIP):
                if who.place in (tip.place, self.state.tokens[self.lair_of(tip)]):
                    yield deed(f"{SPRAYING}:{tip.id}", self.spray, tip, monster=tip.id)

    async def make_spray(self, who: Explorer) -> None:
        """There is only one. (H07-14, H07-16)"""
        self.memory.spray = "made"
        self.tell(Made(explorer=who.id, card=SPRAY))
        await self.gain_card(who, SPRAY)

    async def spray(self, tip: Figure) -> None:
        """A creeper dies, root and tip, and lets go of whom it holds. (H07-17)"""
        self.turn.attacked = True
        self.turn.used.append(SPRAY)
        self.tell(Sprayed(monster=tip.id))
        self.take_away(tip)
        self.memory.killed += 1
        self.tell_count(KILLED, self.memory.killed)

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """The traitor throws it into a pit. (H07-20, H07-37)"""
        await super().turn_ends(who)
        if not self.is_hero(who) and SPRAY in who.cards and self.room(who) in PITS:
            who.cards.remove(SPRAY)
            self.state.gone.append(SPRAY)
            self.memory.spray = "destroyed"
            self.tell(Destroyed(explorer=who.id, card=SPRAY, room=self.room(who)))

    # The creepers' turn

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """Before anything else it eats whom it has brought home. (H07-29, H07-30, H07-36)"""
        await super().monster_starts(figure)
        await self.eats(figure)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many creepers sprayed as there are players; or nothing is left that could harm them. (H07-33, H07-46)"""
        if self.memory.killed >= self.players:
            return True
        return not self.traitor.alive and not self.state.monsters and not self.more_can_come()

    def more_can_come(self) -> bool:
        """Whether a creeper is left to take root, and a room to be found where it could. (H07-46)"""
        return self.reserve() > 0 and any(room not in self.plan for room in OPENINGS)

    @override
    def traitor_won(self) -> bool:
        """The spray is destroyed. (H07-34)"""
        return self.memory.spray == "destroyed"

    # What a seat wants

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Only who has the Book or the spray has somewhere to go with it. (H07-45)"""
        cards = self.state.explorers[seat].cards
        for wish in super().objectives_of(seat):
            idle = (wish.id == MAKE and BOOK not in cards) or (wish.id == SPRAYING and SPRAY not in cards)
            rooms = () if idle else wish.rooms
            tips = self.tips_to_leave_alone(self.state.explorers[seat])
            avoid, leave = tuple(dict.fromkeys(map(self.room, tips))), tuple(tip.id for tip in tips)
            yield msgspec.structs.replace(wish, rooms=rooms, avoid=avoid, leave=leave)

    def tips_to_leave_alone(self, who: Explorer) -> list[Figure]:
        """Whoever is beaten by a creeper is held and eaten: without the spray nobody should be with one for nothing."""
        if not self.is_hero(who) or SPRAY in who.cards:
            return []
        return [tip for tip in self.monsters(TIP) if not self.prisoners(tip)]

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Book, spray, creepers and friends; for the traitor the spray, and heroes. (H07-45)"""
        holder = self.holder(SPRAY)
        if side == "heroes":
            made = int(self.memory.spray != "")
            rooms = tuple(room for room in KITCHENS if self.in_house(room))
            yield Objective(id=MAKE, done=made, verbs=(MAKE,), rooms=rooms, cards=(BOOK,))
            if made:
                places = [place for tip in self.monsters(TIP) for place in (tip.place, self.home_of(tip))]
                near = tuple(dict.fromkeys(map(room_of, places)))
                done, spray = self.memory.killed, (SPRAY,)
                yield Objective(id=SPRAYING, done=done, of=self.players, verbs=(SPRAYING,), rooms=near, cards=spray)
            holding = tuple(tip.id for tip in self.monsters(TIP) if self.prisoners(tip))
            yield Objective(id="h07-heroes-friends", done=int(not holding), foes=holding)
        else:
            if self.memory.spray:
                foes = (holder.id,) if holder is not None and self.is_hero(holder) else ()
                pits = tuple(room for room in PITS if self.in_house(room) and holder is self.traitor)
                yield Objective(id=THE_ITEM, done=int(self.traitor_won()), cards=(SPRAY,), foes=foes, rooms=pits)
            yield self.no_hero_left("h07-traitor-heroes", verbs=(PLANT,))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Creepers look for heroes: what the traitor does with the spray is not their business."""
        yield msgspec.structs.replace(wish, rooms=(), cards=()) if wish.id == THE_ITEM and view.turn.monster else wish


RULES = CarnivorousIvy
