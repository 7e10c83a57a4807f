"""Haunt 42, Comes the Hero: set-up, the Statue that awakes, is moved and drains."""

from collections.abc import Callable, Sequence

import pytest

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.rooms import COAL_CHUTE
from dreadhall.betrayal.haunts.h42_comes_the_hero import ComesTheHero
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState, cards_in
from dreadhall.testing.betrayal import revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h42.gate import APART, LONGFELLOW, OX, STATUE, VIVIAN, ZOE, gate, immortal

OFFER, MOVE, PUSH = "h42-heroes-offer", "h42-heroes-move", "h42-heroes-statue"
FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}


# Set-up


@rule("H42-T01")
def test_the_strongest_is_the_traitor_and_the_revealer_of_several() -> None:
    rooms = ("abandoned-room", "dining-room", "furnace-room", "servants-quarters")
    assert {cell for cell, number in CHART.items() if number == 42} == {("mask", room) for room in rooms}
    assert (HAUNTS[42].traitor.kind, HAUNTS[42].traitor.trait) == ("highest", "might")
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(42, where, revealer=VIVIAN, traits={VIVIAN: {"might": 5}}, cards={VIVIAN: ["axe"]})
    assert (table.haunt.traitor, table.cards(VIVIAN)[0]) == (1, "axe")
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H42-T02")
def test_low_traits_are_raised_then_all_are_frozen_and_the_statue_stands_where_it_began() -> None:
    low = {OX: {"speed": 1, "might": 6}}
    table = revealed(42, FOYER, traits=low, cards={OX: ["axe"]})
    assert changes(table, OX) == {"might": 4}
    assert (table.monster(STATUE).place, table.view(None)["haunt"]["memory"]) == ("foyer", {})
    table.play("0=ready", "1=ready", "2=ready")
    rules, ox = immortal(table), table.explorer(OX)
    assert rules.raise_trait(ox, "speed", 2) == rules.drop_clip(ox, "speed", 2, floor=-1) == 0
    hero, traitor = table.view(1)["haunt"], table.view(0)["haunt"]
    assert [wish["id"] for wish in hero["objectives"]] == ["h42-heroes-animate"]
    assert [wish["id"] for wish in traitor["objectives"]] == ["h42-traitor-sacrifice"]
    assert table.view(1)["monsters"][0]["traits"]
    assert not table.view(0)["monsters"][0]["traits"]


@rule("H42-T03")
def test_the_first_weapon_of_the_chosen_stack_is_the_traitors() -> None:
    def order(state: BetrayalState) -> None:
        first = ["bell", "revolver", "axe"]
        state.items.rest = [*first, *(card for card in state.items.rest if card not in first)]

    table = revealed(42, FOYER, change=order)
    assert (table.prompt, table.asked, table.keys) == ("h42-traitor-stack", [0], ["deck:item", "deck:omen"])
    table.play("deck:item")
    assert "revolver" in table.cards(OX)
    assert not table.state.items.top, "the stack is shuffled"
    assert {"bell", "axe"} <= set(table.state.items.rest)
    spear = revealed(42, FOYER).play("deck:omen")
    assert "spear" in spear.cards(OX)


@rule("H42-T03")
def test_a_stack_without_weapons_leads_to_the_other_and_none_at_all_to_nothing() -> None:
    def without(*gone: str) -> Callable[[BetrayalState], None]:
        def change(state: BetrayalState) -> None:
            for deck in (state.items, state.omens):
                state.gone += [card for card in cards_in(deck.rest) if card in gone]
                deck.rest = [card for card in deck.rest if card not in gone]

        return change

    blades = ("axe", "blood-dagger", "revolver", "sacrificial-dagger")
    table = revealed(42, FOYER, change=without(*blades)).play("deck:item")
    assert "spear" in table.cards(OX)
    bare = revealed(42, FOYER, change=without(*blades, "spear")).play("deck:item")
    assert bare.cards(OX) == ["mask"]


# Awakening


