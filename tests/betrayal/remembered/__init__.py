"""Tables whose haunts remember by strings, as versions up to 7 of the rules kept it, and how they went on.

They were played by chance with the last code that kept memory in four drawers (`counters`, `notes`, `lists`,
`secrets`), and are marked with the version of the last release, which wrote the same drawers.
"""

import lzma
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("tables.json.xz")


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """What one pair of eyes has before it: the view but for the memory of the haunt, and that in words."""

    view: dict[str, Any]
    words: list[str]


class Remembered(msgspec.Struct, forbid_unknown_fields=True):
    """A table in the middle of a haunt, the answers that were given then, and what it showed to each seat."""

    haunt: int
    save: dict[str, Any]
    answers: list[tuple[int, str]]
    begins: list[Told]
    ends: list[Told]
    events: list[dict[str, Any]]


def tables() -> list[Remembered]:
    """All of them."""
    return msgspec.json.decode(lzma.decompress(FILE.read_bytes()), type=list[Remembered])
