"""Ways down: Coal Chute, Collapsed Room and Gallery; and getting out of the Junk Room. (B-COAL, B-COLL, B-GALL)"""

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import CRYPT, GYMNASIUM, KITCHEN, LARDER, OPERATING_LABORATORY
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, draw, faces
from tests.betrayal.plain import GHOUL_1, OX, VIVIAN, ZOE, Plain, haunted, monster_turn

CHUTE = row("ground", "coal-chute")
"""The Coal Chute, south of the Entrance Hall."""
HOLE = row("ground", "collapsed-room")
"""The Collapsed Room, south of the Entrance Hall."""
BALCONY = [*row("upper", "gallery"), *row("ground", "ballroom")]
"""The Gallery, south of the Upper Landing, and the Ballroom below."""
BELOW = "below-collapsed-room"
HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
IN_HOLE = {**HALL, OX: "collapsed-room"}


def no_tiles_below(state: BetrayalState) -> None:
    """No tile for the basement is left."""
    state.rooms.rest = [room for room in state.rooms.rest if "basement" not in ROOMS[RoomId(room)].floors]


# The Coal Chute


@rule("B-COAL-01", "B-COAL-02", "B-MOVE-02")
def test_entering_the_chute_and_sliding_down_takes_one_space_and_one_walks_on() -> None:
    table = position(HALL, rooms=[*CHUTE, *row("basement", "dusty-hallway")]).play("go:coal-chute")
    assert table.explorer(OX).place == "basement-landing"
    assert table.state.turn.spent == 1
    assert table.play("go:dusty-hallway").explorer(OX).place == "dusty-hallway"


@rule("B-COAL-01")
def test_its_discoverer_slides_too() -> None:
    table = position(HALL).top("room", "coal-chute").play("explore:n")
    assert table.explorer(OX).place == "basement-landing"


@rule("B-COAL-01")
def test_the_traitor_slides_too() -> None:
    assert haunted(HALL, traitor=OX, rooms=CHUTE).play("go:coal-chute").explorer(OX).place == "basement-landing"


@rule("B-COAL-03")
def test_whoever_is_put_on_the_chute_slides_down_at_once() -> None:
    table = draw("secret-passage", *faces(3, 3), rooms=CHUTE).play("room:coal-chute", "yes")
    assert table.explorer(OX).place == "basement-landing"


@rule("B-COAL-03")
def test_a_monster_cannot_stop_on_the_chute() -> None:
    table = monster_turn(HALL, "basement-landing", rooms=CHUTE)
    table.play("go:coal-chute", "done")
    assert table.monster(GHOUL_1).place == "basement-landing"


@rule("B-COAL-04")
def test_no_explorer_climbs_the_chute() -> None:
    below = {**HALL, OX: "basement-landing"}
    assert "go:coal-chute" not in position(below, rooms=CHUTE).keys
    assert "go:coal-chute" not in haunted(below, traitor=OX, rooms=CHUTE).keys


@rule("B-COAL-05")
def test_what_is_dropped_on_the_chute_lies_below() -> None:
    class DeadlyChute(Plain):
        @override
        async def entry_text(self, who: Explorer, room: str) -> None:
            await self.kill(who)

    table = haunted(HALL, rules=DeadlyChute, rooms=CHUTE, cards={OX: ["axe", "dog"]}).play("go:coal-chute")
    assert table.state.piles == {"basement-landing": ["axe"]}
    assert table.state.companions == {"dog": "basement-landing"}


# The Collapsed Room


@rule("B-COLL-01", "B-GEN-02")
def test_the_discoverer_rolls_speed_and_stays_up_on_a_five() -> None:
    table = position(HALL).top("room", "collapsed-room").with_dice(*faces(5, 4)).play("explore:n")
    assert table.explorer(OX).place == "collapsed-room"
    assert table.prompt == "turn"


