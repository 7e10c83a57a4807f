"""Corner rooms and the security code in the first edition. (D-CORNER-03, 07, D-CODE-09)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import ITEM_OF, LIMITS
from dreadhall.darkest.house.corners import Corners
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts

RESERVE = 4


class OneUseARoom(Corners):
    """A corner room serves once a round, for one of its functions. (D-CORNER-03)"""

    @override
    def is_unused(self, room: RoomId, function: str) -> bool:
        return not any(used.startswith(f"{room}:") for used in self.state.functions_used)


class FourMarkersReserve(Corners):
    """The reserve gives four markers, as far as they fit. (D-CORNER-07)"""

    @override
    def reserve_ammo(self, held: Held) -> int:
        return 0 if ITEM_OF[held.card].ammo is None else min(RESERVE, LIMITS.ammo_max - held.ammo)


class BypassAnywhere(Corners):
    """The team may pay darkness for code tokens anywhere, as often as it likes. (D-CODE-09, R-50)"""

    @override
    def may_bypass_here(self, who: Survivor) -> bool:
        return True

    @override
    async def token_to_bypass(self, who: Survivor) -> str:
        return await self.ask_team("bypass-which", [acts.colour(colour) for colour in dict.fromkeys(self.state.code)])
