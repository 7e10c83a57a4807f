"""The nemesis: where it goes, what it destroys, and how it is hurt."""

from collections.abc import Sequence

import pytest

from dreadhall.darkest.state import DarkestState, Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, showdown

DOCTOR, LISA = "doctor-mortimer", "lisa-mortimer"
ONE_SPENT = [["leo"], [], []]


def nemesis(table: Position) -> Foe:
    """The nemesis, as long as there is one."""
    assert table.state.nemesis is not None
    return table.state.nemesis


def with_cubes(table: Position, cubes: Sequence[int]) -> Position:
    """Put so many cubes on the target areas."""

    def change(state: DarkestState) -> None:
        assert state.nemesis is not None
        state.nemesis.cubes = list(cubes)

    return table.arrange(change)


def route(table: Position) -> list[str]:
    """The rooms it entered."""
    return [event.data["room"] for event in table.events("nemesis-moves")]


@rule("D-NEM-01", "D-NEM-05")
def test_it_wants_the_three_corners_but_not_the_laboratory() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(DOCTOR, "laboratory"), boxes=ONE_SPENT).with_dice()
    table.play("shift", "room:boiler-room")
    assert table.state.destroyed == []
    assert route(table) == ["music-room", "boiler-room"]


@rule("D-NEM-01", "D-NEM-02")
def test_a_corner_that_is_destroyed_attracts_it_no_more() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(DOCTOR, "conservatory"), destroyed=["r4c1"], boxes=ONE_SPENT)
    table.with_dice().play("shift")
    assert route(table) == ["entrance-hall", "dining-room"]


@rule("D-NEM-02")
@pytest.mark.parametrize(("name", "end"), [(DOCTOR, "great-hall"), (LISA, "workshop")])
def test_it_takes_a_shortest_way_as_far_as_its_movement_goes(name: str, end: str) -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(name, "guest-bedroom"), destroyed=["r4c5"], boxes=ONE_SPENT)
    table.with_dice().play("shift", "room:gallery")
    assert nemesis(table).room == end


@rule("D-NEM-02")
def test_the_team_chooses_between_two_corners_equally_close() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(DOCTOR, "entrance-hall"), boxes=ONE_SPENT, seats=2)
    table.with_dice().play("shift")
    assert table.prompt == "nemesis-target"
    assert set(table.keys) == {"room:sprinkler-control", "room:medic-bay"}
    table.play("1=room:medic-bay")
    assert route(table) == ["dining-room", "medic-bay"]


@rule("D-NEM-03")
def test_it_attacks_where_it_starts_and_in_every_room_it_enters_then_goes_on() -> None:
    table = showdown(
        {"leo": "entrance-hall", "nina": "conservatory"}, nemesis=(DOCTOR, "entrance-hall"), boxes=ONE_SPENT
    )
    table.with_dice(creature=["entrap"] * 8).play("shift", "endure", "room:sprinkler-control", "endure")
    assert [event.data["room"] for event in table.events("attack-roll")] == ["entrance-hall", "conservatory"]
    assert nemesis(table).room == "sprinkler-control"


@rule("D-NEM-03", "D-ENTRAP-06")
def test_whom_it_held_is_free_when_it_walks_away() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=(DOCTOR, "entrance-hall"), boxes=ONE_SPENT)
    table.with_dice(creature=["entrap"] * 4).play("shift", "endure", "room:medic-bay")
    assert len(table.events("entrapped")) == 1
    assert table.survivor("leo").entrapped == ""


@rule("D-NEM-04")
def test_a_corner_ends_its_movement() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(LISA, "conservatory"), boxes=ONE_SPENT).with_dice().play("shift")
    assert route(table) == ["sprinkler-control"]
    assert table.state.destroyed == []


@rule("D-NEM-05", "D-NEM-06")
def test_in_a_corner_it_stays_and_destroys_it() -> None:
    table = showdown({"leo": "wardrobe"}, nemesis=(LISA, "medic-bay"), hordes={"medic-bay": 4}, boxes=ONE_SPENT)
    table.with_dice().play("shift")
    assert route(table) == []
    assert table.state.destroyed == ["r4c5"]
    assert table.state.hordes == {}
    assert table.survivor("leo").xp == 0