@rule("B-COLL-01")
def test_the_traitor_who_discovers_it_does_not_roll() -> None:
    table = haunted(HALL, traitor=OX).top("room", "collapsed-room").with_dice().play("explore:n")
    assert table.explorer(OX).place == "collapsed-room"


@rule("B-COLL-01", "B-COLL-03", "B-COLL-04", "B-COLL-05", "B-COLL-08", "B-DEC-08")
def test_the_discoverer_who_fails_falls_into_a_new_room_and_takes_damage() -> None:
    table = position(HALL).top("room", "collapsed-room", "gardens", "larder").top("item", "axe")
    table.with_dice(*faces(4, 4), 1).play("explore:n")
    assert table.prompt == "choose-doorway"
    assert table.asked == [0]
    assert table.keys == [f"doorway:basement-landing:{side}" for side in "nesw"]
    table.play("doorway:basement-landing:w", "split:0-1")
    assert table.rules.plan.placed[LARDER].cell == ("basement", -1, 0)
    assert table.explorer(OX).place == "larder"
    assert table.state.tokens == {BELOW: "larder"}
    assert changes(table, OX) == {"speed": -1}
    assert table.cards(OX) == ["axe"]
    assert table.state.turn.spent == 1
    assert table.state.turn.over


@rule("B-COLL-02", "B-GEN-02", "B-DEC-07")
def test_whoever_comes_later_need_not_roll_and_may_fall_on_purpose() -> None:
    table = position(HALL, rooms=HOLE).with_dice().play("go:collapsed-room")
    assert "fall" in table.keys
    assert "go:entrance-hall" in table.keys
    assert table.play("end-turn").explorer(OX).place == "collapsed-room"


@rule("B-COLL-02")
def test_one_may_fall_at_any_later_moment_while_movement_is_not_over() -> None:
    assert "fall" in position(IN_HOLE, rooms=HOLE).keys

    def over(state: BetrayalState) -> None:
        state.turn.over = True

    assert "fall" not in position(IN_HOLE, rooms=HOLE, change=over).keys


@rule("B-COLL-04", "B-PLACE-06", "B-DEC-08")
def test_the_first_to_fall_sees_the_tile_before_choosing_where_it_lies() -> None:
    table = position(IN_HOLE, rooms=HOLE).top("room", "gardens", "larder").play("fall")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["tile"]) == ("choose-doorway", "larder")
    assert [event.data["room"] for event in table.events("finds")] == ["larder"]


def almost_sealed(*stack: str) -> Position:
    """Ox falls into a basement with one open doorway; only these tiles are left."""
    rooms = [
        Placed(CRYPT, "basement", 0, -1, 2),
        Placed(GYMNASIUM, "basement", 1, 0, 1),
        Placed(OPERATING_LABORATORY, "basement", 1, 1, 2),
        Placed(KITCHEN, "basement", 0, 1),
    ]

    def left(state: BetrayalState) -> None:
        state.rooms.rest = []

    table = position(IN_HOLE, rooms=[*HOLE, *rooms], change=left).top("room", *stack)
    return table.top("event", "a-moment-of-hope").with_dice(0).play("fall")


@rule("B-COLL-04", "B-SEAL-03")
def test_a_tile_that_would_seal_the_basement_is_laid_aside_by_whoever_falls() -> None:
    table = almost_sealed("vault", "dusty-hallway")
    assert table.explorer(OX).place == "dusty-hallway"
    assert table.state.rooms.discards == ["vault"]


@rule("B-COLL-04", "B-SEAL-06")
def test_the_last_tile_may_seal_the_basement_below_whoever_falls() -> None:
    table = almost_sealed("vault")
    assert table.explorer(OX).place == "vault"
    assert table.rules.plan.open_doorways("basement") == ()


