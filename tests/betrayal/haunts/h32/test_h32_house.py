"""Haunt 32, Lost: who turns, which rooms are left, and where they come to lie."""

from collections.abc import Callable
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG, GIRL
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    CHARRED_ROOM,
    COLLAPSED_ROOM,
    CRYPT,
    GALLERY,
    MYSTIC_ELEVATOR,
    ORGAN_ROOM,
    PENTAGRAM_CHAMBER,
    STOREROOM,
    VAULT,
)
from dreadhall.betrayal.haunts.h32_lost import JAMS, RULES
from dreadhall.betrayal.house.plan import STARTING, Placed, room_of
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, revealed, row
from dreadhall.testing.betrayal.legal_house import bad_house
from dreadhall.testing.marks import rule

OX, VIVIAN, ZOE = THREE
HOUSE = [
    *row("ground", "ballroom", "abandoned-room", "dining-room"),
    *row("upper", "bloody-room", "charred-room", "attic"),
    *row("basement", "junk-room", "chasm", "furnace-room", "statuary-corridor", "servants-quarters", "crypt"),
]
"""Twelve rooms, three to the ground floor, three to the upper one, six to the basement."""
WHERE = {OX: "abandoned-room", VIVIAN: "charred-room", ZOE: "chasm/far"}


def lost(where: dict[str, str] = WHERE, **parts: Any) -> Position:
    """The haunt as Ox reveals it, who has the most Sanity."""
    parts.setdefault("rooms", HOUSE)
    parts.setdefault("traits", {OX: {"sanity": 7}})
    return revealed(32, where, **parts)


def laid(table: Position) -> Position:
    """The traitor takes the first choice until all lies somewhere."""
    while table.prompt != "ready":
        table.play(table.keys[0])
    return table


def beside_start(table: Position, room: RoomId) -> bool:
    """Whether a door leads from a room to a starting tile of its floor."""
    return bool(STARTING & set(table.rules.plan.joined[room].values()))


@rule("H32-T01")
def test_the_most_sane_turns_traitor_and_a_tie_goes_to_the_revealer() -> None:
    traits = {VIVIAN: {"sanity": 6}, ZOE: {"sanity": 3}, OX: {"sanity": 3}}
    table = laid(lost(traits=traits, revealer=VIVIAN))
    assert table.haunt.traitor == 1
    tied = {OX: {"sanity": 5}, VIVIAN: {"sanity": 0}, ZOE: {"sanity": 2}}
    table = laid(lost(traits=tied, revealer=ZOE))
    assert (table.value(OX, "sanity"), table.value(ZOE, "sanity")) == (5, 5)
    assert table.haunt.traitor == 2
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [0]


@rule("H32-T01")
def test_five_tokens_wait_and_no_monster_comes() -> None:
    table = laid(lost())
    assert len(JAMS) == 5
    assert (table.state.tokens, table.state.monsters, RULES.kinds) == ({}, {}, ())


@rule("H32-T02")
def test_only_starting_tiles_occupied_rooms_and_the_organ_stay_and_the_rest_is_one_stack() -> None:
    def thrown_away(state: BetrayalState) -> None:
        state.rooms.rest.remove("gallery")
        state.rooms.discards = ["gallery"]
        state.rooms_seen = [GALLERY]

    table = laid(lost(change=thrown_away))
    assert set(table.rules.plan.placed) == {*STARTING, "abandoned-room", "charred-room", "chasm", "organ-room"}
    stack = table.state.rooms
    assert (len(stack), stack.discards, table.state.rooms_seen, stack.known) == (38, [], [], [])
    assert {"attic", "gallery", "crypt"} <= {*stack.rest, *stack.top}
    assert table.state.no_card_for == ["organ-room"]


