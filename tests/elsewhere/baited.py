"""Haunts with a secret of the traitor's: one says what it could be, one is silent about it, and one leaks it."""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import override

from dreadhall.betrayal.haunts import HauntRecord
from dreadhall.betrayal.ids import NO_ROOM, RoomId
from dreadhall.betrayal.memory import Memory, remembers, secret_of
from dreadhall.betrayal.secret_domains import rooms_in_play
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Dice, Event
from tests.elsewhere.cold_snap import COLD_SNAP
from tests.elsewhere.cold_snap.rules import ColdSnap


class BaitMemory(Memory):
    """Where the bait lies, for what it is told from what else there is."""

    room: Annotated[RoomId, secret_of("traitor", among=rooms_in_play)] = NO_ROOM


class SilentMemory(Memory):
    """The same, and nothing is said of where else it could lie."""

    room: Annotated[RoomId, secret_of("traitor")] = NO_ROOM


class Baited(ColdSnap):
    """There is bait in some room of the house."""

    bait = remembers(BaitMemory)

    @override
    async def set_up(self) -> None:
        """The traitor alone sees where."""
        await super().set_up()
        rooms = rooms_in_play(self.state)
        self.bait.room = rooms[self.chance("bait", len(rooms), to=[self.traitor.seat])[0]]


class Silent(ColdSnap):
    """Where it could lie nobody could say."""

    bait = remembers(SilentMemory)

    @override
    async def set_up(self) -> None:
        """The traitor alone sees where."""
        await super().set_up()
        rooms = rooms_in_play(self.state)
        self.bait.room = rooms[self.chance("bait", len(rooms), to=[self.traitor.seat])[0]]


class Leaking(Silent):
    """It says that it imagines the secret by itself, and does not."""

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Nothing is drawn."""


def record(id: str, rules: type[ColdSnap]) -> HauntRecord:
    """The record of such a haunt; its words are those of the cold."""
    return HauntRecord(id=id, rules=f"{__name__}:{rules.__name__}", locales=COLD_SNAP.locales)


BAITED, SILENT, LEAKING = (record(rules.__name__.lower(), rules) for rules in (Baited, Silent, Leaking))
