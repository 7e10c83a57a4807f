"""What only a translation says, beside what both editions play."""

from typing import Any

import pytest

from dreadhall.darkest.editions.variants import fewest_missing
from dreadhall.darkest.ids import DoorId, Square, SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from tests.darkest.editions.ways import FIRST, REVISED, house_rule
from tests.darkest.openings import before_round, opened

TOGETHER = {"leo": "gallery", "nina": "gallery"}


def cubes_left(table: Position) -> int:
    """The cubes on the board of the nemesis."""
    assert table.state.nemesis is not None
    return sum(table.state.nemesis.cubes)


# Set-up and health


@rule("D-SEC-07")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_two_or_three_survivors_get_more_chips_with_two_icons_than_with_three(edition: str) -> None:
    for survivors in (2, 3):
        icons = [lock.icons for lock in opened(survivors=survivors, edition=edition).state.locks.values()]
        assert icons.count(2) > icons.count(3)


@rule("D-SEC-07")
@pytest.mark.parametrize("threes", [4, 6, 8])
def test_the_mix_is_free_for_a_small_team_that_wants_it_so(threes: int) -> None:
    icons = [lock.icons for lock in opened(survivors=3, three_icon_chips=threes).state.locks.values()]
    assert icons.count(3) == threes


@rule("D-SURV-11")
@pytest.mark.parametrize(("options", "ap"), [(REVISED, 1), (FIRST, 1), (house_rule("heal_ap_same_round", "de"), 2)])
def test_ap_regained_in_the_medical_corner_count_at_once_only_in_german(options: dict[str, Any], ap: int) -> None:
    table = position({"leo": "medic-bay"}, wounds={"leo": 5}, ap={"leo": 3}, options=options).play("medic-bay:leo")
    assert (table.survivor("leo").wounds, table.survivor("leo").ap) == (3, ap)


@rule("D-SURV-11")
def test_the_german_corner_gives_back_no_ap_that_were_never_lost() -> None:
    options = house_rule("heal_ap_same_round", "de")
    table = position({"leo": "medic-bay"}, wounds={"leo": 5}, ap={"leo": 4}, options=options).play("medic-bay:leo")
    assert table.survivor("leo").ap == 2


# Zombification


def last_skill(state: DarkestState) -> None:
    """Infected, and the cube comes to the leftmost skill next."""
    state.survivors[SurvivorId("leo")].virus = ["left", "left"]
    state.survivors[SurvivorId("leo")].zombification = 2


@rule("D-ZOMB-09")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_in_both_editions_the_last_skill_turns_a_survivor_at_once(options: dict[str, Any]) -> None:
    table = before_round({"leo": "kitchen"}, options=options).arrange(last_skill)
    table.with_dice(d4=[4], d6=[4]).play("go-on")
    assert (table.zombies("kitchen"), "leo" in table.state.survivors) == (1, False)


@rule("D-ZOMB-09")
def test_a_german_survivor_turns_after_one_more_action_phase() -> None:
    table = before_round({"leo": "kitchen"}, options=house_rule("zombification_grace", "de")).arrange(last_skill)
    table.with_dice(d4=[4], d6=[4]).play("go-on")
    assert (table.prompt, table.survivor("leo").zombification) == ("act", 1)
    table.play("end-turn")
    assert (table.zombies("kitchen"), "leo" in table.state.survivors, table.state.darkness) == (1, False, 2)


@rule("D-ZOMB-09")
def test_a_german_survivor_who_finds_an_antidote_in_time_does_not_turn() -> None:
    options = house_rule("zombification_grace", "de")
    table = before_round({"leo": "kitchen"}, cards={"leo": ["EQ38"]}, options=options).arrange(last_skill)
    table.with_dice(d4=[4], d6=[4]).play("go-on", "use:leo:EQ38", "end-turn")
    assert (table.prompt, table.zombies("kitchen"), "leo" in table.state.survivors) == ("next-round", 0, True)


@rule("D-ZOMB-09")
def test_in_the_german_showdown_the_grace_lasts_until_the_next_shift() -> None:
    options = house_rule("zombification_grace", "de")
    where = {"leo": "panic-room", "nina": "panic-room"}
    doctor = ("doctor-mortimer", "boiler-room")
    table = showdown(where, nemesis=doctor, cure="nina", boxes=[["nina"], [], []], options=options).arrange(last_skill)
    table.with_dice(creature=["damage"]).play("shift")
    assert (table.prompt, table.survivor("leo").zombification) == ("act", 1)
    table.play("move:nina:entrance-hall", "no", "stop", "shift")
    assert [event.data["survivor"] for event in table.events("zombified")] == ["leo"]


