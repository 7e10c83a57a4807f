"""What a player works out alone: guesses from what the own seat may know, which no rule has told it. (B-SEC-06)"""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from dreadhall.betrayal.haunt import Objective
from dreadhall.betrayal.toolkit.unnamed import TOKEN
from dreadhall.betrayal.view import BetrayalView, ExplorerView

FEELS_LIKE: Mapping[str, tuple[str, ...]] = {
    "heat": ("furnace-room", "kitchen"),
    "height": ("balcony", "tower"),
    "mud": ("underground-lake", "graveyard"),
    "evil": ("pentagram-chamber", "chapel"),
    "thorns": ("gardens", "conservatory"),
}
"""Where a house is as what was whispered to somebody: anybody may think of these rooms. (H25-49)"""

DEADLY = {"revolver", "silver-bullets"}
"""What kills werewolves, for those who have read of it; others fear a thing without a name. (H05-44)"""

Hunch = Callable[[BetrayalView, int, Objective], Iterator[Objective]]


def own_doll(view: BetrayalView, seat: int, wish: Objective) -> Iterator[Objective]:
    """The own doll is where it feels like the own whisper."""
    yield msgspec.structs.replace(wish, rooms=tuple(fitting(view, view.explorers[seat])))


def other_dolls(view: BetrayalView, seat: int, wish: Objective) -> Iterator[Objective]:
    """Those of the others are where it feels like theirs."""
    assert view.haunt is not None
    done = view.haunt.lists["dolls-destroyed"]
    heroes = [who for who in view.explorers if who.side == "heroes" and who.alive and who.id not in done]
    missing = [who for who in heroes if who.seat != seat and f"found-{who.id}" not in view.haunt.notes]
    yield msgspec.structs.replace(wish, rooms=tuple(room for who in missing for room in fitting(view, who)))


def fitting(view: BetrayalView, who: ExplorerView) -> Iterator[str]:
    """The rooms that fit what was whispered to somebody, but for those of which everybody knows what is in them."""
    assert view.haunt is not None
    dolls = [room for token, room in view.tokens.items() if token.startswith("doll-")]
    known = {*view.haunt.lists["no-doll-in"], *dolls}
    whisper = view.haunt.notes.get(f"hint-{who.id}", "")
    return (room for room in FEELS_LIKE.get(whisper, ()) if room not in known)


def armed_first(view: BetrayalView, seat: int, wish: Objective) -> Iterator[Objective]:
    """Wolves go first for those who carry what could kill them."""
    assert view.haunt is not None
    feared = DEADLY if "heroes" in view.haunt.books else {TOKEN}
    carriers = [who.id for who in view.explorers if any(card.id in feared for card in who.cards)]
    if armed := tuple(foe for foe in wish.foes if foe in carriers):
        yield msgspec.structs.replace(wish, foes=armed)
    yield wish


HUNCHES: Mapping[str, Hunch] = {
    "h05-traitor-heroes": armed_first,
    "h25-heroes-find": own_doll,
    "h25-heroes-all": other_dolls,
}
"""The objectives that leave something to guess."""


def worked_out(view: BetrayalView, seat: int) -> Iterator[Objective]:
    """What the seat wants, with what it makes of it."""
    for wish in view.haunt.objectives if view.haunt is not None else ():
        hunch = HUNCHES.get(wish.id)
        yield from hunch(view, seat, wish) if hunch is not None else (wish,)
