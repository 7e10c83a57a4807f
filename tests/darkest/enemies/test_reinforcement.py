"""Zombies call more of their kind."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown

ROOM = "dining-room"


def rolls(table: Position) -> list[int]:
    """How many dice each attack of the enemies was made with."""
    return [len(event.data["dice"]) for event in table.events("attack-roll")]


@rule("D-REINF-02", "D-REINF-EX1")
def test_the_one_horde_two_tiles_away_that_needs_two_moves_must_come() -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, hordes={"gallery": 1, "cross-corridor": 2, "workshop": 4})
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.zombies("gallery") == 5
    assert table.zombies("cross-corridor") == 2


@rule("D-REINF-02")
def test_hordes_on_the_eight_tiles_around_are_not_called() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1, "medic-bay": 2, "guest-bedroom": 1}, burns={"r3c4": 1})
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.events("horde-called") == []


@rule("D-REINF-02")
def test_fire_on_the_way_keeps_the_called_away() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1, "great-hall": 2}, burns={"r3c4": 1})
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.zombies("great-hall") == 2


@rule("D-REINF-03")
def test_the_team_chooses_which_unit_comes_even_from_outside_the_zone() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1, "conservatory": 2, "great-hall": 3})
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.prompt == "call-horde"
    assert table.keys == ["horde:conservatory", "horde:great-hall"]
    table.play("horde:great-hall")
    assert (table.zombies(ROOM), table.zombies("conservatory")) == (4, 2)


@rule("D-REINF-03")
def test_every_icon_calls_a_unit() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 2, "conservatory": 2, "great-hall": 3})
    table.with_dice(creature=["reinforcement"] * 2).play("end-turn", "endure", "horde:conservatory")
    assert table.zombies(ROOM) == 7


@rule("D-REINF-05")
def test_a_called_token_is_revealed_first() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1}, tokens=["great-hall"], spawn=[3])
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert [event.data["zombies"] for event in table.events("token-revealed")] == [3]
    assert table.state.tokens == []
    assert table.state.hordes[RoomId(ROOM)] == Horde(4)


@rule("D-REINF-05")
def test_the_called_add_no_dice_until_the_round_ends() -> None:
    table = position({"leo": ROOM, "nina": ROOM}, hordes={ROOM: 1, "great-hall": 3}, groups=[["leo"], ["nina"]])
    table.with_dice(creature=["reinforcement", "entrap"]).play("end-turn", "endure")
    assert table.state.hordes[RoomId(ROOM)].waiting == 3
    table.play("end-turn", "endure", "survivor:leo")
    assert rolls(table) == [1, 1]
    assert table.prompt == "next-round"
    assert table.state.hordes[RoomId(ROOM)].waiting == 0


@rule("D-REINF-05")
def test_the_called_hold_back_even_when_others_arrive_and_all_attack() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1, "great-hall": 3, "entrance-hall": 2})
    table.with_dice(creature=["reinforcement", "entrap", "entrap", "entrap"]).play("end-turn", "endure", "endure")
    assert rolls(table) == [1, 3]
    assert table.zombies(ROOM) == 6


@rule("D-REINF-05")
def test_in_the_showdown_the_called_hold_back_for_one_reaction() -> None:
    table = showdown(
        {"leo": ROOM},
        nemesis=("doctor-mortimer", "sprinkler-control"),
        hordes={ROOM: 1, "great-hall": 3, "entrance-hall": 1},
        boxes=[["leo"], [], []],
    )
    table.with_dice(creature=["reinforcement", "entrap", "entrap"]).play("shift", "endure", "endure")
    assert rolls(table) == [1, 2]
    assert table.state.hordes[RoomId(ROOM)] == Horde(5)


@rule("D-REINF-05")
def test_of_a_mixed_horde_those_who_do_not_wait_are_hit_first() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: Horde(4, waiting=2)})
    table.with_dice(survivor=["success", "success"]).play("attack:leo:ST1")
    assert table.state.hordes[RoomId(ROOM)] == Horde(2, waiting=2)


@rule("D-REINF-06")
def test_a_unit_that_would_meet_somebody_on_its_way_cannot_be_called() -> None:
    table = position({"leo": ROOM, "nina": "gallery"}, hordes={ROOM: 1, "great-hall": 2}, groups=[["leo"], ["nina"]])
    table.with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.zombies("great-hall") == 2


@rule("D-REINF-07")
def test_an_icon_that_calls_nobody_is_ignored() -> None:
    table = position({"leo": ROOM}, hordes={ROOM: 1}).with_dice(creature=["reinforcement"]).play("end-turn", "endure")
    assert table.prompt == "next-round"
    assert table.zombies(ROOM) == 1
