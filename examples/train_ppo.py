"""Learn to play with masked PPO: one haunt of Betrayal on both sides, or Darkest's gentler night.

One network sits at seat 0, and plays heroes and traitor as they come; it learns first from games of scouts (what they
would do), then from its own, beside partners who play as it did a while ago. A folder keeps all that is needed to go
on: stopped and started again, a run goes on where it was. Nothing is fetched from anywhere.

    pip install 'dreadhall[train]'
    python examples/train_ppo.py --haunt 34 --folder runs/h34            # learn, and go on where it was
    python examples/train_ppo.py --night gentler --folder runs/gentler
    python examples/train_ppo.py --haunt 34 --folder runs/h34 --evaluate 400    # only play new games, paired by seed
"""

import argparse
import json
import multiprocessing
import os
import random
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")  # many processes play, each of them on one core

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from dreadhall.bots import Answer, Bot, SeatAt, answer_of, make_bot
from dreadhall.bots.learnt import LearntBot
from dreadhall.encoding.policy import Policy, pointers, write_policy
from dreadhall.lab.playing import GameSetup
from dreadhall.rl import vector
from dreadhall.rl.demonstrations import Demonstrations, demonstrate
from dreadhall.rl.evaluation import compare
from dreadhall.rl.setting import EpisodeSetting

GENTLER = {
    "board_side": "four-ap",
    "spawn_pool": "no-high",
    "spawn_six": "reroll",
    "chip_mix": "more2",
    "grace_round": True,
    "survivors": 4,
}
FRESH = 900_000_000
"""Seeds from here on are never learnt from."""
SNAPSHOT, CHECKPOINT, COMPANY, CURVE = "snapshot.npz", "checkpoint.pt", "company.json", "curve.jsonl"
Array = np.ndarray[Any, Any]


class Task(NamedTuple):
    """What is to be learnt."""

    game: str
    seats: int
    options: Mapping[str, Any]
    layout: str
    learnt_for: Mapping[str, Any]
    """The options by which a table is known again as one of these."""


def task_of(given: argparse.Namespace) -> Task:
    """A haunt, or a night."""
    if given.night:
        return Task("darkest", given.seats or 1, GENTLER, "gentler", GENTLER)
    options = {"haunt": given.haunt, "start": "haunt", "explorers": "dealt"}
    return Task("betrayal", given.seats or 3, options, "haunt", {"haunt": given.haunt, "start": "haunt"})


# The network


