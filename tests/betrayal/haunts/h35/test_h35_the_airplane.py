"""Haunt 35, Small Change: the toy airplane is found, started, flown, knocked down, and leaves with everybody."""

from collections.abc import Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG
from dreadhall.betrayal.components.rooms import BALLROOM, CHAPEL, COAL_CHUTE, PATIO, TOWER
from dreadhall.betrayal.haunts.h35_small_change import SmallChange
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import NO_CARD, Place, RoomId
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h35.mice import (
    APART,
    CAT,
    DOOR,
    JENNY,
    LONGFELLOW,
    NORTH,
    OX,
    STAIRWARD,
    VIVIAN,
    ZOE,
    mice,
    small,
    steps,
)

SEARCH, START, BOARD = "h35-heroes-search", "h35-heroes-start", "h35-heroes-board"
SWOOP, ESCAPE, KNOCK = "h35-heroes-pick-up", "h35-heroes-escape", "h35-traitor-knock-down"
ATTIC = row("upper", "attic")
BALCONY = row("upper", "balcony")


def aloft(place: str, **parts: Any) -> Position:
    """Ox flies, with Vivian aboard."""
    return mice(APART | {OX: place, VIVIAN: place}, airplane=place, state="flying", pilot=OX, aboard=[VIVIAN], **parts)


# On the ground


@rule("H35-T06")
def test_it_is_found_and_started_in_one_turn_and_flies_in_the_pilots_next_turn() -> None:
    where = APART | {OX: "attic", VIVIAN: "attic"}
    table = mice(where, rooms=ATTIC).with_dice(*faces(3, 3), *faces(4, 3))
    table.play(SEARCH)
    assert (table.state.tokens["toy-airplane"], SmallChange.plane.of(table.haunt).state) == ("attic", "grounded")
    table.play(START)
    assert (SmallChange.plane.of(table.haunt).state, SmallChange.plane.of(table.haunt).pilot) == ("warming", OX)
    assert not table.offers("go")
    table.play("end-turn", BOARD)
    assert (table.explorer(VIVIAN).status, table.offers("go")) == ({"aboard": 1}, False)
    warm = mice(
        where, "attic", airplane=Place("attic"), state="warming", pilot=OX, aboard=[VIVIAN], rooms=ATTIC, turn=ZOE
    )
    warm.with_dice(*[0] * 6).play("end-turn")
    assert {f"attack:{OX}", f"attack:{VIVIAN}"} <= set(warm.keys)
    warm.play("done")
    assert (SmallChange.plane.of(warm.haunt).state, warm.view(0)["turn"]["spaces"]) == ("flying", 5)
    warm.with_dice(*faces(3, 4), *faces(3, 4)).play("go:doorway/upper-landing-s", "go:upper-landing")
    assert [warm.explorer(name).place for name in (OX, VIVIAN)] == ["upper-landing"] * 2
    assert warm.state.tokens["toy-airplane"] == "upper-landing"


@rule("H35-T06")
@pytest.mark.parametrize("room", ["bedroom", "master-bedroom", "storeroom", "attic", "game-room", "library"])
def test_it_is_searched_for_in_five_rooms_only_and_once_a_turn(room: str) -> None:
    table = mice(APART | {OX: room}, rooms=row("upper", room)).with_dice(*faces(2, 3))
    assert (SEARCH in table.keys) == (room != "library")
    if room != "library":
        table.play(SEARCH)
        assert SEARCH not in table.keys
        assert "toy-airplane" not in table.state.tokens
    assert SEARCH not in mice(APART | {ZOE: room}, rooms=row("upper", room), turn=ZOE).keys
    assert SEARCH not in mice(APART | {OX: room}, rooms=row("upper", room), airplane=Place("foyer")).keys


@rule("H35-T06")
def test_a_three_does_not_start_it_and_boarding_is_free_as_is_getting_off() -> None:
    table = mice(APART | {OX: "foyer"}, airplane=Place("foyer")).with_dice(*faces(3, 3)).play(START)
    assert (SmallChange.plane.of(table.haunt).state, START in table.keys) == ("grounded", False)
    table.play(BOARD, "h35-heroes-get-off")
    assert (table.explorer(OX).status, table.state.turn.spent) == ({}, 0)
    assert BOARD not in mice(APART | {ZOE: "foyer"}, airplane=Place("foyer"), turn=ZOE).keys


