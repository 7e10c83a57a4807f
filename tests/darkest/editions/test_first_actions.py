"""Upkeep, moving, searching, doors, corners and cards: the revised edition beside the first."""

from typing import Any

import pytest

from dreadhall.darkest.ids import DoorId, RoomId, SurvivorId
from dreadhall.darkest.state import Camera, DarkestState, Fallen
from dreadhall.testing import rule
from dreadhall.testing.darkest import position
from tests.darkest.editions.ways import FIRST, REVISED, house_rule
from tests.darkest.openings import before_round

EVERYBODY = ("leo", "jack", "nina", "bruce", "lucy")
NINA_AND_LEO = {"nina": "entrance-hall", "leo": "entrance-hall"}

# Upkeep


@rule("D-CCHK-04")
@pytest.mark.parametrize(
    ("options", "dice"), [(REVISED, 5), (FIRST, 4), (house_rule("camera_five", "fr", edition="first"), 5)]
)
def test_a_fifth_survivor_counts_for_the_camera_but_not_in_the_first_edition(
    options: dict[str, Any], dice: int
) -> None:
    where = dict.fromkeys(EVERYBODY, "music-room")
    table = before_round(where, event=0, cameras=[Camera(RoomId("music-room"), "n")], options=options)
    table.with_dice(survivor=["aim", "aim", "success", "success", "failure"], terror=["horde-nearby"], d4=[4], d6=[4])
    table.play("go-on")
    (check,) = table.events("camera-check")
    assert len(check.data["dice"]) == dice
    assert (table.prompt == "horde-nearby") is (dice == 5)


@rule("D-CCHK-04")
def test_the_fifth_die_is_not_rolled_after_a_failure_unless_all_are_rolled_at_once() -> None:
    for options, dice in ((REVISED, 4), (house_rule("camera_five", "fr"), 5)):
        where = dict.fromkeys(EVERYBODY, "music-room")
        table = before_round(where, event=0, cameras=[Camera(RoomId("music-room"), "n")], options=options)
        table.with_dice(survivor=["failure", "aim", "success", "success", "aim"], terror=["horde-nearby"]).play("go-on")
        assert len(table.events("camera-check")[0].data["dice"]) == dice


@rule("D-CCHK-08")
@pytest.mark.parametrize("options", [REVISED, FIRST])
@pytest.mark.parametrize("face", ["horde-nearby", "creature-reaction", "creature-appears", "fire"])
def test_without_a_failure_no_face_of_the_terror_die_matters(options: dict[str, Any], face: str) -> None:
    table = before_round({"leo": "music-room"}, event=0, cameras=[Camera(RoomId("music-room"), "n")], options=options)
    table.with_dice(survivor=["aim"], terror=[face], d4=[4], d6=[4]).play("go-on")
    assert (table.prompt, table.events("terror")) == ("act", [])
    assert (table.state.fire, table.state.creature, len(table.state.tokens)) == (None, None, 1)


@rule("D-ZOMB-EX2")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_lucy_loses_her_third_skill_in_the_second_round(options: dict[str, Any]) -> None:
    def infect(state: DarkestState) -> None:
        state.survivors[SurvivorId("lucy")].virus = ["left", "left"]
        state.survivors[SurvivorId("lucy")].skills = ["searcher"]

    table = before_round({"lucy": "kitchen"}, event=2, cameras=[], options=options).arrange(infect)
    table.with_dice(d4=[4] * 4, d6=[4] * 4).play("go-on")
    assert (table.survivor("lucy").zombification, table.survivor("lucy").skills) == (4, ["searcher"])
    table.play("end-turn", "go-on")
    assert (table.survivor("lucy").zombification, table.survivor("lucy").skills) == (3, [])


@rule("D-DEATH-07")
@pytest.mark.parametrize(
    ("options", "others"),
    [(REVISED, True), (FIRST, False), (house_rule("reentry_survivor", "de", edition="first"), True)],
)
def test_only_the_same_survivor_comes_back_in_the_first_edition(options: dict[str, Any], others: bool) -> None:
    fallen = [Fallen(0, SurvivorId("jack"))]
    table = before_round({"leo": "kitchen"}, fallen=fallen, options=options).with_dice().play("go-on")
    assert table.prompt == "return"
    assert {"survivor:jack", "stay-out"} <= set(table.keys)
    assert ("survivor:bruce" in table.keys) is others
    assert "survivor:leo" not in table.keys


