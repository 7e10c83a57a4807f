"""Haunt 3, Frog-Leg Stew: the witch, her spells, and how she dies."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h03_frog_leg_stew import CAT as CAT_RECORD
from dreadhall.betrayal.haunts.h03_frog_leg_stew import WITCH as WITCH_RECORD
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from tests.betrayal.haunts.h03.swamp import (
    APART,
    BREATH,
    CARRY,
    DIG,
    FORM,
    KITCHEN,
    LONGFELLOW,
    OX,
    ROOT,
    SKIN,
    VIVIAN,
    WINGS,
    WITCH,
    ZOE,
    frogs,
    roll,
    stewed,
    witchs_turn,
)

SMART = {OX: {"knowledge": 4}}


# Set-up


@rule("H03-T01")
def test_the_lowest_knowledge_but_the_revealers_turns_traitor_and_the_witch_comes_in() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 3}
    assert cells == {("book", room) for room in ("dining-room", "gallery", "kitchen")}
    where = {OX: "gallery", ZOE: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer"}
    traits = {OX: {"knowledge": 0}, ZOE: {"knowledge": 3}, VIVIAN: {"knowledge": 0}, LONGFELLOW: {"knowledge": 7}}
    table = revealed(3, where, rooms=row("upper", "gallery"), traits=traits, omen="book")
    assert [table.value(name, "knowledge") for name in (ZOE, VIVIAN)] == [4, 4]
    assert [who.traitor for who in table.state.explorers] == [False, True, False, False], "a tie goes to the left"
    assert {figure.id: figure.place for figure in table.state.monsters.values()} == {WITCH: "entrance-hall"}
    assert (frogs(table), table.cards(OX)) == ([], ["book"])
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert table.asked == [2]


@rule("H03-T02")
def test_roots_grow_where_they_should_as_soon_as_the_room_is_there() -> None:
    table = revealed(3, dict.fromkeys(SEVERAL[:3], "foyer"), rooms=KITCHEN, omen="book")
    assert table.state.tokens == {"mandrake-3": "kitchen"}
    table = stewed({**APART, OX: "basement-landing"}, rooms=[]).top("room", "larder").top("item", "axe")
    table.play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.state.tokens == {"mandrake-2": "larder"}
    assert "conservatory" not in str(table.view(0)["haunt"])


@rule("H03-T16")
def test_the_records_and_the_three_rooms() -> None:
    assert WITCH_RECORD.traits == {"speed": 4, "might": 3, "sanity": 6}
    assert CAT_RECORD.traits == {"speed": 3, "might": 3, "sanity": 2}
    rules = stewed().rules
    for room in ROOMS:
        rules.room_appeared(room)
    assert sorted(rules.state.tokens.values()) == ["conservatory", "kitchen", "larder"]


# Spells


@rule("H03-T03")
@pytest.mark.parametrize(("mine", "hers", "turned"), [(5, 5, []), (5, 6, [OX])])
def test_only_the_stronger_mind_makes_a_frog(mine: int, hers: int, turned: list[str]) -> None:
    cards = {OX: ["axe", "girl", "holy-symbol"]}
    traits = {OX: {"sanity": 0, "knowledge": 4}}
    where = {**APART, OX: "entrance-hall"}
    table = witchs_turn(stewed(where, turn=VIVIAN, cards=cards, traits={OX: {"sanity": 3}}))
    spell = [2] * (hers // 2) + [1] * (hers % 2)
    table.with_dice(*spell, *[0] * (6 - len(spell)), *roll(table, OX, "sanity", mine)).play(f"{SKIN}:{OX}")
    assert frogs(table) == turned
    if turned:
        ox = table.explorer(OX)
        assert (table.state.piles, ox.cards) == ({"entrance-hall": ["axe", "holy-symbol"]}, [])
        assert (table.state.gone, table.state.companions) == (["girl"], {})
        assert (table.clip(OX, "might"), table.clip(OX, "knowledge")) == (0, 0)
    table = witchs_turn(stewed(where, turn=VIVIAN, cards=cards, traits=traits))
    table.with_dice(*[2] * 6, *[0] * table.value(OX, "sanity")).play(f"{SKIN}:{OX}")
    assert (table.explorer(OX).alive, min(table.explorer(OX).clips)) == (True, 0), "nothing sinks to the skull"


@rule("H03-T04")
def test_dragons_breath_reaches_as_far_as_one_sees_and_no_armour_helps() -> None:
    lane = row("ground", "creaky-hallway", "dusty-hallway")
    where = {**APART, OX: "dusty-hallway"}
    table = witchs_turn(stewed(where, turn=VIVIAN, rooms=lane, cards={OX: ["armor"]}))
    assert f"{SKIN}:{OX}" not in table.keys
    table.with_dice(2, 1).play(f"{BREATH}:{OX}")
    assert (table.prompt, len(table.keys)) == ("split-damage", 4), "all three points"
    assert f"{BREATH}:{ZOE}" not in table.keys


@rule("H03-T05")
def test_ravens_wings_carry_the_traitor_and_that_was_the_spell() -> None:
    table = witchs_turn(stewed({**APART, VIVIAN: "entrance-hall"}, turn=VIVIAN))
    table.play(CARRY, "room:basement-landing")
    assert table.explorer(VIVIAN).place == "basement-landing"
    assert not [key for key in table.keys if key.startswith("h03-")]
    assert CARRY not in witchs_turn(stewed(turn=VIVIAN)).keys


@rule("H03-T16")
def test_ravens_wings_carry_the_witch_into_any_room() -> None:
    table = witchs_turn(stewed(turn=VIVIAN), 1).play(WINGS)
    assert set(table.keys) == {f"room:{room}" for room in table.rules.plan.placed}
    table.play("room:upper-landing")
    assert table.monster(WITCH).place == "upper-landing"
    assert f"{SKIN}:{OX}" not in table.keys
    assert "go:grand-staircase" in table.keys, "she may still move"


@rule("H03-T06")
def test_the_traitor_with_the_book_casts_two_of_the_spells_and_attacks_as_well() -> None:
    where = {**APART, OX: "basement-landing"}
    table = stewed(where, turn=VIVIAN, cards={VIVIAN: ["book"]})
    assert {f"{SKIN}:{OX}", f"{BREATH}:{OX}"} <= set(table.keys)
    assert not {WINGS, CARRY} & set(table.keys)
    table.with_dice(*roll(table, VIVIAN, "sanity", 0), *roll(table, OX, "sanity", 0)).play(f"{SKIN}:{OX}")
    assert frogs(table) == []
    assert f"attack:{OX}" in table.keys
    assert not [key for key in table.keys if key.startswith("h03-traitor")]
    assert not [key for key in stewed(where, turn=VIVIAN).keys if key.startswith("h03-traitor")]


@rule("H03-T06")
def test_the_traitor_does_not_cast_in_the_turn_in_which_the_book_changed_hands() -> None:
    where = {**APART, OX: "basement-landing"}
    table = stewed(where, turn=VIVIAN, cards={OX: ["book"]})
    table.with_dice(*roll(table, VIVIAN, "might", 4), *roll(table, OX, "might", 0)).play(f"attack:{OX}", "steal:book")
    assert table.cards(VIVIAN) == ["book"]
    assert not [key for key in table.keys if key.startswith("h03-traitor")]
    table = stewed(where, turn=VIVIAN, cards={VIVIAN: ["book"]})
    assert "drop:book" in table.keys
    table.with_dice(*roll(table, VIVIAN, "sanity", 0), *roll(table, OX, "sanity", 0)).play(f"{SKIN}:{OX}")
    assert "drop:book" not in table.keys, "it was read"


# Root and Book


@rule("H03-T07")
def test_digging_and_casting_do_not_go_in_one_turn() -> None:
    table = stewed({**APART, OX: "kitchen"}, witch="kitchen", root=True, traits=SMART, cards={OX: ["book"]})
    assert {DIG} == {key for key in table.keys if key in (DIG, FORM)}
    table.with_dice(*roll(table, OX, "knowledge", 4)).play(DIG)
    assert (table.cards(OX), table.state.tokens) == (["book", ROOT], {})
    assert FORM not in table.keys
    table = stewed({**APART, OX: "kitchen"}, root=True, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 3)).play(DIG)
    assert (table.cards(OX), table.state.tokens, DIG in table.keys) == ([], {ROOT: "kitchen"}, False)


@rule("H03-T08")
def test_six_makes_the_witch_mortal_and_five_keeps_the_root() -> None:
    where = {**APART, OX: "entrance-hall"}
    table = stewed(where, cards={OX: ["book", ROOT]}, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 5)).play(FORM)
    assert (table.cards(OX), f"attack:{WITCH}" in table.keys) == (["book", ROOT], False)
    table = stewed(where, cards={OX: ["book", ROOT]}, traits=SMART)
    table.with_dice(*roll(table, OX, "knowledge", 6)).play(FORM)
    assert (table.cards(OX), table.state.gone) == (["book"], [ROOT])
    assert f"attack:{WITCH}" in table.keys
    assert "drop:book" not in table.keys, "it was used"
    for cards in (["book"], [ROOT]):
        assert FORM not in stewed(where, cards={OX: cards}).keys
    assert FORM not in stewed(cards={OX: ["book", ROOT]}).keys


# The end


@rule("H03-T09")
def test_the_witch_cannot_be_hurt_until_she_is_mortal() -> None:
    where = {**APART, OX: "entrance-hall"}
    table = stewed(where, cards={OX: ["revolver", "ring"]})
    assert not [key for key in table.keys if WITCH in key]
    bomber = stewed({**APART, OX: "foyer"}, cards={OX: ["dynamite"]}).with_dice()
    assert not bomber.play("use:dynamite:entrance-hall").monster(WITCH).stunned
    table = witchs_turn(stewed(where, turn=VIVIAN))
    assert not [key for key in table.keys if key.startswith(("attack", "take"))]


@rule("H03-T09")
def test_the_last_human_kills_a_mortal_witch_and_a_frog_wins_with_him() -> None:
    where = {**APART, OX: "entrance-hall"}
    table = stewed(where, mortal=True, frogs=[ZOE], cat="kitchen")
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0).play(f"attack:{WITCH}")
    assert table.winners == (0, 2)
    assert table.view(0)["haunt"]["objectives"][0]["foes"] == (), "there is nobody left to hunt"
    table = stewed(where, mortal=True)
    assert f"attack:{WITCH}" in table.view(0)["haunt"]["objectives"][0]["verbs"], "bots strike her before all others"
    table.with_dice(*roll(table, OX, "might", 0), 1, 0, 0).play(f"attack:{WITCH}")
    assert (table.prompt, table.winners) == ("split-damage", None), "a lost attack hurts as ever"


@rule("H03-30")
@pytest.mark.parametrize("weapon", ["revolver", "ring", "dynamite"])
def test_a_mortal_witch_dies_of_any_weapon_that_wins(weapon: str) -> None:
    where = {**APART, OX: "entrance-hall" if weapon == "ring" else "foyer"}
    table = stewed(where, mortal=True, cards={OX: [weapon]})
    match weapon:
        case "revolver":
            table.with_dice(1, 0, 0, 0, 0, *[0] * 4).play(f"attack:{WITCH}:revolver")
        case "ring":
            table.with_dice(1, 0, 0, *[0] * 6).play(f"attack:{WITCH}:ring")
        case _:
            table.with_dice(*[0] * 4).play("use:dynamite:entrance-hall")
    assert table.winners == (0, 2)


@rule("H03-30")
def test_she_stays_mortal_though_the_caster_has_become_a_frog() -> None:
    where = {**APART, OX: "entrance-hall", ZOE: "entrance-hall"}
    assert f"attack:{WITCH}" in stewed(where, turn=ZOE, mortal=True, frogs=[OX], cat="kitchen").keys


@rule("H03-T15")
def test_the_traitor_wins_when_nobody_is_human_any_more() -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[3].alive = False

    where = dict.fromkeys(SEVERAL[:4], "upper-landing") | {OX: "entrance-hall"}
    table = stewed(where, turn=VIVIAN, frogs=[ZOE], cat="kitchen").arrange(dead)
    witchs_turn(table)
    assert table.winners is None
    table.with_dice(*[2] * 6, *roll(table, OX, "sanity", 0)).play(f"{SKIN}:{OX}")
    assert table.winners == (1,)


@rule("H03-T15")
def test_each_side_reads_its_own_book_and_a_book_given_away_stays_away() -> None:
    table = stewed()
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["objectives"]] == ["h03-heroes-witch"]
    assert [wish["id"] for wish in traitor["objectives"]] == ["h03-traitor-heroes"]
    assert (table.view(0)["monsters"][0]["traits"], table.view(1)["monsters"][0]["traits"]["sanity"]) == ({}, 6)
    traits = {VIVIAN: {"knowledge": 0}}
    table = revealed(3, SEVERAL[:3], omen="ring", cards={VIVIAN: ["book"]}, traits=traits, rooms=KITCHEN)
    assert "book" in table.cards(VIVIAN)
