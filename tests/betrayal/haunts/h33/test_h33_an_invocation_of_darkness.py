"""Haunt 33, An Invocation of Darkness."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.haunts.h33_an_invocation_of_darkness import RULES, AnInvocationOfDarkness
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, FigureId, Place, RoomId
from dreadhall.betrayal.state import HIGHEST, BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row

OX, VIVIAN, ZOE = THREE
CHAPEL, CHAMBER, FURNACE, CHASM = "chapel", "pentagram-chamber", "furnace-room", "chasm"
INVOKE, DESTROY = "h33-traitor-invoke", "h33-heroes-destroy"
HOLY = [*row("ground", CHAPEL), *row("basement", CHAMBER)]
"""The Chapel south of the Entrance Hall, the Pentagram Chamber south of the Basement Landing."""
APART = {OX: "foyer", VIVIAN: CHAPEL, ZOE: "upper-landing"}
BOOK_READ = {VIVIAN: ["book"]}


def invoked(
    where: Mapping[str, str] = APART, *, turn: str = VIVIAN, tokens: int = 0, brought: bool = True, **parts: Any
) -> Position:
    """The haunt with Vivian as traitor."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        AnInvocationOfDarkness.memory.of(state.haunt).invocation = tokens
        if brought:
            AnInvocationOfDarkness.memory.of(state.haunt).brought = True

    parts.setdefault("rooms", HOLY)
    parts.setdefault("cards", BOOK_READ)
    return position(where, haunt=33, traitor=VIVIAN, turn=turn, change=change, **parts)


def tokens(table: Position) -> int:
    """How many tokens the traitor has."""
    return AnInvocationOfDarkness.memory.of(table.haunt).invocation


def roll(table: Position, who: str, trait: str, total: int) -> list[int]:
    """Faces of somebody's dice that make a total."""
    dice = table.value(who, trait)
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


def ready(table: Position) -> Position:
    """Everybody has read."""
    return table.play(*(f"{seat}=ready" for seat in range(len(table.state.explorers))))


# Set-up


@rule("H33-T01")
def test_without_a_ritual_room_the_left_neighbour_lays_one_far_from_the_traitor() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 33}
    assert cells == {("book", room) for room in ("charred-room", FURNACE, "junk-room")}
    table = revealed(33, {VIVIAN: "upper-landing", OX: "foyer", ZOE: "foyer"}, omen="book")
    assert (table.prompt, table.asked) == ("h33-ritual-room", [1])
    assert table.keys == [f"room:{CHAPEL}", f"room:{CHAMBER}"]
    table.play(f"room:{CHAPEL}")
    assert (table.prompt, table.asked) == ("choose-doorway", [1])
    assert {key.split(":")[1] for key in table.keys} == {"entrance-hall"}, "four spaces from the Upper Landing"
    table.play(table.keys[0])
    assert table.rules.in_house(RoomId(CHAPEL))
    assert [who.traitor for who in table.state.explorers] == [True, False, False]
    assert (table.cards(VIVIAN), table.prompt) == (["book"], "ready")


@rule("H33-T01")
def test_with_a_ritual_room_in_the_house_none_is_laid() -> None:
    table = revealed(33, {VIVIAN: "upper-landing", OX: "foyer", ZOE: "foyer"}, omen="book", rooms=row("ground", CHAPEL))
    assert (table.prompt, CHAMBER in table.rules.plan) == ("ready", False)


