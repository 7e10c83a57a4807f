"""What the scout answers to the questions beside those of a turn."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.telling.view import ExplorerView
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import Outlook
from dreadhall.bots.betrayal.paths import UNREACHABLE


class Question:
    """What is asked, and what may be answered."""

    def __init__(self, seat: SeatAt) -> None:
        ask = seat.ask
        self._seat = seat
        self.prompt: str = ask["prompt"]
        self.data: dict[str, Any] = ask["data"]
        self.data_of: dict[str, dict[str, Any]] = {choice["key"]: choice["data"] for choice in ask["choices"]}
        self.keys = list(self.data_of)
        self._verbs: dict[str, list[str]] = {}
        for key in self.keys:
            for verb in {key, key.partition(":")[0]}:
                self._verbs.setdefault(verb, []).append(key)

    def verb(self, verb: str) -> list[str]:
        """The choices of a verb, or the one that is named in full."""
        return self._verbs.get(verb, [])

    @cached_property
    def outlook(self) -> Outlook:
        """The position as the seat sees it."""
        return Outlook(self._seat)


Answer = Callable[[Question], str | None]

PERIL = 1
"""How near to the skull a trait is whose owner risks nothing more: in spaces above the lowest number."""


def whose(question: Question) -> ExplorerView:
    """The explorer it is about: the own one, unless the question names another."""
    outlook = question.outlook
    name = question.data.get("explorer", outlook.me.id)
    return next(who for who in outlook.view.explorers if who.id == name)


def clips_of(question: Question) -> dict[str, int]:
    """How far above the lowest number each trait is."""
    return {trait.trait: trait.clip for trait in whose(question).traits}


def split_damage(question: Question) -> str | None:
    """Keep both traits as far from the skull as can be."""
    clips = clips_of(question)

    def lowest(key: str) -> int:
        data: dict[str, Any] = question.data_of[key]
        lost = {data["first_trait"]: int(data["on_first"]), data["second_trait"]: int(data["on_second"])}
        return min(clips[trait] - spaces for trait, spaces in lost.items())

    return max(question.keys, key=lowest)


def use_skull(question: Question) -> str | None:
    """Bear the damage where more can be borne."""
    clips = clips_of(question)
    physical, mental = clips["might"] + clips["speed"], clips["sanity"] + clips["knowledge"]
    return "yes" if physical > mental else "no"


def farthest_from_skull(question: Question) -> str | None:
    """What is lost is lost where most is left."""
    clips = clips_of(question)
    return max(question.keys, key=lambda key: clips[question.data_of[key]["trait"]])


def nearest_to_skull(question: Question) -> str | None:
    """What is gained, or can sink no farther than to the lowest number, goes where least is left."""
    clips = clips_of(question)
    return min(question.keys, key=lambda key: clips[question.data_of[key]["trait"]])


def best_trait(question: Question) -> str | None:
    """Roll what shows most."""
    values = {trait.trait: trait.value for trait in whose(question).traits}
    return max(question.keys, key=lambda key: values[question.data_of[key]["trait"]])


def hazard(question: Question) -> str | None:
    """A hidden traitor steps forward only to save its skin."""
    return "show-role" if min(clips_of(question).values()) <= PERIL else "go-on"


def collapse(question: Question) -> str | None:
    """Not oneself, nor friends if others can be buried; foes gladly; and no room that is still of use."""
    outlook = question.outlook
    useful = {room_of(goal) for wish in outlook.wanted for goal in outlook.goals_of(wish)}

    def harm(key: str) -> tuple[bool, int, int, bool]:
        room = question.data_of[key]["room"]
        inside = [who for who in outlook.explorers if who.room == room]
        foes = sum(map(outlook.is_against, inside))
        return outlook.me in inside, len(inside) - foes, -foes, room in useful

    return min(question.keys, key=harm)


def quarry(question: Question) -> str | None:
    """Whom the monster is closest to."""
    outlook = question.outlook
    if outlook.monster is None:
        return None
    here, places = outlook.monster.place, {who.id: who.place for who in outlook.explorers}

    def far(key: str) -> int:
        goal = places.get(question.data_of[key]["explorer"], "")
        return outlook.paths.monster_distances([goal]).get(here, UNREACHABLE)

    return min(question.keys, key=far)


def must_attack(question: Question) -> str | None:
    """A foe rather than a friend, with the most dice that do not cost one's life."""
    outlook, data_of = question.outlook, question.data_of
    foes = [key for key in question.keys if outlook.is_foe(data_of[key]["target"])]
    safe = [key for key in foes if not outlook.is_deadly(data_of[key]["card"])]
    return max(safe or foes, key=lambda key: outlook.attack_dice(data_of[key]), default=None)


