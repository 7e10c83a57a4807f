"""What is true of the whole board: tiles and rooms, fire and ruin, and who counts as an enemy."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Camera
from dreadhall.testing import rule
from dreadhall.testing.darkest import position
from tests.darkest.openings import before_round

BOTH_ROOMS = {"leo": "storage-room", "nina": "passageway"}  # of the tile r2c2


@rule("D-MODEL-03")
def test_fire_acts_on_both_rooms_of_a_tile() -> None:
    table = position(BOTH_ROOMS, unlocked=["storage-room.s"], groups=[["leo", "nina"]], fire="r3c2", burns={"r2c2": 1})
    table.with_dice(d4=[4]).play("end-turn")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (1, 1)


@rule("D-MODEL-03", "D-MODEL-10")
def test_the_third_marker_destroys_the_whole_tile_and_destroyed_it_stays() -> None:
    table = position(
        {"leo": "entrance-hall"}, hordes={"storage-room": 1, "passageway": 5}, fire="r3c2", burns={"r2c2": 2}
    )
    table.with_dice(d4=[1, 2, 2, 1], d6=[1, 1]).play("end-turn")
    assert table.state.destroyed == ["r2c2"]
    assert table.state.burns == {}
    assert table.state.hordes.keys() == {"passageway"}
    assert table.zombies("passageway") == 3  # one horde, and three of it burnt
    table.play("go-on", "end-turn")
    assert table.state.destroyed == ["r2c2"]
    assert "r2c2" not in table.state.burns


@rule("D-MODEL-03")
def test_a_reaction_wakes_whole_tiles() -> None:
    table = position({"leo": "entrance-hall"}, unlocked=["storage-room.s"], groups=[["leo"]])
    table.play("end-turn")
    (reaction,) = table.events("reaction")
    assert set(reaction.data["tiles"]) == {"r3c2", "r3c3", "r3c4", "r4c2", "r4c3", "r4c4"}


@rule("D-MODEL-14")
def test_zombies_creature_and_nemesis_are_enemies_and_tokens_are_not() -> None:
    table = position(
        {"leo": "entrance-hall"},
        hordes={"gallery": 1},
        creature=("zombie-dog", "workshop"),
        nemesis=("doctor-mortimer", "great-hall"),
        tokens=["music-room"],
    )
    rooms = ("gallery", "workshop", "great-hall", "music-room", "entrance-hall")
    assert [room for room in rooms if table.rules.enemies_in(RoomId(room))] == ["gallery", "workshop", "great-hall"]


@rule("D-MODEL-14")
def test_a_second_creature_never_comes_while_one_is_in_the_house() -> None:
    rooms = {"leo": "entrance-hall"}
    table = before_round(rooms, cameras=[Camera(RoomId("entrance-hall"), "e")], creature=("zombie-dog", "workshop"))
    table.with_dice(survivor=["failure"], terror=["creature-appears"], d4=[2], d6=[1]).play("go-on")
    assert table.state.creature is not None
    assert table.state.creature.id == "zombie-dog"
    assert len(table.state.creatures) == 2
