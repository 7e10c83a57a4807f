"""The form of a saved table: what it holds, and how damage is noticed."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from importlib import metadata
from typing import Annotated, Any, cast

import msgspec

from dreadhall.kernel.data import dump_bytes
from dreadhall.kernel.errors import BadSave
from dreadhall.kernel.history import Answer

FORMAT = 1

PackageName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?\Z", max_length=100)]
"""Of a distribution, as it is installed."""
PackageVersion = Annotated[str, msgspec.Meta(max_length=100)]
Packages = Annotated[dict[PackageName, PackageVersion], msgspec.Meta(max_length=50)]


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a saved table holds. `checkpoint` is the position after the first `at` answers.

    `packages` are the distributions of others that it is played with, by name, and their versions.
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
    packages: Packages = {}


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
    for name in ("tape_from", "packages"):
        if not raw[name]:
            del raw[name]  # earlier versions did not have it
    return hashlib.blake2b(dump_bytes(raw), digest_size=16).hexdigest()


def missing_packages(packages: Packages) -> Iterator[str]:
    """What a table is played with and cannot be had here, each with its version and with what is here instead."""
    for name, version in packages.items():
        try:
            here = metadata.version(name)
        except metadata.PackageNotFoundError:
            yield f"{name} {version} (not installed here)"
        else:
            if here != version:
                yield f"{name} {version} (here is {here})"


def read_save(data: object) -> Save:
    """The data as a save, if it has the form of one."""
    if not isinstance(data, Mapping) or "format" not in data or "game" not in data:
        raise BadSave("this is not a saved table")
    if isinstance(data["format"], int) and data["format"] > FORMAT:
        raise BadSave(f"this save has format {data['format']}, newer than the {FORMAT} known here")
    try:
        return msgspec.convert(dict(cast("Mapping[object, object]", data)), Save)
    except msgspec.ValidationError as error:
        raise BadSave(f"this save is damaged: {error}") from None
