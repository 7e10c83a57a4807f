"""Haunt 50, Treasure Hunt: no traitor, no monsters; twenty clues lie about the house, and one heir finds it all."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from typing_extensions import override

from dreadhall.betrayal.cards.features import SLIDE
from dreadhall.betrayal.components.catalogue import ROOMS, TRAITS
from dreadhall.betrayal.components.rooms import CHASM, COLLAPSED_ROOM, GRAND_STAIRCASE
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunts.clues import CEILING, CLIMB, CLUES, GAS, OUTSIDE, POISON, PUZZLE, Clues
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import in_reach
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, NOWHERE, CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import AT_ZERO, Memory, remembers
from dreadhall.betrayal.phases.goals import NOBODY, Objective, Outcome
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.house.collapse import Collapse
from dreadhall.betrayal.toolkit.people.free_for_all import FreeForAll
from dreadhall.betrayal.toolkit.people.withering import Withering
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

FIND, SHAKE, TREASURE = 4, 13, 16
SEARCH = "h50-heroes-search"
POISONED = "poisoned"
HIDDEN = "hidden-clue"
"""A face-down clue on the board. Nobody knows its number, so chance decides that only when it is turned up."""


class ClueLaid(Happening, kind="h50-clue-laid"):
    """A clue lies hidden in a room."""

    room: RoomId


class Search(Happening, kind="h50-search"):
    """What somebody has rolled who searches for a clue."""

    explorer: ExplorerId
    room: RoomId
    total: int


class NoClue(Happening, kind="h50-nothing"):
    """There is no clue to be found in a room."""

    explorer: ExplorerId
    room: RoomId


class Clue(Happening, kind="h50-clue"):
    """A clue is found."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Poison(Happening, kind="h50-poison"):
    """Poison weakens somebody."""

    explorer: ExplorerId


class Buried(Happening, kind="h50-buried"):
    """The basement can be reached no more."""


class TreasureHuntMemory(Memory):
    """The clues, and who has the treasure."""

    unseen: list[CardId] = []
    """The clues that nobody has seen."""
    clue_rooms: list[RoomId] = []
    waiting: list[RoomId] = []
    aside: Annotated[Small, AT_ZERO] = 0
    finder: ExplorerId | None = None


