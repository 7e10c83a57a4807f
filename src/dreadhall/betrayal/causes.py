"""What an event can be caused by: its kind follows from its id."""

import re
from functools import cache

from dreadhall.betrayal.components.catalogue import CARDS, EXPLORERS, ROOMS, SQUARES

WORN, SET = "mask-worn", "bell-book-and-candle"
"""What the Mask does while it is worn, and what Bell, Book and Candle do together: causes apart from their cards."""
THE_HAUNT = "the-haunt"
"""What a haunt does when it is set up."""
KINDS: dict[str, str] = {
    **dict.fromkeys(SQUARES, "token"),
    **dict.fromkeys((*CARDS, WORN, SET), "card"),
    **dict.fromkeys(ROOMS, "room"),
    **dict.fromkeys(EXPLORERS, "explorer"),
    THE_HAUNT: "haunt",
}
OF_A_HAUNT = re.compile(r"h\d\d-")


@cache
def kind_of_cause(cause: str) -> str:
    """What kind of thing an id stands for; empty where it is a monster, a thing of a haunt, or no cause at all.

    >>> kind_of_cause("coal-chute"), kind_of_cause("skull"), kind_of_cause("h38-burn"), kind_of_cause("attack")
    ('room', 'card', 'haunt', '')
    """
    return KINDS.get(cause) or ("haunt" if OF_A_HAUNT.match(cause) else "")


def is_printed(why: str) -> bool:
    """Whether what a roll must reach stands on a card or a tile; what a haunt asks for stands in its book."""
    return KINDS.get(why) in ("card", "room")
