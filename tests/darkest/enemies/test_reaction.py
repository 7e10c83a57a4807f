"""The reaction phase: which enemies wake, who attacks, and in which order."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position


def rolls(table: Position) -> list[int]:
    """How many dice each attack of the enemies was made with."""
    return [len(event.data["dice"]) for event in table.events("attack-roll")]


def creature_room(table: Position) -> str:
    """Where the creature stands."""
    assert table.state.creature is not None
    return table.state.creature.room


@rule("D-REACT-01", "D-REACT-16")
def test_attack_then_movement_then_fire() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1, "dining-room": 1}, fire="r1c1", burns={"r1c2": 1})
    table.with_dice(creature=["damage"] * 3, d4=[2]).play("end-turn", "endure", "endure")
    story = [event.kind for event in table.table.events]
    assert [kind for kind in story if kind in ("attack-roll", "zombies-move", "fire-moves")] == [
        "attack-roll",
        "zombies-move",
        "attack-roll",
        "fire-moves",
    ]
    assert table.state.burns == {"r1c2": 2}


@rule("D-REACT-16")
def test_without_a_fire_nothing_spreads() -> None:
    table = position({"leo": "gallery"}).with_dice().play("end-turn")
    assert table.prompt == "next-round"


@rule("D-REACT-02", "D-REACT-06", "D-REACT-EX1")
def test_only_hordes_around_the_group_that_has_finished_wake_up() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "entrance-hall", "jack": "workshop"},
        hordes={"dining-room": 1, "great-hall": 1},
        groups=[["leo", "nina"], ["jack"]],
    )
    table.with_dice(creature=["damage"]).play("end-turn", "endure", "survivor:leo")
    assert table.prompt == "act"
    assert (table.zombies("entrance-hall"), table.zombies("great-hall")) == (1, 1)


@rule("D-REACT-03")
def test_the_zone_is_the_tile_and_the_eight_around_cut_off_at_the_edge_of_the_house() -> None:
    inside = position({"leo": "gallery"}).play("end-turn")
    edge = position({"leo": "medic-bay"}).play("end-turn")
    assert inside.events("reaction")[0].data["tiles"] == [f"r{row}c{col}" for row in (2, 3, 4) for col in (3, 4, 5)]
    assert edge.events("reaction")[0].data["tiles"] == ["r3c4", "r3c5", "r4c4", "r4c5"]


@rule("D-REACT-04", "D-REACT-EX3")
def test_each_location_of_a_split_group_makes_its_own_zone() -> None:
    split = position(
        {"bruce": "entrance-hall", "nina": "entrance-hall", "leo": "great-hall"},
        hordes={"guest-bedroom": 1},
        groups=[["bruce", "nina", "leo"]],
    )
    split.with_dice(creature=["damage"]).play("end-turn")
    assert split.prompt == "zombie-route"
    split.play("room:servants-passage", "endure")
    assert split.zombies("great-hall") == 1
    together = position(dict.fromkeys(("bruce", "nina", "leo"), "entrance-hall"), hordes={"guest-bedroom": 1})
    together.with_dice().play("end-turn")
    assert together.zombies("guest-bedroom") == 1


@rule("D-REACT-05", "D-FEAR-06")
def test_fear_during_the_reaction_makes_no_new_zone() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1, "workshop": 2}, unlocked="all")
    table.with_dice(creature=["fear"]).play("end-turn", "endure", "room:great-hall")
    assert table.survivor("leo").room == "great-hall"
    assert table.zombies("workshop") == 2


@rule("D-REACT-06")
def test_tokens_in_the_zone_wake_up_too() -> None:
    table = position({"leo": "entrance-hall"}, tokens=["gallery", "guest-bedroom"], spawn=[1])
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.zombies("entrance-hall") == 1
    assert [token.room for token in table.state.tokens] == ["guest-bedroom"]


@rule("D-REACT-07", "D-REACT-EX6")
def test_the_creature_reacts_wherever_it_is_but_a_zombie_there_does_not() -> None:
    people = {"leo": "gallery", "nina": "gallery"}
    table = position(people, hordes={"dining-room": 1, "guest-bedroom": 2, "conservatory": 1})
    table.with_dice(creature=["damage"] * 4)
    table.play("end-turn", "horde:dining-room", "endure", "survivor:leo", "endure", *["survivor:leo"] * 3)
    assert (table.zombies("gallery"), table.zombies("conservatory")) == (3, 1)
    beyond = position(people, creature=("zombie-dog", "conservatory"))
    beyond.with_dice(creature=["damage"] * 3).play("end-turn")
    assert creature_room(beyond) == "gallery"


@rule("D-REACT-08")
def test_the_team_orders_the_surroundings_of_a_split_group_and_each_unit_acts_once() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "great-hall"},
        hordes={"conservatory": 1, "workshop": 1, "gallery": 1},
        groups=[["leo", "nina"]],
    )
    table.with_dice(creature=["damage"] * 4).play("end-turn")
    assert table.prompt == "move-order"
    assert table.keys == ["horde:conservatory", "horde:workshop", "horde:gallery"]
    table.play("horde:workshop", "endure")
    assert table.keys == ["horde:conservatory", "horde:gallery"]
    table.play("horde:gallery", "endure", "endure")
    assert (table.zombies("great-hall"), table.zombies("entrance-hall")) == (2, 1)


@rule("D-REACT-09")
def test_when_the_group_dies_in_its_turn_only_creature_and_fire_act() -> None:
    table = position(
        {"nina": "dining-room", "leo": "conservatory"},
        wounds={"nina": 7},
        hordes={"entrance-hall": 2},
        creature=("zombie-dog", "servants-passage"),
        fire="r3c4",
        burns={"r3c4": 1},
    )
    table.with_dice(d4=[1]).play("move:nina:gallery", "room:great-hall")
    assert table.zombies("entrance-hall") == 2
    assert creature_room(table) == "dining-room"
    assert table.state.fire == "r2c4"
    assert table.prompt == "act"


@rule("D-REACT-10")
def test_an_activated_horde_attacks_survivors_of_any_group() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "dining-room"}, hordes={"dining-room": 1}, groups=[["leo"], ["nina"]]
    )
    table.with_dice(creature=["damage"]).play("end-turn", "endure")
    assert table.survivor("nina").wounds == 1


@rule("D-REACT-10")
def test_a_horde_outside_the_area_does_not_attack_those_it_shares_a_room_with() -> None:
    table = position({"leo": "entrance-hall", "nina": "workshop"}, hordes={"workshop": 1}, groups=[["leo"], ["nina"]])
    table.with_dice().play("end-turn")
    assert table.survivor("nina").wounds == 0


@rule("D-REACT-12", "D-REACT-13", "D-CDICE-06")
def test_all_hordes_attack_before_the_creature_in_the_order_the_team_likes() -> None:
    table = position(
        {"leo": "gallery", "nina": "dining-room"},
        hordes={"gallery": 1, "dining-room": 2},
        creature=("undead-bird", "gallery"),
        groups=[["leo", "nina"]],
    )
    table.with_dice(creature=["damage"] * 5).play("end-turn")
    assert table.prompt == "attack-order"
    assert table.keys == ["room:gallery", "room:dining-room"]
    table.play("room:dining-room", "endure", "endure", "endure")
    attacks = [(event.data["attacker"], event.data["room"]) for event in table.events("attack-roll")]
    assert attacks == [("zombies", "dining-room"), ("zombies", "gallery"), ("undead-bird", "gallery")]


@rule("D-REACT-14")
def test_a_die_a_zombie_at_most_six_and_the_creature_by_its_board() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 8}, creature=("zombie-dog", "gallery"))
    table.with_dice(creature=["damage"] * 6 + ["entrap"] * 3).play("end-turn", "endure", "endure")
    assert rolls(table) == [6, 3]


@rule("D-REACT-15")
def test_zombies_lying_down_stand_up_and_count_fully() -> None:
    table = position(
        {"leo": "gallery"}, hordes={"gallery": Horde(3, downed=2, knocked=2), "workshop": Horde(1, downed=1)}
    )
    table.with_dice(creature=["damage"] * 3).play("end-turn", "endure")
    assert rolls(table) == [3]
    assert table.state.hordes[RoomId("gallery")].downed == 0
    assert table.state.hordes[RoomId("workshop")].downed == 1


@rule("D-REACT-EX2", "D-ZMOVE-08")
def test_newcomers_attack_together_with_those_who_have_attacked_already() -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, hordes={"gallery": 2, "great-hall": 4})
    table.with_dice(creature=["entrap"] * 8).play("end-turn", "endure", "survivor:leo")
    assert rolls(table) == [2, 6]


@rule("D-REACT-EX4", "D-ZMOVE-05")
def test_a_token_takes_the_detour_inside_the_zone_and_arrives_in_the_third_reaction() -> None:
    table = position(
        dict.fromkeys(("leo", "nina", "jack"), "panic-room"),
        tokens=["vault"],
        groups=[["leo"], ["nina"], ["jack"]],
        unlocked=["vault.e", "panic-room.s"],
        spawn=[1],
    )
    table.with_dice(creature=["entrap"]).play("end-turn")
    assert [token.room for token in table.state.tokens] == ["gallery"]
    table.play("end-turn")
    assert table.zombies("entrance-hall") == 1
    table.play("end-turn", "endure", "survivor:jack")
    assert table.zombies("panic-room") == 1


@rule("D-REACT-EX5", "D-CMOVE-04")
def test_the_dog_does_not_move_while_one_door_of_the_way_is_locked() -> None:
    people = {"leo": "pantry"}
    for unlocked in ([], ["pantry.n"], ["workshop.w"]):
        table = position(people, creature=("zombie-dog", "gallery"), unlocked=unlocked).play("end-turn")
        assert creature_room(table) == "gallery"
    table = position(people, creature=("zombie-dog", "gallery"), unlocked=["pantry.n", "workshop.w"]).play("end-turn")
    assert creature_room(table) == "kitchen"


@rule("D-REACT-EX7", "D-ZMOVE-04")
def test_zombies_go_to_whichever_part_of_a_split_group_is_closest() -> None:
    table = position(
        {"leo": "entrance-hall", "nina": "entrance-hall", "jack": "gallery"},
        hordes={"conservatory": 2, "great-hall": 1, "guest-bedroom": 2},
        groups=[["leo", "nina", "jack"]],
    )
    table.with_dice(creature=["entrap"] * 6)
    table.play("end-turn", "horde:conservatory", "endure", "survivor:leo", "horde:great-hall", "endure")
    assert (table.zombies("entrance-hall"), table.zombies("gallery")) == (2, 3)
