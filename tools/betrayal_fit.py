"""Let bots play every haunt of Betrayal, and fit what a position promises the heroes to how the games ended.

`python tools/betrayal_fit.py play --games 60 --to games.jsonl` records positions; `fit games.jsonl …` writes the
weights that the warden reads. `calibrate said.jsonl …` draws them toward what came of the games in which they said
something (`python -m bench.calibration --game betrayal --to said.jsonl`): all of them by one slope, and each haunt by a
step of its own, so that what was fitted to older rules and players holds for those of now.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.bots.base import Answer, Bot, SeatAt, next_answer
from dreadhall.bots.betrayal import worth
from dreadhall.bots.betrayal.intentions import Intention, intentions_of_a_turn, intentions_of_monsters
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.question import Question
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.kernel import Table

MOST = 3000
BETWEEN = 3
"""So many answers may lie between two questions of the same turn."""
WHIM = 0.4
"""How often a recorded scout sets out for something else than its habit: a search comes to such positions, too."""
NOTED = 0.4
"""How many of the turns are noted: to look at one takes as long as to play some, and more games teach more."""
TO = Path(worth.__file__).with_name(worth.FILE)
COMMON, OWN = 2.0, 6.0
"""How strongly weights are drawn to 0: those for all haunts, and those by which a haunt differs."""
CLOSE = 1e-6


class Whimsical:
    """A scout that now and then does something else with a turn, and notes what."""

    looks_back = True

    def __init__(self, seed: int, table: Table, notes: list[dict[str, Any]]) -> None:
        self._table = table
        self._scout = ScoutBot(seed)
        self._random = random.Random(seed)
        self._notes = notes
        self._asked = (-BETWEEN, "")

    def choose(self, seat: SeatAt) -> Answer:
        """What it has set out to do, or what a scout does."""
        question = Question(seat)
        if question.prompt in ("turn", "monster") and question.outlook.view.haunt is not None:
            move, prompt = self._asked
            if seat.move > move + BETWEEN or prompt != question.prompt:
                self._set_out(seat, question)
            self._asked = (seat.move, question.prompt)
        return self._scout.choose(seat)

    def _set_out(self, seat: SeatAt, question: Question) -> None:
        turn = question.prompt == "turn"
        several = list((intentions_of_a_turn if turn else intentions_of_monsters)(question))
        chosen = self._random.choice(several) if self._random.random() < WHIM else several[0]
        if turn:
            self._scout.intention = chosen
        else:
            self._scout.orders = chosen
        if self._random.random() > NOTED:
            return
        table = self._table
        outlook = question.outlook
        about = {"kind": chosen.kind, "prompt": question.prompt, "side": outlook.side, **context(outlook, chosen)}
        self._notes.append({**about, "x": position(table, seat.seat)})


def context(outlook: SeenTable, chosen: Intention) -> dict[str, Any]:
    """What may decide whether an intention is a good one."""
    here = [foe for foe in outlook.foes() if foe.room == outlook.me.room]
    odds = worth.might(outlook.me) - outlook.strength(chosen.about, "might") if chosen.kind in ("fight", "raid") else 0
    far = outlook.paths.distances([outlook.me.place])
    foe = next((foe for foe in outlook.foes() if foe.id == chosen.about), None)
    return {
        "met": len(here),
        "threat": outlook.me.room in outlook.threats,
        "weak": worth.weakest(outlook.me),
        "odds": odds,
        "far": far.get(foe.place, 99) if foe is not None else 0,
        "named": chosen.about in outlook.named,
    }


def recorded(haunt: int, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """The positions of a game at the start of each turn, and whether the heroes won."""
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", seats, seed, options, record=True)
    notes: list[dict[str, Any]] = []
    bots: dict[int, Bot] = {seat: Whimsical(10 * seed + seat, table, notes) for seat in range(seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    while table.ask is not None and table.move < MOST:
        move = next_answer(table.ask, bots, places)
        assert move is not None, "every seat has a bot"
        table.answer(move[1], move[0])
    if table.result is not None:
        won = int(table.result.reason.startswith(f"h{haunt:02}-heroes"))
        yield from ({"haunt": haunt, "seats": seats, "seed": seed, "won": won, **note} for note in notes)


def position(table: Table, seat: int) -> dict[str, float]:
    """The features of a position."""
    found = worth.features(table, SeenTable(SeatAt(table, seat)))
    return {name: round(value, 3) for name, value in found.items() if value}


def play(games: int, first: int, haunts: list[int], to: Path) -> None:
    """Record games, with three to six seats in turn but mostly four."""
    with to.open("a", encoding="utf-8") as file:
        for number in range(games):
            for haunt in haunts:
                seed = first + number
                for row in recorded(haunt, (4, 4, 3, 4, 5, 4, 6)[number % 7], seed):
                    file.write(json.dumps(row) + "\n")
            file.flush()


# Fitting


def sign_of(name: str) -> int:
    """Whether more of something can only help the heroes (1), only harm them (-1), or who knows (0)."""
    if name.startswith("goal h"):
        return 1 if "-heroes-" in name else -1
    side, _, what = name.partition(" ")
    if side not in ("heroes", "traitor") or what == "left":
        return {"monsters": -1, "stunned": 1, "safety": 1}.get(name, 0)
    good = -1 if what.endswith(("way", "ways", "peril")) else 1
    return good if side == "heroes" else -good


def logistic(x: Any, y: Any, weights: Any, ridge: Any, toward: Any, signs: Any) -> Any:
    """The weights that explain the results best, drawn toward some with a force (Newton), none against its sign."""
    free = np.ones(x.shape[1], dtype=bool)
    while True:
        found = np.where(free, toward, 0.0)
        for _ in range(30):
            chance = 1 / (1 + np.exp(-np.clip(x @ found, -30, 30)))
            slope = (x.T @ (weights * (chance - y)) + ridge * (found - toward))[free]
            bend = (x * (weights * chance * (1 - chance))[:, None]).T @ x + np.diag(ridge + CLOSE)
            step = np.linalg.solve(bend[np.ix_(free, free)], slope)
            found[free] -= step
            if np.abs(step).max() < CLOSE:
                break
        wrong = free & (found * signs < 0)
        if not wrong.any():
            return found
        free &= ~wrong


def table_of(rows: list[dict[str, Any]], names: list[str]) -> Any:
    """The features of positions as a matrix, with a 1 before each."""
    return np.array([[1.0, *(row["x"].get(name, 0.0) for name in names)] for row in rows])


def shares(rows: list[dict[str, Any]]) -> Any:
    """What each position counts: all of a game together as much as those of any other."""
    size: dict[tuple[int, int, int], int] = defaultdict(int)
    for row in rows:
        size[row["haunt"], row["seats"], row["seed"]] += 1
    return np.array([4 / size[row["haunt"], row["seats"], row["seed"]] for row in rows])


def loss(x: Any, y: Any, weights: Any, found: Any) -> float:
    """How surprising the results are for these weights: 0.69 where they know nothing."""
    chance = np.clip(1 / (1 + np.exp(-np.clip(x @ found, -30, 30))), 1e-6, 1 - 1e-6)
    return float((weights * -(y * np.log(chance) + (1 - y) * np.log(1 - chance))).sum() / weights.sum())


def fit(rows: list[dict[str, Any]], *, quiet: bool = False) -> dict[str, Any]:
    """Weights for any haunt, and for each."""
    kept_out = [row for row in rows if row["seed"] % 5 == 4]
    used = [row for row in rows if row["seed"] % 5 != 4]
    if not quiet:
        known = fit_all(used)
        report(known, used, kept_out)
    return fit_all(rows)


def fit_all(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The weights as the data file holds them."""
    own_words = ("goal ", "has ", "count ")
    shared = sorted({name for row in rows for name in row["x"] if not name.startswith(own_words) and name != "track"})
    y = np.array([row["won"] for row in rows], dtype=float)
    x, weights = table_of(rows, shared), shares(rows)
    # Each haunt has a start of its own, or what differs between haunts would be taken for what a position is worth.
    haunts = sorted({row["haunt"] for row in rows})
    which = np.array([[float(row["haunt"] == haunt) for haunt in haunts] for row in rows])
    both = np.hstack([x, which])
    force = np.array([0.01] + [COMMON] * len(shared) + [1.0] * len(haunts))
    signs = np.array([0, *map(sign_of, shared), *(0 for _ in haunts)])
    all_of_them = logistic(both, y, weights, force, np.zeros(both.shape[1]), signs)
    general = all_of_them[: x.shape[1]]
    data = {worth.ANY_HAUNT: as_data(shared, general)}
    for number, haunt in enumerate(haunts):
        own = [row for row in rows if row["haunt"] == haunt]
        names = shared + sorted({name for row in own for name in row["x"] if name not in shared})
        toward = np.zeros(len(names) + 1)
        toward[: len(general)] = general
        toward[0] += all_of_them[x.shape[1] + number]
        ridge = np.full(len(toward), OWN / 4)
        ridge[: len(general)] = OWN
        ridge[0] = 0.5
        results = np.array([row["won"] for row in own], dtype=float)
        own_signs = np.array([0, *map(sign_of, names)])
        found = logistic(table_of(own, names), results, shares(own), ridge, toward, own_signs)
        data[str(haunt)] = as_data(names, found)
    return data


