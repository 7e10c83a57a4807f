"""Write what events tell, from their types: the union that the browser matches on, and the kinds in the documents.

python tools/write_events.py           writes the files
python tools/write_events.py --check   fails where one of them is not what this would write
"""

import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from dreadhall.kernel import AnyGame
from dreadhall.kernel.happenings import Happening
from dreadhall.registry import shipped
from dreadhall.testing.kinds import kinds_told

SCREENS = Path("web/src/games")
UNION = "told.ts"
DOCUMENTS = {"darkest": Path("docs/events-darkest.md"), "betrayal": Path("docs/events.md")}
BEGIN = "<!-- Written by tools/write_events.py from here on. -->\n"
HEAD = "/** What events carry, by their kind. Written by `make web-types` from the types of Python. */\n"
WORDS: dict[type[types.Type], str] = {
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


# The union


def union(kinds: Iterable[type[Happening]]) -> str:
    """TypeScript: the data of every kind."""
    data = "".join(f"  {key(one.kind)}: {shape(one)}\n" for one in sorted(kinds, key=lambda one: one.kind))
    return f"{HEAD}export type Data = {{\n{data}}}\n"


def key(name: str) -> str:
    """A name as the key of an object."""
    return name if name.isidentifier() else f"'{name}'"


def shape(kind: type[Happening]) -> str:
    """The fields of a kind."""
    found = [f"{name}{'' if field.required else '?'}: {written(field.type)}" for name, field in fields(kind)]
    return f"{{ {'; '.join(found)} }}" if found else "Record<never, never>"


def fields(kind: type[Happening]) -> list[tuple[str, types.Field]]:
    """Every field that an event of this kind has."""
    known = types.type_info(kind)
    assert isinstance(known, types.StructType)
    return [(field.name, field) for field in known.fields]


def written(known: types.Type) -> str:
    """A type as TypeScript has it.

    >>> written(types.type_info(list[str | None]))
    '(null | string)[]'
    """
    if isinstance(known, types.UnionType):
        return " | ".join(sorted({written(part) for part in known.types if not is_unset(part)}))
    if isinstance(known, types.ListType | types.VarTupleType | types.CollectionType):
        inner = written(known.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(known, types.DictType):
        return f"Record<string, {written(known.value_type)}>"
    if isinstance(known, types.LiteralType):
        return " | ".join(f"'{value}'" for value in known.values)
    return WORDS[type(known)]


def is_unset(known: types.Type) -> bool:
    """Whether it only says that a field can be left out."""
    return isinstance(known, types.CustomType) and known.cls is msgspec.UnsetType


# The documents


def listed(game: AnyGame) -> str:
    """Every kind with what it tells and what happens, by subjects."""
    kinds = sorted(kinds_told(game).values(), key=subject)
    return "".join(
        f"\n### {title}\n\n| kind | what has happened | fields |\n| --- | --- | --- |\n{''.join(map(row, group))}"
        for title, group in groupby(kinds, key=lambda kind: subject(kind)[-1])
    )


def subject(kind: type[Happening]) -> tuple[bool, str, str]:
    """Where a kind is listed: what only one haunt has comes last, in the order of their numbers."""
    module = importlib.import_module(kind.__module__)
    title = (inspect.getdoc(module) or "").splitlines()[0].removeprefix("What happens: ")
    short = re.split(r"[:.;]| \(", title)[0]
    is_haunt = ".haunts." in kind.__module__
    return is_haunt, kind.kind[:3] if is_haunt else "", short[:1].upper() + short[1:]


def row(kind: type[Happening]) -> str:
    """A line of the table."""
    told = ", ".join(f"`{name}`{'' if field.required else ' (or not there)'}" for name, field in fields(kind))
    return f"| `{kind.kind}` | {(inspect.getdoc(kind) or '').splitlines()[0]} | {told} |\n"


def files() -> Iterator[tuple[Path, str]]:
    """What belongs into each file."""
    for record in shipped():
        game: Any = record.game
        yield SCREENS / game.name / UNION, union(kinds_told(game).values())
        path = DOCUMENTS[game.name]
        above = path.read_text(encoding="utf-8").partition(BEGIN)[0]
        yield path, f"{above}{BEGIN}{listed(game)}"


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for path, text in files():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path))
    if stale:
        print(f"{', '.join(stale)}: not what Python has now: run `make web-types`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
