"""Advice in Dark, Darker, Darkest that is followed leads out once, and leaves nothing undone while darkness presses."""

import json

import pytest

import dreadhall
from dreadhall.bots import Answer, SeatAt, bots_due
from dreadhall.bots.darkest import ScoutBot, WardenBot
from dreadhall.bots.darkest.answering.trail import mark_of
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.bots.darkest.judging.readiness import has_time, is_pressed
from dreadhall.bots.darkest.warden.bot import Turn, turn_of
from dreadhall.bots.planning import Strength
from dreadhall.darkest.ids import SurvivorId
from dreadhall.kernel import Table
from dreadhall.testing.darkest import Position, position

QUICK = Strength("quick", simulations=8, doubt=0.5)


def advised(table: Table, seat: int, before: Answer | None = None) -> Answer:
    """What a bot says that is made for this question, as on a server."""
    bot = WardenBot(1, QUICK)
    if before is not None:
        bot.recall(json.loads(json.dumps(before.memory)))
    return bot.choose(SeatAt(table, seat))


def open_laboratory(darkness: int) -> Position:
    """The laboratory is open, and the team is two rooms from it; one of them has no action left."""
    team = dict.fromkeys(("nina", "jack", "lucy"), "conservatory")
    ap = {"nina": 4, "jack": 1, "lucy": 0}
    return position(team, code=[], darkness=darkness, ap=ap, unlocked=["sprinkler-control.e"], seats=1)


def test_on_the_last_space_of_darkness_there_is_no_time_for_anything_but_the_laboratory() -> None:
    calm, pressed = (Seen(SeatAt(open_laboratory(darkness).table, 0)) for darkness in (1, 4))
    assert has_time(calm)
    assert not is_pressed(calm)
    assert is_pressed(pressed)
    assert not has_time(pressed)


def test_who_has_actions_left_goes_for_the_open_laboratory_and_does_not_wait_for_who_has_none() -> None:
    table = open_laboratory(4).table
    answer: Answer | None = None
    rooms = ["conservatory"]
    while table.ask is not None and table.ask.prompt == "act":
        answer = advised(table, 0, answer)
        seen = Seen(SeatAt(table, 0))
        if answer.key == "done":
            able = [who for who in seen.mine if who.ap and seen.step_towards(who.room, seen.front)]
            assert not able
            break
        if answer.key.startswith("move:nina:"):
            rooms.append(answer.key.rpartition(":")[2])
        table.answer(answer.key, 0)
    assert len(rooms) > 1
    assert len(set(rooms)) == len(rooms)


def test_the_plan_says_where_to_and_which_way() -> None:
    answer = advised(open_laboratory(4).table, 0)
    assert answer.plan is not None
    assert answer.plan.kind == "go"
    assert answer.plan.steps[0] == answer.key.rpartition(":")[2]
    assert answer.plan.goal["room"] == answer.plan.steps[-1]


@pytest.mark.parametrize("seed", [12, 31])
def test_in_the_gentler_night_followed_advice_never_goes_out_and_back(seed: int) -> None:
    table = dreadhall.new_table("darkest", 4, seed, {"board_side": "four-ap"})
    scouts = {seat: ScoutBot(seat) for seat in (1, 2, 3)}
    answer: Answer | None = None
    mark, left = "", set[str]()
    told: float | None = None
    while table.ask is not None and table.move < 160:
        due = bots_due(table.ask, scouts, [0]).seats
        if due:
            said = scouts[due[0]].choose(SeatAt(table, due[0]))
            table.answer(said.key, due[0])
            continue
        seen = Seen(SeatAt(table, 0))
        answer = advised(table, 0, answer)
        if table.ask.prompt == "act" and not seen.view.track.showdown:
            if mark_of(seen) != mark:
                mark, left, told = mark_of(seen), set(), answer.estimate
            assert answer.estimate == told
            if answer.key.startswith("move:"):
                _, name, room = answer.key.split(":")
                assert room not in left
                left.add(seen.survivors[SurvivorId(name)].room)
        table.answer(answer.key, 0)
    assert mark


def test_what_was_thought_of_an_earlier_turn_is_not_told_as_if_it_were_of_now() -> None:
    table = dreadhall.new_table("darkest", 4, 12, {"board_side": "four-ap"})
    scouts = {seat: ScoutBot(seat) for seat in (1, 2, 3)}
    answer: Answer | None = None
    acted, silent = set[Turn](), 0
    while table.ask is not None and table.move < 160:
        due = bots_due(table.ask, scouts, [0]).seats
        if due:
            said = scouts[due[0]].choose(SeatAt(table, due[0]))
            table.answer(said.key, due[0])
            continue
        seen = Seen(SeatAt(table, 0))
        answer = advised(table, 0, answer)
        if table.ask.prompt == "act":
            acted.add(turn_of(seen))
        elif acted and turn_of(seen) not in acted:
            assert answer.estimate is None
            silent += 1
        table.answer(answer.key, 0)
    assert silent
