"""Sound: nothing before the first touch, a switch that is kept, and every sound as it reaches the loudspeaker."""

import json
from typing import Any

from playwright.sync_api import expect

from dreadhall.testing.betrayal import position
from tests.browser.people import People, Person
from tests.browser.server import Tables
from tests.browser.test_weight import STATIC

THREE = {"ox-bellows": "entrance-hall", "vivian-lopez": "entrance-hall", "zoe-ingstrom": "entrance-hall"}

# Counts what is started. To the browser a test that looks has touched the page: only true touches count here.
COUNT = """
  window.started = 0
  Object.defineProperty(navigator, 'userActivation', { value: undefined })
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start
    Source.prototype.start = function (...when) {
      window.started += 1
      return start.apply(this, when)
    }
  }
"""

# Every sound at full volume: how long it is said to be and is heard, its largest sample, the first and the last ones,
# and its pitch (the root mean square of all its frequencies). Its noise is always the same.
RENDER = """async ([file, sounds]) => {
  const { Mixer } = await import(`/${file}`)
  const RATE = 22050
  const largest = (samples) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const heard = {}
  for (const sound of sounds) {
    let seed = 7
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    const context = new OfflineAudioContext(1, 7 * RATE, RATE)
    const mixer = new Mixer(context, random)
    const said = sound === 'storm' ? mixer.underneath(1) : mixer.play([sound])
    const samples = (await context.startRendering()).getChannelData(0)
    const end = samples.findLastIndex((one) => one !== 0) + 1
    const power = samples.reduce((sum, one) => sum + one * one, 0)
    const change = samples.reduce((sum, one, n) => sum + (one - (samples[n - 1] ?? 0)) ** 2, 0)
    heard[sound] = {
      said: said ?? null,
      seconds: end / RATE,
      most: largest(samples),
      first: largest(samples.subarray(0, 3)),
      last: largest(samples.subarray(end - 20, end)),
      pitch: (RATE / (2 * Math.PI)) * Math.sqrt(change / power),
    }
  }
  return heard
}"""

# Between which pitches each sound lies, in Hertz.
PITCHES = {
    "dice": (1500, 3500),
    "card": (2000, 5000),
    "steps": (150, 700),
    "door": (300, 1200),
    "fire": (1000, 3500),
    "blow": (200, 900),
    "gain": (500, 1100),
    "harm": (250, 900),
    "stroke": (60, 250),
    "heart": (45, 150),
    "victory": (300, 800),
    "defeat": (100, 500),
    "turn": (600, 1100),
}
LOUDEST = 10 ** (-3 / 20)  # 3 decibels below what a loudspeaker can do
CLICK = 0.005
SHORTEST, LONGEST = 0.2, 6


def rendered(person: Person, *sounds: str) -> dict[str, dict[str, Any]]:
    """These sounds as the built client makes them."""
    manifest = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    file = manifest["src/sound/mixing/mixer.ts"]["file"]
    heard: dict[str, dict[str, Any]] = person.page.evaluate(RENDER, [file, list(sounds)])
    return heard


def test_every_sound_is_short_neither_loud_nor_clicks_and_lies_where_it_should(people: People) -> None:
    heard = rendered(people.come().visit("about"), "storm", *PITCHES)
    storm = heard.pop("storm")
    for sound, one in heard.items():
        low, high = PITCHES[sound]
        assert 0.1 < one["most"] < LOUDEST, (sound, one)
        assert max(one["first"], one["last"]) < CLICK, (sound, one)
        assert SHORTEST < one["seconds"] <= one["said"] < LONGEST, (sound, one)
        assert low < one["pitch"] < high, (sound, one)
    assert storm["seconds"] > LONGEST
    assert storm["first"] < CLICK
    assert 0 < storm["most"] < heard["stroke"]["most"] / 2


def started(person: Person) -> int:
    """How many sources have been started on this page."""
    count: int = person.page.evaluate("() => window.started")
    return count


def wait_for_sound(person: Person, before: int) -> None:
    """Wait until more is heard than before."""
    person.page.wait_for_function("before => window.started > before", arg=before)


def test_sound_is_switched_by_hand_and_by_key_by_kind_and_stays_so(people: People, tables: Tables) -> None:
    ada = people.come(sound=True, fresh=True)
    ada.context.add_init_script(COUNT)
    ada.sit_at(tables.restore(position(THREE).table.save(), 3), [0, 1, 2])
    switch = ada.page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert started(ada) == 0

    ada.page.keyboard.press("m")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(ada.page.get_by_role("status").filter(has_text="Sound off")).to_be_attached()
    ada.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    ada.choose("end-turn")
    assert started(ada) == 0

    switch.click()
    wait_for_sound(ada, 0)
    before = started(ada)
    ada.choose("end-turn")
    wait_for_sound(ada, before)

    ada.page.get_by_role("button", name="Table menu").click()
    menu = ada.page.get_by_role("dialog")
    menu.get_by_label("A bell when it is your turn").uncheck()
    menu.get_by_label("Wind and rain underneath").uncheck()
    ada.check_access()
    ada.page.keyboard.press("Escape")
    before = started(ada)
    ada.choose("end-turn")
    assert started(ada) == before

    ada.visit("settings")
    expect(ada.page.get_by_label("Sound on")).to_be_checked()
    expect(ada.page.get_by_label("A bell when it is your turn")).not_to_be_checked()
    expect(ada.page.get_by_label("Dice, cards and steps")).to_be_checked()