def before_roll(question: Question) -> str | None:
    """Save such cards for rolls that matter: attacks and defences, and tasks. No roll is worth dying for."""
    if question.data["why"] in ("task", "attack", "defence"):
        for key in question.verb("use"):
            if not question.outlook.is_deadly(question.data_of[key]["card"], spare=1):
                return key
    return "roll"


def after_roll(question: Question) -> str | None:
    """Let blanks fall again where more is better: of damage it is not, and of a plain roll who knows."""
    again = 0 in question.data["faces"] and question.data["roll"] not in ("damage", "plain")
    return question.keys[-1] if again else "keep"


def choose_die(question: Question) -> str | None:
    """The worst die."""
    return question.keys[0]


def choose_dice(question: Question) -> str | None:
    """All blanks, and no other dice."""
    return question.keys[-1] if question.data["face"] == 0 else question.keys[0]


def name_number(question: Question) -> str | None:
    """The most that can be named."""
    return question.keys[-1]


def agree_to_trade(question: Question) -> str | None:
    """Gifts from one's own side are welcome, bargains are not."""
    gift = not question.data["price"] and whose(question).side == question.outlook.me.side
    return "yes" if gift else "no"


def agree_with_monster(question: Question) -> str | None:
    """What a monster gives away is welcome; it gets nothing for it."""
    return "no" if question.data["price"] else "yes"


def damage_or_steal(question: Question) -> str | None:
    """Hurt rather than rob, unless it is for something that is wanted."""
    wanted = {card for objective in question.outlook.wanted for card in objective.cards}
    return next((key for key in question.verb("steal") if question.data_of[key]["card"] in wanted), "damage")


def keep(question: Question) -> str | None:
    """Of several cards the one that is wanted most."""
    wanted = [card for objective in question.outlook.wanted for card in objective.cards]
    cards = {question.data_of[key]["card"]: key for key in question.keys}
    return next((cards[card] for card in wanted if card in cards), None)


def take_more(question: Question) -> str | None:
    """All of it."""
    return question.keys[-1]


def say_yes(question: Question) -> str | None:
    """Agree."""
    return "yes"


def first(question: Question) -> str | None:
    """The first choice is as good as any."""
    return question.keys[0]


ANSWERS: dict[str, Answer] = {
    "split-damage": split_damage,
    "use-skull": use_skull,
    "lose-trait": farthest_from_skull,
    "lowest-trait": nearest_to_skull,
    "gain-trait": nearest_to_skull,
    "heal-trait": nearest_to_skull,
    "roll-trait": best_trait,
    "hazard": hazard,
    "collapse": collapse,
    "must-attack": must_attack,
    "quarry": quarry,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "choose-die": choose_die,
    "choose-dice": choose_dice,
    "name-number": name_number,
    "ask-in-return": first,
    "agree-to-trade": agree_to_trade,
    "ask-monster-in-return": first,
    "agree-with-monster": agree_with_monster,
    "take-more": take_more,
    "keep": keep,
    "damage-or-steal": damage_or_steal,
    "refuse-event": say_yes,
    "fetch-stairs": say_yes,
    "next-monster": first,
}


def answer_to(prompt: str) -> Answer | None:
    """How a prompt is answered; haunts put their own name before what they all ask."""
    return ANSWERS.get(prompt) or ANSWERS.get(prompt.rpartition("-")[2])