# In the air


@rule("H35-T07")
def test_a_pick_up_succeeds_with_four_may_be_tried_again_after_a_miss_and_crashes_with_one() -> None:
    where = APART | {OX: "entrance-hall", VIVIAN: "entrance-hall"}
    table = mice(where, airplane=Place("entrance-hall"), state="flying", pilot=OX)
    table.with_dice(*faces(3, 4), *faces(1, 4)).play(f"{SWOOP}:{VIVIAN}")
    assert SmallChange.plane.of(table.haunt).state == "flying"
    table.play(f"{SWOOP}:{VIVIAN}")
    assert table.state.turn.spent == 2
    assert (SmallChange.plane.of(table.haunt).state, table.explorer(OX).status) == ("grounded", {"aboard": 1})
    assert not SmallChange.plane.of(table.haunt).pilot
    assert START in table.keys
    caught = mice(where, airplane=Place("entrance-hall"), state="flying", pilot=OX).with_dice(*faces(4, 4))
    caught.play(f"{SWOOP}:{VIVIAN}")
    assert caught.explorer(VIVIAN).status == {"aboard": 1}


@rule("H35-T07")
def test_the_fastest_aboard_reaches_and_nobody_is_snatched_from_a_cat() -> None:
    where = APART | {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer"}
    table = mice(
        where, airplane=Place("foyer"), state="flying", pilot=OX, aboard=[VIVIAN], traits={VIVIAN: {"speed": 7}}
    )
    table.with_dice(*faces(4, 8)).play(f"{SWOOP}:{LONGFELLOW}")
    assert [event.data["who"] for event in table.events("rolled")] == [VIVIAN]
    held = mice(where, "foyer", airplane=Place("foyer"), state="flying", pilot=OX, held={VIVIAN: CAT})
    assert f"{SWOOP}:{LONGFELLOW}" in held.keys
    assert f"{SWOOP}:{VIVIAN}" not in held.keys


@rule("H35-T08")
def test_it_flies_over_stairs_gallery_and_chasm_and_past_cats_for_a_space_each_and_no_roll() -> None:
    hall = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 0, 1)]
    table = mice(APART | {OX: "gallery"}, "gallery", airplane=Place("gallery"), state="flying", pilot=OX, rooms=hall)
    table.with_dice().play("go:ballroom", "go:gallery", "go:doorway/upper-landing-s", "go:upper-landing")
    table.play("go:grand-staircase")
    assert (table.state.turn.spent, table.explorer(OX).place) == (5, "grand-staircase")
    assert not table.offers("go")
    deep = row("basement", "chasm", "larder")
    over = mice(APART | {OX: "chasm"}, airplane=Place("chasm"), state="flying", pilot=OX, rooms=deep)
    assert steps(over) == ["doorway/basement-landing-s", "doorway/chasm-s"]
    assert "cross" not in over.keys
    pit = [*row("upper", "collapsed-room"), *row("basement", "larder")]
    tokens = {"below-collapsed-room": "larder"}
    hole = mice(APART | {OX: "larder"}, airplane=Place("larder"), state="flying", pilot=OX, rooms=pit, tokens=tokens)
    assert hole.play("go:collapsed-room").explorer(OX).place == "collapsed-room"


@rule("H35-T08")
@pytest.mark.parametrize(("room", "asked"), [("dusty-hallway", 0), ("abandoned-room", 1)], ids=["quiet", "a symbol"])
def test_it_discovers_rooms_with_all_aboard_and_a_symbol_ends_the_pilots_turn(room: str, asked: int) -> None:
    table = aloft(NORTH).top("room", room).play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert [table.explorer(name).place for name in (OX, VIVIAN)] == [room] * 2
    assert (table.state.tokens["toy-airplane"], SmallChange.plane.of(table.haunt).state) == (room, "flying")
    assert table.asked == [asked]
    assert not table.events("draws")
    if not asked:
        assert table.state.turn.spent == 1
        assert table.offers("go")


@rule("H35-T08")
def test_rooms_cannot_be_discovered_by_passengers_or_without_spaces() -> None:
    assert not aloft(NORTH, turn=VIVIAN).offers("explore")
    assert not aloft(NORTH).arrange(lambda state: setattr(state.turn, "spent", 5)).offers("explore")


