"""Haunt 43, The Star-Sickness: tokens, exchanges, and what anybody may know of them."""

import random
from collections import Counter

import pytest

from dreadhall.betrayal.components.rooms import CRYPT, TOWER
from dreadhall.betrayal.haunts.h43_the_star_sickness import StarSickness
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.betrayal.state import BetrayalState, Exchange
from dreadhall.betrayal.toolkit.people.swapped import KnownTokens, guess
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed
from tests.betrayal.haunts.h43.fever import APART, LAB, LONGFELLOW, OX, VIVIAN, ZOE, alien, exchanged, fever
from tests.betrayal.haunts.secrecy import state_of, what_reaches

FOUR = SEVERAL[:4]


# Set-up


@rule("H43-T01")
def test_two_numbers_each_are_dealt_and_only_their_owner_sees_them() -> None:
    assert {cell for cell, number in CHART.items() if number == 43} == {
        ("spear", room) for room in ("abandoned-room", "catacombs", "gymnasium", "master-bedroom")
    }
    table = revealed(43, dict.fromkeys(FOUR, "foyer"))
    while table.prompt != "ready":
        assert table.asked == [0], "the revealer lays the laboratory"
        assert len(table.haunt.roles) == 4, "and has seen the own tokens by then"
        table.play(table.keys[0])
    assert LAB in table.rules.plan.placed
    hands = table.haunt.roles
    assert sorted(number for hand in hands.values() for number in hand) == [1, 2, 3, 4, 5, 6, 7, 8]
    for seat, name in enumerate(FOUR):
        haunt = table.view(seat)["haunt"]
        assert haunt["secrets"] == {"tokens": hands[ExplorerId(name)]}
        assert haunt["side"] == ("traitor" if 1 in hands[ExplorerId(name)] else "heroes")
        told = [event.data["explorer"] for event in table.events("role-dealt") if event.is_for(seat)]
        assert told == [name]
    assert table.view(None)["haunt"]["secrets"] == {}
    assert (table.haunt.track, table.haunt.traitor, table.view(None)["haunt"]["memory"]) == (1, None, {})
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert table.asked == [1]


@rule("H43-T01", "H43-06")
@pytest.mark.parametrize("seat", range(4))
def test_while_the_laboratory_is_laid_everybody_knows_the_own_tokens_and_no_others(seat: int) -> None:
    table = revealed(43, dict.fromkeys(FOUR, "foyer"))
    assert table.prompt == "choose-doorway"
    imagined = [state_of(table.table.imagine(seat, seed)) for seed in range(8)]
    hands = [state.haunt.roles for state in imagined if state.haunt is not None]
    assert all(hand[ExplorerId(FOUR[seat])] == table.haunt.roles[ExplorerId(FOUR[seat])] for hand in hands)
    assert any(hand != table.haunt.roles for hand in hands)


# Exchanges