@rule("H42-T04")
@pytest.mark.parametrize(
    ("card", "form"), [("holy-symbol", "judge"), ("axe", "warrior"), ("crystal-ball", "seer"), ("book", "wizard")]
)
def test_a_gift_awakes_it_for_good(card: str, form: str) -> None:
    table = gate(cards={VIVIAN: [card, "bell"], LONGFELLOW: ["spear"]})
    assert [key for key in table.keys if key.startswith(OFFER)] == [f"{OFFER}:{card}"]
    assert not table.offers(MOVE)
    table.play(f"{OFFER}:{card}")
    assert (ComesTheHero.memory.of(table.haunt).form, table.cards(VIVIAN)) == (form, ["bell"])
    assert table.events("h42-animates")[0].to is None
    assert all(table.view(seat)["haunt"]["memory"]["h42-form"] == form for seat in range(4))
    assert table.monster(STATUE).traits == {"might": 8, "speed": 8, "knowledge": 8, "sanity": 8}
    again = gate(form="judge", cards={VIVIAN: ["book"]})
    assert not again.offers(OFFER)


@rule("H42-T04")
def test_a_gift_received_this_turn_waits_and_stone_is_left_alone() -> None:
    def used(state: BetrayalState) -> None:
        state.turn.used = [BOOK]

    table = gate(cards={VIVIAN: ["book"]})
    assert not table.arrange(used).offers(OFFER)
    assert not gate(statue="foyer", cards={VIVIAN: ["book"]}).offers(OFFER)
    traitor = gate(APART | {OX: "entrance-hall"}, cards={OX: ["book"]}, turn=OX)
    assert not traitor.offers(OFFER)
    assert f"attack:{STATUE}" not in traitor.keys


# Moving


@rule("H42-T05")
def test_a_hero_moves_it_as_far_as_the_roll_and_stays() -> None:
    table = gate(form="judge").with_dice(*faces(2, 4)).play(f"{MOVE}:sanity")
    assert {f"{PUSH}:foyer", f"{PUSH}:grand-staircase", "h42-heroes-stay"} == set(table.keys)
    table.play(f"{PUSH}:grand-staircase")
    assert (table.monster(STATUE).place, table.explorer(VIVIAN).place) == ("grand-staircase", "entrance-hall")
    assert not table.offers(MOVE)
    far = gate(form="judge", rooms=row("upper", "attic")).with_dice(*faces(4, 5)).play(f"{MOVE}:knowledge")
    assert f"{PUSH}:attic" not in far.keys, "out of the traitor's room it is one space more"
    assert f"{PUSH}:upper-landing" in far.keys
    assert not [key for key in far.keys if "explore" in key]


@rule("H42-T05")
def test_nought_moves_nothing_and_the_next_hero_may_try_too() -> None:
    table = gate(APART | {LONGFELLOW: "entrance-hall"}, form="judge").with_dice(0, 0, 0, 0).play(f"{MOVE}:sanity")
    assert (table.prompt, table.monster(STATUE).place) == ("turn", "entrance-hall")
    table.play("end-turn")
    assert table.asked == [1]
    assert table.offers(MOVE)


@rule("H42-T05")
def test_it_climbs_the_chute_and_never_stops_on_it() -> None:
    rooms = [Placed(COAL_CHUTE, "ground", 0, 1)]
    up = gate(APART | {VIVIAN: "basement-landing"}, statue="basement-landing", form="judge", rooms=rooms)
    up.with_dice(*faces(2, 4)).play(f"{MOVE}:sanity")
    assert set(up.keys) == {"h42-heroes-stay", f"{PUSH}:entrance-hall"}
    down = gate(form="judge", rooms=rooms).with_dice(*faces(1, 4)).play(f"{MOVE}:sanity")
    assert set(down.keys) == {"h42-heroes-stay", f"{PUSH}:foyer", f"{PUSH}:basement-landing"}


# Draining


@rule("H42-T06")
@pytest.mark.parametrize(
    ("form", "trait"), [("judge", "speed"), ("warrior", "might"), ("seer", "sanity"), ("wizard", "knowledge")]
)
def test_beside_the_traitor_it_takes_a_step_before_anything_else(form: str, trait: str) -> None:
    table = gate(statue="grand-staircase", form=form, turn=ZOE).play("end-turn")
    assert changes(table, OX) == {trait: -1}
    assert table.asked == [3]
    away = gate(statue="foyer", form=form, turn=ZOE).play("end-turn")
    assert changes(away, OX) == {}
    stone = gate(statue="grand-staircase", turn=ZOE).play("end-turn")
    assert changes(stone, OX) == {}


