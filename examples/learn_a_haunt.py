"""Learn to play the heroes of a haunt against chance, with nothing but NumPy: a policy gradient of a few minutes.

    python examples/learn_a_haunt.py --haunt 34 --games 240

The policy knows an action by its name, and by what the observation says of the room it leads to: whether an objective
is there, how far it is to one, who else is there. Each of these has a weight, and the softmax over the legal actions
says how likely each is. After every batch of games, whatever was followed by more reward than most becomes more likely
(REINFORCE with a baseline; what comes later counts less). At the end it plays new seeds, and so does chance.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from dreadhall.lab.statistics import Interval, share_interval
from dreadhall.rl import TableEnv

Array = np.ndarray[Any, Any]
FIRST_TEST_SEED = 1_000_000
"""Games are judged on seeds that nobody has learnt from."""
OF_A_ROOM = ("foes", "monsters", "friends", "cards", "tokens")
FLOORS = ("upper", "ground", "basement")
FAR = 2.0
LATER = 0.95


class Eyes:
    """What is seen of each legal action, from the names of actions and entries alone."""

    def __init__(self, table: TableEnv) -> None:
        actions, entries = table.setting.actions.names, table.setting.layout.names
        at = {name: place for place, name in enumerate(entries)}
        rooms = [name.split(":")[1] for name in entries if name.startswith("room:") and name.endswith(":placed")]
        verbs = sorted({name.split(":")[0] for name in actions})
        self._verb = np.array([verbs.index(name.split(":")[0]) for name in actions])
        self._room = np.array(
            [rooms.index(name.split(":")[-1]) if name.split(":")[-1] in rooms else -1 for name in actions]
        )
        self._in_rooms = np.array([[at[f"room:{room}:{what}"] for what in OF_A_ROOM] for room in rooms])
        self._floors = np.array([[at[f"room:{room}:{floor}"] for floor in FLOORS] for room in rooms])
        self._places = np.array([[at[f"room:{room}:{axis}"] for axis in "xy"] for room in rooms])
        self._goals = np.array([[at[f"objective:{n}:room:{room}"] for room in rooms] for n in range(6)])
        self._verbs = len(verbs)
        self.size = len(verbs) + len(OF_A_ROOM) + 2

    def look(self, seen: Array, legal: Array) -> Array:
        """A row for each legal action."""
        rows: Array = np.zeros((len(legal), self.size), np.float32)
        rows[np.arange(len(legal)), self._verb[legal]] = 1.0
        leads = np.flatnonzero(self._room[legal] >= 0)
        rooms = self._room[legal[leads]]
        is_goal = seen[self._goals].max(axis=0)
        rows[leads, self._verbs : -2] = seen[self._in_rooms[rooms]]
        rows[leads, -2] = is_goal[rooms]
        rows[leads, -1] = -self._way(seen, rooms, np.flatnonzero(is_goal))
        return rows

    def _way(self, seen: Array, rooms: Array, goals: Array) -> Array:
        """How far it is from rooms to the nearest goal on their floor, as the crow flies."""
        if not len(goals) or not len(rooms):
            return np.full(len(rooms), FAR)
        apart = np.abs(seen[self._places[rooms]][:, None] - seen[self._places[goals]][None]).sum(axis=2)
        alike = seen[self._floors[rooms]] @ seen[self._floors[goals]].T
        nearest: Array = np.where(alike > 0, apart, FAR).min(axis=1)
        return nearest


class Step(NamedTuple):
    """One decision: what was seen of the legal actions, how likely each was, which was taken, and what it brought."""

    rows: Array
    chances: Array
    taken: int
    reward: float = 0.0


Choose = Callable[[Array, Array, np.random.Generator], tuple[int, Step | None]]


class Policy:
    """A weight for all that can be seen of an action."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.weights = np.zeros(eyes.size)

    def choose(self, seen: Array, legal: Array, rng: np.random.Generator) -> tuple[int, Step | None]:
        """An action, as likely as it deserves."""
        rows = self.eyes.look(seen, legal)
        logits = rows @ self.weights
        powers = np.exp(logits - logits.max())
        chances = powers / powers.sum()
        taken = int(rng.choice(len(legal), p=chances))
        return int(legal[taken]), Step(rows, chances, taken)

    def learn(self, games: list[list[Step]], rate: float) -> None:
        """Make what was followed by more reward than most more likely."""
        steps = [step for game in games for step in game]
        returns = np.array([later for game in games for later in returns_of(game)])
        advantages = (returns - returns.mean()) / (returns.std() + 1e-6)
        slope = np.zeros_like(self.weights)
        for step, advantage in zip(steps, advantages, strict=True):
            slope += advantage * (step.rows[step.taken] - step.chances @ step.rows)
        self.weights += rate * slope / len(games)


