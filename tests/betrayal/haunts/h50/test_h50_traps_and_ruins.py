"""Haunt 50, Treasure Hunt: the house comes down, traps snap, clues change hands, and nobody may be left to win."""

from collections.abc import Sequence
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.rooms import (
    ABANDONED_ROOM,
    ATTIC,
    BALCONY,
    BLOODY_ROOM,
    CHAPEL,
    CHARRED_ROOM,
    MYSTIC_ELEVATOR,
    STOREROOM,
    UPPER_LANDING,
)
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.hunting import HALL, SEARCH, find, hunt

OX, VIVIAN, ZOE = THREE
BALLROOM = row("ground", "ballroom")
UPSTAIRS = row("upper", "bloody-room", "charred-room")
NINE_CLUES = [1, 2, 3, 4, 5, 6, 7, 10, 11]
"""Nine clues that add nothing in the Ballroom."""
FIVE = faces(5, 5)
CELLAR = [*row("basement", "abandoned-room"), *BALLROOM]


def shaking(where: dict[str, str], rooms: list[Placed], gone: Sequence[str], **parts: Any) -> Position:
    """Vivian, in the Ballroom or wherever she is, has just searched for a total of 14."""
    room = where[VIVIAN]
    held = {VIVIAN: NINE_CLUES}
    table = hunt(where, rooms=rooms, clues=[room], gone=gone, held=held, turn=VIVIAN, **parts)
    return table.with_dice(*FIVE).play(SEARCH)


def trapped(number: int, *dice: int, where: dict[str, str] | None = None, more: list[int] | None = None) -> Position:
    """Ox, in the Ballroom, turns up this clue."""
    place = {OX: "ballroom", VIVIAN: "entrance-hall", ZOE: "upper-landing"} if where is None else where
    rooms = [*CELLAR, *UPSTAIRS]
    table = hunt(place, rooms=rooms, clues=[RoomId("ballroom"), BLOODY_ROOM, CHARRED_ROOM], empty=[ABANDONED_ROOM])
    found = [*find(number), *(more or [])]
    return table.with_dice(*faces(4, 3), *dice, clue=found).play(SEARCH)


# Ruins


@rule("H50-T07")
def test_the_first_room_to_go_is_an_empty_one_upstairs() -> None:
    where = {OX: "bloody-room", VIVIAN: "ballroom", ZOE: "entrance-hall"}
    table = shaking(where, [*BALLROOM, *UPSTAIRS], [])
    assert (table.prompt, table.asked) == ("h50-collapse", [1])
    assert table.keys == ["room:upper-landing", "room:charred-room"]
    full = {OX: "upper-landing", VIVIAN: "bloody-room", ZOE: "charred-room"}
    assert len(shaking(full, UPSTAIRS, []).keys) == 3


@rule("H50-T07", "C-37")
def test_later_rooms_share_a_side_with_a_ruin_and_take_all_that_is_in_them() -> None:
    where = {OX: "bloody-room", VIVIAN: "ballroom", ZOE: "entrance-hall"}
    rooms = [*BALLROOM, *UPSTAIRS, Placed(ATTIC, "upper", 0, -1)]
    parts = {"cards": {OX: ["axe"]}, "piles": {"bloody-room": ["clue-9", "idol"]}}
    table = shaking(where, rooms, [CHARRED_ROOM], tokens={"hidden-clue-9": "bloody-room"}, **parts)
    assert table.state.destroyed == ["charred-room", "bloody-room"]
    assert not table.explorer(OX).alive
    assert sorted(table.state.gone) == ["axe", "clue-9", "idol"]
    assert (table.state.piles, "hidden-clue-9" in table.state.tokens) == ({}, False)
    assert not table.rules.exits(Place("upper-landing")).count("bloody-room")


@rule("H50-T07")
def test_walls_do_not_stop_the_ruin_and_with_nothing_beside_it_any_room_of_the_floor_goes() -> None:
    where = {OX: "entrance-hall", VIVIAN: "ballroom", ZOE: "entrance-hall"}
    walled = [*BALLROOM, Placed(STOREROOM, "upper", 0, 1, 2), Placed(CHAPEL, "upper", 5, 5)]
    table = shaking(where, walled, [STOREROOM])
    assert table.state.destroyed == ["storeroom", "upper-landing"]
    lonely = [*BALLROOM, Placed(STOREROOM, "upper", 8, 8), Placed(CHAPEL, "upper", 5, 5)]
    assert shaking(where, lonely, [STOREROOM]).keys == ["room:upper-landing", "room:chapel"]


