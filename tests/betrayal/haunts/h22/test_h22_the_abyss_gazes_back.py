"""Haunt 22, The Abyss Gazes Back: where the pit opens, the rooms it takes, and those inside."""

import pytest

from dreadhall.betrayal.components.rooms import BALLROOM, CRYPT, GALLERY, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h22_the_abyss_gazes_back import TheAbyssGazesBack
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.abyss import CELLAR, HALL, abyss, dead

OX, VIVIAN, ZOE = THREE


@rule("H22-T01")
def test_the_left_neighbour_of_the_revealer_opens_the_abyss_in_an_empty_basement_room_with_a_symbol() -> None:
    rooms = [*row("basement", "abandoned-room", "wine-cellar", "furnace-room", "crypt")]
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "furnace-room"}
    table = revealed(22, where, rooms=rooms, omen="holy-symbol")
    assert table.haunt.traitor == 1
    assert (table.prompt, table.asked) == ("h22-abyss", [1])
    assert sorted(table.keys) == ["room:abandoned-room", "room:crypt"]
    table.play("room:crypt")
    assert TheAbyssGazesBack.memory.of(table.haunt).abyss == "crypt"
    assert [event.data["room"] for event in table.events("h22-abyss")] == ["crypt"]
    assert table.events("h22-abyss")[0].to is None
    assert (table.haunt.track, table.state.destroyed, table.state.monsters) == (0, [], {})
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [2]


@rule("H22-T02")
def test_with_no_such_room_tiles_are_drawn_until_one_fits_and_the_traitor_lays_it() -> None:
    def stacked(state: BetrayalState) -> None:
        first = ["attic", "larder", "crypt"]
        state.rooms.rest = [*first, *(room for room in state.rooms.rest if room not in first)]

    table = revealed(22, HALL, change=stacked, omen="mask")
    assert (table.prompt, table.asked) == ("choose-doorway", [1])
    assert {key.split(":")[1] for key in table.keys} == {"basement-landing"}
    table.play("doorway:basement-landing:s")
    assert TheAbyssGazesBack.memory.of(table.haunt).abyss == "crypt"
    assert "basement-landing" in table.rules.plan.joined[CRYPT].values()
    rest = [*table.state.rooms.rest, *table.state.rooms.top]
    assert {"attic", "larder"} <= set(rest)
    assert len(rest) == 41
    assert len(table.state.rooms.top) <= 1
    assert "crypt" in table.state.no_card_for


@rule("H22-T03")
def test_the_traitors_first_turn_ends_with_the_first_room_and_the_track_at_one() -> None:
    table = abyss(track=0, gone=(), turn=ZOE).play("end-turn")
    assert (table.haunt.track, table.state.destroyed) == (1, ["crypt"])
    assert table.asked == [0]


@rule("H22-T04")
def test_from_turn_two_each_living_player_collapses_a_room_that_shares_a_side_with_the_pit() -> None:
    quiet = abyss(track=1).play("end-turn")
    assert (quiet.state.destroyed, quiet.asked) == (["crypt"], [1])
    table = abyss(track=2).play("end-turn")
    assert (table.prompt, table.asked) == ("h22-collapse", [0])
    assert sorted(table.keys) == ["room:basement-landing", "room:larder"]
    table.play("room:larder")
    assert (table.state.destroyed, table.asked) == (["crypt", "larder"], [1])
    assert table.prompt == "turn"


@rule("H22-T04")
def test_a_dead_heros_slot_collapses_nothing() -> None:
    table = abyss(track=1, turn=ZOE, change=dead(0)).play("end-turn")
    assert (table.haunt.track, table.prompt, table.asked) == (2, "h22-collapse", [2])
    table.play("room:larder")
    assert (table.state.destroyed, table.prompt, table.asked) == (["crypt", "larder"], "turn", [1])


@rule("H22-T05")
@pytest.mark.parametrize(("track", "dice"), [(3, 2), (4, 3), (5, 4), (9, 4)])
def test_the_pit_grows_faster_and_a_zero_spares_the_house(track: int, dice: int) -> None:
    table = abyss(track=track).with_dice(*[0] * dice).play("end-turn")
    assert [event.data["faces"] for event in table.events("rolled")] == [[0] * dice]
    assert (table.state.destroyed, table.asked) == (["crypt"], [1])


