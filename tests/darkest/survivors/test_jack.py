"""Jack Fulci, weapons dealer."""

from dreadhall.darkest.ids import SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HANDGUN, AUTOMATIC, SHOTGUN, SNIPER, MAGAZINE = "ST2", "EQ06", "EQ08", "EQ10", "EQ11"


def kills(weapon: str, *faces: str, skill: str = "deadeye") -> int:
    """How many of ten zombies in the next room fall."""
    table = position(
        {"jack": "gallery"}, hordes={"dining-room": 10}, cards={"jack": [weapon]}, skills={"jack": [skill]}
    )
    table.with_dice(survivor=faces).play(f"attack:jack:{weapon}")
    return 10 - table.zombies("dining-room")


def searching(*faces: str, skills: dict[str, list[str]]) -> Position:
    """Leo and Jack are in the gallery, and there is ammunition."""
    table = position({"leo": "gallery", "jack": "gallery"}, equipment=[MAGAZINE], skills=skills)
    return table.with_dice(survivor=faces, terror=["fire"])


@rule("D-CHAR-06")
def test_jack_attacks_once_a_round_for_nothing_but_ammunition() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 3})
    assert table.cards("jack") == [HANDGUN]
    table.with_dice(survivor=["success", "aim", "aim"]).play("free-attack:jack:ST2")
    assert table.zombies("gallery") == 2
    assert (table.survivor("jack").ap, table.survivor("jack").hands[0].ammo) == (4, 5)
    assert "free-attack:jack:ST2" not in table.keys
    assert "attack:jack:ST2" in table.keys


@rule("D-CHAR-06")
def test_jack_may_shoot_for_free_again_in_the_next_round() -> None:
    table = position({"jack": "entrance-hall"}, hordes={"entrance-hall": 1}, event=0)
    table.with_dice(survivor=["aim", "aim", "aim"], creature=["reinforcement"]).play(
        "free-attack:jack:ST2", "end-turn", "endure"
    )
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert "free-attack:jack:ST2" in table.keys


@rule("D-CHAR-06")
def test_jack_shoots_for_free_in_his_own_groups_turn_only() -> None:
    table = position(["leo", "jack"], groups=[["leo"], ["jack"]], hordes={"entrance-hall": 1})
    assert not any(key.startswith("free-attack") for key in table.keys)


@rule("D-CHAR-07")
def test_jack_the_backpacker_carries_one_item_more() -> None:
    cards = {"leo": ["ST1"], "jack": ["EQ01", "EQ32", "EQ33", "EQ36", "EQ49"]}
    table = position(["leo", "jack"], cards=cards, skills={"jack": ["backpacker"]}).play("pass:leo")
    assert table.prompt == "act"
    assert len(table.cards("jack")) == 6


@rule("D-CHAR-08")
def test_jack_the_expert_rolls_a_die_more_with_a_handgun_only() -> None:
    assert kills(HANDGUN, *["success"] * 4, skill="handgun-expert") == 4
    assert kills(SHOTGUN, *["success"] * 3, skill="handgun-expert") == 3


@rule("D-CHAR-09")
def test_with_a_dead_eye_each_aim_beside_a_success_hits_too() -> None:
    assert kills(HANDGUN, "success", "aim", "aim") == 3
    assert kills(HANDGUN, "aim", "aim", "aim") == 0


@rule("D-CHAR-09")
def test_with_a_dead_eye_aims_still_carry_further() -> None:
    table = position({"jack": "dining-room"}, hordes={"great-hall": 3}, skills={"jack": ["deadeye"]}, unlocked="all")
    table.with_dice(survivor=["success", "aim", "knockback"]).play("attack:jack:ST2")
    assert table.zombies("great-hall") == 1


@rule("D-CHAR-09", "D-ITEM-08", "D-ITEM-10")
def test_one_aim_is_one_hit_more_and_an_automatic_doubles_it() -> None:
    assert kills(SNIPER, "success", "aim", "aim") == 3
    assert kills(SHOTGUN, "success", "aim", "aim") == 3
    assert kills(AUTOMATIC, "success", "aim") == 4


@rule("D-CHAR-09", "D-DICE-05")
def test_a_dead_eye_is_of_no_use_with_a_knife() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 4}, cards={"jack": ["ST3"]}, skills={"jack": ["deadeye"]})
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:jack:ST3")
    assert table.zombies("gallery") == 3


@rule("D-CHAR-10")
def test_ammunition_found_by_jack_comes_with_two_markers_more() -> None:
    table = searching("success", "aim", skills={"jack": ["ammo-belt"]}).play("search:jack", "survivor:jack")
    assert table.survivor("jack").pack[0].ammo == 2
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("jack")].hands[0], "ammo", 1))
    table.play("use:jack:EQ11")
    assert table.survivor("jack").hands[0].ammo == 7


@rule("D-CHAR-10")
def test_the_extra_markers_stay_with_the_card_and_eight_is_the_limit() -> None:
    table = searching("success", "aim", skills={"jack": ["ammo-belt"]}).play("search:jack", "survivor:leo")
    table.play("pass:leo", "card:EQ11", "use:jack:EQ11")
    assert table.survivor("jack").hands[0].ammo == 8


@rule("D-CHAR-10")
def test_ammunition_found_by_somebody_else_is_as_printed() -> None:
    table = searching("success", "aim", skills={"jack": ["ammo-belt"]}).play("search:leo", "survivor:jack")
    assert table.survivor("jack").pack[0].ammo == 0
