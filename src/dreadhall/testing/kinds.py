"""Every kind of thing that can happen in a game, and whether what was told is what its type says."""

import importlib
import pkgutil

import msgspec

from dreadhall.kernel import AnyGame, Event
from dreadhall.kernel.happenings import Happening, below, kinds_of

SAID_OF_ALL = frozenset({"cause_kind", "deciding_seats"})
"""What any event may carry besides the fields of its type."""


def kinds_told(game: AnyGame) -> dict[str, type[Happening]]:
    """Every kind of a game, all of whose modules are imported for it.

    >>> from dreadhall.registry import find_game
    >>> kinds_told(find_game("darkest"))["fire-moves"].__name__
    'FireMoves'
    """
    package = type(game).__module__.rpartition(".")[0]
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)
    return kinds_of(package)


def misfit(event: Event) -> str:
    """What is wrong with an event, as everybody and as those hear it who know more; empty where nothing is.

    >>> misfit(Event("no-such-kind", {}))
    'no-such-kind: no type has this kind'
    """
    types = [one for one in below(Happening) if one.kind == event.kind]
    wrong = "no type has this kind"
    for one in types:
        try:
            for data in (event.data, *([event.data | event.by_name.data] if event.by_name else [])):
                told = {name: value for name, value in data.items() if name not in SAID_OF_ALL}
                told = told if "cause" in one.__struct_fields__ else {k: v for k, v in told.items() if k != "cause"}
                msgspec.convert(told, one)
                if unknown := told.keys() - {*one.__struct_fields__}:
                    raise msgspec.ValidationError(f"it has no fields {', '.join(sorted(unknown))}")
        except msgspec.ValidationError as error:
            wrong = str(error)
        else:
            return ""
    return f"{event.kind}: {wrong}"
