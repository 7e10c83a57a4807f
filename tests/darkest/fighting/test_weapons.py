"""One weapon after the other: bat, axe, knife, guns, explosives and sights."""

from dreadhall.darkest.ids import RoomId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

AXE, HANDGUN, KNIFE, BAT = "ST1", "ST2", "ST3", "ST5"
AUTOMATIC, SHOTGUN, SNIPER = "EQ06", "EQ08", "EQ10"
SCOPE, SIGHT, GRENADE, DYNAMITE = "EQ22", "EQ23", "EQ44", "EQ46"


def lucy_swings(*faces: str, zombies: int = 3) -> Position:
    """Lucy swings her bat at a horde in the gallery."""
    table = position({"lucy": "gallery", "leo": "gallery"}, hordes={"gallery": zombies})
    return table.with_dice(survivor=faces).play("attack:lucy:ST5")


def reach(weapons: list[str], *faces: str) -> set[str]:
    """The rooms that Leo's hits reach from the dining room."""
    rooms = ("dining-room", "gallery", "great-hall", "workshop")
    table = position(
        {"leo": "dining-room"},
        hordes=dict.fromkeys(rooms, 5),
        cards={"leo": weapons},
        unlocked="all",
    )
    table.with_dice(survivor=faces).play(f"attack:leo:{weapons[0]}")
    return {key.partition(":")[2] for key in table.keys if key.startswith("hit-zombie")}


def killed(weapon: str, *faces: str) -> int:
    """How many zombies of ten in the room fall."""
    table = position({"leo": "gallery"}, hordes={"gallery": 10}, cards={"leo": [weapon]})
    table.with_dice(survivor=faces).play(f"attack:leo:{weapon}")
    while table.prompt == "use-icons":
        table.play("hit-zombie:gallery" if "hit-zombie:gallery" in table.keys else "done")
    return 10 - table.zombies("gallery")


# Baseball bat


@rule("D-ITEM-01")
def test_a_bat_knocks_a_zombie_down_instead_of_pushing_it() -> None:
    table = lucy_swings("knockback", "aim")
    assert {"knock-down", "push:zombie:great-hall"} < set(table.keys)
    table.play("knock-down")
    assert table.zombies("gallery") == 3
    assert table.state.hordes[RoomId("gallery")].downed == 1


@rule("D-ITEM-01")
def test_only_a_bat_knocks_down() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1")
    assert "knock-down" not in table.keys


@rule("D-ITEM-02")
def test_a_second_knockback_in_the_turn_by_anybody_finishes_it_off() -> None:
    table = lucy_swings("knockback", "aim").play("knock-down")
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "finish-off")
    assert table.zombies("gallery") == 2
    assert (table.survivor("leo").xp, table.survivor("lucy").xp) == (1, 0)


@rule("D-ITEM-02")
def test_a_downed_zombie_alone_is_finished_off_and_never_pushed() -> None:
    table = lucy_swings("knockback", "knockback", zombies=1).play("knock-down")
    assert table.keys == ["finish-off", "done"]
    table.play("finish-off")
    assert table.zombies("gallery") == 0


@rule("D-ITEM-02")
def test_in_a_later_turn_a_knockback_only_pushes() -> None:
    table = position({"lucy": "gallery", "leo": "gallery"}, groups=[["lucy"], ["leo"]], hordes={"gallery": 1})
    table.with_dice(survivor=["knockback", "aim"]).play("attack:lucy:ST5", "knock-down")
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1")
    assert "finish-off" not in table.keys
    assert "push:zombie:great-hall" in table.keys


@rule("D-ITEM-03")
def test_a_success_kills_a_downed_zombie() -> None:
    table = lucy_swings("knockback", "success", zombies=1).play("knock-down")
    assert table.zombies("gallery") == 0
    assert table.survivor("lucy").xp == 1


@rule("D-ITEM-03")
def test_a_downed_zombie_still_holds_the_survivors_and_stands_up_to_attack() -> None:
    table = lucy_swings("knockback", "aim", zombies=1).play("knock-down")
    assert not any(key.startswith("move:") for key in table.keys)
    table.with_dice(creature=["damage"]).play("end-turn", "endure", "survivor:leo")
    assert table.survivor("leo").wounds == 1
    assert table.state.hordes[RoomId("gallery")].downed == 0


@rule("D-ITEM-04")
def test_a_bat_only_pushes_a_creature() -> None:
    table = position({"lucy": "gallery"}, creature=("zombie-dog", "gallery"))
    table.with_dice(survivor=["knockback", "aim"]).play("attack:lucy:ST5")
    assert "knock-down" not in table.keys
    table.play("push:zombie-dog:great-hall")
    assert table.state.creature is not None
    assert table.state.creature.room == "great-hall"


# Blades


@rule("D-ITEM-05")
def test_an_axe_fights_and_removes_a_burn_marker_for_one_ap() -> None:
    assert killed(AXE, "success", "success") == 2
    table = position({"nina": "gallery"}, burns={"r3c4": 2}, fire="r3c4", cards={"nina": [AXE]})
    table.play("douse:nina:ST1")
    assert table.state.burns == {"r3c4": 1}
    assert table.survivor("nina").ap == 3


