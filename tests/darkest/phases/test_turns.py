"""A group's turn: who acts, what it costs, when it ends."""

from typing import Any

import pytest

from dreadhall.testing import rule
from dreadhall.testing.darkest import position


def actors(keys: list[str]) -> set[str]:
    """The survivors named in the choices."""
    return {key.split(":")[1] for key in keys if ":" in key}


@rule("D-ACT-01")
def test_groups_act_in_the_order_of_their_team_spaces() -> None:
    table = position({"leo": "gallery", "nina": "entrance-hall"}, groups=[["nina"], ["leo"]]).with_dice()
    assert actors(table.keys) == {"nina"}
    table.play("end-turn")
    assert actors(table.keys) == {"leo"}


@rule("D-ACT-02", "D-ACT-EX1")
def test_the_survivors_of_a_group_may_alternate_after_every_action() -> None:
    table = position({"bruce": "gallery", "nina": "cross-corridor"}, groups=[["bruce", "nina"]], unlocked="all")
    table.play("move:bruce:dining-room", "move:bruce:entrance-hall")
    table.play("move:nina:conservatory")
    table.play("move:bruce:conservatory")
    assert (table.survivor("bruce").ap, table.survivor("nina").ap) == (1, 3)
    assert actors(table.keys) == {"bruce", "nina"}


@rule("D-ACT-02")
def test_any_player_of_the_group_may_act_next() -> None:
    table = position({"bruce": "gallery", "nina": "gallery"}, seats=2)
    ask = table.table.ask
    assert ask is not None
    assert ask.seats == [0, 1]
    assert actors([choice.key for choice in ask.choices_for(1)]) == {"nina"}


@rule("D-ACT-03")
def test_spent_ap_are_gone_and_without_ap_there_is_no_paid_action() -> None:
    table = position({"nina": "gallery"}, ap={"nina": 2}, unlocked="all").play("move:nina:dining-room")
    assert (table.survivor("nina").ap, table.survivor("nina").spent) == (1, 1)
    table.play("move:nina:gallery")
    assert table.keys == ["stow:nina:ST3", "discard:nina:ST3", "done"]


@rule("D-ACT-03")
def test_an_action_for_two_ap_needs_both_of_them() -> None:
    burning: dict[str, Any] = {"fire": "r4c4", "burns": {"r4c4": 1}}
    assert "extinguish:nina" in position({"nina": "dining-room"}, ap={"nina": 2}, **burning).keys
    assert "extinguish:nina" not in position({"nina": "dining-room"}, ap={"nina": 1}, **burning).keys


@rule("D-ACT-04")
def test_actions_may_be_repeated_and_mixed() -> None:
    table = position({"nina": "gallery"}, unlocked="all").play("move:nina:dining-room", "move:nina:entrance-hall")
    table.with_dice(survivor=["aim", "retreat"], terror=["fire", "fire"]).play("search:nina", "search:nina")
    assert table.survivor("nina").ap == 0


@rule("D-ACT-04", "D-ROUND-02")
def test_ap_left_over_are_lost_and_the_next_round_brings_no_more_than_usual() -> None:
    table = position({"nina": "gallery", "leo": "entrance-hall"}).with_dice().play("end-turn")
    assert table.survivor("nina").ap == 0
    table.play("end-turn").with_dice(d4=[1, 1], d6=[2, 2]).play("go-on")
    assert table.prompt != "next-round"
    assert table.survivor("nina").ap == 4


@rule("D-ACT-05")
def test_the_turn_ends_when_the_group_says_so_and_the_enemies_react() -> None:
    table = position({"nina": "gallery", "leo": "entrance-hall"}, hordes={"guest-bedroom": 1})
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.state.finished == [["nina"]]
    assert table.survivor("nina").wounds == 1
    assert table.state.groups == [["leo"]]


@rule("D-ACT-05")
def test_the_turn_ends_by_itself_when_nobody_can_do_anything() -> None:
    table = position({"nina": "gallery"}, ap={"nina": 1}, cards={}, unlocked="all").play("move:nina:dining-room")
    assert table.prompt == "next-round"