SLOPE, STEP = 4.0, 1.5
"""How strongly the slope is drawn to 1, and the step of each haunt to 0."""


def calibrate(said: list[dict[str, Any]], data: dict[str, Any]) -> dict[str, Any]:
    """The weights, made as sure as they may be, and each haunt's moved to where its games were won."""
    rows = [one for one in said if one["side"] == "heroes"]
    haunts = sorted({one["kind"] for one in rows})
    games = len({one["game"] for one in rows})
    weights = np.full(len(rows), games / len(rows))
    chance = np.clip([one["chance"] for one in rows], 1e-4, 1 - 1e-4)
    own = np.array([[float(one["kind"] == haunt) for haunt in haunts] for one in rows])
    x = np.hstack([np.log(chance / (1 - chance))[:, None], own])
    toward, force = np.zeros(x.shape[1]), np.full(x.shape[1], STEP)
    toward[0], force[0] = 1.0, SLOPE
    won = np.array([float(one["won"]) for one in rows])
    slope, *steps = logistic(x, won, weights, force, toward, np.zeros(x.shape[1]))
    print(f"slope {slope:.2f}, steps of haunts from {min(steps):+.1f} to {max(steps):+.1f}, {games} games")
    step_of = dict(zip(haunts, steps, strict=True))
    return {name: moved(judge, slope, step_of.get(name, 0.0)) for name, judge in data.items()}


