"""What no seat can know of a table: which chips lie face down, on the doors and beside the board."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Dice, Event
from dreadhall.kernel.dice import roll_one_of, shuffled
from dreadhall.kernel.events import named_in

ICONS = {name: len(chip.icons) for name, chip in CHIPS.items()}
"""How many icons a chip has: the number on its back."""


def imagine_chips(state: DarkestState, dice: Dice, told: Sequence[Event]) -> None:
    """Deal the hidden and the unused chips anew, so that the code could still have been drawn from those in the house.

    A chip that was turned up since then keeps its place: the same roll turns it up again. Decks and tokens need
    nothing: what they show is decided only when they are turned.
    """
    hidden_chips, unused_chips = state.hidden_chips, state.unused_chips
    face_down = {*hidden_chips, *unused_chips}
    gone: set[str] = set()
    if shown := named_in(told):
        face_down -= shown
        gone = shown.intersection(unused_chips)
    hidden = [ICONS[chip] for chip in hidden_chips if chip in face_down]
    first = draw_code_chips(state.code_start, face_down, gone, hidden, dice)
    # In an order that tells nothing of where they lie, so that the same seed deals the same to whoever sees the same.
    rest = [chip for chip in ICONS if chip in face_down and chip not in first]
    piles: dict[int, list[str]] = {2: [], 3: []}
    for chip in shuffled(dice, "chips", rest):
        piles[ICONS[chip]].append(chip)
    for chip in first:
        piles[ICONS[chip]].append(chip)  # what must be in the house is dealt before all others, from the end
    state.hidden_chips = [piles[ICONS[chip]].pop() if chip in face_down else chip for chip in hidden_chips]
    state.unused_chips = [piles[ICONS[chip]].pop() if chip in face_down else chip for chip in unused_chips]


def draw_code_chips(
    colours: list[str], face_down: set[str], gone: set[str], hidden: list[int], dice: Dice
) -> list[str]:
    """Those chips of a possible code that must still lie hidden in the house; none where chance alone made the code."""
    twos, threes = hidden.count(2), hidden.count(3)
    possible = codes(tuple(colours))
    if gone or not threes or twos < 2:  # the chips of a code that were not seen must all be among the hidden ones
        possible = [code for code in possible if gone.isdisjoint(code) and fits(code, face_down, twos, threes)]
    if not possible:
        return []
    code = roll_one_of(dice, "code", possible)
    return [chip for chip in code if chip in face_down]


def fits(code: tuple[str, ...], face_down: set[str], twos: int, threes: int) -> bool:
    """Whether so many chips with two and with three icons are enough for those of a code that lie face down."""
    icons = [ICONS[chip] for chip in code if chip in face_down]
    return icons.count(2) <= twos and icons.count(3) <= threes


@lru_cache(maxsize=64)
def codes(colours: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to make up a code from one chip with three icons and two with two; an eighth token is left over."""
    twos = [chip for chip in CHIPS if ICONS[chip] == 2]
    threes = [chip for chip in CHIPS if ICONS[chip] == 3]
    made: list[tuple[str, ...]] = []
    for three in threes:
        rest = without(colours, CHIPS[three].icons)
        if rest is None:
            continue
        usable = [two for two in twos if without(rest, CHIPS[two].icons) is not None]
        for first, second in combinations(usable, 2):
            if without(rest, CHIPS[first].icons + CHIPS[second].icons) is not None:
                made.append((three, first, second))
    return made


def without(colours: Sequence[str], icons: tuple[str, ...]) -> list[str] | None:
    """The colours with these taken out, or None where one is missing."""
    left = list(colours)
    for icon in icons:
        if icon not in left:
            return None
        left.remove(icon)
    return left
