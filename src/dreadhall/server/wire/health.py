"""How a server does."""

from typing import Literal

import msgspec


class Health(msgspec.Struct, frozen=True):
    """How the server does."""

    status: Literal["ok"]
    version: str