def moved(judge: dict[str, Any], slope: float, step: float) -> dict[str, Any]:
    """The weights of a haunt with another slope and start."""
    weights = [round(slope * weight, 3) for weight in judge["weights"]]
    return {**judge, "bias": round(slope * judge["bias"] + step, 3), "weights": weights}


def as_data(names: list[str], found: Any) -> dict[str, Any]:
    """Weights as the reader of fitted evaluations expects them."""
    weights = [round(float(weight), 3) for weight in found[1:]]
    return {"features": names, "bias": round(float(found[0]), 3), "weights": weights}


def report(data: dict[str, Any], used: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    """How well games are foretold that the weights were not fitted to."""
    total = base = size = 0.0
    for haunt in sorted({row["haunt"] for row in rows}):
        own = [row for row in rows if row["haunt"] == haunt]
        judge = data.get(str(haunt))
        if judge is None:
            continue
        y, weights = np.array([row["won"] for row in own], dtype=float), shares(own)
        x = table_of(own, judge["features"])
        found = np.array([judge["bias"], *judge["weights"]])
        before = [row for row in used if row["haunt"] == haunt]
        rate = (1 + sum(shares(before) / 4 * [row["won"] for row in before])) / (2 + sum(shares(before) / 4))
        flat = np.zeros(len(found))
        flat[0] = np.log(rate / (1 - rate))
        total += loss(x, y, weights, found) * weights.sum()
        base += loss(x, y, weights, flat) * weights.sum()
        size += weights.sum()
    print(f"surprise {total / size:.4f}, knowing only the share of each haunt {base / size:.4f}")


def main() -> None:
    """Play, fit or calibrate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "calibrate"))
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--haunts", type=int, nargs="*", default=sorted(BUILT))
    parser.add_argument("--to", type=Path, default=None)
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.games, asked.first, asked.haunts, asked.to or Path("games.jsonl"))
        return
    rows = [json.loads(line) for file in asked.files for line in file.read_text(encoding="utf-8").splitlines()]
    data = fit(rows) if asked.what == "fit" else calibrate(rows, json.loads(TO.read_text(encoding="utf-8")))
    (asked.to or TO).write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
