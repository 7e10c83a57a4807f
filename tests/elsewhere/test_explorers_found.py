"""Explorers of another distribution: they are played at tables with their pack, and at no others."""

import re
from pathlib import Path

import pytest

from dreadhall.betrayal.components.catalogue import FILES, card_packs
from dreadhall.betrayal.components.packs import CARD_PACKS
from dreadhall.betrayal.presentation.likenesses import MODELS
from dreadhall.words import ENTRY, LANGUAGES, find_locales
from tests.elsewhere.distributions import environment, frost_cards, lay
from tests.elsewhere.test_cards_found import told_by

WHERE = {"frost-cards": "frost_cards:cards"}

CHOSEN = """
import dreadhall

options = {"cards": ["frost-cards", "frost-cards"]}
table = dreadhall.new_table("betrayal", 3, 1, options)
plain = dreadhall.new_table("betrayal", 3, 1)
print(len(table.ask.choices), len(plain.ask.choices), "brought" in plain.view(0)["position"])
print([(one["id"], one["colour"], one["gender"]) for one in table.view(None)["position"]["brought"]])
table.answer("explorer:ida-frost")
print([name for name in table.rules.free_explorers() if name in ("professor-longfellow", "father-rhinehardt")])
[ida] = table.view(1)["position"]["explorers"]
print(ida["colour"], [(one["trait"], one["values"][one["start"]], one["value"]) for one in ida["traits"]])
table.answer("explorer:bo-winter")
table.answer("explorer:ox-bellows")
print(table.save()["packages"], dreadhall.load_table(table.save()).dump() == table.dump())
"""

BEGUN = """
import dreadhall

options = {"cards": ["frost-cards"], "month": 1, "day": 20}
table = dreadhall.new_table("betrayal", 3, 1, options)
for name in ("ox-bellows", "bo-winter", "ida-frost"):
    table.answer(f"explorer:{name}")
print(table.rules.active.id)
"""

HAUNTED = """
import dreadhall
import numpy as np
from dreadhall.bots import make_bot, play_out
from dreadhall.encoding.layout import layout_of
from dreadhall.terminal.betrayal import LOOK
from dreadhall.words import Words

options = {"cards": ["frost-cards"], "start": "haunt"}
layout = layout_of(dreadhall.GAMES["betrayal"], 3)
for haunt in (3, 12, 20, 21, 27, 32, 43, 44):
    table = dreadhall.new_table("betrayal", 3, haunt, {**options, "haunt": haunt})
    for name in ("ida-frost", "bo-winter", "ox-bellows"):
        table.answer(f"explorer:{name}")
    play_out(table, {seat: make_bot("betrayal", "scout", seat) for seat in range(3)}, most=60)
    for seat in range(3):
        table.imagine(seat, 1)
    layout.write(table, 0, np.zeros(len(layout.names), np.float32))
    for language in ("en", "de", "fr"):
        words = Words(language, strict=True)
        LOOK.draw(table.view(0), words)
        for event in table.events_for(0):
            words.say_event("betrayal", event)
print("played")
"""

GROOM = """
from dreadhall.testing.betrayal import revealed

women = {"zoe-ingstrom": "foyer", "jenny-leclerc": "foyer", "vivian-lopez": "entrance-hall"}
print([revealed(20, women, omen="ring", seed=seed).rules.memory.groom for seed in range(8)])
"""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine that has them."""
    lay(tmp_path, "frost-cards", frost_cards(), WHERE, CARD_PACKS.group)
    return environment(tmp_path)


def test_an_explorer_of_a_pack_is_chosen_and_takes_the_figure_of_its_colour(installed: dict[str, str]) -> None:
    told, complaints = told_by(CHOSEN, installed)
    assert complaints == ""
    assert told == [
        "14 12 False",
        "[('ida-frost', 'white', 'f'), ('bo-winter', 'green', 'm')]",
        "[]",
        "white [('might', 3, 3), ('speed', 3, 3), ('knowledge', 5, 5), ('sanity', 6, 6)]",
        "{'frost-cards': '1.0'} True",
    ]


def test_the_birthday_of_an_explorer_of_a_pack_counts(installed: dict[str, str]) -> None:
    assert told_by(BEGUN, installed) == (["bo-winter"], "")


def test_explorers_of_a_pack_are_haunted_in_words_of_every_language(installed: dict[str, str]) -> None:
    told, complaints = told_by(HAUNTED, installed)
    assert (told, complaints) == (["played"], "")


def test_nobody_of_a_pack_that_a_table_does_not_name_comes_out_of_the_box(
    installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    told, complaints = told_by(GROOM, environment(tmp_path_factory.mktemp("nothing")))
    assert complaints == ""
    assert told_by(GROOM, installed) == (told, "")
    assert "bo-winter" not in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_models_can_be_said_of_anybody(language: str) -> None:
    said = 0
    for file in (find_locales() / language).rglob("*.ftl"):
        for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
            for model in MODELS.values():
                if entry[1].endswith(f"-{model}") and entry[1] != f"betrayal-explorer-{model}":
                    called = model.partition("-")[0].title()
                    assert f"{{ betrayal-explorer-{model}" in entry[0]
                    assert not re.search(rf"\b{called}\b", entry[0])
                    said += 1
    assert said == 17


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("colour: white", "colour: black", "explorers ida-frost colour: Invalid enum value 'black'; it can be blue, "),
        ("gender: f", "gender: x", "explorers ida-frost gender: Invalid enum value 'x'; it can be f, m"),
        ("    age: 71\n", "", "explorers ida-frost: Object missing required field `age`"),
        ("[12, 24]", "[13, 24]", "explorers ida-frost birthday 0: Expected `int` <= 12"),
        ("[12, 24]", "[2, 30]", "ida-frost: birthday: a day of the year is expected, month and day, not 2, 30"),
        ("hobbies:", "hobby:", "explorers ida-frost: Object contains unknown field `hobby`; did you mean `hobbies`?"),
        ("5, 6, 7]", "5, 6, 9]", "explorers ida-frost tracks might values 7: Expected `int` <= 8"),
        ("5, 6, 7]", "5, 6]", "explorers ida-frost tracks might values: Expected `array` of length >= 8"),
        ("[2, 2, 3", "[2, 3, 2", "ida-frost: tracks might values: numbers from the lowest to the highest are expected"),
        ("start: 4", "start: 8", "explorers ida-frost tracks sanity start: Expected `int` <= 7"),
        ("sanity:", "luck:", "explorers ida-frost tracks: Object contains unknown field `luck`; there are might, "),
        (
            "      speed: {values: [1, 2, 3, 3, 4, 5, 6, 6], start: 3}\n",
            "",
            "ida-frost tracks: Object missing required",
        ),
        ("id: ida-frost", "id: Ida", "Ida: a word such as 'silver-whistle' is expected as an id, not 'Ida'"),
        ("id: ida-frost", "id: ox-bellows", "ox-bellows: ox-bellows is the id of something else already"),
    ],
)
def test_an_explorer_that_will_not_do_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, old: str, new: str, reason: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    files = frost_cards()
    sheet = files["frost_cards/cards/explorers.yaml"]
    spoilt = sheet.replace(old, new, 1)
    assert spoilt != sheet
    lay(tmp_path, "frost-cards", files | {"frost_cards/cards/explorers.yaml": spoilt}, WHERE, CARD_PACKS.group)
    assert list(card_packs(FILES)) == []
    [line] = caplog.messages
    assert line.startswith(
        "dreadhall: the pack of cards 'frost-cards' of frost-cards is left out: BadCatalogue: explorers.yaml: "
    )
    assert reason in line
