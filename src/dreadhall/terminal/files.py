"""Tables and records in files: read with care, and written whole or not at all."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path

import msgspec

from dreadhall.files import write_whole
from dreadhall.kernel.errors import DreadhallError

LARGEST = 64 * 1024 * 1024


class BadFile(DreadhallError):
    """A file cannot be read, understood or written."""


def read_json(path: Path) -> object:
    """What a JSON file holds."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {shown(path)}: {reason(error)}") from None
    if len(raw) > LARGEST:
        raise BadFile(f"cannot read {shown(path)}: it is larger than {LARGEST // 1024 // 1024} MB")
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"cannot read {shown(path)}: it is not JSON ({reason(error)})") from None


def write_json(path: Path, data: object) -> None:
    """Put data in a file: all of it, or nothing and whatever was there before stays."""
    try:
        write_whole(path.resolve(), [msgspec.json.encode(data), b"\n"])
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {shown(path)}: {reason(error)}") from None


def add_to_csv(path: Path, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Add lines to a table, which begins with the names of its columns: all of them, or none."""
    try:
        before = path.read_bytes() if path.exists() else b""
        lines = io.StringIO()
        csv.writer(lines, lineterminator="\n").writerows([*([] if before else [columns]), *rows])
        write_whole(path.resolve(), [before, lines.getvalue().encode()])
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {shown(path)}: {reason(error)}") from None


def save_table(path: Path, data: object) -> None:
    """Write a table or the record of one, but never over a file that holds something else."""
    try:
        taken = path.exists() and not (path.is_file() and holds_a_table(path))
    except OSError as error:
        raise BadFile(f"cannot write {shown(path)}: {reason(error)}") from None
    if taken:
        raise BadFile(f"{shown(path)} is there already and is not a saved table")
    write_json(path, data)


def holds_a_table(path: Path) -> bool:
    """Whether a file has the looks of a saved table, or of the record of a finished one."""
    try:
        kept = read_json(path)
    except BadFile:
        return False
    return isinstance(kept, dict) and {"game", "seed", "tape"} <= kept.keys()


def shown(path: Path) -> str:
    """A path as it is named in a message."""
    return repr(str(path)) if not str(path).isprintable() else str(path)


def reason(error: Exception) -> str:
    """Why, in a few words."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
