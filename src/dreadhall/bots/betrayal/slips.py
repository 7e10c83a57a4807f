"""The mistakes that friendly beginners make in their turns."""

from collections.abc import Iterator

from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.planning import Strength


def not_thought_of(question: Question, strength: Strength) -> Iterator[str]:
    """The choices of a turn that do not occur to somebody of a strength, or that they do not want."""
    if "overlooks" in strength.slips:
        yield from question.verb("use")
    if "spares" in strength.slips:
        yield from (key for key in question.verb("attack") if is_almost_dead(question, question.data_of[key]["target"]))


def is_almost_dead(question: Question, name: str) -> bool:
    """Whether a figure is an explorer who has a trait on its lowest number."""
    return any(who.id == name and not min(trait.clip for trait in who.traits) for who in question.outlook.explorers)


def would_rather_explore(question: Question, strength: Strength) -> bool:
    """Whether there is a door into the unknown that nobody of this strength can pass by."""
    return "explores" in strength.slips and bool(question.verb("explore"))
