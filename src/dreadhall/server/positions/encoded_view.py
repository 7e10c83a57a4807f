"""What a seat sees, as JSON in two parts: what is the same for everybody is written once, however many look."""

from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from dreadhall.kernel import Table

Fields = dict[str, msgspec.Raw]

encoder = msgspec.json.Encoder()
objects: msgspec.json.Decoder[Fields] = msgspec.json.Decoder(Fields)


class EncodedObject:
    """An object as JSON; where somebody looks into it, it is opened once."""

    def __init__(self, json: bytes) -> None:
        self.json = json

    @cached_property
    def fields(self) -> Fields:
        """What is in it, by name."""
        return objects.decode(self.json)


class EncodedView(NamedTuple):
    """A view in three parts: what every seat sees, the position as this one sees it, and what it is asked.

    >>> EncodedView(EncodedObject(b'{"move":3}'), EncodedObject(b'{"fire":1}'), EncodedObject(b'{"seat":0}')).whole
    b'{"move":3,"position":{"fire":1},"seat":0}'
    """

    common: EncodedObject
    position: EncodedObject
    own: EncodedObject

    @property
    def size(self) -> int:
        """How many bytes it has, or a few less."""
        return len(self.common.json) + len(self.position.json) + len(self.own.json)

    @property
    def whole(self) -> bytes:
        """The view."""
        return b"".join((self.common.json[:-1], b',"position":', self.position.json, b",", self.own.json[1:]))


class Common(NamedTuple):
    """What every seat sees; the position, too, while no seat may know what another may not."""

    part: EncodedObject
    position: EncodedObject | None


def common_to_all(table: Table) -> Common:
    """What is the same in every view of a table."""
    ask, rules = table.ask, table.rules
    seen: dict[str, Any] = {
        "game": table.game.name,
        "seats": table.seats,
        "move": table.move,
        "commitment": table.commitment,
        "waiting": ask.waiting if ask is not None else [],
        "result": table.result,
    }
    position = None if rules.keeps_secrets() else EncodedObject(encoder.encode(rules.view(None)))
    return Common(EncodedObject(encoder.encode(seen)), position)


def encode_view(table: Table, common: Common, seat: int | None) -> EncodedView:
    """What one seat sees; None is a spectator."""
    ask = table.ask
    position = common.position or EncodedObject(encoder.encode(table.rules.view(seat)))
    own = {"seat": seat, "ask": ask.shown_to(seat) if ask is not None else None}
    return EncodedView(common.part, position, EncodedObject(encoder.encode(own)))