# The nemesis and fire


@rule("D-FIRE-26")
@pytest.mark.parametrize(
    ("options", "cubes"), [(REVISED, 15), (FIRST, 15), (house_rule("fire_hurts_nemesis", "de"), 13)]
)
def test_a_spreading_fire_hurts_only_the_german_nemesis(options: dict[str, Any], cubes: int) -> None:
    table = showdown(
        {"leo": "panic-room"},
        nemesis=("doctor-mortimer", "boiler-room"),
        fire="r1c3",
        burns={"r1c3": 1, "r3c1": 2},
        boxes=[["leo"], [], []],
        options=options,
    )
    table.with_dice(d4=[2]).play("shift")
    while table.prompt == "burn-where":
        table.play("part:1-red")
    assert cubes_left(table) == cubes


@rule("D-FIRE-26")
@pytest.mark.parametrize(("options", "cubes"), [(FIRST, 15), (house_rule("creature_burns_on_entry", "de"), 14)])
def test_a_tile_that_burns_hurts_the_german_nemesis_that_enters_it(options: dict[str, Any], cubes: int) -> None:
    table = showdown(
        {"leo": "panic-room"},
        nemesis=("doctor-mortimer", "gallery"),
        burns={"r4c4": 1},
        boxes=[["leo"], [], []],
        options=options,
    )
    table.with_dice().play("shift")
    while table.prompt == "burn-where":
        table.play("part:1-red")
    assert table.state.nemesis is not None
    assert (table.state.nemesis.room, cubes_left(table)) == ("medic-bay", cubes)


@rule("D-FIRE-26")
def test_a_german_nemesis_is_pushed_into_fire_like_a_creature() -> None:
    options = house_rule("creature_burns_on_entry", "de")
    doctor = ("doctor-mortimer", "gallery")
    table = showdown({"nina": "gallery"}, nemesis=doctor, burns={"r4c4": 2}, options=options)
    table.with_dice(survivor=["knockback", "aim", "aim"]).play("attack:nina:ST3", "push:doctor-mortimer:dining-room")
    assert table.play("part:1-red", "part:2-blue").prompt == "act"
    assert cubes_left(table) == 13


# Doors and the code


@rule("D-UNLOCK-06")
@pytest.mark.parametrize("translation", ["revised", "de", "fr"])
def test_a_card_of_the_translations_stands_for_one_icon_only(translation: str) -> None:
    options = house_rule("one_icon_per_card", translation)
    cards, locks = {"leo": ["EQ17"]}, {"panic-room.s": "K2-15"}
    table = position({"leo": "entrance-hall"}, cards=cards, locks=locks, options=options)
    table.play("unlock:leo:panic-room.s")
    assert (table.prompt == "force-door") is (translation != "revised")
    assert ("panic-room.s" in table.state.locks) is (translation != "revised")


@rule("D-UNLOCK-06")
def test_the_cards_of_the_translations_are_matched_as_well_as_can_be() -> None:
    options = house_rule("one_icon_per_card", "de")
    cards, locks = {"leo": ["EQ17", "EQ45"]}, {"panic-room.s": "K2-15"}
    table = position({"leo": "entrance-hall"}, cards=cards, locks=locks, options=options)
    assert "panic-room.s" not in table.play("unlock:leo:panic-room.s").state.locks
    assert fewest_missing(["red", "red"], [("red", "red")]) == ["red"]
    assert fewest_missing(["red", "blue"], [("red", "blue"), ("red",)]) == []


@rule("D-UNLOCK-06")
def test_a_helper_of_the_translations_may_free_a_card_for_another_icon() -> None:
    options = house_rule("one_icon_per_card", "de")
    cards, locks = {"leo": ["EQ17"], "nina": ["EQ45"]}, {"panic-room.s": "K2-15"}
    where = {"leo": "entrance-hall", "nina": "entrance-hall"}
    table = position(where, cards=cards, locks=locks, options=options).play("unlock:leo:panic-room.s")
    assert table.prompt == "help-unlock"
    assert "panic-room.s" not in table.play("yes").state.locks


