"""Bruce Romero, bodyguard."""

from dreadhall.darkest.ids import SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HANDGUN, AUTOMATIC, KNIFE = "ST4", "EQ06", "EQ01"


def together(seats: int = 1) -> Position:
    """Bruce and Leo are one group in different rooms; Nina is another."""
    return position(
        {"bruce": "gallery", "leo": "dining-room", "nina": "gallery"}, groups=[["bruce", "leo"], ["nina"]], seats=seats
    )


@rule("D-CHAR-16")
def test_bruce_gives_up_to_three_ap_to_somebody_of_his_group_wherever_it_is() -> None:
    table = together().play("share-ap:bruce")
    assert table.keys == ["give-ap:leo", "take-ap:leo"]
    table.play("give-ap:leo")
    assert table.keys == ["number:1", "number:2", "number:3"]
    table.play("number:3")
    assert (table.survivor("bruce").ap, table.survivor("leo").ap) == (1, 7)


@rule("D-CHAR-16")
def test_bruce_takes_ap_once_a_round() -> None:
    table = together().play("share-ap:bruce", "take-ap:leo", "number:2")
    assert (table.survivor("bruce").ap, table.survivor("leo").ap) == (6, 2)
    assert "share-ap:bruce" not in table.keys


@rule("D-CHAR-16")
def test_the_other_player_has_to_agree() -> None:
    table = together(seats=2).play("share-ap:bruce", "take-ap:leo", "number:2")
    assert table.prompt == "share-consent"
    table.play("1=no")
    assert (table.survivor("bruce").ap, table.survivor("leo").ap) == (4, 4)
    table.play("0=share-ap:bruce", "take-ap:leo", "number:1", "1=yes")
    assert (table.survivor("bruce").ap, table.survivor("leo").ap) == (5, 3)


@rule("D-CHAR-16")
def test_what_was_shared_is_for_this_round_only() -> None:
    table = position({"bruce": "entrance-hall", "leo": "entrance-hall"}, event=0)
    table.play("share-ap:bruce", "give-ap:leo", "number:3", "end-turn")
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert (table.survivor("bruce").ap, table.survivor("leo").ap) == (4, 4)


@rule("D-CHAR-16", "D-ENTRAP-10")
def test_ap_given_away_do_not_come_back_with_freedom() -> None:
    table = position({"bruce": "gallery", "leo": "dining-room"}, groups=[["bruce", "leo"]], hordes={"gallery": 1})
    table.play("share-ap:bruce", "give-ap:leo", "number:3")
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("bruce")], "entrapped", "enemies"))
    table.with_dice(survivor=["retreat", "aim"]).play("escape:bruce")
    assert table.survivor("bruce").ap == 0


@rule("D-CHAR-17")
def test_bruce_the_coordinator_passes_cards_and_chips_for_nothing() -> None:
    table = position(
        ["bruce", "leo"], skills={"bruce": ["coordinator"]}, chips={"bruce": ["K2-02"]}, cards={"bruce": [HANDGUN]}
    )
    table.play("pass:bruce", "card:ST4", "pass:bruce")
    assert table.cards("leo") == [HANDGUN]
    assert table.survivor("leo").chips == ["K2-02"]
    assert table.survivor("bruce").ap == 4


@rule("D-CHAR-17")
def test_a_coordinator_still_pays_for_taking() -> None:
    table = position(["bruce", "leo"], skills={"bruce": ["coordinator"]}, cards={"leo": [KNIFE]})
    table.play("take:bruce")
    assert table.cards("bruce") == [KNIFE]
    assert table.survivor("bruce").ap == 3


@rule("D-CHAR-17")
def test_a_coordinator_passes_only_in_the_room_and_in_the_own_turn() -> None:
    skills = {"bruce": ["coordinator"]}
    apart = position({"bruce": "gallery", "leo": "dining-room"}, groups=[["bruce", "leo"]], skills=skills)
    assert "pass:bruce" not in apart.keys
    waiting = position(["bruce", "leo"], groups=[["leo"], ["bruce"]], skills=skills)
    assert "pass:bruce" not in waiting.keys


@rule("D-CHAR-17", "D-ENTRAP-05")
def test_a_coordinator_passes_even_while_held() -> None:
    table = position(
        ["bruce", "leo"], skills={"bruce": ["coordinator"]}, hordes={"entrance-hall": 1}, entrapped=["bruce"]
    )
    assert "pass:bruce" in table.keys


