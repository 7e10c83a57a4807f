"""Write the JSON schema of everything the browser is shown, from which its types are made.

python tools/write_schema.py           writes web/src/api/schema.json
python tools/write_schema.py --check   fails where that file is not what this would write
"""

import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.darkest.rulebook import Rulebook
from dreadhall.darkest.view import DarkestView
from dreadhall.server import shapes
from dreadhall.server.api.catalogue import Catalogue
from dreadhall.server.api.houses import HouseView, NamedHouse
from dreadhall.server.lobby import Opened
from dreadhall.server.play import Accepted, UndoReply
from dreadhall.server.storage.rows import ChatLine

SCHEMA = Path("web/src/api/schema.json")
VIEWS: list[Any] = [
    DarkestView,
    shapes.GameInfo,
    shapes.TableInfo,
    shapes.MyTable,
    shapes.PlayState,
    shapes.Problem,
    shapes.Joined,
    shapes.NewLink,
    UndoReply,
    Accepted,
    Opened,
    ChatLine,
    HouseView,
    NamedHouse,
    Catalogue,
    Rulebook,
    *typing.get_args(shapes.Message),
]


def schema() -> dict[str, Any]:
    """One schema that holds every type by its name."""
    _, components = msgspec.json.schema_components(VIEWS, ref_template="#/definitions/{name}")
    for component in components.values():
        component["additionalProperties"] = False
        # A server always sends every field, whether or not it has a default.
        component["required"] = sorted(component.get("properties", {}))
    properties = {kind.__name__: {"$ref": f"#/definitions/{kind.__name__}"} for kind in VIEWS}
    return {
        "title": "Views",
        "type": "object",
        "additionalProperties": False,
        "required": sorted(properties),
        "properties": properties,
        "definitions": components,
    }


def main() -> int:
    """Write the schema, or compare it."""
    text = json.dumps(schema(), indent=1, sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        SCHEMA.write_text(text, encoding="utf-8")
        return 0
    if SCHEMA.exists() and SCHEMA.read_text(encoding="utf-8") == text:
        return 0
    print(f"{SCHEMA} is not what the views are now: run `make web-types`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
