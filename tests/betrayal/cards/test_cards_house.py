"""Events that send explorers through the house or change it."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BLOODY_ROOM, STOREROOM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces

STAIRWELL = {OX: "grand-staircase", VIVIAN: "upper-landing", ZOE: "upper-landing"}


def no_tiles(state: BetrayalState) -> None:
    """All tiles lie on the discards, where the dice will find them again."""
    rooms = state.rooms
    rooms.discards = [*rooms.rest, *rooms.top]
    rooms.rest, rooms.top, rooms.known = [], [], []


# Sent elsewhere


@rule("B-MOVE-12")
@pytest.mark.parametrize("result", [2, 3])
def test_the_burning_man_drives_one_to_the_entrance_hall(result: int) -> None:
    table = draw("burning-man", *faces(result, 3), where={**APART, OX: "foyer"})
    assert table.explorer(OX).place == "entrance-hall"
    assert table.state.turn.spent == 0


@rule("B-JUNK-03")
def test_being_driven_out_of_a_room_sets_off_its_exit_roll() -> None:
    where = {OX: "junk-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = draw("burning-man", *faces(2, 3), *faces(2, 5), where=where, rooms=row("ground", "junk-room"))
    assert table.explorer(OX).place == "entrance-hall"
    assert changes(table, OX) == {"speed": -1}


def test_a_funeral_ends_in_the_graveyard_or_the_crypt() -> None:
    rooms = [*row("ground", "graveyard"), *row("basement", "crypt")]
    table = draw("funeral", *faces(1, 3), rooms=rooms)
    assert table.keys == ["room:graveyard", "room:crypt"]
    assert table.play("room:crypt").explorer(OX).place == "crypt"


# The Lost One


def lost(*dice: int, **parts: Any) -> Position:
    """Ox follows the Lost One."""
    return draw("the-lost-one", *faces(4, 3), *dice, **{"where": {**APART, OX: "foyer"}, **parts})


@pytest.mark.parametrize(("result", "room"), [(6, "entrance-hall"), (5, "upper-landing"), (4, "upper-landing")])
def test_the_lost_one_may_lead_back(result: int, room: str) -> None:
    assert lost(*faces(result, 3)).explorer(OX).place == room


@rule("B-DISC-12", "B-PLACE-06")
@pytest.mark.parametrize(
    ("result", "landing", "floor"), [(3, "upper-landing", "upper"), (1, "basement-landing", "basement")]
)
def test_the_lost_one_may_lead_into_a_new_room(result: int, landing: str, floor: str) -> None:
    table = lost(*faces(result, 3)).top("room", "gardens", "storeroom").top("item", "axe")
    table.play(f"doorway:{landing}:e")
    tile = table.rules.plan.placed[STOREROOM]
    assert (tile.floor, tile.x, tile.y) == (floor, 1, 0)
    assert table.explorer(OX).place == "storeroom"
    assert table.cards(OX) == ["axe"]
    assert table.state.rooms.discards == ["gardens"]


@rule("B-DISC-06")
def test_the_lost_one_looks_only_once_through_the_stack() -> None:
    table = lost(*faces(2, 3), change=no_tiles)
    assert table.explorer(OX).place == "entrance-hall"
    assert len(table.state.rooms.discards) == 42


@rule("B-HROLL-09", "B-CARD-04")
def test_an_event_is_discarded_even_if_the_haunt_begins_in_the_middle_of_it() -> None:
    def many_omens(state: BetrayalState) -> None:
        state.omens_drawn = 12

    options = {"haunt_roll": "at-once", "haunt": 1}
    table = (
        lost(*faces(3, 3), *faces(2, 6), options=options, change=many_omens)
        .top("room", "charred-room")
        .top("omen", "ring")
    )
    table.play("doorway:upper-landing:e")
    assert table.state.haunt is not None
    assert table.state.events.discards == ["the-lost-one"]


# The Walls


@rule("B-DISC-12", "B-PLACE-06", "B-PLACE-08")
def test_the_walls_lay_the_next_tile_anywhere_and_take_one_there() -> None:
    table = draw("the-walls").top("room", "larder", "storeroom").top("item", "bell")
    assert table.prompt == "choose-doorway"
    assert all("basement-landing" in key for key in table.keys)
    table.play("doorway:basement-landing:n")
    assert table.explorer(OX).place == "larder"
    assert table.cards(OX) == ["bell"]


def test_the_walls_find_a_tile_among_the_discards_once_the_stack_is_gone() -> None:
    table = draw("the-walls", change=no_tiles, room=[0] * 50)
    assert table.prompt == "choose-doorway"


# Mystic Slide


@rule("B-MOVE-12")
def test_the_slide_takes_the_strong_to_any_room_below() -> None:
    table = draw("mystic-slide", *faces(5, 5), where={**APART, OX: "upper-landing"})
    assert table.state.tokens["slide"] == "upper-landing"
    assert sorted(table.keys) == [
        "room:basement-landing",
        "room:entrance-hall",
        "room:foyer",
        "room:grand-staircase",
    ]
    assert table.play("room:foyer").explorer(OX).place == "foyer"


@rule("B-DISC-12")
def test_the_slide_drops_the_weak_into_a_new_room_below() -> None:
    table = draw("mystic-slide", *faces(4, 5), 1).top("room", "storeroom").top("item", "axe")
    table.play("doorway:basement-landing:s")
    assert table.prompt == "split-damage"
    assert table.cards(OX) == []
    table.play("split:1-0")
    assert table.explorer(OX).place == "storeroom"
    assert table.cards(OX) == ["axe"]


def test_the_slide_ends_in_a_room_of_the_basement_when_the_stack_is_gone() -> None:
    table = draw("mystic-slide", *faces(0, 5), 0, change=no_tiles)
    assert table.explorer(OX).place == "basement-landing"


def test_the_slide_opens_under_the_next_explorer_when_its_drawer_is_in_the_basement() -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = draw("mystic-slide", *faces(3, 2), 0, where=where).top("room", "storeroom")
    assert (table.prompt, table.asked) == ("choose-doorway", [1])
    table.play("doorway:basement-landing:s")
    assert table.explorer(VIVIAN).place == "storeroom"
    assert table.cards(VIVIAN) == []
    assert table.state.tokens["slide"] == "foyer"


def test_the_slide_is_discarded_when_everybody_is_in_the_basement() -> None:
    table = draw("mystic-slide", where=dict.fromkeys((OX, VIVIAN, ZOE), "basement-landing"))
    assert "slide" not in table.state.tokens


# The Beckoning


def test_the_beckoning_calls_only_those_at_windows_or_outside() -> None:
    assert len(draw("the-beckoning").events("rolled")) == 1
    table = draw("the-beckoning", *faces(3, 3), where=STAIRWELL)
    assert [event.data["trait"] for event in table.events("rolled")] == ["", "sanity"]
    assert table.explorer(OX).place == "grand-staircase"


@rule("B-DISC-16", "B-DISC-12")
def test_the_beckoning_leads_to_a_patio_that_is_searched_out() -> None:
    table = draw("the-beckoning", *faces(2, 3), 1, where=STAIRWELL, back=[0], following=["night-view"])
    assert table.prompt == "choose-doorway"
    table.with_dice(*faces(0, 3)).play("doorway:foyer:s", "turn:n", "split:1-0")
    assert table.explorer(OX).place == "patio"
    assert table.state.events.discards == ["night-view", "the-beckoning"]
    assert changes(table, OX) == {"might": -1}


def test_the_beckoning_leads_to_the_patio_where_it_lies() -> None:
    table = draw("the-beckoning", *faces(0, 3), 0, where=STAIRWELL, rooms=row("ground", "patio"))
    assert table.explorer(OX).place == "patio"
    assert table.state.events.discards == ["the-beckoning"]


# Secret ways


@pytest.mark.parametrize(
    ("result", "floors"),
    [
        (6, {"upper", "ground", "basement"}),
        (5, {"upper"}),
        (4, {"upper"}),
        (3, {"ground"}),
        (2, {"ground"}),
        (1, {"basement"}),
        (0, {"basement"}),
    ],
)
def test_three_dice_say_on_which_floor_a_secret_passage_ends(result: int, floors: set[str]) -> None:
    rooms = [*row("upper", "balcony"), *row("basement", "larder")]
    table = draw("secret-passage", *faces(result, 3), rooms=rooms)
    assert table.prompt == "place-token"
    ends = {key.removeprefix("room:") for key in table.keys}
    assert {table.rules.plan.floor_of(RoomId(room)) for room in ends} == floors
    assert "entrance-hall" not in ends


@rule("B-MOVE-10", "B-MOVE-12")
def test_a_secret_passage_may_be_followed_at_once_and_costs_a_space_later() -> None:
    table = draw("secret-passage", *faces(5, 3)).play("yes")
    assert table.explorer(OX).place == "upper-landing"
    assert table.state.turn.spent == 0
    table = draw("secret-passage", *faces(5, 3)).play("no", "end-turn")
    assert "go:entrance-hall" in table.keys
    assert table.play("go:entrance-hall").state.turn.spent == 1


@rule("B-BARR-11", "B-BARR-12")
def test_a_passage_into_a_barrier_room_ends_on_one_side_for_good() -> None:
    table = draw("secret-passage", *faces(1, 3), rooms=row("basement", "catacombs"))
    table.play("room:catacombs", "side:catacombs/far", "yes")
    assert table.state.tokens["secret-passage-2"] == "catacombs/far"
    assert table.explorer(OX).place == "catacombs/far"


def test_secret_stairs_lead_to_another_floor_and_to_another_event() -> None:
    table = draw("secret-stairs", following=["smoke"])
    assert sorted(table.keys) == ["room:basement-landing", "room:upper-landing"]
    table.play("room:upper-landing", "yes")
    assert table.explorer(OX).place == "upper-landing"
    assert table.state.tokens["smoke"] == "upper-landing"
    assert table.state.events.discards == ["smoke", "secret-stairs"]


def test_secret_stairs_that_are_not_followed_bring_no_event() -> None:
    table = draw("secret-stairs").play("room:upper-landing", "no")
    assert table.explorer(OX).place == "entrance-hall"
    assert table.state.events.discards == ["secret-stairs"]


# Revolving Wall


@rule("B-DISC-12", "B-DOOR-04")
def test_a_revolving_wall_opens_into_a_new_room() -> None:
    table = draw("revolving-wall", where=STAIRWELL)
    assert table.keys == ["wall:n", "wall:s", "wall:w", "corner:ne", "corner:es", "corner:sw", "corner:wn"]
    table.top("room", "storeroom", "bloody-room").top("item", "axe").play("wall:n")
    tile = table.rules.plan.placed[BLOODY_ROOM]
    assert (tile.floor, tile.x, tile.y) == ("ground", -2, -1)
    assert table.explorer(OX).place == "bloody-room"
    assert table.cards(OX) == ["axe"]
    assert table.state.switch == ("grand-staircase", "bloody-room")


@rule("B-DOOR-04")
def test_the_front_door_is_no_wall_to_revolve() -> None:
    keys = draw("revolving-wall").keys
    assert not any(key.startswith("wall") for key in keys)
    assert len(keys) == 4


def test_a_revolving_wall_may_lead_to_a_room_that_lies_there() -> None:
    table = draw("revolving-wall", rooms=[Placed(BLOODY_ROOM, "ground", -1, 1)]).play("corner:sw")
    assert table.explorer(OX).place == "bloody-room"
    assert table.cards(OX) == []
    assert table.state.tokens["wall-switch"] == "entrance-hall"


def test_a_revolving_wall_with_no_tile_left_for_the_floor_leaves_nothing() -> None:
    def ground_is_full(state: BetrayalState) -> None:
        state.rooms.rest = [room for room in state.rooms.rest if "ground" not in ROOMS[RoomId(room)].floors]

    table = draw("revolving-wall", change=ground_is_full).play("corner:ne")
    assert "wall-switch" not in table.state.tokens
    assert table.explorer(OX).place == "entrance-hall"


# What the...?


@rule("B-PLACE-07")
def test_a_starting_tile_goes_nowhere() -> None:
    table = draw("what-the")
    assert table.prompt == "turn"
    assert table.events("tile-moves") == []


def test_a_room_goes_to_another_doorway_with_all_that_is_in_it() -> None:
    where = {OX: "bloody-room", VIVIAN: "bloody-room", ZOE: "upper-landing"}
    table = draw("what-the", where=where, rooms=row("ground", "bloody-room"), piles={"bloody-room": ["axe"]})
    assert "doorway:entrance-hall:s" not in table.keys
    table.play("doorway:entrance-hall:n")
    tile = table.rules.plan.placed[BLOODY_ROOM]
    assert (tile.x, tile.y) == (0, -1)
    assert table.explorer(VIVIAN).place == "bloody-room"
    assert table.state.tokens["closet"] == "bloody-room"
    assert "go:entrance-hall" not in table.keys
    assert len(table.events("moves")) == 0


def test_a_wall_switch_goes_when_its_room_goes_elsewhere() -> None:
    def joined(state: BetrayalState) -> None:
        state.switch = (Place("bloody-room"), Place("foyer"))

    where = {OX: "bloody-room", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    tokens = {"wall-switch": "bloody-room"}
    table = draw("what-the", where=where, rooms=row("ground", "bloody-room"), tokens=tokens, change=joined)
    table.play("doorway:foyer:n")
    assert table.state.switch is None
    assert "wall-switch" not in table.state.tokens


# Tokens that only lie there


@pytest.mark.parametrize(
    ("event", "token", "dice"),
    [("a-moment-of-hope", "blessing", 4), ("drip-drip-drip", "drip", 2), ("smoke", "smoke", 1)],
)
def test_a_token_changes_the_trait_rolls_made_beside_it(event: str, token: str, dice: int) -> None:
    table = draw(event, *[0] * dice, *[0] * 2, tokens={"safe": "entrance-hall"})
    assert table.state.tokens[token] == "entrance-hall"
    table.play("try:safe")
    assert len(table.events("rolled")[1].data["faces"]) == dice


def test_a_trait_roll_keeps_at_least_one_die_in_the_smoke() -> None:
    tokens = {"smoke": "entrance-hall", "drip": "entrance-hall", "safe": "entrance-hall"}
    table = position(APART, tokens=tokens).with_dice(2, 0).play("try:safe")
    assert table.events("rolled")[0].data["faces"] == [2]


@rule("B-DIE-12")
def test_the_blessing_gives_no_more_than_eight_dice() -> None:
    tokens = {"blessing": "entrance-hall", "safe": "entrance-hall"}
    table = position({ZOE: "entrance-hall", OX: "foyer", VIVIAN: "foyer"}, tokens=tokens)
    assert [table.rules.trait_dice(table.explorer(ZOE), dice) for dice in (7, 8, 9)] == [8, 8, 9]


@rule("B-LOS-02")
def test_smoke_hides_a_room() -> None:
    table = draw("smoke", where={OX: "foyer", VIVIAN: "entrance-hall", ZOE: "grand-staircase"})
    ox, vivian, zoe = (table.explorer(name) for name in (OX, VIVIAN, ZOE))
    assert not table.rules.sees(ox, vivian)
    assert not table.rules.sees(vivian, zoe)
