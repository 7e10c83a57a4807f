"""Settings: from the environment and the command line, with one line for whatever is wrong."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreadhall.cli import app
from dreadhall.server.config import Settings, read_settings
from dreadhall.server.errors import BadSetting
from tests.patience import PATIENCE


def test_the_environment_is_read_and_the_command_line_goes_before_it() -> None:
    settings = read_settings({"DREADHALL_PORT": "9000", "DREADHALL_ORIGINS": "https://a, https://b"}, {"host": "::1"})
    assert (settings.port, settings.origins, settings.host) == (9000, ("https://a", "https://b"), "::1")
    assert read_settings({"DREADHALL_PORT": "9000"}, {"port": 1}).port == 1
    assert read_settings({"DREADHALL_PORT": ""}).port == 8000


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "many", "port (DREADHALL_PORT)"),
        ("PORT", "70000", "port (DREADHALL_PORT)"),
        ("DATABASE", "mysql://x", "sqlite or postgresql"),
        ("DATABASE", "nonsense", "not a database URL"),
        ("LOG", "loud", "log (DREADHALL_LOG)"),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str, words: str) -> None:
    with pytest.raises(BadSetting) as error:
        _ = read_settings({f"DREADHALL_{name}": value}).database_url
    assert words in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "99999"],
        ["--database", "mysql://x"],
        ["--database", "sqlite://"],
        ["--database", "postgresql://nobody@127.0.0.1:1/nowhere"],
        ["--host", "no.such.host.invalid"],
        ["--workers", "0"],
        ["--data", "/dev/null/x"],
    ],
)
def test_the_command_line_says_in_one_line_what_is_wrong(arguments: list[str], tmp_path: Path) -> None:
    given = ["--port", "0", "--data", str(tmp_path), *arguments]
    result = CliRunner().invoke(app, ["serve", *given], catch_exceptions=False)
    assert result.exit_code == 2
    assert result.stderr.startswith("dreadhall: ")
    assert len(result.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(app, ["serve", "--port", port, "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert f"cannot listen on 127.0.0.1:{port}" in result.stderr


def test_an_unknown_plugin_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHALL_PLUGINS", "no.such.module")
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "no.such.module" in result.stderr


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "deploy.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"`DREADHALL_{name.upper()}`" in page, name


def test_files_go_where_the_user_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().data_folder == tmp_path / "dreadhall"
    assert read_settings({"DREADHALL_DATA": "here"}).data_folder == Path("here")


def test_the_command_serves_and_stops_in_order(tmp_path: Path) -> None:
    """It says where it listens, refuses a second server on the same file, and ends when asked to."""
    command = [sys.executable, "-m", "dreadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("Dreadhall listens on http://127.0.0.1:")
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (second.returncode, len(second.stderr.splitlines())) == (2, 1)
        assert "another server is using" in second.stderr
        first.terminate()
        _, errors = first.communicate(timeout=PATIENCE)
    assert first.returncode == -signal.SIGTERM
    assert '"event": "stopped"' in errors
