"""Haunt 22, The Abyss Gazes Back: the exorcism, the sacrifice, the traitor's secret ways, and who may know what."""

from collections.abc import Sequence
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.catalogue import HOLDINGS, ROOMS
from dreadhall.betrayal.components.rooms import CHAPEL, LIBRARY
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h22_the_abyss_gazes_back import TheAbyssGazesBack
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import THREE, Position, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.abyss import CELLAR, abyss

OX, VIVIAN, ZOE = THREE
VERB = "h22-heroes-exorcise"
SANITY = {"chapel", "crypt", "pentagram-chamber", "holy-symbol", "ring"}
KNOWLEDGE = {"library", "research-laboratory", "book", "crystal-ball"}


def offered(table: Position) -> set[str]:
    """The exorcisms that can be tried now, as trait:source."""
    return {key.partition(":")[2] for key in table.keys if key.startswith(VERB)}


def beside_chapel(**parts: Any) -> Position:
    """Ox and Vivian in the Chapel, the Library behind the hall."""
    rooms = [CELLAR[0], *row("ground", "chapel"), Placed(LIBRARY, "ground", 0, -1, 0)]
    return abyss({OX: "chapel", VIVIAN: "chapel", ZOE: "entrance-hall"}, rooms=rooms, **parts)


@rule("H22-T08")
def test_a_room_that_served_is_marked_and_serves_nobody_again() -> None:
    table = beside_chapel(traits={OX: {"sanity": 3}}).with_dice(*faces(5, 4)).play(f"{VERB}:sanity:chapel")
    assert table.haunt.exorcised == ["chapel"]
    assert [event.data for event in table.events("source-marked")] == [{"source": "chapel", "trait": "sanity"}]
    table.play("end-turn")
    assert (table.asked, offered(table)) == ([1], set())


@rule("H22-T08")
@pytest.mark.parametrize(("card", "trait"), [("ring", "sanity"), ("book", "knowledge")])
def test_a_card_that_served_is_marked_for_good(card: str, trait: str) -> None:
    table = abyss(track=0, cards={VIVIAN: [card]}, turn=VIVIAN).with_dice(2, 2, 1, 0, *[0] * (trait == "knowledge"))
    table.play(f"{VERB}:{trait}:{card}")
    assert table.haunt.exorcised == [card]
    assert card in table.cards(VIVIAN)
    table.play("end-turn", "end-turn", "end-turn")
    assert (table.asked, offered(table)) == ([1], set())


@rule("H22-T08", "H22-T16")
def test_a_source_that_failed_can_be_tried_again_next_turn() -> None:
    table = beside_chapel().with_dice(*faces(4, 3)).play(f"{VERB}:sanity:chapel")
    assert (table.haunt.exorcised, offered(table)) == ([], set())
    table.play("end-turn")
    assert (table.asked, offered(table)) == ([1], {"sanity:chapel"})
    table.play("end-turn", "end-turn")
    assert (table.asked, offered(table)) == ([0], {"sanity:chapel"})


@rule("H22-T09", "C-T07")
def test_one_exorcism_roll_a_turn_and_the_card_rolled_with_is_used() -> None:
    cards = {OX: ["ring", "holy-symbol", "book"]}
    table = beside_chapel(cards=cards)
    assert offered(table) == {"sanity:chapel", "sanity:ring", "sanity:holy-symbol", "knowledge:book"}
    assert "drop:ring" in table.keys
    table.with_dice(*faces(4, 3)).play(f"{VERB}:sanity:ring")
    assert offered(table) == set()
    assert "drop:ring" not in table.keys
    assert f"trade:{VIVIAN}:ring" not in table.keys
    assert f"trade:{VIVIAN}:book" in table.keys


@rule("C-T07")
def test_a_ring_rolled_with_does_not_attack_this_turn() -> None:
    table = abyss(cards={OX: ["ring"]})
    assert f"attack:{ZOE}:ring" in table.keys
    table.with_dice(*faces(4, 3)).play(f"{VERB}:sanity:ring")
    assert f"attack:{ZOE}:ring" not in table.keys


