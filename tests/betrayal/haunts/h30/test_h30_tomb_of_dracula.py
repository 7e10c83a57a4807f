"""Haunt 30, Tomb of Dracula: set-up, the slow awakening, dawn and day, and who wins."""

from collections.abc import Sequence
from typing import Any

import pytest

from dreadhall.betrayal.haunts.h30_tomb_of_dracula import TombOfDracula
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from tests.betrayal.haunts.h30.tomb import BRIDE, DRACULA, LANE, OX, VIVIAN, ZOE, contest, night, spread

FOYER = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")


# Set-up


@rule("H30-T01")
def test_the_revealer_is_a_vampire_and_the_girl_is_the_bride() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 30} == {
        ("girl", room) for room in ("charred-room", "furnace-room", "servants-quarters")
    }
    clips = {OX: {"might": 7, "speed": 3, "knowledge": 7, "sanity": 2}}
    table = revealed(30, FOYER, omen="girl", rooms=row("basement", "crypt"), traits=clips)
    assert [who.traitor for who in table.state.explorers] == [True, False, False]
    assert (table.clip(OX, "might"), table.clip(OX, "speed")) == (7, 4)
    assert (table.clip(OX, "knowledge"), table.clip(OX, "sanity")) == (6, 2), "the girl's gain went after the rise"
    assert table.state.gone == ["girl"]
    assert (table.monster(BRIDE).place, table.haunt.track) == ("foyer", 0)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H30-T02")
@pytest.mark.parametrize(
    ("rooms", "offered"),
    [
        ([*row("ground", "graveyard"), *row("basement", "crypt")], {"crypt", "graveyard"}),
        (row("ground", "creaky-hallway", "dusty-hallway", "bloody-room"), {"bloody-room", "basement-landing"}),
    ],
    ids=["the tombs", "far from everybody"],
)
def test_where_dracula_lies(rooms: Sequence[Any], offered: set[str]) -> None:
    table = revealed(30, FOYER, omen="girl", rooms=rooms)
    assert (table.prompt, table.asked) == ("h30-traitor-tomb", [0])
    assert set(table.keys) == {f"room:{room}" for room in offered}
    chosen = table.keys[0]
    assert table.play(chosen).monster(DRACULA).place == chosen.partition(":")[2]


@rule("H30-T02")
def test_with_somebody_in_every_room_dracula_lies_in_any() -> None:
    rooms = ("entrance-hall", "foyer", "grand-staircase", "upper-landing", "basement-landing")
    table = revealed(30, dict(zip(SEVERAL, rooms, strict=False)), omen="girl")
    assert set(table.keys) == {f"room:{room}" for room in rooms}


@rule("H30-T03")
def test_dracula_sleeps_through_the_first_turn_and_defends_himself() -> None:
    where = {OX: "foyer", ZOE: "chapel"}
    table = night(where, dracula="foyer", bride="creaky-hallway", track=0, turn=OX)
    table.with_dice(*contest(table.value(OX, "might"), 0, 8, 0)).play(f"attack:{DRACULA}")
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [table.value(OX, "might"), 8]
    table.with_dice(2, 2, 2).play("end-turn")
    assert table.haunt.track == 1
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert table.state.turn.monster == BRIDE
    assert DRACULA not in table.state.turn.waiting


@rule("H30-T03")
def test_on_the_second_turn_he_walks() -> None:
    where = {OX: "foyer", ZOE: "chapel"}
    table = night(where, dracula="creaky-hallway", stunned=[BRIDE], turn=VIVIAN).with_dice(1, 0, 0, 0, 0)
    assert table.play("end-turn").state.turn.monster == DRACULA
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [5]
    assert table.monster(BRIDE).traits == {"speed": 4, "might": 4, "sanity": 4}
    assert table.monster(DRACULA).traits == {"speed": 5, "might": 8, "sanity": 6}


@rule("H30-T15")
def test_each_side_reads_its_own_book_and_daylight_shows_all_how_weak_they_are() -> None:
    table = night()
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [goal["id"] for goal in hero["haunt"]["objectives"]] == ["h30-heroes-dawn", "h30-heroes-vampires"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == ["h30-traitor-heroes"]
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]["might"]) == ({}, 8)
    assert night(sun=True).view(0)["monsters"][0]["traits"]["might"] == 8
    assert night(turned=[ZOE]).view(2)["haunt"]["books"] == ["heroes", "traitor"]


