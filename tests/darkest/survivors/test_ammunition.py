"""Ammunition markers: where they come from and how many a weapon holds."""

from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HANDGUN, AUTOMATIC, SHOTGUN, SNIPER = "ST2", "EQ06", "EQ08", "EQ10"


def ammo(table: Position, name: str, card: str) -> int:
    who = table.survivor(name)
    return next(held.ammo for held in who.hands + who.pack if held.card == card)


def shot(table: Position, card: str, markers: int) -> Position:
    """The weapon has so many markers left."""

    def change(state: DarkestState) -> None:
        for who in state.survivors.values():
            for held in who.hands + who.pack:
                if held.card == card:
                    held.ammo = markers

    return table.arrange(change)


@rule("D-AMMO-01")
def test_starting_weapons_are_loaded() -> None:
    table = position(["jack", "bruce", "nina"])
    assert (ammo(table, "jack", "ST2"), ammo(table, "bruce", "ST4"), ammo(table, "nina", "ST3")) == (6, 6, 0)


@rule("D-AMMO-01")
def test_a_firearm_is_found_loaded() -> None:
    table = position(["leo"], equipment=[SHOTGUN])
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo")
    assert ammo(table, "leo", SHOTGUN) == 3


@rule("D-AMMO-EX1", "D-AMMO-01")
def test_an_automatic_is_found_with_four_markers_and_reaches_two_rooms_far() -> None:
    table = position({"leo": "dining-room"}, equipment=[AUTOMATIC])
    table.with_dice(survivor=["success"], terror=["fire"]).play("search:leo", "stow:leo:ST1", "ready:leo:EQ06")
    assert ammo(table, "leo", AUTOMATIC) == 4
    table.arrange(lambda state: state.hordes.update(position(hordes={"workshop": 3, "great-hall": 3}).state.hordes))
    table.with_dice(survivor=["success", "retreat"]).play("attack:leo:EQ06")
    assert {"hit-zombie:great-hall"} == {key for key in table.keys if key.startswith("hit")}


@rule("D-AMMO-02")
def test_no_weapon_holds_more_than_eight_markers() -> None:
    table = position(["jack"], cards={"jack": [HANDGUN, "EQ11"]})
    table.play("use:jack:EQ11")
    assert ammo(table, "jack", HANDGUN) == 8
    assert table.cards("jack") == [HANDGUN]


@rule("D-AMMO-02")
def test_a_full_weapon_takes_no_card() -> None:
    table = shot(position(["jack"], cards={"jack": [HANDGUN, "EQ11"]}), HANDGUN, 8)
    assert "use:jack:EQ11" not in table.keys


@rule("D-AMMO-03", "D-ITEM-28")
def test_each_ammo_card_loads_its_weapon_for_nothing() -> None:
    for weapon, card, markers in (
        (HANDGUN, "EQ12", 4),
        (AUTOMATIC, "EQ14", 4),
        (SHOTGUN, "EQ17", 4),
        (SNIPER, "EQ20", 3),
    ):
        table = shot(position(["leo"], cards={"leo": [weapon, card]}), weapon, 1)
        table.play(f"use:leo:{card}")
        assert ammo(table, "leo", weapon) == 1 + markers
        assert table.cards("leo") == [weapon]
        assert table.survivor("leo").ap == 4


@rule("D-AMMO-03")
def test_of_two_weapons_the_owner_chooses_one_on_either_side() -> None:
    table = shot(position(["leo"], cards={"leo": [HANDGUN, "EQ04", "EQ11"]}), HANDGUN, 0)
    table.play("stow:leo:EQ04", "use:leo:EQ11")
    assert table.keys == ["card:ST2", "card:EQ04"]
    table.play("card:EQ04")
    assert (ammo(table, "leo", HANDGUN), ammo(table, "leo", "EQ04")) == (0, 8)


@rule("D-AMMO-04")
def test_without_the_matching_weapon_an_ammo_card_is_of_no_use() -> None:
    table = position(["leo", "jack"], cards={"leo": [SHOTGUN, "EQ11"], "jack": [HANDGUN]})
    assert "use:leo:EQ11" not in table.keys


@rule("D-AMMO-05")
def test_an_empty_firearm_cannot_be_used() -> None:
    table = shot(position({"jack": "gallery"}, hordes={"dining-room": 1}), HANDGUN, 1)
    table.with_dice(survivor=["aim", "aim", "aim"]).play("attack:jack:ST2")
    assert "attack:jack:ST2" not in table.keys
    assert "free-attack:jack:ST2" not in table.keys
