"""What happens is shown beat by beat: in order, with target and result; it can be skipped, and played again."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from dreadhall.testing.betrayal import position, row
from tests.browser.people import DESK, People, Person
from tests.browser.server import Tables

THREE = {"ox-bellows": "entrance-hall", "vivian-lopez": "entrance-hall", "zoe-ingstrom": "entrance-hall"}
VERDICT = re.compile(r"\d, needed 5: (made it|failed)")
ON_FLOORS = {
    "ground": (
        "ballroom",
        "gardens",
        "patio",
        "game-room",
        "junk-room",
        "creaky-hallway",
        "dusty-hallway",
        "bloody-room",
    ),
    "upper": ("balcony", "bedroom", "charred-room", "gallery", "research-laboratory", "tower", "servants-quarters"),
    "basement": ("abandoned-room", "catacombs", "chasm", "furnace-room", "larder", "wine-cellar", "statuary-corridor"),
}

# Every beat that comes on the stage, with what is said of it and the line of the card that is marked.
WATCH = """() => {
  window.beats = []
  const note = () => {
    const beat = document.querySelector('[data-beat]')
    const number = beat?.dataset.beat
    if (beat && window.beats.at(-1)?.number !== number)
      window.beats.push({ number, text: beat.innerText, line: beat.querySelector('.applied')?.innerText ?? '' })
  }
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""
LARGE = """([count, least]) => {
  const widths = [...document.querySelectorAll('[data-room]')].map((one) => one.getBoundingClientRect().width)
  return widths.length >= count && Math.min(...widths) >= least
}"""
LONG_ENOUGH = 300_000
LOW: ViewportSize = {"width": 1280, "height": 720}


def two_bots() -> dict[str, Any]:
    """A person and two bots at the front door; behind the first of them waits an event that asks for a roll of 5."""
    table = position(THREE).top("room", "library", "chapel", "organ-room", "game-room", "gardens")
    return table.top("event", "night-view").table.save()


@pytest.fixture
def player(people: People, tables: Tables) -> Person:
    """Somebody who watches two bots at a calm pace, at a clock that the test sets."""
    person = people.come(pace="calm", motion=True).stop_clock()
    person.sit_at(tables.restore(two_bots(), 3, scouts=[1, 2]), [0])
    person.page.evaluate(WATCH)
    return person


def seen(player: Person) -> list[dict[str, str]]:
    """What was shown so far."""
    shown: list[dict[str, str]] = player.page.evaluate("() => window.beats")
    return shown


def wait_for_question_behind(player: Person) -> None:
    """Wait until the bots have moved."""
    asked = player.page.locator("[data-press-on=asked]")
    expect(asked).to_be_visible()


def wait_for_all(player: Person) -> None:
    """Once a question waits behind the beats, let the clock run until they are over."""
    wait_for_question_behind(player)
    player.page.clock.run_for(LONG_ENOUGH)
    expect(player.choice("end-turn")).to_be_visible()


def test_what_bots_do_is_shown_in_order_with_what_was_needed_and_what_came_of_it(player: Person) -> None:
    player.choose("end-turn")
    wait_for_all(player)
    shown = seen(player)
    numbers = [int(beat["number"]) for beat in shown]
    assert numbers == sorted(set(numbers))
    ups = [beat["text"].strip() for beat in shown if "is up." in beat["text"]]
    assert ups == ["Vivian is up.", "Zoe is up.", "Ox is up."]
    (roll,) = [beat for beat in shown if VERDICT.search(beat["text"])]
    assert roll["line"].startswith("5 or more" if "made it" in roll["text"] else "0 to 4")


def test_whoever_does_not_want_to_watch_is_asked_at_once_and_can_see_it_again(player: Person) -> None:
    player.choose("end-turn")
    wait_for_question_behind(player)
    expect(player.choice("end-turn")).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.choice("end-turn")).to_be_visible()
    before = len(seen(player))
    player.page.get_by_role("button", name="What happened since my last turn?").click()
    wait_for_all(player)
    again = [beat["text"].strip() for beat in seen(player)[before:]]
    assert again.index("Vivian is up.") < again.index("Zoe is up.")
    assert any(VERDICT.search(text) for text in again)


def test_the_pace_is_chosen_at_the_table_and_holds_in_the_settings(player: Person) -> None:
    player.page.get_by_role("button", name="Table menu").click()
    menu = player.page.get_by_role("dialog")
    menu.get_by_role("radio", name="At once").check()
    player.page.keyboard.press("Escape")
    player.choose("end-turn")
    expect(player.choice("end-turn")).to_be_visible()
    player.visit("settings")
    pace = player.page.get_by_role("radiogroup", name="How fast what happens is shown")
    expect(pace.get_by_role("radio", name="At once")).to_be_checked()
    pace.get_by_role("radio", name="Brisk").check()


def test_rooms_of_a_house_of_thirty_are_large(people: People, tables: Tables) -> None:
    rooms = [room for floor, names in ON_FLOORS.items() for room in row(floor, *names)]
    person = people.come().sit_at(tables.restore(position(THREE, rooms=rooms).table.save(), 3), [0, 1, 2])
    for size, least in ((DESK, 110), (LOW, 88)):
        person.page.set_viewport_size(size)
        for floor in ON_FLOORS:
            person.page.locator(f"[data-part={floor}]").click()
            person.page.wait_for_function(LARGE, arg=[len(ON_FLOORS[floor]), least])
