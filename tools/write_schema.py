"""Write the JSON schema of everything the browser is shown, from which its types are made, and the pieces it draws.

python tools/write_schema.py           writes the files
python tools/write_schema.py --check   fails where one of them is not what this would write
"""

import json
import re
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.betrayal.presentation.memory_types import shown_types
from dreadhall.kernel.rulebook import Rulebook
from dreadhall.lessons import Lesson
from dreadhall.registration import Page, resolve
from dreadhall.registry import shipped
from dreadhall.server.wire.bundles import Bundle
from dreadhall.server.wire.chat import ChatLine
from dreadhall.server.wire.frames import Message
from dreadhall.server.wire.games import GameInfo
from dreadhall.server.wire.mail import Mail
from dreadhall.server.wire.moderation import Privacy
from dreadhall.server.wire.open_tables import OpenTables, OpenTablesChanged
from dreadhall.server.wire.play import Accepted, Advice, Odds, PlayState, UndoReply
from dreadhall.server.wire.problems import Problem
from dreadhall.server.wire.pushes import PushKey
from dreadhall.server.wire.seats import Joined
from dreadhall.server.wire.tables import MyTable, NewLink, Opened, TableInfo
from dreadhall.server.wire.waiting import Waited

MAY_LACK = ("HauntMemory", "HauntSecrets")
"""What has a field only where there is something to show."""
SCHEMA = Path("web/src/api/schema.json")
SCREENS = Path("web/src/games")
PIECES = "pieces.json"
ALIKE = re.compile(r"dreadhall\.(\w+)\.presentation\.view\.(\w+)")
"""The name of a view that two games call alike."""
SERVED: list[Any] = [
    GameInfo,
    TableInfo,
    MyTable,
    PlayState,
    Problem,
    Joined,
    NewLink,
    UndoReply,
    Accepted,
    Advice,
    Odds,
    Privacy,
    Opened,
    Bundle,
    PushKey,
    Mail,
    OpenTables,
    OpenTablesChanged,
    Waited,
    ChatLine,
    Rulebook,
    Lesson,
    *typing.get_args(Message),
]
REMEMBERED = shown_types()
"""What the printed haunts remember, openly and as secrets, field by field."""


def views() -> list[Any]:
    """What the server sends, and what each game shows and tells."""
    pages: list[Page] = [page for record in shipped() for page in resolve(record.pages) or ()]
    return [*(resolve(record.view) for record in shipped()), *map(sent_by, pages), *SERVED, *REMEMBERED]


def sent_by(page: Page) -> Any:
    """The type of a page, or of each that it lists."""
    kind = typing.get_type_hints(page.reply)["return"]
    return typing.get_args(kind)[0] if typing.get_origin(kind) is list else kind


def schema() -> dict[str, Any]:
    """One schema that holds every type by its name."""
    _, found = msgspec.json.schema_components(views(), ref_template="#/definitions/{name}")
    components: dict[str, Any] = json.loads(ALIKE.sub(short_name, json.dumps(found)))
    for name, component in components.items():
        component["title"] = name
        component["additionalProperties"] = False
        # A server always sends every field, whether or not it has a default; of what is remembered only what there is,
        # and what can be unset, for which a schema has no default, only where it is set.
        told = {field for field, kind in component.get("properties", {}).items() if "default" in kind}
        component["required"] = sorted(told.union(component["required"])) if name not in MAY_LACK else []
    for field, kind in zip(("memory", "secrets"), REMEMBERED, strict=True):
        components["HauntView"]["properties"][field] = {"$ref": f"#/definitions/{kind.__name__}"}
    properties = {kind.__name__: {"$ref": f"#/definitions/{kind.__name__}"} for kind in views()}
    return {
        "title": "Views",
        "type": "object",
        "additionalProperties": False,
        "required": sorted(properties),
        "properties": properties,
        "definitions": components,
    }


def short_name(full: re.Match[str]) -> str:
    """Views of the first game keep their names; those of another carry its own."""
    game, view = full.groups()
    return view if game == shipped()[0].game.name else game.capitalize() + view


def files() -> Iterator[tuple[Path, str]]:
    """What belongs into each file."""
    yield SCHEMA, json.dumps(schema(), indent=1, sort_keys=True) + "\n"
    for record in shipped():
        if record.pieces is not None:
            yield SCREENS / record.game.name / PIECES, json.dumps(resolve(record.pieces)(), sort_keys=True) + "\n"


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
