"""How fast studies are played: `python -m bench.lab`, from the root of the project, on a quiet machine.

Contenders take turns, so that whatever else goes on hits them alike; what is told is the median. Processes are up
before the clock starts. The overhead of records is told by processor time.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import dreadhall
from dreadhall.bots import play_out
from dreadhall.lab.playing import MOST_ANSWERS
from dreadhall.lab.records import GameRecord, play_game
from dreadhall.lab.rounds import Number
from dreadhall.lab.store import StudyStore
from dreadhall.lab.study import Study, make_study
from dreadhall.lab.watching import watcher_of
from dreadhall.lab.workers import Pool, StudyWorkers

ROUNDS = 5
CATAN_TURNS = 1000
"""As in catanatron's own loop, because random players may never win."""


def study_of(bot: str, games: int, *, turns: bool = False) -> Study:
    """Some haunts with four players."""
    return make_study(
        {
            "game": "betrayal",
            "games": games,
            "turns": turns,
            "grid": {"seats": [4], "haunt": [1, 9, 17, 24, 33, 41]},
            "options": {"start": "haunt", "explorers": "dealt"},
            "players": {"all": bot},
        }
    )


def numbers_of(study: Study) -> list[Number]:
    """Every game of a study, all cells evenly."""
    return [Number(cell.number, game) for game in range(study.games) for cell in study.cells]


def games_a_second(crew: StudyWorkers, study: Study) -> float:
    """How many games are played in a second, of a whole study."""
    numbers = numbers_of(study)
    begun = time.perf_counter()
    played = sum(isinstance(report, GameRecord) for report in crew.play(study, numbers))
    assert played == len(numbers), "a game has failed"
    return played / (time.perf_counter() - begun)


def throughput(study: Study, rounds: int, *, on_ray: bool) -> dict[str, float]:
    """Games a second of one process, of two, and of two on Ray, by turns."""
    crews: dict[str, StudyWorkers] = {"1 process": Pool(1), "2 processes": Pool(2)}
    if on_ray:
        crews["Ray, 2 processes"] = import_module("dreadhall.lab.cluster.workers").RayCrew(jobs=2)
    rates: dict[str, list[float]] = {name: [] for name in crews}
    try:
        for number in range(rounds + 1):
            for name, crew in crews.items():
                rate = games_a_second(crew, study)
                if number:  # the first time processes come up, and import
                    rates[name].append(rate)
    finally:
        for crew in crews.values():
            crew.dismiss()
    return {name: statistics.median(measured) for name, measured in rates.items()}


def bare(study: Study) -> None:
    """The games of a study without anybody who watches or writes."""
    game = dreadhall.GAMES[study.game]
    for number in numbers_of(study):
        match = study.match(study.cells[number.cell], number.game)
        bots = match.players.sit_down(game.name, match.seats, match.seed, watcher_of(game).side_seen)
        play_out(match.open_table(record=any(bot.looks_back for bot in bots.values())), bots, MOST_ANSWERS)


def written(study: Study) -> None:
    """The same with all that is written of them."""
    with tempfile.TemporaryDirectory() as folder, StudyStore(Path(folder), study) as store:
        for number in numbers_of(study):
            store.add(play_game(study, number))
        store.write()


def processor_time(do: Callable[[Study], None], study: Study) -> float:
    """How long something takes a processor."""
    begun = time.process_time()
    do(study)
    return time.process_time() - begun


def overhead(study: Study, rounds: int) -> float:
    """By what part games take longer for being written down, the median of pairs."""
    bare(study)  # so that what is worked out once is worked out
    pairs = [(processor_time(bare, study), processor_time(written, study)) for _ in range(rounds)]
    return statistics.median(after / before for before, after in pairs) - 1


def decisions_here(study: Study) -> float:
    """How many decisions are made in a second of one processor, records included."""
    begun = time.process_time()
    decisions = sum(play_game(study, number).game["decisions"] for number in numbers_of(study))
    return float(decisions / (time.process_time() - begun))


def decisions_of_catanatron(games: int) -> float:
    """The same for catanatron, four random players: its simulator is a loop over `Game.play`."""
    engine = import_module("catanatron")
    decisions = 0
    begun = time.process_time()
    for seed in range(1, games + 1):
        game = engine.Game([engine.RandomPlayer(color) for color in engine.Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
    return decisions / (time.process_time() - begun)


def told(games: int, rounds: int, *, on_ray: bool) -> Iterator[str]:
    """All figures, a line each as soon as it is known."""
    rates = throughput(study_of("scout", games), rounds, on_ray=on_ray)
    for name, rate in rates.items():
        yield f"{name}: {rate:.1f} games a second"
    yield f"two processes against one: {rates['2 processes'] / rates['1 process']:.2f} times (wanted: 1.8)"
    if on_ray:
        yield f"Ray against our own pool: {rates['Ray, 2 processes'] / rates['2 processes']:.2f} (wanted: 0.9)"
    yield f"overhead of a row a game: {overhead(study_of('scout', games), rounds):+.1%} (wanted: below 5%)"
    yield f"overhead of a row a turn, too: {overhead(study_of('scout', games, turns=True), rounds):+.1%}"
    for bot in ("random", "scout"):
        yield f"decisions a second, {bot}: {decisions_here(study_of(bot, games)):,.0f}"
    try:
        yield f"decisions a second, catanatron, random: {decisions_of_catanatron(4 * games):,.0f}"
    except ModuleNotFoundError:
        yield "catanatron is not installed: make .venv/.bench"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games of each of six haunts")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each contender is measured")
    parser.add_argument("--no-ray", action="store_true", help="leave Ray out")
    options = parser.parse_args()
    for line in told(options.games, options.rounds, on_ray=not options.no_ray):
        print(line, flush=True)


if __name__ == "__main__":
    main()
