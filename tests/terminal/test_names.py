"""What those at a table are called in a terminal: by whom they play, and the only one of a kind by that kind."""

import io
from typing import Any

from rich.console import Console

from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Table
from dreadhall.terminal import Screen
from dreadhall.testing.betrayal import position
from dreadhall.testing.darkest import position as darkest_position
from dreadhall.words import Words


def words_at(table: Table, *events: dict[str, Any]) -> Words:
    """The words of a screen that knows this table, after these events besides."""
    screen = Screen(Console(file=io.StringIO()), Words("en", strict=True))
    screen.know(table.view(0), [*table.events_for(0), *events])
    return screen.words


def test_those_who_decide_are_called_by_their_survivors() -> None:
    words = words_at(darkest_position(("leo", "nina", "jack"), seats=2).table)
    event = {"kind": "fire-is-out", "cause": "", "data": {"deciding_seats": [0]}}
    assert words.say_event("darkest", event).endswith("(Decided by Leo and Jack.)")


def test_those_who_decide_are_called_by_their_explorers() -> None:
    words = words_at(position({"ox-bellows": "foyer", "zoe-ingstrom": "foyer", "vivian-lopez": "foyer"}).table)
    assert words.argument("betrayal", "seat", 1)["seat-name"] == "Zoe"


def bats(count: int) -> Table:
    """Haunt 38 with so many bats."""
    there = [
        Figure(FigureId(f"firebat-{number + 1}"), "firebat", Place("foyer"), {"speed": 3}) for number in range(count)
    ]
    return position(haunt=38, monsters=there).table


def test_monsters_have_a_number_where_there_are_several_of_them() -> None:
    assert words_at(bats(1)).name("betrayal", "monster", "firebat-1") == "Firebat"
    assert words_at(bats(2)).name("betrayal", "monster", "firebat-1") == "Firebat 1"


def test_a_monster_keeps_its_number_while_the_log_tells_of_another() -> None:
    gone = {"kind": "monster-appears", "cause": "", "data": {"monster": "firebat-2"}}
    assert words_at(bats(1), gone).name("betrayal", "monster", "firebat-1") == "Firebat 1"
