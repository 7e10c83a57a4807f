"""Tables that are open to everybody on this server: offering one, the list of them, and sitting down."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dreadhall.server.wire.fields import KeyText, OwnKey
from dreadhall.server.wire.seats import Named
from dreadhall.server.wire.waiting import WaitingFor

Experience = Literal["any", "new", "seasoned"]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}\Z", description="The language that is spoken there")]
Minutes = Annotated[int, Meta(ge=1, le=10_080)]


class NewListing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is to be offered; bots take the seats that are empty after so many minutes, and it begins.

    `conduct` is the key by which the host is known at tables of strangers.
    """

    language: Language
    experience: Experience = "any"
    approves: bool = False
    bots_in: Minutes | None = None
    conduct: OwnKey | None = None


class OpenTable(msgspec.Struct, frozen=True):
    """A table that is open to everybody: no more of it than somebody who watches may know.

    `host` is the name of whoever opened it, `people` how many sit there, `bots` how many bots, and `free` the seats for
    one more. `options` are those that differ from the usual ones; null where these are too many to be told. A turn may
    take so many days (`turn`), or people are there together.
    """

    id: str
    game: str
    title: str
    status: Literal["lobby", "playing"]
    host: str
    seats: int
    people: int
    bots: int
    free: int
    options: dict[str, Any] | None
    turn: int | None
    language: str
    experience: str
    approves: bool
    bots_in: int | None


class OpenTables(msgspec.Struct, frozen=True, tag="open", tag_field="type"):
    """All of them, and how many wait for others; or that there are none on this server, because whoever runs it wants
    none."""

    wanted: bool
    tables: list[OpenTable]
    waiting: list[WaitingFor]


class OpenTablesChanged(msgspec.Struct, frozen=True, tag="changed", tag_field="type"):
    """What has changed: these are new or otherwise than before, and those are open no more; and how many wait now."""

    tables: list[OpenTable]
    gone: list[str]
    waiting: list[WaitingFor]


class SitDown(Named, frozen=True):
    """Who would like to sit down at an open table, on whichever seat is next.

    `beside` is the key of a seat there that the same person has left, and `conduct` the one by which they are known at
    tables of strangers: who sits there is told how many games they have finished and abandoned.
    """

    beside: KeyText | None = None
    conduct: OwnKey | None = None
