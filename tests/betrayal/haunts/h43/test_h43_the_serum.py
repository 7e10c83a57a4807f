"""Haunt 43, The Star-Sickness: the fever, the serum, the needle, Aliens, and how it ends."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h43_the_star_sickness import StarSickness
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h43.fever import (
    APART,
    LAB,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    alien,
    bear,
    cocoon,
    fever,
)

WITH = ["serum"]
HERB = ["herb-1"]


def rolls(table: Position) -> list[tuple[str, int]]:
    """Why dice fell, and how many."""
    return [(event.data["why"], len(event.data["faces"])) for event in table.events("rolled")]


# The fever


@rule("H43-T04")
def test_the_fever_rolls_once_against_the_might_of_all_who_are_not_injected() -> None:
    table = fever(injected=[ZOE], dead=[], monsters=[], turn=OX)
    might = [table.value(name, "might") for name in (VIVIAN, LONGFELLOW, OX)]
    table.with_dice(2, 2, *faces(4, might[0]), *faces(3, might[1]), *faces(1, might[2])).play("end-turn")
    hurt = {event.data["explorer"]: event.data["points"] for event in bear(table).events("hurt")}
    assert table.haunt.track == 2
    assert rolls(table) == [("h43-fever", 2), *(("defence", dice) for dice in might)]
    assert hurt == {LONGFELLOW: 1, OX: 3}, "Ox is a traitor, and it is all the same to the fever"
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H43-T04")
def test_in_the_ninth_round_ten_dice_fall() -> None:
    table = fever(injected=SEVERAL[1:4], track=9).with_dice(*faces(1, 10), *faces(1, 5)).play("end-turn")
    assert (table.haunt.track, rolls(table)[0]) == (10, ("h43-fever", 10))


@rule("H43-T04")
def test_herbs_are_sought_before_the_fever_comes() -> None:
    table = fever({**APART, OX: "gardens"}, injected=SEVERAL[1:4])
    knowledge = table.value(OX, "knowledge")
    table.play("end-turn").with_dice(*faces(3, knowledge), 0, 0, *[0] * 5).play("yes")
    assert [why for why, _ in rolls(table)] == ["task", "h43-fever", "defence"]
    assert table.cards(OX) == HERB


@rule("H43-T05")
def test_the_fever_comes_where_the_turn_of_a_dead_revealer_would_end() -> None:
    table = fever(dead=[OX], injected=[VIVIAN, ZOE], turn=LONGFELLOW, revealer=OX)
    table.with_dice(0, 0, *[0] * 6).play("end-turn")
    assert (table.haunt.track, table.asked) == (2, [1])


# Making the serum


@rule("H43-T06")
def test_everybody_in_the_laboratory_and_the_book_add_a_die() -> None:
    where = dict.fromkeys(APART, LAB) | {ZOE: "foyer"}
    table = fever(where, injected=[OX], piles={LAB: ["book"]}, traits={OX: {"knowledge": 2}})
    own = table.value(OX, "knowledge")
    table.with_dice(*faces(5, own + 3)).play("h43-research")
    assert (rolls(table), StarSickness.memory.of(table.haunt).lab) == ([("task", own + 3)], 1)
    assert not table.offers("h43-research"), "once a turn"
    failed = fever(where, injected=[OX]).with_dice(*faces(4, own + 2))
    assert not StarSickness.memory.of(failed.play("h43-research").haunt).lab


@rule("H43-T07")
def test_herbs_grow_in_two_rooms_and_are_items() -> None:
    table = fever({**APART, OX: "gardens", VIVIAN: "gardens"}, injected=SEVERAL[:4], cards={OX: HERB})
    table.play(f"trade:{VIVIAN}:herb-1", "1=yes")
    assert table.cards(VIVIAN) == HERB
    dropped = fever({**APART, OX: "gardens"}, injected=[OX], cards={OX: HERB}).play("drop:herb-1")
    assert dropped.state.piles == {"gardens": HERB}
    robbed = fever({**APART, OX: "foyer", VIVIAN: "foyer"}, injected=[OX], cards={VIVIAN: HERB})
    robbed.with_dice(*faces(2, 5), *faces(0, 3)).play(f"attack:{VIVIAN}", "steal:herb-1")
    assert robbed.cards(OX) == HERB


@rule("H43-T07")
@pytest.mark.parametrize(("total", "found"), [(3, ["herb-2"]), (2, [])])
def test_three_finds_a_herb_and_less_nothing(total: int, found: list[str]) -> None:
    table = fever({**APART, VIVIAN: "gardens"}, turn=VIVIAN, cards={ZOE: HERB})
    knowledge = table.value(VIVIAN, "knowledge")
    table.play("end-turn").with_dice(*faces(total, knowledge)).play("yes")
    assert table.cards(VIVIAN) == found
    idle = fever({**APART, VIVIAN: "gardens"}, turn=VIVIAN).play("end-turn", "no")
    assert idle.cards(VIVIAN) == []


@rule("H43-T07")
def test_elsewhere_there_are_no_herbs() -> None:
    table = fever({**APART, VIVIAN: "entrance-hall"}, turn=VIVIAN).play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H43-T08")
def test_lab_tokens_alone_make_no_serum_and_whoever_adds_the_last_herb_takes_it() -> None:
    table = fever({**APART, OX: LAB, LONGFELLOW: "foyer"}, lab=4, cards={OX: ["herb-1", "herb-2"]})
    assert StarSickness.memory.of(table.haunt).lab == 4
    assert "end-turn" in table.keys, "nobody has to put them in"
    table.play("h43-put-in")
    assert (table.cards(OX), StarSickness.memory.of(table.haunt).herbs) == (["herb-2", "serum"], 1)
    assert not table.offers("h43-research")


@rule("H43-T08")
@pytest.mark.parametrize(("lab", "herbs", "made"), [(2, 1, True), (1, 1, False), (0, 5, True), (3, 0, False)])
def test_as_many_as_players_of_both_kinds_are_needed(lab: int, herbs: int, made: bool) -> None:
    table = fever({**APART, OX: LAB, LONGFELLOW: "foyer"}, lab=lab, herbs=herbs, traits={OX: {"knowledge": 4}})
    table.with_dice(*faces(5, 5)).play("h43-research")
    assert ("serum" in table.cards(OX)) is made


# The needle


@rule("H43-T09")
def test_a_willing_human_is_healed_and_safe_for_a_space() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    low = {VIVIAN: {"might": 0, "knowledge": 0}}
    table = fever(where, made=True, injected=[OX], cards={OX: WITH}, traits=low, roles={OX: [3, 5], ZOE: [1, 6]})
    table.play(f"h43-inject:{VIVIAN}")
    assert (table.prompt, table.asked) == ("h43-inject", [1])
    table.play("yes")
    assert table.explorer(VIVIAN).status == {"injected": 1}
    assert table.rules.below_start(table.explorer(VIVIAN), "might") == 0
    assert table.rules.below_start(table.explorer(VIVIAN), "knowledge") == 0
    assert (table.state.turn.spent, table.cards(OX)) == (1, WITH)
    assert not table.offers("trade"), "what was used is not passed on"


@rule("H43-T09")
def test_a_refusal_costs_nothing_and_forbids_it() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = fever(where, made=True, injected=[OX], cards={OX: WITH}).play(f"h43-inject:{VIVIAN}", "no")
    assert table.explorer(VIVIAN).status == {}
    assert table.state.turn.spent == 0
    assert f"h43-inject:{VIVIAN}" not in table.keys
    assert f"h43-stab:{VIVIAN}" in table.keys


@rule("H43-T09")
def test_the_needle_is_used_as_often_as_there_are_spaces() -> None:
    where = dict.fromkeys(APART, "foyer")
    table = fever(where, made=True, cards={VIVIAN: WITH}, turn=VIVIAN, exchanges=[(0, 1, 9, 9)])
    table.play(f"h43-inject:{VIVIAN}", f"h43-inject:{ZOE}", "yes")
    assert (table.state.turn.spent, table.offers("h43-inject")) == (2, True)
    late = fever(where, made=True, cards={VIVIAN: WITH}, turn=VIVIAN)
    late.arrange(lambda state: setattr(state.turn, "over", True))
    assert not late.offers("h43-inject"), "no spaces, no needle"


@rule("H43-T10")
def test_a_traitor_who_agrees_dies_for_good() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = fever(where, made=True, injected=[VIVIAN], cards={VIVIAN: WITH, OX: ["axe"]}, turn=VIVIAN)
    table.play(f"h43-inject:{OX}", "yes")
    assert (table.explorer(OX).alive, table.explorer(OX).traitor) == (False, True)
    assert not table.state.monsters, "no cocoon"
    assert table.state.piles == {"foyer": ["axe"]}
    assert table.events("role-shown")[0].data["traitor"]


def stabbed(target: str, mine: int, theirs: int, **parts: Any) -> Position:
    """Zoe drives the needle into somebody in the Foyer."""
    where = {**APART, OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = fever(where, made=True, injected=[ZOE], cards={ZOE: WITH}, turn=ZOE, **parts)
    own, other = table.value(ZOE, "speed"), table.value(target, "speed")
    return table.with_dice(*faces(mine, own), *faces(theirs, other)).play(f"h43-stab:{target}")


@rule("H43-T10")
def test_the_unwilling_are_injected_by_a_won_speed_attack_without_damage() -> None:
    human = stabbed(VIVIAN, 3, 0)
    assert human.explorer(VIVIAN).status == {"injected": 1}
    assert not human.events("hurt")
    assert not human.offers("h43-stab"), "that was the attack of the turn"
    traitor = stabbed(OX, 1, 0)
    assert not traitor.explorer(OX).alive
    assert not traitor.state.monsters


@rule("H43-T10")
def test_whoever_loses_with_the_needle_is_hurt() -> None:
    table = stabbed(VIVIAN, 0, 2)
    assert (table.prompt, table.asked) == ("split-damage", [2])
    assert table.explorer(VIVIAN).status == {}


@rule("H43-T10", "C-59")
def test_a_serum_that_was_just_taken_up_is_not_used_yet() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    table = fever(where, made=True, injected=[OX], piles={"foyer": WITH}).play("take:serum")
    assert not table.offers("h43-inject")
    assert not table.offers("h43-stab")


# The third stage


@rule("H43-T11")
def test_a_traitor_killed_in_a_fight_changes_with_all_it_had_and_hatches_on_the_second_turn() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    where = {**APART, OX: "foyer", VIVIAN: "foyer"}
    safe = [VIVIAN, LONGFELLOW]
    table = fever(where, injected=safe, traits=weak, cards={OX: ["axe", "herb-1"]}, turn=VIVIAN, revealer=ZOE)
    table.with_dice(*faces(1, 3), *faces(0, 4)).play(f"attack:{OX}", "split:1-0")
    shell = table.monster(f"cocoon-{OX}-1")
    assert (shell.place, shell.cards, table.state.piles) == ("foyer", ["axe", "herb-1"], {})
    assert table.explorer(OX).traitor
    assert table.view(3)["explorers"][0]["side"] == "traitor", "it is announced"
    assert not table.offers("take")
    for _ in range(2):
        table.with_dice(*[0] * 20).play("end-turn")
    table.with_dice(*[0] * 20).play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [1]), "the turn is skipped"
    for _ in range(2):
        table.with_dice(*[0] * 20).play("end-turn")
    table.with_dice(*faces(4, 4)).play("end-turn")
    assert (table.prompt, table.asked, table.state.turn.monster) == ("monster", [0], f"alien-{OX}-1")
    assert table.state.piles == {"foyer": ["axe", "herb-1"]}
    assert table.monster(f"alien-{OX}-1").traits == {"speed": 4, "might": 6, "sanity": 4}


@rule("H43-T11")
def test_a_cocoon_dies_for_a_space() -> None:
    table = fever(
        {**APART, VIVIAN: "foyer"},
        made=True,
        injected=[VIVIAN],
        dead=[OX],
        cards={VIVIAN: WITH},
        turn=VIVIAN,
        monsters=[cocoon(OX, "foyer", 0, status={"changing": 1})],
    )
    table.play(f"h43-finish:cocoon-{OX}-1")
    assert (table.state.monsters, table.state.turn.spent) == ({}, 1)


@rule("H43-T11", "H43-T12")
def test_anybody_may_attack_anybody_and_explorers_slow_nobody() -> None:
    table = fever(dict.fromkeys(APART, "foyer"), injected=[OX])
    assert {f"attack:{name}" for name in (VIVIAN, ZOE, LONGFELLOW)} <= set(table.keys)
    assert table.rules.step_price(table.explorer(OX), Place("entrance-hall")) == 1


def hatched(place: str = "foyer", **parts: Any) -> Position:
    """Ox is an Alien in a place; Vivian is up, in the Foyer."""
    parts.setdefault("monsters", [alien(OX, place, 0)])
    return fever({**APART, VIVIAN: "foyer"}, dead=[OX], turn=VIVIAN, **parts)


@rule("H43-T12")
def test_an_alien_slows_and_is_slowed_fights_with_might_and_carries_nothing() -> None:
    table = hatched(piles={"foyer": ["axe"]}, revealer=ZOE)
    assert table.rules.step_price(table.explorer(VIVIAN), Place("entrance-hall")) == 2
    assert table.rules.slowed_by(table.monster(f"alien-{OX}-1")) == 1  # type: ignore[attr-defined]
    assert not [key for key in table.keys if key.startswith(f"trade:{OX}")]
    table.arrange(lambda state: setattr(state.turn, "seat", 3))
    table.with_dice(*faces(2, 4)).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [0])
    assert {"attack:" + VIVIAN, "go:entrance-hall", "done"} <= set(table.keys)
    assert not [key for key in table.keys if key.startswith(("take", "explore", "trade"))]
    table.with_dice(*faces(1, 6), *faces(0, 3)).play(f"attack:{VIVIAN}")
    assert (table.prompt, table.asked) == ("split-damage", [1])


@rule("H43-T12")
def test_damage_stuns_an_alien_for_its_next_turn() -> None:
    table = hatched(revealer=ZOE)
    table.with_dice(*faces(1, 3), *faces(0, 6)).play(f"attack:alien-{OX}-1")
    assert table.monster(f"alien-{OX}-1").stunned
    for _ in range(3):
        table.with_dice(*[2] * 30).play("end-turn")
    assert (table.asked, table.monster(f"alien-{OX}-1").stunned) == ([1], False), "it has missed a turn"


@rule("H43-T12")
def test_the_needle_kills_an_alien() -> None:
    table = hatched(made=True, injected=[VIVIAN], cards={VIVIAN: WITH})
    own = table.value(VIVIAN, "speed")
    table.with_dice(*faces(1, own), *faces(0, 4)).play(f"h43-stab:alien-{OX}-1")
    assert table.state.monsters == {}


@rule("H43-T12", "H43-56")
@pytest.mark.parametrize(("answer", "place"), [("done", "grand-staircase"), ("pull", "foyer")])
@pytest.mark.parametrize("card", ["bell", "spirit-board"])
def test_a_card_draws_an_alien_nearer_only_if_its_player_wants_it(answer: str, place: str, card: str) -> None:
    table = hatched("grand-staircase", cards={VIVIAN: [card]})
    table.with_dice(*[0] * table.value(VIVIAN, "sanity")).play(f"use:{card}")
    assert (table.prompt, table.asked) == ("pull-monsters", [0])
    table.play("done" if answer == "done" else f"pull:alien-{OX}-1:foyer")
    assert table.monster(f"alien-{OX}-1").place == place


@rule("H43-T12", "H43-56")
def test_each_aliens_own_player_is_asked() -> None:
    past = [(0, 2, 1, 6)]
    monsters = [alien(OX, "grand-staircase", 0), alien(ZOE, "grand-staircase", 2)]
    where = {**APART, VIVIAN: "foyer"}
    parts: dict[str, Any] = {"exchanges": past, "roles": {OX: [6, 2], ZOE: [5, 1]}, "cards": {VIVIAN: ["bell"]}}
    table = fever(where, dead=[OX, ZOE], turn=VIVIAN, monsters=monsters, **parts)
    table.with_dice(*[0] * table.value(VIVIAN, "sanity")).play("use:bell")
    asked = list(table.asked)
    table.play(f"pull:alien-{OX}-1:foyer")
    assert (asked, table.asked, table.keys) == ([0], [2], ["done", f"pull:alien-{ZOE}-1:foyer"])


@rule("H43-T12")
def test_an_alien_that_is_stuck_below_may_have_stairs() -> None:
    table = hatched("basement-landing", revealer=ZOE)
    table.arrange(lambda state: setattr(state.explorers[2], "place", "foyer"))
    table.arrange(lambda state: setattr(state.turn, "seat", 3))
    table.with_dice(*faces(2, 4)).play("end-turn")
    assert (table.prompt, table.asked) == ("fetch-stairs", [0])


# Victory


@rule("H43-T14")
def test_heroes_win_when_everybody_alive_is_injected() -> None:
    five = dict.fromkeys(SEVERAL[:5], "foyer")
    jenny = SEVERAL[4]

    def table(*injected: str) -> Position:
        return fever(
            five,
            made=True,
            injected=injected,
            roles={OX: [1, 2], jenny: [9, 10]},
            exchanges=[(0, 1, 1, 3), (1, 0, 1, 3)],
            dead=[OX, VIVIAN],
            monsters=[alien(OX, "upper-landing", 0), cocoon(VIVIAN, "upper-landing", 1)],
            cards={LONGFELLOW: WITH},
            turn=LONGFELLOW,
        )

    done = table(ZOE, LONGFELLOW).play(f"h43-inject:{jenny}", "yes")
    assert done.winners == (2, 3, 4)
    assert done.table.result is not None
    assert done.table.result.reason == "h43-heroes"
    assert table(LONGFELLOW).play(f"h43-inject:{jenny}", "yes").winners is None, "Zoe is not safe yet"


@rule("H43-T15")
def test_when_the_last_human_gets_the_one_the_traitors_win_but_not_the_last_of_them() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "entrance-hall"}
    past = [(0, 2, 1, 5), (2, 3, 1, 7), (3, 0, 1, 5)]
    roles = {OX: [1, 2], ZOE: [7, 6], LONGFELLOW: [5, 8]}
    table = fever(where, roles=roles, exchanges=past).with_dice(exchange=[0, 0]).play("go:entrance-hall")
    assert table.winners == (0, 2, 3)
    assert table.table.result is not None
    assert table.table.result.reason == "h43-traitor"


@rule("H43-T15")
def test_traitors_whom_the_serum_killed_win_too() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "entrance-hall"}
    roles = {OX: [1, 2], ZOE: [7, 6], LONGFELLOW: [5, 8]}
    past = [(0, 2, 1, 5), (2, 3, 1, 7), (3, 0, 1, 5)]

    def slain(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.killers = {"2": "serum"}

    table = fever(where, roles=roles, exchanges=past, dead=[ZOE], change=slain)
    assert table.with_dice(exchange=[0, 0]).play("go:entrance-hall").winners == (0, 2, 3)


@rule("H43-T15")
def test_an_only_traitor_wins_alone_when_all_others_are_dead() -> None:
    weak = {VIVIAN: {"might": 0, "speed": 0}}
    table = fever({**APART, VIVIAN: "foyer"}, dead=[ZOE, LONGFELLOW], traits=weak)
    table.with_dice(*faces(1, 5), *faces(0, 2)).play(f"attack:{VIVIAN}", "split:1-0")
    assert table.winners == (0,)


@rule("H43-T15")
def test_an_alien_that_kills_a_traitor_makes_a_cocoon_and_of_a_human_a_corpse() -> None:
    weak = {VIVIAN: {"might": 0, "speed": 0}}
    for past, roles, kind in (
        ([], {}, ""),
        ([(0, 1, 1, 3)], {OX: [3, 2], VIVIAN: [1, 4]}, f"cocoon-{VIVIAN}-1"),
    ):
        table = hatched(revealer=ZOE, traits=weak, exchanges=past, roles=roles)
        table.arrange(lambda state: setattr(state.turn, "seat", 3))
        table.with_dice(*faces(2, 4)).play("end-turn")
        table.with_dice(*faces(1, 6), *faces(0, 2)).play(f"attack:{VIVIAN}", "split:1-0")
        assert (kind in table.state.monsters) is bool(kind)
        assert len(table.state.monsters) == 1 + bool(kind)


def test_bots_share_the_work_between_laboratory_and_garden() -> None:
    def rooms(table: Position) -> list[tuple[str, ...]]:
        return [table.view(seat)["haunt"]["objectives"][0]["rooms"] for seat in (1, 2, 3)]

    assert sorted(rooms(fever())) == [("gardens",), (LAB,), (LAB,)], "the two wisest at work"
    assert rooms(fever(rooms=row("upper", LAB))).count((LAB,)) == 2, "whoever is left has to find a garden"
