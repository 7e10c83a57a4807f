"""A rules document as a player reads it: sections and single rules. Each game says how its own is taken apart."""

import re

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
    """A section: its number, its English title and its rules. One of a module holds only where that is played."""

    number: str
    title: str
    module: str
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    """All sections in their order; one that only holds others has no rules."""

    sections: list[RuleSection]
