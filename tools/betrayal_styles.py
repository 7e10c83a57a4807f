"""Let scouts with styles drawn at random play every haunt of Betrayal, and see which styles win.

`python tools/betrayal_styles.py play --games 60 --to styles.jsonl` plays; `fit styles.jsonl …` writes the styles that
the warden starts from: for any haunt, and where a haunt says otherwise, for that one.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.bots.base import Bot, play_out
from dreadhall.bots.betrayal import style
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.style import Style, Styles

MOST = 3000
TO = Path(style.__file__).with_name(style.FILE)
KNOBS: dict[str, tuple[Any, ...]] = {
    "dare": (0, 2, -2),
    "dare_named": (2, 4, 0),
    "retreat": (False, True),
    "caution": (0, 1, 2),
    "detour": (0, 3, 6),
    "curious": (0, 2),
    "order": (0, 1, 2),
    "shy": (False, True),
    "patience": (0.8, 0.4, 0.98),
    "prey": (0, 1),
    "company": (0, 4),
}
"""What may differ; the first of each is plain."""
PLAIN_SHARE = 0.6
SIDES = ("heroes", "traitor")
NOISE, ANYWHERE, OF_A_HAUNT = 0.2, 0.1, 0.05
"""How much results vary by luck, how much a choice may matter anywhere, and how much more in one haunt."""
SURE = 0.5
"""By how many standard errors a choice must be better than the plain one."""


def drawn(chance: random.Random) -> Style:
    """A style that is plain in most things."""
    found = {name: values[0] for name, values in KNOBS.items()}
    for name, values in KNOBS.items():
        if chance.random() > PLAIN_SHARE:
            found[name] = chance.choice(values[1:])
    return Style(**found)


def played(haunt: int, seats: int, seed: int) -> dict[str, Any]:
    """A game with a style on each side."""
    chance = random.Random(f"{haunt} {seats} {seed}")
    styles = {"heroes": drawn(chance), "traitor": drawn(chance)}
    options = {"haunt": haunt, "start": "haunt", "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", seats, seed, options, record=False)
    bots: dict[int, Bot] = {seat: ScoutBot(10 * seed + seat, Styles(**styles)) for seat in range(seats)}
    won = int(play_out(table, bots, MOST).reason.startswith(f"h{haunt:02}-heroes"))
    return {
        "haunt": haunt,
        "seats": seats,
        "seed": seed,
        "won": won,
        "moves": table.move,
        **msgspec.to_builtins(styles),
    }


# Fitting


def levels() -> list[tuple[str, str, Any]]:
    """Everything that is not plain, by side."""
    return [(side, name, value) for side in SIDES for name, values in KNOBS.items() for value in values[1:]]


def matrix(games: list[dict[str, Any]]) -> Any:
    """What was not plain in each game."""
    found = []
    for game in games:
        styles = {side: msgspec.convert(game[side], Style) for side in SIDES}
        found.append([float(getattr(styles[side], name) == value) for side, name, value in levels()])
    return np.array(found)


def drawn_to(x: Any, y: Any, forces: Any) -> tuple[Any, Any]:
    """The effects that explain the results, drawn to 0 by these forces, and how uncertain each is."""
    inverse = np.linalg.inv(x.T @ x + np.diag(forces))
    return inverse @ x.T @ y, np.sqrt(NOISE * np.diag(inverse))


def fit(games: list[dict[str, Any]]) -> dict[str, dict[str, dict[str, Any]]]:
    """The best styles for any haunt, and for each."""
    haunts = sorted({game["haunt"] for game in games})
    x, y = matrix(games), np.array([game["won"] for game in games], dtype=float)
    which = np.array([[float(game["haunt"] == haunt) for haunt in haunts] for game in games])
    forces = np.array([NOISE / ANYWHERE**2] * x.shape[1] + [1e-3] * len(haunts))
    found, unsure = drawn_to(np.hstack([x, which]), y, forces)
    size = x.shape[1]
    for (side, name, value), effect, doubt in zip(levels(), found[:size], unsure[:size], strict=True):
        gain = effect if side == "heroes" else -effect
        print(f"{side:8} {name:10} {value!s:6} {gain:+.3f} ± {1.96 * doubt:.3f}")
    data = {style.ANY_HAUNT: best(found[:size], unsure[:size])}
    left = y - np.hstack([x, which]) @ found
    for haunt in haunts:
        own = np.array([game["haunt"] == haunt for game in games])
        more, doubt = drawn_to(x[own], left[own], np.full(size, NOISE / OF_A_HAUNT**2))
        data[str(haunt)] = best(found[:size] + more, np.hypot(unsure[:size], doubt))
    return data


def best(effects: Any, unsure: Any) -> dict[str, dict[str, Any]]:
    """For each side and thing the way that wins most, if it is likely better than the plain one."""
    data: dict[str, dict[str, Any]] = {side: {} for side in SIDES}
    top: dict[tuple[str, str], float] = {}
    for (side, name, value), effect, doubt in zip(levels(), effects, unsure, strict=True):
        gain = (effect if side == "heroes" else -effect) - SURE * doubt
        if gain > top.get((side, name), 0.0):
            top[side, name] = gain
            data[side][name] = value
    return data


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--haunts", type=int, nargs="*", default=sorted(BUILT))
    parser.add_argument("--to", type=Path, default=None)
    asked = parser.parse_args()
    if asked.what == "fit":
        games = [json.loads(line) for file in asked.files for line in file.read_text(encoding="utf-8").splitlines()]
        print(len(games), "games")
        (asked.to or TO).write_text(json.dumps(fit(games), indent=1) + "\n", encoding="utf-8")
        return
    with (asked.to or Path("styles.jsonl")).open("a", encoding="utf-8") as file:
        for number in range(asked.games):
            for haunt in asked.haunts:
                file.write(json.dumps(played(haunt, 4, asked.first + number)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
