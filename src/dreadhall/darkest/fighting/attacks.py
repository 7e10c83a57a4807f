"""Attacks while they are resolved: what a survivor strikes with, and what an enemy deals out."""

from dreadhall.darkest.components.catalogue import FISTS
from dreadhall.darkest.ids import NO_SURVIVOR, CardId, RoomId, SurvivorId
from dreadhall.kernel import Data

BARE_FISTS = CardId(FISTS.key)
"""What a strike with bare hands is made with, in place of a card."""


class Strike(Data):
    """An attack being resolved: what it is made with, from which room, and the icons still to be used. (R-70)"""

    weapon: CardId
    room: RoomId
    hits: list[int] = []
    knockbacks: int = 0
    retreats: int = 0
    retreated: list[SurvivorId] = []


class Attack(Data):
    """One attack: by what, from where, on whom, the icons still standing, and those that nobody could take."""

    attacker: str
    source: RoomId
    room: RoomId
    target: SurvivorId = NO_SURVIVOR
    icons: list[str] = []
    wasted: list[str] = []
