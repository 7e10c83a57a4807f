"""The rules that a player can look up are those of the document."""

from dreadhall.betrayal.presentation.rulebook import FOLDERS, read_rulebook
from dreadhall.kernel.rulebook import find_rules


def test_every_rule_of_the_sections_for_players_is_there_once() -> None:
    read = [rule.id for section in read_rulebook().sections for rule in section.rules]
    assert len(read) == len(set(read)) > 300
    assert {"B-GEN-01", "B-MOVE-07", "B-ELEV-EX1", "B-GLOS-05"} <= set(read)
    assert "B-SEC-01" not in read


def test_notes_of_those_who_wrote_the_rules_down_are_left_out() -> None:
    said = [part.text for section in read_rulebook().sections for rule in section.rules for part in rule.parts]
    assert not any(mark in text for text in said for mark in ("[G]", "[T]", "Ruling:", "LOST IN SOURCE"))
    assert all(said)


def test_parts_without_a_number_count_on() -> None:
    numbers = [section.number for section in read_rulebook().sections]
    assert len(numbers) == len(set(numbers))
    assert {"7", "7.1", "7.8"} <= set(numbers)


def test_the_document_is_found_and_nobody_has_translated_it() -> None:
    assert find_rules(FOLDERS, "en") is not None
    assert read_rulebook("fr") == read_rulebook("en")
