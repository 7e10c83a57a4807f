"""The rules document as a player reads it."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.presentation.rulebook import FOLDERS, read_rule, read_rulebook, take_apart
from dreadhall.kernel.rulebook import Part, Rule, find_rules, read_rules

TRANSLATIONS = sorted(page.suffixes[0].removeprefix(".") for page in FOLDERS[1].glob("rules.*.md"))


def test_every_rule_of_the_document_is_in_the_book_once() -> None:
    page = find_rules(FOLDERS, "en")
    assert page is not None
    text = page.read_text(encoding="utf-8")
    written = re.findall(r"^- \*\*([DR]-[A-Z0-9-]+)\*\*", text, re.MULTILINE)
    read = [rule.id for section in read_rulebook().sections for rule in section.rules]
    assert sorted(read) == sorted(written)
    assert len(set(read)) == len(read)


def test_a_rule_keeps_its_rulings_and_loses_its_sources() -> None:
    rule = read_rule("D-X-01", "Fire goes on. (RV, EN; R-32) Always. (R-20)")
    assert rule.parts == [Part("Fire goes on. Always.")]
    assert rule.rulings == ["R-32", "R-20"]


def test_marks_open_parts_where_a_clause_begins() -> None:
    rule = read_rule(
        "D-X-01", "Tile burns; [revised] it spreads, [first] it waits. [variant de, key `x`] it goes out. (DE)"
    )
    assert rule.parts == [
        Part("Tile burns;"),
        Part("it spreads,", ["revised"]),
        Part("it waits.", ["first"]),
        Part("it goes out.", ["de"]),
    ]


def test_a_mark_inside_a_sentence_stays_there() -> None:
    text = "It leaves by fear, [first] by escape, or not at all."
    assert read_rule("D-X-01", text).parts == [Part(text)]


def test_what_nobody_knows_is_not_told() -> None:
    assert read_rule("D-X-01", "A row of skills. Costs LOST IN SOURCE except one. (RV)").parts == [
        Part("A row of skills.")
    ]
    assert read_rule("D-X-01", "The track (length LOST IN SOURCE) ends.").parts == [Part("The track ends.")]
    assert read_rule("D-X-01", "Cards (pills, suits; split LOST IN SOURCE) are mixed in.").parts == [
        Part("Cards (pills, suits) are mixed in.")
    ]


def test_sections_know_their_module_and_notes_are_left_out() -> None:
    book = take_apart(
        "## 0. Conventions\n### 0.1 Marks\n- **D-A-01** One.\n"
        "## 30. Radio (`exp=on`)\n### 30.1 Set-up\n- **D-RAD-01** Two.\n"
        "## 2. Empty\n## 32. Keys\n- **D-B-01** Three.\n"
    )
    assert [(s.number, s.title, s.module, len(s.rules)) for s in book.sections] == [
        ("30", "Radio", "radioactive", 0),
        ("30.1", "Set-up", "radioactive", 1),
    ]


def rules_in(language: str) -> list[Rule]:
    """All rules of the page in a language, and nothing that stands only in another one."""
    page = find_rules(FOLDERS, language)
    assert page is not None
    return [rule for section in take_apart(page.read_text(encoding="utf-8")).sections for rule in section.rules]


def numbers_in(rule: Rule) -> Counter[str]:
    """The numbers that a rule states, other rules' numbers included."""
    return Counter(re.findall(r"\d+", " ".join(part.text for part in rule.parts)))


@pytest.mark.parametrize("language", TRANSLATIONS)
class TestTranslation:
    """A translation says the same as the English page, rule by rule."""

    def test_it_has_the_same_sections(self, language: str) -> None:
        page = find_rules(FOLDERS, language)
        assert page is not None
        there = take_apart(page.read_text(encoding="utf-8"))
        assert [section.number for section in there.sections] == [one.number for one in read_rulebook().sections]

    def test_it_has_the_same_rules_in_the_same_order(self, language: str) -> None:
        assert [rule.id for rule in rules_in(language)] == [rule.id for rule in rules_in("en")]

    def test_its_parts_hold_where_those_of_the_english_page_do(self, language: str) -> None:
        theirs = {rule.id: [part.scopes for part in rule.parts] for rule in rules_in(language)}
        ours = {rule.id: [part.scopes for part in rule.parts] for rule in rules_in("en")}
        assert {name: theirs[name] for name in ours.keys() & theirs.keys() if theirs[name] != ours[name]} == {}

    def test_it_states_the_same_numbers(self, language: str) -> None:
        theirs, ours = ({rule.id: numbers_in(rule) for rule in rules_in(one)} for one in (language, "en"))
        assert {name: theirs[name] for name in ours.keys() & theirs.keys() if theirs[name] != ours[name]} == {}

    def test_nothing_is_left_in_english(self, language: str) -> None:
        theirs, ours = ({rule.id: rule.parts for rule in rules_in(one)} for one in (language, "en"))
        assert [name for name, parts in ours.items() if theirs.get(name) == parts] == []


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_every_bracket_is_closed(language: str) -> None:
    told = {rule.id: " ".join(part.text for part in rule.parts) for rule in rules_in(language)}
    assert [name for name, text in told.items() if text.count("(") != text.count(")")] == []


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_options_are_called_what_the_table_calls_them(language: str) -> None:
    page = find_rules(FOLDERS, language)
    assert page is not None
    set_there = re.findall(r"`([a-z_]+)=([\w-]+)`", page.read_text(encoding="utf-8"))
    chosen = {key: {"on": True, "off": False}.get(value, value) for key, value in set_there}
    assert chosen.keys() <= set(DarkestOptions.__struct_fields__)
    msgspec.convert(chosen, DarkestOptions)


def test_a_rule_that_a_translation_lacks_is_told_in_english(tmp_path: Path) -> None:
    english = "## 1. Fire\n- **D-A-01** One. (RV; R-07)\n- **D-A-02** Two.\n## 2. Smoke\n- **D-B-01** Three.\n"
    (tmp_path / "rules.md").write_text(english, encoding="utf-8")
    (tmp_path / "rules.de.md").write_text("## 1. Feuer\n- **D-A-01** Eins.\n", encoding="utf-8")
    book = read_rules([tmp_path], "de", take_apart)
    assert [section.title for section in book.sections] == ["Feuer", "Smoke"]
    told = {rule.id: rule.parts[0].text for section in book.sections for rule in section.rules}
    assert told == {"D-A-01": "Eins.", "D-A-02": "Two.", "D-B-01": "Three."}
    assert book.sections[0].rules[0].rulings == ["R-07"]
    assert read_rules([tmp_path], "fr", take_apart) == read_rules([tmp_path], "en", take_apart)