@rule("H42-T06")
def test_what_it_took_is_never_mended() -> None:
    table = gate(traits={OX: {"speed": 1}})
    assert immortal(table).below_start(table.explorer(OX), "speed") == 0


@rule("H42-T07")
def test_a_beaten_statue_skips_one_drain_wherever_it_stands_and_is_not_stunned() -> None:
    table = gate(statue="grand-staircase", form="judge", turn=OX).with_dice(*faces(6, 5), *faces(5, 8))
    table.play(f"attack:{STATUE}")
    assert (table.monster(STATUE).stunned, ComesTheHero.memory.of(table.haunt).beaten) == (False, True)
    table.play(*["end-turn"] * 4)
    assert (table.asked, changes(table, OX)) == ([3], {})
    table.play(*["end-turn"] * 4)
    assert changes(table, OX) == {"speed": -1}
    away = gate(statue="foyer", form="judge", beaten=True, turn=ZOE).play("end-turn")
    assert not ComesTheHero.memory.of(away.haunt).beaten


@rule("H42-T07", "H42-26")
@pytest.mark.parametrize("weapon", ["ring", "revolver", "dynamite"])
def test_it_can_be_beaten_with_its_other_traits_too(weapon: str) -> None:
    statue = "foyer" if weapon == "dynamite" else "grand-staircase"
    table = gate(APART | {LONGFELLOW: "entrance-hall"}, statue=statue, form="judge", turn=OX, cards={OX: [weapon]})
    if weapon == "dynamite":
        table.with_dice(*faces(4, 8)).play("use:dynamite:foyer")
    else:
        dice = table.value(OX, "sanity") if weapon == "ring" else table.value(OX, "speed") + 1
        table.with_dice(*faces(1, dice), *faces(0, 8)).play(f"attack:{STATUE}:{weapon}")
    assert (table.monster(STATUE).stunned, ComesTheHero.memory.of(table.haunt).beaten) == (False, True)


@rule("H42-T07", "H42-26")
def test_the_dynamite_of_a_hero_does_nothing_to_it() -> None:
    table = gate(statue="foyer", form="judge", turn=VIVIAN, cards={VIVIAN: ["dynamite"]})
    table.with_dice(*faces(5, table.value(LONGFELLOW, "speed"))).play("use:dynamite:foyer")
    assert not ComesTheHero.memory.of(table.haunt).beaten


@rule("H42-T07", "H42-T08")
def test_losing_to_the_statue_costs_the_traitor_nothing() -> None:
    table = gate(statue="grand-staircase", form="judge", turn=OX).with_dice(*faces(2, 5), *faces(5, 8))
    table.play(f"attack:{STATUE}")
    assert (changes(table, OX), ComesTheHero.memory.of(table.haunt).beaten) == ({}, False)


@rule("H42-T12")
def test_at_the_skull_the_traitor_dies_and_the_heroes_win() -> None:
    table = gate(statue="grand-staircase", form="warrior", traits={OX: {"might": 0}}, turn=ZOE).play("end-turn")
    assert table.winners == (0, 1, 2)


@rule("H42-T13")
@pytest.mark.parametrize(("form", "price"), [("judge", 2), ("", 1)])
def test_the_traitor_is_slowed_by_the_awakened_statue_alone(form: str, price: int) -> None:
    where = dict.fromkeys([VIVIAN, LONGFELLOW, ZOE, OX], "grand-staircase")
    table = gate(where, statue="grand-staircase", form=form, turn=OX).play("go:foyer")
    assert table.state.turn.spent == price
    hero = gate(where, statue="grand-staircase", form=form, turn=VIVIAN).play("go:foyer")
    assert hero.state.turn.spent == 2, "the traitor slows heroes, the Statue does not"


@rule("H42-T04")
@pytest.mark.parametrize("cards", [["book"], []])
def test_a_bot_with_a_gift_goes_to_the_statue(cards: Sequence[str]) -> None:
    table = gate(APART | {VIVIAN: "upper-landing"}, cards={VIVIAN: cards})
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert (tuple(wish["rooms"]) == ("entrance-hall",)) == bool(cards)
    awake = gate(form="judge").view(0)["haunt"]["objectives"][1]
    assert awake["verbs"][0] == f"{PUSH}:grand-staircase"
