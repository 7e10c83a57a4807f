"""A rules document as a player reads it: sections and single rules. Each game says how its own is taken apart."""

import re
from collections.abc import Callable, Iterable
from functools import reduce
from pathlib import Path

import msgspec

HEADING = re.compile(r"(#{2,3}) (?:(\d+(?:\.\d+)?)\.? )?(.+)")
RULE = re.compile(r"- \*\*([A-Z]+-[A-Z0-9-]+)\*\* (.+)")


class Part(msgspec.Struct, frozen=True):
    """A part of a rule; without scopes it holds always, else in these editions or translations."""

    text: str
    scopes: list[str] = []


class Rule(msgspec.Struct, frozen=True):
    """A single rule, and the rulings behind it. An example tells what the rules come to."""

    id: str
    parts: list[Part]
    rulings: list[str] = []
    example: bool = False


class RuleSection(msgspec.Struct, frozen=True):
    """A section: its number, its title and its rules. One of a module holds only where that is played."""

    number: str
    title: str
    module: str
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    """All sections in their order; one that only holds others has no rules."""

    sections: list[RuleSection]

    def told_by(self, translation: "Rulebook") -> "Rulebook":
        """The same sections and rules in the words of a translation; whatever that lacks keeps its own."""
        titles = {section.number: section.title for section in translation.sections}
        parts = {rule.id: rule.parts for section in translation.sections for rule in section.rules}
        return Rulebook(
            [
                RuleSection(
                    section.number,
                    titles.get(section.number, section.title),
                    section.module,
                    [msgspec.structs.replace(rule, parts=parts.get(rule.id, rule.parts)) for rule in section.rules],
                )
                for section in self.sections
            ]
        )


def find_rules(folders: Iterable[Path], language: str) -> Path | None:
    """The rules document in a language, in the first folder that has it: `rules.md`, or a translation beside it."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def read_rules(folders: Iterable[Path], language: str, take_apart: Callable[[str], Rulebook]) -> Rulebook:
    """The rules in a language, in English where nobody has translated them."""
    known = [find_rules(folders, one) for one in dict.fromkeys(["en", language])]
    books = [take_apart(page.read_text(encoding="utf-8")) for page in known if page]
    return reduce(Rulebook.told_by, books)
