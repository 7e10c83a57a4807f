"""Measure how long somebody waits for their turn: `python -m bench.waits`, from the root of the project.

One person plays against bots in a headless Chromium, with the settings of a browser that has none yet, and takes the
advice of the server at every question: at the table that "Play now" opens, or one laid like it for more bots. Only what
a screen shows is measured; own thinking counts for nothing. Every press is counted as the browser hears it.
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
"""Verbs of the answers to it after which others act."""
TURN = {"turn", "act"}
"""The question of one's own turn: what is offered there besides its end are deeds, and what ends it ends the turn."""
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
  const deeds = all.filter((one) => !one.closest('.last'))
  return { keys, deeds: deeds.length, inSight: deeds.filter(isInSight).length }
}"""
# What is not in sight is behind one button.
PRESS = """key => {
  const choice = [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
    .find((one) => one.dataset.key === key)
  if (choice && !choice.checkVisibility()) document.querySelector('.prompt [popovertarget]')?.click()
  choice?.click()
  return choice !== undefined
}"""
COUNT = "addEventListener('click', () => (window.presses = (window.presses ?? 0) + 1), true)"
PRESSES = "() => window.presses ?? 0"
KEYS = "() => JSON.parse(localStorage.getItem('dreadhall-keys') ?? '[]')"
IS_SURE = "() => document.querySelector('.prompt button.sure') !== null"
NUMBER = "() => Number(document.querySelector('[data-number]')?.dataset.number ?? -1)"
PAST = "number => Number(document.querySelector('[data-number]')?.dataset.number) > number"


@dataclass
class Found:
    """What one table has shown: times in seconds."""

    waits: list[float] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    in_sight: list[tuple[int, int]] = field(default_factory=list)
    first_presses: int = 0
    """Presses from the first screen to the first question of one's turn."""
    presses: list[int] = field(default_factory=list)
    """Presses a turn."""
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
        waited, is_over, asked, pressed_before = 0.0, False, 0, 0
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
                began = time.monotonic()
                continue
            if self.is_mine(events, play):
                noted = shown.take(self._page)
                presses: int = self._page.evaluate(PRESSES)
                if found.first is None:
                    found.first_presses = presses
                    found.first = 0.0 if chosen is None else now - chosen
                    found.detail += [f"first question: {found.first:.1f} s", *shown.lines(noted)]
                elif is_over:
                    found.waits.append(waited)
                    found.questions.append(asked)
                    found.presses.append(presses - pressed_before)
                    found.detail += [f"wait {len(found.waits)}: {waited:.1f} s", *shown.lines(noted)]
                    if len(found.waits) >= turns:
                        break
                is_over, asked, pressed_before = False, 0, presses
            is_turn = (play["view"]["ask"] or {"prompt": ""})["prompt"] in TURN
            answer = self.advice(play, look["keys"])
            pressed = self.press(answer)
            began = pressed or time.monotonic()
            if pressed is None:
                continue
            asked += 1
            if found.first is None:
                chosen = pressed
            elif is_turn:
                found.in_sight.append((look["inSight"], look["deeds"]))
            if not is_over:
                waited = 0.0
                shown.take(self._page)
            is_over = is_over or (is_turn and answer.partition(":")[0] in ENDS)
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


@dataclass(frozen=True)
class Company:
    """What is played, and for how many turns; against how many bots of which strength, if not as it is proposed."""

    game: str
    bots: int | None
    strength: str
    turns: int

    @property
    def name(self) -> str:
        """How it is called in what is printed."""
        return f"{self.game}, {'as proposed' if self.bots is None else f'{self.bots} bots'}"


def play_now(company: Company, tables: Tables, page: Page, address: str) -> Opened:
    """Press "Play now" on the first screen; the table that is opened, with the keys that the browser keeps."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now {TITLES[company.game]}").click()
    page.locator("[data-number]").wait_for()
    kept = {(key["role"], key.get("seat")): key for key in page.evaluate(KEYS)}
    host = kept["host", None]
    opened = {"table_id": host["table"], "host_key": host["key"], "invite_key": "", "spectator_key": ""}
    table = Opened(tables, opened)
    table.seats = {seat: key["key"] for (role, seat), key in kept.items() if role == "seat"}
    return table


def lay_for(company: Company, bots: int, proposed: Opened, tables: Tables, page: Page, address: str) -> Opened:
    """A table with the options of the proposed one for another number of bots, and its person on this screen."""
    options = tables.requests.get(f"/api/tables/{proposed.id}", headers=bearer(proposed.host)).json()["options"]
    seats = bots + 1
    body = {"game": company.game, "seats": seats, "options": options}
    opened = tables.requests.post("/api/tables", data=body).json()
    table = Opened(tables, opened).seat_people([0], range(1, seats), bot=company.strength).start()
    page.evaluate("keys => localStorage.setItem('dreadhall-keys', JSON.stringify(keys))", table.keys([0]))
    page.goto(f"{address}/#/table/{table.id}")
    page.reload()
    return table


def measure(company: Company, tables: Tables, page: Page, address: str) -> Found:
    """Play one game."""
    table = play_now(company, tables, page, address)
    if company.bots is not None:
        table = lay_for(company, company.bots, table, tables, page, address)
    return Player(page, tables.requests, table, company.game).play(company.turns)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options, play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.waits", description=__doc__)
    parser.add_argument("--game", choices=BEGINS, action="append", help="only this one")
    parser.add_argument("--bots", type=int, action="append", help="against so many instead of those proposed")
    parser.add_argument("--turns", type=int, default=10, help="how many waits between own turns")
    parser.add_argument("--detail", action="store_true", help="tell what was shown in each wait")
    parser.add_argument("--bot", default="clever", help="how strong those bots are")
    options = parser.parse_args(arguments)
    chosen = [
        Company(game, bots and min(bots, max(dreadhall.GAMES[game].seats) - 1), options.bot, options.turns)
        for game in options.game or BEGINS
        for bots in options.bots or (None,)
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
            page.add_init_script(COUNT)
            rows.append((company.name, measure(company, tables, page, server.address)))
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
    headings = (
        "presses to the first question",
        "questions a turn",
        "presses a turn",
        "deeds in sight",
        "deeds offered",
    )
    acts = report.frame("Acting", *headings)
    for name, found in rows:
        counts = [
            list(part) for part in (found.questions, found.presses, *zip(*(found.in_sight or [(0, 0)]), strict=True))
        ]
        acts.add_row(name, str(found.first_presses), *(f"{statistics.fmean(part or [0]):.1f}" for part in counts))
    screen.print(acts)
    screen.print(
        "Deeds are what is offered in one's turn besides its end; those in sight need neither scrolling nor a fold."
    )


if __name__ == "__main__":
    main()