@rule("D-CHAR-21")
@pytest.mark.parametrize(
    ("options", "xp", "chip", "offered"),
    [
        (REVISED, 4, "K2-15", True),
        (REVISED, 4, 2, True),
        (REVISED, 3, "K2-15", False),
        (house_rule("lucy_swap_cost", "de"), 0, "K2-15", True),
        (house_rule("lucy_swap_cost", "de"), 4, 2, False),
    ],
)
def test_lucy_pays_with_ap_and_for_open_chips_only_in_german(
    options: dict[str, Any], xp: int, chip: str | int, offered: bool
) -> None:
    locks = {"panic-room.s": chip}
    table = position({"lucy": "entrance-hall"}, xp={"lucy": xp}, locks=locks, options=options)
    assert ("recode:lucy:panic-room.s" in table.keys) is offered


@rule("D-CHAR-21")
@pytest.mark.parametrize(("options", "ap", "xp"), [(REVISED, 4, 1), (house_rule("lucy_swap_cost", "de"), 0, 5)])
def test_the_price_of_lucys_chip(options: dict[str, Any], ap: int, xp: int) -> None:
    table = position({"lucy": "entrance-hall"}, xp={"lucy": 5}, locks={"panic-room.s": "K2-15"}, options=options)
    table.with_dice(**{"spare-2": [0]}).play("recode:lucy:panic-room.s")
    assert (table.survivor("lucy").ap, table.survivor("lucy").xp) == (ap, xp)
    assert table.state.locks[DoorId("panic-room.s")].chip != "K2-15"


@rule("D-LAB-04")
@pytest.mark.parametrize("act", ["bypass:leo", "terminal:leo"])
@pytest.mark.parametrize(
    ("options", "starts"), [(REVISED, False), (FIRST, False), (house_rule("lab_autoenter", "fr"), True)]
)
def test_breaking_the_code_is_entering_the_laboratory_in_french(
    options: dict[str, Any], starts: bool, act: str
) -> None:
    where = {"leo": "medic-bay", "nina": "gallery", "jack": "kitchen"}
    chips = {"leo": ["K2-01"]}
    table = position(where, chips=chips, entrapped=["nina"], code=["red"], darkness=3, fire="r3c1", options=options)
    table.with_dice(nemeses=[0]).play(act, *(["match"] if act == "terminal:leo" else []))
    assert table.prompt == ("enter-laboratory" if starts else "act")
    if starts:
        assert table.keys == ["survivor:leo", "survivor:jack"]
        table.play("survivor:jack")
        assert (table.state.cure, table.survivor("jack").room) == ("jack", "laboratory")
        assert table.state.showdown is not None


# Enemies


@rule("D-TERROR-04")
@pytest.mark.parametrize(
    ("options", "burning"), [(REVISED, True), (FIRST, True), (house_rule("terror_spawn_burning", "de"), False)]
)
def test_a_horde_appears_in_fire_but_not_in_german(options: dict[str, Any], burning: bool) -> None:
    table = position(TOGETHER, burns={"r4c4": 1}, options=options)
    table.with_dice(survivor=["aim", "aim"], terror=["horde-nearby"]).play("search:leo")
    assert ("room:dining-room" in table.keys) is burning
    assert "room:great-hall" in table.keys


@rule("D-DICE-12")
@pytest.mark.parametrize(
    ("options", "room"),
    [(REVISED, "guest-bedroom"), (FIRST, "guest-bedroom"), (house_rule("knockback_deflect", "de"), "servants-passage")],
)
def test_what_cannot_go_straight_on_is_pushed_aside_only_in_german(options: dict[str, Any], room: str) -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1}, unlocked=["wardrobe.n"], options=options)
    table.with_dice(survivor=["knockback", "knockback", "aim"]).play("attack:nina:ST3", "push:zombie:guest-bedroom")
    if table.prompt == "push-on":
        table.play("yes")
    assert (table.prompt, table.zombies(room)) == ("act", 1)


@rule("D-DICE-12")
@pytest.mark.parametrize("options", [REVISED, house_rule("knockback_deflect", "de")])
def test_without_any_open_way_a_knockback_cannot_be_used(options: dict[str, Any]) -> None:
    table = position({"nina": "panic-room"}, hordes={"panic-room": 1}, options=options)
    table.with_dice(survivor=["knockback", "knockback", "aim"]).play("attack:nina:ST3")
    assert (table.prompt, table.zombies("panic-room")) == ("act", 1)


