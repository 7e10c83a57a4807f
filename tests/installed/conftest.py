"""The wheel as `make dist` builds it, and an environment with nothing in it but the wheel and what it asks for."""

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
NOT_INHERITED = ("PYTHON", "PIP_", "COV", "DREADHALL_", "MAKE", "MFLAGS", "VIRTUAL_ENV")
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}


def run(*command: str | Path) -> str:
    """What a command says; it must come off."""
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def requirements(wheel: Path, *extras: str) -> Iterator[metadata.Distribution]:
    """Everything that the wheel and these extras need, directly or not, as it is installed for the tests."""
    [start] = metadata.distributions(path=[str(wheel)])
    waiting: list[tuple[metadata.Distribution, set[str]]] = [(start, {"", *extras})]
    met = set()
    while waiting:
        distribution, wanted = waiting.pop()
        for needed in map(Requirement, distribution.requires or ()):
            applies = not needed.marker or any(needed.marker.evaluate({"extra": each}) for each in wanted)
            if applies and (each := (needed.name, frozenset(needed.extras))) not in met:
                met.add(each)
                waiting.append((metadata.distribution(needed.name), {"", *needed.extras}))
                yield waiting[-1][0]


def link(distribution: metadata.Distribution, folder: Path) -> None:
    """Make an installed distribution known in another environment, without copying it."""
    for top in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
        if not (folder / top).exists():
            (folder / top).symlink_to(Path(str(distribution.locate_file(top))))


class Installed:
    """An environment of its own, which knows neither this checkout nor what else is installed here."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        site = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(folder), "platbase": str(folder)}))
        for distribution in requirements(wheel, "server", "lab"):
            link(distribution, site)
        self.install(f"{wheel}[server,lab]")

    def install(self, *wheels: str | Path) -> None:
        """Let pip install these, and nothing from anywhere else."""
        pip = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check"]
        run(*pip, "--python", self.folder / "bin" / "python", "install", "--quiet", "--no-index", *wheels)

    def start(self, *arguments: str | Path) -> subprocess.Popen[str]:
        """The command, outside this checkout."""
        command = [str(self.folder / "bin" / "dreadhall"), *map(str, arguments)]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, cwd=self.folder, env=ENVIRONMENT, stdin=pipe, stdout=pipe, stderr=pipe, text=True
        )

    def say(self, *arguments: str | Path, typed: str = "") -> str:
        """What the command says."""
        said, complaints = self.start(*arguments).communicate(typed, timeout=PATIENCE)
        assert complaints == ""
        return said

    @contextmanager
    def serve(self, data: Path) -> Iterator[httpx.Client]:
        """Somebody at a server of this environment, on a free port."""
        server = self.start("serve", "--port", "0", "--log", "error", "--data", data)
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        if found:
            with httpx.Client(base_url=found[0], timeout=PATIENCE, verify=False) as http:
                yield http
        server.terminate()
        _, complaints = server.communicate(timeout=PATIENCE)
        assert found, complaints
        assert complaints == ""


class TableOver:
    """A table of a server, to which its seats speak over HTTP."""

    def __init__(self, http: httpx.Client, game: str, **options: Any) -> None:
        self.http = http
        opened = said(http.post("/api/tables", json={"game": game, "seats": 3, "options": options}))
        self.id: str = opened["table_id"]
        names = (f"Player {seat}" for seat in range(3))
        self.keys = [
            self.call("POST", f"seats/{seat}/join", opened["invite_key"], name=name)["key"]
            for seat, name in enumerate(names)
        ]
        self.call("POST", "start", opened["host_key"])

    def call(self, method: str, what: str, key: str, **body: Any) -> Any:
        """What the server answers to somebody with this key."""
        headers = {"Authorization": f"Bearer {key}"}
        return said(self.http.request(method, f"/api/tables/{self.id}/{what}", json=body or None, headers=headers))

    def move(self) -> None:
        """Whoever is asked takes the first choice, and the table goes on."""
        key = self.keys[self.call("GET", "play", self.keys[0])["view"]["waiting"][0]]
        before = self.call("GET", "play", key)
        self.call("POST", "answer", key, asked=before["asked"], answer=before["view"]["ask"]["choices"][0]["key"])
        assert self.call("GET", "play", key)["number"] == before["number"] + 1


def said(reply: httpx.Response) -> Any:
    """What the server answered; it must have agreed."""
    assert reply.is_success, reply.text
    return reply.json()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    run("make", "-s", "dist", f"DIST={folder}")
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    [wheel] = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


@pytest.fixture(scope="session")
def http(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server that was started from the wheel."""
    with installed.serve(tmp_path_factory.mktemp("data")) as http:
        yield http
