"""Nobody is shown or told what only the other side's book names: in games at random, and in games of the scouts."""

import re
from collections.abc import Iterator

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.kernel import Table
from dreadhall.testing.betrayal.books import NOT_SAID, ONLY_IN, Named
from dreadhall.testing.betrayal.secrets import ONE_BOOK, bad_news, bad_words, everybody
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Words, read_page

GAMES = 3
MOST = 400
EVERY = 4
"""At random little happens in a step."""


class Reader:
    """Looks at what every seat and a spectator see, every so often, and listens to all that they are told."""

    def __init__(self, every: int = 1) -> None:
        self.every = every
        self.move = -1

    def look(self, table: Table) -> None:
        """Fail with a sentence where a book is given away."""
        for problem in self.problems(table):
            raise AssertionError(f"move {table.move}: {problem}")

    def problems(self, table: Table) -> Iterator[str]:
        """Everything that gives a book away."""
        state = table.state
        assert isinstance(state, BetrayalState)
        yield from bad_news(state, table.events_after(self.move))
        self.move = table.move
        if state.haunt is None or state.result is not None or table.move % self.every:
            return
        for seat in everybody(table):
            who = None if seat is None else state.explorers[seat]
            yield from bad_words(table, state.haunt, table.view(seat)["position"], who)


def haunted(number: int, seed: int) -> Table:
    """A table that begins in a haunt."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    return dreadhall.new_table("betrayal", 3 + seed % 4, seed, options)


def played_by_scouts(table: Table, reader: Reader, *, most: int) -> None:
    """Scouts get to what the books are about, which chance seldom does."""
    bots = [ScoutBot(seat) for seat in range(table.seats)]
    for _ in range(most):
        reader.look(table)
        if table.ask is None:
            return
        seat = table.ask.seats[0]
        table.answer(bots[seat].choose(SeatAt(table, seat)), seat)


@rule("B-SEC-01", "B-SEC-05", "B-SEC-06")
@pytest.mark.parametrize("number", sorted(BUILT))
def test_in_random_games_nobody_is_told_what_only_the_other_book_names(number: int) -> None:
    for seed in range(GAMES):
        play_randomly(haunted(number, seed), seed, most=MOST, look=Reader(EVERY).look)


@rule("B-SEC-01", "B-SEC-05", "B-SEC-06")
@pytest.mark.parametrize("number", sorted(BUILT))
def test_when_scouts_play_nobody_is_told_what_only_the_other_book_names(number: int) -> None:
    for seed in range(GAMES):
        played_by_scouts(haunted(number, seed), Reader(), most=MOST)


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


@rule("B-SEC-01")
@pytest.mark.parametrize("page", sorted(NOT_SAID))
def test_no_page_tells_what_only_the_other_book_says(page: str) -> None:
    for language in LANGUAGES:
        text = without_names(read_page(language, page))
        for word in NOT_SAID[page][language]:
            assert not re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE), f"{page} in {language} says {word}"


def names(words: Words, listed: Named) -> Iterator[str]:
    """What the things of a list are called."""
    yield from (words.name("betrayal", "room", room) for room in listed.rooms)
    yield from (words.name("betrayal", "card", card) for card in listed.cards)
    yield from (words.name("betrayal", "token", piece) for piece in listed.pieces)


def without_names(page: str) -> str:
    """A page without its headings and the names of its messages."""
    return re.sub(r"^#.*|^\S+ =", "", page, flags=re.MULTILINE)
