"""Haunt 4, The Web of Destiny: the Spider grows, hunts and waits; how the traitor wins."""

import pytest

from dreadhall.betrayal.haunts.h04_the_web_of_destiny import TheWebOfDestiny
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import Turn
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h04.web import APART, JENNY, LAIR, LONGFELLOW, OX, SPIDER, VIVIAN, ZOE, caught

SPEEDS = {2: 1, 3: 2, 4: 4, 5: 5, 6: 6, 7: 6, 8: 6}


@rule("H04-T09")
@pytest.mark.parametrize(
    ("track", "traits"),
    [(2, (1, 2)), (3, (2, 4)), (4, (4, 4)), (5, (5, 5)), (6, (6, 7)), (7, (6, 8)), (8, (6, 8))],
)
def test_it_grows_at_the_end_of_the_traitors_turn_before_it_moves(track: int, traits: tuple[int, int]) -> None:
    table = caught(track=track - 1, turn=VIVIAN).with_dice(*[1] * SPEEDS[track], *[0] * 40).play("end-turn")
    speed, might = traits
    assert table.haunt.track == track
    assert table.monster(SPIDER).traits == {"speed": speed, "might": might, "sanity": 5}
    (movement,) = [event for event in table.events("rolled") if event.data["why"] == "movement"][:1]
    assert len(movement.data["faces"]) == speed


@rule("H04-T09")
def test_without_speed_it_does_not_move() -> None:
    rules = caught().rules
    assert isinstance(rules, TheWebOfDestiny)
    spider = rules.state.monsters[FigureId(SPIDER)]
    rules.give_turn(Turn(seat=2, monster=FigureId(SPIDER), allowance={SPIDER: 0}))
    assert (spider.traits["speed"], rules.monster_moves(spider)) == (0, [])


@rule("H04-T09")
def test_an_eaten_traitors_turn_ends_too() -> None:
    table = caught(turn=ZOE, dead=[VIVIAN]).with_dice(1).play("end-turn")
    assert table.haunt.track == 2


@rule("H04-T08")
@pytest.mark.parametrize("eggs", [True, False])
def test_neither_traitor_nor_spider_attacks_the_host_while_the_eggs_live(eggs: bool) -> None:
    traitor = caught(APART | {VIVIAN: LAIR}, turn=VIVIAN, eggs=eggs)
    assert (f"attack:{OX}" in traitor.keys) is not eggs
    spider = caught(APART | {ZOE: LAIR}, track=3, turn=VIVIAN, eggs=eggs).with_dice(*[1] * 11).play("end-turn")
    if not eggs:
        assert set(spider.keys) == {f"explorer:{OX}", f"explorer:{ZOE}"}
        spider.play(f"explorer:{OX}")
        assert set(spider.keys) == {f"attack:{OX}", f"attack:{ZOE}"}
    else:
        assert [event.data["target"] for event in spider.events("attacks")] == [ZOE]


@rule("H04-T10")
def test_blanks_of_its_attack_fall_once_more_and_those_of_its_defence_do_not() -> None:
    where = APART | {ZOE: LAIR}
    table = caught(where, track=3, turn=VIVIAN)
    table.with_dice(0, 0, 0, 0, 2, 0, 1, 0, 0, 1, *faces(6, 3)).play("end-turn")
    rolls = [event.data for event in table.events("rolled") if event.data["why"] == "attack"]
    assert [(roll["faces"], roll["again"]) for roll in rolls] == [([2, 0, 1, 0], False), ([2, 1, 0, 1], True)]
    (clash,) = table.events("clash")
    assert (clash.data["roll"], clash.data["against"]) == (4, 6)
    defended = caught(where, track=3, turn=ZOE).with_dice(*faces(3, 3), 0, 0, 0, 0).play(f"attack:{SPIDER}")
    (clash,) = defended.events("clash")
    assert clash.data["against"] == 0
    assert defended.monster(SPIDER).stunned


@rule("H04-T11")
def test_it_goes_to_whomever_the_traitor_picks_and_attacks() -> None:
    where = {OX: LAIR, ZOE: "grand-staircase", LONGFELLOW: "basement-landing", VIVIAN: "foyer"}
    table = caught(where, track=2, turn=VIVIAN).with_dice(2, 1, 1, 1, 1, 1, *faces(4, 3)).play("end-turn")
    assert (table.prompt, table.asked) == ("h04-traitor-prey", [3])
    assert set(table.keys) == {f"explorer:{ZOE}", f"explorer:{LONGFELLOW}"}
    table.play(f"explorer:{ZOE}")
    assert table.monster(SPIDER).place == "grand-staircase"
    assert [event.data["target"] for event in table.events("attacks")] == [ZOE]


@rule("H04-T11")
def test_with_only_the_host_left_it_stays() -> None:
    table = caught(dead=[ZOE], track=4, turn=VIVIAN).with_dice().play("end-turn")
    assert table.monster(SPIDER).place == LAIR
    assert not table.events("rolled")
    assert table.asked == [0]


@rule("H04-T12")
def test_on_turn_nine_the_eggs_hatch() -> None:
    assert caught(track=8, turn=VIVIAN).play("end-turn").winners == (2,)
    cured = caught(track=8, turn=VIVIAN, eggs=False).with_dice(*[0] * 6, *[0] * 40).play("end-turn")
    assert cured.winners is None
    assert cured.haunt.track == 9


@rule("H04-T15")
def test_with_the_last_hero_the_eaten_traitor_wins() -> None:
    where = {OX: "foyer", ZOE: LAIR, JENNY: "foyer", VIVIAN: "foyer"}
    weak = {ZOE: {"might": 0, "speed": 0}}
    table = caught(where, eggs=False, web="", turn=ZOE, track=6, dead=[OX, JENNY, VIVIAN], traits=weak)
    table.with_dice(*[0] * 6, *faces(9, 8), *[0] * 3, *[0] * 2).play("end-turn", "split:9-0")
    assert table.winners == (3,)


@rule("H04-28", "H04-29")
def test_stunned_it_misses_its_turn_and_grows_all_the_same() -> None:
    table = caught(APART | {ZOE: LAIR}, track=3, turn=VIVIAN)
    table.arrange(lambda state: setattr(state.monsters[FigureId(SPIDER)], "stunned", True)).with_dice().play("end-turn")
    assert (table.haunt.track, table.monster(SPIDER).traits["speed"]) == (4, 4)
    assert (table.events("attacks"), table.monster(SPIDER).stunned) == ([], False)


@rule("H04-38", "C-21")
def test_the_eggs_hatch_for_a_traitor_who_is_dead() -> None:
    where = {OX: LAIR, ZOE: "foyer", LONGFELLOW: "foyer", JENNY: "foyer", VIVIAN: "foyer"}
    assert caught(where, track=8, dead=[VIVIAN], turn=JENNY).play("end-turn").winners == (4,)


@rule("H04-25", "H04-26")
def test_a_freed_host_of_living_eggs_is_attacked_by_nobody_and_dies_of_no_fight_of_his_own() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    assert not caught(where, web="", spider="foyer", turn=VIVIAN, track=3).offers("attack")
    weak = {OX: {"might": 0, "speed": 0}}
    table = caught(where, web="", spider="foyer", track=3, traits=weak).with_dice(*[0] * 4, *faces(8, 4))
    table.play(f"attack:{SPIDER}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(OX).alive