@rule("H22-T05")
def test_all_rooms_are_named_in_a_legal_order_before_anybody_rolls() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=3).with_dice(1, 1, 2, 2, 2, 2).play("end-turn")
    assert sorted(table.keys) == ["room:basement-landing", "room:larder"]
    table.play("room:basement-landing")
    assert sorted(table.keys) == ["room:larder", "room:mystic-elevator"]
    assert table.state.destroyed == ["crypt"]
    assert len(table.events("rolled")) == 1
    table.play("room:larder")
    assert table.state.destroyed == ["crypt", "basement-landing", "larder"]
    assert table.explorer(OX).place == "mystic-elevator"


@rule("H22-T05")
def test_more_rooms_than_are_left_take_all_of_them() -> None:
    standing = ("upper-landing", "attic")
    rooms = [*CELLAR, *row("upper", "attic")]
    gone = ["crypt", "larder", "mystic-elevator", "basement-landing", "foyer", "entrance-hall", "grand-staircase"]
    where = {OX: standing[0], VIVIAN: standing[1], ZOE: standing[1]}
    table = abyss(where, track=5, gone=gone, rooms=rooms).with_dice(2, 2, 2, 2).play("end-turn")
    assert (table.prompt, table.asked) == ("h22-collapse", [2])
    assert table.keys == ["room:upper-landing", "room:attic"]
    table.play("room:upper-landing")
    assert table.winners == (2,)


@rule("H22-T06")
@pytest.mark.parametrize("jumper", [OX, ZOE])
def test_a_speed_roll_of_four_saves_hero_and_traitor_without_room_text_and_what_lies_there_is_lost(jumper: str) -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall", jumper: "basement-landing"}
    where = {name: where[name] for name in THREE}
    table = abyss(where, track=2, gone=("crypt", "larder"), piles={"basement-landing": ["axe"]})
    table.with_dice(*faces(4, 4)).play("end-turn", "room:basement-landing")
    assert table.explorer(jumper).place == "mystic-elevator"
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "basement"
    assert table.state.piles == {}
    assert "axe" in table.state.gone
    assert not table.events("elevator-moves")


@rule("H22-T06")
def test_a_three_is_death_and_so_is_no_room_to_jump_to() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, gone=("crypt", "larder"), cards={OX: ["axe"]})
    table.with_dice(*faces(3, 4)).play("end-turn", "room:basement-landing")
    assert not table.explorer(OX).alive
    assert (table.state.piles, table.state.gone) == ({}, ["axe"])
    batch = abyss(where, track=3, gone=("crypt", "larder")).with_dice(1, 1)
    batch.play("end-turn", "room:basement-landing")
    assert not batch.explorer(OX).alive
    assert len(batch.events("rolled")) == 1


@rule("H22-T07")
def test_after_the_last_basement_room_the_traitors_player_opens_the_next_floor() -> None:
    where = dict.fromkeys(THREE, "upper-landing")
    table = abyss(where, track=3, rooms=CELLAR[:1]).with_dice(2, 2).play("end-turn")
    assert (table.prompt, table.asked) == ("h22-collapse", [2])
    assert sorted(table.keys) == ["room:entrance-hall", "room:foyer"]
    table.play("room:entrance-hall")
    assert table.state.destroyed == ["crypt", "basement-landing", "entrance-hall", "foyer", "grand-staircase"]
    assert [event.data["room"] for event in table.events("room-destroyed")] == table.state.destroyed[1:]
    occupied = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = abyss(occupied, track=3, rooms=CELLAR[:1]).with_dice(1, 1).play("end-turn")
    assert table.state.destroyed == ["crypt", "basement-landing", "grand-staircase"]


@rule("H22-T11")
def test_a_dead_traitors_slot_still_advances_the_track_and_collapses_rooms() -> None:
    table = abyss(track=2, turn=VIVIAN, change=dead(2)).with_dice(1, 0).play("end-turn", "room:larder")
    assert (table.haunt.track, table.prompt, table.asked) == (3, "h22-collapse", [2])
    table.play("room:basement-landing")
    assert (table.state.destroyed[-1], table.prompt, table.asked) == ("basement-landing", "turn", [0])


