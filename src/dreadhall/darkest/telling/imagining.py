"""What no seat can know of a table: which chips lie face down, on the doors and beside the board."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Dice, Event
from dreadhall.kernel.dice import roll_one_of
from dreadhall.kernel.events import named_in


def imagine_chips(state: DarkestState, dice: Dice, told: Sequence[Event]) -> None:
    """Deal the hidden and the unused chips anew, so that the code could still have been drawn from those in the house.

    A chip that was turned up since then keeps its place: the same roll turns it up again. Decks and tokens need
    nothing: what they show is decided only when they are turned.
    """
    shown = named_in(told)
    hidden = [chip for chip in state.hidden_chips if chip not in shown]
    unknown = [chip for chip in CHIPS if chip not in shown and chip in (*state.hidden_chips, *state.unused_chips)]
    seen = {chip for chip in CHIPS if chip not in unknown and chip not in state.unused_chips}
    needed = draw_code_chips(state.code_start, seen, unknown, hidden, dice)
    pool = [chip for chip in unknown if chip not in needed]
    for pile in (state.hidden_chips, state.unused_chips):
        for number, chip in enumerate(pile):
            if chip not in shown:
                pile[number] = deal_chip(len(CHIPS[chip].icons), needed, pool, dice)


def deal_chip(icons: int, needed: list[str], pool: list[str], dice: Dice) -> str:
    """A chip with so many icons: first one of those that must be in the house, then any."""
    for chip in needed:
        if len(CHIPS[chip].icons) == icons:
            needed.remove(chip)
            return chip
    fitting = [chip for chip in pool if len(CHIPS[chip].icons) == icons]
    chip = roll_one_of(dice, "chips", fitting)
    pool.remove(chip)
    return chip


def draw_code_chips(colours: list[str], seen: set[str], unknown: list[str], hidden: list[str], dice: Dice) -> list[str]:
    """Those chips of a possible code that must still lie hidden in the house; none where chance alone made the code."""
    room = {icons: sum(len(CHIPS[chip].icons) == icons for chip in hidden) for icons in (2, 3)}
    possible = [code for code in codes(tuple(colours)) if fits(code, seen, unknown, room)]
    if not possible:
        return []
    code = roll_one_of(dice, "code", possible)
    return [chip for chip in code if chip not in seen]


def fits(code: tuple[str, ...], seen: set[str], unknown: list[str], room: dict[int, int]) -> bool:
    """Whether the chips of a code that were not seen could all be among the hidden ones."""
    hidden = [chip for chip in code if chip not in seen]
    counts = {icons: sum(len(CHIPS[chip].icons) == icons for chip in hidden) for icons in (2, 3)}
    return all(chip in unknown for chip in hidden) and all(counts[icons] <= room[icons] for icons in counts)


@lru_cache(maxsize=64)
def codes(colours: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to make up a code from one chip with three icons and two with two; an eighth token is left over."""
    twos = [chip for chip in CHIPS if len(CHIPS[chip].icons) == 2]
    threes = [chip for chip in CHIPS if len(CHIPS[chip].icons) == 3]
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