@rule("H22-T10")
def test_the_holy_symbol_holds_the_house_until_the_end_of_its_givers_next_turn() -> None:
    def marked(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["holy-symbol"]

    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, cards={OX: ["holy-symbol"]}, change=marked).play("end-turn")
    assert (table.prompt, table.asked) == ("h22-heroes-sacrifice", [0])
    table.play("yes")
    assert (table.cards(OX), table.state.gone, table.asked) == ([], ["holy-symbol"], [1])
    table.play("end-turn", "end-turn")
    assert (table.haunt.track, table.asked) == (3, [0])
    assert (table.state.destroyed, table.haunt.exorcised) == (["crypt"], ["holy-symbol"])
    table.with_dice(1, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("h22-collapse", [0])
    table.play("room:larder")
    assert table.state.destroyed == ["crypt", "larder"]


@rule("H22-T10")
def test_the_shelter_ends_even_if_its_giver_has_died() -> None:
    def sheltered(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheAbyssGazesBack.memory.of(state.haunt).shelter = ExplorerId(VIVIAN)
        state.explorers[1].alive = False

    table = abyss(track=2, change=sheltered).play("end-turn")
    assert (table.state.destroyed, table.asked) == (["crypt"], [2])
    assert not TheAbyssGazesBack.memory.of(table.haunt).shelter
    assert table.with_dice(1, 0).play("end-turn").prompt == "h22-collapse"


@rule("H22-T10", "H22-46", "B-ITEM-14")
def test_a_sacrifice_that_costs_its_givers_life_holds_the_house_all_the_same() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, cards={OX: ["holy-symbol"]}, traits={OX: {"sanity": 1}}).play("end-turn", "yes")
    assert not table.explorer(OX).alive
    table.play("end-turn", "end-turn")
    assert (table.state.destroyed, table.haunt.track, table.asked) == (["crypt"], 3, [1])
    assert table.with_dice(1, 0).play("end-turn").prompt == "h22-collapse", "the slot of the dead has passed"


@rule("H22-T10")
def test_the_sacrifice_can_be_declined() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, cards={OX: ["holy-symbol"]}).play("end-turn", "no")
    assert table.prompt == "h22-collapse"
    assert "holy-symbol" in table.cards(OX)


@rule("H22-T16")
@pytest.mark.parametrize(
    ("place", "card", "track"),
    [("larder", "holy-symbol", 2), ("basement-landing", "ring", 2), ("basement-landing", "holy-symbol", 1)],
)
def test_no_sacrifice_without_the_symbol_a_connecting_door_and_a_duty(place: str, card: str, track: int) -> None:
    where = {OX: place, VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=track, cards={OX: [card]}).play("end-turn")
    assert table.prompt == ("h22-collapse" if track == 2 else "turn")


@rule("H22-T16")
def test_the_symbol_is_not_given_on_the_turn_it_was_rolled_with() -> None:
    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = abyss(where, track=2, cards={OX: ["holy-symbol"]}).with_dice(*faces(4, 3))
    table.play(f"{VERB}:sanity:holy-symbol", "end-turn")
    assert table.prompt == "h22-collapse"


