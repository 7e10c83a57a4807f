"""Haunt 46, The Feast: attacks on victims, feasting, and how it ends."""

from collections.abc import Sequence

import pytest

from dreadhall.betrayal.components.cards import IDOL
from dreadhall.betrayal.haunts.h46_the_feast import TheFeast
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.h46.test_h46_the_feast import AWAY, feast, opened

ATTIC = row("upper", "attic")
UPSTAIRS = {"ox-bellows": "foyer", "zoe-ingstrom": "foyer", "vivian-lopez": "upper-landing"}
CORPSE = {"body-victim-2": "upper-landing"}


def reason(table: Position) -> str:
    """How the game ended; empty while it runs."""
    return table.table.result.reason if table.table.result else ""


# Attacks


@rule("H46-T08")
def test_a_victim_that_a_freak_beats_is_a_corpse() -> None:
    table = feast(UPSTAIRS, [("upper-landing", 0), ("attic", 0)], ["upper-landing"], turn="vivian-lopez", rooms=ATTIC)
    table.with_dice(1, 1, 1, 1, 1, 0, 0, 1, 1).play("end-turn", "attack:victim-1")
    assert "victim-1" not in table.state.monsters
    assert table.state.tokens == {"body-victim-1": "upper-landing"}
    assert not TheFeast.memory.of(table.haunt).eaten
    kinds = [event.kind for event in table.table.events]
    assert kinds.index("monster-killed") < kinds.index("body-lies"), "nobody is a corpse before they are dead"


@rule("H46-T08")
def test_a_victim_that_wins_hurts_nobody() -> None:
    table = feast(UPSTAIRS, [("upper-landing", 0), ("attic", 0)], ["upper-landing"], turn="vivian-lopez", rooms=ATTIC)
    table.with_dice(1, 1, 0, 0, 0, 0, 2, 2, 2).play("end-turn", "attack:victim-1")
    assert {"victim-1", "cannibal-freak-1"} <= set(table.state.monsters)
    assert table.prompt == "monster"
    table = feast(UPSTAIRS, [("upper-landing", 0), ("attic", 0)], turn="vivian-lopez", rooms=ATTIC)
    table.with_dice(0, 0, 2, 2, 2).play("attack:victim-1")
    assert table.events("hurt") == []


@rule("H46-T08")
def test_the_traitor_attacks_a_victim_with_might_only() -> None:
    cards = {"vivian-lopez": ["revolver", "ring", "axe"]}
    table = feast(UPSTAIRS, [("upper-landing", 0)] * 2, turn="vivian-lopez", cards=cards)
    on_first = {key for key in table.keys if key.startswith("attack:victim-1")}
    assert on_first == {"attack:victim-1", "attack:victim-1:axe"}


@rule("H46-T08")
def test_heroes_cannot_attack_victims() -> None:
    assert not [key for key in feast(victims=[("foyer", 0)] * 2).keys if key.startswith("attack:victim")]


@rule("H46-T08")
def test_dynamite_kills_victims() -> None:
    where = AWAY | {"vivian-lopez": "upper-landing"}
    cards = {"ox-bellows": ["dynamite"]}
    table = feast(where, [("entrance-hall", 0), ("upper-landing", 0)], ["upper-landing"], cards=cards)
    table.with_dice(0, 0).play("use:dynamite:entrance-hall")
    assert table.state.tokens == {"body-victim-1": "entrance-hall"}


# Feasting


@rule("H46-T09")
def test_a_freak_that_feasts_grows_and_does_nothing_else() -> None:
    table = feast(
        UPSTAIRS, [("attic", 0)], ["upper-landing"] * 2, turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE
    ).with_dice(1, 0)
    table.play("end-turn", "monster:cannibal-freak-1", "h46-traitor-feast:body-victim-2")
    assert table.monster("cannibal-freak-1").traits == {"might": 5, "speed": 3, "sanity": 5}
    assert table.state.tokens == {}
    assert TheFeast.memory.of(table.haunt).eaten == ["body-victim-2"]
    assert not table.events("counter"), "the heroes are not told that anybody counts"
    assert "h46-escaped" not in table.view(0)["haunt"]["memory"]
    assert (table.prompt, table.table.ask and table.table.ask.data["monster"]) == ("monster", "cannibal-freak-2")
    assert not table.offers("h46-traitor-feast"), "one body feeds one diner"


