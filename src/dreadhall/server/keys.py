"""Capability links: whoever holds a key may do what it is for, and nobody else.

A key has 192 random bits. Only its hash is stored; what arrives is compared in constant time. The two letters in front
let logs recognise and hide one wherever it turns up.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

# A guest has asked for a seat; whoever left one in the middle of a game is still known by its key.
Role = Literal["host", "invite", "seat", "spectator", "guest", "left"]

LETTERS: dict[str, str] = {"host": "h", "invite": "i", "seat": "s", "spectator": "w", "save": "f", "mail": "m"}
# As many keys as there are to a table of any game of ours, taken seats included.
FEWEST_COMPARED = 16
NO_KEY = bytes(32)
PATTERN = re.compile(r"dh[hiswfm]_[A-Za-z0-9_-]{32}")


class StoredKey(msgspec.Struct, frozen=True):
    """A key as the server remembers it."""

    hash: bytes
    role: Role
    seat: int | None


def new_key(purpose: str) -> str:
    """A fresh key; this is the only moment at which the server knows it.

    >>> len(new_key("seat")), new_key("seat") == new_key("seat")
    (36, False)
    """
    return f"dh{LETTERS[purpose]}_{secrets.token_urlsafe(24)}"


def key_that_follows(key: str, purpose: str, table_id: str) -> str:
    """The key to another table for whoever has this one: the same one however often they ask, and known to them alone.

    >>> known = new_key("seat")
    >>> key_that_follows(known, "invite", "a1") == key_that_follows(known, "invite", "a1")
    True
    """
    drawn = hashlib.blake2b(table_id.encode(), key=key.encode(), digest_size=24, person=b"dreadhall-follow")
    return f"dh{LETTERS[purpose]}_{urlsafe_b64encode(drawn.digest()).decode()}"


def hash_key(key: str) -> bytes:
    """What is stored of a key."""
    return hashlib.blake2b(key.encode("utf-8", "surrogateescape"), digest_size=32, person=b"dreadhall-link").digest()


K = TypeVar("K", bound=StoredKey)


def match(key: str, known: Sequence[K]) -> K | None:
    """The stored key that this one is, looking at all of them whatever comes, and at no fewer than at any table."""
    hashed = hash_key(key)
    found: K | None = None
    for stored in known:
        if hmac.compare_digest(hashed, stored.hash):
            found = stored
    for _ in range(len(known), FEWEST_COMPARED):
        hmac.compare_digest(hashed, NO_KEY)
    return found


def hide(text: str) -> str:
    """A text without the keys in it.

    >>> hide("see " + new_key("host"))
    'see [key]'
    """
    return PATTERN.sub("[key]", text)