class Network(nn.Module):  # type: ignore[misc]  # torch is not there where types are checked
    """Two layers, a value, and a logit for each action; what leads to a room is judged by that room's entries too."""

    def __init__(self, setting: EpisodeSetting, width: int = 256, depth: int = 32) -> None:
        super().__init__()
        entries, actions = len(setting.layout), len(setting.actions)
        points = pointers(setting.layout.names, setting.actions.names)
        features = points.columns.shape[1]
        self.first, self.second = nn.Linear(entries, width), nn.Linear(width, width)
        self.out, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        self.room, self.room_mid = nn.Linear(features, depth, bias=False), nn.Linear(width, depth, bias=False)
        self.room_out = nn.Parameter(torch.zeros(int(points.verbs.max(initial=0)) + 1, depth))
        for name, array in zip(("columns", "leads", "rooms", "verbs"), points, strict=True):
            self.register_buffer(name, torch.as_tensor(array), persistent=False)
        for layer, gain in ((self.first, 1.4), (self.second, 1.4), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)
        nn.init.zeros_(self.out.weight)  # so that actions which are never offered cost nothing in a file
        nn.init.zeros_(self.out.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, as low as can be where an action is masked, and values."""
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        logits = self.out(hidden)
        rooms = torch.relu(self.room(seen[:, self.columns]) + self.room_mid(hidden)[:, None])  # batch × rooms × depth
        by_verb = rooms @ self.room_out.T  # batch × rooms × verbs
        logits = logits.index_add(1, self.leads, by_verb[:, self.rooms, self.verbs])
        return logits.masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)

    def weights(self) -> dict[str, Array]:
        """The arrays that NumPy plays by."""
        kept = {
            "in": self.first.weight.T,
            "in_bias": self.first.bias,
            "mid": self.second.weight.T,
            "mid_bias": self.second.bias,
            "out": self.out.weight.T,
            "out_bias": self.out.bias,
            "room": self.room.weight.T,
            "room_mid": self.room_mid.weight.T,
            "room_out": self.room_out,
        }
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in kept.items()}


def write_snapshot(network: Network, setting: EpisodeSetting, task: Task, file: Path, **about: Any) -> None:
    """What has been learnt so far, as bots play it; whoever reads it meanwhile sees the old one or the new."""
    new = file.with_suffix(".new.npz")
    told = {"options": dict(task.learnt_for), "seats": task.seats, "spaces": setting.describe(), **about}
    write_policy(new, network.weights(), setting.words, setting.layout.names, **told)
    new.replace(file)


# Those at the other seats


class Company:
    """At another seat: a partner of seat 0 plays as it did a while ago, a rival is whoever was drawn for this game."""

    def __init__(self, partner: Bot, rival: Bot) -> None:
        self.looks_back = partner.looks_back or rival.looks_back
        self._partner, self._rival = partner, rival
        self._who: Bot | None = None

    def choose(self, seat: SeatAt) -> Answer | str:
        """Who it is shows when there are sides."""
        if self._who is None:
            sides = [who.side for who in seat.position.explorers]
            if len(sides) <= seat.seat or not sides[0]:
                return answer_of(self._partner, seat)
            self._who = self._partner if sides[seat.seat] == sides[0] else self._rival
        return answer_of(self._who, seat)


_read: dict[Path, tuple[float, Policy]] = {}


def latest(file: Path) -> Policy:
    """The snapshot as it lies there now."""
    changed = file.stat().st_mtime
    if file not in _read or _read[file][0] != changed:
        _read[file] = changed, Policy.read(file)
    return _read[file][1]


def make_player(folder: Path, game: str, name: str, seed: int) -> Bot:
    """`company`: a partner who plays as the snapshot, and a rival drawn by the shares of the curriculum."""
    if name != "company":
        return make_bot(game, name, seed)
    shares = json.loads((folder / COMPANY).read_text())
    rng = random.Random(seed)
    rival = rng.choices(list(shares), list(shares.values()))[0]
    known = (latest(folder / SNAPSHOT),)
    itself = LearntBot(seed, known)
    return Company(itself, LearntBot(seed + 1, known) if rival == "itself" else make_bot(game, rival, seed))


# Learning from scouts


def demonstrate_task(task: Task, seed: int) -> Demonstrations:
    """A game of scouts."""
    return demonstrate(EpisodeSetting(task.game, task.seats, task.options, task.layout), seed)


def imitate(network: Network, setting: EpisodeSetting, task: Task, given: argparse.Namespace) -> None:
    """Learn what scouts do, from games of theirs."""
    context = multiprocessing.get_context("spawn")
    begun = time.monotonic()
    with context.Pool(given.processes) as pool:
        games = pool.map(partial(demonstrate_task, task), range(given.demonstrations), chunksize=4)
    all_of = Demonstrations(*(np.concatenate(part) for part in zip(*games, strict=True)))
    print(
        f"{len(games)} games of scouts, {len(all_of.actions)} decisions, {time.monotonic() - begun:.0f} s", flush=True
    )
    device = torch.device(given.device)
    optimizer = torch.optim.Adam(network.parameters(), 1e-3, weight_decay=1e-5)
    kept = len(all_of.actions) // 20
    order = np.random.default_rng(0).permutation(len(all_of.actions))
    held_out, order = order[:kept], order[kept:]

    def batch(rows: Array) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        mask = np.unpackbits(all_of.masks[rows], axis=1, count=len(setting.actions)).astype(bool)
        seen: Array = all_of.observations[rows].astype(np.float32)
        arrays = seen, mask, all_of.actions[rows], all_of.won[rows] * 2.0 - 1.0
        one, two, three, four = (torch.as_tensor(array).to(device) for array in arrays)
        return one, two, three, four.float()

    for epoch in range(given.epochs):
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1.0 - epoch / given.epochs)
        for rows in np.array_split(np.random.default_rng(epoch).permutation(order), max(1, len(order) // 1024)):
            entries, mask, taken, won = batch(rows)
            logits, value = network(entries, mask)
            loss = nn.functional.cross_entropy(logits, taken) + 0.5 * nn.functional.mse_loss(value, won)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            parts = [batch(rows) for rows in np.array_split(held_out, max(1, kept // 4096))]
            same = [(network(part[0], part[1])[0].argmax(1) == part[2]).float().mean().item() for part in parts]
        share = float(np.mean(same))
        print(f"epoch {epoch + 1}: as the scout would in {share:.1%} of decisions left out", flush=True)
        note(given.folder, stage="imitate", epoch=epoch + 1, same=share, seconds=time.monotonic() - begun)


# Learning from one's own games


def train(network: Network, setting: EpisodeSetting, task: Task, given: argparse.Namespace) -> None:
    """Masked PPO, until the steps or the minutes are over."""
    device, folder = torch.device(given.device), given.folder
    optimizer = torch.optim.Adam(network.parameters(), given.rate, eps=1e-5)
    steps, iteration = resume(network, optimizer, folder, device)
    ends = time.monotonic() + given.minutes * 60
    write_snapshot(network, setting, task, folder / SNAPSHOT)
    set_company(folder, steps, given)
    alone = task.seats == 1
    envs = vector(
        given.tables,
        task.game,
        task.seats,
        task.options,
        processes=given.processes,
        bots=None if alone else "company",
        shaping=given.shaping,
        most_answers=given.most_answers,
        layout=task.layout,
        autoreset_mode=AutoresetMode.SAME_STEP,
        copy=False,
        make=partial(make_player, folder),
    )
    size, tables = given.length, given.tables
    seen = torch.zeros(size, tables, len(setting.layout), device=device)
    masks = torch.zeros(size, tables, len(setting.actions), dtype=torch.bool, device=device)
    taken = torch.zeros(size, tables, dtype=torch.long, device=device)
    chances, values, rewards, dones = (torch.zeros(size, tables, device=device) for _ in range(4))
    obs, _ = envs.reset(seed=given.seed + 1_000_003 * (iteration + 1))
    begun, games, won = time.monotonic(), 0, 0
    while steps < given.steps and time.monotonic() < ends:
        for step in range(size):
            seen[step] = torch.as_tensor(obs["observation"]).to(device)
            masks[step] = torch.as_tensor(obs["action_mask"].view(bool)).to(device)
            with torch.no_grad():
                logits, values[step] = network(seen[step], masks[step])
                chosen = torch.distributions.Categorical(logits=logits)
                taken[step] = chosen.sample()
                chances[step] = chosen.log_prob(taken[step])
            obs, reward, terminated, truncated, _ = envs.step(taken[step].cpu().numpy())
            over = terminated | truncated
            rewards[step] = torch.as_tensor(reward, dtype=torch.float32).to(device)
            dones[step] = torch.as_tensor(over, dtype=torch.float32).to(device)
            games, won = games + int(over.sum()), won + int((reward[terminated] > 0.5).sum())
        steps, iteration = steps + size * tables, iteration + 1
        with torch.no_grad():
            mask = torch.as_tensor(obs["action_mask"].view(bool)).to(device)
            last = network(torch.as_tensor(obs["observation"]).to(device), mask)[1]
        gains = advantages(rewards, values, dones, last, given.discount, given.trace)
        flat = Rollout(*(part.flatten(0, 1) for part in (seen, masks, taken, chances, values, gains)))
        told = improve(network, optimizer, flat, given, only_value=iteration <= given.warm_up)
        told |= {"steps": steps, "games": games, "won": won / max(1, games), "seconds": time.monotonic() - begun}
        if iteration % given.refresh == 0:
            write_snapshot(network, setting, task, folder / SNAPSHOT, steps=steps)
            set_company(folder, steps, given)
            keep(network, optimizer, folder, steps, iteration)
            print(" ".join(f"{name} {value:.4g}" for name, value in told.items()), flush=True)
            note(folder, stage="ppo", iteration=iteration, **told)
            games = won = 0
    write_snapshot(network, setting, task, folder / SNAPSHOT, steps=steps)
    keep(network, optimizer, folder, steps, iteration)
    envs.close()


class Rollout(NamedTuple):
    """What was seen and done, step after step, all tables in one row."""

    seen: torch.Tensor
    masks: torch.Tensor
    taken: torch.Tensor
    chances: torch.Tensor
    values: torch.Tensor
    gains: torch.Tensor


def advantages(
    rewards: torch.Tensor,
    values: torch.Tensor,
    dones: torch.Tensor,
    last: torch.Tensor,
    discount: float,
    trace: float,
) -> torch.Tensor:
    """By how much each step turned out better than was expected (GAE)."""
    gains = torch.zeros_like(rewards)
    following, gain = last, torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - dones[step]
        surprise = rewards[step] + discount * following * goes_on - values[step]
        gain = surprise + discount * trace * goes_on * gain
        gains[step], following = gain, values[step]
    return gains


def improve(
    network: Network, optimizer: torch.optim.Optimizer, data: Rollout, given: argparse.Namespace, *, only_value: bool
) -> dict[str, float]:
    """A few passes over a rollout; at first only the values are learnt, which scouts could not teach."""
    returns, losses = data.gains + data.values, []
    size = max(1, len(returns) // given.parts)
    for _ in range(given.passes):
        for rows in torch.randperm(len(returns), device=returns.device).split(size):
            logits, value = network(data.seen[rows], data.masks[rows])
            chosen = torch.distributions.Categorical(logits=logits)
            log_ratio = chosen.log_prob(data.taken[rows]) - data.chances[rows]
            ratio = log_ratio.exp()
            gains = data.gains[rows]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            clipped = torch.clamp(ratio, 1 - given.clip, 1 + given.clip)
            policy_loss = -torch.min(gains * ratio, gains * clipped).mean()
            entropy = chosen.entropy().mean()
            value_loss = 0.5 * (value - returns[rows]).pow(2).mean()
            loss = given.value * value_loss
            if not only_value:
                loss = loss + policy_loss - given.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            moved = ((ratio - 1) - log_ratio).mean().item()
            losses.append((policy_loss.item(), value_loss.item(), entropy.item(), moved))
    return dict(zip(("policy", "value", "entropy", "moved"), np.mean(losses, axis=0).tolist(), strict=True))


def set_company(folder: Path, steps: int, given: argparse.Namespace) -> None:
    """The curriculum: rivals who play by chance become fewer, and those who play as it does itself more."""
    far = min(1.0, steps / max(1, given.steps) * 2)
    shares = {"random": 0.3 * (1 - far), "scout": 0.6, "itself": 0.1 + 0.3 * far}
    new = folder / "company.new"
    new.write_text(json.dumps(shares))
    new.replace(folder / COMPANY)


# What is kept


def keep(network: Network, optimizer: torch.optim.Optimizer, folder: Path, steps: int, iteration: int) -> None:
    """A checkpoint, from which a run goes on."""
    state = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
    new = folder / "checkpoint.new"
    torch.save({**state, "steps": steps, "iteration": iteration}, new)
    new.replace(folder / CHECKPOINT)


def resume(network: Network, optimizer: torch.optim.Optimizer, folder: Path, device: torch.device) -> tuple[int, int]:
    """Go on where the last run was: its steps and iterations; none where there is nothing yet."""
    if not (folder / CHECKPOINT).is_file():
        return 0, 0
    kept = torch.load(folder / CHECKPOINT, map_location=device)
    network.load_state_dict(kept["network"])
    if "optimizer" in kept:
        optimizer.load_state_dict(kept["optimizer"])
    return kept["steps"], kept["iteration"]


def note(folder: Path, **told: Any) -> None:
    """A line of the curve."""
    with (folder / CURVE).open("a") as file:
        file.write(json.dumps(told) + "\n")


# How good it is


def evaluate(task: Task, given: argparse.Namespace) -> None:
    """On new seeds, each played by all: the network on either side, beside chance and scouts in the same place."""
    seeds = range(FRESH + given.first, FRESH + given.first + given.evaluate)
    setup = GameSetup(task.game, task.seats, dict(task.options))
    rivals = ("scout", "random") if task.game == "betrayal" else ()
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        play_all = partial(pool.map, chunksize=4)
        for found in compare(setup, given.folder / SNAPSHOT, seeds, rivals, play_all):
            print(found, flush=True)


def main() -> None:
    """Imitate, train, evaluate: whatever is not done yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--haunt", type=int, default=34)
    what.add_argument("--night", choices=["gentler"])
    parser.add_argument("--seats", type=int, help="3 for a haunt, 1 for a night if not given")
    parser.add_argument("--folder", type=Path, default=Path("runs/ppo"), help="where all is kept")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", type=int, default=256, help="at once")
    parser.add_argument("--steps", type=int, default=20_000_000)
    parser.add_argument("--minutes", type=float, default=1e9, help="after which a run stops, to go on another time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--demonstrations", type=int, default=2000, help="games of scouts to learn from first")
    parser.add_argument("--epochs", type=int, default=8, help="over these games")
    parser.add_argument("--length", type=int, default=64, help="steps of each table in a rollout")
    parser.add_argument("--parts", type=int, default=8, help="of a rollout")
    parser.add_argument("--passes", type=int, default=3, help="over a rollout")
    parser.add_argument("--rate", type=float, default=2.5e-4)
    parser.add_argument("--discount", type=float, default=0.997)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--value", type=float, default=0.5)
    parser.add_argument("--shaping", type=float, default=0.5, help="reward for objectives and progress on the way")
    parser.add_argument("--warm-up", type=int, default=10, help="rollouts from which only values are learnt")
    parser.add_argument("--refresh", type=int, default=10, help="rollouts between snapshots and checkpoints")
    parser.add_argument("--most-answers", type=int, default=3000)
    parser.add_argument("--evaluate", type=int, default=0, metavar="GAMES", help="learn nothing, play new games")
    parser.add_argument("--first", type=int, default=0, help="where the seeds of these begin")
    given = parser.parse_args()
    task = task_of(given)
    if given.evaluate:
        if not (given.folder / SNAPSHOT).is_file():
            parser.error(f"there is no {SNAPSHOT} in {given.folder}: nothing has been learnt there yet")
        evaluate(task, given)
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    setting = EpisodeSetting(task.game, task.seats, task.options, task.layout)
    network = Network(setting).to(given.device)
    print(setting.describe(), sum(part.numel() for part in network.parameters()), "weights", flush=True)
    if not (given.folder / CHECKPOINT).is_file() and given.demonstrations:
        imitate(network, setting, task, given)
        torch.save({"network": network.state_dict(), "steps": 0, "iteration": 0}, given.folder / CHECKPOINT)
        write_snapshot(network, setting, task, given.folder / "imitated.npz")
    train(network, setting, task, given)


if __name__ == "__main__":
    main()
