"""Tables of haunt 3 for its tests: Vivian helps the witch."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h03_frog_leg_stew import RULES, FrogLegStew
from dreadhall.betrayal.ids import CardId, ExplorerId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
WITCH, CAT = "witch-1", "cat-1"
DIG, FORM, RESTORE, PICK = "h03-heroes-dig", "h03-heroes-form", "h03-heroes-restore", "h03-pick"
SKIN, BREATH, WINGS, CARRY = "h03-traitor-skin", "h03-traitor-breath", "h03-traitor-wings", "h03-traitor-carry"
ROOT = "mandrake-3"
KITCHEN = row("ground", "kitchen")
APART = {OX: "upper-landing", VIVIAN: "basement-landing", ZOE: "upper-landing"}


def stewed(
    where: Mapping[str, str] = APART,
    *,
    witch: str = "entrance-hall",
    cat: str = "",
    frogs: Sequence[str] = (),
    carried: Mapping[str, str] | None = None,
    mortal: bool = False,
    turn: str = OX,
    root: bool = False,
    **parts: Any,
) -> Position:
    """The haunt with Vivian as traitor; some are frogs, some of them carried; a root may grow in the kitchen."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        if mortal:
            FrogLegStew.memory.of(state.haunt).mortal = ExplorerId(OX)
        if root:
            state.tokens[ROOT] = Place("kitchen")
        for who in state.explorers:
            if who.id in frogs:
                who.status["frog"] = 1
                who.clips[0] = who.clips[2] = 0
        for frog, carrier in (carried or {}).items():
            hands = next(who for who in state.explorers if who.id == carrier)
            hands.cards.append(CardId(f"frog-{frog}"))
            small = next(who for who in state.explorers if who.id == frog)
            small.away, small.place = "carried", hands.place

    parts.setdefault("rooms", KITCHEN)
    parts.setdefault("haunt_room", "kitchen" if parts["rooms"] is KITCHEN else "foyer")
    monsters = [figure(RULES, "witch", witch)] + ([figure(RULES, "cat", cat)] if cat else [])
    return position(where, haunt=3, traitor=VIVIAN, revealer=OX, turn=turn, monsters=monsters, change=change, **parts)


def roll(table: Position, who: str, trait: str, total: int) -> list[int]:
    """Faces of somebody's dice that make a total."""
    dice = table.value(who, trait)
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


def witchs_turn(table: Position, spaces: int = 0) -> Position:
    """The traitor has ended the turn; the witch is up, and has so many spaces."""
    faces = [2] * (spaces // 2) + [1] * (spaces % 2)
    table.with_dice(*faces, *[0] * (4 - len(faces))).play("end-turn")
    if table.prompt == "next-monster":
        table.play(f"monster:{WITCH}")
    return table


def frogs(table: Position) -> list[str]:
    """Who is a frog."""
    return [who.id for who in table.state.explorers if "frog" in who.status]
