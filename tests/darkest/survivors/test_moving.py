"""Moving from room to room, alone and together."""

from typing import Any

import pytest

from dreadhall.darkest.ids import DoorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown


def moves(table: Position, name: str) -> set[str]:
    """Where a survivor may go."""
    return {key.split(":")[2] for key in table.keys if key.startswith(f"move:{name}:")}


@rule("D-MOVE-01", "D-MODEL-08")
def test_a_move_leads_to_an_adjacent_room_and_costs_one_ap() -> None:
    table = position({"nina": "gallery"}, unlocked="all")
    assert moves(table, "nina") == {"great-hall", "guest-bedroom", "dining-room"}
    table.play("move:nina:dining-room")
    assert table.survivor("nina").room == "dining-room"
    assert table.survivor("nina").ap == 3


@rule("D-MOVE-02")
def test_walls_and_locked_doors_block() -> None:
    assert moves(position({"nina": "dining-room"}), "nina") == {"gallery", "entrance-hall"}
    table = position({"nina": "dining-room"}, unlocked=["medic-bay.w"])
    assert moves(table, "nina") == {"gallery", "entrance-hall", "medic-bay"}


@rule("D-MOVE-01", "D-MODEL-04")
def test_the_two_rooms_of_a_tile_are_adjacent_rooms() -> None:
    table = position({"nina": "guest-bedroom"}, unlocked=["wardrobe.n"]).play("move:nina:wardrobe")
    assert table.survivor("nina").room == "wardrobe"
    assert moves(table, "nina") == {"guest-bedroom"}


@rule("D-MOVE-03")
def test_zombies_hold_a_survivor_in_their_room() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1})
    assert moves(table, "nina") == set()


@rule("D-MOVE-03")
def test_a_creature_holds_a_survivor_in_its_room() -> None:
    table = position({"nina": "gallery"}, creature=("undead-bird", "gallery"))
    assert moves(table, "nina") == set()


@rule("D-MOVE-03", "D-NEM-15")
@pytest.mark.parametrize(("options", "free"), [({}, True), ({"nemesis_bars_the_way": True}, False)])
def test_the_nemesis_lets_survivors_walk_out_of_its_room_unless_the_table_wants_it_otherwise(
    options: dict[str, Any], free: bool
) -> None:
    table = showdown({"nina": "gallery", "leo": "kitchen"}, nemesis=("lisa-mortimer", "gallery"), options=options)
    assert moves(table, "nina") == ({"great-hall", "guest-bedroom", "dining-room"} if free else set())
    assert moves(table, "leo") == {"bathroom", "pantry", "workshop"}


@rule("D-SHOW-15", "D-NEM-15")
@pytest.mark.parametrize(("options", "prompt"), [({}, "move-on"), ({"nemesis_bars_the_way": True}, "act")])
def test_one_marker_carries_past_the_nemesis_or_ends_there(options: dict[str, Any], prompt: str) -> None:
    table = showdown({"nina": "dining-room"}, nemesis=("lisa-mortimer", "gallery"), options=options)
    assert table.play("move:nina:gallery").prompt == prompt


@rule("D-MOVE-03")
def test_a_survivor_may_go_once_no_enemy_is_left() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1})
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:nina:ST3")
    assert table.zombies("gallery") == 0
    assert moves(table, "nina") == {"great-hall", "guest-bedroom", "dining-room"}


@rule("D-MOVE-03", "D-DICE-15")
def test_a_retreat_leads_out_of_a_room_with_enemies() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 1}, unlocked="all")
    table.with_dice(survivor=["retreat", "aim", "aim"]).play("attack:nina:ST3", "retreat:nina:great-hall")
    assert table.survivor("nina").room == "great-hall"


@rule("D-MOVE-04")
def test_a_room_with_enemies_may_be_entered() -> None:
    table = position({"nina": "gallery"}, hordes={"dining-room": 3}, unlocked="all").play("move:nina:dining-room")
    assert table.survivor("nina").room == "dining-room"


