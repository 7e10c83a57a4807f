"""Who becomes the traitor. (B-TRAI)"""

from collections.abc import Mapping

import pytest

from dreadhall.betrayal.components.cards import HOLY_SYMBOL
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.testing.betrayal import position
from dreadhall.testing.marks import rule

OX, VIVIAN, ZOE, LONGFELLOW = "ox-bellows", "vivian-lopez", "zoe-ingstrom", "professor-longfellow"
FOUR = (OX, VIVIAN, ZOE, LONGFELLOW)
LOWEST_MIGHT, LOWEST_MIGHT_OF_OTHERS, HIGHEST_SANITY, OLDEST_OF_OTHERS, YOUNGEST_OF_OTHERS = 37, 4, 32, 21, 44


def traitor(number: int, revealer: str, explorers: tuple[str, ...] = FOUR, **clips: Mapping[str, int]) -> str | None:
    """Who is the traitor of a haunt; `might={OX: 0}` sets clips."""
    traits = {name: {trait: at[name] for trait, at in clips.items() if name in at} for name in explorers}
    table = position(explorers, traits=traits)
    seat = table.rules.name_traitor(HAUNTS[number].traitor, table.explorer(revealer))
    return None if seat is None else explorers[seat]


@rule("B-TRAI-02")
def test_the_numbers_count_and_not_the_positions_of_the_clips() -> None:
    # Vivian's third position shows a 2, Longfellow's second a 2 as well: he is to Ox's right, she to his left.
    assert traitor(LOWEST_MIGHT, OX, might={VIVIAN: 2, LONGFELLOW: 1, ZOE: 3}) == VIVIAN
    assert traitor(LOWEST_MIGHT, LONGFELLOW, might={VIVIAN: 0, LONGFELLOW: 1, ZOE: 3}) == LONGFELLOW
    assert traitor(LOWEST_MIGHT, OX, might={VIVIAN: 2, LONGFELLOW: 0, ZOE: 3}) == LONGFELLOW, "as it is now: a 1"


@rule("B-TRAI-03")
def test_a_tie_with_the_revealer_in_it_is_the_revealers() -> None:
    tie = {VIVIAN: 0, ZOE: 0, LONGFELLOW: 1}
    assert [traitor(LOWEST_MIGHT, name, might=tie) for name in (VIVIAN, ZOE, LONGFELLOW)] == [VIVIAN, ZOE, LONGFELLOW]


@rule("B-TRAI-04")
def test_a_tie_without_the_revealer_goes_to_the_next_on_the_left() -> None:
    tie = {OX: 7, VIVIAN: 0, ZOE: 4, LONGFELLOW: 1}
    assert traitor(LOWEST_MIGHT, OX, might=tie) == VIVIAN
    assert traitor(LOWEST_MIGHT, ZOE, might=tie) == LONGFELLOW


@rule("B-TRAI-DX1")
def test_the_examples_of_checkmate() -> None:
    assert HAUNTS[LOWEST_MIGHT].traitor.trait == "might"
    assert traitor(LOWEST_MIGHT, VIVIAN, (ZOE, VIVIAN, OX), might={ZOE: 0, VIVIAN: 0}) == VIVIAN
    three = {OX: 0, ZOE: 2, VIVIAN: 1, LONGFELLOW: 1}
    assert traitor(LOWEST_MIGHT, ZOE, might=three) == LONGFELLOW


@rule("B-TRAI-05")
def test_where_the_revealer_is_excepted_neither_the_extreme_nor_a_tie_is_theirs() -> None:
    assert HAUNTS[LOWEST_MIGHT_OF_OTHERS].traitor.except_revealer
    highest = {OX: 7, VIVIAN: 3, ZOE: 4, LONGFELLOW: 0}
    assert traitor(LOWEST_MIGHT_OF_OTHERS, ZOE, might=highest) == OX
    assert traitor(LOWEST_MIGHT_OF_OTHERS, OX, might=highest) == VIVIAN, "tied with Zoe at 4, and nearer on the left"
    assert traitor(LOWEST_MIGHT_OF_OTHERS, OX, might={OX: 0, VIVIAN: 3, ZOE: 4, LONGFELLOW: 3}) == VIVIAN


@rule("B-TRAI-06")
@pytest.mark.parametrize("revealer", [OX, ZOE])
def test_a_named_explorer_is_the_traitor_whoever_reveals_the_haunt(revealer: str) -> None:
    assert HAUNTS[25].traitor.named == ZOE
    assert traitor(25, revealer, knowledge={OX: 7, ZOE: 0}) == ZOE


@rule("B-TRAI-06")
def test_without_the_named_explorer_the_table_says_who_else_and_the_revealer_takes_part() -> None:
    without = (OX, VIVIAN, LONGFELLOW)
    assert traitor(25, OX, without, knowledge={OX: 0, VIVIAN: 7, LONGFELLOW: 0}) == VIVIAN
    assert traitor(25, OX, without, knowledge={OX: 7, VIVIAN: 0, LONGFELLOW: 0}) == OX


@rule("B-TRAI-07")
def test_ages_are_those_of_the_bios() -> None:
    assert (HAUNTS[OLDEST_OF_OTHERS].traitor.kind, HAUNTS[YOUNGEST_OF_OTHERS].traitor.kind) == ("oldest", "youngest")
    assert traitor(OLDEST_OF_OTHERS, OX) == LONGFELLOW
    assert traitor(OLDEST_OF_OTHERS, LONGFELLOW) == VIVIAN
    assert traitor(YOUNGEST_OF_OTHERS, OX) == ZOE
    assert traitor(YOUNGEST_OF_OTHERS, ZOE) == OX


@rule("B-TRAI-08")
def test_gains_on_the_clips_count_and_what_is_over_the_top_does_not() -> None:
    rule_of = HAUNTS[HIGHEST_SANITY].traitor
    assert (rule_of.kind, rule_of.trait) == ("highest", "sanity")
    # Ox's highest Sanity is 7, Zoe's 8: whatever lies over the top of his track, she has more.
    table = position((OX, VIVIAN, ZOE), traits={OX: {"sanity": 7}, ZOE: {"sanity": 7}, VIVIAN: {"sanity": 0}})
    table.top("room", "junk-room").top("omen", "holy-symbol")
    table.arrange(lambda state: setattr(state.explorers[0], "place", "upper-landing")).play("explore:n")
    assert table.explorer(OX).over_the_top[HOLY_SYMBOL]
    assert table.rules.name_traitor(HAUNTS[HIGHEST_SANITY].traitor, table.explorer(OX)) == 2
    low = position((OX, VIVIAN, ZOE), traits={OX: {"sanity": 4}, ZOE: {"sanity": 3}, VIVIAN: {"sanity": 0}})
    assert low.rules.name_traitor(HAUNTS[HIGHEST_SANITY].traitor, low.explorer(VIVIAN)) == 2
    low.top("room", "junk-room").top("omen", "holy-symbol")
    low.arrange(lambda state: setattr(state.explorers[0], "place", "upper-landing")).play("explore:n")
    assert low.rules.name_traitor(HAUNTS[HIGHEST_SANITY].traitor, low.explorer(VIVIAN)) == 0, "his 5 has become a 6"