@rule("H32-T02")
def test_an_organ_room_that_stood_empty_is_laid_at_a_starting_tile_of_the_traitors_choice() -> None:
    rooms = [*row("upper", "bloody-room", "organ-room"), *row("basement", "junk-room")]
    table = lost({OX: "foyer", VIVIAN: "foyer", ZOE: "junk-room"}, rooms=rooms)
    ask = table.table.view(0)["ask"]
    assert (ask["prompt"], ask["data"]) == ("choose-doorway", {"tile": "organ-room"})
    assert {key.split(":")[1] for key in table.keys} == {"upper-landing", "entrance-hall", "foyer", "basement-landing"}
    table.play("doorway:foyer:n")
    assert (table.prompt, len(table.keys)) == ("turn-tile", 2)
    laid(table.play(table.keys[1]))
    assert table.rules.plan.joined[ORGAN_ROOM][2] == "foyer"


@rule("H32-T02")
def test_an_organ_room_with_somebody_in_it_is_laid_like_the_others() -> None:
    rooms = row("upper", "bloody-room", "organ-room")
    table = laid(lost({OX: "foyer", VIVIAN: "organ-room", ZOE: "foyer"}, rooms=rooms))
    assert table.rules.plan.floor_of(Place("organ-room")) == "upper"
    assert beside_start(table, ORGAN_ROOM)
    assert table.explorer(VIVIAN).place == "organ-room"


STAIRS = {"secret-stairs-1": "charred-room", "secret-passage-1": "abandoned-room", "secret-passage-2": "dining-room"}


@rule("H32-T03")
def test_ways_with_an_end_in_a_room_that_is_gone_are_gone_and_others_stay() -> None:
    tokens = {**STAIRS, "secret-stairs-2": "chasm", "drip": "attic", "smoke": "charred-room"}
    table = laid(lost(tokens=tokens))
    assert table.state.tokens == {
        "secret-stairs-1": "charred-room",
        "secret-stairs-2": "chasm",
        "smoke": "charred-room",
    }
    gone = {event.data["token"] for event in table.events("token-removed")}
    assert gone == {"secret-passage-1", "secret-passage-2", "drip"}


def walled(*places: str) -> Callable[[BetrayalState], None]:
    """A Wall Switch joins these places."""

    def change(state: BetrayalState) -> None:
        state.switch = (Place(places[0]), Place(places[1]))
        state.tokens["wall-switch"] = Place(places[0])

    return change


@rule("H32-T03")
@pytest.mark.parametrize(
    ("places", "stays"),
    [(("ballroom", "foyer"), False), (("foyer", "abandoned-room"), False), (("foyer", "entrance-hall"), True)],
)
def test_a_wall_switch_stays_only_where_neither_of_its_rooms_is_moved(places: tuple[str, str], *, stays: bool) -> None:
    table = laid(lost(change=walled(*places)))
    assert table.state.switch == (places if stays else None)
    assert ("wall-switch" in table.state.tokens) == stays


@rule("H32-T03")
def test_things_and_companions_of_rooms_that_are_gone_are_where_their_floor_begins() -> None:
    def waiting(state: BetrayalState) -> None:
        state.companions = {DOG: Place("servants-quarters"), GIRL: Place("ballroom")}
        state.omens.rest = [card for card in state.omens.rest if card not in ("dog", "girl")]
        state.explorers[1].gained_in = [ATTIC]

    piles = {"attic": ["axe"], "crypt": ["bell", "rope"], "ballroom": ["puzzle-box"], "charred-room": ["lucky-stone"]}
    table = laid(lost(piles=piles, change=waiting))
    assert table.state.piles == {
        "upper-landing": ["axe"],
        "basement-landing": ["bell", "rope"],
        "entrance-hall": ["puzzle-box"],
        "charred-room": ["lucky-stone"],
    }
    assert table.state.companions == {"dog": "basement-landing", "girl": "entrance-hall"}
    assert table.explorer(VIVIAN).gained_in == ["attic"]


@rule("H32-T03")
@pytest.mark.parametrize("below", ["chasm", "crypt"])
def test_marks_of_rooms_that_are_gone_are_gone(below: str) -> None:
    rooms = [*HOUSE, Placed(VAULT, "upper", 1, 0), Placed(COLLAPSED_ROOM, "ground", -1, -1)]
    table = laid(lost(rooms=rooms, tokens={"vault-empty": "vault", "below-collapsed-room": below}))
    assert table.state.tokens == {}


