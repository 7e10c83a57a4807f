"""A game's components: a folder of YAML files, each checked against a schema, then all of them against each other."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import msgspec.inspect
import yaml

from dreadhall.kernel.errors import DreadhallError

T = TypeVar("T")
Files = TypeVar("Files", bound=msgspec.Struct)
Fault = tuple[str, str, str]
"""A file without its ending, an entry in it, and what is wrong with that."""
Change = Callable[[str, Any], None]
"""Changes the contents of a file, named without its ending, before they are checked."""
CHANGE: ContextVar[Change | None] = ContextVar("change", default=None)
"""Set by whoever studies a game with other numbers, while it is imported for that."""


class BadCatalogue(DreadhallError):
    """A file of components does not fit its schema; the message names the file and the entry."""


def read_components(folder: Path, kind: type[Files], faults: Callable[[Files], Iterable[Fault]]) -> Files:
    """All components of a folder, each field the name of a file. `faults` finds what the schema of one cannot see."""
    hints = {field.name: field.type for field in msgspec.structs.fields(kind)}
    files = kind(**{name: read_file(folder / f"{name}.yaml", schema, CHANGE.get()) for name, schema in hints.items()})
    for file, entry, fault in faults(files):
        raise BadCatalogue(f"{file}.yaml: {entry}: {fault}")
    return files


def read_file(path: Path, schema: type[T], change: Change | None = None) -> T:
    """A file of components, checked against its schema."""
    raw: Any = None
    try:
        raw = yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        if change is not None:
            change(path.stem, raw)
        return msgspec.convert(raw, schema)
    except yaml.YAMLError as error:
        raise BadCatalogue(f"{path.name}: {' '.join(str(error).split())}") from None
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        expected = _expected(schema, raw, where, message)
        raise BadCatalogue(f"{path.name}: {_named(raw, where)}: {message}{expected}") from None


STEP = re.compile(r"\.(\w+)|\[([^]]+)\]")
"""A field, or an index, in the path that msgspec reports."""
UNKNOWN = re.compile("unknown field `(.*)`")


def _named(raw: object, where: str) -> str:
    """The path msgspec reports, with the ids of entries in place of their numbers."""
    words: list[str] = []
    for field, index in STEP.findall(where):
        raw = _inside(raw, field, index)
        if field:
            words.append(field)
        elif index.isdecimal():
            words.append(str(_inside(raw, "id", "") or _inside(raw, "key", "") or index))
    return " ".join(words) or "the whole file"


def _inside(raw: object, field: str, index: str) -> object:
    """What is in a field, or at an index."""
    if field and isinstance(raw, dict):
        return cast("dict[str, object]", raw).get(field)
    return cast("list[object]", raw)[int(index)] if index.isdecimal() and isinstance(raw, list) else None


def _expected(schema: type, raw: object, where: str, message: str) -> str:
    """What could stand where msgspec reports something else, as far as it is a matter of words; else empty."""
    kinds, around = [msgspec.inspect.type_info(schema)], list[msgspec.inspect.Type]()
    last = ""
    for field, index in STEP.findall(where):
        kinds, around, last = [inner for kind in kinds for inner in _within(kind, field, index)], kinds, field
        raw = _inside(raw, field, index)
    structs = [kind for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]
    if unknown := UNKNOWN.search(message):
        meant = [kind for kind in structs if len(structs) == 1 or _inside(raw, kind.tag_field or "", "") == kind.tag]
        fields = [field.encode_name for kind in meant for field in kind.fields]
        close = difflib.get_close_matches(unknown[1], fields, 1)
        return f"; did you mean `{close[0]}`?" if close else f"; there are {', '.join(fields)}"
    words = [str(value) for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType) for value in kind.values]
    if "missing required field" not in message:
        structs = [kind for kind in around if isinstance(kind, msgspec.inspect.StructType) and kind.tag_field == last]
    elif not all(kind.tag_field and f"`{kind.tag_field}`" in message for kind in structs):
        structs = []
    words += [str(kind.tag) for kind in structs if kind.tag is not None]
    return f"; it can be {', '.join(words)}" if words else ""


def _within(kind: msgspec.inspect.Type, field: str, index: str) -> Iterator[msgspec.inspect.Type]:
    """What a field of a sheet, or an entry of a list, can be."""
    inspect = msgspec.inspect
    if isinstance(kind, inspect.StructType) and field:
        yield from (inner for known in kind.fields if known.encode_name == field for inner in _each(known.type))
    elif isinstance(kind, inspect.CollectionType) and index:
        yield from _each(kind.item_type)
    elif isinstance(kind, inspect.DictType) and index:
        yield from _each(kind.value_type)


def _each(kind: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, ...]:
    """The kinds of which it can be one."""
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)