@rule("H33-T02")
def test_the_traitor_grows_by_two_dice_a_trait() -> None:
    traits = {VIVIAN: {"might": 0, "sanity": 5}}
    table = position({VIVIAN: "foyer", OX: "foyer", ZOE: "foyer"}, options={"haunt": 33}, rooms=HOLY, traits=traits)

    def draw(state: BetrayalState) -> None:
        state.explorers[0].cards.append(BOOK)
        index = state.omens.top.index("book")
        del state.omens.top[index], state.omens.known[index]
        state.omens_drawn, state.turn.omens = 13, [(CardId("book"), RoomId("foyer"), 0)]

    table.arrange(draw).with_dice(*[0] * 6, 1, 1, 0, 0, 2, 2, 1, 0).play("end-turn")
    vivian = table.explorer(VIVIAN)
    steps = {trait: clip_of(vivian, trait) - start_of(vivian, trait) for trait in ("speed", "might", "knowledge")}
    assert steps == {"speed": 2, "might": 0, "knowledge": 1}
    assert clip_of(vivian, "sanity") == HIGHEST
    assert (tokens(table), table.state.monsters) == (0, {})


@rule("H33-T03")
def test_the_traitor_has_a_turn_before_the_others() -> None:
    where = {VIVIAN: "foyer", OX: "foyer", ZOE: "foyer"}
    table = ready(revealed(33, where, omen="book", rooms=row("ground", CHAPEL)))
    assert (table.prompt, table.asked) == ("turn", [0])
    assert f"attack:{OX}" in table.keys
    table.play("end-turn")
    assert (table.prompt, table.asked, table.events("monster-turn")) == ("turn", [1], [])
    table.play("end-turn", "end-turn")
    assert table.asked == [0], "and then clockwise as ever"


@rule("H33-T03")
def test_the_order_is_the_same_where_the_revealer_sits_last() -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    table = ready(revealed(33, where, revealer=VIVIAN, omen="book", rooms=row("ground", CHAPEL)))
    assert table.asked == [2]
    assert table.play("end-turn").asked == [0]


# The invocation


@rule("H33-T04")
def test_every_space_buys_a_roll() -> None:
    where = {OX: CHAPEL, VIVIAN: "entrance-hall", ZOE: CHAPEL}
    table = invoked(where, traits={VIVIAN: {"speed": 1, "knowledge": 1}}, brought=False)
    assert (table.value(VIVIAN, "speed"), INVOKE in table.keys) == (4, False)
    table.play(f"go:{CHAPEL}")
    faces = [*roll(table, VIVIAN, "knowledge", 5), *roll(table, VIVIAN, "knowledge", 4)]
    table.with_dice(*faces, *roll(table, VIVIAN, "knowledge", 5)).play(INVOKE, INVOKE, INVOKE)
    assert (tokens(table), INVOKE in table.keys, table.winners) == (2, False, None)


@rule("H33-T04")
def test_movement_that_is_left_after_a_roll_can_be_spent() -> None:
    table = invoked(traits={VIVIAN: {"speed": 1}})
    table.with_dice(*roll(table, VIVIAN, "knowledge", 0)).play(INVOKE, "go:entrance-hall")
    assert (table.explorer(VIVIAN).place, table.state.turn.spent) == ("entrance-hall", 2)


@rule("H33-T05")
@pytest.mark.parametrize(
    ("cards", "piles", "brought", "allowed"),
    [
        ({OX: ["book"]}, {}, False, True),
        ({}, {"foyer": ["book"]}, False, False),
        ({}, {"foyer": ["book"]}, True, True),
        (BOOK_READ, {}, True, True),
    ],
)
def test_the_book_was_brought_or_stolen(
    cards: dict[str, list[str]], piles: dict[str, list[str]], brought: bool, allowed: bool
) -> None:
    assert (INVOKE in invoked(cards=cards, piles=piles, brought=brought).keys) == allowed
    elsewhere = {**APART, VIVIAN: "foyer"}
    assert INVOKE not in invoked(elsewhere, cards=cards, piles=piles, brought=brought).keys


@rule("H33-T05")
def test_carrying_it_there_once_is_enough() -> None:
    table = invoked({**APART, VIVIAN: "entrance-hall"}, brought=False).play(f"go:{CHAPEL}", "drop:book")
    assert INVOKE in table.keys
    table = invoked(cards={}, piles={CHAPEL: ["book"]}, brought=False)
    assert INVOKE not in table.keys
    assert INVOKE in table.play("take:book").keys


