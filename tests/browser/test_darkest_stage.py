"""The stage of Dark, Darker, Darkest: a house in which nothing covers anything, and a night one can watch."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import dreadhall
from dreadhall.darkest.state import Horde, SpecialZombie
from dreadhall.testing.darkest import position
from tests.browser.people import People, Person
from tests.browser.server import Tables
from tests.scouts import scouts

SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
READABLE = 11
# Letters reach a little beyond the line they are measured by.
SLACK = 4

# Everything that lies on the board: what it is, and its box on the screen.
BOXES = """() => {
  const kinds = { name: '[data-name] text', icon: '[data-icon]', lock: '[data-lock] .plate', flame: '[data-flame]',
    mark: '[data-searched]', figure: '[data-figure]' }
  return Object.entries(kinds).flatMap(([kind, found]) =>
    [...document.querySelectorAll(`[data-stage] ${found}`)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { kind, label: one.getAttribute('aria-label') ?? one.textContent.trim(), x, y, width, height }
    }))
}"""

# How large the names of rooms are on the screen.
NAMES = """() => [...document.querySelectorAll('[data-stage] [data-name] text')]
  .map((one) => parseFloat(one.getAttribute('font-size')) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b))"""

# Writes down every beat from now on.
RECORD = """() => {
  window.beats = []
  const look = () => {
    const shown = document.querySelector('[data-beat]')
    if (shown && window.beats.at(-1)?.number !== Number(shown.dataset.beat))
      window.beats.push({ number: Number(shown.dataset.beat), text: shown.innerText })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def everything_at_once(room: str) -> dict[str, Any]:
    """All that can stand in one room, and fire in others, as a saved game."""
    horde = Horde(zombies=13, specials=[SpecialZombie("guts"), SpecialZombie("chunk")], downed=2)
    crowded = position(
        dict.fromkeys(("leo", "nina", "jack", "bruce", "lucy"), room),
        hordes={room: horde, "dining-room": 5, "gallery": 1},
        tokens=[room, "conservatory"],
        fire="r2c1",
        burns={"r2c1": 2, "r3c3": 1, "r1c2": 1},
        destroyed=["r4c1"],
        creature=("zombie-dog", room),
        searched=[room, "great-hall"],
        options={"advanced": True},
    )
    return crowded.table.save()


def before_a_round() -> tuple[dict[str, Any], str, int, list[str]]:
    """A game just before an answer that ends a round: the game, the answer, its seat, and what follows from it."""
    table = dreadhall.new_table("darkest", 3, 8, {"mode": "darkest", "survivors": 5, "ask_everything": True})
    play, rng = scouts(table), random.Random(1)
    while table.ask is not None:
        saved, told = table.save(), len(table.rules.events)
        seat, answer = play(table, rng)
        table.answer(answer, seat)
        kinds = [event.kind for event in table.rules.events[told:]]
        if {"reaction", "fire-moves", "round-begins", "location-roll"} <= set(kinds):
            return saved, answer, seat, kinds
    raise AssertionError("this game has no such moment")


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes cover each other by more than letters reach out."""

    def along(start: str, length: str) -> float:
        ends = min(one[start] + one[length], other[start] + other[length])
        return float(ends - max(one[start], other[start]))

    return min(along("x", "width"), along("y", "height")) > SLACK


@pytest.mark.parametrize("room", ["cross-corridor", "wardrobe", "passageway"])
def test_nothing_on_the_board_covers_anything_else(people: People, tables: Tables, room: str) -> None:
    ada = people.come().sit_at(tables.restore(everything_at_once(room), seats=1), [0])
    for width, height in SIZES.values():
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator("[data-figure=horde-dining-room]")).to_have_count(1)
        ada.wait_until_laid()
        boxes = ada.page.evaluate(BOXES)
        covered = [
            f"{one['label']} and {other['label']}"
            for number, one in enumerate(boxes)
            for other in boxes[number + 1 :]
            if overlap(one, other)
        ]
        assert not covered, f"{width}×{height}: {covered}"
        ada.page.wait_for_function(f"() => Math.min(...({NAMES})()) >= {READABLE}")


def test_a_horde_shows_each_of_the_dead_and_icons_only_where_they_mean_something(
    people: People, tables: Tables
) -> None:
    crowded = people.come().sit_at(tables.restore(everything_at_once("cross-corridor"), seats=1), [0])
    horde = crowded.page.locator("[data-figure=horde-cross-corridor]")
    expect(horde.locator("g[transform^='translate'][opacity]")).to_have_count(15)
    expect(horde).to_contain_text("15")
    expect(crowded.page.locator("[data-icon=gas-leak]")).not_to_have_count(0)
    plain = position(["leo", "nina"]).table.save()
    crowded.sit_at(tables.restore(plain, seats=1), [0])
    expect(crowded.page.locator("[data-icon=gas-leak]")).to_have_count(0)
    expect(crowded.page.locator("[data-icon=terminal]")).not_to_have_count(0)
    for advanced in ("lurking", "secure"):
        expect(crowded.page.locator(f"[data-icon={advanced}]")).to_have_count(0)


def skip_button(person: Person) -> Any:
    """What shows the question at once while beats are played."""
    return person.page.locator("[data-press-on=asked]")


def test_a_round_is_shown_beat_by_beat_with_its_outcomes(people: People, tables: Tables) -> None:
    saved, answer, seat, _ = before_a_round()
    table = tables.restore(saved, seats=3)
    ada = people.come(pace="brisk", motion=True).stop_clock().sit_at(table, [0, 1, 2])
    ada.page.evaluate(RECORD)
    table.answer(answer, seat)
    expect(skip_button(ada)).to_be_visible()
    ada.page.clock.run_for(60_000)
    expect(skip_button(ada)).to_have_count(0)
    beats = ada.page.evaluate("() => window.beats")
    assert all(one["number"] < other["number"] for one, other in pairwise(beats)), beats
    told = "\n".join(beat["text"] for beat in beats)
    order = [told.index(part) for part in ("The fire leaps", "Round ", "More of the dead come in", "Row ")]
    assert order == sorted(order), told


def test_a_round_can_be_skipped(people: People, tables: Tables) -> None:
    saved, answer, seat, _ = before_a_round()
    table = tables.restore(saved, seats=3)
    ada = people.come(pace="calm").stop_clock().sit_at(table, [0, 1, 2])
    table.answer(answer, seat)
    expect(skip_button(ada)).to_be_visible()
    ada.wait_for_beat("[data-lit]")
    ada.page.keyboard.press("Escape")
    expect(skip_button(ada)).to_have_count(0)
    expect(ada.page.locator("[data-lit]")).to_have_count(0)
    # The caption tells the end of all that was skipped: who has come in, or whose turn it is after that.
    expect(ada.page.locator("[data-beat]")).to_contain_text(re.compile("More of the dead come in|It is the turn of"))