@rule("H43-T02")
def test_the_first_company_of_a_turn_exchanges_one_random_token_each() -> None:
    where = {**APART, VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = fever(where, exchanges=[(2, 0, 9, 9)]).with_dice(exchange=[1, 0]).play("go:entrance-hall")
    assert exchanged(table) == [(OX, VIVIAN)], "not with Zoe, who has exchanged with Ox before"
    assert (table.haunt.roles[ExplorerId(OX)], table.haunt.roles[ExplorerId(VIVIAN)]) == ([1, 3], [2, 4])
    assert table.haunt.exchanges[-1] == Exchange(0, 1, 2, 3)
    table.play("go:gardens", "go:entrance-hall")
    assert len(exchanged(table)) == 1, "once a turn"


@rule("H43-T02")
def test_with_several_new_partners_or_only_old_ones_the_player_chooses() -> None:
    where = {**APART, VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = fever(where).play("go:entrance-hall")
    assert (table.prompt, table.asked) == ("exchange-with", [0])
    table.play(f"explorer:{ZOE}")
    assert exchanged(table) == [(OX, ZOE)]
    table = fever(where, exchanges=[(0, 1, 9, 9), (2, 0, 9, 9)]).play("go:entrance-hall")
    assert table.keys == [f"explorer:{VIVIAN}", f"explorer:{ZOE}"]


@rule("H43-T02")
def test_company_at_the_start_of_a_turn_counts_too() -> None:
    table = fever({**APART, VIVIAN: "foyer", OX: "upper-landing", ZOE: "foyer"}, revealer=LONGFELLOW)
    table.play("end-turn")
    assert exchanged(table) == [(VIVIAN, ZOE)]
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H43-T02")
def test_no_exchange_across_a_barrier_nor_with_the_injected_nor_with_an_alien() -> None:
    tower = [Placed(TOWER, "upper", 1, 0), Placed(RoomId(LAB), "ground", 0, 2)]
    across = {OX: "upper-landing", VIVIAN: "tower/far", ZOE: "basement-landing", LONGFELLOW: LAB}
    table = fever(across, rooms=tower).play("go:tower")
    assert exchanged(table) == []
    crossed = fever({**across, OX: "tower"}, rooms=tower, traits={OX: {"might": 7}})
    crossed.with_dice(*[2] * 8, exchange=[0, 0]).play("cross")
    assert exchanged(crossed) == [(OX, VIVIAN)]
    where = {**APART, VIVIAN: "entrance-hall"}
    assert exchanged(fever(where, injected=[VIVIAN]).play("go:entrance-hall")) == []
    assert exchanged(fever(where, injected=[OX]).play("go:entrance-hall")) == []
    hatched = fever({**APART, OX: "foyer"}, dead=[VIVIAN], monsters=[alien(VIVIAN, "entrance-hall", 1)])
    assert exchanged(hatched.play("go:entrance-hall")) == []


@rule("H43-T02", "H43-T03")
@pytest.mark.parametrize(("drawn", "passes"), [(0, True), (1, False)])
def test_the_one_is_passed_in_half_of_the_cases(drawn: int, passes: bool) -> None:
    table = fever({**APART, VIVIAN: "entrance-hall"}).with_dice(exchange=[drawn, 0]).play("go:entrance-hall")
    assert (table.view(1)["haunt"]["side"] == "traitor") is passes
    assert table.view(0)["haunt"]["side"] == "traitor", "once a traitor, always a traitor"


@rule("H43-T03")
def test_the_receiver_of_the_one_is_told_the_giver_knows_and_nobody_else() -> None:
    table = fever({**APART, VIVIAN: "entrance-hall"}).with_dice(exchange=[0, 1]).play("go:entrance-hall")
    told = {seat: [event.data for event in table.events("token-exchanged") if event.is_for(seat)] for seat in range(4)}
    (giver,), (receiver,) = told[0], told[1]
    assert (giver["given"], giver["taken"], giver["turned"], giver["turns"]) == (1, 4, False, True)
    assert (receiver["given"], receiver["taken"], receiver["turned"], receiver["turns"]) == (4, 1, True, False)
    assert told[2] == told[3] == []
    public = table.view(None)
    assert [who["side"] for who in public["explorers"]] == ["heroes"] * 4
    assert public["haunt"]["traitor"] == ""


@rule("H43-T03")
def test_nothing_that_reaches_others_depends_on_what_went_over() -> None:
    where = {**APART, VIVIAN: "entrance-hall"}
    tables = [fever(where).with_dice(exchange=drawn).play("go:entrance-hall") for drawn in ([0, 0], [1, 1])]
    for seat in (2, 3, None):
        assert what_reaches(tables[0].table, seat) == what_reaches(tables[1].table, seat)


@rule("H43-T03")
def test_no_traitor_can_step_forward_and_none_has_powers() -> None:
    crypt = [*[tile for tile in fever().rules.plan.placed.values() if tile.room in (LAB, "gardens")]]
    table = fever(rooms=[*crypt, Placed(CRYPT, "basement", 0, 1)], where={**APART, OX: "crypt"})
    assert "show-role" not in table.keys
    assert not table.rules.ignores_room(table.explorer(OX), CRYPT)
    table.with_dice(*[0] * 2, *[2] * 20).play("end-turn")
    assert table.prompt == "split-damage", "the Crypt hurts a hidden traitor like anybody"


@rule("H43-T03", "H43-T15")
def test_a_convert_belongs_to_the_traitors() -> None:
    table = fever(exchanges=[(0, 1, 1, 3)], roles={OX: [2, 3], VIVIAN: [1, 4]})
    assert table.rules.winners("traitor") == [0]  # type: ignore[attr-defined]
    assert table.rules.infected() == [0, 1]  # type: ignore[attr-defined]
    wishes = [table.view(seat)["haunt"]["objectives"][0]["id"] for seat in range(4)]
    assert wishes == ["h43-traitor-hide", "h43-traitor-spread", "h43-heroes-serum", "h43-heroes-serum"]


# The dead


@rule("H43-T13")
def test_a_dead_innocent_shows_both_tokens_and_is_no_traitor() -> None:
    weak = {VIVIAN: {"might": 0, "speed": 0}}
    table = fever({**APART, VIVIAN: "foyer"}, injected=[OX], traits=weak)
    table.with_dice(*[1, 0, 0, 0, 0], *[0] * 2).play(f"attack:{VIVIAN}", "split:1-0")
    (shown,) = table.events("role-shown")
    assert (shown.data["numbers"], shown.data["traitor"]) == ([3, 4], False)
    assert StarSickness.hidden.of(table.haunt).turned_up == {VIVIAN: [3, 4]}
    assert not table.explorer(VIVIAN).traitor
    assert not table.state.monsters


@rule("H43-T13")
def test_when_the_one_is_gone_nobody_is_converted_any_more() -> None:
    where = {**APART, VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = fever(where, dead=[OX], turn=VIVIAN).with_dice(exchange=[0, 0])
    table.arrange(lambda state: setattr(state, "phase", "turn-start"))
    assert exchanged(table) == [(VIVIAN, ZOE)]
    assert table.rules.infected() == [0]  # type: ignore[attr-defined]


# What a seat may imagine


def worlds(table: Position, seat: int | None, count: int = 60) -> list[BetrayalState]:
    """Tables that a seat cannot tell from the real one."""
    return [state_of(table.table.imagine(seat, seed)) for seed in range(count)]


def ever_held_one(state: BetrayalState) -> frozenset[int]:
    """Who is a traitor there."""
    assert state.haunt is not None
    names = [who.id for who in state.explorers]
    found = {names.index(name) for name, hand in state.haunt.roles.items() if 1 in hand}
    for exchange in state.haunt.exchanges:
        if 1 in (exchange.given, exchange.taken):
            found |= {exchange.seat, exchange.other}
    return frozenset(found)


def is_sound(state: BetrayalState) -> bool:
    """Whether the exchanges lead, token by token, from a deal of two each to what lies there now."""
    assert state.haunt is not None
    names = [who.id for who in state.explorers]
    hands = [list(state.haunt.roles[name]) for name in names]
    for exchange in reversed(state.haunt.exchanges):
        mine, theirs = hands[exchange.seat], hands[exchange.other]
        if exchange.taken not in mine or exchange.given not in theirs:
            return False
        mine[mine.index(exchange.taken)] = exchange.given
        theirs[theirs.index(exchange.given)] = exchange.taken
    return sorted(number for hand in hands for number in hand) == list(range(1, 2 * len(names) + 1))


PAST = [(1, 2, 3, 5), (2, 3, 3, 7), (0, 1, 1, 4)]
"""Vivian gave Zoe the 3 for the 5, Zoe gave the 3 on to Longfellow, and Ox gave Vivian the 1 for the 4."""
NOW = {OX: [4, 2], VIVIAN: [5, 1], ZOE: [7, 6], LONGFELLOW: [3, 8]}


@rule("H43-T03", "H43-T02")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_what_a_seat_imagines_fits_all_exchanges_it_took_part_in(seat: int | None) -> None:
    table = fever(roles=NOW, exchanges=PAST)
    for state in worlds(table, seat, 30):
        assert state.haunt is not None
        assert is_sound(state)
        for before, after in zip(PAST, state.haunt.exchanges, strict=True):
            assert (after.seat, after.other) == before[:2]
            if seat in before[:2]:
                assert (after.given, after.taken) == before[2:]
        if seat is not None:
            assert state.haunt.roles[ExplorerId(FOUR[seat])] == NOW[FOUR[seat]]


@rule("H43-T03")
def test_the_giver_of_the_one_knows_its_partner_and_others_suspect_everybody() -> None:
    table = fever(roles=NOW, exchanges=PAST)
    assert {ever_held_one(state) >= {0, 1} for state in worlds(table, 0)} == {True}
    seen = Counter(seat for state in worlds(table, 3) for seat in ever_held_one(state))
    assert set(seen) == {0, 1, 2}, "Longfellow has seen what came to him, and it was no 1"


@rule("H43-T13")
def test_what_the_dead_have_shown_bounds_what_can_be_thought() -> None:
    """Ox died a traitor without the 1: so it must have gone to the only one he exchanged with."""
    table = fever(roles=NOW, exchanges=PAST, dead=[OX])
    assert {ever_held_one(state) for state in worlds(table, 2)} <= {frozenset({0, 1}), frozenset({0, 1, 2})}
    innocent = fever(roles={**NOW, OX: [4, 2]}, exchanges=[(0, 1, 3, 4)], dead=[OX])
    assert all(0 not in ever_held_one(state) for state in worlds(innocent, 2, 20))


@rule("H43-T03")
def test_the_injected_are_known_to_be_human() -> None:
    table = fever(injected=[VIVIAN, ZOE])
    assert {ever_held_one(state) for state in worlds(table, 1, 20)} == {frozenset({0}), frozenset({3})}


def test_a_token_seen_twice_has_gone_a_way_that_was_there() -> None:
    """Seat 0 gave its 2 to seat 1 and got it back from seat 2: seat 1 must have passed it on."""
    history = [Exchange(0, 1, 2, 3), Exchange(1, 2, 9, 9), Exchange(2, 0, 2, 3)]
    known = KnownTokens(0, history, {0: [1, 2]}, (), {}, [0, 1, 2], {})
    for seed in range(20):
        found = guess(known, 3, random.Random(seed))
        assert found is not None
        assert found[1][1].given == 2
        assert found[0][0] in ([1, 2], [2, 1])


def test_where_nothing_fits_nothing_is_made_up() -> None:
    history = [Exchange(0, 1, 2, 3), Exchange(2, 0, 2, 3)]
    known = KnownTokens(0, history, {0: [1, 2]}, (), {}, [0, 1, 2], {})
    assert guess(known, 3, random.Random(1)) is None
