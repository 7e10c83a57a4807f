"""Monsters that are all the same: nobody is asked which of them. (T-03)"""

from collections.abc import Iterable

import msgspec

from dreadhall.betrayal.state import Figure


def one_of_each(figures: Iterable[Figure]) -> list[Figure]:
    """The first of those that nothing tells apart but their number."""
    figures = list(figures)
    if len(figures) < 2:
        return figures
    found: list[Figure] = []
    seen: dict[str, list[Figure]] = {}
    for figure in figures:
        nameless = msgspec.structs.replace(figure, id="")
        here = seen.setdefault(figure.place, [])
        if nameless not in here:
            here.append(nameless)
            found.append(figure)
    return found


def one_in_each_place(figures: Iterable[Figure]) -> list[Figure]:
    """The first of each place, where all are alike."""
    found: dict[str, Figure] = {}
    for figure in figures:
        if figure.place not in found:
            found[figure.place] = figure
    return list(found.values())
