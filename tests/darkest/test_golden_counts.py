"""Golden counts: how many distinct states there are so many answers after a fixed position.

Chess engines find mistakes in their move lists by counting move trees; this is the same. A number that changes is a
bug, or a rule that was fixed: then CHANGELOG names it, and the new number is written down here.
"""

from collections.abc import Callable

import pytest

from dreadhall.kernel import Table
from dreadhall.kernel.data import dump_bytes
from dreadhall.testing.darkest import Position, position, showdown


def opening() -> Position:
    """Two survivors at the foot of a quiet house."""
    return position(
        {"leo": "entrance-hall", "nina": "entrance-hall"}, seats=2, cards={"leo": ["ST1"], "nina": ["EQ32"]}
    )


def brawl(**options: str) -> Position:
    """A horde in the room, another next door, a fire beside it and a chip in hand."""
    return position(
        {"jack": "gallery", "lucy": "gallery"},
        hordes={"gallery": 2, "great-hall": 1},
        fire="r4c4",
        burns={"r4c4": 1},
        cards={"jack": ["ST2"], "lucy": ["ST5"]},
        ap={"jack": 2, "lucy": 1},
        options=options,
    )


def brawl_of_two_dice() -> Position:
    """The same with the handgun of the first reconstruction."""
    return brawl(pieces="first-reconstruction")


def last_stand() -> Position:
    """Everybody against the nemesis, one marker before the shift."""
    return showdown(
        {"leo": "gallery", "nina": "dining-room"},
        nemesis=("doctor-mortimer", "gallery"),
        creature=("zombie-dog", "kitchen"),
        fire="r2c1",
        burns={"r2c1": 1},
        boxes=[["leo", "leo", "nina", "nina", "nina"], [], []],
        markers={"leo": ["leo"] * 2, "nina": ["nina"]},
        cards={"leo": ["ST1"]},
    )


def count_states(table: Table, answers: int) -> list[int]:
    """How many states can be told apart after one answer, after two, and so on."""
    counts = []
    front = {b"": table}
    for _ in range(answers):
        reached: dict[bytes, Table] = {}
        for one in front.values():
            for seat in one.ask.seats if one.ask else []:
                assert one.ask is not None
                for choice in one.ask.choices_for(seat):
                    after = one.fork()
                    after.answer(choice.key, seat)
                    reached.setdefault(fingerprint(after), after)
        counts.append(len(reached))
        front = reached
    return counts


def fingerprint(table: Table) -> bytes:
    """The position and the question that is open."""
    ask = table.ask
    question = [ask.prompt, [ask.shown_to(seat) for seat in ask.seats]] if ask else []
    return dump_bytes([table.state, question])


@pytest.mark.parametrize(
    ("build", "counts"),
    [
        (opening, [17, 134, 703, 2776]),
        (brawl, [14, 100, 475, 1820]),
        (brawl_of_two_dice, [14, 109, 534, 2015]),
        (last_stand, [10, 40, 108, 261, 585, 1349]),
    ],
)
def test_the_number_of_states_after_so_many_answers(build: Callable[[], Position], counts: list[int]) -> None:
    assert count_states(build().table, len(counts)) == counts
