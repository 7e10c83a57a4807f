"""Where everybody has been in this turn: nobody walks back there, unless something has happened meanwhile."""

from typing import Any
from zlib import crc32

from dreadhall.bots.darkest.answering.errands import home_of
from dreadhall.bots.darkest.judging.position import SeenTable, cards_of
from dreadhall.darkest.ids import RoomId


class Trail:
    """The rooms each survivor has been in since the turn began, or since there was news."""

    def __init__(self) -> None:
        self._mark = ""
        self._rooms: dict[str, list[RoomId]] = {}
        self._ways_home: set[tuple[str, RoomId]] = set()
        """Who may come back to where most are: with the last AP nobody paces up and down."""

    def follow(self, pos: SeenTable) -> None:
        """Note where everybody is."""
        mark = mark_of(pos)
        if mark != self._mark:
            self._mark, self._rooms = mark, {}
        home = home_of(pos)
        self._ways_home = {(who.id, home) for who in pos.active if who.ap == 1}
        for who in pos.active:
            rooms = self._rooms.setdefault(who.id, [])
            if who.room not in rooms:
                rooms.append(who.room)

    def leads_back(self, key: str) -> bool:
        """Whether an act would bring somebody where it has been."""
        verb, _, rest = key.partition(":")
        who, _, room = rest.partition(":")
        return verb == "move" and room in self._rooms.get(who, ()) and (who, room) not in self._ways_home

    def memory(self) -> dict[str, Any]:
        """What is to be remembered, as plain data."""
        return {"mark": self._mark, "rooms": {name: list(rooms) for name, rooms in self._rooms.items()}}

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on from there."""
        self._mark = memory["mark"]
        self._rooms = {name: list(rooms) for name, rooms in memory["rooms"].items()}


def mark_of(pos: SeenTable) -> str:
    """A name for the turn and all that is new in it: enemies, fire, doors, chips, cards, and what has been used."""
    view = pos.view
    foe = view.creature
    news = (
        sorted(pos.hordes.items()),
        sorted(pos.tokens),
        None if foe is None else (foe.id, foe.room),
        sorted(pos.burning.items()),
        sorted(pos.searched),
        [(door.id, door.closed, door.chip) for door in view.doors],
        list(view.security.code),
        list(view.functions_used),
        [(who.id, who.entrapped, [card.card for card in cards_of(who)], sorted(who.chips)) for who in view.survivors],
    )
    group = " ".join(view.groups[0]) if view.groups else ""
    return f"{view.track.round} {group} {crc32(repr(news).encode())}"