@rule("D-CHAR-18")
def test_bruce_the_expert_rolls_a_die_more_with_a_handgun() -> None:
    table = position({"bruce": "gallery"}, hordes={"gallery": 5}, skills={"bruce": ["handgun-expert"]})
    assert table.cards("bruce") == [HANDGUN]
    table.with_dice(survivor=["success"] * 4).play("attack:bruce:ST4")
    assert table.zombies("gallery") == 1


@rule("D-CHAR-19")
def test_a_find_in_bruces_room_is_one_card_more_whoever_searches() -> None:
    table = position({"bruce": "gallery", "leo": "gallery"}, skills={"bruce": ["searcher"]}, equipment=["EQ01", "EQ32"])
    table.with_dice(survivor=["success", "aim"], terror=["fire"]).play("search:leo", "survivor:leo")
    assert "EQ01" in table.cards("leo")
    assert "EQ32" in table.cards("bruce")


@rule("D-CHAR-19")
def test_a_searcher_turns_no_failure_into_a_find() -> None:
    table = position({"bruce": "gallery"}, skills={"bruce": ["searcher"]})
    table.with_dice(survivor=["aim"], terror=["fire"]).play("search:bruce")
    assert table.cards("bruce") == [HANDGUN]
    assert table.state.searched == []


@rule("D-CHAR-26")
def test_two_searchers_add_up() -> None:
    table = position(
        {"bruce": "gallery", "lucy": "gallery", "leo": "gallery"},
        skills={"bruce": ["searcher"], "lucy": ["searcher"]},
        equipment=["EQ01", "EQ32", "EQ33"],
    )
    table.with_dice(survivor=["success", "aim", "retreat"], terror=["fire"]).play("search:leo")
    assert [event.data["card"] for event in table.events("card-found")] == ["EQ01", "EQ32", "EQ33"]


@rule("D-CHAR-20")
def test_bruce_the_sharpshooter_reaches_a_room_further_with_any_firearm() -> None:
    for weapon, room, dice in ((HANDGUN, "great-hall", 3), (AUTOMATIC, "workshop", 2)):
        table = position(
            {"bruce": "dining-room"},
            hordes={room: 4},
            cards={"bruce": [weapon]},
            skills={"bruce": ["sharpshooter"]},
            unlocked="all",
        )
        table.with_dice(survivor=["success"] * dice).play(f"attack:bruce:{weapon}")
        assert table.zombies(room) < 4


@rule("D-CHAR-28")
def test_with_the_errata_bruce_is_a_guardian_who_adds_two_dice_to_a_defense() -> None:
    table = position(
        {"bruce": "gallery"},
        hordes={"gallery": 3},
        xp={"bruce": 7},
        options={"faq_errata": True},
    )
    assert "learn:bruce:searcher" not in table.keys
    table.with_dice(creature=["damage", "damage", "damage"], survivor=["success", "success", "success"])
    table.play("learn:bruce:guardian", "end-turn", "defend")
    assert table.survivor("bruce").wounds == 0


@rule("D-CHAR-28", "D-XP-07")
def test_bruce_may_become_a_guardian_at_the_moment_of_the_attack() -> None:
    table = position({"bruce": "gallery"}, hordes={"gallery": 1}, xp={"bruce": 7}, options={"faq_errata": True})
    table.with_dice(creature=["damage"], survivor=["aim", "aim", "success"]).play("end-turn", "yes", "defend")
    assert table.survivor("bruce").wounds == 0


@rule("D-CHAR-28")
def test_a_guardian_never_makes_it_more_than_four_dice() -> None:
    table = position(
        {"bruce": "gallery", "leo": "gallery", "nina": "gallery"},
        hordes={"gallery": 1},
        skills={"bruce": ["guardian"]},
        options={"faq_errata": True},
    )
    table.with_dice(creature=["damage"], survivor=["aim", "aim", "aim", "success"]).play("end-turn", "defend")
    assert not any(who.wounds for who in table.state.survivors.values())


@rule("D-CHAR-28")
def test_a_guardian_who_is_held_guards_nobody() -> None:
    table = position(
        {"bruce": "gallery", "leo": "gallery"},
        hordes={"gallery": 1},
        skills={"bruce": ["guardian"]},
        entrapped=["bruce"],
        ap={"bruce": 0},
        options={"faq_errata": True},
    )
    table.with_dice(creature=["damage"], survivor=["success"]).play("end-turn", "defend")
    assert not any(who.wounds for who in table.state.survivors.values())