@rule("H46-T09")
def test_a_grown_freak_rolls_its_movement_apart() -> None:
    def grown(state: BetrayalState) -> None:
        state.monsters[FigureId("cannibal-freak-1")].traits["speed"] = 3

    table = feast(UPSTAIRS, [("attic", 0)] * 2, ["dining-room"] * 3, turn="vivian-lopez", rooms=ROOMS, change=grown)
    table.with_dice(1, 1, 1, 1, 0)
    table.play("end-turn", "monster:cannibal-freak-1", "done", "monster:cannibal-freak-2", "done", "done")
    moves = [(roll.data["who"], len(roll.data["faces"])) for roll in table.events("rolled")]
    assert moves == [("cannibal-freak-1", 3), ("cannibal-freak-2", 2)]


ROOMS = [*ATTIC, *row("ground", "dining-room")]


@rule("H46-T09")
def test_nobody_feasts_beside_a_living_hero() -> None:
    where = UPSTAIRS | {"ox-bellows": "upper-landing"}
    table = feast(where, [("attic", 0)], ["upper-landing"], turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE)
    assert not table.offers("h46-traitor-feast")
    table.with_dice(1, 0).play("end-turn")
    assert not table.offers("h46-traitor-feast")


@rule("H46-T09")
def test_a_freak_that_has_moved_does_not_feast() -> None:
    where = UPSTAIRS | {"vivian-lopez": "attic"}
    table = feast(where, [("attic", 0)], ["grand-staircase"], turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE)
    table.with_dice(1, 1).play("end-turn", "go:upper-landing")
    assert not table.offers("h46-traitor-feast")


@rule("H46-T10")
def test_the_traitor_feasts_on_a_dead_hero_for_a_whole_turn() -> None:
    top = {"vivian-lopez": {"might": 7, "speed": 3, "knowledge": 3, "sanity": 2}}
    body = {"body-ox-bellows": "upper-landing"}

    def dead(state: BetrayalState) -> None:
        state.explorers[0].alive = False

    table = feast(UPSTAIRS, [("attic", 0)] * 2, turn="vivian-lopez", rooms=ATTIC, tokens=body, traits=top, change=dead)
    table.play("h46-traitor-feast:body-ox-bellows")
    assert [table.clip("vivian-lopez", trait) for trait in ("might", "speed", "knowledge", "sanity")] == [7, 4, 4, 3]
    assert table.state.tokens == {}
    assert not TheFeast.memory.of(table.haunt).eaten, "only victims count"
    assert table.state.turn.seat == 1


@rule("H46-T10")
def test_the_traitor_who_has_done_something_does_not_feast() -> None:
    table = feast(UPSTAIRS, [("attic", 0)], turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE)
    assert table.offers("h46-traitor-feast")
    assert not table.play("go:grand-staircase", "go:upper-landing").offers("h46-traitor-feast")


@rule("H46-T10")
def test_a_freaks_traits_have_no_maximum() -> None:
    def glutton(state: BetrayalState) -> None:
        state.monsters[FigureId("cannibal-freak-1")].traits = {"might": 9, "speed": 8, "sanity": 12}

    table = feast(
        UPSTAIRS, [("attic", 0)], ["upper-landing"], turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE, change=glutton
    )
    table.with_dice(*[0] * 8).play("end-turn", "h46-traitor-feast:body-victim-2")
    assert table.monster("cannibal-freak-1").traits == {"might": 10, "speed": 9, "sanity": 13}


