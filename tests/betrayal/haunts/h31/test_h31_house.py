"""Haunt 31, Airborne: how it begins, the house without its basement, how it ends, and what everybody knows."""

from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.cards import DOG
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BALCONY, GALLERY, KITCHEN, MYSTIC_ELEVATOR
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h31_airborne import EXIT, HAVE, OUT, RULES, STEAL, Airborne
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, position, revealed, rooms_named, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h31.aloft import ONE, OX, TWO, VIVIAN, ZOE, aloft, dead, rivals

CELLAR = row("basement", "junk-room", "abandoned-room")
ELEVATOR = Placed(MYSTIC_ELEVATOR, "basement", 1, 0, 3)


def parted(table: Position) -> Position:
    """The revealer takes the first choice until everybody may read."""
    while table.prompt != "ready":
        table.play(table.keys[0])
    return table


# Set-up


@rule("H31-T01")
@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_as_many_parachutes_as_players_and_nobody_turns(players: int, count: int) -> None:
    table = parted(revealed(31, dict.fromkeys(SEVERAL[:players], "foyer")))
    assert Airborne.memory.of(table.haunt).parachutes == count
    assert (table.haunt.traitor, table.state.monsters, RULES.kinds) == (None, {}, ())
    table.play(*(f"{seat}=ready" for seat in range(players)))
    assert table.asked == [1]


@rule("H31-T02")
def test_those_below_come_up_in_the_elevator_and_the_basement_is_gone() -> None:
    where = {OX: "foyer", VIVIAN: "junk-room", ZOE: "basement-landing"}
    piles, tokens = {"junk-room": ["axe"]}, {"secret-stairs-1": "foyer", "secret-stairs-2": "junk-room"}

    def waiting(state: BetrayalState) -> None:
        state.companions = {DOG: Place("abandoned-room")}
        state.omens.rest.remove("dog")

    table = revealed(31, where, rooms=CELLAR, piles=piles, tokens=tokens, change=waiting)
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    assert {key.split(":")[1] for key in table.keys} == {"foyer", "entrance-hall"}
    table.play("doorway:foyer:n")
    assert [table.explorer(name).place for name in THREE] == ["foyer", "mystic-elevator", "mystic-elevator"]
    assert {tile.floor for tile in table.rules.plan.placed.values()} == {"ground", "upper"}
    assert table.state.rooms_gone == ["basement-landing", "junk-room", "abandoned-room"]
    assert not {*CELLAR[0], *table.state.rooms_gone} & {*table.state.rooms.rest, *table.state.rooms.top}
    assert (table.state.piles, table.state.companions, table.state.tokens) == ({}, {}, {})
    assert table.state.gone == ["axe", "dog"]
    assert table.state.rooms.known == [()] * len(table.state.rooms.top)
    assert len(table.state.rooms.top) <= 1


@rule("H31-T02")
def test_with_nobody_below_the_elevator_still_comes_up_or_into_the_house() -> None:
    table = revealed(31, dict.fromkeys(THREE, "foyer"), rooms=CELLAR)
    floors = {key.split(":")[1] for key in table.keys}
    assert floors == {"foyer", "entrance-hall", "upper-landing"}
    assert parted(table).rules.plan.floor_of(Place("mystic-elevator")) in ("ground", "upper")
    below = revealed(31, dict.fromkeys(THREE, "foyer"), rooms=[ELEVATOR])
    assert (below.prompt, below.asked) == ("dock-elevator", [0])
    assert "stay" not in below.keys
    below.play("dock:foyer:n")
    assert below.rules.plan.floor_of(Place("mystic-elevator")) == "ground"


