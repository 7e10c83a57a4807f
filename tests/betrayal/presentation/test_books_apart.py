"""What only one book names is listed, and no page of the other side says it. Whole games are listened to elsewhere."""

import re
from collections.abc import Iterator

import pytest

from dreadhall.betrayal.haunts import BUILT
from dreadhall.testing.betrayal.printed_books import ONLY_IN, NamedInBook
from dreadhall.testing.betrayal.secrets import ONE_BOOK
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words, read_page

# The lists


def test_every_haunt_with_two_books_has_its_lists() -> None:
    assert sorted(ONLY_IN) == sorted(set(BUILT) - ONE_BOOK)


@rule("B-SEC-01")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", sorted(ONLY_IN))
def test_no_page_names_what_is_for_the_other_side(number: int, language: str) -> None:
    words = Words(language, strict=True)
    for side, other in (("heroes", "traitor"), ("traitor", "heroes")):
        page = without_names(read_page(language, f"h{number:02}-{side}"))
        assert page
        for name in names(words, ONLY_IN[number][other]):
            assert not re.search(rf"\b{re.escape(name)}\b", page), f"{name} is in the book of the {side}"


def names(words: Words, listed: NamedInBook) -> Iterator[str]:
    """What the things of a list are called."""
    yield from (words.name("betrayal", "room", room) for room in listed.rooms)
    yield from (words.name("betrayal", "card", card) for card in listed.cards)
    yield from (words.name("betrayal", "token", piece) for piece in listed.pieces)


def without_names(page: str) -> str:
    """A page without its headings and the names of its messages."""
    return re.sub(r"^#.*|^\S+ =", "", page, flags=re.MULTILINE)
