"""Haunt 12, Fleshwalkers: twins come in, seek their counterparts, and what the end of it is."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import GYMNASIUM, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import Position, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.haunts.secrecy import at_haunt, state_of, what_reaches
from tests.betrayal.haunts.twins import (
    BALL,
    FOUR,
    LONGFELLOW,
    OX,
    SQUARE,
    VIVIAN,
    ZOE,
    attacked_by,
    name_of,
    path,
    twin,
    walking,
)

UPSTAIRS = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}
APART = {OX: "dusty-hallway", VIVIAN: "upper-landing", ZOE: "upper-landing"}


def in_gymnasium(**parts: Any) -> Position:
    """Vivian has revealed the haunt in the Gymnasium."""
    rooms = [Placed(GYMNASIUM, "upper", -1, 0)]
    where = dict.fromkeys(FOUR, "foyer") | {VIVIAN: "gymnasium"}
    return revealed(12, where, revealer=VIVIAN, rooms=rooms, omen=BALL, **parts)


# Set-up


@rule("H12-T01")
def test_everybody_gets_a_twin_in_the_entrance_hall_and_nobody_turns_traitor() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 12}
    assert cells == {(BALL, room) for room in ("abandoned-room", "gymnasium", "servants-quarters")}
    assert HAUNTS[12].traitor.kind == "none"
    table = in_gymnasium(traits={OX: {"might": 6}})
    assert table.haunt.traitor is None
    assert not any(who.traitor for who in table.state.explorers)
    assert set(table.state.monsters) == {name_of(who) for who in FOUR}
    for who in FOUR:
        figure = table.monster(name_of(who))
        assert figure.place == "entrance-hall"
        assert figure.kind == f"twin-{who}"
        assert figure.traits == {trait: table.value(who, trait) for trait in TRAITS}
    assert table.monster(name_of(OX)).traits["might"] == 8
    assert table.cards(VIVIAN) == [BALL]
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert table.asked == [2]
    for seat in range(4):
        view = table.view(seat)
        assert (view["haunt"]["books"], view["haunt"]["secrets"]) == (["heroes"], {})
        assert {monster["id"]: monster["traits"] for monster in view["monsters"]} == {
            name_of(who): table.monster(name_of(who)).traits for who in FOUR
        }


@rule("H12-T14")
def test_whoever_got_the_ball_on_the_reveal_turn_keeps_it() -> None:
    table = revealed(12, dict.fromkeys(FOUR, "foyer"), omen="book", cards={ZOE: [BALL]})
    assert BALL in table.cards(ZOE)
    assert BALL not in table.cards(OX)


@rule("H12-T14")
def test_a_ball_that_nobody_has_drawn_comes_to_the_revealer() -> None:
    table = revealed(12, dict.fromkeys(FOUR, "foyer"), omen="book")
    assert table.cards(OX) == ["book", BALL]


@rule("H12-T02")
def test_a_twin_stays_as_strong_as_its_counterpart_once_was() -> None:
    table = in_gymnasium().play("0=ready", "1=ready", "2=ready", "3=ready")
    assert table.value(ZOE, "might") == 3
    table.arrange(lambda state: state.explorers[2].clips.__setitem__(0, 0))
    assert table.value(ZOE, "might") == 2
    assert table.rules.value(table.monster(name_of(ZOE)), "might") == 3


# The monster turn


@rule("H12-T03")
@pytest.mark.parametrize("dead", [(), (OX,)])
def test_the_twins_move_after_the_revealers_seat_each_by_its_own_roll(dead: tuple[str, ...]) -> None:
    twins = [twin(VIVIAN, Place("entrance-hall"), speed=3), twin(ZOE, Place("entrance-hall"), speed=2)]
    table = walking(UPSTAIRS, *twins, turn=ZOE if dead else OX, dead=dead)
    table.with_dice(1, 0, 0, 2, 0).play("end-turn")
    rolls = [event.data for event in table.events("rolled") if event.data["why"] == "movement"]
    assert [(roll["who"], len(roll["faces"])) for roll in rolls] == [(name_of(VIVIAN), 3), (name_of(ZOE), 2)]
    assert (path(table, VIVIAN), path(table, ZOE)) == (["foyer"], ["foyer", "grand-staircase"])
    assert table.asked == [1]


@rule("H12-T04")
@pytest.mark.parametrize(("chance", "way"), [(0, "foyer"), (1, "creaky-hallway")])
def test_of_two_shortest_ways_chance_picks_one(chance: int, way: str) -> None:
    table = walking(APART, twin(OX, Place("entrance-hall")), rooms=SQUARE)
    steps = table.rules.steps_toward(table.monster(name_of(OX)), ["dusty-hallway"])  # type: ignore[attr-defined]
    assert sorted(steps) == ["creaky-hallway", "foyer"]
    in_order = [place for place in table.rules.exits(Place("entrance-hall")) if place in steps]
    number = [chance] if in_order[0] == "foyer" else [1 - chance]
    table.with_dice(1, 0, pursuit=number).play("end-turn")
    assert path(table, OX) == [way]
    assert table.asked == [1]


@rule("H12-T04")
def test_heroes_on_its_way_slow_a_twin() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(OX, Place("entrance-hall"), speed=3)).with_dice(2, 1, 0).play("end-turn")
    assert path(table, OX) == ["foyer", "grand-staircase"]
    table = walking(where, twin(OX, Place("entrance-hall"), speed=3))
    table.with_dice(1, 1, 0, *[0] * 3, *[0] * 2).play("end-turn")
    assert path(table, OX) == ["foyer"]


@rule("H12-T05")
def test_where_it_ends_a_twin_attacks_its_counterpart_before_others() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = walking(where, twin(ZOE, Place("entrance-hall"), might=1))
    table.with_dice(1, 0, 0, 1, 0, 0).play("end-turn")
    assert attacked_by(table, ZOE) == [ZOE]
    assert path(table, ZOE) == ["foyer"]


@rule("H12-T05")
@pytest.mark.parametrize(("chance", "victim"), [(0, OX), (1, VIVIAN)])
def test_among_others_chance_picks_the_victim(chance: int, victim: str) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(ZOE, Place("entrance-hall"), might=1))
    table.with_dice(1, 0, 0, *[1] * 5, pursuit=[chance]).play("end-turn")
    assert attacked_by(table, ZOE) == [victim]


@rule("H12-T05")
def test_whoever_a_twin_only_passes_is_not_attacked() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(OX, Place("entrance-hall"), speed=3)).with_dice(2, 1, 0).play("end-turn")
    assert path(table, OX) == ["foyer", "grand-staircase"]
    assert not table.events("attacks")


@rule("H12-T13", "C-T03")
def test_a_twin_stuck_below_waits_at_the_landing_until_stairs_are_laid() -> None:
    below = [twin(OX, Place("dusty-hallway"), speed=4)]
    rooms = row("basement", "dusty-hallway")
    table = walking(UPSTAIRS, *below, rooms=rooms).play("end-turn")
    assert (table.prompt, table.asked) == ("fetch-stairs", [0])
    table.with_dice(2, 2, 0, 0).play("no")
    assert path(table, OX) == ["basement-landing"]
    table = walking(UPSTAIRS, *below, rooms=rooms).play("end-turn", "yes")
    assert table.prompt == "choose-doorway"
    table.with_dice(2, 2, 0, 0).play("doorway:basement-landing:w")
    assert path(table, OX) == ["basement-landing", "stairs-from-basement", "foyer", "grand-staircase"]


@rule("H12-T13")
def test_with_a_dead_revealer_the_next_living_player_lays_the_stairs() -> None:
    table = walking(UPSTAIRS, twin(ZOE, Place("basement-landing")), turn=ZOE, dead=[OX]).play("end-turn")
    assert (table.prompt, table.asked) == ("fetch-stairs", [1])


# The twins of the dead


@rule("H12-T12")
def test_the_player_of_a_dead_hero_runs_the_twin_as_a_monster() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
    table = walking(where, twin(VIVIAN, Place("foyer"), speed=3), dead=[VIVIAN], piles={"foyer": [BALL]})
    table.with_dice(2, 2, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [1])
    assert {"done", f"attack:{OX}", f"attack:{ZOE}", "go:entrance-hall"} <= set(table.keys)
    assert not [key for key in table.keys if "take" in key or BALL in key]
    table.play("go:entrance-hall")
    assert not table.offers("attack")
    table.play("go:foyer").with_dice(*[0] * 3, *[0] * 3).play(f"attack:{ZOE}")
    assert attacked_by(table, VIVIAN) == [ZOE]
    assert table.state.piles == {"foyer": [BALL]}
    assert table.asked == [2]


@rule("H12-T16")
def test_the_twin_of_a_dead_hero_attacks_where_it_stops_and_goes_no_farther() -> None:
    where = {OX: "grand-staircase", VIVIAN: "foyer", ZOE: "grand-staircase"}
    table = walking(where, twin(VIVIAN, Place("foyer"), speed=3), dead=[VIVIAN])
    table.with_dice(2, 2, 2).play("end-turn").with_dice(*[0] * 3, *[0] * 3).play("go:grand-staircase", f"attack:{ZOE}")
    assert path(table, VIVIAN) == ["grand-staircase"]
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H12-T16")
def test_the_elevator_carries_no_twin_off_after_its_attack() -> None:
    cabin = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "mystic-elevator"}
    table = walking(where, twin(VIVIAN, Place("mystic-elevator"), speed=3), dead=[VIVIAN], rooms=cabin)
    table.with_dice(0, 0, 0).play("end-turn").with_dice(*[0] * 3, *[0] * 3).play(f"attack:{ZOE}")
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H12-T16", "B-ELEV-10")
def test_a_twin_that_the_bell_calls_aboard_rides_though_the_hero_has_attacked() -> None:
    cabin = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    where = {OX: "mystic-elevator", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(VIVIAN, Place("entrance-hall")), dead=[VIVIAN], rooms=cabin, cards={OX: ["bell"]})
    table.arrange(lambda state: setattr(state.turn, "attacked", True)).with_dice(0, 0, 0).play("use:bell")
    assert (table.prompt, table.asked) == ("dock-elevator", [1])


@rule("H12-T16")
def test_a_twin_that_kills_its_counterpart_stands_still() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(OX, Place("entrance-hall"), speed=3), traits=weak)
    table.with_dice(2, 2, 2, 2, 2, 2, *[0] * table.value(OX, "might")).play("end-turn", "split:6-0")
    assert not table.explorer(OX).alive
    assert path(table, OX) == ["foyer"]
    assert attacked_by(table, OX) == [OX]
    assert table.asked == [1], "nobody runs it before its next turn"


@rule("H12-T16")
def test_a_twin_goes_no_farther_when_it_kills_whoever_slowed_it() -> None:
    weak = {VIVIAN: {"might": 0, "speed": 0}}
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = walking(where, twin(OX, Place("entrance-hall"), speed=3), traits=weak)
    table.with_dice(2, 0, 0, 2, 2, 2, *[0] * table.value(VIVIAN, "might")).play("end-turn", "split:6-0")
    assert not table.explorer(VIVIAN).alive
    assert path(table, OX) == ["foyer"]


@rule("H12-21", "H12-36")
def test_whoever_is_killed_in_the_monster_turn_runs_the_own_twin_if_that_is_still_to_come() -> None:
    where = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "foyer"}
    weak = {ZOE: {"might": 0, "speed": 0}}
    table = walking(where, twin(VIVIAN, Place("entrance-hall")), twin(ZOE, Place("entrance-hall")), traits=weak)
    table.with_dice(1, 0, 2, 2, 2, 0, 0, 1, 0).play("end-turn", "split:6-0")
    assert (attacked_by(table, VIVIAN), table.explorer(ZOE).alive) == ([ZOE], False)
    assert (table.prompt, table.asked) == ("monster", [2])


# The end


@rule("H12-T14")
def test_only_those_who_live_win_when_the_last_twin_is_dead() -> None:
    where = dict.fromkeys(FOUR, "foyer")
    table = walking(where, twin(OX, Place("foyer"), might=1), dead=[VIVIAN, LONGFELLOW], cards={OX: [BALL]})
    table.with_dice(*[2] * 5, 0).play(f"attack:{name_of(OX)}")
    assert table.winners == (0, 2)
    assert table.table.result is not None
    assert table.table.result.reason == "h12-heroes"


@rule("H12-T15")
def test_nobody_wins_when_all_heroes_are_dead() -> None:
    traits = {OX: dict.fromkeys(TRAITS, 0)}
    table = walking(dict.fromkeys(FOUR, "foyer"), twin(OX, Place("foyer")), dead=FOUR[1:], traits=traits)
    table.with_dice(*[0] * 4, *[0] * 3).play(f"attack:{name_of(OX)}")
    assert table.winners == ()
    assert table.table.result is not None
    assert table.table.result.reason == "nobody"


@rule("H12-T15", "H12-T01")
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_end_and_hide_nothing(seed: int) -> None:
    table = at_haunt(12, 3 + seed, seed)
    for move in range(4):
        for seat in range(3 + seed):
            assert what_reaches(table.imagine(seat, seed=move), seat) == what_reaches(table, seat)
        play_randomly(table, move, most=5)
    haunt = state_of(table).haunt
    assert haunt is not None
    assert haunt.memory == {}
    assert play_randomly(table, seed).result is not None
