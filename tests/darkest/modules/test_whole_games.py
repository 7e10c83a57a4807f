"""Whole games with both expansions, played at random to the end."""

import random
from typing import Any

import pytest

import dreadhall
from dreadhall.darkest.state import DarkestState, Foe, Horde, SpawnToken
from dreadhall.kernel import Table
from dreadhall.testing import play_randomly
from dreadhall.testing.darkest import GAME

from .positions import radioactive

SPECIES = {"guts": 6, "chunk": 6, "disco-doll": 6, "tuff-guy": 6}
EDITIONS = ["revised", "first"]


def look(table: Table) -> None:
    """What must hold before every answer."""
    state = table.state
    assert isinstance(state, DarkestState)
    radiation = state.radiation
    if radiation is not None:
        assert len(radiation.tiles) == len(set(radiation.tiles)), "one marker a tile (D-RAD-07)"
        assert all(0 <= who.radiation <= 3 for who in state.survivors.values())
        if state.layout and state.phase.startswith("showdown"):
            assert state.phase == "showdown" or radiation.doors_open
    for room, horde in state.hordes.items():
        assert len(horde) > 0
        assert 0 <= horde.knocked <= horde.downed <= horde.zombies
        assert 0 <= horde.moved <= len(horde)
        assert 0 <= horde.waiting <= len(horde)
        together: list[Horde | SpawnToken | Foe] = [horde, *(token for token in state.tokens if token.room == room)]
        if state.creature is not None and state.creature.room == room:
            together.append(state.creature)
        assert len({enemy.infected for enemy in together}) == 1, "who shares a room shares its radiation (D-RAD-16)"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_both_expansions_come_to_an_end(edition: str, seed: int) -> None:
    options: dict[str, Any] = {
        "edition": edition,
        "radioactive": True,
        "species": SPECIES,
        "advanced": seed % 2 == 1,
        "house": ["recommended", "hard", "random"][seed % 3],
    }
    table = play_randomly(dreadhall.new_table(GAME, 1 + seed % 3, seed, options), seed, look=look)
    assert table.result is not None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_random_showdowns_with_both_expansions_come_to_an_end(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    squares = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6)]
    rules = {"nemesis_radiation": "de"} if seed % 2 else {}
    table = radioactive(
        {"leo": "music-room", "jack": "great-hall", "nina": "entrance-hall"},
        rng.sample(squares, 8),
        code=[],
        hordes={"gallery": 3, "dining-room": Horde(2, infected=True)},
        tokens=["kitchen", "conservatory", "guest-bedroom"],
        creature=("zombie-dog", "servants-passage"),
        options={"edition": edition, "species": SPECIES, "house_rules": rules},
    )
    table.play("move:leo:laboratory")
    played = play_randomly(table.table, seed, look=look)
    assert played.result is not None
    assert table.events("nemesis-appears")
