"""One page with everything in it: figures that can be pointed at, tables that can be sorted, no network."""

import html
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import vl_convert

from dreadhall.lab.report.figures import Chart, figures
from dreadhall.lab.report.results import Results

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #1c1c1c; }
figure { margin: 2rem 0; overflow-x: auto; } figcaption { color: #555; font-size: 13px; max-width: 46rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th { cursor: pointer; text-align: left; }
th, td { padding: 2px 10px 2px 0; border-bottom: 1px solid #ddd; } td.number { text-align: right; }
pre { background: #f4f4f4; padding: 1rem; overflow-x: auto; }
"""
SORTING = """
function value(row, at) {
  const cell = row.cells[at];
  return cell.dataset.value === undefined ? cell.textContent : +cell.dataset.value;
}
for (const head of document.querySelectorAll("th")) head.onclick = () => {
  const table = head.closest("table"), at = head.cellIndex, body = table.tBodies[0];
  const way = table.dataset.by === String(at) ? -1 : 1;
  table.dataset.by = way < 0 ? "" : at;
  const compare = (x, y) => (x < y ? -way : x > y ? way : 0);
  body.append(...[...body.rows].sort((a, b) => compare(value(a, at), value(b, at))));
};
"""
ACTIONS = "{actions: {export: true, source: false, compiled: false, editor: false}}"
Value = str | float | tuple[str, float]
"""A text, a number, or a text that is sorted by a number."""


def write_report(folder: Path, to: Path, pictures: Path | None = None) -> None:
    """Make a page of what is in a study's folder; its pictures also one by one."""
    results = Results.read(folder)
    drawn = list(figures(results))
    to.write_text(page(results, drawn), encoding="utf-8")
    if pictures is not None:
        write_pictures(drawn, pictures)


def write_pictures(drawn: Iterable[Chart], folder: Path) -> None:
    """Each figure as a file."""
    folder.mkdir(parents=True, exist_ok=True)
    for figure in drawn:
        (folder / f"{figure.name}.svg").write_text(figure.svg(), encoding="utf-8")


def page(results: Results, drawn: Sequence[Chart]) -> str:
    """The page itself."""
    study = results.study
    title = study.name or study.game
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>{html.escape(results.source())}. Seed {study.seed}.</p>",
        *(figure_html(figure, results.source()) for figure in drawn),
        "<h2>All cells</h2>",
        cell_table(results),
        f"<p>{html.escape(results.source())}</p>",
        "<h2>The study</h2>",
        f"<pre>{html.escape(json.dumps(compact(results), indent=2))}</pre>",
    ]
    return whole_page(title, parts, drawn)


def whole_page(title: str, parts: Iterable[str], drawn: Sequence[Chart]) -> str:
    """A page of these parts, with all that draws its figures."""
    scripts = [f"<script>{SORTING}</script>"]
    if drawn:
        libraries: str = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # the stub alone demands a snippet
        bundle = libraries.replace("</script", "<\\/script")
        scripts.insert(0, f"<script>{bundle}</script>")
        scripts += [embed(figure) for figure in drawn]
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join([*parts, *scripts])
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{body}\n</body></html>\n'


def embed(figure: Chart) -> str:
    """What draws a figure once the page is there."""
    spec = json.dumps(figure.spec).replace("</", "<\\/")
    return f'<script>vegaEmbed("#{figure.name}", {spec}, {ACTIONS});</script>'


def figure_html(figure: Chart, source: str) -> str:
    """The place of a figure, with its words."""
    words = f"{html.escape(f'{figure.words} {figure.hint}'.strip())} <small>{html.escape(source)}.</small>"
    heading = f"<h2>{html.escape(figure.title)}</h2>"
    return f'<figure>{heading}<div id="{figure.name}"></div><figcaption>{words}</figcaption></figure>'


def cell_table(results: Results) -> str:
    """Every cell with its figures."""
    heads = [
        *results.dimensions,
        "games",
        f"{results.side} {results.study.aim}",
        "from",
        "to",
        "nobody",
        "deaths",
        "rounds",
        "decisions",
    ]
    rows: list[list[Value]] = []
    for found in results.cells():
        low, high = found.interval
        named: list[Value] = [
            (results.label(found.cell, name), float(found.cell.number)) for name in results.dimensions
        ]
        shares: list[Value] = [
            (f"{share:.1%}", share) for share in (found.share, low, high, found.nobody / found.games)
        ]
        means: list[Value] = [(f"{found.deaths:.2f}", found.deaths), found.rounds, found.decisions]
        rows.append([*named, float(found.games), *shares, *means])
    return table(heads, rows)


def table(heads: Sequence[str], rows: Iterable[Sequence[Value]]) -> str:
    """A table that is sorted by a click on a heading."""
    head = "".join(f"<th>{html.escape(name)}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(map(cell_html, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell_html(value: Value) -> str:
    """A cell of a table."""
    if isinstance(value, str):
        return f"<td>{html.escape(value)}</td>"
    text, number = value if isinstance(value, tuple) else (f"{value:g}", value)
    return f'<td class="number" data-value="{number:.6g}">{html.escape(text)}</td>'


def compact(results: Results) -> dict[str, object]:
    """The study as it was written, without what is as usual."""
    given = msgspec.to_builtins(results.study)
    return {name: value for name, value in given.items() if value not in ({}, None, False, "")}
