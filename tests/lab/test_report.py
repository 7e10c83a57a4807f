"""What a report says is what was played."""

import json
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from dreadhall.lab.columns import columns_of_games, schema
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.records import play_game
from dreadhall.lab.report.comparing import compare, lines, write_comparison
from dreadhall.lab.report.factors import factors
from dreadhall.lab.report.figures import Chart, figures
from dreadhall.lab.report.page import write_report
from dreadhall.lab.report.results import Results
from dreadhall.lab.rounds import Number
from dreadhall.lab.running import run_study
from dreadhall.lab.store import Measured
from dreadhall.lab.study import make_study
from dreadhall.lab.workers import Alone
from tests.lab.small import GIVEN, SMALL

MEASURED = Measured("1.2.3", 7, "0123456789abcdef")
STUDY = make_study(GIVEN | {"turns": False, "grid": {"haunt": [1, 37], "seats": [3, 4]}})
ROW = play_game(STUDY, Number(0, 0)).game


def results(*rows: dict[str, Any], study: Any = STUDY) -> Results:
    """Results of games like one that was played, but for what is given."""
    numbered = [ROW | {"number": number, "seed": number} | row for number, row in enumerate(rows)]
    return Results(study, MEASURED, pl.DataFrame(numbered, schema=schema(columns_of_games(study))))


def won(cell: int, heroes: int, of: int, **more: Any) -> list[dict[str, Any]]:
    return [{"cell": cell, "winner": "heroes" if number < heroes else "traitor", **more} for number in range(of)]


def figure(name: str, found: Results) -> Chart:
    return next(each for each in figures(found) if each.name == name)


def values(spec: Any) -> list[dict[str, Any]]:
    """The rows that a chart carries with it."""
    found: list[dict[str, Any]] = spec["datasets"][spec["data"]["name"]]
    return found


FOUND = results(*won(0, 3, 10), *won(1, 5, 10), *won(2, 9, 10), *won(3, 10, 10))


def test_the_heat_map_has_the_share_of_every_cell() -> None:
    rows = values(figure("shares", FOUND).spec)
    assert [(row["down"], row["across"], row["share"]) for row in rows] == [
        ("1 The Mummy Walks", "3", 0.3),
        ("1 The Mummy Walks", "4", 0.5),
        ("37 Checkmate", "3", 0.9),
        ("37 Checkmate", "4", 1.0),
    ]


def test_the_heat_map_can_be_sorted_by_name_share_and_column() -> None:
    spec = figure("shares", FOUND).spec
    [sort] = spec["params"]
    assert sort["bind"]["options"] == [
        "as listed",
        "mean share",
        "share with seats 3",
        "share with seats 4",
        "difference along the line",
    ]
    mummy, *_, checkmate = values(spec)
    assert mummy["mean share"] == 0.4
    assert checkmate["share with seats 3"] == 0.9


def test_each_cell_is_summed_up_with_its_interval() -> None:
    first, *_ = FOUND.cells()
    assert (first.games, first.won) == (10, 3)
    assert first.interval.low < 0.3 < first.interval.high


def test_all_is_said_about_how_it_was_measured() -> None:
    source = FOUND.source()
    assert "scout, traitor=random" in source
    assert "n = 40 games" in source
    assert "Dreadhall 1.2.3, rules of betrayal version 7, code 01234567" in source


def test_a_report_is_one_page_that_fetches_nothing(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path / "small", Alone())
    write_report(tmp_path / "small", tmp_path / "report.html", tmp_path / "pictures")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.findall(r"(?:src|href)=|@import|url\(", re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL))
    figures_said = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert len(figures_said) == page.count("<figure>") >= 6
    assert all("n = 12 games" in said and "scout, traitor=random" in said for said in figures_said)
    specs = re.findall(r'<script>vegaEmbed\("#(\w+)", (.*), \{actions', page)
    assert [json.loads(spec.replace("<\\/", "</"))["background"] for _, spec in specs] == ["white"] * len(specs)
    pictures = sorted(path.stem for path in (tmp_path / "pictures").iterdir())
    assert pictures == sorted(name for name, _ in specs)
    assert all(ET.parse(path).getroot().tag.endswith("svg") for path in (tmp_path / "pictures").iterdir())


# What decides


def test_a_card_that_decides_is_found_and_one_that_does_not_is_not_sure() -> None:
    chance = random.Random(19)
    rows = []
    for _ in range(400):
        has_axe, has_bell = chance.random() < 0.5, chance.random() < 0.5
        wins = chance.random() < (0.7 if has_axe else 0.3)
        cards = [card for card, has in (("axe", has_axe), ("bell", has_bell)) if has]
        rows.append({"cell": chance.randrange(4), "winner": "heroes" if wins else "traitor", "heroes_cards": cards})
    found = {factor.label: factor for factor in factors(results(*rows))}
    axe, bell = found["a hero has: axe"], found["a hero has: bell"]
    assert axe.effect.interval.holds(0.4)
    assert axe.effect.is_sure_among(100)
    assert not bell.effect.is_sure_among(100)


def test_what_differs_only_from_cell_to_cell_decides_nothing() -> None:
    """All games of the lucky cell have many omens: that is the cell, not the omens."""
    rows = [*won(0, 10, 50, omens=3), *won(1, 40, 50, omens=8)]
    assert not [factor for factor in factors(results(*rows)) if "omen" in factor.label]


def test_of_what_is_rare_nothing_is_said() -> None:
    rows = [*won(0, 10, 50, heroes_cards=[]), *won(0, 5, 5, heroes_cards=["axe"])]
    assert not [factor for factor in factors(results(*rows)) if "axe" in factor.label]


# What has moved


def test_what_has_moved_is_told_with_its_interval(tmp_path: Path) -> None:
    after = results(*won(0, 9, 10), *won(1, 5, 10), *won(2, 9, 10), *won(3, 10, 10))
    comparison = compare(FOUND, after)
    [move] = comparison.sure
    assert move.after.cell.number == 0
    assert move.paired
    assert "30.0% to 90.0%, +60.0 points" in "\n".join(lines(comparison))
    write_comparison(comparison, tmp_path / "moved.html")
    assert "+60.0" in (tmp_path / "moved.html").read_text(encoding="utf-8")


def test_other_games_are_compared_without_pairs() -> None:
    after = results(*won(0, 3, 10), *won(1, 5, 11))
    assert [move.paired for move in compare(FOUND, after).moves] == [True, False]
    assert len(compare(FOUND, after).only_before) == 2


def test_studies_of_other_bots_can_be_compared() -> None:
    others = make_study(GIVEN | {"turns": False, "grid": STUDY.grid, "players": {"all": "scout"}})
    assert len(compare(FOUND, results(*won(3, 4, 10), study=others)).moves) == 1


def test_studies_without_a_common_cell_cannot_be_compared() -> None:
    others = make_study(GIVEN | {"turns": False, "grid": {"haunt": [2], "seats": [3]}})
    with pytest.raises(BadStudy, match="no cell in common"):
        compare(FOUND, results(*won(0, 4, 10), study=others))
