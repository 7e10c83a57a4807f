"""Facing: figures that look one way and walk by where they look. (T-13)"""

from collections.abc import Iterable, Mapping

from dreadhall.betrayal.house.compass import LETTERS, SIDES
from dreadhall.betrayal.house.plan import PRINTED, ROOM_OF, other_side
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Choice

STRAIGHT, RIGHT, BACK, LEFT = SIDES
"""Turns, in quarters clockwise from where a figure looks."""


def turned(figure: Figure, turn: int) -> int:
    """The side it would look at after a turn."""
    return (figure.facing + turn) % 4


def first_exit(figure: Figure, turns: Iterable[int], ways: Mapping[int, Place]) -> int | None:
    """The first side with an exit, in an order of turns; none where there is no exit."""
    for turn in turns:
        side = turned(figure, turn)
        if side in ways:
            return side
    return None


class Facing(Haunt):
    """Sides count as they lie on the table, whatever way a tile is turned."""

    def ways_by_side(self, figure: Figure) -> dict[int, Place]:
        """Where the doors of its room lead; no unexplored doorway, no false door, and barriers do not matter."""
        place, exits, destroyed = figure.place, self.plan.exits, self.state.destroyed
        ways = dict(exits[place])
        if place in PRINTED:
            ways = dict(sorted([*ways.items(), *exits[other_side(place)]]))
        return {side: to for side, to in ways.items() if ROOM_OF[to] not in destroyed} if destroyed else ways

    def side_towards(self, figure: Figure, place: Place) -> int | None:
        """The side whose door leads to a place; none where no door does."""
        for side, to in self.ways_by_side(figure).items():
            if to == place:
                return side
        return None

    async def choose_facing(self, seat: int, prompt: str, creature: str) -> int:
        """One of the four sides."""
        choices = [Choice(f"face:{LETTERS[side]}", int(side), {"direction": LETTERS[side]}) for side in SIDES]
        return await self.ask(seat, prompt, choices, creature=creature)