@rule("D-DEATH-08")
@pytest.mark.parametrize(("heat", "name", "wounds"), [(2, "jack", 2), (0, "jack", 3), (2, "leo", 0), (0, "leo", 3)])
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_coming_back_into_fire_hurts_in_the_first_edition(
    options: dict[str, Any], heat: int, name: str, wounds: int
) -> None:
    burns, destroyed = ({"r4c3": heat}, []) if heat else ({}, ["r4c3"])
    fallen = [Fallen(0, SurvivorId(name))]
    table = before_round({"nina": "kitchen"}, fallen=fallen, burns=burns, destroyed=destroyed, options=options)
    table.with_dice().play("go-on", f"survivor:{name}")
    assert table.survivor(name).room == "entrance-hall"
    assert table.survivor(name).wounds == (wounds if options == FIRST else 0)


# Moving and searching


@rule("D-MOVE-09")
@pytest.mark.parametrize(
    ("options", "prompt", "room"), [(REVISED, "come-along", "entrance-hall"), (FIRST, "act", "dining-room")]
)
def test_survivors_of_the_first_edition_move_one_at_a_time(options: dict[str, Any], prompt: str, room: str) -> None:
    table = position(NINA_AND_LEO, options=options).play("move:leo:dining-room")
    assert (table.prompt, table.survivor("leo").room, table.survivor("nina").room) == (prompt, room, "entrance-hall")


@rule("D-SEARCH-05")
@pytest.mark.parametrize(("options", "prompt"), [(REVISED, "search-keep"), (FIRST, "search-own")])
def test_the_searcher_of_the_first_edition_keeps_one_of_several_cards(options: dict[str, Any], prompt: str) -> None:
    table = position(NINA_AND_LEO, equipment=["EQ36", "EQ37"], options=options)
    table.with_dice(survivor=["success", "success"], terror=["fire"]).play("search:leo")
    assert table.prompt == prompt
    if options == FIRST:
        table.play("card:EQ37")
        assert (table.cards("leo"), table.cards("nina")) == (["ST1", "EQ37"], ["ST3", "EQ36"])


@rule("D-SEARCH-05")
@pytest.mark.parametrize(("options", "prompt", "kept"), [(REVISED, "search-keep", False), (FIRST, "act", True)])
def test_a_single_card_stays_with_the_searcher_of_the_first_edition(
    options: dict[str, Any], prompt: str, kept: bool
) -> None:
    table = position(NINA_AND_LEO, equipment=["EQ36"], options=options)
    table.with_dice(survivor=["success", "aim"], terror=["fire"]).play("search:leo")
    assert (table.prompt, "EQ36" in table.cards("leo")) == (prompt, kept)


@rule("D-SEARCH-05")
def test_the_others_get_one_card_each_in_the_first_edition() -> None:
    where = NINA_AND_LEO | {"jack": "entrance-hall"}
    table = position(where, equipment=["EQ36", "EQ37", "EQ38"], options=FIRST)
    table.with_dice(survivor=["success"] * 3, terror=["fire"]).play("search:leo", "card:EQ38")
    assert table.keys == ["survivor:nina", "survivor:jack"]
    table.play("survivor:jack")
    assert (table.cards("jack")[-1], table.cards("nina")[-1]) == ("EQ36", "EQ37")


@rule("D-SEARCH-13")
@pytest.mark.parametrize(("options", "searched"), [(REVISED, ["gallery"]), (FIRST, [])])
def test_an_empty_deck_leaves_a_room_unsearched_in_the_first_edition(
    options: dict[str, Any], searched: list[str]
) -> None:
    def empty(state: DarkestState) -> None:
        state.equipment.rest = []

    table = position({"leo": "gallery"}, options=options).arrange(empty)
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo")
    assert table.state.searched == searched
    assert ("search:leo" in table.keys) is not bool(searched)


# Doors


