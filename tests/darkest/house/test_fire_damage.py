"""What the fire does to those it reaches."""

from typing import Any

import pytest

from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

NORTH = 1
CORNER = "r1c5"
"""From here a fire going north stays where it is, far from everybody."""


def burn(survivors: dict[str, str], event: int = 0, darkness: int = 1, **fields: Any) -> Position:
    """A round whose event lets the fire in the corner spread and do its harm all over the house."""
    table = position(survivors, phase="round", event=event, darkness=darkness, fire=CORNER, **fields)
    return table.with_dice(d4=[NORTH]).play("go-on")


# After a spread


@rule("D-FIRE-17", "D-FIRE-20")
def test_a_spread_hurts_by_the_heat_of_every_burning_and_destroyed_tile() -> None:
    table = burn(
        {"nina": "entrance-hall", "jack": "dining-room", "bruce": "gallery", "lucy": "workshop"},
        burns={"r4c3": 1, "r4c4": 2},
        destroyed=["r3c4"],
    )
    wounds = {name: who.wounds for name, who in table.state.survivors.items()}
    assert wounds == {"nina": 1, "jack": 2, "bruce": 3, "lucy": 0}


@pytest.mark.parametrize(("event", "darkness"), [pytest.param(0, 1, id="event"), pytest.param(1, 2, id="darkness")])
@rule("D-FIRE-17", "D-FIRE-20", "D-DARK-05")
def test_fire_hurts_after_a_spread_of_the_upkeep(event: int, darkness: int) -> None:
    table = burn({"nina": "dining-room", "leo": "gallery"}, event, darkness, burns={"r4c4": 1})
    assert table.survivor("nina").wounds == 1


@rule("D-FIRE-17", "D-FIRE-20", "D-CHAR-01")
def test_fire_hurts_after_the_spread_of_a_reaction_and_even_leo() -> None:
    table = position({"leo": "dining-room"}, fire=CORNER, burns={"r4c4": 2}).with_dice(d4=[NORTH])
    table.play("end-turn")
    assert table.survivor("leo").wounds == 2


@rule("D-FIRE-17", "D-FIRE-20")
def test_fire_hurts_after_the_spread_of_a_terror_die() -> None:
    table = position({"nina": "dining-room", "leo": "dining-room"}, fire=CORNER, burns={"r4c4": 1})
    table.with_dice(survivor=["aim", "aim"], terror=["fire"], d4=[NORTH]).play("search:leo")
    assert table.survivor("nina").wounds == 1


@rule("D-FIRE-12")
def test_both_rooms_of_a_tile_burn_even_a_locked_one() -> None:
    table = burn({"nina": "kitchen", "jack": "pantry"}, burns={"r1c3": 1})
    assert "pantry.n" in table.state.locks
    assert [who.wounds for who in table.state.survivors.values()] == [1, 1]


@rule("D-FIRE-18", "D-XP-04")
def test_as_many_zombies_burn_as_the_tile_is_hot_and_nobody_learns_from_it() -> None:
    table = burn(
        {"nina": "gallery", "jack": "workshop"}, hordes={"vault": 3, "boiler-room": 1}, burns={"r2c3": 2, "r3c1": 2}
    )
    assert table.zombies("vault") == 1
    assert table.zombies("boiler-room") == 0
    assert [who.xp for who in table.state.survivors.values()] == [0, 0]


@rule("D-FIRE-18")
def test_the_team_chooses_in_which_room_of_a_tile_zombies_burn() -> None:
    table = burn(
        {"nina": "gallery", "jack": "workshop"}, hordes={"passageway": 2, "storage-room": 2}, burns={"r2c2": 1}
    )
    assert table.prompt == "burn-zombie"
    assert table.keys == ["room:passageway", "room:storage-room"]
    table.play("room:storage-room")
    assert (table.zombies("passageway"), table.zombies("storage-room")) == (2, 1)


@rule("D-FIRE-19")
def test_the_team_places_the_heat_on_a_creature() -> None:
    table = burn({"nina": "gallery", "jack": "workshop"}, creature=("undead-bird", "vault"), burns={"r2c3": 2})
    assert table.prompt == "burn-where"
    table.play("part:3-red", "part:1-blue")
    assert table.prompt == "group-order"
    assert table.state.creature is not None
    assert table.state.creature.cubes == [1, 0, 1, 0, 0]


@rule("D-FIRE-19", "D-CREA-11")
def test_a_fire_resistant_creature_feels_nothing() -> None:
    table = burn({"nina": "gallery", "jack": "workshop"}, creature=("zombie-dog", "vault"), destroyed=["r2c3"])
    assert table.prompt == "group-order"
    assert table.state.creature is not None
    assert sum(table.state.creature.cubes) == 0


