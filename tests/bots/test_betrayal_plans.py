"""A warden of Betrayal thinks once a turn, keeps to its plan until there is news, and undoes nothing on the way."""

import json
from collections.abc import Callable
from typing import NamedTuple

import pytest

import dreadhall
from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import Answer, Reason, SeatAt, StatedPlan
from dreadhall.bots.betrayal import WardenBot
from dreadhall.bots.betrayal.foresight import Foresight
from dreadhall.bots.betrayal.intentions import HABIT
from dreadhall.bots.betrayal.news import TurnSeen, turn_seen
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.plans import plan_behind
from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.betrayal.warden import modest
from dreadhall.bots.planning import Strength, Trials
from dreadhall.kernel import Table
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.h36.sinking import sinking
from tests.betrayal.haunts.mummy import APART, OX, TOMB, VIVIAN, ZOE, mummy

QUICK = Strength("quick", simulations=9, doubt=1.0)
NO_THOUGHT = Strength("no thought", simulations=0, doubt=1.0)
FAST = {OX: {"speed": 7}}


def advised(table: Table, seat: int, memory: Answer | None = None, strength: Strength = QUICK) -> Answer:
    """What a bot says that is made for this question, as on a server."""
    bot = WardenBot(1, strength)
    if memory is not None:
        bot.recall(json.loads(json.dumps(memory.memory)))
    return bot.choose(SeatAt(table, seat))


def seen(table: Table, seat: int) -> TurnSeen:
    return turn_seen(SeenTable(SeatAt(table, seat)))


def test_after_a_long_gap_in_a_turn_it_goes_on_with_its_plan() -> None:
    table = mummy(APART | {OX: TOMB, VIVIAN: "upper-landing"}, "dusty-hallway", traits=FAST)
    first = advised(table.table, 0)
    assert first.estimate is not None
    for _ in range(2):
        table.play("go:junk-room", f"go:{TOMB}")
    table.play("go:junk-room")
    later = advised(table.table, 0, first)
    assert first.pondered
    assert not later.pondered
    assert (later.estimate, later.spread) == (first.estimate, first.spread)


def damaged(state: BetrayalState) -> None:
    state.explorers[0].clips[0] -= 1


def dead(state: BetrayalState) -> None:
    state.explorers[1].alive = False


def richer(state: BetrayalState) -> None:
    state.explorers[2].cards = [CardId("armor")]


def stunned(state: BetrayalState) -> None:
    state.monsters[FigureId("mummy-1")].stunned = True


@pytest.mark.parametrize("news", [damaged, dead, richer, stunned])
def test_after_news_it_thinks_anew_however_short_the_gap(news: Callable[[BetrayalState], None]) -> None:
    table = mummy(APART, traits=FAST)
    first = advised(table.table, 0, strength=NO_THOUGHT)
    same = advised(table.table, 0, first, NO_THOUGHT)
    table.arrange(news)
    assert not same.pondered
    assert advised(table.table, 0, first, NO_THOUGHT).pondered


def test_the_next_turn_of_the_same_explorer_is_another_even_if_nothing_else_has_changed() -> None:
    table = mummy(APART, traits=FAST)
    before = table.table.fork()
    table.play("go:grand-staircase")
    on_the_way = seen(table.table, 0)
    assert seen(before, 0).goes_on_in(on_the_way)
    assert not on_the_way.goes_on_in(seen(before, 0))


def turn_in(here: str, spaces: int, others: dict[str, str]) -> TurnSeen:
    return TurnSeen(OX, Place(here), spaces, {name: Place(place) for name, place in others.items()})


def test_who_is_led_along_is_no_news_and_who_goes_elsewhere_is() -> None:
    before = turn_in("foyer", 4, {ZOE: "foyer", VIVIAN: "chapel"})
    led = turn_in("gallery", 3, {ZOE: "gallery", VIVIAN: "chapel"})
    alone = turn_in("gallery", 3, {ZOE: "library", VIVIAN: "chapel"})
    assert before.goes_on_in(led)
    assert not before.goes_on_in(alone)


def test_beside_its_turns_no_old_estimate_is_told() -> None:
    table = mummy(APART | {ZOE: "foyer"}, turn=VIVIAN, traits=FAST)
    told = advised(table.table, 2)
    assert told.estimate is not None
    table.with_dice(*[2] * table.value(VIVIAN, "might"), *[0] * table.value(ZOE, "might"))
    table.play(f"attack:{ZOE}")
    if table.prompt == "damage-or-steal":
        assert advised(table.table, 2, told, NO_THOUGHT).estimate is None


class Stay(NamedTuple):
    """What was seen and said when somebody was advised last, and the rooms left since the last news."""

    seen: TurnSeen
    estimate: float | None
    left: frozenset[str]


