"""Family Gathering in the middle of play: the last explorer named is the traitor, and dead."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h10_family_gathering import RULES, FamilyGathering
from dreadhall.betrayal.ids import ExplorerId, FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, row

OX, ZOE, VIVIAN = "ox-bellows", "zoe-ingstrom", "vivian-lopez"
AWAY = {OX: "basement-landing", ZOE: "basement-landing", VIVIAN: "foyer"}
LINE = row("upper", "creaky-hallway", "dusty-hallway", "junk-room")
"""Three rooms that lie in a line with the Upper Landing."""
ZOMBIE, SECOND, MADMAN = "family-zombie-1", "family-zombie-2", "family-madman-1"


def gathering(
    where: Mapping[str, str] = AWAY,
    *zombies: str,
    madman: str = "",
    trapped: Sequence[str] = (),
    stunned: Sequence[str] = (),
    chases: Mapping[str, str] | None = None,
    track: int = 0,
    **parts: Any,
) -> Position:
    """The haunt in play: Zombies in places, the Madman, who is trapped or stunned, and who goes after whom."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.explorers[-1].alive = False
        state.haunt.track = track
        chased = {FigureId(name): ExplorerId(prey) for name, prey in (chases or {}).items()}
        FamilyGathering.memory.of(state.haunt).chases = chased
        for name, monster in state.monsters.items():
            monster.stunned = name in stunned
            if name in trapped:
                monster.status["trapped"] = 1

    monsters = [figure(RULES, "family-zombie", place, number) for number, place in enumerate(zombies, 1)]
    if madman:
        monsters.append(figure(RULES, "family-madman", madman))
    rooms = parts.pop("rooms", LINE)
    return position(where, haunt=10, traitor=list(where)[-1], monsters=monsters, rooms=rooms, change=arranged, **parts)


def monsters_turn(where: Mapping[str, str], *zombies: str, dice: Sequence[int], **parts: Any) -> Position:
    """The last hero ends a turn, and the monsters roll."""
    last = list(where)[-2]
    return gathering(where, *zombies, turn=last, **parts).with_dice(*dice).play("end-turn")
