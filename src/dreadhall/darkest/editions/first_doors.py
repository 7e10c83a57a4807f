"""Doors in the first edition. (D-UNLOCK-08, 12)"""

from dreadhall.darkest.doors import Doors
from dreadhall.darkest.state import Survivor


class NoHelp(Doors):
    """Only the unlocking survivor's own cards count. (D-UNLOCK-08)"""

    def possible_helpers(self, who: Survivor) -> list[Survivor]:
        return []


class OpenerLearns(Doors):
    """Only the one who opened the door learns from it. (D-UNLOCK-12)"""

    def reward_for_door(self, who: Survivor) -> None:
        self.gain_xp(who, 2, "door")
