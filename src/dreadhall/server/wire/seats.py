"""Taking, naming and leaving seats; bots on them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from dreadhall.server.wire.fields import LONGEST_NAME, KeyText, Name
from dreadhall.server.wire.names import readable_name


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever gives somebody a name."""

    name: Name

    def __post_init__(self) -> None:
        """Keep it as everybody can read it."""
        msgspec.structs.force_setattr(self, "name", readable_name(self.name, LONGEST_NAME))


class Join(Named, frozen=True):
    """Who takes a seat; `beside` is the key of a seat that the same person has already, for a hot seat, or has left.

    At a copy of a running table, `original` is the key of the same seat there.
    """

    beside: KeyText | None = None
    original: KeyText | None = None


class Joined(msgspec.Struct, frozen=True):
    """The seat and its new link, or while others have yet to agree, a guest's, which becomes the seat's."""

    seat: int
    key: str
    waiting: bool = False


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key by which somebody has the same seat at the original of a copy."""

    original: KeyText


class ClaimAnswered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to somebody of this name who asks for a seat."""

    name: Name
    agree: bool


class Rename(Named, frozen=True):
    """A new name."""


class BotChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot; where nobody says, the one that knows the game best."""

    bot: Annotated[str, Meta(max_length=64)] | None = None
