"""What the rows hold, and that the documents say so."""

import re
import tomllib
from pathlib import Path

import polars as pl
import pytest

from dreadhall.lab.columns import OF_GAMES, OF_TURNS, columns_of_games, facts_of, in_words, schema
from dreadhall.lab.records import SECONDS, play_game
from dreadhall.lab.rounds import Number
from dreadhall.lab.study import Study, make_study, read_study
from tests.lab.small import GIVEN, SMALL

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "run-a-study.md").read_text(encoding="utf-8")
STUDIES_OF_THE_BALANCE = DOCS / "studies"
STUDIES = [
    SMALL,
    make_study(GIVEN | {"options": {}, "grid": {}}),
    make_study({"game": "darkest", "grid": {"species": [{}, {"guts": 1}]}, "players": {"all": "random"}}),
]


def test_every_column_is_documented_and_no_other() -> None:
    tables = [OF_GAMES, facts_of("betrayal"), facts_of("darkest"), OF_TURNS]
    assert [
        line for line in PAGE.splitlines() if line.startswith("| `") and re.search(r"\| \w+[\w ,]* \| [A-Z]", line)
    ] == [line for table in tables for line in in_words(table)[2:]]


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_no_column_of_a_game_has_the_name_of_another(game: str) -> None:
    assert not {*facts_of(game)} & {*OF_GAMES}


@pytest.mark.parametrize("study", STUDIES, ids=["practice", "betrayal", "darkest"])
def test_a_game_fills_every_column_with_its_type(study: Study) -> None:
    row = play_game(study, Number(0, 0)).game
    assert {*row} == {*columns_of_games(study)}
    frame = pl.DataFrame([row], schema=schema(columns_of_games(study)), strict=True)
    assert frame.height == 1


def test_what_a_game_says_of_itself_agrees() -> None:
    row = play_game(SMALL, Number(1, 3)).game
    assert row["winners"] == [seat for seat, side in enumerate(row["sides"]) if side == row["winner"]]
    assert row["deaths"] == row["living"].count(False)
    assert row["option_haunt"] == row["haunt"] == 37
    assert row["sides"].index("traitor") == row["traitor"]
    assert row["players"] == ["scout, traitor=random"] * 4
    assert {goal["side"] for goal in row["reached"]} == {"heroes", "traitor"}
    assert row[SECONDS] > 0


def test_a_turn_has_a_row_as_it_begins() -> None:
    record = play_game(SMALL, Number(1, 3))
    turns = pl.DataFrame(record.turns, schema=schema(OF_TURNS), strict=True)
    assert turns["turn"].to_list() == list(range(turns["turn"][0], record.game["turns"] + 1))
    assert turns["round"].is_sorted()
    assert turns["decisions"].is_sorted()
    assert turns["round"].max() == record.game["rounds"]
    assert all(len(acting) <= 1 for acting in turns["acting"].to_list())


def test_the_studies_in_the_document_can_be_played() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert [len(make_study(tomllib.loads(block)).cells) for block in blocks] == [12, 4]


@pytest.mark.parametrize("path", sorted(STUDIES_OF_THE_BALANCE.glob("*.toml")), ids=lambda path: path.stem)
def test_the_studies_of_the_balance_can_be_played(path: Path) -> None:
    assert read_study(path).cells


def test_the_python_in_the_document_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    block = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    monkeypatch.chdir(tmp_path)
    exec(block.group(1), {"__name__": "__main__"})
    assert "darker" in capsys.readouterr().out
