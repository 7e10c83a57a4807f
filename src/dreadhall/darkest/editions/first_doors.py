"""Doors in the first edition. (D-UNLOCK-02, 08, 12)"""

from typing_extensions import override

from dreadhall.darkest.house.doors import Doors
from dreadhall.darkest.ids import Square
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.turns import Turns


class ChipsFlippedByHand(Turns):
    """A chip is turned up only by a survivor beside its door, for nothing. (D-UNLOCK-02)"""

    @override
    def flip_chips_near(self, square: Square) -> None:
        return

    @override
    def add_free_acts(self, who: Survivor, into: Choices) -> None:
        super().add_free_acts(who, into)
        for door in self.locks_at(who.room):
            if not self.state.locks[door].chip:
                into.append(acts.act("flip", who.id, door, "door"))

    async def do_flip(self, who: Survivor, act: Act) -> None:
        """Look what the door wants. (D-UNLOCK-02, 03)"""
        self.flip_chip(act.door, "flip")


class NoHelp(Doors):
    """Only the unlocking survivor's own cards count. (D-UNLOCK-08)"""

    @override
    def possible_helpers(self, who: Survivor) -> list[Survivor]:
        return []


class OpenerLearns(Doors):
    """Only the one who opened the door learns from it. (D-UNLOCK-12)"""

    @override
    def reward_for_door(self, who: Survivor) -> None:
        self.gain_xp(who, 2, "door")
