"""Haunt 25, Voodoo: dolls are hidden, searched for and destroyed; who may know what."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CONSERVATORY, TOWER
from dreadhall.betrayal.haunts.h25_voodoo import ROOMS_OF, Doll, Voodoo
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.dolls import DESTROY, LONGFELLOW, OX, SEARCH, THREE, VIVIAN, ZOE, cursed, drawn, laid
from tests.betrayal.haunts.secrecy import at_haunt, state_of, what_reaches

KNOWLEDGE_OF_OX = SANITY_OF_OX = 3
PAIRS = {
    "doll-wax": {"furnace-room", "kitchen"},
    "doll-china": {"balcony", "tower"},
    "doll-stone": {"underground-lake", "graveyard"},
    "doll-glass": {"pentagram-chamber", "chapel"},
    "doll-rag": {"gardens", "conservatory"},
}
FLOORS = {
    "furnace-room": "basement",
    "kitchen": "ground",
    "balcony": "upper",
    "tower": "upper",
    "underground-lake": "basement",
    "graveyard": "ground",
    "pentagram-chamber": "basement",
    "chapel": "ground",
    "gardens": "ground",
    "conservatory": "ground",
}
KITCHEN = row("ground", "kitchen")


def offered(table: Position, doll: str) -> set[str]:
    """The rooms that the traitor may write down for a doll."""
    return {room for key in table.keys for _, name, room in [key.split(":")] if name == doll}


def written(table: Position) -> Position:
    """The traitor has written down the first that was offered, for every hero."""
    while table.prompt == "h25-traitor-doll":
        table.play(table.keys[0])
    return table


# Set-up


@rule("H25-T01")
def test_zoe_is_the_traitor_if_she_is_there_and_her_left_neighbour_begins() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 25}
    assert cells == {("mask", room) for room in ("balcony", "catacombs", "gallery", "junk-room")}
    assert HAUNTS[25].traitor.named == ZOE
    table = revealed(25, (OX, VIVIAN, ZOE, LONGFELLOW))
    assert table.asked == [2]
    written(table).play("0=ready", "1=ready", "2=ready", "3=ready")
    assert [who.id for who in table.state.explorers if who.traitor] == [ZOE]
    assert (table.haunt.track, table.asked) == (0, [3])


@rule("H25-T01")
@pytest.mark.parametrize(("revealer", "traitor"), [(LONGFELLOW, LONGFELLOW), (OX, VIVIAN), (VIVIAN, VIVIAN)])
def test_without_her_the_most_knowing_is_the_traitor(revealer: str, traitor: str) -> None:
    table = revealed(25, (OX, VIVIAN, LONGFELLOW), revealer=revealer)
    assert [who.id for who in table.state.explorers if who.traitor] == [traitor]


@rule("H25-T02")
@pytest.mark.parametrize("doll", list(PAIRS))
def test_a_doll_goes_to_the_one_of_its_rooms_that_is_there_else_to_either(doll: str) -> None:
    assert set(ROOMS_OF[doll]) == PAIRS[doll]
    assert offered(revealed(25, THREE), doll) == PAIRS[doll]
    tiles = {room: Placed(RoomId(room), FLOORS[room], 9, 9 + 2 * n) for n, room in enumerate(sorted(PAIRS[doll]))}
    assert offered(revealed(25, THREE, rooms=list(tiles.values())), doll) == PAIRS[doll]
    for room, tile in tiles.items():
        assert offered(revealed(25, THREE, rooms=[tile]), doll) == {room}


@rule("H25-T03")
@pytest.mark.parametrize("seats", [3, 6])
def test_every_hero_gets_a_different_doll(seats: int) -> None:
    names = [ZOE, *(name for name in SEVERAL if name != ZOE)][:seats]
    table = revealed(25, names)
    dolls: list[str] = []
    while table.prompt == "h25-traitor-doll":
        assert table.asked == [0]
        assert not [doll for doll in dolls if offered(table, doll)]
        dolls.append(table.keys[-1].split(":")[1])
        table.play(table.keys[-1])
    assert len(set(dolls)) == len(dolls) == seats - 1
    assert len(Voodoo.memory.of(table.haunt).dolls) == seats - 1
    assert table.state.monsters == {}


@rule("H25-T04")
def test_the_hints_are_for_everybody_and_the_list_is_the_traitors_alone() -> None:
    table = revealed(25, THREE).play("h25-traitor-doll:doll-rag:gardens", "h25-traitor-doll:doll-wax:kitchen")
    hints = {OX: "thorns", VIVIAN: "heat"}
    dolls = {OX: {"doll": "doll-rag", "room": "gardens"}, VIVIAN: {"doll": "doll-wax", "room": "kitchen"}}
    for seat in (0, 1, 2, None):
        told = [event["data"] for event in table.table.events_for(seat) if event["kind"] == "h25-hint"]
        assert [(data["explorer"], data["hint"]) for data in told] == [(OX, "thorns"), (VIVIAN, "heat")]
        view = table.view(seat)["haunt"]
        assert view["memory"] == {"h25-hints": hints}
        assert view["secrets"] == ({"h25-dolls": dolls} if seat == 0 else {})
    assert [table.view(seat)["haunt"]["books"] for seat in range(3)] == [["traitor"], ["heroes"], ["heroes"]]


# Searching


def searching(*dice: int, place: str = "kitchen", rooms: list[Placed] | None = None, **parts: Any) -> Position:
    """Ox searches a room; his own doll is the stone one, Vivian's is as the test says."""
    where = {ZOE: "foyer", OX: place, VIVIAN: "foyer"}
    table = cursed(where, rooms=rooms or KITCHEN, turn=OX, **parts)
    return table.with_dice(*dice).play(SEARCH)


