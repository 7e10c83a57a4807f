"""Silencing and reporting somebody; and what is kept of people."""

import msgspec

from dreadhall.server.wire.fields import Text


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody is to be silent."""

    muted: bool


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has to tell of somebody."""

    reason: Text


class Privacy(msgspec.Struct, frozen=True):
    """After how many days without a touch a table goes, before its game has begun and after (0: never); whether it
    goes to an archive; and whom to ask, where the operator says so."""

    unstarted_days: float
    expire_days: float
    archived: bool
    contact: str
