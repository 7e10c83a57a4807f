"""Haunt 39, The Heir: assassins strike by orders that were given before, or let pass whom nobody sees them spare."""

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, COAL_CHUTE, ENTRANCE_HALL, UPPER_LANDING
from dreadhall.betrayal.haunts.h39_the_heir import HIDE, STRIKE, TheHeir
from dreadhall.betrayal.house.plan import Placed
from dreadhall.kernel import CannotUndo
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes
from tests.betrayal.haunts.h39.blades import (
    CORRIDOR,
    HALL,
    LANE,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    hunted,
    lurking,
    struck,
)
from tests.betrayal.haunts.secrecy import what_reaches

SOUTH = "creaky-hallway"


@rule("H39-T05")
def test_who_walks_into_a_blade_takes_two_dice_and_goes_on() -> None:
    table = hunted(assassins=[SOUTH]).with_dice(2, 1).play(f"go:{SOUTH}")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert changes(table.play("split:2-1"), OX) == {"might": -2, "speed": -1}
    assert struck(table) == [(OX, SOUTH)]
    assert (lurking(table), TheHeir.memory.of(table.haunt).used) == ([], 1)
    assert (table.prompt, table.asked) == ("turn", [1])
    table.with_dice().play("go:dusty-hallway", f"go:{SOUTH}")
    assert len(struck(table)) == 1, "an assassin strikes once"


@rule("H39-T05")
def test_armor_takes_a_point_off() -> None:
    table = hunted(assassins=[SOUTH], cards={OX: ["armor"]}).with_dice(2, 1).play(f"go:{SOUTH}", "split:2-0")
    assert changes(table, OX) == {"might": -2}


@rule("H39-T05", "H39-31")
def test_who_slides_past_a_blade_and_onto_another_meets_both() -> None:
    chute = [Placed(COAL_CHUTE, "ground", 1, 1, 3)]
    table = hunted(HALL, assassins=[COAL_CHUTE, BASEMENT_LANDING], rooms=[*LANE, *chute], turn=OX)
    table = table.arrange(lambda state: setattr(state.explorers[1], "place", SOUTH)).with_dice(1, 0, 0, 1)
    table.play("go:coal-chute", "split:1-0", "split:0-1")
    assert struck(table) == [(OX, "coal-chute"), (OX, "basement-landing")]
    assert table.explorer(OX).place == "basement-landing"


@rule("H39-T06")
@pytest.mark.parametrize("strike", [(), (ZOE,), (ZOE, LONGFELLOW)])
def test_whom_the_order_spares_nobody_can_tell_from_who_met_no_assassin(strike: tuple[str, ...]) -> None:
    tables = [hunted(assassins=lairs, strike=strike) for lairs in ([SOUTH], [CORRIDOR])]
    for table in tables:
        table.with_dice().play(f"go:{SOUTH}")
        assert (table.prompt, table.asked) == ("turn", [1])
        assert not struck(table)
    one, other = tables
    for seat in (1, 2, 3, None):
        assert what_reaches(one.table, seat) == what_reaches(other.table, seat)
    assert lurking(one) == [SOUTH]


@rule("H39-T06", "H39-17")
def test_who_stands_still_is_not_struck_nor_slowed_and_finds_nobody_to_attack() -> None:
    table = hunted(assassins=[ENTRANCE_HALL]).with_dice()
    assert not table.offers("attack")
    assert {choice.data["price"] for choice in table.rules.moves(table.explorer(OX))} == {1}
    assert not struck(table.play("end-turn"))


@rule("H39-39")
def test_a_step_cannot_be_taken_back_whether_somebody_struck_or_not() -> None:
    for lairs in ([], [SOUTH]):
        table = hunted(assassins=lairs, strike=()).play(f"go:{SOUTH}")
        with pytest.raises(CannotUndo):
            table.table.undo(1)


def end_of_turn(table: Position) -> tuple[int, list[str]]:
    """The traitor's turn is over: how many assassins were hidden, and in which rooms they could be."""
    table.play("end-turn")
    hidden, rooms = 0, table.keys if table.prompt == HIDE else []
    while table.prompt == HIDE:
        hidden += 1
        table.play(table.keys[-1])
    return hidden, [key.partition(":")[2] for key in rooms]


