"""While a beat plays nothing is laid out anew: what moves is moved by the compositor, on a phone too."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables
from tests.browser.test_darkest_stage import before_a_round
from tests.browser.test_director import two_bots

STEP = 120
MOST_STEPS = 100
LONG_ENOUGH = 300_000
ENOUGH = 3
LIGHT = {"transform", "opacity"}
SPARE = 2
"""Every movement is laid out once when it ends; so often more may something else be."""

# Writes down which properties move, and of what, from now on: however short a movement is, it is told of.
RECORD = """() => {
  const none = ['offset', 'computedOffset', 'easing', 'composite']
  const named = (one) => one.getAttribute('class') ?? one.tagName
  const note = (one, properties) =>
    properties.filter((name) => !none.includes(name)).forEach((name) => window.moved.add(`${name} of ${named(one)}`))
  const rules = (sheet) => [...sheet.cssRules].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule) : [])])
  const keyframes = (name) => [...document.styleSheets].flatMap(rules)
    .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
    .flatMap((rule) => [...rule.cssRules].flatMap((frame) => [...frame.style]))
  window.moved = new Set()
  addEventListener('animationstart', (event) => note(event.target, keyframes(event.animationName)), true)
  addEventListener('transitionrun', (event) => note(event.target, [event.propertyName]), true)
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    note(this, animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    return animation
  }
}"""

# What moves now: how many things move for a while, and whether pieces of the board are among those. Flames, which never
# rest, are none of a beat's.
MOVING = """() => {
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  const changed = (one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
  return {
    count: ending.length,
    pieces: ending.some((one) => one.effect.target instanceof SVGElement && changed(one).includes('transform')),
  }
}"""
# What gives way before it has begun to move never will.
FIRST_FRAME = "() => Promise.allSettled(document.getAnimations().map((one) => one.ready)).then(() => true)"
AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished)).then(() => true)"""


def layouts(session: CDPSession) -> int:
    """How often the page was laid out so far."""
    metrics: Any = session.send("Performance.getMetrics")
    return int(next(one["value"] for one in metrics["metrics"] if one["name"] == "LayoutCount"))


def next_beat(person: Person, last: str | None) -> str | None:
    """Let the clock run until another beat is played; none once a question stands there."""
    for _ in range(MOST_STEPS):
        person.page.clock.run_for(STEP)
        if not person.page.locator("[data-press-on=asked]").count():
            return None
        shown = person.page.locator("[data-beat]")
        number = shown.get_attribute("data-beat") if shown.count() else None
        if number not in (None, last):
            return number
    raise AssertionError("a beat does not end")


def betrayal(tables: Tables) -> tuple[Opened, list[int], tuple[int, str]]:
    """Two bots explore: they walk, a card is opened, dice fall."""
    return tables.restore(two_bots(), 3, scouts=[1, 2]), [0], (0, "end-turn")


def darkest(tables: Tables) -> tuple[Opened, list[int], tuple[int, str]]:
    """A round ends: hordes, fire and dice."""
    saved, answer, seat, _ = before_a_round()
    return tables.restore(saved, seats=3), [0, 1, 2], (seat, answer)


@pytest.mark.parametrize("game", [betrayal, darkest])
def test_what_moves_in_a_beat_is_moved_by_the_compositor(game: Any, people: People, tables: Tables) -> None:
    table, seats, (seat, answer) = game(tables)
    person = people.come(phone=True, pace="calm", motion=True).stop_clock().sit_at(table, seats)
    person.page.evaluate(RECORD)
    table.answer(answer, seat)
    asked = person.page.locator("[data-press-on=asked]")
    expect(asked).to_be_visible()
    beat: str | None = None
    for _ in range(ENOUGH):
        beat = next_beat(person, beat)
        person.page.evaluate(FIRST_FRAME)
    person.page.clock.run_for(LONG_ENOUGH)
    expect(asked).to_have_count(0)
    moved: list[str] = person.page.evaluate("() => [...window.moved]")
    assert {one.partition(" of ")[0] for one in moved} == LIGHT, moved


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("game", [betrayal, darkest])
def test_what_moves_in_a_beat_lays_nothing_out_anew(game: Any, people: People, tables: Tables) -> None:
    table, seats, (seat, answer) = game(tables)
    person = people.come(phone=True, pace="calm", motion=True, fresh=True)
    person.page.clock.install()
    person.sit_at(table, seats)
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")
    table.answer(answer, seat)
    expect(person.page.locator("[data-press-on=asked]")).to_be_visible()
    beat: str | None = None
    watched = 0
    while watched < ENOUGH and (beat := next_beat(person, beat)) is not None:
        moving: Any = person.page.evaluate(MOVING)
        person.page.evaluate(FIRST_FRAME)
        before = layouts(session)
        person.page.evaluate(AT_REST)
        # A browser lays out pieces of a drawing when they move; that is little, and nothing else may be.
        if moving["count"] and not moving["pieces"]:
            watched += 1
            assert layouts(session) - before <= moving["count"] + SPARE, f"beat {beat}"
    assert watched == ENOUGH