class TreasureHunt(Clues, Collapse, FreeForAll, Withering):
    """Search, gather clues, rob the others; too clumsy a search brings the house down."""

    number = 50
    memory = remembers(TreasureHuntMemory)
    open_book = True

    # Set-up

    @override
    async def set_up(self) -> None:
        """A clue into every room with a symbol, the floors alike if there are too many. (H50-04 to H50-06, H50-29)"""
        self.memory.unseen = list(CLUES)
        self.memory.aside = len(CLUES)
        rooms = [room for room in self.standing_rooms() if ROOMS[room].symbol]
        while len(rooms) > len(CLUES):
            floors = [self.plan.floor_of(room) for room in rooms]
            most = max(map(floors.count, floors))
            crowded = [room for room, floor in zip(rooms, floors, strict=True) if floors.count(floor) == most]
            rooms.remove(await self.choose_room(self.revealer.seat, "h50-leave-out", crowded))
        for room in rooms:
            self.lay_clue(room)

    def lay_clue(self, room: RoomId) -> None:
        """One more clue lies face down in a room."""
        rooms = self.memory.clue_rooms
        rooms.append(room)
        self.memory.aside -= 1
        self.state.tokens[f"{HIDDEN}-{len(rooms)}"] = place_in(room)
        self.tell(ClueLaid(room=room))

    @override
    def room_appeared(self, room: RoomId) -> None:
        """A new room with a symbol waits for its clue. (H50-07)"""
        if ROOMS[room].symbol:
            self.memory.waiting.append(room)

    @override
    def deed_done(self, who: Explorer) -> None:
        """New rooms get their clue when all that came of their discovery is over. (H50-07)"""
        super().deed_done(who)
        waiting, self.memory.waiting = self.memory.waiting, []
        for room in waiting:
            if self.memory.aside and self.in_house(room):
                self.lay_clue(room)

    # Searching

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A search costs a space, as often as there are spaces. (H50-14, H50-32, H50-34, H50-49)"""
        if self.spaces_left(who) < 1:
            return
        room = self.room(who)
        if room in self.memory.clue_rooms:
            yield self.search_choice(who, NO_CARD)
            if self.can_declare(who, OUTSIDE) and self.looks_out(room):
                yield self.search_choice(who, OUTSIDE)
        if room == CHASM and self.can_declare(who, CLIMB):
            yield self.search_choice(who, CLIMB)

    def can_declare(self, who: Explorer, clue: CardId) -> bool:
        """Not a clue that changed hands this turn; one that served already may serve again. (H50-53, C-29)"""
        return clue in who.cards and (clue not in self.turn.used or clue in self.turn.tried)

    def search_choice(self, who: Explorer, declared: CardId) -> Choice[Deed]:
        """A search, perhaps with a clue that kills whoever fails with it."""
        key = f"{SEARCH}:{declared}" if declared else SEARCH
        bonus = self.bonus(who, self.room(who), declared)
        return deed(key, self.search, who, declared, bonus=bonus, card=declared, room=self.room(who))

    async def search(self, who: Explorer, declared: CardId) -> None:
        """Knowledge and clues against the table. (H50-11, H50-13.15, H50-13.16, H50-45)"""
        self.turn.spent += 1
        if declared:
            self.turn.used.append(declared)
            self.turn.tried.append(declared)
        room = self.room(who)
        bonus = self.bonus(who, room, declared)
        aim = table(TREASURE - bonus, SHAKE - bonus, FIND - bonus, 1 - bonus, -bonus)
        total = await self.trait_roll(who, "knowledge", "task", aim=aim) + bonus
        self.tell(Search(explorer=who.id, room=room, total=total))
        if declared and total < SHAKE:
            with self.because(declared):
                await self.kill(who)
        elif total >= TREASURE:
            self.memory.finder = who.id
        elif total >= SHAKE:
            await self.bring_down(who)
        elif total >= FIND:
            await self.take_clue(who, room)
        elif total == 0:
            await self.damage_roll(who, "physical", 2, "h50-search")
        else:
            self.tell(NoClue(explorer=who.id, room=room))

    # Clues

    def hidden_in(self, room: RoomId) -> str:
        """The token of the clue that lies face down in a room; empty where there is none."""
        return next(
            (token for token, at in self.state.tokens.items() if room_of(at) == room and token.startswith(HIDDEN)), ""
        )

    async def take_clue(self, who: Explorer, room: RoomId) -> None:
        """Turn up the clue of a room and obey it; nothing where it is gone. (H50-24, H50-36)"""
        hidden = self.hidden_in(room)
        if hidden:
            del self.state.tokens[hidden]
            unseen = self.memory.unseen
            clue = unseen.pop(self.chance("clue", len(unseen))[0])
        elif room_of(self.state.tokens.get(PUZZLE, NOWHERE)) == room:
            clue = PUZZLE
        else:
            self.tell(NoClue(explorer=who.id, room=room))
            return
        self.tell(Clue(explorer=who.id, card=clue, room=room), reveals=True)
        if clue == PUZZLE:
            await self.find_puzzle(who, room)
        else:
            await self.gain_card(who, clue)
            await self.spring(who, clue)

    async def spring(self, who: Explorer, clue: CardId) -> None:
        """Traps act at once. (H50-13.17 to H50-13.19)"""
        if clue == POISON:
            who.status[POISONED] = 1
        elif clue == CEILING:
            trait = await self.choose_trait(who, "roll-trait", ("might", "speed"))
            with self.or_nothing(clue, who):
                if not await self.passes(who, trait, 4, clue):
                    await self.damage_roll(who, "physical", 3, clue)
        elif clue == GAS:
            floor = self.floor(who)
            for other in [other for other in self.in_order() if self.floor(other) == floor]:
                with until_void(), self.or_nothing(clue, other):
                    if not await self.passes(other, "might", 3, clue):
                        await self.wither(other, 3, clue)

    async def find_puzzle(self, who: Explorer, room: RoomId) -> None:
        """Leave the box where it is, or try to open it. (H50-13.20, H50-36, H50-37)"""
        choices = [Choice("h50-heroes-try", True), Choice("h50-heroes-leave", False)]
        if not await self.ask(self.controller(who), "h50-heroes-puzzle", choices):
            self.state.tokens[PUZZLE] = place_in(room)
            return
        self.state.tokens.pop(PUZZLE, None)
        await self.gain_card(who, PUZZLE)
        if not await self.passes(who, "knowledge", 5, PUZZLE):
            await self.wither(who, 4, PUZZLE)
            return
        for _ in range(2):
            rooms = [room_of(place) for token, place in self.state.tokens.items() if token.startswith(HIDDEN)]
            if rooms and self.on_board(who):
                await self.take_clue(who, await self.choose_room(self.controller(who), "h50-heroes-far-clue", rooms))

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """The poison works at the start of each own turn, whoever has the dart by now. (H50-25, H50-38)"""
        if POISONED in who.status:
            self.tell(Poison(explorer=who.id))
            with self.because(POISON):
                await self.lose_one_of(who, TRAITS)

    # The house comes down

    async def bring_down(self, who: Explorer) -> None:
        """The searcher says which room goes; with the whole ground floor the basement is buried. (H50-19 to H50-22)"""
        await self.collapse(await self.choose_room(self.controller(who), "h50-collapse", self.rooms_to_go()))
        if not self.standing_on("ground"):
            self.tell(Buried())
            await self.perish([other for other in self.in_order() if self.floor(other) == "basement"])

    def rooms_to_go(self) -> list[RoomId]:
        """The upper floor first, from an empty room; then the ground floor, from the stairs. (H50-19, -20, -39)"""
        floor = self.first_standing(("upper", "ground"))
        if any(room in self.state.destroyed for room in self.plan.rooms_on(floor)):
            return self.next_to_go(floor)
        if floor == "ground":
            return [GRAND_STAIRCASE]
        rooms = self.standing_on(floor)
        return [room for room in rooms if not self.explorers_in(room)] or rooms

    # Everybody against everybody (H50-17, H50-35)

    @override
    def floor_of_damage(self, who: Explorer, by: Fighter | None) -> int:
        """What explorers do to each other never kills. (H50-18)"""
        return 0 if isinstance(by, Explorer) else super().floor_of_damage(who, by)

    @override
    async def steal_in_combat(self, thief: Explorer, victim: Explorer, card: CardId) -> None:
        """Nor does what a theft in combat does to the victim. (H50-55)"""
        await self.steal(thief, victim, card, by=thief)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The treasure is found. (H50-26)"""
        return self.memory.finder is not None

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """Only the finder wins. (H50-26, H50-28)"""
        return [who.seat for who in self.state.explorers if who.id == self.memory.finder]

    @override
    def decided(self) -> Outcome:
        """Nobody wins when nobody can ever search again. (H50-27, H50-43)"""
        outcome = super().decided()
        if outcome or not self.state.destroyed or any(self.may_yet_search(who) for who in self.explorers()):
            return outcome
        return NOBODY

    def may_yet_search(self, who: Explorer) -> bool:
        """Whether somebody can get to a room to search, or to where the house may still grow or carry one on."""
        if any(self.is_searchable(room) for room in in_reach(self, self.room(who))):
            return True
        if not self.memory.aside and not any(map(self.is_searchable, self.standing_rooms())):
            return False
        return any(self.leads_on(room) for room in in_reach(self, self.room(who)))

    def is_searchable(self, room: RoomId) -> bool:
        """A clue room, or the Chasm while somebody has its clue or could pick it up."""
        if room != CHASM:
            return room in self.memory.clue_rooms
        return self.holder(CLIMB) is not None or any(CLIMB in pile for pile in self.state.piles.values())

    def leads_on(self, room: RoomId) -> bool:
        """Whether more of the house can be found or reached from a room than its doors show."""
        ways = [side for place in self.plan.places(room) for side in self.may_discover(place)]
        falls = room == COLLAPSED_ROOM and self.has_room_below()
        return bool(ways) or falls or room == ELEVATOR or self.token_in(SLIDE, room)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The best rooms for the clues one has, and where more of them are. (H50-48)"""
        who, rooms = self.state.explorers[seat], list(filter(self.in_house, self.memory.clue_rooms))
        most = {room: 2 * self.value(who, "knowledge") + self.bonus(who, room) for room in rooms}
        rich = [room for room in rooms if most[room] >= TREASURE]
        able = [room for room in rooms if most[room] >= FIND and self.hidden_in(room)]
        wishes = ("h50-heroes-treasure", rich), ("h50-heroes-clues", able)
        yield from (self.search_in(wish, who, there) for wish, there in (wishes if rich else wishes[::-1]))

    def search_in(self, wish: str, who: Explorer, rooms: list[RoomId]) -> Objective:
        """Something to search some rooms for; the searcher's own room may be one of them."""
        others = [other for other in self.explorers() if other is not who and self.held(other)]
        foes, cards = [other.id for other in others], tuple(clue for other in others for clue in self.held(other))
        verbs = (SEARCH,) if self.room(who) in rooms else ()
        return Objective(id=wish, verbs=verbs, rooms=tuple(rooms), cards=cards, foes=() if rooms else tuple(foes))


RULES = TreasureHunt
