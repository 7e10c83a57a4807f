"""Whom a remedy should help: whoever is worst off, oneself or a friend in the room."""

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.bots.betrayal.question import Question

LOW = 2
"""From how many spaces below its start on a trait is worth a remedy."""


def remedy(question: Question) -> str:
    """The use of a card that helps where it is needed most; empty where nobody needs any."""
    needs = {key: needs_of(question, key) for key in question.verb("use")}
    # The nearer to the skull the worse; of two who are as badly off, the own explorer comes first.
    worst = {key: min(spaces) for key, spaces in needs.items() if spaces}
    return min(worst, key=worst.__getitem__, default="")


def needs_of(question: Question, key: str) -> list[tuple[int, bool]]:
    """The traits that a remedy would raise and that are low, by their spaces above the lowest; whether of another."""
    data, outlook = question.data_of[key], question.outlook
    mended = LOOKUP.mends.get(data.get("card", ""), ())
    if not mended:
        return []
    name = data.get("explorer", outlook.me.id)
    who = next((who for who in outlook.explorers if who.id == name), None)
    if who is None or (who is not outlook.me and outlook.is_against(who)):
        return []
    low = [shown for shown in who.traits if shown.trait in mended and shown.clip <= shown.start - LOW]
    return [(shown.clip, who is not outlook.me) for shown in low]
