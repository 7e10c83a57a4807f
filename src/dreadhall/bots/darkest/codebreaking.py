"""The security code: which chips are worth having, and when to enter them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from dreadhall.bots.darkest.position import FAR, Position

Colours = Sequence[str]

ROUNDS_A_SPACE = 3
"""How long the clock takes for a space of darkness."""

MOVES_A_ROUND = 3
OPTIMISM = 2
"""How many rounds faster than one expects it may go."""

USUAL_WAY = 5


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
    if rest <= 1 or rest > pos.darkness_left:
        return rest <= min(1, pos.darkness_left)
    return pos.rounds_left - ROUNDS_A_SPACE * rest >= rounds_needed(pos, rest) - OPTIMISM


def fits(pos: Position, chip: Colours) -> bool:
    """Whether every icon of a chip takes a token off: such a chip can be entered at any time."""
    return pos.slots_left > 0 and matches(Counter(pos.view.security.code), chip).total() == len(chip)


def rounds_needed(pos: Position, rest: int) -> int:
    """How many rounds it takes to a terminal, at it, and from there to the laboratory."""
    way = min((way_over(pos, room) for room in pos.terminals), default=FAR)
    wizard = any(skill.skill == "tech-wizard" and skill.owned for who in pos.view.survivors for skill in who.skills)
    entering = 1 if wizard else min(pos.slots_left, len(pos.chips))
    return way // MOVES_A_ROUND + max(rest, entering)


def way_over(pos: Position, terminal: str) -> int:
    """How many moves it is to a terminal and on to the laboratory, as things are open now."""
    there = pos.plan.distances(terminal).get(pos.home, USUAL_WAY)
    return there + pos.to_laboratory.get(terminal, USUAL_WAY)


def uncovered(pos: Position) -> str:
    """The code colour that the team's chips cover least."""
    code = pos.view.security.code
    left = Counter(code)
    for chip in best_chips(code, pos.chips.values(), pos.slots_left)[1]:
        left -= matches(left, chip)
    return max(sorted(set(code)), key=lambda colour: left[colour])
