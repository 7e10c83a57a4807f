"""What the server refuses, each with a code for programs and one line for people."""

from typing import Any

from dreadhall.bots import UnknownBot
from dreadhall.kernel import (
    AuditFailed,
    BadOption,
    BadSave,
    BadSeat,
    CannotUndo,
    DreadhallError,
    IllegalAnswer,
    MissingPackage,
    UnknownGame,
)
from dreadhall.lessons import UnknownLesson


class Refused(DreadhallError):
    """A request that cannot be granted: an HTTP status, a stable code and a line."""

    def __init__(self, status: int, error: str, message: str, extra: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.extra = extra or {}


class BadSetting(DreadhallError):
    """A setting of the server makes no sense."""


class StorageFailed(DreadhallError):
    """The database did not answer, or not in time: what was to be stored may be there or not, unless it refused."""

    def __init__(self, message: str, *, refused: bool = False) -> None:
        super().__init__(message)
        self.refused = refused


def bad_key() -> Refused:
    """The same words whether the table, the key or both are wrong, so that nothing can be learnt by trying."""
    return Refused(401, "bad-key", "this link does not open a table here, or has been withdrawn")


def forbidden(message: str) -> Refused:
    """The key is good, but not for this."""
    return Refused(403, "forbidden", message)


def conflict(error: str, message: str) -> Refused:
    """The table is not in a state in which this can be done."""
    return Refused(409, error, message)


def busy() -> StorageFailed:
    """Somebody else was faster again and again."""
    return StorageFailed("too much is going on at this table: try again")


# Errors of the game and what they are called outside; whatever is not here is our own fault.
CODES: dict[type[DreadhallError], tuple[int, str]] = {
    UnknownGame: (404, "no-such-game"),
    UnknownLesson: (404, "no-such-lesson"),
    UnknownBot: (404, "no-such-bot"),
    BadOption: (400, "bad-option"),
    BadSeat: (404, "no-such-seat"),
    MissingPackage: (503, "missing-package"),
    BadSave: (400, "bad-save"),
    IllegalAnswer: (422, "illegal-answer"),
    CannotUndo: (409, "cannot-undo"),
    AuditFailed: (409, "no-audit"),
    StorageFailed: (503, "try-again"),
}


def code_of(error: DreadhallError) -> str:
    """The code of an error of the game or of the server."""
    return status_and_code(error)[1]


def status_and_code(error: DreadhallError) -> tuple[int, str]:
    """How an error is called outside."""
    if isinstance(error, Refused):
        return error.status, error.error
    return next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), (400, "refused"))


def one_line(error: object) -> str:
    """What went wrong, in a line of bounded length."""
    return " ".join(str(error).split())[:300]
