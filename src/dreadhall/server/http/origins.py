"""What pages may do here, by where they come from."""

import re
from functools import lru_cache
from urllib.parse import urlsplit

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src {sources}; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def is_welcome(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may act here: our own, those that are set, and programs, which have none.

    >>> is_welcome("https://here.example", "here.example", ()), is_welcome("null", "here.example", ())
    (True, False)
    """
    if origin is None or origin in others:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False


@lru_cache(maxsize=256)
def content_policy(host: str | None) -> bytes:
    """What our pages may load, and that they connect to us alone.

    The host is named, because Safari did not always count a WebSocket to the page's own host as its own.

    >>> b"connect-src 'self' ws://here:80 wss://here:80;" in content_policy("here:80")
    True
    """
    sources = f"'self' ws://{host} wss://{host}" if host and HOST.fullmatch(host) else "'self'"
    return POLICY.format(sources=sources).encode()
