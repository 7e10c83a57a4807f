"""Reading a view back: for bots and screens that have nothing but what a seat sees."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dreadhall.darkest.house.plan import Plan, plan_for
from dreadhall.darkest.presentation.view import DarkestView


def read_view(view: Mapping[str, Any]) -> DarkestView:
    """The position in a view of the table, typed again."""
    return msgspec.convert(view["position"], DarkestView)


def plan_of(view: DarkestView) -> Plan:
    """What is open in the house and what can be seen there, as everybody knows it."""
    text = " ".join(f"{tile.tile}.{tile.rotation}" for tile in view.house)
    closed = tuple(door.id for door in view.doors if door.closed)
    return plan_for(text, closed, tuple(tile.square for tile in view.house if tile.destroyed))
