"""Haunt 1, The Mummy Walks: set-up, the heroes' three steps, and the searches."""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.haunts.h01_the_mummy_walks import RULES, TheMummyWalks
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, figure, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.mummy import APART, OX, TOMB, VIVIAN, ZOE, mummy

GIRL = HOLDINGS[CardId("girl")]
LONG = row("ground", "junk-room", TOMB, "creaky-hallway", "dusty-hallway", "statuary-corridor", "game-room", "library")


# Set-up


@rule("H01-T01", "C-14")
def test_the_revealer_is_the_traitor_and_stands_beside_mummy_and_sarcophagus() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 1} == {
        ("girl", room) for room in ("abandoned-room", "catacombs", "gymnasium", "junk-room")
    }
    where = {OX: "catacombs", ZOE: "foyer", VIVIAN: "foyer"}
    table = revealed(1, where, rooms=row("basement", "catacombs"), traits={OX: {"sanity": 0, "knowledge": 3}})
    assert [who.id for who in table.state.explorers if who.traitor] == [OX]
    assert table.monster("mummy-1").place == table.state.tokens["sarcophagus"] == "catacombs"
    assert table.cards(OX) == []
    assert (table.clip(OX, "sanity"), table.clip(OX, "knowledge")) == (0, 3 + GIRL.losing["knowledge"])
    assert table.explorer(OX).alive
    assert table.state.companions == {"girl": "basement-landing"}
    assert not TheMummyWalks.memory.of(table.haunt).learned
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H01-T02")
def test_the_girl_is_hidden_five_tiles_away_or_more() -> None:
    table = revealed(1, {OX: "junk-room", ZOE: "foyer", VIVIAN: "foyer"}, rooms=LONG)
    assert (table.prompt, table.asked) == ("h01-hide-girl", [0])
    assert table.keys == ["room:game-room", "room:library"]
    assert table.play("room:library").state.companions == {"girl": "library"}


@rule("H01-T02")
def test_on_a_small_floor_only_the_farthest_rooms_will_do() -> None:
    rooms = row("ground", "junk-room", TOMB)
    table = revealed(1, dict.fromkeys((OX, ZOE, VIVIAN), "entrance-hall"), rooms=rooms)
    assert sorted(table.keys) == [f"room:{TOMB}", "room:grand-staircase"]


@rule("H01-T18", "B-VAULT-01")
def test_in_a_locked_vault_she_waits_before_the_door_and_whoever_enters_has_her() -> None:
    rooms = row("upper", "balcony", "vault")
    hidden = revealed(1, {OX: "upper-landing", ZOE: "foyer", VIVIAN: "foyer"}, rooms=rooms)
    assert hidden.state.companions == {"girl": "vault"}
    table = mummy(APART | {OX: "balcony"}, girl=Place("vault"), rooms=[*LONG, *rooms]).play("go:vault")
    assert table.cards(OX) == ["girl"]


@rule("H01-T18", "B-BARR-11")
def test_in_other_barrier_rooms_the_traitor_chooses_her_side() -> None:
    rooms = row("upper", "balcony", "tower")
    hidden = revealed(1, {OX: "upper-landing", ZOE: "foyer", VIVIAN: "foyer"}, rooms=rooms)
    assert (hidden.prompt, hidden.asked) == ("choose-side", [0])
    assert hidden.play("side:tower/far").state.companions == {"girl": "tower/far"}


@rule("H01-T03", "C-53")
def test_each_side_sees_the_board_and_its_own_book() -> None:
    table = mummy(carries=["ring"], learned=1, girl=Place("foyer"), cards={OX: ["book"]})
    for seat, book in ((0, "heroes"), (2, "traitor")):
        view = table.view(seat)
        assert view["tokens"] == {"sarcophagus": TOMB}
        assert view["companions"] == {"girl": "foyer"}
        assert view["monsters"][0]["cards"] == ["ring"]
        assert [card["id"] for card in view["explorers"][0]["cards"]] == ["book"]
        assert view["haunt"]["memory"] == {"h01-learned": 1}
        assert view["haunt"]["books"] == [book]
        assert {goal["id"].split("-")[1] for goal in view["haunt"]["objectives"]} == {book}
        assert bool(view["monsters"][0]["traits"]) == (book == "traitor")


@rule("H01-T17")
def test_the_mummy_as_its_record_has_it() -> None:
    assert figure(RULES, "mummy", TOMB).traits == {"speed": 3, "might": 8, "sanity": 5}


