"""A group of several players: each acts, and is done, for itself."""

from typing import Any

import pytest

from dreadhall.kernel import IllegalAnswer
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

HALL = "entrance-hall"


def two_players(**position_: Any) -> Position:
    """Leo of seat 0 and Nina of seat 1 act together; Jack of seat 2 waits elsewhere."""
    rooms = {"leo": HALL, "nina": HALL, "jack": "gallery"}
    return position(rooms, seats=3, groups=[["leo", "nina"], ["jack"]], unlocked="all", **position_)


def waiting(table: Position) -> list[int]:
    """The seats that the table waits for, as everybody sees it."""
    seats: list[int] = table.table.view(None)["waiting"]
    return seats


@rule("D-ACT-05", "D-ACT-09")
def test_the_first_who_is_done_ends_nothing() -> None:
    table = two_players().with_dice()
    table.play("0=done")
    assert (table.state.phase, table.view(1)["done"]) == ("group", [0])
    assert waiting(table) == [1]
    table.play("1=move:nina:dining-room", "0=no")
    assert (table.survivor("leo").ap, table.survivor("nina").ap) == (4, 3)
    table.play("1=done")
    assert waiting(table) == [2], "now it is up to Jack"


@rule("D-ACT-09")
def test_whoever_is_done_may_take_it_back_as_long_as_the_group_acts() -> None:
    table = two_players().with_dice().play("0=done")
    assert table.table.ask is not None
    assert [choice.key for choice in table.table.ask.choices_for(0)] == ["not-done"]
    table.play("0=not-done", "1=done")
    assert waiting(table) == [0]
    table.play("0=move:leo:dining-room", "1=no", "0=done")
    assert waiting(table) == [2]
    assert told_again(table) == [{"cause": "thinks-again", "seat": 0, "survivors": ["leo"]}]
    told = [(event.kind, event.data["seat"]) for event in table.table.events if event.kind in ("done", "not-done")]
    assert told == [("done", 0), ("not-done", 0), ("done", 1), ("done", 0)]


@rule("D-ACT-04", "D-ACT-05")
def test_the_end_of_a_turn_tells_whose_it_was_and_what_went_unused() -> None:
    table = two_players().with_dice().play("0=done", "1=move:nina:dining-room", "0=no", "1=done")
    assert [event.data for event in table.events("group-ends")] == [{"survivors": ["leo", "nina"], "ap": 7}]


@rule("D-ACT-09")
def test_whoever_can_do_nothing_is_done_without_saying_so() -> None:
    table = two_players(ap={"leo": 0}, cards={}).with_dice()
    assert table.asked == [1]
    table.play("1=done")
    assert waiting(table) == [2]
    assert not two_players(ap={"leo": 0, "nina": 0}, cards={}).with_dice().events("done")


@rule("D-ACT-09", "D-XP-07")
def test_nobody_waits_for_those_who_may_only_buy_a_skill() -> None:
    table = two_players(xp={"leo": 4, "jack": 4}).with_dice().play("0=done")
    assert waiting(table) == [1]
    assert table.asked == [1, 0, 2]
    table.play("0=learn:leo:sneak")
    assert waiting(table) == [1], "who buys a skill is done as before"


@rule("D-ACT-09", "D-ENTRAP-04")
def test_the_entrapped_try_to_get_free_before_their_player_is_done() -> None:
    table = two_players(entrapped=["leo"], hordes={HALL: 1})
    with pytest.raises(IllegalAnswer):
        table.play("0=done")
    table.play("1=done")
    assert waiting(table) == [0]


@rule("D-ACT-09", "D-ENTRAP-04")
def test_whoever_is_caught_after_being_done_tries_to_get_free_first() -> None:
    table = two_players(hordes={HALL: 1}, entrapped=["leo"], done=[0])
    assert waiting(table) == [0, 1]
    table.play("1=done")
    assert waiting(table) == [0]
    assert "not-done" in table.keys


# Done, and then something to act with after all


def told_again(table: Position) -> list[dict[str, Any]]:
    """What was said of seats that are not done any more, with the cause."""
    return [
        {"cause": event.cause, "seat": event.data["seat"], "survivors": event.data["survivors"]}
        for event in table.events("not-done")
    ]


