"""Waiting for others to play with: for which game and how many, where one stands, and the seat in the end."""

from typing import Annotated

import msgspec
from msgspec import Meta

from dreadhall.server.wire.fields import OwnKey, SeatCount
from dreadhall.server.wire.seats import Named


class Wait(Named, frozen=True):
    """Who would like to play what, with how many at the table, and by what they are known at tables of strangers."""

    game: Annotated[str, Meta(max_length=64)]
    seats: SeatCount
    conduct: OwnKey | None = None


class WhoWaits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key that somebody was given who waits."""

    key: Annotated[str, Meta(pattern=r"^dhs_[A-Za-z0-9_-]{32}\Z")]


class Seated(msgspec.Struct, frozen=True):
    """The table and the seat that somebody has waited for: their key opens it; who was first has the host's as well."""

    table_id: str
    seat: int
    host_key: str | None


class Waited(msgspec.Struct, frozen=True):
    """Somebody waits as one of so many (`place`, from 1), or has a seat by now.

    Whoever asks after it less often than every minute waits no more.
    """

    key: str
    place: int
    seated: Seated | None = None


class WaitingFor(msgspec.Struct, frozen=True):
    """How many people wait for a game with so many seats."""

    game: str
    seats: int
    people: int
