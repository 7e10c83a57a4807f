"""What a saved position may hold has bounds: numbers, texts, lists, and the whole of it."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

import dreadhall
from dreadhall import BadSave
from dreadhall.kernel.bounds import MOST_ITEMS, MOST_LETTERS, MOST_LEVELS, MOST_NUMBER, MOST_VALUES, check_bounds
from dreadhall.testing import play_randomly
from tests.forging import forged


def nested(levels: int) -> object:
    """A list in a list in a list."""
    raw: object = 1
    for _ in range(levels - 1):
        raw = [raw]
    return raw


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        ({"a": [{"b": MOST_NUMBER + 1}]}, "number"),
        ([-MOST_NUMBER - 1], "number"),
        ([1e300], "number"),
        ([float("inf")], "number"),
        ([float("nan")], "number"),
        ({"a": "x" * (MOST_LETTERS + 1)}, "text"),
        ({"x" * (MOST_LETTERS + 1): 1}, "text"),
        ({"a": [0] * (MOST_ITEMS + 1)}, "list"),
        ({"a": {str(number): 0 for number in range(MOST_ITEMS + 1)}}, "list"),
        ([[0] * MOST_ITEMS] * (MOST_VALUES // MOST_ITEMS + 1), "too much"),
        (nested(MOST_LEVELS + 1), "deep"),
        (nested(100_000), "deep"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_larger_than_any_position_is_refused(raw: object, complaint: str) -> None:
    with pytest.raises(BadSave, match=complaint) as refusal:
        check_bounds(raw)
    assert "\n" not in str(refusal.value)


def test_what_is_within_bounds_passes() -> None:
    check_bounds({"number": -MOST_NUMBER, "text": "x" * MOST_LETTERS, "list": (0.5, True, None), "deep": nested(18)})


def test_a_save_out_of_bounds_is_damaged() -> None:
    table = dreadhall.new_table("betrayal", 3, 1)
    plain = msgspec.json.encode(table.save())
    with pytest.raises(BadSave, match="damaged: a number in it is out of bounds"):
        dreadhall.load_table(forged(plain, ("checkpoint", "omens_drawn"), 10**10))


def test_a_house_of_any_other_shape_is_refused() -> None:
    options: dict[str, Any] = {"start": "haunt", "haunt": 38, "explorers": "dealt"}
    save = play_randomly(dreadhall.new_table("betrayal", 3, 1, options), 1, most=5).save()
    plain = msgspec.json.encode(save)
    house = save["checkpoint"]["house"]
    for other in (house.replace(",0,", ",1000000000,", 1), house + ";", house + "\n", house.replace(",0", ",x", 1)):
        with pytest.raises(BadSave, match=r"damaged: .*house"):
            dreadhall.load_table(forged(plain, ("checkpoint", "house"), other))


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_no_number_of_a_forged_save_makes_a_bomb_of_it(game: str) -> None:
    """A monster of Speed 30,000,000 rolled for ten seconds and took 650 MB."""
    tried = subprocess.run([sys.executable, "-m", "tests.forging", game], capture_output=True, text=True, check=False)
    assert tried.stderr == ""
    [*faults, count] = tried.stdout.splitlines()
    assert faults == []
    assert int(count) > 1000
