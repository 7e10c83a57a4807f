"""Who listens to whole games: nobody is told what only the other book names; all can be said and told apart."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from typing_extensions import override

from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal.secrets import bad_news, bad_words, everybody
from dreadhall.words import ENTRY, LANGUAGES, NAME, Language, Words, find_locales

OF_A_HAUNT = re.compile(r"h\d\d")
SPEAKERS = {language: Words(language, strict=True) for language in LANGUAGES}


@cache
def speakers_in(number: int) -> list[Words]:
    """Words as a client has them in a haunt: of the pages of haunts only its own."""
    return [OwnWords(language, number) for language in LANGUAGES]


@cache
def pages(language: str) -> dict[str, dict[str, str]]:
    """The messages of each page, as they are written."""
    folder = find_locales() / language
    files = [*folder.glob("*.ftl"), *folder.glob("books/*.ftl")]
    return {file.stem: {entry[1]: entry[0] for entry in ENTRY.finditer(file.read_text("utf-8"))} for file in files}


class OwnWords(Words):
    """The words of a language without the pages of all haunts but one; nothing may mention those, either."""

    def __init__(self, language: str, number: int) -> None:
        super().__init__(language, strict=True)
        self.own: dict[str, str] = {}
        others: set[str] = set()
        for page, messages in pages(language).items():
            if OF_A_HAUNT.match(page) and not page.startswith(f"h{number:02}"):
                others |= messages.keys()
            else:
                self.own |= messages
        self.others = others - self.own.keys()
        self.read: set[str] = set()

    @override
    def has(self, message: str) -> bool:
        """Whether a client has such a message, with all that it mentions."""
        if message not in self.own:
            return False
        if message not in self.read:
            self.read.add(message)
            assert not self.others.intersection(NAME.findall(self.own[message])), f"{message} mentions another haunt's"
        return super().has(message)


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


@cache
def said(language: Language, choice: str) -> str:
    """A choice, given as JSON, in words."""
    return SPEAKERS[language].say_choice("betrayal", json.loads(choice))


def alike(choices: list[dict[str, Any]]) -> list[str]:
    """What more than one of these choices reads like, in any language."""
    found = []
    for language in LANGUAGES:
        counts = Counter(said(language, json.dumps(choice)) for choice in choices)
        found += [text for text, count in counts.items() if count > 1]
    return found


def told_apart(table: Table) -> None:
    """Every seat that is asked can tell its choices apart."""
    ask = table.ask
    for seat in ask.seats if ask else ():
        assert ask
        assert not alike([choice.shown() for choice in ask.choices_for(seat)]), ask.prompt