@rule("H33-T06")
def test_the_fifth_token_brings_the_god_and_kills_the_caller() -> None:
    where = {**APART, VIVIAN: CHAMBER, OX: CHAMBER}
    table = invoked(where, tokens=4, cards={VIVIAN: ["book", "axe"]})
    table.with_dice(*roll(table, VIVIAN, "knowledge", 5)).play(INVOKE)
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, None)
    assert table.state.piles == {CHAMBER: ["book", "axe"]}
    god = table.monster("elder-god-1")
    assert (god.place, god.traits) == (CHAMBER, {"might": 12, "speed": 3, "sanity": 7})
    while table.asked != [0]:
        table.play("end-turn")
    assert "take:book" in table.keys


@rule("H33-T07")
def test_the_god_is_idle_in_the_first_monster_turn_and_then_the_dead_traitors() -> None:
    table = invoked(tokens=4)
    table.with_dice(*roll(table, VIVIAN, "knowledge", 5)).play(INVOKE)
    assert (table.winners, table.prompt, table.asked) == (None, "turn", [2])
    table.with_dice(1, 1, 1).play("end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("monster", [1])


@rule("H33-T08")
def test_the_god_is_as_fast_as_there_were_players_and_can_be_stunned() -> None:
    where = dict.fromkeys(SEVERAL[:5], "foyer") | {VIVIAN: CHAPEL}
    table = invoked(where, tokens=4)
    table.with_dice(*roll(table, VIVIAN, "knowledge", 5)).play(INVOKE)

    def fallen(state: BetrayalState) -> None:
        for who in state.explorers[3:]:
            who.alive = False
        state.monsters[FigureId("elder-god-1")].status = {}
        state.monsters[FigureId("elder-god-1")].place = Place("foyer")

    table.arrange(fallen).with_dice(*[0] * 5)
    while table.prompt == "turn":
        table.play("end-turn")
    assert [len(event.data["faces"]) for event in table.events("rolled")[-1:]] == [5]
    table.with_dice(*[0] * 12, *roll(table, OX, "might", 1)).play(f"attack:{OX}")
    assert [len(event.data["faces"]) for event in table.events("rolled")[-2:]] == [12, table.value(OX, "might")]
    assert table.monster("elder-god-1").stunned


# The Book


def struck(table: Position, weapon: str = "") -> Position:
    """Ox beats Vivian by two."""
    trait = "sanity" if weapon else "might"
    table.with_dice(*roll(table, OX, trait, 2), *roll(table, VIVIAN, trait, 0))
    return table.play(f"attack:{VIVIAN}{weapon}")


@rule("H33-T09")
def test_the_book_can_be_taken_in_a_fight_with_might_only_and_taken_back() -> None:
    where = {**APART, OX: CHAPEL}
    table = struck(invoked(where, turn=OX))
    assert {"damage", "steal:book"} <= set(table.keys)
    table.play("steal:book")
    assert (table.cards(OX), table.winners) == (["book"], None)
    assert struck(invoked(where, turn=OX, cards={**BOOK_READ, OX: ["ring"]}), ":ring").prompt == "split-damage"
    table = invoked(where, cards={OX: ["book"]})
    table.with_dice(*roll(table, VIVIAN, "might", 4), *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    assert table.play("steal:book").cards(VIVIAN) == ["book"]


@rule("H33-T10")
def test_the_book_is_thrown_in_a_turn_after_it_was_taken() -> None:
    rooms = [*HOLY, Placed(RoomId(CHASM), "basement", 1, 0)]
    table = invoked({**APART, OX: CHASM}, turn=OX, rooms=rooms, cards={}, piles={CHASM: ["book"]}).play("take:book")
    assert DESTROY not in table.keys
    for side in (CHASM, f"{CHASM}/far"):
        table = invoked({**APART, OX: side}, turn=OX, rooms=rooms, cards={OX: ["book"]})
        assert table.play(DESTROY).winners == (0, 2)
        assert (table.state.gone, table.state.turn.spent) == (["book"], 1)


@rule("H33-T10")
def test_throwing_it_costs_a_space() -> None:
    rooms = [*HOLY, Placed(RoomId(CHASM), "basement", 1, 0)]
    table = invoked({**APART, OX: CHASM}, turn=OX, rooms=rooms, cards={OX: ["book"]})
    table.arrange(lambda state: setattr(state.turn, "spent", 9))
    assert DESTROY not in table.keys
    table = invoked({**APART, OX: "foyer"}, turn=OX, rooms=rooms, cards={OX: ["book"]})
    assert DESTROY not in table.keys


@rule("H33-T11")
def test_the_fire_of_the_furnace_room_banishes_a_god() -> None:
    def summoned(state: BetrayalState) -> None:
        assert state.haunt is not None
        AnInvocationOfDarkness.memory.of(state.haunt).invocation = 5
        state.explorers[1].alive = False

    rooms = [*row("ground", CHAPEL), *row("basement", FURNACE)]
    god = [figure(RULES, "elder-god", CHAPEL)]
    table = invoked({**APART, OX: FURNACE}, turn=OX, rooms=rooms, cards={OX: ["book"]}, monsters=god)
    assert table.arrange(summoned).play(DESTROY).winners == (0, 2)
    assert not revealed(33, THREE, omen="book", rooms=row("ground", CHAPEL)).rules.in_house(RoomId(FURNACE))


@rule("H33-T11")
def test_a_book_that_something_else_takes_away_comes_back() -> None:
    table = invoked({**APART, OX: "foyer"}, turn=OX, cards={OX: ["book"]})
    table.rules.discard(BOOK)
    assert table.rules.state.piles == {CHAPEL: ["book"]}


# The end


@rule("H33-T12")
def test_the_traitor_killed_at_four_tokens_loses() -> None:
    traits = {VIVIAN: {"might": 0, "speed": 0}}
    table = invoked({**APART, OX: CHAPEL}, turn=OX, tokens=4, cards={}, traits=traits)
    might = table.value(OX, "might")
    table.with_dice(*[2] * might, 0, 0).play(f"attack:{VIVIAN}")
    table.play(table.keys[0])
    assert table.winners == (0, 2)


@rule("H33-T13")
@pytest.mark.parametrize("god", [False, True])
def test_with_no_hero_left_the_traitor_alone_wins(god: bool) -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    table = invoked({**APART, OX: CHAPEL}, cards={}, traits={OX: {"might": 0, "speed": 0}}, tokens=5 if god else 0)
    table.arrange(last_hero).with_dice(*roll(table, VIVIAN, "might", 4), *[0] * table.value(OX, "might"))
    table.play(f"attack:{OX}", "split:0-4")
    assert table.winners == (1,)


@rule("H33-T14")
def test_each_side_knows_only_its_own_numbers_and_rooms() -> None:
    rooms = [*HOLY, Placed(RoomId(CHASM), "basement", 1, 0)]
    table = invoked({**APART, OX: "foyer"}, rooms=rooms, cards={OX: ["book"]})
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [(wish["of"], wish["rooms"]) for wish in hero["objectives"]] == [(1, (CHASM,)), (1, ())]
    assert [(wish["of"], wish["rooms"]) for wish in traitor["objectives"]] == [(5, (CHAPEL, CHAMBER)), (2, ())]


@rule("H33-T15")
def test_whoever_reveals_has_the_book_wherever_it_was() -> None:
    table = revealed(33, THREE, omen="ring", rooms=HOLY)
    assert "book" in table.cards(OX)
    assert table.explorer(OX).traitor