def returns_of(game: list[Step]) -> list[float]:
    """What followed each decision, all in all; what came later counts less."""
    later, found = 0.0, []
    for step in reversed(game):
        later = step.reward + LATER * later
        found.append(later)
    return found[::-1]


def by_chance(seen: Array, legal: Array, rng: np.random.Generator) -> tuple[int, Step | None]:
    """Any legal action."""
    return int(rng.choice(legal)), None


def play(table: TableEnv, seed: int, rng: np.random.Generator, choose: Choose) -> tuple[list[list[Step]], bool]:
    """One game: the decisions of each hero, and whether the heroes won. Everybody else plays by chance."""
    table.reset(seed=seed)
    is_hero = table.setting.layout.names.index("haunt:side:heroes")
    games: dict[str, list[Step]] = {agent: [] for agent in table.possible_agents}
    heroes: set[str] = set()
    agent = table.agent_selection
    while not (table.terminations[agent] or table.truncations[agent]):
        seen = table.observe(agent)
        legal = np.flatnonzero(seen["action_mask"])
        plays = choose if seen["observation"][is_hero] else by_chance
        action, step = plays(seen["observation"], legal, rng)
        table.step(action)
        heroes |= {agent} if seen["observation"][is_hero] else set()
        games[agent] += [step] if step is not None else []
        for other, steps in games.items():
            if steps:
                steps[-1] = steps[-1]._replace(reward=steps[-1].reward + table.rewards[other])
        agent = table.agent_selection
    result = table.table.result
    winners = {table.possible_agents[seat] for seat in result.winners} if result is not None else set()
    return [steps for steps in games.values() if steps], bool(heroes & winners)


def share_won(table: TableEnv, games: int, choose: Choose) -> tuple[float, Interval]:
    """The share of new games that are won, and where the true one lies 19 times in 20."""
    rng = np.random.default_rng(1)
    won = sum(play(table, FIRST_TEST_SEED + number, rng, choose)[1] for number in range(games))
    return won / games, share_interval(won, games)


def train(table: TableEnv, games: int, batch: int = 20, rate: float = 3.0, seed: int = 0) -> Policy:
    """Play and learn, batch after batch."""
    policy = Policy(Eyes(table))
    rng = np.random.default_rng(seed)
    begun = time.process_time()
    for first in range(0, games, batch):
        played = [play(table, seed + number, rng, policy.choose) for number in range(first, first + batch)]
        policy.learn([steps for games_of_heroes, _ in played for steps in games_of_heroes], rate)
        won = sum(is_won for _, is_won in played) / batch
        print(f"{first + batch} games, {time.process_time() - begun:.0f} s: {won:.0%} of the last {batch} won")
    return policy


def main() -> None:
    """Learn, and compare with chance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--haunt", type=int, default=34)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=240, help="to learn from")
    parser.add_argument("--shaping", type=float, default=1.0, help="reward for objectives on the way")
    parser.add_argument("--test", type=int, default=100, help="games to be judged by")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    options = {"haunt": given.haunt, "start": "haunt", "explorers": "dealt"}
    table = TableEnv("betrayal", given.seats, options, shaping=given.shaping, most_answers=800)
    policy = train(table, given.games, seed=given.seed)
    for name, choose in (("chance", by_chance), ("what was learnt", policy.choose)):
        share, (low, high) = share_won(table, given.test, choose)
        print(f"as heroes, {name} wins {share:.1%} of {given.test} new games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
