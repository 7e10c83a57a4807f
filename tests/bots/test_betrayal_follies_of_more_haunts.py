"""More follies of single haunts that were read in whole games: each a built position, and what is sensible there."""

import pytest

from dreadhall.betrayal.haunts.h33_an_invocation_of_darkness import RULES as INVOCATION
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import Position, figure, row
from tests.betrayal.haunts.dolls import SEARCH, cursed
from tests.betrayal.haunts.h08.test_h08_wail_of_the_banshee import before_flight
from tests.betrayal.haunts.h10.gathering import gathering
from tests.betrayal.haunts.h13.test_h13_perchance_to_dream import asleep
from tests.betrayal.haunts.h16.phantom import ticking
from tests.betrayal.haunts.h21.graves import graves, zombies
from tests.betrayal.haunts.h33.test_h33_an_invocation_of_darkness import invoked
from tests.betrayal.haunts.h39.blades import hunted
from tests.betrayal.haunts.h45.test_h45_tick_tick_tick import wired
from tests.betrayal.haunts.h49.astral import astral
from tests.betrayal.haunts.mummy import TOMB, mummy
from tests.betrayal.haunts.wolves import wolves
from tests.betrayal.haunts.worm import HEAD_1, crawling, head
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = "ox-bellows", "vivian-lopez", "zoe-ingstrom"
STRONG, MIDDLING, WEAK, DYING = {"might": 7}, {"might": 5}, {"might": 0}, {"might": 0, "speed": 0}


def goals(table: Position, seat: int, wish: str) -> list[str]:
    """Where somebody would go for one of the things it wants."""
    outlook = SeenTable(SeatAt(table.table, seat))
    return [place for found in outlook.wanted if found.id == wish for place in outlook.goals_of(found)]


# Who waits where


def dreaming(where: str, symbol: str) -> Position:
    """A hero without the Symbol is up, and the one who bears it is somewhere; nightmares stand by the dreamer."""
    explorers = {OX: where, VIVIAN: "library", ZOE: symbol}
    lane = [*row("ground", "creaky-hallway", "dusty-hallway", "library"), *row("upper", "bloody-room", "charred-room")]
    return asleep(explorers, "library", "library", cards={ZOE: ["holy-symbol"]}, rooms=lane, traits={OX: WEAK})


def test_nobody_waits_for_the_symbol_among_nightmares() -> None:
    assert goals(dreaming("library", "charred-room"), 0, "h13-heroes-wake") == ["charred-room"]


def test_whoever_the_symbol_has_to_pass_by_waits_for_it() -> None:
    assert answers(dreaming("creaky-hallway", "charred-room"), 0) == {"end-turn"}


def test_with_the_symbol_at_hand_all_go_to_the_dreamer() -> None:
    assert answers(dreaming("dusty-hallway", "creaky-hallway"), 0) == {"go:library"}


@pytest.mark.parametrize(("bearer", "goes"), [("library", False), ("foyer", True), ("entrance-hall", True)])
def test_nobody_goes_to_the_mummy_before_the_book_is_about_to_be_there(bearer: str, goes: bool) -> None:
    rooms = [*row("ground", "junk-room", TOMB), *row("upper", "creaky-hallway", "dusty-hallway", "library")]
    where = {OX: "entrance-hall", ZOE: bearer, VIVIAN: "foyer"}
    table = mummy(where, rooms=rooms, cards={ZOE: ["book"]}, learned=2, turn=OX)
    assert bool(goals(table, 0, "h01-heroes-banish")) == goes
    assert goals(table, 1, "h01-heroes-banish") == [TOMB]


def test_nobody_waits_for_zombies_where_the_madman_is() -> None:
    where = {OX: "basement-landing", ZOE: "upper-landing", VIVIAN: "foyer"}
    lane = row("upper", "creaky-hallway", "chapel")
    assert goals(gathering(where, "foyer", rooms=lane), 0, "h10-heroes-trap") == ["chapel"]
    assert goals(gathering(where, "foyer", rooms=lane, madman="chapel"), 0, "h10-heroes-trap") == []


# Who does not look for a fight


def test_whom_the_next_blow_may_kill_leaves_the_search_for_the_phantom_to_others() -> None:
    doors = ("explore:n", "explore:e", "explore:s", "explore:w")
    assert answers(ticking(), 0) <= set(doors)
    worn = ticking(traits={OX: {"might": 0, "speed": 1}})
    assert any(key in worn.keys for key in doors)
    assert not answers(worn, 0) & set(doors)


def test_the_last_who_can_search_do_so_however_worn() -> None:
    traits = {OX: {"might": 0, "speed": 1}, ZOE: DYING}
    assert all(key.startswith("explore") for key in answers(ticking(traits=traits), 0))


def test_whoever_is_almost_dead_does_not_walk_up_to_a_strong_traitor() -> None:
    beside = {OX: "upper-landing", VIVIAN: "chapel", ZOE: "entrance-hall"}
    assert answers(invoked(beside, turn=ZOE, traits={VIVIAN: STRONG}), 2) == {"go:chapel"}
    assert "go:chapel" not in answers(invoked(beside, turn=ZOE, traits={ZOE: DYING, VIVIAN: STRONG}), 2)


