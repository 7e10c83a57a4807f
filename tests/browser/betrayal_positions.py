"""Tables of Betrayal in the middle of things, as saved games."""

from typing import Any

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, revealed, row

WEAK: dict[str, int] = dict.fromkeys(TRAITS, 0)
STRONG: dict[str, int] = dict.fromkeys(TRAITS, 7)
THREE = {"ox-bellows": "entrance-hall", "vivian-lopez": "entrance-hall", "zoe-ingstrom": "entrance-hall"}


def before_the_haunt() -> dict[str, Any]:
    """A strong explorer at a door: behind it an omen is drawn that brings haunt 8, and the two others are weak."""

    def last_omen(state: BetrayalState) -> None:
        state.omens_drawn = 13

    table = position(
        THREE,
        traits={"ox-bellows": STRONG, "vivian-lopez": WEAK, "zoe-ingstrom": WEAK},
        change=last_omen,
        options={"haunt": 8},
    )
    return table.top("room", "abandoned-room").top("omen", "spirit-board").table.save()


def hidden_traitor() -> Position:
    """The collars have just clicked shut, somebody of four is the traitor, and behind every door an event waits."""
    four = dict.fromkeys([*THREE, "professor-longfellow"], "upper-landing")
    table = revealed(34, four, rooms=row("basement", "catacombs", "furnace-room"))
    table.top("room", "attic", "bedroom", "chapel", "library")
    return table.top("event", "a-moment-of-hope", "drip-drip-drip", "closet-door", "locked-safe")


def exploring() -> dict[str, Any]:
    """A house with some rooms, cards and things in it."""
    return position(
        {"ox-bellows": "foyer", "vivian-lopez": "chasm/far", "zoe-ingstrom": "upper-landing"},
        rooms=[*row("basement", "chasm", "wine-cellar", "crypt"), *row("ground", "kitchen"), *row("upper", "library")],
        cards={"ox-bellows": ["axe", "book", "lights-out"], "vivian-lopez": ["bell"]},
        piles={"kitchen": ["armor", "dynamite"]},
        tokens={"safe": "foyer", "smoke": "kitchen"},
    ).table.save()


def new_room() -> dict[str, Any]:
    """Somebody has opened a door, and the room behind it can be laid in several ways."""
    table = position(THREE).top("room", "library")
    return table.play("explore:n").table.save()


def haunted() -> dict[str, Any]:
    """The Feast, in the turn of a hero beside the traitor."""
    table = revealed(46, {**THREE, "madame-zostra": "entrance-hall"}, rooms=row("ground", "dining-room"))
    while table.prompt != "turn":
        seat = table.asked[0]
        assert table.table.ask is not None
        table.table.answer(table.table.ask.choices_for(seat)[0].key, seat=seat)
    return table.table.save()
