"""What is said between a table and a bot in another process."""

from typing import IO, Any

import msgspec

SIZE_BYTES = 4


class Sit(msgspec.Struct, frozen=True, tag=True):
    """Make a bot, from where it is found and a number; it is known by another number from now on."""

    bot: int
    where: str
    seed: int


class Question(msgspec.Struct, frozen=True, tag=True):
    """Choose. The table is one that the seat cannot tell from the real one, with nothing in it of the real secrets."""

    bot: int
    seat: int
    table: dict[str, Any]
    commitment: str
    events: list[dict[str, Any]]
    """What the seat was told since the last question of this bot."""
    seconds: float


class Leave(msgspec.Struct, frozen=True, tag=True):
    """This bot is needed no more."""

    bot: int


class Reply(msgspec.Struct, frozen=True):
    """The answer; or none, and what went wrong."""

    answer: str = ""
    reluctance: int = 0
    problem: str = ""


Call = Sit | Question | Leave


def write(stream: IO[bytes], message: Call | Reply) -> None:
    """Send a message, its size first."""
    data = msgspec.msgpack.encode(message)
    stream.write(len(data).to_bytes(SIZE_BYTES, "big") + data)
    stream.flush()


def read(stream: IO[bytes]) -> bytes | None:
    """The next message; None where there will be none any more."""
    size = stream.read(SIZE_BYTES)
    if len(size) < SIZE_BYTES:
        return None
    data = stream.read(int.from_bytes(size, "big"))
    return data if len(data) == int.from_bytes(size, "big") else None
