"""Haunt 50, Treasure Hunt: clues are laid, searched for, and lead to the treasure or the grave."""

from dataclasses import dataclass
from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import BALCONY, BLOODY_ROOM, CATACOMBS, CHASM
from dreadhall.betrayal.haunts.clues import CLUES
from dreadhall.betrayal.haunts.h50_treasure_hunt import TreasureHunt
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId, place_in
from dreadhall.testing.betrayal import THREE, Position, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.hunting import HALL, SEARCH, find, hunt, total_of

OX, VIVIAN, ZOE = THREE
NINE = [
    *row("ground", "ballroom", "gardens", "patio"),
    *row("upper", "bloody-room", "charred-room", "balcony"),
    *row("basement", "abandoned-room", "wine-cellar", "furnace-room"),
]
BALLROOM = row("ground", "ballroom")
BRIGHT = {OX: {"knowledge": 7}}
"""Ox with six dice of Knowledge."""


def in_ballroom(name: str = OX) -> dict[str, str]:
    """One in the Ballroom, the others in the hall."""
    return HALL | {name: "ballroom"}


def explored(room: str, **parts: Any) -> Position:
    """Ox has found a room to the north of the hall, and a moment of hope if it has a symbol."""
    table = hunt(**parts).top("room", room).top("event", "a-moment-of-hope").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    return table


@rule("H50-T01")
def test_nobody_is_traitor_and_every_symbol_room_gets_a_hidden_clue() -> None:
    assert {omen for (omen, room), number in CHART.items() if number == 50 and room == "pentagram-chamber"} == {
        "book",
        "dog",
        "spear",
    }
    assert HAUNTS[50].traitor.kind == "none"
    table = revealed(50, HALL, rooms=NINE, omen="book")
    assert table.haunt.traitor is None
    assert not any(who.traitor for who in table.state.explorers)
    laid = {place for token, place in table.state.tokens.items() if token.startswith("hidden-clue")}
    assert laid == {place_in(tile.room) for tile in NINE}
    assert (TreasureHunt.memory.of(table.haunt).aside, len(TreasureHunt.memory.of(table.haunt).unseen)) == (11, 20)
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [1]
    assert [table.view(seat)["haunt"]["books"] for seat in range(3)] == [["heroes"]] * 3


@rule("H50-T01")
@pytest.mark.parametrize(("room", "more"), [("library", 1), ("creaky-hallway", 0)])
def test_a_symbol_room_found_later_gets_its_clue_after_its_card(room: str, more: int) -> None:
    empty = [tile.room for tile in NINE[1:]]
    table = explored(room, rooms=NINE, clues=["ballroom"], empty=empty, aside=11)
    laid = [event.data["room"] for event in table.events("h50-clue-laid")]
    assert laid == [room] * more
    assert TreasureHunt.memory.of(table.haunt).aside == 11 - more
    kinds = [event.kind for event in table.table.events]
    if more:
        assert kinds.index("draws") < kinds.index("h50-clue-laid")
        assert room in table.state.tokens.values()
        spent = explored(room, rooms=NINE, clues=["ballroom"], empty=empty, aside=0)
        assert not spent.events("h50-clue-laid")


@rule("H50-T02")
def test_too_many_rooms_are_left_out_floor_by_floor_as_evenly_as_can_be() -> None:
    rooms = [room for room, sheet in ROOMS.items() if sheet.symbol and room != "junk-room"][:24]
    floors = ("ground", "upper", "basement")
    tiles = [Placed(room, floors[number % 3], 20 + number, 20) for number, room in enumerate(rooms)]
    table = revealed(50, HALL, rooms=tiles, omen="dog")
    for _ in range(4):
        assert (table.prompt, table.asked) == ("h50-leave-out", [0])
        table.play(table.keys[0])
    assert table.prompt == "ready"
    clue_floors = [table.rules.plan.floor_of(room) for room in TreasureHunt.memory.of(table.haunt).clue_rooms]
    assert sorted(clue_floors.count(floor) for floor in floors) == [6, 7, 7]
    assert TreasureHunt.memory.of(table.haunt).aside == 0


