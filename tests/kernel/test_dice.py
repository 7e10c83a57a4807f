"""Chance is fair, the same everywhere, and tells nothing."""

from collections import Counter

import pytest

from dreadhall.kernel import BadOption, BadRoll, Dice
from dreadhall.kernel.dice import MOST_DICE, Key, commitment, rekey, roll_numbers, seed_bytes, shuffled

CRITICAL_AT_0_001 = {3: 16.266, 5: 20.515, 11: 31.264, 19: 43.820}
"""Chi-square bounds by degrees of freedom."""


def dice(seed: int = 1) -> Dice:
    return Dice(keys=(Key(seed_bytes(seed)),))


@pytest.mark.parametrize("sides", [4, 6, 12, 20])
def test_every_face_is_equally_likely(sides: int) -> None:
    chance = dice()
    counts = [0] * sides
    for _ in range(600_000 // 4 // 30):
        for number in roll_numbers(chance, "fair", sides, 30):
            counts[number] += 1
    expected = sum(counts) / sides
    assert sum(counts) == 150_000
    assert sum((count - expected) ** 2 / expected for count in counts) < CRITICAL_AT_0_001[sides - 1]


def test_six_hundred_thousand_dice_rolled_are_fair_in_pairs_too() -> None:
    """Each die and the one before it, as one of 36 pairs: neither faces nor neighbours are favoured."""
    chance = dice(2)
    faces = [number for _ in range(20_000) for number in roll_numbers(chance, "pairs", 6, 30)]
    counts = [0] * 36
    for first, second in zip(faces[::2], faces[1::2], strict=True):
        counts[6 * first + second] += 1
    assert len(faces) == 600_000
    expected = sum(counts) / 36
    assert sum((count - expected) ** 2 / expected for count in counts) < 66.619


def test_the_faces_are_the_same_on_every_machine() -> None:
    chance = dice(7)
    assert roll_numbers(chance, "d6", 6, 10) == [2, 1, 1, 1, 4, 4, 3, 5, 1, 0]
    assert roll_numbers(chance, "d6", 6, 10) == [3, 3, 1, 5, 1, 0, 1, 1, 5, 5]
    assert roll_numbers(chance, "large", 1_000_003, 2) == [745411, 86342]


def test_long_rolls_go_on_into_further_blocks() -> None:
    numbers = roll_numbers(dice(), "long", 6, 500)
    assert len(numbers) == 500
    assert set(numbers) == set(range(6))


def test_every_order_of_what_is_shuffled_is_equally_likely() -> None:
    chance = dice()
    counts = Counter("".join(shuffled(chance, "order", "abc")) for _ in range(6_000))
    assert len(counts) == 6
    assert chance.count == 6_000
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < CRITICAL_AT_0_001[5]


def test_more_can_be_shuffled_than_a_block_has_numbers_for() -> None:
    order = shuffled(dice(), "many", range(256))
    assert sorted(order) == list(range(256)) != order


def test_purposes_are_independent() -> None:
    assert roll_numbers(dice(), "dice", 6, 30) != roll_numbers(dice(), "deck", 6, 30)


def test_the_commitment_binds_the_seed_and_hides_it() -> None:
    seed = seed_bytes(1)
    assert commitment(seed) == commitment(seed_bytes(1)) != commitment(seed_bytes(2))
    assert seed.hex() not in commitment(seed)


def test_a_secret_seed_is_new_every_time() -> None:
    assert seed_bytes(None) != seed_bytes(None)
    assert len(seed_bytes(None)) == 32


@pytest.mark.parametrize("seed", [True, "7", b"short", 1.5])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="a seed"):
        seed_bytes(seed)  # type: ignore[arg-type]


def test_a_new_key_holds_from_its_count_on_and_for_named_rolls_before() -> None:
    real, imagined = dice(), dice()
    rekey(imagined, b"x" * 32, since=2, also=(0,))
    falls = [(roll_numbers(real, "d", 1000, 5), roll_numbers(imagined, "d", 1000, 5)) for _ in range(4)]
    assert [a == b for a, b in falls] == [False, True, False, False]


@pytest.mark.parametrize("count", [0, 1, 1023, 1024, 1025])
@pytest.mark.parametrize("below", [1, 2, 3, 6, 43, 200, 255, 256, 257, 1000])
def test_dice_that_a_test_watches_fall_like_all_others(count: int, below: int) -> None:
    once, again = dice(), dice()
    rekey(again, b"n" * 32, since=1024, also=(1,))
    for keys in (once.keys, again.keys):
        for times in (1, 8, 63, 64, 65, 200):
            plain = Dice(keys=keys, count=count)
            watched = Dice(keys=keys, count=count, strict_since=1_000_000)
            assert roll_numbers(plain, "d", below, times) == roll_numbers(watched, "d", below, times)


@pytest.mark.parametrize("count", [0, 2000])
@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize(
    ("below", "times"), [(6, MOST_DICE + 1), (6, 30_000_000), (300, 30_000_000), (6, -1), (0, 1), (-6, 1), (1 << 65, 1)]
)
def test_a_roll_that_no_rule_means_is_refused_before_a_die_falls(
    below: int, times: int, loaded: bool, count: int
) -> None:
    """It would take seconds and much memory, or never end."""
    chance = Dice(keys=dice().keys, count=count, loaded={"d": [(0, 0)]} if loaded else {})
    with pytest.raises(BadRoll, match=r"d: .* dice of .* not rolled by any rule") as refusal:
        roll_numbers(chance, "d", below, times)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("below", [6, 300])
def test_as_many_dice_as_may_be_are_rolled_and_none_where_none_are(below: int) -> None:
    assert len(roll_numbers(dice(), "d", below, MOST_DICE)) == MOST_DICE
    assert roll_numbers(dice(), "d", below, 0) == []