@rule("H32-T04")
def test_the_traitor_lays_each_occupied_room_at_a_door_of_its_floors_start() -> None:
    table = lost().play("doorway:upper-landing:n", "turn:n")
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    assert set(table.keys) == {f"doorway:upper-landing:{letter}" for letter in "esw"}
    table.play("doorway:upper-landing:w")
    assert table.rules.plan.placed[CHARRED_ROOM].cell == ("upper", -1, 0)
    assert set(table.keys) == {f"doorway:{room}:{letter}" for room in ("foyer", "entrance-hall") for letter in "ns"}
    table.play("doorway:entrance-hall:s", "doorway:basement-landing:e")
    assert (table.prompt, table.keys) == ("turn-tile", ["turn-with:n", "turn-with:s"])
    far = {choice["key"]: choice["data"]["direction"] for choice in table.table.view(0)["ask"]["choices"]}
    assert sorted(far.values()) == ["e", "w"]
    table.play(next(key for key, side in far.items() if side == "w"))
    assert {name: table.explorer(name).place for name in THREE} == WHERE
    assert "basement-landing" in table.rules.plan.ways[Place("chasm/far")]
    assert all(beside_start(table, room_of(RoomId(place))) for place in WHERE.values())
    assert list(bad_house(table.rules.plan, table.state.house)) == []


@rule("H32-T04")
def test_explorers_on_starting_tiles_and_two_in_one_room_keep_their_places() -> None:
    where = {OX: "grand-staircase", VIVIAN: "bloody-room", ZOE: "bloody-room"}
    table = laid(lost(where))
    assert {name: table.explorer(name).place for name in THREE} == where
    assert set(table.rules.plan.placed) == {*STARTING, "bloody-room", "organ-room"}


@rule("H32-T04")
def test_an_elevator_with_somebody_in_it_stays_on_its_floor() -> None:
    rooms = [*row("ground", "ballroom"), Placed(MYSTIC_ELEVATOR, "ground", 1, 1, 3)]
    table = laid(lost({OX: "foyer", VIVIAN: "mystic-elevator", ZOE: "foyer"}, rooms=rooms))
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "ground"
    assert beside_start(table, MYSTIC_ELEVATOR)


ENDS = ["crypt", "pentagram-chamber", "storeroom", "vault"]


def cellar(*more: Placed) -> list[Placed]:
    """Four dead ends around a hall."""
    return [
        *row("basement", "junk-room", "abandoned-room"),
        Placed(CRYPT, "basement", 1, 1, 1),
        Placed(PENTAGRAM_CHAMBER, "basement", -1, 1, 3),
        Placed(STOREROOM, "basement", 1, 2, 1),
        Placed(VAULT, "basement", -1, 2, 3),
        *more,
    ]


@rule("H32-T04")
def test_what_finds_no_door_of_the_start_lies_at_a_room_that_was_moved() -> None:
    where = dict(zip(SEVERAL, [*ENDS, "junk-room", "foyer"], strict=True))
    table = laid(lost(where, rooms=cellar(), traits={SEVERAL[5]: {"sanity": 7}}))
    plan = table.rules.plan
    assert plan.open_doorways("basement")
    assert sum(beside_start(table, RoomId(room)) for room in (*ENDS, "junk-room")) >= 3
    assert {table.explorer(name).place for name in SEVERAL} == set(where.values())
    assert list(bad_house(plan, table.state.house)) == []


@rule("H32-T04")
def test_a_room_that_would_seal_its_floor_is_given_up_and_who_was_in_it_stands_at_the_start() -> None:
    where = dict(zip(SEVERAL[:5], [*ENDS, "foyer"], strict=True))
    table = laid(lost(where, rooms=cellar(), traits={SEVERAL[4]: {"sanity": 7}}))
    places = [table.explorer(name).place for name in SEVERAL[:4]]
    assert places.count(Place("basement-landing")) == 1
    assert len(set(places) & set(ENDS)) == 3
    assert table.rules.plan.open_doorways("basement")
