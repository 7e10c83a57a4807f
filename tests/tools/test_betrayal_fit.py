"""Weights that were too sure of themselves are made less sure, and haunts move to where their games are won."""

from typing import Any

import pytest
from tools.betrayal_fit import calibrate

DATA = {name: {"features": ["heroes alive"], "bias": 0.5, "weights": [2.0]} for name in ("any", "7", "9")}


def games(kind: str, chance: float, won: int, of: int) -> list[dict[str, Any]]:
    """What was said of the heroes once in each of some games."""
    told = {"side": "heroes", "kind": kind, "chance": chance}
    return [{**told, "game": f"{kind} {chance} {number}", "won": number < won} for number in range(of)]


def test_weights_that_say_too_much_say_less() -> None:
    said = [*games("7", 0.95, 80, 100), *games("7", 0.05, 20, 100)]
    found = calibrate(said, DATA)
    assert found["7"]["weights"][0] < 1.2
    assert found["any"]["weights"] == found["7"]["weights"]


def test_a_haunt_moves_to_where_its_games_are_won() -> None:
    said = [*games("7", 0.5, 80, 100), *games("9", 0.5, 50, 100)]
    found = calibrate(said, DATA)
    assert found["7"]["bias"] > found["9"]["bias"] + 1
    assert found["9"]["bias"] == pytest.approx(found["any"]["bias"], abs=0.05)
