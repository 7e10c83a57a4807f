"""A server of our own for the tests, and short ways to set up tables on it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import APIRequestContext, APIResponse, Playwright

from tests.patience import PATIENCE

GENEROUS = {
    "RATE": "5000",
    "BURST": "20000",
    "TABLES_PER_MINUTE": "5000",
    "BOT_PAUSE": "0",
    "BOT_TICK": "0",
    "LOG": "error",
    # A machine that stands still for some seconds is no reason for a test to fail.
    "BOT_SECONDS": "60",
    "DATABASE_SECONDS": "60",
    "HELLO_SECONDS": "60",
    "RULE_SECONDS": "60",
    "SAVE_SECONDS": "60",
    "SEND_SECONDS": "60",
}


class Server:
    """A server process on a free port, with a database that is thrown away."""

    def __init__(self, folder: Path, packages: str = "", **more: str) -> None:
        """`packages` is a folder of what is installed besides."""
        environment = os.environ | {f"DREADHALL_{name}": value for name, value in {**GENEROUS, **more}.items()}
        if packages:
            environment["PYTHONPATH"] = packages
        command = [sys.executable, "-m", "dreadhall", "serve", "--port", "0", "--data", str(folder)]
        self._process = subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line} {self.stop()}")
        self.address = found[0]

    def stop(self) -> str:
        """End it; what it complained about."""
        self._process.terminate()
        _, complaints = self._process.communicate(timeout=PATIENCE)
        return complaints


class Servers:
    """A server for each choice of settings, started when it is first asked for, and the tables on it."""

    def __init__(self, playwright: Playwright, folder: Callable[[], Path]) -> None:
        self._playwright = playwright
        self._folder = folder
        self._started: dict[frozenset[tuple[str, str]], tuple[Server, Tables]] = {}

    def find(self, settings: Mapping[str, str]) -> tuple[Server, "Tables"]:
        """The server with these settings."""
        key = frozenset(settings.items())
        if key not in self._started:
            server = Server(self._folder(), **settings)
            self._started[key] = server, Tables(self._playwright, server)
        return self._started[key]

    def stop(self) -> None:
        """End them all; none may have complained."""
        complaints = []
        for server, tables in self._started.values():
            tables.requests.dispose()
            complaints.append(server.stop())
        assert not any("Traceback" in said for said in complaints), "\n".join(complaints)


USUAL: dict[str, dict[str, Any]] = {"darkest": {"ask_everything": True}}
"""Options of tables that say nothing else: their first question, about a camera, comes to every seat at once."""


class Tables:
    """Opens tables by the API, as the lobby would."""

    def __init__(self, playwright: Playwright, server: Server) -> None:
        self.requests: APIRequestContext = playwright.request.new_context(
            base_url=server.address, timeout=1000 * PATIENCE
        )

    def open(self, seats: int, bots: Sequence[int] = (), *, game: str = "darkest", **options: Any) -> "Opened":
        """A new table; the seats that are nobody's bot are taken, and the game begins."""
        body = {"game": game, "seats": seats, "options": USUAL.get(game, {}) | options}
        table = Opened(self, said(self.requests.post("/api/tables", data=body)))
        return table.seat_people([seat for seat in range(seats) if seat not in bots], bots).start()

    def laid(self, seats: int, **options: Any) -> "Opened":
        """A new table before the start, with nobody at it."""
        body = {"game": "darkest", "seats": seats, "options": USUAL["darkest"] | options}
        return Opened(self, said(self.requests.post("/api/tables", data=body)))

    def restore(
        self, save: Mapping[str, Any], seats: int, scouts: Sequence[int] = (), *, alone: bool = True
    ) -> "Opened":
        """A table that goes on from a saved one; scouts play for these seats. Whoever is alone keeps its dice."""
        table = Opened(self, said(self.requests.post("/api/tables/restore", data={"save": save})))
        people = [seat for seat in range(seats) if seat not in scouts]
        return table.seat_people(people, scouts, bot="scout", alone=alone).start()


class Opened:
    """A table and the keys to it."""

    def __init__(self, tables: Tables, opened: Mapping[str, Any]) -> None:
        self._tables = tables
        self.id: str = opened["table_id"]
        self.host: str = opened["host_key"]
        self.invite: str = opened["invite_key"]
        self.spectator: str = opened["spectator_key"]
        self.seats: dict[int, str] = {}

    def seat_people(
        self, seats: Sequence[int], bots: Sequence[int] = (), *, bot: str = "random", alone: bool = False
    ) -> Self:
        """Put people on these seats (called Ada, Ben, Cleo, …), or one who is alone on all; and bots on those."""
        for seat in seats:
            body = {"name": ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"][seat]}
            if alone and self.seats:
                body["beside"] = self.seats[seats[0]]
            self.seats[seat] = self.post(f"seats/{seat}/join", self.invite, body)["key"]
        for seat in bots:
            path = f"/api/tables/{self.id}/seats/{seat}/bot"
            said(self._tables.requests.put(path, data={"bot": bot}, headers=bearer(self.host)))
        return self

    def start(self) -> Self:
        """Begin."""
        self.post("start", self.host)
        return self

    def play(self, seat: int) -> dict[str, Any]:
        """The game as this seat sees it."""
        path = f"/api/tables/{self.id}/play"
        state: dict[str, Any] = said(self._tables.requests.get(path, headers=bearer(self.seats[seat])))
        return state

    def haunt(self, seat: int) -> str:
        """The haunt in which turns are played already; empty where there is none."""
        position = self.play(seat)["view"]["position"]
        runs = position.get("haunt") is not None and position["phase"] not in ("haunt-setup", "haunt-ready")
        return position["haunt"]["id"] if runs else ""

    def answer(self, answer: str, seat: int = 0) -> None:
        """Answer behind the browser's back."""
        self.post("answer", self.seats[seat], {"asked": self.play(seat)["asked"], "answer": answer})

    def post(self, what: str, key: str, body: Mapping[str, Any] | None = None) -> Any:
        """A request with a key."""
        path = f"/api/tables/{self.id}/{what}"
        return said(self._tables.requests.post(path, data=dict(body or {}), headers=bearer(key)))

    def keys(self, seats: Sequence[int], *, host: bool = True) -> list[dict[str, Any]]:
        """What a browser keeps whose person has these seats."""
        held: list[dict[str, Any]] = [
            {"table": self.id, "role": "seat", "seat": seat, "key": self.seats[seat]} for seat in seats
        ]
        held.append({"table": self.id, "role": "spectator", "key": self.spectator})
        if host:
            held.append({"table": self.id, "role": "host", "key": self.host})
            held.append({"table": self.id, "role": "invite", "key": self.invite})
        return held


def bearer(key: str) -> dict[str, str]:
    """The header that carries a key."""
    return {"Authorization": f"Bearer {key}"}


def said(response: APIResponse) -> Any:
    """What the server answered; it must have agreed."""
    assert response.ok, response.text()
    return response.json()