@rule("H25-T05")
@pytest.mark.parametrize("place", ["tower", "tower/far"])
def test_a_search_with_2_makes_doll_room_and_hero_public_for_good(place: str) -> None:
    rooms = [Placed(TOWER, "upper", 1, 0)]
    table = searching(
        *faces(2, 3),
        place=place,
        rooms=rooms,
        dolls={OX: "doll-stone", VIVIAN: "doll-china"},
        rooms_of={VIVIAN: "tower"},
    )
    found = [event["data"] for event in table.table.events_for(None) if event["kind"] == "h25-found"]
    assert found == [{"explorer": OX, "token": "doll-china", "other": VIVIAN, "room": "tower"}]
    assert table.view(None)["tokens"] == {"doll-china": "tower"}
    assert table.view(1)["haunt"]["memory"]["h25-found"][VIVIAN] == "doll-china"
    assert not table.offers(SEARCH)


@rule("H25-T05")
def test_an_empty_room_is_known_to_be_empty() -> None:
    table = searching(*faces(2, 3), dolls={VIVIAN: "doll-wax"}, rooms_of={VIVIAN: "furnace-room"})
    assert "h25-nothing" in [event["kind"] for event in table.table.events_for(None)]
    assert table.view(None)["haunt"]["memory"]["h25-empty"] == ["kitchen"]
    assert table.state.tokens == {}


@rule("H25-T05")
def test_a_search_with_1_tells_nothing_and_there_is_no_second_one_this_turn() -> None:
    table = searching(*faces(1, 3), dolls={VIVIAN: "doll-wax"}, rooms_of={VIVIAN: "kitchen"})
    assert not table.events("h25-found") + table.events("h25-nothing")
    assert Voodoo.memory.of(table.haunt).empty == []
    assert not table.offers(SEARCH)
    assert not table.play("go:entrance-hall").offers(SEARCH)


@rule("H25-T05")
def test_the_traitor_does_not_search() -> None:
    assert not cursed({ZOE: "kitchen", OX: "foyer", VIVIAN: "foyer"}, rooms=KITCHEN, turn=ZOE).offers(SEARCH)


@rule("H25-T06")
def test_only_its_own_hero_destroys_a_doll_and_needs_no_search_of_its_own() -> None:
    dolls, rooms_of = {VIVIAN: "doll-wax", OX: "doll-stone"}, {VIVIAN: "kitchen"}
    where = dict.fromkeys(THREE, "kitchen")
    table = cursed(where, dolls, rooms_of=rooms_of, rooms=KITCHEN, found=[VIVIAN], turn=OX)
    assert not table.offers(DESTROY)
    table.with_dice().play("end-turn")
    assert table.asked == [2]
    table.play(DESTROY)
    assert Voodoo.memory.of(table.haunt).destroyed == [VIVIAN]
    assert table.state.tokens == {}
    assert not table.state.turn.attacked
    assert not table.offers(DESTROY)
    hidden = cursed(where, dolls, rooms_of=rooms_of, rooms=KITCHEN, turn=VIVIAN)
    assert not hidden.offers(DESTROY)
    elsewhere = cursed(THREE, dolls, rooms_of=rooms_of, rooms=KITCHEN, found=[VIVIAN], turn=VIVIAN)
    assert not elsewhere.offers(DESTROY)


@rule("H25-T06", "H25-20")
def test_who_finds_the_own_doll_destroys_it_in_the_same_turn() -> None:
    table = searching(*faces(2, 3), dolls={OX: "doll-wax"}, rooms_of={OX: "kitchen"}).play(DESTROY)
    assert Voodoo.memory.of(table.haunt).destroyed == [OX]


# Exploring on


def exploring(turn: str = OX) -> Position:
    """Somebody has found the Ballroom and the Bloody Room behind it, and drawn nothing yet."""
    table = cursed({ZOE: "entrance-hall", OX: "foyer", VIVIAN: "foyer"} | {turn: "foyer"}, turn=turn).top(
        "room", "ballroom", "bloody-room"
    )
    table.top("event", "a-moment-of-hope").top("item", "bottle", "armor").with_dice()
    return laid(laid(table.play("explore:n")).play("explore:n"))


@rule("H25-T07")
@pytest.mark.parametrize("who", [OX, ZOE])
def test_nobody_stops_for_a_symbol_and_only_the_last_room_gives_a_card(who: str) -> None:
    table = exploring(who)
    assert drawn(table) == []
    assert table.explorer(who).place == "bloody-room"
    table.play("end-turn")
    assert drawn(table) == ["bottle"]
    assert table.cards(who) == ["bottle"]


