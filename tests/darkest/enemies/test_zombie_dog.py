"""The Zombie Dog: it snatches what the survivors carry."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position

HALL = "gallery"


@rule("D-BEAST-03", "D-REINF-01")
def test_the_team_names_the_prey_and_the_owner_the_card() -> None:
    table = position(
        {"leo": HALL, "nina": HALL},
        seats=2,
        creature=("zombie-dog", HALL),
        cards={"leo": ["ST1"], "nina": ["ST3", "EQ52"]},
    )
    table.with_dice(creature=["reinforcement", "entrap", "entrap"]).play("end-turn", "endure", "survivor:leo")
    assert table.prompt == "dog-snatches"
    assert table.keys == ["survivor:leo", "survivor:nina"]
    table.play("survivor:nina")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.seats) == ("dog-takes", [1])
    table.play("card:EQ52")
    assert table.cards("nina") == ["ST3"]
    assert table.cards("leo") == ["ST1"]


@rule("D-BEAST-03")
def test_a_survivor_without_cards_may_be_named() -> None:
    table = position(
        {"leo": HALL, "nina": HALL},
        creature=("zombie-dog", HALL),
        cards={"leo": ["ST1"], "nina": []},
        entrapped=["leo"],
    )
    table.with_dice(creature=["reinforcement", "entrap", "entrap"], survivor=["aim", "aim"])
    table.play("escape:leo", "no", "end-turn", "endure", "survivor:nina")
    assert table.cards("leo") == ["ST1"]
    assert table.prompt == "next-round"


@rule("D-BEAST-12")
def test_two_reinforcement_icons_cost_two_cards() -> None:
    table = position({"leo": HALL}, creature=("zombie-dog", HALL), cards={"leo": ["ST1", "EQ52", "EQ24"]})
    table.with_dice(creature=["reinforcement", "damage", "reinforcement"])
    table.play("end-turn", "endure", "card:ST1", "card:EQ24")
    assert table.cards("leo") == ["EQ52"]


@rule("D-BEAST-13")
def test_the_power_comes_after_the_other_results() -> None:
    table = position({"leo": HALL, "nina": HALL}, creature=("zombie-dog", HALL), wounds={"nina": 7})
    table.with_dice(creature=["reinforcement", "damage", "heavy-damage"])
    table.play("end-turn", "endure", "survivor:nina", "survivor:leo")
    assert "nina" not in table.state.survivors
    assert table.events("power-attack")
    assert table.cards("leo") == []
    assert table.survivor("leo").wounds == 1
