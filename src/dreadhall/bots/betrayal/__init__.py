"""The bot that knows Betrayal at House on the Hill."""

from dreadhall.bots.betrayal.scout import ScoutBot

__all__ = ["ScoutBot"]