# The name and the spell


@rule("H01-T17")
@pytest.mark.parametrize(
    ("room", "offered"),
    [(TOMB, True), ("library", True), ("research-laboratory", True), ("junk-room", False), ("foyer", False)],
)
def test_the_name_is_sought_in_three_rooms_only(room: str, offered: bool) -> None:
    rooms = [*LONG, *row("upper", "research-laboratory")]
    table = mummy(APART | {OX: room}, "grand-staircase", rooms=rooms)
    assert table.offers("h01-heroes-name") is offered
    assert not mummy(APART | {VIVIAN: room}, "grand-staircase", rooms=rooms, turn=VIVIAN).offers("h01-heroes-name")


@rule("H01-T17")
def test_without_laboratory_and_library_the_sarcophagus_is_left_to_study() -> None:
    table = mummy(APART | {OX: TOMB}, "junk-room")
    assert table.offers("h01-heroes-name")
    assert table.table.view(0)["position"]["haunt"]["objectives"][0]["rooms"] == (TOMB,)


def scholars(total: int, **parts: Any) -> Position:
    """Ox rolls six dice for the name."""
    traits = {OX: {"knowledge": 7}}
    table = mummy(APART | {OX: TOMB}, "junk-room", traits=traits, **parts)
    return table.with_dice(*faces(total, 6)).play("h01-heroes-name")


@rule("H01-T07", "C-27")
def test_six_learns_the_name_and_the_spell_waits_for_a_later_turn() -> None:
    table = scholars(6, cards={OX: ["book"]})
    assert TheMummyWalks.memory.of(table.haunt).learned == 1
    assert not table.offers("h01-heroes-spell")
    table.play("end-turn")
    assert not table.offers("h01-heroes-spell"), "the roller must hold the Book"


@rule("H01-T07")
def test_the_next_hero_who_holds_the_book_may_look_up_the_spell() -> None:
    table = scholars(6, cards={ZOE: ["book"]}).play("end-turn")
    assert table.asked == [1]
    table.with_dice(2, 2, 2).play("h01-heroes-spell")
    assert TheMummyWalks.memory.of(table.haunt).learned == 2
    assert "drop:book" not in table.keys, "it is used for this turn"


@rule("H01-T07", "C-29")
def test_below_six_nothing_is_learned_and_the_book_is_used_all_the_same() -> None:
    table = scholars(5)
    assert not TheMummyWalks.memory.of(table.haunt).learned
    assert not table.offers("h01-heroes-name")
    spell = mummy(learned=1, cards={OX: ["book"]}).with_dice(2, 2, 1).play("h01-heroes-spell")
    assert TheMummyWalks.memory.of(spell.haunt).learned == 1
    assert "drop:book" not in spell.keys


# The banishment

TOGETHER = {OX: TOMB, ZOE: TOMB, VIVIAN: "foyer"}


@rule("H01-T08", "C-30")
@pytest.mark.parametrize(("cards", "piles"), [({ZOE: ["book"]}, {}), ({OX: ["book"]}, {}), ({}, {TOMB: ["book"]})])
def test_a_won_sanity_fight_beside_the_book_banishes_the_mummy(
    cards: dict[str, list[str]], piles: dict[str, list[str]]
) -> None:
    table = mummy(TOGETHER, learned=2, cards=cards, piles=piles)
    table.with_dice(2, 1, 0, 1, 1, 0, 0, 0).play("h01-heroes-banish")
    assert table.table.result is not None
    assert table.table.result.reason == "h01-heroes"
    assert table.winners == (0, 1)
    assert "mummy-1" not in table.state.monsters


@rule("H01-T08", "C-30")
def test_without_the_book_in_heroic_hands_there_is_no_banishing() -> None:
    assert not mummy(TOGETHER | {ZOE: "foyer"}, learned=2, cards={ZOE: ["book"]}).offers("h01-heroes-banish")
    assert not mummy(TOGETHER | {VIVIAN: TOMB}, learned=2, cards={VIVIAN: ["book"]}).offers("h01-heroes-banish")
    assert not mummy(TOGETHER, learned=2, carries=["book"]).offers("h01-heroes-banish")
    assert not mummy(TOGETHER, learned=1, cards={OX: ["book"]}).offers("h01-heroes-banish")


