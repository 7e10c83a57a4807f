"""Actions and entries have names and numbers, and keep them."""

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhall.encoding.actions import ActionNumbers
from dreadhall.encoding.layout import layout_of
from dreadhall.encoding.vocabulary import (
    UnknownLayout,
    Vocabulary,
    narrow_vocabularies,
    read_vocabulary,
    vocabulary_for,
)
from dreadhall.kernel import Table
from dreadhall.registry import shipped
from dreadhall.rl.vocabulary_building import hear_vocabulary
from tests.rl.playing import CASES, GENTLER, Case, game_of, moments

TAG = Vocabulary("tag", 1, {"room": ("hall", "attic")}, {"go": ((("*room",),),), "stay": ((),)})
OURS = [case for case in CASES if case[0] != "lanterns"]
SELDOM = 0.01
"""The share of choices that may have no number of their own."""
DIGESTS = {
    "betrayal": (8, "b74984b52bd5779d"),
    "darkest": (6, "023dc1b04f4d658c"),
}
"""Of all names in their order, with the version of the rules since which they stand."""


@pytest.mark.parametrize("name", DIGESTS)
def test_within_a_version_of_the_rules_every_number_means_the_same(name: str) -> None:
    game = game_of(name)
    words = read_vocabulary(game)
    names = "\n".join((*ActionNumbers(words).names, *layout_of(game, game.seats[-1]).names))
    digest = hashlib.blake2b(names.encode(), digest_size=8).hexdigest()
    assert (words.since, digest) == DIGESTS[name]
    assert words.since <= game.version


