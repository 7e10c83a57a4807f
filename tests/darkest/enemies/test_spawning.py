"""Where zombies come from: the location roll, tokens and what turns them over."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import CARDS, ITEMS
from dreadhall.darkest.house.layout import SQUARES
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.darkest.state import Camera, Fallen
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.layouts import exchanged
from tests.darkest.openings import before_round

HALL = {"leo": "entrance-hall"}  # sees the dining room and the conservatory
FLARE_GUN = next(card.id for card in CARDS.values() if ITEMS[card.item].effect == "flare-reroll")
ALL_BUT_A_SIX = dict.fromkeys("12345", 10)


def spawn(survivors: Mapping[str, str], d4: Sequence[int], d6: Sequence[int], **position_: Any) -> Position:
    """An upkeep whose only event is the spawn rolled."""
    return before_round(survivors, **position_).with_dice(d4=d4, d6=d6).play("go-on")


def tokens(table: Position) -> list[str]:
    """Where tokens lie face down."""
    return [token.room for token in table.state.tokens]


# Where the dice say


@rule("D-SPAWN-01", "D-SPAWN-04", "D-MODEL-15")
def test_a_token_comes_face_down_to_the_row_and_column_rolled_and_nobody_looks_at_it() -> None:
    table = spawn(HALL, [2], [1])
    assert tokens(table) == ["music-room"]
    assert table.state.hordes == {}
    assert len(table.state.spawn) == 23  # what it shows is not even decided
    assert not table.events("token-revealed")


@rule("D-SPAWN-02", "D-SPAWN-EX1")
def test_on_a_tile_with_two_open_rooms_it_goes_to_the_passageway() -> None:
    house = exchanged(r3c4="I05.0")
    table = spawn(HALL, [3], [4], options={"house": house}, unlocked=["storage-room.s"])
    assert table.rules.house.rooms_in[Square("r3c4")] == ("passageway", "storage-room")
    assert tokens(table) == ["passageway"]


@rule("D-SPAWN-02")
def test_on_a_tile_with_one_locked_room_it_goes_to_the_other() -> None:
    assert tokens(spawn(HALL, [2], [5])) == ["servants-passage"]


@rule("D-SPAWN-03", "D-MODEL-12")
def test_a_token_in_sight_turns_into_zombies_that_join_those_in_the_room() -> None:
    table = spawn(HALL, [4], [4], spawn=[3], hordes={"dining-room": 2})
    assert table.zombies("dining-room") == 5
    assert tokens(table) == []
    assert len(table.state.spawn) == 22


@rule("D-SPAWN-09")
def test_tokens_and_zombies_share_a_room_in_any_number() -> None:
    table = spawn(HALL, [2], [1], tokens=["music-room", "music-room"], hordes={"music-room": 9})
    assert tokens(table) == ["music-room"] * 3
    assert table.zombies("music-room") == 9


@rule("D-SPAWN-12")
def test_a_burning_tile_is_as_good_as_any() -> None:
    assert tokens(spawn(HALL, [2], [1], burns={"r2c1": 2})) == ["music-room"]


@rule("D-SPAWN-11")
def test_zombies_that_appear_among_survivors_do_not_attack_before_a_reaction() -> None:
    table = spawn(HALL, [4], [3], spawn=[2])
    assert table.zombies("entrance-hall") == 2
    assert not table.events("attack-roll")
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure")
    assert len(table.events("attack-roll")) == 1


# Near a survivor instead


@rule("D-SPAWN-05")
@pytest.mark.parametrize(("row", "column"), [(4, 5), (2, 3), (1, 1), (1, 3)])
def test_a_destroyed_or_locked_tile_sends_the_zombies_revealed_to_a_room_beside_and_in_sight(
    row: int, column: int
) -> None:
    table = spawn({"leo": "gallery"}, [row], [column], spawn=[4], destroyed=["r4c5"])
    assert table.prompt == "spawn-near"
    assert table.keys == ["room:dining-room", "room:great-hall", "room:guest-bedroom"]
    table.play("room:guest-bedroom")
    assert table.zombies("guest-bedroom") == 4
    assert len(table.state.spawn) == 22


@rule("D-SPAWN-05")
def test_neither_a_burning_room_nor_one_farther_off_nor_the_own_tile_will_do() -> None:
    # The passageway sees the storage room beside it, the cross corridor, the conservatory behind that, the music room.
    table = spawn({"leo": "passageway"}, [1], [1], spawn=[4], unlocked=["storage-room.s"], burns={"r2c1": 1})
    assert table.zombies("cross-corridor") == 4
    assert table.prompt == "act"


@rule("D-SPAWN-05")
def test_all_seats_of_survivors_nearby_choose_the_room() -> None:
    table = spawn({"leo": "gallery", "nina": "gallery"}, [1], [1], seats=2)
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]


@rule("D-SPAWN-08")
def test_a_six_has_no_column_and_brings_the_zombies_near() -> None:
    table = spawn({"leo": "workshop"}, [4], [6], spawn=[1])
    assert table.zombies("great-hall") == 1


@rule("D-SPAWN-08", "D-TWEAK-07")
def test_a_table_may_reroll_sixes() -> None:
    table = spawn({"leo": "workshop"}, [4], [6, 6, 2], options={"spawn_six": "reroll"})
    assert tokens(table) == ["conservatory"]


# Anywhere else


@rule("D-SPAWN-06", "D-SPAWN-15")
def test_without_such_a_room_the_team_lays_the_token_face_down_on_any_open_tile_that_does_not_burn() -> None:
    table = spawn({"leo": "panic-room"}, [1], [1], burns={"r4c2": 1}, destroyed=["r4c4"], seats=2)
    assert table.prompt == "spawn-anywhere"
    assert table.table.ask is not None
    assert table.table.ask.seats == [0, 1]
    open_tiles = "workshop music-room passageway great-hall servants-passage boiler-room cross-corridor gallery"
    also = "guest-bedroom entrance-hall panic-room"
    locked = [f"room:{room}" for room in ("kitchen", "vault", "bathroom", "laboratory", "medic-bay")]
    assert set(table.keys) == {f"room:{room}" for room in f"{open_tiles} {also}".split()} - {"room:panic-room"}
    assert not set(table.keys) & set(locked)
    table.play("room:music-room")
    assert tokens(table) == ["music-room"]


@rule("D-SPAWN-15")
def test_without_any_room_at_all_the_token_goes_back() -> None:
    table = spawn({"leo": "panic-room"}, [1], [1], burns=dict.fromkeys(SQUARES, 1))
    assert tokens(table) == []
    assert len(table.state.spawn) == 23
    assert len(table.events("no-room-to-spawn")) == 1


# When there are no more


@rule("D-SPAWN-10")
def test_when_every_token_is_out_nothing_spawns_any_more() -> None:
    options = {"spawn_removed": ALL_BUT_A_SIX}
    table = spawn(HALL, [], [], tokens=["music-room"], options=options)
    assert tokens(table) == ["music-room"]
    assert len(table.events("no-tokens-left")) == 1


@rule("D-SPAWN-10")
def test_without_tokens_the_terror_die_brings_none_either() -> None:
    cameras, options = [Camera(RoomId("entrance-hall"), "e")], {"spawn_removed": ALL_BUT_A_SIX}
    table = before_round(HALL, cameras=cameras, tokens=["music-room"], options=options)
    table.with_dice(survivor=["failure"], terror=["horde-nearby"]).play("go-on")
    assert table.prompt == "act"
    assert tokens(table) == ["music-room"]


# Seen at last


@rule("D-SPAWN-13")
def test_a_survivor_who_comes_to_see_a_token_turns_it_over_at_once() -> None:
    table = position(HALL, tokens=["gallery", "music-room"], spawn=[5])
    table.play("move:leo:dining-room")
    assert table.zombies("gallery") == 5
    assert tokens(table) == ["music-room"]


@rule("D-SPAWN-13")
def test_whoever_comes_back_into_the_game_turns_over_what_can_be_seen_from_the_hall() -> None:
    table = before_round(
        {"leo": "boiler-room"}, fallen=[Fallen(0, SurvivorId("nina"))], tokens=["dining-room"], spawn=[3]
    )
    table.with_dice(d4=[1], d6=[4]).play("go-on", "survivor:nina")
    assert table.zombies("dining-room") == 3


@rule("D-SPAWN-13")
def test_a_door_that_opens_shows_the_token_behind_it() -> None:
    table = position({"leo": "great-hall"}, tokens=["vault"], spawn=[5], locks={"vault.e": "K2-01"})
    table.play("unlock:leo:vault.e", "yes")
    assert table.zombies("vault") == 5


@rule("D-SPAWN-13", "D-MODEL-13")
def test_a_token_moves_like_a_horde_and_is_turned_over_when_it_comes_into_sight() -> None:
    table = position({"leo": "conservatory"}, tokens=["boiler-room"], spawn=[2])
    table.with_dice(creature=["damage", "damage"]).play("end-turn", "endure")
    (turned,) = table.events("token-revealed")
    assert turned.data["room"] == "cross-corridor"
    assert table.zombies("conservatory") == 2


@rule("D-MODEL-13")
def test_a_token_cannot_be_shot_at() -> None:
    def can_shoot(**in_the_dining_room: Any) -> bool:
        table = position({"jack": "entrance-hall"}, cards={"jack": ["ST2"]}, **in_the_dining_room)
        return "attack:jack:ST2" in table.keys

    assert can_shoot(hordes={"dining-room": 1})
    assert not can_shoot(tokens=["dining-room"])


@rule("D-MODEL-13")
def test_a_token_does_not_burn() -> None:
    table = position({"leo": "entrance-hall"}, tokens=["music-room"], fire="r2c2", burns={"r2c1": 1})
    table.with_dice(d4=[4]).play("end-turn")
    assert table.state.burns[Square("r2c1")] == 2
    assert tokens(table) == ["music-room"]


# The flare gun


@rule("D-SPAWN-14")
@pytest.mark.parametrize(
    ("part", "d4", "d6", "room"),
    [
        ("row", [2, 3], [1], "boiler-room"),
        ("column", [2], [1, 2], "passageway"),
        ("both", [2, 3], [1, 2], "cross-corridor"),
    ],
)
def test_whoever_holds_a_flare_gun_may_roll_one_or_both_dice_again(
    part: str, d4: list[int], d6: list[int], room: str
) -> None:
    table = spawn(HALL, d4, d6, cards={"leo": [FLARE_GUN]})
    assert table.prompt == "flare-gun"
    table.play(f"reroll:{part}")
    assert tokens(table) == [room]
    assert FLARE_GUN not in table.cards("leo")


@rule("D-SPAWN-14")
def test_the_holder_of_a_flare_gun_may_also_keep_the_roll_and_the_gun() -> None:
    table = spawn(HALL, [2], [1], cards={"leo": [FLARE_GUN]}).play("keep")
    assert tokens(table) == ["music-room"]
    assert table.cards("leo") == [FLARE_GUN]
