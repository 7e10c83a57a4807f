"""Somebody at a screen: what they see, and what they do."""

import json
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.server import Opened, Server
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RAW_KEY = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
LANGUAGES = ("en", "de", "fr")
HOMEWARD = ("de", "fr", "en")
"""All of them for somebody who speaks English, and will again."""
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 740}
BLANK = "/favicon.svg"
"""A page of the server's that is none of the client's: from here what a browser keeps can be seen to."""
MIDNIGHT = datetime(2027, 1, 1, tzinfo=UTC)
STEP = 250
"""So far a stopped clock goes on before the stage is looked at again, in milliseconds."""
# How often a page that does not keep still is looked at.
MOST_LOOKS = 5
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

# What somebody brings along: what they have chosen before, and nothing else.
BRING = """([settings, language]) => {
  localStorage.clear()
  sessionStorage.clear()
  if (language) localStorage.setItem('dreadhall-language', language)
  localStorage.setItem('dreadhall-settings', JSON.stringify(settings))
}"""

CHECK = """() => {
  const where = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')
  window.violations = null
  window.changed = false
  const observer = new MutationObserver(() => (window.changed = true))
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  const look = () => axe.run(document, { resultTypes: ['violations'] }).then(
    (found) => (window.violations = found.violations.map((one) => `${one.id}: ${where(one)}`)),
    (error) => (window.violations = [String(error)]),
  )
  look().finally(() => observer.disconnect())
}"""


# These pages were read in this tab.
KNOW_PAGES = "pages => sessionStorage.setItem('dreadhall-pages', JSON.stringify(pages))"

# Goes to another place of the client, and says when the client has heard of it: until then it shows what it did before.
GO = """address => new Promise((heard) => {
  if (location.href === new URL(address).href) return heard()
  addEventListener('hashchange', () => heard(), { once: true })
  location.href = address
})"""

# Whatever is measured has been, before and after the letters have come, and has been laid out by that.
LAID = """async () => {
  const drawn = () => new Promise((done) => {
    const observer = new ResizeObserver(() => (observer.disconnect(), done()))
    observer.observe(document.documentElement)
  })
  await drawn()
  await document.fonts.ready
  await drawn()
}"""

