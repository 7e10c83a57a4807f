"""Locked doors: their chips, the icons that open them, and force."""

from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import CARDS, CHIPS
from dreadhall.darkest.ids import DoorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

DOOR = "panic-room.s"
GREEN_BLUE_BLACK = "K3-16"
RED_YELLOW_WHITE = "K3-02"
WHITE_BLACK = "K2-21"
RED_WHITE = "K2-05"


def flipped(table: Position) -> set[str]:
    """The doors whose chip shows its colours."""
    return {door for door, lock in table.state.locks.items() if lock.chip}


# Flipping chips


@rule("D-UNLOCK-01")
def test_chips_of_doors_that_join_the_tile_are_flipped_on_entering_it() -> None:
    table = position({"nina": "entrance-hall"})
    before = flipped(table)
    table.play("move:nina:dining-room")
    assert flipped(table) - before == {"medic-bay.w"}
    assert table.survivor("nina").spent == 1


@rule("D-UNLOCK-01")
def test_chips_of_all_doors_on_the_tile_and_to_it_are_flipped() -> None:
    table = position({"nina": "great-hall"})
    before = flipped(table)
    table.play("move:nina:workshop")
    assert flipped(table) - before == {"workshop.w", "ammo-reserve.w"}


@rule("D-UNLOCK-01")
def test_a_door_between_the_two_rooms_of_a_tile_is_flipped_too() -> None:
    table = position({"nina": "great-hall"})
    before = flipped(table)
    table.play("move:nina:servants-passage")
    assert flipped(table) - before == {"linen-store.s"}


@rule("D-UNLOCK-03")
def test_a_flipped_chip_stays_face_up() -> None:
    table = position({"nina": "entrance-hall"}).play("move:nina:dining-room")
    chip = table.state.locks[DoorId("medic-bay.w")].chip
    table.with_dice().play("move:nina:entrance-hall")
    assert table.state.locks[DoorId("medic-bay.w")].chip == chip
    table.play("move:nina:dining-room")
    assert table.state.locks[DoorId("medic-bay.w")].chip == chip


# Opening


@rule("D-UNLOCK-04", "D-UNLOCK-09")
def test_the_right_colours_open_a_door_for_one_ap() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards={"nina": ["EQ12"]})
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert DOOR not in table.state.locks
    assert table.survivor("nina").spent == 1
    assert table.survivor("nina").chips == [WHITE_BLACK]
    assert table.state.darkness == 1
    assert "move:nina:panic-room" in table.keys


@rule("D-UNLOCK-04")
def test_a_door_opens_from_either_side_and_from_nowhere_else() -> None:
    for room, reachable in (("linen-store", True), ("servants-passage", True), ("great-hall", False)):
        table = position({"nina": room}, locks={"linen-store.s": WHITE_BLACK}, cards={"nina": ["EQ12"]})
        assert ("unlock:nina:linen-store.s" in table.keys) == reachable


@rule("D-UNLOCK-04", "D-MODEL-11")
def test_the_locked_door_of_a_neighbour_closes_a_destroyed_tile_and_opens_from_it() -> None:
    table = position(
        {"nina": "kitchen"}, destroyed=["r1c3"], locks={"workshop.w": WHITE_BLACK}, cards={"nina": ["EQ12"]}
    )
    assert "move:nina:workshop" not in table.keys
    table.play("unlock:nina:workshop.w")
    assert "move:nina:workshop" in table.keys


@rule("D-UNLOCK-05")
def test_cards_on_both_sides_count_and_are_kept() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: RED_WHITE}, cards={"nina": ["ST1", "EQ39"]})
    assert [held.card for held in table.survivor("nina").pack] == ["EQ39"]
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert DOOR not in table.state.locks
    assert table.cards("nina") == ["ST1", "EQ39"]


@rule("D-UNLOCK-06")
def test_every_icon_of_a_card_covers_one_of_the_chip() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: RED_WHITE}, cards={"nina": ["EQ34"]})
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert DOOR not in table.state.locks


@pytest.mark.parametrize(("cards", "missing"), [(["ST1"], ["red"]), (["ST1", "EQ41"], [])])
@rule("D-UNLOCK-06")
def test_two_equal_icons_need_two_icons(cards: list[str], missing: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Twice:
        icons = ("red", "red")

    monkeypatch.setitem(CHIPS, RED_WHITE, Twice())
    table = position({"nina": "entrance-hall"}, locks={DOOR: RED_WHITE}, cards={"nina": cards})
    table.with_dice().play(f"unlock:nina:{DOOR}")
    if missing:
        assert table.prompt == "force-door"
        assert table.table.ask is not None
        assert table.table.ask.data["missing"] == missing
    else:
        assert DOOR not in table.state.locks


@rule("D-UNLOCK-13", "D-MODEL-07")
def test_only_the_one_doorway_opens() -> None:
    table = position({"nina": "great-hall"}, locks={"vault.e": WHITE_BLACK}, cards={"nina": ["EQ12"]})
    table.with_dice().play("unlock:nina:vault.e")
    assert "vault.e" not in table.state.locks
    assert "vault.w" in table.state.locks


@rule("D-UNLOCK-14")
def test_enemies_do_not_forbid_unlocking() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, hordes={"entrance-hall": 1})
    assert f"unlock:nina:{DOOR}" in table.keys


