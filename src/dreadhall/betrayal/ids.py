"""What kind of id a text is. The names say it to readers; a type checker takes each for a text still."""

from typing import TypeAlias

ExplorerId: TypeAlias = str
"""An explorer: `ox-bellows`."""
RoomId: TypeAlias = str
"""A room: `chapel`."""
Place: TypeAlias = str
"""Where a figure, a pile or a token is: a room, or `chasm/far` for the second side of a barrier room."""
CardId: TypeAlias = str
"""A card, or a token that is held like one: `spear`, `paint-1`."""
FigureId: TypeAlias = str
"""A monster on the board: `firebat-1`."""
