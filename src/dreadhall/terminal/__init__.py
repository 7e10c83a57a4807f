"""The table in a terminal: the client, its screen and keyboard, and what else the command line shows.

A game brings its own board by adding a function to `RENDERERS`; `GROUPED_BY` says which of its choices belong together,
`NOT_REPEATED` which question a log leaves out, and `BOOKS` what its players may read.
"""

from dreadhall.terminal import betrayal, betrayal_book, darkest
from dreadhall.terminal.boards import BOOKS, GROUPED_BY, NOT_REPEATED, RENDERERS, Book, Renderer
from dreadhall.terminal.client import Client
from dreadhall.terminal.screen import Screen

RENDERERS["darkest"] = darkest.draw
RENDERERS["betrayal"] = betrayal.draw
GROUPED_BY["darkest"] = "survivor"
NOT_REPEATED["darkest"] = "act"
BOOKS["betrayal"] = Book(betrayal_book.brief, betrayal_book.read_whole, prompt="ready")

__all__ = ["BOOKS", "GROUPED_BY", "NOT_REPEATED", "RENDERERS", "Book", "Client", "Renderer", "Screen"]
