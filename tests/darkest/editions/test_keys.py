"""Every key of section 32 is there, all of them go together, and games are played to the end."""

import random
import re
from pathlib import Path

import pytest

import dreadhall
from dreadhall.darkest.editions import FIRST, KEYS, rules_of
from dreadhall.darkest.editions.variants import AsRevised
from dreadhall.darkest.options import DarkestOptions
from dreadhall.kernel import BadOption
from dreadhall.testing.darkest import showdown
from dreadhall.testing.play import play_randomly

RULES = Path(__file__).parents[3] / "docs/rules/darkest/rules.md"
SECTION = RULES.read_text(encoding="utf-8").partition("\n## 32.")[2].partition("\n## ")[0]
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| `.*$", SECTION, re.MULTILINE)]
WAYS = [(key, value) for key, ways in KEYS.items() for value in ways]


def random_rules(rng: random.Random) -> dict[str, str]:
    """About half of the keys, in any order, each played in one of its ways."""
    keys = rng.sample(list(KEYS), len(KEYS) // 2)
    return {key: rng.choice(["revised", *KEYS[key]]) for key in keys}


def test_every_row_of_the_table_is_a_key_with_all_its_ways() -> None:
    for name, revised, first, variants, _ in ROWS:
        wanted = set(re.findall(r"\b(de|fr)\b(?=[,:])", variants))
        if first not in ("same", revised):
            wanted.add("first")
        assert set(KEYS[name.strip("`")]) == wanted, name
    assert len(ROWS) == len(KEYS)


def test_the_first_edition_exchanges_every_key_in_which_it_differs() -> None:
    first = [rules_of(DarkestOptions(edition="first"), showdown=showing) for showing in (False, True)]
    revised = [rules_of(DarkestOptions(), showdown=showing) for showing in (False, True)]
    for key in FIRST:
        assert any(issubclass(rules, KEYS[key]["first"]) for rules in first), key
        assert not any(issubclass(rules, KEYS[key]["first"]) for rules in revised), key


@pytest.mark.parametrize(("key", "value"), WAYS)
def test_a_single_rule_goes_with_either_edition(key: str, value: str) -> None:
    for edition in ("revised", "first"):
        options = DarkestOptions(edition="revised" if edition == "revised" else "first", house_rules={key: value})
        both = [rules_of(options, showdown=showing) for showing in (False, True)]
        assert any(issubclass(rules, KEYS[key][value]) for rules in both)


@pytest.mark.parametrize("seed", range(40))
def test_any_set_of_rules_goes_together_in_any_order(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    for showing in (False, True):
        options = DarkestOptions(edition=rng.choice(["revised", "first"]), house_rules=rules)
        composed = rules_of(options, showdown=showing)
        for key, value in rules.items():
            layer = AsRevised if value == "revised" else KEYS[key][value]
            assert layer is AsRevised or issubclass(composed, layer) or showing != is_for_showdown(key)


def is_for_showdown(key: str) -> bool:
    """Whether a key belongs to the showdown alone."""
    return key in ("showdown_event_start", "marker_return", "nemesis_attack", "inferno_creature")


def test_an_unknown_rule_is_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="house_rules: 'fire_out' cannot be 'de'"):
        dreadhall.new_table("darkest", seats=2, options={"house_rules": {"fire_out": "de"}})


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_both_editions_end(seed: int) -> None:
    rng = random.Random(seed)
    options = {
        "edition": rng.choice(["revised", "first"]),
        "house_rules": random_rules(rng) if seed % 3 else {},
        "survivors": rng.choice([2, 3, 5]),
        "advanced": rng.random() < 0.5,
    }
    table = dreadhall.new_table("darkest", seats=2, seed=seed, options=options)
    assert play_randomly(table, seed, most=20_000).result is not None


@pytest.mark.parametrize("seed", range(12))
def test_random_showdowns_of_both_editions_end(seed: int) -> None:
    rng = random.Random(seed)
    options = {"edition": rng.choice(["revised", "first"]), "house_rules": random_rules(rng) if seed % 3 else {}}
    table = showdown(
        {"leo": "laboratory", "jack": "great-hall", "lucy": "dining-room"},
        nemesis=(rng.choice(["doctor-mortimer", "lisa-mortimer"]), "music-room"),
        creature=(rng.choice(["zombie-dog", "undead-bird"]), "gallery"),
        hordes={"kitchen": 3, "dining-room": 2, "boiler-room": 4},
        fire="r3c1",
        burns={"r3c1": 1, "r4c4": 2},
        options=options,
    )
    assert play_randomly(table.table, seed, most=20_000).result is not None
