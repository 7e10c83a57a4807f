"""Haunt 33, An Invocation of Darkness: the Book and the caller when something comes in between."""

from dreadhall.betrayal.haunts.h33_an_invocation_of_darkness import RULES
from dreadhall.testing import rule
from dreadhall.testing.betrayal import figure, row
from tests.betrayal.haunts.fates import dead
from tests.betrayal.haunts.h33.test_h33_an_invocation_of_darkness import (
    CHAPEL,
    DESTROY,
    FURNACE,
    INVOKE,
    OX,
    VIVIAN,
    ZOE,
    invoked,
    roll,
)

BELOW = [*row("ground", CHAPEL), *row("basement", FURNACE)]
TOGETHER = {OX: CHAPEL, VIVIAN: CHAPEL, ZOE: "upper-landing"}
GOD = "elder-god"


@rule("H33-13", "H33-30")
def test_light_fingers_take_the_book_but_not_into_the_fire_in_one_turn() -> None:
    where = {OX: FURNACE, VIVIAN: FURNACE, ZOE: "upper-landing"}
    cards = {OX: ["pickpockets-gloves"], VIVIAN: ["book"]}
    table = invoked(where, turn=OX, rooms=BELOW, cards=cards).play(f"use:pickpockets-gloves:{VIVIAN}")
    assert (table.cards(OX), table.offers(DESTROY)) == (["book"], False)


@rule("H33-22")
def test_a_caller_who_dies_of_the_theft_or_of_the_idol_is_dead_before_the_fifth_token() -> None:
    table = invoked(TOGETHER, turn=OX, tokens=4, traits={VIVIAN: {"knowledge": 1}})
    table.with_dice(*roll(table, OX, "might", 4), *[0] * table.value(VIVIAN, "might"))
    assert table.play(f"attack:{VIVIAN}", "steal:book").winners == (0, 2)
    table = invoked(tokens=4, cards={VIVIAN: ["book", "idol"]}, traits={VIVIAN: {"sanity": 0}})
    assert table.play(INVOKE, "use:idol").winners == (0, 2)


@rule("H33-14", "H33-16")
def test_the_dog_of_the_caller_waits_beside_the_book() -> None:
    table = invoked(tokens=4, cards={VIVIAN: ["book", "dog", "axe"]})
    table.with_dice(*roll(table, VIVIAN, "knowledge", 5)).play(INVOKE)
    assert (table.state.piles, table.state.companions) == ({CHAPEL: ["book", "axe"]}, {"dog": CHAPEL})


@rule("H33-14", "H33-31")
def test_the_book_of_whom_the_god_has_killed_lies_there() -> None:
    weak, gods = {OX: {"might": 0, "speed": 0}}, [figure(RULES, GOD, "foyer")]
    where = {OX: "foyer", VIVIAN: CHAPEL, ZOE: "foyer"}
    table = invoked(where, turn=OX, tokens=5, cards={OX: ["book"]}, traits=weak, monsters=gods).arrange(dead(1))
    speed, might = table.monster(f"{GOD}-1").traits["speed"], table.value(OX, "might")
    table.with_dice(*[0] * speed, *[2] * 12, *[0] * might).play("end-turn", f"attack:{OX}")
    table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.state.piles, table.winners) == (False, {"foyer": ["book"]}, None)


@rule("H33-15", "H33-21")
def test_a_god_in_the_furnace_room_does_not_keep_the_book_out_of_the_fire() -> None:
    where = {OX: "basement-landing", VIVIAN: CHAPEL, ZOE: "upper-landing"}
    gods = [figure(RULES, GOD, FURNACE)]
    table = invoked(where, turn=OX, tokens=5, rooms=BELOW, cards={OX: ["book"]}, monsters=gods).arrange(dead(1))
    assert table.play(f"go:{FURNACE}", DESTROY).winners == (0, 2)
