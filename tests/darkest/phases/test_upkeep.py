"""A round: what it begins with, the steps of the upkeep, and how it ends."""

import pytest

from dreadhall.darkest.ids import SurvivorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.openings import before_round

FAR: dict[str, list[int | str]] = {"d4": [2], "d6": [1]}  # a spawn in the music room, unseen


def kinds(table: Position, *wanted: str) -> list[str]:
    """The events of these kinds, in the order they came."""
    return [event.kind for event in table.table.events if event.kind in wanted]


# The round (D-ROUND)


@rule("D-ROUND-01", "D-UPK-01", "D-UPK-02", "D-EVENT-EX1")
def test_a_round_is_event_regroup_cameras_spawn_zombification_and_then_action() -> None:
    rooms = {"leo": "gallery", "nina": "entrance-hall"}
    table = position(rooms, phase="round").arrange(
        lambda state: state.survivors[SurvivorId("nina")].virus.extend(["left", "left"])
    )
    table.with_dice(d4=[2, 2], d6=[1, 1], survivor=["aim"], terror=["fire"]).play("go-on", "room:gallery")
    steps = ("round-begins", "event", "token-placed", "groups", "camera-check", "zombification", "group-acts")
    assert kinds(table, *steps) == [*steps[:5], "token-placed", *steps[5:]]
    assert [event.cause for event in table.events("token-placed")] == ["event", "upkeep"]
    assert table.prompt == "act"


@rule("D-ROUND-02")
def test_everybody_gets_the_ap_of_the_own_health_zone() -> None:
    wounds = {"leo": 0, "nina": 3, "jack": 6}
    table = before_round(wounds=wounds, ap=dict.fromkeys(wounds, 0), event=2)
    table.with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert {name: who.ap for name, who in table.state.survivors.items()} == {"leo": 4, "nina": 3, "jack": 2}


@rule("D-ROUND-02")
def test_who_is_entrapped_has_one_ap_when_the_group_is_up() -> None:
    table = before_round({"leo": "entrance-hall"}, entrapped=["leo"], hordes={"entrance-hall": 1}, event=2)
    table.with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert table.survivor("leo").ap == 1


@rule("D-ROUND-03")
def test_a_new_round_lifts_every_limit_of_the_last_one() -> None:
    used = ["medic-bay:medic-bay", "medic-bay:terminal"]
    table = before_round({"jack": "entrance-hall"}, functions_used=used, code_bypassed=True, event=2)
    table.arrange(lambda state: state.survivors[SurvivorId("jack")].used.append("free-attack"))
    table.with_dice(d4=[2, 2], d6=[1, 1]).play("go-on")
    assert table.state.functions_used == []
    assert not table.state.code_bypassed
    assert table.survivor("jack").used == []


@rule("D-ROUND-04")
def test_each_group_acts_then_the_enemies_react_then_the_fire_spreads() -> None:
    table = position({"leo": "entrance-hall", "nina": "workshop"}, fire="r2c2", burns={"r2c2": 1}, cameras=[])
    table.with_dice(d4=[4, 2]).play("end-turn", "end-turn")
    parts = kinds(table, "group-acts", "reaction", "fire-moves")
    assert parts == ["reaction", "fire-moves", "group-acts", "reaction", "fire-moves"]


@rule("D-ROUND-05")
def test_the_round_ends_with_the_reaction_to_the_last_group() -> None:
    table = position({"leo": "entrance-hall", "nina": "workshop"})
    table.play("end-turn")
    assert table.prompt == "act"
    table.play("end-turn")
    assert table.prompt == "next-round"


@rule("D-ROUND-06")
def test_the_round_in_which_darkness_reaches_five_is_the_last() -> None:
    table = before_round({"leo": "entrance-hall"}, darkness=4, event=1)
    table.with_dice(**FAR).play("go-on")
    assert table.state.darkness == 5
    assert table.prompt == "act"
    table.play("end-turn")
    assert table.table.result is not None
    assert table.table.result.winners == ()
    assert table.table.result.reason == "darkness"


@rule("D-ROUND-06")
def test_darkness_that_comes_with_the_last_fire_of_a_round_ends_the_game_with_it() -> None:
    table = position({"leo": "entrance-hall"}, darkness=4, fire="r2c2", burns={"r2c1": 2})
    table.with_dice(d4=[4]).play("end-turn")
    assert table.table.result is not None
    assert table.table.result.reason == "darkness"


# The event (D-EVENT)


@rule("D-EVENT-01", "D-MT-03")
def test_the_event_marker_goes_round_zombie_fire_clock() -> None:
    table = before_round({"leo": "entrance-hall"}, event=2)
    table.with_dice(d4=[2] * 6, d6=[1] * 6)
    for _ in range(4):
        table.play("go-on", "end-turn")
    assert [event.data["event"] for event in table.events("event")] == ["zombie", "fire", "clock", "zombie"]


@rule("D-EVENT-02", "D-EVENT-EX1")
def test_the_first_upkeep_of_a_game_spawns_twice() -> None:
    table = before_round({"leo": "entrance-hall"}, event=2)
    table.with_dice(d4=[2, 3], d6=[1, 2]).play("go-on")
    assert [token.room for token in table.state.tokens] == ["music-room", "cross-corridor"]


@rule("D-EVENT-03")
def test_the_fire_event_spreads_a_fire_that_burns() -> None:
    table = before_round({"leo": "entrance-hall"}, event=0, fire="r2c4", burns={"r2c4": 1})
    table.with_dice(d4=[1, 2], d6=[1]).play("go-on")
    assert table.state.fire == "r1c4"
    assert table.state.burns == {"r2c4": 1, "r1c4": 1}


@rule("D-EVENT-03")
def test_the_fire_event_does_nothing_without_a_fire() -> None:
    table = before_round({"leo": "entrance-hall"}, event=0)
    table.with_dice(**FAR).play("go-on")
    assert table.state.fire is None
    assert table.state.burns == {}


@rule("D-EVENT-04")
def test_the_clock_moves_the_darkness() -> None:
    table = before_round({"leo": "entrance-hall"}, event=1, darkness=1)
    table.with_dice(**FAR).play("go-on")
    assert table.state.darkness == 2


@rule("D-UPK-02")
@pytest.mark.parametrize(("event", "spawns"), [(0, 1), (1, 1), (2, 2)], ids=["fire", "clock", "zombie"])
def test_every_round_has_a_spawn_of_its_own_whatever_the_event(event: int, spawns: int) -> None:
    table = before_round({"leo": "entrance-hall"}, event=event)
    table.with_dice(d4=[2] * spawns, d6=[1] * spawns).play("go-on")
    assert len(table.state.tokens) == spawns
    assert table.events("token-placed")[-1].cause == "upkeep"
