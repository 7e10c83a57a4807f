"""The warden: thinks about what to set out for, at tables it imagines, and acts on it as a scout would."""

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from dreadhall.bots.base import Answer, SeatAt
from dreadhall.bots.betrayal.foresight import Foresight, TurnPlan
from dreadhall.bots.betrayal.intentions import EXPLORE, Intention, intentions_of_a_turn, intentions_of_monsters
from dreadhall.bots.betrayal.news import TurnSeen, TurnTrail, turn_seen
from dreadhall.bots.betrayal.plans import plan_behind
from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.betrayal.scout import PLAN, ScoutBot
from dreadhall.bots.betrayal.slips import not_thought_of, would_rather_explore
from dreadhall.bots.company import Temper
from dreadhall.bots.planning import CLEVER, Budget, Strength, Trials, halve
from dreadhall.bots.planning.budget import Clock

MOST_CHOICES = 16
"""Questions with more choices are left to the reflexes."""
OF_ANOTHER_GAME = 3
"""A future of Betrayal is a whole round of turns: for as many simulations of a shorter kind it counts."""
SELECTING = 0.35
"""The part of the time in which a challenger of the usual plan is found."""
COMPARED = 2
"""In how many futures two plans must come to the same to count as one."""
AS_MANY = 6
"""For as many futures counts what a position promises as it is."""
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


OF_A_TURN = ("turn", "monster")
"""The questions that a plan is for."""
NO_TRIALS = Trials([])


class WardenMemory(msgspec.Struct, frozen=True):
    """What it has in mind from one question to the next."""

    seen: TurnSeen | None
    """The turn it has thought about, as it was when it was last asked about it."""
    intention: Intention
    orders: Intention
    estimate: float | None = None
    """What it made of its prospects when it last thought about them."""
    spread: float | None = None
    trail: TurnTrail = msgspec.field(default_factory=TurnTrail)


