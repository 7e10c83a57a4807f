"""The Mystic Elevator. (B-ELEV)"""

from dreadhall.betrayal.components.rooms import (
    BEDROOM,
    CHAPEL,
    COAL_CHUTE,
    CONSERVATORY,
    DUSTY_HALLWAY,
    GRAVEYARD,
    LIBRARY,
)
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, draw
from tests.betrayal.plain import GHOUL_1, OX, VIVIAN, ZOE, haunted, monster_turn

LIFT = "mystic-elevator"
UPSTAIRS = row("upper", LIFT)
"""The elevator, south of the Upper Landing."""


def before(**where: str) -> Position:
    """Ox stands before the elevator; the others are where nothing happens, unless they are named."""
    places = {OX: "upper-landing", VIVIAN: where.get("vivian", "foyer"), ZOE: where.get("zoe", "foyer")}
    return position(places, rooms=UPSTAIRS)


def lies(table: Position) -> tuple[str, int, int]:
    """The cell of the elevator."""
    return table.rules.plan.placed[RoomId(LIFT)].cell


def docks(table: Position) -> list[str]:
    """Where it may go."""
    assert table.prompt == "dock-elevator"
    return table.keys


# Riding


@rule("B-ELEV-01", "B-ELEV-02", "B-DEC-10")
def test_whoever_enters_rolls_two_dice_and_docks_at_a_doorway_of_that_floor() -> None:
    table = before().with_dice(1, 1).play(f"go:{LIFT}")
    assert table.asked == [0]
    assert docks(table) == ["dock:foyer:n", "dock:foyer:s", "dock:entrance-hall:n", "dock:entrance-hall:s"]
    table.play("dock:entrance-hall:n")
    assert lies(table) == ("ground", 0, -1)
    assert table.explorer(OX).place == LIFT
    assert "go:entrance-hall" in table.keys


@rule("B-ELEV-01")
def test_everybody_and_everything_aboard_goes_along() -> None:
    table = position({OX: "upper-landing", VIVIAN: LIFT, ZOE: "foyer"}, rooms=UPSTAIRS, piles={LIFT: ["axe"]})
    table.with_dice(1, 0).play(f"go:{LIFT}", "dock:basement-landing:w")
    assert table.rules.plan.floor_of(table.explorer(VIVIAN).place) == "basement"
    assert table.state.piles == {LIFT: ["axe"]}


@rule("B-ELEV-01")
def test_discovering_it_counts_as_entering() -> None:
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}).top("room", LIFT)
    table.with_dice(1, 1).play("explore:n")
    assert table.prompt == "dock-elevator"


@rule("B-ELEV-01")
def test_being_sent_there_by_a_card_counts_as_entering() -> None:
    table = draw("secret-stairs", 1, 1, rooms=UPSTAIRS).play(f"room:{LIFT}", "yes")
    assert table.explorer(OX).place == LIFT
    assert table.prompt == "dock-elevator"


@rule("B-ELEV-03")
def test_without_a_doorway_on_that_floor_it_stays() -> None:
    shut = [
        Placed(COAL_CHUTE, "ground", 0, -1, 2),
        Placed(CONSERVATORY, "ground", 0, 1),
        Placed(CHAPEL, "ground", -1, 1),
        Placed(GRAVEYARD, "ground", -1, -1),
    ]
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, rooms=[*UPSTAIRS, *shut])
    assert table.rules.plan.open_doorways("ground") == ()
    table.with_dice(1, 1).play(f"go:{LIFT}")
    assert table.prompt == "turn"
    assert lies(table) == ("upper", 0, 1)


@rule("B-ELEV-03", "B-SEAL-07")
def test_it_stays_where_it_would_take_the_last_doorway_of_a_floor() -> None:
    nearly = [
        Placed(CONSERVATORY, "ground", 0, 1),
        Placed(CHAPEL, "ground", -1, 1),
        Placed(GRAVEYARD, "ground", -1, -1),
    ]
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, rooms=[*UPSTAIRS, *nearly])
    assert len(table.rules.plan.open_doorways("ground")) == 1
    table.with_dice(1, 1).play(f"go:{LIFT}")
    assert table.prompt == "turn"
    assert lies(table) == ("upper", 0, 1)


@rule("B-ELEV-03", "B-SEAL-07")
def test_two_doorways_to_one_cell_are_one_place_to_grow() -> None:
    nearly = [
        Placed(CONSERVATORY, "ground", 0, 1),
        Placed(CHAPEL, "ground", -1, 1),
        Placed(LIBRARY, "ground", -1, -1, 3),
    ]
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, rooms=[*UPSTAIRS, *nearly])
    assert len(table.rules.plan.open_doorways("ground")) == 2
    table.with_dice(1, 1).play(f"go:{LIFT}")
    assert table.prompt == "turn"
    assert lies(table) == ("upper", 0, 1)


