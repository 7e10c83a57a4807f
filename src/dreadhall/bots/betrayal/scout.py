"""The scout: explores, then goes by what its side wants."""

import random
from collections.abc import Iterable

from dreadhall.betrayal.haunt import Objective
from dreadhall.betrayal.plan import room_of
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import UNREACHABLE, Outlook
from dreadhall.bots.betrayal.prompts import ANSWERS, Question

WELCOME = ("fetch-stairs",)
"""Things that are always worth doing."""

HOPEFUL = 4
"""The Knowledge from which on the Vault is worth a try."""

PATIENCE = 0.8
"""How often it waits where it wanted to be; else it looks for something to do elsewhere."""

REMEDIES = {"healing-salve": ("might", "speed"), "medical-kit": ("might", "speed"), "smelling-salts": ("knowledge",)}


class ScoutBot:
    """A quick player by rules of thumb, on whatever side it finds itself."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: SeatAt) -> str:
        """The key of the choice it likes best."""
        question = Question(seat)
        if len(question.keys) == 1:
            return question.keys[0]
        if question.prompt == "turn":
            return self._act(question, seat)
        if question.prompt == "monster":
            return self._command(question, seat)
        if question.verb("go"):
            return self._roam(question, seat)
        answer = ANSWERS.get(question.prompt)
        chosen = answer(question) if answer is not None else None
        return chosen if chosen in question.data_of else self._random.choice(question.keys)

    # An explorer's turn

    def _act(self, question: Question, seat: SeatAt) -> str:
        outlook = Outlook(seat.view())
        wanted = wishes(outlook)
        for find in (self._progress, self._fight, self._gather, self._mend, self._walk):
            key = find(question, outlook, wanted)
            if key:
                return key
        return "end-turn"

    def _progress(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        """Do what an objective asks for, where it can be done here and now."""
        for objective in wanted:
            for verb in objective.verbs:
                if keys := question.verb(verb):
                    return self._random.choice(keys)
        if "open-vault" in question.data_of and outlook.trait(outlook.me, "knowledge") >= HOPEFUL:
            return "open-vault"
        return next((keys[0] for verb in WELCOME if (keys := question.verb(verb))), "")

    def _fight(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        """Attack with the best odds, if they are fair; somebody named as a foe even with worse ones."""
        named = {foe for objective in wanted for foe in objective.foes}
        best, gain = "", 0
        for key in question.verb("attack"):
            data = question.data_of[key]
            mine = outlook.trait(outlook.me, data["trait"]) + weapon_dice(data.get("card", ""))
            margin = mine - strength(outlook, data["target"], data["trait"]) + (2 if data["target"] in named else 0)
            if margin > gain or (margin == gain and not best and outlook.side == "traitor"):
                best, gain = key, margin
        return best

    def _gather(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        """Take up what lies here."""
        cards = {card for objective in wanted for card in objective.cards}
        keys = question.verb("take")
        return next((key for key in keys if question.data_of[key]["card"] in cards), keys[0] if keys else "")

    def _mend(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        """Use a remedy on oneself when it helps."""
        for key in question.verb("use"):
            card = question.data_of[key].get("card", "")
            if any(is_low(outlook, trait) for trait in REMEDIES.get(card, ())):
                return key
        return ""

    def _walk(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        """A step towards what is wanted; into the unknown where that is not in the house yet."""
        avoid = {room for objective in wanted for room in objective.avoid}
        goals = [room for room in self._goals(outlook, wanted) if room not in avoid]
        if goals and room_of(outlook.me.place) in goals and self._random.random() < PATIENCE:
            return ""
        if step := self._step(question, outlook, goals, avoid):
            return step
        if explore := question.verb("explore"):
            return self._random.choice(explore)
        return (
            self._step(question, outlook, outlook.unknown, avoid)
            or self._step(question, outlook, [foe.room for foe in outlook.foes()], avoid)
            or self._leap(question)
        )

    def _goals(self, outlook: Outlook, wanted: list[Objective]) -> list[str]:
        """The rooms to go to: of the first objective that names any, with those where its cards and foes are."""
        for objective in wanted:
            rooms = [room_of(room) for room in objective.rooms if room_of(room) in outlook.rooms]
            rooms += where_cards_lie(outlook, objective.cards)
            rooms += [foe.room for foe in outlook.foes() if foe.id in objective.foes]
            if rooms:
                return rooms
        return []

    def _step(self, question: Question, outlook: Outlook, goals: Iterable[str], avoid: set[str]) -> str:
        """The move that comes nearest to one of these rooms, if any comes nearer."""
        far = outlook.distances(goals)
        here = far.get(room_of(outlook.me.place), UNREACHABLE)
        best, least = "", here
        for key in question.verb("go"):
            room = room_of(question.data_of[key]["place"])
            if room not in avoid and far.get(room, UNREACHABLE) < least:
                best, least = key, far[room]
        return best

    def _roam(self, question: Question, seat: SeatAt) -> str:
        """Of several places to go to at once, the nearest to what is wanted, or to an enemy; else any."""
        outlook = Outlook(seat.view())
        goals = self._goals(outlook, wishes(outlook)) or [foe.room for foe in outlook.foes()]
        far = outlook.distances(goals)
        places = {key: room_of(question.data_of[key]["place"]) for key in question.verb("go")}
        least = min(far.get(room, UNREACHABLE) for room in places.values())
        return self._random.choice([key for key, room in places.items() if far.get(room, UNREACHABLE) == least])

    def _leap(self, question: Question) -> str:
        """Where walking leads nowhere, cross a barrier."""
        keys = question.verb("cross")
        return keys[0] if keys else ""

    # A monster's turn

    def _command(self, question: Question, seat: SeatAt) -> str:
        """Attack, do what the haunt offers, or go for the nearest enemy or what is wanted."""
        outlook = Outlook(seat.view())
        wanted = wishes(outlook)
        if attacks := question.verb("attack"):
            return min(attacks, key=lambda key: strength(outlook, question.data_of[key]["target"], "might"))
        for objective in wanted:
            for verb in objective.verbs:
                if keys := question.verb(verb):
                    return self._random.choice(keys)
        return self._chase(question, outlook, wanted) or ("done" if "done" in question.data_of else question.keys[0])

    def _chase(self, question: Question, outlook: Outlook, wanted: list[Objective]) -> str:
        goals = self._goals(outlook, wanted) or [who.room for who in outlook.explorers if who.side != "traitor"]
        far = outlook.distances(goals)
        me = next(monster for monster in outlook.view.monsters if monster.id == outlook.view.turn.monster)
        best, least = "", far.get(me.room, UNREACHABLE)
        for key in question.verb("go"):
            room = room_of(question.data_of[key]["place"])
            if far.get(room, UNREACHABLE) < least:
                best, least = key, far[room]
        return best


def wishes(outlook: Outlook) -> list[Objective]:
    """What the side still wants, in its own order."""
    haunt = outlook.view.haunt
    return [] if haunt is None else [objective for objective in haunt.objectives if objective.done < objective.of]


def weapon_dice(card: str) -> int:
    """The dice a weapon adds."""
    return {"axe": 1, "spear": 2, "blood-dagger": 3, "sacrificial-dagger": 3, "revolver": 1}.get(card, 0)


def strength(outlook: Outlook, target: str, trait: str) -> int:
    """The dice somebody defends with; a monster nobody has read of is taken for strong."""
    for who in outlook.view.explorers:
        if who.id == target:
            return outlook.trait(who, trait)
    for monster in outlook.view.monsters:
        if monster.id == target:
            return monster.traits.get(trait, 5)
    return 0


def is_low(outlook: Outlook, trait: str) -> bool:
    """Whether a trait of one's own is two spaces or more below its start."""
    return any(shown.trait == trait and shown.clip <= shown.start - 2 for shown in outlook.me.traits)


def where_cards_lie(outlook: Outlook, cards: Iterable[str]) -> list[str]:
    """The rooms in whose piles one of these cards lies, or where one waits as a companion."""
    wanted = set(cards)
    rooms = [room_of(place) for place, pile in outlook.view.piles.items() if wanted & set(pile)]
    return rooms + [room_of(place) for card, place in outlook.view.companions.items() if card in wanted]
