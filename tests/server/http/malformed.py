"""Bytes that are no request, no path, no body and no frame, or only just."""

import json
import random
import struct
from typing import Any

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW", "get")
PIECES = (
    "%00",
    "%ff",
    "%c0%80",
    "%ed%a0%80",
    "%2e%2e",
    "..",
    ".",
    "%2f",
    "%5c",
    "%",
    "%zz",
    "%0d%0a",
    "\x7f",
    "a" * 300,
)
KINDS = (
    "application/json",
    "application/json; charset=utf-16",
    "application/json; charset=\xff",
    "application/vnd.api+json",
    "text/plain",
    "text/html; charset=",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/msgpack",
    "application/octet-stream",
    "/",
    ";;;",
    "",
)
DEEP = ("[", '{"a":', '{"save":{"checkpoint":', "[[", '{"options":')
HEADS = (
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\x00\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    b"GET /api/games HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET /api/games\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET http://elsewhere/api/games HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nRange: bytes=9-1,-5\r\nIf-None-Match: \xff\r\nAccept: */*;q=x\r\n\r\n",
)


def path(rng: random.Random, known: str) -> str:
    """A path of the server with something in it that should not be there, and a query of the same kind."""
    parts = known.split("/")
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(1, len(parts))
        parts[at] = rng.choice([rng.choice(PIECES), parts[at] + rng.choice(PIECES), ""])
    name = rng.choice(["since", "number", "seat", rng.choice(PIECES)])
    return "/".join(parts) + rng.choice(["", f"?{name}={rng.choice(PIECES)}", "?" + "&" * 200, "#x"])


def request(rng: random.Random, method: str, known: str, key: str) -> bytes:
    """A request whose path, method or head is wrong."""
    if rng.random() < 0.3:
        return spoiled(rng, rng.choice(HEADS)) if rng.random() < 0.5 else rng.choice(HEADS)
    line = (
        f"{rng.choice([method, rng.choice(METHODS)])} {path(rng, known)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    )
    return f"{line}Authorization: Bearer {key}\r\nContent-Length: 0\r\n\r\n".encode("latin-1")


def spoiled(rng: random.Random, content: bytes) -> bytes:
    """The same with a few bytes changed, doubled or gone."""
    spoilt = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(spoilt))
        spoilt[at : at + rng.randint(0, 3)] = rng.choice([b"", b"\x00", b"\xff", b"\r\n", b" ", rng.randbytes(3)])
    return bytes(spoilt) or b"\x00"


def body(rng: random.Random, examples: list[Any]) -> bytes:
    """Something that is no JSON, too much of it, too deep, or nearly what it should be."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(DEEP).encode() * rng.choice([100, 1_000, 20_000])
    if kind == 1:
        return b'"' + rng.choice([b"x", b"\\u0000", b"\xc3\xa4"]) * rng.choice([10_000, 60_000, 200_000]) + b'"'
    if kind == 2:
        return rng.randbytes(rng.choice([0, 1, 30, 3000]))
    text = json.dumps(rng.choice(examples)).encode()
    if kind == 3:
        return spoiled(rng, text)
    if kind == 4:
        return text.replace(b'"', rng.choice([b'"\xff', b'"\xed\xa0\x80', b'"\\ud800', b"'"]), rng.randint(1, 3))
    return text + rng.choice([b"\x00", b"{}", b",", b"\xef\xbb\xbf", b" " * 70_000])


def frame(opcode: int, payload: bytes, *, masked: bool = True, length: int | None = None, bits: int = 0x80) -> bytes:
    """A frame as a client sends it; the length may be a lie, and the first bits may say anything."""
    size = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", bits | opcode, mask | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", bits | opcode, mask | 126, size)
    else:
        head = struct.pack("!BBQ", bits | opcode, mask | 127, size)
    return head + (b"\x00" * 4 + payload if masked else payload)


def broken_frame(rng: random.Random) -> bytes:
    """Something after which a connection cannot go on: whoever gets it has to close, and to say so."""
    text, ping, close = 1, 9, 8
    return rng.choice(
        [
            frame(rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"x"),
            frame(text, b"hello", masked=False),
            frame(text, rng.choice([b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"{\xf0\x80\x80\x80}"])),
            frame(text, b"", length=rng.choice([1 << 20, 1 << 40, (1 << 63) - 1])),
            frame(text, b"x" * rng.choice([17_000, 60_000])),
            frame(text, b"x", bits=rng.choice([0xC0, 0xA0, 0x90])),
            frame(ping, b"x" * 126),
            frame(ping, b"x", bits=0),
            frame(0, b"more of what?"),
            frame(text, b"{", bits=0) + frame(text, b"}"),
            frame(close, rng.choice([b"\x00", b"\x00\x01", b"\x03\xed", b"\xff\xff", b"\x03\xe8\xff"])),
        ]
    )
