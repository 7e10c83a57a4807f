"""What is settled while enemies act: orders in which nothing changes, and ways that end in the same place. (R-90)"""

from collections.abc import Hashable
from typing import Any

from dreadhall.darkest.automatic_answers.same import Choices
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.questions import WhichWay, WhichZombieBurns
from dreadhall.darkest.state import Unit
from dreadhall.kernel import Choice

TWO_STEPS = 2


def room_checked(rules: Upkeep, check: tuple[RoomId, RoomId], data: object) -> Hashable:
    """A camera check: the room in which it is made, whichever camera looks there. (D-CCHK-02)"""
    return check[1]


def all_burn(rules: Upkeep, choices: Choices, data: WhichZombieBurns) -> Choice[Any] | None:
    """Where the tile is hot enough for all zombies on it, it is all the same which burns first. (D-FIRE-18)"""
    wanted = sum(rules.zombies_in(choice.value) * rules.heat_per_zombie(choice.value) for choice in choices)
    return choices[0] if wanted <= data["heat"] else None


def nobody_is_reached(rules: Upkeep, choices: Choices, data: object) -> Choice[Any] | None:
    """Hordes and tokens that come to nobody, and where nobody sees them, get there in any order. (D-ZMOVE-09)

    They do not stand in each other's way. What is infected, special or waits is another thing where hordes meet.
    """
    if rules.options.radioactive:
        return None
    people = rules.occupied_rooms()
    for choice in choices:
        unit = Unit(*choice.value)
        horde = rules.horde(unit.room)
        if horde is not None and (horde.specials or horde.waiting):
            return None
        steps = rules.zombie_steps(unit)
        far = rules.plan.distances(unit.room, rules.forbidden_to_zombies(), None)
        if any(far.get(room, steps + 1) <= steps for room in people):
            return None
        if unit.kind == "token" and any(rules.is_seen(room) for room in far if far[room] <= steps):
            return None
    return choices[0]


def by_either_way(rules: Upkeep, choices: Choices, data: WhichWay) -> Choice[Any] | None:
    """Two rooms off, it comes to where it goes by any of the rooms between, where nobody and nothing is in its way.

    A token may be seen on one way and not on another. (D-ZMOVE-05, 11, D-NEM-02)
    """
    if data["steps"] < TWO_STEPS or data.get("unit") == "token" or rules.options.radioactive:
        return None
    for choice in choices:
        room = choice.value
        if data["goal"] not in rules.plan.neighbours[room] or rules.is_occupied(room):
            return None
        if rules.heat(rules.square(room)):
            return None
    return choices[0]
