"""Tables of Betrayal in the middle of things, as saved games."""

from collections.abc import Callable
from typing import Any

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import CREAKY_HALLWAY
from dreadhall.betrayal.haunts.h08_wail_of_the_banshee import RULES as WAIL
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, figure, position, revealed, row
from tests.browser.server import Opened, Tables

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


def haunted(change: Callable[[BetrayalState], None] = lambda _: None) -> dict[str, Any]:
    """The Feast, in the turn of a hero beside the traitor, changed like this."""
    table = revealed(46, {**THREE, "madame-zostra": "entrance-hall"}, rooms=row("ground", "dining-room"))
    while table.prompt != "turn":
        seat = table.asked[0]
        assert table.table.ask is not None
        table.table.answer(table.table.ask.choices_for(seat)[0].key, seat=seat)
    return table.arrange(change).table.save()


def exorcised(tables: Tables) -> Opened:
    """Haunt 8, over: the heroes have broken the wail with the last of three sources."""

    def two_done(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["chapel", "library"]

    table = position(
        {"ox-bellows": "foyer", "vivian-lopez": "upper-landing", "zoe-ingstrom": "entrance-hall"},
        haunt=8,
        traitor="vivian-lopez",
        cards={"ox-bellows": ["book"]},
        monsters=[figure(WAIL, "banshee", "upper-landing")],
        change=two_done,
    )
    return played_out(tables, table.with_dice(2, 2, 1))


def wailed_to_death(tables: Tables) -> Opened:
    """Haunt 8, over: the last hero hears her, and nobody is left but her and whoever called her."""

    def nearly_over(state: BetrayalState) -> None:
        state.explorers[1].alive = False
        state.explorers[2].alive = False

    table = position(
        {"ox-bellows": "creaky-hallway", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"},
        rooms=[Placed(CREAKY_HALLWAY, "upper", 0, 1)],
        haunt=8,
        traitor="vivian-lopez",
        traits={"ox-bellows": {"sanity": 0, "knowledge": 0}},
        monsters=[figure(WAIL, "banshee", "upper-landing")],
        change=nearly_over,
    )
    return played_out(tables, table.with_dice(1, *[0] * 7, 0, 1, 0, 0, 2, 2, 2, 2))


def played_out(tables: Tables, table: Position) -> Opened:
    """A position with loaded dice, played to its end by somebody who is alone and does what leads there."""
    opened = tables.restore(table.table.save(), seats=3)
    while table.table.ask is not None:
        seat = table.asked[0]
        keys = [choice.key for choice in table.table.ask.choices_for(seat)]
        wanted = ("h08-heroes-exorcise:", "end-turn", "go:creaky-hallway")
        answer = next((key for start in wanted for key in keys if key.startswith(start)), keys[0])
        opened.answer(answer, seat)
        table.table.answer(answer, seat=seat)
    return opened
