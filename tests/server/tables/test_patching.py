"""What leads from one view to the next: whoever applies it sees what the seat sees, no more and no less."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall.kernel import Table
from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView, common_to_all, encode_view
from dreadhall.server.tables import patching
from dreadhall.server.tables.patching import mark_of, patch, steps_between
from tests.server.patches import applied, mark
from tests.smallgame import GAME

RUNS: list[tuple[str, int, dict[str, Any]]] = [
    (GAME.name, 3, {}),
    ("betrayal", 4, {}),
    ("betrayal", 5, {"haunt": 34, "start": "haunt"}),
    ("betrayal", 3, {"haunt": 8, "start": "haunt"}),
    ("darkest", 4, {}),
    ("darkest", 1, {"edition": "first"}),
]
MOVES = 40


def anything(rng: random.Random, depth: int = 3) -> Any:
    """A value as JSON can hold it."""
    if depth == 0 or rng.random() < 0.3:
        return rng.choice([None, True, 0, -7, "", "a/b~c", "é\u2028"])
    if rng.random() < 0.5:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(["a", "b/", "~0", "c~", ""]): anything(rng, depth - 1) for _ in range(rng.randrange(4))}


def encoded_views(table: Table) -> dict[int | None, EncodedView]:
    """What everybody sees."""
    common = common_to_all(table)
    return {seat: encode_view(table, common, seat) for seat in (*range(table.seats), None)}


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A game at random, position by position."""
    rng, table = random.Random(seed), dreadhall.new_table(game, seats, seed, options)
    for _ in range(MOVES):
        yield table
        if table.ask is None:
            return
        seat = rng.choice(table.ask.seats)
        table.answer(rng.choice(table.ask.choices_for(seat)).key, seat)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: "-".join(map(str, (run[0], *run[2].values()))))
@pytest.mark.parametrize("seed", range(2))
def test_whoever_applies_patches_sees_what_the_seat_sees(run: tuple[str, int, dict[str, Any]], seed: int) -> None:
    rng, known = random.Random(seed), dict[int | None, EncodedView]()
    for table in played(*run, seed):
        for seat, seen in encoded_views(table).items():
            view = json.loads(seen.whole)
            assert view == json.loads(table.view_json(seat))
            assert mark_of(seen) == mark(view)
            assert not any(isinstance(value, float) for value in everything_in(view)), "written differently elsewhere"
            if seat in known:
                before = known[seat]
                made = between(before, seen)
                if made is not None:
                    assert len(made) < len(seen.whole)
                    assert applied(json.loads(before.whole), json.loads(made)) == view
            if rng.random() < 0.8:  # now and then one move is told together with the next
                known[seat] = seen


def between(before: EncodedView, after: EncodedView) -> bytes | None:
    """The patch from one view to another."""
    pairs = zip(("", "/position", ""), before, after, strict=True)
    return patch(after, *(steps_between(path, one, other) for path, one, other in pairs))


def everything_in(value: Any) -> Iterator[Any]:
    """A value and all that is in it."""
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from everything_in(each)


@pytest.mark.parametrize("short", [0, 10, patching.SHORT])
def test_steps_lead_from_any_object_to_any_other(short: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patching, "SHORT", short)
    rng = random.Random(short)
    for _ in range(500):
        before, after = ({"a": anything(rng), rng.choice("bc"): anything(rng)} for _ in range(2))
        steps = steps_between("", EncodedObject(msgspec.json.encode(before)), EncodedObject(msgspec.json.encode(after)))
        assert applied(before, json.loads(b"[" + steps + b"]")) == after


def test_a_patch_that_is_not_shorter_is_none() -> None:
    before, after = (
        EncodedView(EncodedObject(b'{"a":%d}' % number), EncodedObject(b"{}"), EncodedObject(b"{}"))
        for number in (1, 2)
    )
    assert between(before, after) is None


def test_a_large_part_of_which_little_has_changed_is_not_told_again() -> None:
    rooms = {f"room-{number}": {"doors": ["north", "south"], "burns": 0} for number in range(50)}
    changed = {**rooms, "room-7": {"doors": [], "burns": 1}}
    steps = steps_between("", *(EncodedObject(msgspec.json.encode({"rooms": each})) for each in (rooms, changed)))
    assert steps == b'{"op":"replace","path":"/rooms/room-7","value":{"doors":[],"burns":1}}'


@pytest.mark.parametrize(("game", "seats"), [(GAME.name, 3), ("betrayal", 4), ("darkest", 3)])
def test_where_no_secrets_are_kept_everybody_sees_the_same_position(game: str, seats: int) -> None:
    shared = 0
    for table in played(game, seats, {}, 5):
        common = common_to_all(table)
        shared += common.position is not None
        for seat in range(seats) if common.position is not None else ():
            position = json.loads(encode_view(table, common, seat).whole)["position"]
            assert position == json.loads(msgspec.json.encode(table.rules.view(seat)))
    assert shared or game == GAME.name
