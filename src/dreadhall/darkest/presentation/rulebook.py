"""The rules as a player reads them: the rules document, taken apart into sections and single rules."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from dreadhall.kernel.rulebook import HEADING, RULE, Part, Rule, Rulebook, RuleSection, read_rules

Scope = Literal["revised", "first", "de", "fr"]
Module = Literal["", "advanced", "radioactive", "species"]

FOLDERS = (Path(__file__).parent, Path(__file__).resolve().parents[4] / "docs" / "rules" / "darkest")
"""Where the document lies: beside this in an installed package, or in the documents of a source checkout."""
LEFT_OUT = ("0", "0.1", "0.2", "0.3", "32", "34", "35", "Corrections")
"""Notes for those who wrote the rules down, and tables of what stands in the rules already."""
MODULES: dict[str, Module] = {"27.1": "advanced", "30": "radioactive", "31": "species"}

SOURCE = re.compile(r" ?\((?:RV|EN|DE|FR|FAQ|R-\d+|public)\b[^()]*\)")
RULING = re.compile(r"R-\d+")
UNKNOWN_ASIDE = re.compile(r" ?\([^().;]*LOST IN SOURCE[^().;]*\)|\s?;[^().;]*LOST IN SOURCE[^().;]*")
UNKNOWN = re.compile(r"[^.]*LOST IN SOURCE[^.]*\.")
MARK = re.compile(r"\[(revised|first|variant [^\]]*)\] ?")


@cache
def read_rulebook(language: str = "en") -> Rulebook:
    """The rules in a language, read once.

    >>> section = read_rulebook().sections[0]
    >>> section.number, section.rules[0].id
    ('0.4', 'D-MODEL-01')
    """
    return read_rules(FOLDERS, language, take_apart)


def take_apart(text: str) -> Rulebook:
    """Sections and rules of the document."""
    sections: list[RuleSection] = []
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            number = heading[2] or heading[3]
            module = MODULES.get(number) or MODULES.get(number.partition(".")[0], "")
            title = re.sub(r" \(`[^`]*`\)", "", heading[3])
            sections.append(RuleSection(number, title, module, []))
        elif (rule := RULE.fullmatch(line)) and sections:
            sections[-1].rules.append(read_rule(rule[1], rule[2]))
    kept = [section for section in sections if section.number not in LEFT_OUT]
    return Rulebook([section for section in kept if section.rules or _has_parts(section, kept)])


def _has_parts(section: RuleSection, sections: list[RuleSection]) -> bool:
    return any(other.number.startswith(f"{section.number}.") for other in sections)


def read_rule(name: str, text: str) -> Rule:
    """A rule without the notes on where it was found.

    >>> rule = read_rule("D-X-1", "Fire: [revised] spreads. [first] waits. (RV; R-3)")
    >>> [(part.text, part.scopes) for part in rule.parts], rule.rulings
    ([('Fire:', []), ('spreads.', ['revised']), ('waits.', ['first'])], ['R-3'])
    """
    rulings = [ruling for note in SOURCE.findall(text) for ruling in RULING.findall(note)]
    clean = UNKNOWN.sub("", UNKNOWN_ASIDE.sub("", SOURCE.sub("", text))).removeprefix("Ruling: ")
    return Rule(name, list(split_by_scope(clean.strip())), rulings, example="-EX" in name)


def split_by_scope(text: str) -> Iterator[Part]:
    """The parts of a text, each beginning where a mark opens a clause; a mark inside a sentence stays in it."""
    start, scopes = 0, list[Scope]()
    for mark in MARK.finditer(text):
        before = text[: mark.start()].rstrip()
        if before and before[-1] not in ".:;)" and not (scopes and before[-1] == ","):
            continue
        if text[start : mark.start()].strip():
            yield Part(text[start : mark.start()].strip(), [*scopes])
        start, scopes = mark.end(), scopes_of(mark[1])
    if text[start:].strip():
        yield Part(text[start:].strip(), [*scopes])


def scopes_of(mark: str) -> list[Scope]:
    """Where a marked part holds; what a translation says and a ruling confirms holds everywhere.

    >>> scopes_of("first"), scopes_of("variant de, key `dog_target`"), scopes_of("variant de and ruling")
    (['first'], ['de'], [])
    """
    if mark == "revised":
        return ["revised"]
    if mark == "first":
        return ["first"]
    if "ruling" in mark:
        return []
    languages: tuple[Scope, ...] = ("de", "fr")
    return [language for language in languages if re.search(rf"\b{language}\b", mark.partition("key")[0])]
