"""Haunt 50, Treasure Hunt: situations that were decided from the book alone."""

from typing import Any

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import BLOODY_ROOM
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.hunting import OX, SEARCH, VIVIAN, ZOE, find, hunt, total_of

BALLROOM = row("ground", "ballroom")
UPSTAIRS = row("upper", "bloody-room", "charred-room")
APART = {OX: "ballroom", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
RIVALS = APART | {VIVIAN: "ballroom"}


@rule("H50-T11", "B-DEATH-05")
def test_the_gas_may_kill_a_rival_whose_clues_then_lie_there() -> None:
    clues, dying = ["ballroom", "bloody-room"], {VIVIAN: dict.fromkeys(TRAITS, 0)}
    table = hunt(APART, rooms=[*BALLROOM, *UPSTAIRS], clues=clues, held={VIVIAN: [9]}, traits=dying)
    table.with_dice(*faces(4, 3), *faces(2, 2), 1, 0, 0, *faces(3, 5), clue=find(19, 9)).play(SEARCH, "trait:might")
    assert not table.explorer(VIVIAN).alive
    assert table.state.piles == {"entrance-hall": ["clue-9"]}
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H50-T11")
def test_a_finder_whom_the_ceiling_kills_leaves_all_clues() -> None:
    low = {OX: {"might": 0, "speed": 0}}
    table = hunt(APART, rooms=BALLROOM, clues=[RoomId("ballroom")], held={OX: [9]}, traits=low)
    table.with_dice(0, 0, 0, *faces(3, 4), 1, 1, 0, clue=find(18, 9)).play(SEARCH, "trait:might")
    table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.asked) == (False, [1])
    assert sorted(table.state.piles[Place("ballroom")]) == ["clue-18", "clue-9"]


@rule("H50-T12")
def test_the_puzzle_gives_one_clue_where_only_one_is_hidden() -> None:
    table = hunt(APART, rooms=[*BALLROOM, *UPSTAIRS], clues=[RoomId("ballroom"), BLOODY_ROOM])
    table.with_dice(*faces(4, 3), *faces(5, 3), clue=[*find(20), *find(5)]).play(SEARCH, "h50-heroes-try")
    assert (table.cards(OX), table.prompt) == (["clue-20", "clue-5"], "turn")


@rule("H50-T07")
def test_a_searcher_may_have_no_room_to_bring_down_but_the_own() -> None:
    where = {OX: "entrance-hall", VIVIAN: "bloody-room", ZOE: "entrance-hall"}
    held = {VIVIAN: [1, 2, 3, 4, 5, 6, 7, 10, 11]}
    parts: dict[str, Any] = {"clues": ["bloody-room"], "aside": 4, "gone": ["upper-landing"]}
    table = hunt(where, rooms=row("upper", "bloody-room"), held=held, turn=VIVIAN, **parts)
    table.with_dice(*faces(5, 5)).play(SEARCH)
    assert table.state.destroyed == ["upper-landing", "bloody-room"]
    assert (table.explorer(VIVIAN).alive, table.winners, table.asked) == (False, None, [2])


@rule("H50-T10", "H50-T13")
def test_a_stolen_dart_adds_nothing_and_poisons_its_first_finder_alone() -> None:
    def sick(state: BetrayalState) -> None:
        state.explorers[1].status["poisoned"] = 1

    table = hunt(RIVALS, rooms=BALLROOM, empty=[RoomId("ballroom")], held={VIVIAN: [17]}, change=sick)
    table.with_dice(*faces(4, 5), *faces(1, 2), *faces(1, 3)).play(f"attack:{VIVIAN}", "steal:clue-17", SEARCH)
    assert (table.cards(OX), total_of(table)) == (["clue-17"], 1)
    table.play("end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [1])


@rule("H50-T13")
def test_a_ring_kills_no_rival_either_and_a_clue_laid_down_counts_no_more() -> None:
    low = {VIVIAN: {"sanity": 0, "knowledge": 0}}
    table = hunt(RIVALS, rooms=BALLROOM, clues=[RoomId("ballroom")], cards={OX: ["ring"]}, traits=low, held={OX: [9]})
    table.with_dice(*faces(5, 3), *[0] * 4, *faces(1, 3)).play(f"attack:{VIVIAN}:ring")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(VIVIAN).alive
    table.play("drop:clue-9", SEARCH)
    assert total_of(table) == 1
