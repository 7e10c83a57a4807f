"""Bots that know Dark, Darker, Darkest."""

from functools import partial

from dreadhall.bots.darkest.scout import ScoutBot
from dreadhall.bots.darkest.warden import WardenBot
from dreadhall.bots.planning import STRENGTHS

gentle, clever, ruthless = (partial(WardenBot, strength=strength) for strength in STRENGTHS.values())

__all__ = ["ScoutBot", "WardenBot", "clever", "gentle", "ruthless"]
