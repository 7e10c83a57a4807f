"""Haunt 22, The Abyss Gazes Back: room by room the house falls into the pit; the heroes try to exorcise it in time."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import HOLY_SYMBOL, SECRET_PASSAGE, SECRET_STAIRS
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.happenings.cards import TakesOut
from dreadhall.betrayal.happenings.house import Finds
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, NO_ROOM, CardId, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import BOTH
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, rooms_in
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.exorcism import FAITH, LORE, Exorcism
from dreadhall.betrayal.toolkit.house.collapse import Collapse, at_the_edge
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

SYMBOLS = ("omen", "event")
UPWARDS = ("basement", "ground", "upper")
SECRET_WAYS = (SECRET_STAIRS, SECRET_PASSAGE)
FIRST_TURN = 2
"""The number on the track from which everybody collapses rooms. (H22-31)"""
DICE = {3: 2, 4: 3}
MOST_DICE = 4
JUMP = 4
EXORCISM = "h22-heroes-exorcism"


class Abyss(Happening, kind="h22-abyss"):
    """Where the Abyss opens."""

    room: RoomId


class ShelterEnds(Happening, kind="h22-shelter-ends"):
    """The house is safe no longer."""


class Jumps(Happening, kind="h22-jumps"):
    """Somebody leaps out of a room that falls."""

    explorer: ExplorerId
    room: RoomId
    from_place: Place
    place: Place


class Sacrifice(Happening, kind="h22-sacrifice"):
    """The Holy Symbol is thrown into the Abyss."""

    explorer: ExplorerId


class TheAbyssGazesBackMemory(Memory):
    """The pit, and what holds it back."""

    abyss: RoomId = NO_ROOM
    """The room where it opened."""
    shelter: ExplorerId | None = None
    """Whose sacrifice holds the house."""


class TheAbyssGazesBack(Exorcism, Clock, Collapse):
    """The pit eats its way up; as many successful exorcisms as there are players close it."""

    number = 22
    memory = remembers(TheAbyssGazesBackMemory)
    rolls_in: ClassVar = {"h22-jump": BOTH}
    sanity = FAITH
    knowledge = LORE

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor says where the Abyss opens; the track stands at 0. (H22-02 to H22-04)"""
        seat = self.traitor.seat
        rooms = [room for room in self.free_in_basement() if ROOMS[room].symbol in SYMBOLS]
        room = NO_ROOM if rooms else await self.bring_room()
        if not room:
            rooms = rooms or self.free_in_basement() or [BASEMENT_LANDING]
            room = await self.choose_room(seat, "h22-abyss", rooms)
        self.memory.abyss = room
        self.tell(Abyss(room=room))
        self.set_track(0)

    def free_in_basement(self) -> list[RoomId]:
        """The unoccupied rooms of the basement, the landing aside."""
        rooms = self.plan.rooms_on("basement")
        return [room for room in rooms if room != BASEMENT_LANDING and not self.explorers_in(room)]

    async def bring_room(self) -> RoomId:
        """Draw until a room for the Abyss comes, and let the traitor lay it; empty where none does. (H22-03, H22-39)"""
        stack = self.state.rooms
        tiles = [tile for tile in rooms_in([*stack.rest, *stack.top]) if "basement" in ROOMS[tile].floors]
        tiles = [tile for tile in tiles if self.doorways_for(tile, "basement")]
        wanted = [tile for tile in tiles if ROOMS[tile].symbol in SYMBOLS] or tiles
        if not wanted:
            return NO_ROOM
        passed = []
        while (room := self.next_tile()) not in wanted:
            assert room is not None
            passed.append(room)
        stack.rest += passed
        self.shuffle(stack)
        self.state.no_card_for.append(room)
        self.tell(Finds(explorer=self.traitor.id, room=room), cause="h22-abyss", reveals=True)
        await self.lay_anywhere(self.traitor.seat, room, ("basement",))
        return room

    # The end of every turn

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The track advances with the traitor; then rooms collapse, unless they are held. (H22-25 to H22-28, H22-38)"""
        traitor = who is self.traitor
        if traitor:
            self.advance_track()
        if self.is_held(who):
            return
        abyss = self.memory.abyss
        if traitor and self.in_house(abyss):
            await self.swallow([abyss])
        if self.haunt.track >= FIRST_TURN and (traitor or who.alive):
            await self.feed_abyss(who)

    def is_held(self, who: Explorer) -> bool:
        """Whether a sacrifice still holds the house: until the end of that hero's next turn. (H22-17, H22-46)"""
        if self.memory.shelter == who.id:
            self.memory.shelter = None
            self.tell(ShelterEnds())
        return self.memory.shelter is not None

    async def feed_abyss(self, who: Explorer) -> None:
        """So many rooms as the track demands; a hero may give the Holy Symbol instead. (H22-27, H22-29 to H22-34)"""
        count = await self.how_many_rooms(who)
        if not count or await self.sacrifices(who, count):
            return
        await self.swallow(await self.name_rooms(who, count))

    async def how_many_rooms(self, who: Explorer) -> int:
        """One at first, then more and more dice. (H22-31 to H22-34, H22-48)"""
        track = self.haunt.track
        if track == FIRST_TURN:
            return 1
        return await self.throw(who, DICE.get(track, MOST_DICE), "h22-collapse")

    async def name_rooms(self, who: Explorer, count: int) -> list[RoomId]:
        """All of them are named in order before anybody jumps. (H22-40)"""
        named: list[RoomId] = []
        while len(named) < count:
            seat, rooms = self.next_rooms(who.seat, named)
            if not rooms:
                break
            named.append(await self.choose_room(seat, "h22-collapse", rooms, left=count - len(named)))
        return named

    def next_rooms(self, seat: int, named: list[RoomId]) -> tuple[int, list[RoomId]]:
        """Rooms beside the pit, floor by floor upwards; the traitor's player opens a floor. (H22-20, H22-21, H22-42)"""
        for floor in UPWARDS:
            standing = [room for room in self.standing_on(floor) if room not in named]
            if not standing:
                continue
            if any(room not in standing for room in self.plan.rooms_on(floor)):
                return seat, self.beside_ruins(standing, named) or standing
            free = [room for room in standing if not self.explorers_in(room)]
            return self.traitor.seat, [room for room in free if self.is_unexplored(room)] or free or standing
        return seat, []

    def is_unexplored(self, room: RoomId) -> bool:
        """Whether a doorway of a room leads into the unknown."""
        return any(self.plan.doorways[place] for place in self.plan.places(room))

    async def swallow(self, rooms: list[RoomId]) -> None:
        """Those inside jump or die, one by one; then all the tiles are turned over. (H22-22, H22-40)"""
        for who in [who for who in self.in_order() if self.room(who) in rooms]:
            with until_void():
                await self.jump(who, rooms)
        for room in rooms:
            self.destroy(room)

    async def jump(self, who: Explorer, rooms: list[RoomId]) -> None:
        """A Speed roll saves whoever has a door to a room that stays. (H22-22, H22-41)"""
        places = [place for _, place in self.plan.exits[who.place] if self.holds_out(place, rooms)]
        if not places or not await self.passes(who, "speed", JUMP, "h22-jump"):
            with self.because("h22-collapse"):
                await self.kill(who)
            return
        before, who.place = who.place, await self.choose_exit(self.controller(who), "h22-jump", places)
        room, place = self.room(who), who.place
        self.tell(Jumps(explorer=who.id, room=room, from_place=before, place=place), cause="h22-collapse")
        await self.take_companions(who)

    def holds_out(self, place: Place, rooms: list[RoomId]) -> bool:
        """Whether one can stand there: it is not collapsing, and one does not slide on."""
        room = room_of(place)
        return room not in rooms and self.in_house(room) and not ROOMS[room].slides_to

    # The sacrifice

    async def sacrifices(self, who: Explorer, count: int) -> bool:
        """Beside the pit, the Holy Symbol can be given in place of the rooms. (H22-17, H22-47)"""
        if not self.can_sacrifice(who) or not await self.agrees(
            self.controller(who), "h22-heroes-sacrifice", left=count
        ):
            return False
        self.memory.shelter = who.id
        self.tell(Sacrifice(explorer=who.id))
        await self.discard_held(who, HOLY_SYMBOL)
        return True

    def can_sacrifice(self, who: Explorer) -> bool:
        """A hero with an unused Holy Symbol and a door to a collapsed room. (H22-17, C-29)"""
        if not self.is_hero(who) or HOLY_SYMBOL not in who.cards or HOLY_SYMBOL in self.turn.used:
            return False
        return any(room_of(place) in self.state.destroyed for _, place in self.plan.exits[who.place])

    # The heroes' exorcism, the traitor's events, the elevator

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """One exorcism roll a turn. (H22-13 to H22-16)"""
        return self.exorcisms(who, "h22-heroes-exorcise")

    @override
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """In the basement the traitor may take a secret way out of the stack instead of an event. (H22-18)"""
        for _ in range(count):
            card = await self.secret_way(who) if kind == "event" else NO_CARD
            if card:
                await self.take_secret_way(who, card)
            else:
                await super().draw_cards(who, kind)

    async def secret_way(self, who: Explorer) -> CardId:
        """Which of the secret ways the traitor takes; empty for an event off the top."""
        if not self.is_traitor(who) or not self.on_board(who) or self.floor(who) != "basement":
            return NO_CARD
        cards = [card for card in SECRET_WAYS if self.in_deck(card)]
        choices = [
            Choice("h22-traitor-draw", NO_CARD),
            *(Choice(f"card:{card}", card, {"card": card}) for card in cards),
        ]
        return await self.ask(self.controller(who), "h22-traitor-event", choices)

    async def take_secret_way(self, who: Explorer, card: CardId) -> None:
        """Take it openly, shuffle, and follow it. (C-35)"""
        if self.has_the_turn(who):
            self.turn.over = True
        self.take_from_deck(card)
        self.tell(TakesOut(explorer=who.id, card=card, deck="event"), reveals=True)
        await self.obey_card(who, card, "event")

    @override
    async def dock(self, seat: int, floors: Sequence[str], *, may_stay: bool) -> None:
        """Sent to a floor that is gone, all aboard fall into the Abyss. (H22-23, H22-44)"""
        if any(self.standing_on(floor) for floor in floors):
            await super().dock(seat, floors, may_stay=may_stay)
            return
        pit = next(self.plan.rooms_on(floors[0]))
        aboard = [who for who in self.in_order() if self.room(who) == ELEVATOR]
        for who in aboard:
            who.place = place_in(pit)
        with self.because("h22-collapse"):
            await self.perish(aboard)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """A token for every player lies on a room or card. (H22-35, H22-51)"""
        return self.is_exorcised

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """What the screen and the bots of a side go by; how the pit spreads only the traitor has read. (H22-08, -53)"""
        if side == "heroes":
            yield self.all_marks(EXORCISM, "h22-heroes-exorcise")
        else:
            yield self.no_hero_left("h22-traitor-doom", avoid=tuple(self.beside_ruins(self.standing_rooms())))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Whoever sees a pit expects it to widen, and keeps away from its edge. (H22-53)"""
        if wish.id == EXORCISM:
            wish = msgspec.structs.replace(wish, avoid=tuple(at_the_edge(view)))
        yield wish


RULES = TheAbyssGazesBack
