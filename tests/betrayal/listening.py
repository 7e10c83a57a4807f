"""Who listens to whole games: nobody is told what only the other book names; all can be said and told apart."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal.secrets import bad_news, bad_words, everybody
from dreadhall.words import LANGUAGES, Catalogue, Words, find_locales

SPEAKERS = {language: Words(language, strict=True) for language in LANGUAGES}


@cache
def speakers_in(number: int) -> list[Words]:
    """Words as a client has them in a haunt: of the pages of haunts only its own."""
    return [OwnWords(language, number) for language in LANGUAGES]


class OwnWords(Words):
    """The words of a language without the pages of all haunts but one."""

    def __init__(self, language: str, number: int) -> None:
        super().__init__(language, strict=True)
        self._catalogue = Catalogue(language)
        folder = find_locales() / language
        for file in sorted(
            [*folder.glob("*.ftl"), folder / "books" / "haunts.ftl", *folder.glob(f"books/h{number:02}*.ftl")]
        ):
            self._catalogue.add(file.read_text(encoding="utf-8"))


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


def counted(thing: Any) -> Any:
    """A thing as far as sentences differ by its numbers: none, one or several."""
    if isinstance(thing, dict):
        return {name: counted(value) for name, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [counted(value) for value in thing]
    return min(thing, 2) if isinstance(thing, int) and not isinstance(thing, bool) else thing


class Listener:
    """Says everything that happens at a table in all languages, each thing once whatever its numbers are."""

    def __init__(self, number: int) -> None:
        self.speakers = speakers_in(number)
        self.heard: set[str] = set()
        self.move = -1

    def hear(self, way: str, thing: dict[str, Any]) -> None:
        """Say one thing; strict words raise where a message is missing."""
        if (key := f"{way} {counted(thing)}") not in self.heard:
            self.heard.add(key)
            for words in self.speakers:
                getattr(words, way)("betrayal", thing)

    def look(self, table: Table) -> None:
        """Say what happened, the questions that are open, what the seats that are asked want, and the end."""
        for event in table.events_after(self.move):
            self.hear("say_event", {"kind": event.kind, "cause": event.cause, "data": event.data})
        self.move = table.move
        if table.ask is None:
            self.hear("say_result", table.view()["result"])
            return
        for seat in table.ask.seats:
            view = table.view(seat)
            self.hear("say_prompt", {"prompt": view["ask"]["prompt"], "data": view["ask"]["data"]})
            for choice in view["ask"]["choices"]:
                self.hear("say_choice", choice)
                self.hear("help_choice", choice)
            self.hear_wishes(view["position"]["haunt"])

    def hear_wishes(self, haunt: dict[str, Any] | None) -> None:
        """Say what a seat wants; nothing before the haunt is there."""
        for objective in haunt["objectives"] if haunt else ():
            for words in self.speakers:
                assert words.say(f"betrayal-objective-{objective['id']}")


@cache
def said(language: str, choice: str) -> str:
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
