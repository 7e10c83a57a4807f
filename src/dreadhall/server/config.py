"""The settings of a server: from the environment (`DREADHALL_...`), overruled by the command line."""

import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from dreadhall.server.addresses import Proxies, read_address
from dreadhall.server.errors import BadSetting

PREFIX = "DREADHALL_"

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Bytes = Annotated[int, Meta(ge=1024, le=256 * 1024 * 1024)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set, with defaults for one machine and a few friends."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    # Where SQLite and other files go; a database URL makes it unnecessary.
    data: str = ""
    database: str = ""
    sqlite_sync: Literal["full", "normal"] = "full"
    # How long anything may take that is asked of the database.
    database_seconds: Seconds = 5
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    # Of several processes, one that stands still for so long is ended and replaced.
    frozen_seconds: Seconds = 60
    # Pages of other origins that may open live connections, and proxies whose word about addresses is taken.
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    # Modules that register further games, imported here and wherever bots think.
    plugins: tuple[str, ...] = ()

    # Whether tables can be open to everybody on this server; "auto" where others than this machine can reach it.
    open_tables: Literal["auto", "on", "off"] = "auto"

    live_tables: Count = 1000
    idle: Seconds = 900
    checkpoint_every: Count = 25
    sweep: Seconds = 5
    # After how many days without a touch a table goes, whose game has not begun or has (0: never), and where to first:
    # to a folder beside the database, or to another, or ("none") nowhere.
    unstarted_days: Days = 1
    expire_days: Days = 180
    archive: str = ""

    bots: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_seconds: Seconds = 5
    # How long a bot waits before it acts while a person may act with it, so that they can follow.
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.8
    # Where a game keeps secrets bots answer at such intervals, so that nobody can tell how long they have thought.
    bot_tick: Annotated[float, Meta(ge=0, le=60)] = 0.25
    # How long somebody may be away before others may let a bot play for them until they are back.
    patience: Annotated[float, Meta(ge=0, le=86_400)] = 120
    # How long those who are there have to object when most would give up; whoever is away has a day.
    objection: Seconds = 60
    lease: Seconds = 15
    save_seconds: Seconds = 3
    # No rule of any table runs longer in the event loop; no process for bots and saves from outside grows larger.
    rule_seconds: Seconds = 2
    worker_megabytes: Annotated[int, Meta(ge=256, le=1_000_000)] = 1024

    body: Bytes = 64 * 1024
    save_body: Bytes = 8 * 1024 * 1024
    frame: Bytes = 16 * 1024
    connections: Count = 2000
    address_connections: Count = 1000
    # Live connections to a table of those without a seat, in all and of one address.
    table_connections: Count = 64
    table_address_connections: Count = 16
    # Those who look at the list of open tables, in all and of one address.
    lookers: Count = 2000
    address_lookers: Count = 50
    # Requests and frames a second, and how many may come at once.
    rate: Count = 50
    burst: Count = 200
    tables_per_minute: Count = 30
    body_seconds: Seconds = 30
    # Saved tables an address may have opened in an hour.
    restore_megabytes: Count = 64
    hello_seconds: Seconds = 10
    send_seconds: Seconds = 10
    shutdown_seconds: Seconds = 10

    # Whom to ask about what is kept of people: an address of mail, or of a page.
    contact: Annotated[str, Meta(max_length=200)] = ""
    # In whose name browsers are called (mailto:… or a page; empty: nobody is), and at which push services.
    push_contact: Annotated[str, Meta(max_length=200)] = ""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        ".notify.windows.com",
    )
    # The server that mails go through (empty: none are written), from which address, and where people find this server.
    smtp_host: Annotated[str, Meta(max_length=200)] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: Annotated[str, Meta(max_length=200)] = ""
    smtp_password: Annotated[str, Meta(max_length=500)] = ""
    mail_from: Annotated[str, Meta(max_length=200, pattern=r"^([^\s@<>]+@[^\s@<>]+)?\Z")] = ""
    address: Annotated[str, Meta(max_length=200, pattern=r"^(https?://[^\s?#]+)?\Z")] = ""
    metrics: bool = True
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"

    def shared(self) -> "Settings":
        """What one of several processes allows, so that all of them together allow what is set."""
        parts = {name: share(getattr(self, name), self.workers) for name in SHARED}
        return msgspec.structs.replace(self, **parts)

    @property
    def has_mail(self) -> bool:
        """Whether people can be told by mail that it is their turn."""
        return bool(self.smtp_host)

    @property
    def has_open_tables(self) -> bool:
        """Whether tables can be open to everybody on this server: not at home, unless the operator says so.

        >>> Settings().has_open_tables, Settings(host="0.0.0.0").has_open_tables
        (False, True)
        """
        return self.open_tables == "on" or (self.open_tables == "auto" and not is_this_machine(self.host))

    @property
    def database_url(self) -> str:
        """The URL as SQLAlchemy wants it, with the driver named."""
        if not self.database:
            return f"sqlite+pysqlite:///{self.data_folder / 'dreadhall.sqlite3'}"
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise BadSetting(
                "database: not a database URL; try sqlite:///file or postgresql://user@host/name"
            ) from None
        drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        backend = url.drivername.partition("+")[0]
        if backend not in drivers:
            raise BadSetting(f"database: sqlite or postgresql, not {backend[:30]!r}")
        return url.set(drivername=drivers[backend]).render_as_string(hide_password=False)

    @property
    def archive_folder(self) -> Path | None:
        """Where tables go that nobody touches any more; None where they go for good."""
        if self.archive == NO_ARCHIVE:
            return None
        if self.archive:
            return Path(self.archive).expanduser()
        url = make_url(self.database_url)
        beside = Path(url.database or "").parent if url.get_backend_name() == "sqlite" else self.data_folder
        return beside / "archive"

    @property
    def data_folder(self) -> Path:
        """Where files go: as set, or in the data folder of whoever runs the server."""
        if self.data:
            return Path(self.data).expanduser()
        home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(home).expanduser() / "dreadhall"


