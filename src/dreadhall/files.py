"""Files that are written whole or not at all."""

import errno
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Put all parts in a file that nobody else can read, or nothing, and whatever was there before stays.

    It is written beside the file first, then put in its place in one go.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_whole(Path(folder, "table"), [b"seed, ", b"tape"])
    ...     Path(folder, "table").read_bytes()
    b'seed, tape'
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EEXIST, "it is not a file")
    handle, beside = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
