"""Whoever has nothing open is called when it is their turn: by a push service which the test runs itself."""

import asyncio
import base64
import json
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from typing_extensions import override

from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.pushes import MOST_DEVICES, Call, keep_push
from dreadhall.server.tables.calling import AT_ONCE
from dreadhall.server.tables.webpush import WebPush
from tests.patience import PATIENCE
from tests.server.helpers import Clock, Server, Table, free_settings, running

pytestmark = pytest.mark.anyio

CONTACT = "mailto:house@dread.example"


class PushService:
    """Takes calls, as those of browsers do."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.may_answer = threading.Event()
        self.may_answer.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.append((self.path, dict(self.headers), body))
                service.may_answer.wait()
                self.send_response(service.status)
                self.end_headers()

            @override
            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def browsers() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.may_answer.set()
    service.server.shutdown()
    service.server.server_close()


class Night(NamedTuple):
    """A server with its clocks."""

    server: Server
    wall: Clock
    ticks: Clock

    async def sweep(self, seconds: float = 0) -> None:
        self.wall.now += seconds
        self.ticks.now += seconds
        await self.server.services.turns.settle()
        await self.server.services.sweep()
        await self.server.services.calling.settle()


@pytest.fixture
async def night(database: str) -> AsyncIterator[Night]:
    wall, ticks = Clock(), Clock()
    wall.now = 20 * DAY + 12 * 3600  # at noon
    settings = free_settings(database, bots=0, push_contact=CONTACT, push_hosts=["127.0.0.1"])
    async with running(settings, wall, ticks) as server:
        yield Night(server, wall, ticks)


async def late(night: Night, browsers: PushService, **quiet: int) -> tuple[Table, int]:
    """A table that waits for somebody who wants to be called."""
    table = await night.server.started(turn=3)
    seat = (await table.state(table.spectator))["view"]["waiting"][0]
    endpoint = {"endpoint": f"{browsers.address}/somebody", **quiet}
    reply = await table.call("PUT", f"/seats/{seat}/push", seat, endpoint)
    assert reply.status_code == 204, reply.text
    return table, seat


def claims(headers: dict[str, str], public: bytes) -> Any:
    """What is signed in a call; the signature must be good."""
    token = headers["Authorization"].removeprefix("vapid t=").partition(",")[0]
    text, _, signature = token.rpartition(".")
    raw = decoded(signature)
    signed = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    key.verify(signed, text.encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(text.partition(".")[2]))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def test_whoever_is_away_is_called_once_a_turn_with_nothing_in_it(night: Night, browsers: PushService) -> None:
    table, seat = await late(night, browsers)
    await night.sweep()
    assert browsers.calls == []  # they are still here
    for _ in range(3):
        await night.sweep(3600)
    [(path, headers, body)] = browsers.calls
    assert (path, body) == ("/somebody", b"")
    public = decoded((await night.server.http.get("/api/push")).json()["key"])
    told = claims(headers, public)
    assert (told["aud"], told["sub"]) == (browsers.address, CONTACT)
    assert not any(secret in str(headers) for secret in (table.id, table.keys[seat], table.host))


async def test_nobody_is_called_at_night_but_in_the_morning(night: Night, browsers: PushService) -> None:
    await late(night, browsers, quiet_from=13 * 60, quiet_to=15 * 60)
    await night.sweep(2 * 3600)
    assert browsers.calls == []
    await night.sweep(2 * 3600)
    assert len(browsers.calls) == 1


async def test_whoever_is_left_alone_or_has_left_is_called_no_more(night: Night, browsers: PushService) -> None:
    table, seat = await late(night, browsers)
    other, place = await late(night, browsers)
    await table.call("DELETE", f"/seats/{seat}/push", seat)
    await other.good("POST", f"/seats/{place}/leave", place)
    await night.sweep(7200)
    assert browsers.calls == []


async def test_a_push_service_that_fails_is_asked_again_a_few_times(night: Night, browsers: PushService) -> None:
    await late(night, browsers)
    browsers.status = 503
    asked = []
    for seconds in (61, 30, 31, 660, 3660, 20_000, 20_000):
        await night.sweep(seconds)
        asked.append(len(browsers.calls))
    assert asked == [1, 1, 2, 3, 4, 4, 4]


async def test_a_call_that_came_through_in_the_end_is_not_made_again(night: Night, browsers: PushService) -> None:
    await late(night, browsers)
    browsers.status = 429
    await night.sweep(61)
    browsers.status = 201
    for _ in range(3):
        await night.sweep(4000)
    assert len(browsers.calls) == 2


async def test_nothing_waits_for_a_push_service_that_hangs(night: Night, browsers: PushService) -> None:
    other = PushService()
    try:
        await late(night, browsers)
        await late(night, other)
        browsers.may_answer.clear()
        for clock in (night.wall, night.ticks):
            clock.now += 61
        for _ in range(3):
            async with asyncio.timeout(PATIENCE):
                await night.server.services.sweep()  # none of which waits for an answer
        async with asyncio.timeout(PATIENCE):
            while not (browsers.calls and other.calls):
                await asyncio.sleep(0.01)
        assert (len(browsers.calls), len(other.calls)) == (1, 1)
        browsers.may_answer.set()
        await night.server.services.calling.settle()
    finally:
        other.server.shutdown()
        other.server.server_close()


async def test_somebody_is_called_on_each_of_their_devices(night: Night, browsers: PushService) -> None:
    table, seat = await late(night, browsers)
    phone, tablet = (f"{browsers.address}/{device}" for device in ("phone", "tablet"))
    for endpoint in (phone, tablet, phone):
        await table.call("PUT", f"/seats/{seat}/push", seat, {"endpoint": endpoint})
    await table.call("DELETE", f"/seats/{seat}/push", seat, endpoint=tablet)
    for _ in range(2):
        await night.sweep(3600)
    assert sorted(path for path, _, _ in browsers.calls) == ["/phone", "/somebody"]


async def test_only_the_last_few_devices_of_a_seat_are_called(night: Night, browsers: PushService) -> None:
    table, seat = await late(night, browsers)
    for device in range(20):
        await table.call("PUT", f"/seats/{seat}/push", seat, {"endpoint": f"{browsers.address}/{device}"})
    await night.sweep(3600)
    assert len(browsers.calls) == MOST_DEVICES
    assert "/19" in [path for path, _, _ in browsers.calls]


async def test_a_browser_that_is_gone_is_forgotten(night: Night, browsers: PushService) -> None:
    table, seat = await late(night, browsers)
    browsers.status = 410
    await night.sweep(7200)
    assert len(browsers.calls) == 1
    choice = (await table.state(seat))["view"]["ask"]["choices"][0]["key"]
    await table.answer(seat, choice)
    await night.sweep(7200)
    await night.sweep(7200)
    assert len(browsers.calls) == 1


def test_only_push_services_are_asked_for_anything() -> None:
    push = WebPush(CONTACT, ["push.example", ".notify.example"])
    good = ["https://push.example/x", "https://eu.notify.example/y?token=1", "https://push.example:443/x"]
    bad = [
        "http://push.example/x",
        "https://push.example:22/",
        "https://evil.example/push.example",
        "file:///etc/passwd",
    ]
    bad += ["https://push.example.evil.example/", "https://notify.example.evil/", "https://[::1", "https://127.0.0.1/"]
    bad += ["https://somebody@push.example/x", "https://127.0.0.1:443@push.example/", "https://push.example/x#y"]
    assert [one for one in good if not push.may_call(one)] == []
    assert [one for one in bad if push.may_call(one)] == []


async def test_an_address_that_cannot_be_asked_for_keeps_nobody_from_being_called(
    night: Night, browsers: PushService
) -> None:
    table, seat = await late(night, browsers)
    for odd in ("/a b", "/\x00", "/\x7f", "/\u00e9", "/\nHost: elsewhere.example", "/x#y"):
        endpoint = browsers.address + odd
        assert (await table.call("PUT", f"/seats/{seat}/push", seat, {"endpoint": endpoint})).status_code == 400, odd
        reply = await table.call("DELETE", f"/seats/{seat}/push", seat, endpoint=endpoint)
        assert reply.status_code in (204, 400), odd
    await table.call("DELETE", f"/seats/{seat}/push", seat)
    for number in range(AT_ONCE):  # from when such an address was still taken
        kept = Call(table.id, seat, f"{browsers.address}/{number} {number}", 0, 0)
        await night.server.services.database.write(partial(keep_push, kept))
    await night.sweep(1)
    await late(night, browsers)
    await night.sweep(61)
    assert [path for path, _, _ in browsers.calls] == ["/somebody"]