@rule("H35-T08")
def test_the_coal_chute_leads_it_down_with_all_aboard() -> None:
    table = aloft(NORTH).top("room", "coal-chute").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    places = [table.explorer(name).place for name in (OX, VIVIAN)]
    assert {*places, table.state.tokens["toy-airplane"]} == {"basement-landing"}
    assert (SmallChange.plane.of(table.haunt).pilot, table.state.turn.spent) == (OX, 1)
    chute = Placed(COAL_CHUTE, "ground", 0, -1, 2)
    known = aloft(NORTH, rooms=[chute])
    assert known.play("go:coal-chute").explorer(VIVIAN).place == "basement-landing"


@rule("H35-T08")
def test_the_first_flight_down_through_the_collapsed_room_finds_what_lies_below() -> None:
    table = aloft("collapsed-room", rooms=row("upper", "collapsed-room")).top("room", "wine-cellar").with_dice()
    table.play("h35-heroes-dive")
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    assert [table.explorer(name).place for name in (OX, VIVIAN)] == ["wine-cellar"] * 2
    assert table.state.tokens["below-collapsed-room"] == table.state.tokens["toy-airplane"] == "wine-cellar"
    assert (changes(table, OX), SmallChange.plane.of(table.haunt).state, table.asked) == ({}, "flying", [1])


@rule("H35-T08")
def test_out_of_the_attic_everybody_aboard_rolls() -> None:
    table = aloft("attic", rooms=ATTIC).with_dice(*faces(3, 4), *faces(2, 4)).play("go:doorway/upper-landing-s")
    assert (changes(table, OX), changes(table, VIVIAN)) == ({}, {"might": -1})
    assert table.state.tokens["toy-airplane"] == "doorway/upper-landing-s"
    dies = aloft("attic", rooms=ATTIC, traits={OX: {"might": 0}}).with_dice(*faces(2, 4))
    dies.play("go:doorway/upper-landing-s")
    assert not dies.explorer(OX).alive
    assert (dies.explorer(VIVIAN).place, dies.view(None)["haunt"]["memory"]) == ("attic", {"plane-state": "grounded"})


@rule("H35-T08")
def test_a_companion_that_waits_joins_the_pilot() -> None:
    table = aloft(STAIRWARD).arrange(lambda state: state.companions.update({DOG: Place("foyer")})).play("go:foyer")
    assert (table.cards(OX), table.cards(VIVIAN)) == (["dog"], [])


@rule("H35-T08")
def test_the_tower_needs_the_pilots_roll_and_all_come_across() -> None:
    rooms = [Placed(TOWER, "upper", 0, 1, 1)]
    parts: dict[str, Any] = {"airplane": "tower", "state": "flying", "pilot": OX, "aboard": [VIVIAN], "rooms": rooms}
    table = mice(APART | {OX: "tower", VIVIAN: "tower"}, **parts).with_dice(*faces(3, 5)).play("cross")
    assert [table.explorer(name).place for name in (OX, VIVIAN)] == ["tower/far"] * 2
    assert table.state.tokens["toy-airplane"] == "tower/far"
    failed = mice(APART | {OX: "tower", VIVIAN: "tower"}, **parts).with_dice(*faces(2, 5)).play("cross")
    assert not failed.offers("go")


@rule("H35-T08")
def test_over_the_chasm_heroes_are_picked_up_from_either_side() -> None:
    where = APART | {OX: "chasm", VIVIAN: "chasm/far"}
    table = mice(where, airplane=Place("chasm"), state="flying", pilot=OX, rooms=row("basement", "chasm"))
    table.with_dice(*faces(4, 4)).play(f"{SWOOP}:{VIVIAN}")
    assert (table.explorer(VIVIAN).place, table.explorer(VIVIAN).status) == ("chasm", {"aboard": 1})


@rule("H35-T08")
@pytest.mark.parametrize(("card", "may"), [("axe", False), ("revolver", True), ("ring", True)])
def test_flyers_strike_and_are_struck_only_with_revolver_ring_or_dynamite(card: str, may: bool) -> None:
    where = APART | {OX: "foyer", VIVIAN: "foyer"}
    table = mice(where, "foyer", airplane=Place("foyer"), state="flying", pilot=OX, aboard=[VIVIAN], cards={OX: [card]})
    assert [key for key in table.keys if key.startswith("attack:")] == ([f"attack:{CAT}:{card}"] if may else [])
    rules = small(table)
    assert not rules.may_attack(table.monster(CAT), table.explorer(VIVIAN), "might", NO_CARD)
    assert not rules.slows(table.monster(CAT), table.explorer(OX))
    assert not rules.slows(table.explorer(OX), table.monster(CAT))


