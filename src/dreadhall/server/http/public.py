"""Replies that are the same for everybody: sent once, and then only when they have changed; and compressed.

Nothing secret may be in them: how small a reply can be made tells of what is in it.
"""

import gzip
import hashlib
from collections import OrderedDict

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send
from typing_extensions import override

ONLY_WHEN_CHANGED = "no-cache"
WORTH_PACKING = 1000
MOST_KEPT = 64


class Public(ASGIMiddleware):
    """Gives good replies a tag, answers whoever has them already in a line, and compresses the rest."""

    scopes = (ScopeType.HTTP,)

    def __init__(self) -> None:
        self._packed: OrderedDict[str, bytes] = OrderedDict()

    @override
    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the application reply, and see what has to be sent of it."""
        start: HTTPResponseStartEvent | None = None
        body = bytearray()

        async def collect(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            elif message["type"] == "http.response.body":
                body.extend(message["body"])
                if not message["more_body"]:
                    assert start is not None
                    await self._reply(Headers.from_scope(scope), start, bytes(body), send)

        await next_app(scope, receive, collect)

    async def _reply(self, asked: Headers, start: HTTPResponseStartEvent, body: bytes, send: Send) -> None:
        if start["status"] == 200:
            headers = MutableScopeHeaders(start)
            tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
            headers["etag"] = tag
            headers["vary"] = "accept-encoding"
            headers.setdefault("cache-control", ONLY_WHEN_CHANGED)
            if tag in asked.get("if-none-match", ""):
                start["status"], body = 304, b""
                del headers["content-type"]
            elif len(body) >= WORTH_PACKING and "content-encoding" not in headers and takes_gzip(asked):
                body = self._pack(tag, body)
                headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(body))
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _pack(self, tag: str, body: bytes) -> bytes:
        """The body compressed; what was sent lately need not be compressed again."""
        packed = self._packed.get(tag)
        if packed is None:
            packed = self._packed[tag] = gzip.compress(body, mtime=0)
            if len(self._packed) > MOST_KEPT:
                self._packed.popitem(last=False)
        self._packed.move_to_end(tag)
        return packed


def takes_gzip(asked: Headers) -> bool:
    """Whether the client understands compressed replies."""
    return "gzip" in asked.get("accept-encoding", "")
