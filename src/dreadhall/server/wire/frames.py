"""What goes over a connection at a table: a hello, then frames from the client and messages from the server."""

from typing import Annotated

import msgspec
from msgspec import Meta

from dreadhall.server.wire.chat import ChatLine
from dreadhall.server.wire.fields import Channel, KeyText, Number, Text, ToAQuestion
from dreadhall.server.wire.play import PlayChange, PlayState
from dreadhall.server.wire.tables import TableInfo


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first frame: the key, and how far the client knows the log and the chat already.

    Of the chat it knows the first so many lines of those to all and in `channels`, as it was told them. With `patches`
    it is told how its view has changed where that is shorter than the whole.
    """

    key: KeyText
    since: Number | None = None
    chat: Number = 0
    channels: Annotated[list[Channel], Meta(max_length=16)] = []
    patches: bool = False


class SendAnswer(ToAQuestion, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="answer", tag_field="type"):
    """An answer; the reply carries the same id."""

    id: Number = 0


class SendUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """A wish to take the last answer back."""

    number: Number
    id: Number = 0


class SendAgree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agree", tag_field="type"):
    """Yes or no to somebody's wish."""

    number: Number
    agree: bool
    id: Number = 0


class SendChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="type"):
    """Something to say, to all or in one of the channels of the own seat."""

    text: Text
    channel: Channel = ""
    id: Number = 0


class SendWhole(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="whole", tag_field="type"):
    """A wish to be told the whole view again."""

    id: Number = 0


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Are you there?"""

    id: Number = 0


Frame = SendAnswer | SendUndo | SendAgree | SendChat | SendWhole | Ping


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="type"):
    """The table has gone on, or this is where a client comes in; see PlayState."""

    play: PlayState


class Changed(msgspec.Struct, frozen=True, tag="changed", tag_field="type"):
    """The table has gone on; see PlayChange."""

    play: PlayChange


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, names, bots, status or a wish to undo have changed."""

    table: TableInfo


class ChatHeard(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """What was said, in order; each line has its place among those that this reader hears: to all and in `channels`.

    If it is told `anew`, because these channels have changed, a client forgets all lines before.
    """

    lines: list[ChatLine]
    channels: list[str] = []
    anew: bool = False


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The reply to a frame that was accepted."""

    id: int
    number: int | None = None
    move: int | None = None
    waiting: list[int] = []


class NotDone(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The reply to a frame that was not."""

    id: int
    error: str
    message: str
    number: int | None = None
    asked: int | None = None


Message = Moved | Changed | TableChanged | ChatHeard | Done | NotDone
