"""Cards that change rolls: whether one is worth it, by what the roll needs and by the odds."""

from typing import Any, NamedTuple

from dreadhall.betrayal.components.card_sheets import Add, MoreDice, NameResult, RollUse, UseNoted
from dreadhall.betrayal.components.catalogue import MOST_DICE
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.explorers.rolls import HIGHEST_FACE, NAMED
from dreadhall.betrayal.ids import CardId
from dreadhall.bots.betrayal.odds import at_least
from dreadhall.bots.betrayal.question import Question, whose

FIGHTS = ("attack", "defence")
MORE_IS_BETTER = (*FIGHTS, "event", "trait")
"""Rolls of which every point counts, where no number is known that they must reach."""
SPENT, PAID = 0.25, 0.15
"""By how much the chance must rise to be worth a card that is gone then, or one that takes a space of a trait."""
MANY_BLANKS = 2
"""From how many blanks on a fight is worth a card that is gone then."""


class Lying(NamedTuple):
    """Dice that lie there, and what they must come to; None where that is not known."""

    faces: list[int]
    total: int
    needed: int | None
    kind: str

    @property
    def blanks(self) -> int:
        """How many show nothing."""
        return self.faces.count(0)

    @property
    def has_succeeded(self) -> bool:
        """Whether nothing is to be gained any more."""
        return self.needed is not None and self.total >= self.needed

    def chance_with(self, again: int) -> float:
        """The chance to reach what is needed if so many dice, the lowest, fall again."""
        lowest = sorted(self.faces)[:again]
        return at_least(again, (self.needed or 0) - self.total + sum(lowest))

    def best_number(self, most: int) -> int:
        """How many dice should fall again, of so many at most: all blanks where every point counts."""
        if self.needed is None:
            return min(self.blanks, most) if self.kind in MORE_IS_BETTER else 0
        if self.has_succeeded:
            return 0
        return max(range(1, min(most, len(self.faces)) + 1), key=self.chance_with, default=0)


def price_of(use: RollUse) -> float:
    """By how much the chance of a roll must rise for a card to be worth it."""
    return SPENT if use.limit == "single-use" else PAID if use.cost else 0.0


def is_affordable(question: Question, card: CardId) -> bool:
    """No roll is worth dying for, or being next to it."""
    return not question.outlook.is_deadly(card, spare=1)


# Before the dice fall


def before_roll(question: Question) -> str:
    """The card that raises the chance by most, if that is worth its price; in fights any that can be afforded."""
    dice, needed = int(question.data["dice"]), question.data["needed"]
    cards = {key: question.data_of[key]["card"] for key in question.verb("use")}
    cards = {key: card for key, card in cards.items() if is_affordable(question, card)}
    if needed is None:
        fights = question.data["roll"] in FIGHTS or question.data["why"] == "task"
        return next(iter(cards), "roll") if fights else "roll"
    gains = {key: chance_with(question, card, dice, needed) - at_least(dice, needed) for key, card in cards.items()}
    worth = {key: gains[key] - price_of(LOOKUP.before_roll[card]) for key, card in cards.items()}
    best = max(worth, key=worth.__getitem__, default="roll")
    return best if best in worth and gains[best] > 0 and worth[best] >= 0 else "roll"


def chance_with(question: Question, card: CardId, dice: int, needed: int) -> float:
    """The chance of a roll with a card's help."""
    for change in LOOKUP.before_roll[card].do:
        match change:
            case Add():
                needed -= change.amount
            case MoreDice():
                dice = max(dice, min(MOST_DICE, dice + change.dice))
            case NameResult():
                return float(needed <= change.most)
            case UseNoted():
                return float(min(whose(question).status.get(NAMED, 0), HIGHEST_FACE * dice) >= needed)
    return at_least(dice, needed)


# When they lie there


def after_roll(question: Question) -> str:
    """Let dice fall again where the roll has failed and may still succeed; never where it has succeeded."""
    data = question.data
    lying = Lying(data["faces"], data["total"], needed_now(question), data["roll"])
    for key in question.verb("use"):
        card = question.data_of[key]["card"]
        if is_affordable(question, card) and is_worth_falling_again(lying, card):
            return key
    return "keep"


def is_worth_falling_again(lying: Lying, card: CardId) -> bool:
    """Whether what a card lets fall again is worth its price."""
    use = LOOKUP.after_roll[card]
    again = lying.best_number(most_of(card, len(lying.faces)))
    if not again:
        return False
    if lying.needed is not None:
        return lying.chance_with(again) > 0 and lying.chance_with(again) >= price_of(use)
    return lying.blanks >= (MANY_BLANKS if use.limit == "single-use" else 1)


def most_of(card: CardId, dice: int) -> int:
    """How many of so many dice a card lets fall again at most."""
    return max((dice if change.dice is None else change.dice for change in LOOKUP.after_roll[card].do), default=0)


def needed_now(question: Question) -> int | None:
    """What a roll must reach: as it is told, or, in defence, what the attack came to."""
    needed: int | None = question.data["needed"]
    if needed is None and question.data["roll"] == "defence":
        attack = question.last_told("rolled", "result", roll="attack")
        return None if attack is None else int(attack["total"])
    return needed


def choose_die(question: Question) -> str:
    """The worst die."""
    return question.keys[0]


def choose_dice(question: Question) -> str:
    """Of each face as many as promise most; all blanks and nothing else where nobody knows what is needed."""
    face = question.data["face"]
    rolled = question.last_told("rolled")
    if rolled is None:
        return question.keys[-1] if face == 0 else question.keys[0]
    lying = lying_after(question, rolled)
    again = sorted(lying.faces)[: lying.best_number(len(lying.faces))]
    return question.keys[min(again.count(face), len(question.keys) - 1)]


def lying_after(question: Question, rolled: dict[str, Any]) -> Lying:
    """The dice as a roll has left them."""
    needed = rolled["needed"]
    if needed is None and rolled["roll"] == "defence":
        attack = question.last_told("rolled", "result", roll="attack")
        needed = None if attack is None else attack["total"]
    return Lying(rolled["faces"], rolled["total"], needed, rolled["roll"])


def name_number(question: Question) -> str:
    """The most that can be named."""
    return question.keys[-1]
