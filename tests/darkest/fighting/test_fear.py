"""Fear: the frightened run next door."""

from typing import Any

import pytest

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

HALL = "gallery"


@rule("D-FEAR-01")
def test_the_team_chooses_who_runs_and_the_owner_where() -> None:
    table = position({"leo": HALL, "nina": HALL}, seats=2, hordes={HALL: 1}, unlocked="all")
    table.with_dice(creature=["fear"]).play("end-turn", "endure")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.seats) == ("allocate", [0, 1])
    table.play("survivor:nina")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.seats) == ("flee-where", [1])
    assert table.keys == ["room:great-hall", "room:guest-bedroom", "room:dining-room"]
    table.play("room:dining-room")
    assert (table.survivor("nina").room, table.survivor("leo").room) == ("dining-room", HALL)


@rule("D-FEAR-02")
def test_nobody_runs_into_fire_or_ruins() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, unlocked="all", burns={"r2c4": 1}, destroyed=["r4c4"])
    table.with_dice(creature=["fear"]).play("end-turn", "endure")
    assert table.survivor("leo").room == "guest-bedroom"


@rule("D-FEAR-03")
def test_a_survivor_takes_fear_only_once() -> None:
    table = position({"leo": HALL}, hordes={HALL: 2}, unlocked="all")
    table.with_dice(creature=["fear", "fear"]).play("end-turn", "endure", "room:dining-room")
    assert table.survivor("leo").room == "dining-room"
    assert len(table.events("moves")) == 1


@rule("D-FEAR-04", "D-ENTRAP-03")
def test_the_entrapped_cannot_run() -> None:
    table = position({"leo": HALL}, hordes={HALL: 2}, unlocked="all")
    table.with_dice(creature=["fear", "entrap"]).play("end-turn", "endure")
    assert table.survivor("leo").room == HALL
    assert table.prompt == "next-round"


@rule("D-FEAR-05")
def test_several_may_run_to_the_same_room_or_to_different_ones() -> None:
    table = position({"leo": HALL, "nina": HALL, "jack": HALL}, hordes={HALL: 3}, unlocked="all")
    table.with_dice(creature=["fear"] * 3).play("end-turn", "endure", "survivor:leo", "survivor:nina")
    table.play("room:dining-room", "room:dining-room", "room:great-hall")
    assert [table.survivor(name).room for name in ("leo", "nina", "jack")] == [
        "dining-room",
        "dining-room",
        "great-hall",
    ]


@rule("D-FEAR-06")
def test_whoever_runs_flips_the_chips_it_comes_by() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, locks={"vault.e": 2})
    table.with_dice(creature=["fear"], **{"chips-2": [0]}).play("end-turn", "endure", "room:great-hall")
    assert [event.data["door"] for event in table.events("chip-flipped")] == ["vault.e"]


@rule("D-FEAR-06")
def test_whoever_runs_into_sight_of_a_token_reveals_it() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, tokens=["conservatory"], unlocked="all", spawn=[2])
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "room:dining-room")
    assert table.zombies("conservatory") == 2


# Driven into enemies that have not acted yet: attacked, or spared where the table says so

ATTACKED = {"driven_by_fear": "attacked"}
SPARED = {"driven_by_fear": "spared"}
BOTH = [(ATTACKED, True), (SPARED, False)]


def runs_into(room: str, options: dict[str, Any], **enemies: Any) -> Position:
    """Leo is frightened out of the gallery into this room, by the one zombie that attacks him there."""
    table = position({"leo": HALL}, unlocked="all", options=options, **enemies)
    return table.with_dice(creature=["fear", *["damage"] * 6]).play("end-turn", "endure", f"room:{room}")


@rule("D-FEAR-09", "D-REACT-10")
@pytest.mark.parametrize(("options", "attacked"), [({}, True), *BOTH])
def test_a_roused_horde_attacks_whoever_is_driven_to_it(options: dict[str, Any], attacked: bool) -> None:
    table = runs_into("dining-room", options, hordes={HALL: 1, "dining-room": 2})
    assert table.prompt == ("defend" if attacked else "next-round")
    if attacked:
        assert table.play("endure").survivor("leo").wounds == 2
        assert table.prompt == "next-round"


