"""Actions and entries have names and numbers, and keep them."""

import hashlib

import pytest

from dreadhall.registry import shipped
from dreadhall.rl.actions import Actions
from dreadhall.rl.layout import layout_of
from dreadhall.rl.vocabulary import Vocabulary, read_vocabulary
from tests.rl.playing import CASES, Case, game_of, moments

TAG = Vocabulary("tag", 1, {"room": ("hall", "attic")}, {"go": ((("*room",),),), "stay": ((),)})
OURS = [case for case in CASES if case[0] != "lanterns"]
SELDOM = 0.01
"""The share of choices that may have no number of their own."""
DIGESTS = {
    "betrayal": (6, "171769ec3b79faff"),
    "darkest": (5, "8f0fdb3909e477bd"),
}
"""Of all names in their order, with the version of the rules since which they stand."""


@pytest.mark.parametrize("name", DIGESTS)
def test_within_a_version_of_the_rules_every_number_means_the_same(name: str) -> None:
    game = game_of(name)
    words = read_vocabulary(game)
    names = "\n".join((*Actions(words).names, *layout_of(game, game.seats[-1]).names))
    digest = hashlib.blake2b(names.encode(), digest_size=8).hexdigest()
    assert (words.since, digest) == DIGESTS[name]
    assert words.since <= game.version


def test_every_game_of_ours_has_a_vocabulary() -> None:
    assert {record.game.name for record in shipped()} == set(DIGESTS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_choice_of_every_question_has_a_number_and_no_two_the_same(case: Case) -> None:
    actions = Actions(read_vocabulary(game_of(case[0])))
    for table in moments(case, 1):
        assert table.ask is not None
        for seat in table.ask.seats:
            keys = [choice.key for choice in table.ask.choices_for(seat)]
            assert sorted(actions.numbered(keys).values()) == sorted(keys)


@pytest.mark.parametrize("case", OURS, ids=str)
def test_almost_every_choice_has_a_number_of_its_own(case: Case) -> None:
    actions = Actions(read_vocabulary(game_of(case[0])))
    choices = 0
    others = []
    for table in moments(case, 2):
        assert table.ask is not None
        keys = [choice.key for seat in table.ask.seats for choice in table.ask.choices_for(seat)]
        choices += len(keys)
        others += [key for key in keys if actions.number_of(key) is None]
    assert len(others) < SELDOM * choices, others


def test_a_number_means_the_same_in_every_question() -> None:
    actions = Actions(TAG, rest=2)
    assert actions.names == ("wait", "go:hall", "go:attic", "stay", "rest 0", "rest 1")
    assert actions.numbered(["go:attic", "stay"]) == {2: "go:attic", 3: "stay"}
    assert actions.numbered(["stay", "go:attic"]) == {3: "stay", 2: "go:attic"}


def test_what_has_no_number_is_numbered_as_it_comes_and_left_out_where_no_number_is_left() -> None:
    actions = Actions(TAG, rest=2)
    assert actions.numbered(["c", "stay", "a", "b"]) == {4: "c", 3: "stay", 5: "a"}


def test_the_mask_has_a_one_for_each_number() -> None:
    assert Actions(TAG, rest=2).mask([3, 4]).tolist() == [0, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("case", OURS, ids=str)
def test_what_stands_in_an_observation_has_a_name_and_lies_within_bounds(case: Case) -> None:
    name, seats, _ = case
    layout = layout_of(game_of(name), seats)
    known = set(layout.names)
    for table in moments(case, 3, most=120):
        for seat in range(seats):
            seen = layout.observe(table, seat)
            assert abs(seen).max() <= 1
            nameless = {entry for entry, _ in layout.entries(table, seat) if entry not in known}
            assert all(entry.endswith(":") or ":has:" in entry or ":counter:" in entry for entry in nameless), nameless
