"""The warden: thinks about what to set out for, at tables it imagines, and acts on it as a scout would."""

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from dreadhall.bots.base import Answer, SeatAt
from dreadhall.bots.betrayal.foresight import Foresight, TurnPlan
from dreadhall.bots.betrayal.intentions import Intention, intentions_of_a_turn, intentions_of_monsters
from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.betrayal.scout import PLAN, ScoutBot
from dreadhall.bots.company import Temper
from dreadhall.bots.planning import CLEVER, Budget, Strength, halve
from dreadhall.bots.planning.budget import Clock

BETWEEN = 3
"""So many answers may lie between two questions of the same turn: victims and defenders are asked, too."""
MOST_CHOICES = 16
"""Questions with more choices are left to the reflexes."""
OF_ANOTHER_GAME = 3
"""A future of Betrayal is a whole round of turns: for as many simulations of a shorter kind it counts."""
SELECTING = 0.35
"""The part of the time in which a challenger of the usual plan is found."""
COMPARED = 2
"""In how many futures two plans must come to the same to count as one."""
ROUTINE = frozenset(
    {
        *("ready", "split-damage", "lose-trait", "lowest-trait", "gain-trait", "heal-trait", "use-skull"),
        *("choose-die", "choose-dice", "name-number", "before-roll", "after-roll"),
        *("next-monster", "take-more", "monster-takes-more", "ask-in-return", "agree-to-trade", "fetch-stairs"),
        *("ask-monster-in-return", "agree-with-monster"),
        *("turn-tile", "choose-doorway", "dock-elevator"),
    }
)
"""Questions that reflexes answer well enough."""


class WardenMemory(msgspec.Struct, frozen=True):
    """What it has in mind from one question to the next."""

    move: int
    prompt: str
    intention: Intention
    orders: Intention
    estimate: float | None = None
    """What it made of its prospects when it last thought about them."""


class WardenBot:
    """A player that weighs what its side could do, and what the others would do then."""

    looks_back = True

    def __init__(self, seed: int = 0, strength: Strength = CLEVER, clock: Clock = time.monotonic) -> None:
        self.strength = strength
        self.temper: Temper | None = None
        self._clock = clock
        self._scout = ScoutBot(seed)
        self._estimate: float | None = None
        self._asked = (-BETWEEN, "")
        """At which move it was last asked about a turn, and of what kind that was."""

    def _memory(self) -> dict[str, Any]:
        """What it has set out to do, and when it was last asked about that."""
        known = WardenMemory(*self._asked, self._scout.intention, self._scout.orders, self._estimate)
        return msgspec.to_builtins(known)  # type: ignore[no-any-return]

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on with what it had set out to do."""
        known = msgspec.convert(memory, WardenMemory)
        self._asked = (known.move, known.prompt)
        self._scout.intention, self._scout.orders = known.intention, known.orders
        self._estimate = known.estimate

    def choose(self, seat: SeatAt) -> Answer:
        """What serves what it has set out for."""
        question = Question(seat)
        self._scout.temper = self.temper
        pondered = question.prompt not in ROUTINE and not self._goes_on(seat, question)
        answer = self._weighed(seat, question)
        return replace(answer, estimate=self._estimate, memory=self._memory(), pondered=pondered)

    def _weighed(self, seat: SeatAt, question: Question) -> Answer:
        """What it answers, after some thought where the question is worth it."""
        if len(question.keys) > 1 and question.outlook.view.haunt is not None:
            if question.prompt in ("turn", "monster"):
                self._consider(seat, question)
            elif question.prompt not in ROUTINE and len(question.keys) <= MOST_CHOICES:
                return self._weigh(seat, question)
        return self._scout.choose(seat)

    def _consider(self, seat: SeatAt, question: Question) -> None:
        """Decide what to do with a turn, if that is not decided yet."""
        goes_on = self._goes_on(seat, question)
        self._asked = (seat.move, question.prompt)
        if goes_on:
            return
        self._estimate = None
        if question.prompt == "turn":
            plans = [TurnPlan(intention=intention) for intention in intentions_of_a_turn(question)]
            self._scout.intention = self._best(seat, plans).intention
        else:
            plans = [TurnPlan(orders=orders) for orders in intentions_of_monsters(question)]
            self._scout.orders = self._best(seat, plans).orders

    def _goes_on(self, seat: SeatAt, question: Question) -> bool:
        """Whether a question belongs to the turn about which it was asked last."""
        move, prompt = self._asked
        return prompt == question.prompt and seat.move - move <= BETWEEN

    def _weigh(self, seat: SeatAt, question: Question) -> Answer:
        """Try each answer to a question that is no habit."""
        usual = self._scout.choose(seat)
        keys = [usual.key, *(key for key in question.keys if key != usual.key)]
        of_the_turn = self._estimate if seat.move - self._asked[0] <= BETWEEN else None
        best = self._best(seat, [TurnPlan(answer=key) for key in keys]).answer
        if of_the_turn is not None:  # one estimate for a turn: what a question on the way makes of it is no news
            self._estimate = of_the_turn
        return usual if best == usual.key else Answer(best, PLAN)

    def _best(self, seat: SeatAt, plans: list[TurnPlan]) -> TurnPlan:
        """The plan with the best prospects: the first, which is the usual one, unless another is clearly better.

        A part of the time finds a challenger, if there is one; the rest tries both in futures that neither has met.
        """
        foresight = Foresight(seat)
        budget = Budget(self.strength.simulations // OF_ANOTHER_GAME, seat.seconds, self._clock)
        usual, *others = self._different(plans, foresight, budget)
        if not others:
            self._estimate = foresight.judge_now() if self.strength.simulations else None
            return usual
        ranking = halve([usual, *others], foresight.look, budget, until=SELECTING)
        if ranking.best != usual:
            ranking = halve([usual, ranking.best], foresight.look_afresh, budget, self.strength.doubt)
        if not ranking.tried:
            self._estimate = foresight.judge_now() if self.strength.simulations else None
            return usual
        self._estimate = ranking.estimate
        return ranking.best

    def _different(self, plans: list[TurnPlan], foresight: Foresight, budget: Budget) -> list[TurnPlan]:
        """Those of the plans that do not come to the same as an earlier one, as far as there is time to see that."""
        seen: dict[tuple[tuple[str, ...], ...], TurnPlan] = {}
        for plan in plans:
            if seen and budget.spent >= 1:
                break
            seen.setdefault(tuple(foresight.answers(plan, number) for number in range(COMPARED)), plan)
        return list(seen.values())