@rule("D-MOVE-05", "D-ENTRAP-03")
def test_an_entrapped_survivor_cannot_move() -> None:
    table = position({"nina": "gallery"}, entrapped=["nina"])
    assert moves(table, "nina") == set()
    assert "escape:nina" in table.keys


@rule("D-MOVE-06")
def test_burning_and_destroyed_tiles_may_be_entered() -> None:
    table = position({"nina": "gallery"}, burns={"r4c4": 1}, destroyed=["r2c4"])
    assert {"dining-room", "great-hall"} <= moves(table, "nina")


@rule("D-MOVE-07", "D-SPAWN-13", "D-LOS-EX3")
def test_what_a_survivor_sees_on_coming_in_is_revealed_at_once() -> None:
    table = position({"nina": "entrance-hall"}, tokens=["gallery", "guest-bedroom"], spawn=[3], unlocked="all")
    assert [token.room for token in table.state.tokens] == ["gallery", "guest-bedroom"]
    table.play("move:nina:dining-room")
    assert table.zombies("gallery") == 3
    assert [token.room for token in table.state.tokens] == ["guest-bedroom"]


@rule("D-MOVE-08")
def test_the_others_of_the_group_in_the_room_may_come_along_each_for_its_own_ap() -> None:
    table = position(["nina", "leo", "jack"], seats=3, unlocked="all", ap={"nina": 3, "leo": 3, "jack": 3})
    table.play("0=move:nina:dining-room")
    assert table.prompt == "come-along"
    table.play("1=yes", "2=no")
    assert {name: who.room for name, who in table.state.survivors.items()} == {
        "nina": "dining-room",
        "leo": "dining-room",
        "jack": "entrance-hall",
    }
    assert {name: who.ap for name, who in table.state.survivors.items()} == {"nina": 2, "leo": 2, "jack": 3}


@pytest.mark.parametrize(
    "others",
    [
        pytest.param({"groups": [["nina"], ["leo"]]}, id="another-group"),
        pytest.param({"ap": {"nina": 4, "leo": 0}}, id="no-ap"),
        pytest.param({"entrapped": ["leo"], "ap": {"nina": 4, "leo": 1}}, id="entrapped"),
    ],
)
@rule("D-MOVE-08", "D-MOVE-05")
def test_who_cannot_move_is_not_asked_to_come_along(others: dict[str, Any]) -> None:
    table = position({"nina": "gallery", "leo": "gallery"}, unlocked="all", **others)
    table.play("move:nina:dining-room")
    assert table.prompt == "act"
    assert table.survivor("nina").room == "dining-room"
    assert table.survivor("leo").room == "gallery"


@rule("D-MOVE-08")
def test_members_of_the_group_in_other_rooms_are_not_asked_to_come_along() -> None:
    table = position({"nina": "gallery", "leo": "great-hall"}, groups=[["nina", "leo"]], unlocked="all")
    table.play("move:nina:dining-room")
    assert table.prompt == "act"


@rule("D-MOVE-10")
def test_fire_chips_tokens_and_lurkers_come_in_this_order() -> None:
    table = position(
        {"nina": "entrance-hall"},
        burns={"r4c2": 1},
        tokens=["cross-corridor"],
        spawn=[2],
        options={"advanced": True},
    )
    table.with_dice(survivor=["aim"], **{"chips-3": [0]}).play("move:nina:conservatory")
    told = [event.kind for event in table.table.events]
    story = [kind for kind in told if kind in ("wounded", "chip-flipped", "token-revealed", "lurking-check")]
    assert story == ["wounded", "chip-flipped", "token-revealed", "lurking-check"]


@rule("D-MOVE-10")
def test_who_dies_in_the_fire_meets_nothing_more() -> None:
    table = position(
        {"nina": "entrance-hall", "leo": "workshop"},
        burns={"r4c2": 1},
        wounds={"nina": 7},
        tokens=["cross-corridor"],
        options={"advanced": True},
    )
    table.with_dice().play("move:nina:conservatory")
    assert len(table.state.tokens) == 1
    assert table.state.locks[DoorId("sprinkler-control.e")].chip == ""
