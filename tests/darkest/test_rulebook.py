"""The rules document as a player reads it."""

import re

from dreadhall.darkest.telling.rulebook import find_rules, read_rule, read_rulebook, take_apart
from dreadhall.kernel.rulebook import Part


def test_every_rule_of_the_document_is_in_the_book_once() -> None:
    text = find_rules().read_text(encoding="utf-8")
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