@rule("H50-T03")
def test_clues_count_traps_do_not_and_the_rooms_clue_is_taken_face_up() -> None:
    table = hunt(
        in_ballroom(VIVIAN), rooms=BALLROOM, clues=[RoomId("ballroom")], held={VIVIAN: [2, 3, 18]}, turn=VIVIAN
    )
    table.with_dice(*faces(5, 5), clue=find(14, 2, 3, 18)).play(SEARCH)
    assert total_of(table) == 7
    assert table.cards(VIVIAN) == ["clue-2", "clue-3", "clue-18", "clue-14"]
    assert "ballroom" not in table.state.tokens.values()
    assert "clue-14" not in TreasureHunt.memory.of(table.haunt).unseen
    table.with_dice(*faces(5, 5)).play(SEARCH)
    assert (total_of(table), len(table.cards(VIVIAN))) == (8, 4)


@rule("H50-T03")
def test_an_empty_clue_room_still_brings_the_house_down() -> None:
    nine = [1, 2, 3, 4, 5, 6, 7, 10, 11]
    table = hunt(in_ballroom(VIVIAN), rooms=BALLROOM, empty=[RoomId("ballroom")], held={VIVIAN: nine}, turn=VIVIAN)
    table.with_dice(*faces(5, 5)).play(SEARCH)
    assert total_of(table) == 14
    assert table.state.destroyed == ["upper-landing"]


@rule("H50-T04")
@pytest.mark.parametrize("side", ["catacombs", "catacombs/far"])
def test_bonuses_add_up_on_either_side_and_the_finder_wins_alone(side: str) -> None:
    table = hunt(HALL | {OX: side}, rooms=row("basement", "catacombs"), clues=[CATACOMBS], held={OX: [1, 8, 9]})
    table.with_dice(*faces(1, 3)).play(SEARCH)
    assert total_of(table) == 18
    assert table.winners == (0,)
    assert table.table.result is not None
    assert table.table.result.reason == "h50-heroes"


@dataclass(frozen=True)
class Worth:
    """What a clue adds in a room, for Ox at his starting values: might 5, sanity 3, knowledge 3."""

    clue: int
    room: str
    floor: str
    points: int


@rule("H50-T04", "H50-T09")
@pytest.mark.parametrize(
    "worth",
    [
        Worth(1, "catacombs", "basement", 7),
        Worth(2, "wine-cellar", "basement", 7),
        Worth(3, "library", "ground", 7),
        Worth(4, "dining-room", "ground", 7),
        Worth(5, "conservatory", "ground", 6),
        Worth(5, "underground-lake", "basement", 6),
        Worth(6, "crypt", "basement", 6),
        Worth(6, "chapel", "upper", 6),
        Worth(7, "attic", "upper", 5),
        Worth(7, "kitchen", "ground", 5),
        Worth(7, "storeroom", "upper", 5),
        Worth(7, "master-bedroom", "upper", 5),
        Worth(8, "kitchen", "basement", 4),
        Worth(8, "kitchen", "ground", 0),
        Worth(9, "kitchen", "ground", 3),
        Worth(10, "research-laboratory", "upper", 3),
        Worth(10, "operating-laboratory", "upper", 3),
        Worth(11, "organ-room", "upper", 3),
        Worth(12, "game-room", "ground", 3),
        Worth(13, "statuary-corridor", "ground", 5),
        Worth(14, "furnace-room", "basement", 3),
        Worth(15, "tower", "upper", 0),
        Worth(1, "wine-cellar", "basement", 0),
        Worth(17, "kitchen", "ground", -1),
    ],
    ids=lambda worth: f"{worth.clue}-{worth.room}-{worth.floor}",
)
def test_each_clue_adds_its_points_in_its_rooms(worth: Worth) -> None:
    rooms = [Placed(RoomId(worth.room), worth.floor, 9, 9)]
    table = hunt(HALL | {OX: worth.room}, rooms=rooms, empty=[worth.room], held={OX: [worth.clue]})
    table.with_dice(*faces(2, 3)).play(SEARCH)
    assert total_of(table) == 3 + worth.points


