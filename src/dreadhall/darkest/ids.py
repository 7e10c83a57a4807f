"""What kind of id a text is. A type checker keeps tiles, squares and rooms apart: a tile does not pass for a square.

When a game is played, all of them are texts and cost nothing.
"""

from typing import NewType

TileId = NewType("TileId", str)
"""A tile, whatever lies where: `O08`."""
Square = NewType("Square", str)
"""Where a tile lies in the house: `r4c3`."""
RoomId = NewType("RoomId", str)
"""A room of a tile: `laboratory`."""
DoorId = NewType("DoorId", str)
"""A doorway with a lock, by the room that prints it and the way from it: `library.n`."""
CardId = NewType("CardId", str)
"""A card of equipment: `ST1`; `fists` where a strike is made with none."""
SurvivorId = NewType("SurvivorId", str)
"""A survivor: `leo`."""

NO_TILE = TileId("")
"""Where a tile could be, and none is."""
NO_SQUARE = Square("")
"""Where a square could be, and none is: the dice point past the house."""
NO_ROOM = RoomId("")
"""Where a room could be, and none is."""
NO_DOOR = DoorId("")
"""Where a door could be, and none is."""
NO_CARD = CardId("")
"""Where a card could be, and none is."""
NO_SURVIVOR = SurvivorId("")
"""Where a survivor could be, and none is."""
