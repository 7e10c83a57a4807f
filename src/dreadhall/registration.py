"""What a game's package says about itself: one record, out of which everybody else takes what they need.

A part of it that not everybody needs is named as entry points are, `package.module:name`, and imported by whoever uses
it; the thing itself will do, too.
"""

import pkgutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.kernel.game import AnyGame
from dreadhall.kernel.table import Table

Part = Any
"""`package.module:name`, or what is to be found there; None where a game has no such thing."""


def resolve(part: Part) -> Any:
    """The part itself.

    >>> resolve("dreadhall.kernel:Game").__name__
    'Game'
    """
    return pkgutil.resolve_name(part) if isinstance(part, str) else part


Hindsight = Callable[[Table], float | None]
"""A chance from 0 to 1; none where a position cannot be judged."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What a server sends to everybody who asks for `/api/games/<game>/<path>`.

    `reply` is a plain function with types; what it is given are the parameters of the address, with the bounds and the
    description of their `msgspec.Meta`.
    """

    path: str
    reply: Callable[..., Any]
    summary: str
    tag: str = "games"
    seconds: int = 0
    """How long a browser may keep it without asking again."""
    work: int = 0
    """How many more ordinary requests it counts for, where it takes some thought."""


class Registration(msgspec.Struct, frozen=True, kw_only=True):
    """A game and all that belongs to it. Only the game is needed: there is something plain for all the rest."""

    game: AnyGame
    rank: int = 100
    """Where a list of games has it, from low to high; those alike stand by their names."""
    locales: Path | None = None
    """The folder of its words, where they are not among those of the house: a folder for each language."""
    more_locales: Part = None
    """What gives the folders of words that other packages have added to it."""
    likenesses: Part = None
    """What gives, for ids of pieces that other packages have added, those of ours that the same can be said of."""
    lessons: Path | None = None
    """The folder of its lessons, a file each (`dreadhall.lessons.Lesson`)."""
    bots: Mapping[str, Part] = {}
    """Those who know how to play it, by name (`dreadhall.bots.BotFactory`); the first plays where nobody says who."""
    first_night: Part = None
    """What gives the options by which so many people who do not know it had best play; the usual ones without it."""
    terminal: Part = None
    """How it looks in a terminal (`dreadhall.terminal.boards.Look`)."""
    screen: Path | None = None
    """The folder of what draws it in a browser: `index.js`, a module that exports `mount`, and files beside it."""
    rulebook: Part = None
    """What gives its rules to be looked up, in the language it is given (`dreadhall.kernel.rulebook.Rulebook`)."""
    hindsight: Part = None
    """How likely those looked to win who play against the house, at a table of a game that is over (`Hindsight`)."""
    pages: Part = None
    """What else a server tells about it: several of `Page`."""
    view: Part = None
    """The type of what a seat is shown, for the types of a browser."""
    pieces: Part = None
    """What gives the pieces that a browser draws before they are on the table, as JSON."""
    corpus: Part = None
    """What gives the games that its fingerprint is taken from (`dreadhall.testing.fingerprint.Corpus`)."""
    surface: Part = None
    """What gives the chapters and layers of its rules, for their map (`dreadhall.testing.surface.Surface`)."""
    lab: Part = None
    """What a laboratory notes of its games (`dreadhall.lab.watching.Watcher`)."""
    encoder: Part = None
    """What its positions look like as numbers, to those who learn (`dreadhall.encoding.Encoder`)."""
