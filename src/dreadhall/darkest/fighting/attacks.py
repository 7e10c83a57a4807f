"""Attacks while they are resolved: what a survivor strikes with, and what an enemy deals out."""

from dreadhall.darkest.components.catalogue import FISTS
from dreadhall.kernel import Data

BARE_FISTS = FISTS.key
"""What a strike with bare hands is made with, in place of a card."""


class Strike(Data):
    """An attack being resolved: what it is made with, from which room, and the icons still to be used. (R-70)"""

    weapon: str
    room: str
    hits: list[int] = []
    knockbacks: int = 0
    retreats: int = 0
    retreated: list[str] = []


class Attack(Data):
    """One attack: by what, from where, on whom, the icons still standing, and those that nobody could take."""

    attacker: str
    source: str
    room: str
    target: str = ""
    icons: list[str] = []
    wasted: list[str] = []
