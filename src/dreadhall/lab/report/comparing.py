"""Two studies beside each other: what has moved."""

import html
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.report.page import Value, table, whole_page
from dreadhall.lab.report.results import CellResult, Results, names_of_players
from dreadhall.lab.statistics import EffectSize, difference, paired_difference
from dreadhall.lab.study import Cell

Key = tuple[str, tuple[str, ...]]


class CellDifference(NamedTuple):
    """A cell that is in both studies: what came of it in each, and by how many points the share of wins has moved."""

    before: CellResult
    after: CellResult
    effect: EffectSize
    paired: bool
    """Whether both have played the same games: the dice are the same, so that less is left to chance."""


class Comparison(NamedTuple):
    """What has moved, and what cannot be compared."""

    before: Results
    after: Results
    moves: list[CellDifference]
    only_before: list[Cell]
    only_after: list[Cell]

    @property
    def sure(self) -> list[CellDifference]:
        """The cells whose share of wins has moved for sure, the largest move first."""
        moved = [move for move in self.moves if move.effect.is_sure]
        return sorted(moved, key=lambda move: -abs(move.effect.estimate))


def compare(before: Results, after: Results) -> Comparison:
    """Put cells of the same game, seats and options beside each other."""
    if before.study.game != after.study.game:
        raise BadStudy(f"{before.study.game} and {after.study.game} cannot be compared")
    by_cast = casts_differ(before, after)
    old = {key_of(found.cell, by_cast=by_cast): found for found in before.cells()}
    new = {key_of(found.cell, by_cast=by_cast): found for found in after.cells()}
    won_before, won_after = won_by_seed(before), won_by_seed(after)
    moves = [
        moved(old[key], new[key], won_before[old[key].cell.number], won_after[new[key].cell.number])
        for key in new
        if key in old
    ]
    if not moves:
        raise BadStudy("the two studies have no cell in common")
    return Comparison(
        before,
        after,
        moves,
        [found.cell for key, found in old.items() if key not in new],
        [found.cell for key, found in new.items() if key not in old],
    )


def casts_differ(before: Results, after: Results) -> bool:
    """Whether who plays tells cells of one study apart: else it may be just that which is compared."""
    return any(isinstance(results.study.players, list) for results in (before, after))


def key_of(cell: Cell, *, by_cast: bool) -> Key:
    """What makes two cells the same."""
    return cell.what, tuple(names_of_players(cell)) if by_cast else ()


def won_by_seed(results: Results) -> dict[int, dict[int, bool]]:
    """By cell and seed, whether the first side has won."""
    found: dict[int, dict[int, bool]] = {}
    rows = results.games.select("cell", "seed", results.succeeded.alias("won"))
    for cell, seed, won in rows.iter_rows():
        found.setdefault(cell, {})[seed] = won
    return found


def moved(before: CellResult, after: CellResult, old: dict[int, bool], new: dict[int, bool]) -> CellDifference:
    """By how much a cell has moved; in pairs where all games have one."""
    if old.keys() == new.keys() and len(old) == before.games and len(new) == after.games:
        return CellDifference(before, after, paired_difference((new[seed], old[seed]) for seed in new), paired=True)
    return CellDifference(before, after, difference(after.won, after.games, before.won, before.games), paired=False)


def lines(comparison: Comparison) -> list[str]:
    """What has moved, in words."""
    moves, sure = comparison.moves, comparison.sure
    said = [
        f"before: {comparison.before.source()}",
        f"after: {comparison.after.source()}",
        f"{len(sure)} of {len(moves)} cells have moved; by chance alone about {len(moves) / 20:.0f} would seem to.",
    ]
    said += [f"{move.after.cell.label}: {in_words(move)}" for move in sure]
    for name, cells in (("before", comparison.only_before), ("after", comparison.only_after)):
        if cells:
            said.append(f"only {name}: {len(cells)} cells")
    return said


def in_words(move: CellDifference) -> str:
    """From what to what."""
    low, high = move.effect.interval
    shares = f"{move.before.share:.1%} to {move.after.share:.1%}"
    return f"{shares}, {100 * move.effect.estimate:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"


def write_comparison(comparison: Comparison, to: Path) -> None:
    """The same as a page with a table of all cells."""
    side = comparison.after.side
    dimensions = comparison.after.dimensions
    heads = [
        *dimensions,
        f"{side} {comparison.after.study.aim} before",
        "after",
        "points",
        "from",
        "to",
        "games before",
        "after",
        "moved",
    ]
    rows: list[Sequence[Value]] = []
    for move in comparison.moves:
        cell = move.after.cell
        named: list[Value] = [(comparison.after.label(cell, name), float(cell.number)) for name in dimensions]
        shares: list[Value] = [(f"{share:.1%}", share) for share in (move.before.share, move.after.share)]
        points: list[Value] = [
            (f"{100 * value:+.1f}", value) for value in (move.effect.estimate, *move.effect.interval)
        ]
        games: list[Value] = [float(move.before.games), float(move.after.games)]
        rows.append([*named, *shares, *points, *games, "yes" if move.effect.is_sure else ""])
    title = f"{comparison.before.study.name} and {comparison.after.study.name}"
    parts = [f"<h1>{html.escape(title)}</h1>", *(f"<p>{html.escape(line)}</p>" for line in lines(comparison))]
    to.write_text(whole_page(title, [*parts, table(heads, rows)], []), encoding="utf-8")
