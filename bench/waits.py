"""Measure how long somebody waits for their turn: `python -m bench.waits`, from the root of the project.

One person plays against bots in a headless Chromium, with the settings of a browser that has none yet, and takes the
advice of the server at every question. Only what a screen shows is measured; own thinking counts for nothing.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Page, ViewportSize, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.server import Opened, Server, Tables, bearer
from tools.browser import find

import dreadhall
from bench import report, shown

DESK: ViewportSize = {"width": 1440, "height": 900}
AS_SERVED = {"BOT_PAUSE": "0.8", "BOT_TICK": "0.25", "BOT_SECONDS": "5"}
"""Bots take the time that they take on a server whose settings nobody has changed."""
BEGINS = {"betrayal": "turn-starts", "darkest": "round-begins"}
"""The event with which somebody's next turn begins."""
ENDS = {"end-turn", "shift", "done"}
"""Verbs of the answers after which others act."""
PATIENCE = 600_000
ADVICE_PAUSE = 1.0

# What is asked, once nothing else is shown: every choice that counts, and how many of them can be seen without looking
# for them. A page for one's own eyes is read first, and the end of a game is an end.
LOOK = """() => {
  if (document.querySelector('dialog[data-briefing]')) return { page: true }
  if (document.querySelector('[data-moment]')) return null
  const frame = document.querySelector('.prompt')?.getBoundingClientRect()
  const all = [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
  const keys = all.map((one) => one.dataset.key).filter((key) => key !== 'not-done')
  const isOver = document.querySelector('dialog[open] a[href^="#/replay/"], .prompt a[href^="#/replay/"]') !== null
  if (!keys.length) return isOver ? { over: true } : null
  const isInSight = (one) => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility() && box.top < frame.bottom - 8 && box.bottom > frame.top + 8
  }
  return { keys, inSight: all.filter(isInSight).length }
}"""
PRESS = """key => {
  const choice = [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
    .find((one) => one.dataset.key === key)
  choice?.click()
  return choice !== undefined
}"""
IS_SURE = "() => document.querySelector('.prompt button.sure') !== null"
NUMBER = "() => Number(document.querySelector('[data-number]')?.dataset.number ?? -1)"
PAST = "number => Number(document.querySelector('[data-number]')?.dataset.number) > number"


@dataclass
class Found:
    """What one table has shown: times in seconds."""

    waits: list[float] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    in_sight: list[tuple[int, int]] = field(default_factory=list)
    clicks: int = 0
    first: float | None = None
    detail: list[str] = field(default_factory=list)
    """What was shown in each wait, line by line."""


class Player:
    """Somebody who plays one game on one screen, at once and as they are advised."""

    def __init__(self, page: Page, requests: APIRequestContext, table: Opened, game: str) -> None:
        self._page = page
        self._requests = requests
        self._table = table
        self._begins = BEGINS[game]
        self._told = 0
        self.found = Found()

    def play(self, turns: int) -> Found:
        """Play until so many turns have been waited for, or the game is over."""
        found = self.found
        waited, is_over, asked = 0.0, False, 0
        chosen: float | None = None
        began = time.monotonic()
        while (look := self.see()) is not None:
            now = time.monotonic()
            play = self._table.play(0)
            events = play["events"][self._told :]
            self._told = len(play["events"])
            waited += now - began
            if look.get("page"):
                self._page.locator("dialog[data-briefing] footer .main").click()
                found.clicks += found.first is None
                began = time.monotonic()
                continue
            if self.is_mine(events, play):
                noted = shown.take(self._page)
                if found.first is None:
                    found.first = 0.0 if chosen is None else now - chosen
                    found.detail += [f"first question: {found.first:.1f} s", *shown.lines(noted)]
                elif is_over:
                    found.waits.append(waited)
                    found.questions.append(asked)
                    found.detail += [f"wait {len(found.waits)}: {waited:.1f} s", *shown.lines(noted)]
                    if len(found.waits) >= turns:
                        break
                is_over, asked = False, 0
            answer = self.advice(play, look["keys"])
            pressed = self.press(answer)
            began = pressed or time.monotonic()
            if pressed is None:
                continue
            asked += 1
            found.clicks += found.first is None
            if found.first is None:
                chosen = pressed
            else:
                found.in_sight.append((look["inSight"], len(look["keys"])))
            if not is_over:
                waited = 0.0
                shown.take(self._page)
            is_over = is_over or answer.partition(":")[0] in ENDS
        return found

    def see(self) -> dict[str, Any] | None:
        """Wait until this person is asked; none once the game is over."""
        look: dict[str, Any] = self._page.wait_for_function(LOOK, timeout=PATIENCE).json_value()
        return None if look.get("over") else look

    def is_mine(self, events: Sequence[Mapping[str, Any]], play: Mapping[str, Any]) -> bool:
        """Whether a turn of this person has begun with these events."""
        begun = [event["data"] for event in events if event["kind"] == self._begins]
        mine = [one["id"] for one in play["view"]["position"].get("explorers", []) if one["seat"] == 0]
        return any(data.get("explorer", *mine[:1]) in mine or "explorer" not in data for data in begun)

    def advice(self, play: Mapping[str, Any], keys: Sequence[str]) -> str:
        """What to answer."""
        if len(keys) == 1:
            return keys[0]
        path, headers = f"/api/tables/{self._table.id}/advice", bearer(self._table.seats[0])
        for _ in range(5):
            reply = self._requests.post(path, data={"asked": play["asked"]}, headers=headers)
            if reply.ok and reply.json()["answer"] in keys:
                return str(reply.json()["answer"])
            time.sleep(ADVICE_PAUSE)
        return random.choice(keys)

    def press(self, answer: str) -> float | None:
        """Give an answer; when that was, or none where others have acted meanwhile and it is not offered any more."""
        number = self._page.evaluate(NUMBER)
        began = time.monotonic()
        if not self._page.evaluate(PRESS, answer):
            return None
        if self._page.evaluate(IS_SURE):
            self._page.evaluate(PRESS, answer)
        self._page.wait_for_function(PAST, arg=number, timeout=PATIENCE)
        return began


