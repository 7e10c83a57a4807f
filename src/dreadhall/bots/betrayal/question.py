"""A question as a bot meets it: what may be answered, and the position looked at only where it matters."""

from collections.abc import Collection
from functools import cached_property
from typing import Any

from dreadhall.betrayal.presentation.view import ExplorerView
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable


class Question:
    """What is asked, and what may be answered."""

    def __init__(self, seat: SeatAt) -> None:
        ask = seat.ask
        self.seat = seat
        self.prompt: str = ask["prompt"]
        self.data: dict[str, Any] = ask["data"]
        self._offer({choice["key"]: choice["data"] for choice in ask["choices"]})

    def _offer(self, choices: dict[str, dict[str, Any]]) -> None:
        self.data_of = choices
        self.keys = list(choices)
        self._verbs: dict[str, list[str]] = {}
        for key in self.keys:
            for verb in {key, key.partition(":")[0]}:
                self._verbs.setdefault(verb, []).append(key)

    def leave_alone(self, names: Collection[str]) -> None:
        """Forget choices that are named, by their verb or as a whole, or for their target; unless all of them are.

        Where the question itself is named, a yes is.
        """
        if self.prompt in names:
            names = {*names, "yes"}
        kept = {
            key: data
            for key, data in self.data_of.items()
            if key not in names and key.partition(":")[0] not in names and data.get("target") not in names
        }
        if kept:
            self._offer(kept)

    def leave_out(self, keys: Collection[str]) -> None:
        """Forget these choices, unless nothing else is left."""
        kept = {key: data for key, data in self.data_of.items() if key not in keys}
        if kept:
            self._offer(kept)

    def verb(self, verb: str) -> list[str]:
        """The choices of a verb, or the one that is named in full."""
        return self._verbs.get(verb, [])

    def last_told(self, *kinds: str, **wanted: Any) -> dict[str, Any] | None:
        """What the last event of one of these kinds says that the seat was told; None where nobody has kept any."""
        for event in reversed(self.seat.events()):
            if event["kind"] in kinds and all(event["data"].get(name) == value for name, value in wanted.items()):
                told: dict[str, Any] = event["data"]
                return told
        return None

    @cached_property
    def outlook(self) -> SeenTable:
        """The position as the seat sees it."""
        return SeenTable(self.seat)


def whose(question: Question) -> ExplorerView:
    """The explorer it is about: the own one, unless the question names another."""
    outlook = question.outlook
    name = question.data.get("explorer", outlook.me.id)
    return next(who for who in outlook.view.explorers if who.id == name)


def clips_of(question: Question) -> dict[str, int]:
    """How far above the lowest number each trait is."""
    return {trait.trait: trait.clip for trait in whose(question).traits}