@rule("H39-T07")
@pytest.mark.parametrize("turn", range(1, 8))
def test_new_assassins_come_at_the_end_of_turns_three_and_six(turn: int) -> None:
    where = HALL | {OX: "grand-staircase"}
    table = hunted(where, assassins=[UPPER_LANDING], track=turn - 1, turn=VIVIAN)
    hidden, rooms = end_of_turn(table)
    assert table.haunt.track == turn
    if turn not in (3, 6):
        assert (hidden, lurking(table)) == (0, ["upper-landing"])
        return
    assert set(rooms) == {"foyer", SOUTH, "dusty-hallway", CORRIDOR}
    assert (hidden, len(lurking(table))) == (4, 5)


@rule("H39-T07", "C-54")
def test_how_often_the_traitor_is_asked_does_not_tell_how_many_rooms_are_taken() -> None:
    taken = ["foyer", SOUTH, "upper-landing"]
    where = HALL | {OX: "grand-staircase"}
    tables = [hunted(where, assassins=lairs, track=2, turn=VIVIAN) for lairs in (taken, [])]
    assert [end_of_turn(table)[0] for table in tables] == [4, 4]
    assert len(lurking(tables[0])) == 5


@rule("H39-39", "B-DEC-33")
def test_orders_are_asked_for_after_each_turn_of_the_traitor_and_stand() -> None:
    table = hunted(assassins=[SOUTH], strike=(), turn=VIVIAN).play("end-turn")
    assert (table.prompt, table.asked) == (STRIKE, [0])
    heroes = (OX, ZOE, LONGFELLOW)
    assert table.keys == [
        f"{STRIKE}-stands",
        f"{STRIKE}-all",
        *(f"{STRIKE}-only:{hero}" for hero in heroes),
        *(f"{STRIKE}-spare:{hero}" for hero in heroes),
        f"{STRIKE}-none",
    ]
    table.play(f"{STRIKE}-spare:{ZOE}")
    assert table.view(0)["haunt"]["secrets"]["orders-given"] == {STRIKE: [OX, LONGFELLOW]}
    assert "orders-given" not in table.view(1)["haunt"]["secrets"]
    assert struck(table.with_dice(0, 0).play(f"go:{SOUTH}")) == [(OX, SOUTH)]


@rule("H39-39", "B-DEC-34")
def test_silence_leaves_the_order_as_it_is() -> None:
    table = hunted(assassins=[SOUTH], turn=VIVIAN).play("end-turn")
    assert table.table.ask is not None
    assert table.rules.silence(table.table.ask, 0) == f"{STRIKE}-stands"


@rule("H39-09")
def test_when_all_assassins_have_struck_nobody_is_asked_any_more() -> None:
    table = hunted(turn=VIVIAN)
    table.arrange(lambda state: setattr(TheHeir.memory.of(state.haunt), "used", 4))
    assert table.play("end-turn").prompt == "turn"


@rule("H39-T14")
def test_a_dead_traitors_assassins_and_track_go_on() -> None:
    where = {**dict.fromkeys((OX, ZOE, LONGFELLOW), "entrance-hall"), VIVIAN: "basement-landing"}
    table = hunted(where, assassins=[SOUTH], strike=(), dead=[VIVIAN], turn=LONGFELLOW).play("end-turn")
    assert (table.prompt, table.asked, table.haunt.track) == (STRIKE, [3], 1)
    table.play(f"{STRIKE}-only:{OX}")
    assert struck(table.with_dice(0, 1).play(f"go:{SOUTH}")) == [(OX, SOUTH)]
    assert table.winners is None


@rule("H39-T05")
def test_a_blade_can_be_the_heirs_end() -> None:
    weak = {ZOE: dict.fromkeys(TRAITS, 0)}
    table = hunted(assassins=[SOUTH], traits=weak, turn=ZOE).with_dice(1, 0).play(f"go:{SOUTH}", "split:1-0")
    assert table.winners == (0,)


@rule("H39-12")
def test_what_a_hero_may_imagine_fits_what_was_seen() -> None:
    table = hunted(assassins=[SOUTH, UPPER_LANDING])
    table.with_dice(0, 1).play(f"go:{SOUTH}")
    worlds = [table.table.imagine(2, seed).checkpoint for seed in range(20)]
    assert all(SOUTH in str(TheHeir.memory.of(world.haunt).assassins) for world in worlds)  # type: ignore[attr-defined]
