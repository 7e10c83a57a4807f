"""The warden: orders for each survivor, tried out at imagined tables before the showdown."""

from dreadhall.bots.darkest.warden.bot import WardenBot, gentle, ruthless

__all__ = ["WardenBot", "gentle", "ruthless"]