@rule("D-ITEM-06")
def test_a_knife_is_just_a_weapon() -> None:
    assert killed(KNIFE, "success", "success", "success") == 3
    assert killed(KNIFE, "success", "aim", "aim") == 1


# Firearms


@rule("D-ITEM-07")
def test_a_handgun_is_just_a_firearm() -> None:
    assert killed(HANDGUN, "success", "success", "success") == 3
    assert killed(HANDGUN, "success", "aim", "aim") == 1
    assert reach([HANDGUN], "success", "success", "success") == {"dining-room", "gallery"}


@rule("D-ITEM-08")
def test_each_hit_of_an_automatic_is_two_that_can_be_split() -> None:
    table = position({"leo": "gallery"}, hordes={"great-hall": 2, "dining-room": 2}, cards={"leo": [AUTOMATIC]})
    table.with_dice(survivor=["success", "aim"])
    table.play("attack:leo:EQ06", "hit-zombie:great-hall", "hit-zombie:dining-room")
    assert (table.zombies("great-hall"), table.zombies("dining-room")) == (1, 1)
    assert killed(AUTOMATIC, "success", "success") == 4


@rule("D-ITEM-09")
def test_each_aim_of_a_shotgun_hits_by_itself() -> None:
    assert killed(SHOTGUN, "success", "aim", "aim") == 3
    assert killed(SHOTGUN, "aim", "aim", "retreat") == 2
    assert killed(SHOTGUN, "aim", "aim", "failure") == 1


@rule("D-ITEM-09", "D-ITEM-12")
def test_the_aims_of_a_shotgun_add_range_only_with_its_sight() -> None:
    assert reach([SHOTGUN], "success", "aim", "aim") == {"dining-room", "gallery"}
    assert reach([SHOTGUN, SIGHT], "success", "success", "success") == {"dining-room", "gallery", "great-hall"}
    assert reach([SHOTGUN, SIGHT], "success", "success", "aim") == {"dining-room", "gallery", "great-hall", "workshop"}


@rule("D-ITEM-10")
def test_the_aims_of_a_sniper_rifle_hit_along_with_a_success() -> None:
    assert killed(SNIPER, "success", "aim", "aim") == 3
    assert killed(SNIPER, "aim", "aim", "retreat") == 0


@rule("D-ITEM-10")
def test_the_aims_of_a_sniper_rifle_add_range_too() -> None:
    rooms = ("conservatory", "medic-bay", "sprinkler-control")
    table = position({"leo": "medic-bay"}, hordes=dict.fromkeys(rooms, 2), cards={"leo": [SNIPER]}, unlocked="all")
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:leo:EQ10")
    assert "hit-zombie:sprinkler-control" in table.keys


@rule("D-ITEM-12")
def test_a_scope_adds_a_room_to_the_range_of_the_handgun_only() -> None:
    assert reach([HANDGUN, SCOPE], "success", "success", "success") == {"dining-room", "gallery", "great-hall"}
    assert reach([HANDGUN, SIGHT], "success", "success", "success") == {"dining-room", "gallery"}
    assert reach([SHOTGUN, SCOPE], "success", "success", "success") == {"dining-room", "gallery"}


@rule("D-ITEM-12", "D-INV-05")
def test_a_scope_in_the_pack_adds_nothing() -> None:
    assert reach([HANDGUN, KNIFE, SCOPE], "success", "success", "success") == {"dining-room", "gallery"}


# Explosives


@rule("D-ITEM-11")
def test_a_grenade_is_two_hits_in_one_room_next_door_for_one_ap() -> None:
    hordes = {"gallery": 2, "great-hall": 3, "dining-room": 3, "workshop": 2}
    table = position({"leo": "gallery"}, hordes=hordes, cards={"leo": [GRENADE]})
    table.play("use:leo:EQ44")
    assert table.keys == ["room:great-hall", "room:dining-room"]
    table.play("room:dining-room")
    assert table.zombies("dining-room") == 1
    assert table.survivor("leo").ap == 3
    assert table.cards("leo") == []


@rule("D-ITEM-11")
def test_dynamite_is_four_hits_which_the_thrower_assigns() -> None:
    table = position(
        {"leo": "gallery"},
        hordes={"dining-room": 3},
        creature=("zombie-dog", "dining-room"),
        cards={"leo": [DYNAMITE]},
    )
    table.play("use:leo:EQ46", "hit-zombie:dining-room", "hit-beast:zombie-dog:dining-room", "part:4-white")
    table.play("hit-zombie:dining-room", "hit-zombie:dining-room")
    assert table.zombies("dining-room") == 0
    assert table.state.creature is not None
    assert table.state.creature.cubes == [0, 0, 0, 1]


@rule("D-ITEM-11")
def test_explosives_need_sight_an_ap_and_free_hands() -> None:
    hordes = {"dining-room": 3}
    cards = {"leo": [GRENADE]}
    assert "use:leo:EQ44" in position({"leo": "gallery"}, hordes=hordes, cards=cards).keys
    for hindered in (
        position({"leo": "gallery"}, hordes=hordes, cards=cards, ap={"leo": 0}),
        position({"leo": "gallery"}, hordes=hordes, cards=cards, destroyed=["r4c4"]),
        position({"leo": "gallery"}, hordes={**hordes, "gallery": 1}, cards=cards, entrapped=["leo"]),
    ):
        assert "use:leo:EQ44" not in hindered.keys