@rule("D-BITE-11")
@pytest.mark.parametrize(
    ("options", "prompt"),
    [(REVISED, "virus-side"), (FIRST, "virus-side"), (house_rule("bite_overflow", "de"), "allocate")],
)
def test_a_bite_too_many_is_wasted_in_german(options: dict[str, Any], prompt: str) -> None:
    def infect(state: DarkestState) -> None:
        state.survivors[SurvivorId("leo")].virus = ["left", "left"]

    table = position(TOGETHER, hordes={"gallery": 1}, options=options).arrange(infect)
    table.with_dice(creature=["bite"]).play("end-turn", "endure")
    assert table.prompt == prompt
    if prompt == "allocate":
        table.play("survivor:leo")
        assert (len(table.survivor("leo").virus), table.survivor("nina").virus) == (2, [])


@rule("D-BITE-11")
def test_a_german_bite_still_bites_whoever_can_take_it_and_never_the_resistant() -> None:
    table = position(
        TOGETHER,
        hordes={"gallery": 1},
        skills={"nina": ["virus-resistance"]},
        options=house_rule("bite_overflow", "de"),
    )
    table.with_dice(creature=["bite"]).play("end-turn", "endure", "side:left")
    assert table.survivor("leo").virus == ["left"]


@rule("D-BEAST-03")
@pytest.mark.parametrize(
    ("options", "prompt"),
    [(REVISED, "dog-snatches"), (FIRST, "dog-snatches"), (house_rule("dog_target", "fr"), "dog-takes")],
)
def test_the_french_dog_goes_for_somebody_with_cards(options: dict[str, Any], prompt: str) -> None:
    dog = ("zombie-dog", "gallery")
    table = position(TOGETHER, creature=dog, cards={"leo": [], "nina": ["ST3", "EQ36"]}, options=options)
    table.with_dice(creature=["reinforcement"] * 3).play("end-turn", "endure")
    assert table.prompt == prompt


@rule("D-BEAST-03")
def test_the_french_dog_takes_nothing_where_nobody_has_anything() -> None:
    dog = ("zombie-dog", "gallery")
    table = position(TOGETHER, creature=dog, cards={}, options=house_rule("dog_target", "fr"))
    table.with_dice(creature=["reinforcement"] * 3).play("end-turn", "endure")
    assert (table.prompt, set(table.keys)) == ("dog-snatches", {"survivor:leo", "survivor:nina"})


# Items and skills


@rule("D-CHAR-05")
@pytest.mark.parametrize(("options", "left"), [(REVISED, 0), (FIRST, 0), (house_rule("firefighter_scope", "de"), 1)])
def test_the_german_firefighter_needs_a_tool(options: dict[str, Any], left: int) -> None:
    skills = {"leo": ["firefighter"]}
    table = position({"leo": "gallery"}, burns={"r3c4": 2, "r3c1": 1}, fire="r3c1", skills=skills, options=options)
    assert table.play("extinguish:leo").state.burns.get(Square("r3c4"), 0) == left
    table = position({"leo": "gallery"}, burns={"r3c4": 2, "r3c1": 1}, fire="r3c1", skills=skills, options=options)
    assert table.play("douse:leo:ST1").state.burns.get(Square("r3c4"), 0) == 0


@rule("D-ITEM-13")
@pytest.mark.parametrize(
    ("options", "second"), [(REVISED, "success"), (FIRST, "success"), (house_rule("armor_reroll", "de"), "aim")]
)
def test_german_armour_rolls_one_die_again(options: dict[str, Any], second: str) -> None:
    table = position(TOGETHER, hordes={"gallery": 2}, cards={"nina": ["EQ24"]}, options=options)
    table.with_dice(creature=["damage", "damage"], survivor=["retreat", "aim", "success", "success"])
    table.play("end-turn", "defend", "yes")
    assert table.events("rerolled")[0].data["dice"] == ["success", second]


@rule("D-ITEM-20")
@pytest.mark.parametrize(("options", "rolled"), [(REVISED, 2), (FIRST, 2), (house_rule("nightvision_reroll", "de"), 1)])
def test_german_night_vision_rolls_one_die_again(options: dict[str, Any], rolled: int) -> None:
    where = {"leo": "conservatory", "nina": "entrance-hall"}
    cards = {"nina": ["EQ31"]}
    options = options | {"advanced": True}
    table = position(where, groups=[["nina"]], cards=cards, unlocked=["sprinkler-control.e"], options=options)
    table.with_dice(survivor=["failure", "failure", "success", "success"], d4=[4], d6=[4], creatures=[0])
    table.play("move:nina:conservatory", *["icon:failure"] * rolled)
    assert (table.events("rerolled")[0].data["dice"].count("failure"), table.state.creature is None) == (
        2 - rolled,
        rolled == 2,
    )
