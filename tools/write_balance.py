"""Write docs/balance.md, docs/balance.csv and the pictures in docs/balance from studies that were played.

`make balance` plays those of docs/studies and calls this. What stands between the marks of a study is written anew, all
other words are by hand; a study that has no marks yet gets them at the end of the page.
"""

import argparse
import csv
import io
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import polars as pl

from dreadhall.lab.report.factors import factors
from dreadhall.lab.report.figures import figures
from dreadhall.lab.report.results import CellResult, Results, names_of_players
from dreadhall.lab.report.steps import VariationStep, steps
from dreadhall.lab.statistics import Interval, share_interval
from dreadhall.lab.study import VARY

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = "balance"
ON_THE_PAGE = ("shares", "laboratory", "deciding")
"""The figures that are shown; the others are for who makes a report."""
FEW = 6
"""Of something that varies, so many values are told one by one."""
ONE_SIDED = 0.25
"""A line is one-sided where the true share, all its cells together, lies below this or as close to the other end."""
COLUMNS = ("study", "cell", "bots", "games", "side", "what", "count", "share", "low", "high")


def marks(name: str) -> tuple[str, str]:
    """What stands before and after the words about a study."""
    return f"<!-- {name}: from here -->", f"<!-- {name}: up to here -->"


def replaced(page: str, name: str, words: str) -> str:
    """The page with other words about a study.

    >>> replaced("Hand. <!-- a: from here -->old<!-- a: up to here --> Hand.", "a", "new").splitlines()
    ['Hand. <!-- a: from here -->', 'new', '<!-- a: up to here --> Hand.']
    """
    before, after = marks(name)
    if before not in page:
        page = f"{page.rstrip()}\n\n{before}\n{after}\n"
    head, _, rest = page.partition(before)
    return f"{head}{before}\n{words}\n{after}{rest.partition(after)[2]}"


def about(results: Results, name: str) -> str:
    """All that is written about a study: how it was measured, tables, pictures, and what is one-sided."""
    parts = [f"{results.source()}. The study: [{name}.toml](studies/{name}.toml)."]
    if found := steps(results):
        parts += ["\n".join(step_table(results, found)), *pictures(results, name, ("steps",))]
    else:
        parts += [*tables(results), *pictures(results, name, ON_THE_PAGE), *one_sided(results), *sure_factors(results)]
    return "\n\n".join(parts)


def pictures(results: Results, name: str, which: Collection[str]) -> Iterator[str]:
    """Write figures of a study, and show them with what they say."""
    for figure in figures(results):
        if figure.name in which:
            (DOCS / PICTURES / f"{name}-{figure.name}.svg").write_text(figure.svg(), encoding="utf-8")
            yield f"![{figure.title}]({PICTURES}/{name}-{figure.name}.svg)\n\n{figure.words} {results.source()}."


def sure_factors(results: Results) -> Iterator[str]:
    """What goes with winning, of all that was looked at."""
    found = factors(results)
    sure = [each for each in found if each.effect.is_sure_among(len(found))]
    if sure:
        said = "; ".join(f"{each.label} ({100 * each.effect.estimate:+.0f} points)" for each in sure)
        yield f"What is sure to matter, of {len(found)} factors looked at: {said}."


def tables(results: Results) -> Iterator[str]:
    """How often the first side does what the study is about, and how often it reaches milestones before that."""
    yield from with_margins(results, results.study.aim, results.succeeded)
    for name, fact in results.watcher.facts.items():
        if fact.milestone and name != results.study.until:
            yield from with_margins(results, fact.milestone, pl.col(name))


def with_margins(results: Results, aim: str, counted: pl.Expr) -> Iterator[str]:
    """A table, and what is left of it when all but one of the things that vary are taken together."""
    yield f"How often the {results.side} {aim}:"
    yield "\n".join(table(results, counted))
    for name in results.dimensions:
        together: dict[str, list[CellResult]] = {}
        for found in results.cells(counted):
            together.setdefault(results.label(found.cell, name), []).append(found)
        if len(results.dimensions) > 1 and len(together) <= FEW:
            shares = (f"{value} {summed(cells)}" for value, cells in together.items())
            yield f"By {name}, all else together: {'; '.join(shares)}."


def summed(cells: Sequence[CellResult]) -> str:
    """The share of several cells together."""
    won, games = sum(found.won for found in cells), sum(found.games for found in cells)
    low, high = share_interval(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})"


def table(results: Results, counted: pl.Expr | None = None) -> Iterator[str]:
    """A share with its interval, a line for each value of what varies most."""
    down, across, others = shape(results)
    cells = list(results.cells(counted))
    heads = list(dict.fromkeys(results.label(found.cell, across) for found in cells)) if across else ["all"]
    yield f"| {' | '.join([*others, down or 'all', *(f'{across} {head}' for head in heads)])} | decisions a game |"
    yield f"| {' | '.join(['---'] * (len(others) + len(heads) + 2))} |"
    for place, own in lines(results, cells).items():
        shares = {results.label(found.cell, across) if across else "all": in_words(found) for found in own}
        decisions = round(sum(found.decisions * found.games for found in own) / sum(found.games for found in own))
        yield f"| {' | '.join([*place, *(shares.get(head, '') for head in heads)])} | {decisions} |"


