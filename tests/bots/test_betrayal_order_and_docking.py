"""Which monster scouts let act first, where they let the elevator stop, and what they say of choices that are alike."""

from collections.abc import Mapping

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.house.plan import Placed
from dreadhall.bots import Answer, SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.testing.betrayal import THREE, Position, position, row
from tests.betrayal.haunts.h40.test_h40_buried_alive import buried
from tests.betrayal.haunts.ivy import LANE, ivy
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
END, ROOT = "charred-room", "charred-room"
ABOVE = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}


def creepers(where: Mapping[str, str], *tips: str) -> Position:
    """The creepers at some places are about to move."""
    return ivy({**ABOVE, **where}, *((ROOT, tip) for tip in tips), rooms=LANE, turn=VIVIAN).play("end-turn")


def said(table: Position) -> Answer:
    """What a scout answers, and whether it guessed."""
    return ScoutBot(1).choose(SeatAt(table.table, table.asked[0]))


def test_the_monster_that_reaches_somebody_first_acts_first() -> None:
    table = creepers({OX: "entrance-hall"}, END, "creaky-hallway")
    assert table.prompt == "next-monster"
    assert (said(table).key, said(table).guessed) == ("monster:tip-2", False)


def test_of_monsters_that_reach_nobody_any_may_be_first_and_that_is_no_guess() -> None:
    table = creepers({}, END, "bloody-room")
    assert (said(table).key, said(table).guessed) == ("monster:tip-1", False)


def test_what_looks_the_same_a_round_later_is_a_guess() -> None:
    table = creepers({OX: "dusty-hallway", ZOE: "dusty-hallway"}, "bloody-room", "creaky-hallway")
    assert said(table).guessed


CELLAR = [*row("basement", "larder"), Placed(MYSTIC_ELEVATOR, "basement", 1, 0, 1)]


def test_the_elevator_stops_where_its_rider_wants_to_be() -> None:
    tile = [*row("basement", "larder"), Placed(MYSTIC_ELEVATOR, "upper", 0, 1, 0)]
    where = {OX: MYSTIC_ELEVATOR, VIVIAN: "foyer", ZOE: "foyer"}
    table = buried(where, "larder", found=True, rooms=tile).with_dice(2, 2).play("end-turn")
    assert table.prompt == "dock-elevator"
    assert all(key.startswith("dock:larder:") for key in answers(table, 0))


def test_a_traitor_takes_it_to_whoever_digs() -> None:
    tile = [*row("basement", "larder"), Placed(MYSTIC_ELEVATOR, "upper", 0, 1, 0)]
    where = {OX: "larder", VIVIAN: MYSTIC_ELEVATOR, ZOE: "foyer"}
    table = buried(where, "larder", found=True, rooms=tile, turn=VIVIAN, traits={VIVIAN: {"might": 7}})
    table.play("end-turn")
    assert table.prompt == "dock-elevator"
    assert all(key.startswith("dock:larder:") for key in answers(table, 1))


def test_before_a_haunt_it_goes_where_most_is_unknown_and_nobody_is() -> None:
    where = {OX: MYSTIC_ELEVATOR, VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = position(where, rooms=[Placed(MYSTIC_ELEVATOR, "ground", 1, 1, 1)]).with_dice(2, 2).play("end-turn")
    assert table.prompt == "dock-elevator"
    assert all(key.startswith("dock:basement-landing:") for key in answers(table, 0))
