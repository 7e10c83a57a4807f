"""Where versions up to 7 of the rules kept what a haunt remembers: four drawers of strings, by name.

Only tables of these versions need this file: nothing else in the program knows the drawers.
"""

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from dreadhall.betrayal.memory import OWN, Memory, parts_of
from dreadhall.kernel import Data

DRAWERS = ("counters", "notes", "lists", "secrets")
ROLE, ORDER = "role-", "order"

OF_TOOLS: dict[str, dict[str, str]] = {
    "door": {"notes front-door": "open"},
    "stop": {"notes card-waits-in": "card_waits_in"},
    "spread": {"lists blob": "rooms"},
    "line": {"lists one-by-one": "waiting"},
    "boxed": {"lists groom-*": "clips"},
    "hidden": {"notes role-*": "turned_up"},
    "plane": {"notes airplane": "state", "notes pilot": "pilot", "lists escaped": "escaped"},
    "cats": {"notes caught-*": "held", "notes contest": "contest_known"},
    "orders": {"secrets order:*": "given"},
    "unseen": {
        "secrets maybe": "maybe",
        "secrets since": "since",
        "secrets reach": "reach",
        "secrets exit": "exit",
        "secrets trace": "has_trace",
        "secrets trail": "trail",
        "notes trail": "shown_trail",
        "notes seen": "seen",
        "lists attacked": "attacked",
        "notes scene": "scene",
    },
}
"""By part, the drawer and the name in it, or how such names begin: the field."""
OF_HAUNTS: dict[int, dict[str, str]] = {
    1: {"counters h01-learned": "learned"},
    2: {
        "notes phase": "phase",
        "notes summoner": "summoner",
        "notes unearthed": "unearthed",
        "notes buried": "buried",
        "lists called": "called",
        "notes collapsing": "collapsing",
        "notes quarry": "quarry",
    },
    3: {"notes h03-mortal": "mortal"},
    4: {"counters web-cut": "cut", "notes eggs-destroyed": "eggs_destroyed", "notes spider-prey": "prey"},
    6: {"counters h06-damage": "damage"},
    7: {"counters h07-planted": "planted", "counters h07-killed": "killed", "notes h07-spray": "spray"},
    9: {"counters h09-defied": "defied"},
    10: {"notes chases-*": "chases"},
    11: {"lists h11-opened": "opened", "counters h11-banished": "banished"},
    13: {
        "secrets escapes": "escapes",
        "counters h13-escaped": "escaped",
        "counters h13-sanity": "sanity",
        "counters h13-might": "might",
    },
    14: {"lists h14-offered": "offered"},
    15: {"notes *": "found", "secrets damage": "damage"},
    16: {
        "lists phantom-seen": "seen",
        "notes phantom-dead": "dead",
        "notes bomb-defused": "defused",
        "notes house-exploded": "exploded",
    },
    17: {"counters h17-found": "found"},
    18: {"lists absorbed": "absorbed", "notes furnace-heating": "heating", "notes furnace-due": "due"},
    19: {
        "lists h19-paint-aside": "paint_aside",
        "counters h19-repainted": "repainted",
        "counters h19-destroyed": "destroyed",
    },
    20: {"notes groom": "groom", "notes wedding": "wedding", "counters h20-steps": "steps"},
    22: {"notes abyss": "abyss", "notes shelter": "shelter"},
    23: {"counters h23-hits": "hits"},
    24: {"notes organ": "organ", "notes h24-bats": "driven_away"},
    25: {
        "secrets doll-of-*": "dolls",
        "notes hint-*": "hints",
        "notes found-*": "found",
        "lists dolls-destroyed": "destroyed",
        "lists no-doll-in": "empty",
    },
    26: {"counters h26-ritual": "ritual", "notes h26-entered": "entered"},
    27: {
        "notes h27-origin": "origin",
        "lists h27-searched": "searched",
        "counters h27-examined": "examined",
        "counters h27-thrown": "thrown",
    },
    28: {"counters h28-defeats": "defeats"},
    30: {"notes sun": "sun_is_up"},
    31: {"counters parachutes": "parachutes", "lists emptied": "emptied"},
    32: {"secrets *": "clues", "notes home": "home"},
    33: {"counters h33-invocation": "invocation", "notes h33-brought": "brought", "notes h33-destroyed": "destroyed"},
    36: {
        "counters boat-hits": "boat_hits",
        "lists flooding": "flooding",
        "lists flooded": "flooded",
        "notes water-held-back": "water_held_back",
    },
    37: {"counters h37-broken": "broken", "counters h37-to-come": "to_come"},
    39: {
        "secrets heir": "heir",
        "secrets assassins": "assassins",
        "secrets lairs": "lairs",
        "counters h39-assassins": "used",
    },
    40: {
        "secrets burial": "burial",
        "lists h40-suspected": "suspected",
        "counters h40-dug": "dug",
        "counters h40-damage": "damage",
    },
    42: {
        "notes statue-form": "form",
        "notes statue-beaten": "beaten",
        "notes statue-drains": "drains",
        "notes gate": "gate_open",
        "lists sacrificed": "sacrificed",
    },
    43: {
        "counters h43-lab": "lab",
        "counters h43-herbs": "herbs",
        "counters h43-serum": "serum",
        "counters h43-fever": "fever",
    },
    44: {"notes age-*": "ages"},
    46: {"counters escaped": "escaped", "lists eaten": "eaten"},
    48: {
        "secrets cursed": "cursed",
        "counters studied": "studied",
        "counters returns": "returns",
        "notes jack-dead": "dead",
    },
    49: {"counters h49-wounds": "wounds", "lists marks": "marks", "lists ruined": "ruined"},
    50: {
        "lists unseen": "unseen",
        "lists clue-rooms": "clue_rooms",
        "lists waiting": "waiting",
        "counters aside": "aside",
        "notes finder": "finder",
    },
}
"""The same of what a haunt remembers itself, by its number."""


