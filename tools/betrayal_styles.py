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
from dreadhall.bots.base import Bot, SeatAt, play_out
from dreadhall.bots.betrayal import style
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.bots.betrayal.style import PLAIN, Style

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


class Styled:
    """A scout with a style for each side."""

    looks_back = False

    def __init__(self, seed: int, styles: dict[str, Style]) -> None:
        self._scout = ScoutBot(seed)
        self._styles = styles

    def choose(self, seat: SeatAt) -> str:
        """As the style of its side has it."""
        haunt = seat.position.haunt
        self._scout.style = self._styles.get(haunt.side, PLAIN) if haunt is not None else PLAIN
        return self._scout.choose(seat)


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
    bots: dict[int, Bot] = {seat: Styled(10 * seed + seat, styles) for seat in range(seats)}
    won = int(play_out(table, bots, MOST).reason.startswith(f"h{haunt:02}-heroes"))
    return {"haunt": haunt, "seats": seats, "seed": seed, "won": won, "moves": table.move, **msgspec.to_builtins(styles)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--haunts", type=int, nargs="*", default=sorted(BUILT))
    parser.add_argument("--to", type=Path, default=None)
    asked = parser.parse_args()
    with (asked.to or Path("styles.jsonl")).open("a", encoding="utf-8") as file:
        for number in range(asked.games):
            for haunt in asked.haunts:
                file.write(json.dumps(played(haunt, 4, asked.first + number)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
