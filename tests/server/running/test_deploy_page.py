"""The commands of docs/deploy.md, in the order of the page, as an operator would give them."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from dreadhall.cli import app
from tests.patience import PATIENCE
from tests.server.conftest import StartServer

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
ASSIGNMENT = re.compile(r"[A-Z_]+=")
# Tried elsewhere: the wheel and what goes into the image by `make installed`. Containers are never started.
ELSEWHERE = ("make dist", "pip install", "docker compose")
# By which one sees that something within the text is a command.
PROGRAMS = ("docker", "dreadhall", "git", "make", "npm", "pip", "python", "systemctl", "ulimit")


def commands() -> list[str]:
    """All commands, without their remarks."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [shlex.join(shlex.split(line, comments=True)) for block in blocks for line in block.splitlines()]


def commands_in_the_text() -> list[str]:
    """Those that stand between words, one of several on a line at a time."""
    text = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    quoted = {part.strip() for code in re.findall(r"`([^`]+)`", text) for part in " ".join(code.split()).split("&&")}
    return sorted(part for part in quoted if part.split()[0] in PROGRAMS and " " in part)


def program(command: str) -> str:
    """What is called, without what is set for it."""
    words = shlex.split(command)
    while ASSIGNMENT.match(words[0]):
        words.pop(0)
    return shlex.join(words)


OURS = [command for command in commands() if program(command).startswith("dreadhall ")]


def test_every_command_is_tried_here_or_elsewhere() -> None:
    assert len(OURS) > 10
    for command in set(commands()) - set(OURS):
        assert program(command).startswith(ELSEWHERE), command


@pytest.mark.parametrize("command", commands_in_the_text())
def test_every_command_in_the_text_is_there(command: str) -> None:
    """What measures says how it is used, what makes what it would do; of containers the file is there."""
    words = shlex.split(command)
    if words[0] == "docker":
        assert "-f" not in words or (ROOT / words[words.index("-f") + 1]).is_file()
        return
    call = {
        "dreadhall": [sys.executable, "-m", *words, "--help"],
        "make": ["make", "-n", *words[1:]],
        "python": [sys.executable, *words[1:], "--help"],
    }.get(words[0], ["sh", "-c", command])
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, bool(done.stdout)) == (0, True), done.stderr


def given(command: str, table: str) -> list[str]:
    """The words of a command of ours, for a table that is there; it asks for a table once where the page names two."""
    words = shlex.split(program(command).replace(" ID ID ", " ID "))[1:]
    return [table if word == "ID" else word for word in words]


async def call(words: list[str], environment: dict[str, str]) -> Result:
    """Give a command, and say yes if it asks."""
    return await asyncio.to_thread(CliRunner(env=environment).invoke, app, words, input="y\n")


async def test_an_evening(start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them does what it says, beside a server or after it, and ends well."""
    monkeypatch.chdir(tmp_path)
    database = f"sqlite:///{tmp_path / 'dreadhall.sqlite3'}"
    server = await start_server(database)
    table = await server.open()
    await table.join(0, "Ann")
    await table.good("POST", "/chat", 0, {"text": "Hello"})
    needs_it_stopped = ("tables delete", "people erase")
    environment = {"DREADHALL_DATABASE": database, "COLUMNS": "200", "DREADHALL_ARCHIVE": "none"}
    evening = [command for command in OURS if " serve" not in command]
    for command in sorted(evening, key=lambda each: ("delete" in each, any(n in each for n in needs_it_stopped))):
        if any(name in command for name in needs_it_stopped):
            await server.services.stop()
        result = await call(given(command, table.id), environment)
        assert result.exit_code == 0, (command, result.output)
    assert {"evening.jsonl", "elsewhere.sqlite3", "tables.jsonl", "there.sqlite3"} <= {
        f.name for f in tmp_path.iterdir()
    }


@pytest.mark.parametrize("command", [command for command in OURS if " serve" in command])
def test_a_server_starts_as_the_page_says(command: str, postgres_url: str, tmp_path: Path) -> None:
    words = [postgres_url if "postgresql://" in word else word for word in given(command, "")]
    set_for_it = dict(word.split("=", 1) for word in shlex.split(command) if ASSIGNMENT.match(word))
    call = [sys.executable, "-m", "dreadhall", *words, "--port", "0"]
    environment = {**os.environ, **set_for_it, "DREADHALL_DATA": str(tmp_path)}
    with subprocess.Popen(call, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Dreadhall listens on")
        process.terminate()
        process.communicate(timeout=PATIENCE)
