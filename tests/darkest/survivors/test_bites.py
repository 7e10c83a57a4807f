"""Bites and the virus."""

from typing import Literal

from dreadhall.darkest.components.catalogue import ITEM_OF
from dreadhall.darkest.ids import CardId, SurvivorId
from dreadhall.darkest.state import NO_CUBE, DarkestState
from dreadhall.darkest.survivors.boards import items_carried
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

HALL = "guest-bedroom"
Side = Literal["left", "right"]


def bitten(table: Position, **tokens: list[Side]) -> Position:
    """Virus tokens these survivors have already."""

    def infect(state: DarkestState) -> None:
        for name, sides in tokens.items():
            state.survivors[SurvivorId(name)].virus = list(sides)

    return table.arrange(infect)


@rule("D-BITE-01", "D-BITE-03")
def test_a_bite_gives_a_token_to_somebody_in_the_room_on_the_side_its_owner_likes() -> None:
    table = position({"leo": HALL, "nina": HALL}, seats=2, hordes={HALL: 1})
    table.with_dice(creature=["bite"]).play("end-turn", "endure", "survivor:nina")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.seats) == ("virus-side", [1])
    assert table.keys == ["side:left", "side:right"]
    table.play("side:right")
    assert table.survivor("nina").virus == ["right"]


@rule("D-BITE-03")
def test_a_token_takes_one_space_for_good() -> None:
    table = bitten(position({"leo": HALL}, cards={"leo": ["ST1"]}), leo=["left"])
    assert items_carried(table.survivor("leo")) == 2
    assert not any("virus" in key or "left" in key for key in table.keys)


@rule("D-BITE-02")
def test_whoever_has_two_tokens_cannot_be_bitten_again() -> None:
    table = bitten(position({"leo": HALL, "nina": HALL}, hordes={HALL: 2}), leo=["left", "left"], nina=["left"])
    table.with_dice(creature=["bite", "bite"]).play("end-turn", "endure", "side:left")
    assert len(table.survivor("leo").virus) == 2
    assert len(table.survivor("nina").virus) == 2
    assert table.prompt == "next-round"


@rule("D-BITE-04")
def test_on_the_right_a_token_takes_a_hand() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, cards={"leo": ["ST1", "EQ01"]})
    table.with_dice(creature=["bite"]).play("end-turn", "endure", "side:right")
    assert table.prompt == "stow-what"
    table.play("card:ST1")
    assert [held.card for held in table.survivor("leo").hands] == ["EQ01"]
    assert [held.card for held in table.survivor("leo").pack] == ["ST1"]


@rule("D-BITE-05")
def test_with_a_full_inventory_a_card_goes_first() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, cards={"leo": ["ST1", "EQ01", "EQ24", "EQ41", "EQ52"]})
    table.with_dice(creature=["bite"]).play("end-turn", "endure")
    assert table.prompt == "virus-discard"
    table.play("card:EQ52", "side:left")
    assert table.cards("leo") == ["ST1", "EQ01", "EQ24", "EQ41"]
    assert table.survivor("leo").virus == ["left"]


@rule("D-BITE-06")
def test_the_first_token_can_never_be_removed() -> None:
    table = bitten(position({"leo": HALL}, cards={"leo": ["EQ38"]}), leo=["left"])
    assert "use:leo:EQ38" not in table.keys


@rule("D-BITE-07")
def test_with_the_second_token_zombification_starts_in_the_next_upkeep() -> None:
    table = bitten(position({"leo": HALL}, hordes={HALL: 1}, event=0), leo=["left"])
    table.with_dice(creature=["bite"], d4=[2], d6=[1]).play("end-turn", "endure", "side:right")
    assert table.survivor("leo").zombification == NO_CUBE
    table.play("go-on")
    assert table.survivor("leo").zombification == 4


@rule("D-BITE-08", "D-BITE-09")
def test_an_antidote_removes_the_token_received_second() -> None:
    table = bitten(position({"leo": HALL}, cards={"leo": ["EQ38"]}), leo=["right", "left"])
    table.play("use:leo:EQ38")
    assert table.survivor("leo").virus == ["right"]


@rule("D-BITE-08")
def test_so_does_the_antidote_cabinet() -> None:
    table = showdown({"leo": "laboratory"}, nemesis=("lisa-mortimer", "medic-bay"))
    bitten(table, leo=["right", "left"]).play("antidote-cabinet:leo")
    assert table.survivor("leo").virus == ["right"]


@rule("D-BITE-08")
def test_healing_does_not_touch_the_virus() -> None:
    table = bitten(position({"leo": HALL}, cards={"leo": ["EQ35"]}, wounds={"leo": 3}), leo=["right", "left"])
    assert ITEM_OF[CardId("EQ35")].effect.startswith("heal")
    table.play("use:leo:EQ35")
    assert table.survivor("leo").virus == ["right", "left"]


@rule("D-BITE-10")
def test_a_returning_survivor_has_no_virus() -> None:
    table = bitten(position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, wounds={"nina": 7}, event=0), nina=["left"])
    table.with_dice(creature=["damage"], d4=[2], d6=[1]).play("end-turn", "endure", "survivor:nina", "go-on")
    table.play("survivor:nina")
    assert table.survivor("nina").virus == []


@rule("D-BITE-12")
def test_a_resistant_survivor_cannot_be_bitten() -> None:
    table = position({"nina": HALL}, hordes={HALL: 1}, skills={"nina": ["virus-resistance"]})
    table.with_dice(creature=["bite"]).play("end-turn", "endure")
    assert table.survivor("nina").virus == []