@pytest.mark.parametrize(("haunt", "seed"), [(41, 5), (41, 6), (28, 7), (1, 3), (13, 2), (22, 4)])
def test_followed_advice_enters_no_room_again_and_tells_one_estimate_until_there_is_news(haunt: int, seed: int) -> None:
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 3, seed, options)
    last: dict[int, Answer] = {}
    stays: dict[int, Stay] = {}
    while table.ask is not None and table.move < 120:
        seat = table.ask.waiting[0]
        answer = advised(table, seat, last.get(seat), Strength("few", simulations=3, doubt=1.0))
        if table.ask.prompt == "turn":
            now, before = seen(table, seat), stays.get(seat)
            left: frozenset[str] = frozenset()
            if before is not None and before.seen.goes_on_in(now):
                assert answer.estimate == before.estimate
                left = before.left | ({before.seen.here} if before.seen.here != now.here else set())
                assert now.here not in left, (table.move, answer.key)
            stays[seat] = Stay(now, answer.estimate, left)
        last[seat] = answer
        table.answer(answer.key, seat)
    assert stays


# What is told of a plan


def plan_of(table: Position, seat: int = 0) -> StatedPlan | None:
    return advised(table.table, seat, strength=NO_THOUGHT).plan


def test_a_plan_says_where_which_way_and_what_for() -> None:
    table = mummy(APART | {OX: "entrance-hall", ZOE: "entrance-hall"}, TOMB)
    plan = plan_of(table)
    assert plan is not None
    wanted = [wish["id"] for wish in table.view(0)["haunt"]["objectives"]]
    assert plan.objective in wanted
    assert plan.steps == () or plan.steps[0] in [key.partition(":")[2] for key in SeatAt(table.table, 0).keys]


def test_who_crosses_a_barrier_says_where_to() -> None:
    table = sinking({OX: "tower", ZOE: "tower", VIVIAN: "foyer"}, rooms=row("upper", "tower", at=(1, 0), turn=0))
    assert "cross" in table.keys
    plan = plan_behind(Question(SeatAt(table.table, 0)), Answer("cross"), HABIT)
    assert plan == StatedPlan("go", {"room": "tower"}, ("tower",), "h36-heroes-attic")


def test_whoever_has_no_spaces_left_says_where_they_go_on_to_and_who_has_some_does_not() -> None:
    table = mummy(APART, traits={OX: {"speed": 0}})
    table.play("go:grand-staircase")
    done = Answer("end-turn", Reason("rest"))
    assert plan_behind(Question(SeatAt(table.table, 0)), done, HABIT) is None
    table.play("go:foyer")
    plan = plan_behind(Question(SeatAt(table.table, 0)), done, HABIT)
    assert plan is not None
    assert (plan.kind, plan.goal, plan.steps[0]) == ("go", {"room": TOMB}, "entrance-hall")


def test_a_few_futures_do_not_make_an_estimate_by_themselves() -> None:
    table = mummy(APART, traits=FAST)
    foresight = Foresight(SeatAt(table.table, 0))
    promised = foresight.judge_now().mean
    assert 0.05 < promised < 0.6
    assert promised < modest(Trials([1.0]), foresight).mean < 0.7
    assert modest(Trials([1.0] * 20), foresight).mean == 1.0


def test_a_plan_names_whom_it_attacks() -> None:
    table = mummy(APART | {ZOE: "foyer"}, turn=VIVIAN, traits={ZOE: {"might": 0}, VIVIAN: {"might": 7}})
    plan = plan_of(table, 2)
    assert plan is not None
    assert (plan.kind, plan.goal) == ("fight", {"target": ZOE})
    assert plan.objective


@pytest.mark.parametrize("haunt", [3, 5, 12, 20, 33, 46])
def test_in_whole_games_plans_name_only_what_the_seat_sees(haunt: int) -> None:
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 4, 1, options)
    last: dict[int, Answer] = {}
    kinds = set()
    while table.ask is not None and table.move < 200:
        seat = table.ask.waiting[0]
        last[seat] = advised(table, seat, last.get(seat), NO_THOUGHT)
        if (plan := last[seat].plan) is not None:
            kinds.add(plan.kind)
            view = table.view(seat)["position"]
            people = [who["id"] for who in (*view["explorers"], *view["monsters"]) if who["place"]]
            rooms = [room["id"] for room in view["rooms"]]
            wishes = [wish["id"] for wish in view["haunt"]["objectives"]] if view["haunt"] else []
            assert {*plan.steps} <= {*rooms}
            assert plan.goal.get("target", people[0]) in people
            assert plan.goal.get("room", rooms[0]) in rooms
            assert plan.objective in ("", *wishes)
        table.answer(last[seat].key, seat)
    assert kinds