def test_every_game_of_ours_has_a_vocabulary() -> None:
    assert {record.game.name for record in shipped()} == set(DIGESTS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_choice_of_every_question_has_a_number_and_no_two_the_same(case: Case) -> None:
    actions = ActionNumbers(read_vocabulary(game_of(case[0])))
    for table in moments(case, 1):
        assert table.ask is not None
        for seat in table.ask.seats:
            keys = [choice.key for choice in table.ask.choices_for(seat)]
            assert sorted(actions.numbered(keys).values()) == sorted(keys)


@pytest.mark.parametrize("case", OURS, ids=str)
def test_almost_every_choice_has_a_number_of_its_own(case: Case) -> None:
    actions = ActionNumbers(read_vocabulary(game_of(case[0])))
    choices = 0
    others = []
    for table in moments(case, 2):
        assert table.ask is not None
        keys = [choice.key for seat in table.ask.seats for choice in table.ask.choices_for(seat)]
        choices += len(keys)
        others += [key for key in keys if actions.number_of(key) is None]
    assert len(others) < SELDOM * choices, others


def test_a_number_means_the_same_in_every_question() -> None:
    actions = ActionNumbers(TAG, rest=2)
    assert actions.names == ("wait", "go:hall", "go:attic", "stay", "rest 0", "rest 1")
    assert actions.numbered(["go:attic", "stay"]) == {2: "go:attic", 3: "stay"}
    assert actions.numbered(["stay", "go:attic"]) == {3: "stay", 2: "go:attic"}


def test_what_has_no_number_is_numbered_as_it_comes_and_left_out_where_no_number_is_left() -> None:
    actions = ActionNumbers(TAG, rest=2)
    assert actions.numbered(["c", "stay", "a", "b"]) == {4: "c", 3: "stay", 5: "a"}


def test_the_mask_has_a_one_for_each_number() -> None:
    assert ActionNumbers(TAG, rest=2).mask([3, 4]).tolist() == [0, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("case", OURS, ids=str)
def test_what_stands_in_an_observation_lies_within_bounds_and_is_what_the_seat_is_shown(case: Case) -> None:
    name, seats, _ = case
    layout = layout_of(game_of(name), seats)
    for table in moments(case, 3, most=120):
        for seat in range(seats):
            seen = layout.observe(table, seat)
            assert abs(seen).max() <= 1
            entries = dict(zip(layout.names, seen.tolist(), strict=True))
            for entry, value in SHOWN[name](table.rules.view(seat), seat, seats):
                assert abs(entries.get(entry, value) - max(-1, min(1, value))) < 1e-6, entry


def shown_in_betrayal(position: Any, seat: int, seats: int) -> Iterator[tuple[str, float]]:
    """A part of the entries, as the seat's view has it."""
    for who in position.explorers:
        name = f"+{(who.seat - seat) % seats}"
        yield f"{name}:alive", who.alive
        yield f"{name}:in:{who.room}", 1
        for track in who.traits:
            yield f"{name}:{track.trait}", track.value / 8
        for card in who.cards:
            yield f"{name}:has:{card.id}", 1
    for room in position.rooms:
        yield f"room:{room.id}:placed", 1
        yield f"room:{room.id}:{room.floor}", 1
        yield f"room:{room.id}:x", room.x / 8
        yield f"room:{room.id}:open", len(room.open) / 4
        yield f"room:{room.id}:destroyed", room.destroyed
        yield f"room:{room.id}:monsters", sum(monster.room == room.id for monster in position.monsters) / 4
    for monster in position.monsters:
        alike = [other for other in position.monsters if other.kind == monster.kind]
        yield f"monster:{monster.kind}:count", len(alike) / 8
        yield f"monster:{monster.kind}:might", alike[0].traits.get("might", 0) / 8
    if position.haunt is not None:
        yield f"haunt:side:{position.haunt.side}", 1
        for place, aim in enumerate(position.haunt.objectives):
            yield f"objective:{place}:done", aim.done / max(1, aim.of)


def shown_in_darkest(position: Any, seat: int, seats: int) -> Iterator[tuple[str, float]]:
    """A part of the entries, as everybody's view has it."""
    yield "track:darkness", position.track.darkness / max(1, position.track.spaces)
    yield "security:code", len(position.security.code) / max(1, len(position.security.code_at_start))
    for who in position.survivors:
        name = f"survivor:{who.id}"
        yield f"{name}:health", who.health / len(who.track)
        yield f"{name}:ap", who.ap / 6
        yield f"{name}:in:{who.room}", 1
        yield f"{name}:of:+{(who.seat - seat) % seats}", 1
    for door in position.doors:
        yield f"door:{door.id}:closed", door.closed
        yield f"door:{door.id}:icons", door.icons / 3
    for tile in position.house:
        for room in tile.rooms:
            yield f"room:{room.id}:searched", room.searched
            yield f"room:{room.id}:locked", room.locked
            yield f"room:{room.id}:observed", room.observed
            yield f"room:{room.id}:burns", tile.burns / 4
            yield f"room:{room.id}:destroyed", tile.destroyed
    for horde in position.hordes:
        yield f"room:{horde.room}:zombies", horde.zombies / 6


SHOWN = {"betrayal": shown_in_betrayal, "darkest": shown_in_darkest}
NARROW: list[Case] = [
    ("betrayal", 3, {"haunt": 34, "start": "haunt"}),
    ("betrayal", 5, {"haunt": 7, "start": "haunt"}),
    ("darkest", 1, GENTLER),
]


@pytest.mark.parametrize("case", NARROW, ids=str)
def test_a_narrow_vocabulary_has_only_what_occurs_and_nearly_all_of_it(case: Case) -> None:
    name, seats, options = case
    game = game_of(name)
    words = vocabulary_for(game, "haunt" if name == "betrayal" else "gentler", options)
    actions, wide = ActionNumbers(words), read_vocabulary(game)
    assert len(actions) < len(ActionNumbers(wide)) / 3
    assert len(layout_of(game, seats, words)) < len(layout_of(game, seats))
    keys = [key for table in moments(case, 5) for key in keys_of(table)]
    others = [key for key in keys if actions.number_of(key) is None]
    assert len(others) < 5 * SELDOM * len(keys), others


def keys_of(table: Table) -> list[str]:
    """All that somebody can answer now."""
    ask = table.ask
    assert ask is not None
    return [choice.key for seat in ask.seats for choice in ask.choices_for(seat)]


def test_every_haunt_has_a_narrow_vocabulary_and_a_name_that_is_none_is_refused() -> None:
    game = game_of("betrayal")
    assert {f"haunt-{number}" for number in range(1, 51)} == {*narrow_vocabularies(game)}
    with pytest.raises(UnknownLayout, match="haunt"):
        vocabulary_for(game, "haunt", {})
    with pytest.raises(UnknownLayout, match="haunt-50"):
        vocabulary_for(game, "haunt-51", {})


def test_a_vocabulary_can_be_heard_for_any_options() -> None:
    words = hear_vocabulary(game_of("betrayal"), "mine", [3], {"haunt": 45, "start": "haunt"}, games=1)
    assert words.of("haunt") == ("45",)
    assert ActionNumbers(words).number_of("end-turn") is not None
