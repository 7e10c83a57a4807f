"""Experience: what teaches, what it buys, and when."""

import pytest

from dreadhall.darkest.components.catalogue import CARDS, CHIPS
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import Camera, DarkestState, Foe
from dreadhall.kernel import IllegalAnswer
from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown


def second_virus(state: DarkestState) -> None:
    state.survivors[SurvivorId("nina")].virus = ["left", "left"]


@rule("D-XP-01")
def test_a_zombie_killed_in_combat_teaches_the_attacker_alone() -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["success", "aim"]).play("attack:leo:ST1")
    assert (table.survivor("leo").xp, table.survivor("nina").xp) == (1, 0)


@rule("D-XP-02")
def test_a_creature_killed_in_combat_teaches_everybody_twice() -> None:
    dog = Foe("zombie-dog", RoomId("gallery"), [2, 2, 2, 0])
    table = position({"leo": "gallery", "nina": "kitchen", "jack": "pantry"}, creature=dog)
    table.with_dice(survivor=["success", "aim"]).play("attack:leo:ST1")
    assert table.state.creature is None
    assert [who.xp for who in table.state.survivors.values()] == [2, 2, 2]


@rule("D-XP-03")
def test_an_open_door_teaches_everybody() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "gallery"},
        locks={"panic-room.s": "K2-02"},
        cards={"leo": [card for card in CARDS if CARDS[card].colours[0] in CHIPS["K2-02"].icons]},
    )
    table.play("unlock:leo:panic-room.s")
    assert [who.xp for who in table.state.survivors.values()] == [1, 1]


@rule("D-XP-04")
def test_what_the_fire_kills_teaches_nobody() -> None:
    bird = Foe("undead-bird", RoomId("kitchen"), [2, 1, 1, 1, 0])
    table = position({"leo": "entrance-hall"}, fire="r1c2", burns={"r1c2": 1}, hordes={"pantry": 1}, creature=bird)
    table.with_dice(d4=[2]).play("end-turn")
    assert table.zombies("pantry") == 0
    assert table.state.creature is None
    assert table.survivor("leo").xp == 0


@rule("D-XP-04")
def test_what_an_inferno_kills_teaches_nobody() -> None:
    table = showdown(
        {"leo": "entrance-hall", "nina": "entrance-hall"},
        nemesis=("doctor-mortimer", "ammo-reserve"),
        hordes={"ammo-reserve": 2},
        boxes=(["leo"], [], []),
        fire="r3c1",
    )
    table.with_dice(d4=[4]).play("shift")
    assert table.events("zombies-burn")
    assert [who.xp for who in table.state.survivors.values()] == [0, 0]


@rule("D-XP-05", "D-ITEM-11")
def test_a_grenade_teaches_like_any_other_weapon() -> None:
    table = position({"leo": "gallery"}, hordes={"dining-room": 3}, cards={"leo": ["EQ44"]})
    table.play("use:leo:EQ44")
    assert table.zombies("dining-room") == 1
    assert table.survivor("leo").xp == 2


@rule("D-XP-05", "D-FIRE-23")
def test_a_zombie_pushed_into_fire_teaches() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 2}, burns={"r4c4": 1}, fire="r4c4")
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:zombie:dining-room")
    assert (table.zombies("gallery"), table.zombies("dining-room")) == (1, 0)
    assert table.survivor("leo").xp == 1


@rule("D-XP-05", "D-FIRE-24")
def test_a_creature_that_dies_from_being_pushed_into_fire_teaches_everybody() -> None:
    bird = Foe("undead-bird", RoomId("gallery"), [2, 1, 1, 1, 0])
    table = position({"leo": "gallery", "nina": "kitchen"}, creature=bird, burns={"r4c4": 1}, fire="r4c4")
    table.with_dice(survivor=["knockback", "aim"]).play("attack:leo:ST1", "push:undead-bird:dining-room")
    assert table.state.creature is None
    assert [who.xp for who in table.state.survivors.values()] == [2, 2]


