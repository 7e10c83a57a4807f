"""Leaving a room, coming into one, and discovering one. (B-DISC, B-MOVE-12, B-JUNK-03)"""

from dreadhall.betrayal.components.card_sheets import Spell
from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.catalogue import HOLDINGS, ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.happenings.cards import MusicBoxClosed, Spellbound
from dreadhall.betrayal.happenings.house import Finds
from dreadhall.betrayal.happenings.possessions import Drops
from dreadhall.betrayal.house.placing import Placing
from dreadhall.betrayal.house.plan import ROOM_OF, Doorway, sheet_of
from dreadhall.betrayal.ids import NOWHERE, Place, RoomId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook

SPELLBOUND = "spellbound"
"""The status that counts the turns in a row that somebody has lost to the Music Box."""
ACT_ON_ENTRY = frozenset(room.id for room in ROOMS.values() if room.slides_to or room.rides)
"""The rooms that do something to whoever enters."""
ACT_ON_LEAVING = frozenset(room.id for room in ROOMS.values() if room.leaving is not None)
"""The rooms that do something to whoever leaves."""


def spell_of_music() -> Spell:
    """What the Music Box asks of whoever hears it."""
    spell = HOLDINGS[MUSIC_BOX].spell
    assert spell is not None
    return spell


class Arriving(Placing):
    """From room to room, whatever the reason."""

    # Leaving

    async def leave(self, who: Explorer) -> None:
        """The text of a room that is left, willingly or not. (B-JUNK-01, B-JUNK-03)"""
        room = ROOM_OF[who.place]
        leaving = sheet_of(room).leaving
        if leaving is not None and not await self.withstands(who, room, leaving.trait, leaving.target):
            with self.because(room):
                await self.lose(who, leaving.loses, 1)

    async def withstands(self, who: Explorer, room: RoomId, trait: Trait, target: int) -> bool:
        """Whether a room's harm passes somebody by: in any case, by a roll, or by who the roller is now. (B-DIE-16)"""
        if self.ignores_room(who, room):
            return True
        return await self.passes(who, trait, target, room) or self.ignores_room(who, room)

    @hook
    def ignores_room(self, who: Explorer, room: RoomId) -> bool:
        """Whether the harmful text of a room passes somebody by: the traitor, and whom a card protects. (B-POW-02)"""
        if self.is_traitor(who):
            return True
        return any(card in HOLDINGS and room in HOLDINGS[card].immune_in for card in who.cards)

    # Arriving

    @hook
    async def arrive(self, who: Explorer, place: Place) -> None:
        """Stand in a place, and what its room does to those who enter. (B-DISC-14)"""
        state, room = self.state, ROOM_OF[place]
        before, who.place = who.place, place
        if room in state.destroyed:
            await self.falls_into_nothing(who)
            return
        self.tell_move(who, before)
        await self.entered(who)
        if state.companions and who.place == place and self.on_board(who):
            await self.take_companions(who)
        if room in ACT_ON_ENTRY and who.place == place and self.on_board(who):
            await self.entry_text(who, room)
        if state.music and who.place == place and self.on_board(who):
            await self.hear_music(who)

    @hook
    async def entered(self, who: Explorer) -> None:
        """What a haunt does the moment somebody has come into a room, before anything that is there does."""

    @hook
    async def falls_into_nothing(self, who: Explorer) -> None:
        """What becomes of somebody sent to a room that was destroyed. (C-37)"""
        await self.dies(who)

    @hook
    async def entry_text(self, who: Explorer, room: RoomId) -> None:
        """What a tile does to whoever enters: nothing, until the chapters on rooms say."""

    @hook
    async def put(self, who: Explorer, room: RoomId, place: Place = NOWHERE) -> None:
        """Move somebody by an effect: no space is spent. (B-MOVE-12, B-BARR-11)"""
        if not place:
            place = await self.choose_place(self.controller(who), room)
        if place == who.place:
            return
        with until_void():
            await self.leave(who)
            if self.on_board(who):
                await self.arrive(who, place)

    @hook
    async def comes_in(self, who: Explorer, room: RoomId) -> bool:
        """Whether somebody gets in where they choose to go otherwise than by a step: by a card, a fall, a wall."""
        return True

    # The Music Box

    @hook
    async def hear_music(self, who: Explorer) -> None:
        """An open Music Box ends the turn of whoever cannot resist it."""
        if not self.music_at(who.place):
            return
        spell = spell_of_music()
        if await self.passes(who, spell.trait, spell.target, MUSIC_BOX):
            who.status.pop(SPELLBOUND, None)
            return
        if self.runs_down(who):
            return
        with self.because(MUSIC_BOX):
            await self.is_spellbound(who)

    async def is_spellbound(self, who: Explorer) -> None:
        """Whoever listens lets go of the Music Box, and has no turn left."""
        if MUSIC_BOX in who.cards:
            self.tell(Drops(explorer=who.id, card=MUSIC_BOX, room=self.room(who)))
            await self.lose_card(who, MUSIC_BOX)
            self.lay_down(who.place, MUSIC_BOX)
        if self.turn.seat == who.seat and not self.turn.monster:
            self.turn.ended = True
            self.tell(Spellbound(explorer=who.id))

    def runs_down(self, who: Explorer) -> bool:
        """A box that has held somebody for three turns in a row falls silent. (R-61)"""
        lost = who.status.get(SPELLBOUND, 0) + 1
        who.status[SPELLBOUND] = lost
        if lost <= spell_of_music().failures:
            return False
        del who.status[SPELLBOUND]
        self.state.music = False
        self.tell(MusicBoxClosed(explorer=who.id))
        return True

    def music_at(self, place: Place) -> bool:
        """Whether the open Music Box is in a place."""
        return self.state.music and place == self.music_comes_from()

    def music_comes_from(self) -> Place:
        """The place of the Music Box, lying or carried; empty where it is out of the game."""
        holder = self.holder(MUSIC_BOX)
        if holder is not None:
            return holder.place
        return next((place for place, pile in self.state.piles.items() if MUSIC_BOX in pile), NOWHERE)

    # Discovery

    def may_discover(self, place: Place) -> tuple[int, ...]:
        """The sides of open doorways behind which a room can still be found. (B-DISC-01, B-DISC-07)"""
        sides = self.plan.doorways[place]
        return sides if sides and self.tiles_left(self.plan.floor_of(place)) else ()

    async def discover(self, who: Explorer, side: int) -> None:
        """Go through an open doorway: find a room, lay it, step in, draw for its symbol, obey its text. (B-DISC)"""
        doorway = Doorway(self.plan.tile_at(who.place), side)
        ways = await self.find_tile(self.controller(who), doorway)
        room = ways[0].room
        self.tell(Finds(explorer=who.id, room=room), reveals=True)
        await self.lay(self.controller(who), ways)
        await self.step_into_found(who, room, self.plan.entry(room, side))

    @hook
    async def step_into_found(self, who: Explorer, room: RoomId, place: Place) -> None:
        """Enter a room one has discovered: its card first, then its text, then the music. (B-DISC-08 to B-DISC-12)"""
        if who.place != place:
            before, who.place = who.place, place
            self.tell_move(who, before)
        await self.entered(who)
        await self.draw_for_room(who, room)
        if who.place == place and self.on_board(who):
            await self.discovery_text(who, room)
        if self.state.music and who.place == place and self.on_board(who):
            await self.hear_music(who)

    @hook
    async def draw_for_room(self, who: Explorer, room: RoomId) -> None:
        """The discoverer draws for the symbol of the room. (B-DISC-08, B-DISC-11)"""
        symbol = ROOMS[room].symbol
        if symbol is not None and self.on_board(who):
            with self.because(room):
                await self.draw_cards(who, symbol)

    @hook
    async def discovery_text(self, who: Explorer, room: RoomId) -> None:
        """What a tile does to its discoverer: nothing, until the chapter on rooms says."""

    @hook
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """Draw cards and obey them: none are drawn until the chapter on cards says how."""