@rule("B-COLL-04", "B-SEAL-04")
def test_if_all_tiles_would_seal_it_the_basement_is_rearranged_before_the_tile_is_drawn() -> None:
    table = almost_sealed("vault", "stairs-from-basement")
    assert (table.prompt, table.asked) == ("rearrange-floor", [0])
    table.play("floor:0")
    assert table.events("finds")[0].data["room"] == "vault"
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert table.explorer(OX).place == "vault"
    assert len(table.rules.plan.open_doorways("basement")) == 1


@rule("B-COLL-04", "B-DEC-08")
def test_the_new_room_may_go_to_any_doorway_of_the_basement_and_be_turned() -> None:
    table = position(IN_HOLE, rooms=[*HOLE, *row("basement", "dusty-hallway")]).top("room", "kitchen", "chapel")
    table.top("omen", "book").with_dice(0).play("fall")
    assert "doorway:dusty-hallway:s" in table.keys
    assert "doorway:basement-landing:n" in table.keys
    table.play("doorway:dusty-hallway:s")
    assert table.prompt == "turn-tile"
    assert len(table.keys) == 2


@rule("B-COLL-05", "B-COLL-08")
def test_falling_costs_no_space_and_one_walks_on_where_nothing_is_drawn() -> None:
    table = position(IN_HOLE, rooms=HOLE).top("room", "dusty-hallway").with_dice(0)
    table.play("fall", "doorway:basement-landing:n")
    assert table.state.turn.spent == 0
    assert not table.state.turn.over
    assert "go:basement-landing" in table.keys


@rule("B-COLL-03", "B-COLL-06")
def test_later_fallers_land_by_the_token_and_are_hurt_as_well() -> None:
    rooms = [*HOLE, *row("basement", "larder")]
    table = position(IN_HOLE, rooms=rooms, tokens={BELOW: "larder"}).with_dice(1).play("fall", "split:1-0")
    assert table.explorer(OX).place == "larder"
    assert changes(table, OX) == {"might": -1}
    assert table.cards(OX) == []
    assert len(table.rules.plan.placed) == 7


@rule("B-COLL-07", "B-DEC-08")
def test_with_no_tile_left_the_first_to_fall_chooses_a_room() -> None:
    rooms = [*HOLE, *row("basement", "larder")]
    table = position(IN_HOLE, rooms=rooms, change=no_tiles_below).with_dice(0).play("fall")
    assert table.keys == ["room:basement-landing", "room:larder"]
    table.play("room:larder")
    assert table.explorer(OX).place == "larder"
    assert table.state.tokens == {BELOW: "larder"}


@rule("B-COLL-09")
def test_a_monster_that_goes_down_first_draws_no_tile() -> None:
    table = monster_turn(HALL, "collapsed-room", rooms=[*HOLE, *row("basement", "larder")]).play("drop-down")
    assert table.asked == [0]
    assert table.keys == ["room:basement-landing", "room:larder"]
    table.play("room:larder")
    assert table.monster(GHOUL_1).place == "larder"
    assert table.state.tokens == {BELOW: "larder"}
    assert len(table.rules.plan.placed) == 7


@rule("B-COLL-09")
def test_a_monster_need_not_drop() -> None:
    table = monster_turn(HALL, "entrance-hall", rooms=HOLE).play("go:collapsed-room", "done")
    assert table.monster(GHOUL_1).place == "collapsed-room"


@rule("B-COLL-10")
def test_the_fall_hurts_before_the_card_of_the_new_room() -> None:
    table = position(IN_HOLE, rooms=HOLE).top("room", "larder").top("item", "axe").with_dice(1)
    table.play("fall", "doorway:basement-landing:n")
    assert table.prompt == "split-damage"
    assert table.explorer(OX).place == "larder"
    assert table.cards(OX) == []


@rule("B-COLL-10")
def test_whoever_dies_of_the_fall_draws_nothing() -> None:
    low = {OX: {"might": 0, "speed": 0}}
    table = haunted(IN_HOLE, rooms=HOLE, traits=low).top("room", "larder").top("item", "axe").with_dice(1)
    table.play("fall", "doorway:basement-landing:n", "split:1-0")
    assert not table.explorer(OX).alive
    assert table.state.piles == {}


