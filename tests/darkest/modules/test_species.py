"""Special zombies."""

from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import SPECIES
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.option_checks import spawn_pool
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.state import DarkestState, Horde, Reaction, SpecialZombie
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

from .positions import radioactive

DOLL, GUTS, CHUNK, TUFF = "disco-doll", "guts", "chunk", "tuff-guy"
ALL = {"species": {DOLL: 1, GUTS: 1, CHUNK: 1, TUFF: 1}}
AXE, GUN, BAT, GRENADE = "ST1", "ST2", "ST5", "EQ44"


def band(zombies: int, *kinds: str, infected: bool = False) -> Horde:
    """Ordinary zombies with special ones among them."""
    return Horde(zombies, [SpecialZombie(kind) for kind in kinds], infected=infected)


def leo_rolls(horde: Horde, *faces: str, **fields: Any) -> Position:
    """Leo swings his axe in the dining room."""
    table = position({"leo": "dining-room"}, hordes={"dining-room": horde}, options=ALL, unlocked="all", **fields)
    return table.with_dice(survivor=faces).play(f"attack:leo:{AXE}")


def kinds(table: Position, room: str) -> list[str]:
    """The special zombies of a room."""
    horde = table.state.hordes.get(RoomId(room))
    return [special.kind for special in horde.specials] if horde else []


# How they come


@rule("D-SPEC-01")
def test_any_number_of_tokens_joins_the_stack() -> None:
    plain = spawn_pool(DarkestOptions())
    mixed = spawn_pool(DarkestOptions(species={GUTS: 10, CHUNK: 3, DOLL: 0}))
    assert sorted(mixed) == sorted([*plain, *[GUTS] * 10, *[CHUNK] * 3])
    assert [SPECIES[kind].tokens for kind in (GUTS, CHUNK, DOLL)] == [10, 10, 10]


@rule("D-SPEC-02")
def test_a_token_turns_into_one_special_zombie_and_as_many_others_as_the_die_shows() -> None:
    table = position({"leo": "entrance-hall"}, tokens=["gallery"], spawn=[GUTS], options=ALL, unlocked="all")
    table.with_dice(d4=[3]).play("move:leo:dining-room")
    assert table.state.hordes[RoomId("gallery")] == band(3, GUTS)
    assert GUTS not in table.state.spawn.rest + table.state.spawn.top


@rule("D-SPEC-03")
def test_face_down_it_moves_like_any_other_token() -> None:
    table = position({"leo": "workshop"}, tokens=["linen-store"], spawn=[DOLL], options=ALL, unlocked="all")
    table.with_dice(d4=[1]).play("end-turn")
    assert table.state.hordes[RoomId("great-hall")].zombies == 1, "two rooms on, where it was seen"


# Fighting them


@rule("D-SPEC-04")
def test_ordinary_zombies_must_be_hit_first() -> None:
    table = leo_rolls(band(1, GUTS), "success", "knockback")
    assert [key for key in table.keys if key.startswith("hit")] == ["hit-zombie:dining-room"]
    assert not [key for key in table.keys if GUTS in key]
    table.play("hit-zombie:dining-room")
    assert [key for key in table.keys if GUTS in key], "now nobody stands in between"


@rule("D-SPEC-04", "D-SPEC-10")
def test_a_special_zombie_left_alone_is_knocked_back_into_fire() -> None:
    table = leo_rolls(band(0, GUTS), "knockback", "aim", burns={"r3c4": 1})
    table.play(f"push:{GUTS}:gallery")
    assert not table.state.hordes
    assert table.survivor("leo").xp == 1


@rule("D-SPEC-04")
def test_a_special_zombie_left_alone_is_pushed_next_door() -> None:
    table = leo_rolls(band(0, GUTS, CHUNK), "knockback", "aim")
    assert not [key for key in table.keys if key.startswith("push:zombie")]
    table.play(f"push:{CHUNK}:gallery")
    assert (kinds(table, "dining-room"), kinds(table, "gallery")) == ([GUTS], [CHUNK])


