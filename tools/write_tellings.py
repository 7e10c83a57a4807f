"""Record what the table tells in games of bots, for the tests of how Dark, Darker, Darkest is shown on the stage.

Each telling is what one answer brought about: the events, and as much of the position before them as is drawn, and
what of it is different after them.
"""

import json
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from tests.scouts import scouts

import dreadhall
from dreadhall.kernel import Table

TARGET = Path(__file__).parents[1] / "web/src/games/darkest/table/beats/tellings.json"
GAMES: list[tuple[int, Mapping[str, Any]]] = [
    (8, {"mode": "darkest", "survivors": 5}),
    (5, {"mode": "darkest", "advanced": True, "radioactive": True, "house": "random"}),
    (2, {"species": {"disco-doll": 4, "guts": 4, "chunk": 4}}),
]
ANSWERS = 220
LONG = 9
"""How many events a telling has at least, to be worth keeping."""
KEPT = 2
"""How many of each game are kept: the longest."""
PARTS = ("survivors", "house", "doors", "creature", "nemesis", "hordes", "tokens", "track")
DRAWN = {
    "survivors": ("id", "room", "health", "xp", "ap", "active", "entrapped", "hands", "pack"),
    "house": ("square", "rooms", "inner", "burns", "fire", "destroyed", "radiation"),
    "doors": ("id", "closed", "colours"),
    "creature": ("id", "room"),
    "nemesis": ("id", "room"),
    "hordes": ("room", "zombies", "specials", "downed", "waiting", "infected"),
    "tokens": ("room", "infected"),
    "track": ("round", "event", "darkness"),
    "rooms": ("id",),
    "hands": ("card", "item"),
    "pack": ("card", "item"),
}


def drawn(value: Any, what: str = "") -> Any:
    """As much of a position as the tests look at."""
    if isinstance(value, list):
        return [drawn(one, what) for one in value]
    if isinstance(value, dict) and (not what or what in DRAWN):
        fields = (
            DRAWN[what] if what else ("survivors", "house", "doors", "creature", "nemesis", "hordes", "tokens", "track")
        )
        return {field: drawn(value[field], field) for field in fields}
    return value


def seen(table: Table) -> Any:
    """The position as a seat sees it, and as much of it as is drawn."""
    return drawn(msgspec.to_builtins(table.view(0))["position"])


def tellings(seed: int, options: Mapping[str, Any], answers: int) -> Iterator[dict[str, Any]]:
    """What each answer of a game brings about, if it is much."""
    table = dreadhall.new_table("darkest", 3, seed, dict(options))
    play, rng = scouts(table), random.Random(seed)
    for _ in range(answers):
        if table.ask is None:
            return
        before, told = seen(table), len(table.rules.events)
        seat, answer = play(table, rng)
        table.answer(answer, seat)
        events = table.rules.events[told:]
        if len(events) >= LONG and before["house"]:
            shown = [msgspec.to_builtins(event) for event in events]
            kept = [
                {"kind": one["kind"], "cause": one["cause"], "data": one["data"], "move": one["move"]} for one in shown
            ]
            after = {part: value for part, value in seen(table).items() if value != before[part]}
            yield {"events": kept, "first": told, "before": before, "after": after}


def main(target: Path, kept: int, answers: int) -> None:
    """Write the longest tellings of each game."""
    found = []
    for seed, options in GAMES:
        told = sorted(tellings(seed, options, answers), key=lambda one: -len(one["events"]))
        found += told[:kept]
    target.write_text(
        "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else TARGET, KEPT, ANSWERS)
