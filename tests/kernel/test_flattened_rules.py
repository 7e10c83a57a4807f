"""Rules at hand say what their chapters say, also when one of these is changed."""

import pytest
from typing_extensions import override

from dreadhall.kernel.flattened_rules import Chapter, flattened


class First(metaclass=Chapter):
    fact = "old"

    def greet(self) -> str:
        return "first"

    def name(self) -> str:
        return "nobody"


class Second(First):
    @override
    def greet(self) -> str:
        return super().greet() + ", second"


def test_all_that_the_chapters_say_is_in_one_class() -> None:
    rules = flattened(Second)
    assert {"fact", "greet", "name"} <= vars(rules).keys()
    assert rules().greet() == "first, second"
    assert rules is flattened(Second) is not flattened(First)
    assert issubclass(rules, Second)


def test_what_is_changed_in_a_chapter_holds_at_tables_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = flattened(Second)()
    monkeypatch.setattr(First, "name", lambda self: "somebody")
    monkeypatch.setattr(First, "extra", 1, raising=False)
    monkeypatch.setattr(Second, "fact", "new")
    assert (table.name(), table.fact, vars(type(table))["extra"]) == ("somebody", "new", 1)
    monkeypatch.undo()
    assert (table.name(), table.fact) == ("nobody", "old")
    assert not hasattr(table, "extra")


class Louder(First):
    @override
    def greet(self) -> str:
        return super().greet().upper()


def test_a_layer_on_rules_at_hand_has_the_last_word() -> None:
    third = Chapter("Third", (Louder, flattened(Second)), {})
    assert flattened(third)().greet() == "FIRST, SECOND"
