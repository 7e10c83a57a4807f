"""Follies of single haunts that were read in whole games: each a built position, and what is sensible there."""

from typing import Any

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR, VAULT
from dreadhall.betrayal.haunts.h40_buried_alive import DIG
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.h03.swamp import stewed
from tests.betrayal.haunts.h06.test_h06_the_floating_eye import eye
from tests.betrayal.haunts.h17.wind import APART as AWAY
from tests.betrayal.haunts.h17.wind import REFORM, disturbed
from tests.betrayal.haunts.h35.mice import APART as MICE
from tests.betrayal.haunts.h35.mice import DOOR, mice
from tests.betrayal.haunts.h36.sinking import sinking
from tests.betrayal.haunts.h37.test_h37_checkmate import sitting
from tests.betrayal.haunts.h40.test_h40_buried_alive import buried
from tests.betrayal.haunts.h43.fever import LONGFELLOW, fever
from tests.betrayal.haunts.h45.test_h45_tick_tick_tick import wired
from tests.betrayal.haunts.h49.astral import APART as SOULS
from tests.betrayal.haunts.h49.astral import spirit_turn
from tests.betrayal.haunts.ivy import LANE, ivy
from tests.betrayal.haunts.mummy import mummy_acts
from tests.betrayal.haunts.twins import BALL, TAKE, twin, walking
from tests.betrayal.haunts.worm import head, worm
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = "ox-bellows", "vivian-lopez", "zoe-ingstrom"


# The elevator


def ridden(*ride: int) -> Position:
    """A hero has dug for the grave, which lies in the elevator, has stayed there, and the dice of the ride lie."""
    below = [*row("basement", "larder"), Placed(MYSTIC_ELEVATOR, "basement", 1, 1, 1)]
    where = {OX: MYSTIC_ELEVATOR, VIVIAN: "upper-landing", ZOE: "foyer"}
    table = buried(where, grave=MYSTIC_ELEVATOR, found=True, rooms=below, traits={OX: {"might": 0}})
    return table.with_dice(*[0] * table.value(OX, "might"), *ride).play(DIG, "end-turn")


def test_nobody_who_digs_in_the_elevator_rides_off_with_the_grave() -> None:
    table = ridden(1, 0)
    assert (table.prompt, table.asked) == ("dock-elevator", [0])
    assert answers(table, 0) == {"stay"}


def test_where_the_elevator_must_go_it_brings_the_grave_to_others_who_can_dig() -> None:
    table = ridden(1, 1)
    assert {"dock:entrance-hall:n", "dock:foyer:n"} <= set(table.keys)
    assert "stay" not in table.keys
    assert answers(table, 0) <= {"dock:foyer:n", "dock:foyer:s"}


# Aliens and creepers


def test_whoever_can_still_go_does_not_end_a_turn_beside_an_alien() -> None:
    table = eye({OX: "foyer", ZOE: "upper-landing"}, "foyer")
    assert all(key.startswith("go:") for key in answers(table, 0))


def test_whoever_has_battered_the_ship_leaves_the_alien_there() -> None:
    def battered(state: BetrayalState) -> None:
        state.turn.tried.append("h06-heroes-batter")

    table = eye({OX: "dining-room", ZOE: "upper-landing"}, "dining-room", ship="dining-room").arrange(battered)
    assert answers(table, 0) == {"go:dusty-hallway"}


def test_whoever_can_still_go_does_not_end_a_turn_beside_a_creeper() -> None:
    where = {OX: "creaky-hallway", VIVIAN: "upper-landing", ZOE: "upper-landing"}

    def looked_around(state: BetrayalState) -> None:
        state.turn.attacked = True

    table = ivy(where, ("bloody-room", "creaky-hallway"), rooms=LANE).arrange(looked_around)
    assert {"end-turn", "go:entrance-hall"} <= set(table.keys)
    assert "end-turn" not in answers(table, 0)


