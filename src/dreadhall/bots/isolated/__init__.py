"""Bots of other distributions, each in a process of its own with a limit of time, and without the table's secrets.

A distribution says that it holds one by an entry point of the group `dreadhall.bots`. Its name is that of the game and
of the bot, `betrayal.lantern`, or of the bot alone, if it plays anything; it leads to whatever makes the bot from a
number (`dreadhall.bots.BotFactory`).
"""

from dreadhall.bots.isolated.caller import ApartBot, BotFailed, let_think
from dreadhall.bots.isolated.installed import GROUP, installed_bots

__all__ = ["GROUP", "ApartBot", "BotFailed", "installed_bots", "let_think"]
