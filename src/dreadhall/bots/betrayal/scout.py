"""The scout: explores, then goes by what its side wants."""

import random
from collections.abc import Collection, Iterable

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.bots.base import RULE_OF_THUMB, Answer, Reason, SeatAt
from dreadhall.bots.betrayal.deeds import fits, makes_sense, wanted_deed
from dreadhall.bots.betrayal.intentions import EXPLORE, FLEE, HABIT, SPARE, with_intention
from dreadhall.bots.betrayal.outlook import Outlook
from dreadhall.bots.betrayal.paths import DANGER, LANDING, RIDE, UNREACHABLE
from dreadhall.bots.betrayal.prompts import Question, answer_to, whose
from dreadhall.bots.betrayal.style import style_of
from dreadhall.bots.company import Temper

WELCOME = ("free", "struggle", "fetch-stairs")
"""Things that are always worth doing."""

HOPEFUL, HOPE = 4, 0.3
"""The Knowledge from which on the Vault is worth a try, and how often."""

PATIENCE = 0.8
"""How often it waits where it wanted to be; else it looks for something to do elsewhere."""

CLOSE = 3
"""From how many spaces on a foe is near."""
DETERMINED = 100
"""What it adds to the odds to have set out for a fight."""

LANDINGS = ("dock-elevator", "drop-into", "land-in", "choose-side")
"""Questions of where to be next, besides those of where to go."""
ENTRY = "-entry"
"""Ends those of haunts that ask where monsters come in."""

ONLY, GOAL, UNKNOWN, FOE, REST, PLAN = map(Reason, ("only", "goal", "explore", "foe", "rest", "plan"))