def read_drawers(raw: dict[str, Any], rules: type) -> dict[str, Any]:
    """A dumped haunt as it is written now; it says how its rules remember."""
    drawers = {name: raw.get(name) or {} for name in DRAWERS}
    memory = {}
    for name, part in parts_of(rules).items():
        rows = OF_HAUNTS.get(raw["number"], {}) if name == OWN else OF_TOOLS[name]
        memory[name] = {field: value for row, field in rows.items() for value in found(drawers, row, part.kind, field)}
    # Version 2 kept role tokens as text among the secrets.
    texts = {name: text for name, text in drawers["secrets"].items() if name.startswith(ROLE)}
    roles = {name.removeprefix(ROLE): numbers(text) for name, text in texts.items()}
    kept = {name: value for name, value in raw.items() if name not in DRAWERS}
    return kept | {"memory": memory, "roles": raw.get("roles", {}) | roles}


def found(drawers: Mapping[str, Mapping[str, Any]], row: str, kind: type[Memory], field: str) -> Iterator[Any]:
    """What a field is, if there is anything in the drawer."""
    drawer, _, name = row.partition(" ")
    hint = typing.get_type_hints(kind)[field]
    if not name.endswith("*"):
        if name in drawers[drawer]:
            yield as_now(hint)(drawers[drawer][name])
        return
    start = name.removesuffix("*")
    entries = {key: value for key, value in drawers[drawer].items() if key.startswith(start)}
    if start == f"{ORDER}:":
        yield orders(entries)
    elif typing.get_origin(hint) is list:
        yield list(entries)
    elif field == "clips":
        yield {key: numbers(" ".join(clips)) for key, clips in entries.items()}
    else:
        convert = as_now(typing.get_args(hint)[1])
        yield {key.removeprefix(start): convert(value) for key, value in entries.items()}


def as_now(hint: Any) -> Callable[[Any], Any]:
    """How what was written in a drawer becomes something of this type."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return as_now(next(kind for kind in typing.get_args(hint) if kind is not type(None)))
    if hint is bool:
        return bool
    if hint is int:
        return int
    if typing.get_origin(hint) is list:
        return numbers if typing.get_args(hint)[0] is int else words
    if isinstance(hint, type) and issubclass(hint, Data):
        return lambda text: dict(zip(hint.__struct_fields__, text.split(), strict=True))
    return str


def words(value: str | list[str]) -> list[str]:
    """A list, or what was joined by spaces."""
    return value.split() if isinstance(value, str) else value


def numbers(value: str) -> list[int]:
    """Numbers that were joined by spaces."""
    return [int(number) for number in value.split()]


def orders(entries: Mapping[str, str]) -> dict[int, dict[str, list[str]]]:
    """Standing orders, by seat and verb."""
    given: dict[int, dict[str, list[str]]] = {}
    for name, order in entries.items():
        _, seat, verb = name.split(":")
        given.setdefault(int(seat), {})[verb] = order.split()
    return given
