"""The scout: explores, then goes by what its side wants."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any
from zlib import crc32

import msgspec

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.bots.base import RULE_OF_THUMB, Answer, Reason, SeatAt
from dreadhall.bots.betrayal.barriers import is_better_beyond, lies_beyond
from dreadhall.bots.betrayal.building import space_behind
from dreadhall.bots.betrayal.deeds import chance_of_task, fits, makes_sense, wanted_deeds
from dreadhall.bots.betrayal.fights import promise_of
from dreadhall.bots.betrayal.intentions import EXPLORE, FLEE, HABIT, SPARE, with_intention
from dreadhall.bots.betrayal.lookahead import best_at_a_glance
from dreadhall.bots.betrayal.mending import remedy
from dreadhall.bots.betrayal.monster_moves import chase, far_for_monster, sides_to_stop_on, stays
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import DANGER, RIDE, UNREACHABLE
from dreadhall.bots.betrayal.prompts import answer_to
from dreadhall.bots.betrayal.question import Question, whose
from dreadhall.bots.betrayal.random_choices import Coin
from dreadhall.bots.betrayal.stepping_aside import SteppedOut, had_better_wait, out_of_peril, out_of_the_heat
from dreadhall.bots.betrayal.style import style_of
from dreadhall.bots.company import Temper

WELCOME = ("free", "struggle", "fetch-stairs")
"""Things that are always worth doing."""

VAULT_NEEDS, HOPEFUL = 6, 0.3
"""What a roll at the Vault must reach, and the chance from which on it is worth a try."""

PATIENCE = 0.8
"""How often somebody who is tired of it waits where it wanted to be; else it looks for something to do elsewhere."""

CLOSE = 3
"""From how many spaces on a foe is near."""
DETERMINED = 100
"""What it adds to the promise of a fight to have set out for it, or to have no more time."""

LANDINGS = ("drop-into", "land-in", "choose-side")
"""Questions of where to be next, besides those of where to go."""
ENTRY = "-entry"
"""Ends those of haunts that ask where monsters come in."""

ONLY, GOAL, UNKNOWN, FOE, REST, PLAN = map(Reason, ("only", "goal", "explore", "foe", "rest", "plan"))
GLANCE, ODDS, SPARED = map(Reason, ("glance", "odds", "spared"))
REASONS = {
    **dict.fromkeys(("before-roll", "after-roll", "choose-die", "choose-dice", "name-number", "roll-trait"), ODDS),
    **dict.fromkeys(("split-damage", "use-skull", "lose-trait", "gain-trait", "heal-trait", "lowest-trait"), SPARED),
}
"""What answers beside those of a turn are good for."""


class ScoutBot:
    """A quick player by rules of thumb, on whatever side it finds itself."""

    looks_back = True

    def __init__(self, seed: int = 0, *, glances: bool = True) -> None:
        self._coin = Coin(seed)
        self._glances = glances
        """Whether it looks a step ahead where no rule of thumb helps; in futures, where it is imagined, it does not."""
        self._reason = RULE_OF_THUMB
        """What the answer it is about to give is good for."""
        self.intention = HABIT
        """What it has set out to do with its explorer."""
        self.orders = HABIT
        """What it has set out to do with monsters."""
        self.left_out: Collection[str] = ()
        """Choices of its turn that it does not take: they would undo what it has done in it, or do not occur to it."""
        self.temper: Temper | None = None
        self._left: SteppedOut | None = None
        """The room which it has stepped out of in this turn."""

    def recall(self, memory: dict[str, Any]) -> None:
        """Remember which room it has stepped out of."""
        self._left = msgspec.convert(memory["left"], SteppedOut)

    def choose(self, seat: SeatAt) -> Answer:
        """What it likes best."""
        self._reason = RULE_OF_THUMB
        self._coin.tossed = False
        key = self._choose(Question(seat))
        memory = {"left": msgspec.to_builtins(self._left)} if self._left is not None else {}
        return Answer(key, self._reason, memory=memory, guessed=self._coin.tossed)

    def _choose(self, question: Question) -> str:
        """The key; why is noted on the way."""
        if len(question.keys) == 1:
            self._reason = ONLY
            return question.keys[0]
        outlook = question.outlook
        if outlook.left_alone:
            question.leave_alone(outlook.left_alone)
        if question.prompt == "turn":
            question.leave_out(self.left_out)
            outlook.wanted = with_intention(outlook, self.intention)
            return self._act(question, outlook)
        if question.prompt == "monster":
            outlook.wanted = with_intention(outlook, self.orders)
            return self._command(question, outlook)
        if wanted := self._wanted(question):
            return wanted
        if question.prompt == "choose-side" and outlook.monster is not None:
            return self._any_of(question, sides_to_stop_on(question))
        if question.verb("go") or question.prompt in LANDINGS or question.prompt.endswith(ENTRY):
            return self._roam(question, outlook)
        answer = answer_to(question.prompt)
        chosen = answer(question) if answer is not None else None
        self._reason = REASONS.get(question.prompt, RULE_OF_THUMB)
        good = [chosen] if isinstance(chosen, str) else chosen or []
        return self._any_of(question, [key for key in good if key in question.data_of] or question.keys)

    def _any_of(self, question: Question, keys: Sequence[str]) -> str:
        """One of several that no rule tells apart: what looks best a step later, or any."""
        if len(keys) == 1 or not self._glances:
            return self._coin.any_of(keys)
        if self._reason == RULE_OF_THUMB:
            self._reason = GLANCE
        return self._coin.first_of(best_at_a_glance(question.seat, keys, by_reflex))

    def _wanted(self, question: Question) -> str:
        """A choice that an objective asks for; or a yes."""
        found = wanted_deeds(question)
        if found is None:
            return ""
        keys, objective = found
        self._reason = Reason("objective", {"objective": objective.id})
        return self._any_of(question, keys)

    # An explorer's turn

    def _act(self, question: Question, outlook: SeenTable) -> str:
        if self.intention.kind == "do":
            key, self.intention = self.intention.about, HABIT
            if key in question.data_of:
                self._reason = PLAN
                return key
        for find in (self._progress, self._fight, self._gather, self._mend, self._walk, self._step_out):
            key = find(question, outlook)
            if key in question.data_of:
                return key
        self._reason = REST
        return "end-turn" if "end-turn" in question.data_of else self._driven_on(question)

    def _driven_on(self, question: Question) -> str:
        """Whoever may not stop takes any step."""
        steps = [*question.verb("go"), *question.verb("cross"), *question.verb("fall")]
        return self._any_of(question, steps or question.keys)

    def _progress(self, question: Question, outlook: SeenTable) -> str:
        """Do what an objective asks for, where it can be done here and now."""
        if key := self._wanted(question):
            return key
        hopeful = chance_of_task(outlook, "knowledge", VAULT_NEEDS) >= HOPEFUL
        if "open-vault" in question.data_of and hopeful and not self._has_a_way(outlook):
            return "open-vault"
        return next((keys[0] for verb in WELCOME if (keys := question.verb(verb))), "")

    def _has_a_way(self, outlook: SeenTable) -> bool:
        """Whether something is wanted elsewhere that a way leads to: a try at the Vault costs the rest of a turn."""
        here = outlook.me.place
        return any(outlook.paths.distances(goals).get(here) for goals in outlook.wishes())

    def _fight(self, question: Question, outlook: SeenTable) -> str:
        """Attack the foe with the best odds, if they are fair; one that is named even with worse ones."""
        if self.intention in (FLEE, SPARE):
            return ""
        best, gain = "", 0.0
        for key in question.verb("attack"):
            data = question.data_of[key]
            target = data["target"]
            wishes = [wish for wish in outlook.wanted if target in wish.foes]
            fair = makes_sense(question, key) and all(fits(question, wish, key) for wish in wishes)
            if not outlook.is_foe(target) or not fair:
                continue
            promise = promise_of(outlook, data, dare=style_of(self.temper).dare)
            set_out = self.intention.kind in ("fight", "raid") and target == self.intention.about
            if set_out or outlook.is_late or any(wish.at_any_cost for wish in wishes):
                promise += DETERMINED
            if promise > gain:
                best, gain = key, promise
                self._reason = Reason("fight")
        return best

    def _gather(self, question: Question, outlook: SeenTable) -> str:
        """Take up what lies here."""
        cards = {card for objective in outlook.wanted for card in objective.cards}
        keys = question.verb("take")
        if keys:
            self._reason = Reason("gather")
        return next((key for key in keys if question.data_of[key]["card"] in cards), keys[0] if keys else "")

    def _mend(self, question: Question, _outlook: SeenTable) -> str:
        """Use a remedy on whoever needs it most."""
        if key := remedy(question):
            self._reason = Reason("mend")
        return key

    def _step_out(self, question: Question, outlook: SeenTable) -> str:
        """Away from who is stronger, or out of a room that hurts; and not in again this turn."""
        key = out_of_peril(question, outlook) or out_of_the_heat(question, outlook)
        if key:
            self._reason = SPARED
            self._left = SteppedOut(outlook.me.room, outlook.view.turn.spaces)
        return key

    def _walk(self, question: Question, outlook: SeenTable) -> str:
        """A step towards what is wanted; into the unknown where no way leads there, or it is not in the house yet."""
        if outlook.view.turn.attacked:
            if self.intention.kind == "raid":
                return self._flee(question, outlook)
            if self._has_the_upper_hand(outlook):
                self._reason = FOE
                return ""
        if self.intention == FLEE:
            return self._flee(question, outlook)
        if self.intention == EXPLORE:
            return self._look_around(question, outlook)
        if self.temper is not None and (step := self._as_it_likes(question, outlook)):
            return step
        barred = False
        for goals in outlook.wishes():
            if outlook.me.place in goals:
                if self._is_patient(outlook):
                    self._reason = GOAL
                    return self._look_beyond(question, outlook, goals)
            elif step := self._step(question, outlook, goals):
                self._reason = GOAL
                return step
            elif outlook.me.place in outlook.paths.distances(goals):
                if not outlook.view.turn.spaces:
                    # The way goes on next turn: whoever falls or slides meanwhile begins it anew.
                    return ""
                barred = True
        if barred and not outlook.is_late and self._is_patient(outlook):
            # What cannot be entered now may be next turn: whoever looks around meanwhile paces up and down.
            return ""
        return self._look_around(question, outlook)

    def _as_it_likes(self, question: Question, outlook: SeenTable) -> str:
        """What its temper puts before the way to its goal."""
        if outlook.view.haunt is None or outlook.is_late:
            return ""
        style, me = style_of(self.temper), outlook.me
        foes = [foe.place for foe in outlook.foes()] if style.caution else []
        if foes and min(trait.clip for trait in me.traits) < style.caution:
            near = outlook.paths.monster_distances(foes).get(me.place, UNREACHABLE)
            return self._flee(question, outlook) if near <= CLOSE else ""
        friends = [who for who in outlook.explorers if who is not me and not outlook.is_against(who)]
        far = outlook.paths.distances([who.place for who in friends]).get(me.place, 0)
        return self._join(question, outlook) if style.company and UNREACHABLE > far > style.company else ""

    def _has_the_upper_hand(self, outlook: SeenTable) -> bool:
        """Whether a foe is here whom one would rather fight again than leave for what is wanted more."""
        here = {foe.id for foe in outlook.foes() if foe.place == outlook.me.place}
        first = next((wish for wish in outlook.wanted if here & set(wish.foes) or outlook.goals_of(wish)), None)
        return first is not None and bool(here & set(first.foes)) and outlook.me.room not in outlook.threats

    def _flee(self, question: Question, outlook: SeenTable) -> str:
        """The step that brings it farthest from all foes."""
        self._reason = Reason("flee")
        far = outlook.paths.monster_distances([foe.place for foe in outlook.foes()])
        best, most = "", far.get(outlook.me.place, UNREACHABLE)
        for key in question.verb("go"):
            spaces = far.get(question.data_of[key]["place"], UNREACHABLE)
            if spaces > most:
                best, most = key, spaces
        return best

    def _join(self, question: Question, outlook: SeenTable) -> str:
        """A step towards the nearest of one's own side."""
        self._reason = Reason("join")
        friends = [who for who in outlook.explorers if who is not outlook.me and not outlook.is_against(who)]
        return self._step(question, outlook, [who.place for who in friends], daring=False)

    def _look_around(self, question: Question, outlook: SeenTable) -> str:
        """Into the unknown, else to a foe, else anywhere."""
        self._reason = UNKNOWN
        if explore := question.verb("explore"):
            return max(explore, key=lambda key: space_behind(outlook, outlook.me.room, question.data_of[key]["side"]))
        # Whoever stands before a closed door and may not open it opens no other either.
        shun = outlook.avoid | outlook.threats
        unknown = [] if outlook.me.place in outlook.paths.unknown else outlook.paths.unknown
        unknown = [place for place in unknown if room_of(place) not in shun] if shun else unknown
        foes = [foe.place for foe in outlook.foes() if foe.room not in shun]
        step = (
            self._step(question, outlook, unknown, daring=False)
            or self._step(question, outlook, foes, daring=False)
            or self._stray(question, outlook)
        )
        return "" if self._would_come_back(question, outlook, step) else step

    def _would_come_back(self, question: Question, outlook: SeenTable, step: str) -> bool:
        """Whether a step leads to where it would rather be here: then it stays."""
        place = question.data_of.get(step, {}).get("place")
        if not place or outlook.view.haunt is None or outlook.is_long:
            return False
        there = outlook.from_place(place)
        for goals in there.wishes():
            far = there.paths.distances(goals, there.avoid | there.threats, there.lairs)
            if place in far:
                return far.get(outlook.me.place, UNREACHABLE) < far[place]
        return False

    def _look_beyond(self, question: Question, outlook: SeenTable, goals: list[Place]) -> str:
        """Where both sides of a barrier are wanted and this one has nothing, cross it: for a reason, else seldom."""
        if "cross" not in question.data_of or not lies_beyond(outlook, goals):
            return ""
        return "cross" if is_better_beyond(outlook) or not self._is_patient(outlook) else ""

    def _step(self, question: Question, outlook: SeenTable, goals: Iterable[Place], *, daring: bool = True) -> str:
        """The way that brings it nearest to one of these places, if it can be taken now; not all are worth danger."""
        goals, shun = frozenset(goals), outlook.avoid | outlook.threats
        far = outlook.paths.distances(goals, shun, outlook.lairs if daring else shun)
        here = outlook.me.place
        ways = [way for way in outlook.paths.ways.get(here, ()) if far.get(way.to, UNREACHABLE) < far.get(here, 0)]
        deadly = outlook.lairs if daring else shun
        ways = [way for way in ways if way.to in goals or room_of(way.to) not in deadly]
        for way in sorted(ways, key=lambda way: way.price + far[way.to]):
            if way.by == RIDE and not self._has_enough_of_it(outlook):
                return "end-turn"
            if had_better_wait(outlook, way.to, goals, self._left):
                return ""
            if way.by in question.data_of:
                return way.by
        return self._unforeseen_step(question, far, far.get(here, 0), deadly)

    def _is_patient(self, outlook: SeenTable) -> bool:
        """Whether it waits: always, until the game has gone on for long; those who wait for each other move nothing."""
        return not outlook.is_long or self._coin.falls(PATIENCE)

    def _has_enough_of_it(self, outlook: SeenTable) -> bool:
        """In a game that goes on for ever: seldom, that what was the best so far is not done once more."""
        return outlook.is_late and self._coin.falls(1 - PATIENCE)

    def _unforeseen_step(self, question: Question, far: dict[Place, int], least: int, shun: Collection[RoomId]) -> str:
        """A step that a haunt offers and the house does not, if it leads nearer, but to none of some rooms."""
        best = ""
        for key in question.verb("go"):
            place = question.data_of[key]["place"]
            spaces = far.get(place, UNREACHABLE)
            if spaces < least and room_of(place) not in shun:
                best, least = key, spaces
        return best

    def _stray(self, question: Question, outlook: SeenTable) -> str:
        """Where nothing can be done, seldom go anywhere safe: who waits for others who wait moves nothing."""
        shun = outlook.avoid | outlook.threats
        safe = [key for key in question.verb("go") if room_of(question.data_of[key]["place"]) not in shun]
        keys = [*safe, *question.verb("cross"), *question.verb("fall")]
        return self._any_of(question, keys) if keys and not self._is_patient(outlook) else ""

    def _roam(self, question: Question, outlook: SeenTable) -> str:
        """Of several places to be in next, the nearest to what is wanted, or to an enemy; else any."""
        self._reason = GOAL
        far = self._far(outlook)
        places = {key: place for key in question.keys if (place := self._place_of(question, key))}

        def price(key: str) -> int:
            spaces = far.get(places[key], UNREACHABLE)
            return spaces + (DANGER if spaces and room_of(places[key]) in outlook.avoid else 0)

        if self._has_enough_of_it(outlook):
            return self._coin.any_of(list(places))
        least = min(map(price, places))
        nearest = [key for key in places if price(key) == least]
        met = [key for key in nearest if any(foe.place == places[key] for foe in outlook.foes())]
        return self._any_of(question, met if outlook.monster is not None and met else nearest)

    def _place_of(self, question: Question, key: str) -> Place:
        """The place that a choice leads to; empty where it names none."""
        if question.data.get("explorer") and key.partition(":")[0] == "stay":
            return whose(question).place
        data = question.data_of[key]
        return Place(data.get("place") or data.get("room") or "")

    def _far(self, outlook: SeenTable) -> dict[Place, int]:
        """How far each place is from what is wanted, or from an enemy, for the figure whose turn it is."""
        if outlook.monster is None:
            return outlook.paths.distances(outlook.goals() or [foe.place for foe in outlook.foes()])
        return far_for_monster(outlook, outlook.monster.place)

    # A monster's turn

    def _command(self, question: Question, outlook: SeenTable) -> str:
        """Do what the haunt offers, attack, or go for the nearest enemy or what is wanted."""
        if wanted := self._wanted(question):
            return wanted
        self._reason = FOE
        if attacks := question.verb("attack"):
            return min(attacks, key=lambda key: outlook.strength(question.data_of[key]["target"], "might"))
        if "done" in question.data_of and stays(outlook):
            return "done"
        return chase(question, outlook) or ("done" if "done" in question.data_of else question.keys[0])


def by_reflex(seat: SeatAt) -> str:
    """What a scout answers without a glance ahead, its chance following from what its seat knows."""
    return ScoutBot(crc32(seat.moment.encode()), glances=False).choose(seat).key
