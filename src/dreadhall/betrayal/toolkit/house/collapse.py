"""Rooms that are destroyed, and all that goes with them. (T-23, C-37)"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from typing_extensions import override

from dreadhall.betrayal.cards.features import SLIDE
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.happenings.house import RoomDestroyed
from dreadhall.betrayal.house.compass import FLOORS, SIDES, beyond
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView


def at_the_edge(view: "BetrayalView") -> Iterator[RoomId]:
    """The rooms that share a side with one that somebody has seen fall."""
    cells = {(room.floor, room.x, room.y): room for room in view.rooms}
    for cell, room in cells.items():
        around = [cells.get(beyond(cell, side)) for side in SIDES]
        if not room.destroyed and any(other is not None and other.destroyed for other in around):
            yield room.id


class Collapse(Haunt):
    """A destroyed room is not entered, left, used or explored from; whoever is sent there dies."""

    # Which rooms

    def standing_on(self, floor: str) -> list[RoomId]:
        """The rooms of a floor that still stand."""
        return [room for room in self.plan.rooms_on(floor) if self.in_house(room)]

    def first_standing(self, floors: Iterable[str]) -> str:
        """The first of these floors on which a room stands; empty where all are gone."""
        return next((floor for floor in floors if self.standing_on(floor)), "")

    def beside_ruins(self, rooms: Iterable[RoomId], more: Iterable[RoomId] = ()) -> list[RoomId]:
        """Those of the rooms that share a side with a destroyed one, or one of these, doors or not. (C-07)"""
        ruins = {*self.state.destroyed, *more}
        return [room for room in rooms if any(other in ruins for _, other in self.plan.neighbours(room))]

    def next_to_go(self, floor: str) -> list[RoomId]:
        """The rooms of a floor that may be destroyed next: where none is beside a ruin, any. (C-37)"""
        standing = self.standing_on(floor)
        return self.beside_ruins(standing) or standing

    # Destroying

    async def collapse(self, *rooms: RoomId) -> None:
        """Rooms are destroyed, and everybody in them dies at the same instant. (C-26)"""
        for room in rooms:
            self.destroy(room)
        await self.perish([who for who in self.in_order() if self.room(who) in rooms])

    def destroy(self, room: RoomId) -> None:
        """Turn a tile over; what lay in the room leaves the game. (C-37)"""
        self.state.destroyed.append(room)
        self.tell(RoomDestroyed(room=room))
        self.clear(room)

    def clear(self, room: RoomId) -> None:
        """Piles, companions and tokens are lost, but the hole below the Collapsed Room is remembered."""
        state = self.state
        for place in [place for place in state.piles if room_of(place) == room]:
            state.gone += state.piles.pop(place)
        for card in [card for card, place in state.companions.items() if room_of(place) == room]:
            del state.companions[card]
            state.gone.append(card)
        for token in [token for token, place in state.tokens.items() if room_of(place) == room and token != BELOW]:
            del state.tokens[token]
        if state.switch is not None and room in map(room_of, state.switch):
            state.switch = None
            state.tokens.pop("wall-switch", None)

    # What no longer goes

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """What somebody had who fell into nothing is lost too."""
        super().leave_belongings(who)
        if self.room(who) in self.state.destroyed:
            self.clear(self.room(who))

    @override
    def lay_down(self, place: Place, card: CardId) -> None:
        """What falls into nothing is lost."""
        super().lay_down(place, card)
        for room in (room_of(place), ROOMS[room_of(place)].slides_to):
            if room in self.state.destroyed:
                self.clear(room)

    @override
    def exits(self, place: Place) -> Sequence[Place]:
        """Nobody slides into nothing of their own will, and no monster does."""
        found, destroyed = super().exits(place), self.state.destroyed
        return [to for to in found if ROOMS[room_of(to)].slides_to not in destroyed] if destroyed else found

    @override
    def token_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Nor down a Slide under which no floor stands."""
        found = super().token_deeds(who)
        if not found or self.first_standing(FLOORS[FLOORS.index(self.floor(who)) + 1 :]):
            return found
        return [choice for choice in found if choice.key != f"try:{SLIDE}"]
