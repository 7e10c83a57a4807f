"""Thirty moments at three sizes: nothing covers or is cropped, everything can be read and touched.

Pictures are kept where `DREADHALL_SCREENS` names a folder: `make screens` takes them.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.moments import betrayal, darkest
from tests.browser.moments.looking import faults
from tests.browser.moments.moment import Moment
from tests.browser.people import People, Person
from tests.browser.server import Tables

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
WALL: ViewportSize = {"width": 1920, "height": 1080}
ALL: dict[str, Callable[[], Moment]] = {
    f"{game.__name__.rpartition('.')[2]}-{name}": moment
    for game in (betrayal, darkest)
    for name, moment in game.MOMENTS.items()
}


def look(person: Person, name: str, size: str) -> list[str]:
    """Keep a picture, if a folder is named for it; what is wrong on the screen."""
    found = faults(person, touch=size == "phone")
    if folder := os.environ.get("DREADHALL_SCREENS"):
        person.page.screenshot(path=Path(folder) / f"{name}-{size}.png", animations="disabled")
    return [f"{size}: {fault}" for fault in found]


@pytest.mark.soak
@pytest.mark.parametrize("name", ALL)
def test_a_moment_is_whole_at_every_size(name: str, people: People, tables: Tables) -> None:
    moment = ALL[name]()
    found = []
    for size, box in ({"wall": WALL} if moment.wall else SIZES).items():
        found += look(moment.show(people, tables, box, phone=size == "phone"), name, size)
    assert not found, "\n".join([name, *found])
