"""The security code: which chips are worth having, and when to enter them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from dreadhall.bots.darkest.position import Position

Colours = Sequence[str]


def matches(code: Counter[str], chip: Colours) -> Counter[str]:
    """The code tokens a chip takes off."""
    return code & Counter(chip)


def broken_by(code: Iterable[str], chips: Iterable[Colours]) -> int:
    """How many tokens these chips take off, one after the other; each at least one."""
    left = Counter(code)
    gone = 0
    for chip in chips:
        off = matches(left, chip)
        if not off and left:
            off = Counter([next(iter(left))])
        left -= off
        gone += off.total()
    return gone


def best_chips(code: Sequence[str], chips: Iterable[Colours], slots: int) -> tuple[int, tuple[Colours, ...]]:
    """The most tokens that chips for so many slots can take off, and those chips."""
    chips = list(chips)
    sets = combinations(chips, min(slots, len(chips)))
    return max(((broken_by(code, chosen), chosen) for chosen in sets), key=lambda found: found[0], default=(0, ()))


def tokens_to_bypass(pos: Position) -> int:
    """How many tokens are left when all good chips of the team are entered."""
    code = pos.view.security.code
    return len(code) - best_chips(code, pos.chips.values(), pos.slots_left)[0]


def gain_of(pos: Position, chip: Colours) -> int:
    """How many more tokens the team could take off with this chip."""
    code = pos.view.security.code
    held = list(pos.chips.values())
    return best_chips(code, [*held, chip], pos.slots_left)[0] - best_chips(code, held, pos.slots_left)[0]


def hopes_of(pos: Position, icons: int) -> float:
    """What a chip nobody has seen may be good for."""
    return 0.5 * icons if pos.slots_left and tokens_to_bypass(pos) else 0.0


def time_to_enter(pos: Position) -> bool:
    """Whether the team has the chips it needs, or no time to look for better ones."""
    if not pos.view.security.code:
        return False
    rest = tokens_to_bypass(pos)
    if rest > pos.darkness_left:
        return pos.rounds_left <= 3 and bool(pos.chips) and pos.slots_left > 0
    return rest == 0 or pos.rounds_left <= 4 + 3 * rest


def uncovered(pos: Position) -> str:
    """The code colour that the team's chips cover least."""
    code = pos.view.security.code
    left = Counter(code)
    for chip in best_chips(code, pos.chips.values(), pos.slots_left)[1]:
        left -= matches(left, chip)
    return max(sorted(set(code)), key=lambda colour: left[colour])
