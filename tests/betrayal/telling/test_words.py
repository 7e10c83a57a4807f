"""Whatever happens in a haunt can be said in every language, the books of both sides included."""

import random
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT, haunt_rules
from dreadhall.kernel import Table
from dreadhall.testing.play import random_answer
from dreadhall.words import LANGUAGES, Words

PARTS = ("story", "goal", "can", "foe", "rules")
MOST_ANSWERS = 2_000
SPEAKERS = [Words(language, strict=True) for language in LANGUAGES]


class Listener:
    """Says everything that happens at a table in all languages, each thing once."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def hear(self, way: str, thing: dict[str, Any]) -> None:
        """Say one thing; strict words raise where a message is missing."""
        if (key := f"{way} {thing}") not in self.heard:
            self.heard.add(key)
            for words in SPEAKERS:
                getattr(words, way)("betrayal", thing)

    def look(self, table: Table) -> None:
        """Say the questions that are open, and what the seats that are asked want."""
        for seat in table.ask.seats if table.ask else []:
            view = table.view(seat)
            self.hear("say_prompt", {"prompt": view["ask"]["prompt"], "data": view["ask"]["data"]})
            for choice in view["ask"]["choices"]:
                self.hear("say_choice", choice)
                self.hear("help_choice", choice)
            self.hear_wishes(view["position"]["haunt"])

    def hear_wishes(self, haunt: dict[str, Any] | None) -> None:
        """Say what a seat wants; nothing before the haunt is there."""
        for objective in haunt["objectives"] if haunt else ():
            for words in SPEAKERS:
                assert words.say(f"betrayal-objective-{objective['id']}")


@pytest.mark.parametrize("number", sorted(BUILT))
def test_everything_in_a_haunt_can_be_said(number: int) -> None:
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 3 + number % 4, number, options)
    dice, listener = random.Random(number), Listener()
    for _ in range(MOST_ANSWERS):
        if table.ask is None:
            listener.hear("say_result", table.view()["result"])
            break
        listener.look(table)
        seat, key = random_answer(table, dice)
        table.answer(key, seat)
    for event in table.events:
        listener.hear("say_event", {"kind": event.kind, "cause": event.cause, "data": event.data})


@pytest.mark.parametrize("number", sorted(BUILT))
def test_every_book_has_all_its_parts(number: int) -> None:
    sides = ["heroes"] if haunt_rules(number).open_book else ["heroes", "traitor"]
    for words in SPEAKERS:
        for side in sides:
            assert all(words.say(f"betrayal-book-h{number:02}-{side}-{part}") for part in PARTS)
