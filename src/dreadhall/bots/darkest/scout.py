"""The scout: a quick player by rules of thumb, who thinks ahead once the final showdown has begun."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from dreadhall.bots.base import NOTHING_TO_DO, RULE_OF_THUMB, Answer, Reason, SeatAt
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.answering.handling import handle
from dreadhall.bots.darkest.answering.prompts import ANSWERS
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.trail import Trail
from dreadhall.bots.darkest.answering.turns import GroupTurn
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.bots.darkest.showdown.foresight import FORESEEN, ShowdownPlan, moment_of, think
from dreadhall.bots.darkest.showdown.reflexes import Reflexes, act
from dreadhall.bots.planning import Budget, Futures

LAST_RESORTS = ("done", "shift", "escape", "attack", "heal", "medic-bay", "rescue", "pass", "move", "use", "learn")
"""What to do where nothing makes sense: where nobody can be done, at least something that brings an end nearer."""

LATE = 4_000
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

SIMULATIONS, DOUBT = 40, 0.5
"""How many futures a scout looks at before it fights, and by how many standard errors a manner must be better."""

TIME_TO_THINK = 1.0
"""With fewer seconds for an answer there is no time for that."""

POINTLESS = NOTHING_TO_DO + 1
"""The reluctance of who could do nothing but what makes no sense."""


class ScoutBot:
    """Stays with the others, searches, opens doors, breaks the code and goes for the nemesis."""

    looks_back = True

    def __init__(self, seed: int = 0) -> None:
        self._pending: Counter[str] = Counter()
        self._trail = Trail()
        self._fight: ShowdownPlan | None = None

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on from where everybody has been, and as it has set out to fight."""
        if memory:
            self._trail.recall(memory["trail"])
            self._fight = msgspec.convert(memory["fight"], ShowdownPlan | None)

    def choose(self, seat: SeatAt) -> Answer:
        """What it likes best."""
        return replace(self._liked(seat), memory=self.memory())

    def memory(self) -> dict[str, Any]:
        """What it has in mind for the next question."""
        return {"trail": self._trail.memory(), "fight": msgspec.to_builtins(self._fight)}

    def _liked(self, seat: SeatAt) -> Answer:
        question = Question(seat, self._pending)
        if question.prompt != "allocate":
            self._pending.clear()
        if question.prompt in ("act", "come-along"):
            self._trail.follow(question.pos)
        if question.prompt == "act":
            return self._act(question, seat)
        if len(question.choices) == 1:
            return Answer(question.first, ONLY)
        if is_foreseen(question):
            return self._think(question, seat)
        answer = ANSWERS.get(question.prompt)
        chosen = "" if answer is None else answer(question)
        is_taught = question.has(chosen)
        return Answer(chosen if is_taught else question.first, guessed=not is_taught or question.tied)

    def _act(self, question: Question, seat: SeatAt) -> Answer:
        """The next thing to do with a survivor of its own; else it waits, or is done if nobody has more to do."""
        pos, reluctance = question.pos, 0
        if seat.move > LATE:
            return self._last_resort(question, 0)
        for who in pos.mine:
            for key in handle(pos, who):
                if question.has(key) and not self.overlooks(pos, key):
                    return Answer(key, purpose_of(key))
        if is_foreseen(question):
            return self._think(question, seat)
        for who, key in self.intents(pos, seat):
            if self._trail.leads_back(key) or self.overlooks(pos, key):
                continue
            if who.seat == pos.seat and question.has(key):
                return Answer(key, self.reason_for(key), reluctance=reluctance)
            if who.seat != pos.seat and who.seat in pos.waiting:
                reluctance = 1
        return self._last_resort(question, NOTHING_TO_DO)

    def intents(self, pos: SeenTable, seat: SeatAt) -> Iterator[Intent]:
        """What the team should do next, before the showdown."""
        return GroupTurn(pos).intents()

    def overlooks(self, pos: SeenTable, key: str) -> bool:
        """Whether an act does not occur to it."""
        return False

    def reason_for(self, key: str) -> Reason:
        """Why it does what it intends."""
        return purpose_of(key)

    def _think(self, question: Question, seat: SeatAt) -> Answer:
        """What the team should do; where that is for somebody else to do, the best of its own as a makeshift."""
        futures = Futures(seat)
        world = futures.world(0)
        if self._fight is None or self._fight.moment != moment_of(world):
            self._fight = self.plan_the_fight(futures, seat.seconds)
        _, key = Reflexes(self._fight.mood).answer(world)
        reluctance = NOTHING_TO_DO if key == "shift" else 0
        if not question.has(key):
            reluctance = 1
            own = dict.fromkeys(question.choices, seat.seat)
            key = act(world, own, self._fight.mood)[1] if question.prompt == "act" else question.first
        return Answer(key, FORESIGHT, self._fight.chance, self._fight.spread, reluctance=reluctance)

    def plan_the_fight(self, futures: Futures, seconds: float | None) -> ShowdownPlan:
        """In which manner to fight until the enemies react."""
        if seconds is not None and seconds < TIME_TO_THINK:
            return ShowdownPlan(moment_of(futures.world(0)))
        return think(futures, Budget(SIMULATIONS), DOUBT)

    def _last_resort(self, question: Question, reluctance: int) -> Answer:
        """Something that makes little sense and does little harm."""
        for verb in LAST_RESORTS:
            if keys := question.verb(verb):
                key = min(keys, key=lambda key: risk(question.pos, question.choices[key]))
                return Answer(key, self.reason_for(key), reluctance=reluctance)
        return Answer(question.first, self.reason_for(question.first), reluctance=POINTLESS, guessed=True)


def purpose_of(key: str) -> Reason:
    """What an act is good for."""
    return REASONS.get(key.partition(":")[0], RULE_OF_THUMB)


def is_foreseen(question: Question) -> bool:
    """Whether it is a question of the showdown that is worth thinking about, and one answer settles it."""
    if question.prompt not in FORESEEN or question.join != "any":
        return False
    view = question.pos.view
    return view.track.showdown and view.nemesis is not None


def risk(pos: SeenTable, act: dict[str, Any]) -> float:
    """How bad it could be to do something that makes no sense."""
    who = pos.survivors.get(act.get("survivor", ""))
    frail = 0.0 if who is None else (who.id == pos.view.cure) - 0.01 * who.health
    return frail + pos.danger(act["room"]) if act.get("room") in pos.plan.links else frail