# Dawn and day


@rule("H30-T04")
@pytest.mark.parametrize(("result", "up"), [(2, True), (3, False)])
def test_the_sun_comes_up_for_a_roll_below_the_turn(result: int, up: bool) -> None:
    names = SEVERAL[:4]
    table = night(dict.fromkeys(names, "foyer"), track=2, turn=OX).with_dice(*spread(4, result)).play("end-turn")
    (roll,) = table.events("rolled")
    assert (table.haunt.track, roll.data["who"], len(roll.data["faces"])) == (3, ZOE, 4)
    assert (TombOfDracula.memory.of(table.haunt).sun_is_up) == up
    assert not table.events("h30-burns"), "the first loss comes a turn later"


@rule("H30-T04")
def test_by_day_nobody_rolls_any_more_and_all_vampires_lose_a_space_of_everything() -> None:
    clips = {VIVIAN: dict.fromkeys(("might", "speed", "knowledge", "sanity"), 4)}
    table = night(track=4, sun=True, turn=OX, traits=clips).with_dice().play("end-turn")
    assert [table.clip(VIVIAN, trait) for trait in ("might", "speed", "knowledge", "sanity")] == [3] * 4
    assert table.monster(DRACULA).traits == {"speed": 4, "might": 7, "sanity": 5}
    assert table.monster(BRIDE).traits == {"speed": 3, "might": 3, "sanity": 3}
    assert table.clip(ZOE, "might") == 3, "heroes enjoy the sun"


@rule("H30-T05")
def test_the_fourth_loss_burns_the_bride_and_the_fifth_dracula() -> None:
    def weak(state: BetrayalState) -> None:
        state.monsters[FigureId(BRIDE)].traits = {"speed": 1, "might": 1, "sanity": 1}
        state.monsters[FigureId(DRACULA)].traits = {"speed": 2, "might": 5, "sanity": 3}

    table = night(track=5, sun=True, turn=OX).arrange(weak).play("end-turn")
    assert list(table.state.monsters) == [DRACULA]
    assert table.winners is None
    table.with_dice(0).play("end-turn")
    while table.winners is None:
        table.play("done" if "done" in table.keys else "end-turn")
    assert table.winners == (0, 2)
    assert table.explorer(VIVIAN).alive


@rule("H30-T05")
def test_a_vampire_at_the_skull_burns_too() -> None:
    table = night(track=5, sun=True, turn=OX, traits={VIVIAN: {"sanity": 0}}).with_dice(0, 0, 0, 0).play("end-turn")
    assert not table.explorer(VIVIAN).alive
    assert table.winners is None


@rule("H30-T14")
def test_a_staked_traitor_still_brings_on_the_dawn_and_dracula_acts() -> None:
    def staked(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    table = night({OX: "foyer", ZOE: "chapel"}, track=1, turn=OX).arrange(staked)
    table.with_dice(2, 2, 2).play("end-turn", "no")
    assert table.haunt.track == 2
    assert set(table.keys) == {f"monster:{DRACULA}", f"monster:{BRIDE}"}


# Who wins


@rule("H30-T13")
@pytest.mark.parametrize("killed", [True, False])
def test_a_convert_wins_only_with_a_kill(killed: bool) -> None:
    names = SEVERAL[:4]

    def nearly(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.explorers[2].alive = False
        state.explorers[3].alive = False
        if killed:
            state.haunt.killers["3"] = ZOE

    table = night(dict.fromkeys(names, "foyer"), turned=[ZOE], turn=VIVIAN, traits={OX: {"speed": 0}}).arrange(nearly)
    sanity = table.value(VIVIAN, "sanity"), table.value(OX, "sanity")
    table.with_dice(*contest(sanity[0], 4, sanity[1], 0)).play("h30-traitor-dominate:ox-bellows")
    assert table.explorer(OX).traitor
    assert table.winners == ((1, 2) if killed else (1,)), "dead since or not"


@rule("H30-T15")
def test_the_dawn_is_not_told_before_it_is_rolled_for() -> None:
    table = night(rooms=LANE)
    assert not any("dawn" in str(goal) for goal in table.view(1)["haunt"]["objectives"])
