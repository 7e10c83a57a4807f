"""Being told by mail when it is one's turn: giving an address, confirming it, and being left alone."""

from typing import Annotated

import msgspec
from msgspec import Meta

from dreadhall.words import Language

# What stands between =? and ?= in a header is read as something else: it could name other people, or end the header.
Address = Annotated[
    str,
    Meta(max_length=254, pattern=r"^(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\Z"),
]


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody would like to be written to, and in which language."""

    address: Address
    language: Language


class WhichMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key by which a browser knows the address that was given there."""

    key: Annotated[str, Meta(pattern=r"^dhm_[A-Za-z0-9_-]{32}\Z")]


class Mail(msgspec.Struct, frozen=True):
    """The key of an address, and whether it has been confirmed; an empty key where nothing is kept."""

    key: str
    confirmed: bool
