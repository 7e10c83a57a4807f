"""Somebody at a screen: what they see, and what they do."""

import json
import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.browser.server import Opened, Server
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_KEY = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
LANGUAGES = ("en", "de", "fr")
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 740}
MIDNIGHT = datetime(2027, 1, 1, tzinfo=UTC)
STEP = 250
"""So far a stopped clock goes on before the stage is looked at again, in milliseconds."""
MOST_STEPS = 400

# Everything that is read or read out.
ALL_WORDS = """() => {
  const said = [document.title]
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (all.nextNode()) {
    const node = all.currentNode
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data)
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      if (node.hasAttribute(name)) said.push(node.getAttribute(name))
    }
  }
  return said.join('\\n')
}"""

FOLLOW = """language => {
  localStorage.setItem('dreadhall-language', language)
  dispatchEvent(new StorageEvent('storage', { key: 'dreadhall-language', newValue: language }))
}"""

# What somebody sees at a glance: how far the log is, whether a text is there, and what can be chosen, with its key.
GLANCE = """sign => ({
  number: Number(document.querySelector('[data-number]')?.dataset.number ?? -1),
  seen: sign !== '' && document.evaluate(`//*[text()[normalize-space()="${sign}"]]`, document).iterateNext() !== null,
  choices: [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
    .map((one) => [one.dataset.key, one.querySelector('kbd')?.textContent ?? '']),
})"""

# What somebody has chosen before; what they choose here stays.
KEEP = """
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('dreadhall-settings') ?? '{}')
    localStorage.setItem('dreadhall-settings', JSON.stringify({ ...chosen, ...kept }))
  }
"""

# Keys that somebody brings along: put there once, before the first page is read.
BRING = """
  if (location.protocol.startsWith('http') && Number(sessionStorage.getItem('brought')) < number) {
    sessionStorage.setItem('brought', number)
    localStorage.setItem('dreadhall-keys', keys)
  }
"""

CHECK = """() => {
  const where = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')
  window.violations = null
  axe.run(document, { resultTypes: ['violations'] }).then(
    (found) => (window.violations = found.violations.map((one) => `${one.id}: ${where(one)}`)),
    (error) => (window.violations = [String(error)]),
  )
}"""


