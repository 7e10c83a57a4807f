"""Haunt pages mark whose book prints a fact: that book tells it, and nothing that others may read does. (B-SEC-01)"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from dreadhall.betrayal.haunts import BUILT
from dreadhall.testing.betrayal.secrets import ONE_BOOK
from dreadhall.testing.marks import rule
from dreadhall.words import ENTRY, LANGUAGES, read_page

PAGES = Path(__file__).parents[3] / "docs/rules/betrayal/haunts"
SECTION = re.compile(r"^## Whose book\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (H\d\d-.*) \|$", re.MULTILINE)
CELL = re.compile(r"(?<!\\)\|")
ATTRIBUTE = re.compile(r"^\s+\.[\w-]+ =", re.MULTILINE)
AT_THE_END = "betrayal-result-"
"""What is said when all books are open."""
Messages = Mapping[str, str]
EVERY_HAUNT = pytest.mark.parametrize("number", sorted(BUILT))


class Fact(NamedTuple):
    """A row of a page: rules, the book that prints them, words that tell them, and what may do so as they happen."""

    rules: tuple[str, ...]
    book: str
    words: Mapping[str, re.Pattern[str]]
    told: tuple[str, ...]


@cache
def haunt_page(number: int) -> str:
    (page,) = PAGES.glob(f"{number:02}-*.md")
    return page.read_text(encoding="utf-8")


@cache
def facts(number: int) -> tuple[Fact, ...]:
    """The rows of a page on whose book has what."""
    section = SECTION.search(haunt_page(number))
    assert section, f"page {number} marks no books"
    return tuple(read_row(row) for row in ROW.findall(section[1]))


def read_row(row: str) -> Fact:
    rules, book, *words, told = (cell.strip().replace(r"\|", "|").replace("`", "") for cell in CELL.split(row))
    patterns = (re.compile(text, re.IGNORECASE) for text in words)
    names = tuple(f"betrayal-{name}" for name in told.split(", ") if name)
    return Fact(tuple(rules.split(", ")), book, dict(zip(LANGUAGES, patterns, strict=True)), names)


@cache
def messages(language: str, page: str) -> Messages:
    """What stands on a page, by message: one line each, without the names of messages and attributes."""
    return {entry[1]: plain(entry[0]) for entry in ENTRY.finditer(read_page(language, page))}


def plain(entry: str) -> str:
    return " ".join(ATTRIBUTE.sub(" ", entry.partition("=")[2]).split())


def books_of(number: int, fact: Fact) -> tuple[str, ...]:
    """The pages that have to tell a fact."""
    if number in ONE_BOOK:
        return (f"h{number:02}-heroes",)
    return tuple(f"h{number:02}-{side}" for side in ("heroes", "traitor") if fact.book in (side, "both"))


def kept_from(number: int, fact: Fact, language: str) -> Iterator[tuple[str, str]]:
    """All messages that may not tell a fact: those of the other side, and what everybody may read meanwhile."""
    if fact.book == "both":
        return
    other = "traitor" if fact.book == "heroes" else "heroes"
    yield from messages(language, f"h{number:02}-{other}").items()
    for name, text in messages(language, f"h{number:02}").items():
        if not name.startswith(AT_THE_END) and name not in fact.told:
            yield name, text


# The marks


@EVERY_HAUNT
def test_a_page_marks_facts_of_each_book(number: int) -> None:
    books = {fact.book for fact in facts(number)}
    assert books == {"both"} if number in ONE_BOOK else {"heroes", "traitor"} <= books <= {"heroes", "traitor", "both"}


@EVERY_HAUNT
def test_marks_name_rules_of_the_page(number: int) -> None:
    rest = SECTION.sub("", haunt_page(number))
    for fact in facts(number):
        assert all(re.search(rf"^(?:[-|]|\d+\.)? ?{name}\b", rest, re.MULTILINE) for name in fact.rules), fact.rules


@EVERY_HAUNT
def test_whatever_tells_a_fact_as_it_happens_does_so(number: int) -> None:
    for fact in facts(number):
        for name in fact.told:
            texts = [messages(language, f"h{number:02}")[name] for language in LANGUAGES]
            told = [fact.words[language].search(text) for language, text in zip(LANGUAGES, texts, strict=True)]
            assert any(told), f"{name} tells nothing of {fact.rules}"


# The books


def untold(number: int) -> Iterator[str]:
    """The facts that a book should tell and does not."""
    for fact in facts(number):
        for page in books_of(number, fact):
            for language, words in fact.words.items():
                if not any(map(words.search, messages(language, page).values())):
                    yield f"{page} in {language} says nothing of {', '.join(fact.rules)}"


def given_away(number: int) -> Iterator[str]:
    """The facts of one book that others can read as well."""
    for fact in facts(number):
        for language, words in fact.words.items():
            for name, text in kept_from(number, fact, language):
                if words.search(text):
                    yield f"{name} in {language} tells {', '.join(fact.rules)}: {text}"


@rule("B-SEC-01")
@EVERY_HAUNT
def test_a_fact_is_told_by_its_own_book(number: int) -> None:
    assert not list(untold(number))


@rule("B-SEC-01")
@EVERY_HAUNT
def test_a_fact_of_one_book_is_told_nowhere_else(number: int) -> None:
    assert not list(given_away(number))
