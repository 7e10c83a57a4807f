"""A monster is the first to go down through the Collapsed Room. (B-COLL-09, B-DEC-28)"""

from typing_extensions import override

from dreadhall.betrayal.components.rooms import COLLAPSED_ROOM
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.monsters.prowling import Prowling
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Choice


class MonsterFalls(Prowling):
    """Where nobody has fallen yet no tile is drawn for a monster: it lands in a room that is there."""

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """Steps, and the first drop through the floor, which costs no space but what heroes cost."""
        found = super().monster_moves(figure)
        if self.room(figure) == COLLAPSED_ROOM and self.nobody_fell_yet() and figure.traits.get("speed"):
            price = self.slowed_by(figure)
            left = self.movement_of(figure) - self.turn.spent
            if price <= left or self.turn.spent == 0:
                found.append(deed("drop-down", self.drop_down, figure, price, price=price))
        return found

    def nobody_fell_yet(self) -> bool:
        """Whether the Collapsed Room leads nowhere yet, but could."""
        return BELOW not in self.state.tokens and self.has_room_below()

    async def drop_down(self, figure: Figure, price: int) -> None:
        """The controller chooses the room below; its token lies there from now on. (B-COLL-09, B-BARR-12)"""
        seat = self.controller(figure)
        rooms = [room for room in self.plan.rooms_on("basement") if self.in_house(room)]
        room = await self.choose_room(seat, "drop-into", rooms, monster=figure.id)
        self.state.tokens[BELOW] = place = await self.choose_place(seat, room)
        self.tell(TokenPlaced(token=BELOW, place=place, room=room))
        await self.monster_walks(figure, place, price)
