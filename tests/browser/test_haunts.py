"""Every haunt on the screen: opened from a generated start as a hero and as the traitor, and played for ten decisions.

Pictures of a desk and of a phone are kept where `DREADHALL_SCREENS` names a folder: `make screens` looks at all fifty.
"""

import os
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from tests.browser.people import DESK, People, Person
from tests.browser.server import Tables
from tests.scouts import scouts

PHONE: ViewportSize = {"width": 390, "height": 844}
SEATS = 4
DECISIONS = 10
FEW = 4
"""As many decisions every run of the tests makes; `make screens` makes ten."""
WARMING_UP = 30
"""Answers of scouts before anybody looks: what a haunt puts on the board is there by then."""
SAMPLE = (36,)
"""What every run of the tests looks at; `make screens` looks at all."""


def begun(number: int) -> Table:
    """A haunt that scouts have played for a while."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    for seed in range(number, number + 1000, 100):
        table = dreadhall.new_table("betrayal", SEATS, seed, options)
        player, rng = scouts(table), random.Random(seed)
        for _ in range(WARMING_UP):
            if table.ask is None:
                break
            seat, key = player(table, rng)
            table.answer(key, seat)
        if table.ask is not None:
            return table
    raise AssertionError(f"haunt {number} is over too soon")


def seat_of(table: Table, side: str) -> int | None:
    """A living hero's seat, or the traitor's if there is one."""
    state = table.state
    assert isinstance(state, BetrayalState)
    assert state.haunt is not None
    if side == "traitor":
        return state.haunt.traitor
    return next((who.seat for who in state.explorers if who.alive and who.seat != state.haunt.traitor), None)


ASKED_OR_OVER = """() =>
  document.querySelector('.prompt button[data-key]:not([disabled]), a[href^="#/replay/"]') !== null"""


def play_on(person: Person, rng: random.Random, decisions: int) -> None:
    """So many decisions at the screen, or as many as there are before the end."""
    for _ in range(decisions):
        person.page.wait_for_function(ASKED_OR_OVER)
        keys = person.keys()
        if not keys:
            return
        person.choose_if_offered(rng.choice(keys))


def photograph(person: Person, number: int, side: str) -> None:
    """Keep a picture at both sizes, if a folder is named for them; nothing sticks out at either."""
    folder = os.environ.get("DREADHALL_SCREENS")
    for name, size in (("desk", DESK), ("phone", PHONE)):
        person.page.set_viewport_size(size)
        person.check_width()
        person.check_words()
        if folder:
            person.page.screenshot(path=Path(folder) / f"h{number:02}-{side}-{name}.png")
    person.page.set_viewport_size(DESK)


def look_at(number: int, side: str, people: People, tables: Tables, decisions: int) -> None:
    """Sit down on a side, look, play on, and look again."""
    game = begun(number)
    seat = seat_of(game, side)
    if seat is None:
        return
    save: dict[str, Any] = game.save()
    table = tables.restore(save, SEATS, scouts=[other for other in range(SEATS) if other != seat])
    person = people.come().sit_at(table, [seat])
    play_on(person, random.Random(number), decisions)
    photograph(person, number, side)
    person.check_access()


@pytest.mark.parametrize("side", ["heroes", "traitor"])
@pytest.mark.parametrize("number", SAMPLE)
def test_a_haunt_is_played_on_the_screen(number: int, side: str, people: People, tables: Tables) -> None:
    look_at(number, side, people, tables, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("side", ["heroes", "traitor"])
@pytest.mark.parametrize("number", sorted(BUILT))
def test_every_haunt_is_played_on_the_screen(number: int, side: str, people: People, tables: Tables) -> None:
    look_at(number, side, people, tables, DECISIONS)
