"""A game's components: a folder of YAML files, each checked against a schema, then all of them against each other."""

import re
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar

import msgspec
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
        raise BadCatalogue(f"{path.name}: {_named(raw, where.strip('`'))}: {message}") from None


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
