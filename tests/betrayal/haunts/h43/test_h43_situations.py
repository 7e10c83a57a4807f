"""Haunt 43, The Star-Sickness: situations that were decided from the two books alone."""

from collections.abc import Sequence
from typing import Any

import pytest

from dreadhall.betrayal.state import Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h43.fever import (
    APART,
    HOUSE,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    alien,
    bear,
    cocoon,
    exchanged,
    fever,
)

DYING = {"might": 0, "speed": 0}
ELSEWHERE = {OX: [3, 5], VIVIAN: [4, 6], ZOE: [7, 8], LONGFELLOW: [1, 2]}
"""Longfellow is the traitor."""


@rule("H43-T02")
def test_whoever_calls_somebody_into_the_room_exchanges_with_them() -> None:
    where = APART | {VIVIAN: "grand-staircase"}
    table = fever(where, cards={OX: ["bell"]}, traits={OX: {"sanity": 7}}, injected=[LONGFELLOW])
    table.with_dice(*faces(5, 7), exchange=[0, 0]).play("use:bell", f"pull:{VIVIAN}:foyer")
    assert exchanged(table) == [(OX, VIVIAN)]


@rule("H43-T02")
def test_whoever_is_held_exchanges_like_anybody() -> None:
    table = fever({**APART, OX: "entrance-hall", VIVIAN: "foyer"}, cards={VIVIAN: ["debris"]})
    table.with_dice(exchange=[0, 0]).play("go:foyer")
    assert exchanged(table) == [(OX, VIVIAN)]
    where = {**APART, OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = fever(where, cards={VIVIAN: ["debris"]}, revealer=LONGFELLOW)
    table.with_dice(exchange=[0, 0]).play("end-turn")
    assert exchanged(table) == [(VIVIAN, ZOE)]


@rule("H43-T14")
def test_heroes_win_when_the_last_who_was_not_injected_dies_of_the_fever() -> None:
    parts: dict[str, Any] = {"injected": [OX, VIVIAN], "dead": [LONGFELLOW], "made": True, "traits": {ZOE: DYING}}
    table = fever(roles=ELSEWHERE, **parts).with_dice(2, 2, *faces(0, 2)).play("end-turn")
    assert bear(table).winners == (0, 1, 2)


@rule("H43-T10", "H43-T14")
def test_the_needle_that_kills_the_last_traitor_wins() -> None:
    injected = [VIVIAN, ZOE, LONGFELLOW]
    table = fever(APART | {VIVIAN: "foyer"}, made=True, injected=injected, cards={VIVIAN: ["serum"]}, turn=VIVIAN)
    assert table.with_dice(*faces(3, 4), *faces(0, 4)).play(f"h43-stab:{OX}").winners == (1, 2, 3)


@rule("H43-T10")
def test_a_traitor_who_takes_the_needle_alone_dies_of_it_for_good() -> None:
    table = fever(made=True, cards={OX: ["serum"]}).play(f"h43-inject:{OX}")
    assert not table.explorer(OX).alive
    assert (table.state.monsters, table.state.piles) == ({}, {"foyer": ["serum"]})


@rule("H43-T11")
def test_a_human_leaves_the_serum_at_once_and_a_cocoon_only_when_it_is_dead() -> None:
    where = APART | {VIVIAN: "foyer"}
    parts: dict[str, Any] = {"made": True, "injected": [OX], "cards": {VIVIAN: ["serum"]}, "traits": {VIVIAN: DYING}}
    table = fever(where, roles=ELSEWHERE, **parts).with_dice(*faces(5, 5), *faces(0, 2))
    table.play(f"attack:{VIVIAN}", "damage", "split:5-0")
    assert table.state.piles == {"foyer": ["serum"]}
    shell = cocoon(OX, "foyer", 0, cards=["axe"], status={"changing": 1})
    table = fever(
        where, made=True, dead=[OX], injected=[VIVIAN], monsters=[shell], cards={VIVIAN: ["serum"]}, turn=VIVIAN
    )
    assert not table.offers("attack")
    assert table.play(f"h43-finish:{shell.id}").state.piles == {"foyer": ["axe"]}


@rule("H43-T11")
def test_a_traitor_who_dies_in_the_own_turn_misses_the_next_one() -> None:
    rooms, where = [*HOUSE, *row("upper", "furnace-room", at=(1, 0))], {**APART, OX: "furnace-room"}
    safe = [VIVIAN, ZOE, LONGFELLOW]
    table = fever(where, rooms=rooms, traits={OX: DYING}, injected=safe, revealer=LONGFELLOW).play("end-turn")
    bear(table)
    assert (table.asked, list(table.state.monsters)) == ([1], [f"cocoon-{OX}-1"])
    table.with_dice(*[0] * 2).play(*["end-turn"] * 3)
    assert (table.prompt, table.asked) == ("turn", [1])
    table.with_dice(*[0] * 7).play(*["end-turn"] * 3)
    assert (table.prompt, table.asked) == ("monster", [0])


@rule("H43-T05", "H43-30")
@pytest.mark.parametrize(
    ("figures", "answers"),
    [
        ([cocoon(OX, "entrance-hall", 0, status={"changing": 1})], []),
        ([alien(OX, "entrance-hall", 0, stunned=True)], []),
        ([alien(OX, "entrance-hall", 0)], ["done"]),
    ],
    ids=["changing", "stunned", "hatched"],
)
def test_the_fever_comes_after_the_turn_of_a_revealer_whatever_became_of_it(
    figures: Sequence[Figure], answers: Sequence[str]
) -> None:
    table = fever(dead=[OX], monsters=figures, injected=[VIVIAN, ZOE], turn=LONGFELLOW, revealer=OX)
    table.with_dice(*[0] * 12).play("end-turn", *answers)
    assert (table.haunt.track, table.asked) == (2, [1])
