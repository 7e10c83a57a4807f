"""`dreadhall new` writes packages that play and whose tests pass; `dreadhall words` tells what is not translated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import dreadhall
from dreadhall.cli import app
from dreadhall.terminal import new
from dreadhall.terminal.new import Kind

SOURCE = Path(dreadhall.__file__).parents[1]


def dreadhall_new(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["new", *map(str, arguments)])


def run_tests(folder: Path, *chosen: str) -> subprocess.CompletedProcess[str]:
    """The tests of a package, by themselves."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("kind", Kind)
def test_what_is_written_passes_its_own_tests(kind: Kind, tmp_path: Path) -> None:
    assert dreadhall_new(kind, f"thin-ice-{kind}", "--to", tmp_path).exit_code == 0
    folder = tmp_path / f"thin-ice-{kind}"
    done = run_tests(folder)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    told = "".join(path.as_posix() + path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file())
    assert "skeleton" not in told.lower()


def test_a_rule_that_nobody_awaits_fails_its_tests(tmp_path: Path) -> None:
    dreadhall_new("haunt", "thin-ice", "--to", tmp_path)
    rules = tmp_path / "thin-ice" / "thin_ice" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("await self.take", "self.take"), encoding="utf-8")
    done = run_tests(tmp_path / "thin-ice", "-k", "come_to_an_end")
    assert done.returncode == 1
    assert "take_damage' was never awaited" in done.stdout


@pytest.mark.parametrize(
    ("kind", "name", "reason"),
    [
        ("haunt", "Thin Ice", "NAME: a word of at most 40 letters such as 'cold-snap' is expected, not 'Thin Ice'"),
        ("haunt", "x" * 41, "NAME: a word of at most 40 letters"),
        ("haunt", "../thin-ice", "NAME: a word of at most 40 letters"),
        ("haunt", "h51", "NAME: 'h51' means something else already: another word is expected"),
        ("haunt", "thin-ice-heroes", "NAME: 'thin-ice-heroes' means something else already"),
        ("haunt", "hellbeasts", "NAME: another haunt is called 'hellbeasts' already"),
        ("game", "darkest", "NAME: another game is called 'darkest' already"),
        ("game", "class", "NAME: 'class' means something else already"),
        ("bot", "json", "NAME: there is a module 'json' already: another word is expected"),
        ("room", "thin-ice", "Invalid value for 'haunt|game|bot'"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_line(kind: str, name: str, reason: str, tmp_path: Path) -> None:
    told = dreadhall_new(kind, name, "--to", tmp_path)
    assert told.exit_code == 2
    assert told.output.startswith(f"dreadhall: {reason}")
    assert told.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over_what_is_there_or_where_no_folder_is(tmp_path: Path) -> None:
    (tmp_path / "thin-ice").mkdir()
    there, nowhere = (
        dreadhall_new("haunt", "thin-ice", "--to", folder).output for folder in (tmp_path, tmp_path / "no")
    )
    assert "is there already: another name or another --to is expected" in there
    assert nowhere.startswith("dreadhall: --to: there is no folder")
    assert [path.name for path in tmp_path.rglob("*")] == ["thin-ice"]


def test_nothing_is_left_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(new, "rename", fail)
    told = dreadhall_new("haunt", "thin-ice", "--to", tmp_path)
    assert (told.exit_code, told.output) == (2, "dreadhall: no space left on device\n")
    assert list(tmp_path.iterdir()) == []


def test_words_that_are_not_translated_are_told(tmp_path: Path) -> None:
    dreadhall_new("haunt", "thin-ice", "--to", tmp_path)
    words = tmp_path / "thin-ice" / "thin_ice" / "words"
    (words / "de" / "books").mkdir(parents=True)
    (words / "de" / "books" / "thin-ice.ftl").write_text("betrayal-haunt-thin-ice = Dünnes Eis\n", encoding="utf-8")
    told = CliRunner().invoke(app, ["words", str(words)]).output.splitlines()
    assert [line for line in told if not line.startswith(" ")] == [
        "en: 18 of 18 messages",
        "de: 1 of 18 messages",
        "fr: 0 of 18 messages",
    ]
    assert "  books/thin-ice.ftl: betrayal-result-thin-ice-heroes" in told
    assert told.count("  books/thin-ice.ftl: betrayal-haunt-thin-ice") == 1
    assert CliRunner().invoke(app, ["words", str(tmp_path)]).output.startswith("dreadhall: FOLDER: a folder with")
