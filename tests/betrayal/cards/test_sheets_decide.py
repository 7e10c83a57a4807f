"""Whoever corrects a value in `components/*.yaml` corrects the game: the rules obey every field of every kind."""

import pytest

from tests.betrayal.cards.deciding import dice, events, held, told
from tests.betrayal.cards.deciding.sheets import Case, all_fields, put

CASES = [*told.CASES, *dice.CASES, *held.CASES, *events.CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.sheet}:{case.path}")
def test_the_rules_follow_the_sheet(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    assert case.was != case.becomes
    assert case.look() == case.was
    put(monkeypatch, case)
    assert case.look() == case.becomes


def test_every_field_of_every_kind_has_a_case() -> None:
    assert all_fields() - {field for case in CASES for field in case.fields} == set()
