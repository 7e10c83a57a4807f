"""What two virus tokens do to a survivor."""

from typing import Any

from dreadhall.darkest.components.catalogue import SURVIVORS
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position
from tests.darkest.openings import before_round

HALL = {"lucy": "entrance-hall", "leo": "dining-room"}


def infected(*names: str, cube: int = 5, **position_: Any) -> Position:
    """Before a round without cameras; these have two virus tokens, and the cube lies on this skill of theirs."""
    table = before_round(HALL, **position_)

    def infect(state: DarkestState) -> None:
        for name in names:
            state.survivors[SurvivorId(name)].virus = ["left", "left"]
            state.survivors[SurvivorId(name)].zombification = cube

    return table.arrange(infect)


def one_round(table: Position, d4: tuple[int, ...] = (2,)) -> Position:
    """Play an upkeep with the fire event, the groups in the order they stand."""
    table.arrange(lambda state: setattr(state, "event", 0))
    table.with_dice(d4=d4, d6=[1]).play("go-on")
    while table.prompt == "group-order":
        table.play(table.keys[0])
    return table


def next_round(table: Position) -> Position:
    """End all turns."""
    while table.prompt == "act":
        table.play("end-turn")
    return table


@rule("D-ZOMB-01")
def test_one_virus_token_does_nothing_and_two_begin_it() -> None:
    table = one_round(infected("lucy").arrange(lambda state: state.survivors[SurvivorId("leo")].virus.append("left")))
    assert table.survivor("lucy").zombification == 4
    assert table.survivor("leo").zombification == 5


@rule("D-ZOMB-02", "D-ZOMB-03", "D-ZOMB-EX1")
def test_the_cube_is_placed_on_the_last_skill_and_takes_the_second_in_the_third_round() -> None:
    second = SURVIVORS[SurvivorId("lucy")].skills[1].key
    table = infected("lucy", skills={"lucy": [second]}, xp={"lucy": 3})
    cubes, owned = [], []
    for _ in range(3):
        one_round(table)
        cubes.append(table.survivor("lucy").zombification)
        owned.append(second in table.survivor("lucy").skills)
        next_round(table)
    assert cubes == [4, 3, 2]
    assert owned == [True, True, False]
    assert table.survivor("lucy").xp == 3


@rule("D-ZOMB-04")
def test_the_skill_under_the_cube_and_those_to_its_right_cannot_be_bought_any_more() -> None:
    table = one_round(infected("lucy", cube=4, xp={"lucy": 10}))
    learnable = [key.split(":")[2] for key in table.keys if key.startswith("learn:lucy")]
    assert learnable == [skill.key for skill in SURVIVORS[SurvivorId("lucy")].skills[:2]]


@rule("D-ZOMB-05", "D-ZOMB-08")
def test_at_the_first_skill_the_survivor_is_a_zombie_of_the_horde_in_the_room_and_darkness_grows() -> None:
    table = one_round(infected("lucy", cube=2, hordes={"entrance-hall": 2}))
    assert "lucy" not in table.state.survivors
    assert table.zombies("entrance-hall") == 3
    assert table.state.darkness == 2
    assert table.state.groups == [["leo"]]


@rule("D-ZOMB-05")
def test_who_is_zombified_alone_leaves_one_zombie() -> None:
    table = one_round(infected("lucy", cube=2))
    assert table.zombies("entrance-hall") == 1


@rule("D-ZOMB-06")
def test_it_takes_four_rounds_with_two_tokens() -> None:
    table = infected("lucy")
    for rounds in range(1, 5):
        one_round(table)
        assert ("lucy" in table.state.survivors) == (rounds < 4)
        if rounds < 4:
            next_round(table)


@rule("D-ZOMB-07")
def test_losing_the_second_token_stops_it_and_a_new_one_goes_on_from_there() -> None:
    table = infected("lucy", cube=3).arrange(lambda state: state.survivors[SurvivorId("lucy")].virus.remove("left"))
    next_round(one_round(table))
    assert table.survivor("lucy").zombification == 3
    one_round(table.arrange(lambda state: state.survivors[SurvivorId("lucy")].virus.append("right")))
    assert table.survivor("lucy").zombification == 2


@rule("D-ZOMB-01", "D-ZOMB-05")
def test_who_burns_because_another_was_zombified_does_not_turn_as_well() -> None:
    # Lucy's end moves the darkness onto its fire icon; the fire spreads and kills Leo, who had two tokens himself.
    table = infected("lucy", "leo", cube=2, wounds={"leo": 8}, darkness=2, fire="r1c5", burns={"r4c4": 1})
    one_round(table, d4=(1, 2, 1))
    assert table.state.survivors == {}
    assert table.zombies("entrance-hall") == 1
    assert table.zombies("dining-room") == 0
