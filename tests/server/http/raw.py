"""Connections byte by byte, for tests of slow clients and many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.patience import PATIENCE
from tests.server.helpers import Server


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    def say(self, text: str) -> None:
        self.writer.write(text.encode())

    async def to_the_end(self) -> str:
        """All that comes until the server ends it."""
        got = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self._reader.read(4096):
                    got += piece
        return got.decode(errors="replace")

    async def hears(self, words: str) -> bool:
        """Wait until this is said."""
        async with asyncio.timeout(PATIENCE):
            return bool(await self._reader.readuntil(words.encode()))

    async def first_line(self) -> str:
        async with asyncio.timeout(PATIENCE):
            return (await self._reader.readline()).decode()


@asynccontextmanager
async def raw(server: Server, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A connection from one of our own addresses."""
    host, port = server.listening.getsockname()
    reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def ask(server: Server, path: str, source: str = "127.0.0.1") -> str:
    """The status line of the reply to a request on a connection of its own."""
    async with raw(server, source) as connection:
        connection.say(f"GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        return await connection.first_line()
