"""The bots that know Betrayal at House on the Hill."""

from functools import partial

from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.warden import WardenBot
from dreadhall.bots.planning import STRENGTHS

gentle, clever, ruthless = (partial(WardenBot, strength=strength) for strength in STRENGTHS.values())

__all__ = ["ScoutBot", "WardenBot", "clever", "gentle", "ruthless"]
