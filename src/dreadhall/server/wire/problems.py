"""Refusals."""

import msgspec

from dreadhall.server.wire.play import SeatView


class Problem(msgspec.Struct, frozen=True):
    """Every refusal: a code for programs and one line for people."""

    error: str
    message: str


class MoveProblem(msgspec.Struct, frozen=True):
    """The refusal of a move; one that came too late (`stale`) is told how the table stands now."""

    error: str
    message: str
    number: int | None = None
    asked: int | None = None
    view: SeatView | None = None
