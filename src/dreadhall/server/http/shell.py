"""What lies around every request: limits, security headers, a line in the log and the figures."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dreadhall.server.addresses import Proxies, account
from dreadhall.server.blocklist import blocked
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.http.origins import content_policy, is_welcome
from dreadhall.server.limits import Places
from dreadhall.server.services import Services
from dreadhall.server.tables.connection import TOO_MANY
from dreadhall.server.wire.problems import Problem

log = structlog.get_logger("dreadhall.access")

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
LAST_ONE = (b"connection", b"close")
TOO_SLOW, TOO_OFTEN = 408, 429
# On an account of their own, and open to those for whom there is no room otherwise.
PROBES = ("/api/health", "/api/ready", "/metrics")
# What takes more work than others, by the last part of the address.
WORK = {"replay": 1, "audit": 5, "odds": 5, "mine": 10, "restore": 20}
CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS", "TRACE")


class Shell:
    """The application with everything around it."""

    def __init__(self, app: ASGIApp, services: Services, work: Mapping[str, int]) -> None:
        self.app = app
        self.services = services
        self._work = {**work, **WORK}
        self._proxies = Proxies(services.settings.proxies)
        self._places = Places(services.settings.address_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        asked: Any = scope
        if asked["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        self._introduce(asked)
        address = asked["client"][0]
        # Whatever an address has under way takes a place of its own, and so does each of its live connections.
        has_room = self._places.take(address)
        try:
            if asked["type"] == ScopeType.HTTP:
                objection = self._objection(asked, has_room=has_room)
                # Whoever asks only for the head is answered alike; the server leaves the body away.
                served = {**asked, "method": "GET"} if asked["method"] == "HEAD" else asked
                await self._serve(served, receive, send, objection)
            elif self._objection_to(address, has_room=has_room) is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
        finally:
            if has_room:
                self._places.leave(address)

    def _introduce(self, scope: Any) -> None:
        """Put the address of the caller in the place of the peer's."""
        peer = scope["client"][0] if scope.get("client") else ""
        scope["client"] = (account(self._proxies.caller(peer, scope["headers"])), 0)
        if self._proxies.says_secure(peer, scope["headers"]):
            scope["scheme"] = "wss" if scope["type"] == ScopeType.WEBSOCKET else "https"

    def _objection(self, scope: Any, *, has_room: bool) -> Refused | None:
        """Why a request is not even looked at."""
        address, path = scope["client"][0], scope["path"]
        if is_disguised(path) or (path in PROBES and scope["raw_path"] != path.encode()):
            return Refused(404, "not-found", "there is nothing at this address")
        if path in PROBES:
            return None if self.services.probes.take(address) else too_many()
        if (objection := self._objection_to(address, has_room=has_room)) is not None:
            return objection
        work = self._work.get(path.rpartition("/")[2])
        if work and not self.services.work.take(address, work):
            return too_many()
        return None if scope["method"] in CHANGES_NOTHING else self._objection_to_change(Headers.from_scope(scope))

    def _objection_to(self, address: str, *, has_room: bool) -> Refused | None:
        """Why nothing is done for an address at the moment."""
        if self.services.blocklist.keeps_out(address):
            return blocked()
        if not has_room:
            return Refused(TOO_OFTEN, "too-many", "too many connections: close some, or wait a moment")
        return None if self.services.requests.take(address) else too_many()

    def _objection_to_change(self, headers: Headers) -> Refused | None:
        """No page from elsewhere may change anything, nor can it by what browsers send without asking us first."""
        if not is_welcome(headers.get("origin"), headers.get("host"), self.services.settings.origins):
            return forbidden("pages from elsewhere may not do this")
        if (
            has_body(headers)
            and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json"
        ):
            return Refused(415, "bad-media", "send it as application/json")
        return None

    async def _serve(self, scope: Any, receive: Receive, send: Send, objection: Refused | None) -> None:
        began = time.perf_counter()
        status = 500
        body = Body(receive, self.services.settings.body_seconds, is_empty=not has_body(Headers.from_scope(scope)))

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = more_headers(scope, message)
                if status == TOO_SLOW:
                    more.append(LAST_ONE)  # nor is the rest of the body waited for
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        if objection is not None:
            await refuse(send_with_headers, objection)
        else:
            await self.app(scope, body.receive, send_with_headers)
        seconds = time.perf_counter() - began
        route = scope.get("path_template") or "other"
        self.services.metrics.requests.labels(scope["method"], route, str(status)).observe(seconds)
        # Whoever comes too often must not fill the log as well.
        tell = log.debug if status == TOO_OFTEN else log.info
        tell("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def is_disguised(path: str) -> bool:
    """Whether an address of ours is written with more slashes than it has: neither limits nor a proxy would know it.

    >>> is_disguised("/metrics/"), is_disguised("//api/mine"), is_disguised("/api/mine"), is_disguised("/")
    (True, True, False, False)
    """
    plain = "/" + "/".join(part for part in path.split("/") if part)
    return path != plain and plain.startswith(("/api", "/metrics"))


def has_body(headers: Headers) -> bool:
    """Whether a request has more than headers."""
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def more_headers(scope: Any, start: Any) -> list[tuple[bytes, bytes]]:
    """What goes with every reply."""
    headers = [(b"content-security-policy", content_policy(Headers.from_scope(scope).get("host"))), *HEADERS]
    if not any(name.lower() == b"cache-control" for name, _ in start.get("headers", [])):
        headers.append((b"cache-control", b"no-store"))
    if scope["scheme"] == "https":
        headers.append(ONLY_TLS)
    return headers


class Body:
    """The body of a request; what is not there after so many seconds is refused."""

    def __init__(self, receive: Receive, seconds: float, *, is_empty: bool) -> None:
        self._receive = receive
        self._until = asyncio.get_running_loop().time() + seconds
        self.is_complete = is_empty

    async def receive(self) -> Any:
        """The next piece of it, and afterwards what else there is to hear of the connection."""
        if self.is_complete:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message: Any = await self._receive()
        except TimeoutError:
            raise Refused(TOO_SLOW, "too-slow", "the rest of the request did not come in time") from None
        self.is_complete = not message.get("more_body")
        return message


def too_many() -> Refused:
    """Whoever asks has asked too often lately."""
    return Refused(TOO_OFTEN, "too-many", "too many requests: wait a moment")


async def refuse(send: Send, refusal: Refused) -> None:
    """Answer without troubling the application."""
    body = msgspec.json.encode(Problem(refusal.error, refusal.message))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == TOO_OFTEN:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
