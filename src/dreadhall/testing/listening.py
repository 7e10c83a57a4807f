"""Who listens to whole games, so that everything that happens has words."""

from collections.abc import Sequence
from typing import Any

from dreadhall.kernel import Table
from dreadhall.words import Words


def counted(thing: Any) -> Any:
    """A thing as far as sentences differ by its numbers: none, one or several."""
    if isinstance(thing, dict):
        return {name: counted(value) for name, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [counted(value) for value in thing]
    return min(thing, 2) if isinstance(thing, int) and not isinstance(thing, bool) else thing


class Listener:
    """Says everything that happens at a table in these words, each thing once whatever its numbers are."""

    def __init__(self, speakers: Sequence[Words]) -> None:
        self.speakers = speakers
        self.heard: set[str] = set()
        self.move = -1

    def hear(self, way: str, game: str, thing: dict[str, Any]) -> None:
        """Say one thing; strict words raise where a message is missing."""
        if (key := f"{way} {counted(thing)}") not in self.heard:
            self.heard.add(key)
            for words in self.speakers:
                getattr(words, way)(game, thing)

    def look(self, table: Table) -> None:
        """Say what happened, the questions that are open and their choices, and the end."""
        game = table.game.name
        for event in table.events_after(self.move):
            self.hear("say_event", game, {"kind": event.kind, "cause": event.cause, "data": event.data})
        self.move = table.move
        if table.ask is None:
            self.hear("say_result", game, table.view()["result"])
            return
        for seat in table.ask.seats:
            self.hear_question(game, table.view(seat))

    def hear_question(self, game: str, view: dict[str, Any]) -> None:
        """Say what a seat is asked, and what it can answer."""
        self.hear("say_prompt", game, {"prompt": view["ask"]["prompt"], "data": view["ask"]["data"]})
        for choice in view["ask"]["choices"]:
            self.hear("say_choice", game, choice)
            self.hear("help_choice", game, choice)
