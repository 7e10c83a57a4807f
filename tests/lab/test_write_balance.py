"""The page of the balance is written from studies; words by hand stay."""

from pathlib import Path
from typing import Any

import pytest

from dreadhall.lab.study import read_study
from tests.lab.test_report import results, won
from tools import write_balance

ROOT = Path(__file__).parents[2]
FOUND = results(*won(0, 0, 40), *won(1, 1, 40), *won(2, 20, 40), *won(3, 40, 40))


@pytest.mark.parametrize("study", sorted((ROOT / "docs/studies").glob("*.toml")), ids=lambda path: path.stem)
def test_the_published_studies_can_be_played(study: Path) -> None:
    assert read_study(study).name == study.stem


def test_words_by_hand_stay_and_others_are_replaced() -> None:
    once = write_balance.replaced("By hand.\n", "night", "first")
    again = write_balance.replaced(once, "night", "second")
    assert again.startswith("By hand.\n")
    assert "second" in again
    assert "first" not in again
    assert again == write_balance.replaced(again, "night", "second")


def test_the_table_has_a_line_for_each_haunt_and_a_share_for_each_number_of_players() -> None:
    _, _, mummy, checkmate = write_balance.table(FOUND)
    assert mummy.startswith("| 1 The Mummy Walks | 0% (0% to 9%) | 2% (0% to 13%) |")
    assert checkmate.startswith("| 37 Checkmate | 50% (35% to 65%) | 100% (91% to 100%) |")


def test_what_varies_is_also_told_by_itself() -> None:
    *_, by_haunt, by_seats = write_balance.tables(FOUND)
    assert by_haunt.startswith("By haunt, all else together: 1 The Mummy Walks 1.2% (0.2% to 6.7%); 37 Checkmate 75.0%")
    assert by_seats.startswith("By seats, all else together: 3 25.0% (")


def test_what_one_side_hardly_ever_wins_is_said() -> None:
    assert list(write_balance.one_sided(FOUND)) == [
        "The heroes win less than a quarter of: 1 The Mummy Walks (1 of 80)."
    ]


def test_everything_about_a_study_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_balance, "DOCS", tmp_path)
    (tmp_path / "balance").mkdir()
    words = write_balance.about(FOUND, "night")
    assert "![How often the heroes win](balance/night-shares.svg)" in words
    assert words.count("n = 160 games") >= 2
    assert (tmp_path / "balance/night-shares.svg").read_text().startswith("<svg")


def test_the_csv_has_every_cell() -> None:
    rows: list[Any] = list(write_balance.csv_rows(FOUND, "night"))
    assert len(rows) == 4
    assert all(len(row) == len(write_balance.COLUMNS) for row in rows)


def test_the_figures_of_studies_that_are_not_played_anew_stay() -> None:
    published = (ROOT / "docs/balance.csv").read_text()
    studies = write_balance.studies_of(published)
    assert write_balance.csv_of(studies) == published
    assert set(studies) == {study.stem for study in (ROOT / "docs/studies").glob("*.toml")}
