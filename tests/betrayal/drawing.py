"""Drawing an event wherever one stands: the Closet gives one for two dice that show 2."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.explorers.traits import start_of
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import Figure
from dreadhall.testing.betrayal import THREE, Position, position

OX, VIVIAN, ZOE = THREE
APART = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "basement-landing"}


def faces(total: int, dice: int) -> list[int]:
    """So many dice that show this total."""
    twos, one = divmod(total, 2)
    shown = [2] * twos + [1] * one
    assert len(shown) <= dice, f"{dice} dice cannot show {total}"
    return shown + [0] * (dice - len(shown))


def ready(event: str, *dice: int, where: Mapping[str, str] = APART, **parts: Any) -> Position:
    """The first explorer is about to draw this event, the dice of the event being loaded, and others lie below it."""
    chance = {name: parts.pop(name) for name in ("back", "room", "item", "event", "whoops") if name in parts}
    tokens = {"closet": next(iter(where.values())), **parts.pop("tokens", {})}
    following = parts.pop("following", ())
    table = position(where, tokens=tokens, **parts)
    return table.top("event", event, *following).with_dice(1, 1, *dice, **chance)


def draw(event: str, *dice: int, where: Mapping[str, str] = APART, **parts: Any) -> Position:
    """The first explorer has drawn this event."""
    return ready(event, *dice, where=where, **parts).play("try:closet")


def changes(table: Position, name: str, before: Mapping[str, int] | None = None) -> dict[str, int]:
    """How far the clips of an explorer have moved from their start, or from other positions."""
    who = table.explorer(name)
    start = {trait: start_of(who, trait) for trait in TRAITS} | dict(before or {})
    moved = {trait: table.clip(name, trait) - start[trait] for trait in TRAITS}
    return {trait: spaces for trait, spaces in moved.items() if spaces}


def mummy(place: str = "grand-staircase", **fields: Any) -> Figure:
    """The Mummy of haunt 1: as long as it walks, that haunt goes on."""
    return Figure(FigureId("mummy-1"), "mummy", Place(place), {"speed": 3, "might": 8, "sanity": 5}, **fields)
