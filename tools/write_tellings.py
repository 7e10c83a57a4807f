"""Record what the table tells in games of bots, for the tests of how both games are shown on the stage.

Of Dark, Darker, Darkest each telling is what one answer brought about, of Betrayal a whole turn: the events, and as
much of the position before them as is drawn, and what of it is different after them.
"""

import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from tests.scouts import scouts

import dreadhall
from dreadhall.kernel import Table

GAMES_SHOWN = Path(__file__).parents[1] / "web/src/games"
TARGET = GAMES_SHOWN / "darkest/table/beats/tellings.json"
TURNS = GAMES_SHOWN / "betrayal/table/beats/turns.json"
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
PLAYED = [(3, 3), (11, 6), (5, 4), (21, 5), (30, 4)]
"""The games of Betrayal whose turns are recorded: their seeds, and how many play."""
MOST_TURNS = 24
BEGINNINGS = ("turn-starts", "monster-turn")
IN_THE_HOUSE = {
    "explorers": ("id", "seat", "place", "room", "side"),
    "monsters": ("id", "kind", "place", "room"),
    "rooms": ("id", "floor", "x", "y"),
    "places": ("id", "room"),
}
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


def turns(seed: int, seats: int, answers: int) -> Iterator[dict[str, Any]]:
    """Every turn of a game of Betrayal, from its beginning to that of the next one."""
    table = dreadhall.new_table("betrayal", seats, seed, {"explorers": "dealt"})
    play, rng = scouts(table), random.Random(seed)
    before, first = house(table), len(table.rules.events)
    for _ in range(answers):
        if table.ask is None:
            return
        seat, answer = play(table, rng)
        table.answer(answer, seat)
        events = [msgspec.to_builtins(event) for event in table.rules.events[first:]]
        starts = [n for n, event in enumerate(events) if event["kind"] in BEGINNINGS]
        for begin, end in pairwise(starts):
            kept = [{name: one[name] for name in ("kind", "cause", "data", "move")} for one in events[begin:end]]
            after = {part: value for part, value in house(table).items() if value != before[part]}
            yield {"events": kept, "first": first + begin, "before": before, "after": after}
        if starts and starts[-1]:
            before, first = house(table), first + starts[-1]


def kinds(turn: Mapping[str, Any]) -> tuple[str, ...]:
    """What happens in a turn: of those in which the same happens, one is enough."""
    return tuple(event["kind"] for event in turn["events"])


def house(table: Table) -> Any:
    """As much of a position of Betrayal as is needed to tell what happens in it."""
    seen = msgspec.to_builtins(table.view(0))["position"]
    return {
        part: [{field: one[field] for field in fields} for one in seen[part]] for part, fields in IN_THE_HOUSE.items()
    }


def write(target: Path, found: Sequence[Mapping[str, Any]]) -> None:
    """Write tellings, one a line."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
    target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(folder: Path | None) -> None:
    """Write the longest tellings of each game, and the longest turns."""
    found = []
    for seed, options in GAMES:
        told = sorted(tellings(seed, options, ANSWERS), key=lambda one: -len(one["events"]))
        found += told[:KEPT]
    write(folder / TARGET.name if folder else TARGET, found)
    played = {kinds(turn): turn for seed, seats in PLAYED for turn in turns(seed, seats, ANSWERS)}
    longest = sorted(played, key=lambda one: (-len(one), one))[:MOST_TURNS]
    write(folder / TURNS.name if folder else TURNS, [played[one] for one in longest])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