@rule("H25-T07")
def test_who_walks_on_draws_nothing_and_neither_do_later_visitors() -> None:
    table = exploring().play("go:ballroom", "go:foyer", "end-turn")
    assert drawn(table) == []
    table.play("go:ballroom", "go:bloody-room", "end-turn")
    assert drawn(table) == []
    assert table.explorer(VIVIAN).place == "bloody-room"


@rule("H25-T07")
def test_who_comes_back_has_passed_the_symbol_already() -> None:
    table = exploring().play("go:ballroom", "go:bloody-room", "end-turn")
    assert drawn(table) == []


@rule("H25-T07")
def test_who_says_to_stay_draws_at_once_and_may_still_act() -> None:
    table = exploring().play("stay-and-draw")
    assert drawn(table) == ["bottle"]
    assert "drop:bottle" in table.keys
    assert not table.offers("go")
    assert drawn(table.play("end-turn")) == ["bottle"]


@rule("H25-T07")
def test_a_room_without_a_symbol_has_no_card_to_wait_for() -> None:
    table = cursed({ZOE: "entrance-hall", OX: "foyer", VIVIAN: "foyer"}, turn=OX).top("room", "dusty-hallway")
    laid(table.with_dice().play("explore:n"))
    assert not table.offers("stay-and-draw")
    assert drawn(table.play("end-turn")) == []


@rule("H25-T07")
def test_a_failed_crossing_ends_the_movement_and_so_brings_the_card() -> None:
    table = cursed({ZOE: "foyer", OX: "basement-landing", VIVIAN: "foyer"}, turn=OX).top("room", "catacombs")
    laid(table.top("omen", "spear").with_dice(*faces(0, SANITY_OF_OX)).play("explore:n"))
    assert drawn(table) == []
    assert drawn(table.play("cross")) == ["spear"]
    assert table.prompt == "turn"


@rule("H25-T08")
def test_a_search_in_a_room_just_found_draws_its_card_first() -> None:
    table = exploring().with_dice(*faces(2, KNOWLEDGE_OF_OX)).play(SEARCH)
    kinds = [event.kind for event in table.table.events]
    assert kinds.index("draws") < kinds.index("rolled") < kinds.index("h25-nothing")
    assert table.state.turn.over
    assert drawn(table.play("end-turn")) == ["bottle"]


# Secrets


@rule("H25-T15")
def test_a_doll_stays_where_it_was_written_down() -> None:
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}
    dolls, rooms_of = {VIVIAN: "doll-rag"}, {VIVIAN: "conservatory"}
    table = cursed(where, dolls, rooms_of=rooms_of, turn=OX).top("room", "gardens").top("event", "a-moment-of-hope")
    laid(table.with_dice(*faces(2, KNOWLEDGE_OF_OX + 1)).play("explore:n")).play(SEARCH)
    assert table.state.tokens["blessing"] == "gardens"
    assert Voodoo.memory.of(table.haunt).dolls[ExplorerId(VIVIAN)] == Doll("doll-rag", CONSERVATORY)
    assert Voodoo.memory.of(table.haunt).empty == ["gardens"]


@rule("H25-T16")
def test_heroes_are_told_no_room_until_the_own_doll_is_found() -> None:
    def rooms(**parts: Any) -> list[object]:
        view = cursed(THREE, {OX: "doll-wax"}, rooms=KITCHEN, turn=OX, **parts).view(1)
        return [goal["rooms"] for goal in view["haunt"]["objectives"]]

    assert rooms() == [(), ()]
    assert rooms(rooms_of={OX: "kitchen"}, found=[VIVIAN]) == [(), ()]
    assert rooms(rooms_of={OX: "kitchen"}, found=[OX]) == [("kitchen",), ()]


@rule("H25-T15", "H25-T04")
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_sees_the_same_of_real_and_imagined_tables(seed: int) -> None:
    table = at_haunt(25, 3 + seed, seed)
    haunt = state_of(table).haunt
    assert haunt is not None
    assert "mask" in state_of(table).explorers[haunt.revealer].cards
    dreamt = set()
    for move in range(10):
        for seat in (*range(3 + seed), None):
            imagined = table.imagine(seat, seed=move)
            assert what_reaches(imagined, seat) == what_reaches(table, seat)
            haunt = state_of(imagined).haunt
            assert haunt is not None
            dreamt.add(str(Voodoo.memory.of(haunt).dolls))
        play_randomly(table, move, most=3)
    assert len(dreamt) > 1
    assert play_randomly(table, seed).result is not None


@rule("H25-T04")
def test_while_the_traitor_writes_nobody_learns_what() -> None:
    table = revealed(25, THREE).play("h25-traitor-doll:doll-rag:gardens")
    for seat in (1, 2, None):
        seen = {str(table.table.imagine(seat, seed=number).tape[-1]) for number in range(12)}
        assert len(seen) > 1
        assert what_reaches(table.table.imagine(seat, seed=1), seat) == what_reaches(table.table, seat)