@rule("H01-T08")
def test_a_lost_banishing_hurts_the_mind_and_takes_the_attack() -> None:
    table = mummy(TOGETHER, learned=2, cards={ZOE: ["book"]})
    table.with_dice(0, 0, 0, 1, 0, 0, 0, 0).play("h01-heroes-banish", "split:1-0")
    assert table.clip(OX, "knowledge") == 1
    assert not table.offers("attack")
    assert not table.offers("h01-heroes-banish")


@rule("H01-T08", "C-38")
def test_a_stunned_mummy_can_be_banished_without_risk() -> None:
    table = mummy(TOGETHER, learned=2, cards={ZOE: ["book"]})
    table.arrange(lambda state: setattr(state.monsters[FigureId("mummy-1")], "stunned", True))
    table.with_dice(0, 0, 0, 2, 2, 0, 0, 0).play("h01-heroes-banish")
    assert table.clip(OX, "knowledge") == 2
    assert not table.offers("attack")


@rule("H01-T09")
def test_before_that_the_ring_only_stuns_and_frees_what_it_holds() -> None:
    table = mummy(TOGETHER, learned=1, carries=["axe", "girl"], cards={OX: ["ring"]})
    table.with_dice(2, 1, 0, 1, 1, 0, 0, 0).play("attack:mummy-1:ring")
    assert table.monster("mummy-1").stunned
    assert table.monster("mummy-1").cards == []
    assert table.state.piles == {TOMB: ["axe"]}
    assert table.state.companions == {"girl": TOMB}
    assert table.winners is None


@rule("H01-20", "H01-18")
def test_whoever_has_learned_the_spell_banishes_nothing_that_turn_and_the_next_hero_may() -> None:
    table = mummy(TOGETHER, learned=1, cards={OX: ["book"]}).with_dice(2, 2, 2).play("h01-heroes-spell")
    assert TheMummyWalks.memory.of(table.haunt).learned == 2
    assert not table.offers("h01-heroes-banish")
    table.play("end-turn")
    assert (table.asked, table.offers("h01-heroes-banish")) == ([1], True)


@rule("H01-42", "H01-40")
def test_whoever_dies_of_the_banishing_leaves_the_book_to_the_next() -> None:
    table = mummy(TOGETHER, learned=2, cards={OX: ["book"]}, traits={OX: {"sanity": 0, "knowledge": 0}})
    table.with_dice(0, 0, 2, 0, 0, 0, 0).play("h01-heroes-banish", "split:2-0")
    assert (table.explorer(OX).alive, table.state.piles) == (False, {TOMB: ["book"]})
    assert (table.asked, table.offers("h01-heroes-banish")) == ([1], True)


# Searches in place of a draw


def finds_omen_room(who: str, **parts: Any) -> Position:
    """Somebody goes through a door and finds the Gymnasium."""
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"} | {who: "upper-landing"}
    table = mummy(where, turn=who, **parts).top("room", "gymnasium").top("omen", "spear")
    table.play(next(key for key in table.keys if key.startswith("explore")))
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    return table


@rule("H01-T06", "C-35")
def test_a_hero_who_finds_an_omen_room_finds_the_book() -> None:
    table = finds_omen_room(OX)
    assert table.cards(OX) == ["book"]
    assert table.state.omens.top == [], "the stack is shuffled"
    assert not table.offers("go"), "movement is over"
    assert finds_omen_room(OX, cards={VIVIAN: ["book"]}).cards(OX) == ["spear"]


@rule("H01-T06", "C-35")
def test_the_traitor_finds_a_ring_or_a_holy_symbol_until_one_is_in_play() -> None:
    table = finds_omen_room(VIVIAN)
    assert (table.prompt, table.keys) == ("h01-traitor-search", ["card:ring", "card:holy-symbol"])
    assert table.play("card:holy-symbol").cards(VIVIAN) == ["holy-symbol"]
    assert finds_omen_room(VIVIAN, piles={"foyer": ["ring"]}).cards(VIVIAN) == ["spear"]


@rule("H01-T06", "C-36")
def test_a_book_that_is_discarded_or_cannot_be_drawn_any_more_lies_where_the_haunt_began() -> None:
    table = mummy(cards={OX: ["book"]}, haunt_room=TOMB)
    table.rules.discard(BOOK)
    assert table.rules.state.piles == {TOMB: ["book"]}

    def explored(state: BetrayalState) -> None:
        state.rooms.rest = ["larder"]

    last = mummy(haunt_room=TOMB, change=explored).play("end-turn")
    assert last.state.piles == {TOMB: ["book"]}
    assert mummy(haunt_room=TOMB).play("end-turn").state.piles == {}
