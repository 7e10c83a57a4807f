"""The command line: every command, and one line for whatever is wrong."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import dreadhall
from dreadhall import words
from dreadhall.cli import app
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.lab.statistics import share_interval
from tests.smallgame import GAME
from tests.smallgame.game import Lanterns

ROOT = Path(__file__).parents[1]
WIDE = {"COLUMNS": "200", "DREADHALL_LANGUAGE": None}
ALL_ONES = "1\n" * 200


class Others(Lanterns):
    """A second game, so that one has to be named."""

    name = "others"


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the small game the only one there is."""
    for name in list(dreadhall.GAMES):
        monkeypatch.delitem(dreadhall.GAMES, name)
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", GAME)
    monkeypatch.setattr(words, "FOLDERS", [*words.FOLDERS, ROOT / "tests" / "smallgame" / "locales"])


def run(*args: object, typed: str = "") -> Result:
    return CliRunner(env=WIDE).invoke(app, [str(arg) for arg in args], input=typed, catch_exceptions=False)


def play(*args: object, typed: str = ALL_ONES) -> str:
    """A game in which all goes well."""
    result = run("play", *args, typed=typed)
    assert result.stderr == ""
    assert result.exit_code == 0
    return result.stdout


def finished(tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "audit.json"
    play("--bots", "random", "--seed", 3, "--audit", file)
    return file


def saved(tmp_path: Path) -> Path:
    """A table after two moves."""
    file = tmp_path / "save.json"
    play("--bots", "2=random", "--seed", 3, typed=f"1\ns {file}\n")
    return file


def change(file: Path, **values: Any) -> Path:
    file.write_text(json.dumps(json.loads(file.read_text()) | values))
    return file


# play


@pytest.mark.usefixtures("lanterns")
def test_a_whole_game_is_played_by_two_people_at_one_keyboard() -> None:
    shown = play("lanterns", "--seed", 1)
    assert "Pass the keyboard to seat 2." in shown
    assert "The game is over" in shown


@pytest.mark.usefixtures("lanterns")
def test_a_whole_game_is_played_against_bots() -> None:
    shown = play("--seats", 3, "--bots", "2=random,3=random", "--seed", 1)
    assert "Pass the keyboard" not in shown
    assert "The game is over" in shown


@pytest.mark.usefixtures("lanterns")
def test_bots_alone_play_without_any_input() -> None:
    assert "The game is over" in play("--bots", "random", "--seed", 1, typed="")


@pytest.mark.usefixtures("lanterns")
def test_the_same_seed_gives_the_same_game() -> None:
    assert play("--bots", "random", "--seed", 7) == play("--bots", "random", "--seed", 7)
    assert play("--bots", "random", "--seed", 7) != play("--bots", "random", "--seed", 8)


@pytest.mark.usefixtures("lanterns")
def test_a_game_saved_in_the_middle_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    file, half, whole = tmp_path / "half.json", tmp_path / "b.json", tmp_path / "a.json"
    play("--seed", 5, "--audit", whole)
    play("--seed", 5, typed="1\n1\n1\n" + f"q\n{file}\n")
    play("--load", file, "--audit", half)
    assert json.loads(half.read_text()) == json.loads(whole.read_text())


@pytest.mark.usefixtures("lanterns")
def test_options_are_typed_as_text() -> None:
    shown = play("--option", "rounds=1", "--option", "luck=wild", "--bots", "random", "--seed", 1)
    assert "Dawn comes" in shown


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize(("language", "greeting"), [("de", "Wo versteckst du"), ("fr", "Où caches-tu")])
def test_the_language_can_be_chosen(language: str, greeting: str) -> None:
    assert greeting in play("--language", language, typed="")


@pytest.mark.usefixtures("lanterns")
def test_the_end_of_the_input_is_no_error() -> None:
    assert "The input has ended" in play(typed="1\n")


@pytest.mark.usefixtures("lanterns")
def test_an_interruption_has_the_usual_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("dreadhall.terminal.keyboard.Keyboard.read_piped", interrupt)
    result = run("play")
    assert result.exit_code == 130
    assert "Traceback" not in result.output


@pytest.mark.usefixtures("lanterns")
def test_a_finished_game_that_is_loaded_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    table = dreadhall.new_table("lanterns", 2, 1, {"rounds": 1})
    while table.ask is not None:
        table.answer(table.ask.choices[-1].key, table.ask.seats[0])
    file.write_text(json.dumps(table.save()))
    assert "The game is over" in play("--load", file, typed="")


# replay


@pytest.mark.usefixtures("lanterns")
def test_a_finished_game_is_told_and_its_dice_are_checked(tmp_path: Path) -> None:
    file = finished(tmp_path)
    shown = run("replay", file).stdout
    assert "1. Seat 1: " in shown
    assert "(only seat 1) You draw card" in shown
    assert "wins." in shown
    assert f"agrees with the seal {json.loads(file.read_text())['commitment']}." in shown


@pytest.mark.usefixtures("lanterns")
def test_a_saved_table_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    shown = run("replay", saved(tmp_path), "--language", "de").stdout
    assert "2. Platz 2: Welche Karte bietest du? – Karte" in shown
    assert "Siegel" not in shown


@pytest.mark.usefixtures("lanterns")
def test_a_replay_stops_where_it_should(tmp_path: Path) -> None:
    shown = run("replay", finished(tmp_path), "--to", 1).stdout
    assert "1. Seat" in shown
    assert "2. Seat" not in shown
    assert "wins." not in shown


@pytest.mark.usefixtures("lanterns")
def test_tampered_dice_are_found(tmp_path: Path) -> None:
    file = finished(tmp_path)
    rolls = json.loads(file.read_text())["rolls"]
    rolls[0][3] = [(rolls[0][3][0] + 1) % rolls[0][2]]
    assert "roll 0 (cards)" in complaint("replay", change(file, rolls=rolls))


@pytest.mark.usefixtures("lanterns")
def test_a_seal_other_than_the_one_noted_is_found(tmp_path: Path) -> None:
    assert "not the one that was committed to" in complaint("replay", finished(tmp_path), "--commitment", "00")


# simulate, bench, games


@pytest.mark.usefixtures("lanterns")
def test_a_simulation_counts_how_games_end(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    result = run("simulate", "--games", 20, "--seed", 4, "--seats", 3, "--option", "rounds=2", "--json", file)
    figures = json.loads(file.read_text())
    assert sum(figures["results"].values()) == figures["games"] == 20
    assert figures["moves_least"] <= figures["moves_median"] <= figures["moves_most"]
    assert figures["options"]["rounds"] == 2
    assert "decisions per second" in result.stdout
    assert "seat 1 wins" in result.stdout


@pytest.mark.usefixtures("lanterns")
def test_simulations_add_their_results_to_a_table_with_intervals(tmp_path: Path) -> None:
    file = tmp_path / "wins.csv"
    for seats in (2, 3):
        assert run("simulate", "--games", 10, "--seats", seats, "--csv", file).exit_code == 0
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["what"] for row in rows if row["seats"] == "3"][-3:] == ["seat 1 wins", "seat 2 wins", "seat 3 wins"]
    assert {row["seats"] for row in rows} == {"2", "3"}
    for row in rows:
        assert float(row["share"]) == int(row["count"]) / 10
        assert float(row["low"]) <= float(row["share"]) <= float(row["high"])


@pytest.mark.parametrize(
    ("count", "games", "low", "high"), [(0, 200, 0.0, 0.019), (100, 200, 0.431, 0.569), (5, 5, 0.566, 1.0)]
)
def test_an_interval_is_wide_where_few_games_were_played(count: int, games: int, low: float, high: float) -> None:
    assert share_interval(count, games) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_more_processes_count_the_same(game: str, tmp_path: Path) -> None:
    figures = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        command = ("simulate", game, "--bots", "random", "--games", 4, "--jobs", jobs, "--json", file)
        assert run(*command).exit_code == 0
        figures.append(json.loads(file.read_text()) | {"seconds": 0})
    assert figures[0] == figures[1]


@pytest.mark.usefixtures("lanterns")
def test_the_bench_gives_a_figure() -> None:
    result = run("bench", "--decisions", 50)
    assert result.exit_code == 0
    assert "decisions and" in result.stdout


@pytest.mark.usefixtures("lanterns")
def test_games_are_listed_with_their_options() -> None:
    shown = run("games").stdout
    assert "lanterns · Lanterns · 2 to 4 seats" in shown
    assert "After so many rounds dawn comes" in shown
    assert "household" in shown


# help and errors


@pytest.mark.parametrize("command", ["play", "replay", "simulate", "bench", "games"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.stdout


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.stdout


def complaint(*args: object, typed: str = "") -> str:
    """The one line on stderr, with exit code 2."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    assert result.stderr.startswith("dreadhall: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_without_any_game_there_is_a_line(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    for name in list(dreadhall.GAMES):
        monkeypatch.delitem(dreadhall.GAMES, name)
    assert "no game is installed yet" in complaint(command)
    assert "No game is installed yet." in run("games").stdout


@pytest.mark.usefixtures("lanterns")
def test_with_several_games_one_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, "others", Others())
    assert "which game? there are: lanterns, others" in complaint("play")
    assert "Where do you hide" in play("lanterns", typed="")


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize(
    ("args", "line"),
    [
        ("fly", "No such command 'fly'"),
        ("play lantern", "did you mean 'lanterns'?"),
        ("play --frob", "No such option"),
        ("play --seats 9", "2 to 4 seats, not 9"),
        ("play --seats many", "--seats"),
        ("play --seed 1.5", "--seed"),
        ("play --bots 5=random", "there is no seat '5'; seats are 1 to 2"),
        ("play --bots x=random", "there is no seat 'x'"),
        ("play --bots -1=random", "there is no seat '-1'"),
        ("play --bots 1=randm", "did you mean 'random'?"),
        ("play --bots 1=", "no bot is called ''"),
        ("play --bots 1=random,1=random", "seat 1 is given twice"),
        ("play --option rounds", "name=value"),
        ("play --option rounds=1 --option rounds=2", "option rounds is given twice"),
        ("play --option rounds=99", "option rounds"),
        ("play --option rounds=", "option rounds"),
        ("play --option luck=good", "option luck"),
        ("play --option round=3", "did you mean 'rounds'?"),
        ("play --language xx", "there are: en, de, fr"),
        ("play --load missing.json", "cannot read missing.json: no such file or directory"),
        ("play --load .", "cannot read .: is a directory"),
        ("play --load missing.json --seed 1", "a saved table has its own"),
        ("replay", "Missing argument 'FILE'"),
        ("replay missing.json", "cannot read missing.json"),
        ("replay missing.json --to -1", "--to"),
        ("simulate --games 0", "--games"),
        ("simulate --jobs 0", "--jobs"),
        ("simulate --bots human", "nobody but bots"),
        ("simulate --games 1 --json missing/figures.json", "cannot write missing/figures.json"),
        ("simulate --games 1 --csv missing/wins.csv", "cannot write missing/wins.csv"),
        ("simulate --games 1 --json .", "cannot write ."),
        ("bench --decisions 0", "--decisions"),
        ("games --language xx", "there are: en, de, fr"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: str, line: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert line in complaint(*args.split())


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"not json", b'{"format": 1', b"[" * 100_000, b"[]", b"3", b'{"game": "lanterns"}', b"{}"],
)
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
def test_a_file_that_holds_no_table_gets_one_line(tmp_path: Path, command: list[str], content: bytes) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    assert complaint(*command, file)


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize(
    "values",
    [
        {"seats": 3},
        {"game": "chess"},
        {"game": "a\nb"},
        {"rules": 99},
        {"format": 99},
        {"seed": "zz"},
        {"tape": [[0, "trap:moon"]]},
        {"extra": 1},
        {"options": {"rounds": "many"}},
    ],
)
def test_a_damaged_save_gets_one_line(tmp_path: Path, values: dict[str, Any]) -> None:
    file = change(saved(tmp_path), **values)
    assert complaint("play", "--load", file)
    assert complaint("replay", file)


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize("values", [{"seed": "00"}, {"seed": 1}, {"game": "chess"}, {"tape": []}, {"rolls": 3}])
def test_a_damaged_record_gets_one_line(tmp_path: Path, values: dict[str, Any]) -> None:
    assert complaint("replay", change(finished(tmp_path), **values))


@pytest.mark.usefixtures("lanterns")
def test_a_save_of_older_rules_is_not_told_from_its_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path)
    newer = Lanterns()
    newer.version = 2
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", newer)
    assert "older rules (1)" in complaint("replay", file)


@pytest.mark.usefixtures("lanterns")
def test_a_table_that_began_in_the_middle_is_not_told(tmp_path: Path) -> None:
    file = saved(tmp_path)
    save = read_save(json.loads(file.read_text()))
    save.whole = False
    file.write_text(json.dumps(write_save(save)))
    assert "not played from its beginning" in complaint("replay", file)


@pytest.mark.usefixtures("lanterns")
def test_answers_that_are_not_text_get_one_line() -> None:
    result = CliRunner(env=WIDE).invoke(app, ["play"], input=b"\xff\xfe\xfa\n", catch_exceptions=False)
    assert result.exit_code == 2
    assert result.stderr == "dreadhall: the answers cannot be read: they are not UTF-8 text\n"


@pytest.mark.parametrize("closed", [False, True])
def test_the_module_runs_by_itself_also_without_any_input(closed: bool) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii"}
    script = 'exec "$0" -m dreadhall games --language fr' + (" <&-" if closed else "")
    done = subprocess.run(["/bin/sh", "-c", script, sys.executable], env=env, capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
