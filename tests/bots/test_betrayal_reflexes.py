"""The scout of Betrayal attempts nothing in vain, and goes round what would cost it many turns."""

import pytest

from dreadhall.betrayal.house.plan import Placed
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import LONG_GAME, Outlook
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.testing.betrayal import THREE, position, row
from tests.betrayal.haunts.mummy import APART, OX, TOMB, mummy
from tests.bots.betrayal_seats import answers

LIBRARY = row("ground", "junk-room", TOMB, "library")
CHASM = [Placed("chasm", "basement", -1, 0)]
NAME = "h01-heroes-name"


@pytest.mark.parametrize(("clip", "tries"), [(0, False), (7, True)])
def test_a_roll_that_no_dice_can_win_is_not_made(clip: int, tries: bool) -> None:
    table = mummy(APART | {OX: "library"}, rooms=LIBRARY, traits={OX: {"knowledge": clip}})
    assert NAME in table.keys
    assert (NAME in answers(table, 0)) == tries


def test_the_fewer_dice_the_farther_is_the_other_side_of_a_barrier() -> None:
    def far(clip: int) -> int:
        where = dict.fromkeys(THREE, "basement-landing")
        table = position(where, rooms=CHASM, traits={THREE[0]: {"speed": clip}})
        paths = Outlook(SeatAt(table.table, 0)).paths
        return paths.distances(["chasm/far"]).get("chasm", UNREACHABLE)

    assert far(7) < far(0)


def test_rooms_of_stronger_foes_are_threats_until_the_game_has_lasted_too_long() -> None:
    table = mummy(APART, traits={OX: {"might": 0}})
    outlook = Outlook(SeatAt(table.table, 0))
    assert outlook.threats == {TOMB}
    late = Outlook(SeatAt(table.table, 0))
    late.is_late = True
    assert late.threats == frozenset()
    assert not outlook.is_late
    assert LONG_GAME > 100
