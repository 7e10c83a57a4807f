"""WebSockets: the library `websockets` reads their frames and sees to the protocol, ASGI hears of the beginning and of
the end.

What is said in between goes straight to whoever listens, and back: see `Line`, which is found among the extensions of
the scope. A queue, a task and a turn of the loop for each message would cost more than the messages do.
"""

import asyncio
import secrets
from collections import deque
from struct import Struct
from typing import Any, cast
from urllib.parse import unquote

from typing_extensions import override
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from dreadhall.server.http.door import DOOR, Door
from dreadhall.server.http.impatience import ImpatientWriter
from dreadhall.server.limits import Bucket
from dreadhall.server.tables.lines import Gone, Line, Listener

LINE = "dreadhall.line"
"""The extension of a scope by which the application finds the line."""
# Frames of any kind: so many from those whom we have told nothing yet, and so many for each message of the others.
FROM_STRANGERS = 100
FRAMES_PER_MESSAGE = 4
# What a message has in bytes as a rule, and how many of the largest may come besides.
ORDINARY = 1024
LARGEST_AT_ONCE = 4
# What is looked at before we see how many frames it was.
PIECE = 2048
# A frame that holds a whole text; up to which size it says so in a byte, or in two more.
FINAL_TEXT, SHORT, LONG = 0x81, 126, 1 << 16
MEDIUM_HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")
# How long we wait for the other side to say goodbye.
GOODBYE_SECONDS = 10.0


