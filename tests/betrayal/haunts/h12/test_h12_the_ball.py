"""Haunt 12, Fleshwalkers: fights with twins, and what the Crystal Ball changes."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import CHASM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.deeds.full_turn import nothing_done
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes
from tests.betrayal.haunts.twins import (
    BALL,
    FOUR,
    LONGFELLOW,
    MIGHT_OF_OX,
    OX,
    TAKE,
    VIVIAN,
    ZOE,
    attacked_by,
    name_of,
    twin,
    walking,
)

FOYER = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
STEP_LESS = dict.fromkeys(TRAITS, -1)
NOTHING = [0] * MIGHT_OF_OX
STRONG = [2] * MIGHT_OF_OX


def fights(who: str, *dice: int, stunned: bool = False, **parts: Any) -> Position:
    """Ox, with five dice, attacks somebody's twin, which has three."""
    table = walking(FOYER, twin(who, Place("foyer"), stunned=stunned), twin(ZOE, Place("upper-landing")), **parts)
    return table.with_dice(*dice).play(f"attack:{name_of(who)}")


@rule("H12-T06")
def test_who_beats_the_own_twin_without_the_ball_stuns_it_and_loses_a_step_everywhere() -> None:
    table = fights(OX, 2, 0, 0, 0, 0, 0, 0, 0)
    assert table.monster(name_of(OX)).stunned
    assert changes(table, OX) == STEP_LESS


@rule("H12-T06")
def test_who_loses_to_the_own_twin_is_hurt_besides() -> None:
    table = fights(OX, *NOTHING, 2, 0, 0)
    assert (table.prompt, table.asked) == ("split-damage", [0])
    table.play("split:0-2")
    assert changes(table, OX) == STEP_LESS | {"speed": -3}
    assert not table.monster(name_of(OX)).stunned
    assert table.explorer(OX).alive


@rule("H12-T06")
def test_a_tie_with_the_own_twin_costs_the_steps_alone() -> None:
    table = fights(OX, *NOTHING, 0, 0, 0)
    assert changes(table, OX) == STEP_LESS
    assert not table.monster(name_of(OX)).stunned


@rule("H12-T06")
def test_the_step_is_lost_in_defence_too_and_can_kill_the_winner() -> None:
    traits = {OX: {"sanity": 0}}
    table = walking(FOYER, twin(OX, Place("foyer")), twin(VIVIAN, Place("upper-landing"), stunned=True), traits=traits)
    table.with_dice(0, 0, 0, 0, 0, *STRONG).play("end-turn")
    assert attacked_by(table, OX) == [OX]
    assert not table.explorer(OX).alive
    assert table.monster(name_of(OX)).stunned


@rule("H12-T06")
@pytest.mark.parametrize(("card", "dice"), [("revolver", 4 + 1), ("ring", 3)])
def test_other_weapons_do_not_spare_the_step(card: str, dice: int) -> None:
    place = "foyer" if card == "ring" else "entrance-hall"
    table = walking(FOYER, twin(OX, Place(place)), cards={OX: [card]}).with_dice(
        *[0] * dice, *[0] * (2 + (card == "ring"))
    )
    table.play(f"attack:{name_of(OX)}:{card}")
    assert changes(table, OX) == STEP_LESS


@rule("H12-25")
def test_armor_spares_a_point_of_the_damage_and_none_of_the_steps() -> None:
    table = fights(OX, *NOTHING, 2, 0, 0, cards={OX: ["armor"]}).play("split:1-0")
    assert changes(table, OX) == STEP_LESS | {"might": -2}


@rule("H12-T07")
def test_another_heros_twin_is_stunned_and_drains_nobody() -> None:
    table = fights(VIVIAN, *STRONG, 0, 0, 0)
    assert table.monster(name_of(VIVIAN)).stunned
    assert changes(table, OX) == {}
    table = fights(VIVIAN, *NOTHING, 1, 0, 0).play("split:1-0")
    assert changes(table, OX) == {"might": -1}


@rule("H12-T08")
def test_who_holds_the_ball_and_wins_in_defence_kills_the_own_twin() -> None:
    table = walking(
        FOYER, twin(OX, Place("foyer")), twin(VIVIAN, Place("basement-landing"), stunned=True), cards={OX: [BALL]}
    )
    table.with_dice(0, 0, 0, 0, 0, *STRONG).play("end-turn")
    if table.prompt == "fetch-stairs":
        table.play("no")
    assert name_of(OX) not in table.state.monsters
    assert changes(table, OX) == {}


@rule("H12-T18")
@pytest.mark.parametrize("holder", [OX, VIVIAN])
def test_one_monster_turn_can_bring_several_twins_to_the_ball(holder: str) -> None:
    dice = walking(FOYER).value(holder, "might")
    twins = [
        twin(holder, Place("foyer"), might=1),
        twin(ZOE, Place("foyer"), might=1),
        twin(LONGFELLOW, Place("upper-landing"), stunned=True),
    ]
    table = walking(dict.fromkeys(FOUR, "foyer"), *twins, cards={holder: [BALL]}, dead=[ZOE, LONGFELLOW])
    table.with_dice(*[0] * 2, 0, *[2] * dice, *[0] * 2).play("end-turn")
    assert name_of(holder) not in table.state.monsters
    table.with_dice(0, *[2] * dice).play(f"attack:{holder}")
    assert name_of(ZOE) not in table.state.monsters


