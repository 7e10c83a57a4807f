"""Bots that know Dark, Darker, Darkest."""

from dreadhall.bots.darkest.scout import ScoutBot
from dreadhall.bots.darkest.warden import WardenBot, gentle, ruthless

__all__ = ["ScoutBot", "WardenBot", "gentle", "ruthless"]
