"""Trading, dropping and picking up; rolls that can be tried once."""

from typing import Any

from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.betrayal.toolkit.deeds.full_turn import nothing_done
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, faces, mummy

TOGETHER = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
BANSHEE = Figure(FigureId("banshee-1"), "banshee", Place("upper-landing"), {"speed": 8})


def having(*cards: str, **parts: Any) -> Position:
    """Ox holds these cards."""
    others = parts.pop("cards", {})
    return position(parts.pop("where", TOGETHER), cards={OX: cards, **others}, **parts)


# Trading


@rule("B-ITEM-05", "B-ITEM-06", "B-DEC-12", "B-DEC-13")
def test_a_trade_is_offered_for_something_and_needs_the_others_consent() -> None:
    table = having("axe", "bell", cards={VIVIAN: ["book", "girl"]}).play("trade:vivian-lopez:axe")
    assert table.keys == ["for:nothing", "for:book"]
    table.play("for:book")
    assert table.asked == [1]
    table.play("yes")
    assert (table.cards(OX), table.cards(VIVIAN)) == (["bell", "book"], ["girl", "axe"])
    assert not table.offers("trade")


@rule("B-ITEM-06", "B-ITEM-13")
def test_gains_and_losses_follow_what_is_traded() -> None:
    table = having("book").play("trade:zoe-ingstrom:book", "yes")
    assert (changes(table, OX), changes(table, ZOE)) == ({"knowledge": -2}, {"knowledge": 2})


AMULET, SYMBOL = "amulet-of-the-ages", "holy-symbol"


def swapped(sanity: int) -> Position:
    """In the haunt Ox, whose Sanity is this many spaces up, gives the Amulet to Vivian for the Holy Symbol."""
    cards = {VIVIAN: [SYMBOL]}
    traits = {OX: {"might": 5, "speed": 5, "knowledge": 5, "sanity": sanity}}
    table = having(AMULET, cards=cards, haunt=8, traitor=ZOE, traits=traits, monsters=[BANSHEE])
    return table.play(f"trade:{VIVIAN}:{AMULET}", f"for:{SYMBOL}", "yes")


@rule("B-ITEM-19")
def test_what_an_exchange_brings_comes_before_what_it_costs() -> None:
    table = swapped(sanity=1)
    assert table.explorer(OX).alive
    assert table.clip(OX, "sanity") == 0
    assert (table.cards(OX), table.cards(VIVIAN)) == ([SYMBOL], [AMULET])
    assert changes(table, VIVIAN) == {"might": 1, "speed": 1, "knowledge": 1, "sanity": -1}


@rule("B-ITEM-19", "B-ITEM-14", "B-DEATH-05")
def test_whoever_dies_of_an_exchange_has_made_it_and_leaves_what_came_of_it() -> None:
    table = swapped(sanity=0)
    assert not table.explorer(OX).alive
    assert table.state.piles[Place("entrance-hall")] == [SYMBOL]
    assert table.cards(VIVIAN) == [AMULET]


@rule("B-ITEM-06", "B-DEC-13")
def test_a_refused_offer_changes_nothing_and_was_no_trade() -> None:
    table = having("axe", "bell").play("trade:vivian-lopez:axe", "no")
    assert (table.cards(OX), table.cards(VIVIAN)) == (["axe", "bell"], [])
    table.play("trade:zoe-ingstrom:axe", "yes")
    assert table.cards(ZOE) == ["axe"]
    assert not table.offers("trade")


@rule("B-ITEM-18")
def test_the_same_offer_is_not_made_twice_in_a_turn() -> None:
    table = having("axe", "bell").play("trade:vivian-lopez:axe", "no")
    trades = [key for key in table.keys if key.startswith("trade:")]
    assert trades == ["trade:vivian-lopez:bell", "trade:zoe-ingstrom:axe", "trade:zoe-ingstrom:bell"]
    table.play("end-turn", "end-turn", "end-turn")
    assert "trade:vivian-lopez:axe" in table.keys


@rule("B-ITEM-18")
def test_another_price_makes_another_offer() -> None:
    table = having("axe", cards={VIVIAN: ["book", "ring"]}).play("trade:vivian-lopez:axe", "for:book", "no")
    table.play("trade:vivian-lopez:axe")
    assert table.keys == ["for:nothing", "for:ring"]
    table.play("for:nothing", "no", "trade:vivian-lopez:axe")
    assert (table.prompt, table.asked) == ("agree-to-trade", [1])
    assert "trade:vivian-lopez:axe" not in table.play("no").keys


@rule("B-ITEM-18", "C-25")
def test_whoever_was_refused_has_done_nothing_yet() -> None:
    table = having("axe").play("trade:vivian-lopez:axe", "no")
    assert nothing_done(table.state.turn)


@rule("B-ITEM-06", "B-BARR-07")
def test_nobody_trades_with_somebody_elsewhere_or_across_a_barrier() -> None:
    assert not having("axe", where=APART).offers("trade")
    where = {OX: "catacombs", VIVIAN: "catacombs/far", ZOE: "foyer"}
    assert not having("axe", where=where, rooms=row("basement", "catacombs")).offers("trade")


@rule("B-ITEM-12")
def test_a_card_that_was_traded_is_not_passed_on_in_the_same_turn() -> None:
    table = having("axe", cards={VIVIAN: ["bell"]}).play("trade:vivian-lopez:axe", "for:bell", "yes")
    assert not table.offers("drop")


