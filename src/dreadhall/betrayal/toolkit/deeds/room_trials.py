"""Room texts as conditions: something is had in a room only by who bears what its tile does. (T-01, H34-17 to -22)"""

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    CATACOMBS,
    CHASM,
    COLLAPSED_ROOM,
    CRYPT,
    FURNACE_ROOM,
    JUNK_ROOM,
    PENTAGRAM_CHAMBER,
    TOWER,
)
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer

HURTING = (CRYPT, FURNACE_ROOM)
CROSSED = (CATACOMBS, CHASM, TOWER)
LEFT = (ATTIC, JUNK_ROOM, PENTAGRAM_CHAMBER)
TRIALS = (*HURTING, *CROSSED, *LEFT, COLLAPSED_ROOM)
"""The rooms whose text can be borne or passed as a trial."""
STOOD = "stood-on-rotten-floor"


def suffered_in(room: RoomId) -> str:
    """How a turn remembers that somebody has borne a room's damage."""
    return f"suffered:{room}"


def got_over(room: RoomId) -> str:
    """How a turn remembers that somebody has rolled to cross a room."""
    return f"got-over:{room}"


class RoomTrials(Haunt):
    """A trial made once in a turn counts for all of it."""

    def may_face(self, who: Explorer, room: RoomId) -> bool:
        """Whether a room's trial can be made now: a crossing is a step, and is tried once a turn."""
        if ROOMS[room].barrier is None or got_over(room) in self.turn.tried:
            return True
        return self.may_walk(who) and room not in self.turn.tried

    async def faces(self, who: Explorer, room: RoomId) -> bool:
        """Whether somebody passes the trial of a room; who fails bears what the tile does."""
        sheet = ROOMS[room]
        if sheet.harm is not None:
            return await self.suffer(who, room)
        if sheet.barrier is not None:
            return got_over(room) in self.turn.tried or await self.cross_by_roll(who, room)
        if sheet.leaving is not None:
            return await self.reach_out(who, room)
        return await self.keep_footing(who, room)

    async def suffer(self, who: Explorer, room: RoomId) -> bool:
        """The room's damage is taken now, and not again this turn. (H34-46)"""
        harm = ROOMS[room].harm
        assert harm is not None
        self.turn.tried.append(suffered_in(room))
        if not self.ignores_room(who, room):
            with self.because(room):
                await self.take_damage(who, harm, 1)
        return True

    @override
    async def end_of_turn_text(self, who: Explorer) -> None:
        """What was borne before does not come again."""
        if suffered_in(self.room(who)) not in self.turn.tried:
            await super().end_of_turn_text(who)

    async def cross_by_roll(self, who: Explorer, room: RoomId) -> bool:
        """The crossing is the condition, so that even a known traitor rolls for it. (H34-47)"""
        barrier = ROOMS[room].barrier
        assert barrier is not None
        self.turn.tried.append(room)
        if not await self.passes(who, barrier.trait, barrier.target, room):
            self.turn.over = True
            return False
        await self.gets_over(who)
        return True

    @override
    async def crossed(self, who: Explorer) -> None:
        """Whoever has rolled to get over has passed."""
        await super().crossed(who)
        if not self.ignores_room(who, self.room(who)):
            self.turn.tried.append(got_over(self.room(who)))

    async def reach_out(self, who: Explorer, room: RoomId) -> bool:
        """The roll of the tile as if leaving; leaving later takes its own."""
        leaving = ROOMS[room].leaving
        assert leaving is not None
        if await self.passes(who, leaving.trait, leaving.target, room):
            return True
        if not self.ignores_room(who, room):
            with self.because(room):
                await self.lose(who, leaving.loses, 1)
        return False

    async def keep_footing(self, who: Explorer, room: RoomId) -> bool:
        """The roll against falling; its discoverer may have made it already. (H34-47)"""
        fall = ROOMS[room].fall
        assert fall is not None
        assert fall.trait is not None
        if STOOD in self.turn.tried or await self.passes(who, fall.trait, fall.target, room):
            return True
        await self.fall_through(who)
        return False

    @override
    async def discovery_text(self, who: Explorer, room: RoomId) -> None:
        """Whoever finds the Collapsed Room and stands has passed."""
        rolls = not self.ignores_room(who, room)
        await super().discovery_text(who, room)
        if room == COLLAPSED_ROOM and rolls and self.room(who) == room and not who.traitor:
            self.turn.tried.append(STOOD)
