"""The scout of Betrayal attempts nothing in vain, and goes round what would cost it many turns."""

import pytest

from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import LONG_GAME, SeenTable
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.kernel import State
from dreadhall.testing.betrayal import THREE, position, row
from tests.betrayal.haunts.h30.tomb import LANE, night, spread
from tests.betrayal.haunts.mummy import APART, OX, TOMB, VIVIAN, ZOE, mummy
from tests.bots.betrayal_seats import answers

LIBRARY = row("ground", "junk-room", TOMB, "library")
CHASM = [Placed(RoomId("chasm"), "basement", -1, 0)]
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
        paths = SeenTable(SeatAt(table.table, 0)).paths
        return paths.distances([Place("chasm/far")]).get(Place("chasm"), UNREACHABLE)

    assert far(7) < far(0)


def test_rooms_of_stronger_foes_are_threats_until_the_game_has_lasted_too_long() -> None:
    table = mummy(APART, traits={OX: {"might": 0}})
    outlook = SeenTable(SeatAt(table.table, 0))
    assert outlook.threats == {TOMB}
    late = SeenTable(SeatAt(table.table, 0))
    late.is_late = True
    assert late.threats == frozenset()
    assert not outlook.is_late
    assert LONG_GAME > 100


@pytest.mark.parametrize(("spent", "answer"), [(0, "go:library"), (4, "end-turn")])
def test_whoever_can_go_no_farther_waits_and_does_not_fall_back_to_where_the_way_began(spent: int, answer: str) -> None:
    def walked(state: BetrayalState) -> None:
        state.turn.spent = spent

    rooms = [*row("ground", "ballroom", TOMB), *row("upper", "gallery", "library")]
    table = mummy(APART | {OX: "gallery"}, rooms=rooms, change=walked, traits={OX: {"speed": 4}})
    assert "fall" in table.keys
    assert answers(table, 0) == {answer}


def test_whoever_is_kept_out_mostly_waits_before_the_door() -> None:
    where = {OX: "chapel", ZOE: "chapel", VIVIAN: "dusty-hallway"}
    rooms = [*LANE, *row("basement", "stairs-from-basement")]
    table = night(where, turn=VIVIAN, rooms=rooms, traits={VIVIAN: {"sanity": 4}})
    table.with_dice(*spread(table.value(VIVIAN, "sanity"), 5)).play("go:chapel")

    def has_struck(state: State) -> None:
        assert isinstance(state, BetrayalState)
        state.turn.attacked = True

    table.table.arrange(has_struck)
    assert "go:creaky-hallway" in table.keys
    assert "end-turn" in answers(table, 1, range(3))
