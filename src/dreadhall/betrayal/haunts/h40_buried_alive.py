"""Haunt 40, Buried Alive: a friend suffocates somewhere below; the heroes search, dig, and ask the Spirit Board."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import SPIRIT_BOARD
from dreadhall.betrayal.components.catalogue import MOST_DICE
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_ROOM, NOWHERE, CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import AT_ZERO, Memory, may_know, remembers, secret_of
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.full_turn import nothing_done
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_one_of

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

BOARD = SPIRIT_BOARD
BURY, TAKE_BOARD, TIME = "h40-traitor-bury", "h40-traitor-board", "h40-traitor-time"
SEARCH, DIG, ASK_BOARD = "h40-heroes-search", "h40-heroes-dig", "h40-heroes-ask"
PUSH, WALK = "h40-heroes-push", "h40-heroes-walk"
GRAVE = "grave"
"""The token that lies there once everybody knows."""
DUG = "h40-dug"
BASEMENT_ROOMS, DEADLY = 5, 12
FOUND, DUG_UP = 3, 4
"""What a search and a spadeful take. (H40-15, H40-16)"""
CLEAR = 2
"""The lead for which the traitor may break the Board; Armor does not count. (H40-25)"""
FAR = 3
MOVES, HEALS, TELLS = 3, 5, 7
"""From which result on the Spirit Board does what. (H40-18 to H40-22)"""
MEDIUM = 5
"""The Sanity from which on a bot asks the Board."""


def came_into(room: RoomId) -> str:
    """How a turn remembers that somebody has come into a room in it."""
    return f"h40-came-into:{room}"


def searched(room: RoomId) -> str:
    """How a turn remembers that somebody has searched a room in it."""
    return f"{SEARCH}:{room}"


class NoGrave(Happening, kind="h40-nothing"):
    """The grave is not in a room."""

    explorer: ExplorerId
    room: RoomId


class Found(Happening, kind="h40-found"):
    """The grave is found."""

    room: RoomId


class Silence(Happening, kind="h40-silence"):
    """The Spirit Board says nothing."""

    explorer: ExplorerId


class Air(Happening, kind="h40-air"):
    """The buried explorer has less air."""

    points: int
    count: int
    heals: bool


class Pushes(Happening, kind="h40-pushes"):
    """The Spirit Board drags somebody along."""

    explorer: ExplorerId


class BoardGone(Happening, kind="h40-board-gone"):
    """The Spirit Board is used up."""

    card: CardId


class BuriedAliveMemory(Memory):
    """The grave, and how the friend in it is."""

    burial: Annotated[RoomId, secret_of("traitor")] = NO_ROOM
    suspected: list[RoomId] = []
    """The rooms in which, as far as everybody knows, the grave could be."""
    dug: Annotated[Small, AT_ZERO] = 0
    damage: Annotated[Small, AT_ZERO] = 0


class BuriedAlive(Tasks, Clock):
    """Whoever finds the grave may dig; after each of the traitor's turns there is less air."""

    number = 40
    memory = remembers(BuriedAliveMemory)
    kept = switched_off = (BOARD,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Five rooms below, and in one of them, secretly, the grave. (H40-05 to H40-08, H40-34, H40-36, H40-44)"""
        self.set_track(0)
        if BOARD in self.traitor.cards:
            await self.lose_board()
        while len(list(self.plan.rooms_on("basement"))) < BASEMENT_ROOMS:
            room = await self.find_room_on(self.traitor, "basement")
            if not room:
                break
            self.state.no_card_for.append(room)
        rooms = list(self.plan.rooms_on("basement"))
        choices = [Choice(f"{BURY}:{room}", room, {"room": room}) for room in rooms]
        self.memory.burial = await self.ask(self.traitor.seat, BURY, choices, always=True, secret=True)
        self.memory.suspected = rooms

    # Searching and digging

    @property
    def grave(self) -> RoomId:
        """The room of the grave as everybody knows it; empty until it is found."""
        return room_of(self.state.tokens.get(GRAVE, NOWHERE))

    @override
    async def entered(self, who: Explorer) -> None:
        """Only a room that one has come into in this turn is searched. (H40-15, H40-33)"""
        await super().entered(who)
        if self.has_the_turn(who):
            self.turn.tried.append(came_into(self.room(who)))

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Search each room once, dig once, or give the whole turn to the Board. (H40-15 to H40-17, H40-40, H40-41)"""
        if not self.is_hero(who):
            return
        if self.grave:
            if self.room(who) == self.grave:
                yield from self.task(who, DIG, ["might"], DUG_UP, self.dig)
            return
        if self.may_search(who):
            yield from self.task(who, SEARCH, ["knowledge"], FOUND, self.look_around, limit=searched(self.room(who)))
        if BOARD in who.cards and nothing_done(self.turn):
            yield deed(ASK_BOARD, self.ask_board, who, card=BOARD)

    def may_search(self, who: Explorer) -> bool:
        """Whether somebody came into a room in this turn whose secret nobody knows, and has not searched it yet."""
        room, tried = self.room(who), self.turn.tried
        fresh = self.has_the_turn(who) and came_into(room) in tried and searched(room) not in tried
        return fresh and room in self.memory.suspected

    async def look_around(self, who: Explorer) -> None:
        """The answer is the truth, whoever gives it. (H40-15, H40-39)"""
        room = self.room(who)
        if room == self.memory.burial:
            await self.find_grave()
        else:
            self.memory.suspected.remove(room)
            self.tell(NoGrave(explorer=who.id, room=room), reveals=True)

    async def find_grave(self) -> None:
        """Now everybody knows, and the Board has done its part. (H40-12, H40-26)"""
        room = self.memory.burial
        self.state.tokens[GRAVE] = place_in(room)
        self.memory.suspected = [room]
        self.tell(Found(room=room), reveals=True)
        await self.lose_board()

    async def dig(self, who: Explorer) -> None:
        """A spadeful. (H40-16)"""
        self.memory.dug += 1
        self.tell_count(DUG, self.memory.dug)

    # The Spirit Board

    async def ask_board(self, who: Explorer) -> None:
        """A Sanity roll, and nothing else this turn. (H40-17 to H40-22)"""
        self.turn.used.append(BOARD)
        self.turn.ended = True
        result = await self.trait_roll(who, "sanity", "task", aim=table(TELLS, HEALS, MOVES, 0))
        if result >= TELLS:
            await self.find_grave()
        elif result >= HEALS:
            self.comfort()
        elif result >= MOVES:
            await self.push_somebody(who)
        else:
            self.tell(Silence(explorer=who.id))

    def comfort(self) -> None:
        """Two dice of damage less, never below none. (H40-21)"""
        faces = self.fall(2)
        self.tell_roll(None, "h40-comfort", "plain", "", faces)
        healed = min(sum(faces), self.memory.damage)
        self.memory.damage -= healed
        self.tell_air(healed, heals=True)

    def tell_air(self, points: int, *, heals: bool) -> None:
        """What the buried one has suffered, or is rid of, be it nothing, and how much that is in all. (H40-37)"""
        self.tell(Air(points=points, count=self.memory.damage, heals=heals))

    async def push_somebody(self, holder: Explorer) -> None:
        """Whom nothing holds goes up to three spaces as the holder likes, into no unknown room. (H40-19, -35, -49)"""
        seat = self.controller(holder)
        free = [other for other in self.explorers() if self.can_be_called(other)]
        choices = [Choice(f"{PUSH}:{other.id}", other, {"explorer": other.id}) for other in free]
        who = await self.ask(seat, PUSH, choices)
        self.tell(Pushes(explorer=who.id))
        for _ in range(FAR):
            if not self.on_board(who):
                return
            ways = [
                Choice(f"go:{place}", place, {**self.place_data(place), "price": 0}) for place in self.exits(who.place)
            ]
            place = await self.ask(seat, WALK, [*ways, Choice("stay", NOWHERE)], always=True, explorer=who.id)
            if not place:
                return
            with self.because(BOARD):
                await self.put(who, room_of(place), place)

    async def lose_board(self) -> None:
        """The Board is discarded, wherever it is. (H40-26, H40-36)"""
        holder = self.holder(BOARD)
        places = [place for place, pile in self.state.piles.items() if BOARD in pile]
        if holder is not None:
            await self.lose_card(holder, BOARD)
        for place in places:
            self.take_up(place, BOARD)
        if holder is not None or places:
            self.discard(BOARD)
            self.tell(BoardGone(card=BOARD))

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """In the traitor's hands it breaks. (H40-36)"""
        await super().after_gain(who, card)
        if card == BOARD and not self.is_hero(who):
            await self.lose_board()

    @override
    async def steals_instead(self, attack: Attack) -> bool:
        """A Might attack that wins by enough may take the Board in place of damage, which destroys it. (H40-25)"""
        thief, holder = attack.attacker, attack.defender
        by_might = thief is self.traitor and attack.trait == "might" and not attack.distant
        clear = by_might and attack.margin >= CLEAR and BOARD in holder.cards
        if clear and await self.agrees(self.controller(thief), TAKE_BOARD):
            await self.lose_board()
            return True
        return await super().steals_instead(attack)

    @override
    def stealable(self, card: CardId) -> bool:
        """There is no other way to take it. (H40-25)"""
        return card != BOARD and super().stealable(card)

    # The clock

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, even a dead one's: as many dice of damage as the track shows. (H40-27, H40-28)"""
        await super().slot_ends(who)
        if who is self.traitor:
            faces = self.fall(min(MOST_DICE, self.advance_track()))
            self.tell_roll(None, "h40-suffocates", "plain", "", faces)
            self.memory.damage += sum(faces)
            self.tell_air(sum(faces), heals=False)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many spadefuls as players. (H40-29)"""
        return self.memory.dug >= self.players

    @override
    def traitor_won(self) -> bool:
        """The buried one is dead. (H40-30, H40-32)"""
        return self.memory.damage >= DEADLY

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Find, then dig; for the traitor time, and blows on those who search. (H40-45)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            foes = tuple(hero.id for hero in self.living_heroes())
            done, last = self.memory.damage, self.players - self.memory.dug == 1
            verbs = (BURY, TAKE_BOARD)
            yield Objective(id=TIME, done=done, of=DEADLY, verbs=verbs, foes=foes, at_any_cost=last)
        elif self.grave:
            yield Objective(id=DIG, done=self.memory.dug, of=self.players, verbs=(DIG,), rooms=(self.grave,))
        else:
            asks = (ASK_BOARD, f"{PUSH}:{who.id}") if self.value(who, "sanity") >= MEDIUM else ()
            here = self.room(who) if not self.may_search(who) else ""
            rooms = tuple(room for room in self.memory.suspected if room != here)
            yield Objective(id=SEARCH, verbs=(*asks, SEARCH), rooms=rooms)

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """A grave far from where the stairs come down is found late; those who dig are to be stopped there. (H40-45)"""
        if wish.id == TIME:
            far = [f"{BURY}:{room}" for room in reversed(walk_from(BASEMENT_LANDING, view))]
            grave = view.tokens.get(GRAVE)
            at_grave = () if grave is None else [who for who in view.explorers if who.room == room_of(grave)]
            diggers = tuple(who.id for who in at_grave if who.side == "heroes")
            if diggers:
                yield msgspec.structs.replace(wish, foes=diggers)
            # The last spadeful is to be stopped at any cost, but by nobody who is not digging.
            wish = msgspec.structs.replace(wish, verbs=(*far, *wish.verbs), at_any_cost=False)
        yield wish

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The grave could be in any room that nobody has searched in vain."""
        super().imagine_secrets(state, seat, dice, told)
        memory = cls.memory.of(state.haunt)
        if not memory.burial or may_know("traitor", state, seat):
            return
        found = [event.room for event in Found.among(told)]
        empty = [event.room for event in NoGrave.among(told)]
        rooms = found or [room for room in memory.suspected if room not in empty]
        memory.burial = roll_one_of(dice, "burial", rooms)


def walk_from(start: RoomId, view: "BetrayalView") -> list[RoomId]:
    """The rooms that doors lead to from one, the nearest first."""
    joined = {room.id: room.joined.values() for room in view.rooms}
    found = [start]
    for room in found:
        found += [other for other in joined[room] if other not in found]
    return found


RULES = BuriedAlive