@rule("H50-T08")
def test_after_the_upper_floor_the_ground_floor_goes_from_the_stairs() -> None:
    where = {OX: "entrance-hall", VIVIAN: "ballroom", ZOE: "entrance-hall"}
    table = shaking(where, BALLROOM, [UPPER_LANDING])
    assert table.state.destroyed == ["upper-landing", "grand-staircase"]
    table.with_dice(*FIVE).play(SEARCH)
    assert table.state.destroyed == ["upper-landing", "grand-staircase", "foyer"]


@rule("H50-T08")
def test_the_basement_is_buried_with_the_last_room_of_the_ground_floor() -> None:
    gone = ["upper-landing", "grand-staircase", "foyer", "entrance-hall"]
    where = {OX: "basement-landing", VIVIAN: "abandoned-room", ZOE: "ballroom"}
    table = shaking(where, CELLAR, gone)
    assert (table.winners, table.table.result.reason if table.table.result else "") == ((), "nobody")
    assert not any(who.alive for who in table.state.explorers)
    assert table.events("h50-buried")


@rule("H50-T08")
def test_the_elevator_stays_where_the_other_floor_is_gone_and_goes_with_its_own() -> None:
    rooms = [*BALLROOM, Placed(MYSTIC_ELEVATOR, "ground", -1, 1)]
    where = {OX: "foyer", VIVIAN: "ballroom", ZOE: "entrance-hall"}
    table = hunt(where, rooms=rooms, clues=[RoomId("ballroom")], gone=[UPPER_LANDING]).with_dice(2, 1)
    table.play("go:mystic-elevator")
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "ground"
    assert table.explorer(OX).alive
    aloft = [*BALLROOM, Placed(MYSTIC_ELEVATOR, "upper", 0, 1)]
    table = shaking(where, aloft, [UPPER_LANDING])
    assert table.state.destroyed == ["upper-landing", "mystic-elevator"]


# Traps


