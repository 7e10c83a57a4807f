"""Which side of a barrier to be on, where both of them are wanted."""

from collections.abc import Collection

from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place
from dreadhall.bots.betrayal.outlook import SeenTable


def lies_beyond(outlook: SeenTable, goals: Collection[Place]) -> bool:
    """Whether the other side of one's own room is among the goals."""
    return any(place != outlook.me.place and room_of(place) == outlook.me.room for place in goals)


def is_better_beyond(outlook: SeenTable) -> bool:
    """Whether somebody is on the other side, or what is wanted here cannot be done on this one.

    That is tried by a traitor only, who rolls for no barrier, at the beginning of its turn.
    """
    me = outlook.me
    met = any(who.room == me.room and who.place != me.place for who in outlook.explorers)
    rested = me.side == "traitor" and outlook.view.turn.spaces >= me.value("speed")
    return met or (rested and any(wish.verbs and me.place in outlook.goals_of(wish) for wish in outlook.wanted))