@rule("D-UNLOCK-02")
@pytest.mark.parametrize(
    ("options", "flipped"), [(REVISED, True), (FIRST, False), (house_rule("chip_reveal", "de", edition="first"), True)]
)
def test_chips_of_the_first_edition_do_not_turn_by_themselves(options: dict[str, Any], flipped: bool) -> None:
    table = position({"leo": "entrance-hall"}, locks={"medic-bay.w": 3}, options=options)
    assert bool(table.state.locks[DoorId("panic-room.s")].chip) is flipped
    table.with_dice(**{"chips-3": [0]}).play("move:leo:dining-room")
    assert bool(table.state.locks[DoorId("medic-bay.w")].chip) is flipped
    assert ("flip:leo:medic-bay.w" in table.keys) is not flipped


@rule("D-UNLOCK-02")
def test_a_survivor_of_the_first_edition_flips_a_chip_for_nothing_from_either_side() -> None:
    for room in ("dining-room", "medic-bay"):
        table = position({"leo": room}, locks={"medic-bay.w": 3}, options=FIRST)
        table.with_dice(**{"chips-3": [0]}).play("flip:leo:medic-bay.w")
        assert table.state.locks[DoorId("medic-bay.w")].chip.startswith("K3")
        assert table.survivor("leo").ap == 4
        assert "flip:leo:medic-bay.w" not in table.keys


@rule("D-UNLOCK-08", "D-UNLOCK-12")
@pytest.mark.parametrize(("options", "prompt", "xp"), [(REVISED, "help-unlock", (1, 1)), (FIRST, "force-door", (2, 0))])
def test_the_first_edition_knows_no_help_and_teaches_only_the_opener(
    options: dict[str, Any], prompt: str, xp: tuple[int, int]
) -> None:
    chip = {"panic-room.s": "K2-05"}
    table = position(NINA_AND_LEO, cards={"leo": ["ST1"], "nina": ["ST3"]}, locks=chip, options=options)
    table.with_dice().play("unlock:leo:panic-room.s")
    assert table.prompt == prompt
    table.play("yes")
    assert (table.survivor("leo").xp, table.survivor("nina").xp) == xp
    assert (table.survivor("nina").ap, table.state.darkness) == ((3, 1) if options == REVISED else (4, 2))


# Corner rooms and the code


@rule("D-CORNER-03")
@pytest.mark.parametrize(("options", "left"), [(REVISED, True), (FIRST, False)])
def test_a_corner_room_of_the_first_edition_serves_once_a_round(options: dict[str, Any], left: bool) -> None:
    table = position({"leo": "medic-bay"}, wounds={"leo": 1}, chips={"leo": ["K2-01"]}, options=options)
    assert {"medic-bay:leo", "terminal:leo"} <= set(table.keys)
    assert ("terminal:leo" in table.play("medic-bay:leo").keys) is left


@rule("D-CORNER-03")
def test_each_corner_room_of_the_first_edition_serves_anew_and_by_itself() -> None:
    where = {"leo": "medic-bay", "nina": "ammo-reserve"}
    chips = {"leo": ["K2-01"], "nina": ["K2-02"]}
    table = position(where, groups=[["leo", "nina"]], wounds={"leo": 1}, chips=chips, options=FIRST)
    assert "terminal:nina" in table.play("medic-bay:leo").keys


@rule("D-CORNER-07")
@pytest.mark.parametrize(("options", "before", "after"), [(REVISED, 1, 6), (FIRST, 1, 5), (FIRST, 6, 8)])
def test_the_reserve_of_the_first_edition_gives_four_markers(options: dict[str, Any], before: int, after: int) -> None:
    def load(state: DarkestState) -> None:
        state.survivors[SurvivorId("jack")].hands[0].ammo = before

    table = position({"jack": "ammo-reserve"}, options=options).arrange(load).play("ammo-reserve:jack")
    assert table.survivor("jack").hands[0].ammo == after


@rule("D-CORNER-07")
@pytest.mark.parametrize(("options", "before", "offered"), [(REVISED, 6, False), (FIRST, 7, True), (FIRST, 8, False)])
def test_a_full_weapon_needs_no_reserve(options: dict[str, Any], before: int, offered: bool) -> None:
    def load(state: DarkestState) -> None:
        state.survivors[SurvivorId("jack")].hands[0].ammo = before

    table = position({"jack": "ammo-reserve"}, cards={"jack": ["ST2", "ST3"]}, options=options).arrange(load)
    assert ("ammo-reserve:jack" in table.keys) is offered