@rule("D-ACT-10", "D-ENTRAP-15")
def test_whoever_is_freed_after_being_done_acts_on() -> None:
    table = two_players(hordes={HALL: 1}, entrapped=["nina"], ap={"leo": 1}, cards={"nina": ["ST3"]})
    table.with_dice(survivor=["aim", "success"]).play("1=escape:nina", "0=no", "1=done", "0=attack:leo:fists")
    assert (table.state.phase, waiting(table), table.survivor("nina").ap) == ("group", [1], 3)
    assert told_again(table) == [{"cause": "freed", "seat": 1, "survivors": ["nina"]}]


@rule("D-ACT-10", "D-ENTRAP-10")
def test_whoever_breaks_free_after_being_done_acts_on() -> None:
    table = two_players(hordes={HALL: 1}, entrapped=["nina"], ap={"leo": 0}, cards={"nina": ["ST3"]}, done=[1])
    table.with_dice(survivor=["retreat"]).play("1=escape:nina")
    assert (waiting(table), table.survivor("nina").ap) == ([1], 3)
    assert [entry["cause"] for entry in told_again(table)] == ["freed"]


@rule("D-ACT-10", "D-CHAR-16")
def test_whoever_gets_ap_from_bruce_after_being_done_acts_on() -> None:
    table = position(["bruce", "nina"], seats=2, cards={"nina": ["ST3"]}, ap={"bruce": 1}).with_dice()
    table.play("1=done", "0=share-ap:bruce", "0=give-ap:nina", "1=yes")
    assert (table.state.phase, waiting(table), table.survivor("nina").ap) == ("group", [1], 5)
    assert told_again(table) == [{"cause": "points", "seat": 1, "survivors": ["nina"]}]


@rule("D-ACT-10", "D-ITEM-23")
def test_a_drink_counts_for_the_held_once_they_are_free() -> None:
    table = two_players(hordes={HALL: 1}, entrapped=["nina"], ap={"leo": 0}, cards={"nina": ["EQ41"]}, done=[1])
    table.with_dice(survivor=["retreat"]).play("1=use:nina:EQ41")
    assert told_again(table) == []
    table.play("1=escape:nina")
    assert (waiting(table), table.survivor("nina").ap) == ([1], 5)


@rule("D-ACT-10")
def test_whoever_is_freed_before_its_own_turn_makes_nobody_act_again() -> None:
    names, groups = ["leo", "nina", "jack", "lucy"], [["leo", "nina"], ["jack", "lucy"]]
    table = position(names, seats=2, groups=groups, hordes={HALL: 1}, entrapped=["lucy"], cards={}, done=[1])
    table.with_dice(survivor=["success"]).play("0=attack:leo:fists")
    assert (table.survivor("lucy").entrapped, table.survivor("lucy").seat) == ("", 1)
    assert (table.state.done, told_again(table)) == ([1], [])


@rule("D-ACT-05")
def test_one_player_alone_ends_the_turn_with_one_word() -> None:
    table = position(["leo", "nina"]).with_dice().play("done")
    assert table.prompt == "next-round"
    assert (len(table.events("group-ends")), table.events("done")) == (1, [])


@rule("D-ACT-02")
def test_who_acted_last_comes_last() -> None:
    table = two_players(xp={"jack": 4})
    table.play("1=stow:nina:ST3", "0=stow:leo:ST1", "1=ready:nina:ST3", "2=learn:jack:backpacker")
    assert table.table.ask is not None
    assert table.table.ask.together is not None
    assert table.table.ask.together.acted == (0, 1), "Jack is of another group"


@rule("D-SHOW-17", "D-MARK-04")
def test_in_the_showdown_everybody_acts_and_the_team_shifts() -> None:
    table = showdown({"leo": HALL, "nina": "gallery"}, seats=2, markers={"nina": []})
    assert table.table.ask is not None
    assert table.table.ask.together is not None
    assert table.table.ask.together.acted == (1,), "who has no marker left counts as having acted"
    table.play("0=move:leo:dining-room", "0=stop")
    assert "shift" in table.keys
