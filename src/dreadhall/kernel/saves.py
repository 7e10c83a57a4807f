"""The form of a saved table: what it holds, and how damage is noticed."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dreadhall.kernel.data import dump_bytes
from dreadhall.kernel.errors import BadSave
from dreadhall.kernel.history import Answer

FORMAT = 1


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved table holds. `checkpoint` is the position after the first `at` answers.

    The tape is whole, or begins with the answer of the number `tape_from`, where somebody else keeps those before. A
    `signature` is put on a save by whoever gives it out, and means something to them alone.
    """

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    tape: list[Answer]
    at: int
    barrier: int
    checkpoint: dict[str, Any]
    whole: bool
    digest: str = ""
    tape_from: int = 0
    signature: str = ""


def write_save(save: Save) -> dict[str, Any]:
    """The save with its fingerprint, ready for JSON."""
    save.digest = digest(save)
    raw: dict[str, Any] = msgspec.to_builtins(save)
    return raw


def complete(snapshot: Mapping[str, Any], tape: Sequence[Answer], tape_from: int, *, whole: bool) -> dict[str, Any]:
    """The save of a table of which a snapshot and, from elsewhere, all its answers are known."""
    save = msgspec.convert(dict(snapshot), Save)
    return write_save(msgspec.structs.replace(save, tape=list(tape), tape_from=tape_from, whole=whole))


def digest(save: Save) -> str:
    """A fingerprint of everything else in the save but its signature."""
    raw = msgspec.to_builtins(msgspec.structs.replace(save, digest=""))
    del raw["signature"]
    if not save.tape_from:
        del raw["tape_from"]  # earlier versions did not have it
    return hashlib.blake2b(dump_bytes(raw), digest_size=16).hexdigest()


def read_save(data: object) -> Save:
    """The data as a save, if it has the form of one."""
    if not isinstance(data, Mapping) or "format" not in data or "game" not in data:
        raise BadSave("this is not a saved table")
    if isinstance(data["format"], int) and data["format"] > FORMAT:
        raise BadSave(f"this save has format {data['format']}, newer than the {FORMAT} known here")
    try:
        return msgspec.convert(dict(data), Save)
    except msgspec.ValidationError as error:
        raise BadSave(f"this save is damaged: {error}") from None
