"""The figures of a report: each a chart, with words that say what it shows and how it was measured."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import altair as alt
import polars as pl
import vl_convert

from dreadhall.lab.report.factors import Factor, factors
from dreadhall.lab.report.results import Results, rows_for_figures
from dreadhall.lab.report.steps import VariationStep, steps
from dreadhall.lab.statistics import EffectSize

STEP = 17
WIDE = 420
PERCENT = ".0%"
MOST_FACTORS = 40
SURE_AMONG_ALL, PERHAPS = "sure among all", "perhaps chance"
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
COLOURS = alt.Scale(domain=[0, 0.5, 1], range=["#b35806", "#f7f7f7", "#2d6aa8"])


class Chart(NamedTuple):
    """A chart with its heading and a sentence below it."""

    name: str
    title: str
    words: str
    chart: alt.TopLevelMixin
    hint: str = ""
    """What can be done with it where it is drawn on a screen."""

    @property
    def spec(self) -> dict[str, Any]:
        """What Vega-Lite draws."""
        spec: dict[str, Any] = json.loads(self.chart.to_json())
        spec["background"] = "white"
        spec["config"] = {"view": {"stroke": None}, "axis": {"labelLimit": 260}, "legend": {"labelLimit": 260}}
        return spec

    def svg(self) -> str:
        """The picture."""
        version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
        svg: str = vl_convert.vegalite_to_svg(json.dumps(self.spec), vl_version=version)
        return svg


def inline(rows: list[dict[str, Any]]) -> alt.InlineData:
    """Rows that a figure carries with it."""
    return alt.InlineData(values=rows)


def figures(results: Results) -> Iterator[Chart]:
    """Every figure that a study has something for."""
    dimensions = [*results.dimensions, "", ""]
    down, across = dimensions[:2]
    rows = rows_for_figures(results, across, down)
    aim = results.study.aim
    shares = f"Share of games in which the {results.side} {aim}."
    hint = "Point at a box for its interval (19 times in 20)."
    yield Chart("shares", f"How often the {results.side} {aim}", shares, heat_map(rows, across, down), hint)
    if found_steps := steps(results):
        yield other_numbers(results, found_steps)
    for name, fact in results.watcher.facts.items():
        if fact.milestone and name != results.study.until:
            reached = heat_map(rows_for_figures(results, across, down, pl.col(name)), across, down)
            words = f"Share of games in which the {results.side} {fact.milestone}."
            yield Chart(name, f"How often the {results.side} {fact.milestone}", words, reached)
    yield intervals(results, rows, across, down)
    yield endings(results, down)
    yield lengths(results, down, "rounds")
    yield lengths(results, down, "decisions")
    yield deaths(results, down)
    if found := factors(results):
        yield deciding(results, found)


def heat_map(rows: list[dict[str, Any]], across: str, down: str) -> alt.TopLevelMixin:
    """Shares of games, sorted by whatever the reader likes."""
    orders = orders_of(rows, across)
    data = inline([row | {name: order[row["down"]] for name, order in orders.items()} for row in rows])
    sort = alt.param(name="sort_by", value="as listed", bind=alt.binding_select(options=list(orders), name="Sort by "))
    base = (
        alt.Chart(data)
        .transform_calculate(order="datum[sort_by]")
        .encode(
            x=alt.X("across:N", title=across or None, sort=None, axis=alt.Axis(orient="top", labelAngle=0)),
            y=alt.Y("down:N", title=down or None, sort=alt.EncodingSortField("order", op="min")),
            tooltip=[
                alt.Tooltip("down:N", title=down or "all"),
                alt.Tooltip("across:N", title=across or "all"),
                alt.Tooltip("rest:N", title="with"),
                alt.Tooltip("share:Q", title="share", format=".1%"),
                alt.Tooltip("low:Q", title="from", format=".1%"),
                alt.Tooltip("high:Q", title="to", format=".1%"),
                alt.Tooltip("games:Q"),
            ],
        )
        .properties(width=alt.Step(52), height=alt.Step(STEP))
    )
    boxes = base.mark_rect().encode(
        color=alt.Color("share:Q", scale=COLOURS, legend=alt.Legend(format=PERCENT, title=None))
    )
    dark = "datum.share < 0.15 || datum.share > 0.85"
    texts = base.mark_text(fontSize=10).encode(
        text=alt.Text("share:Q", format=PERCENT),
        color=alt.condition(dark, alt.value("white"), alt.value("black")),
    )
    chart = alt.layer(boxes, texts)
    if any(row["rest"] for row in rows):
        chart = chart.facet(
            alt.Facet("rest:N", title=None, sort=None, header=alt.Header(labelOrient="bottom")), columns=3
        )
    return chart.add_params(sort)


def orders_of(rows: list[dict[str, Any]], across: str) -> dict[str, dict[str, float]]:
    """The orders in which the lines of a heat map can stand: by each name, the place of each line."""
    listed: dict[str, float] = {}
    by_line: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        listed.setdefault(row["down"], row["place"])
        by_line.setdefault(row["down"], []).append(row)
    orders = {"as listed": listed}
    orders["mean share"] = {line: sum(row["share"] for row in own) / len(own) for line, own in by_line.items()}
    for value in dict.fromkeys(row["across"] for row in rows):
        if value:
            shares = {line: [row["share"] for row in own if row["across"] == value] for line, own in by_line.items()}
            orders[f"share with {across} {value}"] = {line: sum(own) / max(1, len(own)) for line, own in shares.items()}
    orders["difference along the line"] = {
        line: min(row["share"] for row in own) - max(row["share"] for row in own) for line, own in by_line.items()
    }
    return orders


def intervals(results: Results, rows: list[dict[str, Any]], across: str, down: str) -> Chart:
    """The same with what is not known."""
    base = alt.Chart(inline(rows)).encode(
        y=alt.Y("down:N", title=down or None, sort=None),
        yOffset=alt.YOffset("across:N", sort=None),
        color=alt.Color("across:N", title=across or None, sort=None, scale=alt.Scale(scheme="viridis")),
    )
    lines = base.mark_rule().encode(
        x=alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=PERCENT, orient="top"), title=None),
        x2="high:Q",
    )
    points = base.mark_point(filled=True, size=18).encode(x=alt.X("share:Q", title=None))
    chart: Any = alt.layer(lines, points).properties(width=WIDE, height=alt.Step(6))
    if any(row["rest"] for row in rows):
        chart = chart.facet(
            alt.Facet("rest:N", title=None, sort=None, header=alt.Header(labelOrient="bottom")), columns=2
        )
    words = (
        f"How often the {results.side} {results.study.aim}, each with the interval that holds the true share 19 times "
        "in 20."
    )
    return Chart("intervals", "How sure that is", words, chart)


def with_lines(results: Results, down: str) -> pl.DataFrame:
    """The games with the line of a figure that each belongs to."""
    cells = results.study.cells
    lines = pl.DataFrame(
        {
            "cell": [cell.number for cell in cells],
            "down": [results.label(cell, down) if down else "all" for cell in cells],
        },
        schema={"cell": pl.Int32, "down": pl.String},
    )
    return results.games.join(lines, on="cell", how="left", maintain_order="left")


def endings(results: Results, down: str) -> Chart:
    """How games end, line by line."""
    games = with_lines(results, down)
    rows = (
        games.group_by("down", "winner", maintain_order=True)
        .len("games")
        .with_columns(pl.col("winner").replace({"": "nobody"}))
    )
    order = [*results.watcher.sides, "nobody"]
    ranks = rows.with_columns(
        rank=pl.col("winner").map_elements(
            lambda side: order.index(side) if side in order else 99, return_dtype=pl.Int64
        )
    )
    chart = (
        alt.Chart(inline(ranks.to_dicts()))
        .mark_bar()
        .encode(
            y=alt.Y("down:N", title=down or None, sort=None),
            x=alt.X("games:Q", stack="normalize", axis=alt.Axis(format=PERCENT, orient="top"), title=None),
            color=alt.Color("winner:N", sort=order, title="won by", scale=alt.Scale(scheme="tableau10")),
            order=alt.Order("rank:Q"),
            tooltip=["down:N", "winner:N", "games:Q"],
        )
        .properties(width=WIDE, height=alt.Step(STEP))
    )
    return Chart("endings", "Who wins", "All games of a line, by the side that has won them.", chart)


def lengths(results: Results, down: str, what: str) -> Chart:
    """How long games are: the middle half as a bar, nine of ten as a line, the median as a tick."""
    games = with_lines(results, down)
    summed = games.group_by("down", maintain_order=True).agg(
        *(pl.col(what).quantile(part, "linear").alias(f"q{round(100 * part)}") for part in QUANTILES)
    )
    base = alt.Chart(inline(summed.to_dicts())).encode(y=alt.Y("down:N", title=down or None, sort=None))
    outer = base.mark_rule().encode(x=alt.X("q5:Q", title=what, axis=alt.Axis(orient="top")), x2="q95:Q")
    inner = base.mark_bar(size=9, color="#7ba7cc").encode(x=alt.X("q25:Q", title=what), x2="q75:Q")
    middle = base.mark_tick(color="black", thickness=2, size=11).encode(x=alt.X("q50:Q", title=what))
    chart = alt.layer(outer, inner, middle).properties(width=WIDE, height=alt.Step(STEP))
    words = f"{what.capitalize()} a game: half of them in the bar, nine of ten on the line; the tick is the median."
    return Chart(what, f"How long games are, in {what}", words, chart)


def deaths(results: Results, down: str) -> Chart:
    """How many die."""
    rows = with_lines(results, down).group_by("down", "deaths", maintain_order=True).len("games")
    chart = (
        alt.Chart(inline(rows.to_dicts()))
        .mark_bar()
        .encode(
            y=alt.Y("down:N", title=down or None, sort=None),
            x=alt.X("games:Q", stack="normalize", axis=alt.Axis(format=PERCENT, orient="top"), title=None),
            color=alt.Color("deaths:O", scale=alt.Scale(scheme="lightgreyred")),
            order=alt.Order("deaths:Q"),
            tooltip=["down:N", "deaths:O", "games:Q"],
        )
        .properties(width=WIDE, height=alt.Step(STEP))
    )
    return Chart("deaths", "How many die", "All games of a line, by the number of those who died.", chart)


def deciding(results: Results, found: list[Factor]) -> Chart:
    """The factors with the largest effects that are sure, or at least look so."""
    strongest = sorted(found, key=lambda factor: (not factor.effect.is_sure, -abs(factor.effect.estimate)))[
        :MOST_FACTORS
    ]
    strongest.sort(key=lambda factor: -factor.effect.estimate)
    rows = [
        effect_row(factor.label, factor.effect, factor.games, sure=factor.effect.is_sure_among(len(found)))
        for factor in strongest
    ]
    words = (
        f"By how many points more often the {results.side} {results.study.aim} with one more of it, or where it is "
        f"there, compared within cells; the strongest of {len(found)} that were looked at. About {len(found) / 20:.0f} "
        "of them would seem to matter by chance alone: what is marked as sure holds all the same. Nothing is said "
        "about causes."
    )
    return Chart("deciding", "What decides", words, effects(rows))


def other_numbers(results: Results, found: list[VariationStep]) -> Chart:
    """What each variation of the numbers does."""
    by_effect = sorted(found, key=lambda step: -step.effect.estimate)
    rows = [
        effect_row(step.name, step.effect, step.result.games, sure=step.effect.is_sure_among(len(found)))
        for step in by_effect
    ]
    words = (
        f"By how many points more often the {results.side} {results.study.aim} with other numbers on the pieces than "
        f"with those that are there, on the same dice. Of {len(found)} variations about {len(found) / 20:.0f} would "
        "seem to matter by chance alone: what is marked as sure holds all the same."
    )
    return Chart("steps", "What other numbers do", words, effects(rows))


def effect_row(label: str, effect: EffectSize, games: int, *, sure: bool) -> dict[str, Any]:
    """A line of a figure of effects."""
    return {
        "label": label,
        "effect": effect.estimate,
        "low": effect.interval.low,
        "high": effect.interval.high,
        "sure": SURE_AMONG_ALL if sure else PERHAPS,
        "games": games,
    }


def effects(rows: list[dict[str, Any]]) -> alt.TopLevelMixin:
    """Differences with their intervals, on both sides of nothing."""
    base = alt.Chart(inline(rows)).encode(
        y=alt.Y("label:N", title=None, sort=None),
        color=alt.Color(
            "sure:N", title=None, scale=alt.Scale(domain=[SURE_AMONG_ALL, PERHAPS], range=["#2d6aa8", "#b0b0b0"])
        ),
        tooltip=[
            "label:N",
            alt.Tooltip("effect:Q", format="+.1%"),
            alt.Tooltip("low:Q", format="+.1%"),
            alt.Tooltip("high:Q", format="+.1%"),
            "games:Q",
        ],
    )
    axis = alt.Axis(format="+.0%", orient="top")
    lines = base.mark_rule().encode(x=alt.X("low:Q", axis=axis, title=None), x2="high:Q")
    points = base.mark_point(filled=True).encode(x=alt.X("effect:Q", title=None))
    nought = alt.Chart(inline([{"x": 0}])).mark_rule(strokeDash=[3, 3]).encode(x="x:Q")
    return alt.layer(nought, lines, points).properties(width=WIDE, height=alt.Step(STEP))
