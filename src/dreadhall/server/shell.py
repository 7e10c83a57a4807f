"""What lies around every request: limits, security headers, a line in the log and the figures."""

import time
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dreadhall.server.live import TOO_MANY
from dreadhall.server.services import Services
from dreadhall.server.shapes import Problem

log = structlog.get_logger("dreadhall.access")

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
UNLIMITED = ("/api/health", "/api/ready", "/metrics")


class Shell:
    """The application with everything around it."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == ScopeType.HTTP:
            await self._serve(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not self._has_requests_left(scope):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
        else:
            await self.app(scope, receive, send)

    def _has_requests_left(self, scope: Any) -> bool:
        """Whether whoever asks has not asked too often lately."""
        client = scope.get("client")
        return self.services.requests.take(client[0] if client else "")

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if scope["path"] not in UNLIMITED and not self._has_requests_left(scope):
            await refuse(send_with_headers, 429, Problem("too-many", "too many requests: wait a moment"))
        else:
            await self.app(scope, receive, send_with_headers)
        seconds = time.perf_counter() - began
        route = scope.get("path_template") or "other"
        self.services.metrics.requests.labels(scope["method"], route, str(status)).observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Answer without troubling the application."""
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"1"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
