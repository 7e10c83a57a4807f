"""Starting a server."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
import uvicorn

from dreadhall.processes.garbage import calm_collector
from dreadhall.server.config import Settings
from dreadhall.server.errors import BadSetting
from dreadhall.server.http.app import create_app
from dreadhall.server.http.doorman import doorman
from dreadhall.server.http.sockets import metered
from dreadhall.server.logs import set_up_logs
from dreadhall.server.peers import Peers
from dreadhall.server.plugins import load_plugins
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.notify import understand
from dreadhall.server.supervisor import Supervisor

log = structlog.get_logger("dreadhall.server")


def serve(settings: Settings, *, open_browser: bool = False, say: Callable[[str], None] = print) -> None:
    """Serve until we are told to stop; BadSetting says in a line why that cannot be."""
    set_up_logs(settings)
    raise_file_limit()
    with bind(settings) as listening:
        address = address_of(listening, settings.host)
        ready = partial(greet, address, say, open_browser=open_browser)
        if settings.workers > 1:
            serve_with_workers(settings, listening, ready)
            return
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve_alone(settings, listening, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """How to make a loop: uvloop's, where it is installed."""
    return uvicorn.Config("", log_config=None).get_loop_factory()


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol must be named: otherwise small replies wait for each other (Nagle's algorithm stays on).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections inherit it: one on which nothing is read for so long is ended by the system.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(settings.send_seconds * 1000))
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise BadSetting(f"cannot listen on {settings.host}:{settings.port}: {reason}") from None
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """The address to type into a browser."""
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def greet(address: str, say: Callable[[str], None], *, open_browser: bool) -> None:
    """Say where we are, and show it where there is a screen."""
    say(f"Dreadhall listens on {address}")
    sys.stdout.flush()
    if open_browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux"):
        webbrowser.open(address)


def uvicorn_config(settings: Settings, app: object, http: type[asyncio.Protocol] | None = None) -> uvicorn.Config:
    """How uvicorn is to behave."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        http=http or "httptools",
        ws=metered(settings.rate, settings.burst, settings.frame),
        ws_max_size=settings.frame,
        # It would let the length of a message tell of secrets beside what a player typed.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=2 * settings.send_seconds,
        # Long enough that clients seldom ask again in the moment in which we hang up.
        timeout_keep_alive=30,
        timeout_graceful_shutdown=int(settings.shutdown_seconds) or 1,
        # Whose word is taken is for the shell to say.
        proxy_headers=False,
        lifespan="on",
    )


def raise_file_limit() -> None:
    """Let this process open as many files as it may: a connection is one."""
    try:
        import resource  # not everywhere
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def serve_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """One process."""
    app = create_app(settings)
    await app.services.start()
    calm_collector()
    try:
        ready()
        await uvicorn.Server(uvicorn_config(settings, app)).serve(sockets=[listening])
    finally:
        await app.services.stop()


async def try_database(settings: Settings) -> Database:
    """Bring the database up to date, or say why that cannot be, before there are several to say it."""
    database = Database(settings)
    await database.open()
    return database


def serve_with_workers(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Several processes on one database and one socket. SQLite stays claimed for them as long as they are there."""
    load_plugins(settings.plugins)
    with asyncio.Runner() as runner:
        database = runner.run(try_database(settings))
        try:
            ready()
            Supervisor(settings, listening, serve_as_one_of_several).run()
        finally:
            runner.run(database.close())


def serve_as_one_of_several(settings: Settings, listening: socket.socket, peers: Peers) -> None:
    """One process of several; where the database is away just then, the next one tries again."""
    set_up_logs(settings)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            runner.run(serve_beside(settings.shared(), listening, peers))
        except BadSetting as error:
            log.warning("cannot begin", reason=str(error))
            sys.exit(1)


async def serve_beside(settings: Settings, listening: socket.socket, peers: Peers) -> None:
    """The same, in its loop."""
    app = create_app(settings, peers=peers)
    protocol: Any = doorman(peers)
    config = uvicorn_config(settings, app, protocol)
    server = uvicorn.Server(config)
    loop = asyncio.get_running_loop()
    arriving: set[asyncio.Task[object]] = set()

    def visited(handle: int, request: bytes) -> None:
        """Somebody is handed over, with what they have asked."""
        visit = partial(protocol, config, server.server_state, server.lifespan.state, first=request)
        connection = socket.socket(fileno=handle)
        connection.setblocking(False)
        arrival: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(visit, connection))
        arriving.add(arrival)
        arrival.add_done_callback(arriving.discard)

    await app.services.start()
    calm_collector()
    serving = loop.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        peers.listen(partial(understand, heard=app.services.heard), app.services.missed, visited)
        peers.admit_gap()
        await serving
    finally:
        peers.stop()
        await app.services.stop()