@rule("H50-T10")
def test_the_poison_works_at_each_later_turn_of_its_finder_even_without_the_dart() -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    table = trapped(17, where=where)
    before = list(table.explorer(OX).clips)
    assert (table.prompt, table.cards(OX)) == ("turn", ["clue-17"])
    table.play("end-turn", "end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [0])
    table.play("trait:sanity")
    assert table.explorer(OX).clips == [*before[:3], before[3] - 1]
    table.play(f"trade:{VIVIAN}:clue-17", "1=yes", "end-turn")
    assert (table.prompt, table.asked) == ("turn", [1])
    table.play("end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [0])


@rule("H50-T10")
def test_the_poison_kills() -> None:
    def sick(state: BetrayalState) -> None:
        state.explorers[0].status["poisoned"] = 1

    table = hunt(rooms=BALLROOM, clues=[RoomId("ballroom")], change=sick, turn=ZOE, traits={OX: {"sanity": 0}})
    table.play("end-turn", "trait:sanity")
    assert not table.explorer(OX).alive
    assert table.asked == [1]


@rule("H50-T11")
def test_the_ceiling_is_held_or_dodged_at_four() -> None:
    table = trapped(18, *faces(3, 4), 1, 1, 0)
    assert table.keys == ["trait:might", "trait:speed"]
    table.play("trait:speed")
    assert (table.prompt, len(table.events("rolled")[-1].data["faces"])) == ("split-damage", 3)
    assert trapped(18, *faces(4, 4)).play("trait:speed").prompt == "turn"


@rule("H50-T11")
def test_the_gas_reaches_everybody_on_the_floor() -> None:
    where = {OX: "ballroom", VIVIAN: "entrance-hall", ZOE: "foyer"}
    might = {OX: 5, VIVIAN: 2, ZOE: 3}
    table = trapped(19, *faces(3, might[VIVIAN]), *faces(2, might[ZOE]), 1, 1, 0, *faces(3, might[OX]), where=where)
    assert (table.prompt, table.asked) == ("lose-trait", [2])
    assert table.keys == ["trait:might", "trait:speed", "trait:knowledge", "trait:sanity"]
    before = list(table.explorer(ZOE).clips)
    table.play("trait:sanity", "trait:knowledge")
    assert table.explorer(ZOE).clips == [before[0], before[1], before[2] - 1, before[3] - 1]
    assert (table.prompt, table.asked) == ("turn", [0])
    upstairs = trapped(19, *faces(3, 2), *faces(3, 5))
    assert [event.data["who"] for event in upstairs.events("rolled")][1:] == [VIVIAN, OX]


@rule("H50-T12")
def test_the_puzzle_box_may_be_left_and_is_offered_again() -> None:
    table = trapped(20)
    assert table.keys == ["h50-heroes-try", "h50-heroes-leave"]
    table.play("h50-heroes-leave")
    assert (table.state.tokens["clue-20"], table.cards(OX)) == ("ballroom", [])
    table.with_dice(*faces(4, 3)).play(SEARCH)
    assert table.prompt == "h50-heroes-puzzle"


@rule("H50-T12")
def test_whoever_solves_the_puzzle_takes_two_clues_from_anywhere() -> None:
    table = trapped(20, *faces(5, 3), more=[*find(5), *find(17, 5)]).play("h50-heroes-try")
    assert table.keys == ["room:bloody-room", "room:charred-room"]
    table.play("room:charred-room")
    assert table.cards(OX) == ["clue-20", "clue-5", "clue-17"]
    assert table.explorer(OX).status == {"poisoned": 1}
    assert not any(token.startswith("hidden-clue") for token in table.state.tokens)


@rule("H50-T12")
def test_the_spider_in_the_box_bites_four_dice_deep() -> None:
    table = trapped(20, *faces(4, 3), 2, 1, 0, 0).play("h50-heroes-try")
    assert table.prompt == "lose-trait"
    before = list(table.explorer(OX).clips)
    table.play("trait:might", "trait:might", "trait:sanity")
    assert table.explorer(OX).clips == [before[0] - 2, before[1], before[2], before[3] - 1]
    assert (table.prompt, table.cards(OX)) == ("turn", ["clue-20"])


# Rivals


@rule("H50-T13")
def test_a_win_by_two_may_take_a_clue_in_place_of_the_damage() -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    table = hunt(where, rooms=BALLROOM, empty=[RoomId("ballroom")], held={VIVIAN: [9]})
    table.with_dice(*faces(4, 5), *faces(1, 2), *faces(1, 3)).play(f"attack:{VIVIAN}")
    assert table.keys == ["damage", "steal:clue-9"]
    table.play("steal:clue-9", SEARCH)
    assert (table.cards(OX), table.cards(VIVIAN)) == (["clue-9"], [])
    assert table.events("h50-search")[-1].data["total"] == 5


@rule("H50-T13")
def test_combat_kills_nobody_and_theft_is_still_offered() -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    low = {VIVIAN: {"might": 0, "speed": 0}}
    table = hunt(where, rooms=BALLROOM, clues=[RoomId("ballroom")], held={VIVIAN: [9]}, traits=low)
    table.with_dice(*faces(9, 5), 0, 0).play(f"attack:{VIVIAN}")
    assert table.keys == ["damage", "steal:clue-9"]
    table.play("damage")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(VIVIAN).alive
    assert table.explorer(VIVIAN).clips[:2] == [0, 0]
    assert not table.offers("attack")


@rule("H50-T13")
def test_dynamite_thrown_by_a_rival_kills_nobody_either() -> None:
    where = {OX: "entrance-hall", VIVIAN: "ballroom", ZOE: "upper-landing"}
    low = {VIVIAN: {"might": 0, "speed": 0}}
    table = hunt(where, rooms=BALLROOM, clues=[RoomId("ballroom")], cards={OX: ["dynamite"]}, traits=low)
    table.with_dice(0, 0, 0).play("use:dynamite:ballroom")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.events("hurt")
    assert table.explorer(VIVIAN).alive


@rule("H50-T17")
@pytest.mark.parametrize("in_combat", [True, False])
def test_a_blood_dagger_that_is_stolen_kills_only_outside_combat(in_combat: bool) -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    low, cards = {VIVIAN: {"might": 0, "speed": 0}}, {OX: ["pickpockets-gloves"], VIVIAN: ["blood-dagger"]}
    table = hunt(where, rooms=BALLROOM, clues=[RoomId("ballroom")], traits=low, cards=cards)
    if in_combat:
        table.with_dice(*faces(9, 5), 0, 0, 2, 2).play(f"attack:{VIVIAN}", "steal:blood-dagger")
    else:
        table.with_dice(2, 2).play(f"use:pickpockets-gloves:{VIVIAN}")
    while table.prompt in ("split-damage", "take-card"):
        table.play(table.keys[0])
    assert "blood-dagger" in table.cards(OX)
    assert [event.data["points"] for event in table.events("hurt")] == [4]
    assert table.explorer(VIVIAN).alive == in_combat


@rule("H50-T17")
@pytest.mark.parametrize(("weapon", "dice"), [("blood-dagger", ()), ("sacrificial-dagger", (0, 0, 0, 2, 2))])
def test_what_a_weapon_takes_from_its_user_can_kill(weapon: str, dice: tuple[int, ...]) -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    low = {OX: {"might": 0, "speed": 0}}
    table = hunt(where, rooms=BALLROOM, clues=[RoomId("ballroom")], traits=low, cards={OX: [weapon]})
    table.with_dice(*dice).play(f"attack:{VIVIAN}:{weapon}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert not table.explorer(OX).alive


@rule("H50-T13")
def test_clues_are_traded_like_items() -> None:
    where = {OX: "ballroom", VIVIAN: "ballroom", ZOE: "upper-landing"}
    table = hunt(where, rooms=BALLROOM, clues=[RoomId("ballroom")], held={OX: [3], VIVIAN: [9]})
    table.play(f"trade:{VIVIAN}:clue-3", "for:clue-9", "1=yes")
    assert (table.cards(OX), table.cards(VIVIAN)) == (["clue-9"], ["clue-3"])


# The end


@rule("H50-T14")
def test_the_dead_leave_their_clues_and_a_survivor_still_has_to_search() -> None:
    where = {OX: "balcony", VIVIAN: "ballroom", ZOE: "ballroom"}
    rooms = [*BALLROOM, *row("upper", "balcony")]

    def one_left(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    table = hunt(where, rooms=rooms, clues=[RoomId("ballroom"), BALCONY], held={OX: [15, 3]}, change=one_left)
    table.with_dice(*faces(1, 3)).play(f"{SEARCH}:clue-15")
    assert not table.explorer(OX).alive
    assert table.state.piles == {"balcony": ["clue-15", "clue-3"]}
    assert (table.winners, table.asked) == (None, [1])


@rule("H50-T14")
def test_nobody_wins_where_nobody_can_ever_search_again() -> None:
    where = {OX: "basement-landing", VIVIAN: "ballroom", ZOE: "basement-landing"}
    lost = hunt(where, rooms=CELLAR, clues=[], empty=[BLOODY_ROOM], gone=[UPPER_LANDING], turn=VIVIAN)
    lost.play("end-turn")
    assert lost.winners == ()
    more = hunt(where, rooms=CELLAR, clues=[], aside=3, empty=[BLOODY_ROOM], gone=[UPPER_LANDING], turn=VIVIAN)
    more.play("end-turn")
    assert more.winners is None


@rule("H50-T15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_of_any_size_end_with_one_finder_or_nobody(seats: int) -> None:
    table = dreadhall.new_table(Betrayal(), seats, seats, {"start": "haunt", "haunt": 50})
    assert isinstance(table.state, BetrayalState)
    play_randomly(table, seats, most=20000)
    assert table.result is not None
    assert (len(table.result.winners), table.result.reason) in [(0, "nobody"), (1, "h50-heroes")]


@rule("H50-T15")
def test_with_everybody_dead_nobody_wins() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[1].alive = state.explorers[2].alive = False

    where = HALL | {OX: "balcony"}
    table = hunt(where, rooms=row("upper", "balcony"), clues=[BALCONY], held={OX: [15]}, change=alone)
    table.with_dice(*faces(1, 3)).play(f"{SEARCH}:clue-15")
    assert (table.winners, table.table.result.reason if table.table.result else "") == ((), "nobody")