def line_of(scope: Any) -> Line:
    """The line to whoever is at the other end of a WebSocket."""
    line: Line = scope["extensions"][LINE]
    return line


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends in one frame. (RFC 6455, 5.2)

    >>> head_of(5).hex(), head_of(300).hex(), head_of(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < LONG:
        return MEDIUM_HEAD.pack(FINAL_TEXT, SHORT, size)
    return LONG_HEAD.pack(FINAL_TEXT, SHORT + 1, size)


class TableSocket(ImpatientWriter):
    """A WebSocket, which came through the door as a request; a protocol for uvicorn, a Line for the application.

    Only messages get as far as the hub, which counts them. Pings, pongs and parts of messages are work as well: whoever
    sends more of anything than a client can have a reason to is cut.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.door: Door = app_state[DOOR]
        self.is_full = False
        self._config = config
        self._server = server_state
        self._app_state = app_state
        # No compression: it would let the length of a message tell of secrets beside what a player typed.
        self._socket = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None
        self._is_open = False
        # What the application is told of: that somebody is here, and that they have gone.
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._listener: Listener | None = None
        # What was said before anybody listened, and that there is something to hear of.
        self._early: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._parts: list[bytes] = []
        self._is_text = True
        self._timer: asyncio.TimerHandle | None = None
        self._ping = b""
        settings, ticks = self.door.settings, self.loop.time
        largest = LARGEST_AT_ONCE * settings.frame
        self._bytes = Bucket(largest + ORDINARY * settings.rate, largest + ORDINARY * settings.burst, ticks)
        self._frames = Bucket(0, FROM_STRANGERS, ticks)
        self._is_stranger = True

    # The connection

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The beginning."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits()
        connections: set[Any] = self._server.connections
        connections.add(self)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._server.connections.discard(self)
        self._stop_timer()
        super().connection_lost(exc)
        self._hear_the_end()

    @override
    def eof_received(self) -> bool | None:
        """They say no more: so it ends."""
        return None

    @override
    def pause_writing(self) -> None:
        """The pipe is full."""
        self.is_full = True
        super().pause_writing()

    @override
    def resume_writing(self) -> None:
        """Somebody reads."""
        self.is_full = False
        super().resume_writing()
        if self._listener is not None:
            self._listener.has_room()

    def shutdown(self) -> None:
        """The server stops: whoever is here may come again later."""
        if self._is_open:
            self._say_goodbye(CloseCode.SERVICE_RESTART, "")
        self.transport.close()

    # What comes in

    @override
    def data_received(self, data: bytes) -> None:
        """Take in what comes, little by little: what is too much is not even looked at."""
        if self._response is not None and not self._bytes.take(len(data)):
            self._cut()
            return
        for at in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                self._read(data[at : at + PIECE])

    def _read(self, data: bytes) -> None:
        self._socket.receive_data(data)
        events = self._socket.events_received()
        if self._response is not None and not self._frames.take(len(events)):
            self._cut()
            return
        for event in events:
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._knock(event)
        if pieces := self._socket.data_to_send():
            # Pings are not answered into a full pipe.
            if not self.is_full or self._socket.close_sent is not None:
                self.transport.write(b"".join(pieces))
            if SEND_EOF in pieces:
                self._leave()

    def _take(self, frame: Frame) -> None:
        """A frame; what should be text and is not ends the connection."""
        opcode = frame.opcode
        if opcode is Opcode.PONG:
            if self._ping and bytes(frame.data) == self._ping:
                self._ping = b""
                self._set_timer(self._config.ws_ping_interval, self._send_ping)
            return
        if opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._socket.close_sent is not None:
            return
        if opcode is not Opcode.CONT:
            self._is_text = opcode is Opcode.TEXT
            self._parts.clear()
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        text = b"".join(self._parts) if self._is_text else b""
        self._parts.clear()
        try:
            text.decode()
        except UnicodeDecodeError:
            self._say_goodbye(CloseCode.INVALID_DATA, "")
            return
        if self._listener is not None:
            self._listener.heard(text)
        else:
            self._early.append(text)
            self._something.set()
            self.transport.pause_reading()

    def _cut(self) -> None:
        self.door.metrics.dropped.labels("flood").inc()
        self.transport.abort()

    # What the application sees

    def _knock(self, request: Request) -> None:
        """Let the application decide whether to open."""
        self._response = self._socket.accept(request)
        if self._response.status_code != 101:
            self._refuse(self._response)
            return
        self._told.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._serve(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        local, peer = self.transport.get_extra_info("sockname"), self.transport.get_extra_info("peername")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": tuple(local[:2]) if isinstance(local, tuple) else None,
            "client": tuple(peer[:2]) if isinstance(peer, tuple) else None,
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {LINE: self},
        }

    async def _serve(self, scope: dict[str, Any]) -> None:
        """Have it served; then it ends, whether the last word is read or not."""
        try:
            await self._config.loaded_app(scope, self._told.get, self._obey)
        except OSError:
            if not self.transport.is_closing():  # else they have left before anybody opened
                raise
        finally:
            if not self.transport.is_closing():
                if self._socket.close_sent is None:
                    self.transport.close()
                self.watch()

    async def _obey(self, message: Any) -> None:
        """What the application wants done with the connection."""
        if self.transport.is_closing():
            raise OSError("nobody is there any more")
        assert self._response is not None
        if message["type"] == "websocket.accept":
            self._is_open = True
            self._socket.send_response(self._response)
            self._flush()
            self._set_timer(self._config.ws_ping_interval, self._send_ping)
        elif message["type"] == "websocket.close" and not self._is_open:
            self._refuse(self._socket.reject(403, ""))
        elif message["type"] == "websocket.close":
            self._say_goodbye(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            raise RuntimeError("what is to be said goes over the line")

    def _refuse(self, response: Response) -> None:
        self._socket.send_response(response)
        self._flush()
        self.transport.close()

    # The line

    async def first(self) -> bytes:
        """The first message; Gone where there will be none."""
        while not self._early:
            if self.transport.is_closing() or self._socket.close_sent is not None:
                raise Gone
            await self._something.wait()
            self._something.clear()
        return self._early.popleft()

    def listen(self, listener: Listener) -> None:
        """Have everything heard that comes after the first message."""
        self._listener = listener
        while self._early:
            listener.heard(self._early.popleft())
        if self.transport.is_closing() or self._socket.close_sent is not None:
            listener.ended()
        else:
            self.transport.resume_reading()

    def write(self, *texts: bytes) -> None:
        """Send messages, all in one go. Nothing is told to those who are not known here, so they may say more."""
        if self.transport.is_closing() or self._socket.close_sent is not None:
            return
        if self._is_stranger:
            settings = self.door.settings
            self._frames = Bucket(
                FRAMES_PER_MESSAGE * settings.rate, FRAMES_PER_MESSAGE * settings.burst, self.loop.time
            )
            self._is_stranger = False
        self.transport.write(b"".join([piece for text in texts for piece in (head_of(len(text)), text)]))

    def pause(self) -> None:
        """Hear nothing for a while."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _flush(self) -> None:
        if pieces := self._socket.data_to_send():
            self.transport.write(b"".join(pieces))

    # The end

    def _say_goodbye(self, code: int, reason: str) -> None:
        if self.transport.is_closing() or self._socket.close_sent is not None:
            return
        self._socket.send_close(code, reason)
        self._flush()
        self._hear_the_end()
        # Whoever says goodbye in return is heard, even if nothing else was any more.
        self.transport.resume_reading()
        self._set_timer(GOODBYE_SECONDS, self.transport.close)

    def _leave(self) -> None:
        """All is said on both sides, or makes no sense any more."""
        self._hear_the_end()
        self.transport.close()

    def _hear_the_end(self) -> None:
        received = self._socket.close_rcvd
        code = received.code if received is not None else CloseCode.ABNORMAL_CLOSURE
        self._told.put_nowait({"type": "websocket.disconnect", "code": int(code)})
        self._something.set()
        if self._listener is not None:
            self._listener.ended()

    # Is anybody there?

    def _send_ping(self) -> None:
        self._timer = None
        if self.transport.is_closing() or self._socket.close_sent is not None:
            return
        self._ping = secrets.token_bytes(4)
        self._socket.send_ping(self._ping)
        self._flush()
        self._set_timer(self._config.ws_ping_timeout, self._no_answer)

    def _no_answer(self) -> None:
        """It ends, and nobody waits until the last word is read."""
        self._timer = None
        if not self.transport.is_closing():
            self._socket.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._flush()
            self.transport.close()
            self.watch()

    def _set_timer(self, seconds: float | None, then: Any) -> None:
        self._stop_timer()
        if seconds:
            self._timer = self.loop.call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
