"""Tables whose haunts remember by strings go on: what was remembered is read as what it is now. (Game.upgrade)"""

from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.memory import OWN, fields_of, parts_of
from dreadhall.betrayal.memory_upgrade import OF_HAUNTS, OF_TOOLS
from dreadhall.kernel import Table
from dreadhall.terminal.betrayal_book import open_book
from dreadhall.words import Words
from tests.betrayal.remembered import Remembered, Told, tables

TABLES = tables()
OTHERWISE = ("counters", "notes", "lists", "memory", "secrets", "objectives", "turned")
"""What a view shows otherwise now: what is remembered is compared in words, objectives are what bots go by, and who had
turned in secret is told at the end."""


def told(table: Table) -> list[Told]:
    """What each seat, and a spectator, have before them."""
    words = Words("en")
    found = []
    for seat in (*range(table.seats), None):
        view = msgspec.json.decode(table.view_json(seat))
        book = None if seat is None else open_book(view, words)
        known = [] if book is None else [*(f"! {line}" for line in book.secrets() if line), *filter(None, book.known())]
        if (haunt := view["position"]["haunt"]) is not None:
            view["position"]["haunt"] = without(haunt)
        found.append(Told(view, sorted(known)))
    return found


def without(haunt: dict[str, Any]) -> dict[str, Any]:
    """A haunt in a view, but for what is shown otherwise."""
    return {name: value for name, value in haunt.items() if name not in OTHERWISE}


def as_now(seen: list[Told]) -> list[Told]:
    """What was seen then, whatever the order in which it is read."""
    found = []
    for one in seen:
        position = one.view["position"]
        view = one.view | {"position": position | {"haunt": without(position["haunt"])}}
        found.append(Told(view, sorted(one.words)))
    return found


def tells_all(now: list[dict[str, Any]], then: list[dict[str, Any]]) -> bool:
    """Whether all that was told then is told in the same order; newer rules may tell more."""
    rest = iter(now)
    return all(any(event == other for other in rest) for event in then)


def without_names(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events, but for what counters are called: some have other names now."""
    return [
        {**event, "data": {**event["data"], "counter": ""}} if event["kind"] == "counter" else event for event in events
    ]


@pytest.mark.parametrize("kept", TABLES, ids=[f"h{kept.haunt:02}-{n}" for n, kept in enumerate(TABLES)])
def test_a_table_that_remembers_by_strings_goes_on_as_it_would_have(kept: Remembered) -> None:
    table = dreadhall.load_table(kept.save)
    assert told(table) == as_now(kept.begins)
    for seat, key in kept.answers:
        table.answer(key, seat)
    events = msgspec.json.decode(msgspec.json.encode(table.events))
    assert tells_all(without_names(events), without_names(kept.events))
    assert told(table) == as_now(kept.ends)


def test_what_is_typed_already_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dreadhall.load_table(TABLES[0].save)
    save = table.save()
    monkeypatch.setattr(type(table.game), "version", table.game.version + 1)
    assert dreadhall.load_table(save).state == table.checkpoint


def test_every_field_has_a_place_in_the_drawers_and_every_place_a_field() -> None:
    for number in HAUNTS:
        for name, part in parts_of(haunt_rules(number)).items():
            rows = OF_HAUNTS[number] if name == OWN else OF_TOOLS[name]
            assert set(rows.values()) == {field.name for field in fields_of(part.kind)}, (number, name)
    assert {kept.haunt for kept in TABLES} >= set(OF_HAUNTS)
