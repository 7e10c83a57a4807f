"""Going on with a table of older rules: it is never refused for what they allowed and these do not.

Its state is brought up to date by the game (`Game.upgrade`), its options are (`Game.upgrade_options`); what a state has
no field for is ignored, and what is new in it has its default.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from dreadhall.kernel.errors import BadOption
from dreadhall.kernel.game import AnyGame
from dreadhall.kernel.history import Answer
from dreadhall.kernel.table import Table


def older_options(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """The options of an older table, but for those that are gone, or cannot have this value any more."""
    kept: dict[str, Any] = {}
    for name, value in given.items():
        with suppress(BadOption):
            game.read_options({name: value})
            kept[name] = value
    return game.read_options(kept)


def answer_on(table: Table, answers: Iterable[Answer]) -> int:
    """Give as many of these answers as these rules allow; how many were given.

    An answer whose rule fails, because it meets what older rules left behind, is taken back by the table, and counts as
    not allowed.
    """
    given = 0
    for seat, key in answers:
        try:
            table.answer(key, seat)
        except MemoryError:
            raise
        except Exception:  # whatever these rules make of an answer given under others
            break
        given += 1
    return given