@rule("D-SPEC-04")
@pytest.mark.parametrize(("ordinary", "left"), [(2, [GUTS]), (1, [])])
def test_fire_takes_ordinary_zombies_first(ordinary: int, left: list[str]) -> None:
    table = position(
        {"leo": "entrance-hall"},
        hordes={"workshop": band(ordinary, GUTS)},
        fire="r4c1",
        burns={"r1c4": 2},
        options=ALL,
        unlocked="all",
    )
    table.with_dice(d4=[4]).play("end-turn")
    assert kinds(table, "workshop") == left
    assert table.zombies("workshop") == len(left)


@rule("D-SPEC-05")
def test_special_zombies_are_hit_in_any_order_and_die_of_one_hit() -> None:
    table = leo_rolls(band(0, GUTS, DOLL), "success", "aim")
    assert set(table.keys) == {f"hit-special:{GUTS}:dining-room", f"hit-special:{DOLL}:dining-room"}
    table.play(f"hit-special:{DOLL}:dining-room")
    assert kinds(table, "dining-room") == [GUTS]


@rule("D-SPEC-10")
def test_a_special_zombie_teaches_as_much_as_any_other() -> None:
    table = leo_rolls(band(0, GUTS), "success", "aim")
    assert table.survivor("leo").xp == 1
    assert not table.state.hordes


# Traits


@rule("D-SPEC-07")
@pytest.mark.parametrize(("kind", "room"), [(DOLL, "workshop"), (GUTS, "great-hall")])
def test_a_disco_doll_leads_her_horde_three_rooms_far(kind: str, room: str) -> None:
    table = position({"leo": "workshop"}, hordes={"linen-store": band(1, kind)}, options=ALL, unlocked="all")
    table.with_dice(creature=["damage", "damage"]).play("end-turn")
    assert table.zombies(room) == 2


@rule("D-SPEC-06", "D-SPEC-07", "D-ZMOVE-10")
def test_a_disco_doll_that_has_moved_stays_when_those_she_joined_move_on() -> None:
    joined = Horde(3, [SpecialZombie(DOLL, moved=True)], moved=2)
    table = position({"leo": "workshop"}, hordes={"servants-passage": joined}, options=ALL, unlocked="all")

    def move(state: DarkestState) -> None:
        state.phase = "moves"
        state.reaction = Reaction(area=list(table.rules.house.squares))

    table.with_dice(creature=["damage", "damage"]).arrange(move)
    assert table.state.hordes[RoomId("workshop")].zombies == 2
    assert table.state.hordes[RoomId("servants-passage")].zombies == 1
    assert kinds(table, "servants-passage") == [DOLL]


@rule("D-SPEC-08")
@pytest.mark.parametrize(("bites", "cancelled"), [(1, False), (2, True)])
def test_with_guts_one_bite_cannot_be_cancelled(bites: int, cancelled: bool) -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": band(2, GUTS)}, options=ALL, unlocked="all")
    faces = ["bite"] * bites + ["damage"] * (3 - bites)
    table.with_dice(creature=faces, survivor=["success"]).play("end-turn", "defend")
    asked = "icon:bite" in table.keys if table.prompt == "cancel-icon" else False
    assert asked == cancelled


@rule("D-SPEC-08")
def test_other_hordes_bite_in_vain() -> None:
    table = position({"leo": "dining-room"}, hordes={"dining-room": band(1, DOLL)}, options=ALL, unlocked="all")
    table.with_dice(creature=["bite", "damage"], survivor=["success"]).play("end-turn", "defend")
    assert "icon:bite" in table.keys


@rule("D-SPEC-09")
def test_nothing_from_outside_hits_the_horde_around_chunk() -> None:
    table = position(
        {"jack": "entrance-hall"},
        hordes={"dining-room": band(2, CHUNK)},
        cards={"jack": [GUN, GRENADE]},
        options=ALL,
        unlocked="all",
    )
    assert f"use:jack:{GRENADE}" not in table.keys
    table.with_dice(survivor=["success", "success", "knockback"]).play(f"attack:jack:{GUN}")
    assert table.prompt == "act"
    assert table.zombies("dining-room") == 3


