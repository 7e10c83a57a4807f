"""Once all is over, everybody sees who was on which side, and who had turned unseen."""

import random

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.kernel import Table
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly, random_answer
from tests.betrayal.changed_sides import CHANGED

SEATS = 4
HIDDEN = (34, 43)
"""The haunts with a traitor whom nobody knows."""
STAR_SICKNESS = (12, 24, 26, 33)
"""Games by chance of haunt 43 in which somebody turns."""
MOST = 200


def opened(haunt: int, seed: int) -> Table:
    """A game that begins in a haunt."""
    return dreadhall.new_table("betrayal", SEATS, seed, {"start": "haunt", "haunt": haunt, "explorers": "dealt"})


def sides_seen(table: Table, seat: int | None) -> list[str]:
    """The side of everybody, as a seat sees it."""
    return [who["side"] for who in table.view(seat)["position"]["explorers"]]


def true_sides(table: Table) -> list[str]:
    """The side of everybody, as it is."""
    assert isinstance(table.rules, Haunt)
    return list(table.rules.true_sides())


@pytest.mark.parametrize("haunt", sorted(BUILT))
def test_given_up_a_haunt_shows_everybodys_side_to_all(haunt: int) -> None:
    table = play_randomly(opened(haunt, 12), 12, most=40)
    if table.ask is not None:
        table.give_up()
    for seat in (*range(SEATS), None):
        assert sides_seen(table, seat) == true_sides(table)


@pytest.mark.parametrize("haunt", HIDDEN)
def test_before_that_nothing_in_a_view_tells_who_a_hidden_traitor_is(haunt: int) -> None:
    table = play_randomly(opened(haunt, 12), 12, most=25)
    assert table.ask is not None
    assert "traitor" in true_sides(table)
    for seat in (*range(SEATS), None):
        view = table.view(seat)["position"]
        assert {who["side"] for who in view["explorers"] if who["alive"]} == {"heroes"}
        assert view["haunt"]["turned"] == []


@pytest.mark.parametrize("haunt", HIDDEN)
def test_what_is_known_then_is_not_imagined_otherwise(haunt: int) -> None:
    table = play_randomly(opened(haunt, 12), 12, most=60)
    if table.ask is not None:
        table.give_up()
    for number in range(3):
        assert table.imagine(None, seed=number).view(None) == table.view(None)


@rule("H43-29")
@pytest.mark.parametrize("seed", STAR_SICKNESS)
def test_who_turned_unseen_is_told_with_the_exchange_by_which_it_came_about(seed: int) -> None:
    table = opened(43, seed)
    rng = random.Random(seed)
    while table.ask is not None and table.move < MOST:
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    if table.ask is not None:
        table.give_up()
    turned = [(event.data["explorer"], event.move) for event in table.events if event.kind == CHANGED]
    assert turned
    for seat in (*range(SEATS), None):
        told = [event for event in table.events_for(seat) if event["kind"] == "exchanged"]
        shown = table.view(seat)["position"]["haunt"]["turned"]
        assert [(one["explorer"], told[-1 - one["later"]]["move"]) for one in shown] == turned
