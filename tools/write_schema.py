"""Write the JSON schema of everything the browser is shown, from which its types are made, and the pieces it draws.

python tools/write_schema.py           writes the files
python tools/write_schema.py --check   fails where one of them is not what this would write
"""

import json
import re
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.betrayal.components.catalogue import CARDS, EXPLORERS, HAUNTS, HOLDINGS, ROOMS
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.telling.view import BetrayalView
from dreadhall.darkest.telling.view import DarkestView
from dreadhall.kernel.rulebook import Rulebook
from dreadhall.server.http.api.catalogue import Catalogue
from dreadhall.server.http.api.houses import HouseView, NamedHouse
from dreadhall.server.wire.chat import ChatLine
from dreadhall.server.wire.frames import Message
from dreadhall.server.wire.games import GameInfo
from dreadhall.server.wire.play import Accepted, PlayState, UndoReply
from dreadhall.server.wire.problems import Problem
from dreadhall.server.wire.seats import Joined
from dreadhall.server.wire.tables import MyTable, NewLink, Opened, TableInfo

SCHEMA = Path("web/src/api/schema.json")
PIECES = Path("web/src/games/betrayal/pieces.json")
ALIKE = re.compile(r"dreadhall\.(\w+)\.telling\.view\.(\w+)")
"""The name of a view that two games call alike."""
VIEWS: list[Any] = [
    DarkestView,
    BetrayalView,
    GameInfo,
    TableInfo,
    MyTable,
    PlayState,
    Problem,
    Joined,
    NewLink,
    UndoReply,
    Accepted,
    Opened,
    ChatLine,
    HouseView,
    NamedHouse,
    Catalogue,
    Rulebook,
    *typing.get_args(Message),
]


def schema() -> dict[str, Any]:
    """One schema that holds every type by its name."""
    _, found = msgspec.json.schema_components(VIEWS, ref_template="#/definitions/{name}")
    components: dict[str, Any] = json.loads(ALIKE.sub(short_name, json.dumps(found)))
    for name, component in components.items():
        component["title"] = name
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


def short_name(full: re.Match[str]) -> str:
    """Views of the first game keep their names; those of another carry its own."""
    game, view = full.groups()
    return view if game == "darkest" else game.capitalize() + view


def pieces() -> dict[str, Any]:
    """What the screens of Betrayal draw before it lies on the table: rooms and explorers as printed, kinds of cards."""
    return {
        "rooms": {
            room.id: {
                "floors": sorted(room.floors),
                "doors": sorted(room.doors),
                "windows": sorted(room.windows),
                "symbol": room.symbol or "",
                "far": None if room.barrier is None else sorted(room.barrier.far),
                "outdoors": room.outdoors,
                "to": room.link or room.slides_to or (room.fall.to if room.fall else ""),
            }
            for room in ROOMS.values()
        },
        "explorers": {
            who.id: {
                "colour": who.colour,
                "tracks": {name: {"values": track.values, "start": track.start} for name, track in who.tracks.items()},
            }
            for who in EXPLORERS.values()
        },
        "cards": {card.id: card.kind for card in CARDS.values()},
        "weapons": {
            card.id: card.use.attack.dice for card in HOLDINGS.values() if card.use is not None and card.use.attack
        },
        "haunts": {haunt.number: haunt.slug for haunt in HAUNTS.values()},
        "built": sorted(BUILT),
    }


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for path, content in ((SCHEMA, schema()), (PIECES, pieces())):
        text = json.dumps(content, indent=1 if path == SCHEMA else None, sort_keys=True) + "\n"
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path))
    if stale:
        print(f"{', '.join(stale)}: not what Python has now: run `make web-types`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
