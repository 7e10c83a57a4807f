"""What does not go on because somebody has died, was moved or is there already. (B-DEATH, B-MOVE-12)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG, MADMAN
from dreadhall.betrayal.components.rooms import DUSTY_HALLWAY, JUNK_ROOM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

LIFT = "mystic-elevator"
JUNK = row("ground", "junk-room")
HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
IN_JUNK = {**HALL, OX: "junk-room"}
CHASM = [Placed(RoomId("chasm"), "basement", 1, 0), Placed(DUSTY_HALLWAY, "basement", 2, 0)]
MIGHT_OF_OX = 5


def clumsy(*first: int, **parts: Any) -> Position:
    """Ox, in the Junk Room, will not survive another step down in Speed, and his Might dice show nothing."""
    table = haunted(IN_JUNK, rooms=JUNK, traits={OX: {"speed": 0}}, **parts)
    return table.with_dice(*first, *[0] * MIGHT_OF_OX)


def moves(table: Position) -> list[str]:
    """Where Ox has come to."""
    return [event.data["room"] for event in table.events("moves") if event.data["explorer"] == OX]


# Leaving a room


@rule("B-JUNK-01", "B-DEATH-03")
@pytest.mark.parametrize("way", ["go:entrance-hall", "explore:s"])
def test_whoever_dies_on_the_way_out_of_a_room_does_not_get_out(way: str) -> None:
    table = clumsy().top("room", "creaky-hallway").play(way)
    assert not table.explorer(OX).alive
    assert moves(table) == []
    assert "creaky-hallway" not in table.rules.plan


@rule("B-JUNK-03", "B-DEATH-03")
def test_whoever_dies_of_being_sent_away_does_not_arrive() -> None:
    table = clumsy(*faces(6, 3), cards={OX: ["dark-dice"]}).play("use:dark-dice", f"explorer:{VIVIAN}")
    assert not table.explorer(OX).alive
    assert moves(table) == []


@rule("B-MOVE-12", "B-JUNK-03")
def test_whoever_is_sent_to_where_one_stands_does_not_leave() -> None:
    table = position({**IN_JUNK, VIVIAN: "junk-room"}, rooms=JUNK, cards={OX: ["dark-dice"]})
    table.with_dice(*faces(6, 3)).play("use:dark-dice", f"explorer:{VIVIAN}")
    assert moves(table) == []
    with pytest.raises(StopIteration):
        table.rules.put(table.explorer(OX), JUNK_ROOM).send(None)
    assert moves(table) == []


# Coming into a room


@rule("B-DEATH-03", "B-ELEV-01")
def test_whoever_dies_of_a_companion_in_the_elevator_does_not_set_it_going() -> None:
    def waiting(state: BetrayalState) -> None:
        state.companions = {MADMAN: Place(LIFT)}
        state.omens.rest.remove("madman")

    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted(where, rooms=row("upper", LIFT), traits={OX: {"sanity": 0}}, change=waiting)
    table.with_dice().play(f"go:{LIFT}")
    assert not table.explorer(OX).alive


@rule("B-BARR-04", "B-DEATH-06")
def test_whoever_crosses_a_barrier_to_a_companion_is_joined_by_it() -> None:
    def waiting(state: BetrayalState) -> None:
        state.companions = {DOG: Place("chasm/far")}
        state.omens.rest.remove("dog")

    table = position({**HALL, OX: "chasm"}, rooms=CHASM, change=waiting).with_dice(2, 1, 0, 0).play("cross")
    assert table.cards(OX) == ["dog"]
    assert table.state.companions == {}


@rule("B-COLL-10", "B-DEATH-03")
def test_whoever_dies_of_a_fall_draws_no_card_for_the_room_below() -> None:
    where = {**HALL, OX: "collapsed-room"}
    table = haunted(where, rooms=row("ground", "collapsed-room"), traits={OX: {"might": 0}}).top("room", "larder")
    table.with_dice(1).play("fall")
    while table.prompt != "split-damage":
        table.play(table.keys[0])
    table.play("split:1-0")
    assert not table.explorer(OX).alive
    assert "larder" in table.rules.plan
    assert table.events("draws") == []


@rule("B-ELEV-06", "B-ELEV-09")
def test_whoever_was_sent_aboard_and_has_ridden_does_not_ride_again_at_the_end_of_the_turn() -> None:
    where = {**HALL, VIVIAN: LIFT}
    table = position(where, rooms=row("upper", LIFT), cards={OX: ["dark-dice"]})
    table.with_dice(*faces(6, 3), 1, 1).play("use:dark-dice", f"explorer:{VIVIAN}", "dock:foyer:n")
    assert not table.state.turn.moved
    table.play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [1])


# In a fight


@rule("B-ATK-05", "B-DEATH-03")
def test_a_defender_who_dies_of_a_card_before_the_dice_is_not_beaten() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
    table = haunted(where, cards={ZOE: ["idol"]}, traits={ZOE: {"sanity": 0}})
    table.with_dice(*[2] * MIGHT_OF_OX, *[0] * (table.value(ZOE, "might") + 2)).play(f"attack:{ZOE}", "use:idol")
    assert not table.explorer(ZOE).alive
    assert table.events("clash") == []


# Over a barrier


@rule("B-BARR-07")
def test_dynamite_is_not_thrown_over_a_barrier() -> None:
    table = haunted({**HALL, OX: "chasm"}, rooms=CHASM, cards={OX: ["dynamite"]})
    assert [key for key in table.keys if key.startswith("use")] == ["use:dynamite:basement-landing"]
