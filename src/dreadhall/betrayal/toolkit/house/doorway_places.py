"""Doorways in which one can stand: each is a space of its own between two rooms. (B-MOVE-13)"""

from typing import Any

from typing_extensions import override

from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.doorways import PlanWithDoorways, is_doorway, read_doorway, with_doorways
from dreadhall.betrayal.house.plan import Plan
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.phases.haunt import Haunt


class DoorwayPlaces(Haunt):
    """From room to room one goes through the doorway, and may stop there; the unknown is entered from its doorway."""

    @override
    def lay_out(self, plan: Plan) -> Plan:
        """Put doorways between the rooms."""
        return with_doorways(super().lay_out(plan))

    @override
    def next_door(self, place: Place) -> list[Place]:
        """The rooms behind the doorways: a card that says room means one."""
        found = super().next_door(place)
        rooms = [to for way in found for to in (self.exits(way) if is_doorway(way) else [way])]
        return [to for to in dict.fromkeys(rooms) if to != place]

    @override
    def place_data(self, place: Place) -> dict[str, Any]:
        """Of a doorway the room it is named after, and on which side."""
        data = super().place_data(place)
        if not is_doorway(place):
            return data
        room, side = read_doorway(place)
        return {**data, "doorway_room": room, "direction": LETTERS[side]}

    @override
    def house_changed(self) -> None:
        """Whoever and whatever was in a doorway stays in it; where it is gone, it is in its room."""
        super().house_changed()
        assert isinstance(self.plan, PlanWithDoorways)
        state, still = self.state, self.plan.still
        figures: list[Fighter] = [*state.explorers, *state.monsters.values()]
        for figure in figures:
            if is_doorway(figure.place):
                figure.place = still(figure.place)
        state.tokens.update({token: still(place) for token, place in state.tokens.items() if is_doorway(place)})
        state.companions.update({card: still(place) for card, place in state.companions.items() if is_doorway(place)})
        for place in [place for place in state.piles if is_doorway(place) and still(place) != place]:
            state.piles.setdefault(still(place), []).extend(state.piles.pop(place))
