"""Which saves are our own: what the server gives out is signed with a secret that its database keeps."""

import hashlib
import hmac
from typing import Any

SECRET = "saves"


class Signer:
    """Signs saves, and knows its own."""

    def __init__(self) -> None:
        self._secret = b""

    def take(self, secret: bytes) -> None:
        """Sign with this secret from now on."""
        self._secret = secret

    def sign(self, save: dict[str, Any]) -> dict[str, Any]:
        """The save with our signature, which stands for its fingerprint."""
        return save | {"signature": self._signature(save["digest"])}

    def is_ours(self, save: dict[str, Any]) -> bool:
        """Whether we have given out this save; that its contents match its fingerprint is seen when it is loaded."""
        digest, signature = save.get("digest"), save.get("signature")
        if not isinstance(digest, str) or not isinstance(signature, str) or not signature.isascii():
            return False
        return hmac.compare_digest(signature, self._signature(digest))

    def _signature(self, digest: str) -> str:
        assert self._secret, "the server has not started"
        return hmac.new(self._secret, digest.encode("utf-8", "replace"), hashlib.sha256).hexdigest()
