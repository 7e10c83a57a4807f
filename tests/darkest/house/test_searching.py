"""Looking for equipment, and what the noise brings."""

from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import CARDS
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

PAIR = {"nina": "gallery", "leo": "gallery"}
THREE = {"nina": "gallery", "leo": "gallery", "jack": "gallery"}
FIVE = dict.fromkeys(("leo", "nina", "jack", "bruce", "lucy"), "gallery")


def search(who: str, survivors: dict[str, str], survivor: list[str], terror: str = "fire", **fields: Any) -> Position:
    """A search with these dice, up to its first question."""
    return position(survivors, **fields).with_dice(survivor=survivor, terror=[terror]).play(f"search:{who}")


@rule("D-SEARCH-01")
def test_one_survivor_pays_one_ap() -> None:
    table = search("nina", PAIR, ["aim", "retreat"])
    assert [who.spent for who in table.state.survivors.values()] == [1, 0]


@rule("D-SEARCH-01")
def test_a_searched_room_and_a_destroyed_tile_cannot_be_searched() -> None:
    assert "search:nina" in position(PAIR).keys
    assert "search:nina" not in position(PAIR, searched=["gallery"]).keys
    assert "search:nina" not in position(PAIR, destroyed=["r3c4"]).keys


@rule("D-SEARCH-02")
def test_everybody_in_the_room_adds_a_die_whatever_the_group() -> None:
    others = {**THREE, "bruce": "great-hall"}
    table = search("nina", others, ["aim", "retreat", "knockback"], groups=[["nina"], ["leo", "jack", "bruce"]])
    assert table.events("search-roll")[0].data["dice"] == ["aim", "retreat", "knockback"]


@rule("D-SEARCH-02")
def test_five_survivors_roll_four_dice() -> None:
    table = search("nina", FIVE, ["aim", "retreat", "knockback", "failure"])
    assert table.events("search-roll")[0].data["dice"] == ["aim", "retreat", "knockback", "failure"]


@rule("D-SEARCH-03")
def test_each_success_is_a_card_and_failures_cancel_nothing() -> None:
    table = search("nina", THREE, ["success", "success", "failure"], equipment=["EQ33", "EQ38"])
    assert [event.data["card"] for event in table.events("card-found")] == ["EQ33", "EQ38"]


@rule("D-SEARCH-04")
def test_the_searcher_gives_the_cards_away_one_each_at_most_and_without_ap() -> None:
    table = search(
        "nina",
        THREE,
        ["success", "success", "aim"],
        equipment=["EQ33", "EQ38"],
        groups=[["nina"], ["leo", "jack"]],
        cards={},
    )
    assert table.prompt == "search-keep"
    assert table.keys == ["survivor:nina", "survivor:leo", "survivor:jack"]
    table.play("survivor:jack")
    assert table.keys == ["survivor:nina", "survivor:leo"]
    table.play("survivor:nina")
    assert (table.cards("jack"), table.cards("nina"), table.cards("leo")) == (["EQ33"], ["EQ38"], [])
    assert [who.spent for who in table.state.survivors.values()] == [1, 0, 0]


@rule("D-SEARCH-04")
def test_the_searchers_player_decides_who_gets_a_card() -> None:
    table = search("leo", PAIR, ["success", "aim"], equipment=["EQ33"], seats=2)
    assert table.table.ask is not None
    assert table.table.ask.seats == [1]
    assert table.table.ask.data == {"survivor": "leo", "card": "EQ33", "colours": list(CARDS[CardId("EQ33")].colours)}
    table.play("1=survivor:nina")
    assert "EQ33" in table.cards("nina")


@rule("D-SEARCH-06")
def test_more_cards_than_survivors_are_shown_and_the_rest_leaves_the_game() -> None:
    table = search(
        "bruce", {"bruce": "gallery"}, ["success"], equipment=["EQ33", "EQ38"], skills={"bruce": ["searcher"]}, cards={}
    )
    assert table.prompt == "search-drop"
    table.play("card:EQ33")
    assert table.cards("bruce") == ["EQ38"]
    assert not {"EQ33", "EQ38"} & {*table.state.equipment.rest, *table.state.equipment.top}


