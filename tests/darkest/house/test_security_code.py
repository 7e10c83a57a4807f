"""The security code and the chips on the doors."""

from collections import Counter
from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import CHIPS, COLOURS
from dreadhall.darkest.ids import DoorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.openings import opened

CORNERS = ("ammo-reserve.w", "sprinkler-control.e", "medic-bay.w")
UNFAIR = {"code-chips": [0, 0, 0]}
"""Red-yellow-green, red-yellow and red-green: three reds."""

SEEDS = range(12)


def chips_in_house(table: Position) -> list[str]:
    """The chips on all doors, whether flipped or not."""
    flipped = [lock.chip for lock in table.state.locks.values() if lock.chip]
    return sorted(table.state.hidden_chips + flipped)


def numbers(table: Position) -> Counter[int]:
    """How many doors have a chip with so many icons."""
    return Counter(lock.icons for lock in table.state.locks.values())


@rule("D-SEC-02", "D-SEC-01")
def test_the_dark_code_is_the_seven_icons_of_one_chip_with_three_and_two_with_two() -> None:
    table = opened(chance=UNFAIR)
    assert table.state.code == ["red"] * 3 + ["yellow"] * 2 + ["green"] * 2


@rule("D-SEC-03")
@pytest.mark.parametrize("house", ["recommended", "hard", "random"])
def test_in_the_dark_mode_the_chips_of_the_code_lie_in_the_house_and_every_lock_has_one(house: str) -> None:
    table = opened(chance=UNFAIR, house=house)
    assert len(chips_in_house(table)) == len(set(chips_in_house(table))) == len(table.state.locks)
    assert {"K3-01", "K2-01", "K2-02"} <= set(chips_in_house(table))


@rule("D-SEC-04")
def test_every_lock_shows_the_number_of_its_chip_and_hides_the_colours() -> None:
    table = opened()
    locks = table.state.locks
    assert set(locks) == set(table.rules.house.doors_with_lock("chip"))
    assert numbers(table) == Counter(len(CHIPS[chip].icons) for chip in chips_in_house(table))
    assert [door for door, lock in locks.items() if lock.chip] == ["panic-room.s"]


@rule("D-SEC-04")
def test_which_of_the_other_doors_gets_a_three_is_left_to_chance() -> None:
    places = {tuple(lock.icons for lock in opened(seed=seed).state.locks.values()) for seed in SEEDS}
    assert len(places) > 1


@rule("D-SEC-05")
@pytest.mark.parametrize("mix", [{"chip_mix": "more2"}, {"three_icon_chips": 0}])
def test_corner_rooms_always_get_chips_with_three_icons(mix: dict[str, Any]) -> None:
    for seed in SEEDS:
        table = opened(seed=seed, **mix)
        assert [table.state.locks[DoorId(door)].icons for door in CORNERS] == [3, 3, 3]
        assert numbers(table)[3] == sum(len(CHIPS[chip].icons) == 3 for chip in chips_in_house(table)) == 3


@rule("D-SEC-06", "D-TWEAK-06")
def test_the_table_decides_how_many_chips_have_two_and_three_icons() -> None:
    assert numbers(opened(three_icon_chips=7)) == {3: 7, 2: 5}
    threes = [numbers(opened(survivors=4, chip_mix=mix))[3] for mix in ("more2", "balanced", "more3")]
    assert threes == sorted(set(threes))


@rule("D-SEC-06")
def test_there_are_always_twos_enough_for_the_code() -> None:
    assert numbers(opened(three_icon_chips=20)) == {3: 10, 2: 2}


@rule("D-SEC-07")
@pytest.mark.parametrize("house", ["recommended", "hard", "random"])
@pytest.mark.parametrize("survivors", [2, 3, 4, 5])
def test_large_teams_meet_as_many_twos_as_threes_and_small_ones_more_twos(house: str, survivors: int) -> None:
    count = numbers(opened(house=house, survivors=survivors))
    if survivors > 3:
        assert count[2] - count[3] in (0, 1)
    else:
        assert count[2] > count[3] + 1


@rule("D-SEC-08")
def test_the_darker_code_has_an_eighth_token_out_of_those_that_are_left() -> None:
    table = opened(mode="darker", chance={**UNFAIR, "code": [0]})
    assert table.state.code == ["red"] * 3 + ["yellow"] * 3 + ["green"] * 2  # all three red tokens are on the board
    assert {"K3-01", "K2-01", "K2-02"} <= set(chips_in_house(table))


@rule("D-SEC-09")
def test_the_darkest_code_is_drawn_blindly_and_the_chips_without_regard_to_it() -> None:
    table = opened(mode="darkest", chance={"code": [0] * 7})
    assert table.state.code == ["red"] * 3 + ["yellow"] * 3 + ["green"]
    assert "code-chips" not in {roll.purpose for roll in table.table.rolls}
    assert len(chips_in_house(table)) == len(table.state.locks)


@rule("D-SEC-09")
def test_the_darkest_code_need_not_be_solvable_by_chips() -> None:
    def solvable(table: Position) -> bool:
        icons = Counter(icon for chip in chips_in_house(table) for icon in CHIPS[chip].icons)
        return not Counter(table.state.code) - icons

    without_red = [*range(20, 12, -1), *range(19, 15, -1)]  # the last eight twos and the last four threes
    chance = {"code": [0] * 7, "door-chips": without_red}
    assert not solvable(opened(mode="darkest", chance=chance))


@rule("D-SEC-10")
@pytest.mark.parametrize(("mode", "chance"), [("dark", UNFAIR), ("darkest", {"code": [0] * 7})])
def test_a_fair_code_is_drawn_until_no_colour_comes_three_times(mode: str, chance: dict[str, list[int]]) -> None:
    unfair = opened(mode=mode, chance=chance)
    fair = opened(mode=mode, chance=chance, fair_code=True)
    assert max(Counter(unfair.state.code).values()) == 3
    assert max(Counter(fair.state.code).values()) <= 2
    assert len(fair.state.code) == 7


@rule("D-SEC-10")
@pytest.mark.parametrize("mode", ["dark", "darker", "darkest"])
def test_fair_codes_are_fair_in_every_mode(mode: str) -> None:
    for seed in SEEDS:
        code = opened(mode=mode, fair_code=True, seed=seed).state.code
        assert max(Counter(code).values()) <= 2
        assert set(code) <= set(COLOURS)


@rule("D-SEC-11")
def test_chips_that_are_not_in_the_house_are_set_aside_for_lucy() -> None:
    table = position({"lucy": "entrance-hall"}, xp={"lucy": 4})
    assert len(table.state.unused_chips) == len(CHIPS) - len(table.state.locks)
    aside, old = list(table.state.unused_chips), table.state.locks[DoorId("panic-room.s")]
    spare = [chip for chip in aside if len(CHIPS[chip].icons) == old.icons]
    table.with_dice(**{f"spare-{old.icons}": [1]}).play("recode:lucy:panic-room.s")
    new = table.state.locks[DoorId("panic-room.s")]
    assert new.chip == spare[1]
    assert sorted(table.state.unused_chips) == sorted({*aside, old.chip} - {new.chip})
