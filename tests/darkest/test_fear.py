"""Fear: the frightened run next door."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position

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


@rule("D-FEAR-06")
def test_a_horde_into_whose_room_somebody_runs_does_not_react_to_it() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1, "dining-room": 2}, unlocked="all")
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "room:dining-room")
    assert table.prompt == "next-round"
    assert table.zombies("dining-room") == 2


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
