"""The table in a terminal: the client, its screen and keyboard, and what else the command line shows."""

from dreadhall.terminal.boards import Look, PrintedBook, Renderer
from dreadhall.terminal.client import Client
from dreadhall.terminal.screen import Screen

__all__ = ["Client", "Look", "PrintedBook", "Renderer", "Screen"]
