"""Haunt 26, Pay the Piper: what a card, a room or a death in the middle of it does."""

from dreadhall.betrayal.haunts.h26_pay_the_piper import PayThePiper
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.haunts.h26.test_h26_pay_the_piper import (
    APART,
    BESIDE,
    CELLAR,
    CHAMBER,
    HOW_MANY,
    LANDING,
    OX,
    RITUAL,
    SWARM,
    VIVIAN,
    ZOE,
    infested,
    own_turn_over,
    roll,
    slain,
)


def passage(state: BetrayalState) -> None:
    """A secret passage leads from the Foyer into the Chamber."""
    state.tokens |= {"secret-passage-1": Place("foyer"), "secret-passage-2": Place(CHAMBER)}


@rule("H26-14")
def test_a_secret_passage_into_the_chamber_is_the_traitors_alone() -> None:
    table = infested({**APART, OX: "foyer", VIVIAN: "upper-landing"}, "foyer").arrange(passage)
    assert f"go:{CHAMBER}" not in table.keys
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = infested(where, "foyer", turn=VIVIAN).arrange(passage)
    assert f"go:{CHAMBER}" in table.keys
    assert f"go:{CHAMBER}" not in own_turn_over(table).keys, "nor is it the rats'"


@rule("H26-30")
def test_who_falls_into_the_chamber_stands_beside_it() -> None:
    table = infested(
        {**APART, OX: "collapsed-room", VIVIAN: "foyer"}, "foyer", rooms=[*CELLAR, *row("upper", "collapsed-room")]
    )
    table.arrange(lambda state: state.tokens.update({"below-collapsed-room": Place(CHAMBER)}))
    table.with_dice(0).play("fall", f"room:{BESIDE}")
    assert table.explorer(OX).place == BESIDE


@rule("H26-22", "H26-26")
def test_a_bottle_that_takes_the_traitor_to_the_chamber_counts_as_having_been_there() -> None:
    where = {OX: LANDING, VIVIAN: "foyer", ZOE: "foyer"}
    weak = {VIVIAN: {"might": 0, "speed": 0}}
    table = infested(where, "foyer", turn=VIVIAN, entered=False, cards={VIVIAN: ["bottle"]}, traits=weak)
    table.with_dice(2, 2, 2).play("use:bottle", f"room:{CHAMBER}", f"go:{LANDING}")
    slain(table.arrange(lambda state: setattr(state.turn, "seat", 0)))
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, None)


@rule("H26-12", "H26-26", "B-DIE-15")
def test_a_traitor_whom_the_idol_kills_at_the_ritual_has_won_nothing_and_lost_nothing_yet() -> None:
    table = infested(
        APART, "upper-landing", turn=VIVIAN, tokens=4, cards={VIVIAN: ["idol"]}, traits={VIVIAN: {"sanity": 0}}
    )
    table.play(RITUAL).with_dice(0, 0, 0).play("use:idol")
    assert not table.explorer(VIVIAN).alive
    assert (PayThePiper.memory.of(table.haunt).ritual, table.winners, table.prompt) == (4, None, "monster")


@rule("H26-15", "H26-12")
def test_a_rat_that_was_killed_comes_again_with_the_next_success() -> None:
    table = infested({**APART, OX: LANDING}, *["foyer"] * 5, LANDING)
    table.with_dice(*roll(table.value(OX, "might"), 1), 0, 0).play("attack:rat-6", "end-turn")
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 3)).play(RITUAL, f"room:{BESIDE}")
    assert len(table.state.monsters) == 6


@rule("H26-21", "H26-31")
def test_the_last_rats_may_fall_in_an_explosion_or_in_their_own_attack() -> None:
    table = infested(APART, "entrance-hall", "entrance-hall", cards={OX: ["dynamite"]})
    assert table.with_dice(*[0] * 6).play("use:dynamite:entrance-hall").winners == (0, 2)
    table = infested({**APART, OX: LANDING}, LANDING, turn=VIVIAN)
    own_turn_over(table, 0, 0, *roll(table.value(OX, "might"), 1)).play(f"attack:{OX}")
    assert table.winners == (0, 2)


@rule("H26-16")
def test_when_a_swarm_has_killed_the_rat_that_was_left_out_still_attacks() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    where = {**APART, OX: LANDING, ZOE: LANDING}
    table = infested(where, *[LANDING] * 4, turn=VIVIAN, traits=weak, cards={OX: ["axe"]})
    own_turn_over(table, *[2] * 6, *[0] * table.value(OX, "might")).play(f"{SWARM}:{OX}", f"{HOW_MANY}:3")
    table.play(table.keys[0])
    assert table.state.piles == {LANDING: ["axe"]}
    table.play("monster:rat-4")
    assert f"attack:{ZOE}" in table.keys
    assert not table.offers(SWARM)
