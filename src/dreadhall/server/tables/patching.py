"""What has changed from one view of a table to the next, told instead of the whole where that is shorter.

A patch is one of RFC 6902 ("JSON Patch") that adds, removes and replaces. It is made from the encoded parts: only where
they differ are they opened, a level at a time. What leads from one view of a seat to its next depends on these alone.
"""

from zlib import crc32

import msgspec

from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView, Fields, objects
from dreadhall.server.wire.play import Change

SHORT = 400
"""A part of fewer bytes is told whole where it has changed."""
SMALL = 2048
"""A view of fewer bytes is told whole: to look for what has changed would cost more than it saves."""
AROUND = 34
"""The bytes of a change beside its path and its value."""

lists: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])
encoder = msgspec.json.Encoder()


def steps_between(path: str, before: EncodedObject, after: EncodedObject) -> bytes:
    """The steps from one object, which lies at a path, to another, as JSON but for the brackets."""
    if before.json == after.json:
        return b""
    found: list[Change] = []
    compare_objects(path, before.fields, after.fields, found)
    return encoder.encode(found)[1:-1]


def patch(encoded: EncodedView, *steps: bytes) -> bytes | None:
    """A patch of these steps; None where it is not shorter than what is seen."""
    made = b"[" + b",".join(filter(None, steps)) + b"]"
    return made if len(made) < encoded.size else None


def compare(path: str, before: msgspec.Raw, after: msgspec.Raw, found: list[Change]) -> int:
    """Note what has changed here, or further down where that is shorter; how long it is."""
    old, new = bytes(before), bytes(after)
    known, size, kind = len(found), -1, new[:1] if len(new) > SHORT else b""
    if kind == b"{" == old[:1]:
        size = compare_objects(path, objects.decode(old), objects.decode(new), found)
    elif kind == b"[" == old[:1]:
        size = compare_lists(path, lists.decode(old), lists.decode(new), found)
    whole = len(path) + len(new) + AROUND
    if 0 <= size < whole:
        return size
    del found[known:]
    found.append(Change("replace", path, after))
    return whole


def compare_objects(path: str, old: Fields, new: Fields, found: list[Change]) -> int:
    """Note what has gone, what was added, and what has changed."""
    size = 0
    for name in old:
        if name not in new:
            found.append(Change("remove", f"{path}/{escaped(name)}"))
            size += len(found[-1].path) + AROUND
    for name, value in new.items():
        was = old.get(name)
        if was is None:
            found.append(Change("add", f"{path}/{escaped(name)}", value))
            size += len(found[-1].path) + len(bytes(value)) + AROUND
        elif was != value:
            size += compare(f"{path}/{escaped(name)}", was, value, found)
    return size


def compare_lists(path: str, old: list[msgspec.Raw], new: list[msgspec.Raw], found: list[Change]) -> int:
    """Note what has changed in its place, and what was added at the end; -1 where there is less than before."""
    if len(old) > len(new):
        return -1
    size = 0
    for at, (was, now) in enumerate(zip(old, new, strict=False)):
        if was != now:
            size += compare(f"{path}/{at}", was, now, found)
    for value in new[len(old) :]:
        found.append(Change("add", f"{path}/-", value))
        size += len(path) + len(bytes(value)) + AROUND
    return size


def escaped(name: str) -> str:
    """A name as a part of a path.

    >>> escaped("a/b~c")
    'a~1b~0c'
    """
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name


def mark_of(encoded: EncodedView) -> int:
    """A number by which two can see that they have the same view, in whatever order it is written."""
    return crc32(msgspec.json.encode(msgspec.json.decode(encoded.whole), order="sorted"))
