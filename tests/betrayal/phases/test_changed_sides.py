"""Whoever changes sides is told so by one event of the core, whatever haunt they are in."""

import random

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT, haunt_rules
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.betrayal.toolkit.people.exchanges import Exchanges
from dreadhall.testing.betrayal import revealed
from dreadhall.testing.marks import rule
from dreadhall.testing.play import random_answer
from tests.betrayal.changed_sides import CHANGED, SidesWatched
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.wolves import ZOE, wolves

GAMES = {5: 10, 9: 26, 21: 26, 27: 25, 30: 12, 43: 12}
"""By haunt, a game by chance in which somebody soon changes sides."""
IN_SECRET = {43}
MOST = 80


def test_these_are_all_haunts_in_which_sides_change() -> None:
    changing = {number for number in BUILT if issubclass(haunt_rules(number), Conversion | Exchanges)}
    assert set(GAMES) == changing


@rule("C-24", "B-HSET-06")
@pytest.mark.parametrize("haunt", GAMES)
def test_whoever_changes_sides_is_told_at_once_and_nobody_else_what_they_cannot_see(haunt: int) -> None:
    table = dreadhall.new_table("betrayal", 4, GAMES[haunt], {"start": "haunt", "haunt": haunt, "explorers": "dealt"})
    rng, watched = random.Random(GAMES[haunt]), SidesWatched()
    for _ in range(MOST):
        watched.look(table)
        if table.ask is None:
            break
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    assert watched.changes
    assert {event.data["openly"] for event in watched.changes} == {haunt not in IN_SECRET}
    assert {event.data["side"] for event in watched.changes} == {"traitor"}


@rule("C-24")
def test_a_hero_who_turns_at_the_start_of_a_turn_hears_it_before_anything_is_asked() -> None:
    table = wolves(bitten=[ZOE]).with_dice(*faces(3, 5)).play("end-turn")
    assert (table.prompt, table.asked) == ("gain-trait", [1])
    changed = [event for event in table.table.events if event.kind == CHANGED]
    assert [(event.data["explorer"], event.data["was"], event.data["side"]) for event in changed] == [
        (ZOE, "heroes", "traitor")
    ]


@rule("B-HID-01")
def test_what_is_dealt_at_the_beginning_is_no_change_of_sides() -> None:
    table = revealed(34, ["ox-bellows", "vivian-lopez", "zoe-ingstrom", "professor-longfellow"])
    while table.prompt != "turn":
        seat = table.asked[0]
        assert table.table.ask is not None
        table.table.answer(table.table.ask.choices_for(seat)[0].key, seat=seat)
    assert CHANGED not in [event.kind for event in table.table.events]