@rule("D-UNLOCK-11", "D-XP-03")
def test_every_survivor_in_play_learns_from_a_door() -> None:
    survivors = {"nina": "entrance-hall", "leo": "workshop"}
    table = position(survivors, locks={DOOR: WHITE_BLACK}, cards={"nina": ["EQ12"]}, xp={"leo": 3})
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert {name: who.xp for name, who in table.state.survivors.items()} == {"nina": 1, "leo": 4}


@rule("D-UNLOCK-09", "D-INV-03")
def test_chips_take_no_space() -> None:
    cards = {"nina": ["EQ12", "EQ33", "EQ34", "EQ35", "EQ36"]}
    table = position(
        {"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards=cards, chips={"nina": ["K2-01", "K2-02"]}
    )
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert table.survivor("nina").chips == ["K2-01", "K2-02", WHITE_BLACK]
    assert table.cards("nina") == cards["nina"]
    assert table.prompt == "act"


@rule("D-UNLOCK-EX1")
def test_leo_opens_a_door_with_all_he_carries() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "workshop"},
        locks={DOOR: RED_YELLOW_WHITE},
        cards={"leo": ["ST1", "EQ28", "EQ39", "EQ41"]},
    )
    assert [held.card for held in table.survivor("leo").hands] == ["ST1", "EQ28"]
    table.with_dice().play(f"unlock:leo:{DOOR}")
    assert table.survivor("leo").chips == [RED_YELLOW_WHITE]
    assert table.survivor("leo").spent == 1
    assert [who.xp for who in table.state.survivors.values()] == [1, 1]


# Help


@rule("D-UNLOCK-07", "D-UNLOCK-09")
def test_others_of_the_group_may_help_each_for_one_ap() -> None:
    table = position(
        {"bruce": "entrance-hall", "jack": "entrance-hall"},
        seats=2,
        locks={DOOR: "K2-18"},
        cards={"bruce": ["ST4"], "jack": ["ST2"]},
    )
    table.with_dice().play(f"0=unlock:bruce:{DOOR}")
    assert table.prompt == "help-unlock"
    assert table.table.ask is not None
    assert table.table.ask.seats == [1]
    table.play("1=yes")
    assert DOOR not in table.state.locks
    assert (table.survivor("bruce").spent, table.survivor("jack").spent) == (1, 1)
    assert (table.survivor("bruce").chips, table.survivor("jack").chips) == (["K2-18"], [])


@rule("D-UNLOCK-07")
def test_who_declines_to_help_pays_nothing_and_adds_nothing() -> None:
    table = position(
        {"bruce": "entrance-hall", "jack": "entrance-hall"},
        locks={DOOR: "K2-18"},
        cards={"bruce": ["ST4"], "jack": ["ST2"]},
    )
    table.with_dice().play(f"unlock:bruce:{DOOR}", "no")
    assert table.prompt == "force-door"
    table.play("yes")
    assert table.state.darkness == 2
    assert table.survivor("jack").spent == 0


@pytest.mark.parametrize(
    "jack",
    [
        pytest.param({"survivors": {"bruce": "entrance-hall", "jack": "dining-room"}}, id="another-room"),
        pytest.param({"ap": {"bruce": 3, "jack": 0}}, id="no-ap"),
        pytest.param({"entrapped": ["jack"]}, id="entrapped"),
    ],
)
@rule("D-UNLOCK-07")
def test_only_free_members_in_the_room_with_ap_can_help(jack: dict[str, Any]) -> None:
    fields = {"survivors": {"bruce": "entrance-hall", "jack": "entrance-hall"}, "groups": [["bruce", "jack"]], **jack}
    table = position(locks={DOOR: "K2-18"}, cards={"bruce": ["ST4"], "jack": ["ST2"]}, **fields)
    table.with_dice().play(f"unlock:bruce:{DOOR}")
    assert table.prompt == "force-door"


