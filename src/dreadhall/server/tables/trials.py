"""Saves that come from outside are tried out first, in a process of their own: nobody knows what is in them."""

from typing import Any

import msgspec

import dreadhall
from dreadhall.kernel import DreadhallError, Event


class SaveTrial(msgspec.Struct, frozen=True, tag=True):
    """See whether a table can go on from a save that comes from outside."""

    save: dict[str, Any]


class Tried(msgspec.Struct, frozen=True):
    """The table saved anew and all that happened before; or None with the reason why it cannot go on."""

    save: dict[str, Any] | None
    events: tuple[Event, ...] = ()
    move: int = 0
    problem: str = ""


def try_out(task: SaveTrial) -> Tried:
    """Do once everything that the server will do with the table."""
    try:
        table = dreadhall.load_table(task.save)
        for seat in (None, *range(table.seats)):
            table.view(seat)
        return Tried(table.save(), tuple(table.events), table.move)
    except DreadhallError as error:
        return Tried(None, problem=str(error))
    except MemoryError:
        raise
    except Exception:  # whoever made this file did not get it from us
        return Tried(None, problem="this save is damaged: the game cannot go on from there")
