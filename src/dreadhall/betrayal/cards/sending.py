"""Cards that send explorers elsewhere, find rooms, and leave tokens behind. (B-MOVE-12, B-DISC-12, B-PLACE-06)"""

from collections.abc import Iterable

from dreadhall.betrayal.cards.effects import Boons, CardEffect
from dreadhall.betrayal.components.cards import SECRET_PASSAGE, SECRET_STAIRS
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.instructions import Discover, Move, PlaceToken
from dreadhall.betrayal.components.rooms import CRYPT, ENTRANCE_HALL, GRAVEYARD, PATIO
from dreadhall.betrayal.happenings.house import Finds, TokenPlaced, TokenRemoved
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_ROOM, NOWHERE, CardId, Place, RoomId, place_in
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

PAIRED = (SECRET_PASSAGE, SECRET_STAIRS)
"""Tokens that come in twos, each the way to the other."""


class Sending(Boons):
    """Here today, there tomorrow."""

    # Moving somebody

    async def sends(self, effect: CardEffect, move: Move) -> None:
        """Put the explorer elsewhere; no space is spent."""
        who = effect.who
        if not self.can_be_sent(who):
            return
        if effect.found and move.to in ("found", "patio"):
            effect.discovers = move.discovers == "always" or self.has_the_turn(who)
            await self.goes_to_found(effect)
        elif move.to == "found":
            await self.found_nothing(effect, move.otherwise)
        elif move.to == "neighbour":
            await self.goes_next_door(who)
        elif move.to == "explorer":
            await self.goes_to_somebody(who)
        elif rooms := [room for room in self.destinations(who, move.to) if room in self.plan]:
            await self.goes_to_one_of(who, rooms, effect.card)

    @hook
    def can_be_sent(self, who: Explorer) -> bool:
        """Whether a card can put somebody elsewhere: everybody, unless a haunt holds them fast."""
        return True

    async def goes_to_one_of(
        self, who: Explorer, rooms: Iterable[RoomId], card: CardId, prompt: str = "move-to"
    ) -> None:
        """Into one of these rooms that still stands; where none does, one falls into nothing. (C-37)"""
        rooms = list(rooms)
        standing = [room for room in rooms if self.in_house(room)]
        if not standing:
            await self.arrive(who, place_in(rooms[0]))
            return
        room = await self.choose_room(self.controller(who), prompt, standing, card=card)
        if len(standing) == 1 or await self.comes_in(who, room):
            await self.put(who, room)

    def destinations(self, who: Explorer, to: str) -> Iterable[RoomId]:
        """The rooms that a card may send somebody to."""
        if to == "any":
            return self.plan.placed
        if to == "graveyard-or-crypt":
            return (GRAVEYARD, CRYPT)
        if to == "lower-floor":
            below = FLOORS[FLOORS.index(self.floor(who)) + 1 :]
            return [room for room in self.plan.placed if self.plan.floor_of(room) in below]
        return (RoomId(to),)

    async def goes_next_door(self, who: Explorer) -> None:
        """Into a room that a door, stairs or a passage leads to."""
        places = self.next_door(who.place)
        if places:
            place = await self.choose_exit(self.controller(who), "move-next-door", places)
            if len(places) == 1 or await self.comes_in(who, room_of(place)):
                await self.put(who, room_of(place), place)

    async def choose_exit(self, seat: int, prompt: str, places: Iterable[Place]) -> Place:
        """One of several places next door."""
        choices = [Choice(f"go:{place}", place, {**self.place_data(place), "price": 0}) for place in places]
        return await self.ask(seat, prompt, choices)

    async def goes_to_somebody(self, who: Explorer) -> None:
        """Into the room of an explorer who is no traitor; oneself will do."""
        others = [other for other in self.explorers() if other is who or not self.is_traitor(other)]
        room = self.room(await self.choose_explorer(self.controller(who), "move-to-explorer", others))
        if room != self.room(who) and await self.comes_in(who, room):
            await self.put(who, room)

    # Finding rooms

    async def finds(self, effect: CardEffect, search: Discover) -> None:
        """Put a room into the house, at a doorway of the explorer's choice."""
        seat = self.controller(effect.who)
        if search.what == "patio":
            effect.found = await self.search_out(PATIO, seat)
            return
        floors = FLOORS if search.what == "any" else (search.what,)
        if not any(tile.floor in floors for tile in self.plan.placed.values()):
            return
        room = self.pass_over(floors)
        if room is None and search.what == "any" and self.state.rooms.discards:
            self.reshuffle(self.state.rooms)
            room = self.pass_over(floors)
        if room is not None:
            self.tell(Finds(explorer=effect.who.id, room=room), cause=effect.card, reveals=True)
            await self.lay_anywhere(seat, room, [floor for floor in floors if floor in ROOMS[room].floors])
            effect.found = room

    async def search_out(self, room: RoomId, seat: int) -> RoomId:
        """Search a named room and lay it on the ground floor: empty where that cannot be. (B-DISC-16)"""
        if room in self.plan or not self.take_tile(room):
            return NO_ROOM
        if await self.lay_anywhere(seat, room, ("ground",)) is None:
            self.state.rooms.rest.append(room)
            return NO_ROOM
        return room

    @hook
    async def goes_to_found(self, effect: CardEffect, place: Place = NOWHERE) -> None:
        """Into the room that was found; its card waits until the rest of this one is done. (B-COLL-10)"""
        who = effect.who
        place = place or await self.choose_place(self.controller(who), effect.found)
        await self.leave(who)
        if self.on_board(who):
            before, who.place = who.place, place
            self.tell_move(who, before)
            effect.entering = True

    async def found_nothing(self, effect: CardEffect, otherwise: str) -> None:
        """With no tile left the Lost One leads to the Entrance Hall, and the Slide to some room of the basement."""
        if otherwise == "entrance-hall":
            await self.put(effect.who, ENTRANCE_HALL)
        elif otherwise == "basement" and (rooms := list(self.plan.rooms_on(otherwise))):
            await self.goes_to_one_of(effect.who, rooms, effect.card, "land-in")

    async def enters_found(self, effect: CardEffect) -> None:
        """Look around in a room one was sent to: it counts as discovered. (B-DISC-12)"""
        who = effect.who
        if not effect.entering or not self.on_board(who):
            return
        if effect.discovers:
            await self.step_into_found(who, effect.found, who.place)
        else:
            await self.arrive(who, who.place)

    # Tokens

    async def leaves_token(self, effect: CardEffect, laid: PlaceToken) -> None:
        """Put a token here, or its twin into another room. (B-BARR-12)"""
        who = effect.who
        tokens = self.state.tokens
        if laid.where == "here":
            place = who.place
            token = f"{laid.token}-1" if laid.token in PAIRED else laid.token
            self.takes_token(f"{laid.token}-2")
        else:
            rooms = self.rooms_for_twin(who, laid.where)
            if not rooms:
                self.takes_token(f"{laid.token}-1")
                return
            seat = self.controller(who)
            place = await self.choose_place(seat, await self.choose_room(seat, "place-token", rooms))
            token = f"{laid.token}-2"
        tokens[token] = place
        self.tell(TokenPlaced(token=token, place=place, room=room_of(place)))

    def rooms_for_twin(self, who: Explorer, where: str) -> list[RoomId]:
        """Where the second token of a pair may go: never into the room of the first."""
        here, floor = self.room(who), self.floor(who)
        rooms = [room for room in self.standing_rooms() if room != here]
        if where == "any":
            return rooms
        if where == "other-floor":
            return [room for room in rooms if self.plan.floor_of(room) != floor]
        return [room for room in rooms if self.plan.floor_of(room) == where]

    def takes_token(self, token: str) -> None:
        """A token leaves the house."""
        if self.state.tokens.pop(token, None) is not None:
            self.tell(TokenRemoved(token=token))
