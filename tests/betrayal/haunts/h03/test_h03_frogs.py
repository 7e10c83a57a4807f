"""Haunt 3, Frog-Leg Stew: frogs, and the cat."""

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import COLLAPSED_ROOM
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.haunts.h03.swamp import (
    APART,
    CAT,
    DIG,
    FORM,
    KITCHEN,
    LONGFELLOW,
    OX,
    PICK,
    RESTORE,
    ROOT,
    SKIN,
    VIVIAN,
    WITCH,
    ZOE,
    frogs,
    roll,
    stewed,
    witchs_turn,
)

SMART = {ZOE: {"knowledge": 4}}


@rule("H03-T10")
def test_a_frog_hops_and_does_nothing_else() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = stewed(where, frogs=[OX], piles={"foyer": ["axe"]}, cards={ZOE: ["bell"]}, cat="foyer")
    assert {key.partition(":")[0] for key in table.keys} == {"go", "end-turn"}
    table.play("go:entrance-hall")
    assert table.explorer(OX).place == "entrance-hall"
    vault = [*KITCHEN, Placed(COLLAPSED_ROOM, "ground", -1, 1)]
    assert "fall" not in stewed({**APART, OX: "collapsed-room"}, frogs=[OX], rooms=vault, haunt_room="foyer").keys
    kitchen = stewed({**APART, OX: "kitchen"}, frogs=[OX], root=True)
    assert DIG not in kitchen.keys


@rule("H03-T10")
def test_nobody_gives_a_frog_anything_and_it_draws_no_card() -> None:
    where = {**APART, ZOE: "foyer", OX: "foyer"}
    table = stewed(where, turn=ZOE, frogs=[OX], cards={ZOE: ["bell"]})
    assert not [key for key in table.keys if key.startswith("trade")]
    rules = stewed(frogs=[OX]).rules
    ox = rules.state.explorers[0]
    with pytest.raises(StopIteration):  # it asks for nothing
        rules.draw_cards(ox, "item").send(None)
    assert ox.cards == []


@rule("H03-T10")
def test_a_carried_frog_has_no_turn() -> None:
    where = {**APART, OX: "foyer", ZOE: "foyer"}
    table = stewed(where, turn=ZOE, frogs=[OX], carried={OX: ZOE}, witch="kitchen").play("end-turn")
    assert table.asked == [1]
    assert table.view(1)["explorers"][0]["place"] == ""


# The cat


@rule("H03-T11")
def test_the_cat_comes_with_the_first_frog_and_hunts_from_the_next_turn_on() -> None:
    where = {**APART, OX: "entrance-hall"}
    table = witchs_turn(stewed(where, turn=VIVIAN))
    table.with_dice(*[2] * 6, *roll(table, OX, "sanity", 0)).play(f"{SKIN}:{OX}")
    assert table.monster(CAT).place == "kitchen"
    table.play("done")
    assert table.asked == [2], "it does not act in the turn it comes"
    table.play("end-turn", "end-turn").with_dice(1, 0, 0, 0, 0, 0, *roll(table, OX, "might", 0), *[0] * 4)
    table.play("end-turn", f"monster:{CAT}")
    moves = [event.data["room"] for event in table.events("monster-moves") if event.data["monster"] == CAT]
    attacks = [(event.data["who"], event.data["target"]) for event in table.events("attacks")]
    assert (moves, attacks) == (["entrance-hall"], [(CAT, OX)]), "it must go for the frog, and attack it"


@rule("H03-T11")
def test_without_a_frog_on_the_floor_the_cat_goes_as_it_likes() -> None:
    where = {**APART, OX: "foyer", ZOE: "foyer"}
    table = stewed(where, turn=VIVIAN, frogs=[OX], carried={OX: ZOE}, cat="entrance-hall", witch="kitchen")
    table.with_dice(1, 0, 0).play("end-turn", f"monster:{CAT}")
    assert {"go:foyer", "go:kitchen", "done"} <= set(table.keys)
    assert not [key for key in table.keys if key.startswith("attack")]