class ScoutBot:
    """A quick player by rules of thumb, on whatever side it finds itself."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)
        self._reason = RULE_OF_THUMB
        """What the answer it is about to give is good for."""
        self.intention = HABIT
        """What it has set out to do with its explorer."""
        self.orders = HABIT
        """What it has set out to do with monsters."""
        self.temper: Temper | None = None

    def choose(self, seat: SeatAt) -> Answer:
        """What it likes best."""
        self._reason = RULE_OF_THUMB
        return Answer(self._choose(Question(seat)), self._reason)

    def _choose(self, question: Question) -> str:
        """The key; why is noted on the way."""
        if len(question.keys) == 1:
            self._reason = ONLY
            return question.keys[0]
        outlook = question.outlook
        if question.prompt == "turn":
            outlook.wanted = with_intention(outlook, self.intention)
            return self._act(question, outlook)
        if question.prompt == "monster":
            outlook.wanted = with_intention(outlook, self.orders)
            return self._command(question, outlook)
        if wanted := self._wanted(question):
            return wanted
        if question.verb("go") or question.prompt in LANDINGS or question.prompt.endswith(ENTRY):
            return self._roam(question, outlook)
        answer = answer_to(question.prompt)
        chosen = answer(question) if answer is not None else None
        return chosen if chosen in question.data_of else self._random.choice(question.keys)

    def _wanted(self, question: Question) -> str:
        """A choice that an objective asks for; or a yes."""
        found = wanted_deed(question, self._random)
        if found is None:
            return ""
        key, objective = found
        self._reason = Reason("objective", {"objective": objective.id})
        return key

    # An explorer's turn

    def _act(self, question: Question, outlook: Outlook) -> str:
        if self.intention.kind == "do":
            key, self.intention = self.intention.about, HABIT
            if key in question.data_of:
                self._reason = PLAN
                return key
        for find in (self._progress, self._fight, self._gather, self._mend, self._walk):
            key = find(question, outlook)
            if key in question.data_of:
                return key
        self._reason = REST
        return "end-turn" if "end-turn" in question.data_of else self._driven_on(question)

    def _driven_on(self, question: Question) -> str:
        """Whoever may not stop takes any step."""
        steps = [*question.verb("go"), *question.verb("cross"), *question.verb("fall")]
        return self._random.choice(steps or question.keys)

    def _progress(self, question: Question, outlook: Outlook) -> str:
        """Do what an objective asks for, where it can be done here and now."""
        if key := self._wanted(question):
            return key
        hopeful = outlook.trait(outlook.me, "knowledge") >= HOPEFUL and self._random.random() < HOPE
        if "open-vault" in question.data_of and hopeful:
            return "open-vault"
        return next((keys[0] for verb in WELCOME if (keys := question.verb(verb))), "")

    def _fight(self, question: Question, outlook: Outlook) -> str:
        """Attack the foe with the best odds, if they are fair; one that is named even with worse ones."""
        if self.intention in (FLEE, SPARE):
            return ""
        best, gain = "", -outlook.is_late
        for key in question.verb("attack"):
            data = question.data_of[key]
            target = data["target"]
            wishes = [wish for wish in outlook.wanted if target in wish.foes]
            fair = makes_sense(question, key) and all(fits(question, wish, key) for wish in wishes)
            if not outlook.is_foe(target) or not fair:
                continue
            margin = (
                outlook.attack_dice(data)
                - outlook.strength(target, data["trait"])
                + (2 if wishes else 0)
                + style_of(self.temper).dare
            )
            if self.intention.kind in ("fight", "raid") and target == self.intention.about:
                margin += DETERMINED
            if margin > gain or (margin == gain and not best and outlook.side == "traitor"):
                best, gain = key, margin
                self._reason = Reason("fight")
        return best

    def _gather(self, question: Question, outlook: Outlook) -> str:
        """Take up what lies here."""
        cards = {card for objective in outlook.wanted for card in objective.cards}
        keys = question.verb("take")
        if keys:
            self._reason = Reason("gather")
        return next((key for key in keys if question.data_of[key]["card"] in cards), keys[0] if keys else "")

    def _mend(self, question: Question, outlook: Outlook) -> str:
        """Use a remedy on oneself when it helps."""
        for key in question.verb("use"):
            card = question.data_of[key].get("card", "")
            if any(is_low(outlook, trait) for trait in LOOKUP.mends.get(card, ())):
                self._reason = Reason("mend")
                return key
        return ""

    def _walk(self, question: Question, outlook: Outlook) -> str:
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
                if self._random.random() < PATIENCE:
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
        if barred and not outlook.is_late and self._random.random() < PATIENCE:
            # What cannot be entered now may be next turn: whoever looks around meanwhile paces up and down.
            return ""
        return self._look_around(question, outlook)

    def _as_it_likes(self, question: Question, outlook: Outlook) -> str:
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

    def _has_the_upper_hand(self, outlook: Outlook) -> bool:
        """Whether a foe is here whom one would rather fight again than leave."""
        here = [foe for foe in outlook.foes() if foe.place == outlook.me.place]
        return any(foe.id in outlook.named for foe in here) and outlook.me.room not in outlook.threats

    def _flee(self, question: Question, outlook: Outlook) -> str:
        """The step that brings it farthest from all foes."""
        self._reason = Reason("flee")
        far = outlook.paths.monster_distances([foe.place for foe in outlook.foes()])
        best, most = "", far.get(outlook.me.place, UNREACHABLE)
        for key in question.verb("go"):
            spaces = far.get(question.data_of[key]["place"], UNREACHABLE)
            if spaces > most:
                best, most = key, spaces
        return best

    def _join(self, question: Question, outlook: Outlook) -> str:
        """A step towards the nearest of one's own side."""
        self._reason = Reason("join")
        friends = [who for who in outlook.explorers if who is not outlook.me and not outlook.is_against(who)]
        return self._step(question, outlook, [who.place for who in friends], daring=False)

    def _look_around(self, question: Question, outlook: Outlook) -> str:
        """Into the unknown, else to a foe, else anywhere."""
        self._reason = UNKNOWN
        if explore := question.verb("explore"):
            return self._random.choice(explore)
        foes = [foe.place for foe in outlook.foes() if foe.room not in outlook.avoid]
        return (
            self._step(question, outlook, outlook.paths.unknown, daring=False)
            or self._step(question, outlook, foes, daring=False)
            or self._stray(question, outlook)
        )

    def _look_beyond(self, question: Question, outlook: Outlook, goals: list[str]) -> str:
        """Where both sides of a barrier are wanted and this one has nothing, cross it: to somebody, else seldom."""
        here = outlook.me.place
        beyond = [place for place in goals if place != here and room_of(place) == room_of(here)]
        if not beyond or "cross" not in question.data_of:
            return ""
        met = any(who.place in beyond for who in outlook.explorers)
        return "cross" if met or self._random.random() > PATIENCE else ""

    def _step(self, question: Question, outlook: Outlook, goals: Iterable[str], *, daring: bool = True) -> str:
        """The way that brings it nearest to one of these places, if it can be taken now; not all are worth danger."""
        shun = outlook.avoid | outlook.threats
        far = outlook.paths.distances(goals, shun)
        here = outlook.me.place
        ways = [way for way in outlook.paths.ways.get(here, ()) if far.get(way.to, UNREACHABLE) < far.get(here, 0)]
        ways = [way for way in ways if daring or room_of(way.to) not in shun]
        for way in sorted(ways, key=lambda way: way.price + far[way.to]):
            if way.by == RIDE and not self._has_enough_of_it(outlook):
                return "end-turn"
            if way.by in question.data_of:
                return way.by
        return self._unforeseen_step(question, far, far.get(here, 0), () if daring else shun)

    def _has_enough_of_it(self, outlook: Outlook) -> bool:
        """In a game that goes on for ever: seldom, that what was the best so far is not done once more."""
        return outlook.is_late and self._random.random() > PATIENCE

    def _unforeseen_step(self, question: Question, far: dict[str, int], least: int, shun: Collection[str]) -> str:
        """A step that a haunt offers and the house does not, if it leads nearer, but to none of some rooms."""
        best = ""
        for key in question.verb("go"):
            place = question.data_of[key]["place"]
            spaces = far.get(place, UNREACHABLE)
            if spaces < least and room_of(place) not in shun:
                best, least = key, spaces
        return best

    def _stray(self, question: Question, outlook: Outlook) -> str:
        """Where nothing can be done, seldom go anywhere safe: who waits for others who wait moves nothing."""
        shun = outlook.avoid | outlook.threats
        safe = [key for key in question.verb("go") if room_of(question.data_of[key]["place"]) not in shun]
        keys = [*safe, *question.verb("cross"), *question.verb("fall")]
        return self._random.choice(keys) if keys and self._random.random() > PATIENCE else ""

    def _roam(self, question: Question, outlook: Outlook) -> str:
        """Of several places to be in next, the nearest to what is wanted, or to an enemy; else any."""
        self._reason = GOAL
        far = self._far(outlook)
        places = {key: place for key in question.keys if (place := self._place_of(question, outlook, key))}

        def price(key: str) -> int:
            spaces = far.get(places[key], UNREACHABLE)
            return spaces + (DANGER if spaces and room_of(places[key]) in outlook.avoid else 0)

        if self._has_enough_of_it(outlook):
            return self._random.choice(list(places))
        least = min(map(price, places))
        return self._random.choice([key for key in places if price(key) == least])

    def _place_of(self, question: Question, outlook: Outlook, key: str) -> str:
        """The place that a choice leads to; empty where it names none."""
        verb, _, where = key.partition(":")
        if question.data.get("explorer") and verb == "stay":
            return whose(question).place
        if verb == "dock":
            room, _, letter = where.partition(":")
            return outlook.paths.place_beside(room, LETTERS.index(letter))
        data = question.data_of[key]
        return str(data.get("place") or data.get("room") or "")

    def _far(self, outlook: Outlook) -> dict[str, int]:
        """How far each place is from what is wanted, or from an enemy, for the figure whose turn it is."""
        if outlook.monster is None:
            return outlook.paths.distances(outlook.goals() or [foe.place for foe in outlook.foes()])
        here, heroes = outlook.monster.place, [who.place for who in outlook.explorers if who.side != "traitor"]
        for goals in (*outlook.wishes(but=here), heroes):
            far = outlook.paths.monster_distances(goals)
            if here in far:
                return far
        return {}

    # A monster's turn

    def _command(self, question: Question, outlook: Outlook) -> str:
        """Do what the haunt offers, attack, or go for the nearest enemy or what is wanted."""
        if wanted := self._wanted(question):
            return wanted
        self._reason = FOE
        if attacks := question.verb("attack"):
            return min(attacks, key=lambda key: outlook.strength(question.data_of[key]["target"], "might"))
        if "done" in question.data_of and self._stays(outlook):
            return "done"
        return self._chase(question, outlook) or ("done" if "done" in question.data_of else question.keys[0])

    def _stays(self, outlook: Outlook) -> bool:
        """Whether a monster that has attacked has nothing better to do than to stay with its prey."""
        assert outlook.monster is not None
        prey = {who.id for who in outlook.explorers if who.room == outlook.monster.room and outlook.is_against(who)}
        return outlook.view.turn.attacked and any(prey & set(wish.foes) for wish in outlook.wanted[:1])

    def _chase(self, question: Question, outlook: Outlook) -> str:
        """The step of a monster that comes nearest to what is wanted; it rides on entering the elevator only."""
        assert outlook.monster is not None
        far, here = self._far(outlook), outlook.monster.place
        places = {key: question.data_of[key]["place"] for key in question.verb("go")}
        if "drop-down" in question.data_of:
            places["drop-down"] = LANDING
        best, least = "", UNREACHABLE if here == ELEVATOR else far.get(here, UNREACHABLE)
        for key, place in places.items():
            if far.get(place, UNREACHABLE) < least:
                best, least = key, far[place]
        return best


def is_low(outlook: Outlook, trait: str) -> bool:
    """Whether a trait of one's own is two spaces or more below its start."""
    return any(shown.trait == trait and shown.clip <= shown.start - 2 for shown in outlook.me.traits)
