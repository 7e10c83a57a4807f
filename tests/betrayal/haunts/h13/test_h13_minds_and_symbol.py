"""Haunt 13, Perchance to Dream: the Symbol changes hands, minds are hurt, and what counts of the dead."""

from dreadhall.betrayal.haunts.h13_perchance_to_dream import PerchanceToDream
from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from tests.betrayal.haunts.fates import dead
from tests.betrayal.haunts.h13.test_h13_perchance_to_dream import (
    APART,
    BED,
    OX,
    SYMBOL,
    VIVIAN,
    WAKE,
    ZOE,
    asleep,
    hurt,
    monsters_move,
    roll,
)

BESIDE = {OX: BED, VIVIAN: BED, ZOE: BED}
BELOW = {**APART, OX: "basement-landing"}


@rule("H13-37", "H13-19")
def test_the_symbol_taken_up_beside_the_bed_serves_at_once() -> None:
    table = asleep(BESIDE, piles={BED: [SYMBOL]})
    assert not table.offers(WAKE)
    assert table.play(f"take:{SYMBOL}").offers(WAKE)


@rule("H13-19", "B-DIE-15")
def test_whoever_dies_of_the_price_of_the_roll_wakes_nobody_and_leaves_the_symbol() -> None:
    table = asleep(BESIDE, cards={OX: [SYMBOL, "idol"]}, traits={OX: {"sanity": 0}}, awake={"might": 2})
    table.with_dice(*[2] * 8).play(f"{WAKE}:might", "use:idol")
    assert (table.explorer(OX).alive, table.winners) == (False, None)
    assert SYMBOL in table.state.piles[Place(BED)]


@rule("H13-28", "C-48", "C-57")
def test_what_a_dead_hero_did_counts_and_the_dead_share_the_victory() -> None:
    table = asleep(BESIDE, cards={OX: [SYMBOL]}, awake={"sanity": 2}).arrange(dead(2))
    table.with_dice(*roll(table, OX, "might", 5)).play(f"{WAKE}:might")
    assert table.winners == (0, 2)


@rule("H13-20", "C-41")
def test_armor_helps_against_them_only_if_the_skull_has_made_blows_of_it() -> None:
    for cards, expected in ((["armor"], ("mental", 2)), (["skull", "armor"], ("physical", 1))):
        table = monsters_move(asleep(BELOW, "basement-landing", BED, BED, cards={OX: cards}), 0)
        table.play("monster:nightmare-1").with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
        if table.prompt == "use-skull":
            table.play("yes")
        assert hurt(table) == expected


@rule("H13-18", "H13-29")
def test_a_killed_one_has_not_escaped_and_the_next_begins_at_the_bed() -> None:
    where = {**APART, OX: "entrance-hall"}
    table = asleep(where, "entrance-hall", BED, BED, escaped=4, needed=5)
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0, 0).play("attack:nightmare-1", "yes")
    assert (table.winners, PerchanceToDream.memory.of(table.haunt).escaped) == (None, 4)
    assert [one.place for one in table.state.monsters.values()] == [BED] * 3


@rule("H13-31")
def test_the_bell_calls_heroes_and_lets_the_dreamer_sleep() -> None:
    where = {OX: "entrance-hall", VIVIAN: BED, ZOE: "grand-staircase"}
    table = asleep(where, cards={OX: ["bell"]}, traits={OX: {"sanity": 4}}).with_dice(*[2] * 5).play("use:bell")
    assert [key for key in table.keys if ZOE in key]
    assert not [key for key in table.keys if VIVIAN in key]