@rule("H03-T12")
def test_the_cat_eats_a_frog_it_beats_and_is_stunned_by_one_that_wins() -> None:
    where = {**APART, OX: "foyer"}
    table = stewed(where, turn=VIVIAN, frogs=[OX], cat="foyer", witch="kitchen")
    table.with_dice(0, 0, 0, 1, 0, 0, *roll(table, OX, "might", 0), *[0] * 4).play("end-turn", f"monster:{CAT}")
    assert (table.explorer(OX).alive, table.winners) == (False, None)
    table = stewed(where, turn=VIVIAN, frogs=[OX], cat="foyer", witch="kitchen")
    table.with_dice(0, 0, 0, 0, 0, 0, *roll(table, OX, "might", 1), *[0] * 4).play("end-turn", f"monster:{CAT}")
    assert (table.monster(CAT).stunned, table.explorer(OX).alive) == (True, True)
    table = stewed({**APART, OX: "foyer"}, cat="foyer", frogs=[ZOE])
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0).play(f"attack:{CAT}")
    assert table.monster(CAT).stunned, "a hero beats it as any monster"


@rule("H03-T06")
def test_neither_traitor_nor_witch_touches_a_frog() -> None:
    where = {**APART, OX: "entrance-hall", VIVIAN: "entrance-hall"}
    table = stewed(where, turn=VIVIAN, frogs=[OX], cat="kitchen", cards={VIVIAN: ["book"]})
    assert not [key for key in table.keys if OX in key and not key.startswith(PICK)]
    witchs_turn(table)
    assert not [key for key in table.keys if OX in key]


# Carrying and restoring


@rule("H03-T13")
def test_the_book_turns_a_carried_frog_back_and_leaves_time_to_dig() -> None:
    where = {**APART, OX: "kitchen", ZOE: "kitchen"}
    table = stewed(where, turn=ZOE, frogs=[OX], carried={OX: ZOE}, cards={ZOE: ["book"]}, traits=SMART, root=True)
    table.with_dice(*roll(table, ZOE, "knowledge", 4)).play(f"{RESTORE}:{OX}")
    ox = table.explorer(OX)
    assert (frogs(table), ox.place, ox.away, table.cards(ZOE)) == ([], "kitchen", "", ["book"])
    assert all(clip_of(ox, trait) == start_of(ox, trait) for trait in TRAITS)
    assert DIG in table.keys
    table = stewed(where, turn=ZOE, frogs=[OX], cards={ZOE: ["book"]}, traits=SMART)
    table.with_dice(*roll(table, ZOE, "knowledge", 3)).play(f"{RESTORE}:{OX}")
    assert (frogs(table), f"{RESTORE}:{OX}" in table.keys) == ([OX], False)
    assert f"{RESTORE}:{OX}" not in stewed(where, turn=ZOE, frogs=[OX]).keys, "not without the Book"