@rule("D-CODE-09")
@pytest.mark.parametrize(("options", "offered"), [(REVISED, False), (FIRST, True)])
def test_the_first_edition_bypasses_the_code_anywhere(options: dict[str, Any], offered: bool) -> None:
    table = position({"leo": "gallery"}, code=["red", "blue"], options=options)
    assert ("bypass:leo" in table.keys) is offered


@rule("D-CODE-09")
def test_the_team_of_the_first_edition_bypasses_as_often_as_darkness_lasts() -> None:
    table = position({"leo": "gallery"}, darkness=3, code=["red", "blue", "green"], options=FIRST).with_dice()
    table.play("bypass:leo", "colour:red", "bypass:leo", "colour:blue")
    assert (table.state.code, table.state.darkness) == (["green"], 5)
    assert "bypass:leo" not in table.keys


@rule("D-CODE-09")
def test_every_seat_has_a_say_in_what_the_first_edition_bypasses() -> None:
    where = {"leo": "gallery", "nina": "kitchen"}
    table = position(where, seats=2, darkness=3, code=["red", "blue"], options=FIRST).play("0=bypass:leo")
    assert table.table.ask is not None
    assert list(table.table.ask.seats) == [0, 1]


@rule("D-CODE-09")
@pytest.mark.parametrize(("translation", "offered"), [("first", True), ("fr", False)])
def test_the_french_bypass_stops_before_the_last_space(translation: str, offered: bool) -> None:
    options = house_rule("code_bypass_last", translation, edition="first")
    table = position({"leo": "gallery"}, darkness=4, code=["red", "blue"], options=options)
    assert ("bypass:leo" in table.keys) is offered


# Cards


@rule("D-INV-02")
@pytest.mark.parametrize(("options", "size", "cards"), [(REVISED, 4, 5), (REVISED, 5, 4), (FIRST, 4, 5), (FIRST, 5, 5)])
def test_five_survivors_carry_five_items_each_in_the_first_edition(
    options: dict[str, Any], size: int, cards: int
) -> None:
    where = dict.fromkeys(EVERYBODY[:size], "kitchen") | {"leo": "gallery"}
    carried = {"leo": ["EQ32", "EQ33", "EQ34", "EQ36"]}
    table = position(where, groups=[["leo"]], cards=carried, equipment=["EQ37"], options=options)
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo")
    assert (table.prompt == "inventory-full") is (cards == 4)


@rule("D-INV-07")
@pytest.mark.parametrize("options", [REVISED, FIRST])
def test_what_is_not_in_use_lies_on_the_left_and_consumables_are_used_from_there(options: dict[str, Any]) -> None:
    cards = {"leo": ["ST1", "EQ28", "EQ29"]}
    table = position({"leo": "gallery"}, cards=cards, wounds={"leo": 1}, equipment=["EQ32"], options=options)
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo")
    assert [held.card for held in table.survivor("leo").pack] == ["EQ29", "EQ32"]
    assert table.play("use:leo:EQ32").survivor("leo").wounds == 0


@rule("D-INV-09")
@pytest.mark.parametrize(("options", "ways"), [(REVISED, {"discard", "use", "pass"}), (FIRST, {"discard"})])
def test_whoever_carries_too_much_in_the_first_edition_gives_a_card_up(options: dict[str, Any], ways: set[str]) -> None:
    cards = {"leo": ["EQ32", "EQ33", "EQ34", "EQ36", "ST1"]}
    where = {"leo": "gallery", "nina": "gallery"}
    table = position(where, cards=cards, wounds={"leo": 2}, equipment=["EQ37"], options=options)
    table.with_dice(survivor=["success", "aim"], terror=["fire"]).play("search:leo")
    if options == REVISED:
        table.play("survivor:leo")
    assert table.prompt == "inventory-full"
    assert {key.partition(":")[0] for key in table.keys} == ways
    assert {"discard:leo:EQ37", "discard:leo:EQ32"} <= set(table.keys)
