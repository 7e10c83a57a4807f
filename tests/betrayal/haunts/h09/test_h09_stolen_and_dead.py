"""Haunt 9, The Dance of Death: the Symbol goes from hand to hand, and dancers die."""

from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h09.test_h09_the_dance import APART, OX, SYMBOL, VIVIAN, ZOE, dance, next_turn

TOGETHER = {**APART, OX: "foyer"}
"""Ox stands beside Zoe."""


@rule("H09-36", "H09-18")
def test_the_symbol_of_a_dead_traitor_is_a_heros_again_and_is_not_given_away() -> None:
    table = dance(TOGETHER, turned=[ZOE], cards={ZOE: [SYMBOL]}, traits={ZOE: {"might": 0, "speed": 0}})
    table.with_dice(*faces(3, 5), *faces(0, 2)).play(f"attack:{ZOE}", "damage", "split:3-0", f"take:{SYMBOL}")
    assert (table.explorer(ZOE).alive, table.cards(OX)) == (False, [SYMBOL])
    assert f"drop:{SYMBOL}" not in table.keys


@rule("H09-19")
def test_attacked_with_might_a_traitor_defends_with_might() -> None:
    table = dance(TOGETHER, turned=[ZOE]).with_dice(*faces(0, 5), *faces(1, 3)).play(f"attack:{ZOE}")
    (clash,) = table.events("clash")
    assert (clash.data["winner"], clash.data["against"]) == (ZOE, 1)


@rule("H09-28", "H09-20")
def test_a_theft_that_takes_the_last_sanity_turns_the_robbed() -> None:
    table = dance(TOGETHER, turned=[OX], cards={ZOE: [SYMBOL]}, traits={ZOE: {"sanity": 1}})
    table.with_dice(*faces(2, 4), *faces(0, 4)).play(f"attack:{ZOE}", f"steal:{SYMBOL}")
    assert (table.explorer(ZOE).alive, table.explorer(ZOE).traitor) == (True, True)
    assert table.cards(OX) == [SYMBOL]


@rule("H09-21")
def test_a_traitor_whose_sanity_is_gone_is_dead() -> None:
    table = dance(TOGETHER, turned=[ZOE], cards={OX: ["ring"]}, traits={ZOE: {"sanity": 0}})
    table.with_dice(*faces(1, 3), *faces(0, 3)).play(f"attack:{ZOE}:ring", "split:0-1")
    assert not table.explorer(ZOE).alive


@rule("H09-17", "H09-29")
def test_whom_a_bad_dance_holds_in_the_furnace_room_destroys_the_symbol_there() -> None:
    table = dance({**APART, VIVIAN: "furnace-room"}, turned=[VIVIAN], cards={VIVIAN: [SYMBOL]})
    next_turn(table, *faces(2, table.value(VIVIAN, "might")))
    assert not table.offers("go")
    assert table.play("end-turn").winners == (1,)


@rule("H09-17", "H09-29")
def test_whom_the_dance_kills_there_destroys_nothing() -> None:
    weak = {VIVIAN: {"might": 0}}
    table = dance({**APART, VIVIAN: "furnace-room"}, turned=[VIVIAN], cards={VIVIAN: [SYMBOL]}, traits=weak)
    next_turn(table, 0, 0, *[2] * 8)
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, None)
    assert table.state.piles == {"furnace-room": [SYMBOL]}


@rule("H09-24", "H09-36")
def test_whoever_takes_the_symbol_up_resists_without_a_roll_from_the_next_turn_on() -> None:
    table = dance(piles={"basement-landing": [SYMBOL]}).play(f"take:{SYMBOL}")
    next_turn(table, *faces(4, 4))
    next_turn(table, *faces(4, 5))
    next_turn(table)
    assert (table.prompt, table.asked) == ("turn", [0])
