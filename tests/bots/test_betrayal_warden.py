"""The warden of Betrayal thinks before it acts: with what it may know, in its time, and the same way each time."""

import json
from itertools import count
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt, play_out
from dreadhall.bots.betrayal import WardenBot
from dreadhall.bots.betrayal.foresight import Foresight, TurnPlan
from dreadhall.bots.betrayal.intentions import HABIT, intentions_of_a_turn
from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.style import style_of
from dreadhall.bots.betrayal.worth import ANY_HAUNT, chance_of, fitted
from dreadhall.bots.planning import Strength
from dreadhall.kernel import State, Table
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.mummy import APART, OX, SOUTH, TOMB, VIVIAN, ZOE, mummy

QUICK = Strength("quick", simulations=18, doubt=1.0)
TOGETHER = {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}


def warden(strength: Strength = QUICK, seed: int = 1) -> WardenBot:
    """A warden that thinks for so long."""
    return WardenBot(seed, strength)


def in_a_haunt(haunt: int, seed: int = 5) -> Table:
    """A haunt of three, played by scouts until its first turn."""
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 3, seed, options)
    scouts = {seat: ScoutBot(seat) for seat in range(3)}
    while table.ask is not None and table.ask.prompt != "turn":
        seat = table.ask.waiting[0]
        table.answer(scouts[seat].choose(SeatAt(table, seat)).key, seat)
    return table


@pytest.mark.parametrize("haunt", [1, 34])
def test_it_answers_the_same_again_and_at_tables_its_seat_cannot_tell_apart(haunt: int) -> None:
    table = in_a_haunt(haunt)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    answer = warden().choose(SeatAt(table, seat))
    assert answer == warden().choose(SeatAt(table, seat))
    assert answer == warden().choose(SeatAt(table.imagine(seat, 3), seat))


def test_it_stops_thinking_when_its_time_is_up() -> None:
    table = in_a_haunt(1)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    asked: list[float] = []
    ticks = count()

    def clock() -> float:
        asked.append(float(next(ticks)))
        return asked[-1]

    bot = WardenBot(1, Strength("endless", simulations=10**9, doubt=1.0), clock)
    assert bot.choose(SeatAt(table, seat, seconds=20)).key in SeatAt(table, seat).keys
    assert asked[-1] < 20


def hero_at_the_traitors_mercy() -> Position:
    """The last hero has a ring that the Mummy wants, is about to banish it, and lies at the traitor's feet."""

    def only_ox(state: BetrayalState) -> None:
        state.explorers[1].alive = False
        state.explorers[1].clips = [-1, 0, 0, 0]
        state.monsters[FigureId("mummy-1")].stunned = True

    def leave_to_chance(state: State) -> None:
        state.dice.strict_since = None

    weak = {OX: {"might": 0, "speed": 0, "sanity": 7}}
    parts: dict[str, Any] = {"cards": {OX: ["ring", "book"]}, "traits": weak, "turn": VIVIAN, "learned": 2}
    table = mummy(TOGETHER, "foyer", girl="junk-room", change=only_ox, **parts)
    rolled = [2] * table.value(VIVIAN, "might") + [0] * table.value(OX, "might")
    table.with_dice(*rolled).play(f"attack:{OX}").table.arrange(leave_to_chance)
    return table


def test_it_kills_the_last_hero_rather_than_to_rob_him_and_knows_what_that_is_worth() -> None:
    table = hero_at_the_traitors_mercy()
    assert table.prompt == "damage-or-steal"
    bot = warden(Strength("patient", simulations=120, doubt=1.0))
    answer = bot.choose(SeatAt(table.table, 2))
    assert answer.key == "damage"
    assert answer.estimate is not None
    assert answer.estimate > 0.9


def test_what_it_weighs_begins_with_its_habit_and_has_no_doubles() -> None:
    table = mummy(APART)
    plans = list(intentions_of_a_turn(Question(SeatAt(table.table, 0))))
    assert plans[0] is HABIT
    assert len(set(plans)) == len(plans)


def test_whoever_seeks_a_place_passes_by_a_nearer_one_that_would_do() -> None:
    table = mummy(APART | {OX: "grand-staircase"}, rooms=[*SOUTH, *row("upper", "library")])
    seat = SeatAt(table.table, 0)
    sought = [plan for plan in intentions_of_a_turn(Question(seat)) if plan.kind == "seek"]
    assert [plan.about for plan in sought] == [TOMB]
    habit, seeker = ScoutBot(1), ScoutBot(1)
    seeker.intention = sought[0]
    assert (habit.choose(seat).key, seeker.choose(seat).key) == ("go:upper-landing", "go:foyer")


def test_what_a_plan_comes_to_is_the_same_whenever_it_is_looked_at_and_other_futures_are_others() -> None:
    table = in_a_haunt(1)
    assert table.ask is not None
    seat = SeatAt(table, table.ask.waiting[0])
    plan = TurnPlan()
    first = [Foresight(seat).look(plan, number) for number in range(4)]
    assert first == [Foresight(seat).look(plan, number) for number in range(4)]
    assert first != [Foresight(seat).look_afresh(plan, number) for number in range(4)]
    assert Foresight(seat).answers(plan, 0) == Foresight(seat).answers(plan, 0)


def test_every_haunt_has_weights_and_one_that_nobody_has_played_is_judged_by_what_holds_for_all() -> None:
    assert ANY_HAUNT in fitted()
    table = in_a_haunt(1)
    known = {seat: chance_of(table, seat) for seat in range(3)}
    assert all(0 <= chance <= 1 for chance in known.values())


def test_a_hero_in_better_shape_has_the_better_chance() -> None:
    weak = mummy(APART, traits={OX: {"might": 0, "speed": 0, "sanity": 0, "knowledge": 0}})
    assert chance_of(weak.table, 0) < chance_of(mummy(APART).table, 0)
    assert chance_of(weak.table, 2) > chance_of(mummy(APART).table, 2)


def test_one_that_looks_at_no_future_plays_by_habit() -> None:
    table = in_a_haunt(1)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    answer = warden(Strength("thoughtless", simulations=0, doubt=1.0)).choose(SeatAt(table, seat))
    assert (answer.key, answer.estimate) == (ScoutBot(1).choose(SeatAt(table, seat)).key, None)


@pytest.mark.parametrize("haunt", [22, 34])
def test_games_of_wardens_end(haunt: int) -> None:
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 3, 7, options)
    few = Strength("few", simulations=3, doubt=1.0)
    play_out(table, {seat: warden(few, seat) for seat in range(3)}, 2_000)
    assert table.result is not None


def test_who_is_made_anew_goes_on_with_what_it_had_in_mind() -> None:
    table = in_a_haunt(1)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    first = warden().choose(SeatAt(table, seat))
    anew = warden(Strength("none", simulations=0, doubt=1.0))
    anew.recall(json.loads(json.dumps(first.memory)))
    second = anew.choose(SeatAt(table, seat))
    assert (second.key, second.memory) == (first.key, first.memory)


def test_tempers_differ_in_what_they_like() -> None:
    styles = [style_of(temper) for temper in (None, "careful", "bold", "loyal")]
    assert len(set(styles)) == len(styles)