@rule("D-UNLOCK-EX2", "D-UNLOCK-07", "D-PASS-02")
def test_another_group_cannot_help_but_its_card_can_be_taken() -> None:
    here = dict.fromkeys(("bruce", "jack", "nina"), "entrance-hall")
    table = position(
        here,
        groups=[["bruce", "jack"], ["nina"]],
        locks={DOOR: GREEN_BLUE_BLACK},
        cards={"bruce": ["ST4"], "jack": ["ST2"], "nina": ["EQ13"]},
    )
    table.with_dice().play(f"unlock:bruce:{DOOR}", "yes")
    assert table.prompt == "force-door"
    assert table.table.ask is not None
    assert table.table.ask.data["missing"] == ["green"]
    table.play("no")
    assert [who.spent for who in table.state.survivors.values()] == [0, 0, 0]
    table.play("take:bruce", "survivor:nina", f"unlock:bruce:{DOOR}", "yes")
    assert DOOR not in table.state.locks
    assert {name: who.spent for name, who in table.state.survivors.items()} == {"bruce": 2, "jack": 1, "nina": 0}
    assert table.state.darkness == 1


# Force


@rule("D-UNLOCK-10", "D-UNLOCK-11")
def test_a_missing_icon_costs_a_darkness_space_and_the_ap_all_the_same() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards={"nina": ["ST3"]})
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert table.prompt == "force-door"
    table.play("yes")
    assert DOOR not in table.state.locks
    assert table.state.darkness == 2
    assert table.survivor("nina").spent == 1
    assert table.survivor("nina").chips == [WHITE_BLACK]
    assert table.survivor("nina").xp == 1


@rule("D-UNLOCK-15", "D-DARK-06")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("darkness", [4, 5])
def test_a_door_stays_shut_where_less_darkness_is_left_than_icons_are_missing(edition: str, darkness: int) -> None:
    options = {"edition": edition}
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards={}, darkness=darkness, options=options)
    assert f"unlock:nina:{DOOR}" not in table.keys


@rule("D-UNLOCK-15")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(("darkness", "steps"), [(3, 2), (4, 1), (5, 0)])
def test_where_the_table_says_so_the_door_gives_way_and_the_darkness_stops_at_its_end(
    edition: str, darkness: int, steps: int
) -> None:
    options = {"edition": edition, "forced_doors": "as-far-as-it-goes"}
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards={}, darkness=darkness, options=options)
    table.with_dice().play(f"unlock:nina:{DOOR}")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["steps"]) == ("force-door", steps)
    table.play("yes")
    assert DOOR not in table.state.locks
    assert table.state.darkness == 5


@rule("D-UNLOCK-10")
def test_who_would_not_force_a_door_pays_nothing() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: WHITE_BLACK}, cards={"nina": ["ST3"]})
    table.with_dice().play(f"unlock:nina:{DOOR}", "no")
    assert DOOR in table.state.locks
    assert (table.state.darkness, table.survivor("nina").spent, table.survivor("nina").xp) == (1, 0, 0)


@rule("D-UNLOCK-10")
def test_all_who_pay_decide_whether_to_force_a_door() -> None:
    table = position(
        {"bruce": "entrance-hall", "jack": "entrance-hall", "nina": "entrance-hall"},
        seats=3,
        locks={DOOR: GREEN_BLUE_BLACK},
        cards={"bruce": ["ST4"], "jack": ["ST2"], "nina": ["ST3"]},
    )
    table.with_dice().play(f"0=unlock:bruce:{DOOR}", "1=yes")
    assert table.prompt == "force-door"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]


@rule("D-UNLOCK-06", "D-UNLOCK-10")
def test_the_choice_of_a_door_tells_which_colours_nobody_has_and_what_they_would_cost() -> None:
    def told(**more: Any) -> dict[str, Any]:
        table = position({"nina": "entrance-hall", "leo": "entrance-hall"}, locks={DOOR: RED_WHITE}, **more)
        assert table.table.ask is not None
        return next(choice.data for choice in table.table.ask.choices if choice.key == f"unlock:nina:{DOOR}")

    red = next(card for card in CARDS if CARDS[card].colours == ("red",))
    assert told(cards={}) == {"survivor": "nina", "door": DOOR, "missing": ["red", "white"], "steps": 2}
    assert told(cards={"leo": [red]})["missing"] == ["white"]
    assert told(cards={"leo": [red]}, ap={"leo": 0})["missing"] == ["red", "white"]


@rule("D-UNLOCK-03")
def test_of_a_chip_that_lies_face_down_a_choice_tells_nothing() -> None:
    table = position({"nina": "entrance-hall"}, locks={DOOR: 2})
    assert table.table.ask is not None
    told = [choice.data for choice in table.table.ask.choices if choice.key == f"unlock:nina:{DOOR}"]
    assert told == [{"survivor": "nina", "door": DOOR}]