def test_nobody_attacks_a_god() -> None:
    def gone(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    where = {OX: "entrance-hall", VIVIAN: "chapel", ZOE: "upper-landing"}
    table = invoked(
        where, turn=OX, monsters=[figure(INVOCATION, "elder-god", "entrance-hall")], traits={OX: STRONG}, tokens=5
    )
    assert "attack:elder-god-1" in table.keys
    assert "attack:elder-god-1" not in answers(table, 0)


@pytest.mark.parametrize(("attacked", "used"), [(True, []), (False, ["revolver", "silver-bullets"])])
def test_whoever_cannot_shoot_the_wolf_this_turn_does_not_run_up_to_it(attacked: bool, used: list[str]) -> None:
    def done(state: BetrayalState) -> None:
        state.turn.attacked, state.turn.used = attacked, [CardId(card) for card in used]

    where, cards = {OX: "entrance-hall", ZOE: "upper-landing", VIVIAN: "foyer"}, {OX: ["revolver", "silver-bullets"]}
    table = wolves(where, dog="", turn=OX, cards=cards, change=done, traits={VIVIAN: STRONG})
    assert "go:foyer" in table.keys
    assert "go:foyer" not in answers(table, 0)
    behind = wolves(where | {VIVIAN: "upper-landing"}, dog="", turn=OX, cards=cards)
    assert answers(behind, 0) == {"go:foyer"}


@pytest.mark.parametrize(("might", "comes"), [(STRONG, False), (WEAK, True)])
def test_a_traitor_who_wins_by_dolls_does_not_stop_beside_a_stronger_hero(might: dict[str, int], comes: bool) -> None:
    where, traits = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "foyer"}, {OX: might, ZOE: MIDDLING}
    table = cursed(where, turn=ZOE, traits=traits)
    assert ("entrance-hall" in goals(table, 2, "h25-traitor-kill")) == comes


@pytest.mark.parametrize(("might", "comes"), [(STRONG, False), (WEAK, True)])
def test_a_traitor_leaves_the_stronger_heroes_to_the_banshee(might: dict[str, int], comes: bool) -> None:
    where, traits = {OX: "entrance-hall", ZOE: "upper-landing", VIVIAN: "foyer"}, {OX: might, VIVIAN: MIDDLING}
    table = before_flight(where, "foyer", traits=traits)
    assert ("entrance-hall" in goals(table, 2, "h08-traitor-heroes")) == comes


def test_nobody_goes_to_an_unopened_door_past_which_a_stronger_foe_stands() -> None:
    rooms = row("ground", "chapel")
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "chapel"}
    table = cursed(where, turn=ZOE, rooms=rooms, traits={OX: STRONG, VIVIAN: STRONG, ZOE: WEAK})
    assert "go:entrance-hall" in table.keys
    assert answers(table, 2) == {"end-turn"}


def test_the_heir_leaves_the_fighting_to_others() -> None:
    where = {OX: "foyer", ZOE: "foyer", "professor-longfellow": "upper-landing", VIVIAN: "foyer"}
    weak = {VIVIAN: WEAK, ZOE: STRONG, OX: STRONG}
    heir = hunted(where, heir=ZOE, turn=ZOE, traits=weak)
    assert f"attack:{VIVIAN}" in heir.keys
    assert f"attack:{VIVIAN}" not in answers(heir, 1)
    assert answers(hunted(where, heir=ZOE, turn=OX, traits=weak), 0) == {f"attack:{VIVIAN}"}


def test_nobody_walks_with_a_bomb_to_where_it_goes_off() -> None:
    where = {OX: "entrance-hall", VIVIAN: "grand-staircase", ZOE: "upper-landing"}
    clever = {ZOE: {"knowledge": 7}, OX: {"knowledge": 0}}
    table = wired(where, free=[ZOE], traits=clever)
    assert "go:foyer" in table.keys
    assert "go:foyer" not in answers(table, 0)
    assert answers(wired(where, free=[OX, ZOE], traits=clever | {OX: STRONG}), 0) == {"go:foyer"}


# Nothing is done for nothing


def test_nobody_searches_when_all_dolls_are_found() -> None:
    where = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "entrance-hall"}
    found = cursed(where, turn=OX, found=[OX, VIVIAN])
    assert SEARCH in found.keys
    assert answers(found, 1).isdisjoint({SEARCH})


def test_a_head_does_not_lie_still_in_a_room_that_it_could_fill_by_leaving() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    lane = row("ground", "creaky-hallway", "chapel")
    table = crawling(where, [head("chapel"), head("foyer", 2)], 1, coils=["creaky-hallway"], rooms=lane)
    assert (table.prompt, table.table.ask.data["monster"] if table.table.ask else "") == ("monster", HEAD_1)
    assert answers(table, 1) == {"go:creaky-hallway"}


def test_a_traitor_does_not_stand_on_the_side_of_a_barrier_where_no_body_lies() -> None:
    rooms = row("basement", "catacombs", "stairs-from-basement")
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "catacombs/far"}
    table = astral(where, turn=ZOE, rooms=rooms, bodies={OX: "catacombs", VIVIAN: "catacombs"})
    assert answers(table, 2) == {"cross"}


# Refuges


def test_whoever_has_run_to_a_room_with_an_unopened_door_goes_on_through_it() -> None:
    where = {OX: "bedroom", ZOE: "foyer", VIVIAN: "basement-landing"}
    table = graves(where, monsters=zombies("upper-landing"), turn=OX, traits={OX: WEAK})
    wishes = {wish.id: wish for wish in SeenTable(SeatAt(table.table, 0)).wanted}
    assert wishes["h21-heroes-zombies"].rooms
    assert all(key.startswith("explore") for key in answers(table, 0))


def test_whoever_hunts_the_dead_one_by_one_runs_from_none() -> None:
    where = {OX: "bedroom", ZOE: "foyer", VIVIAN: "basement-landing"}
    table = graves(
        where, lord="gardens", monsters=zombies("upper-landing"), turn=OX, cards={OX: ["axe"]}, traits={OX: STRONG}
    )
    assert answers(table, 0) == {"go:upper-landing"}
