"""Who may do what: every door says it where it is, and keeps to it."""

import inspect
import json
import typing
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from dreadhall.server.http.api.common import who_may
from dreadhall.server.http.app import create_app
from dreadhall.server.tables.access import ANY_LINK
from dreadhall.server.tables.replies import MAY_SEND
from dreadhall.server.wire.frames import Frame, Ping
from tests.server.asking import BODIES, QUERIES
from tests.server.helpers import Server, Table, free_settings

TABLE = "/api/tables/{table_id}"
SEAT = f"{TABLE}/seats/{{seat}}"
# Everything that can be asked of a server, and by whom.
WHO = {
    "GET /": "anybody",
    "GET /{path}": "anybody",
    "GET /api/docs": "anybody",
    "GET /api/frames": "anybody",
    "GET /api/games": "anybody",
    "GET /api/games/darkest/catalogue": "anybody",
    "GET /api/games/darkest/houses": "anybody",
    "GET /api/games/darkest/houses/check": "anybody",
    "GET /api/games/darkest/houses/random": "anybody",
    "GET /api/games/{game}/lessons": "anybody",
    "GET /api/games/{game}/rules": "anybody",
    "GET /api/games/{game}/screen/{file}": "anybody",
    "GET /api/games/{game}/words": "anybody",
    "GET /api/health": "anybody",
    "GET /api/open": "anybody",
    "LIVE /api/open/live": "anybody",
    "GET /api/privacy": "anybody",
    "GET /api/ready": "anybody",
    "GET /metrics": "operator",
    "GET /api/push": "anybody",
    "POST /api/own": "anybody",
    "POST /api/own/forget": "anybody",
    "POST /api/own/look": "anybody",
    "POST /api/mail": "anybody",
    "POST /api/mail/forget": "anybody",
    "POST /api/mail/link": "anybody",
    "POST /api/mail/look": "anybody",
    "POST /api/mine": "anybody",
    "POST /api/waiting": "anybody",
    "POST /api/waiting/leave": "anybody",
    "POST /api/waiting/look": "anybody",
    "POST /api/tables": "anybody",
    "POST /api/tables/lesson": "anybody",
    "POST /api/tables/restore": "anybody",
    f"POST {TABLE}/sit": "anybody",
    f"PUT {TABLE}/listing": "host",
    f"DELETE {TABLE}/listing": "host",
    f"LIVE {TABLE}/live": "any link, in the hello",
    f"GET {TABLE}": "any link",
    f"PATCH {TABLE}": "host",
    f"POST {TABLE}/start": "host",
    f"POST {TABLE}/links/{{link}}": "host",
    f"GET {TABLE}/audit": "inside",
    f"GET {TABLE}/odds": "inside",
    f"GET {TABLE}/book": "inside",
    f"GET {TABLE}/events": "inside",
    f"GET {TABLE}/play": "inside",
    f"GET {TABLE}/replay": "inside",
    f"GET {TABLE}/save": "inside",
    f"GET {TABLE}/chat": "inside",
    f"POST {TABLE}/chat": "host or seat",
    f"POST {TABLE}/again": "host or seat",
    f"POST {TABLE}/follow": "inside",
    f"POST {TABLE}/answer": "seat",
    f"POST {TABLE}/undo": "seat",
    f"POST {TABLE}/undo/agree": "seat",
    f"POST {TABLE}/give-up": "seat",
    f"POST {TABLE}/give-up/agree": "seat",
    f"POST {TABLE}/advice": "seat",
    f"PATCH {SEAT}": "this seat",
    f"POST {SEAT}/join": "host or invited",
    f"POST {SEAT}/claim": "host or seat",
    f"POST {SEAT}/release": "any link",
    f"POST {SEAT}/leave": "this seat or guest",
    f"POST {SEAT}/kick": "host",
    f"POST {SEAT}/mute": "host",
    f"POST {SEAT}/remove": "host",
    f"POST {SEAT}/report": "host or seat",
    f"PUT {SEAT}/bot": "host or seat",
    f"DELETE {SEAT}/bot": "host or this seat",
    f"PUT {SEAT}/push": "this seat",
    f"DELETE {SEAT}/push": "this seat",
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    found = create_app(free_settings(f"sqlite:///{tmp_path_factory.mktemp('doors') / 'none.sqlite3'}")).app
    assert isinstance(found, Litestar)
    return found


def doors(app: Litestar) -> Iterator[tuple[str, str, BaseRouteHandler]]:
    """The address of each handler of ours, by what it is called."""
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            yield "LIVE", route.path_format, route.route_handler
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods - {"OPTIONS", "HEAD"}:
                    if handler.fn.__module__.startswith("dreadhall"):
                        yield method, route.path_format, handler


def test_every_door_says_who_may_open_it(app: Litestar) -> None:
    found = {f"{method} {path}": who_may(handler) for method, path, handler in doors(app)}
    assert {door: who and who.name for door, who in found.items()} == WHO


def test_a_door_is_guarded_by_a_key_where_it_is_not_for_anybody(app: Litestar) -> None:
    for method, path, handler in doors(app):
        who = who_may(handler)
        assert who is not None
        assert ("access" in inspect.signature(handler.fn).parameters) == bool(who.roles), f"{method} {path}"


def test_every_frame_but_a_ping_says_who_may_send_it() -> None:
    assert MAY_SEND.keys() == set(typing.get_args(Frame)) - {Ping}


@pytest.mark.anyio
async def test_the_document_names_the_roles_that_open_a_door(server: Server) -> None:
    paths = json.loads((await server.http.get("/api/schema/openapi.json")).content)["paths"]
    assert paths[f"{TABLE}/start"]["post"]["security"] == [{"key": ["host"]}]
    assert paths[f"{TABLE}/chat"]["post"]["security"] == [{"key": ["host"]}, {"key": ["seat"]}]
    assert "security" not in paths["/api/tables"]["post"]


async def knock(app: Litestar, table: Table, role: str, key: str) -> dict[str, tuple[int, str]]:
    """What somebody hears at every door that is for others; of the seats, they knock at one that is not theirs."""
    heard: dict[str, tuple[int, str]] = {}
    for method, path, handler in doors(app):
        who, name = who_may(handler), handler.fn.__name__
        if who is None or who.roles in ((), ANY_LINK.roles):
            continue
        elsewhere = role == "seat" and who.own_seat
        if role not in who.roles or elsewhere:
            rest = path.removeprefix(TABLE).replace("{seat}", "1").replace("{link}", "invite")
            body: Any = {"name": "Eve"} if name == "join" else BODIES.get(name)
            reply = await table.call(method, rest, key, body, **QUERIES.get(name, {}))
            heard[f"{method} {rest}"] = (reply.status_code, reply.json().get("error", ""))
    return heard


@pytest.mark.anyio
async def test_nobody_opens_a_door_that_is_for_others(app: Litestar, server: Server) -> None:
    table = await server.started()
    before = await table.info()
    keys = {"host": table.host, "spectator": table.spectator, "invite": table.invite, "seat": table.keys[0]}
    for role, key in keys.items():
        heard = await knock(app, table, role, key)
        assert heard
        assert {door: reply for door, reply in heard.items() if reply != (403, "forbidden")} == {}
    assert await table.info() == before
