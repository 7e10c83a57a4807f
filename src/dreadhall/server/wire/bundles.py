"""What people carry from one of their devices to another: sealed in the browser, kept here, opened in the browser."""

from typing import Annotated

import msgspec
from msgspec import Meta

from dreadhall.server.wire.fields import OwnKey

Sealed = Annotated[str, Meta(max_length=60_000, pattern=r"^[A-Za-z0-9_-]+\Z", description="base64url; nobody reads it")]


class WhichBundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose it is."""

    key: OwnKey


class NewBundle(WhichBundle, frozen=True):
    """What is to be kept in place of the version that is known; 0 where nothing was kept yet."""

    box: Sealed
    version: Annotated[int, Meta(ge=0, le=2_000_000_000)]


class Bundle(msgspec.Struct, frozen=True):
    """What is kept, and its version; version 0 is nothing."""

    box: str
    version: int
