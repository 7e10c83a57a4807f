"""Chat."""

from typing import Any

import msgspec

from dreadhall.server.wire.fields import Channel, Text


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say, to all or in one of the channels of the own seat."""

    text: Text
    channel: Channel = ""


class Notice(msgspec.Struct, frozen=True):
    """What the house itself says: the key of a message and its data."""

    kind: str
    data: dict[str, Any]


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said; a seat of None is the host. A channel that is not empty is for some seats alone."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    channel: str = ""
    notice: Notice | None = None
