"""Moving, searching and carrying in the first edition. (D-MOVE-09, D-SEARCH-05, 13, D-INV-02, 09)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import LIMITS
from dreadhall.darkest.house.searching import Searching
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.actions import Actions
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.inventory import Inventory
from dreadhall.darkest.survivors.items import Items
from dreadhall.kernel import Choice


class OneMovesAtATime(Actions):
    """Nobody comes along. (D-MOVE-09)"""

    @override
    async def gather_party(self, who: Survivor, room: RoomId) -> list[Survivor]:
        return [who]


class SearcherKeepsOne(Searching):
    """The searcher keeps one card and has to give the others away. (D-SEARCH-05)"""

    @override
    async def hand_out(self, who: Survivor, found: list[Held], takers: list[Survivor]) -> None:
        if not found:
            return
        card = await self.ask_owner(who, "search-own", [acts.card(held.card) for held in found])
        own = [held for held in found if held.card == card]
        await super().hand_out(who, own, [who])
        others = [taker for taker in takers if taker is not who]
        await super().hand_out(who, [held for held in found if held not in own], others)


class OnlyFindsCount(Searching):
    """A room is searched once a card was found there. (D-SEARCH-13)"""

    @override
    def mark_searched(self, room: RoomId, found: list[Held]) -> None:
        if found:
            super().mark_searched(room, found)


class FiveForEverybody(Inventory):
    """Five items, however many survivors play. (D-INV-02)"""

    @override
    def team_inventory_limit(self) -> int:
        return LIMITS.inventory_first[self.team_size() - 2]


class GiveUpACard(Items):
    """Whoever carries too much gives a card up, neither used nor passed on. (D-INV-09)"""

    @override
    def ways_to_lighten(self, who: Survivor) -> list[Choice[Act]]:
        return []
