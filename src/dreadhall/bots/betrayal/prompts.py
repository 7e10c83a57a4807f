"""What the scout answers to the questions beside those of a turn."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import Outlook


class Question:
    """What is asked, and what may be answered."""

    def __init__(self, seat: SeatAt) -> None:
        ask = seat.ask
        self._seat = seat
        self.prompt: str = ask["prompt"]
        self.data: dict[str, Any] = ask["data"]
        self.data_of: dict[str, dict[str, Any]] = {choice["key"]: choice["data"] for choice in ask["choices"]}
        self.keys = list(self.data_of)

    def verb(self, verb: str) -> list[str]:
        """The choices of a verb."""
        return [key for key in self.keys if key.partition(":")[0] == verb]

    @cached_property
    def outlook(self) -> Outlook:
        """The position as the seat sees it."""
        return Outlook(self._seat.view())


Answer = Callable[[Question], str | None]


def split_damage(question: Question) -> str | None:
    """Keep both traits as far from the skull as can be."""
    outlook = question.outlook
    clips = {trait.trait: trait.clip for trait in outlook.me.traits}

    def lowest(key: str) -> int:
        data: dict[str, Any] = question.data_of[key]
        lost = {data["first_trait"]: int(data["on_first"]), data["second_trait"]: int(data["on_second"])}
        return min(clips[trait] - spaces for trait, spaces in lost.items())

    return max(question.keys, key=lowest)


def before_roll(question: Question) -> str | None:
    """Save such cards for rolls that matter: attacks and defences, and tasks."""
    if question.data["why"] in ("task", "attack", "defence"):
        return next((key for key in question.keys if key.startswith("use:")), None)
    return "roll"


def after_roll(question: Question) -> str | None:
    """Let blanks fall again."""
    return question.keys[-1] if 0 in question.data["faces"] else "keep"


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
    outlook = question.outlook
    giver = next(who for who in outlook.view.explorers if who.id == question.data["explorer"])
    return "yes" if not question.data["price"] and giver.side == outlook.me.side else "no"


def damage_or_steal(question: Question) -> str | None:
    """Hurt rather than rob."""
    return "damage" if "damage" in question.keys else None


def say_yes(question: Question) -> str | None:
    """Agree."""
    return "yes"


def first(question: Question) -> str | None:
    """The first choice is as good as any."""
    return question.keys[0]


ANSWERS: dict[str, Answer] = {
    "split-damage": split_damage,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "choose-die": choose_die,
    "choose-dice": choose_dice,
    "name-number": name_number,
    "agree-to-trade": agree_to_trade,
    "damage-or-steal": damage_or_steal,
    "refuse-event": say_yes,
    "use-skull": first,
    "fetch-stairs": say_yes,
    "next-monster": first,
}
