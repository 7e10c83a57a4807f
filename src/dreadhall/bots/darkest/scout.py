"""The scout: a quick player by rules of thumb."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from dreadhall.bots.base import SeatAt
from dreadhall.bots.darkest.firefighting import Intent
from dreadhall.bots.darkest.handling import handle
from dreadhall.bots.darkest.position import Position
from dreadhall.bots.darkest.prompts import ANSWERS
from dreadhall.bots.darkest.question import Question
from dreadhall.bots.darkest.showdown import Showdown
from dreadhall.bots.darkest.turns import Turn
from dreadhall.darkest.options import DarkestOptions

LAST_RESORTS = ("end-turn", "shift", "escape", "attack", "heal", "medic-bay", "rescue", "pass", "move", "use", "learn")
"""What to do where nothing makes sense: where nobody can end the turn, at least something that brings an end nearer."""


class ScoutBot:
    """Stays with the others, searches, opens doors, breaks the code and goes for the nemesis."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self._pending: Counter[str] = Counter()
        self._reluctance = 0

    def choose(self, seat: SeatAt) -> str:
        """The key of the choice it likes best."""
        question = Question(seat, self._pending)
        if question.prompt != "allocate":
            self._pending.clear()
        self._reluctance = 0
        if question.prompt == "act":
            return self._act(question, seat)
        if len(question.choices) == 1:
            return question.first
        answer = ANSWERS.get(question.prompt)
        chosen = question.first if answer is None else answer(question)
        return chosen if question.has(chosen) else question.first

    def reluctance(self) -> int:
        """1: somebody else should act first. 2: it has nothing to do. 3: all it could do is pointless."""
        return self._reluctance

    def _act(self, question: Question, seat: SeatAt) -> str:
        """The next thing to do with a survivor of its own; else it waits, or ends the turn if nobody has more to do."""
        pos = question.pos
        for who in pos.mine:
            for key in handle(pos, who):
                if question.has(key):
                    return key
        for who, key in intents(pos, seat):
            if who.seat == pos.seat and question.has(key):
                return key
            if who.seat != pos.seat and who.seat in pos.waiting:
                self._reluctance = 1
        self._reluctance = 2
        for verb in LAST_RESORTS:
            if keys := question.verb(verb):
                return min(keys, key=lambda key: risk(pos, question.choices[key]))
        self._reluctance = 3
        return question.first


def risk(pos: Position, act: dict[str, Any]) -> float:
    """How bad it could be to do something that makes no sense."""
    who = pos.survivors.get(act.get("survivor", ""))
    frail = 0.0 if who is None else (who.id == pos.view.cure) - 0.01 * who.health
    return frail + pos.danger(act["room"]) if act.get("room") in pos.plan.links else frail


def intents(pos: Position, seat: SeatAt) -> Iterator[Intent]:
    """What the team should do next."""
    if pos.view.track.showdown:
        return Showdown(pos).intents()
    options = seat.options
    helped = (
        not isinstance(options, DarkestOptions) or options.house_rules.get("unlock_help", options.edition) != "first"
    )
    return Turn(pos, helped=helped).intents()
