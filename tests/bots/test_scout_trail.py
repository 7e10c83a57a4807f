"""Scouts of Dark, Darker, Darkest do not pace up and down: without news nobody goes back within a turn."""

from typing import Any

import pytest

import dreadhall
from dreadhall.bots import SeatAt, next_answer
from dreadhall.bots.darkest import ScoutBot
from dreadhall.bots.darkest.answering.trail import Trail, mark_of
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.darkest.ids import SurvivorId
from dreadhall.testing.darkest import Position, position


def seen(table: Position) -> Seen:
    return Seen(SeatAt(table.table, 0))


def test_nobody_walks_back_without_news() -> None:
    trail = Trail()
    trail.follow(seen(position({"nina": "boiler-room"})))
    trail.follow(seen(position({"nina": "music-room"})))
    assert trail.leads_back("move:nina:boiler-room")
    assert not trail.leads_back("move:nina:passageway")
    assert not trail.leads_back("move:jack:boiler-room")
    assert not trail.leads_back("search:nina")


@pytest.mark.parametrize(
    "news", [{"hordes": {"vault": 2}}, {"fire": "r4c3", "burns": {"r4c3": 1}}, {"cards": {"nina": ["ST1", "EQ05"]}}]
)
def test_what_has_happened_meanwhile_is_a_reason_to_go_back(news: dict[str, Any]) -> None:
    trail = Trail()
    trail.follow(seen(position({"nina": "boiler-room"})))
    trail.follow(seen(position({"nina": "music-room"}, **news)))
    assert not trail.leads_back("move:nina:boiler-room")


def test_a_new_bot_is_told_where_everybody_has_been() -> None:
    trail, heir = Trail(), Trail()
    trail.follow(seen(position({"nina": "boiler-room"})))
    heir.recall(trail.memory())
    heir.follow(seen(position({"nina": "music-room"})))
    assert heir.leads_back("move:nina:boiler-room")


@pytest.mark.parametrize("seed", [901, 902, 903])
def test_in_whole_games_nobody_paces_up_and_down(seed: int) -> None:
    table = dreadhall.new_table("darkest", 4, seed, {"board_side": "four-ap"})
    bots = {seat: ScoutBot(seat) for seat in range(4)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    left: dict[str, set[str]] = {}
    mark = ""
    while table.ask is not None and table.state.showdown is None:  # type: ignore[attr-defined]
        pos = Seen(places[table.ask.waiting[0]])
        if table.ask.prompt == "act" and mark_of(pos) != mark:
            mark, left = mark_of(pos), {}
        move = next_answer(table.ask, bots, places)
        assert move is not None
        if table.ask.prompt == "act" and move[1].startswith("move:"):
            _, name, room = move[1].split(":")
            assert room not in left.setdefault(name, set()), (table.move, move[1])
            left[name].add(pos.survivors[SurvivorId(name)].room)
        table.answer(move[1], move[0])


def test_whoever_stands_in_a_small_fire_with_an_axe_puts_it_out_and_does_not_run() -> None:
    burns = {"r4c4": 1, "r1c2": 1, "r1c3": 1, "r2c3": 1}
    table = position({"leo": "dining-room"}, fire="r4c4", burns=burns, cards={"leo": ["ST1"]})
    assert ScoutBot().choose(SeatAt(table.table, 0)).key == "douse:leo:ST1"
