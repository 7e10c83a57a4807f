"""The defence roll."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown

HALL = "gallery"


@rule("D-DEF-01")
def test_the_team_may_decline_to_defend() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}).with_dice(creature=["damage"]).play("end-turn")
    assert table.prompt == "defend"
    assert table.keys == ["defend", "endure"]
    assert table.table.ask is not None
    assert table.table.ask.data["dice"] == 1
    table.play("endure")
    assert table.survivor("leo").wounds == 1
    assert table.events("defense-roll") == []


@rule("D-DEF-01")
def test_there_is_a_defence_against_zombies_creature_and_nemesis() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, creature=("undead-bird", HALL))
    table.with_dice(creature=["damage"] * 3, survivor=["success", "success"]).play("end-turn", "defend", "defend")
    assert table.survivor("leo").wounds == 1
    table = showdown({"leo": HALL}, nemesis=("lisa-mortimer", HALL), boxes=[["leo"], [], []])
    table.with_dice(creature=["damage"] * 3, survivor=["success"]).play("shift", "defend")
    assert table.survivor("leo").wounds == 2


@rule("D-DEF-02")
def test_a_die_for_everybody_in_the_room_who_is_not_entrapped_of_any_group() -> None:
    table = position(
        {"leo": HALL, "nina": HALL, "jack": HALL, "bruce": "entrance-hall"},
        hordes={HALL: 1},
        entrapped=["leo"],
        groups=[["bruce"], ["leo", "nina"], ["jack"]],
    )
    table.with_dice(creature=["damage"], survivor=["aim", "aim"]).play("end-turn", "defend", "survivor:leo")
    assert table.events("defense-roll")[0].data["dice"] == ["aim", "aim"]


@rule("D-DEF-02")
def test_at_most_four_dice_are_rolled() -> None:
    names = ("leo", "nina", "jack", "bruce", "lucy")
    table = position(dict.fromkeys(names, HALL), hordes={HALL: 1})
    table.with_dice(creature=["damage"], survivor=["aim"] * 4).play("end-turn", "defend", "survivor:leo")
    assert len(table.events("defense-roll")[0].data["dice"]) == 4


@rule("D-DEF-02")
def test_nobody_defends_where_all_are_entrapped() -> None:
    table = position({"leo": HALL}, hordes={HALL: 2}, entrapped=["leo"])
    table.with_dice(survivor=["aim", "aim"], creature=["damage", "damage"]).play("escape:leo", "end-turn")
    assert table.survivor("leo").wounds == 2


@rule("D-DEF-03")
def test_each_success_cancels_a_die_of_the_teams_choice_and_other_icons_nothing() -> None:
    table = position({"leo": HALL, "nina": HALL, "jack": HALL}, hordes={HALL: 3})
    table.with_dice(creature=["damage", "bite", "heavy-damage"], survivor=["success", "failure", "retreat"])
    table.play("end-turn", "defend")
    assert table.keys == ["icon:heavy-damage", "icon:damage", "icon:bite"]
    table.play("icon:bite", "survivor:leo", "survivor:nina")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (2, 1)


@rule("D-DEF-04")
def test_armour_rolls_the_whole_defence_again() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, cards={"leo": ["EQ24"]})
    table.with_dice(creature=["damage"], survivor=["failure", "aim", "success", "aim"])
    table.play("end-turn", "defend")
    assert table.prompt == "armor"
    table.play("yes")
    assert table.survivor("leo").wounds == 0


@rule("D-DEF-05")
def test_a_secure_room_gives_four_dice() -> None:
    table = position({"leo": "panic-room"}, hordes={"panic-room": 1}, options={"advanced": True})
    table.with_dice(creature=["damage"], survivor=["aim"] * 4).play("end-turn", "defend")
    assert len(table.events("defense-roll")[0].data["dice"]) == 4
