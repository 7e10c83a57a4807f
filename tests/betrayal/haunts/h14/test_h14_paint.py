"""Haunt 14, The Stars Are Right: cans of paint, carried and thrown."""

from dreadhall.betrayal.components.rooms import WINE_CELLAR
from dreadhall.betrayal.haunts.h14_the_stars_are_right import CHAMBER, PAINT, THROW
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import place_in
from dreadhall.testing.betrayal import THREE, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h14.cult import CULT, DEAD_OX, OX, VIVIAN, ZOE, chanting, cultists


@rule("H14-T08")
def test_a_hero_holds_one_can_and_may_trade_it() -> None:
    together = dict.fromkeys(CULT, "foyer")
    table = chanting(together, piles={"foyer": list(PAINT[1:3])}, cards={OX: [PAINT[0]]}, turn=OX)
    assert not table.offers("take")
    assert f"trade:{ZOE}:{PAINT[0]}" in table.keys
    table.play(f"trade:{ZOE}:{PAINT[0]}")
    while table.prompt in ("ask-in-return", "agree-to-trade"):
        table.play("for:nothing" if table.prompt == "ask-in-return" else "yes")
    assert (table.cards(OX), table.cards(ZOE)) == ([], [PAINT[0]])
    table = chanting(together, piles={"foyer": list(PAINT[1:3])}, turn=OX).play(f"take:{PAINT[1]}")
    assert table.cards(OX) == [PAINT[1]]
    assert table.prompt == "turn", "the second can stays"
    assert not chanting(together, piles={"foyer": [PAINT[0]]}).offers("take")


@rule("H14-T08", "H14-30", "H14-37")
def test_paint_that_its_bearer_dies_with_in_the_chamber_was_not_thrown() -> None:
    inside = dict.fromkeys(CULT, CHAMBER)
    weak = {OX: {"might": 0, "speed": 0}, VIVIAN: {"might": 7}}
    table = chanting(inside, cards={OX: [PAINT[0]]}, thrown=2, traits=weak)
    table.with_dice(*faces(6, table.value(VIVIAN, "might")), *[0] * table.value(OX, "might")).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.winners, table.state.piles) == (None, {place_in(CHAMBER): [PAINT[0], DEAD_OX]})
    assert {key for key in table.keys if key.startswith("take")} == {f"take:{DEAD_OX}"}, "the traitor leaves the can"
    table.play("end-turn", f"take:{PAINT[0]}", "end-turn", "end-turn", THROW)
    assert table.winners == (1, 2)


@rule("H14-T09", "H14-18")
def test_a_throw_is_no_step_and_opponents_do_not_slow_it() -> None:
    there = cultists("wine-cellar", "wine-cellar")
    table = chanting(CULT | {OX: "wine-cellar"}, cards={OX: [PAINT[0]]}, monsters=there, turn=OX)
    table.arrange(lambda state: setattr(state.turn, "spent", table.value(OX, "speed") - 1))
    assert not table.offers("go")
    assert table.play(THROW).state.tokens[PAINT[0]] == place_in(CHAMBER)


@rule("H14-T08", "H14-42")
def test_a_dog_carries_no_paint() -> None:
    table = chanting(piles={"entrance-hall": [PAINT[0]]}, cards={OX: ["dog"]}, turn=OX)
    assert not table.offers("use")


@rule("H14-T09")
def test_paint_is_thrown_through_a_door_for_a_space() -> None:
    near = CULT | {OX: "wine-cellar"}
    table = chanting(near, cards={OX: [PAINT[0]]}, turn=OX)
    left = table.rules.turn.spent
    table.play(THROW)
    assert (table.state.tokens[PAINT[0]], table.cards(OX)) == (place_in(CHAMBER), [])
    assert table.rules.turn.spent == left + 1
    assert not chanting(CULT, cards={OX: [PAINT[0]]}, turn=OX).offers(THROW)
    picked = chanting(near, piles={"wine-cellar": [PAINT[0]]}, turn=OX).play(f"take:{PAINT[0]}")
    assert not picked.offers(THROW), "not in the turn in which it was picked up"
    assert chanting(CULT | {OX: CHAMBER}, cards={OX: [PAINT[0]]}, turn=OX).offers(THROW)


@rule("H14-T09")
def test_who_has_no_space_left_or_no_door_cannot_throw() -> None:
    near = CULT | {OX: "wine-cellar"}
    tired = chanting(near, cards={OX: [PAINT[0]]}, turn=OX)
    tired.arrange(lambda state: setattr(state.turn, "spent", 9))
    assert not tired.offers(THROW)
    wall = [*row("basement", "wine-cellar"), Placed(CHAMBER, "basement", 1, 1, 1)]
    assert CHAMBER not in position(THREE, rooms=wall).rules.plan.joined[WINE_CELLAR].values()
    assert not chanting(near, cards={OX: [PAINT[0]]}, turn=OX, rooms=wall).offers(THROW)


@rule("H14-T10")
def test_the_last_can_wins_and_none_comes_out_again() -> None:
    near = CULT | {OX: "wine-cellar"}
    table = chanting(near, cards={OX: [PAINT[0]]}, thrown=2, turn=OX).play(THROW)
    assert table.winners == (1, 2)
    assert table.table.result is not None
    assert table.table.result.reason == "h14-heroes"
    table = chanting(near, cards={OX: [PAINT[0]]}, thrown=1, turn=OX).play(THROW)
    assert table.winners is None
    inside = chanting(CULT | {OX: CHAMBER}, thrown=2, turn=OX)
    assert not inside.offers("take")