@rule("D-ACT-05")
def test_the_turn_does_not_end_by_itself_while_free_acts_are_left() -> None:
    table = position({"nina": "gallery"}, ap={"nina": 1}, unlocked="all").play("move:nina:dining-room")
    assert table.prompt == "act"


@rule("D-ACT-06")
def test_free_acts_need_no_ap() -> None:
    table = position(
        {"jack": "gallery"},
        ap={"jack": 0},
        cards={"jack": ["ST2", "EQ22", "EQ24", "EQ33"]},
        wounds={"jack": 2},
        xp={"jack": 4},
        hordes={"gallery": 1},
    )
    free = {"use:jack:EQ33", "stow:jack:ST2", "discard:jack:EQ22", "learn:jack:backpacker", "free-attack:jack:ST2"}
    assert free <= set(table.keys)
    assert not {"search:jack", "attack:jack:ST2"} & set(table.keys)
    table.play("use:jack:EQ33", "learn:jack:backpacker", "stow:jack:ST2", "ready:jack:EQ24", "discard:jack:EQ22")
    assert (table.survivor("jack").ap, table.survivor("jack").spent) == (0, 0)
    assert table.survivor("jack").wounds == 1
    assert table.survivor("jack").skills == ["backpacker"]
    assert table.cards("jack") == ["EQ24", "ST2"]


@rule("D-ACT-07")
def test_a_survivor_eliminated_in_the_turn_leaves_its_group_and_the_others_go_on() -> None:
    table = position(
        {"nina": "gallery", "bruce": "gallery"}, burns={"r4c4": 1}, wounds={"nina": 7}, unlocked="all"
    ).play("move:nina:dining-room", "no")
    assert table.state.groups == [["bruce"]]
    assert actors(table.keys) == {"bruce"}


ALONE = {"nina": "gallery"}
PAIR = {"nina": "gallery", "jack": "gallery"}


@pytest.mark.parametrize(
    ("survivors", "fields", "dice", "answer", "cost"),
    [
        pytest.param(ALONE, {}, {}, "move:nina:dining-room", 1, id="move"),
        pytest.param(ALONE, {}, {"survivor": ["aim"], "terror": ["fire"]}, "search:nina", 1, id="search"),
        pytest.param(PAIR, {"cards": {"nina": ["ST3"]}}, {}, "pass:nina", 1, id="pass"),
        pytest.param(PAIR, {"cards": {"jack": ["ST2"]}}, {}, "take:nina", 1, id="take"),
        pytest.param(
            {"nina": "entrance-hall"},
            {"locks": {"panic-room.s": "K2-21"}, "cards": {"nina": ["EQ12"]}},
            {},
            "unlock:nina:panic-room.s",
            1,
            id="unlock",
        ),
        pytest.param(ALONE, {"fire": "r3c4", "burns": {"r3c4": 1}}, {}, "extinguish:nina", 2, id="extinguish"),
        pytest.param({"nina": "medic-bay"}, {"wounds": {"nina": 1}}, {}, "medic-bay:nina", 2, id="corner-function"),
        pytest.param(ALONE, {"hordes": {"gallery": 1}}, {"survivor": ["aim"] * 3}, "attack:nina:ST3", 1, id="attack"),
        pytest.param(
            ALONE,
            {"hordes": {"gallery": 1}, "entrapped": ["nina"]},
            {"survivor": ["aim"]},
            "escape:nina",
            1,
            id="escape",
        ),
        pytest.param(
            PAIR,
            {"hordes": {"gallery": 1}, "entrapped": ["jack"], "groups": [["nina"], ["jack"]]},
            {"survivor": ["aim"]},
            "rescue:nina:jack",
            1,
            id="rescue",
        ),
    ],
)
@rule("D-ACT-08")
def test_what_every_action_costs(
    survivors: dict[str, str], fields: dict[str, Any], dice: dict[str, Any], answer: str, cost: int
) -> None:
    given: dict[str, Any] = {"unlocked": "all", **fields}
    table = position(survivors, **given).with_dice(**dice).play(answer)
    assert table.survivor("nina").spent == cost
