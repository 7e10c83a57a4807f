"""What both games' layouts are written with."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

Entry = tuple[str, float]
"""The name of an entry, and what stands in it."""


def one_of(name: str, value: object) -> Entry:
    """Which of several it is: 1 for that one."""
    return f"{name}:{value}", 1.0


def each(name: str, values: Iterable[object]) -> Iterator[str]:
    """A name for each of several."""
    return (f"{name}:{value}" for value in values)


def yes(name: str, truth: object) -> Entry:
    """1 where something is so."""
    return name, 1.0 if truth else 0.0