@rule("H31-T02")
@pytest.mark.parametrize(("floor", "stays"), [("upper", False), ("ground", True)])
def test_an_elevator_elsewhere_is_brought_to_the_ground_floor_for_those_below(floor: str, *, stays: bool) -> None:
    tile = ELEVATOR._replace(floor=floor, x=1 if floor == "upper" else -1, y=0 if floor == "upper" else 1)
    tile = tile._replace(turn=3 if floor == "upper" else 0)
    table = revealed(31, {OX: "foyer", VIVIAN: "foyer", ZOE: "basement-landing"}, rooms=[tile])
    assert (table.prompt, "stay" in table.keys) == ("dock-elevator", stays)
    assert parted(table).explorer(ZOE).place == "mystic-elevator"
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "ground"


# The house without a basement


@rule("H31-T11")
def test_tiles_for_the_basement_alone_are_passed_over() -> None:
    table = aloft({OX: "foyer", VIVIAN: "balcony", ZOE: "balcony"}).top("room", "crypt", "larder", "ballroom")
    table.play("explore:n")
    assert table.explorer(OX).place == "ballroom"
    assert {"crypt", "larder"} <= set(table.state.rooms.discards)


@rule("H31-T11")
def test_a_tile_that_fits_the_basement_too_is_placed_elsewhere() -> None:
    table = aloft({OX: "foyer", VIVIAN: "balcony", ZOE: "balcony"}).top("room", "junk-room").top("omen", "ring")
    table.play("explore:n")
    assert table.rules.plan.floor_of(Place("junk-room")) == "ground"


@rule("H31-T12")
@pytest.mark.parametrize(("dice", "hurt"), [((1, 0), 0), ((0, 0), 1)])
def test_the_elevator_does_not_go_where_nothing_is(dice: tuple[int, int], hurt: int) -> None:
    rooms = [Placed(MYSTIC_ELEVATOR, "ground", -1, 1, 0)]
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = aloft(where, rooms=rooms).with_dice(*dice, *[0] * 4 * hurt).play("go:mystic-elevator")
    assert table.rules.plan.placed[MYSTIC_ELEVATOR] == rooms[0]
    assert len(table.events("elevator-stays")) == 1
    assert sum(event.data["roll"] == "damage" for event in table.events("rolled")) == hurt


@rule("H31-T12")
def test_the_floor_of_the_collapsed_room_hurts_its_finder_who_stays() -> None:
    table = aloft({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}).top("room", "collapsed-room")
    table.with_dice(0, 0, 0, 0, 1).play("explore:n")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(OX).place == "collapsed-room"
    assert len(table.events("hurt")) == 1
    assert table.events("falls") == []
    assert "fall" not in table.keys


@rule("H31-T12")
def test_a_slide_that_would_end_below_leads_nowhere() -> None:
    table = aloft({OX: "foyer", VIVIAN: "balcony", ZOE: "balcony"}, tokens={"closet": "foyer"})
    stack = len(table.state.rooms)
    table.top("event", "mystic-slide").with_dice(1, 1, *[0] * 10).play("try:closet")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert table.explorer(OX).place == "foyer"
    assert len(table.state.rooms) == stack


# The end


@rule("H31-T13")
def test_it_ends_when_the_last_parachute_is_gone_and_only_those_outside_win() -> None:
    def one_is_out(state: BetrayalState) -> None:
        state.explorers[1].away = "outside"
        state.explorers[1].cards = [CardId(TWO)]

    five = dict.fromkeys(SEVERAL[:5], "foyer") | {OX: "entrance-hall"}
    cards, traits = {OX: [ONE]}, {OX: {"sanity": 7}}
    dice = position(THREE, traits=traits).value(OX, "sanity")
    table = aloft(five, emptied=[GALLERY, KITCHEN], cards=cards, traits=traits, change=one_is_out)
    table.with_dice(*faces(4, dice)).play(f"{EXIT}:sanity")
    assert table.winners == (0, 1)


