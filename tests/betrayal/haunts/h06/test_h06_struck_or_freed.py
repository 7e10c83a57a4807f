"""Haunt 6, The Floating Eye: what may befall whoever obeys, and whoever is free again."""

import pytest

from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h06.test_h06_the_floating_eye import (
    BATTER,
    CONTROL,
    OX,
    ZOE,
    alien_acts,
    eye,
    is_controlled,
    route,
)


@rule("H06-17", "H06-23")
@pytest.mark.parametrize(("hers", "theirs"), [(0, 2), (2, 0)])
def test_an_alien_may_strike_whoever_obeys_and_frees_nobody_by_it(hers: int, theirs: int) -> None:
    table = eye({OX: "upper-landing", ZOE: "dusty-hallway"}, "dusty-hallway", controlled=[ZOE])
    table.with_dice(1, 0, 0, 0, *faces(theirs, 6), *faces(hers, 3)).play("end-turn")
    assert CONTROL not in table.keys
    table.play(f"attack:{ZOE}")
    if table.prompt == "split-damage":
        table.play("split:1-1")
    assert is_controlled(table, ZOE)
    assert table.monster("alien-1").stunned is (hers > theirs)


@rule("H06-23", "H06-17")
def test_the_immune_can_be_struck_and_no_more_be_controlled() -> None:
    table = alien_acts({OX: "foyer", ZOE: "upper-landing"}, "foyer", immune=[OX])
    assert f"attack:{OX}" in table.keys
    assert CONTROL not in table.keys


@rule("H06-22")
def test_a_room_that_hurts_at_the_end_of_a_turn_spares_whoever_obeys() -> None:
    rooms = row("basement", "furnace-room", "catacombs", "crypt")
    where = {OX: "crypt", ZOE: "upper-landing"}
    table = eye(where, controlled=[OX], turn=ZOE, rooms=rooms, ship=Place("furnace-room"), traits={OX: {"speed": 0}})
    table.with_dice().play("end-turn")
    assert route(table, OX) == ["catacombs", "furnace-room"]
    assert not table.events("hurt") + table.events("rolled")


@rule("H06-27", "H06-23")
def test_whoever_is_freed_beside_the_ship_does_not_board_but_batters_it() -> None:
    table = eye({OX: "dining-room", ZOE: "dining-room"}, controlled=[ZOE])
    table.with_dice(*faces(1, 5), *faces(0, 3)).play(f"attack:{ZOE}", "end-turn")
    assert (table.prompt, table.asked, table.explorer(ZOE).away) == ("turn", [2], "")
    assert table.offers(BATTER)


@rule("H06-18")
def test_the_ring_frees_at_half_the_price_to_the_mind() -> None:
    table = eye({OX: "foyer", ZOE: "foyer"}, controlled=[ZOE], cards={OX: ["ring"]})
    table.with_dice(*faces(5, 3), *faces(0, 5)).play(f"attack:{ZOE}:ring")
    assert table.table.ask is not None
    assert (table.table.ask.data["damage"], table.table.ask.data["points"]) == ("mental", 2)
    assert table.play("split:1-1").explorer(ZOE).status == {"immune": 1}
