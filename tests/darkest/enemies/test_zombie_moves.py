"""How hordes and tokens move in a reaction."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position


def rolls(table: Position) -> list[int]:
    """How many dice each attack of the enemies was made with."""
    return [len(event.data["dice"]) for event in table.events("attack-roll")]


@rule("D-ZMOVE-01", "D-ZMOVE-05")
def test_a_horde_comes_two_rooms_closer_even_if_it_does_not_arrive() -> None:
    table = position({"leo": "panic-room"}, hordes={"vault": 2}, unlocked=["vault.e", "panic-room.s"]).play("end-turn")
    assert table.zombies("gallery") == 2


@rule("D-ZMOVE-01")
def test_a_horde_that_has_attacked_does_not_move_after_its_prey() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1}, unlocked="all")
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "room:dining-room")
    assert table.zombies("gallery") == 1
    assert table.prompt == "next-round"


@rule("D-ZMOVE-02")
def test_walls_and_locked_doors_stop_zombies() -> None:
    table = position({"leo": "gallery"}, hordes={"panic-room": 1, "medic-bay": 1, "linen-store": 1}).play("end-turn")
    assert [table.zombies(room) for room in ("panic-room", "medic-bay", "linen-store")] == [1, 1, 1]


@rule("D-ZMOVE-02")
def test_zombies_never_walk_into_fire_or_ruins() -> None:
    burning = position({"leo": "gallery"}, hordes={"great-hall": 1, "dining-room": 1}, burns={"r3c4": 1})
    assert burning.play("end-turn").zombies("great-hall") == 1
    ruined = position({"leo": "entrance-hall"}, hordes={"gallery": 1}, destroyed=["r4c4"]).play("end-turn")
    assert ruined.zombies("gallery") == 1


@rule("D-ZMOVE-02")
def test_zombies_may_leave_a_burning_tile() -> None:
    table = position({"leo": "gallery"}, hordes={"dining-room": 1}, burns={"r4c4": 1})
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.zombies("gallery") == 1


@rule("D-ZMOVE-03", "D-ZMOVE-06")
def test_a_unit_with_no_way_inside_the_area_stays_though_there_is_one_outside() -> None:
    table = position({"leo": "workshop"}, hordes={"vault": 2}, unlocked=["vault.w"])
    assert "workshop" in table.rules.plan.distances(RoomId("vault"))
    assert table.play("end-turn").zombies("vault") == 2


@rule("D-ZMOVE-04")
def test_survivors_of_another_group_are_prey_if_they_stand_inside_the_area() -> None:
    table = position(
        {"leo": "gallery", "nina": "entrance-hall"},
        hordes={"conservatory": 1, "dining-room": 1},
        groups=[["leo"], ["nina"]],
    )
    table.with_dice(creature=["damage"]).play("end-turn")
    assert table.prompt == "zombie-target"
    assert table.keys == ["room:gallery", "room:entrance-hall"]
    table.play("room:entrance-hall", "endure")
    assert table.survivor("nina").wounds == 1


@rule("D-ZMOVE-04")
def test_survivors_outside_the_area_are_no_target_however_close() -> None:
    table = position(
        {"leo": "gallery", "nina": "workshop"}, hordes={"great-hall": 1}, groups=[["leo"], ["nina"]], unlocked="all"
    )
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.zombies("gallery") == 1


@rule("D-ZMOVE-05")
def test_of_two_equally_short_ways_the_team_chooses() -> None:
    table = position({"leo": "servants-passage"}, hordes={"gallery": 1}).with_dice(creature=["damage"]).play("end-turn")
    assert table.prompt == "zombie-route"
    assert table.keys == ["room:great-hall", "room:guest-bedroom"]


@rule("D-ZMOVE-08")
def test_a_unit_stops_where_it_meets_anybody_and_attacks_with_all_who_are_there() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "dining-room"},
        hordes={"gallery": 5, "dining-room": 4},
        groups=[["leo"], ["nina"]],
    )
    table.with_dice(creature=["entrap"] * 10).play("end-turn", "endure")
    assert rolls(table) == [4, 6]
    assert table.zombies("dining-room") == 9


@rule("D-ZMOVE-09")
def test_units_move_one_at_a_time_attack_included() -> None:
    table = position({"leo": "gallery"}, hordes={"great-hall": 1, "dining-room": 2}).with_dice(creature=["entrap"] * 5)
    table.play("end-turn", "horde:dining-room")
    assert table.prompt == "defend"
    assert (table.zombies("gallery"), table.zombies("great-hall")) == (2, 1)
    table.play("endure")
    assert rolls(table) == [2, 3]


@rule("D-ZMOVE-14", "D-ZMOVE-09")
def test_nobody_is_asked_about_units_that_cannot_come_closer() -> None:
    hordes = {"panic-room": 1, "medic-bay": 2, "dining-room": 1}
    table = position({"leo": "gallery"}, hordes=hordes).with_dice(creature=["damage"]).play("end-turn")
    assert (table.prompt, table.zombies("gallery")) == ("defend", 1)
    assert table.play("endure").prompt == "next-round"


@rule("D-ZMOVE-10")
def test_zombies_that_have_moved_stay_when_the_horde_they_joined_moves_on() -> None:
    table = position(
        {"leo": "panic-room", "nina": "panic-room"},
        hordes={"vault": 2, "gallery": 3},
        unlocked=["vault.e", "panic-room.s"],
    )
    table.play("end-turn", "horde:vault")
    assert (table.zombies("gallery"), table.zombies("entrance-hall")) == (2, 3)


@rule("D-ZMOVE-10")
def test_a_horde_moved_by_the_first_groups_reaction_moves_again_in_the_next() -> None:
    table = position(
        {"leo": "panic-room", "nina": "panic-room"},
        hordes={"vault": 2},
        unlocked=["vault.e", "panic-room.s"],
        groups=[["leo"], ["nina"]],
    )
    table.play("end-turn")
    assert table.zombies("gallery") == 2
    table.play("end-turn")
    assert table.zombies("entrance-hall") == 2


@rule("D-ZMOVE-11")
def test_a_token_seen_on_its_way_is_revealed_and_goes_on_as_a_horde() -> None:
    table = position({"leo": "gallery"}, tokens=["entrance-hall"], spawn=[3])
    table.with_dice(creature=["entrap"] * 3).play("end-turn", "endure")
    assert table.state.tokens == []
    assert table.zombies("gallery") == 3
    assert table.events("token-revealed")[0].data["room"] == "dining-room"


@rule("D-ZMOVE-11")
def test_a_token_revealed_by_somebodys_fear_still_moves_in_this_reaction() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1}, tokens=["entrance-hall"], unlocked="all", spawn=[2])
    table.with_dice(creature=["fear", "entrap", "entrap"]).play("end-turn", "endure", "room:dining-room", "endure")
    assert table.zombies("dining-room") == 2
    assert rolls(table) == [1, 2]


@rule("D-ZMOVE-12")
def test_a_unit_passes_through_a_horde_without_merging() -> None:
    table = position(
        {"leo": "panic-room"}, hordes={"vault": 2, "great-hall": 3}, unlocked=["vault.e", "panic-room.s"], seats=1
    )
    table.play("end-turn", "horde:vault")
    assert (table.zombies("great-hall"), table.zombies("gallery"), table.zombies("dining-room")) == (0, 2, 3)


@rule("D-ZMOVE-12")
def test_two_tokens_that_meet_stay_two_tokens_and_move_one_by_one() -> None:
    table = position(
        {"leo": "panic-room", "nina": "panic-room"},
        tokens=["vault", "vault"],
        unlocked=["vault.e", "panic-room.s"],
        groups=[["leo"], ["nina"]],
    )
    table.with_dice().play("end-turn")
    assert [token.room for token in table.state.tokens] == ["gallery", "gallery"]


@rule("D-ZMOVE-13")
def test_a_horde_moves_as_a_whole() -> None:
    table = position({"leo": "panic-room"}, hordes={"vault": Horde(9, waiting=2)}, unlocked=["vault.e", "panic-room.s"])
    table.play("end-turn")
    assert table.zombies("vault") == 0
    assert table.state.hordes[RoomId("gallery")].waiting == 0
    assert table.zombies("gallery") == 9
