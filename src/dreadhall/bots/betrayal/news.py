"""Whether anything has happened since a bot thought about a turn: for news it leaves its plan, for nothing else.

What a seat sees has no number of the turn, and a bot may not be asked for a long while. So a turn is known by what
changes between two turns of the same explorer: whose it is, the spaces that are left, and where all others are.
"""

from zlib import crc32

import msgspec

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, Place
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.question import Question


class TurnSeen(msgspec.Struct, frozen=True):
    """What a seat saw of a turn when it was asked about it, as far as it bears on a plan."""

    whose: str
    """The explorer whose turn it is, or the monsters."""
    here: Place = NOWHERE
    spaces: int = 0
    others: dict[str, Place] = {}
    """Where everybody else is."""
    mark: int = 0
    """A name for all else that matters: damage, death, the haunt, tiles, cards, what was achieved."""

    def goes_on_in(self, later: "TurnSeen") -> bool:
        """Whether it is the same turn still, and nothing new has happened in it."""
        same = (self.whose, self.mark) == (later.whose, later.mark) and later.spaces <= self.spaces
        return same and all(self._came_along(name, later) for name in self.others.keys() | later.others.keys())

    def _came_along(self, name: str, later: "TurnSeen") -> bool:
        """Whether somebody is where they were, or was led along."""
        before, now = self.others.get(name), later.others.get(name)
        return before == now or (before, now) == (self.here, later.here)


def turn_seen(outlook: SeenTable) -> TurnSeen:
    """What a seat sees of the turn that is going on; nothing that only its own side may know is in the mark.

    How long a bot thinks can be seen by all: so it is for what all can see.
    """
    turn = outlook.view.turn
    mark = mark_of(outlook)
    if turn.monster:
        return TurnSeen("monsters", others={who.id: who.place for who in outlook.explorers}, mark=mark)
    places: dict[str, Place] = {who.id: who.place for who in outlook.explorers}
    places |= {monster.id: monster.place for monster in outlook.view.monsters}
    here = places.pop(turn.explorer, NOWHERE)
    return TurnSeen(turn.explorer, here, turn.spaces, places, mark)


def mark_of(outlook: SeenTable) -> int:
    """A name for what has happened so far."""
    view = outlook.view
    haunt = view.haunt
    news = (
        None if haunt is None else (haunt.id, haunt.track, sorted(haunt.counts().items())),
        [(who.id, who.alive, who.away, [track.clip for track in who.traits], len(who.cards)) for who in view.explorers],
        [(one.id, one.stunned, len(one.cards)) for one in view.monsters],
        [room.id for room in view.rooms if not room.destroyed],
        sorted(view.tokens),
        view.turn.attacked,
    )
    return crc32(repr(news).encode())


class TurnTrail(msgspec.Struct):
    """Where an explorer has been in its turn, or since there was news: nobody goes back there for nothing."""

    seen: TurnSeen | None = None
    left: list[Place] = []

    def follow(self, now: TurnSeen) -> None:
        """Note where it is."""
        if self.seen is None or not self.seen.goes_on_in(now):
            self.left = []
        self.seen = now
        if now.here not in self.left:
            self.left.append(now.here)

    def ways_back(self, question: Question) -> list[str]:
        """The choices that lead to where it has been: doors, and barriers to their other side."""
        assert self.seen is not None, "who follows a trail has begun one"
        here = self.seen.here
        beyond = any(place != here and room_of(place) == room_of(here) for place in self.left)
        back = [key for key, data in question.data_of.items() if data.get("place") in self.left]
        return [*back, *(question.verb("cross") if beyond else ())]
