"""Rulings that can be read in two ways: the chapters play the one, an option the other. (section 33 of the rules)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.enemies.reactions import Reactions
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.house.doors import Doors
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.phases.showdown import Showdown
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors.actions import Actions

MOST_ICONS = max(len(chip.icons) for chip in CHIPS.values())


class DrivenAreSpared(Reactions):
    """Nobody is attacked for where fear has driven them, unless enemies come to them or others are there. (R-84)"""

    @override
    async def flee(self, who: Survivor) -> None:
        start = who.room
        await super().flee(who)
        if self.state.reaction is not None and who.room != start:
            self.state.reaction.driven.append(who.id)

    @override
    def is_faced(self, room: RoomId) -> bool:
        driven = self.reaction().driven
        return any(who.id not in driven for who in self.survivors_in(room))

    @override
    def rooms_fled_into(self, room: RoomId, stood: dict[SurvivorId, RoomId]) -> list[RoomId]:
        return []


class ForcedAllTheSame(Doors):
    """A door can be forced however many icons are missing; the darkness stops on its last space. (R-21)"""

    @override
    def icons_to_force(self) -> int:
        return MOST_ICONS


class NemesisBarsTheWay(Actions):
    """The nemesis lets nobody walk out of its room, as a creature would not. (R-25)"""

    @override
    def is_barred(self, room: RoomId) -> bool:
        return self.enemies_in(room)


class UnharmedAtFirst(Showdown):
    """Radiation hurts after each reaction, and not as the showdown begins. (R-64)"""

    @override
    async def first_action_phase(self) -> None:
        return


RULINGS: dict[str, dict[str | bool, type[Ground]]] = {
    "driven_by_fear": {"spared": DrivenAreSpared},
    "forced_doors": {"as-far-as-it-goes": ForcedAllTheSame},
    "nemesis_bars_the_way": {True: NemesisBarsTheWay},
    "showdown_radiation": {"after-reactions": UnharmedAtFirst},
}
"""For each option that decides a ruling, the layers that play it otherwise than the chapters."""


def ruling_layers(options: DarkestOptions) -> list[type[Ground]]:
    """The layers of the rulings a table has decided for itself."""
    decided = {key: getattr(options, key) for key in RULINGS}
    return [RULINGS[key][value] for key, value in decided.items() if value in RULINGS[key]]
