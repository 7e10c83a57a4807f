"""What is the same for every game: asks, dice, state, events and the table. It knows no game.

What a game brings along: `game.py` (its options and its first position), `data.py` (what it remembers), `rules.py`
(how a rule asks, rolls and tells), `hooks.py` (what may be overridden). How it is played: `opening.py` opens a table,
`table.py` is what everybody does with one, `timeline.py` runs the rules between an answer and the next question, and
`history.py` is what lies behind it.
"""

from dreadhall.kernel.asks import Ask, Choice, Together
from dreadhall.kernel.auditing import audit, verify
from dreadhall.kernel.data import Data
from dreadhall.kernel.dice import Dice, Die, Face
from dreadhall.kernel.errors import (
    AuditFailed,
    BadOption,
    BadRoll,
    BadSave,
    BadSeat,
    CannotImagine,
    CannotUndo,
    DreadhallError,
    IllegalAnswer,
    MissingPackage,
    NothingLoaded,
    UnknownGame,
)
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import AnyGame, Game, Option, Options, Result, State
from dreadhall.kernel.happenings import Happening
from dreadhall.kernel.hooks import hook
from dreadhall.kernel.rules import Rules, StepEnds
from dreadhall.kernel.stack import Stack
from dreadhall.kernel.table import Table

__all__ = [
    "AnyGame",
    "Ask",
    "AuditFailed",
    "BadOption",
    "BadRoll",
    "BadSave",
    "BadSeat",
    "CannotImagine",
    "CannotUndo",
    "Choice",
    "Data",
    "Dice",
    "Die",
    "DreadhallError",
    "Event",
    "Face",
    "Game",
    "Happening",
    "IllegalAnswer",
    "MissingPackage",
    "NothingLoaded",
    "Option",
    "Options",
    "Result",
    "Rules",
    "Stack",
    "State",
    "StepEnds",
    "Table",
    "Together",
    "UnknownGame",
    "audit",
    "hook",
    "verify",
]
