"""Measure environments for learning: `python -m bench.rl`, beside PettingZoo's classic games and RLCard's.

A step is one action of a random player, with the observation and the mask that it is chosen by. Games are set up anew
within the time. Where bots have the other seats, their answers belong to the step, and how many there are is told.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from typing import Any

import numpy as np

from bench import report
from bench.games import options_of
from bench.measure import ROUNDS, Task, clock, race
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.rl import SeatEnv, TableEnv, vector

SEATS = {"betrayal": 3, "darkest": 2}
CLASSIC = ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4")
RLCARD = ("gin-rummy", "mahjong")
TABLES = 16


def chosen(mask: Any, rng: random.Random) -> int:
    """Any legal action."""
    legal = np.asarray(mask).view(np.bool_).nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def stepping(env: Any) -> Task:
    """Play an AEC environment, as PettingZoo's documents show it: the same games in each round."""

    def task(steps: int) -> float:
        rng, begun, seeds = random.Random(1), clock(), count()
        while steps:
            seed = next(seeds)
            env.reset(seed=seed, **options_for(env, seed))
            while steps:
                obs, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(chosen(obs["action_mask"], rng))
                steps -= 1
        return clock() - begun

    return task


def options_for(env: Any, seed: int) -> dict[str, Any]:
    """Each haunt comes as often as the others."""
    return {"options": {"game": options_of(env.setting.game.name, seed)}} if isinstance(env, TableEnv) else {}


def seated(game: str, answers: list[float]) -> Task:
    """Play one seat among bots that play by chance: the same games in each round."""
    env = SeatEnv(game, SEATS[game], bots="random")

    def task(steps: int) -> float:
        rng, begun, seeds, given, wanted = random.Random(1), clock(), count(), 0, steps
        while steps:
            seed = next(seeds)
            obs, _ = env.reset(seed=seed, options={"game": options_of(game, seed)})
            before, is_over = env.table.move, False
            while steps and not is_over:
                obs, _, terminated, truncated, _ = env.step(chosen(obs["action_mask"], rng))
                steps, is_over = steps - 1, terminated or truncated
            given += env.table.move - before
        answers[:] = [given / wanted]
        return clock() - begun

    return task


def batched(game: str) -> Task:
    """Play a batch of such tables."""
    options, layout = ({"haunt": 34}, "haunt") if game == "betrayal" else ({}, "wide")
    envs = vector(TABLES, game, SEATS[game], options, bots="random", layout=layout, copy=False)
    obs, _ = envs.reset(seed=1)

    def task(steps: int) -> float:
        nonlocal obs
        rng, begun = random.Random(1), clock()
        for _ in range(0, steps, TABLES):
            actions = np.array([chosen(mask, rng) for mask in obs["action_mask"]])
            obs, *_ = envs.step(actions)
        return clock() - begun

    return task


def classic_steps(name: str) -> Task:
    """Play one of PettingZoo's own."""
    return stepping(import_module(f"pettingzoo.classic.{name}").env())


def rlcard_steps(name: str) -> Task:
    """Play an environment of RLCard, with the states that it makes for learners."""
    env = import_module("rlcard").make(name, config={"seed": 1})

    def task(steps: int) -> float:
        rng, begun = random.Random(1), clock()
        while steps:
            state, _ = env.reset()
            while steps and not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                steps -= 1
        return clock() - begun

    return task


def import_haunts() -> None:
    """Rules of a haunt are imported when it is first revealed: that is done before anything is timed."""
    for record in HAUNTS.values():
        record.load_rules()


def peers(tell: Callable[[str], None]) -> dict[str, Task]:
    """Those of PettingZoo and RLCard that can be imported; of each of the others one line."""
    makers = {f"pettingzoo {name}": partial(classic_steps, name) for name in CLASSIC}
    makers |= {f"rlcard {name}": partial(rlcard_steps, name) for name in RLCARD}
    found: dict[str, Task] = {}
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError as error:
            tell(f"{name} is left out: {error}")
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.rl", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="a sample")
    given = parser.parse_args(arguments)
    screen = report.console()
    others = peers(screen.print)
    import_haunts()
    answers: dict[str, list[float]] = {game: [] for game in SEATS}
    ours: dict[str, Task] = {}
    for game, seats in SEATS.items():
        ours[f"{game}, all {seats} seats (AEC)"] = stepping(TableEnv(game, seats))
        ours[f"{game}, one seat among random bots"] = seated(game, answers[game])
        ours[f"{game}, {TABLES} such tables in a batch"] = batched(game)
    rates = race({**ours, **others}, given.seconds)
    screen.print(report.rates(f"Steps a processor second, {ROUNDS} rounds in turns", rates, []))
    for game, (many,) in answers.items():
        screen.print(f"Among bots a step of {game} is {many:.1f} answers at the table.")


if __name__ == "__main__":
    main()
