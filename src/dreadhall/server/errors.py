"""What the server refuses, each with a code for programs and one line for people."""

from typing import Any

from dreadhall.kernel import DreadhallError


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
    """The database did not answer, or not in time."""


def bad_key() -> Refused:
    """The same words whether the table, the key or both are wrong, so that nothing can be learnt by trying."""
    return Refused(401, "bad-key", "this link does not open a table here, or has been withdrawn")


def forbidden(message: str) -> Refused:
    """The key is good, but not for this."""
    return Refused(403, "forbidden", message)


def conflict(error: str, message: str) -> Refused:
    """The table is not in a state in which this can be done."""
    return Refused(409, error, message)
