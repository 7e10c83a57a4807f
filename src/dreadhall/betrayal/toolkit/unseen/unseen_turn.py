"""The turn of somebody unseen: a walk told to nobody, then deeds that show the place. (T-05, H41)"""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import GALLERY
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.explorers.traits import clip_of
from dreadhall.betrayal.ground import Deed, DeedOf
from dreadhall.betrayal.house.paths import BELOW, UNREACHABLE
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, Place, RoomId
from dreadhall.betrayal.state import HIGHEST, Explorer
from dreadhall.betrayal.toolkit.unseen.unnoticed import Unnoticed
from dreadhall.betrayal.toolkit.unseen.unseen import DUE, WALKED, Walk
from dreadhall.kernel import Choice, Event

GIVING = {room: tile.bonus for room, tile in ROOMS.items() if tile.bonus is not None}
"""The rooms that raise a trait at the end of a turn, and which: none of them is divided."""


def giving_rooms(who: Explorer) -> dict[RoomId, Trait]:
    """The rooms that would raise a trait at the end of this turn, and which."""
    gained = who.gained_in
    return {room: trait for room, trait in GIVING.items() if room not in gained and clip_of(who, trait) != HIGHEST}


class UnseenTurn(Unnoticed):
    """Staying looks like walking; whatever others can notice gives the place away first."""

    walk_prompt: ClassVar[str]
    """The prompt that asks where to walk."""
    flee_verb: ClassVar[str]
    """The verb of a walk away from the scene of an attack, for each exit apart."""
    silent_verbs: ClassVar[tuple[str, ...]] = ()
    """Deeds of the haunt that nobody notices."""

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """A new turn of the traitor: from here on the trail grows cold again."""
        await super().slot_starts(who)
        if who.traitor:
            self.start_trail(self.suspected())

    @override
    def turn_step(self) -> Coroutine[Any, Any, None]:
        """A hero's step is like any other, and so not wrapped in one of its own."""
        self.shown_at = ""
        who = self.active
        return self.unseen_step(who) if who.traitor else super().turn_step()

    @override
    def phase_step(self) -> Coroutine[Any, Any, None]:
        """Whatever was shown before is no longer this moment."""
        self.shown_at = ""
        return super().phase_step()

    async def unseen_step(self, who: Explorer) -> None:
        """A walk, even if only to stay, then one thing that others can notice. (H41-25, C-54)

        Each is a step of its own: others imagine where the traitor may have come to, whatever the walk was.
        """
        tried = self.turn.tried
        if self.walks_next():
            with until_void():
                await self.walk_unseen(who)
            tried += [WALKED, DUE]
            if self.turn.ended or not self.on_board(who):
                self.deed_done(who)
            return
        if DUE in tried:
            tried.remove(DUE)
        await super().turn_step()

    async def walk_unseen(self, who: Explorer) -> None:
        """One answer, told to nobody; who was attacked may ask for the exit later. (H41-25, H41-41)"""
        fleeing = bool(self.unseen.attacked) and room_of(self.unseen.scene) == self.room(who)
        left = self.spaces_left(who)
        choices = self.unseen_walks(who, left, self.flee_verb if fleeing and not self.unseen.exit else "")
        walk = await self.ask(
            self.controller(who), self.walk_prompt, choices, always=True, secret=True, explorer=who.id, spaces=left
        )
        self.take_walk(who, walk)
        self.leave_scene(walk.exit)
        self.suspect_within(max(1, self.allowance(who)), who)
        if self.state.companions:
            await self.take_companions(who)
        if not self.goes_on(walk, who):
            await self.hear_music(who)

    # What shows

    @override
    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """The traitor's steps are taken by walking unseen; other things show where it happens. (H41-40)"""
        found = super().deeds(who)
        if not who.traitor:
            return found
        return [self.shown(choice) for choice in found if not self.is_a_step(choice)]

    def is_a_step(self, choice: Choice[Deed]) -> bool:
        """Whether a choice is part of a walk."""
        if choice.verb == "fall":
            return choice.data["room"] == GALLERY or BELOW in self.state.tokens
        return choice.verb in ("go", "cross") or choice.key == f"try:{SWITCH}"

    def shown(self, choice: Choice[Deed]) -> Choice[Deed]:
        """The same choice; what others would see gives the place away first."""
        alone = choice.verb == "use" and choice.data.get("explorer", self.traitor.id) == self.traitor.id
        if choice.verb in self.silent_verbs or (alone and "place" not in choice.data):
            return choice
        seen: DeedOf[Deed] = (self.openly, (choice.value,))
        return Choice(choice.key, seen, choice.data)

    async def openly(self, act: Deed) -> None:
        """Do something that everybody sees. (H41-08, H41-40)"""
        do, told = act
        self.seen_at(self.traitor.place)
        await do(*told)

    @override
    async def step_into_found(self, who: Explorer, room: RoomId, place: Place) -> None:
        """A new tile shows who laid it. (H41-27)"""
        if who.traitor:
            self.leave_scene(place)
            self.seen_at(place)
        await super().step_into_found(who, room, place)

    @override
    async def goes_to_found(self, effect: CardEffect, place: Place = NOWHERE) -> None:
        """So does one that the traitor falls into. (H41-27)"""
        await super().goes_to_found(effect, place)
        if effect.who.traitor and effect.entering:
            self.leave_scene(effect.who.place)
            self.seen_at(effect.who.place)

    @override
    async def arrive(self, who: Explorer, place: Place) -> None:
        """A card has moved the traitor: nobody saw where to."""
        if who.traitor and self.vanished:
            self.shown_at = ""
            self.leave_scene(place)
            self.start_trail(self.hiding_places())
        await super().arrive(who, place)

    @override
    async def take_companions(self, who: Explorer) -> None:
        """Whoever walks off with a companion is where it waited."""
        if who.traitor and who.place in self.state.companions.values():
            self.seen_at(who.place)
        await super().take_companions(who)

    @override
    async def hear_music(self, who: Explorer) -> None:
        """A roll for it shows that the traitor is here; none for the traitor's box, that nobody is. (H41-49, H41-53)"""
        carried = self.holder(MUSIC_BOX) is self.traitor
        if self.music_at(who.place):
            if self.vanished and who.traitor != carried:
                self.seen_at(who.place)
            await super().hear_music(who)
        elif carried and self.vanished and not who.traitor:
            self.learnt = True
            self.suspect_only(who.place.__ne__)

    @override
    async def end_of_turn_text(self, who: Explorer) -> None:
        """What the traitor's room gives is told, and so is that it gives nothing. (H41-40, H41-52)"""
        if not who.traitor:
            await super().end_of_turn_text(who)
            return
        giving = giving_rooms(who)
        given = giving.get(self.room(who))
        alike = [place for place in self.suspected() if giving.get(room_of(place)) == given]
        await super().end_of_turn_text(who)
        self.suspect(alike)

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """The traitor sets the elevator going by choice alone, so that it tells nothing when it stands still."""
        return not who.traitor and super().elevator_runs_for(who)

    # The scene of an attack

    def note_attack(self, heroes: Sequence[Explorer]) -> None:
        """Those attacked may look for a trace when the turn ends. (H41-18)"""
        unseen = self.unseen
        unseen.attacked = [hero.id for hero in heroes]
        unseen.scene = self.traitor.place
        unseen.exit, unseen.has_trace = NOWHERE, True

    def leave_scene(self, way: Place) -> None:
        """The first way out of the room of the last attack is remembered. (H41-41)"""
        self.unseen.exit = self.unseen.exit or way

    @override
    def imagine_exit(self, told: Sequence[Event]) -> None:
        """A way that was told leaves only what lies behind it. (H41-23, H41-52)"""
        super().imagine_exit(told)
        for event in told:
            if way := event.data.get("exit_room"):
                self.unseen.exit = way
                self.suspect_only(self.beyond(way))

    def flights(self, spaces: int) -> Iterator[Walk]:
        """The ways out of the scene, as far as those who look for the traitor can tell."""
        return self.walks_out(self.unseen.scene, spaces, self.traitor)

    def way_out(self) -> RoomId:
        """The room by which the traitor left; at an imagined table, one on the way to where the traitor is."""
        here = self.traitor.place
        way = self.unseen.exit
        if not way:
            flights = self.flights(UNREACHABLE)
            flight = min(flights, key=lambda walk: (walk.places[-1] != here, walk.cost), default=None)
            way = here if flight is None else flight.exit
        return room_of(way)

    def beyond(self, way: RoomId) -> Callable[[Place], bool]:
        """Where somebody may be who left the scene by a room: anywhere else, if seen again since then. (H41-52)"""
        if not self.unseen.has_trace:
            scene = room_of(self.unseen.scene)
            return lambda place: room_of(place) != scene
        return {walk.places[-1] for walk in self.flights(self.reach) if room_of(walk.exit) == way}.__contains__
