"""The texts of rooms: barriers, the Vault, falls, slides, the end of a turn. (B-BARR, B-COLL, B-COAL, B-VAULT)"""

from typing_extensions import override

from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, COLLAPSED_ROOM, VAULT
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.house import Finds, VaultOpened
from dreadhall.betrayal.happenings.moves import Crosses, Falls
from dreadhall.betrayal.house.arriving import ACT_ON_ENTRY, Arriving
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.house.plan import FAR, far_side, other_side, room_of, sheet_of
from dreadhall.betrayal.ids import NO_ROOM, RoomId, place_in
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

EMPTY = "vault-empty"
COLLAPSED = COLLAPSED_ROOM
ACT_AT_END = frozenset(name for name, room in ROOMS.items() if room.bonus is not None or room.harm is not None)
"""The rooms that do something to whoever ends a turn there."""


class Rooms(Arriving):
    """What is printed on tiles, the Mystic Elevator apart."""

    @override
    async def entry_text(self, who: Explorer, room: RoomId) -> None:
        """Whoever enters the Coal Chute slides down, if it ends in the house. (B-COAL-01)"""
        below = ROOMS[room].slides_to
        if below in self.plan:
            with self.because(room):
                await self.arrive(who, place_in(below))

    @override
    async def discovery_text(self, who: Explorer, room: RoomId) -> None:
        """The discoverer of the Collapsed Room must not lose footing. (B-COLL-01)"""
        fall = ROOMS[room].fall
        if fall is not None and fall.trait is not None:
            if not await self.withstands(who, room, fall.trait, fall.target):
                await self.fall_through(who)
        elif room in ACT_ON_ENTRY:
            await self.entry_text(who, room)

    # What can be done in a room

    @hook
    def room_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Cross, open the Vault, fall."""
        room, sheet = self.room(who), sheet_of(who.place)
        found: list[Choice[Deed]] = []
        if sheet.barrier is not None and self.has_barrier(room):
            if room == VAULT:
                if room not in self.turn.tried and not who.place.endswith(FAR):
                    found.append(deed("open-vault", self.open_vault, who, room=room))
            elif self.may_walk(who) and room not in self.turn.tried:
                found.append(deed("cross", self.cross, who, room=room, trait=sheet.barrier.trait))
        if sheet.fall is not None and self.may_slip_away(who) and room not in self.turn.tried:
            ends = self.has_room_below() if room == COLLAPSED else self.in_house(sheet.fall.to)
            if ends:
                found.append(deed("fall", self.fall_by_choice, who, room=room))
        return found

    def may_walk(self, who: Explorer) -> bool:
        """Whether somebody's movement is not over: needed even for moves that cost nothing. (B-MOVE-06)"""
        return not self.turn.over

    @hook
    def may_slip_away(self, who: Explorer) -> bool:
        """Whether somebody may leave by a way that costs nothing but what opponents cost. (B-MOVE-06, B-PAST-05)"""
        return self.may_walk(who)

    async def cross(self, who: Explorer) -> None:
        """Try to get to the other side of a barrier; a failure ends the movement. (B-BARR-03 to B-BARR-05, -13)"""
        room = self.room(who)
        barrier = ROOMS[room].barrier
        assert barrier is not None
        self.turn.tried.append(room)
        if await self.withstands(who, room, barrier.trait, barrier.target):
            await self.gets_over(who)
        else:
            self.turn.over = True

    async def gets_over(self, who: Explorer) -> None:
        """Stand on the other side of a barrier: that is moving, though no space is spent. (B-BARR-04, B-MOVE-14)"""
        self.moves_freely(who)
        before, who.place = who.place, other_side(who.place)
        self.tell(Crosses(explorer=who.id, room=self.room(who), from_place=before, place=who.place))
        if self.state.companions:
            await self.take_companions(who)
        await self.crossed(who)
        if self.state.music and self.on_board(who) and self.holder(MUSIC_BOX) is not who:
            # Its side is where it is heard; whoever carries it has heard it on this one.
            await self.hear_music(who)

    @hook
    async def crossed(self, who: Explorer) -> None:
        """What a haunt does when somebody has crossed a barrier."""

    async def open_vault(self, who: Explorer) -> None:
        """Try to open the Vault; its items are drawn at once, and it never fills again. (B-VAULT-02 to B-VAULT-05)"""
        sheet = ROOMS[VAULT]
        assert sheet.barrier is not None
        self.turn.tried.append(VAULT)
        if not await self.passes(who, sheet.barrier.trait, sheet.barrier.target, VAULT):
            self.turn.over = True
            return
        self.state.tokens[EMPTY] = place_in(VAULT)
        self.open_inside(VAULT)
        self.tell(VaultOpened(explorer=who.id))
        with self.because(VAULT):
            await self.draw_cards(who, "item", sheet.vault_items)

    def open_inside(self, room: RoomId) -> None:
        """The door is open: what was inside is in the room."""
        inside = far_side(room)
        for token, place in self.state.tokens.items():
            if place == inside:
                self.state.tokens[token] = place_in(room)
        figures: list[Fighter] = [*self.state.explorers, *self.state.monsters.values()]
        for figure in figures:
            if figure.place == inside:
                figure.place = place_in(room)
        for card in self.state.piles.pop(inside, []):
            self.lay_down(place_in(room), card)
        for card, place in self.state.companions.items():
            if place == inside:
                self.state.companions[card] = place_in(room)

    # Falls

    async def fall_by_choice(self, who: Explorer) -> None:
        """Fall by one's own choice, unless one is kept out of where it ends."""
        room = self.room(who)
        fall = ROOMS[room].fall
        assert fall is not None
        below = fall.to if room != COLLAPSED else room_of(self.state.tokens.get(BELOW, room))
        if not await self.comes_in(who, below):
            self.turn.tried.append(room)
        elif room == COLLAPSED:
            await self.fall_through(who)
        else:
            await self.fall_to(who, below)

    async def fall_to(self, who: Explorer, below: RoomId) -> None:
        """Drop from the Gallery to the Ballroom. (B-GALL-01 to B-GALL-03)"""
        room = self.room(who)
        fall = ROOMS[room].fall
        assert fall is not None
        harmless = self.ignores_room(who, room)
        self.moves_freely(who)
        self.pay_for_leaving(who)
        with self.because(room):
            await self.arrive(who, place_in(below))
        if not harmless:
            await self.damage_roll(who, "physical", fall.dice, room)

    def moves_freely(self, who: Explorer) -> None:
        """A move that costs no space is a move of the own turn all the same. (B-MOVE-14)"""
        if self.has_the_turn(who):
            self.turn.moved = True

    @hook
    def pay_for_leaving(self, who: Explorer) -> None:
        """Pay what opponents cost whoever falls, slides or slips away: nothing before the haunt. (B-PAST-05)"""

    async def fall_through(self, who: Explorer) -> None:
        """Fall from the Collapsed Room; the first to fall finds a room below. (B-COLL-03 to B-COLL-10)

        Where no basement is left, nothing is below but pain.
        """
        fall = ROOMS[COLLAPSED].fall
        assert fall is not None
        harmless = self.ignores_room(who, COLLAPSED)
        if not any(self.plan.rooms_on("basement")):
            await self.damage_roll(who, "physical", fall.dice, COLLAPSED)
            return
        self.moves_freely(who)
        self.pay_for_leaving(who)
        with self.because(COLLAPSED):
            found = await self.land_below(who)
        if found is None:
            return
        if not harmless:
            await self.damage_roll(who, "physical", fall.dice, COLLAPSED)
        if found and self.on_board(who):
            await self.step_into_found(who, found, who.place)

    async def land_below(self, who: Explorer) -> RoomId | None:
        """Come down below the Collapsed Room: the room that was found by it, or empty; None where nothing is there."""
        self.tell(Falls(explorer=who.id))
        below = self.state.tokens.get(BELOW)
        if not self.has_room_below():
            await self.arrive(who, below or place_in(BASEMENT_LANDING))
            return None
        found = await self.room_below(who) if below is None else NO_ROOM
        if not found:
            await self.arrive(who, self.state.tokens[BELOW])
        else:
            before, who.place = who.place, self.state.tokens[BELOW]
            self.tell_move(who, before)
        return found

    def has_room_below(self) -> bool:
        """Whether a fall from the Collapsed Room ends somewhere: not where what lay below is destroyed. (C-37)"""
        below = self.state.tokens.get(BELOW)
        rooms = self.plan.rooms_on("basement") if below is None else [room_of(below)]
        return any(self.in_house(room) for room in rooms)

    async def room_below(self, who: Explorer) -> RoomId:
        """Where the first fall ends: a new room, or, with none left, a room of the basement. (B-COLL-04, B-COLL-07)"""
        room = await self.find_room_on(who, "basement")
        found = room
        if not room:
            standing = [other for other in self.plan.rooms_on("basement") if self.in_house(other)]
            room = await self.choose_room(self.controller(who), "land-in", standing)
        self.state.tokens[BELOW] = await self.choose_place(self.controller(who), room)
        return found

    async def find_room_on(self, who: Explorer, floor: str) -> RoomId:
        """Draw a tile for a floor, then lay it at any of its open doorways; empty where none is left. (B-PLACE-06)"""
        if not self.open_doorways(floor) or not self.tiles_left(floor):
            return NO_ROOM
        sealing = await self.must_seal(self.controller(who), floor)
        room, doorways = self.draw_tile(floor, lambda room: self.doorways_for(room, floor, sealing=sealing))
        self.tell(Finds(explorer=who.id, room=room), reveals=True)
        doorway = await self.choose_doorway(self.controller(who), room, doorways)
        await self.lay(self.controller(who), self.ways_to_lay(room, doorway, sealing=sealing))
        return room

    # The end of a turn

    @hook
    async def end_of_turn_text(self, who: Explorer) -> None:
        """Rooms that help once, and rooms that hurt each time. (B-TURN-06, B-GAIN-02)"""
        room = self.room(who)
        sheet = ROOMS[room]
        with self.because(room):
            if (
                sheet.bonus is not None
                and room not in who.gained_in
                and self.gains_from_rooms(who)
                and self.can_rise(who, sheet.bonus)
                and self.raise_trait(who, sheet.bonus, 1)
            ):
                who.gained_in.append(room)
            if sheet.harm is not None and not self.ignores_room(who, room):
                await self.take_damage(who, sheet.harm, 1)

    @hook
    def gains_from_rooms(self, who: Explorer) -> bool:
        """Whether rooms raise the traits of somebody: of all, unless a haunt changes them."""
        return True