@rule("D-XP-06")
def test_experience_ends_at_ten_until_some_is_spent() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 4}, xp={"leo": 9})
    table.with_dice(survivor=["success", "success"]).play("attack:leo:ST1")
    assert table.survivor("leo").xp == 10
    table.with_dice(survivor=["success", "success"]).play("learn:leo:sneak", "attack:leo:ST1")
    assert table.survivor("leo").xp == 8


@rule("D-XP-07", "D-XP-08")
def test_skills_are_bought_in_any_order_for_their_price_and_stay() -> None:
    table = position(["leo"], xp={"leo": 10})
    assert [key for key in table.keys if key.startswith("learn:")] == [
        "learn:leo:sneak",
        "learn:leo:protection",
        "learn:leo:medic",
        "learn:leo:firefighter",
    ]
    table.play("learn:leo:medic")
    assert (table.survivor("leo").xp, table.survivor("leo").ap) == (4, 4)
    assert [key for key in table.keys if key.startswith("learn:")] == ["learn:leo:sneak"]
    table.play("learn:leo:sneak")
    assert table.survivor("leo").skills == ["medic", "sneak"]


@rule("D-XP-08")
def test_a_skill_is_still_there_in_the_next_round() -> None:
    table = position(["leo"], xp={"leo": 4}, event=0)
    table.play("learn:leo:sneak", "end-turn")
    table.with_dice(d4=[2], d6=[4]).play("go-on")
    assert table.state.round == 2
    assert table.survivor("leo").skills == ["sneak"]


@rule("D-XP-07")
def test_a_skill_may_be_bought_in_another_groups_turn() -> None:
    table = position(["leo", "nina"], seats=2, groups=[["leo"], ["nina"]], xp={"nina": 4})
    with pytest.raises(IllegalAnswer):
        table.play("1=done")
    table.play("1=learn:nina:knife-expert")
    assert table.survivor("nina").skills == ["knife-expert"]


@rule("D-XP-07", "D-CHAR-02")
def test_leo_may_learn_to_sneak_when_the_camera_turns_to_him() -> None:
    table = position(
        {"leo": "gallery", "nina": "dining-room"},
        phase="cameras",
        cameras=[Camera(RoomId("dining-room"), "n")],
        xp={"leo": 4},
    )
    table.play("check:dining-room:gallery")
    assert table.prompt == "learn-now"
    table.with_dice(survivor=["success"], terror=["fire"], d4=[2], d6=[1]).play("yes")
    assert [event.data["room"] for event in table.events("camera-check")] == ["dining-room"]


@rule("D-XP-07", "D-CHAR-15")
def test_nina_may_resist_the_virus_before_a_bite_finds_her() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1}, xp={"nina": 10})
    table.with_dice(creature=["bite"]).play("end-turn", "endure")
    assert table.prompt == "learn-now"
    table.play("yes")
    assert table.survivor("nina").virus == []


@rule("D-XP-07", "D-CHAR-15")
def test_nina_may_resist_the_virus_before_it_turns_her() -> None:
    table = position(["nina"], xp={"nina": 10}, event=0).arrange(second_virus).play("end-turn")
    table.with_dice(d4=[2], d6=[4]).play("go-on")
    assert table.prompt == "learn-now"
    table.play("yes")
    assert table.survivor("nina").zombification == 5


@rule("D-XP-09")
def test_some_abilities_cost_experience_every_time() -> None:
    table = position(
        {"lucy": "entrance-hall", "nina": "entrance-hall"},
        xp={"lucy": 4, "nina": 2},
        skills={"nina": ["eternal-bandage"]},
        wounds={"nina": 1},
        locks={"panic-room.s": "K2-02"},
    )
    table.play("bandage:nina", "recode:lucy:panic-room.s")
    assert (table.survivor("lucy").xp, table.survivor("nina").xp) == (0, 0)
