"""What other numbers on the pieces do: each variation beside the game as it is, dice by dice."""

from typing import NamedTuple

import polars as pl

from dreadhall.lab.report.results import CellResult, Results, names_of_players
from dreadhall.lab.statistics import EffectSize, mean_interval, paired_difference
from dreadhall.lab.study import VARY, Cell


class VariationStep(NamedTuple):
    """A variation: what came of it, by how many points the share differs, and by how many rounds the length."""

    result: CellResult
    name: str
    effect: EffectSize
    rounds: EffectSize


def steps(results: Results) -> list[VariationStep]:
    """Every variation of which the game as it is was played with the same seeds, the largest effect first."""
    cells = {found.cell.number: found for found in results.cells()}
    plain = {dice_and_players(found.cell): number for number, found in cells.items() if not found.cell.changes}
    games = results.games.select("cell", "seed", "rounds", results.succeeded.alias("success"))
    found: list[VariationStep] = []
    for number, result in cells.items():
        base = plain.get(dice_and_players(result.cell))
        if not result.cell.changes or base is None:
            continue
        pairs = pairs_of(games, number, base)
        shares = paired_difference(pairs.select("success", "success_right").iter_rows())
        rounds = mean_interval((pairs["rounds"] - pairs["rounds_right"]).cast(pl.Float64).to_list())
        found.append(VariationStep(result, results.label(result.cell, VARY), shares, rounds))
    return sorted(found, key=lambda step: -abs(step.effect.estimate))


def dice_and_players(cell: Cell) -> tuple[str, ...]:
    """What two cells have in common that can be compared game by game."""
    return cell.key, *names_of_players(cell)


def pairs_of(games: pl.DataFrame, cell: int, base: int) -> pl.DataFrame:
    """The games of a cell, each beside that of another with the same dice."""
    return games.filter(pl.col("cell") == cell).join(games.filter(pl.col("cell") == base), on="seed")
