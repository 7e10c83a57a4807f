"""Rooms that a haunt puts into the house where no doorway is left for them. (C-11, B-SEAL-04 to B-SEAL-06)"""

from collections.abc import Sequence

from dreadhall.betrayal.components.rooms import (
    ATTIC,
    CHAPEL,
    CONSERVATORY,
    GYMNASIUM,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    STOREROOM,
    VAULT,
)
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, revealed, row

RING = [
    Placed(CONSERVATORY, "upper", 0, -1, 2),
    Placed(GYMNASIUM, "upper", 1, 0, 1),
    Placed(OPERATING_LABORATORY, "upper", 0, 1, 3),
    Placed(ORGAN_ROOM, "upper", 1, 1, 1),
]
"""Three rooms in a ring with the Upper Landing: its western doorway is the only one that is open."""
DEAD_ENDS = [
    Placed(CONSERVATORY, "upper", 0, -1, 2),
    Placed(CHAPEL, "upper", 1, 0, 3),
    Placed(STOREROOM, "upper", 0, 1, 0),
]
"""Three rooms with one door each: however they lie, one doorway is open."""


def attic_is_fetched(upper: Sequence[Placed], left: Sequence[str] = ()) -> Position:
    """A haunt whose heroes put the Attic, which has one door, on the upper floor."""

    def stack(state: BetrayalState) -> None:
        if left:
            state.rooms.rest = list(left)

    where = {"madame-zostra": "foyer", "ox-bellows": "foyer", "zoe-ingstrom": "foyer"}
    return revealed(46, where, rooms=[*row("ground", "dining-room"), *upper], change=stack)


@rule("C-11", "B-SEAL-04", "B-SEAL-05")
def test_a_floor_is_rearranged_for_a_room_that_would_seal_it() -> None:
    table = attic_is_fetched(RING)
    assert (table.prompt, table.asked) == ("rearrange-floor", [1])
    table.play(table.keys[0])
    assert len(table.rules.plan.open_doorways("upper")) >= 2
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    assert "attic" in table.rules.plan
    assert table.rules.plan.open_doorways("upper")
    assert table.events("draws") == []


@rule("C-11", "B-SEAL-05")
def test_where_nothing_can_be_rearranged_the_room_may_seal_the_floor() -> None:
    table = attic_is_fetched(DEAD_ENDS)
    assert table.rules.plan.placed[ATTIC] == Placed(ATTIC, "upper", -1, 0, 3)
    assert table.rules.plan.open_doorways("upper") == ()


@rule("C-11", "B-SEAL-06")
def test_the_last_room_of_a_floor_seals_it_without_ado() -> None:
    table = attic_is_fetched(RING, left=["attic", "larder"])
    assert table.events("floor-rearranged") == []
    assert table.rules.plan.placed[ATTIC] == Placed(ATTIC, "upper", -1, 0, 3)


@rule("C-11")
def test_a_room_that_cannot_lie_anywhere_stays_in_the_stack() -> None:
    table = attic_is_fetched([*DEAD_ENDS, Placed(VAULT, "upper", -1, 0, 1)])
    assert "attic" not in table.rules.plan
    assert "attic" in (*table.state.rooms.rest, *table.state.rooms.top)
    assert not [one for one in table.state.monsters.values() if one.kind == "victim"]
