"""A game whose first answer does harm, of a kind that one can choose."""

import sys

from typing_extensions import override

import tests.server.plugins.small  # noqa: F401 - it makes the small game known
from dreadhall.kernel import Choice, Happening
from dreadhall.registry import GAMES
from tests.server.plugins.greedy import hoard
from tests.smallgame import Lanterns
from tests.smallgame.rules import Turns
from tests.smallgame.state import LanternOptions, LanternState

HARMS = ("none", "loop", "call", "memory", "crash", "talk", "flood", "fail")


class Flood(Happening, kind="flood"):
    water: str


class Ambush(Turns):
    @override
    async def set_up(self) -> None:
        for seat in range(self.seats):
            self.refill(seat)
        harm = await self.ask(0, "hide-trap", [Choice(f"harm:{harm}", harm) for harm in HARMS])
        while harm == "loop":
            pass
        if harm == "call":
            sum(range(10**13))  # nothing but the end of its process ends it
        elif harm == "memory":
            hoard()
        elif harm == "crash":
            sys.exit("gone")
        elif harm == "talk":
            sys.stdout.write("nonsense\n")
        elif harm == "flood":
            self.tell(Flood(water="~" * 10_000_000))
        elif harm == "fail":
            raise KeyError(harm)
        self.state.phase = "bid"


class Ambushes(Lanterns):
    name = "ambush"

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return Ambush


GAMES["ambush"] = Ambushes()