# Knocked down


@rule("H35-T12")
@pytest.mark.parametrize("speed", [6, 7])
def test_a_cat_bats_it_down_with_seven_and_may_attack_somebody_aboard(speed: int) -> None:
    where = APART | {OX: "foyer", VIVIAN: "foyer"}
    table = mice(where, "foyer", airplane=Place("foyer"), state="flying", pilot=OX, aboard=[VIVIAN], turn=ZOE)
    table.with_dice(*[0] * 6).play("end-turn")
    assert not table.offers("attack")
    table.with_dice(*faces(speed, 6)).play(KNOCK)
    assert (SmallChange.plane.of(table.haunt).state == "grounded") == table.offers("attack") == (speed == 7)
    assert KNOCK not in table.keys
    if speed == 7:
        table.with_dice(*faces(2, 7), *faces(1, 5)).play(f"attack:{OX}")
        assert table.explorer(OX).status == {"caught": 1}
        assert table.explorer(VIVIAN).status == {"aboard": 1}


@rule("H35-T12")
def test_no_barrier_keeps_a_cat_from_the_airplane() -> None:
    where = APART | {OX: "chasm/far", ZOE: "foyer"}
    parts: dict[str, Any] = {"airplane": "chasm/far", "state": "flying", "pilot": OX, "rooms": row("basement", "chasm")}
    table = mice(where, "chasm", turn=ZOE, **parts).with_dice(*[0] * 6).play("end-turn")
    assert KNOCK in table.keys


@rule("H35-T12")
def test_without_its_pilot_it_is_grounded_and_somebody_else_starts_it() -> None:
    where = APART | {OX: "foyer", VIVIAN: "foyer"}
    table = mice(where, "foyer", airplane=Place("foyer"), state="warming", pilot=OX, aboard=[VIVIAN], turn=ZOE)
    table.with_dice(*[0] * 6).play("end-turn")
    table.with_dice(*faces(2, 7), *faces(1, 5)).play(f"attack:{OX}")
    assert (SmallChange.plane.of(table.haunt).state, SmallChange.plane.of(table.haunt).pilot) == ("grounded", None)
    table.with_dice(*faces(0, 5), *faces(0, 7)).play("h35-heroes-struggle:might")
    table.with_dice(*faces(4, 5)).play(START)
    assert SmallChange.plane.of(table.haunt).pilot == VIVIAN


@rule("H35-T12")
@pytest.mark.parametrize("speed", [4, 5])
def test_the_traitor_needs_five_once_a_turn_and_gets_no_attack(speed: int) -> None:
    where = APART | {OX: "foyer", ZOE: "foyer"}
    table = (
        mice(where, airplane=Place("foyer"), state="flying", pilot=OX, turn=ZOE).with_dice(*faces(speed, 4)).play(KNOCK)
    )
    assert (SmallChange.plane.of(table.haunt).state == "grounded") == (speed == 5)
    assert KNOCK not in table.keys
    assert not table.offers("attack")
    assert KNOCK not in mice(where, airplane=Place("foyer"), state="warming", pilot=OX, turn=ZOE).keys


# Out


@rule("H35-T13")
def test_with_all_living_heroes_aboard_it_leaves_and_the_heroes_win() -> None:
    where = APART | {OX: "balcony", VIVIAN: "balcony"}
    parts: dict[str, Any] = {"airplane": "balcony", "state": "flying", "pilot": OX, "rooms": BALCONY}
    table = mice(where, aboard=[VIVIAN], dead={LONGFELLOW: ""}, **parts)
    assert table.play(ESCAPE).winners == (0, 1, 2)
    assert ESCAPE not in mice(where, aboard=[VIVIAN], **parts).keys
    assert ESCAPE not in mice(where, dead={LONGFELLOW: ""}, **parts).keys


