"""Messages between processes: each with its size before it."""

from typing import IO

SIZE_BYTES = 4
LONGEST = 64 * 1024 * 1024
READY = b"ready"
"""The first message of a process: whatever it takes to get there is nobody's time to think."""
OUT_OF_MEMORY = 3
"""How a process ends that needs more memory than it may have."""


def write(stream: IO[bytes], message: bytes) -> None:
    """Send a message."""
    stream.write(len(message).to_bytes(SIZE_BYTES, "big") + message)
    stream.flush()


def read(stream: IO[bytes], longest: int = LONGEST) -> bytes | None:
    """The next message; None where there will be none any more, or none that anybody should read."""
    head = stream.read(SIZE_BYTES)
    size = int.from_bytes(head, "big")
    if len(head) < SIZE_BYTES or size > longest:
        return None
    message = stream.read(size)
    return message if len(message) == size else None