@rule("D-FEAR-09", "D-FEAR-06")
@pytest.mark.parametrize("options", [ATTACKED, SPARED])
def test_a_horde_out_of_the_area_is_not_roused_by_fear(options: dict[str, Any]) -> None:
    where = {"leo": HALL, "nina": "entrance-hall"}
    table = position(
        where, groups=[["nina"], ["leo"]], hordes={HALL: 1, "great-hall": 2}, unlocked="all", options=options
    )
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "room:great-hall")
    assert (table.survivor("leo").wounds, table.prompt) == (0, "act")


@rule("D-FEAR-09", "D-ZMOVE-01")
@pytest.mark.parametrize(("options", "attacked"), BOTH)
def test_in_the_second_step_it_attacks_instead_of_moving(options: dict[str, Any], attacked: bool) -> None:
    table = position({"leo": HALL}, hordes={"dining-room": 1, "great-hall": 2}, unlocked="all", options=options)
    table.with_dice(creature=["fear", "damage", "damage"]).play("end-turn", "horde:dining-room", "endure")
    table.play("room:great-hall")
    assert table.prompt == ("defend" if attacked else "next-round")
    if attacked:
        table.play("endure")
    assert table.survivor("leo").wounds == (2 if attacked else 0)
    assert (table.zombies(HALL), table.zombies("great-hall")) == (1, 2)


@rule("D-FEAR-09", "D-ZMOVE-10")
def test_a_horde_that_has_attacked_does_not_attack_those_who_are_driven_to_it() -> None:
    where = {"leo": HALL, "nina": "dining-room"}
    table = position(where, hordes={HALL: 1, "dining-room": 1}, unlocked="all", groups=[["leo"], ["nina"]])
    table.with_dice(creature=["damage", "fear"]).play("end-turn", "room:dining-room", "endure", "endure")
    table.play("room:dining-room")
    assert (table.survivor("leo").wounds, table.prompt) == (0, "act")


@rule("D-FEAR-09", "D-REACT-12")
@pytest.mark.parametrize(("options", "attacked"), BOTH)
def test_the_creature_attacks_whoever_is_driven_to_it(options: dict[str, Any], attacked: bool) -> None:
    table = runs_into("dining-room", options, hordes={HALL: 1}, creature=("zombie-dog", "dining-room"))
    assert table.prompt == ("defend" if attacked else "next-round")


@rule("D-FEAR-09")
def test_who_is_spared_is_still_attacked_where_more_zombies_come_in_or_others_stand() -> None:
    where = {"leo": HALL, "nina": "dining-room"}
    table = position(where, hordes={HALL: 1, "dining-room": 1}, unlocked="all", groups=[["leo"]], options=SPARED)
    table.with_dice(creature=["fear", "damage"]).play("end-turn", f"room:{HALL}", "endure", "room:dining-room")
    assert table.prompt == "defend"
    assert table.play("endure").keys == ["survivor:leo", "survivor:nina"]
    table = runs_into("dining-room", SPARED, hordes={HALL: 1, "dining-room": 1, "entrance-hall": 1})
    assert (table.prompt, table.zombies("dining-room")) == ("defend", 2)


@rule("D-FEAR-09", "D-SREACT-04")
@pytest.mark.parametrize(("options", "attacked"), BOTH)
def test_in_the_showdown_too(options: dict[str, Any], attacked: bool) -> None:
    table = showdown(
        {"leo": HALL, "nina": "music-room"},
        nemesis=("doctor-mortimer", "sprinkler-control"),
        hordes={HALL: 1, "dining-room": 2},
        boxes=[["nina"], [], []],
        options=options,
    )
    table.with_dice(creature=["fear", "damage", "damage"]).play("shift", "endure", "room:dining-room")
    assert table.prompt == ("defend" if attacked else "act")


@rule("D-FEAR-07")
def test_without_a_room_to_run_to_nobody_can_take_fear() -> None:
    table = position({"leo": "bathroom", "nina": "bathroom"}, hordes={"bathroom": 1})
    table.with_dice(creature=["fear"]).play("end-turn", "endure")
    assert table.prompt == "next-round"
    assert table.events("moves") == []


@rule("D-FEAR-08")
def test_the_frightened_stay_in_their_group() -> None:
    table = position(
        {"jack": "dining-room", "leo": HALL, "nina": HALL},
        hordes={HALL: 1},
        unlocked="all",
        groups=[["jack"], ["leo", "nina"]],
    )
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "survivor:nina", "room:guest-bedroom")
    assert table.state.groups == [["leo", "nina"]]
    assert any(key.startswith("move:nina") for key in table.keys)
