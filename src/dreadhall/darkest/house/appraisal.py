"""How hard a house is to play in, by the guidance of the rulebook. (D-HOUSE-09, D-HOUSE-10, D-TWEAK-08)"""

from typing import Literal

import msgspec

from dreadhall.darkest.house.layout import House
from dreadhall.darkest.house.plan import Plan, best_facings

NORMAL_ENWALLED = 2
LONG_VIEW = 3
NORMAL_FROM, HARD_FROM = 3, 7


class Appraisal(msgspec.Struct, frozen=True):
    """What makes a house easy or hard; `views` counts the rooms each camera sees, `far_corners` those behind a lock."""

    views: tuple[int, ...]
    hall_watched: bool
    enwalled: int
    laboratory_row: int
    far_corners: int
    points: int
    rating: Literal["easy", "normal", "hard"]


def appraise(house: House) -> Appraisal:
    """Look at a house with every door locked.

    >>> from dreadhall.darkest.house.building import PRESETS, check_house
    >>> appraise(check_house(PRESETS["recommended"])).rating
    'easy'
    """
    plan = Plan(house, house.all_doors, ())
    lines = [[plan.observed(room, way) for way in best_facings(plan, room)] for room in house.camera_rooms]
    views = tuple(len(options[0]) for options in lines)
    # Where several facings tie the team picks one, and would rather not watch its own hall.
    hall_watched = any(all(house.entrance in line for line in options) for options in lines)
    enwalled = sum(tile.enwalled for tile in house.tile_at.values() if tile.section == "inner")
    reached = plan.distances(house.entrance)
    ahead = [
        house.doors[door].rooms[1] for door in house.all_doors if house.doors[door].owner in house.corners.values()
    ]
    far_corners = sum(room not in reached for room in ahead)
    laboratory_row = house.row(house.laboratory_square)
    points = (
        sum(view >= LONG_VIEW for view in views)
        + 2 * hall_watched
        + max(0, enwalled - NORMAL_ENWALLED)
        + far_corners
        + (laboratory_row - 1)
    )
    rating: Literal["easy", "normal", "hard"] = (
        "easy" if points < NORMAL_FROM else "normal" if points < HARD_FROM else "hard"
    )
    return Appraisal(views, hall_watched, enwalled, laboratory_row, far_corners, points, rating)