@rule("H46-T10")
def test_a_hero_who_dies_leaves_a_body() -> None:
    where = UPSTAIRS | {"ox-bellows": "upper-landing"}
    low = {"ox-bellows": {"might": 0, "speed": 0}}
    table = feast(where, [("attic", 0)] * 2, ["upper-landing"], turn="vivian-lopez", rooms=ATTIC, traits=low)
    table.with_dice(1, 1, 2, 2, 2, 2, 0, 0, 0, 0).play("end-turn", "attack:ox-bellows")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.state.tokens == {"body-ox-bellows": "upper-landing"}


# Victory


@rule("H46-T11")
def test_a_freak_beaten_by_one_is_dead_and_the_heroes_win_with_the_last_of_the_bad_guys() -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    table = feast(victims=[("attic", 0)] * 2, freaks=["foyer", "foyer"], rooms=ATTIC, change=dead)
    table.with_dice(1, 1, 1, 0, 0, 1, 1, 0, 0).play("attack:cannibal-freak-1")
    assert "cannibal-freak-1" not in table.state.monsters
    assert reason(table) == ""
    table = feast(victims=[("attic", 0)] * 2, freaks=["foyer"], rooms=ATTIC, change=dead)
    table.with_dice(1, 1, 1, 0, 0, 1, 1, 0, 0).play("attack:cannibal-freak-1")
    assert (reason(table), table.winners) == ("h46-heroes", (0, 1))