TITLES = {"betrayal": "Betrayal", "darkest": "Dark, Darker, Darkest"}
"""How a game's card begins."""


def clicks_to_a_table(page: Page, address: str, game: str) -> int:
    """How often somebody presses from the first screen to their table, with everything left as it is proposed."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()
    page.locator("[data-number]").wait_for()
    return 1


@dataclass(frozen=True)
class Company:
    """What is played, against how many bots of which strength, and for how many turns."""

    game: str
    bots: int
    strength: str
    turns: int


def measure(company: Company, tables: Tables, page: Page, address: str) -> Found:
    """Play one game."""
    lobby = clicks_to_a_table(page, address, company.game)
    page.evaluate("() => localStorage.clear()")
    seats = company.bots + 1
    body = {"game": company.game, "seats": seats, "options": {}}
    opened = tables.requests.post("/api/tables", data=body).json()
    table = Opened(tables, opened).seat_people([0], range(1, seats), bot=company.strength).start()
    page.evaluate("keys => localStorage.setItem('dreadhall-keys', JSON.stringify(keys))", table.keys([0]))
    page.goto(f"{address}/#/table/{table.id}")
    page.reload()
    found = Player(page, tables.requests, table, company.game).play(company.turns)
    found.clicks += lobby
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options, play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.waits", description=__doc__)
    parser.add_argument("--game", choices=BEGINS, action="append", help="only this one")
    parser.add_argument("--bots", type=int, action="append", help="against so many, or as many as can play (2 and 5)")
    parser.add_argument("--turns", type=int, default=10, help="how many waits between own turns")
    parser.add_argument("--detail", action="store_true", help="tell what was shown in each wait")
    parser.add_argument("--bot", default="clever", help="how strong the bots are")
    options = parser.parse_args(arguments)
    chosen = [
        Company(game, min(bots, max(dreadhall.GAMES[game].seats) - 1), options.bot, options.turns)
        for game in options.game or BEGINS
        for bots in options.bots or (2, 5)
    ]
    rows = []
    with tempfile.TemporaryDirectory(prefix="dreadhall-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder), **AS_SERVED)
        tables = Tables(playwright, server)
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        for company in chosen:
            page = browser.new_page(viewport=DESK, locale="en")
            page.set_default_timeout(60_000)
            shown.note(page)
            rows.append((f"{company.game}, {company.bots} bots", measure(company, tables, page, server.address)))
            page.context.close()
            print(f"{rows[-1][0]}: waited {', '.join(f'{seconds:.1f}' for seconds in rows[-1][1].waits)}", flush=True)
            if options.detail:
                print("\n".join(rows[-1][1].detail), flush=True)
        browser.close()
        tables.requests.dispose()
        server.stop()
    show(rows)


def show(rows: Sequence[tuple[str, Found]]) -> None:
    """Print what was found."""
    screen = report.console()
    title = "Waiting for one's turn, in seconds"
    table = report.frame(title, "turns", "median", "longest", "first question after choosing")
    for name, found in rows:
        waits = found.waits or [0.0]
        times = (statistics.median(waits), max(waits), found.first or 0.0)
        table.add_row(name, str(len(found.waits)), *(f"{seconds:.1f}" for seconds in times))
    screen.print(table)
    acts = report.frame("Acting", "clicks to the first question", "questions a turn", "deeds in sight", "deeds offered")
    for name, found in rows:
        seen = [statistics.fmean(part) for part in zip(*found.in_sight, strict=True)] or [0.0, 0.0]
        asked = statistics.fmean(found.questions or [0])
        acts.add_row(name, str(found.clicks), f"{asked:.1f}", *(f"{count:.1f}" for count in seen))
    screen.print(acts)
    screen.print("Deeds in sight are buttons of the question that need neither scrolling nor a fold.")


if __name__ == "__main__":
    main()
