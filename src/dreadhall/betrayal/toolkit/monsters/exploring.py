"""Exploring monsters: they go through open doorways, and rooms are discovered for them. (T-54)"""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.monsters import MonsterFinds
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.plan import PLACES, Doorway
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Choice, hook


class ExploringMonsters(Haunt):
    """A tile is drawn and laid as for explorers; nobody ever draws a card for it, and the monster goes on."""

    explores = True

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """Steps, and for those whose record lets them, open doorways."""
        found = super().monster_moves(figure)
        return [*found, *self.doorways_to_try(figure)] if self.stats(figure).explores else found

    def doorways_to_try(self, figure: Figure) -> Iterator[Choice[Deed]]:
        """The open doorways of its room, behind which a room can be found; barriers do not stop it. (B-MON-10)"""
        price, spent = 1 + self.slowed_by(figure), self.turn.spent
        left = self.movement_of(figure) - spent
        if price <= left or (spent == 0 and left > 0):
            for place in PLACES[self.room(figure)]:
                for side in self.may_discover(place):
                    data = {"side": side, "direction": LETTERS[side], "price": price}
                    yield deed(f"explore:{LETTERS[side]}", self.monster_explores, figure, side, price, **data)

    async def monster_explores(self, figure: Figure, side: int, price: int) -> None:
        """Its controller turns the tile; symbol and text mean nothing to it."""
        self.turn.spent += price
        self.turn.moved = True
        seat = self.controller(figure)
        ways = await self.find_tile(seat, Doorway(self.room(figure), side))
        room = ways[0].room
        self.tell(MonsterFinds(monster=figure.id, room=room), reveals=True)
        await self.lay(seat, ways)
        if self.follows_into(figure, room):
            await self.monster_steps(figure, self.plan.entry(room, side))

    @hook
    def follows_into(self, figure: Figure, room: RoomId) -> bool:
        """Whether a monster goes into the room it has found: a haunt may keep it out."""
        return True