@rule("D-SPEC-09")
def test_any_weapon_of_the_same_room_works_on_the_horde_around_chunk() -> None:
    table = position(
        {"jack": "dining-room"},
        hordes={"dining-room": band(2, CHUNK)},
        cards={"jack": [GUN]},
        options=ALL,
        unlocked="all",
    )
    table.with_dice(survivor=["success", "success", "aim"]).play(f"attack:jack:{GUN}")
    assert table.zombies("dining-room") == 1


@rule("D-SPEC-06", "D-SPEC-09")
def test_a_trait_ends_with_the_last_of_its_kind() -> None:
    table = position(
        {"leo": "dining-room", "jack": "entrance-hall"},
        hordes={"dining-room": band(0, CHUNK, GUTS)},
        groups=[["leo", "jack"]],
        options=ALL,
        unlocked="all",
    )
    table.with_dice(survivor=["success", "aim"]).play(f"attack:leo:{AXE}", f"hit-special:{CHUNK}:dining-room")
    table.with_dice(survivor=["success", "aim", "knockback"]).play(f"attack:jack:{GUN}")
    assert not table.state.hordes


@rule("D-SPEC-06", "D-SPEC-08")
def test_a_trait_spreads_to_the_horde_a_special_zombie_joins() -> None:
    table = position(
        {"leo": "dining-room"},
        hordes={"dining-room": 1, "gallery": band(1, GUTS)},
        options=ALL,
        unlocked="all",
    )
    table.with_dice(creature=["damage", "bite", "damage", "damage"], survivor=["success"])
    table.play("end-turn", "endure", "defend")
    assert table.zombies("dining-room") == 3
    assert table.prompt == "virus-side"


@rule("D-SPEC-11")
def test_around_a_tuff_guy_every_zombie_takes_two_hits() -> None:
    table = leo_rolls(band(2, TUFF), "success", "success")
    assert table.zombies("dining-room") == 2
    assert table.survivor("leo").xp == 1


@rule("D-SPEC-11")
def test_a_tuff_guy_takes_two_hits_himself() -> None:
    table = leo_rolls(band(0, TUFF), "success", "aim")
    assert table.state.hordes[RoomId("dining-room")].specials == [SpecialZombie(TUFF, downed=True)]
    table.with_dice(survivor=["success", "aim"]).play(f"attack:leo:{AXE}")
    assert not table.state.hordes


@rule("D-SPEC-11")
def test_a_tuff_guy_stands_up_in_the_next_reaction() -> None:
    table = leo_rolls(band(0, TUFF), "success", "aim")
    table.with_dice(creature=["damage"]).play("end-turn")
    assert not table.state.hordes[RoomId("dining-room")].specials[0].downed


@rule("D-SPEC-11")
def test_tuff_guys_stay_out_unless_they_are_counted() -> None:
    assert TUFF not in spawn_pool(DarkestOptions(species={GUTS: 2}))
    assert not set(SPECIES) & set(spawn_pool(DarkestOptions()))


# With the other expansion


@rule("D-RAD-17", "D-SPEC-05")
def test_an_infected_special_zombie_takes_two_hits() -> None:
    table = radioactive({"leo": "dining-room"}, hordes={"dining-room": band(0, GUTS, infected=True)}, options=ALL)
    table.with_dice(survivor=["success", "success"]).play(f"attack:leo:{AXE}")
    assert not table.state.hordes
    assert table.survivor("leo").xp == 1


@rule("D-RAD-15", "D-SPEC-02")
def test_an_infected_token_of_a_species_brings_an_infected_horde() -> None:
    table = radioactive({"leo": "entrance-hall"}, tokens=["gallery"], spawn=[GUTS], options=ALL)
    table.arrange(lambda state: setattr(state.tokens[0], "infected", True))
    table.with_dice(d4=[2]).play("move:leo:dining-room")
    assert table.state.hordes[RoomId("gallery")] == band(2, GUTS, infected=True)


@rule("D-RAD-18", "D-SPEC-04")
def test_an_infected_special_zombie_survives_a_little_fire() -> None:
    table = radioactive(
        {"leo": "dining-room"}, hordes={"dining-room": band(0, GUTS, infected=True)}, burns={"r3c4": 1}, options=ALL
    )
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", f"push:{GUTS}:gallery")
    assert table.state.hordes[RoomId("gallery")].specials == [SpecialZombie(GUTS, downed=True)]