@rule("H50-T05")
@pytest.mark.parametrize(
    ("total", "outcome"),
    [(0, "hurt"), (1, ""), (3, ""), (4, "clue"), (12, "clue"), (13, "shake"), (15, "shake"), (16, "win")],
)
def test_the_table_of_searches(total: int, outcome: str) -> None:
    held = {OX: [9]} if total > 4 else {}
    table = hunt(in_ballroom(), rooms=BALLROOM, clues=[RoomId("ballroom")], held=held, traits=BRIGHT)
    table.with_dice(*faces(total - 4 * bool(held), 6), *[1, 1] * (total == 0), clue=[0])
    table.play(SEARCH)
    assert total_of(table) == total
    assert (table.prompt == "split-damage") == (outcome == "hurt")
    assert ("clue-1" in table.cards(OX)) == (outcome == "clue")
    assert bool(table.events("h50-nothing")) == (outcome == "")
    assert bool(table.state.destroyed) == (outcome == "shake")
    assert table.winners == ((0,) if outcome == "win" else None)


@rule("H50-T06")
def test_a_search_costs_a_space_and_only_movement_limits_it() -> None:
    table = hunt(in_ballroom(), rooms=BALLROOM, clues=[RoomId("ballroom")])
    for _ in range(4):
        table.with_dice(*faces(1, 3)).play(SEARCH)
    assert not table.offers(SEARCH)
    assert len(table.events("h50-search")) == 4


@rule("H50-T06")
def test_after_a_card_is_drawn_nothing_is_searched() -> None:
    table = explored("library", rooms=[], aside=20)
    assert table.explorer(OX).place == "library"
    assert "library" in TreasureHunt.memory.of(table.haunt).clue_rooms
    assert not table.offers(SEARCH)


@rule("H50-T06")
def test_rivals_do_not_slow_each_other() -> None:
    table = hunt(dict.fromkeys(THREE, "ballroom"), rooms=BALLROOM, clues=[RoomId("ballroom")])
    ask = table.table.ask
    assert ask is not None
    steps = [choice.data for choice in ask.choices_for(0) if choice.key == "go:entrance-hall"]
    assert [data["price"] for data in steps] == [1]


@rule("H50-T06")
def test_cards_for_knowledge_rolls_help_a_search() -> None:
    table = hunt(in_ballroom(), rooms=BALLROOM, empty=[RoomId("ballroom")], cards={OX: ["adrenaline-shot"]})
    table.play(SEARCH)
    assert table.prompt == "before-roll"
    table.with_dice(*faces(2, 3)).play("use:adrenaline-shot")
    assert total_of(table) == 6


@rule("H50-T09")
@pytest.mark.parametrize(("rolled", "alive"), [(5, False), (6, True)])
def test_clue_fifteen_declared_kills_below_thirteen(rolled: int, alive: bool) -> None:
    balcony = row("upper", "balcony")
    table = hunt(HALL | {OX: "balcony"}, rooms=balcony, clues=[BALCONY], held={OX: [15]}, traits=BRIGHT)
    table.with_dice(*faces(rolled, 6)).play(f"{SEARCH}:clue-15")
    assert (total_of(table), table.explorer(OX).alive) == (rolled + 7, alive)
    assert ("balcony" in table.state.tokens.values()) is True
    quiet = hunt(HALL | {OX: "balcony"}, rooms=balcony, clues=[BALCONY], held={OX: [15]}, traits=BRIGHT)
    quiet.with_dice(*faces(5, 6), clue=[0]).play(SEARCH)
    assert (total_of(quiet), quiet.cards(OX)) == (6, ["clue-15", "clue-1"])


