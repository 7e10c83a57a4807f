"""What a player works out alone: guesses from what the own seat may know, which no rule has told it. (B-SEC-06)"""

from collections.abc import Iterator, Mapping

import msgspec

from dreadhall.betrayal.haunt import Objective
from dreadhall.betrayal.toolkit.unnamed import TOKEN
from dreadhall.betrayal.view import BetrayalView, ExplorerView, HauntView

FEELS_LIKE: Mapping[str, tuple[str, ...]] = {
    "heat": ("furnace-room", "kitchen"),
    "height": ("balcony", "tower"),
    "mud": ("underground-lake", "graveyard"),
    "evil": ("pentagram-chamber", "chapel"),
    "thorns": ("gardens", "conservatory"),
}
"""What a hint makes anybody think of. (H25-49)"""
HINT = "hint-"
"""So begins the note of what was hinted to an explorer."""


def worked_out(view: BetrayalView, seat: int) -> Iterator[Objective]:
    """What a seat wants, with what it makes of it: where to look, and whom to fear."""
    if (haunt := view.haunt) is None:
        return
    guesses = guessed(view, haunt, seat)
    for wish in haunt.objectives:
        if wish.foes:
            yield from feared_first(view, wish)
        elif leads_nowhere(wish):
            yield msgspec.structs.replace(wish, rooms=next(guesses, ()))
        else:
            yield wish


def leads_nowhere(wish: Objective) -> bool:
    """Whether a wish does not say where, with what or against whom."""
    return not (wish.rooms or wish.cards or wish.avoid)


def guessed(view: BetrayalView, haunt: HauntView, seat: int) -> Iterator[tuple[str, ...]]:
    """The rooms that hints make one think of: first by the own, then by those of the others."""
    hinted = [who for who in view.explorers if who.alive and is_open(haunt, who)]
    mine = [who for who in hinted if who.seat == seat]
    others = [who for who in hinted if who.seat != seat]
    for several in filter(None, (mine, others)):
        yield tuple(room for who in several for room in fitting(haunt, who))


def is_open(haunt: HauntView, who: ExplorerView) -> bool:
    """Whether something was hinted to somebody, and nothing more is written of it since."""
    written = [key for key in haunt.notes if key.endswith(f"-{who.id}")]
    return written == [f"{HINT}{who.id}"] and who.id not in listed(haunt)


def fitting(haunt: HauntView, who: ExplorerView) -> Iterator[str]:
    """The rooms that fit a hint, but for those that are on a list: with these everybody is done."""
    done = listed(haunt)
    return (room for room in FEELS_LIKE.get(haunt.notes[f"{HINT}{who.id}"], ()) if room not in done)


def listed(haunt: HauntView) -> set[str]:
    """Everything that stands on a list."""
    return {item for items in haunt.lists.values() for item in items}


def feared_first(view: BetrayalView, wish: Objective) -> Iterator[Objective]:
    """Of several foes first those who carry something one has no name for. (H05-44)"""
    carriers = [who.id for who in view.explorers if any(card.id == TOKEN for card in who.cards)]
    if feared := tuple(foe for foe in wish.foes if foe in carriers):
        yield msgspec.structs.replace(wish, foes=feared)
    yield wish