@rule("D-FIRE-21", "D-MODEL-13")
def test_spawn_tokens_do_not_burn() -> None:
    table = burn({"nina": "gallery", "jack": "workshop"}, tokens=["vault"], burns={"r2c3": 2})
    assert [token.room for token in table.state.tokens] == ["vault"]


# On moving


@rule("D-FIRE-22", "D-MOVE-06")
def test_moving_onto_a_burning_tile_costs_its_heat_at_once() -> None:
    table = position({"nina": "entrance-hall"}, burns={"r4c4": 2}).play("move:nina:dining-room")
    assert table.survivor("nina").room == "dining-room"
    assert table.survivor("nina").wounds == 2


@rule("D-FIRE-22", "D-MOVE-06")
def test_moving_onto_a_destroyed_tile_costs_three() -> None:
    table = position({"nina": "entrance-hall"}, destroyed=["r4c4"]).play("move:nina:dining-room")
    assert table.survivor("nina").wounds == 3


@rule("D-FIRE-22")
def test_changing_rooms_on_a_burning_tile_costs_nothing_more() -> None:
    table = position({"nina": "servants-passage"}, burns={"r2c5": 2}, unlocked=["linen-store.s"])
    table.play("move:nina:linen-store")
    assert table.survivor("nina").wounds == 0


@rule("D-FIRE-22", "D-DICE-19")
def test_retreating_onto_a_burning_tile_costs_its_heat() -> None:
    table = position({"nina": "entrance-hall"}, hordes={"entrance-hall": 1}, burns={"r4c4": 1}, unlocked="all")
    table.with_dice(survivor=["aim", "retreat", "aim"]).play("attack:nina:ST3", "retreat:nina:dining-room")
    assert table.survivor("nina").wounds == 1


@rule("D-FIRE-22")
def test_leaving_a_burning_tile_costs_nothing() -> None:
    table = position({"nina": "dining-room"}, burns={"r4c4": 2}).play("move:nina:entrance-hall")
    assert table.survivor("nina").wounds == 0


# On being knocked back


@pytest.mark.parametrize("hot", [{"burns": {"r4c4": 1}}, {"destroyed": ["r4c4"]}], ids=["burning", "destroyed"])
@rule("D-FIRE-23")
def test_a_zombie_knocked_into_the_fire_dies_and_teaches_the_attacker(hot: dict[str, Any]) -> None:
    table = position({"nina": "entrance-hall"}, hordes={"entrance-hall": 2}, **hot)
    table.with_dice(survivor=["aim", "knockback", "aim"]).play("attack:nina:ST3", "push:zombie:dining-room")
    assert table.zombies("entrance-hall") == 1
    assert table.zombies("dining-room") == 0
    assert table.survivor("nina").xp == 1


@rule("D-FIRE-24")
def test_a_creature_knocked_into_the_fire_takes_its_heat() -> None:
    table = position({"nina": "entrance-hall"}, creature=("undead-bird", "entrance-hall"), burns={"r4c4": 2})
    table.with_dice(survivor=["aim", "knockback", "aim"]).play("attack:nina:ST3", "push:undead-bird:dining-room")
    table.play("part:3-red", "part:4-orange")
    assert table.state.creature is not None
    assert table.state.creature.room == "dining-room"
    assert table.state.creature.cubes == [0, 0, 1, 1, 0]
    assert table.prompt == "act"


@rule("D-FIRE-24")
def test_a_fire_resistant_creature_is_knocked_through_fire_unharmed() -> None:
    table = position({"nina": "entrance-hall"}, creature=("zombie-dog", "entrance-hall"), burns={"r4c4": 2})
    table.with_dice(survivor=["aim", "knockback", "aim"]).play("attack:nina:ST3", "push:zombie-dog:dining-room")
    assert table.state.creature is not None
    assert sum(table.state.creature.cubes) == 0


@rule("D-FIRE-24", "D-XP-02")
def test_everybody_learns_from_a_creature_that_dies_of_being_knocked_into_fire() -> None:
    def almost_dead(state: DarkestState) -> None:
        assert state.creature is not None
        state.creature.cubes = [2, 1, 1, 1, 0]

    table = position(
        {"nina": "entrance-hall", "leo": "workshop"}, creature=("undead-bird", "entrance-hall"), burns={"r4c4": 2}
    )
    table.arrange(almost_dead).with_dice(survivor=["aim", "knockback", "aim"])
    table.play("attack:nina:ST3", "push:undead-bird:dining-room")
    assert table.state.creature is None
    assert [who.xp for who in table.state.survivors.values()] == [2, 2]
