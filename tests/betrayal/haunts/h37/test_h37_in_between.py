"""Haunt 37, Checkmate: the game with Death when something comes in between."""

import pytest

from dreadhall.betrayal.haunts.h37_checkmate import BREAK, SEALS
from dreadhall.testing import rule
from tests.betrayal.drawing import changes
from tests.betrayal.haunts.h37.test_h37_checkmate import (
    FOUR,
    LONGFELLOW,
    OX,
    TABLE,
    VIVIAN,
    ZOE,
    rolled,
    sitting,
)

CLEVER = {OX: {"knowledge": 7}}


@rule("H37-21", "H37-22")
@pytest.mark.parametrize(("token", "more"), [("blessing", 1), ("drip", -1), ("smoke", -2)])
def test_what_lies_in_the_room_changes_the_heros_dice_and_not_deaths(token: str, more: int) -> None:
    table = sitting(FOUR, tokens={token: TABLE}, traits=CLEVER)
    dice = table.value(OX, "knowledge") + more
    table.with_dice(*[2] * dice, *[1] * 8).play("end-turn")
    assert rolled(table) == [(OX, dice), ("death-1", 8)]


@rule("H37-24")
def test_webs_keep_nobody_from_playing() -> None:
    table = sitting(FOUR, cards={OX: ["webs"]}, traits=CLEVER).with_dice(*[2] * 6, *[1] * 8).play("end-turn")
    assert table.winners == (1, 2, 3)


@rule("H37-24", "B-DIE-15")
def test_a_player_whom_the_idol_kills_has_neither_won_nor_lost_the_game() -> None:
    table = sitting(FOUR, cards={OX: ["idol"]}, traits={OX: {"knowledge": 7, "sanity": 0}})
    table.play("end-turn", "use:idol")
    assert (table.explorer(OX).alive, changes(table, ZOE), table.asked) == (False, {}, [2])


@rule("H37-35", "H37-40")
def test_a_seal_that_a_dying_traitor_lets_fall_is_taken_up_and_broken_in_one_turn() -> None:
    where, weak = {VIVIAN: "foyer", OX: "foyer", ZOE: TABLE}, {VIVIAN: {"might": 0, "speed": 0}}
    table = sitting(where, turn=OX, cards={VIVIAN: [SEALS[0]]}, traits=weak)
    table.with_dice(*[2] * table.value(OX, "might"), *[0] * table.value(VIVIAN, "might"))
    table.play(f"attack:{VIVIAN}", "damage")
    table.play(table.keys[0])
    table.play(f"take:{SEALS[0]}")
    assert table.offers(BREAK)


@rule("H37-31", "H37-41")
def test_who_leaves_death_alone_forfeits_to_a_dead_traitor_too() -> None:
    where = {**FOUR, OX: "foyer", ZOE: "foyer"}
    assert sitting(where, dead=[VIVIAN], turn=LONGFELLOW).play("end-turn").winners == (0,)


@rule("H37-16", "H37-19")
def test_heroes_shoot_out_of_deaths_room_and_blow_up_only_each_other_in_it() -> None:
    table = sitting({VIVIAN: "foyer", OX: TABLE, ZOE: TABLE}, turn=OX, cards={OX: ["revolver"]})
    assert f"attack:{VIVIAN}:revolver" in table.keys
    table = sitting({**FOUR, OX: "foyer"}, turn=OX, cards={OX: ["dynamite"]})
    table.with_dice(*[0] * table.value(ZOE, "speed")).play(f"use:dynamite:{TABLE}")
    assert (table.prompt, table.asked, table.monster("death-1").stunned) == ("split-damage", [2], False)
