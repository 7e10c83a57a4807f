"""Being called by one's browser when it is one's turn and nothing is open."""

from typing import Annotated

import msgspec
from msgspec import Meta

LONGEST_ENDPOINT = 1000
VISIBLE = r"^[!-~]+\Z"
"""Nothing else stands in an address: what cannot be asked for would look as if its push service had failed."""
Minute = Annotated[int, Meta(ge=0, lt=1440, description="A minute of the day, UTC")]


class PushKey(msgspec.Struct, frozen=True):
    """The key by which a browser knows the calls of this server, empty where it calls none; and whether it writes
    mails."""

    key: str
    mail: bool


class PushWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser is called (or `mail:` and the key of an address), and between which minutes it is not; the same
    twice is never quiet."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT, pattern=VISIBLE)]
    quiet_from: Minute = 0
    quiet_to: Minute = 0