@rule("H35-T13")
def test_every_way_out_needs_a_free_side() -> None:
    places = {"grand-staircase": True, "entrance-hall": False, "conservatory": False}
    places |= dict.fromkeys(["gardens", "graveyard", "patio", "tower", "balcony"], True)
    places |= dict.fromkeys(["bedroom", "master-bedroom", "chapel", "dining-room"], True)
    for room, out in places.items():
        rooms = [] if room in ("grand-staircase", "entrance-hall") else [Placed(RoomId(room), "upper", 5, 5)]
        assert small(mice(rooms=rooms)).leads_out(RoomId(room)) == out
    chapel, beside = Placed(CHAPEL, "upper", 5, 5), Placed(RoomId("attic"), "upper", 5, 6)
    assert not small(mice(rooms=[chapel, beside])).leads_out(CHAPEL)
    around = [Placed(RoomId(room), "ground", *cell) for room, cell in _around(5, 5).items()]
    assert not small(mice(rooms=[Placed(PATIO, "ground", 5, 5), *around])).leads_out(PATIO)
    assert not small(mice()).leads_out(RoomId(DOOR))


def _around(x: int, y: int) -> dict[str, tuple[int, int]]:
    """Four rooms on the four sides of a cell."""
    return {"library": (x + 1, y), "kitchen": (x - 1, y), "ballroom": (x, y + 1), "gardens": (x, y - 1)}


@rule("H35-T14")
@pytest.mark.parametrize("alive", [True, False])
def test_more_than_half_eaten_is_the_traitors_victory_dead_or_alive(alive: bool) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "entrance-hall", JENNY: "foyer", ZOE: "basement-landing"}
    dead = {OX: CAT, VIVIAN: CAT} | ({} if alive else {ZOE: ""})
    table = mice(where, "entrance-hall", held={LONGFELLOW: CAT}, struggled=[LONGFELLOW], dead=dead, turn=JENNY)
    assert table.winners is None
    table.with_dice().play("end-turn", *(["end-turn"] if alive else []))
    assert table.winners == (4,)


@rule("H35-T14")
@pytest.mark.parametrize(("dead", "over"), [({OX: ""}, False), ({OX: "", VIVIAN: ""}, True)])
def test_with_too_few_left_to_escape_the_traitor_wins_as_well(dead: dict[str, str], over: bool) -> None:
    assert small(mice(dead=dead)).traitor_won() == over


@rule("H35-T14")
def test_two_of_four_eaten_are_not_enough_but_two_of_three_are() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer", JENNY: "foyer", ZOE: "basement-landing"}
    assert not small(mice(where, dead={OX: CAT, VIVIAN: CAT})).traitor_won()
    assert small(mice(dead={OX: CAT, VIVIAN: CAT})).traitor_won()


# What bots want


@rule("H35-T13")
@pytest.mark.parametrize(
    ("parts", "wish", "rooms"),
    [
        ({}, "h35-heroes-find", ["attic"]),
        ({"airplane": "foyer"}, "h35-heroes-start", ["foyer"]),
        ({"airplane": "foyer", "state": "warming", "pilot": VIVIAN}, "h35-heroes-board", ["foyer"]),
        (
            {"airplane": "entrance-hall", "state": "flying", "pilot": OX},
            "h35-heroes-escape",
            ["foyer", "upper-landing"],
        ),
    ],
    ids=["find", "start", "board", "pick up"],
)
def test_a_bot_goes_for_the_airplane_step_by_step(parts: dict[str, Any], wish: str, rooms: Sequence[str]) -> None:
    table = mice(rooms=ATTIC, **parts)
    wanted = [each for each in SeenTable(SeatAt(table.table, 0)).wanted if each.rooms]
    assert (wanted[0].id, list(wanted[0].rooms)) == (wish, rooms)
    assert STAIRWARD in SeenTable(SeatAt(table.table, 0)).paths.ways


@rule("H35-T08")
def test_a_pilot_bot_in_a_cellar_without_stairs_wants_to_explore() -> None:
    below = dict.fromkeys([OX, VIVIAN, LONGFELLOW], "basement-landing") | {ZOE: "foyer"}
    parts: dict[str, Any] = {"airplane": "basement-landing", "state": "flying", "pilot": OX}
    table = mice(below, aboard=[VIVIAN, LONGFELLOW], **parts)
    assert "explore" in SeenTable(SeatAt(table.table, 0)).wanted[0].verbs
    upstairs = mice(dict.fromkeys(below, "foyer"), aboard=[VIVIAN, LONGFELLOW], **parts | {"airplane": "foyer"})
    assert "explore" not in SeenTable(SeatAt(upstairs.table, 0)).wanted[0].verbs