@rule("B-ITEM-15")
def test_heroes_and_traitor_may_trade_if_both_agree() -> None:
    table = having("axe", haunt=1, traitor=ZOE, monsters=[mummy()]).play("trade:zoe-ingstrom:axe", "2=yes")
    assert table.cards(ZOE) == ["axe"]


# Dropping and picking up


@rule("B-ITEM-05", "B-ITEM-07", "B-PILE-01", "B-DEC-14")
def test_any_number_of_items_are_dropped_at_once_and_only_once() -> None:
    table = having("axe", "bell", "book").play("drop:axe", "card:book", "done")
    assert table.state.piles == {"entrance-hall": ["axe", "book"]}
    assert table.cards(OX) == ["bell"]
    assert not table.offers("drop")


@rule("B-PILE-01")
def test_all_that_lies_in_a_place_is_one_pile_and_each_side_of_a_barrier_has_its_own() -> None:
    where = {OX: "catacombs/far", VIVIAN: "foyer", ZOE: "foyer"}
    table = having("axe", where=where, rooms=row("basement", "catacombs"), piles={"catacombs": ["bell"]})
    assert not table.offers("take")
    table.play("drop:axe")
    assert table.state.piles == {"catacombs": ["bell"], "catacombs/far": ["axe"]}


@rule("B-ITEM-05", "B-PILE-02", "B-PILE-03")
def test_some_or_all_of_a_pile_is_picked_up_at_once_and_only_once() -> None:
    table = position(TOGETHER, piles={"entrance-hall": ["axe", "bell", "ring"]}).play("take:axe", "card:ring", "done")
    assert table.cards(OX) == ["axe", "ring"]
    assert table.state.piles == {"entrance-hall": ["bell"]}
    assert not table.offers("take")
    table = position(TOGETHER, piles={"entrance-hall": ["axe"]}).play("take:axe")
    assert table.state.piles == {}


@rule("B-PILE-02", "B-ITEM-10")
def test_whoever_dropped_something_takes_it_up_on_a_later_turn() -> None:
    table = having("axe", where=APART).play("drop:axe")
    assert not table.offers("take")
    assert table.play("end-turn", "end-turn", "end-turn").offers("take")


@rule("B-PILE-04")
def test_there_can_be_any_number_of_piles() -> None:
    piles = {"entrance-hall": ["axe"], "foyer": ["bell"], "grand-staircase": ["ring"], "upper-landing": ["mask"]}
    table = having("armor", where={**APART, OX: "basement-landing"}, piles=piles).play("drop:armor")
    assert len(table.state.piles) == 5


@rule("B-ITEM-16")
def test_a_haunts_item_token_is_handled_like_an_item_card() -> None:
    table = having("torch-1", haunt=1, traitor=ZOE, monsters=[mummy()])
    assert {"trade:vivian-lopez:torch-1", "drop:torch-1"} <= set(table.keys)
    assert table.rules.stealable(CardId("torch-1"))
    table.play("drop:torch-1")
    assert table.state.piles == {"entrance-hall": ["torch-1"]}


@rule("B-ITEM-01", "B-ITEM-15")
def test_the_traitor_uses_items_too() -> None:
    table = having("dark-dice", haunt=1, traitor=OX, monsters=[mummy()]).with_dice(0, 0, 2)
    assert changes(table.play("use:dark-dice", "trait:sanity"), OX) == {"sanity": 1}


@rule("B-ITEM-05", "B-MOVE-05")
def test_things_are_handled_after_the_movement_is_over() -> None:
    def stopped(state: BetrayalState) -> None:
        state.turn.over = True

    table = having("axe", change=stopped, piles={"entrance-hall": ["bell"]})
    assert table.offers("trade")
    assert table.offers("drop")
    assert table.offers("take")


@rule("B-COMP-01", "B-COMP-02")
def test_a_companion_goes_where_its_holder_goes_and_slows_nobody() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    table = having(where=where, cards={VIVIAN: ["dog"]}, haunt=1, traitor=ZOE, monsters=[mummy()])
    assert not table.offers("attack")
    table.play("go:foyer")
    assert table.state.turn.spent == 1


# Rolls that can be tried once


@rule("B-DIE-06", "B-DIE-EX2", "B-VAULT-05")
def test_whoever_fails_to_open_the_vault_does_not_try_again_this_turn() -> None:
    where = {OX: "vault", VIVIAN: "foyer", ZOE: "foyer"}
    table = position(where, rooms=row("basement", "vault")).with_dice(*faces(5, 3)).play("open-vault")
    assert "open-vault" not in table.keys
    assert "open-vault" in table.play("end-turn", "end-turn", "end-turn").keys


@rule("B-DIE-11", "B-DIE-EX3")
def test_an_exorcism_is_tried_once_a_turn_with_either_trait() -> None:
    table = having("holy-symbol", "book", haunt=8, traitor=ZOE, monsters=[BANSHEE], where=APART)
    tries = [key for key in table.keys if "exorcise" in key]
    assert {key.split(":")[1] for key in tries} == {"sanity", "knowledge"}
    table.with_dice(0, 0, 0).play(tries[0])
    assert not any("exorcise" in key for key in table.keys)
