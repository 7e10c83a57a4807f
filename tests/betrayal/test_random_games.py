"""Whole random games from the entrance on: they end, and everything stays in its place."""

import random

import pytest

import dreadhall
from dreadhall.betrayal.components.rooms import (
    CHAPEL,
    CHARRED_ROOM,
    COAL_CHUTE,
    CONSERVATORY,
    LIBRARY,
    MASTER_BEDROOM,
    OPERATING_LABORATORY,
    STOREROOM,
    TOWER,
    VAULT,
)
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.house.rearranging import rearranged
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal import house
from dreadhall.testing.betrayal.invariants import Watch
from dreadhall.testing.play import random_answer
from tests.betrayal.haunts.invisible import vanished
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

GAME = Betrayal()
MOST_ANSWERS = 20_000


def random_table(seed: int) -> Table:
    """A table of 3 to 6 seats that explores first."""
    rng = random.Random(f"options {seed}")
    options: dict[str, object] = {"explorers": rng.choice(["chosen", "dealt"])}
    if rng.random() < 0.5:
        options |= {"haunt_roll": "at-once"}
    return dreadhall.new_table(GAME, 3 + seed % 4, seed, options)


def play_game(seed: int, *, every: int) -> Table:
    """Play at random to the end, looking at every position, and every so often at what each seat sees."""
    table = random_table(seed)
    rng = random.Random(seed)
    watch = Watch(every)
    for _ in range(MOST_ANSWERS):
        watch.look(table)
        if table.ask is None:
            return table
        seat, key = random_answer(table, rng)
        table.answer(key, seat)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends_with_everything_in_its_place(seed: int) -> None:
    assert play_game(seed, every=100).result is not None


def test_a_card_whose_loss_decides_the_game_lies_where_it_was_lost() -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    places = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    cards = {OX: ["amulet-of-the-ages"]}
    table = haunted(places, turn=OX, cards=cards, traits={OX: {"might": 0}}, change=last_hero)
    table.play("drop:amulet-of-the-ages")
    assert table.winners == (2,)
    assert table.state.piles == {"foyer": ["amulet-of-the-ages"]}


def test_a_rearranged_floor_has_doorways_to_more_than_one_cell() -> None:
    plan = house(
        Placed(MASTER_BEDROOM, "upper", -1, 0, 2),
        Placed(CHARRED_ROOM, "upper", 0, -1, 0),
        Placed(TOWER, "upper", 0, -2, 1),
        Placed(CHAPEL, "upper", 0, -3, 2),
        Placed(OPERATING_LABORATORY, "upper", 0, 1, 2),
        Placed(CONSERVATORY, "upper", 1, 0, 3),
        Placed(STOREROOM, "upper", -1, 1, 1),
        Placed(VAULT, "upper", -1, -1, 1),
        Placed(LIBRARY, "upper", 1, -1, 1),
    )
    assert len(plan.open_doorways("upper")) == 1
    found = rearranged(plan, "upper")
    assert found
    for after in found:
        assert len({after.behind(doorway) for doorway in after.open_doorways("upper")}) > 1


def test_somebody_invisible_who_passes_the_wall_to_the_coal_chute_slides_down() -> None:
    def wall(state: BetrayalState) -> None:
        state.switch = (Place("foyer"), Place("coal-chute"))
        state.tokens["wall-switch"] = Place("foyer")

    table = vanished(rooms=[Placed(COAL_CHUTE, "ground", -1, 1, 0)]).arrange(wall)
    assert "go:coal-chute" not in table.keys
    table.play("go:basement-landing")
    assert table.explorer(OX).place == "basement-landing"
    assert "wall-switch" in table.state.turn.tried