@rule("H03-T13")
def test_a_frog_whose_carrier_dies_sits_in_that_room() -> None:
    where = {**APART, OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    traits = {ZOE: {"might": 0, "speed": 0}}
    table = stewed(where, turn=VIVIAN, frogs=[OX], carried={OX: ZOE}, traits=traits, witch="kitchen")
    table.with_dice(*roll(table, VIVIAN, "might", 4), *roll(table, ZOE, "might", 0)).play(f"attack:{ZOE}")
    table.play("damage", "split:0-4")
    assert table.explorer(ZOE).alive is False
    assert (table.explorer(OX).place, table.explorer(OX).away) == ("foyer", "")


@rule("H03-T14")
def test_the_traitor_takes_a_frog_but_no_root() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = stewed(where, turn=VIVIAN, frogs=[OX], piles={"foyer": [ROOT, "book"]})
    assert f"take:{ROOT}" not in table.keys
    assert {"take:book", f"{PICK}:{OX}"} <= set(table.keys)
    table.play(f"{PICK}:{OX}")
    assert (table.cards(VIVIAN), table.explorer(OX).away) == ([f"frog-{OX}"], "carried")
    table.play("go:entrance-hall")
    assert f"drop:frog-{OX}" not in table.keys, "it was handled in this turn"


@rule("H03-T14")
def test_a_frog_is_dropped_traded_and_stolen_like_an_item() -> None:
    where = {**APART, OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    table = stewed(where, turn=ZOE, frogs=[OX], carried={OX: ZOE}, witch="kitchen").play(f"drop:frog-{OX}")
    assert (table.explorer(OX).away, table.explorer(OX).place, table.cards(ZOE)) == ("", "foyer", [])
    assert table.state.piles == {}
    table = stewed(where, turn=VIVIAN, frogs=[OX], carried={OX: ZOE}, witch="kitchen")
    table.with_dice(*roll(table, VIVIAN, "might", 2), *roll(table, ZOE, "might", 0)).play(f"attack:{ZOE}")
    assert f"steal:frog-{OX}" in table.keys
    rooted = stewed(where, turn=VIVIAN, cards={ZOE: [ROOT]}, witch="kitchen")
    rooted.with_dice(*roll(rooted, VIVIAN, "might", 2), *roll(rooted, ZOE, "might", 0)).play(f"attack:{ZOE}")
    assert rooted.prompt == "split-damage", "a root is nothing for the traitor"


@rule("H03-T14")
def test_whoever_kills_the_books_holder_finds_it_there() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = stewed(where, turn=VIVIAN, cards={OX: ["book", ROOT]}, traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(*roll(table, VIVIAN, "might", 4), *roll(table, OX, "might", 0), *[0] * 4)
    table.play(f"attack:{OX}", "damage", "split:0-4")
    assert table.state.piles == {"foyer": ["book", ROOT]}
    assert ("take:book" in table.keys, f"take:{ROOT}" in table.keys) == (True, False)


@rule("H03-T17")
def test_the_last_hero_that_turns_decides_the_game_before_anybody_says_where_the_cat_comes() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    where = {OX: "entrance-hall", VIVIAN: "basement-landing", ZOE: "upper-landing"}
    rooms = row("basement", "chasm")
    table = stewed(where, witch="entrance-hall", turn=VIVIAN, rooms=rooms, haunt_room="chasm").arrange(alone)
    witchs_turn(table).with_dice(*[1] * 6, *[0] * 3).play(f"{SKIN}:{OX}")
    assert (frogs(table), table.winners, list(table.state.monsters)) == ([OX], (1,), [WITCH])


@rule("H03-39", "H03-33")
def test_the_traitor_may_carry_a_frog_to_the_cat_and_set_it_down() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = stewed(where, turn=VIVIAN, frogs=[OX], carried={OX: VIVIAN}, cat="foyer", witch="kitchen")
    table.play(f"drop:frog-{OX}").with_dice(0, 0, 0, 2, 0, 0, *roll(table, OX, "might", 0), *[0] * 4)
    table.play("end-turn", f"monster:{CAT}")
    assert not table.explorer(OX).alive


@rule("H03-25", "H03-24")
def test_a_carrier_who_turns_lets_the_frog_go() -> None:
    where = {OX: "entrance-hall", VIVIAN: "basement-landing", ZOE: "entrance-hall", LONGFELLOW: "upper-landing"}
    table = witchs_turn(stewed(where, turn=VIVIAN, frogs=[OX], carried={OX: ZOE}, cat="kitchen"))
    table.with_dice(*[2] * 6, *roll(table, ZOE, "sanity", 0)).play(f"{SKIN}:{ZOE}")
    assert (frogs(table), table.cards(ZOE)) == ([OX, ZOE], [])
    assert (table.explorer(OX).place, table.explorer(OX).away) == ("entrance-hall", "")


@rule("H03-23")
def test_who_is_turned_back_loses_what_stood_above_the_start_as_well() -> None:
    where = {**APART, OX: "kitchen", ZOE: "kitchen"}
    traits = SMART | {OX: {"sanity": 7, "speed": 0}}
    table = stewed(where, turn=ZOE, frogs=[OX], cards={ZOE: ["book"]}, traits=traits)
    table.with_dice(*roll(table, ZOE, "knowledge", 4)).play(f"{RESTORE}:{OX}")
    ox = table.explorer(OX)
    assert all(clip_of(ox, trait) == start_of(ox, trait) for trait in TRAITS)


@rule("H03-43", "C-29")
def test_book_and_root_that_a_frog_let_fall_help_nobody_on_the_turn_they_are_taken_up() -> None:
    where = {OX: "entrance-hall", VIVIAN: "basement-landing", ZOE: "entrance-hall"}
    table = witchs_turn(stewed(where, turn=VIVIAN, cards={OX: ["book", ROOT]}))
    table.with_dice(*[2] * 6, *roll(table, OX, "sanity", 0)).play(f"{SKIN}:{OX}", "done")
    table.play(f"take:{ROOT}", "card:book")
    assert set(table.cards(ZOE)) == {"book", ROOT}
    assert not [key for key in table.keys if key.startswith((FORM, RESTORE))]
