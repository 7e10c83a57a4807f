"""Every seat an agent: PettingZoo's own tests pass, and rewards are what the result says."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from dreadhall.kernel import IllegalAnswer
from dreadhall.rl import WAIT, TableEnv, env
from tests.rl.playing import CASES, Case, game_of

# PettingZoo knows by name which environments have masks, ours not being among them.
KNOWN_TO_PETTINGZOO = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("case", [pytest.param(case, marks=KNOWN_TO_PETTINGZOO, id=str(case)) for case in CASES])
def test_pettingzoo_finds_nothing_wrong(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    name, seats, options = case
    api_test(env(game_of(name), seats, options), num_cycles=60)
    seed_test(lambda: env(game_of(name), seats, options), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def play(table: TableEnv, seed: int, *, number: int = 0) -> None:
    """Play to the end with the legal action that comes at this place, and never wait."""
    table.reset(seed=seed)
    while table.agents and not (table.terminations[table.agent_selection] or table.truncations[table.agent_selection]):
        legal = [action for action in table.legal(table.agent_selection) if action != WAIT]
        table.step(legal[number % len(legal)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_at_the_end_those_win_whom_the_result_names(case: Case) -> None:
    name, seats, options = case
    table = TableEnv(game_of(name), seats, options, most_answers=500)
    for seed in range(2):
        play(table, seed, number=-1)
        result = table.table.result
        for seat, agent in enumerate(table.possible_agents):
            assert table.terminations[agent] is (result is not None)
            assert table.truncations[agent] is (result is None)
            assert table.rewards[agent] == (0.0 if result is None else 1.0 if seat in result.winners else -1.0)


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    table = TableEnv("betrayal", 3, most_answers=10)
    play(table, 1)
    assert all(table.truncations.values())
    assert not any(table.rewards.values())


def test_what_is_masked_is_refused_and_ends_the_wrapped_game() -> None:
    table = TableEnv("betrayal", 3)
    table.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        table.step(WAIT)
    wrapped = env("betrayal", 3)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(WAIT)
    assert wrapped.unwrapped.rewards[loser] == -1.0


def ends(wrapped: Any) -> dict[str, dict[str, Any]]:
    """What each agent is told of a game that is over, after which only nothing can be done."""
    told = {}
    for agent in wrapped.agent_iter():
        obs, _, terminated, truncated, info = wrapped.last()
        assert terminated or truncated
        assert np.flatnonzero(obs["action_mask"]).tolist() == [WAIT]
        told[agent] = dict(info)
        wrapped.step(None)
    assert wrapped.agents == []
    return told


@pytest.mark.parametrize("most", [10, 5000])
def test_a_game_that_is_over_leaves_only_to_wait_and_says_how_it_ended(most: int) -> None:
    wrapped = env("betrayal", 3, {"haunt": 5, "start": "haunt"}, most_answers=most)
    wrapped.reset(seed=2)
    rng, inner = random.Random(2), wrapped.unwrapped
    while not inner.is_over:
        assert not any(wrapped.infos.values())
        wrapped.step(rng.choice(list(inner.legal(wrapped.agent_selection))))
    move, result = inner.table.move, inner.table.result
    assert (result is None) is (move == 10)
    expected = {"move": move, "reason": "cut-off" if result is None else result.reason}
    assert ends(wrapped) == dict.fromkeys(wrapped.possible_agents, expected)


def test_after_what_is_masked_everybody_is_told_and_can_only_wait() -> None:
    wrapped = env("betrayal", 3)
    wrapped.reset(seed=1)
    loser, others = wrapped.agent_selection, {"move": 0, "reason": "illegal"}
    wrapped.step(WAIT)
    told = ends(wrapped)
    assert told.pop(loser) == {**others, "illegal": True}
    assert all(each == others for each in told.values())


def test_only_whoever_has_the_turn_can_do_something() -> None:
    table = TableEnv("darkest", 3)
    table.reset(seed=5)
    for agent in table.agents:
        assert bool(table.observe(agent)["action_mask"].any()) is (agent == table.agent_selection)


def test_shaping_rewards_what_comes_nearer_and_sums_to_where_one_stands() -> None:
    rng = random.Random(2)
    table = TableEnv("betrayal", 3, {"haunt": 5, "start": "haunt"}, shaping=1.0)
    table.reset(seed=2)
    begun, sums = dict(table._progress), dict.fromkeys(table.agents, 0.0)
    while not any(table.terminations.values()):
        table.step(rng.choice(list(table.legal(table.agent_selection))))
        for agent in table.agents:
            sums[agent] += table.rewards[agent]
    assert table.table.result is not None
    for seat, agent in enumerate(table.possible_agents):
        result = 1.0 if seat in table.table.result.winners else -1.0
        assert sums[agent] == pytest.approx(result + table._progress[agent] - begun[agent])


def test_options_of_one_table_go_before_those_of_all() -> None:
    table = TableEnv("betrayal", 3, {"haunt": 1, "start": "haunt"})
    table.reset(seed=1, options={"game": {"haunt": 7}})
    assert table.table.options.haunt == 7  # type: ignore[attr-defined]
    table.reset(seed=1)
    assert table.table.options.haunt == 1  # type: ignore[attr-defined]
