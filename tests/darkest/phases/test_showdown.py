"""The final showdown: how it starts, and which rules change."""

from typing import Any

import msgspec
import pytest

from dreadhall.darkest.components.catalogue import NEMESES
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import DarkestState, Fallen, Horde
from dreadhall.darkest.survivors.boards import items_carried
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

FAR_OFF = ("doctor-mortimer", "bathroom")
"""A nemesis with one way to go, far from the entrance hall."""


def at_the_door(**fields: Any) -> Position:
    """Leo and Nina beside the open laboratory, doors and cameras still in place."""
    return position(**{"survivors": {"leo": "music-room", "nina": "music-room"}, "code": [], **fields})


def infect(table: Position, name: str) -> Position:
    """Two virus tokens, and the grey cube before its last step."""

    def change(state: DarkestState) -> None:
        state.survivors[SurvivorId(name)].virus = ["left", "right"]
        state.survivors[SurvivorId(name)].zombification = 2

    return table.arrange(change)


# The start


@rule("D-SHOW-01", "D-SHOW-11", "D-SHOW-17")
def test_the_first_step_into_the_laboratory_drops_the_groups_turn_and_its_reaction() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, hordes={"passageway": 2}, ap={"leo": 4, "nina": 3})
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.phase == "showdown-act"
    assert table.state.groups == []
    assert table.events("reaction") == table.events("attack-roll") == []
    assert table.prompt == "act"
    assert {key.split(":")[1] for key in table.keys if key.startswith("move:")} == {"leo", "nina"}


@rule("D-SHOW-01")
def test_fear_that_drives_somebody_into_the_laboratory_ends_the_reaction_in_the_middle() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, hordes={"music-room": 1, "boiler-room": 3}, event=2)
    table.with_dice(creature=["fear"], nemeses=[0]).play("end-turn", "endure", "survivor:nina", "room:laboratory")
    assert table.state.cure == "nina"
    assert table.state.reaction is None
    assert len(table.events("attack-roll")) == 1
    assert table.zombies("boiler-room") == 3


@rule("D-SHOW-02")
def test_whoever_enters_first_holds_the_cure_and_cannot_pass_it() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, cards={"leo": ["EQ32"]}).with_dice(nemeses=[0])
    table.play("move:nina:laboratory", "move:leo:laboratory", "stop")
    assert table.state.cure == "nina"
    assert "pass:leo" in table.keys
    assert "pass:nina" not in table.keys
    assert "take:leo" not in table.keys


@rule("D-SHOW-02")
def test_the_cure_takes_no_inventory_space() -> None:
    table = showdown({"leo": "kitchen"}, cure="leo", cards={"leo": ["ST1", "EQ32", "EQ33", "EQ34", "EQ35"]})
    assert items_carried(table.survivor("leo")) == 5
    table.play("stow:leo:ST1")
    assert len(table.cards("leo")) == 5


@rule("D-SHOW-03")
def test_every_door_opens_and_every_camera_goes_dark() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1})
    assert table.state.locks
    assert table.state.cameras
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.locks == {}
    assert table.state.cameras == []
    assert "kitchen" in table.rules.plan.neighbours[RoomId("bathroom")]
    assert "medic-bay" in table.rules.plan.neighbours[RoomId("dining-room")]


@rule("D-SHOW-04")
def test_all_tokens_become_hordes_seen_or_not() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, tokens=["gallery", "great-hall"], spawn=[3, 5])
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.tokens == []
    assert (table.zombies("gallery"), table.zombies("great-hall")) == (3, 5)


@rule("D-SHOW-05")
def test_without_a_fire_one_breaks_out_and_hurts_nobody_yet() -> None:
    table = at_the_door(survivors={"leo": "music-room", "nina": "great-hall"})
    table.with_dice(d4=[2], d6=[4], nemeses=[0]).play("move:leo:laboratory")
    assert table.state.fire == "r2c4"
    assert table.state.burns == {"r2c4": 1}
    assert table.survivor("nina").wounds == 0


@rule("D-SHOW-05")
def test_a_fire_that_burns_already_stays_as_it_is() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 2}).with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.fire == "r4c5"
    assert table.state.burns == {"r4c5": 2}


@rule("D-SHOW-06")
@pytest.mark.parametrize(("drawn", "name"), list(enumerate(["doctor-mortimer", "lisa-mortimer"])))
def test_one_of_two_nemeses_appears_in_the_laboratory(drawn: int, name: str) -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}).with_dice(nemeses=[drawn]).play("move:leo:laboratory")
    assert table.state.nemesis is not None
    assert (table.state.nemesis.id, table.state.nemesis.room) == (name, "laboratory")


