"""A game's components: a folder of YAML files, each checked against a schema, then all of them against each other."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar

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
    try:
        raw = yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        if change is not None:
            change(path.stem, raw)
        return msgspec.convert(raw, schema)
    except yaml.YAMLError as error:
        raise BadCatalogue(f"{path.name}: {' '.join(str(error).split())}") from None
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        expected = _expected(schema, where.strip("`"))
        raise BadCatalogue(f"{path.name}: {_named(raw, where.strip('`'))}: {message}{expected}") from None


def _named(raw: Any, where: str) -> str:
    """The path msgspec reports, with the ids of entries in place of their numbers."""
    words: list[str] = []
    for field, index in re.findall(r"\.(\w+)|\[([^]]+)\]", where):
        if field:
            words.append(field)
            raw = raw.get(field) if isinstance(raw, dict) else None
        elif isinstance(raw, list) and index.isdecimal():
            raw = raw[int(index)]
            name = next((raw[key] for key in ("id", "key") if key in raw), index) if isinstance(raw, dict) else index
            words.append(str(name))
    return " ".join(words) or "the whole file"


def _expected(schema: type, where: str) -> str:
    """What words can stand where msgspec reports that another one does; empty where it is no matter of words."""
    kinds = [msgspec.inspect.type_info(schema)]
    for field, index in re.findall(r"\.(\w+)|\[([^]]+)\]", where):
        kinds = [inner for kind in kinds for inner in _within(kind, field, index)]
    words = [str(value) for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType) for value in kind.values]
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