@rule("H50-T09")
@pytest.mark.parametrize(
    ("room", "covered", "offered"),
    [("tower", False, True), ("chapel", False, True), ("chapel", True, False), ("library", False, False)],
)
def test_clue_fifteen_looks_out_of_the_house(room: RoomId, covered: bool, offered: bool) -> None:
    rooms = [Placed(room, "upper", 0, 1), *([Placed(BLOODY_ROOM, "upper", 0, 2)] if covered else [])]
    table = hunt(HALL | {OX: room}, rooms=rooms, clues=[room], held={OX: [15]})
    assert (f"{SEARCH}:clue-15" in table.keys) == offered


@rule("H50-T09")
@pytest.mark.parametrize(("rolled", "alive"), [(6, False), (7, True)])
def test_the_chasm_is_searched_with_clue_sixteen_only(rolled: int, alive: bool) -> None:
    rooms = [Placed(CHASM, "basement", 1, 0), *BALLROOM]
    where = HALL | {OX: "chasm", VIVIAN: "chasm"}
    table = hunt(where, rooms=rooms, clues=[RoomId("ballroom")], held={OX: [16]}, traits=BRIGHT)
    assert [key for key in table.keys if key.startswith(SEARCH)] == [f"{SEARCH}:clue-16"]
    table.with_dice(*faces(rolled, 6)).play(f"{SEARCH}:clue-16")
    assert (total_of(table), table.explorer(OX).alive) == (rolled + 6, alive)
    other = hunt(where, rooms=rooms, clues=[RoomId("ballroom")], held={OX: [16]}, turn=VIVIAN)
    assert not other.offers(SEARCH)


@rule("H50-T09")
def test_a_clue_picked_up_this_turn_is_not_declared() -> None:
    balcony = row("upper", "balcony")
    table = hunt(HALL | {OX: "balcony"}, rooms=balcony, clues=[BALCONY], piles={"balcony": ["clue-15"]})
    table.play("take:clue-15")
    assert f"{SEARCH}:clue-15" not in table.keys
    assert SEARCH in table.keys


@rule("H50-53", "C-29")
def test_a_declared_clue_is_in_hand_for_the_rest_of_the_turn() -> None:
    where = dict.fromkeys((OX, VIVIAN), "balcony") | {ZOE: "entrance-hall"}
    rooms = row("upper", "balcony", "bloody-room")
    table = hunt(where, rooms=rooms, clues=[BALCONY], held={OX: [15, 3]}, traits=BRIGHT)
    assert {"drop:clue-15", f"trade:{VIVIAN}:clue-15"} <= set(table.keys)
    table.with_dice(*faces(5, 6)).play(f"{SEARCH}:clue-15").play(table.keys[0])
    assert not {"drop:clue-15", f"trade:{VIVIAN}:clue-15"} & set(table.keys)
    assert {"drop:clue-3", f"{SEARCH}:clue-15"} <= set(table.keys)


@rule("H50-13")
@pytest.mark.parametrize(("clue", "room"), [(15, "balcony"), (16, "chasm")])
def test_whoever_dies_of_a_clue_is_said_to_have_died_of_it(clue: int, room: str) -> None:
    rooms = [*row("upper", "balcony"), Placed(CHASM, "basement", 1, 0)]
    table = hunt(HALL | {OX: room}, rooms=rooms, clues=[BALCONY], held={OX: [clue]})
    table.with_dice(0, 0, 0).play(f"{SEARCH}:clue-{clue}")
    assert [event.cause for event in table.events("dies")] == [f"clue-{clue}"]


@rule("H50-T16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_book_has_the_table_of_all_twenty_clues(language: str) -> None:
    table = hunt(in_ballroom(), rooms=BALLROOM, clues=[RoomId("ballroom")])
    assert [table.view(seat)["haunt"]["books"] for seat in range(3)] == [["heroes"]] * 3
    words = Words(language, strict=True)
    lines = words.say("betrayal-book-h50-heroes-rules").splitlines()[-len(CLUES) :]
    for number, (clue, line) in enumerate(zip(CLUES, lines, strict=True), 1):
        name, effect = words.say(f"betrayal-card-{clue}"), words.help(f"betrayal-card-{clue}")
        assert effect
        assert f" {number}, {name}" in line
        assert line.endswith(effect)
