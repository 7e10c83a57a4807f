"""The rules of Betrayal as a player reads them; of the haunts only what all of them share."""

import re
from functools import cache
from pathlib import Path

from dreadhall.kernel.rulebook import HEADING, RULE, Part, Rule, Rulebook, RuleSection, read_rules

FOLDERS = (Path(__file__).parent, Path(__file__).resolve().parents[4] / "docs" / "rules" / "betrayal")
"""Where the document lies: beside this in an installed package, or in the documents of a source checkout."""
FIRST, LAST = "1", "22"
"""The sections for players; what stands before and after them is for those who wrote the rules down."""
MARK = re.compile(r"\[[GT]\] ?|Ruling: ?")
UNKNOWN = re.compile(r" ?[^.(]*LOST IN SOURCE[^.)]*[.)]")
RULING = re.compile(r"R-\d+")


@cache
def read_rulebook(language: str = "en") -> Rulebook:
    """The rules in a language, read once.

    >>> section = read_rulebook().sections[0]
    >>> section.number, section.rules[0].id
    ('1', 'B-GEN-01')
    """
    return read_rules(FOLDERS, language, take_apart)


def take_apart(text: str) -> Rulebook:
    """Sections and rules of the document."""
    sections: list[RuleSection] = []
    wanted = False
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            if heading[1] == "##":
                wanted = heading[2] is not None and int(FIRST) <= int(heading[2]) <= int(LAST)
            if wanted:
                sections.append(RuleSection(heading[2] or part_number(sections), heading[3], "", []))
        elif wanted and (rule := RULE.fullmatch(line)):
            sections[-1].rules.append(read_rule(rule[1], rule[2]))
    return Rulebook(sections)


def part_number(sections: list[RuleSection]) -> str:
    """The number of a part that has none of its own: it counts on from its section."""
    section, _, part = sections[-1].number.partition(".")
    return f"{section}.{int(part or 0) + 1}"


def read_rule(name: str, text: str) -> Rule:
    """A rule without the notes on where it was found.

    >>> read_rule("B-X-1", "[G] Doors are open. Ruling: Always. (R-3)").parts[0].text
    'Doors are open. Always. (R-3)'
    """
    clean = MARK.sub("", UNKNOWN.sub("", text)).strip()
    return Rule(name, [Part(clean)], RULING.findall(text), example="-EX" in name or "-DX" in name)
