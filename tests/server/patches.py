"""Patches as a client applies them, by RFC 6902."""

import copy
import json
from typing import Any
from zlib import crc32


def applied(view: Any, patch: list[dict[str, Any]]) -> Any:
    """What a patch makes of a view, which stays as it was."""
    view = copy.deepcopy(view)
    for change in patch:
        *way, last = (part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:])
        place = view
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, list):
            assert change["op"] in ("add", "replace")
            if change["op"] == "add":
                assert last == "-"
                place.append(change["value"])
            else:
                place[int(last)] = change["value"]
        elif change["op"] == "remove":
            del place[last]
        else:
            assert (last in place) == (change["op"] == "replace")
            place[last] = change["value"]
    return view


def mark(view: Any) -> int:
    """The mark of a view, as the documentation says."""
    return crc32(json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())
