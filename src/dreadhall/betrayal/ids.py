"""What kind of id a text is. A type checker keeps them apart: a room does not pass for a place.

When a game is played, all of them are texts and cost nothing.
"""

import re
from typing import NewType, TypeAlias

WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What an id is: `silver-whistle`."""
ExplorerId = NewType("ExplorerId", str)
"""An explorer: `ox-bellows`."""
FigureId = NewType("FigureId", str)
"""A monster on the board: `firebat-1`."""
FighterId: TypeAlias = ExplorerId | FigureId
"""Who can fight: an explorer or a monster."""
RoomId = NewType("RoomId", str)
"""A room: `chapel`."""
Place = NewType("Place", str)
"""Where a figure, a pile or a token is: in a room, or `chasm/far` on the second side of a barrier."""
CardId = NewType("CardId", str)
"""A card, or a token that is held like one: `spear`, `paint-1`."""

NO_ROOM = RoomId("")
"""Where a room could be, and none is."""
NOWHERE = Place("")
"""Where a place could be, and none is."""
NO_EXPLORER = ExplorerId("")
"""Where an explorer could be, and none is."""
NO_FIGURE = FigureId("")
"""Where a figure could be, and none is."""
NO_CARD = CardId("")
"""Where a card could be, and none is: bare hands."""


def place_in(room: RoomId) -> Place:
    """The place that a room is for whoever comes in; of one with a barrier, the near side.

    >>> place_in(RoomId("chapel"))
    'chapel'
    """
    return Place(room)