@rule("D-SHOW-07", "D-SHOW-EX1")
def test_three_survivors_with_4_3_and_2_ap_put_12_cubes_on_four_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    board = NEMESES["doctor-mortimer"]
    monkeypatch.setitem(NEMESES, board.id, msgspec.structs.replace(board, targets=board.targets[:4]))
    table = at_the_door(
        survivors={"leo": "music-room", "nina": "gallery", "jack": "kitchen"},
        wounds={"leo": 3, "nina": 3, "jack": 6},
        fire="r4c5",
        burns={"r4c5": 1},
    )
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.nemesis is not None
    assert table.state.nemesis.cubes == [3, 3, 3, 3]


@rule("D-SHOW-07", "D-SHOW-08")
def test_the_team_places_the_cubes_that_cannot_be_shared_out_evenly() -> None:
    table = at_the_door(
        survivors={"leo": "music-room", "nina": "gallery", "jack": "kitchen"},
        wounds={"leo": 3, "nina": 3, "jack": 6},
        fire="r4c5",
        burns={"r4c5": 1},
        seats=2,
    )
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.prompt == "nemesis-cube"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    table.play("1=part:5-red")
    assert "part:5-red" not in table.keys
    table.play("part:2-blue")
    assert table.state.nemesis is not None
    assert table.state.nemesis.cubes == [2, 3, 2, 2, 3]


@rule("D-SHOW-09")
def test_the_multitracker_is_turned_to_the_bottom_clock_and_the_first_darkness_space() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, darkness=4).with_dice(nemeses=[0]).play("move:leo:laboratory")
    show = table.state.showdown
    assert show is not None
    assert (show.event, show.darkness) == (2, 1)


@rule("D-SHOW-10")
def test_whoever_waits_to_return_when_it_starts_is_out_for_good() -> None:
    table = at_the_door(
        fire="r4c5", burns={"r4c5": 1}, seats=2, fallen=[Fallen(1, SurvivorId("jack"))], options={"survivors": 3}
    )
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.fallen == []
    assert set(table.state.survivors) == {"leo", "nina"}


@rule("D-SHOW-01")
def test_hordes_that_had_to_wait_for_the_end_of_the_round_wait_no_longer() -> None:
    table = at_the_door(fire="r4c5", burns={"r4c5": 1}, hordes={"gallery": Horde(3, waiting=2, moved=1)})
    table.with_dice(nemeses=[0]).play("move:leo:laboratory")
    assert table.state.hordes[RoomId("gallery")] == Horde(3)


# What changes


@rule("D-SHOW-12")
def test_nobody_searches_any_more() -> None:
    assert "search:leo" in position({"leo": "gallery"}).keys
    assert not [key for key in showdown({"leo": "gallery"}, cards={}).keys if key.startswith("search")]


@rule("D-SHOW-13")
def test_the_dead_stay_dead_and_the_darkness_does_not_move() -> None:
    table = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"}, fire="r4c4", burns={"r4c4": 1}, wounds={"nina": 7}, cards={}
    )
    table.play("move:nina:dining-room")
    assert set(table.state.survivors) == {"leo"}
    assert table.state.fallen == []
    assert table.state.darkness == 1
    assert table.state.showdown is not None
    assert table.state.showdown.darkness == 1


@rule("D-SHOW-13", "D-SREACT-01")
def test_a_zombified_survivor_still_leaves_a_zombie() -> None:
    table = showdown({"leo": "kitchen", "nina": "entrance-hall"}, nemesis=("doctor-mortimer", "music-room"), cards={})
    infect(table, "nina").play("move:leo:workshop", "stop", "shift")
    assert set(table.state.survivors) == {"leo"}
    assert [event.data["room"] for event in table.events("zombified")] == ["entrance-hall"]
    assert sum(len(horde) for horde in table.state.hordes.values()) == 1


@rule("D-SHOW-14")
def test_no_tool_skill_or_sprinkler_removes_burn_markers() -> None:
    tools = {"leo": ["ST1", "EQ29"], "nina": []}
    here = {"leo": "gallery", "nina": "sprinkler-control"}
    before = position(here, cards=tools, fire="r3c4", burns={"r3c4": 1}, groups=[["leo", "nina"]], unlocked="all").keys
    assert {"extinguish:leo", "douse:leo:ST1", "douse:leo:EQ29", "sprinkler:nina"} <= set(before)
    now = showdown(here, cards=tools, fire="r3c4", burns={"r3c4": 1}).keys
    assert not [key for key in now if key.startswith(("extinguish", "douse", "sprinkler"))]


