"""Haunt 19, A Friend for the Ages: set-up, Paint, and how it ends."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import CHAPEL, CRYPT, STOREROOM, VAULT
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.haunts.h19_a_friend_for_the_ages import AFriendForTheAges
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import place_in
from dreadhall.betrayal.state import HIGHEST, BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from tests.betrayal.haunts.h19.portrait import (
    APART,
    DESTROY,
    GALLERY,
    OX,
    PAINT_ROOMS,
    PLACE_ROOM,
    REPAINT,
    UPSTAIRS,
    VIVIAN,
    ZOE,
    paint_about,
    roll,
    strikes,
    warded,
)


@rule("H19-T01")
def test_the_left_neighbour_turns_traitor_and_the_least_raised_traits_rise() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 19}
    assert cells == {(omen, GALLERY) for omen in ("crystal-ball", "dog", "girl")}
    where = dict.fromkeys(SEVERAL[:4], "foyer")
    traits = {VIVIAN: {"might": 0, "sanity": HIGHEST}}
    table = revealed(19, where, rooms=UPSTAIRS, traits=traits, omen="crystal-ball")
    vivian = table.explorer(VIVIAN)
    assert [who.traitor for who in table.state.explorers] == [False, True, False, False]
    assert clip_of(vivian, "might") == start_of(vivian, "might")
    assert (table.asked, table.prompt) == ([1], "gain-trait")
    assert set(table.keys) == {"trait:might", "trait:speed", "trait:knowledge"}
    table.play("trait:might")
    assert set(table.keys) == {"trait:speed", "trait:knowledge"}, "the others stand lower now"
    table.play("trait:speed")
    vivian = table.explorer(VIVIAN)
    steps = {trait: clip_of(vivian, trait) - start_of(vivian, trait) for trait in ("might", "speed", "knowledge")}
    assert (steps, clip_of(vivian, "sanity")) == ({"might": 1, "speed": 1, "knowledge": 1}, HIGHEST)
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H19-T02")
@pytest.mark.parametrize(("players", "cans"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_there_are_two_cans_more_than_heroes(players: int, cans: int) -> None:
    rooms = [*UPSTAIRS, *row("basement", "wine-cellar", "abandoned-room"), *row("ground", "patio")]
    table = revealed(19, dict.fromkeys(SEVERAL[:players], "foyer"), rooms=rooms, omen="dog")
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert set(paint_about(table).values()) == {"wine-cellar", "abandoned-room", "patio"}
    assert len(AFriendForTheAges.memory.of(table.haunt).paint_aside) == cans - 3
    goal = table.view(0)["haunt"]["objectives"][0]
    assert (goal["done"], goal["of"]) == (0, players - 1)


@rule("H19-T02")
def test_with_more_rooms_than_cans_the_farthest_get_them() -> None:
    where = {OX: "wine-cellar", VIVIAN: "basement-landing", ZOE: "patio"}
    table = revealed(19, where, rooms=[*UPSTAIRS, *PAINT_ROOMS], omen="girl")
    while table.prompt == "gain-trait":
        table.play(table.keys[0])
    asked = []
    while table.prompt == "h19-heroes-paint":
        asked.append((table.asked, set(table.keys)))
        table.play(table.keys[0])
    tied = {"room:abandoned-room", "room:statuary-corridor", "room:storeroom"}
    assert asked == [([0], tied), ([0], tied - {"room:abandoned-room"})]
    assert set(paint_about(table).values()) >= {"attic", "collapsed-room"}
    assert not {"wine-cellar", "patio"} & set(paint_about(table).values())
    assert (len(paint_about(table)), AFriendForTheAges.memory.of(table.haunt).paint_aside) == (4, [])


@rule("H19-T03")
def test_a_can_that_was_aside_appears_with_its_room() -> None:
    table = warded({**APART, OX: "basement-landing"}, aside=1).top("room", "wine-cellar").top("item", "axe")
    table.play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert paint_about(table) == {"paint-7": "wine-cellar"}
    table = warded(turn=VIVIAN, aside=1).play(PLACE_ROOM, "room:wine-cellar")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert paint_about(table) == {"paint-7": "wine-cellar"}


@rule("H19-T16")
def test_paint_appears_in_seven_rooms_and_no_others() -> None:
    table = warded(aside=7)
    for room in ROOMS:
        table.rules.room_appeared(room)
    assert sorted(table.rules.state.piles) == sorted(place_in(tile.room) for tile in PAINT_ROOMS)
    table = warded(aside=2)
    for room in ROOMS:
        table.rules.room_appeared(room)
    assert len(table.rules.state.piles) == 2, "while cans last"


@rule("H19-T04")
def test_four_paints_the_portrait_over_and_three_does_not() -> None:
    table = warded({**APART, OX: GALLERY}, cards={OX: ["paint-1"]}, traits={OX: {"knowledge": 4}})
    table.with_dice(*roll(table, OX, "knowledge", 4)).play(REPAINT)
    assert (table.cards(OX), AFriendForTheAges.memory.of(table.haunt).repainted, table.state.gone) == (
        [],
        1,
        ["paint-1"],
    )
    table = warded({**APART, OX: GALLERY}, cards={OX: ["paint-1"]}, traits={OX: {"knowledge": 4}})
    table.with_dice(*roll(table, OX, "knowledge", 3)).play(REPAINT)
    assert (table.cards(OX), AFriendForTheAges.memory.of(table.haunt).repainted) == (["paint-1"], 0)
    assert REPAINT not in table.keys, "once a turn"


@rule("H19-T04")
def test_painting_needs_paint_that_was_there_before_and_the_gallery() -> None:
    assert REPAINT not in warded({**APART, OX: GALLERY}).keys
    assert REPAINT not in warded(cards={OX: ["paint-1"]}).keys
    assert REPAINT not in warded({**APART, OX: GALLERY}, piles={GALLERY: ["paint-1"]}).play("take:paint-1").keys


@rule("H19-T05")
def test_paint_is_an_item_but_nobody_carries_two_and_the_dog_none() -> None:
    where = {**APART, ZOE: "foyer"}
    table = warded(where, cards={OX: ["paint-1"], ZOE: ["paint-2"]}, piles={"foyer": ["paint-3", "axe"]})
    assert {"take:axe", "drop:paint-1"} <= set(table.keys)
    assert "take:paint-3" not in table.keys
    assert f"trade:{ZOE}:paint-1" not in table.keys, "one who has one cannot take another"
    table = warded(where, cards={OX: ["paint-1"]}).play(f"trade:{ZOE}:paint-1", "yes")
    assert table.cards(ZOE) == ["paint-1"]
    table = warded(where, cards={OX: ["dog", "paint-1", "bell"]})
    assert table.rules.dog_loads(table.rules.state.explorers[0]) == ["bell"]


@rule("H19-T05")
def test_the_paint_of_the_dead_lies_in_a_pile() -> None:
    where = {**APART, OX: "basement-landing"}
    table = warded(where, turn=VIVIAN, cards={OX: ["paint-1"]}, traits={OX: {"might": 0, "speed": 0}})
    strikes(table, VIVIAN, OX, 4).play("damage", "split:0-4")
    assert paint_about(table) == {"paint-1": "basement-landing"}
    assert "take:paint-1" in table.keys


# The traitor's turn


@rule("H19-T09")
def test_the_traitor_adds_a_room_once_a_turn_and_stands_still_after_it() -> None:
    table = warded(turn=VIVIAN)
    table.play(PLACE_ROOM)
    assert (table.prompt, table.asked) == (PLACE_ROOM, [1])
    assert f"room:{GALLERY}" not in table.keys
    table.play("room:chapel")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert table.rules.in_house(CHAPEL)
    assert "chapel" in table.state.no_card_for
    assert table.events("tile-searched-out")
    assert PLACE_ROOM not in table.keys
    assert not [key for key in table.keys if key.startswith(("go:", "explore:"))]


@rule("H19-T09")
def test_the_first_visitor_of_such_a_room_draws_nothing() -> None:
    table = warded(turn=VIVIAN, traits={OX: {"speed": 4}}).play(PLACE_ROOM, "room:chapel", "doorway:entrance-hall:n")
    while table.prompt != "turn":
        table.play(table.keys[0])
    table.play("end-turn", "end-turn", "go:entrance-hall", "go:chapel")
    assert (table.explorer(OX).place, table.events("draws")) == ("chapel", [])


@rule("H19-T09")
@pytest.mark.parametrize(("tile", "offered"), [("pentagram-chamber", False), ("dusty-hallway", True)])
def test_no_tile_that_would_seal_a_floor_is_offered(tile: str, offered: bool) -> None:
    ends = [Placed(CRYPT, "basement", 0, -1, 2), Placed(STOREROOM, "basement", 1, 0, 3)]
    ends += [Placed(VAULT, "basement", -1, 0, 1)]

    def last_tile(state: BetrayalState) -> None:
        state.rooms.top, state.rooms.known = [tile], [()]

    table = warded(turn=VIVIAN, rooms=ends).arrange(last_tile)
    assert (PLACE_ROOM in table.keys) == offered


@rule("H19-T10")
def test_paint_is_destroyed_in_place_of_an_attack_and_not_when_just_stolen() -> None:
    where = {**APART, OX: "basement-landing"}
    table = warded(where, turn=VIVIAN, cards={OX: ["paint-1"]})
    strikes(table, VIVIAN, OX, 2).play("steal:paint-1")
    assert (table.cards(VIVIAN), DESTROY in table.keys) == (["paint-1"], False)
    table = warded(where, turn=VIVIAN, piles={"basement-landing": ["paint-1"]}).play("take:paint-1")
    assert DESTROY not in table.keys
    table = warded(where, turn=VIVIAN, cards={VIVIAN: ["paint-1"]})
    assert f"attack:{OX}" in table.keys
    table.play(DESTROY)
    assert (table.state.gone, AFriendForTheAges.memory.of(table.haunt).destroyed) == (["paint-1"], 1)
    assert not [key for key in table.keys if key.startswith("attack")]
    table = strikes(warded(where, turn=VIVIAN, cards={VIVIAN: ["paint-1"]}), VIVIAN, OX, 0)
    assert DESTROY not in table.keys


# The end


@rule("H19-T11")
def test_the_third_can_destroyed_wins_and_so_does_the_last_heros_death() -> None:
    assert warded(turn=VIVIAN, cards={VIVIAN: ["paint-1"]}, destroyed=1).play(DESTROY).winners is None
    assert warded(turn=VIVIAN, cards={VIVIAN: ["paint-1"]}, destroyed=2).play(DESTROY).winners == (1,)

    def alone(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    where = {**APART, OX: "basement-landing"}
    table = warded(where, turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}}).arrange(alone)
    assert strikes(table, VIVIAN, OX, 4).play("split:0-4").winners == (1,)


@rule("H19-T12")
@pytest.mark.parametrize(("painted", "winners"), [(1, None), (2, (0, 2, 3))])
def test_as_many_tokens_as_heroes_break_the_spell(painted: int, winners: tuple[int, ...] | None) -> None:
    where = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: GALLERY}
    table = warded(where, cards={OX: ["paint-1"]}, traits={OX: {"knowledge": 4}}, painted=painted)
    table.with_dice(*roll(table, OX, "knowledge", 4)).play(REPAINT)
    assert table.winners == winners


@rule("H19-T14")
def test_each_side_sees_its_own_goal_and_no_monster_ever_acts() -> None:
    table = warded(turn=VIVIAN, painted=1, destroyed=1)
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert {wish["id"] for wish in hero["objectives"]} == {"h19-heroes-portrait", "h19-heroes-traitor"}
    assert next((wish["id"], wish["of"]) for wish in traitor["objectives"]) == ("h19-traitor-paint", 3)
    assert hero["memory"] == traitor["memory"]
    assert (hero["memory"]["h19-repainted"], hero["memory"]["h19-destroyed"]) == (1, 1)
    table.play("end-turn")
    assert (table.asked, table.events("monster-turn"), table.haunt.track) == ([2], [], 0)


@rule("H19-T15")
def test_without_a_gallery_the_heroes_still_fetch_paint() -> None:
    table = warded(rooms=[], cards={OX: ["paint-1"]})
    assert table.view(0)["haunt"]["objectives"][0]["rooms"] == ()
