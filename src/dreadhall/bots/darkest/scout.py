"""The scout: a quick player by rules of thumb, who thinks ahead once the final showdown has begun."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from dreadhall.bots.base import RULE_OF_THUMB, Reason, SeatAt
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.answering.handling import handle
from dreadhall.bots.darkest.answering.prompts import ANSWERS
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.turns import Turn
from dreadhall.bots.darkest.judging.position import Position
from dreadhall.bots.darkest.showdown.foresight import FORESEEN, Glimpse, think

LAST_RESORTS = ("done", "shift", "escape", "attack", "heal", "medic-bay", "rescue", "pass", "move", "use", "learn")
"""What to do where nothing makes sense: where nobody can be done, at least something that brings an end nearer."""

LATE = 2_000
"""After so many answers, far more than games take, everybody is done as soon as may be: so every game ends."""

ONLY, FORESIGHT = Reason("only"), Reason("foresight")
REASONS = {
    verb: Reason(kind)
    for kind, verbs in {
        "code": ("terminal", "bypass"),
        "fight": ("attack", "shoot"),
        "help": ("escape", "rescue", "heal", "medic-bay", "antidote-cabinet", "share-ap"),
        "fire": ("extinguish",),
        "doors": ("unlock", "flip"),
        "search": ("search", "pass", "ammo-reserve"),
        "together": ("move",),
        "rest": ("done", "shift"),
    }.items()
    for verb in verbs
}
"""What an act on a turn is good for."""


class ScoutBot:
    """Stays with the others, searches, opens doors, breaks the code and goes for the nemesis."""

    looks_back = True

    def __init__(self, seed: int = 0) -> None:
        self._pending: Counter[str] = Counter()
        self._reluctance = 0
        self._reason = RULE_OF_THUMB
        self._estimate: float | None = None

    def choose(self, seat: SeatAt) -> str:
        """The key of the choice it likes best."""
        self._reason, self._estimate = RULE_OF_THUMB, None
        question = Question(seat, self._pending)
        if question.prompt != "allocate":
            self._pending.clear()
        self._reluctance = 0
        if question.prompt == "act":
            key = self._act(question, seat)
            if self._reason is RULE_OF_THUMB:
                self._reason = REASONS.get(key.partition(":")[0], RULE_OF_THUMB)
            return key
        if len(question.choices) == 1:
            self._reason = ONLY
            return question.first
        if is_foreseen(question):
            return self._think(question, seat)
        answer = ANSWERS.get(question.prompt)
        chosen = question.first if answer is None else answer(question)
        return chosen if question.has(chosen) else question.first

    def reluctance(self) -> int:
        """1: somebody else should act first. 2: it has nothing to do. 3: all it could do is pointless."""
        return self._reluctance

    def reason(self) -> Reason:
        """What the last answer is good for."""
        return self._reason

    def estimate(self) -> float | None:
        """How likely a victory looked when it thought ahead about its last answer."""
        return self._estimate

    def _act(self, question: Question, seat: SeatAt) -> str:
        """The next thing to do with a survivor of its own; else it waits, or is done if nobody has more to do."""
        pos = question.pos
        if seat.move > LATE:
            return self._last_resort(question)
        for who in pos.mine:
            for key in handle(pos, who):
                if question.has(key):
                    return key
        if is_foreseen(question):
            return self._think(question, seat)
        for who, key in self.intents(pos, seat):
            if who.seat == pos.seat and question.has(key):
                return key
            if who.seat != pos.seat and who.seat in pos.waiting:
                self._reluctance = 1
        self._reluctance = 2
        return self._last_resort(question)

    def intents(self, pos: Position, seat: SeatAt) -> Iterator[Intent]:
        """What the team should do next, before the showdown."""
        return Turn(pos).intents()

    def _think(self, question: Question, seat: SeatAt) -> str:
        """What the team should do; where that is for somebody else to do, the best of its own as a makeshift."""
        self._reason = FORESIGHT
        thought = think(Glimpse(seat))
        self._estimate = thought.worth.get(thought.key)
        if question.has(thought.key):
            self._reluctance = 2 if thought.key == "shift" else 0
            return thought.key
        self._reluctance = 1
        own = [key for key in thought.worth if question.has(key)]
        return max(own, key=thought.worth.__getitem__) if own else self._last_resort(question)

    def _last_resort(self, question: Question) -> str:
        """Something that makes little sense and does little harm."""
        for verb in LAST_RESORTS:
            if keys := question.verb(verb):
                return min(keys, key=lambda key: risk(question.pos, question.choices[key]))
        self._reluctance = 3
        return question.first


def is_foreseen(question: Question) -> bool:
    """Whether it is a question of the showdown that is worth thinking about, and one answer settles it."""
    if question.prompt not in FORESEEN or question.join != "any":
        return False
    view = question.pos.view
    return view.track.showdown and view.nemesis is not None


def risk(pos: Position, act: dict[str, Any]) -> float:
    """How bad it could be to do something that makes no sense."""
    who = pos.survivors.get(act.get("survivor", ""))
    frail = 0.0 if who is None else (who.id == pos.view.cure) - 0.01 * who.health
    return frail + pos.danger(act["room"]) if act.get("room") in pos.plan.links else frail
