"""Many tables at once are the same as one by one, here and over processes, and begin anew as Gymnasium says."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from typing_extensions import override

from dreadhall.bots import Bot, SeatAt
from dreadhall.encoding import Array
from dreadhall.kernel import BadOption
from dreadhall.rl import WAIT, SeatEnv, SeatVectorEnv, TableEnv, WorkerFailed, vector

TABLES = 4
STEPS = 2000
MOST_ANSWERS = 120
HAUNT = {"haunt": 37, "start": "haunt", "explorers": "dealt"}
ANY_HAUNT = {"start": "haunt", "explorers": "dealt"}
PLAYED: list[tuple[str, dict[str, Any], AutoresetMode]] = [
    ("betrayal", ANY_HAUNT, AutoresetMode.NEXT_STEP),
    ("darkest", {}, AutoresetMode.SAME_STEP),
]


def seat_env(game: str, options: dict[str, Any]) -> SeatEnv:
    """One of the tables by itself."""
    return SeatEnv(game, 3, options, bots="random", shaping=0.5, most_answers=MOST_ANSWERS)


def batch(
    processes: int, mode: AutoresetMode, game: str = "betrayal", options: dict[str, Any] = ANY_HAUNT
) -> SeatVectorEnv:
    """The same tables as one environment."""
    return vector(
        TABLES,
        game,
        3,
        options,
        processes=processes,
        bots="random",
        shaping=0.5,
        most_answers=MOST_ANSWERS,
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


@pytest.mark.parametrize(("game", "options", "mode"), PLAYED, ids=str)
def test_a_batch_here_and_over_processes_is_what_gymnasium_makes_of_single_tables(
    game: str, options: dict[str, Any], mode: AutoresetMode
) -> None:
    single = SyncVectorEnv([partial(seat_env, game, options)] * TABLES, autoreset_mode=mode)
    here, shared = batch(0, mode, game, options), batch(2, mode, game, options)
    ended = 0
    for moments in zip(*(history(envs, STEPS // TABLES) for envs in (single, here, shared)), strict=True):
        for one, *others in zip(*moments, strict=True):
            assert all(np.array_equal(one, other) for other in others)
        ended += sum(int(part.sum()) for part in moments[0][3:5] if isinstance(part, np.ndarray))
    assert ended > 2 * TABLES
    shared.close()


class ForgetfulBot:
    """A bot that cannot go on from some move on, or takes its process with it."""

    looks_back = False

    def choose(self, seat: SeatAt) -> str:
        """The first choice, as long as it can."""
        if seat.move > 5:
            raise LookupError("where was I?")
        return seat.keys[0]


class FatalBot(ForgetfulBot):
    """The latter."""

    @override
    def choose(self, seat: SeatAt) -> str:
        os._exit(3)


def make_forgetful(game: str, name: str, seed: int) -> Bot:
    """One of those."""
    return FatalBot() if name == "fatal" else ForgetfulBot()


@pytest.mark.parametrize(("bots", "told"), [("forgetful", "where was I"), ("fatal", "exit code 3")])
def test_what_fails_in_another_process_is_raised_with_what_it_says(bots: str, told: str) -> None:
    envs = vector(2, "betrayal", 3, HAUNT, processes=2, bots=bots, layout="haunt", make=make_forgetful)
    for _ in range(2):  # and again, since whoever has failed once is still to be closed
        with pytest.raises(WorkerFailed, match=told):
            list(history(envs, 20))
    envs.close()


def test_whoever_is_interrupted_at_the_keyboard_hears_of_it_once() -> None:
    others = multiprocessing.active_children()
    envs = vector(2, "betrayal", 3, HAUNT, processes=2, bots="random", layout="haunt")
    before = envs.reset(seed=1)[0]["observation"]
    for worker in set(multiprocessing.active_children()).difference(others):
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)
    assert np.array_equal(before, envs.reset(seed=1)[0]["observation"])
    envs.close()


def test_the_spaces_of_a_batch_hold_what_it_shows() -> None:
    envs = batch(0, AutoresetMode.NEXT_STEP)
    obs, _ = envs.reset(seed=1)
    assert obs in envs.observation_space
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert by_chance(obs["action_mask"], np.random.default_rng(1)) in envs.action_space


def test_gymnasium_makes_a_batch_by_its_name() -> None:
    envs = gymnasium.make_vec(
        "dreadhall.rl:dreadhall/Seat-v0", TABLES, game="betrayal", seats=3, options=HAUNT, bots="random"
    )
    assert isinstance(envs, SeatVectorEnv)
    assert envs.num_envs == TABLES
    obs, _ = envs.reset(seed=1)
    assert obs in envs.observation_space


@pytest.mark.parametrize(("tables", "processes"), [(0, 0), (2, -1)])
def test_there_is_no_batch_of_nothing(tables: int, processes: int) -> None:
    with pytest.raises(BadOption):
        vector(tables, "betrayal", 3, processes=processes)


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


@pytest.mark.parametrize(("game", "options"), [("betrayal", ANY_HAUNT), ("darkest", {})])
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
