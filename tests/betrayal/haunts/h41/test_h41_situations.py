"""Haunt 41, Invisible Traitor: situations that were decided from the two books alone."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.invisible import OX, VIVIAN, ZOE, told, vanished

TOGETHER = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
SEEK = "h41-heroes-seek"


def robbed(card: str, **parts: Any) -> Position:
    """Ox has stolen this card from Vivian."""
    table = vanished(TOGETHER, cards={VIVIAN: [card]}, **parts).play("go:entrance-hall")
    return table.with_dice(2, 2, 0, 0).play("h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:{card}")


@rule("H41-T06", "B-ITEM-14")
def test_a_theft_can_kill_by_what_its_loss_does() -> None:
    table = robbed("holy-symbol", traits={VIVIAN: {"sanity": 1}})
    assert (table.cards(OX), changes(table, OX)) == (["holy-symbol"], {"sanity": 2})
    assert not table.explorer(VIVIAN).alive
    assert f"h41-traitor-sneak:{ZOE}" in table.keys, "the attack of the turn is still to come"


@rule("H41-T10")
def test_a_stolen_skull_seeks_nobody() -> None:
    table = robbed("skull").with_dice().play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H41-T10")
def test_whoever_has_both_may_ask_both_skull_and_board() -> None:
    table = vanished(cards={VIVIAN: ["skull", "spirit-board"]}).play("go:foyer", "end-turn")
    sanity, knowledge = table.value(VIVIAN, "sanity"), table.value(VIVIAN, "knowledge")
    assert table.with_dice(*faces(4, sanity)).play("yes").prompt == SEEK
    table.with_dice(*faces(4, knowledge)).play("yes")
    assert (table.prompt, table.asked) == ("turn", [1])
    assert told(table, "h41-heroes-floor", 2) == [{"floor": "ground"}]
    assert told(table, "h41-heroes-symbol", 2) == [{"deck": ""}]


@rule("H41-T07", "H41-T09")
@pytest.mark.parametrize("card", ["revolver", "dynamite"])
def test_whoever_survives_a_shot_or_dynamite_has_survived_an_attack(card: str) -> None:
    table = vanished(cards={OX: [card]}).play("go:foyer")
    if card == "revolver":
        table.with_dice(*faces(1, 5), *faces(0, 4)).play(f"attack:{VIVIAN}:revolver", "split:1-0")
    else:
        table.with_dice(*faces(5, 4)).play("use:dynamite:entrance-hall")
    knowledge = table.value(VIVIAN, "knowledge")
    table.with_dice(*faces(5, knowledge)).play("go:foyer", "end-turn")
    assert table.events("rolled")[-1].data["who"] == VIVIAN
    assert InvisibleTraitor.unseen.of(table.haunt).maybe == ["foyer"]


@rule("H41-T08")
def test_a_drawn_fight_hurts_nobody_and_shows_that_the_traitor_is_there() -> None:
    table = vanished(TOGETHER).play("go:entrance-hall", "end-turn")
    table.with_dice(*faces(1, 2), *faces(1, 5)).play(f"attack:{OX}")
    assert InvisibleTraitor.unseen.of(table.haunt).maybe == ["entrance-hall"]
    assert not table.events("hurt")
    assert not table.offers("attack")
