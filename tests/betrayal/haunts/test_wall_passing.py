"""Monsters that pass walls: every shared side is a door to them, a ruin only if their record says so. (T-52)"""

import pytest

from dreadhall.betrayal.components.rooms import CHASM, CRYPT, LARDER, UPPER_LANDING
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.monsters.wall_passing import WallPassing
from dreadhall.testing.betrayal import THREE, Position, figure, position
from dreadhall.testing.marks import rule

SHADE = Monster("shade", speed=2, passes_walls=True)
WRAITH = Monster("wraith", speed=2, passes_walls=True, enters_ruins=True)
RAT = Monster("rat", speed=2)
ROOMS = [Placed(CRYPT, "basement", 0, 1), Placed(LARDER, "basement", 1, 1), Placed(CHASM, "basement", 0, 2)]
"""Only the Crypt has a door to the landing; the Larder and the Chasm lie behind its walls."""


class Walls(WallPassing):
    """Three monsters, of which two pass walls."""

    number = 1
    kinds = (SHADE, WRAITH, RAT)


def links_of(table: Position, kind: str) -> list[str]:
    """The places one space away for a monster."""
    rules, ghost = table.rules, table.monster(f"{kind}-1")
    assert isinstance(rules, Walls)
    return [place for place, spaces in rules.monster_links(ghost, rules.room(ghost)) if spaces == 1]


@rule("H02-T11")
@pytest.mark.parametrize(
    ("kind", "ruin", "rooms"),
    [
        ("rat", "", {"basement-landing"}),
        ("shade", "", {"basement-landing", "larder", "chasm"}),
        ("shade", "larder", {"basement-landing", "chasm"}),
        ("wraith", "larder", {"basement-landing", "larder", "chasm"}),
    ],
)
def test_walls_are_doors_to_some_and_ruins_to_fewer(kind: str, ruin: RoomId, rooms: set[str]) -> None:
    def ruined(state: BetrayalState) -> None:
        state.destroyed = [ruin] if ruin else []

    ghost = figure(Walls, kind, "crypt")
    table = position(THREE, rooms=ROOMS, rules=Walls, traitor=THREE[2], monsters=[ghost], change=ruined)
    assert {place.partition("/")[0] for place in links_of(table, kind)} == rooms


@rule("H02-T11")
@pytest.mark.parametrize(("kind", "found"), [("rat", False), ("shade", False), ("wraith", True)])
def test_stairs_to_a_ruin_are_taken_only_by_who_enters_ruins(kind: str, *, found: bool) -> None:
    def ruined(state: BetrayalState) -> None:
        state.destroyed = [UPPER_LANDING]

    ghost = figure(Walls, kind, "grand-staircase")
    table = position(THREE, rules=Walls, traitor=THREE[2], monsters=[ghost], change=ruined)
    assert ("upper-landing" in links_of(table, kind)) == found