@rule("D-NEM-06", "D-NEM-07")
def test_everybody_in_the_corner_loses_3_health_and_is_attacked_then() -> None:
    table = showdown(
        {"leo": "medic-bay", "nina": "dining-room"},
        nemesis=(LISA, "medic-bay"),
        boxes=ONE_SPENT,
        skills={"leo": ["protection"]},
    )
    table.with_dice(creature=["damage"] * 3, survivor=["success"]).play("shift", "defend", "marker:hand")
    assert table.survivor("leo").wounds == 3 + 2
    assert table.survivor("nina").wounds == 0
    kinds = [event.kind for event in table.table.events if event.kind in ("tile-destroyed", "wounded", "attack-roll")]
    assert kinds[:3] == ["tile-destroyed", "wounded", "attack-roll"]


@rule("D-NEM-06")
def test_a_creature_in_the_corner_takes_3_damage_where_the_team_wants() -> None:
    table = showdown(
        {"leo": "wardrobe"}, nemesis=(LISA, "medic-bay"), creature=("security-guard", "medic-bay"), boxes=ONE_SPENT
    )
    table.with_dice(d4=[1]).play("shift", "part:2-red", "part:2-red", "part:1-blue")
    assert table.state.creature is not None
    assert table.state.creature.cubes == [1, 2, 0]


@rule("D-NEM-06")
def test_a_creature_that_resists_fire_is_not_hurt_there() -> None:
    table = showdown(
        {"leo": "wardrobe"}, nemesis=(LISA, "medic-bay"), creature=("zombie-dog", "medic-bay"), boxes=ONE_SPENT
    )
    table.with_dice().play("shift")
    assert table.state.creature is not None
    assert table.state.creature.cubes == [0, 0, 0, 0]
    assert table.prompt == "act"


@rule("D-NEM-07")
def test_after_destroying_a_corner_it_moves_on_in_the_next_reaction() -> None:
    table = showdown({"leo": "pantry"}, nemesis=(LISA, "medic-bay"), boxes=ONE_SPENT, cards={}).with_dice()
    table.play("shift")
    assert nemesis(table).room == "medic-bay"
    table.play("move:leo:kitchen", "stop", "shift")
    assert route(table) == ["dining-room", "entrance-hall", "conservatory"]


@rule("D-NEM-08")
def test_it_rolls_the_dice_of_its_board_and_each_reinforcement_is_its_power() -> None:
    table = showdown({"leo": "kitchen"}, nemesis=(DOCTOR, "kitchen"), boxes=ONE_SPENT, spawn=[2, 3], cards={})
    table.with_dice(creature=["entrap", "entrap", "reinforcement", "reinforcement", *["entrap"] * 5])
    table.play("shift", "endure", "room:bathroom", "room:bathroom")
    assert len(table.events("attack-roll")[0].data["dice"]) == 4
    assert len(table.events("power-attack")) == 2
    assert [event.data["zombies"] for event in table.events("token-revealed")] == [2, 3]


@rule("D-NEM-08")
def test_the_other_one_sets_fire_to_the_tiles_around() -> None:
    table = showdown({"leo": "great-hall"}, nemesis=(LISA, "great-hall"), boxes=ONE_SPENT, cards={})
    table.with_dice(creature=["entrap", "entrap", "reinforcement"]).play("shift", "endure")
    assert table.state.burns == {"r1c4": 1, "r2c5": 1, "r3c4": 1, "r2c3": 1}


@rule("D-NEM-09")
def test_walls_stop_it_but_neither_fire_nor_ruins() -> None:
    table = showdown(
        {"leo": "wardrobe"},
        nemesis=(DOCTOR, "bathroom"),
        fire="r1c2",
        burns={"r1c2": 1, "r1c3": 2},
        destroyed=["r1c4"],
        boxes=ONE_SPENT,
    )
    table.with_dice(d4=[1]).play("shift")
    assert route(table) == ["kitchen", "workshop"]
    assert nemesis(table).cubes == [3, 3, 3, 3, 3]


@rule("D-NEM-10")
def test_each_hit_takes_a_cube_off_an_area_of_the_attackers_choice() -> None:
    table = showdown({"leo": "gallery", "nina": "gallery"}, nemesis=(DOCTOR, "gallery"), seats=2)
    table.with_dice(survivor=["success", "success"])
    table.play("0=attack:leo:ST1", "0=part:3-white")
    assert table.table.ask is not None
    assert table.table.ask.seats == [0]
    table.play("0=part:5-red")
    assert nemesis(table).cubes == [3, 3, 2, 3, 2]