@rule("H46-T11")
def test_after_the_traitors_death_the_freaks_go_on() -> None:
    weak = {"vivian-lopez": {"might": 0, "speed": 0}}
    table = feast(victims=[("attic", 0)] * 2, freaks=["foyer"], rooms=ATTIC, traits=weak)
    table.with_dice(2, 2, 2, 2, 2, 0, 0, 1, 1).play("attack:vivian-lopez")
    while table.prompt == "split-damage":
        table.play(f"2={table.keys[0]}")
    assert not table.explorer("vivian-lopez").alive
    table.play("end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])


@rule("H46-T12")
def test_the_heroes_win_when_all_victims_and_heroes_are_out_alive() -> None:
    def nearly(state: BetrayalState) -> None:
        opened(state)
        assert state.haunt is not None
        TheFeast.memory.of(state.haunt).escaped = 1
        state.explorers[1].away = "outside"

    where = AWAY | {"ox-bellows": "entrance-hall"}
    table = feast(where, [("entrance-hall", 0)], ["dining-room"], rooms=ROOMS, change=nearly)
    assert reason(table.play("h46-heroes-rescue:victim-1")) == "h46-heroes"


@rule("H46-T12")
def test_once_somebody_has_died_only_the_death_of_all_bad_guys_wins() -> None:
    def one_died(state: BetrayalState) -> None:
        opened(state)
        state.explorers[1].away = "outside"

    where = AWAY | {"ox-bellows": "entrance-hall"}
    table = feast(where, [("entrance-hall", 0)], ["dining-room"], rooms=ROOMS, change=one_died)
    table.play("h46-heroes-rescue:victim-1")
    assert reason(table) == ""
    assert TheFeast.memory.of(table.haunt).escaped == 1


@rule("H46-T13")
def test_the_traitor_wins_when_all_victims_are_eaten_and_a_corpse_alone_does_not_count() -> None:
    def one_eaten(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheFeast.memory.of(state.haunt).eaten = ["body-victim-1"]

    table = feast(UPSTAIRS, freaks=["dining-room"], turn="vivian-lopez", rooms=ROOMS, tokens=CORPSE, change=one_eaten)
    assert reason(table.play("go:grand-staircase", "go:upper-landing")) == ""
    table = feast(UPSTAIRS, freaks=["dining-room"], turn="vivian-lopez", rooms=ROOMS, tokens=CORPSE, change=one_eaten)
    assert reason(table.play("h46-traitor-feast:body-victim-2")) == "h46-traitor"


@rule("H46-T13")
def test_once_a_victim_has_escaped_eating_the_others_does_not_win() -> None:
    def one_out(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheFeast.memory.of(state.haunt).escaped = 1

    table = feast(UPSTAIRS, turn="vivian-lopez", rooms=ROOMS, freaks=["dining-room"], tokens=CORPSE, change=one_out)
    assert [goal["id"] for goal in table.view(2)["haunt"]["objectives"]] == ["h46-traitor-heroes"]
    assert reason(table.play("h46-traitor-feast:body-victim-2")) == ""


@rule("H46-T13")
def test_the_traitor_wins_with_the_death_of_the_last_hero() -> None:
    def one_left(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    where = UPSTAIRS | {"ox-bellows": "upper-landing"}
    low = {"ox-bellows": {"might": 0, "speed": 0}}
    table = feast(
        where, [("attic", 0)] * 2, ["upper-landing"], turn="vivian-lopez", rooms=ATTIC, traits=low, change=one_left
    )
    table.with_dice(1, 1, 2, 2, 2, 2, 0, 0, 0, 0).play("end-turn", "attack:ox-bellows")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (reason(table), table.winners) == ("h46-traitor", (2,))


def both_outside(state: BetrayalState) -> None:
    """Both heroes have left the house."""
    opened(state)
    for seat in (0, 1):
        state.explorers[seat].away = "outside"


@rule("H46-T14", "C-52")
@pytest.mark.parametrize("freaks", [(), ("dining-room",)], ids=["without a monster turn", "after the freaks"])
def test_heroes_who_all_stay_outside_after_a_death_have_not_lost(freaks: Sequence[str]) -> None:
    where = dict.fromkeys(AWAY, "entrance-hall")
    table = feast(where, [("attic", 0)], freaks, turn="vivian-lopez", rooms=ROOMS, change=both_outside)
    table.with_dice(*[0] * 2 * len(freaks)).play("end-turn", *["done"] * len(freaks))
    assert (reason(table), table.asked) == ("", [0])
    table.play("end-turn", "h46-heroes-come-back")
    assert table.explorer("zoe-ingstrom").place == "entrance-hall"
    assert table.offers("go")


@rule("H46-T14")
def test_bots_come_back_in_when_only_the_death_of_the_bad_guys_is_left_to_win() -> None:
    def last_ones(state: BetrayalState) -> None:
        both_outside(state)
        assert state.haunt is not None
        TheFeast.memory.of(state.haunt).escaped = 2
        state.explorers[1].alive = False

    where = dict.fromkeys(AWAY, "entrance-hall")
    table = feast(where, freaks=["dining-room"], rooms=ROOMS, change=last_ones)
    assert ScoutBot().choose(SeatAt(table.table, 0)).key == "h46-heroes-come-back"


@rule("H46-T14")
def test_while_everybody_lives_heroes_outside_may_stay_there() -> None:
    where = dict.fromkeys(AWAY, "entrance-hall")
    table = feast(where, [("attic", 0)] * 2, turn="vivian-lopez", rooms=ATTIC, change=both_outside)
    assert reason(table.play("end-turn")) == ""
    assert table.keys == ["h46-heroes-come-back", "end-turn"]


@rule("H46-T14")
def test_heroes_outside_cannot_be_attacked() -> None:
    where = dict.fromkeys(AWAY, "entrance-hall")
    table = feast(where, [("attic", 0)] * 2, ["entrance-hall"], turn="vivian-lopez", rooms=ATTIC, change=both_outside)
    assert not table.offers("attack")
    table.with_dice(1, 1).play("end-turn")
    assert table.prompt == "monster"
    assert not table.offers("attack")


@rule("H46-T09")
def test_a_card_that_a_hero_used_against_one_freak_spoils_no_other_freaks_meal() -> None:
    def another_was_fought_off(state: BetrayalState) -> None:
        state.turn.used = [IDOL]

    table = feast(UPSTAIRS, [("attic", 0)], ["upper-landing"], turn="vivian-lopez", rooms=ATTIC, tokens=CORPSE)
    table.with_dice(1, 0).play("end-turn").arrange(another_was_fought_off)
    assert table.offers("h46-traitor-feast")