# The Gallery


@rule("B-GALL-01", "B-GALL-02", "B-DEC-09")
def test_one_may_drop_from_the_gallery_for_no_space_but_some_damage() -> None:
    table = position({**HALL, OX: "gallery"}, rooms=BALCONY).with_dice(2)
    assert "go:upper-landing" in table.keys
    table.play("fall", "split:1-1")
    assert table.explorer(OX).place == "ballroom"
    assert changes(table, OX) == {"might": -1, "speed": -1}
    assert table.state.turn.spent == 0
    assert "fall" not in table.keys
    assert "go:gallery" not in table.keys


@rule("B-GALL-01", "B-DEC-09")
def test_without_the_ballroom_nobody_falls() -> None:
    assert "fall" not in position({**HALL, OX: "gallery"}, rooms=row("upper", "gallery")).keys


@rule("B-GALL-01")
def test_the_traitor_does_not_climb_back_up() -> None:
    assert "go:gallery" not in haunted({**HALL, OX: "ballroom"}, traitor=OX, rooms=BALCONY).keys


@rule("B-GALL-02")
def test_one_cannot_drop_on_the_turn_the_omen_is_drawn() -> None:
    table = position({**HALL, OX: "upper-landing"}, rooms=row("ground", "ballroom")).top("room", "gallery")
    table.top("omen", "book").play("explore:n")
    assert table.explorer(OX).place == "gallery"
    assert "fall" not in table.keys


@rule("B-GALL-02")
def test_whoever_drops_pays_for_the_opponents_left_behind() -> None:
    table = haunted({**HALL, OX: "gallery"}, "gallery", rooms=BALCONY).with_dice(0).play("fall")
    assert table.state.turn.spent == 1


@rule("B-GALL-02")
@pytest.mark.parametrize(("place", "rooms"), [("gallery", BALCONY), ("collapsed-room", HOLE)])
def test_whoever_cannot_pay_for_them_does_not_drop(place: str, rooms: list[Placed]) -> None:
    def tired(state: BetrayalState) -> None:
        state.turn.spent = 4

    assert "fall" in haunted({**HALL, OX: place}, rooms=rooms, change=tired).keys
    assert "fall" not in haunted({**HALL, OX: place}, place, rooms=rooms, change=tired).keys


@rule("B-GALL-03")
def test_the_traitor_drops_unhurt() -> None:
    table = haunted({**HALL, OX: "gallery"}, traitor=OX, rooms=BALCONY).with_dice().play("fall")
    assert table.explorer(OX).place == "ballroom"
    assert changes(table, OX) == {}


# The Junk Room


def junk(*dice: int, spent: int = 0) -> Position:
    """Ox is in the Junk Room, south of the Entrance Hall, with Speed 4."""

    def tired(state: BetrayalState) -> None:
        state.turn.spent = spent

    return position({**HALL, OX: "junk-room"}, rooms=row("ground", "junk-room"), change=tired).with_dice(*dice)


@rule("B-JUNK-01")
def test_the_roll_is_made_on_the_way_out_and_not_on_the_way_in() -> None:
    table = position(HALL, rooms=row("ground", "junk-room")).with_dice().play("go:junk-room")
    assert changes(table, OX) == {}
    assert changes(junk(*faces(2, 5)).play("go:entrance-hall"), OX) == {"speed": -1}
    assert changes(junk(*faces(3, 5)).play("go:entrance-hall"), OX) == {}


@rule("B-JUNK-02", "B-MOVE-03")
def test_whoever_loses_the_speed_for_it_still_gets_out_and_stops_there() -> None:
    table = junk(*faces(0, 5), spent=3).play("go:entrance-hall")
    assert table.explorer(OX).place == "entrance-hall"
    assert table.value(OX, "speed") == 3
    assert not table.offers("go")
