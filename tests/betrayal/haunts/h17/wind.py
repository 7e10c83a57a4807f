"""Tables of haunt 17 for its tests: Vivian is the poltergeist's old friend, and it began on the ground floor."""

from collections.abc import Mapping
from typing import Any

from dreadhall.betrayal.haunts.h17_a_breath_of_wind import RULES
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
GHOST = "poltergeist-1"
REFORM, STAY, GIVE = "h17-traitor-reform", "h17-traitor-stay", "h17-traitor-give"
FIND, LIGHT, DEFY = "h17-heroes-find", "h17-heroes-light", f"h17-heroes-defy:{GHOST}"
APART = {OX: "upper-landing", VIVIAN: "basement-landing", ZOE: "upper-landing"}
LANE = row("ground", "junk-room", "kitchen")
"""The Junk Room and the Kitchen south of the Entrance Hall: both have an omen symbol."""


def disturbed(
    where: Mapping[str, str] = APART,
    ghost: str = "foyer",
    *,
    track: int = 4,
    carries: list[str] | None = None,
    turn: str = OX,
    lit: Mapping[str, str] | None = None,
    **parts: Any,
) -> Position:
    """The haunt with Vivian as traitor; the poltergeist is somewhere, or nowhere, and has these things."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        for card in carries or ():
            if card in state.items.rest:
                state.items.rest.remove(card)
            if card in state.omens.rest:
                state.omens.rest.remove(card)

    parts.setdefault("rooms", LANE)
    ghosts = [figure(RULES, "poltergeist", ghost, cards=list(carries or ()))] if ghost else []
    for one in ghosts:
        one.traits["might"] = min(8, track)
    where_it_began = parts.pop("haunt_room", "junk-room")
    return position(
        where,
        haunt=17,
        traitor=VIVIAN,
        turn=turn,
        monsters=ghosts,
        haunt_room=where_it_began,
        change=change,
        tokens=dict(lit or {}),
        **parts,
    )


def roll(table: Position, who: str, trait: str, total: int) -> list[int]:
    """Faces of somebody's dice that make a total."""
    dice = table.value(who, trait)
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


def its_turn(table: Position, spaces: int = 3) -> Position:
    """The traitor's turn is over, and the poltergeist stays together and moves so far."""
    faces = [2] * (spaces // 2) + [1] * (spaces % 2)
    return table.with_dice(*faces, *[0] * (3 - len(faces))).play("end-turn", STAY)


def carried(table: Position) -> list[CardId]:
    """What the poltergeist has."""
    return table.monster(GHOST).cards
