"""A policy that was learnt, as NumPy plays it: what a seat sees goes in, how much each legal answer is worth comes out.

A file of weights holds the vocabulary it was learnt with. So it goes on playing when the vocabularies of the house
change; entries that do not exist any more count as 0.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from dreadhall.encoding.actions import actions_of
from dreadhall.encoding.entries import Array
from dreadhall.encoding.layout import EncodedLayout, layout_of
from dreadhall.encoding.vocabulary import Vocabulary
from dreadhall.kernel import Table

ROOM = "room:"
WEIGHTS = ("in", "in_bias", "mid", "mid_bias", "out", "out_bias", "room", "room_mid", "room_out")
"""The arrays of a network, in the order in which they are used."""


class Pointers(NamedTuple):
    """Which entries tell of each room, and which actions lead to one: these are judged by the room they lead to."""

    columns: Array
    """Where the features of each room stand: rooms × features."""
    actions: Array
    """The actions that lead to a room."""
    rooms: Array
    """The room that each of them leads to."""
    verbs: Array
    """The verb of each of them, by number."""


def pointers(entries: Sequence[str], actions: Sequence[str]) -> Pointers:
    """How rooms and actions belong together, by their names.

    >>> found = pointers(["move", "room:hall:near", "room:attic:near"], ["wait", "go:attic", "go:hall", "stay"])
    >>> found.actions.tolist(), found.rooms.tolist(), found.verbs.tolist()
    ([1, 2], [1, 0], [0, 0])
    """
    columns: dict[str, list[int]] = {}
    for place, name in enumerate(entries):
        if name.startswith(ROOM):
            columns.setdefault(name.split(":")[1], []).append(place)
    rooms = {room: number for number, room in enumerate(columns)}
    verbs: dict[str, int] = {}
    found = []
    for number, name in enumerate(actions):
        verb, *words = name.split(":")
        if words and (room := rooms.get(words[-1].partition("/")[0])) is not None:
            found.append((number, room, verbs.setdefault(verb, len(verbs))))
    numbers = np.array(found, np.int64).reshape(-1, 3)
    return Pointers(np.array(list(columns.values()), np.int64), numbers[:, 0], numbers[:, 1], numbers[:, 2])


class Policy:
    """A network of two layers; what leads to a room is judged by that room's own entries besides."""

    def __init__(self, weights: Mapping[str, Array], about: Mapping[str, Any]) -> None:
        self.about = about
        self.words = msgspec.convert(about["vocabulary"], Vocabulary)
        self.options: dict[str, Any] = dict(about["options"])
        """How those tables are set at which it has learnt."""
        self.entries: list[str] = about["entries"]
        self.actions = actions_of(self.words)
        self._weights = {name: np.asarray(weights[name], np.float32) for name in WEIGHTS}
        points = pointers(self.entries, self.actions.names)
        self._columns = points.columns
        self._room: Array = np.full(len(self.actions), -1)
        self._verb: Array = np.zeros(len(self.actions), np.int64)
        self._room[points.actions], self._verb[points.actions] = points.rooms, points.verbs
        self._places: dict[int, Array] = {}

    @classmethod
    def read(cls, file: Path) -> "Policy":
        """The policy of a file."""
        with np.load(file) as kept:
            return cls({name: kept[name] for name in WEIGHTS}, json.loads(bytes(kept["about"])))

    def is_for(self, options: Any) -> bool:
        """Whether a table is set as those were at which it has learnt."""
        return all(getattr(options, name, None) == value for name, value in self.options.items())

    def observe(self, table: Table, seat: int) -> Array:
        """What a seat sees, in the order in which it was learnt; what is not seen any more counts as 0."""
        layout = layout_of(table.game, table.seats, self.words)
        entries: Array = np.append(layout.observe(table, seat), np.float32(0.0))[self._places_in(layout)]
        return entries

    def _places_in(self, layout: EncodedLayout) -> Array:
        if layout.seats not in self._places:
            known = {name: place for place, name in enumerate(layout.names)}
            self._places[layout.seats] = np.array([known.get(name, len(known)) for name in self.entries])
        return self._places[layout.seats]

    def judge(self, entries: Array, legal: Sequence[int]) -> Array:
        """How much each of these actions is worth: the higher, the likelier."""
        weights, numbers = self._weights, np.asarray(legal)
        hidden = np.maximum(entries @ weights["in"] + weights["in_bias"], 0.0)
        hidden = np.maximum(hidden @ weights["mid"] + weights["mid_bias"], 0.0)
        worth: Array = hidden @ weights["out"][:, numbers] + weights["out_bias"][numbers]
        leads = self._room[numbers] >= 0
        if leads.any():
            there = numbers[leads]
            rooms = entries[self._columns[self._room[there]]] @ weights["room"] + hidden @ weights["room_mid"]
            worth[leads] += (np.maximum(rooms, 0.0) * weights["room_out"][self._verb[there]]).sum(axis=1)
        return worth


def write_policy(
    file: Path, weights: Mapping[str, Array], words: Vocabulary, entries: Sequence[str], **about: Any
) -> None:
    """Write a policy down, with half the digits, which is enough to play by."""
    told = {"vocabulary": msgspec.to_builtins(words), "entries": list(entries), **about}
    halves = {name: np.asarray(weights[name], np.float16) for name in WEIGHTS}
    np.savez_compressed(file, about=np.frombuffer(json.dumps(told).encode(), np.uint8), **halves)