@rule("H22-T12", "C-37")
def test_the_elevator_sent_to_a_floor_that_is_gone_kills_all_aboard() -> None:
    rooms = [CELLAR[0], Placed(MYSTIC_ELEVATOR, "ground", -1, 1)]
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "mystic-elevator"}
    gone = ("crypt", "basement-landing")
    table = abyss(where, gone=gone, rooms=rooms, cards={OX: ["axe"]}).with_dice(1, 0).play("go:mystic-elevator")
    assert [table.explorer(name).alive for name in THREE] == [False, True, False]
    assert (table.state.piles, table.rules.plan.floor_of(Place("mystic-elevator"))) == ({}, "ground")
    whole = abyss(where, gone=("crypt",), rooms=rooms).with_dice(1, 0).play("go:mystic-elevator")
    assert whole.explorer(OX).alive


@rule("H22-T12", "C-37")
def test_the_coal_chute_over_a_collapsed_landing_kills_its_discoverer_and_is_not_entered_again() -> None:
    table = abyss(gone=("crypt", "basement-landing")).top("room", "coal-chute").play("explore:n")
    assert not table.explorer(OX).alive
    rooms = [CELLAR[0], *row("ground", "coal-chute")]
    assert "go:coal-chute" not in abyss(gone=("crypt", "basement-landing"), rooms=rooms).keys
    assert "go:coal-chute" in abyss(rooms=rooms).keys


@rule("H22-T12", "C-37")
def test_collapsed_rooms_are_not_entered_and_the_house_still_grows_from_standing_ones() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    assert "go:crypt" in abyss(where, gone=()).keys
    table = abyss(where)
    assert "go:crypt" not in table.keys
    assert table.top("room", "wine-cellar").play("explore:n").explorer(OX).place == "wine-cellar"


@rule("H22-T12", "C-37")
@pytest.mark.parametrize("below", ["", "larder"])
def test_nobody_falls_willingly_where_what_lay_below_is_gone(below: str) -> None:
    rooms = [*CELLAR[:2], *row("ground", "collapsed-room")]
    where = {OX: "collapsed-room", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    tokens = {"below-collapsed-room": below} if below else {}
    gone = ("crypt", "larder", "basement-landing")
    assert not abyss(where, rooms=rooms, gone=gone, tokens=tokens).offers("fall")
    assert abyss(where, rooms=rooms, gone=(), tokens=tokens).offers("fall")


@rule("H22-T12", "C-37")
def test_an_event_that_sends_somebody_to_a_collapsed_room_kills() -> None:
    table = abyss(gone=("crypt", "upper-landing"), tokens={"closet": "entrance-hall"}, cards={OX: ["axe"]})
    table.top("event", "the-lost-one").with_dice(1, 1, *faces(0, 3), *faces(4, 3)).play("try:closet")
    assert not table.explorer(OX).alive
    assert "axe" in table.state.gone


@rule("H22-T14")
def test_the_traitor_wins_when_the_last_hero_fails_to_jump() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, gone=("crypt", "larder"), change=dead(1))
    table.with_dice(*faces(3, 4)).play("end-turn", "room:basement-landing")
    assert (table.winners, table.table.result.reason if table.table.result else "") == ((2,), "h22-traitor")


@rule("H22-T06", "H22-T11")
def test_a_traitor_who_falls_in_goes_on_from_below() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
    table = abyss(where, track=1, gone=("crypt", "larder"), turn=ZOE)
    table.with_dice(*[0] * table.value(ZOE, "speed")).play("end-turn", "room:basement-landing")
    assert (table.explorer(ZOE).alive, table.winners, table.asked) == (False, None, [0])
    table.play("end-turn").with_dice(0, 0).play("end-turn")
    while table.prompt == "h22-collapse":
        table.play(table.keys[0])
    assert (table.haunt.track, table.explorer(OX).alive, table.asked) == (3, True, [0])


@rule("H22-T12", "C-37")
def test_neither_a_bottle_nor_a_jump_from_the_gallery_leads_into_the_pit() -> None:
    bottle = abyss(cards={OX: ["bottle"]}).with_dice(2, 2, 2).play("use:bottle")
    assert (bottle.prompt, "room:crypt" in bottle.keys) == ("move-to", False)
    rooms = [*CELLAR, Placed(GALLERY, "upper", 0, 5), Placed(BALLROOM, "ground", 5, 5)]
    above = {OX: "gallery", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    assert abyss(above, rooms=rooms).offers("fall")
    assert not abyss(above, rooms=rooms, gone=("crypt", "ballroom")).offers("fall")
