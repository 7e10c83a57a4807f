"""A game of another distribution: it is installed, and can be played everywhere."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.elsewhere.distributions import environment, install, torches
from tests.server.helpers import Server, client_at


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine with the game of torches."""
    folder = tmp_path_factory.mktemp("machine") / "installed"
    return environment(install(folder, "torch-light", torches(), {"torches": "torches.registration:TORCHES"}))


def run(machine: dict[str, str], *args: str, typed: str = "") -> str:
    """What a command says, if it says nothing about errors."""
    done = subprocess.run(
        [sys.executable, *args], input=typed, env=machine, text=True, capture_output=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_is_listed_after_ours_with_its_words(machine: dict[str, str]) -> None:
    listed = run(machine, "-m", "dreadhall", "games", "--language", "de")
    assert listed.index("darkest ·") < listed.index("betrayal ·") < listed.index("torches · Laternen ·")
    assert "option-torches" not in listed


def test_it_is_played_in_a_terminal_with_its_own_board_and_bot(machine: dict[str, str]) -> None:
    told = run(machine, "-m", "dreadhall", "play", "torches", "--bots", "2=bot", "--seed", "3", typed="1\n" * 200)
    assert "18 cards lie in the dark" in told
    assert "Where do you hide" in told
    assert "The game is over" in told


def test_it_is_simulated_with_its_own_bot(machine: dict[str, str], tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    run(machine, "-m", "dreadhall", "simulate", "torches", "--games", "4", "--jobs", "2", "--json", str(figures))
    found = json.loads(figures.read_text())
    assert (found["game"], found["games"], found["bots"]) == ("torches", 4, {"0": "last", "1": "last"})


def test_it_may_be_imported_before_us(machine: dict[str, str]) -> None:
    assert run(machine, "-c", "import torches, dreadhall; print(*dreadhall.GAMES)") == "darkest betrayal torches\n"


@contextmanager
def served(machine: dict[str, str], folder: Path) -> Iterator[str]:
    """The address of a server on that machine."""
    free = {"DREADHALL_BOT_PAUSE": "0", "DREADHALL_BOT_TICK": "0", "DREADHALL_LOG": "warning"}
    process = subprocess.Popen(
        [sys.executable, "-m", "dreadhall", "serve", "--port", "0", "--data", str(folder)],
        env=machine | free,
        text=True,
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Dreadhall listens on "), line
        yield line.split()[-1]
    finally:
        process.terminate()
        process.communicate()


class Elsewhere(Server):
    """A server of which nothing is known but its address."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http

    async def get(self, path: str, **query: Any) -> Any:
        """What is to be had there."""
        reply = await self.http.get(path, params=query)
        return reply.json() if reply.is_success else reply.status_code


def test_it_is_played_on_a_server_with_its_own_bot_and_pages(machine: dict[str, str], tmp_path: Path) -> None:
    async def visit(server: Elsewhere) -> None:
        games = {game["name"]: game for game in await server.get("/api/games")}
        assert list(games) == ["darkest", "betrayal", "torches"]
        assert games["torches"]["bots"] == ["last", "random"]
        assert (await server.get("/api/games/torches/rules"))["sections"][0]["title"] == "Light"
        assert (await server.get("/api/games/torches/rules", language="de"))["sections"][0]["title"] == "Licht"
        assert await server.get("/api/games/torches/many") == ["torch", "torch"]
        assert await server.get("/api/games/torches/many", number=3) == ["torch"] * 3
        assert await server.get("/api/games/torches/many", number=4) == 400
        table = await server.open("torches")
        await table.join(0)
        await table.good("PUT", "/seats/1/bot", table.host, {"bot": "last"})
        await table.start()
        async with table.connect(0) as ann:
            await table.answer(0, "trap:attic")
            await table.answer(0, (await table.state(0))["view"]["ask"]["choices"][0]["key"])
            await ann.until(lambda: any(event["kind"] == "leads" for event in ann.events))

    async def visit_and_leave(address: str) -> None:
        async with client_at(address) as http:
            await visit(Elsewhere(address, http))

    with served(machine, tmp_path) as address:
        asyncio.run(visit_and_leave(address))