class WardenBot:
    """A player that weighs what its side could do, and what the others would do then."""

    looks_back = True

    def __init__(self, seed: int = 0, strength: Strength = CLEVER, clock: Clock = time.monotonic) -> None:
        self.strength = strength
        self.temper: Temper | None = None
        self._clock = clock
        self._scout = ScoutBot(seed)
        self._estimate: float | None = None
        self._spread: float | None = None
        self._seen: TurnSeen | None = None
        self._trail = TurnTrail()

    def _memory(self) -> dict[str, Any]:
        """What it has set out to do, and in which turn."""
        intention, orders = self._scout.intention, self._scout.orders
        known = WardenMemory(self._seen, intention, orders, self._estimate, self._spread, self._trail)
        return msgspec.to_builtins(known)  # type: ignore[no-any-return]

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on with what it had set out to do."""
        known = msgspec.convert(memory, WardenMemory)
        self._seen, self._trail = known.seen, known.trail
        self._scout.intention, self._scout.orders = known.intention, known.orders
        self._estimate, self._spread = known.estimate, known.spread

    def choose(self, seat: SeatAt) -> Answer:
        """What serves what it has set out for."""
        question = Question(seat)
        self._scout.temper = self.temper
        if question.prompt in OF_A_TURN:
            return self._act(seat, question)
        answer = self._answer(seat, question)
        return replace(answer, memory=self._memory(), pondered=question.prompt not in ROUTINE)

    # Turns

    def _act(self, seat: SeatAt, question: Question) -> Answer:
        """What to do next in a turn: what was planned for it, or is planned now."""
        now = turn_seen(question.outlook)
        goes_on = self._goes_on(now)
        if question.prompt == "turn":
            self._trail.follow(now)
            self._scout.left_out = [*self._trail.ways_back(question), *not_thought_of(question, self.strength)]
        if not goes_on:
            self._note(NO_TRIALS)
            if question.outlook.view.haunt is not None and len(question.keys) > 1:
                self._consider(seat, question)
        self._seen = now
        intention = self._scout.intention if question.prompt == "turn" else self._scout.orders
        answer = self._scout.choose(seat)
        plan = plan_behind(question, answer, intention)
        return replace(
            answer,
            estimate=self._estimate,
            spread=self._spread,
            plan=plan,
            memory=self._memory(),
            pondered=not goes_on,
        )

    def _goes_on(self, now: TurnSeen) -> bool:
        """Whether it is asked about the turn that it has thought about last, without news."""
        return self._seen is not None and self._seen.goes_on_in(now)

    def _consider(self, seat: SeatAt, question: Question) -> None:
        """Decide what to do with a turn."""
        if question.prompt == "turn":
            usual = [EXPLORE] if would_rather_explore(question, self.strength) else []
            intentions = dict.fromkeys([*usual, *intentions_of_a_turn(question)])
            plans = [TurnPlan(intention=intention) for intention in intentions]
            self._scout.intention = self._best(seat, plans).intention
        else:
            plans = [TurnPlan(orders=orders) for orders in intentions_of_monsters(question)]
            self._scout.orders = self._best(seat, plans).orders

    # Other questions

    def _answer(self, seat: SeatAt, question: Question) -> Answer:
        """What it answers beside its turns: what it makes of its prospects meanwhile is no news for a turn."""
        if question.outlook.view.haunt is None:
            return self._scout.choose(seat)
        known = self._estimate, self._spread
        holds = self._goes_on(turn_seen(question.outlook))
        if not holds:
            self._note(NO_TRIALS)
        if question.prompt not in ROUTINE and 1 < len(question.keys) <= MOST_CHOICES:
            answer = self._weigh(seat, question)
        else:
            answer = self._scout.choose(seat)
        told = known if holds and known[0] is not None else (self._estimate, self._spread)
        self._estimate, self._spread = known
        return replace(answer, estimate=told[0], spread=told[1])

    def _note(self, trials: Trials) -> None:
        """What it makes of its prospects, from what futures came to; nothing where it has looked at none."""
        self._estimate, self._spread = (trials.mean, trials.spread) if trials.outcomes else (None, None)

    def _weigh(self, seat: SeatAt, question: Question) -> Answer:
        """Try each answer to a question that is no habit."""
        usual = self._scout.choose(seat)
        keys = [usual.key, *(key for key in question.keys if key != usual.key)]
        best = self._best(seat, [TurnPlan(answer=key) for key in keys]).answer
        return usual if best == usual.key else Answer(best, PLAN)

    def _best(self, seat: SeatAt, plans: list[TurnPlan]) -> TurnPlan:
        """The plan with the best prospects: the first, which is the usual one, unless another is clearly better.

        A part of the time finds a challenger, if there is one; the rest tries both in futures that neither has met.
        """
        foresight = Foresight(seat)
        budget = Budget(self.strength.simulations // OF_ANOTHER_GAME, seat.seconds, self._clock)
        usual, *others = self._different(plans, foresight, budget)
        if not others:
            self._note(foresight.judge_now() if self.strength.simulations else NO_TRIALS)
            return usual
        ranking = halve([usual, *others], foresight.look, budget, until=SELECTING)
        if ranking.best != usual:
            ranking = halve([usual, ranking.best], foresight.look_afresh, budget, self.strength.doubt)
        if not ranking.tried:
            self._note(foresight.judge_now() if self.strength.simulations else NO_TRIALS)
            return usual
        self._note(modest(ranking.of_the_best, foresight))
        return ranking.best

    def _different(self, plans: list[TurnPlan], foresight: Foresight, budget: Budget) -> list[TurnPlan]:
        """Those of the plans that do not come to the same as an earlier one, as far as there is time to see that."""
        seen: dict[tuple[tuple[str, ...], ...], TurnPlan] = {}
        for plan in plans:
            if seen and budget.spent >= 1:
                break
            seen.setdefault(tuple(foresight.answers(plan, number) for number in range(COMPARED)), plan)
        return list(seen.values())


def modest(trials: Trials, foresight: Foresight) -> Trials:
    """What came of a plan together with what the position promises as it is: a few futures tell little.

    Where many futures come to the same, that is so.
    """
    if trials.spread is None and len(trials.outcomes) >= AS_MANY:
        return trials
    return Trials([*trials.outcomes, *[foresight.judge_now().mean] * AS_MANY])
