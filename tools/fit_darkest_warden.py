"""Fit what bots think of positions of Dark, Darker, Darkest to recorded games.

    python tools/fit_darkest_warden.py record games.jsonl --first 2000 --games 2000
    python tools/fit_darkest_warden.py fit games.jsonl

`record` lets crews play by habit, or by plans with `--simulations`, in nights of all kinds; it notes the features of
every round, and what became of the game. From the door of the laboratory several futures are played by reflex, and the
features of each moment in which the enemies have reacted are noted. `fit` writes `reach.json` (does the team get into
the laboratory?) and `win.json` (does it win then?) beside the warden, and `standing.json` (is the showdown won?) beside
its reflexes. NumPy is needed for that, and for nothing else.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import dreadhall
from dreadhall.bots.darkest.showdown.features import ShowdownFeatures
from dreadhall.bots.darkest.showdown.field import ShowdownField, rules_at
from dreadhall.bots.darkest.showdown.reflexes import Reflexes
from dreadhall.bots.darkest.warden.features import TurnFeatures, rounds_at
from dreadhall.bots.darkest.warden.player import TeamPlayer
from dreadhall.kernel import Table

BOTS = Path(__file__).parent.parent / "src/dreadhall/bots/darkest"
FILES = {"reach": "warden/reach.json", "win": "warden/win.json", "standing": "showdown/standing.json"}
GENTLER = {
    "board_side": "four-ap",
    "spawn_pool": "no-high",
    "spawn_six": "reroll",
    "chip_mix": "more2",
    "grace_round": True,
}
NIGHTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, GENTLER),
    (4, {}),
    (4, {"mode": "darkest"}),
    (4, GENTLER),
    (3, GENTLER),
    (4, {"mode": "darker"}),
    (4, {}),
    (5, {}),
    (3, {}),
    (2, GENTLER),
)
"""With how many seats and which options the recorded games are played, in turn."""

SHOWDOWNS = 4
"""So many futures are played from each door of a laboratory."""
MOST = 2_000
"""A showdown that takes more answers is left as it is."""

LEFT_OUT = 5
"""One game in so many is left out of the fit and tells how good it is."""

RIDGE, DEPTH, RATE, MOST_TREES, LEAST_ROWS = 10.0, 3, 0.1, 60, 150
BINS = 24

Row = dict[str, float]


def play(seed: int, seats: int, options: dict[str, Any], simulations: int) -> dict[str, Any]:
    """A game: what each round looked like, and the showdowns that came of it."""
    table = dreadhall.new_table("darkest", seats, seed, {"house": "recommended"} | options, record=False)
    player = TeamPlayer(simulations)
    rounds: list[Row] = []
    showdowns: list[dict[str, Any]] = []
    while table.ask is not None:
        state: Any = table.state
        if table.ask.prompt == "act":
            if state.showdown is not None:
                showdowns = [fought(table.fork(number)) for number in range(SHOWDOWNS)]
                break
            if state.round > len(rounds):
                rounds.append(rounded(TurnFeatures(rounds_at(table)).values()))
        seat, key = player.answer(table)
        table.answer(key, seat)
    night = {"seats": seats, **options}
    return {"seed": seed, "night": night, "rounds": rounds, "showdowns": showdowns}


def fought(table: Table) -> dict[str, Any]:
    """A showdown by reflex: what each moment looked like in which the enemies had reacted, and whether it was won."""
    reflexes, moments, event = Reflexes(), [], -1
    last = table.move + MOST
    while table.ask is not None and table.move < last:
        rules = rules_at(table)
        now = rules.showdown().event + 3 * rules.showdown().darkness
        if table.ask.prompt == "act" and now != event:
            event = now
            moments.append(rounded(ShowdownFeatures(ShowdownField(rules)).values()))
        seat, key = reflexes.answer(table)
        table.answer(key, seat)
    won = table.result is not None and bool(table.result.winners)
    return {"won": won, "why": "" if table.result is None else table.result.reason, "moments": moments}


def rounded(values: dict[str, float]) -> Row:
    """Features as a file holds them."""
    return {name: round(float(value), 3) for name, value in values.items()}


def record(path: Path, seeds: Iterable[int], simulations: int) -> None:
    """Append games to a file, a line each."""
    with path.open("a") as file:
        for seed in seeds:
            seats, options = NIGHTS[seed % len(NIGHTS)]
            file.write(json.dumps(play(seed, seats, options, simulations)) + "\n")
            file.flush()


def fit(paths: Iterable[Path]) -> None:
    """All evaluations, from all games of these files."""
    games = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    rows: dict[str, list[tuple[int, Row, float]]] = {name: [] for name in FILES}
    for game in games:
        seed, fights = game["seed"], game["showdowns"]
        won = sum(fight["won"] for fight in fights) / max(1, len(fights))
        rows["reach"] += [(seed, rounds, float(bool(fights))) for rounds in game["rounds"]]
        rows["win"] += [(seed, rounds, won) for rounds in game["rounds"] if fights]
        rows["standing"] += [(seed, moment, float(fight["won"])) for fight in fights for moment in fight["moments"]]
    for name, file in FILES.items():
        (BOTS / file).write_text(json.dumps(fitted(rows[name]), separators=(",", ":")) + "\n")


def fitted(rows: list[tuple[int, Row, float]]) -> dict[str, Any]:
    """Logistic regression, and boosted trees for what it cannot say."""
    import numpy as np

    names = list(rows[0][1])
    x = np.array([[values.get(name, 0.0) for name in names] for _, values, _ in rows])
    y = np.array([target for _, _, target in rows])
    out = np.array([seed // len(NIGHTS) % LEFT_OUT == 0 for seed, _, _ in rows])
    chosen = np.where(~out)[0]
    mean, spread = x[chosen].mean(0), x[chosen].std(0) + 1e-9
    columns = np.c_[np.ones(len(x)), (x - mean) / spread]
    weights = np.zeros(columns.shape[1])
    weights[0] = np.log(y[chosen].mean() / (1 - y[chosen].mean()))
    ridge = np.r_[0.0, np.full(len(names), RIDGE)]

    def odds(some: Any) -> Any:
        return 1 / (1 + np.exp(-np.clip(some, -30, 30)))

    def loss(some: Any, which: Any) -> float:
        chance = np.clip(odds(some[which]), 1e-6, 1 - 1e-6)
        return float(-(y[which] * np.log(chance) + (1 - y[which]) * np.log(1 - chance)).mean())

    def cost(some: Any) -> float:
        return loss(columns @ some, chosen) * len(chosen) + float((ridge * some**2).sum()) / 2

    for _ in range(60):
        chance = odds(columns[chosen] @ weights)
        slope = columns[chosen].T @ (chance - y[chosen]) + ridge * weights
        bend = (columns[chosen] * (chance * (1 - chance))[:, None]).T @ columns[chosen]
        step = np.linalg.solve(bend + np.diag(ridge + 1e-6), slope)
        size = 1.0
        while size > 1e-4 and cost(weights - size * step) > cost(weights):
            size /= 2
        weights = weights - size * step
        if abs(size * step).max() < 1e-5:
            break
    total = columns @ weights
    plain = loss(total, out)
    trees: list[Any] = []
    best, kept = plain, 0
    limits = [np.unique(np.quantile(x[chosen][:, n], np.linspace(0.03, 0.97, BINS))) for n in range(x.shape[1])]
    for _ in range(MOST_TREES):
        chance = odds(total)
        tree = grown(x, chosen, chance - y, chance * (1 - chance), limits, DEPTH)
        if isinstance(tree, float):
            break
        trees.append(tree)
        total = total + leaves(tree, x)
        if loss(total, out) < best - 1e-6:
            best, kept = loss(total, out), len(trees)
    nothing = loss(np.full(len(y), np.log(y[chosen].mean() / (1 - y[chosen].mean()))), out)
    slopes = weights[1:] / spread
    note = (
        f"{len({seed for seed, _, _ in rows})} games, {len(rows)} positions; log loss on the fifth left out "
        f"{best:.4f}, {plain:.4f} without trees, {nothing:.4f} without features"
    )
    print(note)
    return {
        "features": names,
        "bias": round(float(weights[0] - (slopes * mean).sum()), 5),
        "weights": [round(float(slope), 5) for slope in slopes],
        "trees": [flat(tree) for tree in trees[:kept]],
        "fitted_to": note,
    }


def grown(x: Any, rows: Any, slope: Any, bend: Any, limits: list[Any], depth: int) -> Any:
    """A tree of (feature, limit, below, above), or the value of a leaf."""
    import numpy as np

    total, weight = slope[rows].sum(), bend[rows].sum()
    best, split = 1.0, None
    for n, marks in enumerate(limits if depth else ()):
        bins = np.searchsorted(marks, x[rows, n], side="right")
        below = np.bincount(bins, slope[rows], len(marks) + 1).cumsum()
        heavy = np.bincount(bins, bend[rows], len(marks) + 1).cumsum()
        count = np.bincount(bins, minlength=len(marks) + 1).cumsum()
        for k, mark in enumerate(marks):
            if LEAST_ROWS <= count[k] <= len(rows) - LEAST_ROWS:
                rest, other = total - below[k], weight - heavy[k]
                gain = below[k] ** 2 / (heavy[k] + 5) + rest**2 / (other + 5) - total**2 / (weight + 5)
                if gain > best:
                    best, split = gain, (n, float(mark))
    if split is None:
        return float(-RATE * total / (weight + 5))
    low = x[rows, split[0]] < split[1]
    sides = [grown(x, some, slope, bend, limits, depth - 1) for some in (rows[low], rows[~low])]
    return (*split, *sides)


def leaves(tree: Any, x: Any) -> Any:
    """The leaf that each row comes to."""
    import numpy as np

    if isinstance(tree, float):
        return np.full(len(x), tree)
    n, limit, below, above = tree
    return np.where(x[:, n] < limit, leaves(below, x), leaves(above, x))


def flat(tree: Any) -> dict[str, Any]:
    """A tree as its reader wants it."""
    nodes: list[Any] = []
    values: list[float] = []

    def lay(part: Any) -> int:
        if isinstance(part, float):
            values.append(round(part, 5))
            return -len(values)
        at = len(nodes)
        nodes.append(None)
        below, above = lay(part[2]), lay(part[3])
        nodes[at] = [part[0], part[1], below, above]
        return at

    lay(tree)
    return {"nodes": nodes, "leaves": values}


def main() -> None:
    """Record or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "fit"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--simulations", type=int, default=0)
    given = parser.parse_args()
    if given.what == "record":
        record(given.files[0], range(given.first, given.first + given.games), given.simulations)
    else:
        fit(given.files)


if __name__ == "__main__":
    main()
