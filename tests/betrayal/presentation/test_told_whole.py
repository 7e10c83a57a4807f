"""Whoever shows what happens works nothing out: rolls tell what they decide, moves where from, and harm its cause."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.kernel import Event
from dreadhall.testing.play import random_answer

MOST_ANSWERS = 1_500
DECIDING = frozenset({"trait", "event", "haunt"})
COMPARED = frozenset({"h03-skin", "h18-pull", "h35-struggle", "h37-chess"})
"""Trait rolls that are one side of two: what came of both is told after them."""
AMOUNTS = frozenset({"it-is-meant-to-be"})
SPACES = 42
"""The haunt in which a trait roll says how far a statue goes."""
UNSEEN = 41
"""The haunt in which not even a cause may say where somebody is."""
SUFFERED = frozenset({"gains", "loses", "stays", "hurt", "unhurt", "turns-damage", "dies", "left-behind", "is-taken"})
KINDS = frozenset({"card", "room", "token", "explorer", "monster", "haunt"})
MOVES = {"moves": "explorer", "crosses": "explorer", "dragged": "explorer", "monster-moves": "monster"}


def events_of(number: int) -> Sequence[Event]:
    """All that happens in a game by chance, exploration included."""
    table = dreadhall.new_table("betrayal", 3 + number % 4, number, {"haunt": number, "explorers": "dealt"})
    rng = random.Random(number)
    for _ in range(MOST_ANSWERS):
        if table.ask is None:
            break
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    return table.events


def whole(event: Event) -> dict[str, Any]:
    """An event as whoever may know most of it hears it."""
    return event.data if event.by_name is None else {**event.data, **event.by_name.data}


def is_decided(event: Event) -> bool:
    """Whether it says what came of a roll: a number that was reached or not, or a line of a table."""
    told = whole(event)
    by_number = told["needed"] is not None and told["passed"] == (told["total"] >= told["needed"])
    return by_number or (told["line"] is not None and bool(told["span"]))


def undecided(events: Sequence[Event], number: int) -> Iterator[Event]:
    """Rolls that decide something, and of which nobody hears what."""
    for at, event in enumerate(events):
        if event.kind not in ("rolled", "result") or event.data["roll"] not in DECIDING or is_decided(event):
            continue
        why = event.data["why"]
        if why in COMPARED or why in AMOUNTS or (number == SPACES and why == "task"):
            continue
        same = [later for later in events[at + 1 :] if later.kind in ("rolled", "result", "roll-void")][:1]
        if not same or same[0].data["why"] != why or not (same[0].kind != "rolled" or same[0].data["again"]):
            yield event


def without_cause(events: Sequence[Event]) -> Iterator[Event]:
    """What befell somebody, and does not say why."""
    turn = ""
    for event in events:
        if event.kind == "turn-starts":
            turn = event.data["explorer"]
        elif not event.cause and (
            event.kind in SUFFERED or (event.kind == "moves" and event.data["explorer"] != turn and turn)
        ):
            yield event


@pytest.fixture(scope="module", params=sorted(BUILT))
def played(request: pytest.FixtureRequest) -> tuple[int, Sequence[Event]]:
    return request.param, events_of(request.param)


def test_every_roll_that_decides_tells_what_it_had_to_reach_and_what_came_of_it(
    played: tuple[int, Sequence[Event]],
) -> None:
    number, events = played
    assert any(event.kind == "rolled" for event in events)
    assert not list(undecided(events, number))


def test_whatever_befalls_somebody_has_a_cause(played: tuple[int, Sequence[Event]]) -> None:
    number, events = played
    if number != UNSEEN:
        assert not list(without_cause(events))


def test_a_cause_says_what_kind_of_thing_it_is(played: tuple[int, Sequence[Event]]) -> None:
    _, events = played
    assert not [event for event in events if event.cause and event.data["cause_kind"] not in KINDS]
    assert not [event for event in events if not event.cause and "cause_kind" in event.data]


def test_a_move_leads_from_one_place_to_another(played: tuple[int, Sequence[Event]]) -> None:
    _, events = played
    moves = [event for event in events if event.kind in MOVES]
    assert moves
    for event in moves:
        assert event.data["from_place"]
        assert event.data["place"]
        assert event.data[MOVES[event.kind]]


def test_a_fight_tells_both_sides_dice_and_what_is_at_stake(played: tuple[int, Sequence[Event]]) -> None:
    _, events = played
    for event in events:
        if event.kind == "clash":
            told = event.data
            assert sum(told["roll_faces"]) <= told["roll"]
            assert told["margin"] == abs(told["roll"] - told["against"])
            assert bool(told["winner"]) == bool(told["margin"])


def test_a_roll_that_says_nothing_of_its_result_is_noticed() -> None:
    told = {"who": "zoe-ingstrom", "why": "footsteps", "roll": "trait", "total": 3, "again": False}
    nothing = {"needed": None, "passed": None, "line": None, "span": None}
    silent = Event("rolled", {**told, **nothing})
    assert list(undecided([silent], 1)) == [silent]
    assert not list(undecided([Event("rolled", {**told, **nothing, "needed": 4, "passed": False})], 1))
    wrong = Event("rolled", {**told, **nothing, "needed": 4, "passed": True})
    assert list(undecided([wrong], 1)) == [wrong]


def test_harm_without_a_cause_is_noticed() -> None:
    harm = Event("hurt", {"explorer": "zoe-ingstrom"})
    assert list(without_cause([harm, Event("hurt", {"explorer": "zoe-ingstrom"}, "footsteps")])) == [harm]