@rule("B-ELEV-04", "B-DEC-10")
def test_on_the_floor_rolled_it_may_stay_or_change_doorways() -> None:
    table = before().with_dice(2, 1).play(f"go:{LIFT}")
    assert docks(table) == ["dock:upper-landing:n", "dock:upper-landing:e", "dock:upper-landing:w", "stay"]
    assert lies(table.play("stay")) == ("upper", 0, 1)
    assert lies(before().with_dice(2, 1).play(f"go:{LIFT}", "dock:upper-landing:e")) == ("upper", 1, 0)


@rule("B-DEC-10")
def test_on_another_floor_it_may_not_stay() -> None:
    assert "stay" not in before().with_dice(1, 1).play(f"go:{LIFT}").keys


@rule("B-ELEV-05")
def test_a_four_lets_one_choose_the_floor() -> None:
    table = before().with_dice(2, 2).play(f"go:{LIFT}")
    assert {"dock:upper-landing:e", "dock:foyer:n", "dock:basement-landing:s", "stay"} <= set(docks(table))


@rule("B-ELEV-06")
def test_it_moves_once_in_a_turn() -> None:
    table = before().with_dice(2, 1).play(f"go:{LIFT}", "stay", "go:upper-landing", f"go:{LIFT}")
    assert table.prompt == "turn"
    assert table.explorer(OX).place == LIFT


@rule("B-ELEV-07")
def test_after_the_ride_one_walks_on_and_the_doorway_left_is_open() -> None:
    table = before()
    assert "explore:s" not in table.keys
    table.with_dice(1, 1).play(f"go:{LIFT}", "dock:foyer:n", "go:foyer")
    assert table.state.turn.spent == 2
    assert ("upper-landing", 2) in table.rules.plan.open_doorways("upper")


@rule("B-ELEV-09")
def test_whoever_stays_aboard_for_a_whole_turn_rolls_at_its_end() -> None:
    table = position({OX: LIFT, VIVIAN: "foyer", ZOE: "foyer"}, rooms=UPSTAIRS)
    table.with_dice(1, 1).play("end-turn")
    assert table.prompt == "dock-elevator"
    table.play("dock:foyer:n")
    assert table.state.turn.seat == 1


@rule("B-ELEV-09")
def test_a_hero_rolls_too() -> None:
    table = haunted({OX: LIFT, VIVIAN: "foyer", ZOE: "foyer"}, rooms=UPSTAIRS)
    assert table.with_dice(1, 1).play("end-turn").prompt == "dock-elevator"


@rule("B-ELEV-09")
def test_whoever_came_in_this_turn_does_not_roll_again() -> None:
    table = before().with_dice(2, 1).play(f"go:{LIFT}", "stay", "end-turn")
    assert table.state.turn.seat == 1


# The crash


@rule("B-ELEV-11")
def test_on_a_zero_everybody_aboard_takes_the_same_damage_and_splits_it() -> None:
    table = before(vivian=LIFT).with_dice(0, 0, 2).play(f"go:{LIFT}", "dock:basement-landing:n")
    assert table.asked == [0]
    table.play("split:2-0")
    assert table.asked == [1]
    table.play("split:1-1")
    assert changes(table, OX) == {"might": -2}
    assert changes(table, VIVIAN) == {"might": -1, "speed": -1}
    assert changes(table, ZOE) == {}
    assert table.rules.plan.floor_of(RoomId(LIFT)) == "basement"


@rule("B-ELEV-13")
def test_the_traitor_aboard_is_not_hurt() -> None:
    table = haunted({OX: "upper-landing", VIVIAN: "foyer", ZOE: LIFT}, rooms=UPSTAIRS)
    table.with_dice(0, 0, 1).play(f"go:{LIFT}", "dock:basement-landing:n", "split:1-0")
    assert changes(table, OX) == {"might": -1}
    assert changes(table, ZOE) == {}


