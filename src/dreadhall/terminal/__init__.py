"""The table in a terminal: the client, its screen and keyboard, and what else the command line shows.

A game brings its own board by adding a function to `RENDERERS`; `GROUPED_BY` says which of its choices belong together.
"""

from dreadhall.terminal import betrayal, darkest
from dreadhall.terminal.boards import GROUPED_BY, RENDERERS, Renderer
from dreadhall.terminal.client import Client
from dreadhall.terminal.screen import Screen

RENDERERS["darkest"] = darkest.draw
RENDERERS["betrayal"] = betrayal.draw
GROUPED_BY["darkest"] = "survivor"

__all__ = ["GROUPED_BY", "RENDERERS", "Client", "Renderer", "Screen"]