@rule("H12-T18")
def test_what_was_done_with_the_ball_on_the_own_turn_does_not_matter_on_the_monsters() -> None:
    table = with_new_ball("looked into").with_dice(*[0] * 2, *[0] * 3, *STRONG).play("end-turn")
    assert name_of(OX) not in table.state.monsters


@rule("H12-T18")
def test_in_defence_the_twin_of_another_living_hero_is_only_stunned() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = walking(where, twin(VIVIAN, Place("entrance-hall"), might=1), cards={OX: [BALL]})
    table.with_dice(0, 0, 0, *STRONG).play("end-turn")
    assert table.monster(name_of(VIVIAN)).stunned
    assert changes(table, OX) == {}


@rule("H12-T18")
def test_in_defence_without_the_ball_only_the_own_twin_drains() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = walking(where, twin(VIVIAN, Place("entrance-hall"), might=1), cards={ZOE: [BALL]})
    table.with_dice(0, 0, 0, *NOTHING).play("end-turn")
    assert (attacked_by(table, VIVIAN), changes(table, OX)) == ([OX], {})


@rule("H12-T18")
def test_on_the_turn_of_another_hero_the_ball_still_kills_in_its_holders_hands_only() -> None:
    table = walking(FOYER, twin(VIVIAN, Place("foyer")), cards={VIVIAN: [BALL]})
    table.with_dice(*STRONG, 0, 0, 0).play(f"attack:{name_of(VIVIAN)}")
    assert table.monster(name_of(VIVIAN)).stunned


@rule("H12-T08")
def test_with_the_ball_a_lost_fight_costs_the_damage_alone() -> None:
    table = fights(OX, *NOTHING, 1, 0, 0, cards={OX: [BALL]}).play("split:1-0")
    assert changes(table, OX) == {"might": -1}


@rule("H12-T09")
def test_the_ball_kills_the_twins_of_the_dead_but_not_those_of_the_living() -> None:
    table = fights(VIVIAN, *STRONG, 0, 0, 0, cards={OX: [BALL]}, dead=[VIVIAN])
    assert name_of(VIVIAN) not in table.state.monsters
    table = fights(VIVIAN, *STRONG, 0, 0, 0, cards={OX: [BALL]})
    assert table.monster(name_of(VIVIAN)).stunned
    table = fights(VIVIAN, *STRONG, 0, 0, 0, dead=[VIVIAN])
    assert table.monster(name_of(VIVIAN)).stunned


@rule("H12-13")
@pytest.mark.parametrize(("card", "mine", "theirs"), [("ring", 3, 3), ("revolver", 4 + 1, 2)])
def test_whoever_has_the_ball_kills_the_own_twin_with_any_weapon(card: str, mine: int, theirs: int) -> None:
    place = "foyer" if card == "ring" else "entrance-hall"
    table = walking(FOYER, twin(OX, Place(place)), twin(ZOE, Place("upper-landing")), cards={OX: [BALL, card]})
    table.with_dice(1, *[0] * (mine - 1), *[0] * theirs).play(f"attack:{name_of(OX)}:{card}")
    assert name_of(OX) not in table.state.monsters


@rule("H12-13", "H12-09", "H12-27")
def test_a_twin_that_is_stunned_is_killed_by_its_own_hero_who_gets_the_ball() -> None:
    twins = [twin(VIVIAN, Place("foyer"), stunned=True), twin(ZOE, Place("upper-landing"))]
    table = walking(FOYER, *twins, cards={OX: [BALL]}, turn=VIVIAN)
    assert not table.offers("attack")
    dice = table.value(VIVIAN, "might")
    table.play(TAKE, "0=yes").with_dice(1, *[0] * (dice - 1), 0, 0, 0).play(f"attack:{name_of(VIVIAN)}")
    assert name_of(VIVIAN) not in table.state.monsters


@rule("H12-T09")
def test_an_explosion_only_stuns() -> None:
    table = walking(FOYER, twin(OX, Place("entrance-hall")), cards={OX: [BALL, "dynamite"]})
    table.with_dice(0, 0).play("use:dynamite:entrance-hall")
    assert table.monster(name_of(OX)).stunned
    assert changes(table, OX) == {}


@rule("H12-T10")
@pytest.mark.parametrize("of", [OX, VIVIAN])
def test_only_the_ball_lets_a_stunned_twin_be_attacked_and_a_loss_is_free(of: str) -> None:
    table = fights(of, *NOTHING, 2, 2, 2, stunned=True, cards={OX: [BALL]})
    assert table.prompt == "turn"
    assert changes(table, OX) == {}
    table = walking(FOYER, twin(of, Place("foyer"), stunned=True))
    assert not table.offers("attack")