def step_table(results: Results, found: Sequence[VariationStep]) -> Iterator[str]:
    """What came of each variation, beside the game as it is; the largest effect first."""
    yield f"| | {results.study.aim} | difference in points | difference in rounds |"
    yield "| --- | --- | --- | --- |"
    for plain in results.cells():
        if not plain.cell.changes:
            yield f"| {results.label(plain.cell, VARY)} | {in_words(plain)} | | |"
    for step in found:
        sure = "**" if step.effect.is_sure_among(len(found)) else ""
        points = f"{sure}{100 * step.effect.estimate:+.1f}{sure} ({between(step.effect.interval, 100)})"
        rounds = f"{step.rounds.estimate:+.2f} ({between(step.rounds.interval)})"
        yield f"| {step.name} | {in_words(step.result)} | {points} | {rounds} |"


def between(interval: Interval, times: int = 1) -> str:
    """An interval of differences."""
    digits = 1 if times > 1 else 2
    return " to ".join(f"{times * end:+.{digits}f}" for end in interval)


def shape(results: Results) -> tuple[str, str, list[str]]:
    """What varies down the lines and across the columns of a table, and what else does."""
    down, across, *others = [*results.dimensions, "", ""]
    return down, across, [name for name in others if name]


def lines(results: Results, cells: Sequence[CellResult]) -> dict[tuple[str, ...], list[CellResult]]:
    """The cells of each line of the table."""
    down, _, others = shape(results)
    found: dict[tuple[str, ...], list[CellResult]] = {}
    for each in cells:
        place = tuple(results.label(each.cell, name) for name in [*others, down] if name) or ("all",)
        found.setdefault(place, []).append(each)
    return found


def in_words(found: CellResult) -> str:
    """A share and its interval."""
    return f"{found.share:.0%} ({found.interval.low:.0%} to {found.interval.high:.0%})"


def one_sided(results: Results) -> Iterator[str]:
    """The lines that one side hardly ever wins, all their cells together."""
    low: list[str] = []
    high: list[str] = []
    places = lines(results, list(results.cells()))
    for place, own in places.items():
        won, games = sum(found.won for found in own), sum(found.games for found in own)
        interval = share_interval(won, games)
        said = f"{', '.join(place)} ({won} of {games})"
        if interval.high < ONE_SIDED:
            low.append(said)
        elif interval.low > 1 - ONE_SIDED:
            high.append(said)
    if not low + high or results.study.until or len(low + high) == len(places):
        return
    if low:
        yield f"The {results.side} win less than a quarter of: {'; '.join(low)}."
    if high:
        yield f"The {results.side} win more than three quarters of: {'; '.join(high)}."


def csv_rows(results: Results, name: str) -> Iterator[tuple[object, ...]]:
    """Every cell as a line of the table of all figures."""
    milestones = {what: pl.col(what) for what, fact in results.watcher.facts.items() if fact.milestone}
    counted = milestones if results.study.until else {"win": results.succeeded, **milestones}
    for what, count in counted.items():
        for found in results.cells(count):
            bots = " / ".join(names_of_players(found.cell))
            shares = (f"{share:.4f}" for share in (found.share, *found.interval))
            yield (name, found.cell.label, bots, found.games, results.side, what, found.won, *shares)


def studies_of(table: str) -> dict[str, list[Sequence[object]]]:
    """The lines of the table of all figures, study by study: those of studies that are not played anew stay.

    >>> studies_of("study,cell\\na,first\\nb,first\\na,second\\n")
    {'a': [['a', 'first'], ['a', 'second']], 'b': [['b', 'first']]}
    """
    found: dict[str, list[Sequence[object]]] = {}
    for name, *others in list(csv.reader(io.StringIO(table)))[1:]:
        found.setdefault(name, []).append([name, *others])
    return found


def csv_of(studies: Mapping[str, Iterable[Sequence[object]]]) -> str:
    """The table of all figures."""
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    writer.writerow(COLUMNS)
    for lines_of in studies.values():
        writer.writerows(lines_of)
    return rows.getvalue()


def main() -> None:
    """Read the studies, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", help="where studies were played")
    text = DOCS / "balance.md"
    page = text.read_text(encoding="utf-8")
    (DOCS / PICTURES).mkdir(exist_ok=True)
    kept = DOCS / "balance.csv"
    figures_of = studies_of(kept.read_text(encoding="utf-8"))
    for folder in parser.parse_args().folders:
        results = Results.read(folder)
        page = replaced(page, results.study.name, about(results, results.study.name))
        figures_of[results.study.name] = list(csv_rows(results, results.study.name))
    text.write_text(page, encoding="utf-8")
    kept.write_text(csv_of(figures_of), encoding="utf-8")


if __name__ == "__main__":
    main()
