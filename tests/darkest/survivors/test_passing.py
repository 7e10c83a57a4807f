"""Cards and chips change hands."""

from typing import Any

from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown

PAIR = {"nina": "gallery", "jack": "gallery"}
TWO_GROUPS: dict[str, Any] = {"groups": [["nina"], ["jack"]]}


@rule("D-PASS-01", "D-PASS-03")
def test_a_card_is_given_for_one_ap_of_the_giver() -> None:
    table = position(PAIR, cards={"nina": ["EQ33", "EQ38"]}).play("pass:nina", "card:EQ38")
    assert (table.cards("nina"), table.cards("jack")) == (["EQ33"], ["EQ38"])
    assert (table.survivor("nina").spent, table.survivor("jack").spent) == (1, 0)


@rule("D-PASS-01", "D-PASS-03")
def test_a_card_is_taken_for_one_ap_of_the_taker() -> None:
    table = position(PAIR, cards={"nina": ["EQ33", "EQ38"]}).play("take:jack", "card:EQ38")
    assert (table.cards("nina"), table.cards("jack")) == (["EQ33"], ["EQ38"])
    assert (table.survivor("nina").spent, table.survivor("jack").spent) == (0, 1)


@rule("D-PASS-01")
def test_only_who_stands_in_the_same_room_can_give_or_take() -> None:
    table = position({"nina": "guest-bedroom", "jack": "wardrobe"}, groups=[["nina", "jack"]], unlocked="all")
    assert not {"pass:nina", "take:nina", "pass:jack", "take:jack"} & set(table.keys)


@rule("D-PASS-01")
def test_the_giver_chooses_among_those_in_the_room() -> None:
    table = position({**PAIR, "leo": "gallery", "bruce": "great-hall"}, cards={"nina": ["EQ33"]}).play("pass:nina")
    assert table.keys == ["survivor:jack", "survivor:leo"]


@rule("D-PASS-02")
def test_only_who_pays_must_belong_to_the_active_group() -> None:
    table = position(PAIR, cards={"nina": ["EQ33"], "jack": ["EQ38"]}, **TWO_GROUPS)
    assert not {"pass:jack", "take:jack"} & set(table.keys)
    table.play("pass:nina")
    assert table.cards("jack") == ["EQ38", "EQ33"]
    table.play("take:nina", "card:EQ38")
    assert table.cards("nina") == ["EQ38"]
    assert table.survivor("nina").spent == 2


@rule("D-PASS-04")
def test_taking_needs_the_consent_of_the_other_player() -> None:
    table = position(PAIR, seats=2, cards={"nina": ["EQ33"]})
    table.play("1=take:jack")
    assert table.prompt == "give"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0]
    table.play("0=no")
    assert (table.cards("nina"), table.survivor("jack").spent) == (["EQ33"], 0)
    table.play("1=take:jack", "0=yes")
    assert (table.cards("jack"), table.survivor("jack").spent) == (["EQ33"], 1)


@rule("D-PASS-05")
def test_starting_weapons_can_be_passed() -> None:
    table = position(PAIR).play("pass:nina")
    assert table.cards("jack") == ["ST2", "ST3"]


@rule("D-PASS-06")
def test_every_chip_passed_costs_one_ap() -> None:
    table = position(PAIR, cards={}, chips={"nina": ["K2-01", "K3-01"]})
    table.play("pass:nina", "chip:K3-01", "take:jack")
    assert table.survivor("jack").chips == ["K3-01", "K2-01"]
    assert (table.survivor("nina").spent, table.survivor("jack").spent) == (1, 1)


@rule("D-PASS-07")
def test_virus_tokens_and_the_cure_cannot_be_passed() -> None:
    def bitten(state: DarkestState) -> None:
        state.survivors[SurvivorId("nina")].virus = ["left", "right"]

    table = showdown(PAIR, cure="nina", cards={"nina": ["EQ33", "EQ38"]}).arrange(bitten)
    table.play("pass:nina")
    assert table.keys == ["card:EQ33", "card:EQ38"]


@rule("D-PASS-07")
def test_who_has_nothing_but_a_virus_and_the_cure_has_nothing_to_pass() -> None:
    def bitten(state: DarkestState) -> None:
        state.survivors[SurvivorId("nina")].virus = ["left", "right"]

    table = showdown(PAIR, cure="nina", cards={"jack": ["ST2"]}).arrange(bitten)
    assert not {"pass:nina", "take:jack"} & set(table.keys)


@rule("D-PASS-08")
def test_a_card_keeps_the_ammunition_on_it() -> None:
    def fired(state: DarkestState) -> None:
        state.survivors[SurvivorId("jack")].hands[0].ammo = 2

    table = position(PAIR, cards={"jack": ["ST2"]}).arrange(fired).play("pass:jack")
    assert [(held.card, held.ammo) for held in table.survivor("nina").hands] == [("ST2", 2)]


@rule("D-PASS-09", "D-INV-10")
def test_a_card_that_is_dropped_leaves_the_game() -> None:
    table = position(PAIR, cards={"nina": ["EQ33"]}, equipment=["EQ38"])
    table.arrange(lambda state: state.equipment.rest.remove("EQ33")).play("discard:nina:EQ33")
    assert table.cards("nina") == []
    assert not {"EQ33"} & {*table.state.equipment.rest, *table.state.equipment.top}
    assert not {"take:jack", "take:nina"} & set(table.keys)