@rule("D-SEARCH-07")
def test_a_success_marks_the_room_for_good() -> None:
    table = search("nina", {"nina": "gallery"}, ["success"], equipment=["EQ33"])
    assert table.state.searched == ["gallery"]
    assert "search:nina" not in table.keys


@rule("D-SEARCH-07")
def test_without_success_a_room_may_be_searched_again() -> None:
    table = search("nina", {"nina": "gallery"}, ["failure"], equipment=["EQ33"])
    assert table.state.searched == []
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:nina")
    assert table.state.searched == ["gallery"]
    assert table.survivor("nina").spent == 2


@rule("D-SEARCH-08")
def test_each_room_of_a_tile_can_be_searched_once() -> None:
    searched = ["servants-passage"]
    assert "search:nina" not in position({"nina": "servants-passage"}, searched=searched).keys
    assert "search:nina" in position({"nina": "linen-store"}, searched=searched).keys


@pytest.mark.parametrize(
    ("dice", "noise"),
    [
        (["aim", "aim"], True),
        (["failure", "failure"], True),
        (["retreat", "retreat"], True),
        (["knockback", "knockback"], True),
        (["success", "success"], False),
        (["aim", "retreat"], False),
        (["failure", "aim"], False),
    ],
)
@rule("D-SEARCH-09", "D-TERROR-02")
def test_any_icon_but_success_shown_twice_sets_off_the_terror_die(dice: list[str], noise: bool) -> None:
    table = search("nina", PAIR, dice, "horde-nearby", equipment=["EQ33", "EQ38"])
    while table.prompt == "search-keep":
        table.play(table.keys[0])
    assert bool(table.events("terror")) == noise


@rule("D-SEARCH-10")
def test_cards_are_shared_out_before_the_terror_event() -> None:
    table = search("nina", THREE, ["success", "aim", "aim"], "horde-nearby", equipment=["EQ33"])
    assert table.prompt == "search-keep"
    assert table.events("terror") == []
    table.play("survivor:leo")
    assert "EQ33" in table.cards("leo")
    assert table.prompt == "horde-nearby"


@rule("D-SEARCH-11", "D-INV-09")
def test_a_receiver_with_a_full_inventory_has_to_give_something_up() -> None:
    cards = {"nina": ["EQ32", "EQ33", "EQ34", "EQ35", "EQ36"]}
    table = search("nina", {"nina": "gallery"}, ["success"], equipment=["EQ38"], cards=cards)
    assert table.prompt == "inventory-full"
    table.play("discard:nina:EQ36")
    assert table.cards("nina") == ["EQ32", "EQ33", "EQ34", "EQ35", "EQ38"]


@rule("D-SEARCH-12")
def test_enemies_do_not_forbid_searching() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 2}, creature=("zombie-dog", "gallery"))
    assert "search:nina" in table.keys


@rule("D-SEARCH-13")
def test_with_an_empty_deck_a_success_gives_nothing_but_marks_the_room() -> None:
    def empty(state: DarkestState) -> None:
        state.equipment.rest = []

    table = position({"nina": "gallery"}).arrange(empty)
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:nina")
    assert table.cards("nina") == ["ST3"]
    assert table.state.searched == ["gallery"]


@rule("D-SEARCH-14", "D-SHOW-12")
def test_there_is_no_searching_in_the_showdown() -> None:
    table = showdown({"nina": "gallery"})
    assert "move:nina:dining-room" in table.keys
    assert "search:nina" not in table.keys


@rule("D-SEARCH-EX1")
def test_three_survivors_find_one_card_and_wake_a_creature() -> None:
    table = position(THREE, equipment=["EQ33"])
    table.with_dice(
        survivor=["success", "aim", "aim"], terror=["creature-appears"], d4=[1], d6=[4], creatures=[0]
    ).play("search:nina", "survivor:nina")
    assert table.cards("nina") == ["ST3", "EQ33"]
    assert table.state.searched == ["gallery"]
    assert table.state.creature is not None
    assert table.state.creature.room == "workshop"
