"""The bot that has learnt: weights in a file, which NumPy plays by; the scout where there are none."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dreadhall
from dreadhall.bots import Bot, SeatAt, make_bot, play_out
from dreadhall.bots.learnt import LearntBot, policies
from dreadhall.encoding import ActionNumbers, Array, Vocabulary, layout_of, narrow_vocabulary
from dreadhall.encoding.policy import WEIGHTS, Policy, pointers, write_policy
from dreadhall.registry import find_game
from dreadhall.rl import SeatEnv

GAME = find_game("betrayal")
WORDS = narrow_vocabulary(GAME, "haunt-34")
OPTIONS = {"haunt": 34, "start": "haunt", "explorers": "dealt"}
NAMES = layout_of(GAME, 3, WORDS).names


def weights(words: Vocabulary, names: tuple[str, ...]) -> dict[str, Any]:
    """A network that knows nothing but that one goes where it is near to one's aims."""
    actions = ActionNumbers(words)
    points = pointers(names, actions.names)
    features = points.columns.shape[1]
    shapes = [(len(names), 4), (4,), (4, 4), (4,), (4, len(actions)), (len(actions),), (features, 1), (4, 1), (99, 1)]
    made: dict[str, Any] = {name: np.zeros(shape) for name, shape in zip(WEIGHTS, shapes, strict=True)}
    room = next(name.rpartition(":")[0] for name in names if name.startswith("room:"))
    made["room"][[name for name in names if name.startswith(room)].index(f"{room}:near-aims")] = 1.0
    made["room_out"][:] = 50.0
    return made


@pytest.fixture
def policy(tmp_path: Path) -> Policy:
    """Such a network as it is read from a file."""
    file = tmp_path / "aims.npz"
    write_policy(file, weights(WORDS, NAMES), WORDS, NAMES, options={"haunt": 34, "start": "haunt"})
    return Policy.read(file)


def test_what_leads_to_a_room_is_judged_by_that_room(policy: Policy) -> None:
    entries: Array = np.zeros(len(NAMES), np.float32)
    entries[NAMES.index("room:chapel:near-aims")] = 1.0
    legal = [policy.actions.number_of(key) for key in ("go:chapel", "go:attic", "end-turn")]
    worth = policy.judge(entries, [number for number in legal if number is not None])
    assert worth[0] > worth[1] == worth[2]


def test_it_plays_games_to_their_end_and_the_same_ones_again(policy: Policy) -> None:
    results = []
    for _ in range(2):
        table = dreadhall.new_table(GAME, 3, 5, OPTIONS, record=False)
        bots = {seat: LearntBot(seat, (policy,)) if seat else make_bot(GAME.name, "scout", 1) for seat in range(3)}
        results.append((play_out(table, bots, 2000), table.move))
    assert results[0] == results[1]


def test_it_plays_with_more_seats_than_it_has_learnt_with(policy: Policy) -> None:
    table = dreadhall.new_table(GAME, 5, 5, OPTIONS, record=False)
    assert table.ask is not None
    seat = table.ask.seats[0]
    assert LearntBot(1, (policy,)).choose(SeatAt(table, seat)) in SeatAt(table, seat).keys


@pytest.mark.parametrize("elsewhere", [{"haunt": 1}, {"start": "entrance"}], ids=str)
def test_where_nothing_was_learnt_it_plays_as_the_scout(policy: Policy, elsewhere: dict[str, Any]) -> None:
    players: list[dict[int, Bot]] = [
        {seat: LearntBot(seat, (policy,)) for seat in range(3)},
        {seat: make_bot(GAME.name, "scout", seat) for seat in range(3)},
    ]
    tapes = []
    for bots in players:
        table = dreadhall.new_table(GAME, 3, 5, {**OPTIONS, **elsewhere})
        assert not policy.is_for(table.options)
        play_out(table, bots, 150)
        tapes.append(table.tape)
    assert tapes[0] == tapes[1]


def test_the_weights_that_are_shipped_are_for_tables_that_begin_with_their_haunt() -> None:
    (shipped,) = policies()
    for options in ({}, {"haunt": 41}, {"haunt": 40, "start": "haunt"}):
        assert not shipped.is_for(dreadhall.new_table(GAME, 3, 1, options).options)
    assert shipped.is_for(dreadhall.new_table(GAME, 3, 1, {"haunt": 41, "start": "haunt"}).options)


@pytest.mark.parametrize("seed", [75, 98])
def test_beside_a_seat_that_learns_it_looks_back_for_what_it_was_told(seed: int) -> None:
    env, rng = (
        SeatEnv("betrayal", 3, {"haunt": 34, "start": "haunt"}, bots="learnt", layout="haunt"),
        random.Random(seed),
    )
    env.reset(seed=seed)
    while env.table.ask is not None:
        env.step(rng.choice(list(env.legal())))
    assert env.table.result is not None


def test_what_was_learnt_is_found_by_its_name_in_every_game() -> None:
    assert isinstance(make_bot("betrayal", "learnt", 1), LearntBot)
    assert isinstance(make_bot("darkest", "learnt", 1), LearntBot)