@rule("H31-T13")
def test_who_is_out_wins_when_nobody_is_left_inside_and_nobody_wins_when_all_die() -> None:
    def one_is_out(state: BetrayalState) -> None:
        dead(1, 3)(state)
        state.explorers[2].away = "outside"
        state.explorers[2].cards = [CardId(ONE)]

    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer", SEVERAL[3]: "foyer"}
    cards: dict[str, Any] = {"traits": {OX: {"sanity": 0}}, "cards": {OX: ["amulet-of-the-ages"]}}
    outside = aloft(where, emptied=[GALLERY], **cards, change=one_is_out)
    outside.play("drop:amulet-of-the-ages")
    assert outside.winners == (2,)
    alone = aloft(where, emptied=[GALLERY], **cards, change=dead(1, 2, 3)).play("drop:amulet-of-the-ages")
    assert alone.winners == ()


@rule("H31-T13")
def test_with_no_omen_room_left_to_find_only_parachutes_that_were_found_count() -> None:
    def searched_through(state: BetrayalState) -> None:
        omens = [room for room in state.rooms.rest if ROOMS[RoomId(room)].symbol == "omen"]
        state.rooms.rest = [room for room in state.rooms.rest if room not in omens]
        state.rooms_gone += rooms_named(omens)

    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer", SEVERAL[3]: "foyer"}
    traits = {OX: {"sanity": 7}}
    dice = position(THREE, traits=traits).value(OX, "sanity")
    parts: dict[str, Any] = {"rooms": row("upper", "balcony"), "cards": {OX: [ONE]}, "traits": traits}
    more = aloft(where, emptied=[BALCONY], **parts).with_dice(*faces(4, dice)).play(f"{EXIT}:sanity")
    assert more.winners is None
    last = aloft(where, emptied=[BALCONY], **parts, change=searched_through)
    assert last.with_dice(*faces(4, dice)).play(f"{EXIT}:sanity").winners == (0,)


# Everybody knows everything


@rule("H31-T14")
def test_everybody_reads_the_same_and_sees_the_same() -> None:
    table = rivals()
    views = [table.view(seat) for seat in range(3)]
    assert all(view["haunt"]["books"] == ["heroes"] for view in views)
    memory = {"h31-parachutes": 0, "h31-emptied": ["gallery"]}
    assert all(view["haunt"]["memory"] == memory for view in views)
    assert all(view["explorers"] == views[0]["explorers"] for view in views)
    assert all(view["haunt"]["secrets"] == {} for view in views)


@rule("H31-T14")
@pytest.mark.parametrize("card", ["bell", "spirit-board"])
def test_cards_that_move_monsters_find_none(card: str) -> None:
    table = aloft({OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}, cards={OX: [card]})
    assert table.rules.opponents(table.explorer(OX)) == [table.explorer(VIVIAN), table.explorer(ZOE)]
    assert table.state.monsters == {}


@rule("H31-T15")
def test_bots_do_what_their_traits_are_best_for() -> None:
    low, high = {"might": 0, "knowledge": 7}, {"might": 7, "knowledge": 0}
    thief = SeenTable(SeatAt(rivals(traits={OX: low, VIVIAN: high}).table, 0)).wanted
    assert [(wish.id, wish.verbs[1:], wish.foes) for wish in thief] == [
        (HAVE, (f"{STEAL}:{VIVIAN}:knowledge",), (VIVIAN,))
    ]
    (carrier,) = SeenTable(SeatAt(rivals(traits={VIVIAN: {"knowledge": 7, "sanity": 0}}).table, 1)).wanted
    assert (carrier.id, carrier.verbs) == (OUT, (f"{EXIT}:knowledge",))
    assert set(carrier.rooms) == {"entrance-hall", "balcony"}


@rule("H31-T15")
@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_starts_at_this_haunt_ends(seed: int) -> None:
    table = dreadhall.new_table(Betrayal(), 3 + seed, seed, {"start": "haunt", "haunt": 31})
    play_randomly(table, seed, most=5000)
    assert table.result is not None
    assert table.result.reason in ("h31-heroes", "nobody")
    assert [event.data["omen"] for event in table.events if event.kind == "haunt-begins"] == ["madman"]
    assert not any(event.kind == "track" for event in table.events)
