"""Structured logs, without secrets: whatever looks like a key is hidden before a line is written."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from dreadhall.server.config import Settings
from dreadhall.server.keys import hide

NEVER = frozenset({"key", "keys", "authorization", "seed", "save", "cookie", "headers", "body"})


def hide_secrets(_logger: Any, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leave out what must never be written, and hide keys in all that is."""
    for name in list(entry):
        if name.lower() in NEVER:
            entry[name] = "[hidden]"
        elif isinstance(entry[name], str):
            entry[name] = hide(entry[name])
    return entry


def is_our_fault(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is about anything but a frame of a client that cannot be read."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def shorten(record: logging.LogRecord) -> bool:
    """A connection to the database that ends in the pool's hands is worth a line: whoever needed it says the rest."""
    if record.name.startswith("sqlalchemy.pool") and record.exc_info is not None:
        record.msg, record.args = f"{record.getMessage()}: {type(record.exc_info[1]).__name__}", ()
        record.exc_info = None
    return True


def set_up_logs(settings: Settings) -> None:
    """Write to standard error, a line an event, ours and those of the libraries alike."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    shown: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown], foreign_pre_chain=shared
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(shorten)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log.upper())
    for name in ("sqlalchemy", "alembic", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of whatever clients send that is no request, and takes a frame that is no text for an error of its own.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
