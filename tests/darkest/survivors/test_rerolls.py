"""Cards that let a die be rolled again."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Camera
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

ARMOR, ARMOR_2, NIGHT_VISION, ALARM, FLARE, MAP = "EQ24", "EQ25", "EQ31", "EQ50", "EQ51", "EQ52"


def attacked(cards: dict[str, list[str]], *faces: str, entrapped: tuple[str, ...] = ()) -> Position:
    """A zombie attacks Leo and Nina, who defend themselves."""
    table = position(
        {"leo": "gallery", "nina": "gallery"},
        hordes={"gallery": 1},
        cards=cards,
        entrapped=entrapped,
        ap={"leo": 0, "nina": 1},
    )
    return table.with_dice(creature=["damage"], survivor=faces).play("end-turn", "defend")


@rule("D-ITEM-13", "D-ITEM-30")
def test_armor_has_the_whole_defense_roll_made_again() -> None:
    table = attacked({"leo": [ARMOR]}, "aim", "retreat", "success", "aim")
    assert table.prompt == "armor"
    table.play("yes")
    assert table.events("icon-cancelled")
    assert table.cards("leo") == [ARMOR]


@rule("D-ITEM-13", "D-ITEM-30")
def test_the_second_roll_counts_even_if_it_is_worse() -> None:
    table = attacked({"leo": [ARMOR]}, "success", "aim", "aim", "aim").play("yes", "survivor:leo")
    assert table.survivor("leo").wounds == 1


@rule("D-ITEM-13")
def test_a_defense_roll_is_made_again_once_however_much_armor_there_is() -> None:
    table = attacked({"leo": [ARMOR], "nina": [ARMOR_2]}, "aim", "aim", "aim", "aim").play("no", "yes")
    assert table.prompt == "allocate"
    assert len(table.events("rerolled")) == 1


@rule("D-ITEM-13", "D-DEF-02")
def test_the_armor_of_whoever_does_not_roll_is_of_no_use() -> None:
    table = attacked({"leo": [ARMOR]}, "aim", entrapped=("leo",))
    assert table.prompt == "allocate"


@rule("D-ITEM-17", "D-INV-12")
def test_a_fire_alarm_turns_the_fire_from_anywhere() -> None:
    table = position({"leo": "entrance-hall"}, fire="r1c3", burns={"r1c3": 1}, cards={"leo": [ALARM]})
    table.with_dice(d4=[2, 4]).play("end-turn", "yes")
    assert table.state.fire == "r1c2"
    assert table.cards("leo") == []


@rule("D-ITEM-17")
def test_a_fire_alarm_may_be_kept() -> None:
    table = position({"leo": "entrance-hall"}, fire="r1c3", burns={"r1c3": 1}, cards={"leo": [ALARM]})
    table.with_dice(d4=[2]).play("end-turn", "no")
    assert table.state.fire == "r1c4"
    assert table.cards("leo") == [ALARM]


@rule("D-ITEM-18")
def test_a_map_rolls_the_terror_die_of_a_search_in_the_holders_room_again() -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, cards={"nina": [MAP]})
    table.with_dice(survivor=["aim", "aim"], terror=["creature-appears", "horde-nearby"]).play("search:leo")
    assert table.prompt == "map"
    table.play("yes")
    assert table.prompt == "horde-nearby"
    assert table.cards("nina") == []


@rule("D-ITEM-18", "D-INV-12")
def test_a_map_helps_in_a_camera_check_too() -> None:
    table = position(
        {"leo": "gallery", "nina": "dining-room"},
        phase="cameras",
        cameras=[Camera(RoomId("dining-room"), "n")],
        cards={"leo": [MAP]},
    )
    table.with_dice(survivor=["failure"], terror=["creature-appears", "horde-nearby"])
    table.play("check:dining-room:gallery", "yes")
    assert table.prompt == "horde-nearby"


@rule("D-ITEM-18")
def test_a_map_does_not_help_in_another_room() -> None:
    table = position({"leo": "gallery", "jack": "gallery", "nina": "dining-room"}, cards={"nina": [MAP]})
    table.with_dice(survivor=["aim", "aim"], terror=["horde-nearby"]).play("search:leo")
    assert table.prompt == "horde-nearby"


def spawning(*answers: str, d4: list[int], d6: list[int]) -> Position:
    """The upkeep of a round without fire reaches its spawn; Leo has a flare gun."""
    table = position({"leo": "entrance-hall"}, cards={"leo": [FLARE]}, event=0).play("end-turn")
    return table.with_dice(d4=d4, d6=d6).play("go-on", *answers)


@rule("D-ITEM-19", "D-INV-12")
def test_a_flare_gun_rolls_both_dice_of_a_spawn_again() -> None:
    table = spawning("reroll:both", d4=[2, 3], d6=[4, 1])
    assert [token.room for token in table.state.tokens] == ["boiler-room"]
    assert table.cards("leo") == []


@rule("D-ITEM-19")
def test_a_flare_gun_may_leave_one_die_as_it_lies() -> None:
    table = spawning("reroll:row", d4=[2, 1], d6=[4])
    assert [token.room for token in table.state.tokens] == ["workshop"]
    table = spawning("reroll:column", d4=[2], d6=[4, 1])
    assert [token.room for token in table.state.tokens] == ["music-room"]


@rule("D-ITEM-19")
def test_a_flare_gun_may_be_kept() -> None:
    table = spawning("keep", d4=[2], d6=[4])
    assert [token.room for token in table.state.tokens] == ["great-hall"]
    assert table.cards("leo") == [FLARE]


def lurking(cards: list[str], *faces: str) -> Position:
    """Leo and Nina step onto the tile of the servants' passage together."""
    table = position(
        {"leo": "great-hall", "nina": "great-hall"},
        unlocked="all",
        options={"advanced": True},
        cards={"leo": cards},
    )
    return table.with_dice(survivor=faces).play("move:leo:servants-passage", "yes")


@rule("D-ITEM-20")
def test_night_vision_rolls_any_dice_of_a_lurking_check_again() -> None:
    table = lurking([NIGHT_VISION], "failure", "failure", "aim", "success")
    assert table.prompt == "night-vision"
    table.play("icon:failure", "icon:failure")
    assert table.prompt == "act"
    assert table.state.creature is None
    assert table.cards("leo") == [NIGHT_VISION]


@rule("D-ITEM-20", "D-ITEM-30")
def test_night_vision_helps_once_a_check() -> None:
    table = lurking([NIGHT_VISION], "failure", "aim", "failure")
    table.with_dice(d4=[3], d6=[2], creatures=[0]).play("icon:failure", "icon:stop")
    assert table.state.creature is not None


@rule("D-ITEM-20", "D-INV-08")
def test_night_vision_may_be_taken_out_of_the_pack_for_the_check() -> None:
    table = lurking(["ST1", "ST2", NIGHT_VISION], "failure", "aim", "success")
    table.play("icon:failure", "icon:stop", "card:ST2")
    assert [held.card for held in table.survivor("leo").hands] == ["ST1", NIGHT_VISION]
    assert table.state.creature is None


@rule("D-ITEM-30")
def test_the_second_roll_replaces_the_first_for_good() -> None:
    table = spawning("reroll:row", d4=[2, 2], d6=[4])
    assert [token.room for token in table.state.tokens] == ["great-hall"]
    assert not any(key.startswith("reroll") for key in table.keys)
