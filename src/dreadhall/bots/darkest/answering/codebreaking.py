"""The security code: which chips are worth having, when to enter them, and how much time that leaves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from dreadhall.bots.darkest.judging.position import FAR, SeenTable
from dreadhall.darkest.ids import RoomId

Colours = Sequence[str]

ROUNDS_A_SPACE = 3
"""How long the clock takes for a space of darkness."""

MOVES_A_ROUND = 3
SLACK = 1.0
"""How many rounds to spare the team wants when it sets out for a terminal."""

TOO_LATE = -0.7
FEW, MOST_PAID = 1, 2
"""So few tokens are gladly paid for with darkness, and so many at most."""

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


def best_chips(code: Iterable[str], chips: Iterable[Colours], slots: int) -> tuple[int, tuple[Colours, ...]]:
    """The most tokens that chips for so many slots can take off, and those chips."""
    return _best_of(tuple(code), tuple(map(tuple, chips)), slots)


@lru_cache(maxsize=4096)
def _best_of(code: tuple[str, ...], chips: tuple[Colours, ...], slots: int) -> tuple[int, tuple[Colours, ...]]:
    sets = combinations(chips, min(slots, len(chips)))
    return max(((broken_by(code, chosen), chosen) for chosen in sets), key=lambda found: found[0], default=(0, ()))


def tokens_to_bypass(pos: SeenTable) -> int:
    """How many tokens are left when all good chips of the team are entered."""
    code = pos.view.security.code
    return len(code) - best_chips(code, pos.chips.values(), pos.slots_left)[0]


def gain_of(pos: SeenTable, chip: Colours) -> int:
    """How many more tokens the team could take off with this chip."""
    code = pos.view.security.code
    held = list(pos.chips.values())
    return best_chips(code, [*held, chip], pos.slots_left)[0] - best_chips(code, held, pos.slots_left)[0]


def hopes_of(pos: SeenTable, icons: int) -> float:
    """How many more tokens a chip nobody has seen may take off."""
    rest = tokens_to_bypass(pos)
    free = pos.slots_left - len(pos.chips)
    return min(rest, (0.6 if free > 0 else 0.25) * icons) if pos.slots_left else 0.0


def time_to_enter(pos: SeenTable) -> bool:
    """Whether the team has the chips it needs, or no time to look for better ones."""
    if not pos.view.security.code:
        return False
    rest = tokens_to_bypass(pos)
    if rest > min(MOST_PAID, pos.darkness_left):
        return False
    if rest <= FEW or rest < pos.darkness_left:
        return True
    return TOO_LATE <= rounds_for(pos, rest) - rounds_needed(pos, rest) <= SLACK


def rounds_for(pos: SeenTable, bypassed: int) -> int:
    """How many rounds the clock leaves, this one included, if so many tokens are paid for with darkness."""
    if not bypassed:
        return pos.rounds_left
    return pos.rounds_to_clock + ROUNDS_A_SPACE * (pos.darkness_left - bypassed)


def fits(pos: SeenTable, chip: Colours) -> bool:
    """Whether every icon of a chip takes a token off: such a chip can be entered at any time."""
    return pos.slots_left > 0 and matches(Counter(pos.view.security.code), chip).total() == len(chip)


def rounds_needed(pos: SeenTable, rest: int) -> float:
    """How many rounds it takes to a terminal, at it, and from there to the laboratory."""
    there, back = min((way_over(pos, room) for room in pos.terminals), key=sum, default=(FAR, FAR))
    wizard = any(skill.skill == "tech-wizard" and skill.owned for who in pos.view.survivors for skill in who.skills)
    entries = min(pos.slots_left, len(pos.chips))
    work = max(1 if wizard else entries, rest)
    return there / MOVES_A_ROUND + work + max(0.0, back / MOVES_A_ROUND - max(0, work - 1))


def way_over(pos: SeenTable, terminal: RoomId) -> tuple[int, int]:
    """How many moves it is to a terminal, and from there to the laboratory, as things are open now."""
    there = pos.plan.distances(terminal).get(pos.home, USUAL_WAY)
    return there, pos.to_laboratory.get(terminal, USUAL_WAY)


def uncovered(pos: SeenTable) -> str:
    """The code colour that the team's chips cover least."""
    code = pos.view.security.code
    left = Counter(code)
    for chip in best_chips(code, pos.chips.values(), pos.slots_left)[1]:
        left -= matches(left, chip)
    return max(sorted(set(code)), key=lambda colour: left[colour])