@rule("D-SHOW-14")
def test_destroyed_tiles_do_not_move_the_darkness() -> None:
    table = showdown(
        {"leo": "dining-room"}, nemesis=FAR_OFF, fire="r3c1", burns={"r3c1": 1, "r3c2": 2}, boxes=[["leo"], [], []]
    )
    table.with_dice(d4=[2]).play("shift")
    assert table.state.destroyed == ["r3c2"]
    assert table.state.darkness == 1
    assert table.state.showdown is not None
    assert table.state.showdown.darkness == 1


@rule("D-SHOW-15")
def test_one_marker_carries_a_survivor_two_rooms() -> None:
    table = showdown({"leo": "entrance-hall"}, cards={}).play("move:leo:conservatory")
    assert table.prompt == "move-on"
    table.play("room:cross-corridor")
    assert table.survivor("leo").room == "cross-corridor"
    assert table.survivor("leo").markers == ["leo"] * 2
    assert table.prompt == "act"


@rule("D-SHOW-15")
def test_a_survivor_may_stop_after_one_room() -> None:
    table = showdown({"leo": "entrance-hall"}, cards={}).play("move:leo:conservatory", "stop")
    assert table.survivor("leo").room == "conservatory"
    assert table.prompt == "act"


@rule("D-SHOW-15")
def test_an_enemy_in_the_first_room_ends_the_move() -> None:
    table = showdown({"leo": "entrance-hall"}, hordes={"conservatory": 1}, cards={}).play("move:leo:conservatory")
    assert table.prompt == "act"
    assert not [key for key in table.keys if key.startswith("move:")]


@rule("D-SHOW-15", "D-SHOW-17")
def test_those_who_come_along_pay_and_go_on_together_or_apart() -> None:
    table = showdown({"leo": "entrance-hall", "nina": "entrance-hall", "jack": "entrance-hall"}, cards={})
    table.play("move:leo:conservatory", "yes", "yes", "room:cross-corridor", "yes", "no")
    assert (table.survivor("leo").room, table.survivor("nina").room) == ("cross-corridor", "cross-corridor")
    assert table.prompt == "move-on"
    table.play("room:sprinkler-control")
    assert table.survivor("jack").room == "sprinkler-control"
    assert [len(who.markers) for who in table.state.survivors.values()] == [2, 2, 2]


@rule("D-SHOW-16")
def test_corner_functions_serve_once_between_two_reactions() -> None:
    table = showdown(
        {"leo": "medic-bay"}, nemesis=FAR_OFF, wounds={"leo": 6}, markers={"leo": ["leo"] * 6}, cards={}, fire="r2c1"
    )
    table.play("medic-bay:leo")
    assert table.survivor("leo").wounds == 4
    assert "medic-bay:leo" not in table.keys
    table.with_dice(d4=[4]).play("shift")
    assert "medic-bay:leo" in table.keys


@rule("D-SHOW-16")
def test_the_antidote_cabinet_works_where_the_nemesis_has_left() -> None:
    table = infect(showdown({"leo": "laboratory"}, nemesis=FAR_OFF), "leo").play("antidote-cabinet:leo")
    assert table.survivor("leo").virus == ["left"]


@rule("D-SHOW-17")
def test_anybody_acts_at_any_time_in_any_order() -> None:
    table = showdown({"leo": "entrance-hall", "nina": "kitchen"}, seats=2, cards={})
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    table.play("0=move:leo:dining-room", "0=stop", "1=move:nina:pantry", "1=stop", "0=move:leo:gallery", "0=stop")
    assert (table.survivor("leo").room, table.survivor("nina").room) == ("gallery", "pantry")


@rule("D-SHOW-18", "D-SHOW-03")
def test_after_a_reaction_there_is_no_upkeep() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, fire="r2c1", burns={"r2c1": 1}, boxes=[["leo"], [], []])
    table.with_dice(d4=[4]).play("shift")
    assert table.prompt == "act"
    assert table.state.round == 1
    for kind in ("round-begins", "groups", "camera-check", "token-placed"):
        assert table.events(kind) == []
