"""The table in a terminal: the client, its screen and keyboard, and what else the command line shows.

A game brings its own board by adding a function to `RENDERERS`.
"""

from dreadhall.terminal.boards import RENDERERS, Renderer
from dreadhall.terminal.client import Client
from dreadhall.terminal.screen import Screen

__all__ = ["RENDERERS", "Client", "Renderer", "Screen"]
