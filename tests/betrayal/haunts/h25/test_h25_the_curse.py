"""Haunt 25, Voodoo: what the dolls do at the end of the traitor's turn, and who wins."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.testing.betrayal import SEVERAL, Position, row
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.dolls import DESTROY, JENNY, LONGFELLOW, OX, THREE, VIVIAN, ZOE, cursed
from tests.betrayal.haunts.secrecy import what_reaches

MIGHT_OF_OX, KNOWLEDGE_OF_OX = 5, 3
FIVE = (ZOE, OX, VIVIAN, LONGFELLOW, JENNY)
LAKE = row("basement", "underground-lake")


def strikes(doll: str, *dice: int, track: int = 0, **parts: Any) -> Position:
    """The traitor's turn ends, and only the doll of Ox acts; Vivian's is destroyed."""
    table = cursed(THREE, {OX: doll}, destroyed=[VIVIAN], track=track, turn=ZOE, **parts)
    return table.with_dice(*dice).play("end-turn")


@rule("H25-T09")
def test_the_china_doll_falls_when_the_wind_is_below_the_turn() -> None:
    table = strikes("doll-china", *faces(2, 4), track=2)
    assert table.haunt.track == 3
    assert not table.explorer(OX).alive
    assert set(Voodoo.memory.of(table.haunt).destroyed) == {OX, VIVIAN}
    table = strikes("doll-china", *faces(3, 4), track=2)
    assert table.explorer(OX).alive
    assert changes(table, OX) == {}
    assert Voodoo.memory.of(table.haunt).destroyed == [VIVIAN]


@rule("H25-51")
def test_the_wind_is_nobodys_roll() -> None:
    table = strikes("doll-china", *faces(3, 4), track=2)
    rolled = [event.told_to(None) for event in table.events("rolled")]
    assert [event["data"]["who"] for event in rolled] == [""]
    told = {language: Words(language, strict=True).say_event("betrayal", rolled[0]) for language in LANGUAGES}
    assert told == {
        "en": "The dice fall: 3 for the curse.",
        "de": "Die Würfel zeigen 3 (der Fluch).",
        "fr": "Les dés donnent 3 (la malédiction).",
    }


@rule("H25-T09")
def test_at_the_ninth_turn_no_wind_is_weak_enough() -> None:
    assert strikes("doll-china", *faces(8, 4), track=7).explorer(OX).alive
    assert not strikes("doll-china", *faces(8, 4), track=8).explorer(OX).alive


@rule("H25-T09")
def test_at_the_first_turn_only_a_blank_roll_fails() -> None:
    assert strikes("doll-china", *faces(1, 4)).explorer(OX).alive
    assert not strikes("doll-china", *faces(0, 4)).explorer(OX).alive


@rule("H25-T10")
def test_the_stone_doll_takes_a_step_of_everything_and_no_armor_helps() -> None:
    table = strikes("doll-stone", *faces(1, MIGHT_OF_OX), track=1, cards={OX: ["armor"]})
    assert changes(table, OX) == dict.fromkeys(TRAITS, -1)
    assert changes(strikes("doll-stone", *faces(2, MIGHT_OF_OX), track=1), OX) == {}


@rule("H25-T10")
def test_the_stone_doll_can_kill() -> None:
    table = strikes("doll-stone", *faces(0, MIGHT_OF_OX), traits={OX: {"sanity": 0}})
    assert not table.explorer(OX).alive


@rule("H25-T10")
def test_the_wax_doll_burns_unless_armor_protects() -> None:
    table = strikes("doll-wax")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert changes(table.play("split:0-1"), OX) == {"speed": -1}
    assert changes(strikes("doll-wax", cards={OX: ["armor"]}), OX) == {}


@rule("H25-T10")
def test_the_glass_doll_hurts_the_mind() -> None:
    table = strikes("doll-glass", cards={OX: ["armor"]})
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert table.table.ask is not None
    assert table.table.ask.data["damage"] == "mental"
    assert changes(table.play("split:1-0"), OX) == {"knowledge": -1}


@rule("H25-T10")
def test_the_rag_doll_stabs_who_fails_with_knowledge() -> None:
    table = strikes("doll-rag", *faces(1, KNOWLEDGE_OF_OX), track=1)
    assert "split:1-1" in table.keys
    assert changes(table.play("split:1-1"), OX) == {"might": -1, "speed": -1}
    assert changes(strikes("doll-rag", *faces(2, KNOWLEDGE_OF_OX), track=1), OX) == {}
    armoured = strikes("doll-rag", *faces(1, KNOWLEDGE_OF_OX), track=1, cards={OX: ["armor"]})
    assert changes(armoured.play("split:1-0"), OX) == {"might": -1}


@rule("H25-T16")
@pytest.mark.parametrize("doll", ["doll-wax", "doll-china", "doll-stone", "doll-glass", "doll-rag"])
def test_a_doll_that_strikes_is_felt_and_not_named(doll: str) -> None:
    table = strikes(doll, *faces(8, 5))
    (felt,) = [event.data for event in table.events("h25-strikes")]
    assert felt == {"explorer": OX, "hint": Voodoo.memory.of(table.haunt).hints[ExplorerId(OX)], "cause_kind": "haunt"}
    for seat in (1, 2, None):
        assert "doll-" not in str(what_reaches(table.table, seat)).replace("dolls-destroyed", "").replace(
            "no-doll-in", ""
        )
    assert table.view(0)["haunt"]["secrets"]["h25-dolls"][OX]["doll"] == doll


@rule("H25-T11")
def test_dolls_act_in_turn_order_and_the_game_may_end_between_them() -> None:
    names = (OX, ZOE, VIVIAN, LONGFELLOW)
    dolls = {VIVIAN: "doll-china", LONGFELLOW: "doll-stone", OX: "doll-wax"}
    weak = {LONGFELLOW: {"sanity": 0}}
    table = cursed(names, dolls, track=4, turn=ZOE, traits=weak)
    table.with_dice(*faces(4, 4), *faces(4, 3)).play("end-turn")
    assert [event.data["explorer"] for event in table.events("h25-strikes")] == [VIVIAN, LONGFELLOW]
    assert table.winners == (1,)
    table = cursed(names, dolls, track=4, turn=ZOE, traits=weak)
    table.with_dice(*faces(4, 4), *faces(5, 3)).play("end-turn")
    assert [event.data["explorer"] for event in table.events("h25-strikes")] == [VIVIAN, LONGFELLOW, OX]
    assert (table.prompt, table.asked) == ("split-damage", [0])


@rule("H25-T12")
def test_the_heroes_win_with_the_last_doll_if_half_of_them_live() -> None:
    where = dict.fromkeys(FIVE, "foyer") | {OX: "underground-lake"}
    dolls = {OX: "doll-stone"}
    table = cursed(where, dolls, dead=[LONGFELLOW, JENNY], destroyed=[VIVIAN], found=[OX], rooms=LAKE, turn=OX)
    assert table.winners is None
    assert table.play(DESTROY).winners == (1, 2, 3, 4)
    assert table.table.result is not None
    assert table.table.result.reason == "h25-heroes"


@rule("H25-T12")
def test_while_one_doll_is_left_nobody_has_won() -> None:
    where = dict.fromkeys(FIVE, "foyer") | {OX: "underground-lake"}
    table = cursed(where, {OX: "doll-stone"}, dead=[LONGFELLOW, JENNY], found=[OX], rooms=LAKE, turn=OX)
    assert table.play(DESTROY).winners is None
    assert Voodoo.memory.of(table.haunt).destroyed == [LONGFELLOW, JENNY, OX]


@rule("H25-T12")
def test_a_death_can_be_the_end_of_the_last_doll() -> None:
    table = strikes("doll-china", *faces(0, 4))
    assert table.winners == (1, 2)


@rule("H25-T12", "H25-23")
def test_a_traitor_who_kills_the_owner_of_the_last_doll_loses_by_it() -> None:
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "entrance-hall", LONGFELLOW: "entrance-hall"}
    clips = {OX: {"might": 0, "speed": 0}, ZOE: {"might": 7}}
    table = cursed(where, destroyed=[VIVIAN, LONGFELLOW], turn=ZOE, traits=clips)
    table.with_dice(*faces(6, table.value(ZOE, "might")), *[0] * table.value(OX, "might")).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.winners == (1, 2, 3)


@rule("H25-T09", "B-DEATH-05")
def test_whoever_falls_with_the_china_doll_leaves_all_behind() -> None:
    table = strikes("doll-china", *faces(0, 4), cards={OX: ["axe"]})
    assert table.state.piles == {"entrance-hall": ["axe"]}


@rule("H25-T13")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_traitor_wins_when_more_than_half_of_the_heroes_are_dead(heroes: int, needed: int) -> None:
    names = (ZOE, *(name for name in SEVERAL if name != ZOE))[: heroes + 1]
    last = names[-1]
    for dead in (needed - 2, needed - 1):
        table = cursed(names, {last: "doll-china"}, dead=names[1 : 1 + dead], destroyed=names[1 + dead : -1], turn=ZOE)
        living = cursed(names, {last: "doll-china"}, dead=names[1 : 1 + dead], turn=names[-1])
        assert living.winners is None
        table.with_dice(*faces(0, 4)).play("end-turn")
        assert not table.explorer(last).alive
        heroes_win = tuple(range(1, heroes + 1))
        assert table.winners == ((0,) if dead + 1 == needed else heroes_win)


@rule("H25-T14")
def test_a_dead_traitors_curse_goes_on() -> None:
    table = cursed((VIVIAN, ZOE, OX), {OX: "doll-wax"}, destroyed=[VIVIAN], turn=VIVIAN)
    table.arrange(lambda state: setattr(state.explorers[1], "alive", False))
    table.with_dice().play("end-turn")
    assert table.haunt.track == 1
    assert (table.prompt, table.asked) == ("split-damage", [2])
    table.play("split:1-0")
    assert table.asked == [2]
    assert table.winners is None