def test_nobody_attacks_a_creeper_that_holds_nobody() -> None:
    where = {OX: "creaky-hallway", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = ivy(where, ("bloody-room", "creaky-hallway"), rooms=LANE)
    assert "attack:tip-1" in table.keys
    assert "attack:tip-1" not in answers(table, 0)


# The ghost of the wind


def test_a_ghost_that_was_blown_to_pieces_comes_together_again() -> None:
    table = disturbed(AWAY, "", track=0, turn=VIVIAN).play("end-turn")
    assert table.prompt == REFORM
    assert answers(table, 1) == {"room:junk-room"}


def test_a_ghost_without_dice_comes_together_anew_rather_than_to_attack() -> None:
    table = disturbed({**AWAY, OX: "foyer"}, track=0, turn=VIVIAN).play("end-turn")
    assert answers(table, 1) <= {"room:junk-room", "room:kitchen"}


def test_it_comes_together_where_it_can_though_no_way_leads_from_there_to_a_hero() -> None:
    below = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "basement-landing"}
    table = disturbed(below, "", track=0, turn=VIVIAN).play("end-turn")
    assert answers(table, 1) <= {"room:junk-room", "room:kitchen"}


# The star-sickness


def sick(might: int = 7) -> Position:
    """Ox has passed the 1 on to Vivian, and stands beside her and Zoe while the fever is high."""
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer", LONGFELLOW: "upper-landing"}
    roles = {OX: (3, 2), VIVIAN: (1, 4)}
    traits = {OX: {"might": might}, VIVIAN: {"might": 0}, ZOE: {"might": 1}}
    return fever(where, track=5, exchanges=[(0, 1, 1, 3)], roles=roles, traits=traits)


def test_a_hidden_traitor_strikes_no_other_whom_it_knows() -> None:
    table = sick()
    assert f"attack:{VIVIAN}" in table.keys
    assert answers(table, 0) == {f"attack:{ZOE}"}


# The Spirit


def test_a_spirit_stays_by_the_body_it_wants_to_wear() -> None:
    table = spirit_turn(SOULS, 1, 1, 0, *[0] * 6, spirit="grand-staircase", dead=[OX], marks=[OX])
    assert answers(table, 3) == {"h49-traitor-ritual:body-ox-bellows"}
    table.play("h49-traitor-ritual:body-ox-bellows")
    assert {"done", "go:foyer"} <= set(table.keys)
    assert answers(table, 3) == {"done"}


def test_a_spirit_that_has_struck_goes_on_to_the_body() -> None:
    def struck(state: BetrayalState) -> None:
        state.turn.attacked = True

    table = spirit_turn(SOULS, 1, 1, 0, spirit="foyer", dead=[OX], marks=[OX]).arrange(struck)
    assert answers(table, 3) == {"go:grand-staircase"}


# Barriers


def test_a_monster_stops_on_the_side_of_a_barrier_that_is_nearer_to_its_prey() -> None:
    rooms = [*row("ground", "abandoned-room"), *row("basement", "catacombs", "larder")]
    for hero, side in (("larder", "catacombs/far"), ("basement-landing", "catacombs")):
        where = {OX: hero, ZOE: "upper-landing", VIVIAN: "foyer"}
        table = mummy_acts(0, 0, 0, at="catacombs", rooms=rooms, where=where).play("done")
        assert answers(table, 2) == {f"side:{side}"}


# Small change


def test_a_traitor_goes_where_the_airplane_stands_and_explores_nothing() -> None:
    table = mice({**MICE, ZOE: "upper-landing"}, "foyer", turn=ZOE, airplane="foyer")
    assert any(key.startswith("go:doorway/") for key in table.keys)
    assert answers(table, 3) == {"go:grand-staircase"}


