"""Starting a server."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from dreadhall.server.config import Settings, as_environment
from dreadhall.server.errors import BadSetting
from dreadhall.server.http.app import calm_collector, create_app
from dreadhall.server.http.sockets import ImpatientSocket
from dreadhall.server.http.visits import ImpatientVisit
from dreadhall.server.logs import set_up_logs
from dreadhall.server.plugins import load_plugins
from dreadhall.server.storage.engine import Database


def serve(settings: Settings, *, open_browser: bool = False, say: Callable[[str], None] = print) -> None:
    """Serve until we are told to stop; BadSetting says in a line why that cannot be."""
    set_up_logs(settings)
    with bind(settings) as listening:
        address = address_of(listening, settings.host)
        if settings.workers > 1:
            say(f"Dreadhall listens on {address}")
            serve_with_workers(settings, listening)
            return
        # uvloop, where it is installed.
        loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(serve_alone(settings, listening, lambda: greet(address, say, open_browser=open_browser)))


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol must be named: otherwise small replies wait for each other (Nagle's algorithm stays on).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


def uvicorn_config(settings: Settings, app: object) -> uvicorn.Config:
    """How uvicorn is to behave."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        http=ImpatientVisit,
        ws=ImpatientSocket,
        # Compression would let the length of a message tell of secrets beside what a player typed.
        ws_per_message_deflate=False,
        ws_max_size=settings.frame,
        # Long enough that clients seldom ask again in the moment in which we hang up.
        timeout_keep_alive=30,
        ws_ping_interval=20,
        ws_ping_timeout=2 * settings.send_seconds,
        timeout_graceful_shutdown=int(settings.shutdown_seconds) or 1,
        # Who is let in and whose word is taken is for the door and the shell to say.
        proxy_headers=False,
        lifespan="on",
    )


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


async def try_database(settings: Settings) -> None:
    """Bring the database up to date, or say why that cannot be, before there are several to say it."""
    database = Database(settings)
    try:
        await database.open()
    finally:
        await database.close()


def serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """Several processes on one database and one socket."""
    load_plugins(settings.plugins)
    asyncio.run(try_database(settings))
    os.environ.update(as_environment(settings))
    config = uvicorn_config(settings, "dreadhall.server.http.app:from_environment")
    config.factory = True
    config.workers = settings.workers
    Multiprocess(config, sockets=[listening]).run()
