"""The warden: orders for each survivor, tried out at imagined tables before the showdown."""

from dreadhall.bots.darkest.warden.bot import WardenBot

__all__ = ["WardenBot"]
