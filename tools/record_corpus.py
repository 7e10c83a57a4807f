"""Record the games of tests/darkest/corpus anew.

python tools/record_corpus.py            all of them
python tools/record_corpus.py NAME ...   only these

The corpus is replayed by the tests against every change. A recorded game that goes another way is a bug, or a rule that
was fixed. Only in the second case record it anew, and name the rule under "Rules fixed" in CHANGELOG.md.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dreadhall.kernel import Table
from dreadhall.testing.darkest.corpus import CorpusGame, record
from dreadhall.testing.darkest.games import (
    Cut,
    Player,
    into_the_showdown,
    near_the_showdown,
    play_game,
    steady,
    uniform,
)

CORPUS = Path("tests/darkest/corpus")
SPECIES = {"disco-doll": 4, "guts": 4, "chunk": 4}
FIRST = {"pieces": "first-reconstruction"}
ASKED = {"ask_everything": True}
"""Games from before anything was settled without asking."""


def at_the_start(table: Table, seed: int, cut: Cut) -> Table:
    """The table as it was opened."""
    return table


class Plan(NamedTuple):
    """How a recorded game is played: with the first seed from this one on that makes it end as wished."""

    seed: int
    seats: int
    options: dict[str, Any]
    player: Player = steady
    start: Callable[[Table, int, Cut], Table] = at_the_start
    ending: str = ""


GAMES: dict[str, Plan] = {
    "first-game": Plan(1, 3, ASKED),
    "solo-hard-advanced": Plan(2, 1, {**ASKED, "survivors": 2, "house": "hard", "advanced": True}),
    "five-darkest-random-house": Plan(3, 5, {**ASKED, "survivors": 5, "house": "random", "mode": "darkest"}),
    "darker-by-vote": Plan(4, 4, {**ASKED, "mode": "darker", "team_decision": "vote", "grace_round": True}, uniform),
    "first-edition": Plan(5, 3, {**ASKED, "edition": "first"}),
    "first-edition-hard": Plan(
        6, 2, {**ASKED, "edition": "first", "house": "hard", "advanced": True, "mode": "darker"}
    ),
    "radioactive": Plan(7, 2, {**ASKED, "radioactive": True}),
    "species": Plan(8, 3, {**ASKED, "species": SPECIES, "spawn_pool": "no-high"}),
    "everything": Plan(9, 2, {**ASKED, "radioactive": True, "species": SPECIES, "advanced": True, "faq_errata": True}),
    "to-the-showdown": Plan(10, 3, {**ASKED, "survivors": 4}, steady, near_the_showdown),
    "showdown": Plan(11, 2, ASKED, steady, into_the_showdown),
    "showdown-won": Plan(12, 3, {**ASKED, "house": "hard"}, steady, into_the_showdown, "nemesis-dead"),
    "corners-lost": Plan(12, 3, {**ASKED, "house": "random"}, steady, near_the_showdown, "corners-destroyed"),
    "showdown-first-edition": Plan(13, 2, {**ASKED, "edition": "first"}, steady, into_the_showdown),
    "showdown-everything": Plan(
        14, 4, {**ASKED, "radioactive": True, "species": SPECIES, "survivors": 5}, steady, into_the_showdown
    ),
    "first-reconstruction": Plan(1, 3, {**ASKED, **FIRST}),
    "first-reconstruction-large": Plan(3, 5, {**ASKED, "survivors": 5, "house": "random", "mode": "darkest", **FIRST}),
    "first-reconstruction-showdown": Plan(11, 2, {**ASKED, **FIRST}, steady, into_the_showdown),
    "settled": Plan(15, 3, {}),
    "settled-solo": Plan(16, 1, {"house": "random", "advanced": True}),
    "settled-everything": Plan(17, 2, {"radioactive": True, "species": SPECIES}, uniform),
    "settled-showdown": Plan(18, 3, {"house": "hard"}, steady, into_the_showdown, "nemesis-dead"),
    "settled-showdown-first-edition": Plan(19, 2, {"edition": "first"}, steady, into_the_showdown),
}


def play_plan(plan: Plan) -> CorpusGame:
    """Play a game as planned, to its end."""
    for seed in count(plan.seed):
        recording = record(seed, plan.seats, plan.options, partial(to_the_end, plan, seed))
        if plan.ending in ("", recording.reason):
            break
    return recording


def to_the_end(plan: Plan, seed: int, table: Table, cut: Cut) -> Table:
    """Go where the game starts, and play on."""
    return play_game(plan.start(table, seed, cut), seed, plan.player)


def write(recording: CorpusGame, path: Path) -> None:
    """One answer a line, so that a difference can be read."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(recording), indent=1) + b"\n")


def main(names: list[str]) -> int:
    """Record the games named, or all."""
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        print(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 1
    CORPUS.mkdir(exist_ok=True)
    for name in names or GAMES:
        recording = play_plan(GAMES[name])
        write(recording, CORPUS / f"{name}.json")
        print(f"{name}: {len(recording.tape)} answers, {recording.reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
