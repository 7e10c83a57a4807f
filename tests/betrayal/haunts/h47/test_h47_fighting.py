"""Haunt 47, Worm Ouroboros: the spell, blows, and how it ends."""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import SKULL
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, row
from tests.betrayal.haunts.worm import HEAD_1, HEAD_2, OX, SPELL, VIVIAN, ZOE, body, head, worm

FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
WISE = {OX: {"sanity": 3}}
"""Four dice."""


def with_skull(*heads: Any, **parts: Any) -> Position:
    """Ox has the Skull and the turn, in the Foyer."""
    return worm(FOYER, heads, cards={OX: ["skull"]}, traits=WISE, **parts)


def next_turn(state: BetrayalState) -> None:
    """The same turn, with nothing done in it."""
    state.turn.tried, state.turn.used, state.turn.attacked = [], [], False


# The spell


@rule("H47-T08")
def test_a_head_is_attacked_by_nobody_before_the_spell() -> None:
    table = with_skull(head("foyer"), head("entrance-hall", 2))
    assert not table.offers("attack")
    assert [key for key in table.keys if key.startswith(SPELL)] == [f"{SPELL}:{HEAD_1}"], "and no other than this"


@rule("H47-T08")
def test_the_skull_does_not_serve_on_the_turn_it_was_picked_up() -> None:
    table = worm(FOYER, [head("foyer")], piles={"foyer": ["skull"]}, traits=WISE)
    assert not table.offers(SPELL)
    table.play("take:skull")
    assert (table.cards(OX), table.offers(SPELL)) == (["skull"], False)
    assert table.arrange(next_turn).offers(SPELL)


@rule("H47-T09")
def test_a_weakened_head_has_five_dice_and_may_be_attacked_at_once() -> None:
    table = with_skull(head("foyer"), head("foyer", 2)).with_dice(2, 2, 1, 0).play(f"{SPELL}:{HEAD_1}")
    assert table.monster(HEAD_1).traits["might"] == 5
    assert (table.monster(HEAD_2).traits["might"], table.monster(HEAD_2).status) == (6, {})
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{HEAD_1}"]
    assert not table.offers(SPELL), "one attempt a turn"
    table.with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert len(table.events("rolled")[-1].data["faces"]) == 5
    assert table.monster(HEAD_1).status["hits"] == 1


@rule("H47-T09")
def test_four_is_not_enough_and_the_skull_is_used() -> None:
    table = with_skull(head("foyer")).with_dice(2, 2, 0, 0).play(f"{SPELL}:{HEAD_1}")
    assert (table.monster(HEAD_1).status, table.offers("attack"), table.offers(SPELL)) == ({}, False, False)
    assert "skull" in table.state.turn.used
    assert table.arrange(next_turn).offers(SPELL)


@rule("H47-T09")
def test_only_who_has_the_skull_can_speak_the_spell() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    assert not worm(where, [head("foyer")], cards={ZOE: ["skull"]}).offers(SPELL)


# Blows


@rule("H47-T10")
@pytest.mark.parametrize(("players", "hits"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_as_many_hits_as_players_destroy_a_head(players: int, hits: int) -> None:
    where = {name: "foyer" if name == OX else "upper-landing" for name in SEVERAL[:players]}
    heads = [head("foyer", hits=hits - 2), head("entrance-hall", 2)]
    table = worm(where, heads, coils=["foyer", "upper-landing"])
    table.with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert table.monster(HEAD_1).status["hits"] == hits - 1
    table.arrange(next_turn).with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert (list(table.state.monsters), table.winners) == ([HEAD_2], None)
    assert body(table) == ["foyer", "upper-landing"], "the coils stay, and the other head goes on"


@rule("H47-T10")
def test_a_hero_who_loses_is_hurt() -> None:
    table = worm(FOYER, [head("foyer", hits=0)]).with_dice(*[0] * 5, 1, 0, 0, 0, 0).play(f"attack:{HEAD_1}")
    assert table.prompt == "split-damage"
    assert table.monster(HEAD_1).status == {"weakened": 1}


@rule("H47-T11")
def test_no_shot_no_blast_and_no_ring_touches_a_head() -> None:
    cards = {OX: ["revolver", "ring", "dynamite"]}
    table = worm(FOYER, [head("foyer", hits=0), head("entrance-hall", 2, hits=0)], cards=cards)
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{HEAD_1}"]
    table.with_dice().play("use:dynamite:entrance-hall")
    assert (table.monster(HEAD_2).stunned, table.monster(HEAD_2).status) == (False, {"weakened": 1})


@rule("H47-T11")
def test_a_head_that_is_hit_is_not_stunned() -> None:
    table = worm(FOYER, [head("foyer", hits=0)]).with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert not table.monster(HEAD_1).stunned


@rule("H47-T12")
@pytest.mark.parametrize(("hits", "status"), [(0, {"weakened": 1, "hits": 1}), (None, {})])
def test_a_head_that_attacks_and_loses_takes_a_hit_if_it_is_weakened(hits: int | None, status: dict[str, int]) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    dice = 6 if hits is None else 5
    table = worm(where, [head("foyer", hits=hits)], turn=ZOE).play("end-turn")
    table.with_dice(0, *[0] * dice, 1, *[0] * 4).play("end-turn", f"attack:{OX}")
    assert table.monster(HEAD_1).status == status
    assert not table.monster(HEAD_1).stunned


# The Skull


@rule("H47-T13")
def test_the_skull_of_the_dead_lies_where_they_fell() -> None:
    table = worm(FOYER, [head("foyer", hits=0)], cards={OX: ["skull"]}, traits={OX: {"might": 0, "speed": 0}})
    dice = table.rules.value(table.explorer(OX), "might")
    table.with_dice(*[0] * dice, 2, 2, 2, 2, 2, 0).play(f"attack:{HEAD_1}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert not table.explorer(OX).alive
    assert table.state.piles == {"foyer": ["skull"]}


@rule("H47-T13")
def test_a_skull_that_leaves_the_game_lies_where_the_haunt_began() -> None:
    table = worm(FOYER, [head("foyer")], cards={OX: ["skull"]}, haunt_room="entrance-hall")
    table.rules.state.explorers[0].cards.clear()
    table.rules.discard(SKULL)
    assert table.rules.state.piles == {"entrance-hall": ["skull"]}


# The end


@rule("H47-T14")
def test_the_heroes_win_when_both_heads_are_destroyed_however_long_the_body() -> None:
    rooms = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
    coils = ["foyer"] * 15
    table = worm(FOYER, [head("foyer", hits=1)], coils=coils, rooms=rooms)
    assert table.winners is None
    table.with_dice(*[2] * 5, *[0] * 5).play(f"attack:{HEAD_1}")
    assert table.winners == (0, 2)


@rule("H47-T15")
def test_the_sixteenth_coil_decides_the_game_in_the_middle_of_a_move() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    for coils, winners in ((15, (1,)), (14, None)):
        table = worm(where, [head("entrance-hall")], coils=["foyer"] * coils, turn=ZOE).play("end-turn")
        table.with_dice(2, *[0] * 3).play("end-turn", "go:foyer")
        assert table.winners == winners


@rule("H47-T15")
def test_the_worm_wins_when_no_hero_is_left() -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    traits = {OX: {"might": 0, "speed": 0}}
    table = worm(FOYER, [head("foyer")], traits=traits, change=last_hero).play("end-turn")
    dice = table.rules.value(table.explorer(OX), "might")
    assert table.prompt == "monster"
    table.with_dice(*[2] * 6, *[0] * dice).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.winners == (1,)
