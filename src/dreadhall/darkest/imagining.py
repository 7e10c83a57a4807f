"""What no seat can know of a table: which chips lie face down, on the doors and beside the board."""

from itertools import combinations

from dreadhall.darkest.catalogue import CHIPS
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Dice
from dreadhall.kernel.dice import roll_numbers


def imagine_chips(state: DarkestState, dice: Dice) -> None:
    """Deal the hidden and the unused chips anew, so that the code could still have been drawn from those in the house.

    Decks and tokens need nothing: what they show is decided only when they are turned.
    """
    seen = seen_chips(state)
    unknown = [chip for chip in CHIPS if chip in state.hidden_chips or chip in state.unused_chips]
    needed = draw_code_chips(state, seen, unknown, dice)
    for icons in (2, 3):
        hidden = [chip for chip in state.hidden_chips if len(CHIPS[chip].icons) == icons]
        pool = [chip for chip in unknown if len(CHIPS[chip].icons) == icons]
        drawn = [chip for chip in needed if chip in pool]
        pool = [chip for chip in pool if chip not in drawn]
        while len(drawn) < len(hidden):
            drawn.append(pool.pop(roll_numbers(dice, "chips", len(pool))[0]))
        state.hidden_chips = [chip for chip in state.hidden_chips if chip not in hidden] + drawn
    state.hidden_chips.sort()
    state.unused_chips = [chip for chip in unknown if chip not in state.hidden_chips]


def seen_chips(state: DarkestState) -> set[str]:
    """Every chip whose colours somebody has seen."""
    hidden = {*state.hidden_chips, *state.unused_chips}
    return {chip for chip in CHIPS if chip not in hidden}


def draw_code_chips(state: DarkestState, seen: set[str], unknown: list[str], dice: Dice) -> list[str]:
    """Those chips of a possible code that must still lie hidden in the house; none where chance alone made the code."""
    room = {icons: sum(len(CHIPS[chip].icons) == icons for chip in state.hidden_chips) for icons in (2, 3)}
    possible = [code for code in codes(state.code_start) if fits(code, seen, unknown, room)]
    if not possible:
        return []
    code = possible[roll_numbers(dice, "code", len(possible))[0]]
    return [chip for chip in code if chip not in seen]


def fits(code: tuple[str, ...], seen: set[str], unknown: list[str], room: dict[int, int]) -> bool:
    """Whether the chips of a code that were not seen could all be among the hidden ones."""
    hidden = [chip for chip in code if chip not in seen]
    counts = {icons: sum(len(CHIPS[chip].icons) == icons for chip in hidden) for icons in (2, 3)}
    return all(chip in unknown for chip in hidden) and all(counts[icons] <= room[icons] for icons in counts)


def codes(colours: list[str]) -> list[tuple[str, ...]]:
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


def without(colours: list[str], icons: tuple[str, ...]) -> list[str] | None:
    """The colours with these taken out, or None where one is missing."""
    left = list(colours)
    for icon in icons:
        if icon not in left:
            return None
        left.remove(icon)
    return left
