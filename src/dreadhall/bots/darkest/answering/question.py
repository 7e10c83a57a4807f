"""A question as a bot meets it: its choices by key, and the position looked at only where it matters."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any

from dreadhall.bots.darkest.judging.position import SeenTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from dreadhall.bots.base import SeatAt
    from dreadhall.darkest.presentation.view import SurvivorView


class Question:
    """What is asked, and what may be answered. `pending` is what was dealt out in the attack that is going on."""

    def __init__(self, seat: SeatAt, pending: Counter[str]) -> None:
        ask = seat.ask
        self._seat = seat
        self.prompt: str = ask["prompt"]
        self.join: str = ask["join"]
        self.data: dict[str, Any] = ask["data"]
        self.choices: dict[str, dict[str, Any]] = {choice["key"]: choice["data"] for choice in ask["choices"]}
        self.pending = pending
        self.tied = False
        """Whether several choices were worth the same when the best was last looked for."""

    @cached_property
    def pos(self) -> SeenTable:
        """The position as the seat sees it."""
        return SeenTable(self._seat)

    @property
    def first(self) -> str:
        """The first choice."""
        return next(iter(self.choices))

    @property
    def who(self) -> SurvivorView:
        """The survivor who is asked."""
        return self.pos.survivors[self.data["survivor"]]

    def has(self, key: str) -> bool:
        """Whether this can be answered."""
        return key in self.choices

    def verb(self, verb: str) -> list[str]:
        """The choices that begin with this word."""
        return [key for key in self.choices if key.partition(":")[0] == verb]

    def best(self, name: str, value: Callable[[Any], Any]) -> str:
        """The choice whose data of this name is worth most; choices without it count for nothing."""
        worth = {key: value(data[name]) for key, data in self.choices.items() if name in data}
        if not worth:
            return self.first
        most = max(worth.values())
        best = [key for key in worth if worth[key] == most]
        self.tied = len(best) > 1
        return best[0]
