"""Tables as files."""

from typing import Any, Literal

import msgspec

from dreadhall.server.wire.fields import AwaySeconds, Title
from dreadhall.server.wire.tables import Titled


class SealedSave(msgspec.Struct, frozen=True):
    """A table with secrets of several people: it stays here, and this key opens it again as a new table."""

    format: Literal["dreadhall-sealed"]
    game: str
    number: int
    key: str


class Restore(Titled, frozen=True):
    """A saved table, as it was given out."""

    save: dict[str, Any]
    title: Title = ""
    away: AwaySeconds | None = None
