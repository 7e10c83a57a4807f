"""Haunt 41 as the others imagine it: where the traitor may be, and how far the traitor may have come."""

import pytest

from dreadhall.betrayal.components.rooms import CHASM
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.imagining import rejected_tables
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.invisible import HALL, OX, SPEED_OF_OX, VIVIAN, ZOE, vanished
from tests.betrayal.haunts.secrecy import state_of

SEEDS = range(40)
OTHERS = [2, None]
"""A hero, who has nothing to do with what happens, and a spectator."""
ROOMS = [*row("upper", "creaky-hallway", "library"), *row("basement", "larder")]


def imagined(table: Position, seat: int | None) -> list[BetrayalState]:
    """What a seat may think of a table."""
    return [state_of(table.table.imagine(seat, seed)) for seed in SEEDS]


@rule("H41-09", "H41-40")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_traitor_who_was_shown_in_this_step_is_there_at_every_imagined_table(seat: int | None) -> None:
    table = vanished(cards={OX: ["bell", "axe"]}, rooms=ROOMS).play("go:foyer", "drop:bell")
    assert table.prompt == "drop-more"
    assert {state.explorers[0].place for state in imagined(table, seat)} == {"foyer"}
    assert not any(rejected_tables(table.table, seat, seed) for seed in SEEDS)


@rule("H41-09", "H41-16")
@pytest.mark.parametrize("seat", OTHERS)
def test_so_is_one_whom_a_blow_has_hit(seat: int | None) -> None:
    table = vanished(HALL | {VIVIAN: "foyer"}, turn=VIVIAN, rooms=ROOMS, cards={OX: ["lucky-stone"]})
    table.play(f"attack:{OX}")
    assert table.prompt == "after-roll"
    assert table.events("unseen-shown")
    assert {state.explorers[0].place for state in imagined(table, seat)} == {"foyer"}
    assert not any(rejected_tables(table.table, seat, seed) for seed in SEEDS)


@rule("H41-09", "H41-25")
@pytest.mark.parametrize("seat", OTHERS)
def test_how_far_the_traitor_has_walked_is_imagined_too(seat: int | None) -> None:
    table = vanished().play("go:upper-landing")
    assert table.prompt == "turn"
    states = imagined(table, seat)
    assert {state.turn.spent for state in states} == set(range(SPEED_OF_OX + 1))
    assert {state.turn.moved for state in states} == {False, True}


@rule("H41-09", "H41-25")
def test_it_is_no_less_than_the_way_there_takes() -> None:
    table = vanished(cards={OX: ["bell"]}).play("go:foyer", "drop:bell", "go:upper-landing")
    nearest = {"foyer": 0, "entrance-hall": 1, "grand-staircase": 1, "upper-landing": 2}
    least: dict[str, int] = {}
    for state in imagined(table, 1):
        place = state.explorers[0].place
        least[place] = min(state.turn.spent, least.get(place, SPEED_OF_OX))
    assert least.keys() >= nearest.keys()
    assert all(least[place] >= price for place, price in nearest.items())


@rule("H41-09")
def test_what_everybody_knows_of_a_turn_stays() -> None:
    waiting = vanished()
    assert {state.turn.spent for state in imagined(waiting, 2)} == {0}, "no walk was taken yet"
    heros = vanished(turn=VIVIAN).play("go:foyer")
    assert {(state.turn.spent, state.turn.moved) for state in imagined(heros, 2)} == {(1, True)}
    tried = vanished(cards={VIVIAN: ["axe"]}, explorers=dict.fromkeys((OX, VIVIAN, ZOE), "foyer")).with_dice(1, 0, 0, 0)
    tried.play("go:foyer", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert all("h41-steal" in state.turn.tried and state.turn.over for state in imagined(tried, 2))


@rule("H41-09", "H41-25")
def test_over_what_the_traitor_has_walked_is_not_known() -> None:
    where = HALL | {OX: "chasm"}
    table = vanished(where, rooms=[Placed(CHASM, "basement", -1, 0)]).play("go:chasm/far")
    assert "chasm" in table.state.turn.tried
    assert not any("chasm" in state.turn.tried for state in imagined(table, 1))
    assert "chasm" in state_of(table.table.imagine(0, seed=1)).turn.tried, "the traitor knows"


@rule("H41-25")
def test_a_walk_and_what_is_done_after_it_are_one_after_the_other_till_the_turn_ends() -> None:
    table = vanished(cards={OX: ["bell"]})
    prompts = [table.prompt]
    for answer in ("go:foyer", "drop:bell", "go:foyer", "end-turn"):
        table.play(answer)
        prompts.append(table.prompt)
    walk = "h41-traitor-walk"
    assert prompts == [walk, "turn", walk, "turn", "turn"]
    assert table.asked == [1]


@rule("H41-09", "H41-48")
def test_where_a_walk_began_that_was_heard_at_its_end_stays_unknown() -> None:
    table = vanished(HALL, cards={ZOE: ["music-box"], OX: ["lucky-stone"]})
    table.arrange(lambda state: setattr(state, "music", True)).play("go:upper-landing")
    assert (table.prompt, len(table.events("unseen-shown"))) == ("after-roll", 1)
    began = set()
    for seed in SEEDS:
        world = table.table.imagine(1, seed)
        assert state_of(world).explorers[0].place == "upper-landing"
        start = world.checkpoint
        assert isinstance(start, BetrayalState)
        began.add(start.explorers[0].place)
    assert len(began) > 1


@rule("H41-09", "H41-23")
@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("exit_", ["entrance-hall", "grand-staircase"])
def test_by_which_way_the_traitor_left_a_fight_is_not_known_even_once_seen_again(exit_: str, seat: int | None) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = vanished(where, cards={OX: ["bell"]}).with_dice(0)
    table.play("go:foyer", f"h41-traitor-sneak:{VIVIAN}", f"h41-traitor-flee:{exit_}:{exit_}", "drop:bell")
    assert InvisibleTraitor.unseen.of(table.haunt).exit == exit_
    haunts = [state.haunt for state in imagined(table, seat)]
    assert {InvisibleTraitor.unseen.of(haunt).exit for haunt in haunts if haunt is not None} == {""}


@rule("H41-09", "H41-23")
def test_a_way_that_was_told_in_this_step_is_known_to_the_heroes() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = vanished(where, cards={OX: ["dynamite"], ZOE: ["lucky-stone"]})
    table.with_dice(*[2] * 8, 2, 1, *[0] * 8).play("go:foyer", "use:dynamite:entrance-hall")
    while table.prompt != "h41-traitor-walk":
        table.play("keep" if table.prompt == "after-roll" else table.keys[0])
    table.play("h41-traitor-flee:upper-landing:grand-staircase", "end-turn")
    assert table.prompt == "after-roll"
    assert [event.data["exit_room"] for event in table.events("h41-heroes-left")] == ["grand-staircase"]
    assert not any(rejected_tables(table.table, 2, seed) for seed in SEEDS)
    for state in imagined(table, 2):
        assert state.explorers[0].place in (InvisibleTraitor.unseen.of(table.haunt).maybe or ())
