"""The scout of Betrayal reckons with what the sheets say, and with no numbers of its own."""

from typing import Any

import pytest

from dreadhall.testing.betrayal import THREE, position
from tests.betrayal.cards.deciding.sheets import Case, put
from tests.betrayal.haunts.abyss import abyss
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
BESIDE = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}


def strikes(*cards: str, **traits: int) -> set[str]:
    """How the scout attacks the traitor with one of these cards."""
    parts: dict[str, Any] = {"cards": {OX: cards}, "traits": {OX: traits}}
    return answers(abyss(BESIDE, **parts), 0)


def mends(**traits: int) -> bool:
    """Whether the scout uses Smelling Salts on itself."""
    table = position(THREE, cards={OX: ["smelling-salts"]}, traits={OX: traits})
    return "use:smelling-salts:ox-bellows" in answers(table, 0)


AXE, SPEAR = {f"attack:{ZOE}:axe"}, {f"attack:{ZOE}:spear"}
DAGGER, BARE = {f"attack:{ZOE}:blood-dagger"}, {f"attack:{ZOE}"}
CASES = [
    Case("axe", "attack.dice", 3, lambda: strikes("axe", "spear"), SPEAR, AXE),
    Case("blood-dagger", "attack.cost", {"speed": -2}, lambda: strikes("blood-dagger", speed=1), DAGGER, BARE),
    Case("smelling-salts", "use.do.0.traits", ("sanity",), lambda: mends(sanity=0), False, True),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.sheet}:{case.path}")
def test_the_scout_follows_the_sheet(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    assert case.look() == case.was
    put(monkeypatch, case)
    assert case.look() == case.becomes