# Whether the screen knows more of the log than this, and has been told that its own answer was taken: until then
# nothing can be pressed there.
PAST = """number => Number(document.querySelector('[data-number]')?.dataset.number) > number
  && document.querySelector('.prompt button[data-key]:disabled') === null"""

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

    def __init__(self, page: Page, address: str, *, is_spent: bool = False) -> None:
        self.page = page
        self.context = page.context
        self.address = address
        self.errors: list[str] = []
        self.is_spent = is_spent
        """Whether nobody can use this screen afterwards."""
        self._is_stopped = False
        self._heard: list[tuple[Any, Callable[[Any], None]]] = []
        self.listen("pageerror", lambda error: self.errors.append(str(error)))

    def listen(self, event: Any, heard: Callable[[Any], None]) -> None:
        """Hear of something on this page as long as they sit there."""
        self.page.on(event, heard)
        self._heard.append((event, heard))

    def visit(self, place: str) -> "Person":
        """Go to a place of the client, such as `rules`, and wait for it to be there."""
        address = f"{self.address}/#/{place}"
        if self.page.url.partition("#")[0] == f"{self.address}/":
            self.page.evaluate(GO, address)
        else:
            self.page.goto(address)
        expect(self.page.locator("main")).to_be_visible()
        return self

    def stop_clock(self) -> "Person":
        """From now on time passes on this screen only when a test lets it: what is shown stays as long as it likes."""
        self.page.clock.install(time=MIDNIGHT)
        self.page.clock.pause_at(MIDNIGHT + timedelta(minutes=1))
        self._is_stopped = self.is_spent = True
        return self

    def wait_for_beat(self, sign: str) -> None:
        """Let the stopped clock run until this is among what is shown."""
        shown = self.page.locator(sign)
        for _ in range(MOST_STEPS):
            if shown.count():
                return
            self.page.clock.run_for(STEP)
            self.wait_until_laid()
        raise AssertionError(f"{sign!r} is never shown")

    def sit_at(self, table: Opened, seats: Sequence[int], *, host: bool = True, has_read: bool = True) -> "Person":
        """Take these seats: keep the keys and look at the table. They have read how a haunt that runs began."""
        self.keep(table.keys(seats, host=host))
        if has_read:
            self.page.evaluate(KNOW_PAGES, [f"{table.id} {seat} {table.haunt(seat)}" for seat in seats])
        self.visit(f"table/{table.id}")
        self.wait_for_table()
        return self

    def wait_for_table(self) -> None:
        """Wait until the table is there, and everything lies where it will."""
        expect(self.page.locator("[data-number]")).to_be_visible()
        self.wait_until_laid()

    def keep(self, keys: list[dict[str, Any]]) -> None:
        """Put keys where the client keeps them."""
        if not self.page.url.startswith(self.address):
            self.page.goto(self.address + BLANK)
        self.page.evaluate("keys => localStorage.setItem('dreadhall-keys', JSON.stringify(keys))", keys)

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
        """The choices on the panel, and behind the button for what does not fit."""
        return self.page.locator(".prompt button[data-key]:not([disabled])")

    def choice(self, key: str) -> Locator:
        """One of the choices."""
        return self.page.locator(f".prompt button[data-key={json.dumps(key)}]:not([disabled])")

    def find(self, key: str) -> Locator:
        """A choice, in sight: it stands on the panel, or behind the button for all that does not fit."""
        choice = self.choice(key)
        choice.wait_for(state="attached")
        if not choice.is_visible():
            self.page.locator(".prompt [popovertarget]").click()
        return choice

    def keys(self) -> list[str]:
        """The keys of the choices."""
        return list(self.choices.evaluate_all("all => all.map((one) => one.dataset.key)"))

    def choose(self, key: str) -> None:
        """Click a choice on the panel, and wait until the table has gone on."""
        choice = self.find(key)
        before = self.number  # read only now: a screen may still be learning of the move that asks this
        choice.click()
        if self.is_asked_again(before):
            choice.click()
            self.wait_past(before)

    def is_asked_again(self, number: int) -> bool:
        """Whether the choice just made asks once whether it is meant; else the table goes on."""
        asks = self.page.wait_for_function(
            f"number => document.querySelector('.prompt button.sure') !== null ? 'asks' : ({PAST})(number) && 'past'",
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
        self.wait_until_laid()
        sheet.locator("[data-hold]").hover()
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
        if self._is_stopped:
            self.page.clock.run_for(20)
        else:
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
        """Wait until the screen knows more of the log than this, and can be used again if it has answered itself."""
        self.page.wait_for_function(PAST, arg=number)

    def check_words(self) -> None:
        """No message is missing."""
        missing = sorted(set(RAW_KEY.findall(self.page.evaluate(ALL_WORDS))))
        assert not missing, f"no words for {missing} on {self.page.url}"

    def wait_until_laid(self) -> None:
        """Wait until everything lies where it will: letters have come, and what is measured on the screen has been."""
        self.page.evaluate(LAID)

    def wait_for_rest(self) -> None:
        """Wait until whatever comes slowly has come: a text that is only half there is hard to read."""
        self.page.wait_for_function(RESTS)

    def check_access(self) -> None:
        """Axe finds nothing wrong, once the screen is there."""
        self.page.locator("h1").first.wait_for(state="attached")
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self._violations()
        for _ in range(MOST_LOOKS):  # it reads a name now and the text later: what has changed meanwhile is no fault
            if not found or not self.page.evaluate("() => window.changed"):
                break
            found = self._violations()
        assert not found, "\n".join([self.page.url, *found])

    def _violations(self) -> list[str]:
        self.page.evaluate(CHECK)
        for _ in range(MOST_STEPS if self._is_stopped else 0):  # axe waits for the clock now and then
            if self.page.evaluate("() => window.violations !== null"):
                break
            self.page.clock.run_for(1)
        self.page.wait_for_function("() => window.violations !== null")
        found: list[str] = self.page.evaluate("() => window.violations")
        return found

    def check_width(self) -> None:
        """Nothing sticks out to the side."""
        self.page.wait_for_function(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )

    def check_languages(self) -> None:
        """Everything is said in every language, and fits."""
        for language in HOMEWARD:
            self.hear(language)
            self.check_words()
            self.check_width()

    def check_screen(self) -> None:
        """All can use what is on the screen, and it is whole in every language on a phone, and in one at every size."""
        own = self.page.viewport_size
        assert own is not None
        self.check_access()
        first, *others = HOMEWARD
        self.hear(first)
        for size in (DESK, TABLET, PHONE):
            self.page.set_viewport_size(size)
            self.check_words()
            self.check_width()
        for language in others:
            self.hear(language)
            self.check_words()
            self.check_width()
        self.page.set_viewport_size(own)

    def leave(self) -> None:
        """Get up from the screen; nothing must have gone wrong on it."""
        self.check_words()
        self.page.unroute_all(behavior="ignoreErrors")  # what is still on its way is of no more interest
        for event, heard in self._heard:
            self.page.remove_listener(event, heard)
        assert not self.errors, "\n".join(self.errors)


class Kind(NamedTuple):
    """What a screen is, and cannot be made into another."""

    phone: bool
    locale: str


class Screens:
    """Screens that stay when people go: whoever comes next finds nothing on them, but need not fetch the client."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[Kind, list[Page]] = {}

    def find(self, kind: Kind) -> Page:
        """A screen that nobody sits at."""
        free = self._free.get(kind)
        return free.pop() if free else self.put_up(kind)

    def put_up(self, kind: Kind) -> Page:
        """A screen that nobody has used, in a browser profile of its own."""
        context = self._browser.new_context(
            viewport=PHONE if kind.phone else DESK,
            has_touch=kind.phone,
            is_mobile=kind.phone,
            locale=kind.locale,
            service_workers="block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        return context.new_page()

    def wipe(self, page: Page, kind: Kind, address: str) -> None:
        """Nobody sits there any more, and nobody's hand is on the mouse."""
        page.goto(address + BLANK)
        page.mouse.move(0, 0)
        page.mouse.up()
        self._free.setdefault(kind, []).append(page)


class People:
    """Brings people to the tests, each to a screen of their own."""

    def __init__(self, screens: Screens, server: Server) -> None:
        self._screens = screens
        self._server = server
        self._seated: list[tuple[Person, Kind]] = []

    @property
    def here(self) -> list[Person]:
        """Who has come."""
        return [person for person, _ in self._seated]

    def come(
        self,
        *,
        phone: bool = False,
        language: str = "",
        locale: str = "en",
        size: ViewportSize | None = None,
        pace: str = "at-once",
        motion: bool = False,
        sound: bool = False,
        fresh: bool = False,
    ) -> Person:
        """Somebody comes, at a desk or with a phone; what happens is shown to them at this pace, in silence or not.

        The language they have chosen goes before that of their browser. A fresh screen has never fetched anything, and
        nobody uses it afterwards.
        """
        kind = Kind(phone, locale)
        page = self._screens.put_up(kind) if fresh else self._screens.find(kind)
        if page.viewport_size != (wanted := size or (PHONE if phone else DESK)):
            page.set_viewport_size(wanted)
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        if page.url != self._server.address + BLANK:
            page.goto(self._server.address + BLANK)
        page.evaluate(BRING, [{"pace": pace, "sound": sound}, language])
        person = Person(page, self._server.address, is_spent=fresh)
        self._seated.append((person, kind))
        return person

    def leave(self, *, is_well: bool) -> None:
        """Everybody goes; where something was amiss nobody sits down again."""
        for person, kind in self._seated:
            person.leave()
            if is_well and not person.is_spent:
                self._screens.wipe(person.page, kind, self._server.address)
            else:
                person.context.close()
