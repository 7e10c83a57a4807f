"""What is noted of a table that is open to others on this server."""

import hashlib

from msgspec.structs import replace

from dreadhall.server.storage.people import same_name
from dreadhall.server.storage.rows import Listing

NOBODY = "~guest"
"""The name of all who give none, by which nobody is known again."""
MOST_KEPT_OUT = 50


def fingerprint(name: str) -> str:
    """By what a name is known again.

    >>> fingerprint("Ann") == fingerprint(" ANN"), fingerprint("Ann") == fingerprint("Ben")
    (True, False)
    """
    return hashlib.blake2b(same_name(name).encode(), digest_size=8, person=b"dreadhall-away").hexdigest()


def keep_out(listing: Listing, name: str) -> Listing:
    """The same after somebody of this name was sent away; those who were first are forgotten."""
    if name == NOBODY:
        return listing
    kept_out = [other for other in listing.kept_out if other != fingerprint(name)]
    return replace(listing, kept_out=(*kept_out[1 - MOST_KEPT_OUT :], fingerprint(name)))


def keeps_out(listing: Listing, name: str) -> bool:
    """Whether somebody of this name was sent away."""
    return fingerprint(name) in listing.kept_out
