"""Stacks whose order is still open, and rolls of which no die is left. (B-DISC-02, B-CARD-12, B-DIE)"""

import pytest

import dreadhall
from dreadhall.betrayal.cards.decks import BACKS
from dreadhall.betrayal.components.rooms import GALLERY
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position
from dreadhall.testing.marks import rule
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


def open_stack(*rooms: str) -> Position:
    """The room stack holds these tiles, and nothing of its order is decided."""

    def undecided(state: BetrayalState) -> None:
        state.rooms.rest, state.rooms.top, state.rooms.known = list(rooms), [], []

    return position(HALL).arrange(undecided)


@rule("B-DISC-02")
def test_as_soon_as_a_tile_lies_the_back_of_the_next_one_is_seen() -> None:
    table = open_stack("creaky-hallway", "larder", "gallery").with_dice(room=[0], back=[1]).play("explore:n")
    assert table.state.next_back == "upper"
    assert table.view(None)["next_floors"] == ["upper"]


@rule("B-DISC-02")
def test_the_next_tile_has_the_back_that_was_seen() -> None:
    table = open_stack("larder", "gallery", "creaky-hallway").with_dice(room=[0])
    table.rules.state.next_back = BACKS[GALLERY]
    assert table.rules.next_tile() == "gallery"
    assert table.rules.state.next_back == ""
    assert table.rules.state.rooms.rest == ["larder", "creaky-hallway"]


@rule("B-DISC-02")
def test_a_tile_that_somebody_has_looked_at_shows_its_own_back() -> None:
    table = open_stack("larder", "gallery").with_dice(room=[0])
    rules = table.rules
    assert rules.look_at_top(rules.state.rooms, 1, [0]) == ["larder"]
    rules.turn_up_back()
    assert rules.state.next_back == ""


@rule("B-CARD-12")
def test_nobody_knows_the_back_of_the_next_tile_of_a_stack_that_is_shuffled() -> None:
    rules = open_stack("larder", "gallery").rules
    rules.state.next_back = BACKS[GALLERY]
    rules.shuffle(rules.state.items)
    assert rules.state.next_back == BACKS[GALLERY]
    rules.shuffle(rules.state.rooms)
    assert rules.state.next_back == ""


def test_a_table_whose_explorers_were_dealt_goes_on_from_there() -> None:
    table = dreadhall.new_table("betrayal", 3, seed=1, options={"explorers": "dealt"})
    state = table.checkpoint
    assert isinstance(state, BetrayalState)
    assert len(state.explorers) == 3
    assert table.answers_since == []


# Rolls


@rule("B-DIE-02")
@pytest.mark.parametrize("card", ["lucky-stone", "rabbits-foot"])
def test_where_no_die_is_rolled_none_can_fall_again(card: str) -> None:
    table = position(HALL, cards={OX: [card]}).with_dice()
    with pytest.raises(StopIteration) as rolled:
        table.rules.throw(table.explorer(OX), 0, "task").send(None)
    assert rolled.value.value == 0


@rule("B-GEN-12")
def test_what_a_card_adds_to_a_roll_is_told() -> None:
    table = position(HALL, cards={OX: ["adrenaline-shot"]}, tokens={"closet": "entrance-hall"})
    roll = table.with_dice(*[1] * 5).rules.trait_roll(table.explorer(OX), "might", "task")
    ask = roll.send(None)
    assert [choice.key for choice in ask.choices_for(0)] == ["roll", "use:adrenaline-shot"]
    with pytest.raises(StopIteration) as rolled:
        roll.send("adrenaline-shot")
    assert rolled.value.value == 9
    assert [event.data["total"] for event in table.rules.events if event.kind == "result"] == [9]


def test_a_blessing_does_not_help_the_traitor() -> None:
    table = haunted({**HALL, ZOE: "entrance-hall"}, tokens={"blessing": "entrance-hall"})
    assert table.rules.trait_dice(table.explorer(OX), 3) == 4
    assert table.rules.trait_dice(table.explorer(ZOE), 3) == 3