@rule("D-NEM-10", "D-NEM-11")
def test_an_empty_area_cannot_be_hit_again() -> None:
    table = with_cubes(showdown({"leo": "gallery"}, nemesis=(DOCTOR, "gallery")), [1, 0, 1, 0, 0])
    table.with_dice(survivor=["success", "aim"]).play("attack:leo:ST1")
    assert table.keys == ["part:1-red", "part:3-white"]


@rule("D-NEM-11")
def test_an_empty_blue_area_slows_it() -> None:
    table = with_cubes(showdown({"leo": "wardrobe"}, nemesis=(DOCTOR, "bathroom"), boxes=ONE_SPENT), [1, 0, 1, 1, 1])
    table.with_dice().play("shift")
    assert route(table) == ["kitchen"]


@rule("D-NEM-11")
def test_empty_red_areas_cost_it_a_die_each() -> None:
    table = showdown({"leo": "kitchen"}, nemesis=(DOCTOR, "kitchen"), boxes=ONE_SPENT)
    with_cubes(table, [0, 1, 1, 1, 0]).with_dice(creature=["entrap"] * 2).play("shift")
    assert [len(event.data["dice"]) for event in table.events("attack-roll")] == [2]


@rule("D-NEM-11")
def test_empty_white_and_orange_areas_take_a_power_and_a_bite_away() -> None:
    table = showdown({"leo": "kitchen"}, nemesis=(DOCTOR, "kitchen"), boxes=ONE_SPENT, cards={}, spawn=[1])
    with_cubes(table, [1, 1, 0, 0, 1]).with_dice(creature=["bite", "bite", "reinforcement", "reinforcement", "entrap"])
    table.play("shift", "endure", "side:left", "room:bathroom")
    assert table.survivor("leo").virus == ["left"]
    assert len(table.events("power-attack")) == 1


@rule("D-NEM-12", "D-END-01")
def test_without_cubes_it_is_gone() -> None:
    table = with_cubes(showdown({"leo": "gallery"}, nemesis=(DOCTOR, "gallery")), [0, 0, 2, 0, 0])
    table.with_dice(survivor=["success", "success"]).play("attack:leo:ST1")
    while table.table.ask is not None:
        table.play(table.keys[0])
    assert table.state.nemesis is None
    assert table.table.result is not None
    assert table.table.result.reason == "nemesis-dead"


@rule("D-NEM-13")
def test_pushed_out_of_its_corner_it_must_come_back_before_it_destroys_it() -> None:
    table = showdown({"leo": "medic-bay"}, nemesis=(DOCTOR, "medic-bay"), cards={"leo": ["ST1"]})
    table.with_dice(survivor=["knockback", "aim"], creature=["entrap"] * 4)
    table.play("attack:leo:ST1", f"push:{DOCTOR}:dining-room")
    assert nemesis(table).room == "dining-room"
    table.play("shift", "endure")
    assert nemesis(table).room == "medic-bay"
    assert table.state.destroyed == []


@rule("D-NEM-14")
def test_where_no_way_leads_to_a_corner_it_stays_and_still_attacks() -> None:
    table = showdown({"leo": "bathroom"}, nemesis=(DOCTOR, "bathroom"), locks={"bathroom.e": 2}, boxes=ONE_SPENT)
    table.with_dice(creature=["damage"] * 4).play("shift", "endure")
    assert nemesis(table).room == "bathroom"
    assert len(table.events("attack-roll")) == 1


@rule("D-NEM-15", "D-ENTRAP-03")
def test_whom_it_has_entrapped_it_holds_all_the_same() -> None:
    where = {"leo": "gallery", "nina": "gallery"}
    table = showdown(where, nemesis=(DOCTOR, "gallery"), cards={}, entrapped=["leo"])
    assert {key.split(":")[1] for key in table.keys if key.startswith("move:")} == {"nina"}
    assert table.survivor("leo").entrapped == "enemies"


@rule("D-NEM-02")
def test_when_its_own_fire_takes_the_corner_it_walks_to_it_looks_for_the_next() -> None:
    table = showdown(
        {"leo": "wardrobe", "nina": "conservatory"},
        nemesis=(LISA, "cross-corridor"),
        burns={"r4c1": 2},
        boxes=ONE_SPENT,
    )
    table.with_dice(creature=["entrap", "entrap", "reinforcement"]).play("shift", "endure")
    assert table.state.destroyed == ["r4c1"]
    assert route(table) == ["conservatory", "entrance-hall", "dining-room"]
