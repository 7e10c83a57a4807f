"""Many tables at once are the same as one by one, here and over processes, and begin anew as Gymnasium says."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from dreadhall.encoding import Array
from dreadhall.rl import WAIT, SeatEnv, TableEnv, vector

TABLES = 4
STEPS = 1000
HAUNT = {"haunt": 37, "start": "haunt", "explorers": "dealt"}
MODES = {AutoresetMode.NEXT_STEP: STEPS, AutoresetMode.SAME_STEP: STEPS // 5}


def seat_env() -> SeatEnv:
    """One of the tables by itself."""
    return SeatEnv("betrayal", 3, HAUNT, bots="random", shaping=0.5, most_answers=150, layout="haunt")


def batch(processes: int, mode: AutoresetMode) -> VectorEnv[Any, Any, Any]:
    """The same tables as one environment."""
    return vector(
        TABLES,
        "betrayal",
        3,
        HAUNT,
        processes=processes,
        bots="random",
        shaping=0.5,
        most_answers=150,
        layout="haunt",
        autoreset_mode=mode,
    )


def by_chance(masks: Array, rng: np.random.Generator) -> Array:
    """A legal action for each table."""
    actions: Array = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    return actions


def history(envs: VectorEnv[Any, Any, Any], steps: int) -> Iterator[tuple[Any, ...]]:
    """All that is seen and told while chance plays."""
    rng = np.random.default_rng(5)
    obs, infos = envs.reset(seed=11)
    yield obs["observation"], obs["action_mask"], str(infos)
    for _ in range(steps):
        obs, rewards, terminations, truncations, infos = envs.step(by_chance(obs["action_mask"], rng))
        yield obs["observation"], obs["action_mask"], rewards, terminations, truncations, str(infos)
    envs.close()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_batch_here_and_over_processes_is_what_gymnasium_makes_of_single_tables(mode: AutoresetMode) -> None:
    steps = MODES[mode] // TABLES
    single = SyncVectorEnv([seat_env] * TABLES, autoreset_mode=mode)
    ended = 0
    for one, here, shared in zip(
        history(single, steps),
        history(batch(0, mode), steps),
        history(batch(2, mode), steps),
        strict=True,
    ):
        for first, second, third in zip(one, here, shared, strict=True):
            assert np.array_equal(first, second)
            assert np.array_equal(first, third)
        ended += sum(int(part.sum()) for part in one[3:5] if isinstance(part, np.ndarray))
    assert ended > TABLES


def test_the_spaces_of_a_batch_hold_what_it_shows() -> None:
    envs = batch(0, AutoresetMode.NEXT_STEP)
    obs, _ = envs.reset(seed=1)
    assert obs in envs.observation_space
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert by_chance(obs["action_mask"], np.random.default_rng(1)) in envs.action_space


def test_a_table_that_is_over_can_only_wait_until_it_begins_anew() -> None:
    envs = batch(0, AutoresetMode.NEXT_STEP)
    rng = np.random.default_rng(2)
    obs, _ = envs.reset(seed=2)
    over: Array = np.zeros(TABLES, bool)
    while not over.any():
        obs, _, terminations, truncations, infos = envs.step(by_chance(obs["action_mask"], rng))
        over = terminations | truncations
    (row, *_) = np.flatnonzero(over)
    assert np.flatnonzero(obs["action_mask"][row]).tolist() == [WAIT]
    assert infos["reason"][row]
    obs, rewards, terminations, truncations, _ = envs.step(by_chance(obs["action_mask"], rng))
    assert not any(part[row] for part in (rewards, terminations, truncations))
    assert WAIT not in np.flatnonzero(obs["action_mask"][row])


def test_some_tables_of_a_batch_can_be_reset() -> None:
    envs = batch(0, AutoresetMode.DISABLED)
    before, _ = envs.reset(seed=3)
    mask = np.array([False, True, False, False])
    after, _ = envs.reset(seed=30, options={"reset_mask": mask})
    same = [np.array_equal(*pair) for pair in zip(before["observation"], after["observation"], strict=True)]
    assert same == [True, False, True, True]


@pytest.mark.parametrize(("game", "options"), [("betrayal", HAUNT), ("darkest", {})])
def test_the_same_seed_gives_the_same_observations_masks_and_rewards(game: str, options: dict[str, Any]) -> None:
    def told() -> Iterator[tuple[Array, Array, dict[str, float]]]:
        env, rng = TableEnv(game, 3, options, shaping=0.5), np.random.default_rng(7)
        env.reset(seed=7)
        for _ in range(STEPS):
            if any(env.terminations.values()):
                env.reset()
            obs = env.observe(env.agent_selection)
            yield obs["observation"], obs["action_mask"], dict(env.rewards)
            env.step(int(rng.choice(np.flatnonzero(obs["action_mask"].view(bool)))))

    for one, other in zip(told(), told(), strict=True):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])
        assert one[2] == other[2]
