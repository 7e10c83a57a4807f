"""The bots that know Betrayal at House on the Hill."""

from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.warden import WardenBot, clever, gentle, ruthless

__all__ = ["ScoutBot", "WardenBot", "clever", "gentle", "ruthless"]