def check_mail(settings: Settings) -> None:
    """Refuse to begin where mails could not be written, or anybody could read them on their way."""
    if settings.smtp_host and not (settings.mail_from and settings.address):
        raise BadSetting("smtp_host: mails need a sender (mail_from) and the address of this server (address), too")
    if settings.smtp_security == "none" and settings.smtp_host and not is_this_machine(settings.smtp_host):
        raise BadSetting("smtp_security: without TLS mails go no further than this machine")


def share(limit: int, processes: int) -> int:
    """What one of so many processes allows, so that all of them together allow what a server does.

    >>> share(32, 1), share(32, 3), share(1, 4)
    (32, 11, 1)
    """
    return -(-limit // processes)


def is_this_machine(host: str) -> bool:
    """Whether nobody else reaches a server that listens here.

    >>> is_this_machine("::1"), is_this_machine("localhost"), is_this_machine("192.0.2.7")
    (True, True, False)
    """
    address = read_address(host)
    return host == "localhost" if address is None else address.is_loopback


NO_ARCHIVE = "none"
# Limits of a server that several processes divide among themselves.
SHARED = (
    "connections",
    "address_connections",
    "lookers",
    "address_lookers",
    "rate",
    "burst",
    "tables_per_minute",
    "restore_megabytes",
)
LISTS = ("origins", "proxies", "plugins", "push_hosts")


def read_settings(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings of this environment; what is given by name goes before it. BadSetting names what is wrong.

    >>> read_settings({"DREADHALL_PORT": "8080"}).port
    8080
    """
    raw: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None and text.strip():
            raw[name] = [part.strip() for part in text.split(",") if part.strip()] if name in LISTS else text.strip()
    raw |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(raw, Settings, strict=False)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        name = where.strip("`").removeprefix("$.").partition("[")[0] or "setting"
        raise BadSetting(f"{name} ({PREFIX}{name.upper()}): {message}") from None
    Proxies(settings.proxies)
    check_mail(settings)
    if settings.workers > 1 and not hasattr(socket, "send_fds"):
        raise BadSetting("workers: this system cannot hand connections from one process to another")
    return settings
