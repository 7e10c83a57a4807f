"""Calling somebody's browser, by the standard (RFC 8030 and 8292): a push without a payload.

There is nothing in it: neither a secret, nor a key, nor which table it is. The browser says that it is somebody's turn.
"""

import asyncio
import base64
import http.client
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, auto
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from dreadhall.server.config import is_this_machine

SECRET = "vapid"
SECONDS = 10.0
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 86_400
"""How long the push service may keep a call for a browser that is off."""
AT_ONCE = 16
"""Calls that are under way at the same time. They have threads of their own, for which nothing else waits."""


class CallOutcome(Enum):
    """What became of a call."""

    CALLED = auto()
    GONE = auto()
    """There is nobody at this address any more."""
    REFUSED = auto()
    """It will not be taken however often it is tried."""
    LATER = auto()
    """Not yet, by whoever this call is for; others may well be called."""
    FAILED = auto()
    """It may be taken later, as may all others that go the same way."""


class WebPush:
    """Calls browsers in the name of this server."""

    def __init__(self, contact: str, hosts: Sequence[str]) -> None:
        self._contact = contact
        self._hosts = hosts
        self._key: ec.EllipticCurvePrivateKey | None = None
        self.public_key = ""
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="calls")

    def close(self) -> None:
        """Begin no more calls; one that is under way ends by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def take(self, secret: bytes) -> None:
        """Sign with a key that follows from the server's own secret."""
        if not self._contact:
            return
        # From 1 to the order of the curve: the secret is drawn from as many values, but for a bit.
        self._key = ec.derive_private_key(int.from_bytes(secret) % (2**255) + 1, ec.SECP256R1())
        form = serialization.PublicFormat.UncompressedPoint
        self.public_key = text64(self._key.public_key().public_bytes(serialization.Encoding.X962, form))

    def may_call(self, endpoint: str) -> bool:
        """Whether an address is one of a push service: nobody has us ask anything of other machines."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        known = any(host == name or (name.startswith(".") and host.endswith(name)) for name in self._hosts)
        is_safe = parts.scheme == "https" and port in (None, 443)
        # What stands beside the host would make it look like another push service each time.
        if "@" in parts.netloc or parts.fragment:
            return False
        return known and (is_safe or (parts.scheme == "http" and is_this_machine(host)))

    async def call(self, endpoint: str, now: float) -> CallOutcome:
        """Call a browser, and say what became of it."""
        headers = self._headers(endpoint, now)
        try:
            async with asyncio.timeout(2 * SECONDS):
                posting = asyncio.get_running_loop().run_in_executor(self._threads, self._post, endpoint, headers)
                return outcome_of(await posting)
        except OSError:
            return CallOutcome.FAILED
        except (ValueError, http.client.InvalidURL):  # nobody can be asked for that: no fault of the push service
            return CallOutcome.REFUSED
        except http.client.HTTPException:
            return CallOutcome.FAILED

    def _headers(self, endpoint: str, now: float) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": self._contact}
        token = f"{part64({'typ': 'JWT', 'alg': 'ES256'})}.{part64(claims)}"
        signed = f"{token}.{text64(self._sign(token.encode()))}"
        return {
            "Authorization": f"vapid t={signed}, k={self.public_key}",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Content-Length": "0",
        }

    def _sign(self, text: bytes) -> bytes:
        assert self._key is not None
        one, other = utils.decode_dss_signature(self._key.sign(text, ec.ECDSA(SHA256())))
        return one.to_bytes(32) + other.to_bytes(32)

    def _post(self, endpoint: str, headers: dict[str, str]) -> int:
        parts = urlsplit(endpoint)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=SECONDS)
        try:
            connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), headers=headers)
            return connection.getresponse().status
        finally:
            connection.close()


def outcome_of(status: int) -> CallOutcome:
    """What a push service says.

    >>> outcome_of(201).name, outcome_of(410).name, outcome_of(429).name, outcome_of(400).name
    ('CALLED', 'GONE', 'FAILED', 'REFUSED')
    """
    if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
        return CallOutcome.GONE
    if status in (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS) or status >= 500:
        return CallOutcome.FAILED
    return CallOutcome.CALLED if status < 300 else CallOutcome.REFUSED


def host_of(endpoint: str) -> str:
    """The push service that an address belongs to.

    >>> host_of("https://push.example/abc")
    'push.example'
    """
    return urlsplit(endpoint).netloc


def text64(raw: bytes) -> str:
    """Bytes as the standard writes them.

    >>> text64(bytes(4))
    'AAAAAA'
    """
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def part64(part: dict[str, Any]) -> str:
    """A part of a token."""
    return text64(json.dumps(part, separators=(",", ":")).encode())
