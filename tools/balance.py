"""Let scouts play every haunt with every number of players, and write down who wins: docs/balance.csv, docs/balance.md.

`python tools/balance.py --games 50` plays fifty games for each; more games make the intervals narrower.
"""

import argparse
import csv
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import dreadhall
from dreadhall.betrayal.components.catalogue import HAUNTS
from dreadhall.betrayal.haunts import BUILT
from dreadhall.bots import default_bot
from dreadhall.terminal import simulation
from dreadhall.terminal.simulation import COLUMNS, Plan, Summary, interval
from dreadhall.words import Words

DOCS = Path(__file__).parents[1] / "docs"
SEATS = range(3, 7)
BEFORE, AFTER = "<!-- generated from here -->", "<!-- generated up to here -->"


def played(games: int, cell: tuple[int, int]) -> Summary:
    """The games of a haunt with so many players."""
    number, seats = cell
    game = dreadhall.GAMES["betrayal"]
    options = {"haunt": number, "start": "haunt", "explorers": "dealt"}
    bots = dict.fromkeys(range(seats), default_bot(game.name))
    return simulation.simulate(Plan(game, seats, options, bots, 1000 * number), games, 1)


def all_played(games: int, jobs: int, numbers: Sequence[int]) -> Iterator[Summary]:
    """All haunts with all numbers of players, in order."""
    cells = [(number, seats) for number in numbers for seats in SEATS]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(played, games), cells)


def traitor_wins(summary: Summary) -> int:
    """In how many games the haunt's own side has won; where there is none, in how many nobody has."""
    number = summary.options["haunt"]
    heroes = sum(count for what, count in summary.results.items() if what.startswith(f"h{number:02}-heroes"))
    return summary.games - heroes


def row(summary: Summary) -> str:
    """The share of the traitor's wins, with its interval."""
    count = traitor_wins(summary)
    low, high = interval(count, summary.games)
    return f"{count / summary.games:.0%} ({low:.0%} to {high:.0%})"


def page(summaries: Sequence[Summary]) -> str:
    """The table of all haunts."""
    words = Words("en")
    lines = ["| haunt | 3 players | 4 | 5 | 6 | decisions a game |", "| --- | --- | --- | --- | --- | --- |"]
    for number in sorted({summary.options["haunt"] for summary in summaries}):
        own = [summary for summary in summaries if summary.options["haunt"] == number]
        name = words.name("betrayal", "haunt", HAUNTS[number].slug)
        decisions = round(sum(summary.decisions for summary in own) / sum(summary.games for summary in own))
        lines.append(f"| {number} {name} | {' | '.join(map(row, own))} | {decisions} |")
    return "\n".join(lines)


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--haunts", type=int, nargs="*", default=sorted(BUILT))
    parser.add_argument("--to", type=Path, default=DOCS)
    asked = parser.parse_args()
    summaries = []
    with (asked.to / "balance.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for summary in all_played(asked.games, asked.jobs, asked.haunts):
            summaries.append(summary)
            writer.writerows(simulation.table_rows(summary))
            file.flush()
    text = asked.to / "balance.md"
    before, _, rest = text.read_text(encoding="utf-8").partition(BEFORE) if text.exists() else ("", "", "")
    after = rest.partition(AFTER)[2]
    text.write_text(f"{before}{BEFORE}\n{page(summaries)}\n{AFTER}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
