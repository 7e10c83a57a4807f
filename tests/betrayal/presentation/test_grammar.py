"""Names are put into sentences as each language bends them: articles, cases, elisions."""

import re
from pathlib import Path
from typing import Any

import pytest

from dreadhall.words import Words, find_locales


def say(language: str, kind: str, **data: Any) -> str:
    """An event in words."""
    return Words(language, strict=True).say_event("betrayal", {"kind": kind, "cause": "", "data": data})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Victim 1 goes into the foyer.", "Cannibal freak 2 is dead.", "The mummy is gone."]),
        ("de", ["Opfer 1 geht ins Foyer.", "Menschenfresser 2 ist tot.", "Die Mumie ist fort."]),
    ],
)
def test_a_number_takes_the_place_of_the_article(language: str, told: list[str]) -> None:
    happened = [
        ("monster-moves", {"monster": "victim-1", "creature": "victim", "room": "foyer"}),
        ("monster-killed", {"monster": "cannibal-freak-2", "creature": "cannibal-freak"}),
        ("monster-gone", {"monster": "mummy-1", "creature": "mummy"}),
    ]
    assert [say(language, kind, **data) for kind, data in happened] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "The bite attacks Ox.",
                "The mummy attacks Professor Longfellow.",
                "2 against 1: the bite wins by 1.",
            ],
        ),
        (
            "de",
            [
                "Der Biss greift Ox an.",
                "Die Mumie greift Professor Longfellow an.",
                "2 gegen 1, und der Biss gewinnt mit 1 Punkt Vorsprung.",
            ],
        ),
        (
            "fr",
            [
                "La morsure attaque Ox.",
                "La momie attaque le professeur Longfellow.",
                "2 contre 1\u00a0: la morsure l’emporte de 1.",
            ],
        ),
    ],
)
def test_whoever_attacks_has_an_article_where_the_language_wants_one(language: str, told: list[str]) -> None:
    said = [
        say(language, "attacks", who="bite", target="ox-bellows", card=""),
        say(language, "attacks", who="mummy-1", target="professor-longfellow", card=""),
        say(language, "clash", roll=2, added=0, against=1, against_added=0, winner="bite", margin=1, harmless=False),
    ]
    assert said == told


def test_a_result_says_what_is_not_on_the_dice() -> None:
    fight = {"winner": "", "margin": 0, "harmless": False}
    clash = {**fight, "roll": 7, "added": 4, "against": 7, "against_added": 0}
    assert say("en", "clash", **clash) == "7 (including a bonus of 4) against 7: nobody wins."
    told = {"who": "ox-bellows", "why": "task", "roll": "trait", "trait": "might", "needed": 5, "passed": True}
    named = {**told, "faces": [], "total": 8, "added": 0, "span": None}
    assert say("en", "result", **named) == (
        "Ox: the result for the attempt is 8 Might, named without rolling, needed 5: succeeds."
    )


def test_french_elides_and_joins_before_the_names_of_explorers() -> None:
    assert say("fr", "turn-starts", explorer="ox-bellows") == "Au tour d’Ox."
    assert say("fr", "turn-starts", explorer="father-rhinehardt") == "Au tour du père Rhinehardt."
    given = {"card": "axe", "price": ""}
    told = say("fr", "trades", explorer="professor-longfellow", other="father-rhinehardt", **given)
    assert told == "Le professeur Longfellow donne la hache au père Rhinehardt."
    assert say("fr", "trades", explorer="zoe-ingstrom", other="ox-bellows", **given) == "Zoe donne la hache à Ox."


@pytest.mark.parametrize(
    "page",
    [page for page in sorted((find_locales() / "fr").rglob("*.ftl")) if page.name.startswith(("betrayal", "h"))],
    ids=lambda page: page.name,
)
def test_no_french_sentence_puts_a_bare_name_after_a_preposition_or_a_verb(page: Path) -> None:
    names = "explorer|other|victim|who|winner|traitor"
    words = "a saisi|lâche|traîne|dévore|est|de|à|pour|par|devant|contre|vers|chez|sur"
    assert not re.findall(rf"\b(?:{words}) \{{ \$(?:{names}) \}}", page.read_text(encoding="utf-8"))