@rule("H12-T10")
def test_a_stunned_twin_can_be_killed() -> None:
    table = fights(OX, *STRONG, 0, 0, 0, stunned=True, cards={OX: [BALL]})
    assert name_of(OX) not in table.state.monsters


@rule("H12-T11")
def test_a_ball_that_is_given_kills_at_once_and_is_not_traded_on() -> None:
    table = walking(FOYER, twin(OX, Place("foyer")), twin(VIVIAN, Place("upper-landing")), cards={VIVIAN: [BALL]}).play(
        TAKE
    )
    assert (table.prompt, table.asked) == ("h12-heroes-give-ball", [1])
    table.play("yes")
    assert (table.cards(OX), table.cards(VIVIAN)) == ([BALL], [])
    assert f"trade:{VIVIAN}:{BALL}" in table.keys
    table.with_dice(*STRONG, 0, 0, 0).play(f"attack:{name_of(OX)}")
    assert name_of(OX) not in table.state.monsters
    assert not [key for key in table.keys if BALL in key]


@rule("H12-T11")
def test_an_unwilling_holder_keeps_the_ball_and_is_asked_once_a_turn() -> None:
    table = walking(FOYER, twin(OX, Place("foyer")), cards={VIVIAN: [BALL]}).play(TAKE, "1=no")
    assert table.cards(VIVIAN) == [BALL]
    assert not table.offers(TAKE)
    assert nothing_done(table.state.turn)
    assert not [key for key in table.keys if key.startswith("attack:") and name_of(OX) not in key]


@rule("H12-T11", "B-ITEM-18")
def test_whoever_was_refused_may_still_ask_another_who_has_it_now() -> None:
    def passed_on(state: BetrayalState) -> None:
        state.explorers[1].cards, state.explorers[2].cards = [], [CardId(BALL)]

    table = walking(FOYER, twin(OX, Place("foyer")), cards={VIVIAN: [BALL]}).play(TAKE, "1=no").arrange(passed_on)
    table.play(TAKE, "2=yes")
    assert table.cards(OX) == [BALL]


@rule("H12-T11")
def test_the_ball_is_out_of_reach_in_another_room_or_across_a_barrier() -> None:
    chasm = [Placed(CHASM, "basement", 1, 0)]
    where = {OX: "chasm", VIVIAN: "chasm/far", ZOE: "foyer"}
    assert not walking(where, twin(OX, Place("foyer")), rooms=chasm, cards={VIVIAN: [BALL]}).offers(TAKE)
    assert not walking(where, twin(OX, Place("foyer")), rooms=chasm, cards={ZOE: [BALL]}).offers(TAKE)
    assert walking(where | {VIVIAN: "chasm"}, twin(OX, Place("foyer")), rooms=chasm, cards={VIVIAN: [BALL]}).offers(
        TAKE
    )


def with_new_ball(how: str, **parts: Any) -> Position:
    """Ox gets the Ball on his turn, or has it and has looked into it."""
    mine: dict[str, Any] = {
        "picked up": {"piles": {"foyer": [BALL]}},
        "traded for": {"cards": {OX: ["bottle"], VIVIAN: [BALL]}},
        "looked into": {"cards": {OX: [BALL]}},
    }[how]
    table = walking(FOYER, twin(OX, Place("foyer")), twin(VIVIAN, Place("foyer"), stunned=True), **mine, **parts)
    match how:
        case "picked up":
            table.play(f"take:{BALL}")
        case "traded for":
            table.play(f"trade:{VIVIAN}:bottle", f"for:{BALL}", "1=yes")
        case "looked into":
            table.with_dice(*[0] * table.value(OX, "knowledge")).play(f"use:{BALL}")
            while table.prompt != "turn":
                table.play(table.keys[0])
    assert BALL in table.cards(OX)
    return table


@rule("H12-T17")
@pytest.mark.parametrize("how", ["picked up", "traded for", "looked into"])
def test_whoever_has_the_ball_kills_with_it_however_it_came_this_turn(how: str) -> None:
    table = with_new_ball(how)
    before = list(table.explorer(OX).clips)
    table.with_dice(*STRONG, 0, 0, 0).play(f"attack:{name_of(OX)}")
    assert name_of(OX) not in table.state.monsters
    assert table.explorer(OX).clips == before


@rule("H12-T17")
def test_a_new_ball_spares_the_loss_in_a_fight_that_is_not_won() -> None:
    table = with_new_ball("picked up").with_dice(*NOTHING, 0, 0, 0).play(f"attack:{name_of(OX)}")
    assert name_of(OX) in table.state.monsters
    assert changes(table, OX) == {}


@rule("H12-T12")
def test_the_ball_of_a_dead_hero_lies_in_the_room() -> None:
    traits = {VIVIAN: {"might": 0}}
    table = walking(FOYER, twin(OX, Place("foyer")), cards={VIVIAN: [BALL]}, traits=traits, turn=VIVIAN)
    table.with_dice(0, 0, 1, 0, 0).play(f"attack:{name_of(OX)}", "split:1-0")
    assert not table.explorer(VIVIAN).alive
    assert table.state.piles == {"foyer": [BALL]}
    assert table.asked == [2]
    assert f"take:{BALL}" in table.keys