@rule("H22-T13")
@pytest.mark.parametrize("count", [2, 3])
def test_the_heroes_win_with_a_token_for_every_player_before_anything_collapses(count: int) -> None:
    def marked(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["crypt", "library", "ring"][:count]

    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall", "father-rhinehardt": "foyer"}
    table = abyss(where, track=5, cards={OX: ["book"]}, change=marked, traits={OX: {"knowledge": 7}})
    table.with_dice(*faces(5, 6)).play(f"{VERB}:knowledge:book")
    assert table.winners == (None if count == 2 else (0, 1, 3))
    assert table.state.destroyed == ["crypt"]


@rule("H22-T13", "C-57")
def test_what_a_lost_hero_or_a_lost_room_did_still_counts() -> None:
    def marked(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["book", "chapel"]

    where = {OX: "basement-landing", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    cards, clips = {OX: ["book"], VIVIAN: ["ring"]}, {VIVIAN: {"sanity": 7}}
    table = abyss(where, track=2, gone=("crypt", "larder"), cards=cards, change=marked, traits=clips)
    table.with_dice(*faces(3, 4)).play("end-turn", "room:basement-landing")
    assert (table.explorer(OX).alive, table.state.gone) == (False, ["book"])
    table.with_dice(*faces(5, table.value(VIVIAN, "sanity"))).play(f"{VERB}:sanity:ring")
    assert table.winners == (0, 1)


@rule("H22-T08", "H22-T06")
def test_the_room_of_a_success_may_fall_at_the_end_of_the_same_turn() -> None:
    rooms = [CELLAR[0], Placed(CHAPEL, "ground", 5, 5), Placed(LIBRARY, "ground", 5, 6)]
    where = {OX: "chapel", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    gone = ("crypt", "basement-landing", "library")
    table = abyss(where, track=2, gone=gone, rooms=rooms, traits={OX: {"sanity": 4}})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play(f"{VERB}:sanity:chapel", "end-turn")
    assert (table.haunt.exorcised, table.state.destroyed) == (["chapel"], [*gone, "chapel"])
    assert not table.explorer(OX).alive, "no door led to a room that stays, and nobody rolled"


@rule("H22-T14")
def test_cards_the_traitor_holds_serve_nobody() -> None:
    cards = {ZOE: ["holy-symbol", "ring", "book", "crystal-ball"]}
    assert offered(abyss(cards=cards)) == set()
    assert offered(abyss(cards=cards, turn=ZOE)) == set()
    assert offered(beside_chapel(cards=cards)) == {"sanity:chapel"}


@rule("H22-T16")
def test_exactly_nine_sources_serve() -> None:
    found = set()
    for sheet in ROOMS.values():
        if not sheet.starting:
            tile = Placed(sheet.id, sorted(sheet.floors)[0], 5, 5)
            rooms = [tile] if sheet.id == "crypt" else [CELLAR[0], tile]
            found |= offered(abyss({OX: sheet.id, VIVIAN: "foyer", ZOE: "foyer"}, rooms=rooms, gone=()))
    for card in HOLDINGS:
        found |= offered(abyss(cards={OX: [card]}))
    assert found == {f"sanity:{source}" for source in SANITY} | {f"knowledge:{source}" for source in KNOWLEDGE}


@rule("H22-T15")
@pytest.mark.parametrize("drawer", [OX, ZOE])
def test_in_the_basement_the_traitor_may_take_a_secret_way_in_place_of_an_event(drawer: str) -> None:
    where = dict.fromkeys(THREE, "basement-landing")
    table = abyss(where, turn=drawer, tokens={"closet": "basement-landing"}).top("event", "hideous-shriek")
    table.with_dice(1, 1, *[2] * 12).play("try:closet")
    if drawer == OX:
        assert [event.data["card"] for event in table.events("draws")] == ["hideous-shriek"]
        return
    assert (table.prompt, table.asked) == ("h22-traitor-event", [2])
    assert table.keys == ["h22-traitor-draw", "card:secret-stairs", "card:secret-passage"]
    table.play("card:secret-stairs")
    assert [event.data["card"] for event in table.events("takes-out")] == ["secret-stairs"]
    assert table.events("draws") == []
    assert "secret-stairs" not in [*table.state.events.rest, *table.state.events.top]
    assert table.state.events.top == []


@rule("H22-T15")
def test_elsewhere_or_with_both_cards_gone_the_traitor_draws_like_anybody() -> None:
    upstairs = abyss(turn=ZOE, tokens={"closet": "entrance-hall"}).top("event", "hideous-shriek")
    assert upstairs.with_dice(1, 1).play("try:closet").prompt == "refuse-event"

    def spent(state: BetrayalState) -> None:
        state.events.rest.remove("secret-passage")
        state.events.rest.remove("secret-stairs")

    where = dict.fromkeys(THREE, "basement-landing")
    below = abyss(where, turn=ZOE, tokens={"closet": "basement-landing"}, change=spent).top("event", "hideous-shriek")
    assert below.with_dice(1, 1).play("try:closet").prompt == "refuse-event"


@rule("H22-T15")
def test_each_side_reads_its_own_book_and_wants_its_own_things() -> None:
    table = beside_chapel()
    hero, traitor = table.view(0)["haunt"], table.view(2)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [goal["id"] for goal in hero["objectives"]] == ["h22-heroes-exorcism"]
    assert [goal["id"] for goal in traitor["objectives"]] == ["h22-traitor-doom"]
    assert (hero["objectives"][0]["of"], hero["objectives"][0]["rooms"]) == (3, ("chapel", "library"))
    assert traitor["objectives"][0]["cards"] == ()
    assert (hero["track"], hero["memory"]) == (traitor["track"], traitor["memory"])
    table.with_dice(*faces(4, 3)).play(f"{VERB}:sanity:chapel")
    assert [event.data["why"] for event in table.events("rolled")] == ["task"]


@rule("H22-T17")
def test_how_the_pit_spreads_is_told_to_the_traitor_alone() -> None:
    table = abyss()
    (hero,), (traitor,) = (table.view(seat)["haunt"]["objectives"] for seat in (0, 2))
    assert hero["avoid"] == ()
    assert sorted(traitor["avoid"]) == ["basement-landing", "larder"]


@rule("H22-T17")
@pytest.mark.parametrize(("gone", "edge"), [((), set()), (("crypt",), {"basement-landing", "larder"})])
def test_a_hero_who_has_seen_a_room_fall_takes_those_beside_it_for_the_next(
    gone: Sequence[str], edge: set[str]
) -> None:
    assert SeenTable(SeatAt(abyss(gone=gone).table, 0)).avoid == edge


@rule("H22-T15")
@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_starts_at_this_haunt_ends(seed: int) -> None:
    table = dreadhall.new_table(Betrayal(), 3 + seed, seed, {"start": "haunt", "haunt": 22})
    play_randomly(table, seed, most=3000)
    assert table.result is not None
    assert table.result.reason in ("h22-heroes", "h22-traitor")
