"""The warden: thinks once a turn about what to set out for, at tables it imagines, and acts on it as a scout would."""

import time
from zlib import crc32

from dreadhall.bots.base import RULE_OF_THUMB, Reason, SeatAt
from dreadhall.bots.betrayal.foresight import Foresight, Plan
from dreadhall.bots.betrayal.intentions import intentions_of_a_turn, intentions_of_monsters
from dreadhall.bots.betrayal.prompts import Question
from dreadhall.bots.betrayal.scout import PLAN, ScoutBot
from dreadhall.bots.planning import CLEVER, Budget, Strength, halve
from dreadhall.bots.planning.budget import Clock

BETWEEN = 3
"""So many answers may lie between two questions of the same turn: victims and defenders are asked, too."""
MOST_CHOICES = 16
"""Questions with more choices are left to the reflexes."""
SMALL = 0.5
"""The part of the simulations that a question beside those of a turn is worth."""
GLANCES, PROMISING = 3, 4
"""In how many futures every plan is looked at until the turn is over, and how many plans are thought through then."""
ROUTINE = frozenset(
    {
        "ready",
        "split-damage",
        "lose-trait",
        "lowest-trait",
        "gain-trait",
        "heal-trait",
        "choose-die",
        "choose-dice",
        "name-number",
        "next-monster",
        "take-more",
        "monster-takes-more",
        "ask-in-return",
        "agree-to-trade",
        "turn-tile",
        "choose-doorway",
        "before-roll",
        "after-roll",
        "use-skull",
        "fetch-stairs",
        "dock-elevator",
    }
)
"""Questions that reflexes answer well enough."""


class WardenBot:
    """A player that weighs what its side could do, and what the others would do then."""

    looks_back = True

    def __init__(
        self,
        seed: int = 0,
        strength: Strength = CLEVER,
        clock: Clock = time.monotonic,
    ) -> None:
        self._scout = ScoutBot(seed)
        self._strength = strength
        self._clock = clock
        self._reason = RULE_OF_THUMB
        self._estimate: float | None = None
        self._asked = (-1, "")
        """At which move it has last thought about a turn, and of what kind that was."""

    def reason(self) -> Reason:
        """What the last answer is good for."""
        return self._reason

    def estimate(self) -> float | None:
        """How likely its side wins, as far as it has thought about that."""
        return self._estimate

    def choose(self, seat: SeatAt) -> str:
        """The key of the choice that serves what it has set out for."""
        question = Question(seat)
        if len(question.keys) > 1 and question.outlook.view.haunt is not None:
            if question.prompt in ("turn", "monster"):
                self._consider(seat, question)
            elif question.prompt not in ROUTINE and len(question.keys) <= MOST_CHOICES:
                return self._weigh(seat, question)
        answer = self._scout.choose(seat)
        self._reason = self._scout.reason()
        return answer

    def _consider(self, seat: SeatAt, question: Question) -> None:
        """Decide what to do with a turn, if that is not decided yet."""
        move, kind = self._asked
        self._asked = (seat.move, question.prompt)
        if kind == question.prompt and seat.move - move <= BETWEEN:
            return
        if question.prompt == "turn":
            plans = [Plan(intention=intention) for intention in intentions_of_a_turn(question)]
            self._scout.intention = self._best(seat, plans, self._strength.simulations).intention
        else:
            plans = [Plan(orders=orders) for orders in intentions_of_monsters(question)]
            self._scout.orders = self._best(seat, plans, self._strength.simulations).orders

    def _weigh(self, seat: SeatAt, question: Question) -> str:
        """Try each answer to a question that is no habit."""
        usual = self._scout.choose(seat)
        self._reason = self._scout.reason()
        keys = [usual, *(key for key in question.keys if key != usual)]
        best = self._best(seat, [Plan(answer=key) for key in keys], int(self._strength.simulations * SMALL)).answer
        if best != usual:
            self._reason = PLAN
        return best

    def _best(self, seat: SeatAt, plans: list[Plan], simulations: int) -> Plan:
        """The plan with the best prospects; the first, which is the usual one, unless another is clearly better."""
        foresight = Foresight(seat, crc32(seat.moment.encode()))
        budget = Budget(simulations, seat.seconds, self._clock)
        promising = self._promising(plans, foresight, budget)
        if len(promising) == 1:
            return promising[0]
        ranking = halve(
            promising, lambda plan, number: foresight.look(plan, number).chance, budget, self._strength.doubt
        )
        if not ranking.tried:
            return plans[0]
        self._estimate = ranking.estimate
        return ranking.best

    def _promising(self, plans: list[Plan], foresight: Foresight, budget: Budget) -> list[Plan]:
        """At a glance: the usual plan and the best of those that differ from it and from each other."""
        seen: dict[tuple[tuple[str, ...], ...], tuple[float, Plan]] = {}
        for plan in plans:
            outcomes = [foresight.glance(plan, number) for number in range(GLANCES) if budget.spent < 1]
            if not outcomes:
                break
            looks = tuple(outcome.answers for outcome in outcomes)
            seen.setdefault(looks, (sum(outcome.chance for outcome in outcomes) / len(outcomes), plan))
        found = [plan for _, plan in sorted(seen.values(), key=lambda rated: -rated[0])]
        usual = plans[0]
        return [usual, *(plan for plan in found[:PROMISING] if plan is not usual)]