@rule("B-ELEV-13")
def test_monsters_aboard_are_not_stunned() -> None:
    table = haunted({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, LIFT, rooms=UPSTAIRS)
    table.with_dice(0, 0, 1).play(f"go:{LIFT}", "dock:basement-landing:n", "split:1-0")
    assert not table.monster(GHOUL_1).stunned
    assert table.rules.plan.floor_of(table.monster(GHOUL_1).place) == "basement"


# What it leaves and takes


@rule("B-ELEV-12")
def test_tokens_aboard_stay_aboard() -> None:
    ways = {"secret-passage-1": LIFT, "secret-passage-2": "entrance-hall", "below-collapsed-room": LIFT}
    places = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = position(places, rooms=UPSTAIRS, tokens=ways).with_dice(1, 0)
    table.play(f"go:{LIFT}", "dock:basement-landing:n")
    assert table.state.tokens == ways
    assert "go:entrance-hall" in table.keys


@rule("B-ELEV-14")
def test_a_door_or_window_it_stood_before_is_real_again_when_it_leaves() -> None:
    rooms = [
        Placed(BEDROOM, "upper", 1, 0, 2),
        Placed(DUSTY_HALLWAY, "upper", 0, -1),
        Placed(RoomId(LIFT), "upper", 1, -1, 3),
    ]
    table = position({OX: "dusty-hallway", VIVIAN: "foyer", ZOE: "foyer"}, rooms=rooms)
    assert table.rules.plan.open_windows(BEDROOM) == []
    table.with_dice(1, 1).play(f"go:{LIFT}", "dock:foyer:n")
    assert table.rules.plan.open_windows(BEDROOM) == [0]
    assert ("dusty-hallway", 1) in table.rules.plan.open_doorways("upper")


# The traitor and the monsters


@rule("B-ELEV-08", "B-DEC-11")
def test_the_traitor_chooses_any_doorway_without_a_roll_or_stays() -> None:
    places = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted(places, traitor=OX, rooms=UPSTAIRS).with_dice().play(f"go:{LIFT}")
    assert {"dock:foyer:n", "dock:basement-landing:s", "dock:upper-landing:n", "stay"} <= set(docks(table))
    assert lies(table.play("dock:basement-landing:s")) == ("basement", 0, 1)


@rule("B-ELEV-08", "B-DEC-11")
def test_a_monster_rides_where_the_traitor_likes() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "upper-landing", rooms=UPSTAIRS)
    table.play(f"go:{LIFT}")
    assert table.asked == [0]
    assert {"dock:foyer:n", "dock:basement-landing:s", "stay"} <= set(docks(table))
    assert lies(table.play("dock:foyer:n")) == ("ground", -1, -1)


@rule("B-ELEV-10", "B-ELEV-EX1")
def test_when_the_traitor_has_used_it_it_does_not_move_for_a_monster() -> None:
    places = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted(places, "upper-landing", traitor=OX, rooms=UPSTAIRS).with_dice(2, 2, 2)
    table.play(f"go:{LIFT}", "stay", "end-turn", f"go:{LIFT}")
    assert table.prompt == "monster"
    assert table.monster(GHOUL_1).place == LIFT


@rule("B-ELEV-10")
def test_the_first_monster_uses_it_up_for_the_others() -> None:
    table = monster_turn(
        {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "upper-landing", "upper-landing", dice=(), rooms=UPSTAIRS
    )
    table.with_dice(2, 2, 2).play("monster:ghoul-1", f"go:{LIFT}", "stay", "done", f"go:{LIFT}")
    assert table.prompt == "monster"


@rule("B-ELEV-10")
def test_without_a_traitor_the_ride_of_a_hero_leaves_the_monsters_theirs() -> None:
    places = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted(places, "upper-landing", traitor="", revealer=OX, rooms=UPSTAIRS).with_dice(2, 1, 2, 2, 2)
    table.play(f"go:{LIFT}", "stay", "go:upper-landing", "end-turn", f"go:{LIFT}")
    assert table.prompt == "dock-elevator"


@rule("B-ELEV-15")
def test_a_traitor_who_stayed_aboard_may_move_it_at_the_end_of_the_turn() -> None:
    table = haunted({OX: LIFT, VIVIAN: "foyer", ZOE: "foyer"}, traitor=OX, rooms=UPSTAIRS).with_dice().play("end-turn")
    assert "stay" in docks(table)
    assert lies(table.play("dock:foyer:n")) == ("ground", -1, -1)


@rule("B-ELEV-15")
def test_a_monster_that_stayed_aboard_may_move_it_at_the_end_of_its_turn() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, LIFT, rooms=UPSTAIRS).play("done")
    assert "stay" in docks(table)
    assert lies(table.play("dock:foyer:n")) == ("ground", -1, -1)


@rule("B-ELEV-15")
def test_a_monster_that_came_aboard_rides_only_once() -> None:
    table = monster_turn({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, "upper-landing", rooms=UPSTAIRS)
    table.play(f"go:{LIFT}", "stay", "done")
    assert table.prompt == "turn"
