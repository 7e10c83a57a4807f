"""Bots that know Dark, Darker, Darkest."""

from dreadhall.bots.darkest.scout import ScoutBot

__all__ = ["ScoutBot"]