def test_a_cat_hunts_mice_and_no_airplane_that_stands() -> None:
    table = mice({**MICE, ZOE: "upper-landing"}, DOOR, turn=ZOE, airplane="upper-landing").play("end-turn")
    assert (table.prompt, answers(table, 3)) == ("monster", {"go:foyer"})


# Twins


def together(**parts: Any) -> Position:
    """Ox and Vivian are in one room; Ox has the Ball, and his twin is nearer than hers."""
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    twins = [twin(OX, "entrance-hall"), twin(VIVIAN, "upper-landing"), twin(ZOE, "basement-landing")]
    return walking(where, *twins, cards={OX: [BALL]}, **parts)


def test_the_ball_stays_with_whoever_is_nearer_to_the_own_twin() -> None:
    table = together(turn=VIVIAN)
    assert TAKE in table.keys
    assert TAKE not in answers(table, 1)


def test_nobody_fights_the_own_twin_without_the_ball() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    twins = [twin(OX, "entrance-hall"), twin(VIVIAN, "foyer", might=0), twin(ZOE, "basement-landing")]
    table = walking(where, *twins, cards={OX: [BALL]}, turn=VIVIAN)
    mine = f"attack:{twins[1].id}"
    assert mine in table.keys
    assert mine not in answers(table, 1)


# Chess and bombs


def test_when_nobody_plays_with_death_whoever_is_nearest_goes_there() -> None:
    where = {VIVIAN: "upper-landing", OX: "foyer", ZOE: "basement-landing"}
    traits = {OX: {"knowledge": 1}, ZOE: {"knowledge": 7}}
    assert answers(sitting(where, turn=OX, traits=traits), 1) == {"go:entrance-hall"}


def test_whoever_can_defuse_bombs_comes_to_meet_those_who_tick() -> None:
    where = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "upper-landing"}
    table = wired(where, free=[OX], traits={OX: {"knowledge": 7}})
    assert any(key.startswith("explore:") for key in table.keys)
    assert answers(table, 0) == {"go:grand-staircase"}


# The worm, and a vault

CELLAR = [*row("basement", "larder", "servants-quarters"), Placed(VAULT, "basement", 0, 3, 0)]


def test_nobody_tries_a_vault_for_ever_who_is_needed_elsewhere() -> None:
    where = {OX: VAULT, ZOE: "servants-quarters", VIVIAN: "foyer"}
    clever = {OX: {"knowledge": 7}}
    for place, tries in (("larder", False), ("upper-landing", True)):
        table = worm(where, [head(place, hits=0)], rooms=CELLAR, traits=clever)
        assert "open-vault" in table.keys
        assert ("open-vault" in answers(table, 0)) == tries


def test_a_frog_does_not_hop_to_and_fro_between_doors_that_it_cannot_open() -> None:
    table = stewed({OX: "entrance-hall", ZOE: "upper-landing", VIVIAN: "basement-landing"}, frogs=[OX], witch="foyer")
    assert "go:foyer" in table.keys
    seen = [table.explorer(OX).place]
    while table.prompt == "turn" and table.asked == [0]:
        (key,) = answers(table, 0, [1])
        table.play(key)
        seen.append(table.explorer(OX).place)
    hops = [place for place, before in zip(seen[1:], seen, strict=False) if place != before]
    assert len(set(hops)) == len(hops)
    assert seen[0] not in hops


# The sinking house


def test_whoever_seeks_the_boat_does_not_wait_on_the_side_of_the_tower_that_has_no_unopened_door() -> None:
    table = sinking({OX: "tower", ZOE: "tower", VIVIAN: "foyer"}, rooms=row("upper", "tower", at=(1, 0), turn=0))
    outlook = SeenTable(SeatAt(table.table, 0))
    boat = next(wish for wish in outlook.wanted if wish.id == "h36-heroes-attic")
    assert "tower" in boat.rooms
    assert {"tower", "tower/far"} & set(outlook.goals_of(boat)) == {"tower/far"}
    assert "end-turn" not in answers(table, 0)