RESTS = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity,
)"""


CLICK = """key => {
  const offered = [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
  const choice = offered.find((one) => one.dataset.key === key)
  choice?.click()
  return choice !== undefined
}"""


class Glance(NamedTuple):
    """What somebody sees at once: the choices each with the key of the keyboard that chooses it."""

    number: int
    seen: bool
    choices: dict[str, str]


class Person:
    """Somebody at a screen of their own; nothing may go wrong on it while they look."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self._brought = 0
        self._is_stopped = False
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def visit(self, place: str) -> "Person":
        """Go to a place of the client, such as `rules`, and wait for it to be there."""
        self.page.goto(f"{self.address}/#/{place}")
        expect(self.page.locator("main")).to_be_visible()
        return self

    def stop_clock(self) -> "Person":
        """From now on time passes on this screen only when a test lets it: what is shown stays as long as it likes."""
        self.page.clock.install(time=MIDNIGHT)
        self.page.clock.pause_at(MIDNIGHT + timedelta(minutes=1))
        self._is_stopped = True
        return self

    def wait_for_beat(self, sign: str) -> None:
        """Let the stopped clock run until this is among what is shown."""
        shown = self.page.locator(sign)
        for _ in range(MOST_STEPS):
            if shown.count():
                return
            self.page.clock.run_for(STEP)
        raise AssertionError(f"{sign!r} is never shown")

    def sit_at(self, table: Opened, seats: Sequence[int], *, host: bool = True) -> "Person":
        """Take these seats: keep the keys and look at the table."""
        self.keep(table.keys(seats, host=host))
        self.visit(f"table/{table.id}")
        expect(self.page.locator("[data-number]")).to_be_visible()
        return self

    def keep(self, keys: list[dict[str, Any]]) -> None:
        """Put keys where the client keeps them."""
        if self.page.url.startswith(self.address):
            self.page.evaluate("keys => localStorage.setItem('dreadhall-keys', JSON.stringify(keys))", keys)
        else:
            self._brought += 1
            brought = f"const keys = {json.dumps(json.dumps(keys))}, number = {self._brought}"
            self.page.add_init_script(f"{{ {brought}; {BRING} }}")

    def speak(self, language: str) -> None:
        """Choose a language, by the switch of this screen."""
        self.page.get_by_label(re.compile("Language|Sprache|Langue")).first.select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def hear(self, language: str) -> None:
        """Another tab has changed the language, and this one follows."""
        self.page.evaluate(FOLLOW, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    @property
    def number(self) -> int:
        """How far this screen knows the log."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or -1)

    def glance(self, sign: str = "") -> Glance:
        """Look at the table: the number of the log, whether this is written somewhere, and the choices."""
        seen = self.page.evaluate(GLANCE, sign)
        return Glance(seen["number"], seen["seen"], dict(seen["choices"]))

    @property
    def choices(self) -> Locator:
        """The choices in the list."""
        return self.page.locator(".prompt button[data-key]:not([disabled])")

    def choice(self, key: str) -> Locator:
        """One of the choices."""
        return self.page.locator(f".prompt button[data-key={json.dumps(key)}]:not([disabled])")

    def keys(self) -> list[str]:
        """The keys of the choices."""
        return list(self.choices.evaluate_all("all => all.map((one) => one.dataset.key)"))

    def choose(self, key: str) -> None:
        """Click a choice in the list, and wait until the table has gone on."""
        choice = self.choice(key)
        choice.wait_for(state="attached")
        before = self.number  # read only now: a screen may still be learning of the move that asks this
        if not choice.is_visible():
            hidden = self.page.locator(f"button[data-key={json.dumps(key)}]")
            self.page.locator(".prompt details:not([open])").filter(has=hidden).locator("summary").click()
        choice.click()
        if self.is_asked_again(before):
            choice.click()
            self.wait_past(before)

    def is_asked_again(self, number: int) -> bool:
        """Whether the choice just made asks once whether it is meant; else the table goes on."""
        asks = self.page.wait_for_function(
            """number => document.querySelector('.prompt button.sure') !== null ? 'asks'
              : Number(document.querySelector('[data-number]')?.dataset.number) > number ? 'past' : false""",
            arg=number,
        )
        return bool(asks.json_value() == "asks")

    def choose_if_offered(self, key: str) -> bool:
        """Click a choice, unless somebody else has acted meanwhile and it is gone; whether it was there."""
        before = self.number
        if self.page.evaluate(CLICK, key):
            if self.is_asked_again(before):
                self.page.evaluate(CLICK, key)
                self.wait_past(before)
            return True
        return False

    @property
    def page_of_their_own(self) -> Locator:
        """The page that somebody reads for themselves when a haunt begins."""
        return self.page.locator("dialog[data-briefing]")

    def hold_page(self) -> str:
        """Hold the page, read it, and let go: its words, which are nowhere before and afterwards."""
        sheet = self.page.locator("[data-page]:visible").last
        expect(sheet).to_have_attribute("data-page", "covered")
        grip = sheet.locator("[data-hold]").bounding_box()
        assert grip is not None
        self.page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
        self.page.mouse.down()
        expect(sheet).to_have_attribute("data-page", "open")
        words = sheet.inner_text()
        self.page.mouse.up()
        expect(sheet).to_have_attribute("data-page", "covered")
        return words

    def put_aside(self) -> None:
        """Look at the house again: the scene of the end lies over it."""
        self.page.get_by_role("button", name="See the house").click()
        expect(self.page.get_by_role("button", name="How it ended")).to_be_visible()

    def breathe(self) -> None:
        """Let a page do what it has to do."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 20))")

    def wait_for_question(self, number: int, sign: str = "") -> None:
        """Wait until this person is asked, the screen knows more of the log than this, or a text is there."""
        self.page.wait_for_function(
            f"""([number, sign]) => {{
              const {{ number: now, seen, choices }} = ({GLANCE})(sign)
              return seen || choices.length > 0 || now > number
            }}""",
            arg=[number, sign],
        )

    def wait_past(self, number: int) -> None:
        """Wait until the screen knows more of the log than this."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]')?.dataset.number) > number", arg=number
        )

    def check_words(self) -> None:
        """No message is missing."""
        missing = sorted(set(RAW_KEY.findall(self.page.evaluate(ALL_WORDS))))
        assert not missing, f"no words for {missing} on {self.page.url}"

    def wait_for_rest(self) -> None:
        """Wait until whatever comes slowly has come: a text that is only half there is hard to read."""
        self.page.wait_for_function(RESTS)

    def check_access(self) -> None:
        """Axe finds nothing wrong, once the screen is there."""
        self.page.locator("h1").first.wait_for(state="attached")
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(CHECK)
        for _ in range(MOST_STEPS if self._is_stopped else 0):  # axe waits for the clock now and then
            if self.page.evaluate("() => window.violations !== null"):
                break
            self.page.clock.run_for(1)
        self.page.wait_for_function("() => window.violations !== null")
        found = self.page.evaluate("() => window.violations")
        assert not found, "\n".join([self.page.url, *found])

    def check_width(self) -> None:
        """Nothing sticks out to the side."""
        self.page.wait_for_function(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )

    def check_screen(self, sign: str) -> None:
        """The screen this is a sign of is sound in every language and size."""
        expect(self.page.locator(sign).first).to_be_visible()
        self.check_access()
        for language in LANGUAGES:
            self.hear(language)
            self.check_words()
            for size in (PHONE, TABLET, DESK):
                self.page.set_viewport_size(size)
                self.check_width()

    def leave(self) -> None:
        """Close the screen; nothing must have gone wrong on it."""
        self.check_words()
        self.page.unroute_all(behavior="ignoreErrors")  # what is still on its way is of no more interest
        self.context.close()
        assert not self.errors, "\n".join(self.errors)


class People:
    """Brings people to the tests, each with a browser profile of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.here: list[Person] = []

    def come(
        self,
        *,
        phone: bool = False,
        language: str = "en",
        size: ViewportSize | None = None,
        pace: str = "at-once",
        motion: bool = False,
        sound: bool = False,
    ) -> Person:
        """Somebody comes, at a desk or with a phone; what happens is shown to them at this pace, in silence or not."""
        context = self._browser.new_context(
            viewport=size or (PHONE if phone else DESK),
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        chosen = json.dumps({"pace": pace, "sound": sound})
        context.add_init_script(f"{{ const chosen = {chosen}; {KEEP} }}")
        person = Person(context, self._server.address)
        self.here.append(person)
        return person
