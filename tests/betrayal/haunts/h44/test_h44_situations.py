"""Haunt 44, Death Doth Find Us All: situations that were decided from the two books alone."""

from dreadhall.betrayal.components.cards import MEDALLION
from dreadhall.betrayal.haunts.h44_death_doth_find_us_all import RITUAL
from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h44.test_h44_death_doth_find_us_all import (
    BRANDON,
    LAST_LEGS,
    OX,
    VIVIAN,
    ZOE,
    age,
    aging,
)

DYING = {"might": 0, "speed": 0}
FOUR = {BRANDON: "foyer", OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
"""Brandon, the traitor, beside Ox; two heroes upstairs."""


def settled(table: Position) -> Position:
    """Everybody has chosen what to lose, and what to gain."""
    while table.prompt not in ("turn", ""):
        table.play(table.keys[0])
    return table


@rule("H44-T07")
def test_a_kill_may_be_the_carriers_death_too_and_feeds_twice() -> None:
    ages, traits = {OX: 30, VIVIAN: 62, ZOE: 20}, {OX: DYING, VIVIAN: LAST_LEGS}
    table = aging(FOUR, ages, cards={VIVIAN: [MEDALLION]}, traits=traits)
    might = table.value(BRANDON, "might")
    settled(table.with_dice(*faces(4, might), *[0] * 4, *[0] * 6).play(f"attack:{OX}"))
    assert [event.data["explorer"] for event in table.events("dies")] == [OX, VIVIAN]
    assert len([roll for roll in table.events("rolled") if roll.data["why"] == "h44-feeding"]) == 2
    assert table.state.piles[Place("upper-landing")] == [MEDALLION]
    assert age(table, ZOE) == 20


@rule("H44-T07")
def test_dynamite_that_kills_two_ages_the_carrier_twice() -> None:
    where = FOUR | {OX: "entrance-hall", VIVIAN: "entrance-hall"}
    cards, traits = {BRANDON: ["dynamite"], ZOE: [MEDALLION]}, {OX: DYING, VIVIAN: DYING}
    table = aging(where, {OX: 30, VIVIAN: 50, ZOE: 18}, cards=cards, traits=traits)
    settled(table.with_dice(*[0] * 20).play("use:dynamite:entrance-hall"))
    assert age(table, ZOE) == 38


@rule("H44-T05", "H44-T07")
def test_what_the_dead_carried_spares_nobody_who_rolls_after_them() -> None:
    table = aging(FOUR, {OX: 60, VIVIAN: 52, ZOE: 20}, cards={OX: [MEDALLION]}, traits={OX: LAST_LEGS})
    settled(table.with_dice(2, 0, 0, 0, 1, 1).play("end-turn"))
    assert not table.explorer(OX).alive
    assert (age(table, VIVIAN), age(table, ZOE)) == (62, 30)


@rule("H44-T10")
def test_neither_dog_nor_gloves_bring_the_traitor_the_medallion() -> None:
    table = aging(FOUR, cards={BRANDON: ["pickpockets-gloves"], OX: [MEDALLION]})
    assert not table.offers("use")
    assert not aging(FOUR, cards={BRANDON: ["dog"]}, piles={"grand-staircase": [MEDALLION]}).offers("use")
    robbed = aging(FOUR, cards={OX: [MEDALLION, "axe"]})
    robbed.with_dice(*faces(4, robbed.value(BRANDON, "might")), *[0] * 5).play(f"attack:{OX}")
    assert robbed.keys == ["damage", "steal:axe"]


@rule("H44-T13")
def test_the_last_hero_may_finish_what_the_dead_began() -> None:
    where = {BRANDON: "foyer", OX: "kitchen", VIVIAN: "upper-landing"}
    rooms = [*row("upper", "gallery"), *row("ground", "kitchen")]
    marked = ["gallery", "tower"]
    table = aging(where, rooms=rooms, marked=marked, dead=[VIVIAN], turn=OX, traits={OX: {"sanity": 7}})
    assert table.with_dice(*faces(5, 7)).play(f"{RITUAL}:sanity:kitchen").winners == (1, 2)
