"""Die rolls, and the cards that change them: Adrenaline Shot, Angel Feather, Candle, Idol, Lucky Stone and others."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import DIE
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces, mummy


def at_safe(*dice: int, card: str = "", **parts: Any) -> Position:
    """Ox, beside a Safe, with a card: a Knowledge roll of three dice, five opens it."""
    cards = {OX: [card]} if card else {}
    return position(parts.pop("where", APART), tokens={"safe": "entrance-hall"}, cards=cards, **parts).with_dice(*dice)


def rolled(table: Position) -> list[list[int]]:
    """The faces of all rolls."""
    return [event.data["faces"] for event in table.events("rolled")]


# The dice


@rule("B-DIE-01")
def test_a_die_shows_nothing_one_or_two_with_two_faces_each() -> None:
    assert sorted(DIE.faces) == [0, 0, 1, 1, 2, 2]


@rule("B-DIE-02", "B-DIE-03")
def test_a_roll_is_the_sum_of_its_dice() -> None:
    table = at_safe(2, 2, 1).play("try:safe")
    assert table.events("rolled")[0].data["total"] == 5
    assert len(table.cards(OX)) == 2


@rule("B-DIE-08", "B-DIE-EX1")
def test_a_trait_roll_uses_the_current_value_of_the_trait() -> None:
    table = draw("creepy-crawlies", *faces(4, 4), traits={OX: {"sanity": 3}})
    assert table.value(OX, "sanity") == 3
    assert [len(dice) for dice in rolled(table)] == [2, 4]


@rule("B-DIE-05")
def test_different_rolls_may_be_made_in_one_turn() -> None:
    tokens = {"safe": "entrance-hall", "skeletons": "entrance-hall"}
    table = position(APART, tokens=tokens).with_dice(0, 0, 0, 0, 0, 0, 0, 0, 0)
    table.play("try:safe", "try:skeletons")
    assert [event.data["why"] for event in table.events("rolled")] == [
        "locked-safe",
        "locked-safe",
        "skeletons",
        "skeletons",
    ]


@rule("B-GEN-12")
def test_every_roll_is_told_with_roller_reason_and_faces() -> None:
    event = at_safe(2, 2, 1).play("try:safe").events("rolled")[0]
    assert (event.data["who"], event.data["why"], event.data["faces"]) == (OX, "locked-safe", [2, 2, 1])


@rule("B-DIE-EX4", "B-DISC-10", "B-MOVE-05")
def test_the_roll_of_a_card_and_that_of_the_tile_are_both_made() -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = position(where).top("room", "vault").top("event", "night-view").with_dice(*faces(4, 3), *faces(5, 3))
    table.play("explore:n", "open-vault")
    assert [event.data["why"] for event in table.events("rolled")] == ["night-view", "vault"]


# Adrenaline Shot


@rule("B-ITEM-03")
def test_an_adrenaline_shot_adds_four_to_a_trait_roll_and_is_used_up() -> None:
    table = at_safe(1, 0, 0, card="adrenaline-shot").play("try:safe")
    assert table.keys == ["roll", "use:adrenaline-shot"]
    table.play("use:adrenaline-shot")
    assert "safe" not in table.state.tokens
    assert table.state.items.discards == ["adrenaline-shot"]


def test_an_adrenaline_shot_does_nothing_for_plain_dice_or_damage() -> None:
    table = draw("phone-call", 1, 1, 0, cards={OX: ["adrenaline-shot"]})
    assert table.prompt == "turn"


@rule("B-DIE-10")
def test_an_adrenaline_shot_does_nothing_for_a_defence() -> None:
    table = draw("creepy-puppet", *faces(0, 4), *faces(0, 5), cards={OX: ["adrenaline-shot"]})
    assert table.prompt == "turn"


# Angel Feather


@rule("B-DIE-14")
@pytest.mark.parametrize(("number", "moved"), [(8, {"sanity": 1}), (0, {"sanity": -2})])
def test_an_angel_feather_lets_one_name_the_result(number: int, moved: dict[str, int]) -> None:
    table = position(APART, tokens={"closet": "entrance-hall"}, cards={OX: ["angel-feather"]})
    table.top("event", "creepy-crawlies").with_dice(1, 1).play("try:closet", "roll", "use:angel-feather")
    assert table.keys == [f"number:{n}" for n in range(9)]
    table.play(f"number:{number}")
    assert changes(table, OX) == moved
    assert table.state.items.discards == ["angel-feather"]


def test_an_angel_feather_works_on_a_damage_roll() -> None:
    table = at_safe(0, 0, 0, card="angel-feather").play("try:safe", "roll", "use:angel-feather", "number:1")
    assert (table.prompt, table.table.ask.data["points"] if table.table.ask else 0) == ("split-damage", 1)


def test_an_angel_feather_works_on_the_haunt_roll() -> None:
    def omen(state: BetrayalState) -> None:
        state.turn.omens = [(CardId("ring"), RoomId("gymnasium"), 0)]
        state.omens_drawn = 1

    table = position(APART, cards={OX: ["angel-feather"]}, change=omen).play(
        "end-turn", "use:angel-feather", "number:1"
    )
    assert table.state.haunt is None
    assert table.state.turn.seat == 1


# Candle


def test_the_candle_gives_a_die_on_the_trait_rolls_of_events_its_holder_drew() -> None:
    table = draw("creepy-crawlies", *faces(5, 4), cards={OX: ["candle"]})
    assert [len(dice) for dice in rolled(table)] == [2, 4]


def test_the_candle_does_not_help_with_what_others_drew_or_with_plain_dice() -> None:
    table = draw("hideous-shriek", *faces(4, 3), *faces(4, 4), *faces(4, 5), cards={VIVIAN: ["candle"]})
    assert [len(dice) for dice in rolled(table)] == [2, 3, 4, 5]
    assert [len(dice) for dice in rolled(draw("phone-call", 1, 1, 0, cards={OX: ["candle"]}))] == [2, 2, 1]


@rule("B-JUNK-03")
def test_the_candle_does_not_help_with_the_room_that_an_event_drives_one_out_of() -> None:
    where = {OX: "junk-room", VIVIAN: "foyer", ZOE: "foyer"}
    dice = (*faces(2, 4), *faces(3, 5))
    table = draw("burning-man", *dice, where=where, rooms=row("ground", "junk-room"), cards={OX: ["candle"]})
    assert [len(shown) for shown in rolled(table)] == [2, 4, 5]


# Idol


@rule("B-ITEM-03")
def test_the_idol_adds_two_dice_for_a_point_of_sanity_once_a_turn() -> None:
    tokens = {"safe": "entrance-hall", "skeletons": "entrance-hall"}
    table = position(APART, tokens=tokens, cards={OX: ["idol"]}).with_dice(1, 1, 1, 1, 1)
    table.top("item", "axe", "armor").play("try:safe", "use:idol")
    assert "safe" not in table.state.tokens
    assert changes(table, OX) == {"sanity": -1}
    table.with_dice(0, 0, 0).play("try:skeletons")
    assert table.prompt == "turn"


def test_the_idol_counts_the_dice_before_the_sanity_is_lost() -> None:
    table = position(APART, tokens={"skeletons": "entrance-hall"}, cards={OX: ["idol"]}).with_dice(1, 1, 1, 1, 1)
    table.play("try:skeletons", "use:idol")
    assert len(rolled(table)[0]) == 5


def test_the_idol_helps_with_the_plain_dice_of_an_event_and_with_a_defence() -> None:
    assert draw("phone-call", cards={OX: ["idol"]}).keys == ["roll", "use:idol"]
    assert draw("creepy-puppet", *faces(0, 4), cards={OX: ["idol"]}).keys == ["roll", "use:idol"]


def test_the_idol_does_not_help_with_damage() -> None:
    assert at_safe(0, 0, 0, 0, 0, card="idol").play("try:safe", "roll").prompt == "turn"


@rule("B-DIE-12")
def test_the_idol_brings_a_roll_to_eight_dice_at_most() -> None:
    table = position(APART, tokens={"skeletons": "entrance-hall"}, cards={OX: ["idol"]}, traits={OX: {"sanity": 7}})
    table.with_dice(*[1] * 8).play("try:skeletons", "use:idol")
    assert len(rolled(table)[0]) == 8


def test_whoever_dies_of_the_idol_does_not_go_on() -> None:
    table = position(
        APART,
        tokens={"skeletons": "entrance-hall"},
        cards={OX: ["idol"]},
        traits={OX: {"sanity": 0}},
        haunt=1,
        traitor=VIVIAN,
        monsters=[mummy()],
    )
    table.with_dice(2, 2, 2, 2).play("try:skeletons", "use:idol")
    assert not table.explorer(OX).alive
    assert "skeletons" in table.state.tokens


# Lucky Stone, Rabbit's Foot


@rule("B-DEC-18")
def test_a_lucky_stone_lets_any_dice_fall_again_once() -> None:
    table = at_safe(0, 1, 2, card="lucky-stone").play("try:safe", "use:lucky-stone")
    table.with_dice(2, 1).play("dice:0x1", "dice:1x1", "dice:2x0")
    assert rolled(table) == [[0, 1, 2], [2, 2, 1]]
    assert table.state.items.discards == ["lucky-stone"]
    assert "safe" not in table.state.tokens


@rule("B-DEC-18")
def test_a_roll_may_be_kept() -> None:
    table = at_safe(0, 1, 2, 0, card="lucky-stone").play("try:safe", "keep", "keep")
    assert table.cards(OX) == ["lucky-stone"]


def test_a_rabbits_foot_lets_one_die_fall_again_once_a_turn() -> None:
    table = at_safe(0, 1, 2, card="rabbits-foot").play("try:safe", "use:rabbits-foot")
    table.with_dice(2).play("die:0")
    assert rolled(table) == [[0, 1, 2], [1, 2, 2]]
    assert table.cards(OX)[0] == "rabbits-foot"
    assert table.state.turn.used == ["rabbits-foot"]


@rule("B-DIE-03", "B-SEC-02")
def test_whoever_may_change_a_roll_is_told_what_it_must_reach() -> None:
    where = {**APART, OX: "chasm"}
    table = position(where, rooms=row("basement", "chasm"), cards={OX: ["lucky-stone", "angel-feather"]})
    table.with_dice(0, 1, 0, 0).play("cross")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["needed"]) == ("before-roll", 3)
    table.play("roll")
    assert table.table.ask is not None
    told = table.table.ask.data
    assert (table.prompt, told["needed"], told["total"]) == ("after-roll", 3, 1)
    table = position(where, rooms=row("basement", "chasm"), cards={OX: ["angel-feather"]})
    table.play("cross", "use:angel-feather")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.data["needed"]) == ("name-number", 3)


def test_a_rabbits_foot_works_only_in_the_own_turn() -> None:
    table = draw("hideous-shriek", *faces(4, 3), *faces(4, 4), *faces(4, 5), cards={VIVIAN: ["rabbits-foot"]})
    assert table.prompt == "turn"
    table = draw("hideous-shriek", *faces(4, 3), *faces(4, 4), cards={VIVIAN: ["lucky-stone"]})
    assert (table.prompt, table.asked) == ("after-roll", [1])


@rule("B-ITEM-10", "B-ITEM-12")
def test_a_card_that_was_traded_changes_no_roll_this_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "foyer"}
    cards = {OX: ["axe"], VIVIAN: ["idol"]}
    table = position(where, tokens={"safe": "entrance-hall"}, cards=cards).with_dice(0, 0, 0, 0, 0)
    table.play("trade:vivian-lopez:axe", "for:idol", "yes", "try:safe")
    assert table.cards(OX) == ["idol"]
    assert table.prompt == "turn"
