"""What is done on what people say over their connections, and what they hear in reply."""

import msgspec

from dreadhall.kernel import DreadhallError
from dreadhall.server.errors import Refused, code_of, one_line
from dreadhall.server.tables.access import INSIDE, SEATED, SPEAKERS, Who
from dreadhall.server.tables.connection import Closed, Connection
from dreadhall.server.tables.loaded import Tables
from dreadhall.server.tables.play import Play
from dreadhall.server.tables.talk import Talk
from dreadhall.server.wire.frames import (
    Done,
    Frame,
    NotDone,
    Ping,
    SendAgree,
    SendAnswer,
    SendChat,
    SendUndo,
    SendWhole,
)
from dreadhall.server.wire.play import UndoReply

WITHDRAWN = 4403

# Who may send what; a ping is for everybody who has come in.
MAY_SEND: dict[type[Frame], Who] = {
    SendAnswer: SEATED,
    SendUndo: SEATED,
    SendAgree: SEATED,
    SendChat: SPEAKERS,
    SendWhole: INSIDE,
}

frame_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Replies:
    """Does what is asked for, and says what came of it."""

    def __init__(self, tables: Tables, play: Play, talk: Talk) -> None:
        self._tables = tables
        self._play = play
        self._talk = talk

    async def reply(self, connection: Connection, text: bytes) -> Done | NotDone:
        """The reply to a frame. Whoever has gone meanwhile does not hear it, but it is done."""
        try:
            frame = frame_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return NotDone(0, "bad-frame", one_line(error))
        try:
            return await self._do(connection, frame)
        except Refused as refusal:
            extra = refusal.extra
            return NotDone(frame.id, refusal.error, refusal.message, extra.get("number"), extra.get("asked"))
        except DreadhallError as error:
            return NotDone(frame.id, code_of(error), one_line(error))

    async def _do(self, connection: Connection, frame: Frame) -> Done:
        if isinstance(frame, Ping):
            return Done(frame.id)
        loaded = await self._tables.get(connection.table_id)
        if not connection.is_still_valid(loaded):
            raise Closed(WITHDRAWN, "this link has been withdrawn")
        access = connection.access
        MAY_SEND[type(frame)].admit(access)
        if isinstance(frame, SendWhole):
            connection.tell_whole()
            return Done(frame.id)
        if isinstance(frame, SendAnswer):
            receipt = await self._play.take_answer(loaded, access.need_seat(), frame.asked_number, frame.answer)
            return Done(frame.id, receipt.number, receipt.move)
        if isinstance(frame, SendChat):
            line = await self._talk.say(access, frame.text, frame.channel)
            return Done(frame.id, line.number)
        seat = access.need_seat()
        if isinstance(frame, SendUndo):
            return undone(frame.id, await self._play.undo(loaded, seat, frame.number))
        assert isinstance(frame, SendAgree)
        return undone(frame.id, await self._play.agree(loaded, seat, frame.number, agrees=frame.agree))


def undone(frame: int, reply: UndoReply) -> Done:
    """The reply to an undo or to a yes or no."""
    if reply.done is None:
        return Done(frame, waiting=reply.waiting)
    return Done(frame, reply.done.number, reply.done.move)
